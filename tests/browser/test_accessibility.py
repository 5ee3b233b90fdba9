"""Every screen of the site in every language and appearance: what axe finds, and what it cannot."""

from __future__ import annotations

import re
import time
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from dominium.describe import translations
from tests.browser import checks
from tests.browser.checks import EXPLAINED, Explained, faults
from tests.browser.conftest import AXE
from tests.browser.screens import (
    SCREENS,
    claiming,
    court_result,
    line,
    line_result,
    offline,
    result,
    rules,
    scorer,
    taxing,
    teams,
    unknown,
)
from tests.browser.table import until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import BrowserContext, Page

    Person = Callable[..., BrowserContext]
    Screen = Callable[[Page], None]

every_screen = pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
needs_axe = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed (make web)")

LANGUAGES = {"en": "en-GB", "cs": "cs-CZ", "sk": "sk-SK", "pl": "pl-PL"}
APPEARANCES: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light", "forced_colors": "none"},
    "dark": {"color_scheme": "dark", "forced_colors": "none"},
    "forced colours": {"color_scheme": "light", "forced_colors": "active"},
}


def speak(page: Page, language: str) -> None:
    """Choose another language on the open page and wait until all of it speaks it."""
    page.locator("#language").select_option(language)
    until(page, "language => document.documentElement.lang === language", language)


def languages(screen: Screen, *, every: bool) -> list[str]:
    """All languages, or English and another one, each time the next."""
    english, *others = LANGUAGES
    return [english, *(others if every else [others[SCREENS.index(screen) % len(others)]])]


def spoken(person: Person, screen: Screen, chosen: list[str]) -> Iterator[tuple[str, Page]]:
    """Shows a screen in some languages; without a connection no other one can be chosen."""
    if screen is offline:
        for language in chosen:
            page = person(locale=LANGUAGES[language]).new_page()
            screen(page)
            yield language, page
        return
    page = person().new_page()
    screen(page)
    for language in chosen:
        speak(page, language)
        yield language, page


def appearances(screen: Screen, language: str, *, every: bool) -> Iterator[str]:
    """How a screen is looked at in a language: in every way, or in one, each time in another."""
    if every:
        yield from APPEARANCES
    else:
        place = SCREENS.index(screen) + list(LANGUAGES).index(language)
        yield list(APPEARANCES)[place % len(APPEARANCES)]


@needs_axe
@pytest.mark.criterion(1, 3, 16)
@pytest.mark.parametrize(
    "every", [False, pytest.param(True, marks=pytest.mark.long)], ids=["some", "every"]
)
@every_screen
def test_a_screen_holds(person: Person, screen: Screen, *, every: bool) -> None:
    """Languages and appearances in one visit: to come there takes longer than to look.

    Every appearance in every language takes minutes; otherwise each screen is seen in English and
    another language, and the appearances take turns.
    """
    wrong: list[str] = []
    used: set[Explained] = set()
    english: set[str] = set()
    for language, page in spoken(person, screen, languages(screen, every=every)):
        if language == "en":
            wrong += checks.standing(page)
            english = set(checks.words(page))
        else:
            wrong += foreign(page, language, english)
        for name in appearances(screen, language, every=every):
            page.emulate_media(**APPEARANCES[name])
            wrong += [f"{language}, {name}: {fault}" for fault in faults(page, used)]
    assert not wrong, "\n".join(wrong)
    if every:
        outlived = [one for one in EXPLAINED if one.screen == screen.__name__ and one not in used]
        assert not outlived, "no longer needed"


@needs_axe
def test_axe_would_find_something(page: Page) -> None:
    unknown(page)
    page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<img src=x>')")
    assert any("image-alt" in fault for fault in faults(page))


def test_explanations_name_screens() -> None:
    assert {one.screen for one in EXPLAINED} <= {screen.__name__ for screen in SCREENS}


# What no language changes: the names of people and of the program, addresses and notation.
ALIKE = {
    "dominium",
    "jana",
    "petr",
    "karel",
    "hana",
    "ivan",
    "olga",
    "zdeněk",
    "adam",
    "winter",
    "league",
}


@cache
def alike() -> set[str]:
    """Words that rightly stay what they are in English."""
    keys = set().union(*map(translations.same_as_english, list(LANGUAGES)[1:]))
    english = {
        key: message
        for file in translations.file_names()
        for key, message in translations.entries("en", file).items()
    }
    told = " ".join(translations.words(english[key]) for key in keys)
    return ALIKE | set(WORD.findall(told.lower()))


WORD = re.compile(r"[^\W\d_]{4,}")


def left_behind(page: Page, english: set[str]) -> list[str]:
    """What the page still says in English."""
    return [
        words
        for words in english & set(checks.words(page))
        if not set(WORD.findall(words.lower())) <= alike()
    ]


def foreign(page: Page, language: str, english: set[str]) -> list[str]:
    """What is wrong with a page that now speaks another language; it takes its time to change."""
    until(page, TITLE_IS_HEADING)
    end = time.monotonic() + checks.PATIENCE
    while (left := left_behind(page, english)) and time.monotonic() < end:
        page.wait_for_timeout(100)
    wrong = [f"left in English: {words}" for words in left]
    wrong += checks.wrong_language(page, language) + checks.wrong_headings(page)
    return [f"{language}: {one}" for one in wrong]


TITLE_IS_HEADING = """() => document.title.includes(
  document.querySelector('main h1').innerText.trim())"""


@pytest.mark.criterion(14)
@pytest.mark.parametrize(
    "screen",
    [claiming, result, scorer, taxing, teams, court_result, line, line_result, rules],
    ids=lambda screen: screen.__name__,
)
def test_every_language_fits_a_small_screen(person: Person, screen: Screen) -> None:
    page = person(viewport={"width": 320, "height": 640}).new_page()
    screen(page)
    for language in list(LANGUAGES)[1:]:
        page.locator("header .menu").click()
        speak(page, language)
        page.locator("header .menu").click()
        until(page, TITLE_IS_HEADING)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, language
