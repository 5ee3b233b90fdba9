"""Talking at a table, notices, and what has happened since the last turn, in the browser."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.beside import after, reach, set_up
from tests.e2e.checks import faults, one_line
from tests.e2e.conftest import PAGES, new_context
from tests.e2e.table import (
    BOT,
    FRIEND,
    ME,
    device,
    focused,
    open_drawer,
    open_table,
    sit_together,
    type_line,
    until,
    visit,
    wait_for_turn,
)
from tests.server.conftest import RunningServer, quick
from tests.server.push_service import PushService

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page

    from tests.e2e.beside import Json

    Person = Callable[..., BrowserContext]

NARROW = {"width": 320, "height": 640}
HEAR = """() => {
  window.heard = [];
  const find = () => document.querySelector('[role=status] p');
  let last = find();
  new MutationObserver(() => {
    const said = find();
    if (said && said !== last) window.heard.push(said.textContent.trim());
    last = said;
  }).observe(document, { childList: true, subtree: true });
}"""


def listen(page: Page) -> None:
    """Note everything that the live region says from now on."""
    page.evaluate(HEAR)


def heard(page: Page, line: str) -> int:
    """The number of times that something was said."""
    said: list[str] = page.evaluate("window.heard")
    return sum(one.count(line) for one in said)


def until_heard(page: Page, line: str) -> None:
    """Wait until something is said."""
    until(page, "line => window.heard.some((said) => said.includes(line))", line)


def until_read(page: Page, line: str) -> None:
    """Wait until something stands in the history of the talk."""
    page.locator("#talk-history ~ .scroll li", has_text=line).wait_for()


def tab_to(page: Page, name: str) -> None:
    """Walk on with the Tab key until a thing of that name has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        found = page.evaluate(
            """() => {
              const { activeElement: here } = document;
              return here.labels?.[0]?.innerText ?? here.innerText;
            }"""
        )
        if str(found).strip() == name:
            return
    pytest.fail(f"Tab does not lead to {name}")


def two_people(person: Person, **wish: Any) -> tuple[Page, Page]:
    """Jana and Petr at one table, each with a browser; the talk is out of Petr's sight."""
    jana, petr = person().new_page(), person(viewport=NARROW).new_page()
    table = sit_together(jana, petr, **wish)
    for page in (jana, petr):
        visit(page, table)
        page.wait_for_selector("#talk-heading")
        page.wait_for_selector("[role=listbox], .prompt, .turn")
        listen(page)
    return jana, petr


def test_two_people_talk_with_the_keyboard_alone(person: Person) -> None:
    jana, petr = two_people(person)
    jana.locator("[data-game-region] h2").first.evaluate("heading => heading.focus()")
    jana.keyboard.press("j")
    until(jana, "document.activeElement.id === 'talk-heading'")
    tab_to(jana, "Well played!")
    jana.keyboard.press("Enter")
    for page in (jana, petr):
        until_read(page, "Jana: Well played!")
    until_heard(petr, "Jana: Well played!")
    sign = petr.get_by_role("button", name="1 new message")
    sign.focus()
    petr.keyboard.press("Enter")
    until(petr, "document.activeElement.id === 'talk-heading'")
    sign.wait_for(state="detached")
    tab_to(petr, "Message")
    petr.keyboard.type("jsem tu h t")
    assert focused(petr, "id") == "talk-text"
    petr.keyboard.press("Enter")
    until_heard(jana, "Petr: jsem tu h t")
    until(petr, "document.querySelector('#talk-text').value === ''")
    tab_to(jana, "Petr")
    jana.keyboard.press("Space")
    until_heard(jana, "Petr is muted.")
    until(jana, "!document.body.innerText.includes('jsem tu')")
    petr.keyboard.type("unheard")
    petr.keyboard.press("Enter")
    until_read(petr, "Petr: unheard")
    jana.get_by_role("button", name="Thank you.").press("Enter")
    for page in (jana, petr):
        until_read(page, "Jana: Thank you.")
    assert faults(jana) == []
    until_heard(petr, "Jana: Thank you.")
    assert [heard(petr, line) for line in ("Well played!", "Thank you.", "muted")] == [1, 1, 0]
    assert [heard(jana, line) for line in ("Well played!", "jsem tu", "unheard")] == [0, 1, 0]
    assert "unheard" not in jana.locator("body").inner_text()
    jana.reload()
    until_read(jana, "Jana: Well played!")
    assert jana.get_by_role("checkbox", name="Petr").is_checked()
    jana.set_viewport_size(NARROW)  # type: ignore[arg-type]
    until(jana, "document.documentElement.scrollWidth <= innerWidth")


