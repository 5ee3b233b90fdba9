"""People with an account, and leagues, made beside the page."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

Json = dict[str, Any]
NUMBERS = count(1)
NAMES = ["Jana", "Petr", "Eva", "Adam", "Ivo", "Zoe"]
WORDS = "four dominoes in a row"


def new_login() -> str:
    """A login that nobody has yet."""
    return f"player{next(NUMBERS)}"


def account(page: Page) -> None:
    """Show the page of the account."""
    page.goto("/account")
    page.wait_for_selector("main.people form")


def register(page: Page, name: str = "Jana") -> str:
    """Make an account beside the page and show it; its login."""
    login = new_login()
    wish = {"login": login, "password": WORDS, "name": name}
    answer = page.request.post("/api/account", data=wish)
    assert answer.ok, answer.text()
    account(page)
    return login


def found_league(page: Page, rounds: int = 1, results: int = 1) -> Json:
    """A league with six players, so many rounds, and so many tables with results."""
    answer = page.request.post("/api/leagues", data={"my_name": "Jana", "name": "Winter league"})
    league: Json = answer.json()
    changes: list[Json] = [
        {"kind": "players_added", "names": NAMES},
        {"kind": "evening_opened", "date": "2026-11-21", "present": [1, 2, 3, 4, 5, 6]},
        *({"kind": "draw_round", "evening": 1, "seed": str(seed)} for seed in range(rounds)),
    ]
    scores = [50, 40, 40]
    places = [(number, table) for number in range(1, rounds + 1) for table in (1, 2)]
    for number, table in places[:results]:
        where = {"evening": 1, "round": number, "table": table}
        changes.append({"kind": "result_entered", **where, "scores": scores})
    for version, change in enumerate(changes, 1):
        wish = {"version": version, "change": change}
        answer = page.request.post(f"/api/leagues/{league['league']}/changes", data=wish)
        assert answer.ok, answer.text()
    return league
