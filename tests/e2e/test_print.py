"""The page that prints: documents of every game, and files to download."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from dominium.printing import Braille

if TYPE_CHECKING:
    from playwright.sync_api import Page


def heading(page: Page, text: str) -> None:
    page.locator("article").get_by_role("heading", name=text, exact=True).wait_for()


def test_documents_of_a_game_are_chosen_and_read(page: Page) -> None:
    page.goto("/rules/block")
    page.get_by_role("link", name="Print or emboss").click()
    heading(page, "Block in brief")
    assert page.locator("h1").count() == 1
    page.get_by_label("score sheet").check()
    heading(page, "Block: score sheet")
    page.get_by_label("Players on the score sheet").select_option("2")
    page.get_by_role("columnheader", name="2", exact=True).wait_for()
    page.get_by_role("columnheader", name="3", exact=True).wait_for(state="detached")
    page.get_by_label("Game", exact=True).focus()
    page.get_by_label("Game", exact=True).select_option("Kingdomino")
    heading(page, "Kingdomino: score sheet")
    # What is chosen stays where it is: no new page, no other focus.
    assert page.evaluate("document.activeElement.id") == "print-game"


def test_only_the_document_is_printed(page: Page) -> None:
    page.goto("/print/kingdomino")
    heading(page, "Kingdomino and Královská zahrada in brief")
    page.emulate_media(media="print")
    for hidden in ("header", ".choice", "h1", "[role=status]"):
        assert not page.locator(hidden).first.is_visible(), hidden
    assert page.locator("article h2").is_visible()


def test_a_document_is_downloaded_as_text(page: Page) -> None:
    page.goto("/print/solo")
    heading(page, "Solo in brief")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download as plain text").click()
    assert download.value.suggested_filename == "dominium-solo-summary-en.txt"


@pytest.mark.skipif(not Braille.is_here(), reason="liblouis is not installed (liblouis-bin)")
def test_a_document_is_downloaded_in_braille(page: Page) -> None:
    page.goto("/print/solo")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download as BRF").click()
    assert download.value.suggested_filename == "dominium-solo-summary-en.brf"


def test_an_unknown_game_has_nothing_to_print(page: Page) -> None:
    page.goto("/print/chess")
    page.get_by_text("There are no rules of chess").wait_for()
