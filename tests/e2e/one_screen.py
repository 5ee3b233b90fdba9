"""Measures of a table that must be played on one screen, without scrolling.

The sizes and the least measures are those of the design of the page (issue 16).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.e2e.checks import small_targets
from tests.e2e.sight import settled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page, ViewportSize

SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "laptop": {"width": 1366, "height": 768},
    "small_laptop": {"width": 1024, "height": 768},
    "telephone": {"width": 390, "height": 844},
    "small_telephone": {"width": 320, "height": 640},
    "telephone_on_its_side": {"width": 844, "height": 390},
}

SCROLLS = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [
    ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : []),
    ...(scrollHeight > innerHeight ? [`the page is ${scrollHeight} high`] : []),
  ];
}"""

# What is only there to be heard is clipped to nothing, or lies in something that is.
HELPERS = """
  const clipped = new Map();
  const heard = (one) => {
    if (!one) return false;
    if (!clipped.has(one)) {
      clipped.set(one, getComputedStyle(one).clipPath === 'inset(50%)' || heard(one.parentElement));
    }
    return clipped.get(one);
  };
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !heard(one);
  const told = (one) => one.outerHTML.replace(/\\s+/g, ' ').slice(0, 90);
"""

OUTSIDE = (
    """selector => {"""
    + HELPERS
    + """
  return [...document.querySelectorAll(selector)].filter(seen).flatMap((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const whole = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const box = [left, top, right, bottom].map(Math.round).join(' ');
    return whole && right > left ? [] : [`not whole on the screen: ${told(one)} at ${box}`];
  });
}"""
)

SCROLLED_AWAY = (
    """selector => {"""
    + HELPERS
    + """
  return [...document.querySelectorAll(selector)].filter(seen).flatMap((one) => {
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(at).overflowY);
      if (scrolls && at.scrollHeight > at.clientHeight + 1) {
        return [`may be scrolled away: ${told(one)} in ${told(at)}`];
      }
    }
    return [];
  });
}"""
)

COVERED = (
    """([selector, covering]) => {"""
    + HELPERS
    + """
  return [...document.querySelectorAll(selector)].filter(seen).flatMap((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const found = hit && (one.contains(hit) || hit.contains(one));
    return found || (covering && hit?.closest(covering)) ? []
      : [`covered: ${told(one)} by ${hit ? told(hit) : 'the edge of the window'}`];
  });
}"""
)

SMALL_TEXT = (
    """least => {"""
    + HELPERS
    + """
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = [];
  while (texts.nextNode()) {
    const { parentElement: one, data } = texts.currentNode;
    if (!data.trim() || one.closest('svg, script, style, option, kbd') || !seen(one)) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size < least) small.push(`${size} px: ${data.trim().slice(0, 30)} in ${told(one)}`);
  }
  return small;
}"""
)
LEAST_TEXT = 13

CUT_OFF = (
    """() => {"""
    + HELPERS
    + """
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut = new Set();
  while (texts.nextNode()) {
    const { parentElement: one, data } = texts.currentNode;
    if (!data.trim() || one.closest('svg, script, style, option') || !seen(one)) continue;
    const hides = ['hidden', 'clip'].includes(getComputedStyle(one).overflowX);
    if (hides && one.scrollWidth > one.clientWidth + 1) cut.add(`cut off: ${told(one)}`);
  }
  return [...cut];
}"""
)

BROKEN_WORDS = (
    """() => {"""
    + HELPERS
    + """
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken = new Set();
  while (texts.nextNode()) {
    const { parentElement: one, data } = texts.currentNode;
    if (!data.trim() || one.closest('svg, script, style, option') || !seen(one)) continue;
    for (const { 0: word, index } of data.matchAll(/\\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.add(`broken: ${word} in ${told(one)}`);
    }
  }
  return [...broken];
}"""
)


def faults_on_one_screen(page: Page, whole: str, pressed: str, covering: str = "") -> list[str]:
    """Find faults of a table at the present size of the screen.

    Args:
        page: A page that shows a table.
        whole: A selector of what must be whole on the screen.
        pressed: A selector of what must also be free to be pressed.
        covering: A selector of what may lie over that for a while.

    Returns:
        The faults in words.
    """
    faults: list[str] = page.evaluate(SCROLLS)
    faults += page.evaluate(OUTSIDE, f"{whole}, {pressed}")
    faults += page.evaluate(SCROLLED_AWAY, ".prompt")
    faults += page.evaluate(COVERED, [pressed, covering])
    faults += page.evaluate(SMALL_TEXT, LEAST_TEXT)
    faults += page.evaluate(CUT_OFF)
    faults += page.evaluate(BROKEN_WORDS)
    return faults + small_targets(page)


def faults_at_sizes(
    page: Page,
    whole: str,
    pressed: str,
    sizes: Sequence[str] = tuple(SIZES),
    covering: str = "",
) -> list[str]:
    """Find the faults of a table at several sizes of the screen, each named by its size."""
    faults = []
    for size in sizes:
        page.set_viewport_size(SIZES[size])
        settled(page)
        found = faults_on_one_screen(page, whole, pressed, covering)
        faults += [f"{size}: {fault}" for fault in found]
    return faults


def width_of(page: Page, selector: str) -> float:
    """The least width of what a selector finds, in CSS pixels."""
    width: float = page.locator(selector).evaluate_all(
        "all => Math.min(...all.map((one) => one.getBoundingClientRect().width))"
    )
    return width
