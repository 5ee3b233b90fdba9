"""Typed text and the words it is compared with."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from dominium.describe.messages import Messages

ARROWS: Final = {"→": "r", "←": "l", "↑": "u", "↓": "d"}

_OTHER_SIGNS: Final = str.maketrans({"ł": "l", "’": "'"})


def folded(text: str) -> str:
    """The text as typed words are compared: small letters, no accents, single spaces."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_OTHER_SIGNS))
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(letters.split())


def typed_words(words: Messages, key: str) -> set[str]:
    """The words of a message that lists them, as typed words are compared."""
    return {folded(word) for word in words.text(key).split(",")}
