"""Playing together: waiting, undoing, leaving, looking on, clocks, and coming back."""

from __future__ import annotations

import re
import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.e2e.beside import after, first_choice, play, set_up, table_of
from tests.e2e.checks import axe, faults, listen
from tests.e2e.conftest import AXE, PAGES, new_context
from tests.e2e.table import (
    BOT,
    FRIEND,
    ME,
    act_by_click,
    actions,
    catch_up,
    focused,
    go_to_replay,
    hears,
    open_drawer,
    open_table,
    sit_together,
    unfold_table,
    until,
    visit,
    wait_for_turn,
)
from tests.server.conftest import RunningServer, quick
from tests.services import free_port

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, BrowserContext, Page

    from tests.e2e.beside import Choice, Condition, Json

    Person = Callable[..., BrowserContext]

UNDO = ".undo"
POSSIBLE_UNDO = ".undo[aria-disabled=false]"
QUESTION = "#undo-heading"
HISTORY = "document.querySelector('#history-heading').parentElement"


def sit_down(person: Person, **wish: Any) -> tuple[Page, Page, str]:
    """Jana has opened a table, Petr has taken the seat of her link; both pages and the table."""
    jana, petr, table = sit_beside(person, **wish)
    for page in (jana, petr):
        visit(page, table)
        page.wait_for_selector("#company-heading")
    return jana, petr, table


def sit_beside(person: Person, **wish: Any) -> tuple[Page, Page, str]:
    """Let Jana and Petr sit at a table that their pages do not show yet."""
    jana, petr = person().new_page(), person().new_page()
    return jana, petr, sit_together(jana, petr, **wish)


def accept(page: Page, link: str) -> None:
    """Take the seat of a link as Petr, on its page."""
    page.goto(link)
    page.get_by_label("Your name").fill("Petr")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector("#company-heading")


def history_tells(page: Page, words: str) -> None:
    """Wait until the history has a line with these words."""
    until(page, f"words => {HISTORY}.innerText.includes(words)", words)


def play_until(
    table: str, condition: Condition, *pages: Page, choose: Choice = first_choice
) -> tuple[Page, Page]:
    """Play beside the pages of seats 0 and 1 until something holds; who decides then, the other."""
    picture = play(table, *pages, until=condition, choose=choose)
    assert picture["legal"], "it never held"
    actor: int = picture["view"]["actor"]
    catch_up(pages[actor], picture)
    return pages[actor], pages[1 - actor]


def undoable(picture: Json) -> bool:
    """Tell whether the one who decides may also ask to go back."""
    return picture["undo_to"] is not None and "ask_undo" in picture["may"]


def of_seat(seat: int) -> Condition:
    """Tell whether the person of a seat decides."""
    return lambda picture: bool(picture["view"]["actor"] == seat)


def placing(picture: Json) -> bool:
    """Tell whether a domino is to be placed."""
    return bool(picture["view"]["step"] == "place")


def history_length(page: Page) -> int:
    """The number of lines of the history."""
    return page.locator("#history-heading ~ .scroll li").count()


# --- Taking back ----------------------------------------------------------------------------------


