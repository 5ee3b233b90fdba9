"""The layout of blocks in lines and pages of a fixed width, for printers and embossers."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from dominium.printing.blocks import Heading, Item, Paragraph, Table, blocks
from dominium.printing.braille import Braille

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from dominium.printing.blocks import Block

BLANK: Final = "."
BLANK_OF_BRAILLE: Final = "'"
"""The guide dots, dot 3 in braille, of a field to fill in."""

INDENT: Final = 2
GAP: Final = 1
NARROWEST_FIELD: Final = 5
"""The least width of a table cell to fill in, in signs."""

PAGE_BREAK: Final = "\f"


@dataclass(frozen=True)
class Layout:
    """The format of a page: the signs of a line and the lines of a page.

    Args:
        width: signs in a line.
        height: lines of a page, the last with its number; None for one page without an end.
        translate: gives the signs of each text, for braille its cells.
        blank: the sign that leads through an empty cell of a table.
    """

    width: int = 40
    height: int | None = 25
    translate: Callable[[Sequence[str]], list[str]] = list
    blank: str = BLANK

    def text(self, markdown: str) -> str:
        """Set a Markdown page in lines; pages are separated by form feeds."""
        groups = list(self._groups(self._translated(blocks(markdown))))
        if self.height is None:
            return _ended([line for group in groups for line in group])
        return "".join(self._pages(groups, self.height - 1))

    def _translated(self, given: list[Block]) -> list[Block]:
        """Return the same blocks in the signs of the layout, translated in one go."""
        signs = iter(self.translate([text for block in given for text in _texts(block)]))
        return [_with_texts(block, signs) for block in given]

    def _groups(self, given: Sequence[Block]) -> Iterator[list[str]]:
        """Yield lines that stay on one page: a heading together with the first lines below it."""
        before: Block | None = None
        heading: list[str] = []
        for block in given:
            space = [""] if before is not None and _apart(before, block) else []
            first, *others = self._block(block)
            if isinstance(block, Heading):
                heading += [*space, *first]
            else:
                yield [*heading, *space, *first]
                yield from others
                heading = []
            before = block
        if heading:
            yield heading

    def _block(self, block: Block) -> list[list[str]]:
        """Return the groups of lines of a block; only a table has several."""
        match block:
            case Heading(level=1, text=text):
                return [[line.center(self.width).rstrip() for line in self._wrapped(text)]]
            case Heading(text=text):
                return [self._wrapped(text)]
            case Paragraph(text=text):
                return [self._wrapped(text, first=INDENT)]
            case Item(mark=mark, text=text):
                return [self._wrapped(f"{mark} {text}", others=INDENT)]
            case Table(rows=rows):
                return self._table(rows)

    def _wrapped(self, text: str, first: int = 0, others: int = 0) -> list[str]:
        return wrap(
            text,
            self.width,
            initial_indent=" " * first,
            subsequent_indent=" " * others,
            break_on_hyphens=False,
        )

    def _table(self, rows: Sequence[Sequence[str]]) -> list[list[str]]:
        """Set a table in columns where they fit side by side; else each row as a list of cells."""
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        blank = [any(not row[place] for row in rows) for place in range(len(widths))]
        widths = [
            max(width, NARROWEST_FIELD) if empty else width
            for width, empty in zip(widths, blank, strict=True)
        ]
        if sum(widths) + GAP * (len(widths) - 1) <= self.width:
            return [[self._columns(row, widths)] for row in rows]
        head, *others = rows
        return [self._as_list(head, row) for row in others]

    def _columns(self, row: Sequence[str], widths: Sequence[int]) -> str:
        cells = zip(row, widths, strict=True)
        set_out = [(cell or self.blank * width).ljust(width) for cell, width in cells]
        return (" " * GAP).join(set_out).rstrip()

    def _as_list(self, head: Sequence[str], row: Sequence[str]) -> list[str]:
        """Set a row too wide for columns: its name, then a line for each of its cells."""
        lines = self._wrapped(row[0], others=INDENT)
        for name, cell in zip(head[1:], row[1:], strict=True):
            room = self.width - INDENT - len(name) - 1
            field = cell or self.blank * max(room, NARROWEST_FIELD)
            lines += self._wrapped(f"{name} {field}", first=INDENT, others=2 * INDENT)
        return lines

    def _pages(self, groups: Sequence[list[str]], room: int) -> Iterator[str]:
        pages = list(_packed(groups, room))
        numbers = self.translate([str(number + 1) for number in range(len(pages))])
        for number, page in zip(numbers, pages, strict=True):
            blank = [""] * (room - len(page))
            ended = _ended([*page, *blank, number.rjust(self.width)])
            yield ended if page is pages[-1] else ended + PAGE_BREAK


def braille_layout(language: str, width: int = 40, height: int | None = 25) -> Layout:
    """Make the layout of BRF files in the braille of a language.

    Raises:
        BrailleError: liblouis is not installed.
    """
    return Layout(width, height, Braille(language).cells, BLANK_OF_BRAILLE)


def _packed(groups: Sequence[list[str]], room: int) -> Iterator[list[str]]:
    """Yield the lines of each page; a group that fits no page is cut."""
    page: list[str] = []
    for group in groups:
        if page and len(page) + len(group) > room:
            yield page
            page = []
        page += group if page or group[0] else group[1:]
        while len(page) > room:
            yield page[:room]
            page = page[room:]
    yield page


def _ended(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _apart(before: Block, block: Block) -> bool:
    """Return whether a line stays empty between two blocks."""
    if isinstance(block, Heading):
        return True
    return isinstance(before, Table) or isinstance(block, Table) or _is_title(before)


def _is_title(block: Block) -> bool:
    return isinstance(block, Heading) and block.level == 1


def _texts(block: Block) -> list[str]:
    match block:
        case Table(rows=rows):
            return [cell for row in rows for cell in row]
        case Item(mark=mark, text=text):
            return [mark, text]
        case Heading() | Paragraph():
            return [block.text]


def _with_texts(block: Block, signs: Iterator[str]) -> Block:
    match block:
        case Table(rows=rows):
            return Table(tuple(tuple(next(signs) for _ in row) for row in rows))
        case Item():
            return Item(next(signs), next(signs))
        case Heading(level=level):
            return Heading(level, next(signs))
        case Paragraph():
            return Paragraph(next(signs))
