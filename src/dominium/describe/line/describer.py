"""What the describers of the domino games share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.describe.describer import Describer
from dominium.describe.line.announcements import LineAnnouncer
from dominium.describe.line.choices import LineChoices
from dominium.describe.line.compact import LineCompact
from dominium.describe.line.layout import in_order, lying
from dominium.describe.line.refusing import LineRefuser
from dominium.describe.line.results import Results
from dominium.describe.line.speaker import LineSpeaker
from dominium.describe.line.tiles import ENDS
from dominium.describe.refusals import OF_OTHERS
from dominium.describe.text import capitalised

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from dominium._core import HandView, LaidTile, LineScore, LineView, Tally
    from dominium.actions import Action
    from dominium.describe.speaker import Length
    from dominium.errors import Parameter
    from dominium.events import DealEnded, LineEvent
    from dominium.game import LineGame
    from dominium.state import LineState, State

GROUP = 5
"""How many tiles of a line are told at a time."""

DEALING = frozenset({"draw_seat", "remove_tile", "deal_tile"})
"""The steps before the tiles are in the hands."""


class LineDescriber(LineSpeaker, Describer):
    """Everything a listener may hear of a domino game."""

    _game: LineGame
    _refuser: LineRefuser

    sums: bool = False
    """Whether halves touch that add up to 7, not equal ones."""

    def __init__(
        self,
        game: LineGame,
        language: str,
        names: Sequence[str],
        *,
        you: int | None = None,
        length: Length = "short",
    ) -> None:
        super().__init__(game, language, names, you=you, length=length)
        self._refuser = LineRefuser(self, sums=self.sums)
        self._results = self._make_results()
        self._announcer = self._make_announcer()
        self._choices = LineChoices(self)
        self._compact = LineCompact(self)

    def _make_results(self) -> Results:
        return Results(self, self._game)

    def _make_announcer(self) -> LineAnnouncer:
        return LineAnnouncer(self, self._game, self._results)

    # --- The course of the game ---------------------------------------------------------------

    def announce(self, events: Sequence[LineEvent]) -> list[str]:
        """Announcements of events, in order; what belongs to one turn in one line."""
        return self._announcer.announce(events)

    def title(self, view: LineView) -> str:
        """The state in one line: "Sebastopol, deal 2 of 4, Jana to move"."""
        parts = [self.game_name()]
        if view.target is not None:
            parts[0] += f" {self.text('title-target', points=view.target)}"
            parts.append(self.text("title-deal", deal=view.deal))
        elif view.deals is not None and view.deals > 1:
            of = self.of_all(view.deals)
            parts.append(self.text("title-deal-of", deal=view.deal, of=of))
        return ", ".join([*parts, self._turn(view)])

    def expected(self, view: LineView) -> str:
        """Whose turn it is and what is expected, with the open ends."""
        about = {} if view.turn is None else self.about(view.turn)
        return self.text(f"expected-{self._expected_step(view)}", **about, ends=self.ends(view))

    def choice(self, state: LineState, action: Action) -> str:
        """What an action does: "6-5 left. Ends 5 and 5."."""
        return self._choices.described(state, action)

    def choice_short(self, state: LineState, action: Action) -> str:  # noqa: ARG002 - as in all games
        """An action in a few words: "6-5 left"."""
        return self._choices.named(action)

    def refusal(
        self, code: str, params: Mapping[str, Parameter], state: State | None = None
    ) -> str:
        """Why an action was refused; to the seat that acts also what would be legal.

        Nobody else hears it: what may be laid tells what is in a hand.
        """
        hidden = state is not None and state.actor != self.you and code not in OF_OTHERS
        return super().refusal(code, params, None if hidden else state)

    # --- The line -----------------------------------------------------------------------------

    def ends(self, view: LineView) -> str:
        """The open ends by name: "Left 6, right 5."."""
        if not self.has_line:
            return self.text("line-none")
        return self.open_ends(view.open_ends) if view.line else self.text("ends-none")

    def line(self, view: LineView) -> list[str]:
        """The open ends, then the tiles as they lie from left to right, five in a line."""
        if not view.line:
            return [self.ends(view)]
        if self.four_arms:
            return [self.ends(view), *self._arms(view)]
        tiles = in_order(view.line)
        led = 1 + next(place for place, tile in enumerate(tiles) if tile.end is None)
        return [
            self.ends(view),
            self.text("line-tiles", count=len(tiles), number=led),
            *self._groups(tiles),
        ]

    def played(self, view: LineView) -> str:
        """On how many of its 7 tiles that lie in the line each number stands."""
        numbers = [
            self.text(
                "line-number",
                name=self.text(f"number-{number}"),
                count=sum(str(number) in laid.tile for laid in view.line),
            )
            for number in reversed(range(7))
        ]
        return self.text("line-played", numbers=", ".join(numbers))

    # --- Hands --------------------------------------------------------------------------------

    def hand(self, view: LineView, seat: int, legal: Sequence[Action] = ()) -> list[str]:
        """A hand, tiles that may be laid first; only its size where the listener must not see it.

        Args:
            view: what the listener sees.
            seat: whose hand.
            legal: the legal actions when the seat is to act.
        """
        hand = view.hands[seat]
        if hand.tiles is None:
            return [self._hand_size(hand)]
        heading = self.text(
            "hand",
            **self.about(seat),
            tiles=self.count("tiles", hand.size),
            pips=self.count("pips", hand.pips or 0),
        )
        first = {tile for tile in hand.tiles if _laying(legal, tile)}
        tiles = sorted(hand.tiles, key=lambda tile: tile not in first)
        return [heading, *(self.hand_item(tile, legal) for tile in tiles)]

    def hand_item(self, tile: str, legal: Sequence[Action] = ()) -> str:
        """A tile of the hand with where it may be laid: "6-5, left or right"."""
        name, laying = self.tile(tile), _laying(legal, tile)
        if not any(action.kind in {"lead", "lay", "draw", "pass"} for action in legal):
            return name
        if not laying:
            return self.text("hand-item-unfit", tile=name)
        ends = {action.end for action in laying if action.kind == "lay"}
        if not ends:
            return self.text("hand-item-lead", tile=name)
        *others, last = [self.end(end) for end in ENDS if end in ends]
        named = self.text("list-or", first=", ".join(others), last=last) if others else last
        return self.text("hand-item", tile=name, ends=named)

    def hands(self, view: LineView) -> list[str]:
        """Every seat: how many tiles, how many drawn, passes, who is out or has enough."""
        return [self._hand_size(hand) for hand in view.hands]

    def opponents(self, view: LineView, seat: int) -> list[str]:
        """The same of all other seats."""
        return [self._hand_size(hand) for hand in view.hands if hand.seat != seat]

    # --- Stock, bank and scores -----------------------------------------------------------------

    def stock(self, view: LineView) -> str:
        """How many tiles may be drawn, and how many were set aside; which, where all lies open."""
        lines = [self._stock(view)]
        if view.removed:
            lines.append(self.text("stock-removed", tiles=self.count("tiles", view.removed)))
        if view.stock_tiles:
            lines.append(self.text("stock-tiles", tiles=self.tiles(view.stock_tiles)))
        if view.removed_tiles:
            lines.append(self.text("stock-removed-tiles", tiles=self.tiles(view.removed_tiles)))
        return " ".join(lines)

    def bank(self, view: LineView) -> str:
        """What lies in the bank; empty in games without one."""
        if view.bank is None:
            return ""
        return self.text("bank", tokens=self.count("tokens", view.bank))

    def totals(self, view: LineView) -> str:
        """What every seat has: "Jana 34, Petr 28"."""
        return self.amounts((score.seat, score.total) for score in view.scores)

    def scores(self, view: LineView) -> list[str]:
        """What every seat has in full, and how far the match goes."""
        lines = [*map(self._score, view.scores), *self._length_of_match(view)]
        return [*lines, *self._ending(view)]

    def deal(self, ended: DealEnded) -> list[str]:
        """The result of a deal explained, then the totals."""
        return self._results.explained(ended)

    def tally(self, tally: Tally) -> list[str]:
        """Everything that a score pad holds: deals, totals, the bank, who leads next, the end."""
        return self._results.tally(tally)

    # --- Everything at once -------------------------------------------------------------------

    def spoken(self, view: LineView) -> list[str]:
        """The whole view in full words; views that differ in any fact differ here."""
        lines = [self.title(view), self.expected(view), *self.line(view), *self.hands(view)]
        for hand in view.hands:
            if hand.tiles:
                lines += self.hand(view, hand.seat)
        lines += [self.stock(view), *filter(None, [self.bank(view)]), *self.scores(view)]
        if view.lead is not None:
            lines.append(self.text("score-lead", **self.about(view.lead)))
        return lines

    def compact(self, view: LineView) -> list[str]:
        """The whole view for braille and terminals: lossless, at most 40 columns."""
        return self._compact.view(view)

    def compact_ends(self, view: LineView) -> str:
        """The open ends for braille and terminals: "l6 r5"."""
        return self._compact.ends(view)

    def compact_line(self, view: LineView) -> list[str]:
        """The line for braille and terminals: ``36 *65 52``, the tile that was led marked."""
        return self._compact.line(view)

    def compact_hand(self, view: LineView, seat: int) -> list[str]:
        """The tiles of a hand for braille and terminals: "00 10 65"; nothing of a hidden one."""
        return self._compact.hand(view.hands[seat])

    # --- Parts --------------------------------------------------------------------------------

    def _stock(self, view: LineView) -> str:
        """How many tiles may be drawn; before the deal, how many are still to be dealt."""
        tiles = self.count("tiles", view.stock)
        if view.step in DEALING:
            return self.text("stock-undealt", tiles=tiles)
        return self.text("stock", tiles=tiles) if self.has_stock else self.text("stock-none")

    def _expected_step(self, view: LineView) -> str:
        """The step as it is told in the game."""
        if view.step == "draw_tile" and view.turn is not None:
            return "draw_tile-turn"
        return view.step

    def _arms(self, view: LineView) -> list[str]:
        """The tile in the middle, then each arm outwards."""
        lines = [self.text("line-middle", tile=self.tile(view.line[0].tile))]
        for end in ENDS:
            arm = [self._as_it_lies(tile) for tile in view.line if tile.end == end]
            if arm:
                name = capitalised(self.end(end))
                lines.append(self.text("line-arm", end=name, tiles=", ".join(arm)))
        return lines

    def _groups(self, tiles: Sequence[LaidTile]) -> Iterable[str]:
        for start in range(0, len(tiles), GROUP):
            group = tiles[start : start + GROUP]
            places = self.span(str(start + 1), str(start + len(group)))
            named = ", ".join(map(self._as_it_lies, group))
            yield self.text("line-part", places=places, tiles=named)

    def _as_it_lies(self, laid: LaidTile) -> str:
        """A tile with its half on the left, or nearer to the middle, first."""
        first, last = lying(laid, outwards=self.four_arms)
        if first == last:
            return self.tile(laid.tile)
        return self.text("tile-plain", high=first, low=last)

    def _hand_size(self, hand: HandView) -> str:
        parts = [self.count("tiles", hand.size)] if hand.out is None else []
        if hand.drawn:
            parts.append(self.text("hand-drawn", count=hand.drawn))
        if hand.passes:
            parts.append(self.text("hand-passes", count=hand.passes))
        if hand.out is not None:
            parts.insert(0, self.text("hand-out", place=hand.out))
        if hand.stood:
            parts.append(self.text("hand-stood"))
        return self.text("hand-size", name=self.leading_name(hand.seat), parts=", ".join(parts))

    def _score(self, score: LineScore) -> str:
        """A total, the deals won where they are not the total, what this deal has brought."""
        words = {"name": self.leading_name(score.seat), "amount": self.amount(score.total)}
        if self.tells_deals_won:
            deals = self.count("deals", score.deals_won)
            line = self.text("score-seat-deals", **words, deals=deals)
        else:
            line = self.text("score-seat", **words)
        if not score.gained:
            return line
        return self.text("score-gained", score=line, points=score.gained)

    def _ending(self, view: LineView) -> list[str]:
        """How the last deal ended, once one has."""
        if view.ending is None:
            return []
        return [self.text("score-ending", reason=self.text(f"deal-reason-{view.ending}"))]

    def _length_of_match(self, view: LineView) -> list[str]:
        if view.target is not None:
            return [self.text("score-target", deal=view.deal, target=view.target)]
        if view.deals is None or view.deals == 1:
            return []
        return [self.text("score-deals", deal=view.deal, of=self.of_all(view.deals))]


def _laying(legal: Iterable[Action], tile: str) -> list[Action]:
    """The actions that lay or lead a tile."""
    return [action for action in legal if action.kind in {"lead", "lay"} and action.tile == tile]
