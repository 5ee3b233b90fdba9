"""Somebody who plays by keyboard alone, and counts the keys."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from tests.e2e.checks import LEFT_ALONE
from tests.e2e.table import until

if TYPE_CHECKING:
    from playwright.sync_api import Page

# Presses of a mouse or finger never reach the page; what keys press has no detail.
NO_POINTER = """
for (const kind of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'touchstart']) {
  addEventListener(kind, (event) => {
    if (kind !== 'click' || event.detail > 0) {
      event.stopImmediatePropagation();
      event.preventDefault();
    }
  }, { capture: true });
}
"""
LIST = ", ".join(
    f"section:has(> #{heading}) [role=option][data-action]"
    for heading in ("turn-heading", "actions-heading")
)
COVER = ".cover button"
SITUATION = f"""() => ({{
  over: document.querySelector('.result') !== null,
  covered: document.querySelector({COVER!r}) !== null,
  legal: [...document.querySelectorAll({LIST!r})].map((one) => one.dataset.action),
  told: document.querySelector('#history-heading')?.parentElement.innerText ?? '',
  tiles: [...document.querySelectorAll('[data-tile]')].map((one) => one.dataset.tile),
  free: [...document.querySelectorAll('#offer-next ~ ol .slot')]
    .filter((slot) => !slot.querySelector('use[href^="#king"]'))
    .map((slot) => slot.querySelector('.number').textContent.trim()),
  region: document.activeElement.closest('[data-game-region]') !== null,
  alone: document.activeElement.matches({LEFT_ALONE!r}),
  item: document.activeElement.matches({LIST!r}),
}})"""
READY = f"() => document.querySelector({f'{LIST}, {COVER}, .result'!r}) !== null"
# The keys of a table are loaded behind its first picture: what is pressed before is heard then.
# Digits that came too far apart were numbers each.
REACHED = f"""([index, legal]) => document.activeElement.dataset.index === index
  || [...String(Number(index) + 1)].some(
    (digit) => document.activeElement.dataset.index === String(Number(digit) - 1))
  || JSON.stringify(({SITUATION})().legal) !== JSON.stringify(legal)"""


class Situation(NamedTuple):
    """The state of the page for whoever is to act."""

    over: bool
    covered: bool
    legal: list[str]
    told: str
    tiles: list[str]
    free: list[str]
    region: bool
    alone: bool
    item: bool


@dataclass
class Keys:
    """The numbers of keys that actions took or would take, way by way."""

    by_list: list[int] = field(default_factory=list)
    typed: list[int] = field(default_factory=list)
    turns_by_list: list[int] = field(default_factory=list)
    turns_typed: list[int] = field(default_factory=list)
    turns_declining: list[int] = field(default_factory=list)

    def figures(self) -> dict[str, str]:
        """The 95th percentile and the most of each way that was used."""
        return {
            name: f"{at_most(numbers)} (most {max(numbers)})"
            for name, numbers in vars(self).items()
            if numbers
        }


def at_most(numbers: list[int]) -> int:
    """The 95th percentile of some numbers."""
    return sorted(numbers)[(95 * len(numbers) - 1) // 100]


class Player:
    """Plays at a page by its keys, one way after the other.

    Args:
        page: A page that shows a table.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.keys = Keys()
        self.acts = 0
        self._turn: dict[str, int] = {}

    def play(self) -> None:
        """Play until the game is over; every own action leaves the focus where one goes on."""
        while not (now := self.look()).over:
            if now.covered:
                self.page.keyboard.press("Enter")
                until(self.page, f"() => document.querySelector({COVER!r}) === null")
                continue
            assert now.region, "after an action the focus is in no part of the game"
            assert now.alone, "the focus rests where readers take the letters for themselves"
            self._measure(now)
            way = (self._by_list, self._by_command, self._by_hand)[self.acts % 3]
            self._until_done(now, way)
            self.acts += 1

    def look(self) -> Situation:
        """Wait until something can be done, and see what."""
        until(self.page, READY)
        return Situation(**self.page.evaluate(SITUATION))

    def press(self, *keys: str) -> int:
        """Press keys; answers how many."""
        for key in keys:
            self.page.keyboard.press(key)
        return len(keys)

    def _until_done(self, now: Situation, way: object) -> None:
        before = self.page.evaluate(f"() => ({{ whole: JSON.stringify(({SITUATION})()) }})")
        assert callable(way)
        way(now)
        until(
            self.page,
            """before => {
              const was = JSON.parse(before.whole);
              const told = document.querySelector('#history-heading')?.parentElement.innerText;
              return told !== was.told || document.querySelector('.result, .cover') !== null;
            }""",
            before,
        )

    def _measure(self, now: Situation) -> None:
        """Count the keys of each legal action: list, number, Enter; field, word, Enter."""
        self.keys.by_list += [2 + len(str(place)) for place in range(1, len(now.legal) + 1)]
        self.keys.typed += [2 + len(_typed(action)) for action in now.legal]

    def _by_list(self, now: Situation, place: int = -1) -> int:
        pressed = 0 if now.item else self.press("m")
        for _ in range(10):
            index = place % len(now.legal)
            # Two digits make one number only when they come soon after each other.
            self.press(*str(index + 1))
            until(self.page, REACHED, [str(index), now.legal])
            if self.page.evaluate("() => document.activeElement.dataset.index") == str(index):
                self.press("Enter")
                return pressed + len(str(index + 1)) + 1
            now = self.look()  # the list has become another one
        raise AssertionError(f"item {index + 1} is not reached")

    def _by_command(self, now: Situation) -> int:
        return self.type(_typed(now.legal[0]))

    def type(self, line: str) -> int:
        """Type a line at the command field."""
        self.press("i")
        until(self.page, "() => document.activeElement.id === 'command-field'")
        return 1 + self.press(*line) + self.press("Enter")

    def _by_hand(self, now: Situation) -> int:
        """A tile of the hand, or a square of the board; else the list."""
        layable = [action for action in now.legal if re.match(r"\d\d", action)]
        if now.tiles and layable:
            return self._lay(layable[-1])
        if re.fullmatch(r"[a-m]\d+[rlud]?", now.legal[0]):
            return self._on_the_board(now.legal[0])
        return self._by_list(now, 0)

    def _lay(self, action: str) -> int:
        pressed = self.press("w", "Home")
        until(self.page, "() => document.activeElement.matches('[data-tile][data-index=\"0\"]')")
        shown = self.page.locator("[role=option][data-tile]")
        tiles = shown.evaluate_all("all => all.map((one) => one.dataset.tile)")
        pressed += self.press(*["ArrowRight"] * tiles.index(action[:2]))
        until(self.page, "tile => document.activeElement.dataset.tile === tile", action[:2])
        pressed += self.press("Enter")
        ways = self.page.evaluate("() => document.querySelectorAll('.ends [data-action]').length")
        if ways:
            until(self.page, "() => document.activeElement.closest('.ends') !== null")
            button = f".ends [data-action='{action}']"
            while not self.page.evaluate("one => document.activeElement.matches(one)", button):
                pressed += self.press("Tab")
            pressed += self.press("Enter")
        return pressed

    def _on_the_board(self, action: str) -> int:
        """To the square by arrows; Enter shows what goes there, R turns it, Enter takes it."""
        square = re.match(r"[a-m]\d+", action)
        assert square
        for _ in range(60):
            if self.page.evaluate("() => 'square' in document.activeElement.dataset"):
                break
            self.press("Tab")
        here = self.page.evaluate("() => document.activeElement.dataset.square")
        right, down = ord(square[0][0]) - ord(here[0]), int(square[0][1:]) - int(here[1:])
        pressed = self.press(*["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right))
        pressed += self.press(*["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))
        until(self.page, "one => document.activeElement.dataset.square === one", square[0])
        return pressed + self.press("Enter", "r", "Enter")


class KingdomPlayer(Player):
    """Plays whole turns of the kingdom games, by lists, typed, or on the board."""

    def play(self) -> None:
        """Play until the game is over."""
        turn = 0
        while not (now := self.look()).over:
            assert now.region, "after an action the focus is in no part of the game"
            assert now.alone, "the focus rests where readers take the letters for themselves"
            self._measure(now)
            if re.fullmatch(r"[a-m]\d+[rlud]", now.legal[0]):
                (self._turn_by_lists, self._turn_typed, self._turn_on_the_board)[turn % 3](now)
                turn += 1
            else:
                self._until_done(now, lambda seen: self._by_list(seen, 0))
            self.acts += 1

    def _turn_by_lists(self, now: Situation) -> None:
        """A placement, nothing of what may be declined, and a domino."""
        pressed = [self.press("m")]
        self._until_done(now._replace(item=True), lambda seen: pressed.append(self._by_list(seen)))
        after = self.look()
        declined = "-" in after.legal
        if declined:
            self._until_done(after, lambda _: pressed.append(self.press("_")))
            after = self.look()
        if _claims(after):
            self._measure(after)
            self._until_done(after, lambda seen: pressed.append(self._by_list(seen)))
            turns = self.keys.turns_declining if declined else self.keys.turns_by_list
            turns.append(sum(pressed))

    def _turn_typed(self, now: Situation) -> None:
        """Both in one line, where the domino can be known."""
        place, claim = now.legal[-1], next(iter(now.free), "")
        court = self.page.evaluate("() => document.querySelector('.buildings') !== null")
        line = place if court else place + claim
        pressed: list[int] = []
        self._until_done(now, lambda _: pressed.append(self.type(line)))
        if claim and not court:
            self.keys.turns_typed.append(sum(pressed))

    def _turn_on_the_board(self, now: Situation) -> None:
        self._until_done(now, lambda seen: self._on_the_board(seen.legal[0]))


def _typed(action: str) -> str:
    """The shortest line for an action: its notation, or the letter of drawing and passing."""
    return {"draw": "d", "hit": "d", "pass": "p", "stand": "p"}.get(action, action)


def _claims(now: Situation) -> bool:
    return not now.over and bool(now.legal) and re.fullmatch(r"q?\d+", now.legal[0]) is not None
