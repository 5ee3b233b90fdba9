"""PostgreSQL and Redis for the tests: those named, those of this machine, or private ones.

`DOMINIUM_TEST_DATABASE_URL` and `DOMINIUM_TEST_REDIS_URL` name instances to use. Without them the
usual local addresses are tried, and where only the programs are installed, private instances are
started for as long as the tests run. Otherwise the tests that need them are skipped.
"""

from __future__ import annotations

import asyncio
import getpass
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Self

import asyncpg
import pytest
import redis
from sqlalchemy import make_url

from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy import URL

DATABASE_VARIABLE = "DOMINIUM_TEST_DATABASE_URL"
REDIS_VARIABLE = "DOMINIUM_TEST_REDIS_URL"
NO_POSTGRESQL = "PostgreSQL is neither running nor installed (package postgresql)"
NO_REDIS = "Redis is neither running nor installed (package redis-server)"

_PROGRAM_FOLDERS = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/*/bin")
_SOCKETS = "/var/run/postgresql"
_LOCAL_POSTGRESQL = "postgresql://postgres@127.0.0.1:5432/postgres"
_LOCAL_REDIS = "redis://127.0.0.1:6379"
_REFUSALS = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)


class PrivateServer:
    """A program of the tests' own, which can be ended and started again.

    Its folder is removed at the end of the ``with`` block.
    """

    # Programs that are started in the background inherit that some signals are ignored.
    _ended_by = signal.SIGTERM

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="dominium-"))
        self.port = free_port()
        self._user: int | None = None
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The address on which it listens."""
        raise NotImplementedError

    @property
    def process(self) -> int:
        """The number of its process."""
        assert self._process is not None, "it was not started"
        return self._process.pid

    def start(self) -> None:
        """Start it and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self._command(), stdout=log, stderr=log, user=self._user, cwd=self.folder
            )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            said = (self.folder / "log").read_text(errors="replace")
            assert self._process.poll() is None, said
            assert time.monotonic() < deadline, said
            time.sleep(0.02)

    def end(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it in good order, or by a rougher signal, and wait until it has ended."""
        if self._process is not None:
            self._process.send_signal(how)
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
                raise

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_error: object) -> None:
        self.end(self._ended_by)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _command(self) -> Sequence[str | Path]:
        raise NotImplementedError

    def _answers(self) -> bool:
        raise NotImplementedError


class PrivatePostgresql(PrivateServer):
    """A PostgreSQL that only the tests use; as root it runs as somebody with fewer rights."""

    _ended_by = signal.SIGQUIT  # without waiting for those who are connected

    def __init__(self) -> None:
        super().__init__()
        self._programs = postgresql_programs()
        if os.geteuid() == 0:
            known = {each.pw_name: each.pw_uid for each in pwd.getpwall()}
            self._user = known.get("postgres", known.get("nobody"))
            os.chown(self.folder, self._user or 0, -1)
        if self._programs is not None:
            made: list[str | Path] = ["--pgdata", self._data, "--encoding", "UTF8", "--locale", "C"]
            subprocess.run(
                [self._programs / "initdb", *made, "--username", "postgres", "--auth", "trust"],
                check=True,
                capture_output=True,
                cwd=self.folder,
                user=self._user,
            )

    @property
    def url(self) -> str:
        """Its maintenance database."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _command(self) -> Sequence[str | Path]:
        if self._programs is None:
            pytest.skip(NO_POSTGRESQL)
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "max_connections": 200,
        }
        options = [word for name in settings for word in ("-c", f"{name}={settings[name]}")]
        return [self._programs / "postgres", "-D", self._data, *options]

    def _answers(self) -> bool:
        return _serves_databases(make_url(self.url))


class PrivateRedis(PrivateServer):
    """A Redis that only the tests use and that keeps nothing."""

    @property
    def url(self) -> str:
        """The address on which it listens."""
        return f"redis://127.0.0.1:{self.port}"

    def _command(self) -> Sequence[str | Path]:
        program = redis_program()
        if program is None:
            pytest.skip(NO_REDIS)
        port = ["--port", str(self.port), "--bind", "127.0.0.1"]
        return [program, *port, "--save", "", "--appendonly", "no", "--dir", self.folder]

    def _answers(self) -> bool:
        return _serves_messages(self.url)


def postgresql_programs() -> Path | None:
    """The folder with the programs of PostgreSQL; Debian keeps them off the path."""
    on_path = shutil.which("postgres")
    folders = [Path(on_path).resolve().parent] if on_path else []
    for pattern in _PROGRAM_FOLDERS:
        folders += sorted(Path("/").glob(pattern.removeprefix("/")), reverse=True)
    needed = ("initdb", "postgres")
    return next((each for each in folders if all((each / name).exists() for name in needed)), None)


def redis_program() -> str | None:
    """The path of the Redis server, if it is installed."""
    return shutil.which("redis-server") or shutil.which("valkey-server")


@contextmanager
def found_postgresql() -> Iterator[str]:
    """A PostgreSQL in which databases may be made: the URL of one that is always there."""
    named = os.environ.get(DATABASE_VARIABLE)
    if named:
        assert _serves_databases(make_url(named)), f"{DATABASE_VARIABLE} names no usable PostgreSQL"
        yield named
        return
    local = (_LOCAL_POSTGRESQL, f"postgresql://{getpass.getuser()}@/postgres?host={_SOCKETS}")
    running = next((url for url in local if _serves_databases(make_url(url))), None)
    if running is not None:
        yield running
    elif postgresql_programs() is None:
        pytest.skip(NO_POSTGRESQL)
    else:
        with PrivatePostgresql() as private:
            yield private.url


@contextmanager
def found_redis() -> Iterator[str]:
    """A Redis for messages between processes."""
    named = os.environ.get(REDIS_VARIABLE)
    if named:
        assert _serves_messages(named), f"{REDIS_VARIABLE} names no usable Redis"
        yield named
    elif _serves_messages(_LOCAL_REDIS):
        yield _LOCAL_REDIS
    elif redis_program() is None:
        pytest.skip(NO_REDIS)
    else:
        with PrivateRedis() as private:
            yield private.url


@contextmanager
def fresh_database(postgresql: str, copied: str | None = None) -> Iterator[str]:
    """A database of its own, dropped afterwards: its URL as the server takes it.

    Args:
        postgresql: The URL of another database of the same PostgreSQL.
        copied: The URL of a database in it that is copied; without one it is empty.
    """
    address = make_url(postgresql)
    name = f"dominium_test_{secrets.token_hex(8)}"
    template = "" if copied is None else f' TEMPLATE "{make_url(copied).database}"'
    asyncio.run(_execute(address, f'CREATE DATABASE "{name}"{template}'))
    try:
        own = address.set(drivername="postgresql+asyncpg", database=name)
        yield own.render_as_string(hide_password=False)
    finally:
        asyncio.run(_execute(address, f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)'))


def lay_out(database: str) -> None:
    """Make the tables in an empty database, given as the setting of a server names it."""
    from dominium.server.common.settings import Settings
    from dominium.server.storage.database import Database

    async def migrate() -> None:
        opened = Database(Settings(database=database).database_url)
        try:
            await opened.migrate()
        finally:
            await opened.close()

    asyncio.run(migrate())


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def _connect(address: URL) -> asyncpg.Connection[asyncpg.Record]:
    plain = address.set(drivername="postgresql")
    return await asyncpg.connect(plain.render_as_string(hide_password=False), timeout=PATIENCE)


async def _execute(address: URL, statement: str) -> None:
    connection = await _connect(address)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def _serves_databases(address: URL) -> bool:
    """True if a PostgreSQL answers and lets databases be made."""

    async def asked() -> bool:
        connection = await _connect(address)
        try:
            query = "SELECT rolcreatedb OR rolsuper FROM pg_roles WHERE rolname = current_user"
            return bool(await connection.fetchval(query))
        finally:
            await connection.close()

    try:
        return asyncio.run(asked())
    except _REFUSALS:
        return False


def _serves_messages(url: str) -> bool:
    """True if a Redis answers."""
    try:
        with closing(redis.Redis.from_url(url, socket_timeout=PATIENCE)) as client:
            return bool(client.ping())
    except redis.RedisError:
        return False
