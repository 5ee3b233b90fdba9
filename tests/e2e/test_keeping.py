"""Reloads, second tabs, lost connections, restarts, replays and the score pad."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.e2e.conftest import Server, new_context
from tests.e2e.table import (
    BOT,
    ME,
    act_by_click,
    actions,
    choose_game,
    device,
    open_drawer,
    open_finished_table,
    open_table,
    told,
    unfold_table,
    until,
    visit,
    wait_for_news,
    wait_for_turn,
)

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page


def test_a_reload_and_a_second_tab_go_on(page: Page) -> None:
    table = open_table(page, [ME, BOT])
    for _ in range(3):
        wait_for_turn(page)
        act_by_click(page)
    wait_for_turn(page)
    before = told(page), actions(page)
    page.reload()
    wait_for_turn(page)
    assert (told(page), actions(page)) == before

    second = page.context.new_page()
    visit(second, table["table"])
    wait_for_turn(second)
    assert actions(second) == before[1]
    act_by_click(second)
    wait_for_news(page, before[0])


def test_a_restart_of_the_server_loses_nothing(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path / "dominium.sqlite3")
    server.start()
    context = new_context(browser, base_url=server.address, locale="en-GB")
    try:
        page = context.new_page()
        open_table(page, [ME, device("Petr")])
        for _ in range(5):
            wait_for_turn(page)
            act_by_click(page)
        wait_for_turn(page)
        before = told(page), actions(page)
        server.kill()
        page.wait_for_selector(".connection.offline")
        until(page, "document.querySelector('[role=status]').innerText.includes('lost')")
        server.start()
        page.wait_for_selector(".connection.online")
        until(page, "document.querySelector('[role=status]').innerText.includes('back')")
        assert (told(page), actions(page)) == before
        act_by_click(page)
    finally:
        context.close()
        server.kill()


def test_a_game_is_replayed_move_by_move(page: Page) -> None:
    table = open_finished_table(page)
    totals = page.locator(".result .points").all_inner_texts()
    page.goto(f"/replay/{table}?ply=0")
    page.wait_for_selector("#ply")
    page.get_by_role("button", name="Forward").click()
    until(page, "location.search !== '?ply=0'")
    ply = int(page.locator("#ply").input_value())
    assert page.url.endswith(f"?ply={ply}")
    page.get_by_label(re.compile(r"^Move \d+ of")).focus()
    page.keyboard.press("ArrowRight")
    until(page, f"location.search === '?ply={ply + 1}'")
    page.get_by_role("button", name="End", exact=True).click()
    page.wait_for_selector(".standing")
    shown = page.locator(".kingdoms h2 .total").all_inner_texts()
    assert sorted(shown) == sorted(totals)

    page.goto(f"/replay/{table}?ply=30")
    until(page, "document.querySelector('#ply')?.value === '30'")


def test_a_step_that_is_not_there_is_named(page: Page) -> None:
    table = open_finished_table(page)
    page.goto(f"/replay/{table}?ply=9999")
    assert "9999" in page.locator(".refusal").inner_text()


def test_a_pasted_record_is_replayed(page: Page) -> None:
    table = open_finished_table(page)
    record = page.request.get(f"/api/tables/{table}/record").text()
    page.goto("/replay")
    page.get_by_label("or pasted here").fill("{")
    page.get_by_role("button", name="Show the game").click()
    page.wait_for_selector("#record-fault")
    page.get_by_label("or pasted here").fill(record)
    page.get_by_role("button", name="Show the game").click()
    page.wait_for_selector("#ply")
    page.get_by_role("button", name="End", exact=True).click()
    page.wait_for_selector(".standing")


def test_the_lobby_remembers_tables_and_the_name(page: Page) -> None:
    unfold_table(page)
    page.locator("form").get_by_label("Your name").fill("Jana")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("main.table h2")
    unfold_table(page)
    page.wait_for_selector("#open-tables")
    assert page.locator("form").get_by_label("Your name").input_value() == "Jana"
    page.locator("section:has(> #open-tables) a").first.click()
    page.wait_for_selector("main.table h2")


def test_options_that_cannot_be_are_explained_at_their_field(page: Page) -> None:
    unfold_table(page)
    page.get_by_label("4 players").check()
    page.get_by_text("Details of the rules").click()
    page.get_by_label("Kingdom size").select_option("7")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#option-size-fault")
    assert page.get_by_label("Kingdom size").get_attribute("aria-invalid") == "true"


def test_a_physical_kingdom_is_scored_by_squares(page: Page) -> None:
    page.goto("/score")
    page.locator("[data-square=f5]").focus()
    page.keyboard.press("l")
    page.keyboard.press("2")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("l")
    until(page, "document.querySelector('p.total')?.innerText === '4 points'")
    page.keyboard.press("Delete")
    until(page, "document.querySelector('p.total')?.innerText === '2 points'")
    page.locator("[data-square=a1]").focus()
    page.keyboard.press("w")
    page.wait_for_selector(".side .refusal")


def test_a_physical_kingdom_is_scored_by_dominoes_and_text(page: Page) -> None:
    page.goto("/score")
    page.get_by_label("by dominoes").check()
    page.get_by_label("Faces other than the 48 of the game").check()
    page.get_by_role("combobox", name=re.compile("^Left half")).select_option("mine")
    page.get_by_label("Crowns of the left half").fill("3")
    page.get_by_role("combobox", name=re.compile("^Right half")).select_option("mine")
    page.get_by_label("Square of the left half").fill("F5")
    page.get_by_role("button", name="Add").click()
    until(page, "document.querySelector('p.total')?.innerText === '6 points'")
    page.get_by_label("as text").check()
    page.get_by_label("Rows from the top").fill("c w1 w")
    until(page, "document.querySelector('p.total')?.innerText === '2 points'")
    page.get_by_label("Rows from the top").fill("c/zzz")
    until(page, "document.querySelectorAll('.refusal').length === 1")


def test_the_back_button_goes_from_page_to_page(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector(".now button")
    page.get_by_role("link", name="Rules").click()
    page.wait_for_selector("article h2")
    assert page.evaluate("document.activeElement.tagName") == "H1"
    page.go_back()
    page.wait_for_selector(".now button")


def test_either_game_begins_at_once_and_has_its_rules(page: Page) -> None:
    page.goto("/")
    choose_game(page, "Queendomino")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("#step-heading")
    open_drawer(page, "help")
    page.get_by_role("link", name="Rules of the game").click()
    page.wait_for_selector("article h2")
    assert page.url.endswith("/rules/queendomino")
    page.get_by_role("link", name="Kingdomino", exact=True).click()
    until(page, "document.querySelector('[aria-current=page].button')?.innerText === 'Kingdomino'")
