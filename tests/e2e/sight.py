"""Checks of pages with large letters, on small screens and for every kind of sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.colours import SHAPE, contrast
from tests.e2e.checks import small_targets

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playwright.sync_api import Page, ViewportSize

SMALL: ViewportSize = {"width": 320, "height": 640}
MAGNIFIED: ViewportSize = {"width": 320, "height": 256}
"""The room that 1280 × 1024 leaves at 400 %."""

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
    one.focus({ preventScroll: true });
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
    """Find controls that do not show that they have the focus, or where they end."""
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
  // The middle first: it is mostly enough.
  const parts = [0.5, 0.1, 0.9];
  const points = parts.flatMap((across) => parts.map((down) => [across, down]));
  const hit = (box, [across, down]) =>
    document.elementFromPoint(box.left + across * box.width, box.top + down * box.height);
  const shown = (one) => one?.outerHTML.slice(0, 120) ?? 'the edge of the window';
  return stops.flatMap((one) => {
    one.focus();
    if (document.activeElement !== one) return [];
    const box = one.getBoundingClientRect();
    const reaches = (other) => other && (one.contains(other) || other.contains(one));
    if (box.width <= 2 || points.some((point) => reaches(hit(box, point)))) return [];
    return [`behind something: ${shown(one)} behind ${shown(hit(box, points[0]))}`];
  });
}"""


# The policy of the pages forbids further style sheets in the document, not beside it.
DRESS = """words => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(words);
  document.adoptedStyleSheets = [sheet];
}"""


def settled(page: Page) -> None:
    """Wait until the page has taken note of what was changed around it."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def faults_when_small(page: Page, appearances: Mapping[str, dict[str, Any]]) -> list[str]:
    """Find faults on a small telephone, magnified, spaced, pressed and followed; it stays small.

    Args:
        page: The page.
        appearances: The names and media of those in which the focus is followed.
    """
    return _small(page) + _magnified(page, appearances)


def enlarge(page: Page, size: ViewportSize) -> None:
    """Show a page at its usual size and in its usual colours again."""
    page.set_viewport_size(size)
    page.emulate_media(color_scheme="light", forced_colors="none")
    settled(page)


def _small(page: Page) -> list[str]:
    page.set_viewport_size(SMALL)
    settled(page)
    wide: list[str] = page.evaluate(WIDE)
    return wide + small_targets(page)


def _magnified(page: Page, appearances: Mapping[str, dict[str, Any]]) -> list[str]:
    page.set_viewport_size(MAGNIFIED)
    settled(page)
    wrong: list[str] = page.evaluate(WIDE) + page.evaluate(MOVING) + small_targets(page)
    wrong += page.evaluate(SMALL_SQUARES)
    page.keyboard.press("Tab")
    wrong += page.evaluate(COVERED)
    for name, media in appearances.items():
        page.emulate_media(**media)
        wrong += [f"{name}: {fault}" for fault in focus_faults(page)]
    page.evaluate(DRESS, SPACING)
    wrong += page.evaluate(WIDE) + page.evaluate(CUT)
    page.evaluate(DRESS, "")
    return wrong
