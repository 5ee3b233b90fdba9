"""The words that the page for translators lists are those of the messages."""

import re
from pathlib import Path

import pytest

from dominium.describe import messages, translations
from tests.docs.markdown import Block, sections

PAGE = Path(__file__).parents[2] / "docs" / "translating.md"
COLUMNS = ("en", "cs", "sk", "pl")
GENDER = re.compile(r" \([mfn–]\)$")


def rows(title: str) -> list[Block]:
    """The rows of a table that begin with a message."""
    blocks = sections(PAGE.read_text(encoding="utf-8"))[title]
    found = [block for block in blocks if block.kind == "row" and block.code]
    assert found
    return found


@pytest.mark.parametrize(
    "title", ["Games and variants", "Terrains", "Letters", "Directions and ends", "Buildings"]
)
def test_words_are_those_of_the_messages(title: str) -> None:
    for row in rows(title):
        texts = tuple(messages(language).text(row.code[0]) for language in COLUMNS)
        assert row.cells[1:] == texts, f"line {row.line}"


def test_counted_nouns_are_those_of_the_messages() -> None:
    listed = {row.code[0]: row for row in rows("Counted nouns")}
    assert listed.keys() == {key for key in translations.all_keys() if key.startswith("count-")}
    for key, row in listed.items():
        for language, cell in zip(COLUMNS, row.cells[1:], strict=True):
            counts = (1, 2) if language == "en" else (1, 2, 5)
            texts = [messages(language).text(key, count=count) for count in counts]
            forms = ", ".join(text.partition(" ")[2] for text in texts)
            assert GENDER.sub("", cell) == forms, f"line {row.line}"


def test_everything_that_the_command_tells_is_explained() -> None:
    """By the words with which each gap is told."""
    page = PAGE.read_text(encoding="utf-8").casefold()
    told = [
        messages("en").text(key, detail="…")
        for key in translations.all_keys("translating.ftl")
        if key.startswith("terminal-messages-")
        and not key.endswith(("-gap", "-gaps", "-complete", "-no-language", "-no-folder"))
    ]
    assert len(told) == 12
    for text in told:
        beginning = " ".join(text.casefold().rstrip(".").split()[:4]).rstrip(".:,")
        assert beginning in page, text
