"""A small detector of languages: which letters follow one another, learnt from what is told."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import chain
from math import log
from typing import TYPE_CHECKING, Final, NamedTuple

from dominium.describe import LANGUAGES, translations

if TYPE_CHECKING:
    from collections.abc import Iterator

LENGTHS: Final = (2, 3, 4)
"""The lengths of the sequences of letters that are counted."""
RARE: Final = 0.1
"""The number of times that a sequence counts which a language has never shown."""
ENOUGH: Final = 20
"""With fewer letters nothing is told apart."""
ENOUGH_FOR_NEIGHBOURS: Final = 60
"""As many letters tell Czech, Slovak and Polish apart."""
CLEARLY: Final = 0.1
"""By so much a sequence is likelier, on average, in a neighbouring language."""

_WORD: Final = re.compile(r"[^\W\d_]+")
_CODE: Final = re.compile(r"`[^`]*`|--?[\w-]+(=\S*)?|\w+[_=.]\w+")
_END: Final = re.compile(r"(?<=[.!?:;])\s+")


class Foreign(NamedTuple):
    """A text that is in another language than it should be."""

    key: str
    language: str
    text: str


def messages(language: str, gap: str = " ") -> dict[str, str]:
    """The words of all messages by key, without those that are rightly the same in English."""
    same = translations.same_as_english(language) if language != "en" else frozenset()
    return {
        key: translations.words(message, gap)
        for file in translations.file_names()
        for key, message in translations.entries(language, file).items()
        if key not in same
    }


def sentences(text: str) -> list[str]:
    """The sentences of a text that are long enough, and the whole text."""
    parts = [text, *_END.split(text)]
    return [one for one in dict.fromkeys(parts) if _letters(one) >= ENOUGH]


def foreign(language: str, texts: dict[str, str], *, known: bool = True) -> Iterator[Foreign]:
    """Yield the texts that are likelier in another language.

    Args:
        language: The language that they should be in.
        texts: The texts by key.
        known: True if they are among those that the language was learnt from.
    """
    for key, text in texts.items():
        for one in sentences(text):
            found = _likelier(one, language, Counter(_sequences(text)) if known else Counter())
            if found is not None:
                yield Foreign(key, found, one)
                break


def _likelier(text: str, language: str, own: Counter[str]) -> str | None:
    """Return the language that a text is likelier in than its own; None where there is none."""
    here = _likelihood(text, language, own)
    neighbours = _letters(text) >= ENOUGH_FOR_NEIGHBOURS
    for other in LANGUAGES:
        if other == language:
            continue
        kin = "en" not in (language, other)
        by = _likelihood(text, other, Counter()) - here
        if by > (CLEARLY if kin else 0) and (neighbours or not kin):
            return other
    return None


def _likelihood(text: str, language: str, without: Counter[str]) -> float:
    counted, total, kinds = _counted(language)
    found = list(_sequences(text))
    told = (max(counted[one] - without[one], 0) for one in found)
    return sum(log((times + RARE) / (total + RARE * kinds)) for times in told) / len(found)


@cache
def _counted(language: str) -> tuple[Counter[str], int, int]:
    """Count what follows what in a language, and how much that is."""
    pages = (page.read_text(encoding="utf-8") for page in (translations.RULES / language).iterdir())
    told = chain(pages, messages(language).values())
    counted = Counter(chain.from_iterable(map(_sequences, told)))
    return counted, counted.total(), len(counted)


def _sequences(text: str) -> Iterator[str]:
    line = f" {' '.join(_words(text))} "
    return (
        line[place : place + length]
        for length in LENGTHS
        for place in range(len(line) - length + 1)
    )


def _letters(text: str) -> int:
    return sum(map(len, _words(text)))


def _words(text: str) -> list[str]:
    return _WORD.findall(_CODE.sub(" ", text.lower()))
