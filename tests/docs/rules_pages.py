"""Finds the rules pages and their parts in every language."""

import csv
import re
from importlib.resources import files
from pathlib import Path

from tests.docs.markdown import Block, sections

ROOT = Path(__file__).parents[2]
RULES = files("dominium") / "rules"
PAGES = sorted(
    path.name.removesuffix(".md") for path in (RULES / "en").iterdir() if path.name.endswith(".md")
)
DOMINO_GAMES = ("block", "draw", "matador", "bergen", "muggins", "sebastopol", "twenty_one", "solo")


def page(language: str, game: str) -> str:
    return (RULES / language / f"{game}.md").read_text(encoding="utf-8")


def section(language: str, game: str, title: str) -> list[Block]:
    """Return the blocks of the section that has this title on the English page."""
    position = list(sections(page("en", game))).index(title)
    return list(sections(page(language, game)).values())[position]


def rows(blocks: list[Block]) -> list[Block]:
    """Return the rows of the tables of a section, without the headings of the columns."""
    rules = [number for number, block in enumerate(blocks) if block.kind == "rule"]
    headings = {rule - 1 for rule in rules}
    return [
        block
        for number, block in enumerate(blocks)
        if block.kind == "row" and number not in headings
    ]


def component_table(name: str) -> list[dict[str, str]]:
    """Read a table of ``core/data``."""
    with (ROOT / "core" / "data" / f"{name}.csv").open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def close(code: str) -> str:
    """Return a command without the space that keeps a digit and a letter apart in braille."""
    return re.sub(r"(?<=\d) (?=[a-j]$)", "", code)
