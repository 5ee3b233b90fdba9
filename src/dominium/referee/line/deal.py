"""The state of one deal at a real table, played by the engine with tiles that fit it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from dominium.engine.errors import SetupError
from dominium.engine.game import CHANCE
from dominium.events import DealEnded, Event, LineBlocked, TileLaid, WentOut
from dominium.referee.line.constraints import EVERYTHING, Constraints, placed

if TYPE_CHECKING:
    from dominium.actions import Decision
    from dominium.engine.line import LineGame, LineState
    from dominium.referee.line.constraints import Hands

DRAWING: Final = frozenset({"draw", "hit"})


@dataclass(frozen=True)
class Played:
    """The result of playing a deal with one placement of the hidden tiles."""

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
    """The announcements of one deal."""

    start: LineState
    """The position before the deal."""
    facts: Constraints
    decisions: tuple[str, ...] = ()
    lot: int | None = None
    leader: int | None = None
    turn: int = 0
    """The seat whose turn it is, unless it cannot play."""
    line: tuple[Mapping[str, Any], ...] = field(default=())
    """The tiles on the table as a set-up writes them."""

    @classmethod
    def begun(cls, start: LineState) -> Deal:
        """Begin a deal without any announcement."""
        rules = start.game.facts
        limit = None if rules.best_total is None else rules.best_total - 1
        facts = Constraints(aside=rules.tiles_aside, limit=limit)
        return cls(start, facts.deal(start.game.seats, rules.hand_size))

    @property
    def game(self) -> LineGame:
        """The rules."""
        return self.start.game

    @property
    def lead_order(self) -> tuple[str, ...]:
        """The tiles of which the first that anybody holds leads; none where seats decide."""
        return self.game.facts.lead_order

    @property
    def waits_for_leader(self) -> bool:
        """True if the leader has to be announced first."""
        return bool(self.lead_order) and self.leader is None

    @property
    def waits_for_lot(self) -> bool:
        """True if the lot has to be announced first."""
        return self.lot is None and self.start.view(None).step == "draw_seat"

    @property
    def stock(self) -> int:
        """The number of tiles that may be drawn."""
        return len(EVERYTHING) - len(self.facts.taken) - self.facts.aside

    @property
    def cross_tile(self) -> str | None:
        """The tile at which the line crosses, or will, where one lies."""
        tiles: Sequence[str] = [tile["tile"] for tile in self.line]
        match self.game.facts.cross:
            case "led":
                return tiles[0] if tiles else None
            case "first_double":
                return next((tile for tile in tiles if tile[0] == tile[1]), None)
        return None

    # --- What is said -------------------------------------------------------------------------

    def led_by(self, seat: int) -> Deal:
        """Note that this seat has the tile that leads."""
        only = len(self.lead_order) == 1
        facts = self.facts.hold(seat, self.lead_order[0]) if only else self.facts
        return replace(self, leader=seat, turn=seat, facts=facts)

    def lead(self, seat: int, tile: str, line: int) -> Deal:
        """Let a seat lay the first tile; nobody holds one that would lead instead."""
        facts = replace(self.facts, held={})
        order = self.lead_order
        before = order[: order.index(tile)] if tile in order else ()
        for other in range(self.game.seats) if before else ():
            facts = facts.lack(other, before, line)
        laid = {"tile": tile, "end": None, "position": 0, "outward": int(tile[0])}
        return replace(
            self,
            facts=facts.lay(seat, tile),
            decisions=(*self.decisions, tile),
            turn=self._after(seat),
            line=(laid,),
        )

    def lay(self, seat: int, action: Decision, event: TileLaid) -> Deal:
        """Let a seat lay a tile by an action, with its event."""
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
        """Let a seat pass, or stand, as the rules allow it."""
        return replace(self, decisions=(*self.decisions, action), turn=turn)

    def draw(self, seat: int, word: str) -> Deal:
        """Let a seat take a tile from the stock."""
        taken = self.facts.take(seat)
        return replace(self, facts=taken, decisions=(*self.decisions, word), turn=seat)

    def lack(self, seat: int, tiles: Sequence[str], line: int) -> Deal:
        """Note that a seat has none of these tiles."""
        return replace(self, facts=self.facts.lack(seat, tiles, line))

    def passed(self, seat: int, tiles: Sequence[str], line: int) -> Deal:
        """Note that a seat can lay nothing."""
        return replace(self.lack(seat, tiles, line), turn=self._after(seat))

    def show(self, seat: int, tiles: Sequence[str]) -> Deal:
        """Note that a seat lays its whole hand open."""
        return replace(self, facts=self.facts.show(seat, tiles))

    def _after(self, seat: int) -> int:
        return (seat + 1) % self.game.seats

    # --- The engine's answer ------------------------------------------------------------------

    @cached_property
    def is_possible(self) -> bool:
        """True if the hidden tiles can be placed so that every announcement is right."""
        return placed(self.facts, self.game.seats) is not None

    @cached_property
    def played(self) -> Played:
        """The deal as far as it is announced, with tiles by which it continues if it can.

        Raises:
            ValueError: no tiles agree with the announcements.
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
        """Return whether a seat may have a tile in its hand."""
        if tile in self.facts.laid:
            return False
        return placed(self.facts.hold(seat, tile), self.game.seats) is not None

    def laying(self, seat: int, tile: str) -> list[Decision]:
        """Return the ways in which a seat may lay a tile, if it has it."""
        alone = self.alone(seat, tile)
        if alone is None:
            return []
        return [action for action in alone.legal_actions() if action.kind == "lay"]

    def alone(self, seat: int, tile: str) -> LineState | None:
        """Return the table with this tile alone in a hand; None where it could not be laid."""
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
            out = {"out": 1} if size == 0 and self.game.facts.most_out_in_play else {}
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
                    "cross_tile": self.cross_tile,
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
        """Return whether the deal might continue in an unannounced way, with other tiles."""
        if not self.line:
            return False
        if found.ended is not None:
            return any(isinstance(event, LineBlocked) for event in found.events)
        return found.state.actor != self.turn

    def _played(self, facts: Constraints) -> Played | None:
        """Play the deal with the hidden tiles placed in some way; None when there is no way."""
        if self.leader is not None and not self.decisions:
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

    def _with_some_lead(self, facts: Constraints) -> Constraints:
        """Give the leader the lowest tile, until the tile is announced."""
        return facts.hold(self.leader or 0, self.lead_order[0])

    def _actions(self, state: LineState, hands: Hands) -> Iterator[str]:
        """Yield the next actions, of chance and of people, as long as they are known."""
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


__all__ = ["DRAWING", "Deal", "Played"]
