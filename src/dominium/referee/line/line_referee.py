"""The referee of the domino games in which nobody shows a hand, not to the program either."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, cast

from dominium import scoring
from dominium._core import LayPreview
from dominium.describe import Describer, understand
from dominium.describe.events import event_sentences
from dominium.describe.line.tiles import LETTERS
from dominium.describe.text import capitalised
from dominium.describe.typed import folded
from dominium.engine.errors import IllegalAction, TallyError
from dominium.engine.game import CHANCE
from dominium.events import HandsShown, TileLaid
from dominium.referee.line.constraints import EVERYTHING, pips, placed
from dominium.referee.line.deal import DRAWING, Deal
from dominium.referee.line.public_view import seen, with_hands_of
from dominium.referee.line.reading import tiles_in
from dominium.referee.objection import Objection
from dominium.referee.referee import Referee

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Mapping, Sequence

    from dominium._core import LineView
    from dominium.actions import Action, Decision
    from dominium.describe import LineDescriber
    from dominium.engine.errors import Parameter
    from dominium.engine.line import LineGame, LineState
    from dominium.events import DealEnded, Event
    from dominium.referee.line.constraints import Constraints

_PARTS: Final = re.compile(r"\s*[,;]\s*")
_COUNTED: Final = re.compile(r"(\D+?)\s*([1-9]\d?)")
_SEAT: Final = re.compile(r"=s([1-9])")
_LEAST_FIRST: Final = sorted(
    EVERYTHING,
    key=lambda tile: (tile[0] != tile[1], int(tile[0]) + int(tile[1]), tile[1]),
)
"""The tiles in the order in which they are listed: doubles first, then by their pips."""
_ALONE: Final = 1
"""The number of ways of laying a tile that needs no further word."""
_MOST_NAMED: Final = 3
"""The most choices that a refusal names."""
COMPLETE: Final = frozenset({"ambiguous", "game_over"})
"""The codes of refusals that need no way out, or name it."""
WITHOUT_WAY_OUT: Final = frozenset(
    {
        "line-tile-laid",
        "line-other-turn",
        "line-deal-over",
        "line-impossible-tile",
        "line-impossible",
    }
)
"""The referee's own objections that do not name what could be said instead."""


@dataclass(frozen=True)
class Option:
    """A line that may be said now, and a position in which it is legal, where that is known."""

    entry: str
    text: str
    state: LineState | None = None


