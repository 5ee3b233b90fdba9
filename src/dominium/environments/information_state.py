"""The information states of viewers: everything announced to them since a match began, as numbers.

A record is bytes: pairs of 16-bit numbers, who (0 for nobody, then the seats from 1) and what (a
number of the vocabulary). It is immutable, so copies of a state share it.

Nothing is left out that was announced to a viewer and that does not follow from the rest, with one
exception: the order in which a hand was dealt is no knowledge, so a hand is written in the order
of its tiles.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from dominium.engine.game import CHANCE, Game
from dominium.engine.line import LineGame

if TYPE_CHECKING:
    import numpy.typing as npt

    from dominium.actions import Action
    from dominium.engine.game import Actor
    from dominium.events import Event

HIDDEN, LOT, LEAD, STUCK = range(1, 5)  # 0 fills what a record leaves free in a tensor
_NAMES = {HIDDEN: "?", LOT: "lot", LEAD: "lead", STUCK: "stuck"}
_FIRST_CHANCE = len(_NAMES) + 1

# Events that tell more than the action does, and those that tell it to one seat alone.
_PRIVATE = {"hand_dealt", "tile_drawn"}
_TELLING = _PRIVATE | {"seat_drawn", "lead_given", "stuck", "hands_shown"}
_BEGINNING = {"deal_started", "game_started"}  # a deal of tiles, or a game of a match

_pair = struct.Struct("=HH").pack
_FACT = struct.calcsize("=HH")

Fact = tuple[int, int]
"""A fact: who (0, or the seat from 1) and what (a number of the vocabulary)."""


class Vocabulary:
    """The numbers of everything that can be announced in a game, and their texts."""

    def __init__(self, game: Game) -> None:
        chance = [str(game.chance_action(index)) for index in range(game.num_chance_actions)]
        decisions = [str(game.action(index)) for index in range(game.num_actions)]
        self._texts = [
            *(_NAMES.get(code, "") for code in range(_FIRST_CHANCE)),
            *chance,
            *decisions,
        ]
        self._chance = {text: _FIRST_CHANCE + index for index, text in enumerate(chance)}
        self._first_decision = _FIRST_CHANCE + len(chance)
        self.game = game
        self.has_tiles = isinstance(game, LineGame)

    def action(self, actor: Actor, action: Action) -> bytes:
        """Encode an action that everybody sees."""
        if isinstance(actor, int):
            return _pair(actor + 1, self._first_decision + action.index)
        return _pair(0, _FIRST_CHANCE + action.index)

    def events(self, events: Iterable[Event], viewer: int | None) -> bytes:
        """Encode what a viewer learns from the events of a game of tiles, beyond seats' actions."""
        return b"".join(_pair(*fact) for event in events for fact in self._facts(event, viewer))

    def hand(self, seat: int, tiles: Iterable[str]) -> bytes:
        """Encode a visible hand."""
        return b"".join(_pair(*fact) for fact in self._hand(seat, tiles))

    def text(self, record: bytes) -> str:
        """Decode a record into the notation: `1:=65,1:65,2:61r`, seats counted from 1."""
        return ",".join(
            f"{who}:{self._texts[what]}" if who else self._texts[what]
            for who, what in struct.iter_unpack("=HH", record)
        )

    def _facts(self, event: Any, viewer: int | None) -> Iterator[Fact]:
        match event.kind:
            case "seat_drawn":
                yield event.seat + 1, LOT
            case "hand_dealt":
                tiles = event.seen_by(viewer).tiles
                hidden = [(event.seat + 1, HIDDEN)] * event.size
                yield from hidden if tiles is None else self._hand(event.seat, tiles)
            case "lead_given":
                yield event.seat + 1, self._tile(event.tile) if event.tile else LEAD
            case "stuck":
                yield event.seat + 1, STUCK
            case "tile_drawn":
                tile = event.seen_by(viewer).tile
                yield event.seat + 1, HIDDEN if tile is None else self._tile(tile)
            case "hands_shown":
                for shown in event.hands:
                    yield from self._hand(shown.seat, shown.tiles)

    def _hand(self, seat: int, tiles: Iterable[str]) -> Iterator[Fact]:
        return ((seat + 1, self._tile(tile)) for tile in tiles)

    def _tile(self, tile: str) -> int:
        return self._chance[f"={tile}"]