def test_a_refused_message_stays_to_be_mended(page: Page) -> None:
    open_table(page, [ME, BOT])
    field = page.locator("#talk-text")
    field.wait_for()
    listen(page)
    field.fill("\u200b")  # a space that nobody sees
    field.press("Enter")
    until_heard(page, "There is nothing to say in this message.")
    assert field.input_value() == "\u200b"
    field.fill("mended")
    field.press("Enter")
    until_read(page, "Jana: mended")
    until(page, "document.querySelector('#talk-text').value === ''")


@pytest.mark.parametrize(
    ("chat", "hint", "phrases"),
    [
        ("phrases", "At this table people talk in phrases only.", 12),
        ("off", "Talking is switched off at this table.", 0),
    ],
)
def test_the_page_offers_what_the_table_allows(
    page: Page, chat: str, hint: str, phrases: int
) -> None:
    open_table(page, [ME, BOT], settings={"chat": chat})
    page.get_by_text(hint).wait_for()
    assert page.locator("#talk-text").count() == 0
    assert page.locator("#talk-phrases + div button").count() == phrases


def test_a_shared_device_says_who_speaks(page: Page) -> None:
    open_table(page, [ME, device("Eva")])
    open_drawer(page, "talk")
    page.get_by_label("Who is speaking").select_option("Eva")
    page.get_by_role("button", name="Good luck!").click()
    until_read(page, "Eva: Good luck!")


def test_partners_talk_on_a_line_of_their_own(person: Person) -> None:
    pages = [person().new_page() for _ in range(3)]
    seats = [ME, FRIEND, FRIEND, BOT, BOT, BOT]
    options = {"set": "royal_wedding", "teams": True}
    table = set_up(pages[0], seats, game="queendomino", options=options)
    invitations = (each["link"].rsplit("/", 1)[1] for each in table["invitations"])
    for page, name, token in zip(pages[1:], ("Petr", "Eva"), invitations, strict=True):
        answer = page.request.post(f"/api/invitations/{token}", data={"name": name})
        assert answer.ok, answer.text()
    for page in pages:
        visit(page, table["table"])
        page.wait_for_selector("#talk-heading")
    jana, petr, eva = pages
    assert eva.locator("[name=talk-audience]").count() == 0
    open_drawer(jana, "talk")
    jana.get_by_label("only my team").check()
    jana.get_by_role("button", name="Nice one!").click()
    until_read(petr, "Jana, to the team: Nice one!")
    jana.get_by_label("everybody at the table").check()
    jana.get_by_role("button", name="Good luck!").click()
    until_read(eva, "Jana: Good luck!")
    assert "to the team" not in eva.locator("body").inner_text()
    assert faults(petr) == []


def test_the_own_turn_stands_in_the_title_until_that_is_switched_off(page: Page) -> None:
    table = open_table(page, [ME, BOT])
    wait_for_turn(page)
    until(page, "document.title.startsWith('● Kingdomino')")
    assert page.title().lower().count("your turn") == 1
    page.goto("/settings")
    page.get_by_label("Show in the title of the page that it is my turn").uncheck()
    visit(page, table["table"])
    wait_for_turn(page)
    until(page, "document.title.includes('Kingdomino')")
    assert "●" not in page.title()


def visit_after_the_bot(page: Page, **wish: Any) -> str:
    """Show a table at which the bot has acted since the own last turn; the line of what it did."""
    has_acted = after(1)

    def bot_has_answered(picture: Json) -> bool:
        entries = picture["entries"] if "entries" in picture else picture["history"]
        seats = [entry["seat"] for entry in entries if entry["kind"] == "action"]
        return has_acted(picture) and [seat for seat in seats if seat is not None][-1:] == [1]

    visit(page, reach(page, bot_has_answered, seats=[ME, BOT], **wish))
    lines = page.locator("#history-heading ~ .scroll li", has_text="Easy bot")
    return one_line(lines.first.inner_text())


def test_a_key_tells_what_happened_since_the_last_turn(page: Page) -> None:
    line = visit_after_the_bot(page)
    page.wait_for_selector("#since-heading")
    listen(page)
    page.locator("[role=listbox]").focus()
    page.keyboard.press("s")
    until_heard(page, "Jana ")  # whatever was still to be said is said before
    page.evaluate("window.heard = []")
    page.keyboard.press("h")
    until_heard(page, line)
    assert line in one_line(page.locator("section:has(#since-heading) ol").inner_text())
    assert page.locator("#help button", has_text="What happened since my last turn").count() == 1
    open_drawer(page, "help")
    page.get_by_label("Single letters are keys").uncheck()
    page.locator("[role=listbox]").focus()
    page.keyboard.press("h")
    type_line(page, "score")
    until(
        page,
        "line => window.heard.some((said) => said.includes('Jana ') && !said.includes(line))",
        line,
    )
    assert heard(page, line) == 1
    type_line(page, "what happened")
    until(
        page,
        "line => window.heard.filter((said) => said.includes(line)).length === 2",
        line,
    )
    assert faults(page) == []


