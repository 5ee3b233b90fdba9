"""Servers in processes of their own, which can be killed and started again."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Self

from tests.services import free_port

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 30.0

# Settings that the command line does not offer.
_PROGRAM = """
import json, sys
from dominium.server.app import serve
from dominium.server.settings import Settings
serve(Settings(**json.loads(sys.argv[1])))
"""


class Process:
    """A server in a process of its own.

    Args:
        database: Its database, as the command line names it.
        port: Where it listens; a free port when left out.
        log: Where its words go; to the error stream when left out.
        settings: Further settings. Without any, it is started as people start it.
    """

    def __init__(
        self,
        database: str,
        *,
        port: int | None = None,
        log: Path | None = None,
        **settings: object,
    ) -> None:
        self.port = port or free_port()
        self.address = f"127.0.0.1:{self.port}"
        self._log = log
        self._command = [sys.executable, "-m", "dominium", "serve"]
        self._command += ["--port", str(self.port), "--database", database]
        if settings:
            chosen = {"port": self.port, "database": database, **settings}
            self._command = [sys.executable, "-c", _PROGRAM, json.dumps(chosen)]
        self.start()

    @property
    def id(self) -> int:
        """Its number."""
        return self._process.pid

    def start(self) -> None:
        """Start it, perhaps again, and wait until it listens."""
        environment = {**os.environ, "NO_COLOR": "1", "DOMINIUM_LIMITS": "0"}
        if self._log is None:
            self._process = subprocess.Popen(self._command, env=environment)
        else:
            with self._log.open("ab") as log:
                self._process = subprocess.Popen(
                    self._command, stdout=log, stderr=log, env=environment
                )
        deadline = time.monotonic() + PATIENCE
        while not self._listens():
            assert self._process.poll() is None, "the server ended at its start"
            assert time.monotonic() < deadline, "the server did not start in time"
            time.sleep(0.02)

    def kill(self) -> None:
        """End it at once, as a failing machine would."""
        self._process.kill()
        self._process.wait()

    def interrupt(self) -> int:
        """End it as Ctrl+C does; its exit status."""
        self._process.send_signal(signal.SIGINT)
        return self._process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.kill()

    def _listens(self) -> bool:
        with socket.socket() as attempt:
            return attempt.connect_ex(("127.0.0.1", self.port)) == 0
