"""Large letters, small screens and every kind of sight: what each page looks like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.checks import small_targets
from tests.browser.screens import SCREENS, building, claiming, placing
from tests.colours import LEAST_DISTANCE, SHAPE, SIGHTS, TEXT, contrast, distances

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

MAGNIFIED = {"width": 320, "height": 256}
"""What is left of 1280 × 1024 at 400 %."""

SPACING = """* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }"""

WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? [] : [
  'wider than the screen',
  ...[...document.querySelectorAll('body *')]
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 3)
    .map((one) => one.outerHTML.slice(0, 120)),
]"""

CUT = """() => [...document.querySelectorAll('body *')]
  .filter((one) => one.checkVisibility() && !one.matches('svg, svg *, select, input, textarea'))
  .filter((one) => {
    const { overflowX, clipPath } = getComputedStyle(one);
    const text = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    return text && clipPath === 'none' && ['hidden', 'clip'].includes(overflowX)
      && one.scrollWidth > one.clientWidth + 1;
  })
  .map((one) => `cut off: ${one.outerHTML.slice(0, 120)}`)"""

MOVING = """() => [
  ...document.getAnimations().map((one) => `moves: ${one.effect?.target?.outerHTML.slice(0, 80)}`),
  ...[...document.querySelectorAll('body *')]
    .filter((one) => getComputedStyle(one).transitionDuration.split(', ').some(
      (time) => parseFloat(time) > 0))
    .map((one) => `would move: ${one.outerHTML.slice(0, 80)}`),
]"""

SMALL_SQUARES = """() => [...document.querySelectorAll('[role=gridcell], a[href]')]
  .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== 'inline')
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width > 2 && Math.min(box.width, box.height) < 23.5)
  .map(([one, box]) => `${one.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`)"""

# Of whatever takes the focus: what its ring and its border look like against what lies behind.
# A canvas reads every way to write a colour.
FOCUS = """() => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const paint = canvas.getContext('2d', { willReadFrequently: true });
  const over = (colours) => {
    paint.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      paint.fillStyle = colour;
      paint.fillRect(0, 0, 1, 1);
    }
    const [red, green, blue] = paint.getImageData(0, 0, 1, 1).data;
    return '#' + [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  };
  const grounds = (one) => {
    const found = [];
    for (let at = one; at; at = at.parentElement) {
      found.unshift(getComputedStyle(at).backgroundColor);
    }
    return found;
  };
  const stops = [...document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [role=gridcell], [role=option]')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled)
    .filter((one) => !one.matches('[role=gridcell][tabindex="-1"], [role=option][tabindex="-1"]'));
  return stops.map((one) => {
    one.focus();
    const style = getComputedStyle(one);
    const around = grounds(one.parentElement);
    return {
      told: one.outerHTML.slice(0, 120),
      width: style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth),
      ring: over([...around, style.outlineColor]),
      around: over(around),
      // A button may be words or a picture alone; what cannot be pressed now needs no edge.
      control: one.matches('select, textarea, input[type=text], input[type=number]')
        || (one.matches('button:not([aria-disabled=true], :has(svg))')
          && parseFloat(style.borderTopWidth) > 0
          && over(['black', style.borderTopColor]) !== over(['black', 'transparent'])),
      border: parseFloat(style.borderTopWidth) > 0
        ? over([...around, style.borderTopColor]) : over(grounds(one)),
      ground: over(grounds(one)),
    };
  });
}"""


def focus_faults(page: Page) -> list[str]:
    """What does not show that it has the focus, or where it ends."""
    wrong = []
    stops: list[dict[str, Any]] = page.evaluate(FOCUS)
    for stop in stops:
        if stop["width"] < 2 or contrast(stop["ring"], stop["around"]) < SHAPE:
            wrong.append(f"no ring that shows: {stop['told']} {stop['ring']} on {stop['around']}")
        edge = max(contrast(stop[part], stop["around"]) for part in ("border", "ground"))
        if stop["control"] and edge < SHAPE:
            wrong.append(f"no edge that shows: {stop['told']} {stop['border']} on {stop['around']}")
    assert stops
    return wrong


# Whatever takes the focus must not lie wholly behind something else that stays in its place.
COVERED = """() => {
  const stops = [...document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [role=gridcell][tabindex="0"],'
    + ' [role=option][tabindex="0"]')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled);
  return stops.filter((one) => {
    one.focus();
    if (document.activeElement !== one) return false;
    const box = one.getBoundingClientRect();
    const across = [0.1, 0.5, 0.9].map((part) => box.left + part * box.width);
    const down = [0.1, 0.5, 0.9].map((part) => box.top + part * box.height);
    return box.width > 2 && !across.some((x) => down.some((y) => {
      const hit = document.elementFromPoint(x, y);
      return hit && (hit === one || one.contains(hit) || hit.contains(one));
    }));
  }).map((one) => `behind something: ${one.outerHTML.slice(0, 120)}`);
}"""


@pytest.mark.criterion(13, 14)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_a_page_can_be_magnified_spaced_pressed_and_followed(
    person: Callable[..., BrowserContext], screen: Callable[[Page], None]
) -> None:
    context = person(viewport=MAGNIFIED, bypass_csp=True, reduced_motion="reduce")
    page = context.new_page()
    screen(page)
    wrong = page.evaluate(WIDE) + page.evaluate(MOVING) + small_targets(page)
    wrong += page.evaluate(SMALL_SQUARES)
    page.keyboard.press("Tab")
    wrong += page.evaluate(COVERED)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        wrong += [f"{theme}: {fault}" for fault in focus_faults(page)]
    page.emulate_media(color_scheme="light", forced_colors="active")
    wrong += [f"forced colours: {fault}" for fault in focus_faults(page)]
    page.add_style_tag(content=SPACING)
    wrong += page.evaluate(WIDE) + page.evaluate(CUT)
    assert wrong == []


# --- The colours as the browser has them ----------------------------------------------------------

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
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_square_has_its_letter_and_keeps_its_colours_when_colours_are_forced(
    page: Page, scheme: str
) -> None:
    placing(page)
    page.emulate_media(color_scheme=scheme, forced_colors="active")  # type: ignore[arg-type]
    drawn = page.locator(".square svg").evaluate_all(
        """all => all.map(one => [one.textContent.trim(),
             getComputedStyle(one).forcedColorAdjust, one.querySelectorAll('use').length])"""
    )
    assert drawn
    for letters, adjusted, pictures in drawn:
        assert letters
        assert adjusted == "none"
        assert pictures >= 2


def test_the_checks_find_what_they_look_for(person: Callable[..., BrowserContext]) -> None:
    """Each check would be silent about a page that it does not look at."""
    context = person(viewport=MAGNIFIED, bypass_csp=True)
    page = context.new_page()
    claiming(page)
    page.keyboard.press("Tab")
    page.add_style_tag(
        content="""
          :focus-visible { outline-color: var(--panel) !important; }
          button, input { border-color: var(--hairline) !important; background: none !important; }
          h1 { min-inline-size: 400px; transition: translate 1s; }
          h2 { overflow: hidden; white-space: nowrap; inline-size: 1px; }
          h2 { clip-path: none !important; }
          #content { position: relative; z-index: -1; }
          .lid { position: fixed; inset: 0; background: black; }
          .brand { display: inline-block; inline-size: 10px; }
        """
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
