"""`dominium serve`: the server for play in the browser."""

import argparse
import contextlib
import socket
import sqlite3
import threading
import time
import webbrowser
from importlib.util import find_spec

from dominium.terminal import files
from dominium.terminal.arguments import Parser
from dominium.terminal.terminal import Terminal

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8000
LAST_PORT = 65535
PATIENCE_SECONDS = 30.0
_PACKAGES = ("aiosqlite", "alembic", "litestar", "msgspec", "sqlalchemy", "uvicorn", "websockets")


def configure(parser: Parser) -> None:
    """Add the arguments."""
    text = parser.messages.text
    parser.option("--host", default=DEFAULT_HOST, metavar=text("terminal-metavar-address"))
    parser.option("--port", type=int, default=DEFAULT_PORT, metavar=text("terminal-metavar-number"))
    parser.option("--database", metavar=text("terminal-metavar-file"))
    parser.option("--open", action="store_true")


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Serve until interrupted."""
    terminal.check_range("--port", values.port, 1, LAST_PORT)
    missing = [name for name in _PACKAGES if find_spec(name) is None]
    if missing:
        raise terminal.complaint("serve-missing", packages=", ".join(missing))
    from dominium.server.app import serve  # noqa: PLC0415 - needs the extra `server`
    from dominium.server.settings import Settings  # noqa: PLC0415

    database = {} if values.database is None else {"database": values.database}
    settings = Settings(host=values.host, port=values.port, **database)
    _check_address(settings.host, settings.port, terminal)
    if "://" not in settings.database:
        _check_file(settings.database, terminal)
    address = f"http://{_address(settings.host, settings.port)}/"
    terminal.output().line(terminal.say("serve-where", address=address))
    if values.open:
        waiting = threading.Thread(
            target=_open_when_ready, args=(values.host, values.port, address), daemon=True
        )
        waiting.start()
    serve(settings)
    return 0


def _check_address(host: str, port: int, terminal: Terminal) -> None:
    """Complain before the start when the address is unknown or taken."""
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


def _check_file(file: str, terminal: Terminal) -> None:
    """Complain before the start when the tables cannot be kept in the file."""
    try:
        with contextlib.closing(sqlite3.connect(file)) as database:
            database.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise terminal.complaint("serve-database", file=file, reason=str(error)) from error


def _open_when_ready(host: str, port: int, address: str) -> None:
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline:
        with socket.socket(_family(host)) as probe:
            if probe.connect_ex((host, port)) == 0:
                webbrowser.open(address)
                return
        time.sleep(0.1)
