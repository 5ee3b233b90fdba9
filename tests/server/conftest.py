"""A real server on a loopback port, and people with browsers who use it."""

from __future__ import annotations

import asyncio
import json
import logging
import ssl
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import timedelta
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import select
from websockets.sync.client import connect
from websockets.typing import Origin

from dominium.puzzles import game_of_day
from dominium.server.accounts import passwords
from dominium.server.app import server_of
from dominium.server.common.settings import Settings
from dominium.server.learning.puzzles import DAYS, today
from dominium.server.storage.database import Database, database_address
from dominium.server.tabletop import referee
from tests.changes import with_changes
from tests.draws import drawn_alike
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from contextlib import AbstractContextManager
    from datetime import date

    from sqlalchemy.orm import InstrumentedAttribute
    from websockets.sync.client import ClientConnection

# Nothing here is encrypted; each client would read all authorities of this machine again.
UNENCRYPTED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

Json = dict[str, Any]


class Page:
    """A table opened in a browser: what its socket says, and what one can do there."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.table: Json = {}
        self.refusals: list[str] = []
        self.heard: list[str] = []
        self._requests = 0

    def receive(self) -> Json:
        """The next message; the picture of the table follows it."""
        self.heard.append(str(self._socket.recv(timeout=PATIENCE)))
        message: Json = json.loads(self.heard[-1])
        if message["type"] in {"snapshot", "actions"}:
            self.table = message
        elif message["type"] == "entries":
            known = self.table.get("history", [])
            assert all(entry["number"] > self.table["number"] for entry in message["entries"])
            self.table |= message
            self.table["history"] = known + message["entries"]
        elif message["type"] in {"changes", "actions_changes"}:
            assert message["follows"] == self.table["mark"]
            known = self.table["history"] + message["entries"]
            if message["type"] == "actions_changes" and message["entries"]:
                last = message["entries"][-1]
                self.table |= {"number": last["number"], "ply": last["ply"]}
            self.table = with_changes(self.table, message["changed"])
            self.table["history"] = known
        elif message["type"] == "seats":
            self.table |= message
        elif message["type"] == "refused":
            self.refusals.append(message["code"])
        return message

    def until(self, kind: str) -> Json:
        """Receive until a message of a kind has come."""
        while (message := self.receive())["type"] != kind:
            pass
        return message

    def until_ply(self, ply: int) -> None:
        """Receive until the table has reached a ply."""
        while self.table.get("ply", -1) < ply:
            self.receive()

    def until_my_turn(self) -> bool:
        """Receive until there is something to choose (true) or the game is over (false)."""
        while not self.table.get("legal") and self.table.get("status") != "finished":
            self.receive()
        return bool(self.table["legal"])

    def send(self, message: object) -> None:
        """Send anything as JSON, or a text as it is."""
        self._socket.send(message if isinstance(message, str) else json.dumps(message))

    def look(self, seat: int | None) -> None:
        """Look with one of the own seats, or with none, and wait for the answer."""
        self.send({"type": "look", "seat": seat})
        while self.receive()["type"] not in {"snapshot", "refused"}:
            pass

    def act(self, *actions: str, ply: int | None = None) -> str:
        """Ask for actions at the ply of this page; the name of the request."""
        self._requests += 1
        request = f"r{self._requests}"
        at = self.table["ply"] if ply is None else ply
        self.send({"type": "act", "request": request, "ply": at, "actions": list(actions)})
        return request

    def play_first_choice(self) -> None:
        """Do the first legal action and wait until it has happened."""
        ply = self.table["ply"]
        self.act(self.table["legal"][0]["action"])
        self.until_ply(ply + 1)

    def silent(self) -> bool:
        """True if nothing more arrives but the answer to a ping."""
        self.send({"type": "ping"})
        return bool(self.receive()["type"] == "pong")


def catch_up(pages: Sequence[Page]) -> None:
    """Receive until every page has the same last entry.

    A message may hold several entries, so only whoever is behind is sure to be told more.
    """
    while len({page.table["number"] for page in pages}) > 1:
        min(pages, key=lambda page: int(page.table["number"])).receive()


def play_to_the_end(*pages: Page) -> None:
    """Everybody plays the first choice until the game is over on every page."""
    catch_up(pages)
    while pages[0].table["status"] != "finished":
        acting = next((page for page in pages if page.table["legal"]), None)
        if acting is not None:
            acting.play_first_choice()
        else:  # somebody else acts, which every page is told
            pages[0].receive()
        catch_up(pages)


class Browser:
    """A browser with its own cookies."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"http://{address}", timeout=PATIENCE, verify=UNENCRYPTED)

    def open_table(self, seats: list[Json], **wishes: Any) -> Json:
        """Open a table of Kingdomino."""
        wish = {"game": "kingdomino", "my_name": "Jana", "seats": seats, **wishes}
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        table: Json = answer.json()
        return table

    def join(self, link: str, name: str) -> Json:
        """Take the seat of an invitation link."""
        path = f"/api/invitations/{link.removeprefix('/join/')}"
        answer = self.http.post(path, json={"name": name})
        assert answer.status_code == 200, answer.text
        joined: Json = answer.json()
        return joined

    def get(self, path: str, **query: Any) -> Json:
        """The answer of a path."""
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    @contextmanager
    def page(self, table: str, **query: object) -> Iterator[Page]:
        """Follow a table."""
        parameters = "&".join(f"{key}={value}" for key, value in query.items())
        cookies = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        with connect(
            f"ws://{self.address}/api/tables/{table}/socket?{parameters}",
            additional_headers={"Cookie": cookies} if cookies else {},
            origin=Origin(f"http://{self.address}"),
            open_timeout=PATIENCE,
            max_size=None,
            max_queue=None,  # a page that does not read must not hold up its closing
        ) as socket:
            yield Page(socket)


