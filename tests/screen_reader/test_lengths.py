"""Announcements are short: in letters, and in seconds of a voice."""

from collections.abc import Callable
from statistics import median, quantiles

import pytest

from dominium.describe import LANGUAGES
from tests.describe.play import EVERY_TABLE
from tests.screen_reader.announced import announcements, some_announcements, utterances
from tests.screen_reader.voice import voice

LONGEST = 60
USUAL = 40
SECONDS = {"en": 5, "cs": 5, "sk": 5, "pl": 5.5}
"""Within how many seconds 95 of 100 announcements are over; Polish numbers are long words."""

USUAL_AT_ONCE = 60
LATE_AT_ONCE = 110
"""The median of what is heard at once, and what nine of ten keep to, in letters."""


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
@pytest.mark.parametrize("name", EVERY_TABLE)
def test_what_is_heard_at_once_is_short(name: str, count: Callable[..., None]) -> None:
    lengths = [len(said) for language in LANGUAGES for said in utterances(name, language)]
    middle, late = round(median(lengths)), round(quantiles(lengths, n=10)[-1])
    count(game=name, median_at_once=middle, nine_of_ten=late, longest=max(lengths))
    assert middle <= USUAL_AT_ONCE
    assert late <= LATE_AT_ONCE
