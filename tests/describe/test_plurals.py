"""Counted nouns, from 0 to 25 in every language."""

import pytest

from dominium.describe import LANGUAGES, messages
from tests.describe import locale_files

FORMS = {
    "en": {
        "dominoes": ("domino", "dominoes"),
        "squares": ("square", "squares"),
        "crowns": ("crown", "crowns"),
        "points": ("point", "points"),
        "rows": ("row", "rows"),
        "columns": ("column", "columns"),
        "properties": ("property", "properties"),
        "coins": ("coin", "coins"),
        "knights": ("knight", "knights"),
        "towers": ("tower", "towers"),
    },
    "cs": {
        "dominoes": ("dílek", "dílky", "dílků"),
        "squares": ("políčko", "políčka", "políček"),
        "crowns": ("koruna", "koruny", "korun"),
        "points": ("bod", "body", "bodů"),
        "rows": ("řádek", "řádky", "řádků"),
        "columns": ("sloupec", "sloupce", "sloupců"),
        "properties": ("oblast", "oblasti", "oblastí"),
        "coins": ("mince", "mince", "mincí"),
        "knights": ("rytíř", "rytíři", "rytířů"),
        "towers": ("věž", "věže", "věží"),
    },
    "sk": {
        "dominoes": ("dielik", "dieliky", "dielikov"),
        "squares": ("políčko", "políčka", "políčok"),
        "crowns": ("koruna", "koruny", "korún"),
        "points": ("bod", "body", "bodov"),
        "rows": ("riadok", "riadky", "riadkov"),
        "columns": ("stĺpec", "stĺpce", "stĺpcov"),
        "properties": ("oblasť", "oblasti", "oblastí"),
        "coins": ("minca", "mince", "mincí"),
        "knights": ("rytier", "rytieri", "rytierov"),
        "towers": ("veža", "veže", "veží"),
    },
    "pl": {
        "dominoes": ("płytka", "płytki", "płytek"),
        "squares": ("pole", "pola", "pól"),
        "crowns": ("korona", "korony", "koron"),
        "points": ("punkt", "punkty", "punktów"),
        "rows": ("rząd", "rzędy", "rzędów"),
        "columns": ("kolumna", "kolumny", "kolumn"),
        "properties": ("obszar", "obszary", "obszarów"),
        "coins": ("moneta", "monety", "monet"),
        "knights": ("rycerz", "rycerze", "rycerzy"),
        "towers": ("wieża", "wieże", "wież"),
    },
}

# Which form each number from 0 to 25 takes.
ONE_MANY = [1, 0] + [1] * 24
ONE_FEW_MANY = [2, 0, 1, 1, 1] + [2] * 21
POLISH = [2, 0, 1, 1, 1, *[2] * 17, 1, 1, 1, 2]
CHOSEN = {"en": ONE_MANY, "cs": ONE_FEW_MANY, "sk": ONE_FEW_MANY, "pl": POLISH}


@pytest.mark.parametrize(
    ("language", "noun"), [(language, noun) for language in LANGUAGES for noun in FORMS[language]]
)
def test_counted_nouns(language: str, noun: str) -> None:
    forms, words = FORMS[language][noun], messages(language)
    counted = [words.text(f"count-{noun}", count=number) for number in range(26)]
    assert counted == [f"{number} {forms[form]}" for number, form in enumerate(CHOSEN[language])]


def test_the_table_has_every_noun() -> None:
    """Every language has a row here for every noun that is counted."""
    nouns = {
        key.removeprefix("count-") for key in locale_files.all_keys() if key.startswith("count-")
    }
    assert nouns
    for language in LANGUAGES:
        assert set(FORMS[language]) == nouns


def test_large_numbers_have_no_separators() -> None:
    for language in LANGUAGES:
        assert messages(language).text("count-points", count=12345).startswith("12345 ")
