"""Reads the Markdown that the rules pages use: headings, paragraphs, lists and tables."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

BLOCK = re.compile(
    r"(?P<heading>#{1,6}) |(?P<bullet>- )|(?P<number>\d+\. )|(?P<rule>\|[-|: ]+\|$)|(?P<row>\|)"
)
CODE = re.compile(r"`([^`]+)`")


@dataclass(frozen=True)
class Block:
    """A heading, paragraph, list item or table row: its text, cell by cell, and its line."""

    kind: str
    cells: tuple[str, ...]
    line: int

    @property
    def text(self) -> str:
        return " ".join(self.cells)

    @property
    def code(self) -> list[str]:
        return CODE.findall(self.text)


def blocks(text: str) -> Iterator[Block]:
    """Yield the blocks of a page, each written on a line of its own."""
    for number, line in enumerate(text.splitlines(), 1):
        match = BLOCK.match(line)
        if match is None:
            if line.strip():
                yield Block("paragraph", (line,), number)
            continue
        rest = line[match.end() :]
        if match["heading"]:
            yield Block(f"heading {len(match['heading'])}", (rest,), number)
        elif match["row"]:
            cells = tuple(cell.strip() for cell in rest.strip("|").split("|"))
            yield Block("row", cells, number)
        else:
            yield Block(str(match.lastgroup), () if match["rule"] else (rest,), number)


def sections(text: str) -> dict[str, list[Block]]:
    """Return the blocks below each heading, by the heading's text."""
    found: dict[str, list[Block]] = {}
    for block in blocks(text):
        if block.kind.startswith("heading"):
            found[block.text] = []
        elif found:
            found[list(found)[-1]].append(block)
    return found
