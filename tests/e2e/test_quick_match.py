"""Quick matches in the browser: waiting for anybody, by keyboard and by ear."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.checks import faults, heard, listen
from tests.e2e.one_screen import BROKEN_WORDS, SIZES
from tests.e2e.table import choose_game, hears, until

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    Person = Callable[..., BrowserContext]

FOUND = "Somebody is here: the game begins."
LONG_MILLISECONDS = 31_000
TABLE = re.compile("/table/")


def at_the_door(context: BrowserContext, game: str) -> Page:
    """The door with a game chosen, in a page that is listened to."""
    page = context.new_page()
    page.goto("/")
    choose_game(page, game)
    listen(page)
    return page


def press(page: Page, words: str) -> None:
    """Go by Tab to the button with these words and press Enter."""
    for _ in range(60):
        if page.evaluate("document.activeElement.innerText?.trim()") == words:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {words}")


def seekers(page: Page, game: str) -> int:
    """The number of other people who wait for anybody to play a game with, as a stranger sees."""
    seeking: dict[str, int] = page.request.get("/api/tables/open").json()["seeking"]
    return seeking.get(game, 0)


def until_seekers(page: Page, game: str, number: int) -> None:
    """Ask again and again until so many others wait."""
    until(
        page,
        """async ([game, number]) => {
          const answer = await fetch('/api/tables/open');
          return ((await answer.json()).seeking[game] ?? 0) === number;
        }""",
        [game, number],
    )


def test_two_find_each_other_by_keyboard_and_hear_it_once(person: Person) -> None:
    jana, petr = (at_the_door(person(), "Matador") for _ in range(2))
    press(jana, "Play with anybody")
    hears(jana, "Waiting for somebody to play Matador with")
    expect(jana.get_by_role("region", name="Waiting for somebody to play Matador")).to_be_visible()
    assert jana.evaluate("document.activeElement.innerText.trim()") == "Stop waiting"
    assert faults(jana) == []
    until_seekers(petr, "matador", 1)
    press(petr, "Play with anybody")
    for page in (jana, petr):
        page.wait_for_url(TABLE)
        until(page, "words => window.heard.some((said) => said.includes(words))", FOUND)
        page.wait_for_selector("main.table #help-heading")
    assert jana.url == petr.url
    for page in (jana, petr):
        assert sum(said.count(FOUND) for said in heard(page)) == 1
        expect(page.get_by_role("region", name="Waiting for somebody")).to_have_count(0)


def test_who_waits_is_seen_by_others_and_ends_it_by_keyboard(person: Person) -> None:
    jana, petr = at_the_door(person(), "Bergen"), at_the_door(person(), "Bergen")
    press(jana, "Play with anybody")
    until_seekers(petr, "bergen", 1)
    petr.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(petr.get_by_text("1 person waits for somebody to play with.")).to_be_visible()
    press(jana, "Stop waiting")
    hears(jana, "You are not waiting for anybody any more.")
    expect(jana.get_by_role("region", name="Waiting for somebody")).to_have_count(0)
    assert jana.evaluate("document.activeElement.innerText.trim()") == "Play with anybody"
    until_seekers(petr, "bergen", 0)


def test_whoever_closes_the_page_waits_no_longer(person: Person) -> None:
    jana, petr = at_the_door(person(), "Draw"), at_the_door(person(), "Draw")
    press(jana, "Play with anybody")
    until_seekers(petr, "draw", 1)
    jana.close()
    until_seekers(petr, "draw", 0)


def test_the_last_of_two_tabs_waits(person: Person) -> None:
    context, other = person(), at_the_door(person(), "Muggins")
    first, second = at_the_door(context, "Muggins"), at_the_door(context, "Muggins")
    press(first, "Play with anybody")
    until_seekers(other, "muggins", 1)
    press(second, "Play with anybody")
    hears(first, "You are waiting in another window or tab.")
    expect(first.get_by_role("region", name="Waiting for somebody")).to_have_count(0)
    assert seekers(other, "muggins") == 1
    press(other, "Play with anybody")
    for page in (second, other):
        page.wait_for_url(TABLE)
    assert TABLE.search(first.url) is None


def test_a_bot_is_offered_meanwhile_and_the_waiting_goes_on(person: Person) -> None:
    context, petr = person(), at_the_door(person(), "Block")
    jana = context.new_page()
    jana.clock.install()
    jana.goto("/")
    choose_game(jana, "Block")
    press(jana, "Play with anybody")
    until_seekers(petr, "block", 1)
    jana.clock.fast_forward(LONG_MILLISECONDS)
    hears(jana, "Nobody has come yet.")
    jana.get_by_role("button", name="Play with a bot meanwhile").click()
    jana.wait_for_url(TABLE)
    jana.wait_for_selector("main.table #help-heading")
    with_bot = jana.url
    expect(jana.get_by_role("region", name="Waiting for somebody")).to_be_visible()
    assert faults(jana) == []
    press(petr, "Play with anybody")
    petr.wait_for_url(TABLE)
    jana.wait_for_url(petr.url)
    assert petr.url != with_bot


@pytest.mark.parametrize("locale", ["en-GB", "cs-CZ", "sk-SK", "pl-PL"])
def test_on_a_small_telephone_the_words_fit(person: Person, locale: str) -> None:
    page = person(viewport=SIZES["small_telephone"], locale=locale).new_page()
    page.goto("/")
    page.get_by_role("radio").nth(1).check()
    button = page.locator(".now .anybody")
    name = button.inner_text()
    button.click()
    page.locator("section[aria-labelledby=seeking]").wait_for()
    assert page.evaluate(BROKEN_WORDS) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    button.click()
    expect(button).to_have_text(name)
    assert faults(page) == []
