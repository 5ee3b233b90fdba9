"""The gaps of a translation: messages, placeholders, plural forms, letters, rules pages.

The Fluent files are read as syntax trees, apart from the running program, which only formats them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from dominium.describe.messages import LANGUAGES, LOCALES, SOURCE_LANGUAGE
from dominium.describe.words import TERRAINS

RULES: Final = LOCALES.parent / "rules"
SAME_AS_ENGLISH: Final = "same_as_english.txt"
"""The file in a language's folder with the keys whose text rightly equals the English one."""

_PLURAL_CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}
_ENOUGH_NUMBERS: Final = range(1000)
_LETTERS: Final = {
    "letter": (*TERRAINS, "castle"),
    "end-letter": ("left", "right", "up", "down"),
}
"""Groups of messages that are single letters, each different from the others of its group."""


class Gap(NamedTuple):
    """A gap that a translator has to fill."""

    kind: str
    """The suffix of the message that describes it, `terminal-messages-…`."""
    file: str
    key: str
    detail: str


def is_known_language(language: str) -> bool:
    """Return whether CLDR knows the plural forms of the language."""
    try:
        Locale.parse(language)
    except (UnknownLocaleError, ValueError):
        return False
    return True


def gaps(language: str) -> list[Gap]:
    """Return all gaps of the language, file by file; empty when it is complete."""
    return [
        *(gap for file in file_names() for gap in _gaps_of_file(language, file)),
        *_repeated_keys(language),
        *_wrongly_listed(language),
        *_unclear_letters(language),
        *_differing_pages(language),
    ]


# The files


def file_names() -> tuple[str, ...]:
    """Return the sorted names of the `.ftl` files of all languages together."""
    return tuple(sorted({path.name for path in LOCALES.glob("*/*.ftl")}))


def entries(language: str, file: str) -> dict[str, ast.Message]:
    """Return the messages of a file by key."""
    body = _parsed(language, file).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def _parsed(language: str, file: str) -> ast.Resource:
    """Return the syntax tree of a file; empty where the language lacks it."""
    path = LOCALES / language / file
    return _tree(path.read_text(encoding="utf-8") if path.exists() else "")


@cache
def _tree(text: str) -> ast.Resource:
    return FluentParser().parse(text)


def all_keys(*files: str) -> frozenset[str]:
    """Return the keys of all languages in these files, by default in all files."""
    return frozenset(
        key
        for language in LANGUAGES
        for file in files or file_names()
        for key in entries(language, file)
    )


# The messages


