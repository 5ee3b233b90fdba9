"""Reading the conformance files of all games."""

import json
from pathlib import Path
from typing import Any

import pytest

import dominium
from dominium.engine.options import Family

ROOT = Path(__file__).parents[2] / "conformance"
Entry = dict[str, Any]


def games(family: Family | None = None) -> list[str]:
    """The ids of all games, or of those of a family."""
    return [info.id for info in dominium.games() if family in {None, info.family}]


KINGDOMS, LINES = games("kingdom"), games("line")
BY_GAME = pytest.mark.parametrize("game", games())


def entries(game: str, name: str) -> list[Entry]:
    """The entries of one file of a game, such as `perft`; none where it has no such file."""
    path = ROOT / game / f"{name}.json"
    if not path.exists():
        return []
    found: list[Entry] = json.loads(path.read_text("utf-8"))[name]
    return found


def name_of(value: Any) -> str:
    """The name of the test of a game and of an entry."""
    return value if isinstance(value, str) else str(value.get("id") or value["options"])


def each_of(name: str, *only: str, having: str = "options") -> pytest.MarkDecorator:
    """Parametrise by game and entry of a file: of these games, and of entries that have a key."""
    found = [
        (game, entry)
        for game in only or games()
        for entry in entries(game, name)
        if having in entry
    ]
    assert found
    return pytest.mark.parametrize(("game", "entry"), found, ids=name_of)


def record_files(*only: str) -> list[Path]:
    """The record files of these games, or of all; the folder above `records` is the game."""
    return [
        path
        for game in only or games()
        for path in sorted((ROOT / game / "records").glob("*.json"))
    ]


def game_of(path: Path) -> str:
    return path.parts[-3]


def each_record(*only: str) -> pytest.MarkDecorator:
    found = record_files(*only)
    return pytest.mark.parametrize(
        "path", found, ids=[f"{game_of(path)}-{path.stem}" for path in found]
    )