def test_a_step_is_taken_back_when_the_other_agrees(person: Person) -> None:
    jana, petr, table = sit_down(person)
    second = jana.context.new_page()
    visit(second, table)
    asking, answering = play_until(table, undoable, jana, petr)
    asking.wait_for_selector(POSSIBLE_UNDO)
    asking.locator("main [role=option][data-action], main .expected p").first.focus()
    answering.get_by_label("Action or question").focus()

    asking.keyboard.press("u")
    hears(answering, "asks to take the last move back")
    answering.wait_for_selector(QUESTION)
    assert focused(answering, "id") == "command-field"
    assert answering.locator("#undo-steps").inner_text().strip()
    asking.wait_for_selector("text=Waiting for the answer")

    answering.get_by_role("button", name="Refuse", exact=True).click()
    hears(asking, "does not agree")
    answering.wait_for_selector(QUESTION, state="detached")
    assert answering.evaluate("document.activeElement !== document.body")

    asking.locator(POSSIBLE_UNDO).click()
    answering.wait_for_selector(QUESTION)
    asking.get_by_role("button", name="Withdraw").click()
    answering.wait_for_selector(QUESTION, state="detached")
    history_tells(answering, "does not ask any more")

    known = history_length(asking)
    asking.locator(POSSIBLE_UNDO).click()
    answering.wait_for_selector(QUESTION)
    answering.locator("main .expected p, main [role=option][data-action]").first.focus()
    answering.keyboard.press("a")
    for page in (asking, answering, second):
        history_tells(page, "The move is taken back")
        expect(page.locator("li .undone")).to_have_count(1)
        assert history_length(page) > known
    assert board(second) == board(jana) == board(petr)
    assert actions(second) == actions(jana)
    until(asking, "document.activeElement.getAttribute('role') === 'option'")
    known = history_length(answering)
    act_by_click(asking)
    until(answering, f"{HISTORY}.querySelectorAll('li').length > {known}")


def test_alone_with_bots_a_step_is_taken_back_at_once(page: Page) -> None:
    table = open_table(page, [ME, BOT])["table"]
    page.wait_for_selector(f"{UNDO}[aria-disabled=true]")
    page.locator(UNDO).focus()
    page.keyboard.press("Enter")
    hears(page, "no move that can be taken back")
    catch_up(page, play(table, page, until=undoable))
    page.locator(POSSIBLE_UNDO).click()
    history_tells(page, "The move is taken back")
    until(page, "document.activeElement.getAttribute('role') === 'option'")


def test_nothing_is_taken_back_in_the_royal_garden(person: Person) -> None:
    page = person().new_page()
    unfold_table(page)
    page.get_by_label(re.compile("Královská zahrada")).check()
    page.locator("details.settings summary").click()
    assert page.get_by_text("Under these rules nothing is ever taken back").is_visible()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#company-heading")
    wait_for_turn(page)
    assert page.locator(UNDO).count() == 0
    page.locator("[role=option][data-action]").first.focus()
    page.keyboard.press("u")
    hears(page, "At this table nothing is taken back")


# --- Leaving and coming back ----------------------------------------------------------------------


def test_a_bot_plays_for_whoever_steps_out_until_they_come_back(person: Person) -> None:
    jana, petr, table = sit_down(person, more=[BOT])
    # While Petr decides, nothing that the bot does drowns what is said of it.
    play_until(table, of_seat(1), jana, petr)
    jana.get_by_role("button", name="Step out").focus()
    jana.keyboard.press("Enter")
    jana.wait_for_selector("#away-heading")
    assert jana.evaluate("document.activeElement.innerText") == "Come back"
    hears(petr, "A bot plays")
    petr.wait_for_selector("text=stepped out; a bot plays, level medium")

    catch_up(petr, play(table, petr, until=after(4)))
    assert jana.locator("[role=option][data-action]").count() == 0

    jana.keyboard.press("Enter")
    jana.wait_for_selector("#away-heading", state="detached")
    assert jana.evaluate("document.activeElement.innerText") == "Step out"
    history_tells(petr, "is back")
    play_until(table, of_seat(0), jana, petr)
    act_by_click(jana)
    expect(petr.locator("text=stepped out")).to_have_count(0)


