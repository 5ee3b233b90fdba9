"""Whatever comes in from outside is read or refused by a code; nothing else is ever raised."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import dominium
from dominium import IllegalAction, LineGame, OptionError, Record, RecordError, SetupError, scoring
from dominium.errors import TallyError
from tests.dominoes.conformance import entries, record_files
from tests.dominoes.side_by_side import GAMES, REFEREES
from tests.kingdomino.test_bad_input import places, replaced, result_or_error

WORDS = ["65", "65l", "61l6", "draw", "pass", "hit", "stand", "=65", "=s1", "=?", "left", "blocked"]
STEPS = ["draw_seat", "remove_tile", "deal_tile", "draw_tile", "lead", "play", "play_or_pass"]
KEYS = ["seats", "tiles", "hands", "line", "stock_tiles", "turn", "lead", "pips", "kind", "ending"]
TEXT = st.text(max_size=6) | st.sampled_from([*WORDS, *STEPS, "finished", "\ud800", "\x80"])
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
SHORT = [record for record in RECORDS if len(record["actions"]) < 120]
Position = dict[str, Any]


def line_game(name: str, **options: Any) -> LineGame:
    game = dominium.load(name, **options)
    assert isinstance(game, LineGame)
    return game


@given(st.data())
def test_records(data: st.DataObject) -> None:
    record = data.draw(st.sampled_from(SHORT))
    path = data.draw(st.sampled_from(places(record)))
    spoilt = replaced(record, path, data.draw(JSON))
    read = result_or_error(RecordError, lambda: Record.from_json(json.dumps(spoilt)))
    assert read.code if isinstance(read, RecordError) else read.replay()


@given(st.sampled_from(SHORT), TEXT, st.integers(0, 900))
def test_records_as_text(record: dict[str, Any], text: str, position: int) -> None:
    written = Record.from_dict(record).to_text()
    spoilt = written[:position] + text + written[position:]
    read = result_or_error(RecordError, lambda: Record.from_text(spoilt))
    assert read.code if isinstance(read, RecordError) else read.replay()


def reached(game: LineGame, plies: int) -> Position:
    """An open position of a random match, as JSON has it."""
    state, rng = game.start(), random.Random(plies)
    for _ in range(plies):
        if state.actor is not None:
            state.apply(rng.choice(state.legal_actions()))
    found: Position = json.loads(json.dumps(state.open_view().to_dict()))
    return found


@given(st.data(), st.sampled_from(GAMES), st.integers(0, 90))
def test_setups(data: st.DataObject, name: str, plies: int) -> None:
    """A spoilt position is refused, or it can be played to its end."""
    game, rng = line_game(name), random.Random(plies)
    position = reached(game, plies)
    path = data.draw(st.sampled_from(places(position)))
    spoilt = replaced(position, path, data.draw(JSON))
    read = result_or_error(SetupError, lambda: game.setup(spoilt))
    if isinstance(read, SetupError):
        assert read.faults
        return
    for _ in range(20_000):
        if read.actor is None:
            break
        read.apply(rng.choice(read.legal_actions()))
    assert read.outcome() is not None


@given(st.data(), st.sampled_from(GAMES))
def test_options(data: st.DataObject, name: str) -> None:
    names = st.sampled_from([*REFEREES[name].OPTIONS, "colour"])
    options = data.draw(st.dictionaries(names, JSON, max_size=4))
    preset = data.draw(st.none() | st.sampled_from([name, "no such preset"]))
    game = result_or_error(OptionError, lambda: dominium.load(name, preset=preset, **options))
    assert game.faults if isinstance(game, OptionError) else game.start().actor is not None


@given(st.sampled_from(GAMES), TEXT, st.integers(0, 60))
def test_actions(name: str, text: str, plies: int) -> None:
    state, rng = line_game(name).start(), random.Random(plies)
    for _ in range(plies):
        if state.actor is not None:
            state.apply(rng.choice(state.legal_actions()))
    assume(not state.is_legal(text))
    before = state.copy()
    with pytest.raises(IllegalAction):
        state.apply(text)
    assert state == before


PADS = entries("deals")


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


# --- Positions that cannot be ---------------------------------------------------------------------


def position_in(name: str, step: str, seed: int = 1, **options: Any) -> Position:
    """A position with this step, some tiles in the line."""
    state, rng = line_game(name, **options).start(), random.Random(seed)
    while state.view(None).step != step or (step == "play" and len(state.view(None).line) < 4):
        state.apply(rng.choice(state.legal_actions()))
    found: Position = json.loads(json.dumps(state.open_view().to_dict()))
    return found


def hand(position: Position, seat: int) -> list[str]:
    found: list[str] = position["hands"][seat]["tiles"]
    return found


SPOILT: list[tuple[str, str, Callable[[Position], object]]] = [
    ("a tile twice", "block", lambda it: hand(it, 0).append(it["line"][0]["tile"])),
    ("a tile missing", "block", lambda it: hand(it, 0).pop()),
    ("a tile that does not exist", "block", lambda it: hand(it, 0).append("77")),
    ("a tile written the wrong way round", "block", lambda it: it["removed_tiles"].append("16")),
    ("a seat too few", "block", lambda it: it["hands"].pop()),
    ("a line with a gap", "draw", lambda it: it["line"][1].update(position=5)),
    ("an end that is none", "draw", lambda it: it["line"][1].update(end="up")),
    ("halves that do not fit", "draw", lambda it: it["line"][1].update(tile="66", outward=6)),
    ("nobody to play", "draw", lambda it: it.update(turn=None, actor=None)),
    ("a step that does not exist", "matador", lambda it: it.update(step="jump")),
    ("a step of another game", "matador", lambda it: it.update(step="hit_or_stand")),
    ("negative draws", "bergen", lambda it: it["hands"][0].update(drawn=-1)),
    ("no deal yet", "bergen", lambda it: it.update(deal=0)),
]


@pytest.mark.parametrize(
    ("name", "spoil"), [each[1:] for each in SPOILT], ids=[each[0] for each in SPOILT]
)
def test_faults_of_positions(name: str, spoil: Callable[[Position], object]) -> None:
    position = position_in(name, "play")
    assert line_game(name).setup(copy.deepcopy(position)).open_view().to_dict()
    spoil(position)
    with pytest.raises(SetupError) as caught:
        line_game(name).setup(position)
    assert all(fault.code for fault in caught.value.faults)


def test_the_holder_of_the_double_six_leads() -> None:
    position = position_in("sebastopol", "lead")
    position["turn"] = (position["turn"] + 1) % 4
    with pytest.raises(SetupError):
        line_game("sebastopol").setup(position)


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [("block", "bank", 7), ("block", "ending", "blocked"), ("sebastopol", "turn", True)],
)
def test_what_is_said_in_vain_is_no_second_position(name: str, field: str, value: Any) -> None:
    """What such a position cannot say is refused, or it changes nothing."""
    position = position_in(name, "play")
    state = line_game(name).setup(position)
    read = result_or_error(SetupError, lambda: line_game(name).setup({**position, field: value}))
    assert isinstance(read, SetupError) or read == state


def test_tiles_are_dealt_before_the_line() -> None:
    position = {**position_in("bergen", "play"), "step": "deal_tile", "turn": None}
    with pytest.raises(SetupError):
        line_game("bergen").setup(position)


@pytest.mark.parametrize("name", ["block", "draw", "matador", "twenty_one"])
def test_after_the_lot_somebody_leads(name: str) -> None:
    position = position_in(name, "remove_tile" if name == "matador" else "deal_tile")
    position["lead"] = None
    with pytest.raises(SetupError):
        line_game(name).setup(position)


def test_a_deal_that_is_over_is_no_position() -> None:
    """Nobody could play on: the deal would have ended."""
    position = position_in("block", "play")
    open_numbers = {str(each["number"]) for each in position["open_ends"]}
    hands = [hand(position, seat) for seat in (0, 1)]
    unseen = sorted([*hands[0], *hands[1], *position["removed_tiles"]])
    unseen.sort(key=lambda tile: bool(open_numbers & set(tile)))  # what fits comes last
    for tiles in (*hands, position["removed_tiles"]):
        tiles[:] = [unseen.pop(0) for _ in tiles]
    assert not any(open_numbers & set(tile) for tiles in hands for tile in tiles)
    with pytest.raises(SetupError, match="impossible_step"):
        line_game("block").setup(position)


def test_many_faults_are_named_at_once() -> None:
    position = position_in("draw", "play")
    hand(position, 0).append("88")
    position["step"] = "jump"
    with pytest.raises(SetupError) as caught:
        line_game("draw").setup(position)
    assert len(caught.value.faults) > 1