def hides(game: Game) -> bool:
    """Return whether seats of this game hide something from each other."""
    return isinstance(game, LineGame) and game.seats > 1


@cache
def vocabulary(game: Game) -> Vocabulary:
    """Return the vocabulary of a game, made once for each."""
    return Vocabulary(game)


class InformationState:
    """The records of every seat and the public: an immutable value.

    Args:
        words: the vocabulary of the game.
        records: by seat, the public's last; without hidden hands all are the same.
        starts: the facts that the public had been told when each deal began.
    """

    __slots__ = ("_records", "_starts", "_words")

    def __init__(
        self,
        words: Vocabulary,
        records: tuple[bytes, ...] | None = None,
        starts: tuple[int, ...] = (),
    ) -> None:
        self._words = words
        self._records = records or (b"",) * (words.game.seats + 1)
        self._starts = starts

    def __deepcopy__(self, memo: dict[int, Any]) -> InformationState:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self._words.game, self._records, self._starts)

    def after(self, actor: Actor, action: Action, events: tuple[Event, ...]) -> InformationState:
        """Return the information state after an action of a seat or of chance."""
        kinds: set[str] = {event.kind for event in events}
        hidden = self._words.has_tiles and actor == CHANCE
        seen = b"" if hidden else self._words.action(actor, action)
        if self._words.has_tiles and not kinds.isdisjoint(_TELLING):
            parts = self._parts(seen, kinds, events)
        elif seen:
            parts = [seen] * len(self._records)
        elif kinds.isdisjoint(_BEGINNING):
            return self  # a tile was dealt: nobody has been told anything yet
        else:
            parts = [b""] * len(self._records)
        records = tuple(map(bytes.__add__, self._records, parts))
        starts = self._starts if kinds.isdisjoint(_BEGINNING) else self._begun(records[-1])
        return InformationState(self._words, records, starts)

    def _parts(self, seen: bytes, kinds: set[str], events: tuple[Event, ...]) -> list[bytes]:
        """Return what each record gains by an action and by events of which some tell more."""
        if kinds.isdisjoint(_PRIVATE):
            return [seen + self._words.events(events, None)] * len(self._records)
        viewers = (*range(len(self._records) - 1), None)
        return [seen + self._words.events(events, viewer) for viewer in viewers]

    def _begun(self, public: bytes) -> tuple[int, ...]:
        """Return the starts after another; what comes with a later start belongs before it."""
        return (*self._starts, len(public) // _FACT if self._starts else 0)

    def sampled(self, viewer: int, hands: Iterable[Iterable[str]]) -> InformationState:
        """Return the information state as if the other seats held these hands.

        Their records become their hands and the public's record; what they knew before is
        forgotten.
        """
        records = list(self._records)
        for seat, tiles in enumerate(hands):
            if seat != viewer:
                records[seat] = self._words.hand(seat, tiles) + records[-1]
        return InformationState(self._words, tuple(records), self._starts)

    def text(self, viewer: int | None) -> str:
        """Return the record of a viewer, in the notation."""
        return self._words.text(self._record(viewer))

    def private_text(self, seat: int) -> str:
        """Return the facts of a seat's record that the public's lacks, in the notation."""
        own, everybody = (self._numbers(viewer) for viewer in (seat, None))
        alone = len(own) - len(everybody)  # a sampled hand stands before everything else
        private = np.ones(len(own), bool)
        private[alone:] = (own[alone:] != everybody).any(axis=1)
        return self._words.text(own[private].tobytes())

    def array(self, viewer: int, deals: int | None = None) -> npt.NDArray[np.uint16]:
        """Return the record of a viewer, who and what by turns.

        With a number of `deals` only the facts of so many, the running one last.
        """
        record, first = self._records[viewer], 0
        if deals is not None and len(self._starts) > deals:
            first = len(record) - len(self._records[-1]) + self._starts[-deals] * _FACT
        return np.frombuffer(record, np.uint16, offset=first)

    def _record(self, viewer: int | None) -> bytes:
        return self._records[-1 if viewer is None else viewer]

    def _numbers(self, viewer: int | None) -> npt.NDArray[np.uint16]:
        return np.frombuffer(self._record(viewer), np.uint16).reshape(-1, 2)


def _unpickled(game: Game, records: tuple[bytes, ...], starts: tuple[int, ...]) -> InformationState:
    return InformationState(vocabulary(game), records, starts)
