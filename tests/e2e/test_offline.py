"""Tables on this device: played without a network, kept, and told like any other."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.e2e import dominoes
from tests.e2e.table import (
    act_by_click,
    actions,
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


UNTIL_TOLD = """told =>
    document.querySelector('#history-heading').parentElement.innerText === told"""
GAMES_ARE_KEPT = """caches.match('/api/games', { ignoreSearch: true, ignoreVary: true })
    .then((list) => list !== undefined)"""


def open_here(page: Page, game: str, *, rules: str = "", seats: tuple[str, ...] = ()) -> None:
    """Open a table on this device and wait until the house is kept, too."""
    unfold_table(page, game)
    if rules:
        page.get_by_role("radio", name=rules).check()
    for number, who in enumerate(seats, 2):
        page.get_by_label(re.compile(f"^Seat {number}")).select_option(who)
    page.get_by_role("button", name="Open on this device").click()
    page.wait_for_selector("main.table #help-heading")
    # The list of the games comes last.
    until(page, GAMES_ARE_KEPT)


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
