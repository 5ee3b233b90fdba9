"""Club evenings in the terminal: a league in a file, one command at a time."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from dominium.describe import LANGUAGES
from dominium.terminal.commands.evening import WORDS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.terminal.conftest import Run, Runner

    Evening = Callable[..., Run]

NAMES = ("Jana", "Petr", "Eva Nová", "Adam", "Ivo", "Zoe")


@pytest.fixture
def evening(here: Runner) -> Evening:
    """Work on one league; its exit code has to be 0 unless another is expected."""

    def run(*words: str, code: int = 0) -> Run:
        done = here("evening", "league.json", *words)
        assert done.code == code, done.complaint
        return done

    return run


@pytest.fixture
def open_evening(evening: Evening) -> Evening:
    """A league with six players, an open evening and a drawn round."""
    evening("new", "Winter league", "--points", "8 6 4 2")
    evening("players", *NAMES)
    evening("start", "--date", "2026-11-21")
    evening("draw", "--seed", "48271935")
    return evening


def test_a_whole_evening(evening: Evening) -> None:
    assert evening("new", "Winter league").lines == ["The league Winter league was created."]
    assert evening("players", *NAMES).lines == [f"New players: {', '.join(NAMES)}."]
    opened = evening("start", "First", "--date", "2026-11-21", "--without", "zoe").lines
    assert opened[0] == "Evening 1, 21 November 2026: First: opened, 5 players present."
    assert opened[1:] == [f"{name}: the whole evening" for name in NAMES[:5]]
    drawn = evening("draw", "--seed", "7").lines
    assert drawn[0] == "Evening 1, 21 November 2026: First. Round 1."
    assert [line.split(":")[0] for line in drawn[1:]] == ["Table 1", "Table 2", "Draw number"]
    entered = evening("result", "1", "50", "40", "40").lines
    assert entered[1] == "Results missing: table 2."
    assert evening("result", "2", "3", "-5").lines[1] == "Round 1 is complete."
    standings = evening("standings").lines
    assert standings[0] == "Standings. Winter league."
    assert "8 points, sum of scores 50" in standings[1]
    assert "sum of scores −5" in standings[3]
    assert standings[3].startswith("3. ")
    assert evening().lines == standings


def test_late_comers_early_leavers_and_swaps(open_evening: Evening) -> None:
    open_evening("players", "Ota", "--evening", "1")
    open_evening("presence", "Jana", "1", "1")
    open_evening("presence", "petr", "0")
    lines = open_evening("presence").lines
    assert "Jana: up to round 1" in lines
    assert "Ota: from round 2 on" in lines
    assert not any(line.startswith("Petr:") for line in lines)
    tables = " ".join(open_evening("draw").lines)
    assert "Ota" in tables
    assert "Jana" not in tables
    assert "Petr" not in tables
    said = open_evening("swap", "Ota", "Adam").lines
    assert said == ["Evening 1, round 2: Ota and Adam change places."]


def test_results_by_name_and_places_by_hand(open_evening: Evening) -> None:
    table = open_evening("print").lines[1]
    names = table.split(": ")[1].rstrip(".").split(", ")
    scores = [f"{name}={score}" for name, score in zip(reversed(names), (40, 40, 10), strict=True)]
    parted = open_evening("result", "1", *scores, "--places", "3 1 2").lines[0]
    assert f"1. {names[1]} 40; 2. {names[2]} 40; 3. {names[0]} 10" in parted
    corrected = open_evening("result", "1", "1", "2", "3").lines[0]
    assert "corrected" in corrected
    assert "Before: Result: 1." in corrected
    assert "withdrawn" in open_evening("withdraw", "1").lines[0]


def test_nothing_is_lost_and_every_draw_can_be_checked(open_evening: Evening) -> None:
    open_evening("result", "1", "1", "2", "3")
    open_evening("result", "1", "3", "2", "1")
    open_evening("draw")
    open_evening("cancel")
    history = open_evening("history").lines
    assert [line.split(".")[0] for line in history] == [str(at) for at in range(1, 9)]
    assert "Before:" in history[5]
    assert open_evening("check").lines == ["1 round drawn again: the same tables."]


def test_a_forged_draw_is_found(open_evening: Evening, tmp_path: Path) -> None:
    file = tmp_path / "league.json"
    league = json.loads(file.read_text(encoding="utf-8"))
    drawn = league["entries"][3]["operation"]
    drawn["seed"] = "1"
    file.write_text(json.dumps(league), encoding="utf-8")
    assert open_evening("check", code=1).complaint == (
        "Not drawn by their numbers: entries 4 of the history.\n"
    )


def test_everything_for_the_notice_board(open_evening: Evening) -> None:
    open_evening("result", "1", "30", "20", "10")
    lines = open_evening("print", "--long").lines
    assert "Standings. Winter league." in lines
    assert "Evening 1, round 1, table 1: place 1, score 30: 8 points." in lines
    narrow = open_evening("print", "--compact").lines
    assert max(map(len, narrow)) <= 40


def test_points_sizes_and_ties_can_be_chosen(evening: Evening, tmp_path: Path) -> None:
    options = ["--points", "4/3/2/1", "--points", "4 2 1", "--sizes", "4 3"]
    evening("new", "L", *options, "--ties", "wins scores", "--resting", "nothing")
    league = json.loads((tmp_path / "league.json").read_text(encoding="utf-8"))
    rules = league["entries"][0]["operation"]["rules"]
    assert rules["points"] == {"4": [4, 3, 2, 1], "3": [4, 2, 1]}
    assert rules["ties"] == ["wins", "scores"]
    assert rules["resting"] == "nothing"


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["new", "Other"], 1, "league.json already exists"),
        (["players", "jana"], 1, "is already on the list"),
        (["result", "9", "1", "2", "3"], 1, "There is no table 9"),
        (["result", "1", "1", "2"], 1, "Table 1 needs 3 scores, given: 2."),
        (["result", "1", "Jana=1", "Petr=2", "Jana=3"], 1, "Sitting at this table"),
        (["result", "1", "x", "2", "3"], 2, "x is not a number."),
        (["result", "1"], 2, "scores in the order of the seats"),
        (["presence", "Nobody", "1"], 1, "Nobody on the list is called Nobody"),
        (["start", "--date", "tomorrow"], 1, "tomorrow"),
        (["dance"], 2, "There is no task dance."),
        (["standings", "--evening", "7"], 1, "There is no evening 7."),
        (["standings", "--wrong"], 2, "--wrong"),
    ],
)
def test_refusals_say_why_and_change_nothing(
    open_evening: Evening, tmp_path: Path, words: list[str], code: int, said: str
) -> None:
    before = (tmp_path / "league.json").read_bytes()
    complaint = open_evening(*words, code=code).complaint
    assert said in complaint
    assert "\n" not in complaint.rstrip("\n")
    assert (tmp_path / "league.json").read_bytes() == before


@pytest.mark.parametrize("content", ["", "{}", "not json", '{"entries": 5}'])
def test_a_file_that_is_no_league_is_left_as_it_is(
    evening: Evening, tmp_path: Path, content: str
) -> None:
    file = tmp_path / "league.json"
    file.write_text(content, encoding="utf-8")
    assert "not a league" in evening("draw", code=1).complaint
    assert file.read_text(encoding="utf-8") == content


def test_a_missing_file_and_one_that_cannot_be_written(evening: Evening, here: Runner) -> None:
    assert "cannot be read" in evening("standings", code=1).complaint
    done = here("evening", "no/such/folder/league.json", "new", "L")
    assert done.code == 1
    assert "cannot be written" in done.complaint


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(here: Runner, language: str) -> None:
    def run(*words: str) -> list[str]:
        done = here("evening", "league.json", "--language", language, *words)
        assert done.code == 0, done.complaint
        return done.lines

    run("new", "Liga")
    run("players", *NAMES)
    run("start", "--date", "2026-11-21")
    run("draw")
    run("result", "1", "40", "40", "10")
    said = [*run("print", "--long"), *run("history"), *run("presence"), *run("players")]
    assert len(run("help")) == len(WORDS)
    assert not [line for line in said if "{" in line or "evenings-" in line]


def test_czech_words_name_the_tasks(here: Runner) -> None:
    czech = ("evening", "liga.json", "--language", "cs")
    assert here(*czech, "založit", "Zimní liga").lines == ["Založena liga Zimní liga."]
    here(*czech, "hráči", "Jana", "Petr")
    here(*czech, "večer", "--date", "2026-11-21")
    here(*czech, "los", "--seed", "7")
    assert here(*czech, "výsledek", "1", "5", "5").lines[1] == "1. kolo je úplné."
    assert here(*czech, "pořadí").lines[1:] == [
        "1. Jana: 7 bodů, součet skóre 5, vyhrané stoly 1, kola 1. Shoda ve všem, místo je dělené.",
        "1. Petr: 7 bodů, součet skóre 5, vyhrané stoly 1, kola 1. Shoda ve všem, místo je dělené.",
    ]


def test_it_runs_as_a_program_of_its_own(process: Runner) -> None:
    assert process("evening", "league.json", "new", "Winter").code == 0
    assert process("evening", "league.json", "players", "Jana").code == 0
    assert process("evening", "league.json", "players").lines == ["1. Jana"]
