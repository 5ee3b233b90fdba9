"""`dominium messages`: what translations lack."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from dominium.describe import LANGUAGES, messages, translations

if TYPE_CHECKING:
    from tests.terminal.conftest import Runner

GAPS = [
    translations.Gap("missing", "common.ftl", "castle", "castle"),
    translations.Gap("page", "solo.md", "", ""),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_gaps_are_told_line_by_line(
    here: Runner, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(translations, "gaps", lambda asked: GAPS if asked == "cs" else [])
    done = here("messages", "cs", "pl", "--language", language)
    assert done.code == 1
    assert len(done.lines) == 1 + len(GAPS) + 1
    assert done.lines[0].startswith("cs, Čeština: ")
    assert done.lines[1].startswith("common.ftl, castle: ")
    assert done.lines[2].startswith("solo.md: ")
    assert done.lines[3].startswith("pl, Polski: ")


def test_all_languages_are_checked_where_none_is_named(
    here: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translations, "gaps", lambda _: [])
    done = here("messages", "--language", "en")
    assert done.code == 0
    assert done.lines == [
        f"{language}, {messages(language).text('language-name')}: nothing is missing."
        for language in LANGUAGES
    ]


def test_a_language_without_messages_is_begun_from_english(here: Runner) -> None:
    done = here("messages", "uk", "--language", "en")
    assert done.code == 2
    assert "Copy" in done.complaint
    assert "uk" in done.complaint


def test_what_is_no_language_is_refused(here: Runner) -> None:
    done = here("messages", "xx", "--language", "en")
    assert done.code == 2
    assert "xx" in done.complaint
