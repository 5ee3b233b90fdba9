"""The number of files that a process may have open; every connection is one."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

# Databases, Redis, bots, pages and pictures need files too, whoever is connected.
KEPT_FOR_OTHERS: Final = 128
MOST_CONNECTIONS: Final = 20_000


def file_limit() -> int:
    """Return the number of files that this process may have open."""
    if resource is None:
        return MOST_CONNECTIONS + KEPT_FOR_OTHERS
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def raise_file_limit() -> int:
    """Raise the soft limit of open files to the hard one; return what it is now."""
    if resource is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):  # macOS calls more unlimited than it allows
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return file_limit()


def connections_allowed() -> int:
    """Return the number of connections for which there are files."""
    limit = file_limit()
    return min(MOST_CONNECTIONS, max(limit - KEPT_FOR_OTHERS, limit // 2))
