"""Numbers and dates as the languages write them, by the tables of CLDR."""

from datetime import date
from fractions import Fraction
from functools import cache
from typing import Final

from babel import Locale
from babel.dates import format_date
from babel.numbers import format_decimal, format_percent

_REGIONS: Final = {"en": "en_GB"}
"""Where a language alone would not say how dates are written."""


def decimal(value: float, digits: int, language: str) -> str:
    """A number with so many decimals, without separators of thousands."""
    return format_decimal(value, f"0.{'0' * digits}", locale=_locale(language))


def rounded(value: float | Fraction, digits: int, language: str) -> str:
    """A number with at most so many decimals, without separators of thousands."""
    return format_decimal(float(value), f"0.{'#' * digits}", locale=_locale(language))


def percentage(share: float, digits: int, language: str) -> str:
    """A share of 1 in per cent, with so many decimals."""
    locale = _locale(language)
    pattern = str(locale.percent_formats[None].pattern).replace("#,##0", f"0.{'0' * digits}")
    return format_percent(share, pattern, locale=locale)


def date_in_words(day: date, language: str) -> str:
    """A date with the name of its month."""
    return format_date(day, "long", locale=_locale(language))


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(_REGIONS.get(language, language))
