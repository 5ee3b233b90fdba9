"""Every language says everything: keys, placeholders, plural forms, translations, keys in code."""

import tomllib
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast

from dominium.describe import LANGUAGES
from tests.describe import code_keys, locale_files

SAME_AS_ENGLISH = tomllib.loads(
    Path(__file__).with_name("same_as_english.toml").read_text(encoding="utf-8")
)
PLURAL_CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

every_file = pytest.mark.parametrize("file", locale_files.file_names())
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", LANGUAGES[1:])


@every_language
@every_file
def test_files_are_well_formed(language: str, file: str) -> None:
    body = locale_files.parsed(language, file).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]


@every_language
def test_no_key_stands_twice(language: str) -> None:
    keys = [
        entry.id.name
        for file in locale_files.file_names()
        for entry in locale_files.parsed(language, file).body
        if isinstance(entry, ast.Message)
    ]
    assert sorted(keys) == sorted(set(keys))


@every_translation
@every_file
def test_every_language_has_the_keys_of_english(language: str, file: str) -> None:
    english = locale_files.entries("en", file).keys()
    assert locale_files.entries(language, file).keys() == english


@every_translation
@every_file
def test_every_language_has_the_placeholders_of_english(language: str, file: str) -> None:
    english, translated = locale_files.entries("en", file), locale_files.entries(language, file)
    differing = {
        key: (locale_files.variables(english[key]), locale_files.variables(translated[key]))
        for key in english.keys() & translated.keys()
        if locale_files.variables(english[key]) != locale_files.variables(translated[key])
    }
    assert not differing


def _whole_number_categories(language: str) -> set[str]:
    """The plural categories that CLDR gives whole numbers of the language."""
    plural_form = Locale.parse(language).plural_form
    return {plural_form(number) for number in range(1000)}


def test_whole_numbers_have_the_categories_of_cldr() -> None:
    assert [sorted(_whole_number_categories(language)) for language in LANGUAGES] == [
        ["one", "other"],
        ["few", "one", "other"],
        ["few", "one", "other"],
        ["few", "many", "one"],
    ]


@every_language
@every_file
def test_plural_choices_have_the_categories_of_the_language(language: str, file: str) -> None:
    """All that whole numbers need, and none that the language does not know."""
    needed = _whole_number_categories(language)
    known = Locale.parse(language).plural_form.tags | {"other"}
    wrong = {
        key: variants
        for key, message in locale_files.entries(language, file).items()
        for variants in locale_files.selections(message)
        if (plural := variants & PLURAL_CATEGORIES) and not needed <= plural <= known
    }
    assert not wrong


@every_translation
@every_file
def test_other_choices_are_those_of_english(language: str, file: str) -> None:
    """Choices between words (`[yes]`, `[no]`) are made by code and so the same everywhere."""
    english, translated = locale_files.entries("en", file), locale_files.entries(language, file)
    for key in english.keys() & translated.keys():
        assert _choices(english[key]) == _choices(translated[key]), key


def _choices(message: ast.Message) -> list[set[str]]:
    return sorted(
        (
            variants
            for variants in locale_files.selections(message)
            if not variants & PLURAL_CATEGORIES and not any(name.isdigit() for name in variants)
        ),
        key=sorted,
    )


def _same_texts(language: str) -> set[str]:
    """Keys whose words equal the English ones; messages of placeholders alone have no words."""
    return {
        key
        for file in locale_files.file_names()
        for key, message in locale_files.entries(language, file).items()
        if (english := locale_files.entries("en", file).get(key)) is not None
        and any(letter.isalpha() for letter in locale_files.words(message))
        and locale_files.words(message) == locale_files.words(english)
    }


@every_translation
def test_texts_equal_to_english_are_listed(language: str) -> None:
    assert _same_texts(language) == set(SAME_AS_ENGLISH[language])


def test_every_key_in_the_code_exists() -> None:
    everywhere = locale_files.all_keys()
    on_pages = code_keys.keys_of_the_pages()
    unknown = [
        f"{asked.place}: {asked.pattern.replace(code_keys.HOLE, '…')}"
        for asked, by_web in code_keys.asked_for()
        if not any(asked.matches(key) for key in (on_pages if by_web else everywhere))
    ]
    assert not unknown


def test_every_key_is_used() -> None:
    mentioned = code_keys.mentioned()
    unused = [key for key in sorted(locale_files.all_keys()) if not mentioned.fullmatch(key)]
    assert not unused


def test_the_search_for_keys_finds_known_ones() -> None:
    """The two tests above would be silent if nothing were found."""
    patterns = {asked.pattern for asked, _ in code_keys.asked_for()}
    assert {"you", "list-and", f"count-{code_keys.HOLE}", "frame-used"} <= patterns
    assert any(asked.pattern.startswith("terminal-") for asked, _ in code_keys.asked_for())
    assert any(by_web for _, by_web in code_keys.asked_for())
