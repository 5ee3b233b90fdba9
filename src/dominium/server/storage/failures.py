"""The failures of a database, as all that reads and writes tells them."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import sqlalchemy.exc
from sqlalchemy.exc import DBAPIError

from dominium.server.common.errors import RequestError

if TYPE_CHECKING:
    from collections.abc import Iterator

# Classes of SQLSTATE: no connection, no resources (a full disk), ended by the administrator, input
# and output; and the transactions that PostgreSQL gives up in favour of others.
_AWAY_STATES: Final = ("08", "53", "57P", "58", "40")
_UNIQUE_VIOLATION: Final = "23505"
# Busy, locked, no memory, read-only, input and output, full, cannot be opened.
_AWAY_CODES: Final = frozenset({5, 6, 7, 8, 10, 13, 14})


class DatabaseUnavailable(RequestError):  # noqa: N818 - what is the matter, and it passes
    """An error for a database that cannot be reached or has no room; nothing was written."""

    def __init__(self) -> None:
        super().__init__("unavailable")


class CommitUnconfirmed(DatabaseUnavailable):
    """An error for a database that went away during a commit: its result is unknown."""


def is_away(error: BaseException) -> bool:
    """Tell whether an error means that the database cannot be reached or has no room."""
    if isinstance(error, DatabaseUnavailable):
        return True
    cause: object = error
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return True
        cause = error.orig
    if isinstance(cause, OSError | TimeoutError | sqlalchemy.exc.TimeoutError):
        return True
    state = getattr(cause, "sqlstate", None)
    if isinstance(state, str):
        return state.startswith(_AWAY_STATES)
    code = getattr(cause, "sqlite_errorcode", None)
    return isinstance(code, int) and code & 0xFF in _AWAY_CODES


def is_taken(error: BaseException) -> bool:
    """Tell whether an error means that another process wrote the same key at the same moment.

    On SQLite that cannot be: it has one writer, who sees what is there.
    """
    return getattr(error, "sqlstate", None) == _UNIQUE_VIOLATION


@contextmanager
def told_when_away() -> Iterator[None]:
    """Turn every error that means so into ``DatabaseUnavailable``."""
    try:
        yield
    except DatabaseUnavailable:
        raise
    except Exception as error:
        if is_away(error):
            raise DatabaseUnavailable from error
        raise


@contextmanager
def told_when_unconfirmed() -> Iterator[None]:
    """Turn every error of a commit that may have been done into ``CommitUnconfirmed``."""
    try:
        yield
    except Exception as error:
        if is_away(error):
            raise CommitUnconfirmed from error
        raise
