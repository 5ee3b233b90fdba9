"""Focus, keys, speech and languages at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e import checks
from tests.e2e.beside import play
from tests.e2e.court import sent_actions
from tests.e2e.table import (
    BOT,
    ME,
    act_by_click,
    actions,
    choose_language,
    device,
    focused,
    hear_whole_sentences,
    hears,
    open_actions,
    open_drawer,
    open_placing,
    open_table,
    sit_together,
    spoken,
    to_place,
    told,
    until,
    visit,
    wait_for_news,
    wait_for_turn,
)

MILLISECONDS_OF_RETRIES = 10_000

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    Person = Callable[..., BrowserContext]


def go_to(page: Page, square: str) -> None:
    page.locator(f".kingdom [data-square={square}]").focus()


def test_each_board_and_list_is_one_stop(page: Page) -> None:
    open_placing(page)
    stops = page.locator("[role=grid], [role=listbox]").evaluate_all(
        "all => all.map(one => one.querySelectorAll('[tabindex=\"0\"]').length)"
    )
    assert len(stops) == 3
    assert set(stops) == {1}


def test_tab_leaves_the_board_both_ways(page: Page) -> None:
    open_placing(page)
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
    open_placing(page)
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
    open_placing(page)
    until(page, "document.activeElement.getAttribute('role') === 'option'")
    assert focused(page, "data-index") == "0"


@pytest.mark.criterion(9)
def test_after_placing_the_list_of_claims_has_the_focus(page: Page) -> None:
    open_placing(page)
    go_to(page, "e5")
    square = page.locator(".kingdom .square.legal").first
    square.press("Enter")
    square.press("Enter")
    until(page, "document.activeElement.dataset.action?.match(/^\\d+$/)")
    assert all(action.isdigit() for action in actions(page))


@pytest.mark.criterion(9)
def test_the_focus_stays_when_others_act(person: Person) -> None:
    jana, petr = person().new_page(), person().new_page()
    table = sit_together(jana, petr)
    for acting, looking, seat in ((petr, jana, 1), (jana, petr, 0)):
        play(table, jana, petr, until=lambda picture, seat=seat: picture["you"] == [seat])
        visit(jana, table)
        visit(petr, table)
        acting.wait_for_selector("[role=option][data-action]")
        looking.get_by_label("Action or question").focus()
        before = told(looking)
        act_by_click(acting)
        wait_for_news(looking, before)
        assert focused(looking, "id") == "command-field"


@pytest.mark.criterion(8)
def test_every_query_speaks_and_speaks_again(page: Page) -> None:
    open_placing(page)
    checks.listen(page)
    for key in ("t", "s", "S", "c", "v", "w", "e", "n", "l", "L", "o", "x", "g", "G", "r", "R"):
        first = checks.ask(page, key)
        assert len(first) == 1, (key, first)
        if key == "e":
            page.keyboard.press("Escape")
        if key in "tscvwn":
            again = checks.ask(page, key)
            assert len(again) == 1
            assert again[0] != first[0]
            assert again[0].strip() == first[0].strip()


def test_keys_of_two_strokes_find_squares_and_read_kingdoms(page: Page) -> None:
    open_placing(page)
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
def test_what_happens_is_told_once(page: Page) -> None:
    hear_whole_sentences(page)
    open_table(page, [ME, BOT])
    wait_for_turn(page)
    page.wait_for_selector("#help kbd")
    checks.listen(page)
    known = page.locator(checks.ENTRIES).count()
    for _ in range(4):
        act_by_click(page)
        wait_for_turn(page)
    checks.ask(page, "t")  # whatever was still to be said is said before
    news = checks.news_since(page, known)
    heard = " ".join(checks.heard(page))
    place = 0
    for line in news:
        found = heard.find(line, place)
        assert found >= 0, f"{line!r} is not told in its place: {heard!r}"
        place = found + len(line)


EVERY_GAME: dict[str, list[dict[str, str]]] = {
    "kingdomino": [ME, BOT, BOT, BOT],
    "queendomino": [ME, BOT, BOT, BOT],
    "block": [ME, BOT],
    "draw": [ME, BOT],
    "matador": [ME, BOT],
    "bergen": [ME, BOT, BOT],
    "sebastopol": [ME, BOT, BOT, BOT],
    "twenty_one": [ME, BOT],
    "solo": [ME],
    "muggins": [ME, BOT, BOT, BOT],
}
ACTS = 4
HEARD_IN_ORDER = """news => {
  const heard = window.heard.join(' ');
  let place = 0;
  return news.every((line) => {
    const found = heard.indexOf(line, place);
    place = found + line.length;
    return found >= 0;
  });
}"""


@pytest.mark.criterion(7)
@pytest.mark.parametrize("game", EVERY_GAME)
def test_what_is_said_is_the_history_in_every_game(page: Page, game: str) -> None:
    """Everything that the history tells is heard in whole sentences, in its order, to its end."""
    hear_whole_sentences(page)
    open_table(page, EVERY_GAME[game], game=game)
    wait_for_turn(page)
    checks.listen(page)
    known = page.locator(checks.ENTRIES).count()
    for _ in range(ACTS):
        if not wait_for_turn(page):
            break
        act_by_click(page)
    wait_for_turn(page)
    news = checks.news_since(page, known)
    assert news
    until(page, HEARD_IN_ORDER, news)


@pytest.mark.criterion(6)
@pytest.mark.parametrize("game", EVERY_GAME)
def test_one_key_tells_in_full_what_was_heard_in_short(page: Page, game: str) -> None:
    open_table(page, EVERY_GAME[game], game=game)
    wait_for_turn(page)
    known = page.locator(checks.ENTRIES).count()
    act_by_click(page)
    wait_for_turn(page)
    page.wait_for_selector("#help kbd")
    news = checks.news_since(page, known)
    assert news
    checks.listen(page)
    page.locator("[data-game-region] [tabindex='0']").first.focus()
    page.keyboard.press("Shift+O")
    until(page, HEARD_IN_ORDER, news)


@pytest.mark.criterion(17)
def test_single_letters_are_only_keys_in_the_game(page: Page) -> None:
    open_placing(page)
    checks.listen(page)
    page.get_by_role("button", name="Menu").click()
    field = page.get_by_label("Action or question")

    def type_into_the_field() -> None:
        field.focus()
        page.keyboard.type("tscv")

    def press_at_the_language() -> None:
        page.locator("#language").focus()
        assert focused(page, "id") == "language"
        page.keyboard.press("t")

    assert checks.said_beside(page, type_into_the_field) == []
    assert field.input_value() == "tscv"
    assert checks.said_beside(page, press_at_the_language) == []


@pytest.mark.criterion(17)
def test_single_letters_can_be_switched_off(page: Page) -> None:
    open_placing(page)
    open_drawer(page, "help")
    page.get_by_label("Single letters are keys").uncheck()
    until(page, "document.querySelectorAll('#help kbd').length === 2")
    assert page.locator("#help kbd").all_inner_texts() == ["Escape", "F1"]
    checks.listen(page)
    go_to(page, "e5")
    for key in ("t", "s", "1", "m"):
        page.keyboard.press(key)
    assert focused(page, "data-square") == "e5"
    # What a button says is said alone: before it nothing was to be said.
    page.get_by_role("button", name="Whose turn it is").click()
    until(page, "window.heard.length > 0")
    (said,) = checks.heard(page)
    page.get_by_role("button", name="Whose turn it is").click()
    until(page, "window.heard.length > 1")
    assert [one.strip() for one in checks.heard(page)] == [said.strip()] * 2


def test_help_is_a_key_away_and_its_buttons_do_what_they_say(page: Page) -> None:
    open_placing(page)
    page.keyboard.press("F1")
    assert focused(page, "id") == "help-heading"
    # Readers that keep letters for themselves are named, with the key that hands them on.
    for reader in ("NVDA", "JAWS", "Orca", "VoiceOver"):
        assert page.locator("section:has(#help-heading) p", has_text=reader).is_visible(), reader
    page.get_by_role("button", name="Whose turn it is").click()
    until(page, "document.querySelector('[role=status]').innerText.includes('Your turn')")
    page.get_by_role("button", name="To the list of actions").click()
    assert focused(page, "role") == "option"


def test_digits_reach_items_and_the_command_line_takes_them(page: Page) -> None:
    open_placing(page)
    count = page.locator("[role=option][data-action]").count()
    page.locator("[role=option][data-action]").first.focus()
    page.keyboard.press("2")
    until(page, "document.activeElement.dataset.index === '1'")
    page.keyboard.press("i")
    page.keyboard.type(f"{count}.")
    before = told(page)
    page.keyboard.press("Enter")
    wait_for_news(page, before)


def test_a_typed_square_narrows_the_list(page: Page) -> None:
    open_placing(page)
    everything = len(actions(page))
    square = page.locator(".square.legal").first.get_attribute("data-square")
    assert square
    page.get_by_label("Action or question").fill(square)
    until(
        page,
        "count => document.querySelectorAll('[role=option][data-action]').length < count",
        everything,
    )
    page.keyboard.press("Enter")
    until(page, "document.querySelector('[role=status]').innerText.includes('action')")
    assert len(actions(page)) < everything
    page.keyboard.press("ArrowDown")
    until(page, "document.activeElement.matches('[role=option][data-action]')")
    assert len(actions(page)) < everything


def test_an_illegal_action_says_why_and_changes_nothing(page: Page) -> None:
    open_placing(page)
    before = told(page), actions(page)
    page.get_by_label("Action or question").fill("e5r")
    page.keyboard.press("Enter")
    page.wait_for_selector(".turn .refusal")
    assert "E5" in page.locator(".turn .refusal").inner_text()
    until(page, "() => document.querySelector('[role=status]').innerText.trim() !== ''")
    assert (told(page), actions(page)) == before


def test_a_square_where_nothing_can_be_done_says_what_is_expected(page: Page) -> None:
    open_table(page, [ME, BOT])
    wait_for_turn(page)
    expected = checks.one_line(page.locator(".prompt .expected").inner_text())
    for board in (".kingdom", ".opponent"):
        page.keyboard.press("s")
        until(
            page,
            "words => !document.querySelector('[role=status]').innerText.includes(words)",
            expected,
        )
        page.locator(f"{board} [data-square=e5]").focus()
        page.keyboard.press("Enter")
        hears(page, expected)


def test_a_square_previews_and_places(page: Page) -> None:
    open_placing(page)
    square = page.locator(".kingdom .square.legal").first
    name = square.get_attribute("data-square")
    square.press("Enter")
    assert page.locator(".kingdom .ghost").count() == 2
    words = page.locator(".bar .words").inner_text()
    assert (name or "").upper() in words
    page.get_by_role("button", name="Cancel").click()
    assert page.locator(".kingdom .ghost").count() == 0
    square.press("Enter")
    before = told(page)
    page.get_by_role("button", name="Place", exact=True).click()
    wait_for_news(page, before)
    assert page.locator(f".kingdom .built[data-square={name}]:not(.ghost)").count() == 1


def test_a_preview_is_turned_by_the_square_it_can_be_turned_to(page: Page) -> None:
    open_placing(page)
    other = page.locator(".kingdom .square.partner:not(.ghost)").first
    for square in page.locator(".kingdom .square.legal").all():
        square.press("Enter")
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
    sent = sent_actions(page)
    open_table(page, [ME, BOT])
    wait_for_turn(page)
    open_drawer(page, "help")
    page.get_by_label("Ask for a second press").check()
    before = told(page)
    open_actions(page)
    first = page.locator("[role=option][data-action]").first
    first.click()
    page.wait_for_selector(".action.confirming")
    assert sent == []
    assert told(page) == before
    first.click()
    wait_for_news(page, before)
    assert len(sent) == 1


def test_a_property_lights_up_its_squares(page: Page) -> None:
    open_placing(page)
    act_by_click(page)
    open_drawer(page, "score")
    # Land without points is folded.
    page.locator("#drawer-score details").evaluate_all("all => all.forEach(one => one.open = true)")
    page.locator("section:has(> #score-heading) button").first.click()
    assert page.locator(".kingdom path.highlight").count() > 0


WORDS = {"cs": "Možné tahy", "sk": "Možné ťahy", "pl": "Możliwe ruchy", "en": "Legal actions"}


def test_the_language_changes_without_leaving_the_game(page: Page) -> None:
    open_placing(page)
    legal = actions(page)
    page.evaluate("window.untouched = true")
    for language, words in WORDS.items():
        choose_language(page, language)
        page.get_by_role("listbox", name=words).wait_for()
        until(page, "lang => document.documentElement.lang === lang", language)
        until(page, "() => document.title.includes(document.querySelector('h1').innerText)")
        assert actions(page) == legal
    assert page.evaluate("window.untouched") is True


def test_what_was_said_in_another_language_is_taken_back(page: Page) -> None:
    hear_whole_sentences(page)
    open_table(page, [ME, device("Petr")])
    act_by_click(page)
    entry = page.locator(checks.ENTRIES).first
    happened = checks.one_line(entry.inner_text())
    hears(page, happened)
    choose_language(page, "cs")
    until(page, "() => document.querySelector('[role=status]').innerText === ''")


def test_a_table_that_was_left_is_heard_no_more(page: Page) -> None:
    opened: list[str] = []
    page.on("websocket", lambda socket: opened.append(socket.url))
    page.clock.install()
    with page.expect_websocket() as opening:
        open_table(page, [ME, device("Petr")])
    act_by_click(page)
    with opening.value.expect_event("close"):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("navigation").get_by_role("link", name="Rules").click()
        page.wait_for_selector("article h2")
    page.clock.run_for(MILLISECONDS_OF_RETRIES)
    assert len(opened) == 1
    assert spoken(page) == ""


def test_squares_are_offered_only_to_whom_may_choose(person: Person) -> None:
    first, second = person().new_page(), person().new_page()
    table = sit_together(first, second)
    play(table, first, second, until=to_place)
    for page in (first, second):
        visit(page, table)
    pages = [first, second]
    choosing = [page.locator("[role=option][data-action]").count() > 0 for page in pages]
    assert sorted(choosing) == [False, True]
    for page, may_choose in zip(pages, choosing, strict=True):
        assert (page.locator(".square.legal").count() > 0) is may_choose
        assert (page.locator(".bar").inner_text() != "") is may_choose


@pytest.mark.parametrize("locale", ["cs-CZ", "sk-SK", "pl-PL", "en-US"])
def test_the_language_of_the_browser_is_spoken_first(person: Person, locale: str) -> None:
    page = person(locale=locale).new_page()
    page.goto("/")
    page.wait_for_selector(".now button")
    assert page.evaluate("document.documentElement.lang") == locale[:2]


def test_headings_stand_in_their_order(page: Page) -> None:
    open_placing(page)
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
