"""The time for which things are kept, as the pages say it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.beside import set_up
from tests.e2e.table import FRIEND, ME, visit

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_pages_say_how_long_a_table_and_a_guest_are_kept(page: Page) -> None:
    visit(page, set_up(page, [ME, FRIEND])["table"])
    kept = page.get_by_text(re.compile(r"this table is kept until \d+ \w+ \d{4}\."))
    expect(kept).to_be_visible()
    page.goto("/account")
    expect(page.get_by_text(re.compile("your name and your games for 400 days"))).to_be_visible()
