"""The score pad: kingdoms from a table at home."""

from pathlib import Path

import pytest

from dominium import describe
from dominium.describe import LANGUAGES
from tests.terminal.conftest import Runner

DOMINOES = ["e6r 24", "d5l 13", "f5r 42"]


def test_dominoes_are_scored_and_explained(here: Runner) -> None:
    done = here("score", *(part for line in DOMINOES for part in ("--domino", line)), "--harmony")
    assert done.code == 0
    assert done.lines[-2:] == ["Harmony: 5 points.", done.lines[-1]]
    assert done.lines[-1].startswith("Total: ")


def test_all_ways_of_entering_agree(here: Runner, tmp_path: Path) -> None:
    (tmp_path / "board.txt").write_text("# at home\ne6r wheat1 forest\n", encoding="utf-8")
    ways = [
        here("score", "--domino", "e6r wheat1 forest"),
        here("score", "--domino", "E6 right Wheat 1, Forest 0"),
        here("score", "--domino", "e6 → w1 f"),
        here("score", "--position", "c./w1f"),
        here("score", "board.txt"),
        here("score", typed=["e6 wheat 1", "f6 f0"]),
        here("score", "-", typed=["e6 wheat 1", "f6 f0", "quit", "g6 mine3"]),
    ]
    for done in ways:
        assert done.lines[-3:] == [
            "Wheat: 1 square, 1 crown, 1 point.",
            "Forest: 1 square, 0 crowns, 0 points.",
            "Total: 1 point.",
        ]
        assert done.code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pad_speaks_and_hears_the_language(here: Runner, language: str) -> None:
    texts = describe.messages(language)
    wheat, forest = (describe.terrain_name(name, language) for name in ("wheat", "forest"))
    right = texts.text("typed-direction-r").split(",")[0]
    typed = [
        f"e6 {right} {wheat} 1 {forest.upper()}",
        texts.text("terminal-words-kingdom").split(",")[0],
        texts.text("terminal-words-help").split(",")[0],
        texts.text("terminal-words-score").split(",")[0],
        f"{texts.text('terminal-words-remove').split(',')[0]} f6",
        f"{texts.text('terminal-words-discarded').split(',')[0]} 2",
        texts.text("terminal-words-quit").split(",")[0],
    ]
    done = here("score", "--language", language, "--harmony", typed=typed)
    assert done.code == 0
    one = texts.text("score-total", points=texts.text("count-points", count=6))
    none = texts.text("score-total", points=texts.text("count-points", count=0))
    assert one in done.lines
    assert done.lines[-1] == none


@pytest.mark.parametrize(
    ("lines", "faults"),
    [
        (["e6r 24", "e6d 25"], ["E6 is occupied"]),
        (["e6r 24", "g7r 24"], ["24"]),
        (["e6r 49"], ["49"]),
        (["a1r 3"], ["1"]),
        (["e6 wheat 7"], ["7"]),
        (["e6 wheat"], ["1 square"]),
        (["castle a1", "castle c3"], ["castle"]),
        (["e6r 24", "f6r 25", "i9r 30"], ["F6 is occupied", "I9"]),
        ([f"{column}5r wheat wheat" for column in "fhjl"], ["9", "5"]),
    ],
)
def test_every_fault_is_named(here: Runner, lines: list[str], faults: list[str]) -> None:
    arguments = [part for line in lines for part in ("--domino", line)]
    for done in (here("score", *arguments), here("score", typed=lines)):
        assert done.code == 1
        assert done.complaint == ""
        assert all(fault in done.text for fault in faults)
        assert done.lines[-1].startswith("Total: ")


def test_an_oversized_kingdom_is_told_and_may_shed_dominoes(here: Runner) -> None:
    lines = [f"{column}5r wheat1 wheat" for column in "fhj"]
    done = here("score", "--harmony", typed=[*lines, "score", "remove k5", "discarded 1"])
    assert done.code == 0
    told = done.lines.index("Total: 23 points.")
    assert any("7" in line and "5" in line for line in done.lines[:told])
    assert done.lines[-2:] == ["Harmony: 0 points.", "Total: 8 points."]


def test_a_tray_needs_its_castle(here: Runner) -> None:
    dominoes = ("--domino", "c4r wheat1 wheat", "--frame", "fixed", "--middle-kingdom")
    without = here("score", *dominoes)
    assert without.code == 1
    assert "castle" in without.text
    done = here("score", *dominoes, "--castle", "c3")
    assert done.code == 0
    assert done.lines[-2:] == ["Middle Kingdom: 10 points.", "Total: 12 points."]


def test_faces_that_are_not_printed_are_noted_without_blame(here: Runner) -> None:
    done = here("score", "--domino", "e6r mine3 mine3")
    assert done.code == 0
    assert "48" in done.lines[0]
    assert done.lines[-1] == "Total: 12 points."


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "e6r",
        "e6r wheat",
        "e6r wheat forest lake",
        "e6r cheese wheat",
        "castle",
        "e6",
        "castle z9",
        "remove e9",
        "remove",
        "discarded many",
        "discarded 99",
        "discarded",
        "24",
        "e6r -1",
        "\x1b[2J",
        "x" * 3000,
        "e6r " + "9" * 5000,
        "discarded " + "9" * 5000,
    ],
)
def test_a_line_that_is_no_entry_changes_nothing(here: Runner, line: str) -> None:
    done = here("score", typed=["e6r wheat1 forest", line])
    assert done.code == 1
    assert done.lines[-1] == "Total: 1 point."
    alone = here("score", "--domino", line)
    assert alone.code == 1
    assert all(character.isprintable() for text in done.lines for character in text)


def test_compact_score_fits_a_braille_display(here: Runner) -> None:
    typed = ["help", *DOMINOES, "kingdom", "score", "nonsense"]
    done = here("score", "--compact", "--harmony", "--middle-kingdom", typed=typed)
    assert [line for line in done.lines if len(line) > 40] == []
