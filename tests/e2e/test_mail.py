"""Mail on the page of the account: the address, notices, and the way back in by a mailed code."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.e2e.conftest import PAGES
from tests.e2e.people import WORDS, account, register
from tests.e2e.table import focused, hears, tab_to, until
from tests.server.conftest import RunningServer, quick
from tests.server.mail_server import Post

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

ADDRESS = "jana@example.org"


@pytest.fixture
def post() -> Iterator[Post]:
    """A mail server."""
    yield from Post().running()


@pytest.fixture
def mailing(tmp_path: Path, post: Post) -> Iterator[str]:
    """A server that sends mail; its address."""
    url = {"mail_from": "games@example.org", "url": "https://play.example.org"}
    server = RunningServer(quick(tmp_path, static=PAGES.parent, smtp=post.url, **url))
    server.start()
    yield f"http://{server.address}"
    server.stop()


def found(pattern: str, post: Post, count: int) -> str:
    """The match of a pattern in the last of so many letters."""
    match = re.search(pattern, str(post.letters(ADDRESS, count)[-1].get_content()))
    assert match is not None
    return match.group()


def give_address(page: Page, post: Post) -> None:
    """Give an address to the account and confirm it, by keyboard alone."""
    tab_to(page, "mail-address")
    page.keyboard.type(ADDRESS)
    tab_to(page, "mail-password")
    page.keyboard.type(WORDS)
    page.keyboard.press("Enter")
    hears(page, f"A code was sent to {ADDRESS}.")
    tab_to(page, "mail-code")
    page.keyboard.type(found(r"\b\d{8}\b", post, 1))
    page.keyboard.press("Enter")
    hears(page, f"{ADDRESS} is confirmed.")


def test_an_address_is_given_confirmed_silenced_and_removed_by_keyboard(
    mailing: str, post: Post, person: Callable[..., BrowserContext]
) -> None:
    page = person(base_url=mailing).new_page()
    register(page)
    tab_to(page, "mail-address")
    page.keyboard.type("nobody")
    tab_to(page, "mail-password")
    page.keyboard.type(WORDS)
    page.keyboard.press("Enter")
    page.wait_for_selector("#mail-faults li")
    assert "not a mail address" in page.locator("#mail-faults").inner_text()
    assert focused(page, "id") == "mail-faults"
    tab_to(page, "mail-address")
    page.keyboard.press("Control+a")
    page.keyboard.type(ADDRESS)
    page.keyboard.press("Enter")
    hears(page, f"A code was sent to {ADDRESS}.")
    until(page, "() => document.activeElement.id === 'mail-heading'")
    tab_to(page, "mail-code")
    page.keyboard.type("00000000")
    page.keyboard.press("Enter")
    page.wait_for_selector("#mail-faults li")
    assert "wrong or too old" in page.locator("#mail-faults").inner_text()
    tab_to(page, "mail-code")
    page.keyboard.press("Control+a")
    page.keyboard.type(found(r"\b\d{8}\b", post, 1))
    page.keyboard.press("Enter")
    hears(page, f"{ADDRESS} is confirmed.")

    until(page, "() => document.activeElement.id === 'mail-heading'")
    tab_to(page, "mail-notices")
    notices = page.get_by_label("E-mail me at tables played by days")
    assert notices.is_checked()
    page.keyboard.press("Space")
    hears(page, "Saved.")
    page.reload()
    notices.wait_for()
    assert not notices.is_checked()
    tab_to(page, "mail-notices")
    page.keyboard.press("Space")
    hears(page, "Saved.")
    page.reload()
    notices.wait_for()
    assert notices.is_checked()

    page.get_by_role("button", name="Remove the address").press("Enter")
    hears(page, "The address was removed.")
    until(page, "() => document.activeElement.id === 'mail-heading'")
    assert page.locator("#mail-address").input_value() == ""
    assert page.request.get("/api/account/mail").json()["address"] is None


def test_a_forgotten_password_is_replaced_by_a_mailed_code_by_keyboard_alone(
    mailing: str, post: Post, person: Callable[..., BrowserContext]
) -> None:
    page = person(base_url=mailing).new_page()
    login = register(page)
    give_address(page, post)

    elsewhere = person(base_url=mailing).new_page()
    account(elsewhere)
    elsewhere.get_by_text("Forgotten your password?").press("Enter")
    tab_to(elsewhere, "recover-mail")
    elsewhere.keyboard.press("Enter")
    elsewhere.wait_for_selector("#recover-faults li")
    assert "Please fill in the login." in elsewhere.locator("#recover-faults").inner_text()
    tab_to(elsewhere, "recover-login")
    elsewhere.keyboard.type(login)
    tab_to(elsewhere, "recover-mail")
    elsewhere.keyboard.press("Enter")
    hears(elsewhere, "If the account has a confirmed e-mail address, a code is on its way")
    assert focused(elsewhere, "id") == "recover-mail"
    tab_to(elsewhere, "recover-code")
    elsewhere.keyboard.type(found(r"\b[0-9a-z]{4}(-[0-9a-z]{4}){3}\b", post, 2))
    tab_to(elsewhere, "recover-password")
    elsewhere.keyboard.type("another good one")
    elsewhere.keyboard.press("Enter")
    elsewhere.wait_for_selector("#statistics-heading")
    hears(elsewhere, f"You are logged in as {login}, and the new password")
    assert login in found("Somebody got into the account .*", post, 3)
    page.reload()
    page.wait_for_selector("#log-in-login")
