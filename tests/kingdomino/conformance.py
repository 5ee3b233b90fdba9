"""Reading conformance files; those of Kingdomino where no other folder is named."""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[2] / "conformance" / "kingdomino"
SOURCES = {"CZ-K", "CZ-Z", "PL", "rules page"}


def entries(name: str, folder: Path = FOLDER) -> list[dict[str, Any]]:
    """The entries of one conformance file, such as `boards`."""
    found: list[dict[str, Any]] = json.loads((folder / f"{name}.json").read_text("utf-8"))[name]
    return found


def name_of(entry: dict[str, Any]) -> str:
    """What a test of this entry is called."""
    return str(entry.get("id") or entry["options"])


def record_files(folder: Path = FOLDER) -> list[Path]:
    return sorted((folder / "records").glob("*.json"))
