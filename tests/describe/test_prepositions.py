"""Prepositions before numbers; `web/tests/prepositions.test.ts` asks the page for the same."""

import json
from pathlib import Path

import pytest

from dominium.describe.prepositions import before_number

SAID = json.loads(Path(__file__).with_name("before_numbers.json").read_text(encoding="utf-8"))
ROWS = [
    (language, said, number)
    for language, prepositions in SAID.items()
    for said, numbers in prepositions.items()
    for number in numbers
]


def test_a_vowel_is_said_where_the_number_asks_for_it() -> None:
    wrong = [
        (language, f"{said} {number}", written)
        for language, said, number in ROWS
        if (written := before_number(language, said[0], number)) != f"{said} {number}"
    ]
    assert not wrong


def test_a_preposition_that_is_not_known_is_no_guess() -> None:
    with pytest.raises(KeyError):
        before_number("cs", "s", 4)
