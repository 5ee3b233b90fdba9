"""The page of the referee: games with a physical set led by keyboard, heard and kept."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import dominium
from tests.e2e.screens import begin_refereeing, referee, refereeing, say_to_referee
from tests.e2e.table import choose_language, focused, go_to_item, hears, until

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page


@pytest.fixture
def page(person: Callable[..., BrowserContext]) -> Page:
    """A page of somebody who uses the keyboard alone."""
    context = person()
    context.add_init_script(
        """for (const kind of ['mousedown', 'mousemove', 'pointerdown'])
             addEventListener(kind, event => event.stopImmediatePropagation(), true)"""
    )
    return context.new_page()


def take(page: Page, action: str) -> None:
    """Take an item of the list by its number."""
    option = page.locator(f"[role=option][data-action='{action}']")
    page.locator("[role=option][data-action][tabindex='0']").focus()
    go_to_item(page, option)
    page.keyboard.press("Enter")


def test_a_deal_is_led_by_typing_and_every_line_is_heard(page: Page) -> None:
    referee(page)
    begin_refereeing(page, "block")
    hears(page, "Draw lots for who begins")
    assert focused(page, "tabindex") == "-1", "the heading tells where one is"
    page.locator("#referee-line").focus()
    say_to_referee(page, "Petr", "=s2")
    hears(page, "Petr to move")
    say_to_referee(page, "65", "65")
    say_to_referee(page, "21 left", None)
    hears(page, "2-1 does not fit left")
    assert page.locator("#referee-line").input_value() == "21 left", "so that it can be mended"
    assert page.locator("#referee-line").get_attribute("aria-invalid") == "true"
    say_to_referee(page, "pass", "pass")
    hears(page, "Jana")
    assert page.locator("#referee-objection").count() == 0
    say_to_referee(page, "55 left", "55l")
    say_to_referee(page, "pass", "pass")
    hears(page, "turns up")
    assert page.locator("[role=option][data-action]").count() == 0
    say_to_referee(page, "00 11 22 33 44 10 20", "00 11 22 33 44 10 20")
    say_to_referee(page, "30 40 41 42 43", "30 40 41 42 43")
    hears(page, "Deal 2 begins")
    assert "Jana: 25 points" in page.locator("section:has(#referee-scores)").inner_text()


def test_a_question_is_answered_where_lines_are_typed(page: Page) -> None:
    refereeing(page)
    entries = page.locator("#referee-history + .scroll code").count()
    field = page.locator("#referee-line")
    field.fill("ends")
    field.press("Enter")
    hears(page, "Left 5, right 6")
    answer = page.get_by_role("region", name="The answer")
    answer.get_by_text("Left 5, right 6").wait_for()
    until(page, "() => document.querySelector('#referee-line').value === ''")
    field.fill("help")
    field.press("Enter")
    answer.get_by_text("last: ").wait_for()
    assert page.locator("#referee-history + .scroll code").count() == entries


def test_a_line_is_taken_back_and_the_game_is_kept(page: Page) -> None:
    refereeing(page)
    page.get_by_role("button", name="Take the last line back").press("Enter")
    hears(page, "Taken back: 66r.")
    page.reload()
    page.locator("#referee-history + .scroll code").first.get_by_text("65", exact=True).wait_for()
    choose_language(page, "cs")
    heard_in_czech = "Na řadě je Jana: přikládá kostku. Vlevo 5, vpravo 6."
    page.get_by_text(heard_in_czech).first.wait_for()
    assert page.locator("html").get_attribute("lang") == "cs"
    assert page.title().startswith("Slepá ulička")


def test_a_kingdom_game_is_led_by_the_list_alone(page: Page) -> None:
    referee(page)
    begin_refereeing(page, "kingdomino", by_hand=False)
    placing = re.compile(r"[a-i]\d[rlud]")
    action = ""
    while not placing.fullmatch(action):
        action = page.locator("[role=option][data-action]").first.get_attribute("data-action") or ""
        lines = page.locator("#referee-history + .scroll li").count()
        said = page.locator("[role=status]").inner_text()
        take(page, action)
        until(
            page,
            """([lines, said]) =>
               document.querySelectorAll('#referee-history + .scroll li').length > lines
               && document.activeElement.matches('[role=option][data-action]')
               && document.querySelector('[role=status]').innerText !== said""",
            [lines, said],
        )
    assert page.locator(".square.last, [data-square]").count() > 0


def test_a_whole_game_is_recorded_and_saved(page: Page) -> None:
    referee(page)
    begin_refereeing(page, "solo", by_hand=False)
    while page.locator("#referee-result").count() == 0:
        lines = page.locator("#referee-history + .scroll li").count()
        page.locator("[role=option][data-action][tabindex='0']").press("Enter")
        until(
            page,
            """before => document.querySelectorAll('#referee-history + .scroll li').length > before
               || document.querySelector('#referee-result')""",
            lines,
        )
    assert page.locator("#referee-line").count() == 0
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save the record").press("Enter")
    record = dominium.Record.from_json(Path(kept.value.path()).read_text(encoding="utf-8"))
    assert record.outcome is not None
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the game").press("Enter")
    sheet = Path(saved.value.path()).read_text(encoding="utf-8")
    assert json.loads(sheet)["game"] == "solo"
    page.get_by_role("button", name="Begin another game").press("Enter")
    page.wait_for_selector("#referee-game")
    assert focused(page, "tabindex") == "-1"
    page.get_by_text("Go on with a saved game").first.press("Enter")
    page.fill("#record", sheet)
    page.get_by_role("button", name="Go on with a saved game").press("Enter")
    page.wait_for_selector("#referee-result")


def test_a_table_is_given_up_by_a_second_press_alone(page: Page) -> None:
    refereeing(page)
    other = page.get_by_role("button", name="Begin another game")
    other.press("Enter")
    until(page, "document.querySelector('[role=status]').innerText.includes('Once more')")
    assert page.locator("#referee-keep").count() == 1
    other.press("Enter")
    page.wait_for_selector("#referee-game")
