"""Prepositions before numbers, which in three languages get a vowel where saying them asks for it.

Czech says `z 5` but `ze 12`, Slovak `z 5` but `zo 4`, Polish `z 99` but `ze 100`. The page does the
same in `prepositions.ts`.
"""

import re
from typing import Final

_VOWELS: Final = {"cs": "e", "sk": "o", "pl": "e"}
_DIGITS: Final = {
    "cs": {"z": "23467", "v": "234"},
    "sk": {"z": "467", "s": "467"},
    "pl": {"z": ""},
}
"""The digits before whose names, and those of their tens and hundreds, a vowel is said."""


def before_number(language: str, preposition: str, number: object) -> str:
    """Return a preposition and the number, or the text that begins with one: `ze 12`.

    Raises:
        KeyError: it is not known before which numbers this preposition changes.
    """
    digits = _DIGITS[language][preposition]
    # The first word of a number: a unit or a ten, a hundred, or those of thousands and millions.
    named = rf"1?[{digits}]|[{digits}]\d\d?|" if digits else ""
    heavy = rf"({named}1\d\d)(\d{{3}})*(?!\d)"
    vowel = _VOWELS[language] if re.match(heavy, str(number)) else ""
    return f"{preposition}{vowel} {number}"
