"""A page of a kingdom game is told the actions, and makes views, choices and words by itself."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tests.e2e.checks import ask, heard, history, not_told_once
from tests.e2e.table import (
    BOT,
    ME,
    HeldBack,
    act_by_click,
    actions,
    choose_language,
    device,
    hear_whole_sentences,
    open_placing,
    open_table,
    told,
    until,
    visit,
    wait_for_turn,
    without_the_core,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page, WebSocket

    Person = Callable[..., BrowserContext]

MOST_BYTES = 700
"""The bytes of an action: `page/FACTS.md`, "Figures to hold"."""


ENTRIES = "#history-heading ~ .scroll"
MOVING = "(() => document.getAnimations().some((one) => one.effect.getTiming().duration > 300))"
"""True while a king steps to a domino."""


class Frames:
    """The messages that a page is sent of its table.

    Args:
        page: The page, which has no table yet.
    """

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.texts.append(str(payload)))

    @property
    def kinds(self) -> list[str]:
        """The kinds of the messages in their order."""
        return [json.loads(text)["type"] for text in self.texts]

    def wait(self, page: Page, kind: str) -> dict[str, Any]:
        """Wait until a message of a kind has come; take away those until then, and return it."""
        while kind not in self.kinds:
            page.evaluate("0")  # events come while the page is asked something
        place = self.kinds.index(kind)
        message: dict[str, Any] = json.loads(self.texts[place])
        del self.texts[: place + 1]
        return message


def test_a_page_makes_of_actions_what_the_server_said(page: Page) -> None:
    frames = Frames(page)
    open_table(page, [ME, BOT])
    facts = frames.wait(page, "actions")
    assert facts["title"] is None
    assert "view" not in facts
    for _ in range(6):
        wait_for_turn(page)
        act_by_click(page)
    wait_for_turn(page)
    assert set(frames.kinds) <= {"actions_changes", "pong"}
    weights = [len(text) for text in frames.texts if "actions_changes" in text]
    assert sorted(weights)[len(weights) // 2] < MOST_BYTES
    by_itself = told(page), actions(page)
    without_the_core(page)
    page.reload()
    wait_for_turn(page)
    assert (told(page), actions(page)) == by_itself


def follow(page: Page) -> HeldBack:
    """Open a table for two at one device in a page that plays the actions again, to place."""
    between = HeldBack(page)
    open_placing(page, device("Petr"))
    between.wait("actions")
    wait_for_turn(page)
    return between


def agree(page: Page, other: Page) -> None:
    """Wait until a page tells what another one does, and show that both offer the same."""
    until(
        page,
        "told => document.querySelector('section:has(> #history-heading)').innerText === told",
        told(other),
    )
    assert actions(page) == actions(other)


def test_own_actions_are_told_before_the_server_answers(page: Page) -> None:
    hear_whole_sentences(page)
    between = follow(page)
    between.holding = True
    assert not_told_once(page, lambda: act_by_click(page)) == []
    act_by_click(page)  # the domino is placed, the next one is claimed
    known, said = history(page), len(heard(page))
    between.go_on()
    act_by_click(page)
    assert history(page)[: len(known)] == known
    assert len(history(page)) > len(known)
    ask(page, "t")
    lines = [line for line in heard(page)[said:] if line in " ".join(known)]
    assert lines == []


def test_what_moves_goes_on_when_the_server_confirms_it(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    between = follow(page)
    act_by_click(page)
    between.holding = True
    known = len(between.told)
    page.locator("button.claim").first.click()
    until(page, f"() => {MOVING}()")
    page.evaluate("() => document.getAnimations().forEach((one) => one.updatePlaybackRate(0.001))")
    between.go_on()
    until(page, "() => document.querySelector('[role=option][data-action]')")
    assert len(between.told) > known
    assert page.evaluate(f"{MOVING}()")


def test_what_the_server_refuses_is_taken_back(person: Person) -> None:
    page, other = person().new_page(), person().new_page()
    between = follow(page)
    other.context.add_cookies(page.context.cookies())
    other.goto(page.url)
    wait_for_turn(other)
    between.holding = True
    act_by_click(other, 1)
    act_by_click(page, 0)
    assert told(page) != told(other)
    between.go_on()
    page.locator(".refusal").wait_for()
    agree(page, other)


def test_another_language_is_spoken_without_words_of_the_server(page: Page) -> None:
    frames = Frames(page)
    open_table(page, [ME, device("Petr")])
    frames.wait(page, "actions")
    act_by_click(page)
    in_english = page.locator(ENTRIES).inner_text()
    choose_language(page, "cs")
    assert "view" not in frames.wait(page, "actions")
    until(page, f"english => document.querySelector('{ENTRIES}').innerText !== english", in_english)
    in_czech = told(page)
    page.reload()
    wait_for_turn(page)
    assert told(page) == in_czech


def test_a_page_that_comes_back_goes_on(person: Person) -> None:
    page, other = person().new_page(), person().new_page()
    frames = Frames(page)
    table = open_table(page, [ME, device("Petr")])
    frames.wait(page, "actions")
    page.context.set_offline(True)
    page.wait_for_selector(".connection.offline")
    other.context.add_cookies(page.context.cookies())
    visit(other, table["table"])
    for _ in range(3):
        wait_for_turn(other)
        act_by_click(other)
    page.context.set_offline(False)
    page.wait_for_selector(".connection.online")
    frames.wait(page, "actions")
    wait_for_turn(page)
    agree(page, other)


def test_an_action_that_is_taken_back_is_told_as_taken_back(page: Page) -> None:
    frames = Frames(page)
    open_table(page, [ME, device("Petr")], game="queendomino", settings={"undo": True})
    frames.wait(page, "actions")
    wait_for_turn(page)
    before = actions(page)
    act_by_click(page)
    page.get_by_role("button", name="Take my last move back").first.click()
    frames.wait(page, "actions")
    page.locator(f"{ENTRIES} .undone").first.wait_for()
    wait_for_turn(page)
    assert actions(page) == before
