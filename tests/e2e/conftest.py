"""A real server on a free loopback port and a real Chromium that looks at its pages."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

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

from tests.draws import DRAWS, drawn_alike
from tests.server.conftest import RunningServer, quick
from tests.serving import Process
from tools.chromium import MISSING, find_chromium

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import ViewportSize

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
    # A page lives for seconds here: to optimise its programs takes longer than to run them.
    "--js-flags=--max-opt=2",
]
DESKTOP: ViewportSize = {"width": 1280, "height": 900}
QUIET = "/favicon.svg"
# What a page, its browser or its clock does not forget.
LASTING = {
    "add_script_tag",
    "expose_binding",
    "expose_function",
    "install",
    "once",
    "route_web_socket",
}
# How somebody looks at a page, which each page can be told anew.
USUAL_LOOK: dict[str, Any] = {
    "viewport": DESKTOP,
    "color_scheme": "light",
    "reduced_motion": "reduce",
    "forced_colors": "none",
}
PLAYOUTS_OF_THE_COACH = 60
MILLISECONDS_OF_PATIENCE = 120_000
expect.set_options(timeout=MILLISECONDS_OF_PATIENCE)


class Server:
    """A server with a database of its own; it can be stopped and started.

    Args:
        database: The file of the tables.
        draws: A file that says by which name is drawn; see `tests.draws`.
        settings: Further settings.
    """

    def __init__(self, database: Path, draws: Path | None = None, **settings: Any) -> None:
        self._database = database
        self._draws = draws
        self._settings = settings
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
            draws=self._draws,
            bot_pace=0.0,
            coach_playouts=PLAYOUTS_OF_THE_COACH,
            **self._settings,
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
    folder = tmp_path_factory.mktemp("server")
    DRAWS.tell(folder / "draws")
    running = Server(folder / "dominium.sqlite3", draws=folder / "draws")
    running.start()
    yield running
    running.kill()


@pytest.fixture
def same_draws(tmp_path: Path) -> Iterator[str]:
    """A server at whose tables the same is drawn after the same actions; its address."""
    with drawn_alike(lambda _table: ""):
        server = RunningServer(quick(tmp_path, static=PAGES.parent))
        server.start()
        yield f"http://{server.address}"
        server.stop()


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


def new_context(browser: Browser, **settings: Any) -> BrowserContext:
    """Return a browser with cookies of its own, which is patient."""
    context = browser.new_context(**settings)
    context.set_default_timeout(MILLISECONDS_OF_PATIENCE)
    return context


class Guest:
    """A browser with cookies of its own, which after a test may serve another one like new.

    To begin a process, to load the programs of the pages and to compile them takes more than half
    of the time of a visit; a page that was there before has all that. It is given on only when
    nothing was done to it that cannot be taken back.

    Args:
        browser: The browser that it is part of.
        settings: What it is made with, and stays.
    """

    def __init__(self, browser: Browser, settings: dict[str, Any]) -> None:
        self.complaints: list[str] = []
        self.context = new_context(browser, **settings, **USUAL_LOOK)
        listen_for_complaints(self.context, self.complaints)
        self._page = self.context.new_page()
        self._is_new = True
        self._changed = False
        self._look: dict[str, Any] = {}
        self._taken_back = ExitStack()
        self._make_page = self.context.new_page
        self.context.new_page = self._come  # type: ignore[method-assign]
        for one in (self.context, self._page, self._page.clock):
            for change in LASTING & set(dir(one)):
                setattr(one, change, self._noted(getattr(one, change)))
        for each in (self.context, self._page):
            self._undo_scripts(each)
            self._undo_listening(each)

    def come(self, look: dict[str, Any]) -> BrowserContext:
        """Look at pages from now on in a way that may differ from the usual one."""
        self._look = look
        return self.context

    def _come(self) -> Page:
        """Give the page that is there, and from the second time on another one."""
        page = self._page if self._is_new else self._make_page()
        self._is_new = False
        show(page, self._look)
        return page

    def _noted(self, change: Callable[..., Any]) -> Callable[..., Any]:
        """Return what does the same and notes that this browser cannot be like new again."""

        def do(*arguments: Any, **named: Any) -> Any:
            self._changed = True
            return change(*arguments, **named)

        return do

    def _undo_scripts(self, one: Any) -> None:
        """Let the scripts that are added be taken away again."""
        add = one.add_init_script

        def add_for_now(*arguments: Any, **named: Any) -> Any:
            return self._taken_back.enter_context(add(*arguments, **named))

        one.add_init_script = add_for_now

    def _undo_listening(self, one: Any) -> None:
        """Let who begins to listen listen no longer in the end."""
        listen = one.on

        def listen_for_now(event: str, hear: Callable[..., Any]) -> None:
            listen(event, hear)
            self._taken_back.callback(one.remove_listener, event, hear)

        one.on = listen_for_now

    def leave(self) -> bool:
        """Leave nothing behind; False when that cannot be: then it is closed."""
        if self._changed or self._page.is_closed():
            self.context.close()
            return False
        for page in self.context.pages:
            if page is not self._page:
                page.close()
        self._taken_back.close()
        for each in (self.context, self._page):
            each.unroute_all()
        self.context.set_offline(False)
        self._page.goto(QUIET)
        self._page.mouse.move(-1, -1)
        self._page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        self._page.emulate_media(media="null", contrast="no-preference")
        show(self._page, USUAL_LOOK)
        self.context.clear_cookies()
        self._is_new = True
        self._look = {}
        return True


def show(page: Page, look: dict[str, Any]) -> None:
    """Show a page in another size, or in another of its appearances."""
    media = {name: value for name, value in look.items() if name != "viewport"}
    if "viewport" in look:
        page.set_viewport_size(look["viewport"])
    if media:
        page.emulate_media(**media)


Spare = dict[str, list[Guest]]


@pytest.fixture(scope="package")
def spare() -> Spare:
    """Browsers that are like new and wait for the next test, by what they were made with."""
    return {}


@pytest.fixture
def person(
    browser: Browser, server: Server, spare: Spare
) -> Iterator[Callable[..., BrowserContext]]:
    """Makes people: browsers with cookies of their own, by default English ones.

    Nothing moves in their pages unless they want it: to draw that takes time. Who asks for a new
    one gets a browser that has loaded nothing yet.
    """
    usual: list[tuple[str, Guest]] = []
    others: list[Guest] = []

    def come(*, new: bool = False, **settings: Any) -> BrowserContext:
        look = {name: settings.pop(name) for name in USUAL_LOOK if name in settings}
        wanted = {"base_url": server.address, "locale": "en-GB", **settings}
        if new or not settings.keys() <= {"locale", "has_touch", "is_mobile"}:
            others.append(Guest(browser, wanted))
            return others[-1].come(look)
        kind = repr(sorted(wanted.items()))
        like_new = spare.setdefault(kind, [])
        guest = like_new.pop() if like_new else Guest(browser, wanted)
        usual.append((kind, guest))
        return guest.come(look)

    yield come
    for guest in others:
        guest.context.close()
    left = [(kind, guest) for kind, guest in usual if guest.leave()]
    complaints = [each for guest in others for each in guest.complaints]
    complaints += [each for _, guest in usual for each in guest.complaints]
    assert not complaints
    for kind, guest in left:
        spare[kind].append(guest)


@pytest.fixture
def page(person: Callable[..., BrowserContext]) -> Page:
    """A page of somebody who has just come."""
    return person().new_page()
