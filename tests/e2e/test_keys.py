"""Keys, typed words and help: whole games by keyboard, key counts, what works here and now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from dominium import describe
from tests.e2e import checks
from tests.e2e.beside import play, reach
from tests.e2e.court import at_step, open_court
from tests.e2e.dominoes import COVER, HAND, open_line
from tests.e2e.keyboard import LIST, NO_POINTER, KingdomPlayer, Player, at_most
from tests.e2e.table import (
    BOT,
    ME,
    HeldBack,
    act_by_click,
    device,
    hears,
    open_drawer,
    open_placing,
    open_table,
    spoken,
    to_place,
    type_line,
    until,
    visit,
    wait_for_turn,
    without_the_core,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    Person = Callable[..., BrowserContext]

ENGLISH = describe.messages("en")

# --- Whole games ---------------------------------------------------------------------------------

LINES: dict[str, tuple[str, list[dict[str, str]], dict[str, Any]]] = {
    "block": ("block", [ME, BOT], {"target": 20}),
    "draw": ("draw", [ME, BOT], {"deals": 1}),
    "matador": ("matador", [ME, BOT], {"deals": 1}),
    "bergen": ("bergen", [ME, BOT], {"target": 5}),
    "sebastopol": ("sebastopol", [ME, BOT, BOT, BOT], {"deals": 1}),
    "twenty_one": ("twenty_one", [ME, device("Petr")], {"deals": 1}),
    "solo": ("solo", [ME], {}),
    "muggins": ("muggins", [ME, BOT], {"target": 40}),
}


@pytest.mark.criterion(3)
@pytest.mark.criterion(4)
@pytest.mark.criterion(9)
@pytest.mark.parametrize("name", LINES)
def test_a_whole_game_of_tiles_by_keyboard(
    page: Page, name: str, count: Callable[..., None]
) -> None:
    page.context.add_init_script(NO_POINTER)
    game, seats, options = LINES[name]
    open_line(page, game, seats, options=options)
    player = Player(page)
    player.play()
    assert player.acts >= 1
    count(game=name, **player.keys.figures())
    assert max(player.keys.by_list) <= 4
    assert max(player.keys.typed) <= (6 if name == "matador" else 5)


KINGDOMS: dict[str, dict[str, Any]] = {
    "kingdomino": {},
    "tray": {"preset": "kralovska_zahrada"},
    "seven_by_seven": {"preset": "mighty_duel"},
    "queendomino": {"game": "queendomino"},
    "royal_wedding_teams": {
        "game": "queendomino",
        "preset": "royal_wedding_teams",
        "options": {"seats": 6},
        "seats": [ME, device("Petr"), BOT, BOT, BOT, BOT],
    },
}


def last_rounds(picture: dict[str, Any]) -> bool:
    """Tell whether a domino is to be placed, and there is one more round of them to come."""
    view = picture["view"]
    return bool(view["step"] == "place" and view["round"] + 1 >= view["rounds"])


@pytest.mark.criterion(3)
@pytest.mark.criterion(4)
@pytest.mark.criterion(9)
@pytest.mark.parametrize(
    ("name", "whole"),
    [
        ("tray", True),
        *((name, False) for name in KINGDOMS if name != "tray"),
        *(pytest.param(name, True, marks=pytest.mark.long) for name in KINGDOMS if name != "tray"),
    ],
)
def test_a_game_of_kingdoms_is_played_to_its_end_by_keyboard(
    page: Page, name: str, count: Callable[..., None], *, whole: bool
) -> None:
    page.context.add_init_script(NO_POINTER)
    wish = {"seats": [ME, BOT], **KINGDOMS[name]}
    if whole:
        open_table(page, **wish)
    else:
        visit(page, reach(page, last_rounds, **wish))
        page.wait_for_selector("[role=option][data-action]")
        until(page, "document.activeElement.matches('[role=option][data-action]')")
    player = KingdomPlayer(page)
    player.play()
    keys = player.keys
    count(game=name, **keys.figures())
    assert max(keys.by_list) <= 4
    assert max(keys.turns_by_list or [0]) <= 6
    assert max(keys.turns_declining or [0]) <= 9
    if wish.get("game") != "queendomino":
        assert max(keys.typed) <= 6
        # On a full board of the last rounds hardly anything can be placed.
        assert keys.turns_typed or not whole
        assert at_most(keys.turns_typed or [0]) <= 8


# --- One stop, and Tab goes on -------------------------------------------------------------------


@pytest.mark.criterion(3)
@pytest.mark.parametrize("kind", ["kingdomino", "queendomino", "block"])
def test_tab_leaves_every_widget_and_each_is_one_stop(page: Page, kind: str) -> None:
    if kind == "block":
        open_line(page, "block", [ME, BOT])
    else:
        open_table(page, [ME, BOT], game=kind)
    wait_for_turn(page)
    widgets = page.locator("[role=grid], [role=listbox], [role=toolbar]")
    for index in range(widgets.count()):
        widget = widgets.nth(index)
        stops = widget.locator("[tabindex='0'], button:not([tabindex])")
        assert stops.count() == 1, widget.get_attribute("aria-label")
        stops.first.focus()
        page.keyboard.press("Tab")
        assert widget.evaluate("widget => !widget.contains(document.activeElement)")
        stops.first.focus()
        page.keyboard.press("Shift+Tab")
        assert widget.evaluate("widget => !widget.contains(document.activeElement)")


@pytest.mark.criterion(9)
@pytest.mark.parametrize("seats", [[ME, BOT], [ME, device("Petr")]])
def test_letters_stay_keys_while_the_answer_is_awaited(
    page: Page, seats: list[dict[str, str]]
) -> None:
    without_the_core(page)  # with it the page answers at once
    between = HeldBack(page)
    open_table(page, game="kingdomino", seats=seats)
    assert wait_for_turn(page)
    between.holding = True
    option = page.locator(LIST).first
    option.focus()
    option.press("Enter")
    until(page, "!document.querySelector('[role=option][data-action]')")
    until(page, "document.activeElement !== document.body")
    assert checks.restless(page) == []
    between.go_on()
    assert wait_for_turn(page)
    assert checks.restless(page) == []


# --- Help and what works -------------------------------------------------------------------------

LETTERS = "abcdefghijklmnopqrstuvwxyz"
KEYS = [*LETTERS, *LETTERS.upper(), "-", "_", "/", "?"]
# What takes the game further is not to be pressed only to see whether it works.
ACTING = {"draw", "pass", "decline", "rest", "undo", "agree", "refuse"}
REASONS = [
    "web-no-hand", "web-no-buildings", "web-history-empty", "web-need-square", "property-none",
    "web-nothing-to-decline", "web-key-own-kingdom", "web-key-no-bank", "web-key-not-now",
    "web-line-no-hand", "web-line-no-deal", "web-clock-none", "web-undo-off", "web-undo-impossible",
    "web-undo-not-asked", "web-advice-off", "web-advice-not-now", "offer-none", "line-none",
]  # fmt: skip


def clear(page: Page) -> None:
    """Forget what was heard."""
    page.evaluate("() => { window.heard = []; }")


def plain(words: str) -> str:
    """Words without the invisible sign by which a repeated answer differs."""
    return words.replace("\u00a0", " ").strip()


def answer(page: Page, key: str) -> str:
    """The answer of a key, asked until it comes alone: a turn may just be told."""
    said = answered(page, lambda: page.keyboard.press(key))
    while (again := answered(page, lambda: page.keyboard.press(key))) != said:
        said = again
    clear(page)
    return said


def answered(page: Page, ask: Callable[[], None]) -> str:
    """All that is said from a question to its answer."""
    clear(page)
    ask()
    until(page, "() => window.heard.length > 0")
    return plain(" ".join(checks.heard(page)))


def heard_with(page: Page, sentinel: str) -> str:
    """Return what was said before a question that is always answered, and forget it."""
    page.keyboard.press("o")
    until(page, f"words => ({HEARD})().includes(words)", sentinel)
    said: str = page.evaluate(
        f"() => {{ const all = ({HEARD})(); window.heard = []; return all; }}"
    )
    return said.replace(sentinel, "", 1).strip()


HEARD = "() => window.heard.join(' ').replaceAll('\u00a0', ' ')"


def press(page: Page, key: str) -> None:
    page.keyboard.press(f"Shift+{key}" if key.isupper() else key)


def listed(page: Page) -> dict[str, str]:
    """The keys that help lists now, with their commands."""
    found: list[tuple[str, list[str]]] = page.locator("#help [data-command]").evaluate_all(
        "all => all.map((one) => [one.dataset.command,"
        " [...one.querySelectorAll('kbd')].map((key) => key.textContent)])"
    )
    return {
        key.removeprefix("Shift+") if key.startswith("Shift+") else key.lower(): command
        for command, keys in found
        for key in keys
        if len(key.removeprefix("Shift+")) == 1
    }


def on_the_board(page: Page) -> str:
    open_placing(page)
    return ".kingdom [data-square=e5]"


def in_the_list(page: Page) -> str:
    open_placing(page)
    return f"{LIST.split(',')[0]}[data-index='0']"


def in_the_court(page: Page) -> str:
    open_court(page, at_step("tax"))
    return f"{LIST.split(',')[0]}[data-index='0']"


def in_the_hand(page: Page) -> str:
    def has_laid(picture: dict[str, Any]) -> bool:
        return len(picture["view"]["line"]) >= 3

    visit(page, reach(page, has_laid, game="draw", seats=[ME, device("Petr")]))
    page.locator(COVER).click()
    page.wait_for_selector(HAND)
    return f"{HAND}[data-index='0']"


def in_twenty_one(page: Page) -> str:
    open_line(page, "twenty_one", [ME, BOT])
    wait_for_turn(page)
    return f"{LIST.split(',')[1]}[data-index='0']"


@pytest.mark.criterion(17)
@pytest.mark.parametrize(
    "place", [on_the_board, in_the_list, in_the_court, in_the_hand, in_twenty_one]
)
def test_help_lists_exactly_the_keys_that_work_here_and_now(
    page: Page, place: Callable[[Page], str], count: Callable[..., None]
) -> None:
    here = place(page)
    page.wait_for_selector("#help [data-command]")
    checks.listen(page)
    page.locator(here).focus()
    until(page, "one => document.activeElement.matches(one)", here)
    known = listed(page)
    sentinel = answer(page, "o")
    reasons = {ENGLISH.text(key) for key in REASONS} | {"Nothing goes on E5."}
    silent = explained = 0
    for key in KEYS:
        if key in known or (key in "dp" and "index" in here):
            continue
        press(page, key)
        said = heard_with(page, sentinel)
        assert not said or said in reasons, (key, said)
        silent, explained = silent + (not said), explained + bool(said)
        assert page.evaluate("one => document.activeElement.matches(one)", here), key
    for key, command in known.items():
        if command in ACTING or key == "o":
            continue
        clear(page)
        press(page, key)
        if command == "moves":
            until(page, "list => document.activeElement.matches(list)", LIST)
        else:
            until(
                page,
                "one => window.heard.length > 0 || !document.activeElement.matches(one)",
                here,
            )
            assert not reasons & set(page.evaluate("() => window.heard")), (key, command)
        page.keyboard.press("Escape")
        if command == "command":
            assert page.evaluate("one => document.activeElement.matches(one)", here)
        page.locator(here).focus()
    count(listed=len(known), explained=explained, silent=silent)


@pytest.mark.criterion(17)
def test_whoever_may_not_draw_is_told_why_and_what_goes(page: Page) -> None:
    open_line(page, "solo")
    wait_for_turn(page)
    page.keyboard.press("d")
    page.wait_for_selector(".turn .refusal")
    until(page, "() => document.querySelector('[role=status]').innerText !== ''")


@pytest.mark.criterion(17)
def test_every_command_of_help_has_a_button_and_a_word_that_do_the_same(page: Page) -> None:
    on_the_board(page)
    checks.listen(page)
    page.locator(".kingdom [data-square=e5]").focus()
    page.wait_for_selector("#help [data-command]")
    open_drawer(page, "help")
    for command in ("turn", "offer", "kingdom", "frame", "score", "around", "repeat", "last"):
        button = page.locator(f"#help [data-command={command}]")
        said = page.locator(f"#help li:has([data-command={command}]) .hint").inner_text()
        word = said.removeprefix("typed: ")
        pressed = answered(page, button.click)
        assert answered(page, lambda word=word: type_line(page, word)) == pressed, command


@pytest.mark.criterion(6)
def test_typed_questions_name_what_they_ask_about(page: Page) -> None:
    on_the_board(page)
    for line, words in (
        ("around e5", "right"),
        ("repeat e5", "castle, E5"),
        ("kingdom 2", "Easy bot."),
        ("kingdom jana", "Jana."),
    ):
        type_line(page, line)
        hears(page, words)
    type_line(page, "find castle")
    until(page, "() => document.activeElement.dataset.square === 'e5'")


@pytest.mark.criterion(11)
def test_a_refused_line_stays_to_be_mended_and_narrows_nothing(page: Page) -> None:
    on_the_board(page)
    everything = page.locator(LIST).count()
    type_line(page, "e5r")
    page.wait_for_selector(".turn .refusal")
    field = page.get_by_label("Action or question")
    assert field.input_value() == "e5r"
    assert field.evaluate("field => field === document.activeElement")
    assert page.locator(LIST).count() == everything
    # A refusal is over as soon as something else is answered.
    type_line(page, "score")
    page.wait_for_selector(".turn .refusal", state="detached")
    type_line(page, "e5r")
    page.wait_for_selector(".turn .refusal")
    # The next line is typed over it.
    page.keyboard.type(page.locator(LIST).first.get_attribute("data-action") or "")
    page.keyboard.press("Enter")
    until(page, "() => document.querySelector('#command-field').value === ''")


# --- Keys of one's own ---------------------------------------------------------------------------


@pytest.mark.criterion(17)
def test_keys_can_be_chosen_conflicts_are_told_and_the_usual_ones_come_back(page: Page) -> None:
    page.goto("/settings")
    page.locator(".keys summary").click()
    field = page.locator(".keys [data-command=turn]")
    field.press("s")
    page.locator(".keys .answer", has_text="Scores").wait_for()
    assert field.input_value() == "T"
    field.press("q")
    page.locator(".keys .answer", has_text="Q").wait_for()
    assert field.input_value() == "Q"
    here = in_the_list(page)
    key = page.locator("#help [data-command=turn] kbd")
    key.wait_for()
    assert key.inner_text() == "Q"
    checks.listen(page)
    page.locator(here).focus()
    page.keyboard.press("q")
    until(page, "() => window.heard.join().includes('Your turn')")
    clear(page)
    sentinel = answer(page, "o")
    clear(page)
    page.keyboard.press("t")
    assert heard_with(page, sentinel) == ""
    table = page.url.rsplit("/", 1)[1]
    page.goto("/settings")
    page.locator(".keys summary").click()
    page.get_by_role("button", name="The usual keys again").click()
    assert field.input_value() == "T"
    visit(page, table)
    key.wait_for()
    assert key.inner_text() == "T"


# --- How the table is read -----------------------------------------------------------------------


def choose(page: Page, label: str, option: str) -> None:
    named = page.locator("label", has=page.get_by_text(label, exact=True))
    named.locator("select").select_option(label=option)


MOST_CELLS = 49


@pytest.mark.criterion(3)
@pytest.mark.parametrize("preset", [None, "mighty_duel"])
def test_a_board_without_walls_is_no_field_of_empty_cells(page: Page, preset: str | None) -> None:
    """Reading ends two squares round what is built, at a table and in its replay."""
    wish = {} if preset is None else {"preset": preset}
    table = reach(page, to_place, seats=[ME, device("Petr")], **wish)
    visit(page, table)
    assert max(cells_of_boards(page)) <= MOST_CELLS
    page.goto("about:blank")
    play(table, page)
    page.goto(f"/replay/{table}?ply=8")
    assert max(cells_of_boards(page)) <= MOST_CELLS


def cells_of_boards(page: Page) -> list[int]:
    """The number of cells of each board."""
    page.locator("[role=grid] [role=gridcell]").first.wait_for()
    boards = page.locator("[role=grid]").all()
    return [board.locator("[role=gridcell]").count() for board in boards]


@pytest.mark.criterion(3)
def test_a_kingdom_can_be_a_plain_list(page: Page) -> None:
    on_the_board(page)
    choose(page, "A kingdom is", "a plain list of squares")
    board = page.locator(".kingdom [role=listbox]")
    board.wait_for()
    assert page.locator(".kingdom [role=grid], .kingdom [role=row]").count() == 0
    assert board.locator("[tabindex='0']").count() == 1
    squares = board.locator("[role=option]")
    names = squares.evaluate_all("all => all.map((one) => one.dataset.square)")
    assert set(names) >= {"e5"}
    assert all(squares.nth(index).inner_text() for index in range(squares.count()))
    board.locator("[tabindex='0']").focus()
    page.keyboard.press("Home")
    for name in names:
        until(page, "name => document.activeElement.dataset.square === name", name)
        page.keyboard.press("ArrowDown")
    until(page, "name => document.activeElement.dataset.square === name", names[-1])
    page.keyboard.press("Home")
    until(page, "name => document.activeElement.dataset.square === name", names[0])
    for _ in names:
        if page.evaluate("() => document.activeElement.classList.contains('legal')"):
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_selector(".kingdom .ghost")


def test_the_place_of_a_square_is_said_as_one_likes(page: Page) -> None:
    on_the_board(page)
    castle = page.locator(".kingdom [data-square=e5]")
    assert castle.inner_text().startswith("castle, E5")
    choose(page, "The place of a square is said", "before what lies there")
    assert castle.inner_text().startswith("E5, castle")
    choose(page, "The place of a square is said", "only on request")
    assert castle.inner_text().startswith("castle")
    assert "E5" not in castle.inner_text()
    choose(page, "The place of a square is said", "after what lies there")
    choose(page, "Squares are called", "from the castle: 2 right, 1 up")
    assert "2 right, 1 up" in page.locator(".kingdom [data-square=g4]").inner_text()


def test_placements_are_listed_as_one_likes(page: Page) -> None:
    on_the_board(page)
    choose(page, "Placements are listed", "as squares are read")
    order = page.locator(LIST).evaluate_all("all => all.map((one) => one.dataset.action)")
    assert order == sorted(order, key=lambda action: (int(action[1:-1]), action[0]))
    numbers = page.locator(f"{LIST.split(',')[0]} .number").all_inner_texts()
    assert numbers == [f"{place}." for place in range(1, len(order) + 1)]


def test_a_kingdom_can_be_read_by_columns(page: Page) -> None:
    on_the_board(page)
    act_by_click(page)
    choose(page, "A kingdom is read", "column by column")
    page.locator(".kingdom [data-square=e5]").focus()
    page.keyboard.press("v")
    until(page, "() => document.querySelector('[role=status]').innerText.includes('Column E: ')")
    assert "5 castle" in spoken(page)
