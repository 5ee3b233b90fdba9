"""The pages get along with what the server forbids them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.court import open_court
from tests.browser.dominoes import open_line
from tests.browser.table import BOT, ME, device, open_finished_table, open_table, wait_for_turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


def at_a_table(page: Page) -> None:
    open_table(page, [ME, BOT])
    wait_for_turn(page)


def at_the_end(page: Page) -> None:
    page.goto(f"/verify/{open_finished_table(page)}")
    page.wait_for_selector(".findings li")


def at_court(page: Page) -> None:
    open_court(page)
    wait_for_turn(page)


def at_a_line(page: Page) -> None:
    open_line(page, "block", [ME, device("Petr")])


def address(path: str) -> Callable[[Page], None]:
    def visit(page: Page) -> None:
        page.goto(path)
        page.wait_for_selector("main h1")

    return visit


PLACES = [
    at_a_table,
    at_the_end,
    at_court,
    at_a_line,
    *(address(path) for path in ("/", "/score", "/score/block", "/rules/queendomino", "/replay")),
    *(address(path) for path in ("/account", "/ratings/kingdomino", "/evenings", "/verify")),
]


def test_no_page_does_what_the_policy_forbids(page: Page) -> None:
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    for visit in PLACES:
        visit(page)
    assert not [text for text in said if "Content Security Policy" in text]
    with page.expect_console_message(lambda message: "Content Security Policy" in message.text):
        page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=\"data:,x\" alt>')")
