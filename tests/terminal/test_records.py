"""Records as text files: pleasant lines, read back whole, also in the older form with spaces."""

import json
from pathlib import Path

import pytest

import dominium
from dominium.record import _begins_line, actions_in
from tests.terminal.conftest import Runner

SPACED = ("tax e6", "tax e6 f6", "build 3 f6", "burn 5")


def lines_of(text: str) -> list[str]:
    return text.partition("\n\n")[2].splitlines()


def test_a_line_holds_a_turn_or_a_draw(record: Path) -> None:
    played = dominium.Record.from_json(record.read_text(encoding="utf-8"))
    lines = lines_of(played.to_text())
    for line in lines:
        actions = line.split(", ")
        assert not any(action[-1] in "rlud" for action in actions[1:])
        kinds = {action.startswith("=") for action in actions if not action.startswith("=k")}
        assert len(kinds) == 1 or line == lines[0]


def test_text_reads_back_with_commas_spaces_and_line_ends(record: Path) -> None:
    played = dominium.Record.from_json(record.read_text(encoding="utf-8"))
    text = played.to_text()
    for other in (text, text.replace(", ", " "), text.replace(", ", ","), text.replace(", ", "\n")):
        assert dominium.Record.from_text(other) == played


@pytest.mark.parametrize(
    ("line", "actions"),
    [
        ("e6r, tax e6 f6, build 3 f6, -, 24", ["e6r", "tax e6 f6", "build 3 f6", "-", "24"]),
        ("tax e6", ["tax e6"]),
        ("  tax  e6   f6 ", ["tax e6 f6"]),
        ("e6r 24 =8 =q20", ["e6r", "24", "=8", "=q20"]),
        ("e6r -,-,burn 5,q24", ["e6r", "-", "-", "burn 5", "q24"]),
        ("", []),
        (",,", []),
    ],
)
def test_only_actions_that_begin_with_a_word_have_spaces(line: str, actions: list[str]) -> None:
    assert list(actions_in(line)) == actions


@pytest.mark.parametrize("action", [*SPACED, "-", "24", "q24", "=k2"])
def test_the_steps_of_a_turn_stay_in_its_line(action: str) -> None:
    assert not _begins_line(action, "e6r")


@pytest.mark.parametrize("action", ["=24", "=q24", "=statue", "e6r", "m13u"])
def test_placements_and_draws_begin_lines(action: str) -> None:
    assert _begins_line(action, "24")


def test_an_outcome_of_an_earlier_record_is_understood(record: Path) -> None:
    """Standings once named a seat where they now name a kingdom and its seats."""
    data = json.loads(record.read_text(encoding="utf-8"))
    for standing in data["outcome"]["standings"]:
        standing["seat"] = standing.pop("seats")[0]
        del standing["kingdom"], standing["coins"]
    assert dominium.Record.from_dict(data) == dominium.Record.from_json(record.read_text())
    for standing in data["outcome"]["standings"]:
        standing["seat"] = 1 - standing["seat"]
    with pytest.raises(dominium.RecordError, match="wrong_outcome"):
        dominium.Record.from_dict(data)


@pytest.mark.parametrize(
    "changed",
    [{"reason": "luck"}, {"ranking": [[0, 1]]}, {"standings": []}, {"standings": None}, [], 1],
)
def test_an_outcome_that_says_otherwise_is_refused(record: Path, changed: object) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    with pytest.raises(dominium.RecordError, match="wrong_outcome"):
        dominium.Record.from_dict(data | {"outcome": changed})


def test_bad_options_of_a_record_are_told_in_words(here: Runner, record: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    data["options"] |= {"size": 6, "colour": "red"}
    record.write_text(json.dumps(data), encoding="utf-8")
    done = here("replay", str(record))
    assert done.code == 1
    assert "Option size cannot be 6." in done.complaint
    assert "There is no option colour." in done.complaint
    assert "bad_value" not in done.complaint
    assert ".." not in done.complaint
    assert len(done.complaint.splitlines()) == 1
