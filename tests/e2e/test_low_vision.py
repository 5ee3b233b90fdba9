"""Colours as the browser has them, and what finds fault with large letters and small screens."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.colours import LEAST_DISTANCE, SHAPE, SIGHTS, TEXT, contrast, distances
from tests.e2e.beside import reach
from tests.e2e.screens import building, claiming, placing
from tests.e2e.sight import (
    COVERED,
    CUT,
    DRESS,
    MAGNIFIED,
    MOVING,
    SMALL_SQUARES,
    WIDE,
    focus_faults,
)
from tests.e2e.table import BOT, ME, open_placing, visit

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

# --- The colours as the browser has them ----------------------------------------------------------

TILES = "Land and tiles are drawn"
LAND = ".kingdom .land"
SYMBOLS = ".kingdom .square svg use"
# The drawings of strong contrast come in a part of their own, after the squares that use them.
DRAWN = "symbol#tile-castle"
TERRAINS = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")
PAINTED = """() => Object.fromEntries(
  [...document.querySelectorAll('symbol[id^=tile-]')].map((tile) => {
    const name = tile.id.slice(5);
    const [gap, ground] = tile.querySelectorAll('rect');
    const symbol = document.querySelector(`#symbol-${name} g`);
    return [name, {
      ground: ground.getAttribute('fill'),
      border: ground.getAttribute('stroke'),
      gap: gap.getAttribute('fill'),
      symbol: symbol?.getAttribute('color'),
      relief: tile.querySelector('g')?.innerHTML ?? '',
      drawing: symbol?.innerHTML ?? '',
      // As it is written in full: #000 stands in the built style for #000000.
      told: getComputedStyle(document.documentElement).getPropertyValue(`--terrain-${name}`)
        .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'),
    }];
  }))"""


@pytest.mark.criterion(13)
def test_terrains_on_the_page_are_told_apart_by_colour_pattern_symbol_and_letter(
    page: Page, count: Callable[..., None]
) -> None:
    building(page)
    page.get_by_label(TILES).select_option("contrast")
    page.wait_for_selector(SYMBOLS)
    page.wait_for_selector(DRAWN, state="attached")
    assert page.locator(LAND).count() == 0
    painted: dict[str, dict[str, str]] = page.evaluate(PAINTED)
    assert set(painted) == {*TERRAINS, "castle"}
    del painted["castle"]
    grounds = {name: colours["ground"] for name, colours in painted.items()}
    assert {name: colours["told"] for name, colours in painted.items()} == grounds
    for sight in SIGHTS:
        nearest = min(distances(grounds, sight).values())
        count(**{f"least_distance_on_the_page_{sight}": round(nearest, 1)})
        assert nearest >= LEAST_DISTANCE
    for colours in painted.values():
        assert contrast(colours["symbol"], colours["ground"]) >= TEXT
        assert contrast(colours["border"], colours["gap"]) >= SHAPE
    for what in ("relief", "drawing"):
        assert len({colours[what] for colours in painted.values()}) == len(TERRAINS)
        assert all(colours[what] for colours in painted.values())


@pytest.mark.criterion(13)
def test_a_square_has_its_letter_and_keeps_its_colours_when_colours_are_forced(page: Page) -> None:
    placing(page)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, forced_colors="active")  # type: ignore[arg-type]
        page.wait_for_selector(SYMBOLS)
        drawn = page.locator(".square svg").evaluate_all(
            """all => all.map(one => [one.textContent.trim(),
                 getComputedStyle(one).forcedColorAdjust, one.querySelectorAll('use').length])"""
        )
        assert drawn
        for letters, adjusted, pictures in drawn:
            assert letters
            assert adjusted == "none"
            assert pictures >= 2


@pytest.mark.criterion(13)
def test_more_contrast_is_drawn_where_it_is_asked_for_unless_somebody_chose(page: Page) -> None:
    placing(page)
    chosen = page.get_by_label(TILES)
    assert page.locator(LAND).count() > 0
    assert page.locator(SYMBOLS).count() == 0
    assert chosen.input_value() == "illustrated"
    for asked in ({"contrast": "more"}, {"forced_colors": "active"}):
        page.emulate_media(**asked)  # type: ignore[arg-type]
        page.wait_for_selector(SYMBOLS)
        assert page.locator(LAND).count() == 0
        assert chosen.input_value() == "contrast"
        page.emulate_media(contrast="no-preference", forced_colors="none")
        page.wait_for_selector(LAND)
    chosen.select_option("illustrated")
    page.emulate_media(contrast="more")
    page.reload()
    page.wait_for_selector(LAND)
    assert page.locator(SYMBOLS).count() == 0


@pytest.mark.criterion(13)
def test_the_land_has_the_letters_of_the_language_where_they_are_wanted(page: Page) -> None:
    visit(page, reach(page, _has_land, seats=[ME, BOT]))
    letters = page.locator(".kingdom .land text")
    assert letters.count() == 0
    page.get_by_label(TILES).select_option("lettered")
    letters.first.wait_for()
    words = page.locator(".kingdom .square.built").all_text_contents()
    terrains = [told.strip() for told in words if "castle" not in told]
    drawn = [letter.strip() for letter in letters.all_text_contents()]
    assert terrains
    assert sorted(drawn) == sorted(told[0].upper() for told in terrains)


def _has_land(picture: dict[str, Any]) -> bool:
    return len(picture["view"]["kingdoms"][0]["squares"]) >= 4


def test_the_checks_find_what_they_look_for(person: Callable[..., BrowserContext]) -> None:
    """Each check would be silent about a page that it does not look at."""
    page = person(viewport=MAGNIFIED, reduced_motion="no-preference").new_page()
    claiming(page)
    page.keyboard.press("Tab")
    page.evaluate(
        DRESS,
        """
          :focus-visible { outline-color: var(--panel) !important; }
          button, input { border-color: var(--hairline) !important; background: none !important; }
          h1 { min-inline-size: 400px; transition: translate 1s; }
          h2 { overflow: hidden; white-space: nowrap; inline-size: 1px; }
          h2 { clip-path: none !important; }
          #content { position: relative; z-index: -1; }
          .lid { position: fixed; inset: 0; background: black; }
          .brand { display: inline-block; inline-size: 10px; }
        """,
    )
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<div class=lid></div>')")
    assert page.evaluate(WIDE)
    assert page.evaluate(CUT)
    assert page.evaluate(MOVING)
    assert page.evaluate(SMALL_SQUARES)
    assert page.evaluate(COVERED)
    found = " ".join(focus_faults(page))
    assert "no ring" in found
    assert "no edge" in found


# --- Lines of text --------------------------------------------------------------------------------


def test_no_line_of_the_list_or_the_preview_ends_between_number_and_noun(page: Page) -> None:
    open_placing(page)
    page.locator(".kingdom .square.legal").first.press("Enter")
    page.locator(".bar .words").wait_for()
    shown = page.locator("[role=option][data-action] .words, .bar .words").all_text_contents()
    assert any(re.search(r"\d\u00a0crown", text) for text in shown)
    broken = [text for text in shown if re.search(r"(?<!\w)\d+ [a-z]|[a-z] \d+\.", text)]
    assert broken == []
