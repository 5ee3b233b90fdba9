"""Reading the conformance files of Queendomino and the Royal Wedding."""

from pathlib import Path
from typing import Any

from tests.kingdomino import conformance

FOLDER = Path(__file__).parents[2] / "conformance" / "queendomino"
SOURCES = {"CZ-Q", "rules page"}
name_of = conformance.name_of


def entries(name: str) -> list[dict[str, Any]]:
    """The entries of one conformance file, such as `boards`."""
    return conformance.entries(name, FOLDER)


def record_files() -> list[Path]:
    return conformance.record_files(FOLDER)
