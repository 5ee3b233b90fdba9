"""Steps of people at a table of Queendomino."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from dominium.views import TURN_STEPS
from tests.e2e.beside import first_choice, play, reach, set_up
from tests.e2e.table import BOT, ME, actions, device, until, visit, wait_for_turn

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.e2e.beside import Choice, Condition, Json

NAMES = ["Petr", "Eva", "Karel", "Hana", "Ivan", "Olga", "Zdeněk"]


def open_court(
    page: Page, at: Condition | None = None, choose: Choice | None = None, **wish: Any
) -> str:
    """Open a table of Queendomino, by default with a bot, and show it; answers its id.

    Args:
        page: A page of the person who opens it.
        at: Until when is played beside the page before it is shown; by default nothing is played.
        choose: The actions that are taken until then; by default sparing ones.
        wish: What else is wished for.
    """
    wish = {"game": "queendomino", "seats": [ME, BOT], **wish}
    if at is None:
        table: str = set_up(page, **wish)["table"]
    else:
        table = reach(page, at, choose or sparing, **wish)
    visit(page, table)
    page.wait_for_selector("#step-heading")
    if at is not None:
        wait_for_turn(page)
    return table


def open_teams(page: Page, at: Condition | None = None) -> str:
    """Open a table at which eight people of one device play in four teams."""
    return open_court(
        page,
        at,
        first_choice,
        seats=[ME, *map(device, NAMES)],
        preset="royal_wedding_teams",
        options={"seats": 8},
    )


def open_finished_court(page: Page) -> str:
    """Open a table of Queendomino for two at this device, play it out and show the end."""
    table: str = set_up(page, [ME, device("Petr")], game="queendomino")["table"]
    play(table, page)
    visit(page, table)
    page.wait_for_selector(".result .points")
    return table


def at_step(wanted: str) -> Condition:
    """Tell whether a step is to be taken: "tax", "build", "burn", "claim" or "place"."""
    return lambda picture: bool(picture["view"]["step"] == wanted)


def at_ply(ply: int) -> Condition:
    """Tell whether so much has happened, draws included."""
    return lambda picture: bool(picture["ply"] >= ply)


def skippable(picture: Json) -> bool:
    """Tell whether knights may be sent and another optional step comes after that."""
    return bool(picture["view"]["step"] == "tax" and len(picture["skip"]) > 1)


def sparing(picture: Json) -> str:
    """The first action of the list, but nothing that costs coins, and dominoes with towns."""
    choices, step = picture["legal"], picture["view"]["step"]
    if step in {"build", "burn"}:
        return str(choices[-1]["action"])
    towns = (one for one in choices if step == "claim" and "town" in one["text"])
    return str(next(towns, choices[0])["action"])


def step(page: Page) -> str:
    """The step that this page is to take: "tax", "build", "burn", "claim" or "place"."""
    action = actions(page)[0]
    word = action.split()[0]
    if word in {"tax", "build", "burn"}:
        return word
    return "claim" if word.lstrip("q").isdigit() else "place"


def wait_for_step(page: Page, wanted: str) -> None:
    """Wait until the page shows the choices of a step."""
    until(
        page,
        """place => document.querySelector('[role=option][data-action]') !== null
           && [...document.querySelectorAll('.steps li')][place].matches('[aria-current=step]')""",
        TURN_STEPS.index(wanted),
    )


def towns_first(page: Page) -> int:
    """The place in the list of a domino with a town, else the first."""
    words = page.locator("[role=option][data-action]").all_inner_texts()
    return next((index for index, one in enumerate(words) if "town" in one), 0)


def sent_actions(page: Page) -> list[list[str]]:
    """Collects what the page sends from its next visit on: the actions of each message."""
    sent: list[list[str]] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "act":
            sent.append(message["actions"])

    page.on("websocket", lambda socket: socket.on("framesent", hear))
    return sent
