"""`dominium referee`: a physical game led at the terminal, line by line."""

import json
from pathlib import Path

import pytest

import dominium
from dominium.describe import LANGUAGES
from tests.terminal.conftest import Runner

TWO = ("--name", "Jana", "--name", "Petr")
OPENING = ("3 17 25 40", "petr, 17", "jana, 3", "petr, 40", "jana, 25", "20 21 22 23")


def test_a_whole_game_is_led_from_the_first_domino_to_the_scores(
    process: Runner, tmp_path: Path
) -> None:
    played = dominium.play(dominium.load("kingdomino"), ["random"] * 2, rng=4)
    file = tmp_path / "record.json"
    lines = [one if one.startswith("=k") else one.removeprefix("=") for one in played.actions]
    done = process("referee", *TWO, "--by-hand", "--record", str(file), typed=lines)
    assert (done.code, done.complaint) == (0, "")
    assert dominium.Record.from_json(file.read_text(encoding="utf-8")).actions == played.actions
    assert played.outcome is not None
    for standing in played.outcome.standings:
        assert f"{standing.total} points" in done.text
    assert "\x1b" not in done.text
    assert process("referee", "--continue").code == 1  # nothing is left to go on with


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_program_draws_and_says_whose_turn_it_is(here: Runner, language: str) -> None:
    done = here("referee", *TWO, "--seed", "7", "--language", language, typed=["1.", "1."])
    assert done.code == 0
    prompts = [line for line in done.lines if "> " in line]
    assert len(prompts) == 3
    assert all(line.startswith(("Jana, ", "Petr, ")) for line in prompts)
    again = here("referee", *TWO, "--seed", "7", "--language", language, typed=["1.", "1."])
    assert again.lines == done.lines


def test_a_game_goes_on_in_another_language_after_it_was_left(here: Runner) -> None:
    left = here("referee", *TWO, "--by-hand", typed=[*OPENING, "e6 right"])
    assert left.lines[-1] == "The game is saved. Go on with: dominium referee --continue"
    on = here("referee", "--continue", "--language", "cs", typed=["20"])
    assert on.code == 0
    assert "Jana si vybírá 20." in on.lines
    assert "Jana: les E6, les F6, plus 0." in on.lines  # what had been said before


