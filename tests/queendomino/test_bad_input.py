"""Whatever comes in from outside is read or refused by a code; nothing else is ever raised."""

import json
import random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import dominium
from dominium import IllegalAction, OptionError, Record, RecordError, SetupError, scoring
from tests.kingdomino.test_bad_input import places, replaced, result_or_error
from tests.queendomino.conformance import record_files
from tests.referee.queendomino import BUILDINGS

BUILDING_IDS = [*BUILDINGS, "castle", ""]
WORDS = ["=24", "q24", "e6r", "tax g8", "build 3 g9", "burn 5", "-", "=statue", "queendomino"]
STEPS = ["place", "tax", "build", "burn", "claim", "draw_building", "draw_domino", "finished"]
KEYS = ["seats", "set", "court", "coins", "knights", "buildings", "slots", "undrawn", "queen"]
TEXT = st.text(max_size=6) | st.sampled_from([*WORDS, *STEPS, *BUILDING_IDS, "\ud800", "\x80"])
NUMBERS = st.integers(-1, 100) | st.integers() | st.floats() | st.just(2**70)
JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXT,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=5,
)
RECORDS = [json.loads(path.read_text("utf-8")) for path in record_files()]
GAME = dominium.load("queendomino")
OPTIONS = [option.name for option in GAME.info.options]
TEAMS: dict[str, Any] = {"set": "royal_wedding", "seats": 6, "teams": True}
SEVEN: dict[str, Any] = {"set": "royal_wedding", "seats": 7}


@given(st.data())
def test_records(data: st.DataObject) -> None:
    record = data.draw(st.sampled_from(RECORDS))
    path = data.draw(st.sampled_from(places(record)))
    spoilt = replaced(record, path, data.draw(JSON))
    read = result_or_error(RecordError, lambda: Record.from_json(json.dumps(spoilt)))
    assert read.code if isinstance(read, RecordError) else read.replay()


@given(TEXT, st.integers(0, 900))
def test_records_as_text(text: str, position: int) -> None:
    written = Record.from_dict(RECORDS[0]).to_text()
    spoilt = written[:position] + text + written[position:]
    read = result_or_error(RecordError, lambda: Record.from_text(spoilt))
    assert read.code if isinstance(read, RecordError) else read.replay()


@given(st.data(), st.integers(0, 200), st.sampled_from([{}, {"seats": 4}, SEVEN, TEAMS]))
def test_setups(data: st.DataObject, plies: int, options: dict[str, Any]) -> None:
    """A spoilt position is refused, or it can be played to its end."""
    game = dominium.load("queendomino", **options)
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
    for _ in range(700):
        if read.actor is None:
            break
        read.apply(rng.choice(read.legal_actions()))
    assert read.outcome() is not None


SQUARES = st.sampled_from(["e5", "e6", "f5", "c3", "z9", "a0", "g7", ""])


@given(
    st.text(alphabet="wflgsmtc.0123/\n xž", max_size=100) | st.text(max_size=20),
    st.sampled_from([5, 7]),
    st.lists(st.tuples(SQUARES, st.sampled_from(BUILDING_IDS)), max_size=5),
    st.tuples(st.integers(-3, 300), st.integers(-3, 40), st.booleans()),
)
def test_boards_by_hand(
    text: str, size: int, buildings: list[tuple[str, str]], pieces: tuple[int, int, bool]
) -> None:
    """Any text with any pieces is a board, if only one with faults, and has a score."""
    kingdom = scoring.Kingdom.from_position(text, size=size, game="queendomino")
    for square, building in buildings:
        result_or_value_error(kingdom, square, building)
    kingdom.coins, kingdom.knights, kingdom.queen = pieces
    codes = {fault.code for fault in kingdom.faults()}
    assert all(codes)
    score = kingdom.score(middle_kingdom=True, harmony=True)
    assert score.court is not None
    assert score.total == sum(row.points for row in score.court.sheet)
    again = scoring.Kingdom.from_position(kingdom.position, size=size, game="queendomino")
    if "bad_crowns" not in codes:  # a crown on a town cannot be written
        assert again.view().squares == kingdom.view().squares


def result_or_value_error(kingdom: scoring.Kingdom, square: str, building: str) -> None:
    """Put a building, or be told that there is no such square or building."""
    if building in BUILDINGS and square not in {"", "a0"}:
        kingdom.put_building(square, building)
        return
    with pytest.raises(ValueError, match=r"."):
        kingdom.put_building(square, building)


@given(
    st.dictionaries(st.sampled_from([*OPTIONS, "colour"]), JSON, max_size=4),
    st.none() | st.sampled_from(["royal_wedding_teams", "no such preset"]),
)
def test_options(options: dict[str, Any], preset: str | None) -> None:
    game = result_or_error(
        OptionError, lambda: dominium.load("queendomino", preset=preset, **options)
    )
    assert game.faults if isinstance(game, OptionError) else game.start().actor is not None


@given(TEXT, st.integers(0, 60))
def test_actions(text: str, plies: int) -> None:
    state, rng = GAME.start(), random.Random(plies)
    for _ in range(plies):
        state.apply(rng.choice(state.legal_actions()))
    assume(not state.is_legal(text))
    before = state.copy()
    with pytest.raises(IllegalAction):
        state.apply(text)
    assert state == before
