"""Reading the conformance files of the seven domino games."""

from pathlib import Path
from typing import Any

from tests.dominoes.side_by_side import GAMES
from tests.kingdomino import conformance

ROOT = Path(__file__).parents[2] / "conformance"
SOURCES = {"CZ-D", "rules page"}
Entry = dict[str, Any]


def entries(name: str) -> list[tuple[str, Entry]]:
    """The entries of a file, such as `positions`, of every game that has it."""
    return [
        (game, entry)
        for game in GAMES
        if (ROOT / game / f"{name}.json").exists()
        for entry in conformance.entries(name, ROOT / game)
    ]


def name_of(value: Any) -> str:
    """What the test of a game and of an entry is called."""
    return value if isinstance(value, str) else conformance.name_of(value)


def record_files() -> list[Path]:
    return [path for game in GAMES for path in conformance.record_files(ROOT / game)]
