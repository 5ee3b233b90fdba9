"""Words that depend on numbers, from 0 to 25 in every language, in every case they are used in."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from dominium.describe import LANGUAGES, messages, translations

PLURALS = Path(__file__).with_name("plurals")

# Which of the forms in the table each number from 0 to 25 takes.
ONE_MANY = [1, 0, *[1] * 24]
ONE_FEW_MANY = [2, 0, 1, 1, 1, *[2] * 21]
POLISH = [2, 0, 1, 1, 1, *[2] * 17, 1, 1, 1, 2]
CHOSEN = {"en": ONE_MANY, "cs": ONE_FEW_MANY, "sk": ONE_FEW_MANY, "pl": POLISH}


@cache
def table(language: str) -> dict[str, list[str]]:
    """The forms of every message, by its key."""
    rows = tomllib.loads((PLURALS / f"{language}.toml").read_text(encoding="utf-8"))
    return {key: forms for key, forms in rows.items() if key != "exact"}


@cache
def exact(language: str) -> dict[str, dict[str, str]]:
    """The texts of messages for single numbers that they name."""
    rows = tomllib.loads((PLURALS / f"{language}.toml").read_text(encoding="utf-8"))
    found: dict[str, dict[str, str]] = rows.get("exact", {})
    return found


class _Search(Visitor):
    """Finds the variable by whose plural category a message chooses."""

    def __init__(self) -> None:
        self.counted: str | None = None

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if hasattr(variant.key, "name")}
        if "one" in keys and isinstance(node.selector, ast.VariableReference):
            self.counted = node.selector.id.name
        self.generic_visit(node)


class Counting(NamedTuple):
    """The variables of a message, and the one that it counts."""

    counted: str
    variables: frozenset[str]


@cache
def counting(language: str) -> dict[str, Counting]:
    """The messages that choose by plural categories."""
    found: dict[str, Counting] = {}
    for file in translations.file_names():
        for key, message in translations.entries(language, file).items():
            search = _Search()
            search.visit(message)
            if search.counted is not None:
                variables = frozenset(translations.variables(message))
                found[key] = Counting(search.counted, variables)
    return found


def said(language: str, key: str, number: int) -> str:
    """A message with a number and with dots for everything else."""
    message = counting(language)[key]
    values: dict[str, str | int] = dict.fromkeys(message.variables, "…")
    return messages(language).text(key, **{**values, message.counted: number})


def is_said(expected: str, key: str, text: str) -> bool:
    """True if a text has the words as whole words; a counted noun has nothing else."""
    if key.startswith("count-"):
        return text == expected
    return re.search(rf"(?<!\w){re.escape(expected)}(?!\w)", text) is not None


@pytest.mark.criterion(21)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_its_form(language: str) -> None:
    wrong = [
        (expected, text)
        for key, forms in table(language).items()
        for number, form in enumerate(CHOSEN[language])
        if str(number) not in exact(language).get(key, {})
        and not is_said(
            expected := forms[form].replace("#", str(number)),
            key,
            text := said(language, key, number),
        )
    ]
    assert not wrong


@pytest.mark.criterion(21)
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_with_words_of_their_own(language: str) -> None:
    for key, forms in exact(language).items():
        for number, form in forms.items():
            assert said(language, key, int(number)) == form.replace("#", number)


@pytest.mark.criterion(21)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_every_message_that_counts(language: str) -> None:
    assert table(language).keys() == counting(language).keys()


def test_large_numbers_have_no_separators() -> None:
    for language in LANGUAGES:
        assert messages(language).text("count-points", count=12345).startswith("12345 ")