def test_of_two_one_may_give_up_after_a_second_thought(person: Person) -> None:
    jana, petr, table = sit_down(person, settings={"chat": "off", "clock_minutes": 30})
    jana.get_by_role("button", name="Give up").focus()
    jana.keyboard.press("Enter")
    hears(jana, "Give up?")
    assert jana.evaluate("document.activeElement.innerText") == "No, play on"
    jana.keyboard.press("Enter")
    assert jana.evaluate("document.activeElement.innerText") == "Give up"
    jana.keyboard.press("Enter")
    jana.keyboard.press("Tab")
    jana.keyboard.press("Enter")
    for page in (jana, petr):
        page.wait_for_selector(".result")
        assert "gives up" in page.locator(".result").inner_text()
        assert "Petr wins" in page.locator("h1").inner_text()

    go_to_replay(jana)
    jana.get_by_role("button", name="End", exact=True).click()
    jana.wait_for_selector(".standing")
    assert "gives up" in jana.locator("h1").inner_text()
    visit(jana, table)

    jana.get_by_role("button", name="Play again").click()
    jana.wait_for_url(re.compile("/table/(?!" + re.escape(table) + ")"))
    hears(petr, "The next game is set up")
    petr.get_by_role("link", name="To the rematch").click()
    petr.wait_for_selector("#clock-heading", state="attached")
    assert petr.url == jana.url
    assert petr.get_by_text("30 minutes for each player").is_visible()
    names = petr.locator("section:has(> #company-heading) li strong").all_inner_texts()
    assert names == ["Jana", "Petr"]


# --- Waiting, open tables, bots that fill seats ---------------------------------------------------


