"""The blocks of a Markdown page, as far as our own pages use Markdown."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import groupby

_MARK = re.compile(r"(?P<mark>-|\d+\.) +(?P<text>.*)")
_RULE = re.compile(r"[|:\- ]+")


@dataclass(frozen=True)
class Heading:
    """A heading; level 1 is the title of the page."""

    level: int
    text: str


@dataclass(frozen=True)
class Paragraph:
    """A paragraph, without the signs of emphasis."""

    text: str


@dataclass(frozen=True)
class Item:
    """An item of a list with its mark, "-" or "1."."""

    mark: str
    text: str


@dataclass(frozen=True)
class Table:
    """The cells of a table, its head first."""

    rows: tuple[tuple[str, ...], ...]


Block = Heading | Paragraph | Item | Table


def blocks(markdown: str) -> list[Block]:
    """Parse the blocks of a page, each paragraph and each item on one line of its own."""
    lines = [line.strip() for line in markdown.splitlines()]
    found: list[Block] = []
    for is_table, group in groupby(filter(None, lines), lambda line: line.startswith("|")):
        if is_table:
            rows = tuple(_cells(line) for line in group if not _RULE.fullmatch(line))
            found.append(Table(rows))
        else:
            found.extend(_block(line) for line in group)
    return found


def _block(line: str) -> Block:
    if line.startswith("#"):
        level = len(line) - len(line.lstrip("#"))
        return Heading(level, _plain(line.lstrip("#").strip()))
    item = _MARK.fullmatch(line)
    if item is not None:
        return Item(item["mark"], _plain(item["text"]))
    return Paragraph(_plain(line))


def _cells(line: str) -> tuple[str, ...]:
    return tuple(_plain(cell.strip()) for cell in line.strip("|").split("|"))


def _plain(text: str) -> str:
    return text.replace("**", "").replace("`", "")
