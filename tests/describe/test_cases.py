"""Nouns are in the case that the word before them asks for."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.describe.languages import messages

CASES = ("nominative", "genitive", "dative", "accusative", "locative", "instrumental")
GAP = " … "
"""The place of what is known only later: after a number nouns have cases of their own."""
LANGUAGES = ("cs", "sk", "pl")
NEGATED = {"pl": {"nie"}}
"""Words after which Polish verbs ask for another case."""
PLANTED = {
    "cs": [
        "Přiložte dílku k hradu.",
        "Položte kostkou.",
        "Bez políčko to nejde.",
        "Vyberte oblastí.",
    ],
    "sk": [
        "Priložte dieliku k hradu.",
        "Položte kockou.",
        "Bez políčko to nejde.",
        "Vyberte vežiach.",
    ],
    "pl": ["Dołóż płytce do zamku.", "Połóż kamieniem.", "Bez pole nie można.", "Wybierz ofercie."],
}


@cache
def forms(language: str) -> dict[str, frozenset[str]]:
    """The cases that each form of a noun can be."""
    found: dict[str, set[str]] = {}
    for row in _table(language)["nouns"]:
        one, several = row.split(" / ")
        for number in (one, several):
            for case, written in zip(CASES, number.split(), strict=True):
                for form in written.split("|"):
                    found.setdefault(form, set()).add(case)
    return {form: frozenset(cases) for form, cases in found.items()}


@cache
def governors(language: str) -> dict[str, frozenset[str]]:
    """The cases that verbs and prepositions ask for."""
    found: dict[str, set[str]] = {}
    for cases, words in _table(language)["words"].items():
        for word in words.split():
            found.setdefault(word, set()).update(cases.split("-"))
    return {word: frozenset(cases) for word, cases in found.items()}


@cache
def _table(language: str) -> dict[str, Any]:
    return tomllib.loads(
        Path(__file__).with_name("cases").joinpath(f"{language}.toml").read_text("utf-8")
    )


def wrong_cases(language: str, text: str) -> list[str]:
    """The places of a text at which a noun is in another case than the word before it asks for."""
    words = re.findall(r"[^\W\d_]+|[^\w\s]|\d+", text.lower())
    return [
        f"{word} {noun}"
        for before, word, noun in zip(["", *words], words, words[1:], strict=False)
        if word in governors(language)
        and noun in forms(language)
        and before not in NEGATED.get(language, ())
        and not governors(language)[word] & forms(language)[noun]
    ]


@pytest.mark.criterion(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nouns_are_in_the_case_that_is_asked_for(language: str) -> None:
    found = {key: wrong_cases(language, text) for key, text in messages(language, GAP).items()}
    assert not {key: wrong for key, wrong in found.items() if wrong}


@pytest.mark.criterion(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_cases_are_found(language: str) -> None:
    for sentence in PLANTED[language]:
        assert wrong_cases(language, sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_meets_the_messages(language: str) -> None:
    """It would be silent if its words never stood beside one another."""
    met = [
        (word, noun)
        for text in messages(language).values()
        for word, noun in re.findall(r"(?=\b([^\W\d_]+) ([^\W\d_]+))", text.lower())
        if word in governors(language) and noun in forms(language)
    ]
    assert len(met) >= 100
