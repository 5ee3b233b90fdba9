"""What the documents say of keys, numbers, formats and codes is what the program does."""

import json
import re
from pathlib import Path

import pytest

import dominium
from dominium import describe
from tests.docs.markdown import Block, sections

DOCS = Path(__file__).parents[2] / "docs"
KEYMAP = Path(__file__).parents[2] / "web" / "src" / "lib" / "keymap.ts"
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def document(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def first_codes(rows: list[Block]) -> list[str]:
    return [row.code[0] for row in rows if row.kind == "row" and row.code]


def test_keys_of_the_guide_are_those_of_the_page() -> None:
    bindings = re.findall(r"\{ key: '(.+?)',( shift: true,)? command:", KEYMAP.read_text("utf-8"))
    keys = [
        f"Shift+{key.upper()}" if shift else key.upper() if len(key) == 1 else key
        for key, shift in bindings
    ]
    assert sorted(first_codes(sections(document("user-guide.md"))["Keys"])) == sorted(keys)


def test_words_of_the_guide_are_those_of_the_terminal() -> None:
    messages = describe.messages("en")
    rows = [
        row
        for row in sections(document("user-guide.md"))["The terminal"]
        if row.kind == "row" and row.code
    ]
    for row in rows:
        word = row.code[0]
        assert word in messages.text(
            f"terminal-words-{'next-property' if word == 'next' else word}"
        )


def test_json_of_the_record_format_is_a_record() -> None:
    blocks = FENCE.findall(document("record-format.md"))
    record_text, outcome_text = (text for language, text in blocks if language == "json")
    record = dominium.Record.from_json(record_text)
    assert record.to_dict() == json.loads(record_text)
    assert list(record.to_dict()) == first_codes(sections(document("record-format.md"))["JSON"])
    played = dominium.play(dominium.load("kingdomino"), ["random", "random"], rng=0)
    shown = json.loads(outcome_text)
    outcome = json.loads(played.to_json())["outcome"]
    assert shown.keys() == outcome.keys()
    assert shown["standings"][0].keys() == outcome["standings"][0].keys()


def test_text_of_the_record_format_is_a_record() -> None:
    (text,) = (
        text for language, text in FENCE.findall(document("record-format.md")) if language == "text"
    )
    assert dominium.Record.from_text(text).to_text() == text


def test_faults_of_records_have_words() -> None:
    for code in first_codes(sections(document("record-format.md"))["Faults"]):
        assert f"fault-{code}" in describe.messages("en"), code


@pytest.mark.parametrize(
    ("size", "frame"), [(5, "floating"), (7, "floating"), (5, "fixed"), (7, "fixed")]
)
def test_numbers_of_actions_are_those_of_the_notation(size: int, frame: str) -> None:
    game = dominium.load("kingdomino", size=size, frame=frame)
    side = {(5, "floating"): 9, (7, "floating"): 13, (5, "fixed"): 5, (7, "fixed"): 7}[size, frame]
    squares = side * side
    assert game.side == side
    assert str(game.action(0)) == "a1r"
    assert [str(game.action(number))[-1] for number in range(4)] == ["r", "l", "u", "d"]
    assert str(game.action(4 * squares)) == "1"
    castles = squares if frame == "fixed" else 0
    assert game.num_actions == 4 * squares + 48 + castles
    if castles:
        assert str(game.action(4 * squares + 48)) == "a1"
    chance = [str(game.chance_action(number)) for number in range(game.num_chance_actions)]
    assert chance == [f"={number}" for number in range(1, 49)] + ["=k1", "=k2", "=s1", "=s2"]
