"""Tables on this device: played without a network, kept, and told like any other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import dominium
from dominium.describe import building_effect, building_name
from tests.e2e import dominoes
from tests.e2e.table import (
    act_by_click,
    actions,
    choose_language,
    goes_on,
    press_first,
    told,
    unfold_table,
    until,
    wait_for_turn,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page, Request

    Person = Callable[..., BrowserContext]


RULES = Path(dominium.__file__).parent / "rules"
UNTIL_TOLD = """told =>
    document.querySelector('#history-heading').parentElement.innerText === told"""
HOUSE_IS_KEPT = "navigator.serviceWorker.controller !== null"
BUILDINGS = """[...document.querySelectorAll('[data-slot]:not([data-slot=pile])')].map((token) => ({
    told: token.innerText,
    drawn: [...token.querySelectorAll('use')].filter((use) =>
        document.querySelector(use.getAttribute('href'))).length,
}))"""
ICONS = """async () => {
  const { icons } = await (await fetch('/manifest.webmanifest')).json();
  const answers = await Promise.all(icons.map(({ src }) => fetch(src)));
  return answers.map(({ headers }) => headers.get('content-type'));
}"""


def open_here(page: Page, game: str, *, rules: str = "", seats: tuple[str, ...] = ()) -> None:
    """Open a table on this device and wait until the house is kept, too."""
    unfold_table(page, game)
    if rules:
        page.get_by_role("radio", name=rules).check()
    for number, who in enumerate(seats, 2):
        page.get_by_label(re.compile(f"^Seat {number}")).select_option(who)
    page.get_by_role("button", name="Open on this device").click()
    page.wait_for_selector("main.table #help-heading")
    until(page, HOUSE_IS_KEPT)


def cut(context: BrowserContext) -> list[Request]:
    """Take the network away; the requests that are made all the same are added to the answer."""
    asked: list[Request] = []
    context.set_offline(True)
    context.on("request", lambda request: asked.extend([request]))
    return asked


@pytest.mark.parametrize(("game", "other"), [("Kingdomino", "bot:easy"), ("Queendomino", "device")])
def test_a_kingdom_is_built_without_a_network(game: str, other: str, person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, game, seats=(other,))
    asked = cut(context)
    while wait_for_turn(page):
        press_first(page)
    assert page.locator(".result").is_visible()
    assert not asked


def test_a_game_goes_on_where_its_page_was_closed(person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, "Kingdomino")
    cut(context)
    for _ in range(3):
        assert wait_for_turn(page)
        act_by_click(page)
    goes_on(context, page)


def test_the_lobby_without_a_network_opens_tables_here(person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, "Kingdomino")
    cut(context)
    page.goto("/")
    page.wait_for_selector("#here-tables")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("main.table #help-heading")
    assert "/table/here-" in page.url


def test_a_court_opened_again_without_a_network_knows_its_buildings(person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, "Queendomino", seats=("device",))
    cut(context)
    page.reload()
    assert wait_for_turn(page)
    choose_language(page, "cs")
    told = [
        f": {building_name(one.id, 'cs')}, .*; {building_effect(one.id, 'cs')}[.]"
        for one in dominium.buildings()
    ]
    until(page, "document.querySelector('[data-slot=\"1\"]').innerText.includes('Místo')")
    shown = page.evaluate(BUILDINGS)
    assert len(shown) >= 4
    for token in shown:
        assert any(re.search(one, token["told"]) for one in told), token
        assert token["drawn"] > 0


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_rules_are_read_without_a_network(language: str, person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, "Solo")
    cut(context)
    page.goto("/rules/queendomino")
    choose_language(page, language)
    rules = (RULES / language / "queendomino.md").read_text(encoding="utf-8")
    title = rules.splitlines()[0].removeprefix("# ")
    page.get_by_role("heading", level=1, name=title).wait_for()


def test_the_signs_of_the_application_are_kept(person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, "Solo")
    cut(context)
    assert page.evaluate(ICONS) == 4 * ["image/png"]


def test_people_at_one_device_do_not_see_each_others_tiles(person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, "Block", seats=("device",))
    cut(context)
    assert dominoes.wait_for_turn(page)
    first = set(dominoes.hand(page))
    assert len(first) == 7
    # Somebody whom nothing fits passes without being asked.
    while page.locator(".cover").count() == 0:
        dominoes.act_by_list(page)
    assert dominoes.hand(page) == []
    assert dominoes.wait_for_turn(page)
    assert not first & set(dominoes.hand(page))


def test_an_action_is_taken_back_where_nothing_was_drawn_since(person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, "Kingdomino", seats=("device",))
    cut(context)
    undo = page.locator("button.undo[aria-disabled=false]")
    before, legal = "", list[str]()
    while undo.count() == 0:
        assert wait_for_turn(page)
        before, legal = told(page), actions(page)
        act_by_click(page)
    assert told(page) != before
    undo.click()
    until(page, UNTIL_TOLD, before)
    assert actions(page) == legal