def test_a_table_by_days_tells_at_its_opening_what_has_happened(page: Page) -> None:
    page.add_init_script(f"({HEAR})()")
    line = visit_after_the_bot(page, settings={"pace": "days"})
    until_heard(page, line)
    page.locator("section:has(#since-heading) ol", has_text=line).wait_for()


@pytest.fixture
def notifying(tmp_path: Path) -> Iterator[RunningServer]:
    """A server that notifies at once, wherever it is told."""
    chosen = {"static": PAGES.parent, "notice_after": 0.0, "push_anywhere": True}
    running = RunningServer(quick(tmp_path, **chosen))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def push_service() -> Iterator[PushService]:
    """A push service."""
    yield from PushService().running()


# Chromium without windows has no push service and shows no notices: subscription and permission are
# given to it, all else is real.
SUBSCRIBED = """wish => {
  let given = null;
  let permission = 'default';
  window.asked = 0;
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => {
    window.asked += 1;
    return (permission = 'granted');
  };
  PushManager.prototype.getSubscription = async () => given;
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    window.key = applicationServerKey;
    if (!userVisibleOnly) throw new Error('not allowed');
    const unsubscribe = async () => (given = null);
    given = { endpoint: wish.endpoint, toJSON: () => wish, unsubscribe };
    return given;
  };
}"""


def test_a_press_switches_notices_on_and_they_are_shown_while_the_page_is_closed(
    browser: Browser, notifying: RunningServer, push_service: PushService
) -> None:
    subscriber = push_service.subscriber("chromium")
    address = f"http://{notifying.address}"
    context = new_context(browser, base_url=address, locale="cs-CZ")
    jana = context.new_page()
    jana.add_init_script(f"({SUBSCRIBED})({subscriber.wish})".replace("'", '"'))
    table = open_table(jana, [ME, FRIEND])
    petr = notifying.browser()
    petr.join(table["invitations"][0]["link"], "Petr")
    listen(jana)
    button = jana.get_by_role("button", name="Upozornit mě, když nemám tento stůl otevřený")
    assert button.get_attribute("aria-pressed") == "false"
    assert jana.evaluate("window.asked") == 0
    button.focus()
    jana.keyboard.press("Enter")
    until_heard(jana, "Upozornění jsou zapnutá.")
    assert button.get_attribute("aria-pressed") == "true"
    assert jana.evaluate("window.asked") == 1
    assert jana.evaluate("window.key") == petr.get("/api/push")["key"]
    assert faults(jana) == []

    jana.goto("/")  # the worker stays when the table is closed
    beside = notifying.browser()
    beside.http.cookies.update({each["name"]: each["value"] for each in context.cookies()})
    with beside.page(table["table"]) as own:
        own.until("snapshot")
        while own.table["legal"]:
            own.play_first_choice()
    with petr.page(table["table"]) as page:
        page.until("snapshot")
        while page.table["seats"][0]["connected"]:
            page.receive()
        page.until_my_turn()
        while page.table["legal"]:
            page.play_first_choice()
    (delivery, *_) = push_service.deliveries(subscriber, 1)
    shown = subscriber.read(delivery)
    assert shown["body"] == "Jste na řadě."
    assert deliver(context, jana, delivery_of=shown) == [[shown["title"], shown["body"]]]

    visit(jana, table["table"])
    context.close()


def deliver(context: BrowserContext, page: Page, delivery_of: dict[str, Any]) -> list[list[str]]:
    """Give a notice to the worker as the browser would; the titles and texts that it shows."""
    registrations: list[str] = []
    devtools = context.new_cdp_session(page)
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda found: registrations.extend(
            each["registrationId"] for each in found["registrations"]
        ),
    )
    until(page, "async () => Boolean(await navigator.serviceWorker.getRegistration('/'))")
    devtools.send("ServiceWorker.enable")
    while not registrations:
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    origin = str(page.evaluate("location.origin"))
    (worker,) = context.service_workers
    worker.evaluate(NOTE_WHAT_IS_SHOWN)
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": origin,
            "registrationId": registrations[0],
            "data": json.dumps(delivery_of),
        },
    )
    found: list[list[str]] = worker.evaluate("noted")
    return found


NOTE_WHAT_IS_SHOWN = """() => {
  self.noted = new Promise((note, fail) => {
    setTimeout(fail, 120_000, new Error('no notice is shown'));
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body }) => {
      note([[title, body]]);
    };
  });
}"""
