"""A real server on a free loopback port and a real Chromium that looks at its pages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from tests.serving import Process
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
PLAYOUTS_OF_THE_COACH = 60
MILLISECONDS_OF_PATIENCE = 120_000
expect.set_options(timeout=MILLISECONDS_OF_PATIENCE)


class Server:
    """A server with a database of its own; it can be stopped and started.

    Args:
        database: The file of the tables.
    """

    def __init__(self, database: Path) -> None:
        self._database = database
        self._process: Process | None = None

    @property
    def address(self) -> str:
        """The address at which it can be reached since it was first started."""
        assert self._process is not None
        return f"http://{self._process.address}"

    def start(self) -> None:
        """Start it, perhaps again, and wait until it listens."""
        if self._process is not None:
            self._process.start()
            return
        self._process = Process(
            str(self._database),
            log=self._database.with_suffix(".log"),
            bot_pace=0.0,
            coach_playouts=PLAYOUTS_OF_THE_COACH,
        )

    def kill(self) -> None:
        """End it as a power cut would."""
        if self._process is not None:
            self._process.kill()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark these tests, and skip them with a word where they cannot run."""
    here = Path(__file__).parent
    hindrance = None
    if find_chromium() is None:
        hindrance = pytest.mark.skip(reason=MISSING)
    elif not PAGES.is_file():
        hindrance = pytest.mark.skip(reason="the web pages are not built (make web)")
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)
            if hindrance is not None:
                item.add_marker(hindrance)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of these pages."""
    running = Server(tmp_path_factory.mktemp("server") / "dominium.sqlite3")
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """The driver of browsers; ended with these tests, for its event loop runs in their thread."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests of these pages."""
    chromium = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_ARGUMENTS)
    yield chromium
    chromium.close()


def listen_for_complaints(context: BrowserContext, complaints: list[str]) -> None:
    """Collect what goes wrong in the pages of a browser, and what the policy forbids them."""

    def hear(message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            complaints.append(message.text)

    context.on("weberror", lambda error: complaints.append(str(error.error)))
    context.on("console", hear)


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., BrowserContext]]:
    """Makes people: browsers with cookies of their own, by default English ones.

    Nothing moves in their pages unless they want it: to draw that takes time.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come(**settings: object) -> BrowserContext:
        wanted = {
            "viewport": {"width": 1280, "height": 900},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            **settings,
        }
        context = browser.new_context(base_url=server.address, **wanted)  # type: ignore[arg-type]
        context.set_default_timeout(MILLISECONDS_OF_PATIENCE)
        listen_for_complaints(context, complaints)
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
