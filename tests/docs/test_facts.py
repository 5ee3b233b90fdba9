"""The documents: their keys, numbers, formats and codes are those of the program."""

import dataclasses
import json
import re
from pathlib import Path
from typing import Any

import pytest

import dominium
from dominium import describe
from dominium.engine.record import actions_in
from tests.docs.markdown import Block, sections

DOCS = Path(__file__).parents[2] / "docs"
ROOMS = Path(__file__).parents[2] / "web" / "src"
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def document(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def first_codes(rows: list[Block]) -> list[str]:
    return [row.code[0] for row in rows if row.kind == "row" and row.code]


@pytest.mark.parametrize(
    ("title", "keymap"),
    [("Keys", "kingdom/keys.ts"), ("Keys of the domino games", "line/keys.ts")],
)
def test_keys_of_the_guide_are_those_of_the_page(title: str, keymap: str) -> None:
    text = "".join((ROOMS / file).read_text(encoding="utf-8") for file in ("table/keys.ts", keymap))
    bindings = re.findall(r"\{ key: '(.+?)',( shift: true,)? command:", text)
    keys = [
        f"Shift+{key.upper()}" if shift else key.upper() if len(key) == 1 else key
        for key, shift in bindings
    ]
    assert sorted(first_codes(sections(document("user-guide.md"))[title])) == sorted(keys)


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
    described = first_codes(sections(document("record-format.md"))["JSON"])
    other_set = record.game.with_faces({1: (("mine", 3), ("wheat", 0))})
    with_faces = dataclasses.replace(record, game=other_set)
    assert list(with_faces.to_dict()) == described
    assert list(record.to_dict()) == [name for name in described if name != "faces"]
    played = dominium.play(dominium.load("kingdomino"), ["random", "random"], rng=0)
    shown = json.loads(outcome_text)
    outcome = json.loads(played.to_json())["outcome"]
    assert shown.keys() == outcome.keys()
    assert shown["standings"][0].keys() == outcome["standings"][0].keys()


def test_texts_of_the_record_format_are_records() -> None:
    """The whole record is one, and so are the lines of other games below a head of their own."""
    whole, *parts = (
        text for language, text in FENCE.findall(document("record-format.md")) if language == "text"
    )
    assert dominium.Record.from_text(whole).to_text() == whole
    players = (dominium.SeatInfo("Jana"), dominium.SeatInfo("Petr"))
    for game_id, lines in zip(("queendomino", "draw"), parts, strict=True):
        empty = dominium.Record(dominium.load(game_id), players, ()).to_text()
        assert dominium.Record.from_text(empty + lines).to_text() == empty + lines
    outcome = dominium.Record.from_text(empty + lines).outcome
    assert outcome is not None
    assert outcome.ranking == ((1,), (0,))


def test_hidden_actions_are_refused_as_the_record_format_says() -> None:
    record = dominium.play(dominium.load("block"), ["random", "random"], rng=0).to_dict()
    hidden = record | {"actions": ["=?", *record["actions"][1:]], "outcome": None}
    with pytest.raises(dominium.RecordError) as refused:
        dominium.Record.from_dict(hidden)
    assert refused.value.code == "hidden_action"


def test_standings_of_the_domino_games_are_those_of_the_record_format() -> None:
    record = json.loads(dominium.play(dominium.load("solo"), ["random"], rng=0).to_json())
    (standing,) = record["outcome"]["standings"]
    (sentence,) = re.findall("a standing has (.+?);", document("record-format.md"))
    assert re.findall("`(.+?)`", sentence) == list(standing)


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


@pytest.mark.parametrize(
    ("options", "columns", "dominoes"),
    [
        ({"seats": 2}, 13, 48),
        ({"seats": 4}, 9, 48),
        ({"seats": 3, "set": "royal_wedding"}, 13, 96),
        ({"seats": 7, "set": "royal_wedding"}, 9, 96),
    ],
)
def test_numbers_of_queendomino_are_those_of_the_notation(
    options: dict[str, Any], columns: int, dominoes: int
) -> None:
    game = dominium.load("queendomino", **options)
    squares = columns * columns
    sizes = [4 * squares, dominoes, squares, 2 * squares, 6 * squares, 6, 1]
    starts = [sum(sizes[:number]) for number in range(len(sizes) + 1)]
    assert game.num_actions == starts[-1]
    firsts = [str(game.action(number)) for number in starts[:-1]]
    assert firsts == ["a1r", "1", "tax a1", "tax a1 b1", "build 0 a1", "burn 0", "-"]
    assert str(game.action(starts[3] + 1)) == "tax a1 a2"
    assert str(game.action(starts[4] + 1)) == "build 0 b1"
    assert str(game.action(starts[4] + squares)) == "build 1 a1"
    chance = [str(game.chance_action(number)) for number in range(game.num_chance_actions)]
    kings = [f"=k{seat}" for seat in range(1, game.seats + 1)]
    buildings = [f"={info.id}" for info in dominium.buildings()]
    assert len(buildings) == 16
    assert chance[dominoes:] == kings + buildings
    assert chance[dominoes - 1] == ("=48" if dominoes == 48 else "=q48")


@pytest.mark.parametrize(
    "game_id", ["block", "matador", "bergen", "sebastopol", "twenty_one", "muggins"]
)
def test_numbers_of_the_domino_games_are_those_of_the_notation(game_id: str) -> None:
    game = dominium.load(game_id)
    tiles = [f"{high}{low}" for high in range(7) for low in range(high + 1)]
    turned = {"43": "3", "52": "2", "61": "1"} if game_id == "matador" else {}
    ends = "lrud" if game_id in ("sebastopol", "muggins") else "lr"
    expected = [*tiles, *(f"{tile}{end}{turned.get(tile, '')}" for tile in tiles for end in ends)]
    expected += [f"{tile}{end}{tile[0]}" for tile in turned for end in ends]
    expected += ["draw"] if game_id in ("matador", "bergen") else []
    expected += ["pass"] if game_id == "bergen" else []
    if game_id == "twenty_one":
        expected = ["hit", "stand"]
    assert [str(game.action(number)) for number in range(game.num_actions)] == expected
    chance = [str(game.chance_action(number)) for number in range(game.num_chance_actions)]
    lots = ["=s1", "=s2"] if game_id in ("block", "matador", "twenty_one", "muggins") else []
    assert chance == [f"={tile}" for tile in tiles] + lots


def test_actions_of_the_notation_are_read() -> None:
    """The row of actions that the page shows is split as it says."""
    (row,) = (code for code in re.findall("`([^`]+)`", document("notation.md")) if "," in code)
    assert list(actions_in(row)) == ["e6r", "tax e6 f6", "build 3 f6", "-", "24"]
    assert list(actions_in("e6r 24")) == ["e6r", "24"]
