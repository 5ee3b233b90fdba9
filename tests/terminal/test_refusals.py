"""Bad input in the game: a sentence, a legal alternative, and nothing lost."""

from pathlib import Path

import pytest

import dominium
from dominium.describe import LANGUAGES, Describer
from tests.terminal.conftest import Runner

BAD_ACTIONS = [
    "e5r",
    "a1r",
    "i9u",
    "e6x",
    "99",
    "0",
    "24 r",
    "=24",
    "=k1",
    "e6r e6r",
    "🁢",
    "e6r;24",
    "-1",
    "e99r",
    "x" * 5000,
    "9" * 5000,
    "1,",
    ",",
    "' OR 1=1",
    "\x1b[2J",
    "%s{0}",
]
BAD_QUERIES = [
    *(f"{before}{'9' * 5000}{after}" for before, after in (("", "."), ("v ", ""), ("rules ", ""))),
    "m " + "9" * 5000,
    "999.",
    "0.",
    "v 9",
    "v Nobody",
    "o z9",
    "o j1",
    "x a0",
    "f",
    "f cheese",
    "m cheese",
    "m i9",
    "rules 99",
    "rules x",
    "language xx",
    "e9e9",
]


def actions(file: Path) -> tuple[str, ...]:
    return dominium.Record.from_json(file.read_text(encoding="utf-8")).actions


@pytest.fixture(params=["claim", "place", "place_castle"])
def stopped(here: Runner, tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A game stopped where its first person has to claim, to place, or to put down a castle."""
    file = tmp_path / "stopped.json"
    frame = "fixed" if request.param == "place_castle" else "floating"
    typed = ["1."] * (4 if request.param == "place" else 0)
    seats = ("--seat", "Jana", "--seat", "Petr", "--seed", "3")
    here("play", *seats, "--frame", frame, "--record", str(file), typed=typed)
    return file


@pytest.mark.criterion(11)
@pytest.mark.parametrize("bad", BAD_ACTIONS)
def test_a_bad_action_is_refused_with_a_way_out(here: Runner, stopped: Path, bad: str) -> None:
    before = actions(stopped)
    done = here("play", "--continue", str(stopped), typed=[bad])
    assert done.code == 1
    assert actions(stopped) == before


@pytest.mark.parametrize("bad", BAD_QUERIES)
def test_a_bad_question_is_refused_and_nothing_happens(
    here: Runner, stopped: Path, bad: str
) -> None:
    before = actions(stopped)
    done = here("play", "--continue", str(stopped), typed=[bad])
    assert done.code == 1
    assert actions(stopped) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_name_legal_actions_of_the_moment(
    here: Runner, stopped: Path, language: str
) -> None:
    record = dominium.Record.from_json(stopped.read_text(encoding="utf-8"))
    state = record.replay()
    describer = Describer(record.game, language, [seat.name for seat in record.seats])
    done = here("play", "--continue", str(stopped), "--language", language, typed=["nonsense"])
    refusal = describer.refusal("malformed", {"text": "nonsense"}, state)
    assert refusal in done.lines


@pytest.mark.criterion(11)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_of_several_actions_says_which_of_them_is_wrong(
    here: Runner, tmp_path: Path, language: str
) -> None:
    """The legal actions named are those after the actions before, none of which counts."""
    file = tmp_path / "game.json"
    seats = ("--seat", "Jana", "--seat", "Petr", "--seed", "3")
    here("play", *seats, "--record", str(file), typed=["1."] * 4)
    before = dominium.Record.from_json(file.read_text(encoding="utf-8"))
    state = before.replay()
    place = state.legal_actions()[0]
    done = here("play", "--continue", str(file), "--language", language, typed=[f"{place}, 99"])
    state.apply(place)
    describer = Describer(before.game, language, ["Jana", "Petr"])
    refusal = describer.refusal("malformed", {"text": "99"}, state)
    messages = describer.messages
    told = messages.text("terminal-refused-part", part="99", refusal=refusal)
    assert told in done.lines
    assert actions(file) == before.actions


def test_play_goes_on_after_refusals(here: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seats = ("--seat", "Jana", "--seat", "Petr", "--seed", "3")
    typed = [line for _ in range(60) for line in ("nonsense", "999.", "1.")]
    done = here("play", *seats, "--record", str(file), typed=typed)
    record = dominium.Record.from_json(file.read_text(encoding="utf-8"))
    assert record.outcome is not None
    assert done.code == 1
