"""How pieces are written, in every language alike."""

from __future__ import annotations

from typing import Final

DOMINOES_OF_A_BOX: Final = 48


def domino_text(number: int) -> str:
    """A domino's number as it is written: `24`; beyond the first box `q24`."""
    if number <= DOMINOES_OF_A_BOX:
        return str(number)
    return f"q{number - DOMINOES_OF_A_BOX}"
