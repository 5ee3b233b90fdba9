"""Every screen of the site in every language and appearance: what axe finds, and what it cannot."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from dominium.describe import translations
from tests.e2e import checks, sight
from tests.e2e.checks import EXPLAINED, LEFT_OPEN, Explained, faults
from tests.e2e.conftest import AXE, DESKTOP
from tests.e2e.one_screen import SIZES
from tests.e2e.screens import SCREENS, building, claiming, line, offline, placing, result, unknown
from tests.e2e.table import choose_language, missed, until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

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
    """Choose another language on the open page and wait until its frame speaks it."""
    choose_language(page, language)
    until(page, "language => document.documentElement.lang === language", language)
    until(page, TITLE_IS_HEADING)


def spoken(person: Person, screen: Screen, chosen: Iterable[str]) -> Iterator[tuple[str, Page]]:
    """Shows a screen in some languages; without a connection no other one can be chosen."""
    if screen is offline:
        for language in chosen:
            page = person(locale=LANGUAGES[language]).new_page()
            screen(page)
            yield language, page
        return
    page = person().new_page()
    screen(page)
    until(page, TITLE_IS_HEADING)
    for language in chosen:
        if page.viewport_size != DESKTOP:
            sight.enlarge(page, DESKTOP)
        if language != page.evaluate("document.documentElement.lang"):
            speak(page, language)
        yield language, page


def plan(screen: Screen, *, every: bool) -> dict[str, list[str]]:
    """The languages of a screen, and the appearances in which it is looked at in each.

    Every appearance in every language takes minutes; otherwise each screen is looked at in one
    language and one appearance, which take turns so that each meets each. What is left in English
    can be told only beside English.
    """
    if every:
        return {language: list(APPEARANCES) for language in LANGUAGES}
    place = SCREENS.index(screen)
    language = list(LANGUAGES)[place % len(LANGUAGES)]
    looked_at = {language: [list(APPEARANCES)[place // len(LANGUAGES) % len(APPEARANCES)]]}
    return looked_at if language == "en" else {"en": [], **looked_at}


@needs_axe
@pytest.mark.criterion(1, 3, 13, 14, 16)
@pytest.mark.parametrize(
    "every", [False, pytest.param(True, marks=pytest.mark.long)], ids=["some", "every"]
)
@every_screen
def test_a_screen_holds(person: Person, screen: Screen, *, every: bool) -> None:
    """Languages, appearances and sizes in one visit: to come there takes longer than to look."""
    wrong: list[str] = []
    used: set[Explained] = set()
    english: set[str] = set()
    looks = plan(screen, every=every)
    for language, page in spoken(person, screen, looks):
        if language == "en":
            wrong += checks.standing(page)
            english = set(checks.words(page))
        else:
            wrong += foreign(page, language, english)
        if looks[language]:
            wrong += [f"{language}: {one}" for one in looked(page, looks[language], used)]
    assert not wrong, "\n".join(wrong)
    if every:
        outlived = [one for one in EXPLAINED if one.screen == screen.__name__ and one not in used]
        assert not outlived, "no longer needed"


def looked(page: Page, appearances: Iterable[str], used: set[Explained]) -> list[str]:
    """Find what is wrong with a page in some appearances, and when it is small."""
    wrong = []
    chosen = {name: APPEARANCES[name] for name in appearances}
    for name, media in chosen.items():
        page.emulate_media(**media)
        sight.settled(page)
        wrong += [f"{name}: {fault}" for fault in faults(page, used)]
    return wrong + sight.faults_when_small(page, chosen)


def test_each_language_meets_each_appearance() -> None:
    met = {
        (language, appearance)
        for screen in SCREENS
        for language, appearances in plan(screen, every=False).items()
        for appearance in appearances
    }
    assert met == set(product(LANGUAGES, APPEARANCES))


@needs_axe
@pytest.mark.parametrize(
    ("screen", "every"),
    [
        (placing, False),
        (line, False),
        *(
            pytest.param(screen, True, marks=pytest.mark.long)
            for screen in (claiming, placing, building, line, result)
        ),
    ],
)
def test_a_table_holds_at_every_size(person: Person, screen: Screen, *, every: bool) -> None:
    """Cases that axe leaves open are decided at one size, in `test_a_screen_holds`."""
    page = person().new_page()
    screen(page)
    wrong = []
    for size in SIZES if every else ["telephone"]:
        page.set_viewport_size(SIZES[size])
        sight.settled(page)
        for theme in ("light", "dark") if every else ["dark"]:
            page.emulate_media(**APPEARANCES[theme])
            found = [fault for fault in faults(page) if not fault.startswith(LEFT_OPEN)]
            wrong += [f"{size}, {theme}: {fault}" for fault in found]
    assert not wrong, "\n".join(wrong)


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


def telling(english: set[str]) -> set[str]:
    """Find the words of an English page that no other language has too."""
    return {words for words in english if not set(WORD.findall(words.lower())) <= alike()}


def left_behind(page: Page, english: set[str]) -> list[str]:
    """The words that the page still says in English."""
    return sorted(telling(english) & set(checks.words(page)))


def foreign(page: Page, language: str, english: set[str]) -> list[str]:
    """The faults of a page that now speaks another language; it takes its time to change."""
    missed(page, NO_LONGER_SAID, sorted(telling(english)))
    wrong = [f"left in English: {words}" for words in left_behind(page, english)]
    wrong += checks.wrong_language(page, language) + checks.wrong_headings(page)
    return [f"{language}: {one}" for one in wrong]


NO_LONGER_SAID = f"""english => {{
  const said = new Set(({checks.WORDS})());
  return !english.some((words) => said.has(words));
}}"""
TITLE_IS_HEADING = """() => document.title.includes(
  document.querySelector('main h1').innerText.trim())"""
