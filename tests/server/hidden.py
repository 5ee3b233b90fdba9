"""Secrets in a message: the tiles that its reader may not know."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import TYPE_CHECKING

import dominium
from dominium.describe import LANGUAGES, tile_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.conftest import Json

TILES = frozenset(f"{high}{low}" for high in range(7) for low in range(high + 1))
LETTERS = "lrud"
_ACTION = re.compile(r"=?([0-6][0-6])(?:[lrud][0-6]?)?")
# Random letters, in which anything may be read.
_MEANINGLESS = frozenset({"table", "commitment", "link", "rematch", "seed", "updated"})
# What tells of deals that are over, whose tiles may be known.
_PAST = frozenset({"history", "entries", "heard", "deal_lines"})


class Course:
    """A finished game played again: the state and the events of each ply.

    Args:
        record: The record of the finished table.
    """

    def __init__(self, record: Json) -> None:
        game = dominium.load(record["game"], **record["options"])
        assert isinstance(game, dominium.LineGame)
        self.game = game
        self.actions: list[str] = record["actions"]
        state = game.start()
        self.states = [state.copy()]
        self.events: list[tuple[dominium.Event, ...]] = [()]
        for action in self.actions:
            self.events.append(state.apply(action))
            self.states.append(state.copy())

    def unknown(self, ply: int, viewer: int | None) -> set[str]:
        """The tiles of which a viewer cannot know where they are."""
        view = self.states[ply].view(viewer)
        seen = {laid.tile for laid in view.line} | self._leading(ply)
        for hand in view.hands:
            seen |= set(hand.tiles or ())
        return set(TILES - seen)

    def _leading(self, ply: int) -> set[str]:
        """The tile that somebody must have to lead the running deal, which all are told."""
        for events in reversed(self.events[: ply + 1]):
            for event in events:
                if isinstance(event, dominium.events.LeadGiven):
                    return {event.tile} if event.tile else set()
        return set()

    def check(self, raw: str, viewer: int | None) -> None:
        """A message that somebody got tells nothing that this viewer may not know."""
        message = json.loads(raw)
        if message.get("status") == "finished" or "ply" not in message:
            return
        ply = message["ply"]
        view = self.states[ply].view(viewer)
        assert message["view"] == view.to_dict()
        assert message["looking"] == viewer
        acts = viewer is not None and self.states[ply].actor == viewer
        assert bool(message["legal"]) == acts
        unknown = self.unknown(ply, viewer)
        past = () if view.deal == 1 else _PAST
        told = {key: value for key, value in message.items() if key not in past}
        for text in strings(told):
            assert not named(text) & unknown, (text, ply, viewer)
        for entry in message.get("history", message.get("entries")):
            self._check_entry(entry, viewer)

    def _check_entry(self, entry: Json, viewer: int | None) -> None:
        ply = entry["ply"]
        seen = [cut for event in self.events[ply] if (cut := event.seen_by(viewer)) is not None]
        assert entry["events"] == [event.to_dict() for event in seen]
        hidden = any(cut != event for cut, event in zip(seen, self.events[ply], strict=True))
        drawn = any(event.kind in {"tile_dealt", "tile_drawn"} for event in self.events[ply])
        removed = any(event.kind == "tile_removed" for event in self.events[ply])
        # A last tile of a hand brings the whole hand with it; both are cut alike.
        assert (entry["action"] == "=?") == (hidden and (drawn or removed))
        assert entry["action"] in {"=?", self.actions[ply - 1]}


def strings(value: object, key: str = "") -> Iterator[str]:
    """Every text of a message except those that mean nothing."""
    if isinstance(value, str) and key not in _MEANINGLESS:
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from strings(item, key)
    elif isinstance(value, dict):
        for name, item in value.items():
            yield from strings(item, name)


@cache  # the same few sentences are in message after message
def named(text: str) -> frozenset[str]:
    """The tiles that a text names, in the notation or in the words of any language."""
    action = _ACTION.fullmatch(text)
    if action is not None:
        return frozenset({action[1]})
    return frozenset(tile for tile, names in _names().items() if names.search(text))


@cache
def _names() -> dict[str, re.Pattern[str]]:
    spoken = {tile: {tile_name(tile, language) for language in LANGUAGES} for tile in TILES}
    return {
        tile: re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, names))})(?!\w)", re.IGNORECASE)
        for tile, names in spoken.items()
    }
