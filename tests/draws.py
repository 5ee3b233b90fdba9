"""Draws at the tables of tests that come out alike in every run.

A deal that comes once in a hundred runs fails no test then. `make test-long` draws as any table
does, and finds such deals.
"""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

import pytest

from dominium.server.model import fair_dealing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

_drawn = fair_dealing._block


class Draws:
    """By which name is drawn in the running test; empty where it is drawn as at any table."""

    def __init__(self) -> None:
        self.name = ""
        self._file: Path | None = None

    def begin(self, test: pytest.Item) -> None:
        """Draw by a test's name from now on."""
        real = test.get_closest_marker("real_draws") is not None
        tries_all = test.config.getoption("--hypothesis-profile") == "long"
        self.name = "" if real or tries_all else test.nodeid.replace(" ", "_")
        self._write()

    def tell(self, file: Path) -> None:
        """Write the name to a file from now on, for a server in another process."""
        self._file = file
        self._write()

    def _write(self) -> None:
        if self._file is not None:
            self._file.write_text(self.name, encoding="utf-8")


DRAWS = Draws()


@contextmanager
def drawn_alike(name_of: Callable[[str], str | None] | None = None) -> Iterator[None]:
    """Draw by the name of a table instead of by its seed and id, which nobody can foresee.

    Args:
        name_of: Gives each table's id its name; without one it is drawn as at any table. By default
            the name of the running test and the table's number in it.
    """
    name_of = name_of or _numbered(lambda: DRAWS.name)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fair_dealing, "_block", partial(_draw, name_of))
        yield


def drawn_alike_by(file: Path) -> None:
    """Draw in this process by the names that a file tells, to its end."""
    name_of = _numbered(partial(file.read_text, encoding="utf-8"))
    pytest.MonkeyPatch().setattr(fair_dealing, "_block", partial(_draw, name_of))


def _draw(name_of: Callable[[str], str | None], seed: bytes, message: str) -> int:
    purpose, who, table, *numbers = message.split()
    if (name := name_of(table)) is None:
        return _drawn(seed, message)
    return _drawn(b"", " ".join(filter(None, (purpose, who, name, *numbers))))


def _numbered(name_now: Callable[[], str]) -> Callable[[str], str | None]:
    """Return names of tables by their order in the test during which they are first drawn at."""
    names: dict[str, str | None] = {}
    tables = Counter[str]()

    def name_of(table: str) -> str | None:
        name = name_now()
        if table not in names:
            tables[name] += 1
            names[table] = f"{name}/{tables[name]}" if name else None
        return names[table] if name else None

    return name_of
