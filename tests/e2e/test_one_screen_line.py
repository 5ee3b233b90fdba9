"""The table of a game with tiles on one screen: what one plays with never leaves it."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e import beside
from tests.e2e.dominoes import COVER, HAND, LIST, fits_twice, lies
from tests.e2e.one_screen import SIZES, faults_at_sizes
from tests.e2e.sight import settled
from tests.e2e.table import ME, device, sit_together, until, visit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from playwright.sync_api import BrowserContext, Page

    from tests.e2e.beside import Condition

    Person = Callable[..., BrowserContext]

THEMES = ("light", "dark")
LANGUAGES = ("en-GB", "cs-CZ", "sk-SK", "pl-PL")
SEVERAL_DEALS = 3
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "block": (2, {"target": 40}),
    "draw": (2, {"deals": SEVERAL_DEALS}),
    "matador": (2, {"deals": SEVERAL_DEALS}),
    "bergen": (3, {}),
    "sebastopol": (4, {"deals": SEVERAL_DEALS}),
    "twenty_one": (4, {"deals": SEVERAL_DEALS}),
    "solo": (1, {}),
    "muggins": (4, {"target": 60}),
}
"""Games with the most who can play them, and options with which they are soon over."""

USUAL = {
    game: (size, theme, language)
    for game, size, theme, language in zip(
        GAMES,
        (
            "telephone",
            "laptop",
            "small_telephone",
            "telephone_on_its_side",
            "telephone",
            "desktop",
            "small_laptop",
            "small_telephone",
        ),
        THEMES * 4,
        ("cs-CZ", "en-GB", "pl-PL", "sk-SK", "pl-PL", "cs-CZ", "en-GB", "sk-SK"),
        strict=True,
    )
}
"""In what each game is looked at where not everything is."""

PEOPLE = ("Petr", "Evelína", "Karel")

WHOLE = """.prompt, .player, [data-tile], .rack, .ends, .line svg, .line .tile, .line .slot,
  .target, .cover, .doing, .result h2, .deal.fresh, .table-head h1"""
PRESSED = """[data-tile], .ends button, .turn button, .target, .tabs button, .cover button,
  .deal.fresh button, .table-head button"""
# A tile asks for its end, and a deal tells its result, over what cannot be pressed meanwhile.
COVERING = ".ends, .deal.fresh, .target"
OFF_THE_FELT = """() => {
  const felt = document.querySelector('section.felt');
  if (!felt) return [];
  const { left, top, right, bottom } = felt.getBoundingClientRect();
  return [...felt.querySelectorAll('.line svg, .line .tile, .line .slot')].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const lies = box.left >= left - 1 && box.top >= top - 1
      && box.right <= right + 1 && box.bottom <= bottom + 1;
    return lies ? [] : [`off the felt: ${one.outerHTML.slice(0, 90)}`];
  });
}"""
HALF = """() => Math.min(...[...document.querySelectorAll('.line .tile .face')].map((one) => {
  const { width, height } = one.getBoundingClientRect();
  return Math.min(width, height);
}))"""


def at_sizes(page: Page, sizes: Iterable[str], step: str) -> Iterator[str]:
    """Find what is wrong with a step of a game on screens of some sizes."""
    for size in sizes:
        faults = faults_at_sizes(page, WHOLE, PRESSED, [size], COVERING)
        yield from (f"{step}: {fault}" for fault in [*faults, *page.evaluate(OFF_THE_FELT)])


def seats_of(game: str) -> list[dict[str, str]]:
    """As many as can play, all at this device."""
    most, _ = GAMES[game]
    return [ME, *(device(name) for name in PEOPLE[: most - 1])]


def second_deal(picture: dict[str, Any]) -> bool:
    """Tell that a deal is over and the next one has just begun."""
    return bool(picture["view"]["deal"] >= 2)


def both_ends(picture: dict[str, Any]) -> bool:
    """Tell that a tile goes to several ends of a line of some length."""
    return fits_twice(picture) is not None and lies(5)(picture)


def show(page: Page, game: str, at: Condition) -> None:
    """Show a table of a game at which something holds."""
    _, options = GAMES[game]
    visit(page, beside.reach(page, at, game=game, seats=seats_of(game), options=options))


def uncover(page: Page) -> None:
    """Take the device into the right hands."""
    if page.locator(COVER).count() > 0:
        page.locator(COVER).click()
    page.wait_for_selector(LIST)


def steps(page: Page, other: Page, game: str) -> Iterator[str]:
    """Come to all the steps of a game, one after the other; answers the name of each."""
    most, options = GAMES[game]
    lined = game != "twenty_one"
    show(page, game, both_ends if lined else beside.after(2))
    if most > 1:
        page.wait_for_selector(COVER)
        assert page.locator("[data-tile]").count() == 0
        yield "hand-over"
        uncover(page)
    yield "own turn"
    if lined:
        tiles = page.locator(LIST).evaluate_all("all => all.map((one) => one.dataset.action)")
        tiles = [tile[:2] for tile in tiles]
        twice = next(tile for tile in tiles if tiles.count(tile) > 1)
        page.locator(f"{HAND}[data-tile='{twice}']").click()
        page.wait_for_selector(".ends button")
        page.locator(".ends button").first.hover()
        yield "end chosen"
    if most > 1:
        show(page, game, second_deal)
        uncover(page)
        page.wait_for_selector(".deal.fresh")
        yield "deal over"
        page.locator(".deal.fresh button").click()
        assert page.locator(".deal.fresh").count() == 0
        more = [device(name) for name in PEOPLE[: most - 2]]
        table = sit_together(page, other, more=more, game=game, options=options)
        beside.play(table, page)
        visit(page, table)
        page.wait_for_selector(f"{COVER}, .turn, .result")
        yield "waiting"
    table = beside.set_up(page, seats_of(game), game=game, options=options)["table"]
    beside.play(table, page)
    visit(page, table)
    page.wait_for_selector(".result li")
    yield "game over"


def looks(game: str, *, every: bool) -> dict[tuple[str, str], list[str]]:
    """The themes and languages in which a game is looked at, and the sizes in each."""
    if every:
        return {look: list(SIZES) for look in product(THEMES, LANGUAGES)}
    size, theme, language = USUAL[game]
    return {(theme, language): [size]}


@pytest.mark.parametrize(
    "every", [False, pytest.param(True, marks=pytest.mark.long)], ids=["some", "every"]
)
@pytest.mark.parametrize("game", GAMES)
def test_all_one_plays_with_is_on_the_screen(person: Person, game: str, *, every: bool) -> None:
    wrong: list[str] = []
    for (theme, language), sizes in looks(game, every=every).items():
        own = person(color_scheme=theme, locale=language, viewport=SIZES[sizes[0]])
        page, other = own.new_page(), person().new_page()
        for step in steps(page, other, game):
            wrong += at_sizes(page, sizes, f"{theme}, {language}, {step}")
    assert not wrong, "\n".join(wrong)


def test_each_size_theme_and_language_is_met() -> None:
    assert set(USUAL) == set(GAMES)
    for all_of, met in zip(
        (SIZES, THEMES, LANGUAGES), zip(*USUAL.values(), strict=True), strict=True
    ):
        assert set(met) == set(all_of)


def test_a_long_line_is_drawn_large_enough_to_be_read(page: Page) -> None:
    show(page, "block", lies(10))
    uncover(page)
    for size, least in {
        "desktop": 44,
        "small_laptop": 40,
        "telephone": 26,
        "small_telephone": 20,
        "telephone_on_its_side": 26,
    }.items():
        page.set_viewport_size(SIZES[size])
        settled(page)
        assert page.evaluate(HALF) >= least, size


def test_the_hand_is_below_the_line_and_its_tiles_are_large(page: Page) -> None:
    show(page, "block", lies(0))
    uncover(page)
    for size, least in {
        "desktop": 72,
        "small_laptop": 60,
        "telephone": 50,
        "small_telephone": 44,
        "telephone_on_its_side": 50,
    }.items():
        page.set_viewport_size(SIZES[size])
        settled(page)
        boxes = [box for tile in page.locator(HAND).all() if (box := tile.bounding_box())]
        assert len({box["y"] for box in boxes}) == 1, "side by side"
        assert all(min(box["width"], box["height"]) >= least for box in boxes), size
        felt = page.locator("section.felt").bounding_box()
        assert felt is not None
        beside_it = boxes[0]["x"] >= felt["x"] + felt["width"] - 1
        assert (
            size == "telephone_on_its_side"
            if beside_it
            else boxes[0]["y"] >= felt["y"] + felt["height"] - 1
        )


def test_the_order_for_the_ear_is_prompt_hand_line_actions(page: Page) -> None:
    show(page, "block", lies(3))
    uncover(page)
    headings = page.locator("main h2").evaluate_all("all => all.map(({ id }) => id)")
    wanted = ["turn-heading", "hand-heading", "line-heading", "actions-heading", "score-heading"]
    assert [heading for heading in headings if heading in wanted] == wanted


@pytest.mark.parametrize("size", ["telephone", "telephone_on_its_side", "desktop"])
def test_what_lies_in_drawers_comes_and_goes(page: Page, size: str) -> None:
    show(page, "block", lies(3))
    uncover(page)
    page.set_viewport_size(SIZES[size])
    settled(page)
    for tab in page.locator(".tabs button:visible").all():
        name = str(tab.get_attribute("id")).removeprefix("tab-")
        tab.click()
        until(page, "name => document.getElementById(`drawer-${name}`).matches('.open')", name)
        assert page.locator(".drawer.open").count() == 1
        box = page.locator(f"#drawer-{name}").bounding_box()
        assert box is not None
        window = SIZES[size]
        assert box["x"] >= 0 <= box["y"]
        assert box["x"] + box["width"] <= window["width"]
        assert box["y"] + box["height"] <= window["height"]
        tab.click()
        assert page.locator(".drawer.open").count() == 0


def test_the_list_of_actions_opens_for_the_keyboard_and_closes_behind_it(page: Page) -> None:
    show(page, "block", lies(3))
    uncover(page)
    page.locator(LIST).first.focus()
    page.keyboard.press("ArrowDown")
    until(page, "document.querySelector('#drawer-actions').matches('.open')")
    page.keyboard.press("w")
    until(page, "document.activeElement.matches('[data-tile]')")
    until(page, "!document.querySelector('#drawer-actions').matches('.open')")
