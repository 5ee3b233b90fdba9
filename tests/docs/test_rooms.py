"""The rooms of each house: alike in the architecture, in the contracts and in the folders."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "dominium"
DATA = {"artwork", "locales", "rules"}
"""Folders of the package without code."""


def listed(heading: str) -> dict[str, int]:
    """Return the rooms of the table below a heading of the architecture, with their floors."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| .+ \| (\d+) \|$", section, re.MULTILINE)
    assert [int(floor) for _, floor in rows] == sorted((int(floor) for _, floor in rows))[::-1]
    return {room: int(floor) for room, floor in rows}


def floors(contract_id: str) -> dict[str, int]:
    """Return the rooms of a contract with their floors, as the checker of imports knows them."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (contract,) = [one for one in contracts if one["id"] == contract_id]
    layers = contract["layers"][::-1]
    return {room: number for number, layer in enumerate(layers, 1) for room in layer.split(" | ")}


@pytest.mark.parametrize(
    ("heading", "contract", "folder"),
    [("The package", "floors", PACKAGE), ("The server", "server", PACKAGE / "server")],
    ids=["package", "server"],
)
def test_rooms_of_python_are_listed_and_say_what_they_are(
    heading: str, contract: str, folder: Path
) -> None:
    files = {path.stem: path for path in folder.glob("*.py") if path.stem != "__init__"}
    files |= {path.parent.name: path for path in folder.glob("*/__init__.py")}
    assert listed(heading) == floors(contract)
    assert files.keys() - DATA == floors(contract).keys()
    for path in files.values():
        assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), path


@pytest.mark.parametrize(
    ("heading", "folder", "data"),
    [("The core", ROOT / "core", {"data"}), ("The page", ROOT / "web" / "src", set())],
    ids=["core", "page"],
)
def test_rooms_are_listed(heading: str, folder: Path, data: set[str]) -> None:
    folders = {path.name for path in folder.iterdir() if path.is_dir()}
    assert folders - data == listed(heading).keys()