class LineReferee(Referee, of="line"):
    """The referee of the domino games with real tiles, without knowledge of anybody's hand.

    People announce who leads, what is laid, who draws how many tiles and who passes; at the end
    of a deal the hands that count. Legality, turns, ends and scores come from the engine: the
    hidden tiles are placed in some way that agrees with every announcement. Where there is none,
    the announcements cannot be right, and the line is refused.
    """

    describer: LineDescriber

    @property
    def game(self) -> LineGame:
        """The rules."""
        return cast("LineGame", self._sheet.game)

    @property
    def state(self) -> LineState:
        """A position that agrees with all that is known."""
        return self._deal.played.state

    @property
    def view(self) -> LineView:
        """The public view of the table."""
        view = self.state.view(None)
        if self.finished:
            return with_hands_of(view, self._deal)
        return seen(view, self._deal) if self._deal.played.ended else view

    @property
    def finished(self) -> bool:
        """True if the match has ended, and all hands that count are known."""
        return self.state.actor is None and not self.hands_due

    @property
    def draws_due(self) -> bool:
        """True if lots have to be drawn; nobody draws tiles for the people."""
        return self._deal.waits_for_lot

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is, or whose hand is to be announced."""
        if due := self.hands_due:
            return due[0]
        actor = self.state.actor
        return actor if isinstance(actor, int) else self.state.view(None).turn

    def expected(self) -> list[str]:
        """Describe what to do now, and who does it."""
        if due := self.hands_due:
            count = self._deal.facts.size(due[0])
            return [self.say("line-show-hand", name=self.names[due[0]], count=count)]
        if self._deal.waits_for_leader:
            return [self.say(f"line-leader-{self.game.id}")]
        if self.draws_due:
            return [self.say("expected-draw_seat")]
        return [self.describer.expected(self.view)]

    def scores(self) -> list[str]:
        """Describe the settled deals and everybody's score after them."""
        deals = [line for deal in self._settled for line in self.describer.deal(deal)]
        return [*deals, *self.describer.scores(self.view)]

    def _actions(self) -> tuple[str, ...]:
        if self.hands_due:
            raise self._objection("line-hands-first")
        return (*self._past, *self._deal.played.actions)

    # --- What may be said ---------------------------------------------------------------------

    def choices(self) -> list[Option]:
        """List everything that may be said now; none where a hand is to be announced."""
        if self.hands_due or self.finished:
            return []
        if self._deal.waits_for_leader or self.draws_due:
            return [Option(f"=s{seat + 1}", name) for seat, name in enumerate(self.names)]
        return list(self._turn_choices())

    def _turn_choices(self) -> Iterator[Option]:
        state, seat = self.state, self.turn or 0
        if isinstance(state.actor, int):
            for tile in self._tiles(seat):
                alone = state if not self._deal.line else self._deal.alone(seat, tile)
                for action in self._laying(seat, tile):
                    yield self._option(action, alone)
            for legal in state.legal_actions():
                if legal.kind in {"hit", "stand", "draw", "pass"}:
                    yield self._option(legal, state)
        for word in ("draw", "pass"):
            if self._may_be_stuck(seat, word):
                yield Option(word, capitalised(self.describer.text(f"choice-{word}")))

    def _tiles(self, seat: int) -> list[str]:
        """Return the tiles that a seat may have, and may lay if they fit."""
        if not self.describer.has_line:
            return []
        possible = (tile for tile in self._deal.facts.unseen if self._may_hold(seat, tile))
        return sorted(possible, key=_LEAST_FIRST.index)

    def _option(self, action: Action, state: LineState | None) -> Option:
        if state is None or not state.is_legal(action):
            return Option(str(action), self.describer.choice_short(self.state, action))
        return Option(str(action), self.describer.choice(state, action), state)

    def _may_hold(self, seat: int, tile: str) -> bool:
        """Return whether a seat may have a tile; the leader by a tile only one that would lead."""
        order = self._deal.lead_order
        if self._deal.line or not order:
            return self._deal.can_hold(seat, tile)
        return tile in order and self._deal.lead(seat, tile, len(self._said)).is_possible

    def _laying(self, seat: int, tile: str) -> list[Decision]:
        """Return the ways in which a tile may be laid or led."""
        if self._deal.line:
            return self._deal.laying(seat, tile)
        return [cast("Decision", self.state.parse(tile))]

    def _may_be_stuck(self, seat: int, word: str) -> bool:
        """Return whether a seat may have nothing to lay, and so has to draw or to pass."""
        legal = self.state.actor != CHANCE and self.state.is_legal(word)
        if legal or not self._is_for_the_stuck(word):
            return False
        return self._without_fits(seat, word).is_possible

    def _is_for_the_stuck(self, word: str) -> bool:
        """Return whether a word is the one for a seat that can lay nothing: draw or pass."""
        return bool(self._deal.line) and word == ("draw" if self._deal.stock else "pass")

    # --- Following lines ----------------------------------------------------------------------

    def _restart(self, entries: Sequence[str]) -> None:
        del entries
        self.describer = cast(
            "LineDescriber",
            Describer(self.game, self.language, self.names, length=self._length),
        )
        self._past: list[str] = []
        self._settled: list[DealEnded] = []
        self._begin(self.game.start())

    def _begin(self, start: LineState) -> None:
        """Begin a deal."""
        self._deal = Deal.begun(start)
        self._heard: tuple[Event, ...] = ()

    def _follow(self, text: str) -> tuple[str, list[str]]:
        if self.finished:
            raise self._refusal("game_over", {})
        if self.hands_due:
            return self._hand_told(text)
        entries, lines = list[str](), list[str]()
        for part in filter(None, _PARTS.split(text.strip())):
            for said in self._repeated(part):
                entry = self._say(said)
                entries.append(entry)
                lines += self._news()
        if not entries:
            raise self._objection("nothing-said")
        return ", ".join(entries), lines

    def _repeated(self, part: str) -> list[str]:
        """Split a draw of several tiles into one for each; return anything else once."""
        counted = _COUNTED.fullmatch(self._without_name(part))
        if counted is None:
            return [part]
        try:
            word = understand(counted[1].strip(), self.state, self.language)
        except IllegalAction:
            return [part]
        return [word] * int(counted[2]) if word in DRAWING else [part]

    def _say(self, part: str) -> str:
        """Apply one announcement and return its notation."""
        if self.hands_due:
            raise self._objection("line-deal-over")
        if self._deal.waits_for_leader or self.draws_due:
            return self._leader_told(part)
        try:
            said = understand(self._without_name(part), self.state, self.language)
        except IllegalAction as refusal:
            raise self._refusal(refusal.code, refusal.params) from refusal
        if said in {"draw", "pass", "hit", "stand"}:
            return self._word_said(said)
        return self._tile_laid(said)

    def _without_name(self, part: str) -> str:
        """Strip the name of the acting seat from the front of an announcement."""
        plain = folded(part)
        for seat, name in enumerate(self.names):
            after = plain.removeprefix(folded(name)).lstrip(" :")
            if after and plain.startswith((f"{folded(name)} ", f"{folded(name)}:")):
                if seat != self.turn:
                    raise self._objection("line-other-turn", name=self.names[self.turn or 0])
                return after
        return part

    # --- Who leads ----------------------------------------------------------------------------

    def _leader_told(self, part: str) -> str:
        written = _SEAT.fullmatch(folded(part))
        seat = self.seat_named(written[1] if written else part)
        if seat is None:
            raise self._refusal("malformed", {"text": part})
        if self.draws_due:
            self._deal = replace(self._deal, lot=seat)
        else:
            self._deal = self._deal.led_by(seat)
        return f"=s{seat + 1}"

    # --- Tiles --------------------------------------------------------------------------------

    def _tile_laid(self, said: str) -> str:
        tile = said[:2]
        if tile not in EVERYTHING:
            raise self._refusal("malformed", {"text": said})
        if tile in self._deal.facts.laid:
            raise self._objection("line-tile-laid", tile=self.describer.tile(tile))
        seat = self.state.actor
        if not isinstance(seat, int):
            raise self._contradiction(self._deal.facts.hold(self.turn or 0, tile), tile)
        if not self._deal.line:
            return self._tile_led(seat, tile, said)
        action = self._way_meant(seat, tile, said)
        after = self._laid(seat, tile, action)
        if not after.is_possible:
            raise self._contradiction(after.facts, tile)
        self._deal = after
        return str(action)

    def _tile_led(self, seat: int, tile: str, said: str) -> str:
        if said != tile:
            raise self._refusal("must_lead", {})
        order = self._deal.lead_order
        if order and tile not in order:
            raise self._refusal("must_lead_tile", {"tile": order[0]})
        if not self.describer.has_line:
            raise self._refusal("must_hit_or_stand", {})
        after = self._deal.lead(seat, tile, len(self._said))
        if not after.is_possible:
            raise self._contradiction(after.facts, tile)
        self._deal = after
        return tile

    def _way_meant(self, seat: int, tile: str, said: str) -> Decision:
        """Return the legal way of laying a tile that was named, if there is exactly one."""
        ways = self._deal.laying(seat, tile)
        meant = [way for way in ways if str(way).startswith(said)]
        if len(meant) == _ALONE:
            return meant[0]
        if meant:
            options = ", ".join(map(str, meant))
            raise self._refusal("ambiguous", {"text": said, "options": options})
        alone = self._deal.alone(seat, tile)
        refusal = alone.refusal(said) if alone is not None and ways else None
        if refusal is not None:
            raise self._refusal(refusal.code, dict(refusal.params), alone)
        raise self._refusal(*self._unfit(tile, said[2:3]))

    def _unfit(self, tile: str, letter: str) -> tuple[str, Mapping[str, Parameter]]:
        """Return the refusal of a tile that fits nowhere at an end: its code and parameters."""
        view = self.state.view(None)
        for end in view.open_ends:
            if end.end[0] == letter:
                return "tile_does_not_fit", {"tile": tile, "end": end.end, "number": end.number}
        if letter in LETTERS:
            return "end_not_open", {"end": LETTERS[letter]}
        return "tile_does_not_fit", {"tile": tile}

    def _laid(self, seat: int, tile: str, action: Decision) -> Deal:
        """Return the deal with a tile laid; a joker implies that nothing else fitted."""
        deal = self._deal
        alone = deal.alone(seat, tile)
        if alone is None:
            raise AssertionError("a legal way needs a position")
        event = next(one for one in alone.apply(action) if isinstance(one, TileLaid))
        if event.wild and self.game.options["wild"] == "when_stuck":
            fitting = [other for other in deal.facts.unseen if self._fits(seat, other)]
            deal = deal.lack(seat, fitting, len(self._said))
        return deal.lay(seat, action, event)

    def _fits(self, seat: int, tile: str) -> bool:
        """Return whether a tile fits without being a joker."""
        alone = self._deal.alone(seat, tile)
        if alone is None:
            return False
        previews = [alone.preview(way) for way in alone.legal_actions() if way.kind == "lay"]
        return any(isinstance(one, LayPreview) and not one.wild for one in previews)

    # --- Draws, passes, and enough ------------------------------------------------------------

    def _word_said(self, word: str) -> str:
        state, seat = self.state, self.turn
        if seat is None:
            raise self._refusal("chance_acts", {})
        if isinstance(state.actor, int):
            refusal = state.refusal(word)
            if refusal is None:
                self._deal = self._decided(seat, word)
            elif refusal.code == "must_play" and self._is_for_the_stuck(word):
                self._deal = self._stuck(seat, word)
            elif refusal.code == "must_play" and word == "pass" and self._deal.line:
                raise self._refusal("draw_first", {})
            else:
                raise self._refusal(refusal.code, dict(refusal.params))
        elif word == "draw":
            self._deal = self._deal.draw(seat, word)
        else:
            raise self._refusal("draw_first", {})
        if not self._deal.is_possible:
            raise self._contradiction(self._deal.facts, None)
        return word

    def _decided(self, seat: int, word: str) -> Deal:
        """Return the deal after an optional decision of a seat."""
        after = (seat + 1) % self.game.seats
        if word in DRAWING:
            without = self._without_fits(seat, word) if self._deal.line else self._deal
            return without.draw(seat, word)
        return self._deal.decide(word, after)

    def _stuck(self, seat: int, word: str) -> Deal:
        """Return the deal after a draw or pass of a seat that must not do so if anything fits."""
        without = self._without_fits(seat, word)
        if not without.is_possible:
            raise self._contradiction(without.facts, None)
        if word == "draw":
            return without.draw(seat, word)
        return replace(without, turn=(seat + 1) % self.game.seats)

    def _without_fits(self, seat: int, word: str) -> Deal:
        """Return the deal without tiles that the seat would have to lay instead."""
        fitting = [tile for tile in self._deal.facts.unseen if self._must_lay(seat, tile, word)]
        return self._deal.lack(seat, fitting, len(self._said))

    def _must_lay(self, seat: int, tile: str, word: str) -> bool:
        """Return whether a seat with this tile alone could not draw or pass."""
        alone = self._deal.alone(seat, tile)
        return (
            alone is not None
            and any(action.kind == "lay" for action in alone.legal_actions())
            and not alone.is_legal(word)
        )

    # --- Hands at the end of a deal -----------------------------------------------------------

    @property
    def hands_due(self) -> list[int]:
        """The seats whose hands decide something and are not known yet, in order."""
        ended = self._deal.played.ended
        if ended is None or ended.reason == "target_reached":
            return []
        entry = {
            "kind": "deal",
            "ending": ended.reason,
            "out": self._deal.played.out or self._out_of_stock(ended),
            "hands": [
                {"tiles": sorted(tiles)} if (tiles := self._deal.facts.shown.get(seat)) else None
                for seat in range(self.game.seats)
            ],
        }
        try:
            scoring.tally(self.game, [entry])
        except TallyError as error:
            return [
                int(fault.params["seat"]) for fault in error.faults if fault.code == "hand_missing"
            ]
        return []

    def _out_of_stock(self, ended: DealEnded) -> list[int]:
        """Return the seats that had no tiles left when the stock ran out."""
        if ended.reason != "stock_exhausted":
            return []
        return [seat for seat in range(self.game.seats) if not self._deal.facts.size(seat)]

    def _hand_told(self, text: str) -> tuple[str, list[str]]:
        """Take a whole hand, laid open."""
        seat = self.hands_due[0]
        tiles = tiles_in(self._without_name(text), self.messages)
        size = self._deal.facts.size(seat)
        if tiles is None:
            raise self._refusal("malformed", {"text": text})
        if len(set(tiles)) != len(tiles) or len(tiles) != size:
            raise self._objection("line-hand-size", name=self.names[seat], count=size)
        lying = [tile for tile in tiles if tile in self._deal.facts.laid]
        if lying:
            raise self._objection("line-tile-laid", tile=self.describer.tile(lying[0]))
        shown = self._deal.show(seat, tiles)
        if not shown.is_possible:
            raise self._contradiction(shown.facts, self._wrong_tile(seat, tiles))
        self._deal = shown
        line = self.say(
            "line-hand",
            name=self.names[seat],
            tiles=self.describer.tiles(tiles),
            pips=self.describer.count("pips", pips(tiles)),
        )
        return " ".join(tiles), [line, *self._news()]

    def _wrong_tile(self, seat: int, tiles: Sequence[str]) -> str | None:
        """Return a tile that a seat cannot have."""
        return next((tile for tile in tiles if not self._deal.can_hold(seat, tile)), None)

    # --- What is told -------------------------------------------------------------------------

    def _news(self) -> list[str]:
        """Describe the events since the last time, and begin the next deal when one is due."""
        played, heard = self._deal.played, self._heard
        events = _to_tell(played.events, waits=bool(self.hands_due))
        fresh = events[_common(events, heard) :]
        self._heard = events
        lines = event_sentences(fresh, self.describer) if fresh else []
        if played.ended is not None and not self.hands_due:
            self._settled.append(played.ended)
            if played.state.actor is not None:
                self._past += played.actions
                self._begin(played.state)
                lines += self._news()
        return lines

    # --- Objections ---------------------------------------------------------------------------

    def _refusal(
        self,
        code: str,
        params: Mapping[str, Parameter],
        state: LineState | None = None,
    ) -> Objection:
        """Make the objection to a refused line, with what could be said instead."""
        reason = self.describer.refusal(code, params)
        sentence = reason if code in COMPLETE else self._with_way_out(reason, state)
        return Objection(sentence, code, params)

    def _objection(self, key: str, **parameters: str | int) -> Objection:
        """Make an objection of the referee's own, with what may be said if it names no way out."""
        objection = super()._objection(key, **parameters)
        if key not in WITHOUT_WAY_OUT:
            return objection
        return Objection(self._with_way_out(str(objection)), key, parameters)

    def _with_way_out(self, reason: str, state: LineState | None = None) -> str:
        """Add to a reason a few lines that would be accepted, or what is expected."""
        options = self._typed_options(state)
        if not options:
            return " ".join([reason, *self.expected()])
        named = options[:_MOST_NAMED]
        return self.describer.with_choices(reason, named, of=len(options))

    def _typed_options(self, state: LineState | None) -> list[str]:
        """Return the lines that would be accepted, as they are typed."""
        if self.finished or self.hands_due:
            return []
        if state is not None:
            return [self.describer.typed(action) for action in state.legal_actions()]
        return [self._typed(option) for option in self.choices()]

    def _typed(self, option: Option) -> str:
        try:
            return self.describer.typed(self.state.parse(option.entry))
        except IllegalAction:
            return option.text

    def _contradiction(self, facts: Constraints, tile: str | None) -> Objection:
        """Make the objection to a contradiction, with the earlier line to be taken back."""
        name = self.names[self.turn or 0]
        for number in reversed(range(len(facts.lacked))):
            lacked = facts.lacked[number]
            rest = (*facts.lacked[:number], *facts.lacked[number + 1 :])
            if placed(replace(facts, lacked=rest), self.game.seats) is None:
                continue
            if lacked.line >= len(self._said):
                break
            said: dict[str, str | int] = {
                "name": self.names[lacked.seat],
                "line": self._said[lacked.line].entry,
                "count": len(self._said) - lacked.line,
            }
            if tile is None:
                return self._objection("line-contradiction", **said)
            named = self.describer.tile(tile)
            return self._objection("line-contradiction-tile", tile=named, **said)
        if tile is not None:
            return self._objection(
                "line-impossible-tile", name=name, tile=self.describer.tile(tile)
            )
        return self._objection("line-impossible", name=name)

    # --- Lots ---------------------------------------------------------------------------------

    def _draw(self, chance: random.Random) -> str:
        return f"=s{chance.randrange(self.game.seats) + 1}"


def _common(events: Sequence[Event], heard: Sequence[Event]) -> int:
    """Count the equal first events: forced passes are dropped when nobody can play on."""
    pairs = enumerate(zip(events, heard, strict=False))
    shorter = min(len(events), len(heard))
    return next((place for place, (event, told) in pairs if event != told), shorter)


def _to_tell(events: Sequence[Event], *, waits: bool) -> tuple[Event, ...]:
    """Return the public events of a deal; hands are announced by those who show them."""
    seen = [event.seen_by(None) for event in events]
    heard = tuple(event for event in seen if event is not None)
    if waits:
        end = next(
            (place for place, event in enumerate(heard) if isinstance(event, HandsShown)),
            len(heard),
        )
        heard = heard[:end]
    return tuple(event for event in heard if not isinstance(event, HandsShown))


__all__ = ["LineReferee", "Option"]
