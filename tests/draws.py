"""Draws at the tables of tests that come out alike in every run.

A deal that comes once in a hundred runs fails no test then. `make test-long` draws as any table
does, and finds such deals.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from dominium.server.model import fair_dealing

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest


def draws_of(test: pytest.Item) -> str:
    """Return by which name is drawn in a test; empty where it is drawn as at any table."""
    real = test.get_closest_marker("real_draws") is not None
    tries_all = test.config.getoption("--hypothesis-profile") == "long"
    return "" if real or tries_all else test.nodeid.replace(" ", "_")


def drawing_alike(name_of: Callable[[str], str | None]) -> Callable[[bytes, str], int]:
    """Return what draws by the name of a table, not by its seed and id, which nobody can foresee.

    Args:
        name_of: Gives each table's id its name; without one it is drawn as at any table.
    """
    drawn = fair_dealing._block

    def draw(seed: bytes, message: str) -> int:
        purpose, who, table, *numbers = message.split()
        if (name := name_of(table)) is None:
            return drawn(seed, message)
        return drawn(b"", " ".join(filter(None, (purpose, who, name, *numbers))))

    return draw


def numbered(draws: Callable[[], str]) -> Callable[[str], str | None]:
    """Return names of tables by their order in the test during which they are first drawn at.

    Args:
        draws: Tells by which name is drawn now; see `draws_of`.
    """
    names: dict[str, str | None] = {}
    tables = Counter[str]()

    def name_of(table: str) -> str | None:
        if table not in names:
            name = draws()
            tables[name] += 1
            names[table] = f"{name}/{tables[name]}" if name else None
        return names[table]

    return name_of
