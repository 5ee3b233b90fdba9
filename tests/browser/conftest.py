"""A real server on a free loopback port and a real Chromium that looks at its pages."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from tools.chromium import MISSING, find_chromium

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "src" / "dominium" / "server" / "static" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SECONDS_TO_START = 30
PLAYOUTS_OF_THE_COACH = "60"
MILLISECONDS_OF_PATIENCE = 30_000


class Server:
    """The program `dominium serve` with a database of its own; it can be stopped and started.

    Args:
        database: The file of the tables.
    """

    def __init__(self, database: Path) -> None:
        self._database = database
        self._port = _free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.address = f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start the program and wait until it answers."""
        command = [sys.executable, "-m", "dominium", "serve", "--port", str(self._port)]
        with self._database.with_suffix(".log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--database", str(self._database)],
                stdout=log,
                stderr=log,
                env={
                    **os.environ,
                    "NO_COLOR": "1",
                    "DOMINIUM_LIMITS": "0",
                    "DOMINIUM_COACH_PLAYOUTS": PLAYOUTS_OF_THE_COACH,
                },
            )
        for _ in range(SECONDS_TO_START * 10):
            try:
                httpx.get(f"{self.address}/api/games").raise_for_status()
            except httpx.TransportError:
                time.sleep(0.1)
            else:
                return
            if self._process.poll() is not None:
                break
        self.kill()
        said = self._database.with_suffix(".log").read_text(encoding="utf-8")
        raise RuntimeError(f"the server does not answer: {said}")

    def kill(self) -> None:
        """End the program as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark these tests, and skip them with a word where they cannot run.

    A browser on a busy machine may be late: what fails is run again, twice at most, and told.
    """
    here = Path(__file__).parent
    for item in items:
        if not item.path.is_relative_to(here):
            continue
        item.add_marker(pytest.mark.browser)
        item.add_marker(pytest.mark.flaky(reruns=2))
        if find_chromium() is None:
            item.add_marker(pytest.mark.skip(reason=MISSING))
        elif not PAGES.is_file():
            item.add_marker(pytest.mark.skip(reason="the web pages are not built (make web)"))


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of these pages."""
    running = Server(tmp_path_factory.mktemp("server") / "dominium.sqlite3")
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What drives the browser; ended with these tests, for its event loop runs in their thread."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests of these pages."""
    chromium = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_ARGUMENTS)
    yield chromium
    chromium.close()


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., BrowserContext]]:
    """Makes people: browsers with cookies of their own, by default English ones."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come(**settings: object) -> BrowserContext:
        wanted = {"viewport": {"width": 1280, "height": 900}, "locale": "en-GB", **settings}
        context = browser.new_context(base_url=server.address, **wanted)  # type: ignore[arg-type]
        context.set_default_timeout(MILLISECONDS_OF_PATIENCE)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        contexts.append(context)
        return context

    yield come
    for context in contexts:
        context.close()
    assert not complaints


@pytest.fixture
def page(person: Callable[..., BrowserContext]) -> Page:
    """A page of somebody who has just come."""
    return person().new_page()