class _Collector(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def _collected(message: ast.Message) -> _Collector:
    collector = _Collector()
    collector.visit(message)
    return collector


def variables(message: ast.Message) -> set[str]:
    """Return the placeholders of a message."""
    return _collected(message).variables


def words(message: ast.Message, gap: str = " ") -> str:
    """Return the translated text of a message, with `gap` instead of placeholders."""
    return gap.join(_collected(message).texts).strip()


def selections(message: ast.Message) -> Iterator[set[str]]:
    """Yield the variant keys of each selection in a message."""
    for select in _collected(message).selects:
        yield {
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in select.variants
        }


# What is wrong with them


@cache
def whole_number_categories(language: str) -> set[str]:
    """Return the plural categories that CLDR gives whole numbers of the language."""
    plural_form = Locale.parse(language).plural_form
    return {plural_form(number) for number in _ENOUGH_NUMBERS}


def same_as_english(language: str) -> frozenset[str]:
    """Return the keys that the language lists as rightly equal to English."""
    path = LOCALES / language / SAME_AS_ENGLISH
    return frozenset(path.read_text(encoding="utf-8").split() if path.exists() else ())


def _gaps_of_file(language: str, file: str) -> Iterator[Gap]:
    for entry in _parsed(language, file).body:
        if isinstance(entry, ast.Junk):
            yield Gap("unreadable", file, (entry.content or "").split("=")[0].strip(), "")
    english, own = entries(SOURCE_LANGUAGE, file), entries(language, file)
    same = same_as_english(language)
    for key in english:
        if key not in own:
            yield Gap("missing", file, key, words(english[key]))
    for key, message in own.items():
        yield from _plural_gaps(language, file, message)
        if key not in english:
            yield Gap("extra", file, key, words(message))
        elif language != SOURCE_LANGUAGE:
            yield from _differences(file, message, english[key], same)


def _plural_gaps(language: str, file: str, message: ast.Message) -> Iterator[Gap]:
    """Yield plural selections that lack a category of whole numbers or have an unknown one."""
    needed = whole_number_categories(language)
    known = {*Locale.parse(language).plural_form.tags, "other"}
    for variants in selections(message):
        plural = variants & _PLURAL_CATEGORIES
        if plural and not needed <= plural <= known:
            yield Gap("plural", file, message.id.name, _listed(needed))


def _differences(
    file: str, message: ast.Message, english: ast.Message, same: frozenset[str]
) -> Iterator[Gap]:
    key = message.id.name
    if variables(message) != variables(english):
        yield Gap("placeholders", file, key, _listed(variables(english)))
    if _choices(message) != _choices(english):
        yield Gap("choices", file, key, "; ".join(map(_listed, _choices(english))) or "–")
    if _has_english_words(message, english) and key not in same:
        yield Gap("same", file, key, words(english))


def _choices(message: ast.Message) -> list[set[str]]:
    """Return the selections by words (`[yes]`, `[no]`): made by code, so the same everywhere."""
    return sorted(
        (
            variants
            for variants in selections(message)
            if not variants & _PLURAL_CATEGORIES and not any(name.isdigit() for name in variants)
        ),
        key=sorted,
    )


def _has_english_words(message: ast.Message, english: ast.Message) -> bool:
    """Return whether the words equal the English ones; placeholders alone are no words."""
    own = words(message)
    return own == words(english) and any(letter.isalpha() for letter in own)


def _repeated_keys(language: str) -> Iterator[Gap]:
    places = [
        (entry.id.name, file)
        for file in file_names()
        for entry in _parsed(language, file).body
        if isinstance(entry, ast.Message)
    ]
    counted = Counter(key for key, _ in places)
    for key in sorted(key for key, count in counted.items() if count > 1):
        files = sorted({file for repeated, file in places if repeated == key})
        yield Gap("twice", files[0], key, ", ".join(files))


def _wrongly_listed(language: str) -> Iterator[Gap]:
    english, own = _all_entries(SOURCE_LANGUAGE), _all_entries(language)
    for key in sorted(same_as_english(language)):
        if key not in own or key not in english or not _has_english_words(own[key], english[key]):
            yield Gap("listed", SAME_AS_ENGLISH, key, "")


def _unclear_letters(language: str) -> Iterator[Gap]:
    own = {key: words(message) for key, message in _all_entries(language).items()}
    for group, names in _LETTERS.items():
        letters = {key: own[key] for name in names if (key := f"{group}-{name}") in own}
        counted = Counter(letters.values())
        for key, letter in letters.items():
            if not re.fullmatch("[a-z]", letter, re.IGNORECASE) or counted[letter] > 1:
                yield Gap("letter", "", key, letter)


def _all_entries(language: str) -> dict[str, ast.Message]:
    return {
        key: message for file in file_names() for key, message in entries(language, file).items()
    }


def _differing_pages(language: str) -> Iterator[Gap]:
    for page in sorted((RULES / SOURCE_LANGUAGE).glob("*.md")):
        own = RULES / language / page.name
        if not own.exists():
            yield Gap("page", page.name, "", "")
        elif _headings(own) != _headings(page):
            yield Gap("headings", page.name, "", "")


def _headings(page: Path) -> list[str]:
    """Return the levels of the headings as their number signs, in order."""
    return re.findall(r"^#+(?= )", page.read_text(encoding="utf-8"), re.MULTILINE)


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names)) or "–"
