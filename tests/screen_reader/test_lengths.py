"""Announcements are short: in letters, and in seconds of a voice."""

from collections.abc import Callable
from statistics import median, quantiles

import pytest

from dominium.describe import LANGUAGES
from tests.screen_reader.announced import announcements, some_announcements
from tests.screen_reader.voice import voice

LONGEST = 60
USUAL = 40
SECONDS = {"en": 5, "cs": 5, "sk": 5, "pl": 5.5}
"""Within how many seconds 95 of 100 announcements are over; Polish numbers are long words."""


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
