"""The page of settings, what it changes, and time that nobody is short of unless they want to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.one_screen import width_of
from tests.e2e.table import BOT, ME, open_drawer, open_table, unfold_table, until, visit

if TYPE_CHECKING:
    from playwright.sync_api import Page


def open_settings(page: Page) -> None:
    """Show the page with all its parts."""
    page.goto("/settings")
    page.wait_for_selector("section:has(> #settings-play) select")


def test_what_is_chosen_counts_at_once_and_is_kept(page: Page) -> None:
    open_settings(page)
    light = page.evaluate("getComputedStyle(document.body).color")
    page.get_by_label("dark", exact=True).check()
    assert page.evaluate("getComputedStyle(document.body).color") != light
    section = page.locator("section:has(> #settings-play)")
    wanted = {}
    for choice in section.locator("select").all():
        values = choice.locator("option").evaluate_all("all => all.map(one => one.value)")
        assert choice.input_value() == values[0]
        wanted[choice.evaluate("one => one.labels[0].innerText")] = values[-1]
        choice.select_option(values[-1])
    switches = section.get_by_role("checkbox")
    before = [switch.is_checked() for switch in switches.all()]
    for switch in switches.all():
        switch.click()
    assert wanted
    assert before

    open_settings(page)
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    kept = {
        choice.evaluate("one => one.labels[0].innerText"): choice.input_value()
        for choice in section.locator("select").all()
    }
    assert kept == wanted
    assert [switch.is_checked() for switch in switches.all()] == [not one for one in before]


def test_the_fonts_of_the_device_are_taken_where_they_are_wanted(page: Page) -> None:
    open_settings(page)
    until(page, "[...document.fonts].some(({ status }) => status === 'loaded')")
    page.get_by_label("Font").select_option("system")
    open_settings(page)
    # Chromium itself may fetch what it remembers of the last visit: asked is what the page uses.
    assert page.evaluate(
        """async () => {
          const fonts = [...(await document.fonts.ready)];
          return fonts.length > 0 && fonts.every(({ status }) => status === 'unloaded');
        }"""
    )


def test_a_board_can_be_smaller_and_without_letters_and_numbers(page: Page) -> None:
    table = open_table(page, [ME, BOT])["table"]
    before = width_of(page, ".kingdom [data-square]")
    assert page.locator(".kingdom .letters").count() == 1
    open_settings(page)
    page.get_by_label("My kingdom is drawn").select_option("small")
    page.get_by_label("Letters and numbers stand beside the boards").uncheck()
    visit(page, table)
    assert width_of(page, ".kingdom [data-square]") < 0.8 * before
    assert page.locator(".letters, .numbers").count() == 0


def test_settings_are_reached_from_every_page_and_from_the_table(page: Page) -> None:
    for address in ("/", "/rules/block", "/nowhere"):
        page.goto(address)
        page.wait_for_selector("h1")
        page.get_by_role("navigation").get_by_role("link", name="Settings").click()
        page.wait_for_selector("#settings-sounds")
    open_table(page, [ME, BOT])
    panel = page.locator("section:has(> #settings-heading)")
    assert panel.get_by_label("Play sounds").is_checked()
    open_drawer(page, "help")
    panel.get_by_role("link", name="All settings").click()
    page.wait_for_selector("#settings-sounds")
    page.go_back()
    page.wait_for_selector("main.table h2")


@pytest.mark.criterion(15)
def test_there_is_no_clock_unless_one_is_wanted_and_then_it_can_be_ten_times_longer(
    page: Page,
) -> None:
    open_table(page, [ME, BOT])
    page.wait_for_selector("#company-heading")
    assert page.locator("#clock-heading").count() == 0
    unfold_table(page)
    page.locator("details.settings summary").click()
    clock = page.get_by_label("Play with a clock")
    assert not clock.is_checked()
    clock.check()
    minutes = page.get_by_label("Minutes for each player")
    before = int(minutes.input_value())
    page.get_by_role("button", name="Ten times the time").click()
    assert int(minutes.input_value()) == 10 * before
    page.get_by_label("by days", exact=True).check()
    days = page.get_by_label("Time for each turn")
    offered = [int(value) for value in days.locator("option").evaluate_all(
        "all => all.map(one => one.value)"
    )]  # fmt: skip
    assert 0 in offered
    assert 10 * int(days.input_value()) in offered
