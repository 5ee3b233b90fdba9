"""`dominium serve`: the server for play in the browser."""

import argparse
import asyncio
import contextlib
import errno
import os
import socket
import sqlite3
import sys
import threading
import time
import webbrowser
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from dominium.terminal import files
from dominium.terminal.arguments import Parser
from dominium.terminal.programs import reason
from dominium.terminal.terminal import Terminal

if TYPE_CHECKING:
    from dominium.server.common.bot_programs import Program

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8000
PORTS_TO_TRY = 100
LAST_PORT = 65535
PATIENCE_SECONDS = 30.0
DATABASE_VARIABLE = "DOMINIUM_DATABASE"
REDIS_VARIABLE = "DOMINIUM_REDIS"
_PACKAGES = (
    "aiosqlite",
    "alembic",
    "argon2",
    "asyncpg",
    "httptools",
    "litestar",
    "msgspec",
    "openskill",
    "prometheus_client",
    "redis",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)


def configure(parser: Parser) -> None:
    """Add the arguments."""
    text = parser.messages.text
    parser.option("--host", default=DEFAULT_HOST, metavar=text("terminal-metavar-address"))
    parser.option("--port", type=int, metavar=text("terminal-metavar-number"))
    parser.option("--database", metavar=text("terminal-metavar-database"))
    parser.option("--redis", metavar=text("terminal-metavar-url"))
    parser.option("--proxy", action="append", metavar=text("terminal-metavar-address"))
    parser.option("--open", action="store_true")
    parser.option("--log-format", choices=("text", "json"), default="text")
    parser.option(
        "--program",
        action="append",
        default=[],
        metavar=text("terminal-metavar-named-program"),
    )
    parser.option("--metrics", action="store_true")


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Run the server until it is interrupted."""
    if values.port is not None:
        terminal.check_range("--port", values.port, 1, LAST_PORT)
    check_packages(terminal)
    from dominium.server.app import serve  # noqa: PLC0415 - needs the extra `server`
    from dominium.server.common.settings import Settings  # noqa: PLC0415

    port = _first_free_port(values.host) if values.port is None else values.port
    settings = Settings(
        host=values.host,
        port=port,
        log_format=values.log_format,
        metrics=values.metrics,
        programs=_programs(values.program, terminal),
        **_wishes(values),
    )
    _check_address(settings.host, settings.port, terminal)
    _check_services(settings.database, settings.redis, terminal)
    address = f"http://{_address(settings.host, settings.port)}/"
    terminal.output().line(terminal.say("serve-where", address=address))
    if values.open and _has_windows():
        waiting = threading.Thread(
            target=_open_when_ready, args=(settings.host, settings.port, address), daemon=True
        )
        waiting.start()
    serve(settings)
    return 0


def check_packages(terminal: Terminal) -> None:
    """Raise `CommandError` when packages of the server are missing."""
    missing = [name for name in _PACKAGES if find_spec(name) is None]
    if missing:
        raise terminal.complaint("serve-missing", packages=", ".join(missing))


def _wishes(values: argparse.Namespace) -> dict[str, Any]:
    """Return the given settings; URLs with passwords are safer in the environment."""
    wishes = {
        "database": values.database or os.environ.get(DATABASE_VARIABLE),
        "redis": values.redis or os.environ.get(REDIS_VARIABLE),
        "proxies": tuple(values.proxy) if values.proxy else None,
    }
    return {name: wish for name, wish in wishes.items() if wish is not None}


def _programs(texts: list[str], terminal: Terminal) -> "tuple[Program, ...]":
    """Return the programs offered as bots, each started once for its introduction."""
    from dominium.protocol import ProgramFailure  # noqa: PLC0415 - only those who have programs
    from dominium.server.common.bot_programs import registered  # noqa: PLC0415 - needs the extra `server`

    found: list[Program] = []
    for text in texts:
        try:
            found.append(registered(text))
        except ProgramFailure as failure:
            why = reason(failure, terminal.messages)
            raise terminal.complaint("program-unusable", command=text, reason=why) from failure
        except ValueError as error:
            raise terminal.usage_error("serve-program", text=text, reason=str(error)) from error
    names = [program.name for program in found]
    for name in names:
        if names.count(name) > 1:
            raise terminal.usage_error("serve-program-named-twice", name=name)
    return tuple(found)


def _first_free_port(host: str) -> int:
    """Return the first free port from DEFAULT_PORT on, or DEFAULT_PORT when none is."""
    ports = range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TO_TRY)
    return next((port for port in ports if not _is_taken(host, port)), DEFAULT_PORT)


def _is_taken(host: str, port: int) -> bool:
    try:
        with socket.create_server((host, port), family=_family(host)):
            return False
    except OSError as error:
        return error.errno == errno.EADDRINUSE


def _check_address(host: str, port: int, terminal: Terminal) -> None:
    """Raise `CommandError` before the start when the address is unknown or taken."""
    try:
        with socket.create_server((host, port), family=_family(host)):
            pass
    except OSError as error:
        address, why = _address(host, port), files.reason(error)
        raise terminal.complaint("serve-address", address=address, reason=why) from error


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _address(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _check_services(database: str, redis: str | None, terminal: Terminal) -> None:
    """Raise `CommandError` before the start for an unusable database or Redis address."""
    if "://" in database:
        check_database(database, terminal)
    else:
        _check_file(database, terminal)
    if redis is not None:
        _check_redis(redis, terminal)


def _check_file(file: str, terminal: Terminal) -> None:
    """Raise `CommandError` before the start when the file cannot hold the database."""
    try:
        with contextlib.closing(sqlite3.connect(file)) as database:
            database.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise terminal.complaint("serve-database", file=file, reason=str(error)) from error


def check_database(url: str, terminal: Terminal) -> None:
    """Raise `CommandError` when a database cannot be used."""
    from dominium.server.storage.database import database_problem, shown_address  # noqa: PLC0415

    reason = asyncio.run(database_problem(url))
    if reason is not None:
        raise terminal.complaint("serve-unusable", address=shown_address(url), reason=reason)


def _check_redis(url: str, terminal: Terminal) -> None:
    """Raise `CommandError` for an invalid Redis address; Redis itself may start later."""
    from redis import Redis  # noqa: PLC0415

    try:
        Redis.from_url(url).close()
    except ValueError as error:
        raise terminal.complaint("serve-redis", reason=str(error)) from error


def _has_windows() -> bool:
    """Return whether a browser opens in its own window and not in this terminal."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in names)


def _open_when_ready(host: str, port: int, address: str) -> None:
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline:
        with socket.socket(_family(host)) as probe:
            if probe.connect_ex((host, port)) == 0:
                webbrowser.open(address)
                return
        time.sleep(0.1)