def test_a_named_sheet_stays_when_the_game_is_left(here: Runner, tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    here("referee", *TWO, "--by-hand", "--sheet", str(file), typed=OPENING)
    written = json.loads(file.read_text(encoding="utf-8"))
    assert written["names"] == ["Jana", "Petr"]
    assert written["entries"][0] == "=3, =17, =25, =40"
    assert here("referee", *TWO, "--sheet", str(file)).code == 1
    on = here("referee", "--continue", str(file), typed=["record"])
    assert "=3, =17, =25, =40" in on.text
    for broken in ("{}", json.dumps(written | {"entries": ["e6r"]})):
        file.write_text(broken, encoding="utf-8")
        refused = here("referee", "--continue", str(file))
        assert (refused.code, refused.lines) == (1, [])
        assert refused.complaint


def test_a_refused_line_is_told_and_counted(here: Runner) -> None:
    done = here("referee", *TWO, "--by-hand", typed=[*OPENING, "e5r", "e6r, 40"])
    assert done.code == 1
    assert any("E5" in line and "E4 right" in line for line in done.lines)
    assert "None of this line was done." in done.text
    assert done.lines[-2].startswith("Jana, place 3> ")  # still Jana's turn


def test_what_was_said_is_taken_back(here: Runner) -> None:
    done = here("referee", *TWO, "--by-hand", typed=[*OPENING, "e6r", "undo", "u", "t"])
    assert done.code == 0
    first = done.lines.index("Taken back:")
    assert done.lines[first + 1] == "Jana: forest E6, forest F6, plus 0."
    assert "Draw 4 dominoes and say their numbers." in done.lines[first + 4 :]


def test_the_queries_of_the_table_answer_here_too(here: Runner) -> None:
    helped = here("referee", *TWO, "--by-hand", typed=[*OPENING, "help"]).lines
    named = {line.partition(",")[0] for line in helped if ": " in line}
    assert {"t", "m", "w", "n", "v", "c", "o", "x", "s", "e", "u"} <= named
    asked = ["t", "m 2", "w", "n", "v", "c", "o e6", "x e6", "s", "S", "e", "l", "h", "everything"]
    done = here("referee", *TWO, "--by-hand", typed=[*OPENING, *asked, "e6r", "g", "f forest"])
    assert done.code == 0, done.text


def test_the_set_is_listed_alone_or_in_the_game(here: Runner) -> None:
    alone = here("referee", "--contents", "--preset", "kralovska_zahrada").lines
    assert "Trays for the kingdoms: 4" in alone
    assert "48: wheat, mine 3 crowns" in alone
    asked = here("referee", "queendomino", *TWO, typed=["contents"]).lines
    assert "Building tokens: 32" in asked
    assert "Bakery: 2" in asked


def test_a_set_that_differs_is_told_and_asked_about(here: Runner) -> None:
    drawn = "3 forest2 mine3, 17, 25, 40"
    done = here("referee", *TWO, "--by-hand", typed=[drawn, "contents", "n"])
    assert done.code == 0
    assert any(line.startswith("3: forest 2 crowns, mine 3 crowns. None") for line in done.lines)
    assert "Now 3, free: forest 2 crowns, mine 3 crowns." in done.lines


def test_a_turn_of_queendomino_leaves_out_the_rest_by_a_word(here: Runner) -> None:
    lines = [
        "bakery, inn, statue, church, sawmill, weaver, forge",
        "39 36 11 26",
        "jana, 39, 36, 26, 11",
        "46 2 30 13",
        "1., done, 2",
    ]
    done = here("referee", "queendomino", *TWO, "--by-hand", typed=lines)
    assert done.code == 0, done.text
    assert done.lines[-2].startswith("Petr, ")


@pytest.mark.parametrize("game", ["block", "solo"])
def test_tiles_are_led_as_well(here: Runner, game: str) -> None:
    typed = {"block": ["Jana", "6-5", "t", "m", "c"], "solo": ["66 65 64 43 32", "w", "1.", "v"]}
    done = here("referee", game, "--by-hand", typed=typed[game])
    assert done.lines[-1] == "The game is saved. Go on with: dominium referee --continue"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in dominium.games()])
def test_every_game_begins_with_a_prompt(here: Runner, game: str, language: str) -> None:
    done = here("referee", game, "--language", language, typed=["?"])
    assert (done.code, done.complaint) == (0, "")
    assert len([line for line in done.lines if "> " in line]) >= 1


@pytest.mark.parametrize("game", ["bergen", "sebastopol"])
def test_somebody_is_asked_for_who_leads_by_a_tile(here: Runner, game: str) -> None:
    names = [part for name in ("Jana", "Petr", "Eva", "Karel") for part in ("--name", name)]
    count = {"bergen": 4, "sebastopol": 8}[game]
    done = here("referee", game, *names[:count], typed=["?", "Petr"])
    assert done.code == 0, done.text
    assert "dealing> Petr" in done.lines
    assert any(line.startswith("Petr, first tile> ") for line in done.lines)


@pytest.mark.parametrize(
    "arguments",
    [
        ("--continue", "--name", "Jana"),
        ("--continue", "--by-hand"),
        ("--continue", "--size", "7"),
        ("--name", "Jana", "--name", "Jana"),
        ("--name", "A", "--name", "B", "--name", "C", "--seats", "2"),
    ],
)
def test_impossible_arguments_are_refused(here: Runner, arguments: tuple[str, ...]) -> None:
    done = here("referee", *arguments)
    assert done.code == 2
    assert done.complaint
