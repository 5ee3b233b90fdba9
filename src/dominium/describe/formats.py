"""Formats of numbers and dates in each language, by the tables of CLDR."""

from datetime import date
from fractions import Fraction
from functools import cache
from typing import Final

from babel import Locale
from babel.core import get_global
from babel.dates import format_date
from babel.numbers import format_decimal, format_percent

_REGIONS: Final = {"en": "en_GB"}
"""The locale of a language whose name alone does not determine its date format."""


def decimal(value: float, digits: int, language: str) -> str:
    """Return a number with exactly `digits` decimals, without thousands separators."""
    return format_decimal(value, f"0.{'0' * digits}", locale=_locale(language))


def rounded(value: float | Fraction, digits: int, language: str) -> str:
    """Return a number with at most `digits` decimals, without thousands separators."""
    return format_decimal(float(value), f"0.{'#' * digits}", locale=_locale(language))


def percentage(share: float, digits: int, language: str) -> str:
    """Return a share of 1 as a percentage with `digits` decimals."""
    locale = _locale(language)
    pattern = str(locale.percent_formats[None].pattern).replace("#,##0", f"0.{'0' * digits}")
    return format_percent(share, pattern, locale=locale)


def date_in_words(day: date, language: str) -> str:
    """Return a date with the name of its month."""
    return format_date(day, "long", locale=_locale(language))


def locale_name(language: str) -> str:
    """Return a language with the country where most people speak it: cs_CZ."""
    locale = _locale(language)
    if locale.territory:
        return str(locale)
    likely: str = get_global("likely_subtags")[language]
    return f"{language}_{likely.rpartition('_')[2]}"


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(_REGIONS.get(language, language))
