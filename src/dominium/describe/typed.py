"""The normal form of typed text and of the words it is compared with."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from dominium.describe.messages import Messages

ARROWS: Final = {"→": "r", "←": "l", "↑": "u", "↓": "d"}

_OTHER_SIGNS: Final = str.maketrans({"ł": "l", "’": "'"})


def folded(text: str) -> str:
    """Return the text in normal form: lower case, no accents, single spaces."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_OTHER_SIGNS))
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(letters.split())


def typed_words(words: Messages, key: str) -> set[str]:
    """Return the words that a message lists, separated by commas, in normal form."""
    return {folded(word) for word in words.text(key).split(",")}
