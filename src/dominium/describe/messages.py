"""The Fluent messages of one language."""

import re
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from dominium.describe.prepositions import before_number

Argument = str | int | float

Language: TypeAlias = str
SOURCE_LANGUAGE: Final = "en"
"""The source language of all translations, and the default."""
LONGEST_TEXT: Final = 1000
REMEMBERED: Final = 32768
"""The size of the cache of formatted texts, for each language."""

LOCALES: Final = Path(__file__).parent.parent / "locales"


def languages_in(folder: Path) -> tuple[Language, ...]:
    """Return the languages with a folder of messages, the source first."""
    found = {path.parent.name for path in folder.glob("*/*.ftl")}
    return (SOURCE_LANGUAGE, *sorted(found - {SOURCE_LANGUAGE}))


LANGUAGES: Final = languages_in(LOCALES)


_ENTRY: Final = re.compile(r"^(?=(-?[a-zA-Z][\w-]*) *=)", re.MULTILINE)
_NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")


class Messages:
    """The messages of one language from all `.ftl` files of its folder.

    Most programs use a hundred of some thousand entries: each is parsed on first use.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language: {language}")
        self.language = language
        functions: dict[str, Any] = {"PREPOSITION": partial(before_number, language)}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._unread: dict[str, str] = {}
        for path in sorted((LOCALES / language).glob("*.ftl")):
            _, *entries = _ENTRY.split(path.read_text(encoding="utf-8"))
            self._unread |= dict(zip(entries[::2], entries[1::2], strict=True))
        # The same few words come again and again: remembering them is ten times faster.
        self._remembered = lru_cache(REMEMBERED)(self._format)

    def __contains__(self, key: str) -> bool:
        return key in self._unread or self._bundle.has_message(key)

    def text(self, key: str, **arguments: Argument) -> str:
        """Return the text of a message with its arguments filled in.

        Raises:
            KeyError: the language has no such message.
            ValueError: an argument the message needs is missing.
        """
        for value in arguments.values():
            if isinstance(value, str) and len(value) > LONGEST_TEXT:
                arguments = {name: _cut(value) for name, value in arguments.items()}
                break
        return self._remembered(key, tuple(arguments.items()))

    def _format(self, key: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
        if key in self._unread:
            self._read(key)
        try:
            message = self._bundle.get_message(key)
        except LookupError:
            raise KeyError(key) from None
        if message.value is None:
            raise KeyError(key)
        plain = {name: _plain(value) for name, value in arguments}
        text, errors = self._bundle.format_pattern(message.value, plain)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def _read(self, key: str) -> None:
        """Parse an entry and all that it may refer to; other threads still see them as unread."""
        todo, done = {key}, set[str]()
        while todo:
            name = todo.pop()
            done.add(name)
            if source := self._unread.get(name):
                self._bundle.add_resource(FluentResource(source))
                todo |= set(_NAME.findall(source)) - done
        for name in done:
            self._unread.pop(name, None)


def _cut(value: Argument) -> Argument:
    """Return a value cut to the length that Fluent takes and that is worth caching."""
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        return value[: LONGEST_TEXT - 1] + "…"
    return value


def _plain(value: Argument) -> object:
    """Return a value for Fluent, numbers without thousands separators as braille needs them."""
    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)


@cache
def messages(language: str) -> Messages:
    """Return the messages of `language`, loaded once."""
    return Messages(language)
