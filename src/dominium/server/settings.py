"""The settings of one server process."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

SOCKET_MESSAGE_BYTES = 16 * 1024
HTTP_BODY_BYTES = 256 * 1024


def _threads_for_bots() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Where a server listens, where it keeps its tables, and its paces.

    Attributes:
        host: Address to listen on.
        port: Port to listen on.
        database: Path of the SQLite file, or a whole database URL of SQLAlchemy.
        origins: Origins (``https://example.org``) that may use the server beside its own.
        static: Folder with the built web pages.
        bot_pace: Seconds between the previous action and a bot's turn, so that people can follow.
        bot_threads: How many bots may think at the same moment.
        lease: Seconds after which another process takes over a bot's turn.
        poll: Seconds between two looks for work and entries of which no hint arrived.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "dominium.sqlite3"
    origins: tuple[str, ...] = ()
    static: Path = Path(__file__).parent / "static"
    bot_pace: float = 0.7
    bot_threads: int = _threads_for_bots()
    lease: float = 30.0
    poll: float = 10.0

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it."""
        if "://" in self.database:
            return self.database
        return f"sqlite+aiosqlite:///{Path(self.database).absolute()}"