def test_a_table_waits_with_links_to_copy_and_bots_for_free_seats(person: Person) -> None:
    context = person(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    table = open_table(page, [ME, FRIEND, FRIEND])
    page.wait_for_selector("#waiting-heading")
    page.get_by_role("button", name="Copy the link 2").click()
    hears(page, "Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(table["invitations"][0]["link"])

    page.get_by_label("Level of the bots").select_option("easy")
    page.get_by_role("button", name="Let a bot sit here Free seat 3").click()
    hears(page, "Easy bot has sat down")
    until(page, "document.querySelector('h1').innerText.includes('waiting for 1 player')")
    assert page.evaluate("document.activeElement !== document.body")
    assert page.get_by_text("Easy bot").first.is_visible()
    petr = person().new_page()
    accept(petr, table["invitations"][0]["link"])
    page.wait_for_selector("#waiting-heading", state="detached")
    assert page.evaluate("document.activeElement !== document.body")


def test_a_seat_that_was_never_played_is_freed_by_keyboard(person: Person) -> None:
    jana, petr = person().new_page(), person().new_page()
    opened = set_up(jana, [ME, FRIEND])
    link = opened["invitations"][0]["link"]
    accept(petr, link)  # and then the telephone is lost
    visit(jana, opened["table"])
    button = jana.locator("section.company").get_by_role("button", name="Free the seat Petr")
    button.focus()
    jana.keyboard.press("Enter")
    told = "Petr is no longer at the table; the seat is free."
    until(jana, f"() => document.activeElement.textContent === '{told}'")
    jana.wait_for_selector("#waiting-heading")
    assert jana.locator("#invitation-1").input_value().endswith(link)
    again = person().new_page()
    accept(again, link)
    jana.wait_for_selector("#waiting-heading", state="detached")


def test_bots_take_all_free_seats(page: Page) -> None:
    open_table(page, [ME, FRIEND, FRIEND, FRIEND])
    page.get_by_role("button", name="Let bots take all free seats").click()
    page.wait_for_selector("#waiting-heading", state="detached")
    wait_for_turn(page)


def test_an_open_table_is_found_in_the_lobby(person: Person) -> None:
    alena, petr, eva = (person().new_page() for _ in range(3))
    unfold_table(alena)
    alena.locator("form").get_by_label("Your name").fill("Alena")
    alena.locator("details.settings summary").focus()
    alena.keyboard.press("Enter")
    alena.get_by_label("anybody").check()
    alena.get_by_label("Play with a clock").check()
    alena.get_by_label("Minutes for each player").fill("20")
    alena.get_by_role("button", name="Ten times the time").click()
    assert alena.get_by_label("Minutes for each player").input_value() == "200"
    alena.get_by_role("button", name="Open the table").click()
    alena.wait_for_selector("#waiting-heading")

    petr.goto("/")
    waiting = petr.locator("section:has(> #waiting-tables)")
    mine = waiting.locator("li", has_text="Alena")
    mine.wait_for()
    assert "3 hours 20 minutes for each player" in mine.inner_text()
    mine.get_by_role("button", name="Sit down").click()
    hears(petr, "Please give your name first")
    assert petr.evaluate("document.activeElement.labels[0].innerText") == "Your name"
    petr.keyboard.type("Petr")
    mine.get_by_role("button", name="Sit down").click()
    petr.wait_for_selector("#clock-heading", state="attached")
    alena.wait_for_selector("#clock-heading", state="attached")
    waiting_still = eva.request.get("/api/tables/open").json()["tables"]
    assert table_of(alena) not in [one["table"] for one in waiting_still]

    # The choices are remembered for the next table.
    unfold_table(alena)
    summary = alena.locator("details.settings summary")
    summary.wait_for()
    assert "3 hours 20 minutes" in summary.inner_text()


def test_whoever_was_sent_the_address_of_an_open_table_may_sit_down_there(person: Person) -> None:
    jana, petr = person().new_page(), person().new_page()
    table = open_table(jana, [ME, FRIEND], settings={"visibility": "open"})
    visit(petr, table["table"])
    petr.get_by_label("Your name").fill("Petr")
    petr.get_by_role("button", name="Sit down").click()
    for page in (jana, petr):
        page.wait_for_selector("#waiting-heading", state="detached")
    petr.wait_for_selector(UNDO)
    acting, _ = play_until(table["table"], placing, jana, petr)
    act_by_click(acting)


def test_tables_by_days_stand_apart_in_the_lobby(page: Page) -> None:
    open_table(page, [ME, FRIEND], settings={"pace": "days", "move_days": 3})
    page.wait_for_selector("text=3 days for each turn")
    open_table(page, [ME, BOT])
    wait_for_turn(page)
    page.goto("/")
    section = page.locator("section:has(> #open-tables)")
    section.wait_for()
    assert section.locator("h3").all_inner_texts() == ["In real time", "By days"]
    assert section.locator("ul").nth(0).get_by_text("your turn", exact=True).count() == 1
    assert "waits for players" in section.locator("ul").nth(1).inner_text()


# --- Looking on -----------------------------------------------------------------------------------


def test_spectators_see_what_everybody_may_see_and_later(person: Person) -> None:
    _, _, table = sit_beside(person, game="draw")
    watching = person().new_page()
    visit(watching, table)
    watching.wait_for_selector("text=You are watching")
    assert watching.get_by_text("The table is shown 1 minute late").is_visible()
    assert watching.locator("section:has(> #hand-heading)").count() == 0
    assert watching.get_by_role("button", name=re.compile("Step out|Give up|Take my")).count() == 0


def test_a_table_can_be_closed_to_spectators(person: Person) -> None:
    _, _, table = sit_beside(person, settings={"spectators": False})
    watching = person().new_page()
    watching.goto(f"/table/{table}")
    watching.get_by_role("heading", name="You have no seat at this table").wait_for()


# --- Clocks ---------------------------------------------------------------------------------------


def let_time_pass(database: Path, minutes: int) -> None:
    """Move the past of a stopped server so far back that of so many minutes a second is left."""
    with closing(sqlite3.connect(database)) as connection, connection:
        (newest,) = connection.execute("select max(created_at) from entry").fetchone()
        back = 60_000 * minutes - 1000 - (int(time.time() * 1000) - newest)
        connection.execute("update entry set created_at = created_at - ?", (back,))
        connection.execute("update work set due_at = due_at - ? where kind = 'clock'", (back,))


def seconds_left(page: Page, seat: int) -> int:
    """The time of a seat as a page shows it."""
    minutes, seconds = map(int, page.locator(".time").nth(seat).inner_text().split(":"))
    return 60 * minutes + seconds


def let_clock_run(page: Page, seat: int) -> None:
    """Wait until a page has looked at the clock: it warns of what passes between two looks."""
    shown = "document.querySelectorAll('.time')[seat].innerText"
    before = page.locator(".time").nth(seat).inner_text()
    page.clock.run_for(1000)
    until(page, f"([seat, before]) => {shown} !== before", [seat, before])


def test_a_clock_is_told_and_ends_the_game_of_two(browser: Browser, tmp_path: Path) -> None:
    settings = quick(tmp_path, static=PAGES.parent, port=free_port())
    server = RunningServer(settings)
    server.start()
    address = f"http://{server.address}"
    contexts = [new_context(browser, base_url=address, locale="en-GB") for _ in range(2)]
    try:
        jana, petr = pages = [context.new_page() for context in contexts]
        for page in pages:
            page.clock.install()
        table = open_table(jana, [ME, FRIEND], settings={"clock_minutes": 30})
        accept(petr, table["invitations"][0]["link"])
        acting, other = play_until(table["table"], lambda _: True, jana, petr)
        acting.keyboard.press("z")
        hears(acting, "Petr: ")
        seat = pages.index(acting)
        for page in pages:
            listen(page)
            let_clock_run(page, seat)
            page.clock.fast_forward(1000 * (seconds_left(page, seat) - 25))
        until(acting, "window.heard.some((said) => said.includes('You have 30 seconds left'))")
        until(other, "seat => /^0:/.test(document.querySelectorAll('.time')[seat].innerText)", seat)
        assert not any("seconds left" in said for said in other.evaluate("window.heard"))

        server.stop()
        let_time_pass(Path(settings.database), 30)
        server = RunningServer(settings)
        server.start()
        for page in pages:
            page.wait_for_selector(".result")
            assert "has no time left" in page.locator(".result").inner_text()
    finally:
        for context in contexts:
            context.close()
        server.stop()


def test_anybody_may_give_another_player_time(person: Person) -> None:
    jana, petr, _ = sit_down(person, settings={"clock_minutes": 5})
    open_drawer(jana, "talk")
    jana.get_by_role("button", name="Give 1 minute Petr").click()
    until(petr, "[...document.querySelectorAll('.time')].some(one => /^[56]:/.test(one.innerText))")
    history_tells(petr, "minute")
    petr.locator("main .expected p, main [role=option][data-action]").first.focus()
    petr.keyboard.press("z")
    until(
        petr,
        "/Petr: (6 minutes|5 minutes 5)/.test(document.querySelector('[role=status]').innerText)",
    )


# --- Coming back ----------------------------------------------------------------------------------


@pytest.mark.criterion(20)
def test_what_was_missed_offline_is_told_and_no_stale_board_passes_for_the_present(
    person: Person,
) -> None:
    jana, petr = person().new_page(), person().new_page()
    table = open_table(jana, [ME, FRIEND, BOT])
    accept(petr, table["invitations"][0]["link"])
    play_until(table["table"], of_seat(0), jana, petr)
    go_offline(jana)
    act_by_click_offline(jana)
    come_back(jana)
    play_until(
        table["table"],
        lambda picture: placing(picture) and picture["view"]["actor"] == 1,
        jana,
        petr,
    )
    catch_up(jana, {"legal": []})
    go_offline(jana)
    known = history_length(jana)
    play(table["table"], petr)  # until the game waits for Jana
    come_back(jana)
    assert history_length(jana) > known
    until(petr, f"count => {HISTORY}.querySelectorAll('li').length === count", history_length(jana))
    assert board(jana) == board(petr)


def go_offline(page: Page) -> None:
    """Lose the connection; the page says so."""
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.wait_for_selector(".connection.stale")
    hears(page, "The connection is lost")
    assert "as it was at" in page.locator(".connection").inner_text()
    border = page.locator(".cloth").first.evaluate("one => getComputedStyle(one).borderStyle")
    assert border == "dashed"


def come_back(page: Page) -> None:
    """Have a connection again; the page says so."""
    page.context.set_offline(False)
    page.wait_for_selector(".connection.stale", state="detached")
    hears(page, "is back")


def act_by_click_offline(page: Page) -> None:
    """Nothing that is tried without a connection is lost in silence."""
    before = actions(page)
    page.locator("[role=option][data-action]").first.evaluate("one => one.click()")
    hears(page, "There is no connection; nothing was sent")
    assert actions(page) == before


def board(page: Page) -> set[str]:
    """The faces on all boards."""
    found = page.locator(".square.built").evaluate_all(
        "all => all.map(one => one.innerText.trim()).filter(words => !words.startsWith('empty'))"
    )
    return set(found)


# --- What axe finds, and small screens ------------------------------------------------------------


def waiting_with_links(person: Person, **settings: Any) -> Page:
    page = person(**settings).new_page()
    open_table(page, [ME, FRIEND, FRIEND])
    page.wait_for_selector("#waiting-heading")
    return page


def open_to_strangers(person: Person, **settings: Any) -> Page:
    page = person(**settings).new_page()
    table = set_up(person().new_page(), [ME, FRIEND], settings={"visibility": "open"})
    visit(page, table["table"])
    page.get_by_role("button", name="Sit down").wait_for()
    unfold_table(page)
    page.locator("section:has(> #waiting-tables) li").first.wait_for()
    page.locator("details.settings summary").click()
    page.get_by_label("Play with a clock").check()
    return page


def asked_to_take_back(person: Person, **settings: Any) -> Page:
    wish = {"settings": {"clock_minutes": 15}}
    jana, petr, table = sit_down(partial(person, **settings), **wish)
    asking, answering = play_until(table, undoable, jana, petr)
    asking.locator(POSSIBLE_UNDO).click()
    answering.wait_for_selector(QUESTION)
    return answering


def away_and_offline(person: Person, **settings: Any) -> Page:
    context = person(**settings)
    page, petr = context.new_page(), person().new_page()
    visit(page, sit_together(page, petr, settings={"clock_minutes": 15}))
    open_drawer(page, "talk")
    page.get_by_role("button", name="Step out").click()
    page.wait_for_selector("#away-heading")
    if AXE.is_file():
        page.evaluate(axe())
    page.wait_for_load_state("networkidle")
    context.set_offline(True)
    page.wait_for_selector(".connection.stale")
    return page


def looking_on(person: Person, **settings: Any) -> Page:
    _, _, table = sit_beside(person, game="draw")
    page = person(**settings).new_page()
    visit(page, table)
    page.wait_for_selector("text=You are watching")
    return page


SCREENS = [
    waiting_with_links,
    open_to_strangers,
    asked_to_take_back,
    away_and_offline,
    looking_on,
]


# One appearance of each screen in the ordinary run, all of them in the long one. What waits with
# links is looked at with all screens.
SEEN_HERE_ALONE = SCREENS[1:]
APPEARANCES: list[dict[str, Any]] = [
    {"color_scheme": "light"},
    {"color_scheme": "dark"},
    {"forced_colors": "active"},
]
SEEN = [
    pytest.param(
        screen,
        appearance,
        marks=() if screen in SEEN_HERE_ALONE and number % 3 == place else pytest.mark.long,
        id=f"{screen.__name__}-{next(iter(appearance.values()))}",
    )
    for number, screen in enumerate(SCREENS)
    for place, appearance in enumerate(APPEARANCES)
]


@pytest.mark.parametrize(("screen", "appearance"), SEEN)
def test_company_is_free_of_faults_on_a_small_screen(
    person: Person, screen: Callable[..., Page], appearance: dict[str, Any]
) -> None:
    page = screen(person, viewport={"width": 320, "height": 640}, **appearance)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (make web)")
    found = faults(page)
    assert not found, "\n".join(found)
