"""One deal at a real table: what was said of it, played by the engine with tiles that fit it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from dominium.errors import SetupError
from dominium.events import DealEnded, Event, LineBlocked, TileLaid, WentOut
from dominium.referee.line.hidden import EVERYTHING, Facts, placed
from dominium.state import CHANCE

if TYPE_CHECKING:
    from dominium.actions import Decision
    from dominium.game import LineGame
    from dominium.referee.line.hidden import Hands
    from dominium.state import LineState

HAND_SIZES: Final[Mapping[str, int]] = {
    "block": 7,
    "draw": 7,
    "matador": 3,
    "bergen": 6,
    "sebastopol": 7,
    "twenty_one": 2,
}
ASIDE: Final[Mapping[str, int]] = {"block": 14, "matador": 3}
"""How many tiles nobody can draw."""
WITH_LEADER: Final = frozenset({"bergen", "sebastopol"})
"""The games in which a tile decides who leads."""
MOST_PIPS_TO_DRAW: Final = 20
DRAWING: Final = frozenset({"draw", "hit"})

LEAST_FIRST: Final = sorted(
    EVERYTHING,
    key=lambda tile: (tile[0] != tile[1], int(tile[0]) + int(tile[1]), tile[1]),
)
"""The tiles in the order in which they lead in Bergen."""


@dataclass(frozen=True)
class Played:
    """What the engine made of a deal with the hidden tiles placed in one way."""

    state: LineState
    events: tuple[Event, ...]
    actions: tuple[str, ...]

    @property
    def ended(self) -> DealEnded | None:
        """The result of the deal, once it is over."""
        return next((event for event in self.events if isinstance(event, DealEnded)), None)

    @property
    def out(self) -> list[int]:
        """The seats that are rid of their tiles, the first one first."""
        return [event.seat for event in self.events if isinstance(event, WentOut)]


@dataclass(frozen=True)
class Deal:
    """What was said in one deal."""

    start: LineState
    """The position before anything of the deal."""
    facts: Facts
    decisions: tuple[str, ...] = ()
    lot: int | None = None
    leader: int | None = None
    turn: int = 0
    """Whose turn it is, unless this seat cannot play."""
    line: tuple[Mapping[str, Any], ...] = field(default=())
    """The tiles on the table as a set-up writes them."""

    @classmethod
    def begun(cls, start: LineState) -> Deal:
        """A deal of which nothing has been said yet."""
        game = start.game.id
        limit = MOST_PIPS_TO_DRAW if game == "twenty_one" else None
        facts = Facts(aside=ASIDE.get(game, 0), limit=limit)
        return cls(start, facts.deal(start.game.seats, HAND_SIZES[game]))

    @property
    def game(self) -> LineGame:
        """The rules."""
        return self.start.game

    @property
    def waits_for_leader(self) -> bool:
        """Whether it has to be told first who leads."""
        return self.game.id in WITH_LEADER and self.leader is None

    @property
    def waits_for_lot(self) -> bool:
        """Whether the lot has to fall first."""
        return self.lot is None and self.start.view(None).step == "draw_seat"

    @property
    def stock(self) -> int:
        """How many tiles may be drawn."""
        return len(EVERYTHING) - len(self.facts.taken) - self.facts.aside

    # --- What is said -------------------------------------------------------------------------

    def led_by(self, seat: int) -> Deal:
        """This seat has the tile that leads."""
        facts = self.facts.hold(seat, "66") if self.game.id == "sebastopol" else self.facts
        return replace(self, leader=seat, turn=seat, facts=facts)

    def lead(self, seat: int, tile: str, line: int) -> Deal:
        """A seat lays the first tile; in Bergen nobody holds one that would lead instead."""
        facts = replace(self.facts, held={})
        if self.game.id == "bergen":
            for other in range(self.game.seats):
                facts = facts.lack(other, LEAST_FIRST[: LEAST_FIRST.index(tile)], line)
        laid = {"tile": tile, "end": None, "position": 0, "outward": int(tile[0])}
        return replace(
            self,
            facts=facts.lay(seat, tile),
            decisions=(*self.decisions, tile),
            turn=self._after(seat),
            line=(laid,),
        )

    def lay(self, seat: int, action: Decision, event: TileLaid) -> Deal:
        """A seat lays a tile so."""
        position = 1 + sum(tile["end"] == event.end for tile in self.line)
        laid = {
            "tile": event.tile,
            "end": event.end,
            "position": position,
            "outward": event.outward,
            "wild": event.wild,
        }
        return replace(
            self,
            facts=self.facts.lay(seat, event.tile),
            decisions=(*self.decisions, str(action)),
            turn=self._after(seat),
            line=(*self.line, laid),
        )

    def decide(self, action: str, turn: int) -> Deal:
        """A seat passes, or wants no more, as the rules let it."""
        return replace(self, decisions=(*self.decisions, action), turn=turn)

    def draw(self, seat: int, word: str) -> Deal:
        """A seat takes a tile from the stock."""
        taken = self.facts.take(seat)
        return replace(self, facts=taken, decisions=(*self.decisions, word), turn=seat)

    def lack(self, seat: int, tiles: Sequence[str], line: int) -> Deal:
        """A seat has none of these tiles."""
        return replace(self, facts=self.facts.lack(seat, tiles, line))

    def passed(self, seat: int, tiles: Sequence[str], line: int) -> Deal:
        """A seat can lay nothing."""
        return replace(self.lack(seat, tiles, line), turn=self._after(seat))

    def show(self, seat: int, tiles: Sequence[str]) -> Deal:
        """A seat lays its whole hand open."""
        return replace(self, facts=self.facts.show(seat, tiles))

    def _after(self, seat: int) -> int:
        return (seat + 1) % self.game.seats

    # --- The engine's answer ------------------------------------------------------------------

    @cached_property
    def is_possible(self) -> bool:
        """Whether the hidden tiles can lie so that everything said is right."""
        return placed(self.facts, self.game.seats) is not None

    @cached_property
    def played(self) -> Played:
        """The deal as far as it is told, with tiles by which it goes on if it can.

        ValueError when no tiles agree with what was said.
        """
        found = self._played(self.facts)
        if found is None:
            raise ValueError("no tiles agree with what was said")
        if not self._goes_on_otherwise(found):
            return found
        for step in range(self.game.seats):
            seat = (self.turn + step) % self.game.seats
            for tile in self.facts.unseen if self.facts.size(seat) else ():
                if self.laying(seat, tile):
                    other = self._played(self.facts.hold(seat, tile))
                    if other is not None:
                        return other
            if found.state.view(None).turn == seat and found.ended is None:
                break
        return found

    def can_hold(self, seat: int, tile: str) -> bool:
        """Whether a seat may have a tile in its hand."""
        if tile in self.facts.laid:
            return False
        return placed(self.facts.hold(seat, tile), self.game.seats) is not None

    def laying(self, seat: int, tile: str) -> list[Decision]:
        """The ways in which a seat may lay a tile, if it has it."""
        alone = self.alone(seat, tile)
        if alone is None:
            return []
        return [action for action in alone.legal_actions() if action.kind == "lay"]

    def alone(self, seat: int, tile: str) -> LineState | None:
        """The table with this tile alone in a hand: None when it could not be laid anywhere."""
        if (seat, tile) not in self._alone:
            self._alone[seat, tile] = self._with_alone(seat, tile)
        found = self._alone[seat, tile]
        return None if found is None else found.copy()

    @cached_property
    def _alone(self) -> dict[tuple[int, str], LineState | None]:
        return {}

    def _with_alone(self, seat: int, tile: str) -> LineState | None:
        hidden = sorted(EVERYTHING - set(self.facts.laid) - {tile})
        hands: list[dict[str, Any]] = []
        for other in range(self.game.seats):
            size = self.facts.size(other)
            out = {"out": 1} if size == 0 and self.game.id == "sebastopol" else {}
            if other == seat:
                hands.append({"tiles": [tile]})
            else:
                hands.append({"tiles": [hidden.pop() for _ in range(min(size, 1))], **out})
        aside = [hidden.pop() for _ in range(self.facts.aside)]
        stock = hidden if self.stock else []
        if not self.stock:
            fullest = max(
                (other for other in range(self.game.seats) if other != seat),
                key=self.facts.size,
            )
            hands[fullest]["tiles"] += hidden
        view = self.start.view(None)
        try:
            return self.game.setup(
                {
                    "step": "play",
                    "turn": seat,
                    "lead": 0,
                    "line": self.line,
                    "hands": hands,
                    "stock_tiles": stock,
                    "removed_tiles": aside,
                    "deal": view.deal,
                    "bank": view.bank,
                }
            )
        except SetupError:
            return None

    def _goes_on_otherwise(self, found: Played) -> bool:
        """Whether the deal might go on as nobody has said yet, with other tiles."""
        if not self.line:
            return False
        if found.ended is not None:
            return any(isinstance(event, LineBlocked) for event in found.events)
        return found.state.actor != self.turn

    def _played(self, facts: Facts) -> Played | None:
        """The deal with the hidden tiles placed in some way; None when there is no way."""
        if self.leader is not None and not self.decisions and self.game.id == "bergen":
            facts = self._with_some_lead(facts)
        hands = placed(facts, self.game.seats)
        if hands is None:
            return None
        state = self.start.copy()
        events: list[Event] = []
        actions: list[str] = []
        for action in self._actions(state, hands):
            happened = state.apply(action)
            actions.append(action)
            events += happened
            if any(isinstance(event, DealEnded) for event in happened):
                break
        return Played(state, tuple(events), tuple(actions))

    def _with_some_lead(self, facts: Facts) -> Facts:
        """Until the tile is told: the leader has the lowest one."""
        return facts.hold(self.leader or 0, LEAST_FIRST[0])

    def _actions(self, state: LineState, hands: Hands) -> Iterator[str]:
        """What happens next, chance and people, as long as it is known."""
        tiles = {
            "remove_tile": iter(hands.aside),
            "deal_tile": iter([tile for hand in hands.dealt for tile in hand]),
            "draw_tile": iter(hands.drawn),
        }
        decisions = iter(self.decisions)
        decided: str | None = None
        while True:
            step = state.view(None).step
            if state.actor != CHANCE:
                action = decided = next(decisions, None)
            elif step == "draw_seat":
                action = None if self.lot is None else f"=s{self.lot + 1}"
            elif self.waits_for_leader:
                action = None
            else:
                # Somebody draws who was said to, by their own wish or because they had to.
                if step == "draw_tile" and decided not in DRAWING:
                    next(decisions, None)
                decided = None
                tile = next(tiles[step], None)
                action = None if tile is None else f"={tile}"
            if action is None:
                return
            yield action


__all__ = ["HAND_SIZES", "LEAST_FIRST", "WITH_LEADER", "Deal", "Played"]
