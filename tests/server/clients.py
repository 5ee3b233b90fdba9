"""Steps of people at a table besides acting: asking for them, and waiting until they are done."""

from __future__ import annotations

import hashlib
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import dominium
from dominium.server.common import clock
from dominium.server.model import joint_deal
from tests.server.conftest import FRIEND, ME, Json, RunningServer, catch_up, quick

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    import pytest

    from tests.server.conftest import Browser, Page

LEAVE: Json = {"type": "leave", "give_up": False}
GIVE_UP: Json = {"type": "leave", "give_up": True}
RETURN: Json = {"type": "return"}


class Time:
    """The time of a server, which a test can put forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._ahead = 0
        now = clock.now
        monkeypatch.setattr(clock, "now", lambda: now() + self._ahead)

    def pass_by(self, seconds: float) -> None:
        """Let time pass at once."""
        self._ahead += int(seconds * 1000)


@contextmanager
def own_server(folder: Path, **settings: Any) -> Iterator[RunningServer]:
    """A server for one test, which looks for due work all the time."""
    server = RunningServer(quick(folder, **{"poll": 0.05, **settings}))
    server.start()
    try:
        yield server
    finally:
        server.stop()


def ask(page: Page, message: Json) -> None:
    """Ask for something with a message without its request."""
    page.send({"request": message["type"], **message})


def wait_for(page: Page, condition: Callable[[Json], object]) -> None:
    """Receive until the table of a page is as wanted."""
    while not page.table or not condition(page.table):
        page.receive()


def refusal(page: Page, message: Json) -> str:
    """Ask for something that is refused; the code."""
    number = page.table["number"]
    ask(page, message)
    answer = page.until("refused")
    assert answer["request"] == message["type"]
    assert answer["text"]
    assert page.table["number"] == number
    return str(answer["code"])


def undo_wish(page: Page, ply: int | None = None) -> Json:
    """The wish to take back what this page may take back, or to go back to a ply."""
    back = page.table["undo_to"] if ply is None else ply
    return {"type": "undo", "ply": back, "number": page.table["number"]}


def undo_answer(page: Page, *, agree: bool) -> Json:
    """An answer to the undo that this page was asked for."""
    return {"type": "answer_undo", "number": page.table["undo"]["number"], "agree": agree}


def kinds(page: Page) -> list[str]:
    """The kinds of events at the table besides actions."""
    return [entry["kind"] for entry in page.table["history"] if entry["kind"] != "action"]


def until_happened(page: Page, kind: str) -> None:
    """Receive until something has happened beside actions."""
    while kind not in kinds(page):
        page.receive()


@contextmanager
def two_people(jana: Browser, petr: Browser, **wishes: Any) -> Iterator[tuple[Page, Page]]:
    """Jana and Petr have a table open that has begun; the pages by seats."""
    opened = jana.open_table([ME, FRIEND], **wishes)
    petr.join(opened["invitations"][0]["link"], "Petr")
    with jana.page(opened["table"]) as left, petr.page(opened["table"]) as right:
        left.receive()
        right.receive()
        yield left, right


def is_dealt(table: Json) -> bool:
    """True if the game has begun."""
    return bool(table["status"] == "running")


def entropy_of(seat: int) -> str:
    """The entropy that a browser of these tests contributes for a seat."""
    return hashlib.sha256(f"entropy of seat {seat}".encode()).hexdigest()


def commit(page: Page, seat: int, entropy: str | None = None) -> None:
    """Commit to the entropy of a seat, or to other entropy."""
    number = page.table["deal"]["number"]
    table = page.table["table"]
    bound = joint_deal.entropy_commitment(table, number, seat, entropy or entropy_of(seat))
    ask(page, {"type": "commit_entropy", "number": number, "commitment": bound})


def decline(page: Page) -> None:
    """Say that this browser does not contribute to the deal."""
    number = page.table["deal"]["number"]
    ask(page, {"type": "commit_entropy", "number": number, "commitment": None})


def reveal(page: Page, seat: int) -> None:
    """Open the entropy of a seat."""
    number = page.table["deal"]["number"]
    ask(page, {"type": "open_entropy", "number": number, "entropy": entropy_of(seat)})


def is_bound(table: Json) -> bool:
    """True if all seats have committed."""
    return all(seat["commitment"] for seat in table["deal"]["seats"])


def deal_jointly(*pages: Page) -> None:
    """All contribute to the deal; the pages by seats."""
    for seat, page in enumerate(pages):
        wait_for(page, lambda table: table["deal"] is not None)
        commit(page, seat)
    for seat, page in enumerate(pages):
        wait_for(page, is_bound)
        reveal(page, seat)
    for page in pages:
        wait_for(page, is_dealt)


def in_turn(pages: tuple[Page, Page]) -> tuple[Page, Page]:
    """The page whose seat acts, and the other one."""
    catch_up(pages)
    acting = pages[0].table["view"]["actor"]
    return pages[acting], pages[1 - acting]


def play_until(pages: tuple[Page, Page], condition: Callable[[Json], object]) -> None:
    """Both play the first choice until the table of the one in turn is as wanted."""
    while not condition(in_turn(pages)[0].table):
        in_turn(pages)[0].play_first_choice()


def state_of(table: Json) -> dominium.State:
    """The state that the actions that count lead to."""
    state = dominium.load(table["game"], **table["options"]).start()
    for entry in table["history"]:
        if entry["kind"] == "action" and not entry["undone"]:
            state.apply(entry["action"])
    return state
