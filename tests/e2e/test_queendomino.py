"""Queendomino and the Royal Wedding: the five steps, teams, the score sheet and the score pad."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from dominium.views import OPTIONAL_STEPS
from tests.e2e.beside import after, first_choice, last_round, play, table_of
from tests.e2e.checks import ask, listen, not_told_once
from tests.e2e.court import (
    NAMES,
    at_step,
    open_court,
    open_finished_court,
    open_teams,
    sent_actions,
    skippable,
    sparing,
    step,
    towns_first,
    wait_for_step,
)
from tests.e2e.table import (
    BOT,
    ME,
    act_by_click,
    actions,
    catch_up,
    device,
    focused,
    hear_whole_sentences,
    open_actions,
    open_drawer,
    open_table,
    play_away,
    spoken,
    told,
    unfold_table,
    until,
    wait_for_news,
    wait_for_turn,
)
from tests.e2e.test_whole_games import NO_POINTER

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page, ViewportSize

    from tests.e2e.beside import Json

    Person = Callable[..., BrowserContext]

BOARDS = Path(__file__).parents[2] / "conformance" / "queendomino" / "boards.json"
PHONES: list[ViewportSize] = [{"width": 360, "height": 640}, {"width": 320, "height": 568}]


def coins(page: Page) -> int:
    """The coins of the own kingdom as they are read."""
    found = re.search(r"(\d+) coin", page.locator(".kingdom .court").inner_text())
    assert found
    return int(found[1])


# --- The five steps ------------------------------------------------------------------------------


def test_knights_are_sent_by_touching_the_squares_of_the_domino(page: Page) -> None:
    hear_whole_sentences(page)
    open_court(page, at_step("tax"))
    purse = coins(page)
    assert page.locator("[aria-current=step]").inner_text().strip() == "Knights"
    marked = page.locator(".kingdom .square.legal")
    assert marked.count() == 2
    marked.first.click()
    collect = page.locator(".bar .primary", has_text="Collect")
    gain = int(re.search(r"\d+", collect.inner_text())[0])  # type: ignore[index]
    square = marked.first.get_attribute("data-square") or ""
    until(
        page,
        "square => document.querySelector('[role=status]').innerText.includes(square)",
        square.upper(),
    )
    page.get_by_role("button", name="Cancel").click()
    assert collect.count() == 0
    marked.first.click()
    listen(page)
    ask(page, "t")  # whatever was still to be said is said before
    assert not_told_once(page, collect.click) == []
    until(
        page,
        "purse => document.querySelector('.kingdom .court').innerText.includes(`${purse} coin`)",
        purse + gain,
    )
    assert "knight" in page.locator(f".kingdom [data-square={square}]").inner_text()


def test_a_second_touch_of_the_square_sends_the_knight(page: Page) -> None:
    open_court(page, at_step("tax"))
    before = told(page)
    square = page.locator(".kingdom .square.legal").last
    square.click()
    square.click()
    wait_for_news(page, before)


def test_a_building_is_chosen_in_the_display_and_put_on_a_town(page: Page) -> None:
    open_court(page, at_step("build"))
    before, purse = told(page), coins(page)
    assert page.locator(".kingdom .square.legal").count() == 0
    for token in page.locator(".token.dear").all():
        assert "Too expensive" in token.inner_text()
    token = page.locator(".token.legal").first
    name = re.search(r": ([^,]+),", token.inner_text())
    cost = re.search(r"(\d+) coin", token.inner_text())
    assert name
    assert cost
    token.click()
    assert token.get_attribute("aria-pressed") == "true"
    squares = page.locator(".kingdom .square.legal")
    assert squares.count() > 0
    town = squares.first.get_attribute("data-square")
    squares.first.click()
    wait_for_news(page, before)
    until(
        page,
        "purse => document.querySelector('.kingdom .court').innerText.includes(`${purse} coin`)",
        purse - int(cost[1]),
    )
    assert name[1] in page.locator(f".kingdom [data-square={town}]").inner_text()


def test_the_queen_lowers_the_prices_that_are_shown(page: Page) -> None:
    """Rules page, step C: «−1 with the queen, not below 0»."""
    open_court(page, queen_comes, seats=[ME, device("Petr")])
    assert page.locator(".caption s").count() == 0
    before = told(page)
    open_actions(page)
    page.locator("[role=option][data-action]", has_text="queen comes").first.click()
    wait_for_news(page, before)
    page.wait_for_selector(".kingdom .court .queen")
    for caption in page.locator(".caption:has(s)").all():
        printed, paid = map(int, caption.inner_text().split())
        assert paid == printed - 1
    assert page.locator(".caption s").all_inner_texts() == ["5", "4", "3", "2", "1"]


def queen_comes(picture: Json) -> bool:
    """Tell whether a building can be had that brings the queen."""
    at_build = at_step("build")(picture)
    return at_build and any("queen comes" in one["text"] for one in picture["legal"])


def test_a_building_burns_by_two_touches(page: Page) -> None:
    open_court(page, at_step("burn"))
    before, purse = told(page), coins(page)
    token = page.locator(".token.legal").first
    slot = token.get_attribute("data-slot")
    token.click()
    page.locator(".bar .primary", has_text="Burn").wait_for()
    token.click()
    wait_for_news(page, before)
    page.locator(f".token[data-slot='{slot}']").wait_for(state="detached")
    assert coins(page) == purse - 1
    assert "out until" in page.locator("section.buildings").inner_text()


@pytest.mark.parametrize("wanted", ["tax", "build", "burn"])
def test_every_step_can_be_typed(page: Page, wanted: str) -> None:
    open_court(page, at_step(wanted))
    before = told(page)
    type_line(page, actions(page)[0])
    wait_for_news(page, before)


def type_line(page: Page, line: str) -> None:
    """Type a line where actions and questions are typed."""
    page.keyboard.press("i")
    assert focused(page, "id") == "command-field"
    page.keyboard.type(line)
    page.keyboard.press("Enter")


def test_one_key_and_one_word_decline_a_step(page: Page) -> None:
    open_court(page, skippable)
    before = told(page)
    page.keyboard.press("-")
    wait_for_news(page, before)
    assert "send no knight" in told(page)
    wait_for_step(page, step(page))
    before = told(page)
    type_line(page, "skip")
    wait_for_news(page, before)


def test_skip_the_rest_sends_one_message(page: Page) -> None:
    sent = sent_actions(page)
    open_court(page, skippable)
    sent.clear()
    before = told(page)
    page.get_by_role("button", name="Skip to the choice", exact=True).click()
    wait_for_news(page, before)
    wait_for_step(page, "claim")
    assert len(sent) == 1
    assert len(sent[0]) >= 2
    assert set(sent[0]) == {"-"}


def test_a_turn_that_declines_takes_few_keys(page: Page) -> None:
    open_court(page, skippable)
    before = told(page)
    page.keyboard.press("_")
    wait_for_news(page, before)
    wait_for_step(page, "claim")
    page.keyboard.press("-")
    until(page, "document.querySelector('[role=status]').innerText.includes('nothing to decline')")
    before = told(page)
    page.keyboard.press("1")
    until(page, "document.activeElement.dataset.index === '0'")
    page.keyboard.press("Enter")
    wait_for_news(page, before)


def test_no_question_has_one_answer(page: Page) -> None:
    """Whatever may be declined has another answer too, at every table and on the page."""
    asked: set[str] = set()

    def notice(picture: Json) -> bool:
        now = picture["view"]["step"]
        if now in OPTIONAL_STEPS:
            asked.add(now)
            choices = [one["action"] for one in picture["legal"]]
            assert len(choices) >= 2
            assert choices[-1] == "-"
        return asked == set(OPTIONAL_STEPS)

    open_court(page, notice, seats=[ME, device("Petr")])
    assert step(page) in OPTIONAL_STEPS
    assert len(actions(page)) >= 2
    assert actions(page)[-1] == "-"


def test_the_display_is_one_stop_with_arrows_and_answers_to_keys_like_the_court(page: Page) -> None:
    open_court(page, at_step("claim"))
    tokens = page.locator(".buildings [role=toolbar]")
    assert tokens.locator("button[tabindex='0']").count() == 1
    tokens.locator("button[tabindex='0']").focus()
    first = focused(page, "data-slot")
    page.keyboard.press("ArrowRight")
    second = focused(page, "data-slot")
    assert first != second
    page.keyboard.press("Enter")
    # What came just before is said in one breath with it.
    until(page, "document.querySelector('[role=status]').innerText.includes('Slot')")
    page.keyboard.press("Home")
    assert focused(page, "data-slot") == first
    page.locator("[role=option][data-action]").first.focus()
    page.keyboard.press("b")
    until(page, "document.querySelector('[role=status]').innerText.includes('Slot 0')")
    assert "dragon" in spoken(page)
    page.keyboard.press("k")
    until(
        page,
        "/Jana. \\d+ coins?, \\d+ knights?/.test("
        "document.querySelector('[role=status]').innerText)",
    )


def test_a_table_without_courts_has_no_such_keys(page: Page) -> None:
    open_table(page, [ME, BOT])
    wait_for_turn(page)
    assert page.locator("#help").get_by_text("The building board").count() == 0
    page.locator("[role=option][data-action]").first.focus()
    page.keyboard.press("b")
    until(page, "document.querySelector('[role=status]').innerText.includes('no buildings')")


# --- Whole games ---------------------------------------------------------------------------------


@pytest.mark.criterion(3)
def test_every_step_is_taken_by_keyboard_alone(page: Page) -> None:
    open_court_by_keyboard(page)
    for wanted in ("tax", "build", "burn", "claim", "place"):
        open_court(page, at_step(wanted))
        before = told(page)
        _KEYBOARD[wanted](page)
        wait_for_news(page, before)


@pytest.mark.long
@pytest.mark.criterion(3)
def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    open_court_by_keyboard(page)
    taken = dict.fromkeys(("place", "tax", "build", "burn", "claim"), 0)
    while wait_for_turn(page):
        before, now = told(page), step(page)
        taken[now] += 1
        if now == "burn" and taken[now] > 2:
            page.keyboard.press("-")
        else:
            _KEYBOARD[now](page)
        wait_for_news(page, before)
    del taken["build"]  # some games bring no building that can be paid
    assert all(taken.values()), taken
    open_drawer(page, "score")
    assert page.locator("#drawer-score table tbody tr").count() == 9


def open_court_by_keyboard(page: Page) -> None:
    """Choose the game and open a table with a bot by keys."""
    page.context.add_init_script(NO_POINTER)
    page.goto("/")
    page.get_by_role("radio", name="Kingdomino").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector("#step-heading")


def _first_of_list(page: Page) -> None:
    page.keyboard.press("m")
    page.keyboard.press("1")
    until(page, "document.activeElement.dataset.index === '0'")
    page.keyboard.press("Enter")


def _town_of_list(page: Page) -> None:
    """A domino with a town where there is one, so that something can be built."""
    place = towns_first(page)
    page.keyboard.press("m")
    page.keyboard.press(str(place + 1))
    until(page, "place => document.activeElement.dataset.index === place", str(place))
    page.keyboard.press("Enter")


def _by_squares(page: Page) -> None:
    """A knight, from the board: to the square by arrows, Enter, and Enter to confirm."""
    square = page.locator(".kingdom .square.legal").first.get_attribute("data-square") or ""
    _tab_to(page, "document.activeElement.closest('.kingdom [data-square]')")
    page.keyboard.press("Control+Home")
    for _ in range(30):
        here = focused(page, "data-square") or ""
        if here == square:
            break
        page.keyboard.press("ArrowDown" if int(here[1:]) < int(square[1:]) else "ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def _by_display(page: Page) -> None:
    """A building, from the display: arrows, Enter, and then its square or Enter again."""
    kind = step(page)
    _tab_to(page, "document.activeElement.closest('.buildings [data-slot]')")
    page.keyboard.press("Home")
    for _ in range(8):
        if page.evaluate("document.activeElement.classList.contains('legal')"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    if page.locator(".bar .primary").count() > 0:
        page.keyboard.press("Enter")
    else:
        assert kind == "build"
        _by_squares_once(page)


def _by_squares_once(page: Page) -> None:
    square = page.locator(".kingdom .square.legal").first.get_attribute("data-square") or ""
    _tab_to(page, "document.activeElement.closest('.kingdom [data-square]')")
    page.keyboard.press("Control+Home")
    for _ in range(30):
        here = focused(page, "data-square") or ""
        if here == square:
            break
        page.keyboard.press("ArrowDown" if int(here[1:]) < int(square[1:]) else "ArrowRight")
    page.keyboard.press("Enter")


def _tab_to(page: Page, condition: str) -> None:
    for _ in range(90):
        if page.evaluate(f"Boolean({condition})"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {condition}")


_KEYBOARD: dict[str, Callable[[Page], None]] = {
    "place": _first_of_list,
    "tax": _by_squares,
    "build": _by_display,
    "burn": _by_display,
    "claim": _town_of_list,
}


@pytest.mark.long
def test_two_browsers_play_a_whole_game(person: Person) -> None:
    jana, petr = person().new_page(), person().new_page()
    unfold_table(jana, "Queendomino")
    jana.locator("form").get_by_label("Your name").fill("Jana")
    jana.get_by_label("Seat 2, yellow").select_option("friend")
    jana.get_by_role("button", name="Open the table").click()
    petr.goto(jana.get_by_label("Link for seat 2").input_value())
    petr.get_by_label("Your name").fill("Petr")
    petr.get_by_role("button", name="Sit down").click()
    petr.wait_for_selector("main.table h2")
    for wanted in (at_step("claim"), skippable):
        picture = play(table_of(jana), jana, petr, until=wanted, choose=sparing)
        page = (jana, petr)[picture["view"]["actor"]]
        catch_up(page, picture)
        if wanted is skippable:
            before = told(page)
            page.get_by_role("button", name="Skip to the choice", exact=True).click()
            wait_for_news(page, before)
        else:
            act_by_click(page)
    play_away(table_of(jana), jana, petr, until=last_round)
    play(table_of(jana), jana, petr)
    for page in (jana, petr):
        page.wait_for_selector(".result .points")
    points = jana.locator(".result .points").all_inner_texts()
    assert points == petr.locator(".result .points").all_inner_texts()


def test_a_finished_game_is_replayed(page: Page) -> None:
    table = open_finished_court(page)
    totals = page.locator(".result .points").all_inner_texts()
    open_drawer(page, "score")
    assert page.locator("#drawer-score table tbody tr").count() == 9
    sheet = page.locator("#drawer-score tfoot td").all_inner_texts()
    assert sorted(sheet) == sorted(one.split()[0] for one in totals)
    page.goto(f"/replay/{table}?ply=60")
    page.wait_for_selector(".buildings")
    assert page.locator(".token").count() > 0
    assert page.locator(".court").count() == 2
    page.get_by_role("button", name="End", exact=True).click()
    page.wait_for_selector(".standing")
    assert sorted(page.locator(".kingdoms h2 .total").all_inner_texts()) == sorted(totals)


# --- The Royal Wedding ---------------------------------------------------------------------------


def test_partners_act_one_after_the_other_on_the_same_kingdom(page: Page) -> None:
    table = open_teams(page)
    acting: dict[str, set[str]] = {}
    seen: set[int] = set()
    while len(seen) < 8:
        picture = play(table, page, until=lambda now: now["view"]["actor"] not in seen)
        seen.add(picture["view"]["actor"])
        catch_up(page, picture)
        name = page.locator(".expected strong").inner_text().split(",")[0]
        heading = page.locator(".kingdom h2").inner_text()
        assert name in heading
        acting.setdefault(heading, set()).add(name)
    assert [len(names) for names in acting.values()] == [2, 2, 2, 2]


def test_eight_people_in_four_teams_fit_a_phone(person: Person) -> None:
    page = person(viewport=PHONES[0], has_touch=True, is_mobile=True).new_page()
    open_teams(page, after(60))
    teams_share_a_kingdom_with_two_colours(page)
    for viewport in PHONES:
        resize(page, viewport)
        assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    assert page.locator(".seats li").count() == 4
    last = page.locator(".opponent").last
    # Where the page flows the seats may lie under its head, from where one would scroll.
    seat = page.locator(f".seats a[href='#{last.locator('h3').get_attribute('id')}']")
    seat.evaluate("seat => seat.click()")
    assert page.locator("#drawer-opponents.open").count() == 1
    expect(last.locator("h3")).to_be_in_viewport(ratio=1)
    act_by_click(page)


def teams_share_a_kingdom_with_two_colours(page: Page) -> None:
    assert page.locator(".opponent").count() == 3
    headings = page.locator(".opponent h3").all_inner_texts()
    headings.append(page.locator(".kingdom h2").inner_text().removeprefix("Kingdom: "))
    teams = {frozenset(heading.split(" and ")) for heading in headings}
    pairs = [("Jana", "Petr"), ("Eva", "Karel"), ("Hana", "Ivan"), ("Olga", "Zdeněk")]
    assert teams == {frozenset(pair) for pair in pairs}
    for header in page.locator("header.heading").all():
        assert header.locator(".emblem svg").count() == 2
    assert page.locator("tfoot td").count() == 4


def test_seven_kingdoms_fit_a_desktop(person: Person) -> None:
    page = person(viewport={"width": 1440, "height": 900}).new_page()
    open_court(
        page,
        after(80),
        first_choice,
        seats=[ME, *map(device, NAMES[:6])],
        preset="royal_wedding",
        options={"seats": 7},
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 1440
    assert page.locator(".opponent").count() == 6
    small = page.locator(".opponent .square").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().width < 24).length"
    )
    assert small == 0
    assert page.locator(".offer .slot").count() >= 8


def test_dominoes_of_the_second_box_have_their_letter(page: Page) -> None:
    open_court(
        page,
        seats=[ME, device("Petr"), device("Eva")],
        preset="royal_wedding",
        options={"seats": 3},
    )
    wait_for_turn(page)
    assert all(re.fullmatch(r"q\d+", action) for action in actions(page))
    assert all(number.startswith("q") for number in page.locator(".slot .number").all_inner_texts())


def test_only_seats_that_can_be_are_offered(page: Page) -> None:
    unfold_table(page, "Queendomino")
    page.get_by_label("4 players").wait_for()
    assert page.get_by_label("6 players").count() == 0
    page.get_by_label("Royal Wedding, team version").check()
    page.get_by_label("6 players").check()
    assert page.locator(".team").all_inner_texts() == ["Team 1", "Team 2", "Team 3"]
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#step-heading")


# --- The phone -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wanted",
    [
        "place",
        "tax",
        "build",
        # The display is that of "build", the offer that of eight seats.
        pytest.param("burn", marks=pytest.mark.long),
        pytest.param("claim", marks=pytest.mark.long),
    ],
)
def test_every_step_fits_a_phone(person: Person, wanted: str) -> None:
    page = person(viewport=PHONES[0], has_touch=True, is_mobile=True).new_page()
    open_court(page, at_step(wanted))
    for viewport in PHONES:
        resize(page, viewport)
        fits_the_phone(page, viewport, wanted)


def resize(page: Page, viewport: ViewportSize) -> None:
    """Give the page another size and wait until it has it."""
    page.set_viewport_size(viewport)
    until(page, "width => document.documentElement.clientWidth === width", viewport["width"])


def fits_the_phone(page: Page, viewport: ViewportSize, wanted: str) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    bar = page.locator("section:has(> .question)").bounding_box()
    assert bar
    assert bar["height"] <= viewport["height"] / 3
    small = page.locator(".token:visible, .bar button:visible").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().height < 43.5).length"
    )
    assert small == 0
    if wanted == "tax":
        square = page.locator(".kingdom .square.legal").first.bounding_box()
        assert square
        assert square["width"] >= 24


# --- The score pad -------------------------------------------------------------------------------


def _worked_example() -> dict[str, Any]:
    boards = json.loads(BOARDS.read_text(encoding="utf-8"))["boards"]
    return next(board for board in boards if board["expected"]["total"] == 71)


def test_the_worked_example_of_the_rulebook_scores_71(page: Page) -> None:
    """CZ-Q, «Výsledné skóre tohoto hráče je 71.»."""
    example = _worked_example()
    page.goto("/score")
    page.get_by_label("Queendomino").check()
    page.get_by_label("Kingdom size").select_option(str(example["options"]["size"]))
    page.get_by_label("as text").check()
    page.get_by_label("Rows from the top").fill(example["board"])
    page.get_by_label("Coins", exact=True).fill(str(example["coins"]))
    page.get_by_label("Knights, in all").fill(str(example["knights"] + len(example["knights_on"])))
    page.get_by_label("The queen is in this kingdom").check()
    kinds = page.get_by_role("combobox", name="Building", exact=True)
    for square, building in example["buildings"].items():
        kinds.select_option(building.replace("_", " ").capitalize())
        page.get_by_label("Its town square").fill(square)
        page.get_by_role("button", name="Add", exact=True).click()
    until(page, "document.querySelector('p.total')?.innerText === '71 points'")
    rows = page.locator(".side tbody tr, .side tfoot tr").all_inner_texts()
    assert [row.split()[-1] for row in rows] == [
        "3", "3", "3", "6", "16", "1", "12", "0", "27", "71"
    ]  # fmt: skip
    assert page.locator(".side .refusal").count() == 0


def test_towns_and_buildings_are_painted(page: Page) -> None:
    page.goto("/score")
    page.get_by_label("Queendomino").check()
    page.get_by_role("row", name="Treasury").wait_for()  # the answer moves what is below it
    page.get_by_role("radio", name="Statue").check()
    page.locator("[data-square=f5]").click()
    until(page, "document.querySelector('p.total')?.innerText === '5 points'")
    assert "Statue" in page.locator("[data-square=f5]").inner_text()
    page.locator("[data-square=g5]").focus()
    page.keyboard.press("t")
    page.get_by_role("radio", name="Queen's tower").check()
    page.locator("[data-square=g5]").click()
    until(page, "document.querySelector('p.total')?.innerText === '7 points'")
    page.get_by_label("Kingdomino", exact=True).check()
    until(page, "document.querySelector('p.total')?.innerText === '0 points'")
    assert page.get_by_role("radio", name="Statue").count() == 0
