"""Tables of figures in aligned columns."""

from collections.abc import Sequence

GAP = "  "


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Return the lines of a table, its first column left-aligned, the others right-aligned.

    Args:
        heads: the headings of the columns.
        rows: the rows, each as long as `heads`.
    """
    lines = [list(heads), *(list(row) for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    return [
        GAP.join(
            text + _space(text, width) if column == 0 else _space(text, width) + text
            for column, (text, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    ]


def _space(text: str, width: int) -> str:
    return " " * (width - len(text))
