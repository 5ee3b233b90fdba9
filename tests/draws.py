"""Draws at the tables of tests that come out alike in every run."""

from __future__ import annotations

from collections import defaultdict
from itertools import count
from typing import TYPE_CHECKING

from dominium.server.model import fair_dealing

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest


def draw_alike(patch: pytest.MonkeyPatch, name_of: Callable[[str], str]) -> None:
    """Draw by the name of a table instead of by its seed and id, which nobody can foresee.

    Args:
        patch: What takes it back.
        name_of: Gives each table's id the name by which is drawn there; may be empty.
    """
    drawn = fair_dealing._block

    def draw(_seed: bytes, message: str) -> int:
        purpose, who, table, *numbers = message.split()
        return drawn(b"", " ".join(filter(None, (purpose, who, name_of(table), *numbers))))

    patch.setattr(fair_dealing, "_block", draw)


def numbered_in(test: str) -> Callable[[str], str]:
    """Return names of tables by their order in a test, so that each has draws of its own."""
    numbers = defaultdict[str, int](count().__next__)
    return lambda table: f"{test}/{numbers[table]}".replace(" ", "_")
