"""A page that was opened before its server had other pages: it comes anew and loses nothing."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.conftest import PAGES, Server, new_context
from tests.e2e.table import ME, device, open_drawer, open_table, unfold_table, until, wait_for_turn

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page

RENEWED = "() => performance.getEntriesByType('navigation')[0].type === 'reload'"
UPDATED = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  return registration.waiting !== null;
}"""
HOUSES = "async () => (await caches.keys()).length"
STATUS = "async (file) => (await fetch(file)).status"


class Site:
    """A server whose pages can be built anew.

    Args:
        folder: An empty folder.
    """

    def __init__(self, folder: Path) -> None:
        self._pages = folder / "pages"
        shutil.copytree(PAGES.parent, self._pages)
        self.server = Server(folder / "dominium.sqlite3", static=self._pages)
        self.server.start()

    def build_anew(self) -> None:
        """Give all scripts of the pages other names, as a build of other sources does."""
        self.server.kill()
        scripts = list((self._pages / "assets").glob("*.js"))
        stems = [re.escape(one.stem) for one in scripts]
        names = re.compile("|".join([*stems, "house-[0-9a-f]+"]).encode())
        for file in self._pages.rglob("*"):
            if file.suffix in {".js", ".css", ".html", ".json"}:
                file.write_bytes(names.sub(lambda name: name[0] + b"2", file.read_bytes()))
        for script in scripts:
            script.rename(script.with_stem(f"{script.stem}2"))
        self.server.start()

    def script(self, name: str) -> str:
        """The address of a script by the name of its source."""
        [found] = (self._pages / "assets").glob(f"{name}-*.js")
        return f"/assets/{found.name}"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A server with pages of its own."""
    running = Site(tmp_path)
    yield running
    running.server.kill()


@pytest.fixture
def context(site: Site, browser: Browser) -> Iterator[BrowserContext]:
    """Somebody's browser at that server."""
    coming = new_context(browser, base_url=site.server.address, locale="en-GB")
    yield coming
    coming.close()


def listen_for_builds(page: Page) -> list[str]:
    """Collect what the server says of its build on the sockets that are opened from now on."""
    told: list[str] = []

    def hear(data: Any) -> None:
        told.extend(re.findall('"build":"(.+?)"', str(data)))

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return told


def test_a_table_comes_anew_when_nothing_is_half_written(
    site: Site, context: BrowserContext
) -> None:
    page = context.new_page()
    open_table(page, [ME, device("Petr")])
    open_drawer(page, "talk")
    words = page.locator("#talk-text")
    words.fill("A good game")
    builds = listen_for_builds(page)
    site.build_anew()
    while not builds:
        words.press_sequentially(" and more", delay=50)
    words.press_sequentially(" of which nothing is lost", delay=50)
    assert not page.evaluate(RENEWED)
    words.press("Enter")
    until(page, RENEWED)
    page.wait_for_selector("main.table #help-heading")
    open_drawer(page, "talk")
    page.get_by_text(re.compile("A good game .* nothing is lost")).wait_for()
    assert wait_for_turn(page)


def test_a_page_whose_files_are_gone_comes_anew(site: Site, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    site.build_anew()
    page.locator("header").get_by_role("link", name="Rules").click()
    page.get_by_role("heading", level=1, name="Kingdomino").wait_for()
    assert page.evaluate(RENEWED)


def test_a_page_in_use_waits_until_it_is_left(site: Site, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/print/kingdomino")
    page.locator("article h2").first.wait_for()
    page.get_by_role("radio").first.focus()
    site.build_anew()
    with page.expect_response("**/api/print/**"):
        page.keyboard.press("ArrowDown")
    assert not page.evaluate(RENEWED)
    page.locator("header .brand").click()
    until(page, RENEWED)
    page.get_by_role("button", name="Play now").wait_for()


def test_the_former_files_are_kept_while_a_page_needs_them(
    site: Site, context: BrowserContext
) -> None:
    page = context.new_page()
    unfold_table(page, "Kingdomino")
    page.get_by_role("button", name="Open on this device").click()
    page.wait_for_selector("main.table #help-heading")
    until(page, "navigator.serviceWorker.controller !== null")
    before = site.script("Rules")
    site.build_anew()
    until(page, UPDATED)
    context.set_offline(True)
    assert page.evaluate(HOUSES) == 2
    assert [page.evaluate(STATUS, one) for one in (before, site.script("Rules"))] == [200, 200]
    page.get_by_role("link", name="Dominium").click()
    page.locator("header").get_by_role("link", name="Rules").click()
    page.get_by_role("heading", level=1, name="Kingdomino").wait_for()
    address = page.url
    page.close()
    page = context.new_page()
    page.goto(address)
    page.get_by_role("heading", level=1, name="Kingdomino").wait_for()
    until(page, f"async () => (await ({HOUSES})()) === 1")
    assert site.script("index") in page.content()
