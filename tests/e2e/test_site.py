"""The common parts of every page: help in its place and behind F1, fields in its language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from dominium.describe import LANGUAGES, messages
from tests.e2e.conftest import ROOT, new_context
from tests.e2e.screens import lobby, no_table, rules, scorer
from tests.e2e.table import (
    BOT,
    ME,
    act_by_click,
    choose_language,
    focused,
    open_table,
    until,
    wait_for_turn,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, BrowserContext, Page

    from tests.e2e.conftest import Server

    Person = Callable[..., BrowserContext]

READER = ROOT / "web/node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js"


@pytest.mark.parametrize("screen", [lobby, scorer, rules, no_table], ids=lambda one: one.__name__)
def test_help_is_the_last_link_of_every_page_and_behind_f1(
    page: Page, screen: Callable[[Page], None]
) -> None:
    screen(page)
    links = page.locator("header nav a")
    assert links.last.inner_text() == "Help"
    page.keyboard.press("F1")
    page.wait_for_selector("#report-what")
    until(page, "document.activeElement.matches('main h1')")
    assert page.title() == "Help – Dominium"


PAGES = [
    "/rules/kingdomino",
    "/print/kingdomino",
    "/settings",
    "/help",
    "/score",
    "/score/bergen",
    "/referee",
    "/learn",
    "/puzzle",
    "/account",
    "/evenings",
    "/replay",
]
EDGES = """() => {
  const main = document.querySelector('main');
  const { paddingLeft, paddingRight } = getComputedStyle(main);
  const { left, right } = main.getBoundingClientRect();
  return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)];
}"""


def test_all_pages_have_one_width_and_one_left_edge(page: Page) -> None:
    # The latest puzzle may be one of those whose search takes minutes; whoever asks for another
    # one would wait behind it.
    page.route("**/api/puzzles/*", lambda _route: None)
    page.set_viewport_size({"width": 1440, "height": 900})
    edges = {}
    for path in PAGES:
        page.goto(path)
        page.wait_for_selector("main h1")
        left, right = edges[path] = page.evaluate(EDGES)
        assert page.locator(".brand").bounding_box()["x"] == left, path
        assert right - left > 1000, path
    assert len({tuple(edge) for edge in edges.values()}) == 1, edges


def test_at_a_table_help_is_that_of_the_table(page: Page) -> None:
    open_table(page, [ME, BOT])
    wait_for_turn(page)
    page.wait_for_selector("#help-heading")
    page.locator("header .menu").focus()
    page.keyboard.press("F1")
    assert focused(page, "id") == "help-heading"
    page.locator("header .menu").click()
    page.locator("header nav a").last.click()
    assert focused(page, "id") == "help-heading"
    assert "/table/" in page.url


def test_a_message_about_a_fault_is_written_and_not_sent(page: Page) -> None:
    asked: list[str] = []
    with page.expect_response("**/api/contact*"):
        page.goto("/help")
    page.wait_for_selector("#report-what")
    page.on("request", lambda request: asked.append(request.url))
    copy = page.get_by_role("button", name="Copy the message")
    copy.click()
    until(page, "document.querySelector('[role=status]').innerText.includes('Say first')")
    assert focused(page, "id") == "report-what"
    page.keyboard.type("The arrows are dead.")
    page.get_by_label("Your screen reader").fill("NVDA")
    message = page.locator(".message").inner_text()
    assert message.startswith("The arrows are dead.")
    assert "With: NVDA" in message
    assert "Chrome" in message
    copy.click()
    until(page, "/copied|copy it yourself/.test(document.querySelector('[role=status]').innerText)")
    assert not asked


def test_the_operator_can_be_written_to(page: Page) -> None:
    def answer(route: Any) -> None:
        route.fulfill(json={"contact": "mailto:club@example.org"})

    page.route("**/api/contact*", answer)
    page.goto("/help")
    page.locator("#report-what").fill("Slow & silent")
    link = page.get_by_role("link", name="Write to the operator").get_attribute("href")
    assert link is not None
    assert link.startswith("mailto:club@example.org?subject=Accessibility%20of%20Dominium")
    assert "Slow%20%26%20silent" in link


@pytest.mark.criterion(16)
def test_what_is_wrong_with_a_field_is_said_in_the_language_of_the_page(person: Person) -> None:
    page = person(locale="en-GB").new_page()
    page.goto("/replay")
    page.wait_for_selector("#record")
    choose_language(page, "cs")
    until(page, "document.documentElement.lang === 'cs'")
    page.locator("main form button").last.click()
    field = page.locator("#record")
    assert field.evaluate("field => field.validationMessage") == "Vyplňte toto pole."
    field.fill("{}")
    assert field.evaluate("field => field.validationMessage") == ""


@pytest.mark.skipif(not READER.is_file(), reason="the virtual screen reader is not installed")
@pytest.mark.criterion(7)
def test_a_screen_reader_reads_the_table_and_hears_what_happens(page: Page) -> None:
    page.route(
        "**/reader.js",
        lambda route: route.fulfill(path=READER, content_type="text/javascript"),
    )
    open_table(page, [ME, BOT])
    wait_for_turn(page)
    page.evaluate(BEGIN_READING)
    read = page.evaluate(READ_ON, 60)
    heading = read.index(next(line for line in read if line.startswith("heading, Kingdomino")))
    doing = read.index("heading, What to do, level 2")
    first = next(line for line in read if line.startswith("option, 1. "))
    assert heading < doing < read.index(first)
    act_by_click(page)
    until(page, HEARD)


BEGIN_READING = """async () => {
  const { virtual } = await import('/reader.js');
  window.reader = virtual;
  await virtual.start({ container: document.body });
}"""
HEARD = """async () => (await reader.spokenPhraseLog())
  .some((one) => /^polite: .*(Chosen|Jana takes)/.test(one))"""
READ_ON = """async (most) => {
  for (let count = 0; count < most; count += 1) await reader.next();
  return reader.spokenPhraseLog();
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_without_scripts_says_what_this_is(
    browser: Browser, server: Server, language: str
) -> None:
    context = new_context(
        browser, base_url=server.address, locale=language, java_script_enabled=False
    )
    page, texts = context.new_page(), messages(language)
    for path in ("/", "/table/nowhere", "/settings"):
        page.goto(path)
        html = page.locator("html")
        assert html.get_attribute("lang") == language
        assert page.locator("h1").count() == 1
        assert page.locator("main h1").is_visible()
        assert texts.text("web-lobby-title") in page.locator("main h1").inner_text()
        assert texts.text("plain-script") in page.locator("main").inner_text()
    context.close()


def test_with_scripts_the_page_for_those_without_is_not_there(page: Page) -> None:
    lobby(page)
    assert page.locator("noscript").count() == 1
    told = messages("en").text("plain-script")
    assert told not in page.locator("body").inner_text()
    assert told not in page.locator("body").aria_snapshot()
    assert page.locator("h1").count() == 1


def test_the_browser_reads_the_manifest_and_its_icons(page: Page) -> None:
    lobby(page)
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["url"].endswith("/manifest.webmanifest")
    assert found["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
