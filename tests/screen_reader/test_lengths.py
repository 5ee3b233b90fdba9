"""Announcements are short: in letters, and in seconds of a voice."""

from collections.abc import Callable
from statistics import median, quantiles

import pytest

from dominium.describe import LANGUAGES
from tests.describe.play import EVERY_GAME
from tests.screen_reader.announced import announcements, some_announcements, utterances
from tests.screen_reader.voice import voice

LONGEST = 60
USUAL = 40
SECONDS = {"en": 5, "cs": 5, "sk": 5, "pl": 5.5}
"""Within how many seconds 95 of 100 announcements are over; Polish numbers are long words."""

AT_ONCE = {
    "two": (45, 80),
    "three": (45, 100),
    "four": (45, 85),
    "tray": (45, 70),
    "duel": (45, 60),
    "dynasty": (45, 90),
    "queen": (45, 80),
    "queen_four": (45, 105),
    "wedding_three": (45, 125),
    "wedding_five": (45, 130),
    "wedding_seven": (45, 175),
    "teams": (50, 155),
    "teams_eight": (45, 200),
    "block": (40, 70),
    "block_difference": (40, 65),
    "draw": (35, 70),
    "draw_series": (35, 70),
    "draw_points": (35, 70),
    "matador": (40, 95),
    "matador_any": (25, 70),
    "bergen": (45, 65),
    "bergen_three": (55, 100),
    "bergen_nothing": (50, 65),
    "sebastopol": (50, 65),
    "sebastopol_seven": (50, 65),
    "twenty_one": (40, 80),
    "twenty_one_three": (40, 60),
    "twenty_one_four": (40, 95),
    "solo": (30, 80),
    "muggins": (35, 75),
    "muggins_three": (60, 110),
    "muggins_four": (70, 105),
}
"""The median of what is heard at once in each game, and what nine of ten keep to, in letters."""


@pytest.mark.criterion(7)
@pytest.mark.parametrize("language", LANGUAGES)
def test_announcements_are_short(language: str, count: Callable[..., None]) -> None:
    lengths = [len(line) for line in announcements(language)]
    count(
        **{
            f"announcements_{language}": len(lengths),
            "longest": max(lengths),
            "median": median(lengths),
        }
    )
    assert max(lengths) <= LONGEST
    assert median(lengths) <= USUAL


@pytest.mark.criterion(7)
@pytest.mark.parametrize("language", LANGUAGES)
def test_announcements_are_soon_spoken(language: str, count: Callable[..., None]) -> None:
    seconds = [voice().seconds(line, language) for line in some_announcements(language)]
    late = quantiles(seconds, n=20)[-1]
    count(
        **{
            f"seconds_of_95_percent_{language}": round(late, 1),
            "median": round(median(seconds), 1),
            "longest": round(max(seconds), 1),
        }
    )
    assert late <= SECONDS[language]


@pytest.mark.criterion(7)
@pytest.mark.parametrize("name", EVERY_GAME)
def test_what_is_heard_at_once_does_not_grow(name: str, count: Callable[..., None]) -> None:
    """A median of 60, and 110 for nine of ten, but for the largest tables; none grows again."""
    lengths = [len(said) for language in LANGUAGES for said in utterances(name, language)]
    middle, late = round(median(lengths)), round(quantiles(lengths, n=10)[-1])
    count(game=name, median_at_once=middle, nine_of_ten=late, longest=max(lengths))
    most_usual, most = AT_ONCE[name]
    assert middle <= most_usual
    assert late <= most
