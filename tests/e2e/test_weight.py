"""The weight of the pages: what must be fetched before somebody can play."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from tests.e2e.beside import set_up
from tests.e2e.checks import walk
from tests.e2e.table import ME, device, open_placing, until
from tests.e2e.weight import MARK_THE_HEADING, SCRIPTS, scripts_before_a_choice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from playwright.sync_api import Browser, BrowserContext, Page, Route, WebSocket

    Person = Callable[..., BrowserContext]

MOST_BYTES = 70_000
MOST_STYLED_ANEW = 250
"""The elements of a drawer; the page of a table has more than a thousand."""


@pytest.mark.parametrize(("game", "seats"), [("kingdomino", [ME, device("Petr")]), ("solo", [ME])])
def test_a_choice_waits_for_few_scripts(
    person: Person, game: str, seats: list[dict[str, str]]
) -> None:
    page = person(new=True, locale="sk-SK").new_page()  # the most words
    table = set_up(page, seats, game=game)["table"]
    scripts = scripts_before_a_choice(page, table)
    assert sum(scripts.values()) <= MOST_BYTES, scripts
    assert not unnamed(page, f"/table/{table}", scripts)


def test_the_court_does_not_wait_for_its_table(person: Person) -> None:
    page = person(new=True, locale="cs-CZ").new_page()
    table = set_up(page, [ME, device("Petr")], game="queendomino")["table"]
    assert not unnamed(page, f"/table/{table}", scripts_before_a_choice(page, table))


def test_what_is_asked_for_ahead_is_asked_for_once(person: Person) -> None:
    page = person(new=True).new_page()
    table = set_up(page, [ME, device("Petr")], game="queendomino")["table"]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.goto(f"/table/{table}")
    page.wait_for_selector("main.table #help-heading", state="attached")
    ahead = page.locator("link[rel=preload]").evaluate_all("all => all.map(({ href }) => href)")
    paths = [urlsplit(address).path for address in ahead]
    assert "/api/buildings" in paths
    assert any(path.endswith(".css") for path in paths)
    assert {path: asked.count(path) for path in paths} == dict.fromkeys(paths, 1)


def test_a_table_is_asked_for_while_its_page_is_on_its_way(person: Person) -> None:
    page = person(new=True).new_page()
    table = set_up(page, [ME, device("Petr")])["table"]
    held: list[Route] = []
    others: list[WebSocket] = []

    def hold(route: Route) -> None:
        held.append(route)

    def count(socket: WebSocket) -> None:
        others.append(socket)

    page.route("**/assets/base-*.js", hold)
    with page.expect_websocket():
        page.goto(f"/table/{table}", wait_until="commit")
    page.on("websocket", count)
    page.route("**/assets/base-*.js", lambda route: route.continue_())
    for route in held:
        route.continue_()
    page.wait_for_selector("main.table #help-heading", state="attached")
    assert not others, "the page opens a socket of its own"


def test_the_first_page_names_its_scripts(person: Person) -> None:
    page = person(new=True, locale="pl-PL").new_page()
    page.add_init_script(MARK_THE_HEADING)
    page.goto("/")
    until(page, "performance.getEntriesByName('shown').length === 1")
    scripts = [one["name"] for one in page.evaluate(SCRIPTS) if one["before"]]
    assert scripts
    assert not unnamed(page, "/", scripts)


def test_a_step_of_the_focus_does_not_style_the_table_anew(page: Page, browser: Browser) -> None:
    open_placing(page)
    until(page, "document.querySelectorAll('body *').length > 1000")
    walk(page)  # the drawers are opened for the first time
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    walk(page)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    styled = [event["args"] for event in events if event["name"] == "UpdateLayoutTree"]
    counts = [args["elementCount"] for args in styled if "elementCount" in args]
    assert 0 < max(counts) <= MOST_STYLED_ANEW, sorted(counts)


def unnamed(page: Page, address: str, scripts: Iterable[str]) -> list[str]:
    """The scripts that the page of an address does not name, so that they are asked for late."""
    text = page.request.get(address, headers={"Accept-Language": language_of(page)}).text()
    return [script for script in scripts if script not in text]


def language_of(page: Page) -> str:
    """The language of a page."""
    language: str = page.evaluate("document.documentElement.lang")
    return language
