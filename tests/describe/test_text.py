"""Lines of text for narrow displays."""

import re
from itertools import pairwise

import pytest

from dominium.describe import LANGUAGES
from dominium.describe.text import wrapped
from tests.describe.play import describer, random_game


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Petr: forest E3, forest E4, plus 0.", ["Petr: forest E3, forest", "E4, plus 0."]),
        ("The kingdom is at most 7 × 7 large.", ["The kingdom is at most", "7 × 7 large."]),
        ("For the whole property 3 crowns.", ["For the whole property", "3 crowns."]),
    ],
)
def test_a_line_ends_between_no_number_and_its_noun(text: str, lines: list[str]) -> None:
    assert wrapped(text, 30, indent="") == lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [20, 32, 40])
def test_no_line_begins_with_what_belongs_to_a_number(language: str, width: int) -> None:
    speaker = describer("queen", language)
    for ply in random_game("queen"):
        for told in speaker.announce(ply.events):
            lines = wrapped(told, width, indent="")
            assert " ".join(lines) == " ".join(told.split())
            for line, following in pairwise(lines):
                assert not (re.search(r"(^| )\d+$", line) and following[0].isalpha())
                assert not (re.fullmatch(r"\d+\.", following) and line[-1].isalpha())
