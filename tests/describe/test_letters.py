"""Kingdoms written in letters: those of the language, and the English ones of the notation."""

import pytest

from dominium.describe import LANGUAGES, english_rows, terrain_letters
from dominium.describe.words import TERRAINS

ENGLISH = "f1w/.c/l2g/s0m3/.t"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_are_read_in_the_letters_of_the_language_and_in_english(language: str) -> None:
    own, english = terrain_letters(language), terrain_letters("en")
    in_own = "".join(
        next((own[name] for name in own if english[name] == sign), sign) for sign in ENGLISH
    )
    assert english_rows(in_own, language) == ENGLISH
    assert english_rows(ENGLISH, language) == ENGLISH
    assert english_rows("fw/.l", language) == "fw/.l", "without a castle"


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_no_terrain_has_the_letter_of_the_castle_in_the_other_language(language: str) -> None:
    own, english = terrain_letters(language), terrain_letters("en")
    assert own["castle"] not in english.values()
    assert english["castle"] not in (own[name] for name in TERRAINS)
