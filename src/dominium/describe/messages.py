"""The Fluent messages of one language."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

Argument = str | int | float

Language = Literal["en", "cs", "sk", "pl"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "cs", "sk", "pl")
LONGEST_TEXT: Final = 1000
REMEMBERED: Final = 8192
"""How many texts of a language are kept."""

LOCALES: Final = Path(__file__).parent.parent / "locales"


class Messages:
    """Texts of one language from all `.ftl` files of its folder."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language: {language}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((LOCALES / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        # The same few words come again and again: remembering them is ten times faster.
        self._remembered = lru_cache(REMEMBERED)(self._format)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def text(self, key: str, **arguments: Argument) -> str:
        """The text of `key`.

        Raises:
            KeyError: the language has no such message.
            ValueError: an argument the message needs is missing.
        """
        return self._remembered(key, tuple((name, _cut(arguments[name])) for name in arguments))

    def _format(self, key: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
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


def _cut(value: Argument) -> Argument:
    """Texts no longer than Fluent takes and than is worth remembering: anything may be typed."""
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        return value[: LONGEST_TEXT - 1] + "…"
    return value


def _plain(value: Argument) -> object:
    """Numbers without thousands separators, which braille and parsers would stumble over."""
    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)


@cache
def messages(language: str) -> Messages:
    """The messages of `language`, read once."""
    return Messages(language)
