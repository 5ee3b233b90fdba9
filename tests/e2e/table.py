"""Steps of people at a table in the browser."""

from __future__ import annotations

import json
import re
import time
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Error

from tests.e2e.beside import play, reach, set_up, the_end

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import BrowserContext, Locator, Page, WebSocketRoute

    from tests.e2e.beside import Condition

PATIENCE = 120.0
"""Seconds in which what has to come comes, on the slowest machine too."""

ME = {"kind": "me"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot", "level": "easy"}


def device(name: str) -> dict[str, str]:
    """A seat of somebody who shares this device."""
    return {"kind": "device", "name": name}


def open_table(
    page: Page, seats: list[dict[str, str]], *, name: str = "Jana", **wish: Any
) -> dict[str, Any]:
    """Open a table for this person and show it; answers what the server answered."""
    table = set_up(page, seats, name=name, **wish)
    visit(page, table["table"])
    kinds = {seat["kind"] for seat in seats}
    if "friend" not in kinds and kinds & {"me", "device"}:
        # How the game began is told a moment after the table has come.
        until(page, "() => document.querySelector('[role=status]').textContent.trim() !== ''")
    return table


def hear_whole_sentences(page: Page) -> None:
    """Let a page that is opened from now on say all that the history tells, in the same words."""
    page.add_init_script("localStorage.setItem('dominium.speech', 'long')")


def without_the_core(page: Page) -> None:
    """Let a page that is opened from now on play nothing by itself: it waits for the server."""
    page.route("**/*.wasm", lambda route: route.abort())


class HeldBack:
    """The messages of the server, held back between it and the page as long as one likes.

    Attributes:
        holding: True to hold them back.
        told: Those that the page has heard.

    Args:
        page: The page; nothing may have been opened in it yet.
    """

    def __init__(self, page: Page) -> None:
        self._page = page
        self.holding = False
        self.told: list[str | bytes] = []
        self._held: list[str | bytes] = []
        self._route: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/socket"), self._between)

    def _between(self, route: WebSocketRoute) -> None:
        self._route = route
        server = route.connect_to_server()
        server.on_message(lambda data: self._held.append(data) if self.holding else self.say(data))

    def wait(self, kind: str) -> None:
        """Wait until the page has heard a message of a kind."""
        while not any(json.loads(data)["type"] == kind for data in self.told):
            self._page.evaluate("0")  # messages come while the page is asked something

    def say(self, data: str | bytes) -> None:
        """Let the page hear something."""
        assert self._route is not None
        self.told.append(data)
        self._route.send(data)

    def go_on(self) -> None:
        """Let the page hear everything."""
        self.holding = False
        for data in self._held:
            self.say(data)


def to_place(picture: dict[str, Any]) -> bool:
    """Tell whether a domino is to be placed."""
    return bool(picture["view"]["step"] == "place")


def open_placing(page: Page, second: dict[str, str] = BOT) -> str:
    """Open a table of Kingdomino, play until a domino is to be placed and show it; its name."""
    table = reach(page, to_place, seats=[ME, second])
    visit(page, table)
    page.wait_for_selector(".kingdom .square.legal")
    page.wait_for_selector("#help kbd")
    return table


PLAY_OUT = """table => new Promise((resolve, reject) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket?language=en`);
  socket.onmessage = ({ data }) => {
    const { code, status, legal, ply } = JSON.parse(data);
    if (code === 'too_fast') reject(new Error(data));
    if (status === 'finished') {
      socket.close();
      resolve();
    } else if (legal?.length > 0) {
      const actions = [legal[0].action];
      socket.send(JSON.stringify({ type: 'act', request: 1, ply, actions }));
    }
  };
})"""


def sit_together(
    first: Page, second: Page, *, more: Sequence[dict[str, str]] = (), **wish: Any
) -> str:
    """Open a table for the people of two pages and more, which show it not yet; its name."""
    table = set_up(first, [ME, FRIEND, *more], **wish)
    token = table["invitations"][0]["link"].rsplit("/", 1)[1]
    answer = second.request.post(f"/api/invitations/{token}", data={"name": "Petr"})
    assert answer.ok, answer.text()
    name: str = table["table"]
    return name


def open_finished_table(page: Page) -> str:
    """Open a table for four at this device, play it out beside the page and show the end."""
    seats = [ME, device("Petr"), device("Eva"), device("Karel")]
    table: str = set_up(page, seats)["table"]
    play(table, page)
    visit(page, table)
    page.wait_for_selector(".result .points")
    return table


def choose_game(page: Page, game: str) -> None:
    """Choose a game in the lobby by its name."""
    page.get_by_role("radio", name=game, exact=True).check()


def wait_for_hand(page: Page) -> None:
    """Wait until a domino can be carried: what a mouse does is loaded behind the first picture."""
    carried = "document.querySelector('.turn .hand .domino')"
    until(page, f"getComputedStyle({carried}).cursor === 'grab'")


def unfold_table(page: Page, game: str = "") -> None:
    """Show in the lobby what can be set up about a table, of a game other than the first one."""
    page.goto("/")
    if game:
        choose_game(page, game)
    page.locator("details > summary", has=page.locator("#new-table")).click()
    page.get_by_role("button", name="Open the table").wait_for()


def visit(page: Page, table: str) -> None:
    """Show a table and wait until all of it has come, also what is loaded behind its picture."""
    page.goto(f"/table/{table}")
    page.wait_for_selector("main.table #help-heading")


COMES = """async ([argument, milliseconds]) => {
  const holds = async () => {
    const found = (CONDITION);
    return typeof found === 'function' ? found(argument) : found;
  };
  const end = performance.now() + milliseconds;
  for (;;) {
    let why = 'it does not hold';
    // What is asked about may not be there yet.
    if (await holds().catch((error) => { why = String(error); })) return '';
    if (performance.now() > end) return why;
    await new Promise((done) => { setTimeout(done, 15); });
  }
}"""
LEFT = "Execution context was destroyed"


def missed(page: Page, condition: str, argument: Any = None, patience: float = PATIENCE) -> str:
    """Wait until a JavaScript condition holds; empty when it does, else why it never did.

    The page itself looks again and again: Playwright's own waiting evaluates text, which the pages
    rightly forbid. A condition that fails, as while another page comes, does not hold yet.
    """
    end = time.monotonic() + patience
    while True:
        left = 1000 * max(0.0, end - time.monotonic())
        try:
            why: str = page.evaluate(COMES.replace("CONDITION", condition), [argument, left])
        except Error as error:
            if LEFT not in error.message:
                raise
        else:
            return why


def play_away(table: str, *pages: Page, until: Condition = the_end) -> None:
    """Play while the pages show something else, which takes less time, and come back to them."""
    for page in pages:
        page.goto("about:blank")
    play(table, *pages, until=until)
    for page in pages:
        visit(page, table)


def until(page: Page, condition: str, argument: Any = None) -> None:
    """Wait until a JavaScript condition holds."""
    why = missed(page, condition, argument)
    assert not why, f"in vain: {condition}: {why}"


def catch_up(page: Page, picture: dict[str, Any]) -> None:
    """Wait until a page shows what there was to choose when a table was played beside it."""
    until(
        page,
        """legal => [...document.querySelectorAll('[role=option][data-action]')]
           .map(({ dataset }) => dataset.action).join() === legal""",
        ",".join(choice["action"] for choice in picture["legal"]),
    )


def go_to_replay(page: Page) -> None:
    """Leave the end of a game for its replay, which lies among the rarer things."""
    page.locator(".result summary").filter(has_text="More").click()
    page.locator(".result").get_by_role("link", name="Replay", exact=True).click()


def open_drawer(page: Page, name: str) -> None:
    """Open one of the drawers of a table: "score", "history", "talk", "help" ….

    Where there is room for it, or where the page flows, it lies open.
    """
    tab = page.locator(f"#tab-{name}")
    if tab.is_visible() and tab.get_attribute("aria-expanded") == "false":
        tab.click()


def open_actions(page: Page) -> None:
    """Open the list of actions at a table of kingdoms on a large screen."""
    button = page.locator(".turn .all")
    if button.get_attribute("aria-expanded") == "false":
        button.click()


def choose_language(page: Page, language: str) -> None:
    """Choose the language of the page, in the menu where it is folded away."""
    menu, choice = page.locator("header .menu"), page.locator("#language")
    if choice.is_visible():
        choice.select_option(language)
        return
    menu.click()
    choice.select_option(language)
    menu.click()


def wait_for_turn(page: Page) -> bool:
    """Wait until this page may act; False when the game is over."""
    page.wait_for_selector("[role=option][data-action], .result")
    return page.locator(".result").count() == 0


def actions(page: Page) -> list[str]:
    """The notation of the legal actions shown in the list."""
    found = page.locator("[role=option][data-action]").evaluate_all(
        "options => options.map(option => option.dataset.action)"
    )
    return list(found)


def act_by_click(page: Page, index: int = 0) -> None:
    """Take an action of the list and wait until it is carried out."""
    before = told(page)
    # A real press moves the pointer over the table, which is drawn anew at every step of it.
    page.locator("[role=option][data-action]").nth(index).evaluate(
        "one => { one.focus(); one.click(); }"
    )
    wait_for_news(page, before)


def press_first(page: Page) -> None:
    """Take the first action of the list by the keyboard."""
    before = told(page)
    option = page.locator("[role=option][data-action]").first
    option.focus()
    option.press("Enter")
    until(
        page,
        """before => document.querySelector('#history-heading').parentElement.innerText !== before
           || document.querySelector('.result')""",
        before,
    )


def told(page: Page) -> str:
    """The whole history as text."""
    return page.locator("section:has(> #history-heading)").inner_text()


def goes_on(context: BrowserContext, page: Page) -> Page:
    """Close the page of a table and show that another one goes on from there; answers that."""
    assert wait_for_turn(page)
    address, before, legal = page.url, told(page), actions(page)
    page.close()
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("main.table #help-heading")
    assert wait_for_turn(page)
    assert told(page) == before
    assert actions(page) == legal
    return page


def wait_for_news(page: Page, before: str) -> None:
    """Wait until the history tells something new."""
    until(
        page,
        """before => document.querySelector('#history-heading').parentElement.innerText !== before
           || document.querySelector('.result')""",
        before,
    )


def go_to_item(page: Page, option: Locator) -> None:
    """Go from the list to one of its items by the digits of its number."""
    number = option.locator(".number").inner_text().strip().removesuffix(".")
    for _ in range(10):
        # Two digits make one number only when they come soon after each other.
        page.keyboard.type(number)
        if option.evaluate("option => option === document.activeElement"):
            return
    raise AssertionError(f"item {number} is not reached")


def type_line(page: Page, line: str) -> None:
    """Type a line where actions and questions are typed."""
    page.locator("#command-field").fill(line)
    page.locator("#command-field").press("Enter")


def spoken(page: Page) -> str:
    """The present text of the live region."""
    return page.locator("[role=status]").inner_text().strip()


def hears(page: Page, words: str) -> None:
    """Wait until the live region says something."""
    until(page, "words => document.querySelector('[role=status]').innerText.includes(words)", words)


def focused(page: Page, attribute: str) -> str | None:
    """An attribute of what has the focus."""
    found = page.evaluate("name => document.activeElement.getAttribute(name)", attribute)
    return None if found is None else str(found)


def tab_to(page: Page, name: str) -> None:
    """Press Tab until what has this id has the focus."""
    for _ in range(60):
        if focused(page, "id") == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {name}")
