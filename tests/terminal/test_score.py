"""The score pad: kingdoms from a table at home."""

import json
from pathlib import Path
from typing import Any

import pytest

from dominium import describe
from dominium.describe import LANGUAGES
from tests.terminal.conftest import Runner

CONFORMANCE = Path(__file__).parents[2] / "conformance"
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


def test_a_kingdom_is_read_in_czech_letters_too(here: Runner) -> None:
    czech, english = (
        here("score", "--language", "cs", "--position", rows) for rows in ("h./p1l", "c./w1f")
    )
    assert czech.lines == english.lines
    assert czech.lines[-1] == "Celkem: 1 bod."


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
    assert "no domino of the game, counted" in done.lines[0]
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


def worked_example() -> dict[str, Any]:
    """CZ-Q, «Příklad bodování», as the dominoes and tokens of a table."""
    text = (CONFORMANCE / "queendomino" / "boards.json").read_text(encoding="utf-8")
    boards = json.loads(text)["boards"]
    (example,) = (board for board in boards if board["id"] == "worked-example")
    return dict(example)


FOUR_SEATS = ("--game", "queendomino", "--seats", "4")


def entries(language: str) -> list[str]:
    """The worked example as it is typed in a language."""
    example, texts = worked_example(), describe.messages(language)
    word = {
        command: texts.text(f"terminal-words-{command}").split(",")[0]
        for command in ("coins", "knights", "queen")
    }
    return [
        *(f"{place} {number}" for place, number in example["dominoes"]),
        *(
            f"{square.upper()} {describe.building_name(building, language)}"
            for square, building in example["buildings"].items()
        ),
        f"{word['coins']} {example['coins']}",
        f"{word['knights']} {example['knights']}",
        word["queen"],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_example_is_explained_row_by_row(here: Runner, language: str) -> None:
    texts, rows = describe.messages(language), worked_example()["expected"]["court"]["sheet"]
    done = here("score", *FOUR_SEATS, "--language", language, typed=entries(language))
    assert done.code == 0
    explained = done.lines[-len(rows) - 1 :]
    for line, row in zip(explained, rows, strict=False):
        points = texts.text("count-points", count=row["points"])
        assert line.startswith(f"{describe.sheet_row(row['row'], language)}: {points}.")
    total = texts.text("count-points", count=71)
    assert explained[-1] == texts.text("score-total", points=total)


def test_all_ways_of_entering_the_example_agree(here: Runner, tmp_path: Path) -> None:
    example = worked_example()
    typed = entries("en")
    (tmp_path / "board.txt").write_text("\n".join(typed), encoding="utf-8")
    court = ("--coins", "11", "--knights", "4", "--queen")
    buildings = [
        part
        for square, building in example["buildings"].items()
        for part in ("--building", f"{square} {building}")
    ]
    dominoes = [
        part for one, number in example["dominoes"] for part in ("--domino", f"{one} {number}")
    ]
    numbered = [f"{place} q{number}" for place, number in example["dominoes"]]
    ways = [
        here("score", *FOUR_SEATS, typed=typed),
        here("score", *FOUR_SEATS, "board.txt"),
        here("score", *FOUR_SEATS, *dominoes, *buildings, *court),
        here("score", *FOUR_SEATS, "--position", example["board"], *buildings, *court),
        here("score", *FOUR_SEATS, typed=[*numbered, *typed[len(numbered) :]]),
        here(
            "score", "--game", "queendomino", "--set", "royal_wedding", "--seats", "5",
            typed=[*numbered, *typed[len(numbered) :]],
        ),
    ]  # fmt: skip
    for done in ways:
        assert done.code == 0
        assert done.lines[-10:] == ways[0].lines[-10:]
        assert done.lines[-1] == "Total: 71 points."


def test_what_is_written_down_can_be_read_again(here: Runner) -> None:
    done = here("score", *FOUR_SEATS, typed=[*entries("en"), "kingdom"])
    asked = next(place for place, line in enumerate(done.lines) if line.endswith("> kingdom"))
    assert done.lines[asked + 1].startswith("- c d e f g")
    assert done.lines[asked + 7] == "11 coins, 4 knights, queen"
    assert done.lines[asked + 8].startswith("D3 Sawmill, G3 Church, ")
    assert not any("coins" in line for line in here("score", typed=["kingdom"]).lines)


def test_numbers_of_both_boxes_are_told_apart(here: Runner) -> None:
    wedding = ("--game", "queendomino", "--set", "royal_wedding", "--seats", "5")
    plain = here("score", *wedding, "--domino", "e6r 24").lines
    second = here("score", *wedding, "--domino", "e6r q24").lines
    alone = here("score", *FOUR_SEATS, "--domino", "e6r 24").lines
    assert plain != second
    assert second == alone


@pytest.mark.parametrize(
    ("lines", "named"),
    [
        (["e6r 49"], ["49"]),
        (["f6 sawmill"], ["F6"]),
        (["e6r wheat forest", "f6 sawmill"], ["F6"]),
        (["e6r town town", "e6 sawmill", "e6 church"], ["E6"]),
        (
            ["e6r town town", "e7r town town", *(f"{one} tavern" for one in ("e6", "f6"))],
            ["Tavern"],
        ),
        (["e6 town 1"], ["E6"]),
    ],
)
def test_faults_of_towns_and_buildings_are_named(
    here: Runner, lines: list[str], named: list[str]
) -> None:
    done = here("score", *FOUR_SEATS, typed=lines)
    assert done.code == 1
    assert all(name in done.text for name in named)
    assert done.lines[-1].startswith("Total: ")


def test_tokens_are_taken_back_one_by_one(here: Runner) -> None:
    typed = ["e6r town lake1", "e6 statue", "coins 6", "queen", "score"]
    taken = ["remove queen", "score", "remove e6", "score", "coins 0", "score", "remove e6"]
    done = here("score", *FOUR_SEATS, typed=[*typed, *taken])
    totals = [line for line in done.lines if line.startswith("Total: ")]
    assert totals == [
        "Total: 9 points.",  # treasury 2, lake 1 and with the queen 1 more, statue 5
        "Total: 8 points.",
        "Total: 3 points.",
        "Total: 1 point.",
        "Total: 0 points.",
    ]


@pytest.mark.parametrize(
    "line", ["coins", "coins many", "coins 1000", "knights", "queen 3", "f6 palace", "remove queen"]
)
def test_a_line_about_a_court_that_says_nothing_changes_nothing(here: Runner, line: str) -> None:
    done = here("score", *FOUR_SEATS, typed=["e6r wheat1 forest", line])
    assert done.code == 1
    assert done.lines[-1] == "Total: 1 point."


@pytest.mark.parametrize("line", ["coins 3", "queen", "f6 statue", "f6 town", "e6r q24"])
def test_kingdomino_knows_no_court(here: Runner, line: str) -> None:
    done = here("score", typed=["e6r wheat1 forest", line])
    assert done.code == 1
    assert done.lines[-1] == "Total: 1 point."


def test_help_of_the_pad_explains_courts_only_where_there_are_some(here: Runner) -> None:
    with_court = here("score", *FOUR_SEATS, typed=["help"]).lines
    without = here("score", typed=["help"]).lines
    assert any("sawmill" in line for line in with_court)
    assert not any("sawmill" in line or "coins" in line for line in without)
