"""Figures in columns."""

from collections.abc import Sequence

GAP = "  "


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """The lines of a table: the first column begins alike, the others end alike.

    Args:
        heads: what each column is called.
        rows: as many texts each as there are heads.
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
