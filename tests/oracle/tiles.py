"""The common parts of the seven domino games: tiles, line, hands, the stock, the frame of a match.

Written from the rules page alone. A tile is a text, its higher number first: `65`, `00`. Each game
is a file of its own that tells one deal from top to bottom; here are the words it tells it in.
Seats count from 0; in the notation of lots (`=s1`) from 1.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from tests.oracle.walk import Answer, Course, Moment, Options, Walk, draw_from, grouped

Tile = str
Event = dict[str, Any]

TILES: list[Tile] = [f"{high}{low}" for high in range(7) for low in range(high + 1)]
ENDS = {"l": "left", "r": "right", "u": "up", "d": "down"}


def lower(tile: Tile) -> int:
    return int(tile[1])


def higher(tile: Tile) -> int:
    return int(tile[0])


def is_double(tile: Tile) -> bool:
    return tile[0] == tile[1]


def pips(tiles: Iterable[Tile]) -> int:
    """All pips on these tiles."""
    return sum(lower(tile) + higher(tile) for tile in tiles)


def in_order(tiles: Iterable[Tile]) -> list[Tile]:
    """00 10 11 20 21 22 30 ... 66."""
    return sorted(tiles, key=TILES.index)


# --- Options --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Option:
    """A choice before the match: what is taken when nothing is said, and what may be said."""

    default: Any
    values: Sequence[Any]


Choices = Mapping[str, Option]


def option_faults(choices: Choices, options: Options) -> list[str]:
    """The code of everything that is wrong with a choice of options, taken one by one."""
    faults: list[str] = []
    for name, value in options.items():
        if name not in choices:
            faults.append("unknown_option")
        elif not any(value == each and type(value) is type(each) for each in choices[name].values):
            faults.append("bad_value")
    return faults


# --- The line -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Lay:
    """A way to lay a tile: at which end, and which number then points outwards."""

    tile: Tile
    end: str
    outward: int

    @property
    def inward(self) -> int:
        """The number of the half that touches the line."""
        return higher(self.tile) + lower(self.tile) - self.outward


@dataclass(frozen=True)
class Laid:
    """A tile in the line; the led one lies at no end, its lower half to the left."""

    tile: Tile
    end: str | None
    inward: int
    outward: int
    wild: bool = False  # a matador that was laid regardless of its pips


class Line:
    """The tile that was led and what was laid to its sides, from the inside outwards."""

    def __init__(self) -> None:
        self.led: Laid | None = None
        self.arms: dict[str, list[Laid]] = {end: [] for end in ENDS}

    def lead(self, tile: Tile) -> None:
        self.led = Laid(tile, None, inward=lower(tile), outward=higher(tile))

    def lay(self, lay: Lay, *, wild: bool = False) -> None:
        self.arms[lay.end].append(Laid(lay.tile, lay.end, lay.inward, lay.outward, wild))

    def number(self, end: str) -> int:
        """The number that is open at an end."""
        if self.arms[end]:
            return self.arms[end][-1].outward
        assert self.led is not None
        return self.led.inward if end == "l" else self.led.outward

    def last(self, end: str) -> Laid:
        """The tile that lies at an end."""
        assert self.led is not None
        return self.arms[end][-1] if self.arms[end] else self.led

    def length(self) -> int:
        return (self.led is not None) + sum(len(arm) for arm in self.arms.values())

    def tiles(self) -> list[dict[str, Any]]:
        """All tiles as a view lists them."""
        found = [] if self.led is None else [(0, self.led)]
        for arm in self.arms.values():
            found += enumerate(arm, start=1)
        return [
            {
                "tile": laid.tile,
                "end": laid.end and ENDS[laid.end],
                "position": position,
                "inward": laid.inward,
                "outward": laid.outward,
                "wild": laid.wild,
            }
            for position, laid in found
        ]


# --- The table ------------------------------------------------------------------------------------


@dataclass
class Hand:
    """The tiles of a seat, and what everybody knows about them."""

    tiles: list[Tile] = field(default_factory=list)
    drawn: int = 0
    passes: int = 0
    out: int | None = None  # the place in which the seat went out
    stood: bool = False

    def take(self, tile: Tile) -> None:
        self.tiles = in_order([*self.tiles, tile])

    @property
    def doubles(self) -> list[Tile]:
        return [tile for tile in self.tiles if is_double(tile)]


class Table(Walk):
    """A match of a domino game: its deals, and what everybody may see of them."""

    OPTIONS: ClassVar[Choices]
    OPEN_HANDS: ClassVar[bool] = False
    LINE: ClassVar[type[Line]] = Line

    def __init__(self, **options: Any) -> None:
        faults = self.faults(options)
        if faults:
            raise ValueError("impossible options: " + ", ".join(faults))
        chosen = {name: option.default for name, option in self.OPTIONS.items()} | options
        self.seats: int = chosen["seats"]
        self.deal = 0
        self.lead: int | None = None
        self.hands: list[Hand] = []
        self.line = self.LINE()
        self.stock: list[Tile] = []
        self.removed: list[Tile] = []
        self.totals = [0] * self.seats
        self.deals_won = [0] * self.seats
        self.bank: int | None = None
        self.events: list[Event] = []
        self.reason = ""
        self.gained = [0] * self.seats  # in the present deal
        self.turn: int | None = None  # whose it is, also while chance draws for a seat
        self.ending: str | None = None  # how the last deal ended
        super().__init__(chosen)

    @classmethod
    def faults(cls, options: Options) -> list[str]:
        """The code of everything that is wrong with a choice of options."""
        return option_faults(cls.OPTIONS, options)

    def take(self, text: str) -> list[Event]:
        """Apply an action and return everything that happened, with nothing hidden."""
        self.apply(text)
        happened, self.events = self.events, []
        return happened

    # The frame of a match -------------------------------------------------------------------------

    @property
    def deals(self) -> int | None:
        """The number of deals of a match, where that is agreed."""
        return None

    @property
    def target(self) -> int | None:
        """The number of points that win the match, where that is agreed."""
        return None

    @abstractmethod
    def _play_deal(self) -> Course:
        """A deal from its first draw to its end."""

    def _match(self) -> Course:
        while not self.reason:
            self.deal += 1
            self.hands = [Hand() for _ in range(self.seats)]
            self.line, self.stock, self.removed = self.LINE(), list(TILES), []
            self.gained = [0] * self.seats
            self.tell(
                "deal_started",
                deal=self.deal,
                deals=self.deals,
                target=self.target,
                totals=list(self.totals),
            )
            yield from self._play_deal()
            self.reason = self._reason_to_stop()
        self.tell("match_ended", outcome=self.outcome())

    def _reason_to_stop(self) -> str:
        """The reason why the match is over after this deal; empty when it goes on."""
        if self.target is not None and max(self.totals) >= self.target:
            return "target_reached"
        if self.deals is not None and self.deal == self.deals:
            return "deals_played"
        return ""

    def tell(self, kind: str, **fields: Any) -> None:
        self.events.append({"kind": kind, **fields})

    # Dealing --------------------------------------------------------------------------------------

    def _draw_lots(self) -> Course:
        """The lot for the lead of the first deal."""
        slip = yield draw_from([f"=s{seat + 1}" for seat in range(self.seats)], step="draw_seat")
        self.lead = int(slip.removeprefix("=s")) - 1
        self.tell("seat_drawn", seat=self.lead)

    def _first_lead_by_lot(self, later: str) -> Answer:
        """The lot decides the first deal; from then on the lead goes round. Returns the reason."""
        if self.deal == 1:
            yield from self._draw_lots()
            return "lot"
        assert self.lead is not None
        self.lead = self._next(self.lead)
        return later

    def _draw_tile(self, step: str) -> Answer:
        """One of the tiles of the stock, each as likely as the others."""
        slip = yield draw_from([f"={tile}" for tile in self.stock], step=step)
        tile = slip.removeprefix("=")
        self.stock.remove(tile)
        return tile

    def _deal_hands(self, size: int) -> Course:
        for seat, hand in enumerate(self.hands):
            for _ in range(size):
                tile = yield from self._draw_tile("deal_tile")
                hand.take(tile)
                self.tell("tile_dealt", seat=seat, tile=tile)
            self.tell("hand_dealt", seat=seat, size=size, tiles=list(hand.tiles))

    def _give_lead(self, seat: int, reason: str, tile: Tile | None = None) -> None:
        self.lead = seat
        self.tell("lead_given", seat=seat, reason=reason, tile=tile)

    # Turns ----------------------------------------------------------------------------------------

    def _next(self, seat: int) -> int:
        """The seat after this one, clockwise."""
        return (seat + 1) % self.seats

    def _lead(self, seat: int, tiles: Sequence[Tile]) -> Course:
        """The first tile of a deal."""
        self.turn = seat
        tile = yield Moment(seat, list(tiles), step="lead")
        self.line.lead(tile)
        self._tell_laid(seat, tile)

    def open_ends(self) -> list[str]:
        """The ends at which something may be laid now."""
        return ["l", "r"] if self.line.led else []

    def lays(self, seat: int) -> list[Lay]:
        """Every way to lay a tile of this seat: touching halves are equal."""
        open_numbers = [(end, self.line.number(end)) for end in self.open_ends()]
        return [
            Lay(tile, end, outward=lower(tile) + higher(tile) - number)
            for tile in self.hands[seat].tiles
            for end, number in open_numbers
            if number in (lower(tile), higher(tile))
        ]

    def _text(self, lay: Lay) -> str:
        return lay.tile + lay.end

    def _is_wild(self, _: Lay) -> bool:
        return False

    def _ask_to_lay(self, seat: int, *others: str, step: str = "play") -> Answer:
        """The seat lays one tile, or does one of the other things; the answer."""
        self.turn = seat
        lays = {self._text(lay): lay for lay in self.lays(seat)}
        answer = yield Moment(seat, [*lays, *others], canonical=shortened(list(lays)), step=step)
        if answer in lays:
            lay = lays[answer]
            self.line.lay(lay, wild=self._is_wild(lay))
            self._tell_laid(seat, lay.tile)
        return answer

    def _tell_laid(self, seat: int, tile: Tile) -> None:
        self.hands[seat].tiles.remove(tile)
        laid = next(each for each in self.line.tiles() if each["tile"] == tile)
        self.tell(
            "tile_laid",
            seat=seat,
            tile=tile,
            end=laid["end"],
            inward=laid["inward"],
            outward=laid["outward"],
            wild=laid["wild"],
            open_ends=self._open_ends_seen(),
            hand_size=len(self.hands[seat].tiles),
        )

    def _open_ends_seen(self) -> list[dict[str, Any]]:
        return [{"end": ENDS[end], "number": self.line.number(end)} for end in self.open_ends()]

    def _tell_stuck(self, seat: int) -> None:
        self.tell(
            "stuck", seat=seat, numbers=sorted({self.line.number(e) for e in self.open_ends()})
        )

    def _pass(self, seat: int, *, forced: bool) -> None:
        self.hands[seat].passes += 1
        self.tell("passed", seat=seat, forced=forced)

    def _take_from_stock(self, seat: int) -> Course:
        self.turn = seat
        tile = yield from self._draw_tile("draw_tile")
        self.hands[seat].take(tile)
        self.hands[seat].drawn += 1
        self.tell("tile_drawn", seat=seat, tile=tile, stock=len(self.stock))

    # The end of a deal ----------------------------------------------------------------------------

    @abstractmethod
    def settle(self, reason: str, out: Sequence[int] = ()) -> None:
        """The gains of a deal that ended like this, after these seats went out in this order."""

    def is_blind_alley(self) -> bool:
        """Nobody who still holds tiles can play, and nothing can be drawn."""
        return not self.stock and not any(self.lays(seat) for seat in range(self.seats))

    def _go_out(self, seat: int, place: int = 1) -> None:
        self.hands[seat].out = place
        self.tell("went_out", seat=seat, place=place)

    def _score(self, seat: int, points: int) -> None:
        self.totals[seat] += points
        self.gained[seat] += points

    def _show_hands(self) -> None:
        self.tell(
            "hands_shown",
            hands=[
                {
                    "seat": seat,
                    "tiles": list(hand.tiles),
                    "pips": pips(hand.tiles),
                    "doubles": len(hand.doubles),
                }
                for seat, hand in enumerate(self.hands)
            ],
            removed=self._removed_shown(),
        )

    def _removed_shown(self) -> list[Tile]:
        return []

    def _end_deal(self, reason: str, winners: list[int], places: list[int] | None = None) -> None:
        self.turn, self.ending = None, reason
        for seat in winners:
            self.deals_won[seat] += 1
        self.tell(
            "deal_ended",
            deal=self.deal,
            reason=reason,
            winners=winners,
            places=places or places_of_winners(winners, self.seats),
            points=list(self.gained),
            totals=list(self.totals),
        )

    # What is seen ---------------------------------------------------------------------------------

    @property
    def step(self) -> str:
        """The kind of the next step."""
        return self._moment.step if self._moment else "finished"

    def sees(self, viewer: int | None, seat: int) -> bool:
        """True if this viewer (None: the public) sees the hand of this seat."""
        return viewer == seat or self.OPEN_HANDS or self.actor is None

    def seen_by(self, viewer: int | None, event: Event) -> Event:
        """The event as told to a viewer: no tile of another's hand, none that is set aside."""
        seen = dict(event)
        if event["kind"] == "tile_removed":
            seen["tile"] = None
        secret = event["kind"] in {"tile_dealt", "tile_drawn", "hand_dealt"}
        if secret and not (viewer == event["seat"] or self.OPEN_HANDS):
            seen["tiles" if event["kind"] == "hand_dealt" else "tile"] = None
        return seen

    def cross_tile(self) -> Tile | None:
        """The tile at which the line crosses, or will."""
        return None

    def scores(self) -> list[dict[str, int]]:
        return [
            {
                "seat": seat,
                "total": self.totals[seat],
                "deals_won": self.deals_won[seat],
                "gained": self.gained[seat],
            }
            for seat in range(self.seats)
        ]

    def view(self, viewer: int | None) -> dict[str, Any]:
        """The table as a seat or the public (None) sees it."""
        return self._view(viewer, lambda seat: self.sees(viewer, seat))

    def open_view(self) -> dict[str, Any]:
        """The table with nothing hidden."""
        return self._view(None, lambda _: True) | {
            "stock_tiles": list(self.stock),
            "removed_tiles": in_order(self.removed),
        }

    def _view(self, viewer: int | None, sees: Callable[[int], bool]) -> dict[str, Any]:
        return {
            "viewer": viewer,
            "actor": self.actor,
            "step": self.step,
            "deal": self.deal,
            "deals": self.deals,
            "target": self.target,
            "lead": self.lead,
            "turn": self.turn,
            "line": self.line.tiles(),
            "cross_tile": self.cross_tile(),
            "open_ends": self._open_ends_seen(),
            "hands": [
                {
                    "seat": seat,
                    "size": len(hand.tiles),
                    "tiles": list(hand.tiles) if sees(seat) else None,
                    "pips": pips(hand.tiles) if sees(seat) else None,
                    "drawn": hand.drawn,
                    "passes": hand.passes,
                    "out": hand.out,
                    "stood": hand.stood,
                }
                for seat, hand in enumerate(self.hands)
            ],
            "stock": len(self.stock),
            "removed": len(self.removed),
            "scores": self.scores(),
            "bank": self.bank,
            "ending": None if self.actor is not None else self.ending,
            "stock_tiles": None,
            "removed_tiles": None,
        }

    # The end of the match -------------------------------------------------------------------------

    def ranking(self) -> list[list[int]]:
        """Groups of seats sharing a place, best first."""
        return grouped(self.totals)

    def standings(self) -> list[dict[str, int]]:
        """Every seat with its place, best first; after a shared place the next is left out."""
        found: list[dict[str, int]] = []
        for group in self.ranking():
            place = len(found) + 1
            found += [
                {
                    "seat": seat,
                    "place": place,
                    "total": self.totals[seat],
                    "deals_won": self.deals_won[seat],
                }
                for seat in group
            ]
        return found

    def outcome(self) -> dict[str, Any] | None:
        """The reason why the match ended, and the places; None while it goes on."""
        if not self.reason:
            return None
        return {"reason": self.reason, "ranking": self.ranking(), "standings": self.standings()}


def seat_with_fewer_pips(hands: list[Hand]) -> int | None:
    """The seat with the fewest pips; None when several have as few."""
    totals = [pips(hand.tiles) for hand in hands]
    return totals.index(min(totals)) if totals.count(min(totals)) == 1 else None


def shortened(lays: list[str]) -> Callable[[str], str]:
    """Reads a tile, or a tile and an end, where only one way to lay it is legal."""

    def canonical(text: str) -> str:
        found = [lay for lay in lays if lay.startswith(text)]
        return found[0] if len(text) >= 2 and len(found) == 1 else text

    return canonical


def places_of_winners(winners: list[int], seats: int) -> list[int]:
    """The winners share the first place, all others the next."""
    return [1 if seat in winners else len(winners) + 1 for seat in range(seats)]


def places_in_order(strengths: list[Any]) -> list[int]:
    """The place of everybody, the strongest first; after a shared place the next is left out."""
    return [1 + sum(other > each for other in strengths) for each in strengths]
