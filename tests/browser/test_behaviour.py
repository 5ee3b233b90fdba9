"""Focus, keys, speech and languages at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.table import (
    BOT,
    FRIEND,
    ME,
    act_by_click,
    actions,
    device,
    focused,
    open_table,
    spoken,
    told,
    until,
    visit,
    wait_for_news,
    wait_for_turn,
)

FIRST_RETRY_MILLISECONDS = 1500

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    Person = Callable[..., BrowserContext]


def until_placing(page: Page) -> None:
    wait_for_turn(page)
    while page.locator(".square.legal").count() == 0:
        act_by_click(page)
        wait_for_turn(page)


def go_to(page: Page, square: str) -> None:
    page.locator(f".kingdom [data-square={square}]").focus()


def test_each_board_and_list_is_one_stop(page: Page) -> None:
    open_table(page, [ME, BOT])
    until_placing(page)
    stops = page.locator("[role=grid], [role=listbox]").evaluate_all(
        "all => all.map(one => one.querySelectorAll('[tabindex=\"0\"]').length)"
    )
    assert len(stops) == 3
    assert set(stops) == {1}


def test_tab_leaves_the_board_both_ways(page: Page) -> None:
    open_table(page, [ME, BOT])
    until_placing(page)
    go_to(page, "e5")
    page.keyboard.press("Tab")
    assert focused(page, "data-square") is None or page.evaluate(
        "!document.activeElement.closest('.kingdom')"
    )
    page.keyboard.press("Shift+Tab")
    assert focused(page, "data-square") == "e5"
    page.keyboard.press("Shift+Tab")
    assert focused(page, "data-square") is None


def test_arrows_stop_at_the_edge(page: Page) -> None:
    open_table(page, [ME, BOT])
    until_placing(page)
    go_to(page, "e5")
    page.keyboard.press("Control+Home")
    corner = focused(page, "data-square")
    for key in ("ArrowUp", "ArrowLeft"):
        page.keyboard.press(key)
        assert focused(page, "data-square") == corner
    page.keyboard.press("ArrowRight")
    assert focused(page, "data-square") != corner
    page.keyboard.press("End")
    edge = focused(page, "data-square")
    page.keyboard.press("ArrowRight")
    assert focused(page, "data-square") == edge


@pytest.mark.criterion(9)
def test_the_action_list_has_the_focus_after_loading(page: Page) -> None:
    table = open_table(page, [ME, BOT])
    until_placing(page)
    visit(page, table["table"])
    until(page, "document.activeElement.getAttribute('role') === 'option'")
    assert focused(page, "data-index") == "0"


@pytest.mark.criterion(9)
def test_after_placing_the_list_of_claims_has_the_focus(page: Page) -> None:
    open_table(page, [ME, BOT])
    until_placing(page)
    go_to(page, "e5")
    square = page.locator(".kingdom .square.legal").first
    square.click()
    square.click()
    until(page, "document.activeElement.dataset.action?.match(/^\\d+$/)")
    assert all(action.isdigit() for action in actions(page))


@pytest.mark.criterion(9)
def test_the_focus_stays_when_others_act(person: Person) -> None:
    jana, petr = person().new_page(), person().new_page()
    table = open_table(jana, [ME, FRIEND])
    petr.goto(table["invitations"][0]["link"])
    petr.get_by_label("Your name").fill("Petr")
    petr.get_by_role("button", name="Sit down").click()
    petr.wait_for_selector("main.table h2")
    for acting, looking in ((petr, jana), (jana, petr)):
        while acting.locator("[role=option]").count() == 0:
            if looking.locator("[role=option]").count() > 0:
                act_by_click(looking)
            looking.wait_for_timeout(30)
        looking.get_by_label("Action or question").focus()
        before = told(looking)
        act_by_click(acting)
        wait_for_news(looking, before)
        assert focused(looking, "id") == "command-field"


@pytest.mark.criterion(8)
def test_every_query_speaks_and_speaks_again(page: Page) -> None:
    open_table(page, [ME, BOT])
    until_placing(page)
    page.evaluate(
        """() => {
          window.heard = [];
          const hear = () => {
            const said = document.querySelector('[role=status] p');
            if (said && !window.heard.includes(said)) window.heard.push(said);
          };
          new MutationObserver(hear).observe(
            document.querySelector('[role=status]'), { childList: true, subtree: true });
        }"""
    )
    for key in ("t", "s", "S", "c", "v", "w", "e", "n", "l", "L", "o", "x", "g", "G", "r"):
        go_to(page, "e5")
        page.evaluate("window.heard = []")
        page.keyboard.press(key)
        until(page, "window.heard.length === 1")
        page.keyboard.press("Escape" if key in "eE" else "o")
        if key in "tscvwn":
            page.wait_for_timeout(150)
            page.evaluate("window.heard = []")
            page.keyboard.press(key)
            until(page, "window.heard.length === 1")
            page.wait_for_timeout(150)
            page.keyboard.press(key)
            until(page, "window.heard.length === 2")
            texts = page.evaluate("window.heard.map(said => said.textContent)")
            assert texts[0] != texts[1]
            assert texts[0].strip() == texts[1].strip()


def test_keys_of_two_strokes_find_squares_and_read_kingdoms(page: Page) -> None:
    open_table(page, [ME, BOT])
    until_placing(page)
    act_by_click(page)
    go_to(page, "e5")
    page.keyboard.press("f")
    page.keyboard.press(".")
    first = focused(page, "data-square")
    assert first != "e5"
    assert page.locator(f".kingdom [data-square={first}]").inner_text().startswith("empty")
    page.keyboard.press("f")
    page.keyboard.press("c")
    assert focused(page, "data-square") == "e5"
    for number, name in (("1", "Jana."), ("2", "Easy bot.")):
        page.keyboard.press("e")
        page.keyboard.press(number)
        until(
            page, "name => document.querySelector('[role=status]').innerText.includes(name)", name
        )


@pytest.mark.criterion(8)
def test_what_happens_is_told_once(person: Person) -> None:
    page = person().new_page()
    open_table(page, [ME, BOT])
    wait_for_turn(page)
    page.evaluate(
        """() => {
          window.heard = [];
          new MutationObserver(() => {
            const said = document.querySelector('[role=status] p');
            if (said && window.heard.at(-1)?.node !== said) {
              window.heard.push({ node: said, text: said.textContent });
            }
          }).observe(document.querySelector('[role=status]'), { childList: true, subtree: true });
        }"""
    )
    known = page.locator("#history-heading ~ .scroll li").all_inner_texts()
    for _ in range(4):
        act_by_click(page)
        wait_for_turn(page)
    page.wait_for_timeout(300)
    lines = page.locator("#history-heading ~ .scroll li").all_inner_texts()
    news = [line.strip() for line in reversed(lines[: len(lines) - len(known)])]
    heard = " ".join(page.evaluate("window.heard.map(said => said.text)"))
    place = 0
    for line in news:
        found = heard.find(line, place)
        assert found >= 0, f"{line!r} is not told in its place: {heard!r}"
        place = found + len(line)


@pytest.mark.criterion(17)
def test_single_letters_are_only_keys_in_the_game(page: Page) -> None:
    open_table(page, [ME, BOT])
    until_placing(page)
    field = page.get_by_label("Action or question")
    page.wait_for_timeout(300)
    before = spoken(page)
    field.focus()
    page.keyboard.type("tscv")
    page.wait_for_timeout(200)
    assert field.input_value() == "tscv"
    assert spoken(page) == before
    page.locator("#language").focus()
    page.keyboard.press("t")
    page.wait_for_timeout(200)
    assert spoken(page) == before


@pytest.mark.criterion(17)
def test_single_letters_can_be_switched_off(page: Page) -> None:
    open_table(page, [ME, BOT])
    until_placing(page)
    page.get_by_label("Single letters are keys").uncheck()
    page.wait_for_timeout(300)
    before = spoken(page)
    go_to(page, "e5")
    for key in ("t", "s", "1", "m"):
        page.keyboard.press(key)
    page.wait_for_timeout(200)
    assert spoken(page) == before
    assert focused(page, "data-square") == "e5"
    assert page.locator("#help kbd").all_inner_texts() == ["Escape", "F1"]


def test_help_is_a_key_away_and_its_buttons_do_what_they_say(page: Page) -> None:
    open_table(page, [ME, BOT])
    until_placing(page)
    page.keyboard.press("F1")
    assert focused(page, "id") == "help-heading"
    page.get_by_role("button", name="Whose turn it is").click()
    until(page, "document.querySelector('[role=status]').innerText.includes('Your turn')")
    page.get_by_role("button", name="To the list of actions").click()
    assert focused(page, "role") == "option"


def test_digits_reach_items_and_the_command_line_takes_them(page: Page) -> None:
    open_table(page, [ME, BOT])
    until_placing(page)
    count = page.locator("[role=option]").count()
    page.locator("[role=option]").first.focus()
    page.keyboard.press("2")
    until(page, "document.activeElement.dataset.index === '1'")
    page.keyboard.press("i")
    page.keyboard.type(f"{count}.")
    before = told(page)
    page.keyboard.press("Enter")
    wait_for_news(page, before)


def test_a_typed_square_narrows_the_list(page: Page) -> None:
    open_table(page, [ME, BOT])
    until_placing(page)
    everything = len(actions(page))
    square = page.locator(".square.legal").first.get_attribute("data-square")
    assert square
    page.get_by_label("Action or question").fill(square)
    until(page, "count => document.querySelectorAll('[role=option]').length < count", everything)
    page.keyboard.press("Enter")
    until(page, "document.querySelector('[role=status]').innerText.includes('action')")
    assert len(actions(page)) < everything
    page.keyboard.press("ArrowDown")
    until(page, "document.activeElement.matches('[role=option]')")
    assert len(actions(page)) < everything


def test_an_illegal_action_says_why_and_changes_nothing(page: Page) -> None:
    open_table(page, [ME, BOT])
    until_placing(page)
    before = told(page), actions(page)
    page.get_by_label("Action or question").fill("e5r")
    page.keyboard.press("Enter")
    page.wait_for_selector(".turn .refusal")
    assert "E5" in page.locator(".turn .refusal").inner_text()
    assert spoken(page)
    assert (told(page), actions(page)) == before


def test_a_square_where_nothing_can_be_done_says_what_is_expected(page: Page) -> None:
    open_table(page, [ME, BOT])
    wait_for_turn(page)
    expected = page.locator(".prompt .expected").inner_text().strip()
    for board in (".kingdom", ".opponent"):
        page.keyboard.press("s")
        until(
            page,
            "words => !document.querySelector('[role=status]').innerText.includes(words)",
            expected,
        )
        page.locator(f"{board} [data-square=e5]").focus()
        page.keyboard.press("Enter")
        until(
            page,
            "words => document.querySelector('[role=status]').innerText.includes(words)",
            expected,
        )


def test_a_square_previews_and_places(page: Page) -> None:
    open_table(page, [ME, BOT])
    until_placing(page)
    square = page.locator(".kingdom .square.legal").first
    name = square.get_attribute("data-square")
    square.click()
    assert page.locator(".kingdom .ghost").count() == 2
    words = page.locator(".bar .words").inner_text()
    assert (name or "").upper() in words
    page.get_by_role("button", name="Cancel").click()
    assert page.locator(".kingdom .ghost").count() == 0
    square.click()
    before = told(page)
    page.get_by_role("button", name="Place", exact=True).click()
    wait_for_news(page, before)
    assert page.locator(f".kingdom [data-square={name}] svg").count() == 1


def test_a_preview_is_turned_by_the_square_it_can_be_turned_to(page: Page) -> None:
    open_table(page, [ME, BOT])
    until_placing(page)
    other = page.locator(".kingdom .square.partner:not(.ghost)").first
    for square in page.locator(".kingdom .square.legal").all():
        square.click()
        if other.count() > 0:
            break
        page.get_by_role("button", name="Cancel").click()
    before = page.locator(".bar .words").inner_text()
    name = other.get_attribute("data-square") or ""
    other.click()
    after = page.locator(".bar .words").inner_text()
    assert after != before
    assert name.upper() in after
    assert page.locator(".kingdom .ghost").count() == 2


def test_a_second_press_can_be_asked_for(page: Page) -> None:
    open_table(page, [ME, BOT])
    wait_for_turn(page)
    page.get_by_label("Ask for a second press").check()
    before = told(page)
    first = page.locator("[role=option]").first
    first.click()
    page.wait_for_selector(".action.confirming")
    page.wait_for_timeout(300)
    assert told(page) == before
    first.click()
    wait_for_news(page, before)


def test_a_property_lights_up_its_squares(page: Page) -> None:
    open_table(page, [ME, BOT])
    until_placing(page)
    act_by_click(page)
    page.locator("section:has(> #score-heading) button").first.click()
    assert page.locator(".kingdom path.highlight").count() > 0


WORDS = {"cs": "Možné tahy", "sk": "Možné ťahy", "pl": "Możliwe ruchy", "en": "Legal actions"}


def test_the_language_changes_without_leaving_the_game(page: Page) -> None:
    open_table(page, [ME, BOT])
    until_placing(page)
    legal = actions(page)
    page.evaluate("window.untouched = true")
    for language, words in WORDS.items():
        page.locator("#language").select_option(language)
        page.get_by_role("listbox", name=words).wait_for()
        until(page, "lang => document.documentElement.lang === lang", language)
        until(page, "() => document.title.includes(document.querySelector('h1').innerText)")
        assert actions(page) == legal
    assert page.evaluate("window.untouched") is True


def test_what_was_said_in_another_language_is_taken_back(page: Page) -> None:
    open_table(page, [ME, device("Petr")])
    act_by_click(page)
    until(page, "() => document.querySelector('[role=status]').innerText !== ''")
    page.locator("#language").select_option("cs")
    until(page, "() => document.querySelector('[role=status]').innerText === ''")


def test_a_table_that_was_left_is_heard_no_more(page: Page) -> None:
    opened: list[str] = []
    page.on("websocket", lambda socket: opened.append(socket.url))
    open_table(page, [ME, device("Petr")])
    act_by_click(page)
    page.get_by_role("navigation").get_by_role("link", name="Rules").click()
    page.wait_for_selector("main h1")
    page.wait_for_timeout(FIRST_RETRY_MILLISECONDS)
    assert len(opened) == 1
    assert spoken(page) == ""


def test_squares_are_offered_only_to_whom_may_choose(person: Person) -> None:
    first, second = person().new_page(), person().new_page()
    table = open_table(first, [ME, FRIEND])
    second.request.post(
        f"/api/invitations/{table['invitations'][0]['link'].rsplit('/', 1)[1]}",
        data={"name": "Petr"},
    )
    visit(second, table["table"])
    pages = [first, second]
    while not any(page.locator(".square.legal").count() for page in pages):
        for page in pages:
            if page.locator("[role=option]").count():
                act_by_click(page)
    for page in pages:
        may_choose = page.locator(".square.legal").count() > 0
        assert (page.locator(".bar").inner_text() != "") is may_choose


@pytest.mark.parametrize("locale", ["cs-CZ", "sk-SK", "pl-PL", "en-US"])
def test_the_language_of_the_browser_is_spoken_first(person: Person, locale: str) -> None:
    page = person(locale=locale).new_page()
    page.goto("/")
    page.wait_for_selector(".now button")
    assert page.evaluate("document.documentElement.lang") == locale[:2]


def test_headings_stand_in_their_order(page: Page) -> None:
    open_table(page, [ME, BOT])
    until_placing(page)
    page.wait_for_selector("#help-heading")
    assert page.locator("main h1").count() == 1
    assert page.locator("main h2").all_inner_texts() == [
        "What to do",
        "Offer",
        "My kingdom",
        "Opponents",
        "Score",
        "History",
        "Talk",
        "At the table",
        "Since my last turn",
        "Notices",
        "Command",
        "Settings",
        "Help",
    ]
