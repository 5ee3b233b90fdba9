"""Pages to print or to emboss: every game, every language, as text and as braille."""

from __future__ import annotations

import re

import pytest

import dominium
from dominium.describe import LANGUAGES
from dominium.printing import KINDS, Braille, Layout, braille_layout, document
from dominium.printing.blocks import Heading, Item, Paragraph, Table, blocks

GAMES = [game.id for game in dominium.games()]
PAGES = [(game, kind) for game in GAMES for kind in KINDS]
LETTERS = {
    "en": "áíý",
    "cs": "áčďéěíňóřšťúůýž",
    "sk": "áäčďéíĺľňóôŕšťúýž",
    "pl": "ąćęłńóśźżáí",
}
PLAIN = "abcdefghijklmnopqrstuvwxyz0123456789 .,:;()-–×’'„“”/=\n"
BRAILLE_SIGNS = set(" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=\n\f")


def text_of(page: str) -> str:
    """The text of a page, without the signs of Markdown."""
    return Layout(200, None).text(page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), PAGES)
def test_each_page_has_a_title_and_only_letters_that_its_braille_knows(
    game: str, kind: str, language: str
) -> None:
    page = document(game, kind, language)  # type: ignore[arg-type]
    first, *others = blocks(page)
    assert isinstance(first, Heading)
    assert first.level == 1
    assert others
    assert not any(isinstance(one, Heading) and one.level == 1 for one in others)
    strange = set(text_of(page).lower()) - set(PLAIN) - set(LETTERS[language])
    assert not strange
    assert "(CZ" not in page


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_the_languages_say_the_same(game: str, kind: str) -> None:
    shapes = {
        language: [
            (type(block), block.level if isinstance(block, Heading) else None)
            for block in blocks(document(game, kind, language))  # type: ignore[arg-type]
        ]
        for language in LANGUAGES
    }
    assert all(shape == shapes["en"] for shape in shapes.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_summary_names_the_numbers_of_its_rules_in_every_language(game: str) -> None:
    numbers = {
        language: sorted(re.findall(r"\d+", document(game, "summary", language)))
        for language in LANGUAGES
    }
    for language in LANGUAGES:
        assert numbers[language] == numbers["en"], language


def test_a_score_sheet_has_a_column_for_each_player() -> None:
    (sheet,) = [
        block
        for block in blocks(document("queendomino", "score", "en", players=8))
        if isinstance(block, Table)
    ]
    assert sheet.rows[0] == ("Points for", *map(str, range(1, 9)))
    assert [row[0] for row in sheet.rows[1:]][:2] == ["Treasury", "Wheat fields"]
    assert sheet.rows[-1] == ("Total", *[""] * 8)


def test_the_box_of_kingdomino_holds_what_the_rules_count() -> None:
    page = document("kingdomino", "contents", "en")
    headings = [block.text for block in blocks(page) if isinstance(block, Heading)]
    assert headings[1:] == ["Kingdomino", "Královská zahrada", "Every piece"]
    items = [block.text for block in blocks(page) if isinstance(block, Item)]
    assert "Castles: 4" in items
    assert "1: wheat, wheat" in items
    assert "48: wheat, mine 3 crowns" in items
    assert len([item for item in items if re.match(r"\d+: ", item)]) == 48


def test_the_buildings_in_the_box_are_32_tokens() -> None:
    page = document("queendomino", "contents", "cs")
    _, _, every = page.partition("## Jednotlivě")
    counts = re.findall(r"^- \D+: (\d+)$", every, re.MULTILINE)
    assert sum(map(int, counts)) == 32


@pytest.mark.parametrize("game", ["block", "solo"])
def test_a_box_of_tiles_names_all_28(game: str) -> None:
    assert len(re.findall(r"\b\d.\d\b|dublet \d", document(game, "contents", "pl"))) == 28


def test_nobody_has_a_page_of_an_unknown_game() -> None:
    with pytest.raises(ValueError, match="chess"):
        document("chess", "summary", "en")


@pytest.mark.criterion(12)
@pytest.mark.skipif(not Braille.is_here(), reason="liblouis is not installed (liblouis-bin)")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), PAGES)
def test_embossed_pages_keep_to_40_cells_and_25_lines(game: str, kind: str, language: str) -> None:
    page = document(game, kind, language)  # type: ignore[arg-type]
    embossed = braille_layout(language).text(page)
    assert set(embossed) <= BRAILLE_SIGNS
    for number, sheet in enumerate(embossed.split("\f"), 1):
        lines = sheet.splitlines()
        assert len(lines) == 25
        assert all(len(line) <= 40 for line in lines)
        assert (
            lines[-1].strip()
            == f"#{str(number).translate(str.maketrans('1234567890', 'ABCDEFGHIJ'))}"
        )
        assert lines[0], "a page begins with words"


def test_a_heading_stays_with_what_it_is_about() -> None:
    page = (
        "# Title\n\n"
        + "\n".join(f"- item {number}" for number in range(7))
        + "\n\n## Later\n\nText"
    )
    first, second = Layout(20, 11).text(page).split("\f")
    assert "Later" not in first
    assert second.splitlines()[:2] == ["Later", "  Text"]


def test_a_paragraph_longer_than_a_page_is_cut() -> None:
    pages = Layout(20, 10).text("word " * 100).split("\f")
    assert len(pages) == 3
    assert sum(page.count("word") for page in pages) == 100


def test_blocks_are_read_as_they_stand() -> None:
    page = "# Title\n\nText with **weight**.\n\n- one\n2. two\n\n| a | b |\n|---|---|\n| 1 |  |\n"
    assert blocks(page) == [
        Heading(1, "Title"),
        Paragraph("Text with weight."),
        Item("-", "one"),
        Item("2.", "two"),
        Table((("a", "b"), ("1", ""))),
    ]


def test_a_table_too_wide_for_columns_is_a_list_with_room_to_write() -> None:
    page = "| Points for | 1 | 2 |\n|---|---|---|\n| Forests |  | 3 |\n"
    assert Layout(16, None).text(page).splitlines() == ["Forests", "  1 ............", "  2 3"]
