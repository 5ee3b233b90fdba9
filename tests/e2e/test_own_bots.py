"""A bot of somebody with an account, as other people see and hear it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.e2e.people import WORDS, register
from tests.e2e.table import FRIEND, ME, hears

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page


def test_a_bot_is_known_for_one_in_the_lobby_at_the_table_and_by_ear(
    person: Callable[..., BrowserContext], page: Page
) -> None:
    owner = person().new_page()
    register(owner)
    token = {"password": WORDS, "name": "Rex", "scopes": ["play", "bot"]}
    secret = owner.request.post("/api/account/tokens", data=token).json()["secret"]

    def ask(path: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {secret}"}
        answer = owner.request.post(f"/api/v1{path}", data=body, headers=headers)
        assert answer.ok, answer.text()
        told: dict[str, Any] = answer.json()
        return told

    wish = {"game": "kingdomino", "my_name": "Rex", "seats": [ME, FRIEND]}
    table = ask("/tables", {**wish, "settings": {"visibility": "open"}})["table"]

    page.goto("/")
    waiting = page.locator(".waiting")
    waiting.get_by_text("Bot Rex").wait_for()
    waiting.locator("input").fill("Petr")
    waiting.locator("li", has_text="Bot Rex").get_by_role("button").click()
    page.wait_for_url(f"**/table/{table}")
    page.wait_for_selector("main.table #help-heading")
    assert "Bot Rex" in page.locator("main.table").inner_text()
    ask(f"/tables/{table}/commands", {"type": "leave", "request": 1, "give_up": True})
    hears(page, "Bot Rex gives up")
