"""The servers under load: real processes with a fresh database, and what they use."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import psutil

from tests.services import PrivatePostgresql, PrivateRedis, free_port, fresh_database

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

PATIENCE = 60.0
PEER = Path(__file__).parent / "boardgame"
MEBIBYTE = 1024 * 1024


class Servers:
    """Processes that serve the same tables.

    Args:
        commands: How each is started, without its port.
        folder: Where they run and write what they say.
        environment: What they are told by their environment.
        beside: The processes of the database and of Redis, if they have some of their own.
    """

    def __init__(
        self,
        commands: Sequence[Sequence[str]],
        folder: Path,
        environment: dict[str, str] | None = None,
        beside: Sequence[int] = (),
    ) -> None:
        self._beside = beside
        self.ports = [free_port() for _ in commands]
        self.listened_at = 0.0
        self._commands = commands
        self._folder = folder
        self._environment = {**os.environ, **(environment or {})}
        self._log = (folder / "log").open("ab")
        self._processes = self._started()

    def restart(self) -> None:
        """End every process, start it again, and wait until it listens."""
        self._end()
        self._processes = self._started()
        self.wait()

    def _started(self) -> list[subprocess.Popen[bytes]]:
        return [
            subprocess.Popen(
                [*command, "--port", str(port)],
                stdout=self._log,
                stderr=self._log,
                cwd=self._folder,
                env=self._environment,
            )
            for command, port in zip(self._commands, self.ports, strict=True)
        ]

    def wait(self) -> None:
        """Wait until every process listens; note when they did."""
        deadline = time.monotonic() + PATIENCE
        for process, port in zip(self._processes, self.ports, strict=True):
            while not _listens(port):
                said = Path(self._log.name).read_text(encoding="utf-8", errors="replace")
                if process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError(f"the server did not start: {said}")
                time.sleep(0.05)
        self.listened_at = time.perf_counter()

    def end(self) -> None:
        """End every process, for good."""
        self._end()
        self._log.close()

    def _end(self) -> None:
        for process in self._processes:
            process.send_signal(signal.SIGTERM)
        for process in self._processes:
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()

    @property
    def processor_seconds(self) -> float:
        """The processor time used so far by all processes together, in seconds."""
        return _processor_seconds(psutil.Process(process.pid) for process in self._processes)

    @property
    def processor_seconds_beside(self) -> float:
        """The processor time used by the database and Redis, in seconds; 0 without them."""
        parents = [psutil.Process(number) for number in self._beside]
        children = [child for parent in parents for child in parent.children(recursive=True)]
        return _processor_seconds([*parents, *children])

    @property
    def memory(self) -> float:
        """The memory of the largest process in MiB."""
        processes = [psutil.Process(process.pid) for process in self._processes]
        return float(max(process.memory_info().rss for process in processes) / MEBIBYTE)


@contextmanager
def dominium(processes: int, database: str, program: str | None = None) -> Iterator[Servers]:
    """Yield fresh servers of Dominium; several share a private PostgreSQL and a private Redis.

    Args:
        processes: How many processes serve the same tables.
        database: ``sqlite`` or ``postgresql``.
        program: Another version of the program than the installed one.
    """
    with ExitStack() as used:
        beside: list[int] = []
        folder = Path(used.enter_context(tempfile.TemporaryDirectory(prefix="dominium-load-")))
        command = [program] if program else [sys.executable, "-m", "dominium"]
        command += ["serve", "--database"]
        if database == "sqlite":
            command.append(str(folder / "tables.sqlite3"))
        else:
            postgresql = used.enter_context(PrivatePostgresql())
            beside.append(postgresql.process)
            command.append(used.enter_context(fresh_database(postgresql.url)))
        if processes > 1:
            redis = used.enter_context(PrivateRedis())
            beside.append(redis.process)
            command += ["--redis", redis.url]
        # Everybody comes from one address, and nothing but the load is measured.
        crowded = {"DOMINIUM_LIMITS": "0", "DOMINIUM_PUZZLES_AHEAD": "0"}
        servers = Servers([command] * processes, folder, crowded, beside)
        used.callback(servers.end)
        servers.wait()
        yield servers


@contextmanager
def boardgame() -> Iterator[Servers]:
    """Yield a fresh server of boardgame.io; its package is installed when it is missing."""
    if not (PEER / "node_modules").is_dir():
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("npm is needed to install boardgame.io")
        install = [npm, "ci", "--ignore-scripts", "--omit=dev", "--no-audit", "--no-fund"]
        subprocess.run(install, cwd=PEER, check=True)
    with tempfile.TemporaryDirectory(prefix="dominium-load-") as folder:
        command = ["node", str(PEER / "server.mjs")]
        servers = Servers([command], Path(folder), {"NODE_ENV": "production"})
        try:
            servers.wait()
            yield servers
        finally:
            servers.end()


def _processor_seconds(processes: Iterable[psutil.Process]) -> float:
    times = [process.cpu_times() for process in processes]
    return float(sum(used.user + used.system for used in times))


def _listens(port: int) -> bool:
    with socket.socket() as attempt:
        return attempt.connect_ex(("127.0.0.1", port)) == 0
