"""Whatever comes in from outside is read or refused by a code; nothing else is ever raised."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import dominium
from dominium import IllegalAction, OptionError, Record, RecordError, SetupError, scoring
from tests.kingdomino.conformance import record_files

WORDS = ["=24", "24", "e6r", "kingdomino", "preset", "place", "claim", "finished", "dynasty"]
KEYS = ["seats", "preset", "game_id", "position", "domino", "seat", "placed", "discarded"]
TEXT = st.text(max_size=6) | st.sampled_from([*WORDS, "\ud800", "\x80"])
NUMBERS = st.integers(-1, 50) | st.integers() | st.floats() | st.just(2**70)
JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXT,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=5,
)
RECORDS = [json.loads(path.read_text("utf-8")) for path in record_files()]
OPTIONS = [option.name for option in dominium.games()[0].options]


Result = TypeVar("Result")
Error = TypeVar("Error", bound=dominium.DominiumError)


def result_or_error(error: type[Error], call: Callable[[], Result]) -> Result | Error:
    """What a call gives, or the one kind of error it may raise."""
    try:
        return call()
    except error as caught:
        return caught


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside a piece of JSON."""
    if not isinstance(value, dict | list):
        return [path]
    steps = value.keys() if isinstance(value, dict) else range(len(value))
    return [path, *(way for step in steps for way in places(value[step], (*path, step)))]


def replaced(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """A copy with one value inside exchanged."""
    if not path:
        return new
    changed = copy.deepcopy(value)
    inner = changed
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = new
    return changed


@given(st.data())
def test_records(data: st.DataObject) -> None:
    record = data.draw(st.sampled_from(RECORDS))
    path = data.draw(st.sampled_from(places(record)))
    spoilt = replaced(record, path, data.draw(JSON))
    read = result_or_error(RecordError, lambda: Record.from_json(json.dumps(spoilt)))
    assert read.code if isinstance(read, RecordError) else read.replay()


@given(TEXT, st.integers(0, 500))
def test_records_as_text(text: str, position: int) -> None:
    written = Record.from_dict(RECORDS[0]).to_text()
    spoilt = written[:position] + text + written[position:]
    read = result_or_error(RecordError, lambda: Record.from_text(spoilt))
    assert read.code if isinstance(read, RecordError) else read.replay()


@given(st.data(), st.integers(0, 60), st.sampled_from(["floating", "fixed"]))
def test_setups(data: st.DataObject, plies: int, frame: str) -> None:
    """A spoilt position is refused, or it can be played to its end."""
    game = dominium.load("kingdomino", frame=frame)
    state, rng = game.start(), random.Random(plies)
    for _ in range(plies):
        state.apply(rng.choice(state.legal_actions()))
    position = state.view(None).to_dict()
    path = data.draw(st.sampled_from(places(position)))
    spoilt = replaced(position, path, data.draw(JSON))
    read = result_or_error(SetupError, lambda: game.setup(spoilt))
    if isinstance(read, SetupError):
        assert read.faults
        return
    for _ in range(200):
        if read.actor is None:
            break
        read.apply(rng.choice(read.legal_actions()))
    assert read.outcome() is not None


@given(
    st.text(alphabet="wflgsmc.0123/\n xž", max_size=100) | st.text(max_size=20),
    st.sampled_from([5, 7]),
    st.sampled_from(["floating", "fixed"]),
)
def test_boards_by_hand(text: str, size: int, frame: str) -> None:
    """Any text is a board, if only one with faults, and has a score."""
    kingdom = scoring.Kingdom.from_position(text, size=size, frame=frame)
    assert all(fault.code for fault in kingdom.faults())
    score = kingdom.score(middle_kingdom=True, harmony=True)
    assert score.total == sum(each.points for each in score.properties) + sum(
        bonus.points for bonus in score.bonuses
    )
    again = scoring.Kingdom.from_position(kingdom.position, size=size, frame=frame)
    assert again.view().squares == kingdom.view().squares


@given(
    st.dictionaries(st.sampled_from([*OPTIONS, "colour"]), JSON, max_size=4),
    st.none() | st.sampled_from(["dynasty", "no such preset"]),
)
def test_options(options: dict[str, Any], preset: str | None) -> None:
    game = result_or_error(
        OptionError, lambda: dominium.load("kingdomino", preset=preset, **options)
    )
    assert game.faults if isinstance(game, OptionError) else game.start().actor is not None


@given(TEXT)
def test_actions(text: str) -> None:
    state = dominium.load("kingdomino").start()
    assume(not state.is_legal(text))
    before = state.copy()
    with pytest.raises(IllegalAction):
        state.apply(text)
    assert state == before
