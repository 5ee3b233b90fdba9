"""Servers in processes of their own, which can be killed and started again."""

from __future__ import annotations

import multiprocessing
import os
import random
import resource
import signal
import socket
import time
from typing import TYPE_CHECKING, Any, Self

from tests.patience import PATIENCE
from tests.services import free_port

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerProcess
    from pathlib import Path

# To start Python and to load the server takes ten times as long as to start serving: one process
# loads it, and every server is a copy of that process.
_LOADED = multiprocessing.get_context("forkserver")
_LOADED.set_forkserver_preload(["tests.loaded_server"])


class Process:
    """A server in a process of its own.

    Args:
        database: Its database, as the command line names it.
        log: Where its words go.
        files: How many files it may have open if it raises its limit, which is half of that at
            first; as many as this process when left out.
        draws: A file that says by which name is drawn; see `tests.draws`.
        settings: Further settings.
    """

    def __init__(
        self,
        database: str,
        *,
        log: Path,
        files: int | None = None,
        draws: Path | None = None,
        **settings: object,
    ) -> None:
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self._log = log
        self._files = files
        self._draws = draws
        unlimited = {"limits": 0.0, "messages_per_second": 0.0}
        own = {"port": self.port, "database": database, "puzzles_ahead": False}
        self._settings = {**own, **unlimited, **settings}
        self._process: ForkServerProcess
        self.start()

    @property
    def id(self) -> int:
        """Its number."""
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, perhaps again, and wait until it listens."""
        self._process = _LOADED.Process(
            target=_serve,
            args=(self._log, self._files, self._draws, self._settings),
            daemon=True,
        )
        self._process.start()
        deadline = time.monotonic() + PATIENCE
        while not self._listens():
            assert self._process.is_alive(), self._log.read_text(encoding="utf-8")
            assert time.monotonic() < deadline, "the server did not start in time"
            time.sleep(0.02)

    def kill(self) -> None:
        """End it at once, as a failing machine would."""
        self._process.kill()
        self._process.join()

    def interrupt(self) -> int | None:
        """End it as Ctrl+C does; its exit status, if it has ended in time."""
        os.kill(self.id, signal.SIGINT)
        self._process.join(PATIENCE)
        return self._process.exitcode

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.kill()

    def _listens(self) -> bool:
        with socket.socket() as attempt:
            return attempt.connect_ex(("127.0.0.1", self.port)) == 0


def _serve(log: Path, files: int | None, draws: Path | None, settings: dict[str, Any]) -> None:
    if files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files // 2, files))
    from dominium.server.app import serve
    from dominium.server.common.settings import Settings

    with log.open("ab") as words:
        os.dup2(words.fileno(), 1)
        os.dup2(words.fileno(), 2)
    if draws is not None:
        from tests.draws import drawn_alike_by

        drawn_alike_by(draws)
    random.seed()  # each copy would otherwise draw the same
    serve(Settings(**settings))