@contextmanager
def loggers_kept(*names: str) -> Iterator[None]:
    """Put back in the end how loggers are set up, with all levels and handlers."""
    loggers = [logging.getLogger(name) for name in names]
    before = [(each.level, each.propagate, list(each.handlers)) for each in loggers]
    try:
        yield
    finally:
        for logger, (level, propagate, handlers) in zip(loggers, before, strict=True):
            logger.setLevel(level)
            logger.propagate = propagate
            logger.handlers[:] = handlers


def lay_out_tables(url: str) -> None:
    """Copy empty tables to where SQLite has none: to migrate takes ten times as long."""
    address = database_address(url)
    if address.get_backend_name() == "sqlite" and address.database is not None:
        path = Path(address.database)
        if path.parent.is_dir() and not path.exists():
            path.write_bytes(empty_tables())


@cache
def empty_tables() -> bytes:
    """The file of a database that a server has just made."""

    async def migrate(path: Path) -> None:
        await Database(f"sqlite:///{path}").migrate()

    with TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite3"
        # Where a browser is driven, this thread has a loop already.
        with ThreadPoolExecutor() as another:
            another.submit(lambda: asyncio.run(migrate(path))).result()
        return path.read_bytes()


class RunningServer:
    """A server in a thread of the test process."""

    def __init__(self, settings: Settings) -> None:
        lay_out_tables(settings.database_url)
        with loggers_kept("uvicorn.access", "uvicorn.asgi", "uvicorn.error"):
            self._server = server_of(settings)
        self._thread = threading.Thread(target=self._server.run)
        self._browsers: list[Browser] = []

    def start(self) -> None:
        """Start and wait until it listens."""
        self._thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self._server.started:
            assert self._thread.is_alive(), "the server ended at its start"
            assert time.monotonic() < deadline, "the server did not start in time"
            time.sleep(0.005)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.address = f"127.0.0.1:{port}"

    def stop(self) -> None:
        """End it in good order."""
        for browser in self._browsers:
            browser.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not end in time"

    def browser(self) -> Browser:
        """A new browser without cookies."""
        self._browsers.append(Browser(self.address))
        return self._browsers[-1]


def quick(folder: Path, **changes: Any) -> Settings:
    """Settings for tests: bots that do not wait, and an own database."""
    chosen = {
        "database": str(folder / "tables.sqlite3"),
        "bot_pace": 0.0,
        "bot_threads": 1,
        "commit_seconds": 0.0,
        "messages_per_second": 1000.0,
        "limits": 0.0,
        "port": 0,
        "spectator_delay": 0,
        "puzzles_ahead": False,
    }
    return Settings(**{**chosen, "static": folder / "static", **changes})


def quick_day() -> date:
    """The latest day whose puzzle is of Block, which is found soonest of all games."""
    days = (today() - timedelta(days=ago) for ago in range(DAYS))
    return next(day for day in days if game_of_day(day).id == "block")


@pytest.fixture(scope="package", autouse=True)
def quick_hashes() -> Iterator[None]:
    """Passwords are hashed here as always, but not as long."""
    with pytest.MonkeyPatch.context() as patch:
        hasher = partial(PasswordHasher, time_cost=1, memory_cost=64, parallelism=1)
        patch.setattr(passwords, "PasswordHasher", hasher)
        yield


@pytest.fixture(scope="module", autouse=True)
def nothing_remembered() -> Iterator[None]:
    """The referee forgets the tables that were led in the tests of a module."""
    yield
    referee._remembered.clear()


@pytest.fixture(scope="package", autouse=True)
def usual_draws() -> Iterator[None]:
    """Draw in each test what was drawn in it before."""
    with drawn_alike():
        yield


@pytest.fixture(scope="package")
def server(
    new_database: Callable[[], AbstractContextManager[str]],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[RunningServer]:
    """One server that tests of different tables share."""
    with new_database() as database:
        running = RunningServer(quick(tmp_path_factory.mktemp("server"), database=database))
        running.start()
        yield running
        running.stop()


@pytest.fixture(scope="module")
def own_database(new_database: Callable[[], AbstractContextManager[str]]) -> Iterator[str]:
    """The URL of a database of the tests of a module alone."""
    with new_database() as url:
        yield url


@pytest.fixture(scope="module")
def own_server(
    own_database: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[RunningServer]:
    """A server of the tests of a module alone."""
    running = RunningServer(quick(tmp_path_factory.mktemp("server"), database=own_database))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def jana(server: RunningServer) -> Browser:
    """Somebody with a browser."""
    return server.browser()


@pytest.fixture
def petr(server: RunningServer) -> Browser:
    """Somebody else with a browser."""
    return server.browser()


def stored(database: str, column: InstrumentedAttribute[Any]) -> list[Any]:
    """The values of a column in a database."""

    async def course() -> list[Any]:
        opened = Database(Settings(database=database).database_url)
        try:
            async with opened.read() as connection:
                return list(await connection.scalars(select(column)))
        finally:
            await opened.close()

    return asyncio.run(course())


ME: Json = {"kind": "me"}
FRIEND: Json = {"kind": "friend"}
DEVICE: Json = {"kind": "device"}
BOT: Json = {"kind": "bot", "level": "easy"}
