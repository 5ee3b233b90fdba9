"""Records as text files: pleasant lines, read back whole, also in the older form with spaces."""

import json
from pathlib import Path

import pytest

import dominium
from dominium.engine.record import _action_lines, actions_in
from tests.terminal.conftest import Runner


def lines_of(text: str) -> list[str]:
    return text.partition("\n\n")[2].splitlines()


def written(*actions: str) -> list[str]:
    """The lines of these actions."""
    return list(_action_lines(actions))


def test_a_line_holds_a_turn_or_a_draw(record: Path) -> None:
    played = dominium.Record.from_json(record.read_text(encoding="utf-8"))
    lines = lines_of(played.to_text())
    assert all(line.startswith("=") for line in lines[:2])
    for line in lines[1:]:
        kinds = [kind_of(action) for action in line.split(", ")]
        assert set(kinds) == {"draw"} or kinds in (["place"], ["claim"], ["place", "claim"])


def kind_of(action: str) -> str:
    if action.startswith("="):
        return "draw"
    return "claim" if action.isdecimal() else "place"


@pytest.mark.parametrize(
    "lines",
    [
        ["=24, =3, =k2, 24, =k1, 3", "=8, =20", "e6r, 20", "e4u, 8"],
        ["=statue, =q24, =k1, q24, q12, q36", "e6r, q24", "q12"],
        ["e6r, tax e6 f6, build 3 f6, burn 5, 24", "e4u, -, -, -, 8"],
        ["e6r, -, 24", "e6r, tax e6, -, 24"],
        ["e6r, 24", "8", "=3, =4", "17", "e6r, 3"],
        ["e6r, build 3 f6", "build 2 f6, burn 0", "-", "e6r"],
        ["e6r, -, -, -", "-, -", "e6r, tax e6"],
    ],
)
def test_turns_are_told_apart_by_their_steps(lines: list[str]) -> None:
    assert written(*(action for line in lines for action in line.split(", "))) == lines


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
