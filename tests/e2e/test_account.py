"""The pages about people: by keyboard alone, and told in words."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.e2e.people import WORDS, account, new_login, register
from tests.e2e.table import BOT, ME, focused, hears, open_table, spoken, tab_to, until

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page


def test_an_account_is_made_left_and_entered_by_keyboard_alone(page: Page) -> None:
    account(page)
    login = new_login()
    tab_to(page, "register-name")
    page.keyboard.type("Jana")
    tab_to(page, "register-login")
    page.keyboard.type(login)
    tab_to(page, "register-password")
    page.keyboard.type("short")
    page.keyboard.press("Enter")
    # What is wrong is told first, and leads to the field.
    page.wait_for_selector("#register-faults li")
    assert focused(page, "id") == "register-faults"
    assert page.locator("#register-faults").inner_text().startswith("1 thing to put right")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert focused(page, "id") == "register-password"
    assert focused(page, "aria-invalid") == "true"
    described = (focused(page, "aria-describedby") or "").split()
    told = [page.locator(f"#{one}").inner_text() for one in described]
    assert told[-1] == "A password has at least 8 characters."
    assert page.locator("#register-login").input_value() == login  # nothing is lost
    page.keyboard.press("Control+a")
    page.keyboard.type(WORDS)
    page.keyboard.press("Enter")
    page.wait_for_selector("#statistics-heading")
    until(page, "() => document.activeElement.tagName === 'H1'")
    assert page.locator("main h1").inner_text() == f"Account {login}"
    assert page.title().startswith(f"Account {login}")
    until(page, "() => document.querySelector('[role=status]').innerText.includes('been made')")
    assert page.get_by_role("link", name=f"Account: {login}").is_visible()

    page.get_by_role("button", name="Log out", exact=True).focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#log-in-login")
    until(page, "() => document.activeElement.tagName === 'H1'")
    until(page, "() => document.querySelector('[role=status]').innerText.includes('logged out')")
    tab_to(page, "log-in-login")
    page.keyboard.type(login.upper())
    tab_to(page, "log-in-password")
    page.keyboard.type("wrong password")
    page.keyboard.press("Enter")
    page.wait_for_selector("#log-in-faults li")
    assert "The login or the password is wrong." in page.locator("#log-in-faults").inner_text()
    tab_to(page, "log-in-password")
    page.keyboard.press("Control+a")
    page.keyboard.type(WORDS)
    page.keyboard.press("Enter")
    page.wait_for_selector("#statistics-heading")
    until(page, f"() => document.querySelector('[role=status]').innerText.includes('{login}')")
    assert spoken(page) == f"You are logged in as {login}."


def test_a_form_that_lacks_everything_says_all_of_it(
    person: Callable[..., BrowserContext],
) -> None:
    page = person(locale="cs-CZ").new_page()
    account(page)
    page.locator("form:has(#register-login) button").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#register-faults li")
    assert (
        page.locator("#register-faults").inner_text().splitlines()[0] == "Je třeba opravit 3 věci"
    )
    links = page.locator("#register-faults a").all_inner_texts()
    assert links == [
        "Vyplňte prosím své jméno.",
        "Vyplňte prosím přihlašovací jméno.",
        "Vyplňte prosím heslo.",
    ]
    assert page.locator("html").get_attribute("lang") == "cs"


def test_programs_that_keep_passwords_know_the_fields(page: Page) -> None:
    account(page)

    def completed(field: str) -> str | None:
        return page.locator(f"#{field}").get_attribute("autocomplete")

    assert completed("log-in-login") == "username"
    assert completed("log-in-password") == "current-password"
    assert completed("register-login") == "username"
    assert completed("register-password") == "new-password"
    assert completed("register-name") == "nickname"
    page.locator("#log-in-password").fill("seen")
    page.get_by_label("Show the password").first.check()
    assert page.locator("#log-in-password").get_attribute("type") == "text"


def test_tables_of_the_browser_are_found_in_the_account_elsewhere(
    page: Page, person: Callable[..., BrowserContext]
) -> None:
    table = open_table(page, [ME, BOT])["table"]
    login = register(page)
    other = person().new_page()
    account(other)
    other.locator("#log-in-login").fill(login)
    other.locator("#log-in-password").fill(WORDS)
    other.locator("#log-in-password").press("Enter")
    other.wait_for_selector("#statistics-heading")
    other.goto("/")
    other.wait_for_selector(f"a[href='/table/{table}']")


def test_a_profile_is_found_only_when_it_was_made_public(
    page: Page, person: Callable[..., BrowserContext]
) -> None:
    login = register(page, "Jana Veřejná")
    stranger = person().new_page()
    stranger.goto(f"/player/{login}")
    stranger.wait_for_selector("main .refusal")
    assert "Nobody of that name" in stranger.locator("main").inner_text()
    page.get_by_label("Show my profile to everybody").focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Save").focus()
    page.keyboard.press("Enter")
    page.get_by_role("link", name="How others see you").click()
    page.wait_for_selector("main h1:has-text('Profile of Jana Veřejná')")
    stranger.reload()
    stranger.wait_for_selector("main h1:has-text('Profile of Jana Veřejná')")


def test_everything_is_taken_along_and_then_deleted_by_keyboard(page: Page, tmp_path: Path) -> None:
    login = register(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").focus()
        page.keyboard.press("Enter")
    download.value.save_as(tmp_path / "dominium.json")
    known = json.loads((tmp_path / "dominium.json").read_text(encoding="utf-8"))
    assert known["account"]["login"] == login

    page.get_by_text("Delete everything about me").focus()
    page.keyboard.press("Enter")
    tab_to(page, "forget-password")
    page.keyboard.type(WORDS)
    page.keyboard.press("Enter")
    page.wait_for_selector("#forget-faults li")
    assert "Please tick that you want this." in page.locator("#forget-faults").inner_text()
    tab_to(page, "forget-confirmation")
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("#log-in-login")
    assert "has been deleted" in page.locator("main .news").inner_text()
    assert page.get_by_role("link", name="Account", exact=True).is_visible()
    answer = page.request.post("/api/account/login", data={"login": login, "password": WORDS})
    assert answer.status == 403


def test_a_forgotten_password_is_replaced_by_a_printed_code_by_keyboard_alone(
    page: Page, person: Callable[..., BrowserContext], tmp_path: Path
) -> None:
    login = register(page)
    assert page.locator("#codes-left").inner_text().startswith("You have none.")
    tab_to(page, "codes-password")
    page.keyboard.type(WORDS)
    page.keyboard.press("Enter")
    page.wait_for_selector(".codes li")
    until(page, "() => document.activeElement.id === 'codes-heading'")
    codes = page.locator(".codes li").all_inner_texts()
    assert len(codes) == 10
    until(page, "() => document.querySelector('#codes-left').innerText.includes('10 codes left')")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download as plain text").press("Enter")
    download.value.save_as(tmp_path / "codes.txt")
    assert (tmp_path / "codes.txt").read_text(encoding="utf-8").splitlines()[1:] == codes
    # On paper there is nothing but the codes.
    page.emulate_media(media="print")
    assert page.locator(".codes").is_visible()
    assert not page.locator("#statistics-heading").is_visible()
    assert not page.locator("#codes-password").is_visible()

    elsewhere = person().new_page()
    account(elsewhere)
    elsewhere.get_by_text("Forgotten your password?").focus()
    elsewhere.keyboard.press("Enter")
    tab_to(elsewhere, "recover-login")
    elsewhere.keyboard.type(login)
    tab_to(elsewhere, "recover-code")
    elsewhere.keyboard.type("0000 0000")
    tab_to(elsewhere, "recover-password")
    elsewhere.keyboard.type("another good one")
    elsewhere.keyboard.press("Enter")
    elsewhere.wait_for_selector("#recover-faults li")
    assert "recovery code is wrong" in elsewhere.locator("#recover-faults").inner_text()
    tab_to(elsewhere, "recover-code")
    elsewhere.keyboard.press("Control+a")
    elsewhere.keyboard.type(codes[3].replace("-", " ").upper())
    elsewhere.keyboard.press("Enter")
    elsewhere.wait_for_selector("#statistics-heading")
    until(elsewhere, "() => document.activeElement.tagName === 'H1'")
    hears(elsewhere, f"You are logged in as {login}, and the new password")
    assert "9 codes left" in elsewhere.locator("#codes-left").inner_text()


def test_a_token_for_a_program_is_made_shown_once_and_revoked_by_keyboard(page: Page) -> None:
    register(page)
    tab_to(page, "tokens-name")
    page.keyboard.type("my program")
    for scope in ("play", "watch", "read"):
        tab_to(page, f"tokens-{scope}")
        page.keyboard.press("Space")
    tab_to(page, "tokens-password")
    page.keyboard.type(WORDS)
    page.keyboard.press("Enter")
    page.wait_for_selector("#tokens-faults li")
    assert "at least one thing" in page.locator("#tokens-faults").inner_text()
    tab_to(page, "tokens-read")
    page.keyboard.press("Space")
    tab_to(page, "tokens-password")
    page.keyboard.press("Enter")
    until(page, "() => document.activeElement.id === 'tokens-secret'")
    secret = page.locator("#tokens-secret")
    assert secret.input_value().startswith("dominium_")
    kept = page.locator("ul[aria-labelledby='tokens-kept']")
    assert "my program: read your tables, records and results; not used yet" in kept.inner_text()

    page.reload()
    kept.wait_for()
    assert secret.count() == 0
    page.fill("#tokens-name", "my program")  # a name may come twice
    page.fill("#tokens-password", WORDS)
    page.keyboard.press("Enter")
    secret.wait_for()
    page.get_by_role("button", name="Revoke my program").first.press("Enter")
    hears(page, "The token my program is revoked.")
    assert secret.is_visible(), "another one of the same name was revoked"
    page.get_by_role("button", name="Revoke my program").press("Enter")
    kept.wait_for(state="detached")
    secret.wait_for(state="detached")
    until(page, "() => document.activeElement.id === 'tokens-heading'")


def test_a_bot_is_made_listed_and_deleted_by_keyboard(page: Page) -> None:
    login = register(page)
    tab_to(page, "tokens-name")
    page.keyboard.type("Rex")
    tab_to(page, "tokens-bot")
    page.keyboard.press("Space")
    tab_to(page, "tokens-password")
    page.keyboard.type(WORDS)
    page.keyboard.press("Enter")
    until(page, "() => document.activeElement.id === 'tokens-secret'")
    listed = page.locator("section[aria-labelledby='bots-heading'] li")
    assert "Rex: no rated game yet" in listed.inner_text()
    page.get_by_role("button", name="Delete Rex").press("Enter")
    until(page, "() => document.activeElement.innerText === 'Keep it'")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Delete Rex").press("Enter")
    assert "cannot be taken back" in listed.inner_text()
    page.get_by_role("button", name="Delete now", exact=True).first.press("Enter")
    hears(page, "Rex is deleted.")
    page.wait_for_selector("#tokens-kept", state="detached")
    until(page, "() => document.activeElement.tagName === 'H1'")

    page.request.post(
        "/api/account/tokens",
        data={"password": WORDS, "name": "Ada", "scopes": ["play", "bot"]},
    )
    assert page.request.patch("/api/account", data={"public": True}).ok
    page.goto(f"/player/{login}")
    assert "Ada: no rated game yet" in listed.inner_text()
    assert page.get_by_role("button", name="Delete Ada").count() == 0
    page.goto("/ratings/muggins")
    page.get_by_role("radio", name="Bots").check()
    page.get_by_text("No bot of anybody with a public profile").wait_for()


def test_another_password_takes_the_tokens_from_the_page(page: Page) -> None:
    register(page)
    page.fill("#tokens-name", "my program")
    page.fill("#tokens-password", WORDS)
    page.keyboard.press("Enter")
    until(page, "() => document.activeElement.id === 'tokens-secret'")
    page.fill("#password-old", WORDS)
    page.fill("#password-new", "another good one")
    page.keyboard.press("Enter")
    page.wait_for_selector("#tokens-secret", state="detached")
    page.wait_for_selector("#tokens-kept", state="detached")
