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
from dominium import (
    IllegalAction,
    LineState,
    OptionError,
    Record,
    RecordError,
    SetupError,
    State,
    scoring,
)
from dominium.engine.errors import TallyError
from tests.conformance.files import BY_GAME, entries, record_files
from tests.conformance.lines import GAMES, line_game
from tests.laws.strategies import LONGEST, PLIES
from tests.oracle.queendomino import BUILDINGS

BUILDING_IDS = [*BUILDINGS, "castle", ""]
WORDS = [
    *("=24", "24", "e6r", "q24", "tax g8", "build 3 g9", "burn 5", "-", "=statue"),
    *("65", "65l", "61l6", "draw", "pass", "hit", "stand", "=65", "=s1", "=?", "left", "blocked"),
    *("kingdomino", "queendomino", "preset", "dynasty"),
]
STEPS = [
    *("place", "tax", "build", "burn", "claim", "draw_building", "draw_domino", "draw_seat"),
    *("remove_tile", "deal_tile", "draw_tile", "lead", "play", "play_or_pass", "finished"),
]
KEYS = [
    *("seats", "preset", "game_id", "position", "domino", "seat", "placed", "discarded", "set"),
    *("court", "coins", "knights", "buildings", "slots", "undrawn", "queen", "tiles", "hands"),
    *("line", "stock_tiles", "turn", "lead", "pips", "kind", "ending"),
]
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
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "kingdomino": [{}, {"frame": "fixed"}],
    "queendomino": [
        {},
        {"seats": 4},
        {"set": "royal_wedding", "seats": 7},
        {"set": "royal_wedding", "seats": 6, "teams": True},
    ],
}
"""Options whose positions look different; those of the other games do not."""
SHORT = 500  # actions of a record that is read often


Result = TypeVar("Result")
Error = TypeVar("Error", bound=dominium.DominiumError)


def result_or_error(error: type[Error], call: Callable[[], Result]) -> Result | Error:
    """The result of a call, or the one kind of error it may raise."""
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


def short_records(game: str) -> list[dict[str, Any]]:
    found = [json.loads(path.read_text("utf-8")) for path in record_files(game)]
    return [record for record in found if len(record["actions"]) < SHORT]


def reached(game: dominium.Game, plies: int) -> State:
    """A position of a random match."""
    state, rng = game.start(), random.Random(plies)
    for _ in range(plies):
        if state.actor is not None:
            state.apply(rng.choice(state.legal_actions()))
    return state


def written(state: State) -> Any:
    """An open position as JSON has it."""
    view = state.open_view() if isinstance(state, LineState) else state.view(None)
    return json.loads(json.dumps(view.to_dict()))


@BY_GAME
@given(data=st.data())
def test_records(game: str, data: st.DataObject) -> None:
    record = data.draw(st.sampled_from(short_records(game)))
    path = data.draw(st.sampled_from(places(record)))
    spoilt = replaced(record, path, data.draw(JSON))
    read = result_or_error(RecordError, lambda: Record.from_json(json.dumps(spoilt)))
    assert read.code if isinstance(read, RecordError) else read.replay()


@BY_GAME
@given(data=st.data(), text=TEXT, position=st.integers(0, 900))
def test_records_as_text(game: str, data: st.DataObject, text: str, position: int) -> None:
    record = Record.from_dict(data.draw(st.sampled_from(short_records(game)))).to_text()
    spoilt = record[:position] + text + record[position:]
    read = result_or_error(RecordError, lambda: Record.from_text(spoilt))
    assert read.code if isinstance(read, RecordError) else read.replay()


@BY_GAME
@given(data=st.data())
def test_setups(game: str, data: st.DataObject) -> None:
    """A spoilt position is refused, or it can be played to its end."""
    loaded = dominium.load(game, **data.draw(st.sampled_from(VARIANTS.get(game, [{}]))))
    plies = data.draw(st.integers(0, PLIES[game]))
    position = written(reached(loaded, plies))
    path = data.draw(st.sampled_from(places(position)))
    spoilt = replaced(position, path, data.draw(JSON))
    read = result_or_error(SetupError, lambda: loaded.setup(spoilt))
    if isinstance(read, SetupError):
        assert read.faults
        return
    rng = random.Random(plies)
    for _ in range(LONGEST[game]):
        if read.actor is None:
            break
        read.apply(rng.choice(read.legal_actions()))
    assert read.outcome() is not None


@BY_GAME
@given(data=st.data())
def test_options(game: str, data: st.DataObject) -> None:
    (info,) = [info for info in dominium.games() if info.id == game]
    names = st.sampled_from([*(option.name for option in info.options), "colour"])
    options = data.draw(st.dictionaries(names, JSON, max_size=4))
    preset = data.draw(st.none() | st.sampled_from([*info.presets, "no such preset"]))
    read = result_or_error(OptionError, lambda: dominium.load(game, preset=preset, **options))
    assert read.faults if isinstance(read, OptionError) else read.start().actor is not None


@BY_GAME
@given(text=TEXT, plies=st.integers(0, 60))
def test_actions(game: str, text: str, plies: int) -> None:
    state = reached(dominium.load(game), plies)
    assume(not state.is_legal(text))
    before = state.copy()
    with pytest.raises(IllegalAction):
        state.apply(text)
    assert state == before


# --- Score pads -----------------------------------------------------------------------------------


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


SQUARES = st.sampled_from(["e5", "e6", "f5", "c3", "z9", "a0", "g7", ""])


@given(
    st.text(alphabet="wflgsmtc.0123/\n xž", max_size=100) | st.text(max_size=20),
    st.sampled_from([5, 7]),
    st.lists(st.tuples(SQUARES, st.sampled_from(BUILDING_IDS)), max_size=5),
    st.tuples(st.integers(-3, 300), st.integers(-3, 40), st.booleans()),
)
def test_courts_by_hand(
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


PADS = [(game, entry) for game in GAMES for entry in entries(game, "deals")]


@given(st.data())
def test_score_pads(data: st.DataObject) -> None:
    """Spoilt entries are refused with their number, or counted."""
    name, entry = data.draw(st.sampled_from(PADS))
    path = data.draw(st.sampled_from([path for path in places(entry["entries"]) if path]))
    spoilt = replaced(entry["entries"], path, data.draw(JSON))
    game = line_game(name, **entry["options"])
    read = result_or_error(TallyError, lambda: scoring.tally(game, spoilt))
    if isinstance(read, TallyError):
        assert all(fault.code for fault in read.faults)
    else:
        assert len(read.totals) == game.seats
