"""The embedded replay in a frame of another site, and the lines that put it there."""

from __future__ import annotations

from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.beside import play, set_up
from tests.e2e.checks import LEFT_OPEN, axe, faults, faults_in_all_colours
from tests.e2e.conftest import AXE, new_context
from tests.e2e.table import BOT, ME, device, until
from tests.other_site import Silent, other_site

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Frame, Page, Request

    from tests.e2e.conftest import Server

FOREIGN = "a story about a game"
IN_FRAMES = "; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });"
KEPT = "JSON.stringify([localStorage, sessionStorage])"
FORGET_COPYING = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"


@contextmanager
def foreign_page(frame: str) -> Iterator[str]:
    """A page of another site with a frame; its address."""
    content = (
        f'<!doctype html><html lang="en"><head><title>{FOREIGN}</title></head>'
        f"<body><main><h1>{FOREIGN}</h1><button>before</button>{frame}<button>after</button></main>"
    ).encode()

    class Answering(Silent, BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(content)

    with other_site(Answering) as port:
        yield f"http://localhost:{port}/"


@pytest.fixture(scope="module")
def tables(browser: Browser, server: Server) -> dict[str, str]:
    """A finished table of each family, by its game."""
    with new_context(browser, base_url=server.address) as context:
        page = context.new_page()
        games = {"kingdomino": device("Petr"), "block": BOT}
        found = {}
        for game, other in games.items():
            found[game] = set_up(page, [ME, other], game=game)["table"]
            play(found[game], page)
        return found


def framed(page: Page, frame: str) -> Frame:
    """Show a frame on a page of another site, and wait until its replay is there."""
    with foreign_page(frame) as address:
        page.goto(address)
        embedded = page.frames[1]
        embedded.wait_for_selector("#ply")
    return embedded


def iframe(server: Server, table: str, query: str = "") -> str:
    """A frame with the replay of a table."""
    address = f"{server.address}/embed/{table}{query}"
    return f'<iframe src="{address}" title="Replay" width="100%" height="600"></iframe>'


@pytest.mark.parametrize("game", ["kingdomino", "block"])
def test_another_site_shows_the_replay_and_nothing_is_kept(
    person: Callable[..., BrowserContext], server: Server, tables: dict[str, str], game: str
) -> None:
    context = person()
    page = context.new_page()
    page.goto("/")
    set_up(page, [ME, BOT])  # a cookie, which must not go along
    cookies = context.cookies()
    assert cookies
    kept = page.evaluate(KEPT)
    page.goto("about:blank")  # what the first page still asked for is none of the replay's
    requests: list[Request] = []
    page.on("request", lambda request: requests.insert(0, request))
    embedded = framed(page, iframe(server, tables[game], "?ply=2&language=cs"))
    assert embedded.evaluate("document.documentElement.lang") == "cs"
    assert embedded.locator("h1").inner_text() == embedded.title().removesuffix(" – Dominium")
    assert embedded.locator("#ply").input_value() == "2"
    asked = [request for request in requests if "/api/" in request.url]
    assert asked
    for request in asked:
        assert "/api/v1/tables/" in request.url
        assert "cookie" not in request.all_headers()
    assert embedded.evaluate(KEPT) == kept
    assert embedded.evaluate("document.cookie") == ""
    assert context.cookies() == cookies


def test_it_works_where_the_browser_gives_frames_nothing_to_keep(
    person: Callable[..., BrowserContext], server: Server, tables: dict[str, str]
) -> None:
    page = person().new_page()
    page.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty("
        "window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });"
        "Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });"
    )
    embedded = framed(page, iframe(server, tables["kingdomino"]))
    embedded.get_by_role("button", name="End", exact=True).click()
    embedded.wait_for_selector(".standing")


def test_a_replay_is_gone_through_by_the_keyboard_and_told(
    page: Page, server: Server, tables: dict[str, str]
) -> None:
    table = tables["kingdomino"]
    with foreign_page(iframe(server, table)) as address:
        page.goto(address)
        embedded = page.frames[1]
        embedded.wait_for_selector("#ply")
        page.get_by_role("button", name="before").focus()
        page.keyboard.press("Tab")
        assert embedded.evaluate("document.activeElement.innerText") == "Forward"
        page.keyboard.press("Enter")
        told = embedded.locator("[role=status]")
        expect(told).not_to_be_empty()
        assert told.inner_text().strip() in embedded.locator(".told").inner_text()
        shown = embedded.locator("#ply").input_value()
        link = embedded.get_by_role("link", name="The full replay (opens a new tab)")
        link.focus()
        with page.context.expect_page() as opened:
            page.keyboard.press("Enter")
        full = opened.value
        full.wait_for_selector("#ply")
        assert full.url == f"{server.address}/replay/{table}?ply={shown}"
        assert full.evaluate("window.opener") is None
        full.close()
        for _ in range(60):  # the frame lets the keyboard go on
            if page.evaluate("document.activeElement.innerText") == "after":
                break
            page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.innerText") == "after"


def test_other_pages_stay_out_of_frames(
    browser: Browser, server: Server, tables: dict[str, str]
) -> None:
    address = f"{server.address}/replay/{tables['kingdomino']}"
    frame = f'<iframe src="{address}" title="Replay"></iframe>'
    with new_context(browser) as context, foreign_page(frame) as foreign:
        page = context.new_page()
        with page.expect_event("console", lambda told: "frame-ancestors" in told.text):
            page.goto(foreign)
        assert page.frames[1].locator("#ply").count() == 0


def test_what_cannot_be_shown_is_said(page: Page, server: Server) -> None:
    with foreign_page(iframe(server, "nowhere")) as address:
        page.goto(address)
        embedded = page.frames[1]
        embedded.wait_for_selector(".refusal")
        assert embedded.locator(".refusal").inner_text() == "This table does not exist."
        expect(embedded.locator("[role=status]")).to_have_text("This table does not exist.")


def test_the_lines_of_the_replay_page_are_the_frame(
    person: Callable[..., BrowserContext], server: Server, tables: dict[str, str]
) -> None:
    page = person().new_page()
    page.add_init_script(FORGET_COPYING)
    page.goto(f"/replay/{tables['kingdomino']}?ply=4")
    page.get_by_text("Embed in another page").click()
    field = page.get_by_label("Lines for your page")
    lines = field.input_value()
    page.get_by_role("button", name="Copy the lines").click()
    until(page, "document.querySelector('[role=status]').innerText.includes('could not be copied')")
    assert page.evaluate("document.activeElement.selectionEnd") == len(lines)
    embedded = framed(page, lines)
    assert embedded.url == f"{server.address}/embed/{tables['kingdomino']}?ply=4"
    title = page.locator("iframe").get_attribute("title")
    assert title == f"Replay: {embedded.locator('h1').inner_text()}"


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed (make web)")
@pytest.mark.parametrize("game", ["kingdomino", "block"])
@pytest.mark.parametrize(
    "locale",
    [
        "sk-SK",
        pytest.param("en-GB", marks=pytest.mark.long),
        pytest.param("cs-CZ", marks=pytest.mark.long),
        pytest.param("pl-PL", marks=pytest.mark.long),
    ],
)
def test_the_frame_is_for_everybody(
    person: Callable[..., BrowserContext],
    server: Server,
    tables: dict[str, str],
    game: str,
    locale: str,
) -> None:
    page = person(locale=locale, viewport={"width": 320, "height": 640}).new_page()
    page.add_init_script(axe() + IN_FRAMES)
    page.goto(f"/embed/{tables[game]}?ply=12")
    page.wait_for_selector("#ply")
    assert page.evaluate("document.documentElement.lang") == locale[:2]
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    found = faults_in_all_colours(page)
    assert not found, "\n".join(found)
    framed(page, iframe(server, tables[game], "?ply=12"))
    # What axe leaves open was judged above, where it can see into the page.
    found = [fault for fault in faults(page) if not fault.startswith(LEFT_OPEN)]
    assert not found, "\n".join(found)
    page.goto(f"/replay/{tables[game]}?ply=12")
    page.locator("details:has(#embed-code) > summary").click()
    found = faults(page)
    assert not found, "\n".join(found)
