"""Cards that a shared link shows, and the icon of the application."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

import dominium
from dominium import render
from dominium.render import Card, rasterizer
from tests.render.pictures import having, read, texts

if TYPE_CHECKING:
    from pathlib import Path

LAND = "wwffs/ww1f1s2s/llcgg1/ll1gm2m/flggm1"
NAME = "Site"


def kingdom() -> dict[str, Any]:
    """A kingdom of five by five squares."""
    return dominium.scoring.Kingdom.from_position(LAND).view().to_dict()


def line(tiles: int) -> dict[str, Any]:
    """A deal of Block with so many tiles on the table, as the public sees it."""
    state, generator = dominium.load("block").start(), random.Random(5)
    while len(state.view(None).line) < tiles:
        state.apply(generator.choice(state.legal_actions()))
    return state.view(None).to_dict()


def test_a_card_has_the_size_that_services_ask_for() -> None:
    root = read(render.card_svg(Card("Heading", kingdoms=[kingdom()]), NAME))
    assert (root.attrib["width"], root.attrib["height"]) == ("1200", "630")
    assert root.attrib["viewBox"] == f"0 0 {render.CARD_WIDTH} {render.CARD_HEIGHT}"


def test_a_card_says_all_its_words() -> None:
    card = Card("Kingdom & <land>", "Above", ["One.", "Two."], kingdoms=[kingdom()])
    said = texts(read(render.card_svg(card, NAME)))
    assert said[0] == "Above"
    assert " ".join(said[1:-3]) == "Kingdom & <land>"
    assert said[-3:] == ["One.", "Two.", NAME]


@pytest.mark.parametrize("length", [1, 12, 30, 70, 300, 2000])
def test_words_of_any_length_stay_on_their_parchment(length: int) -> None:
    for word in ("m" * length, ("word " * length)[:length]):
        card = Card(word, word, [word, word], kingdoms=[kingdom()])
        root = read(render.card_svg(card, NAME))
        ends = [float(text.attrib["y"]) for text in root.iter() if text.tag.endswith("text")]
        sizes = [
            float(text.attrib["font-size"]) * len(text.text or "")
            for text in root.iter()
            if text.tag.endswith("text")
        ]
        assert max(ends) <= 548
        # A letter is about half as wide as high.
        assert max(sizes) * 0.5 <= 500


def test_several_kingdoms_have_captions() -> None:
    captions = [("Jana", "23"), ("A very long name of a player", "104")]
    card = Card("Two", kingdoms=[kingdom(), kingdom()], captions=captions)
    said = texts(read(render.card_svg(card, NAME)))
    assert {"Jana", "23", "104"} <= set(said)
    assert any(text.startswith("A very") and text.endswith("…") for text in said)


def test_a_line_is_drawn_without_hands() -> None:
    shown = line(6)
    root = read(render.card_svg(Card("Line", line=shown), NAME))
    tiles = sorted(element.attrib["data-tile"] for element in having(root, "tile"))
    assert tiles == sorted(laid["tile"] for laid in shown["line"])
    assert not having(root, "back")


def test_before_the_first_tile_some_of_the_set_are_drawn() -> None:
    root = read(render.card_svg(Card("Line", line=line(0)), NAME))
    assert len(having(root, "back")) == 2


def test_cards_differ_by_content_and_are_always_alike() -> None:
    first, second = (Card(name, kingdoms=[kingdom()]) for name in ("One", "Two"))
    assert render.card_svg(first, NAME) != render.card_svg(second, NAME)
    assert render.card_svg(first, NAME) == render.card_svg(first, NAME)


@pytest.mark.skipif(not rasterizer.FONTS.is_dir(), reason="the pages are not built (make web)")
@pytest.mark.parametrize("letter", ["m", "7", "ě", "ľ", "ł"])
def test_cards_have_the_letters_of_the_pages(
    letter: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">{}</svg>'
    word = '<text x="2" y="30" font-size="30" font-family="{}, monospace">{}</text>'
    families = ("Alegreya", "Atkinson Hyperlegible Next")
    written = [page.format(word.format(family, letter)) for family in families]
    own = [render.to_png(one, 40) for one in written]
    assert own[0] != own[1]
    monkeypatch.setattr(rasterizer, "FONTS", tmp_path / "none")
    others = [render.to_png(one, 40) for one in written]
    assert not set(own) & set(others)
    card = render.card_svg(Card(letter, lines=[letter], kingdoms=[kingdom()]), NAME)
    assert all(family in card for family in families)


def test_icons_have_no_letters_and_are_whole() -> None:
    whole, maskable = render.icon_svg(NAME), render.icon_svg(NAME, maskable=True)
    assert whole != maskable
    for icon in (whole, maskable):
        assert not texts(read(icon))
        assert render.to_png(icon, 192).startswith(b"\x89PNG")


def test_png_is_possible_with_the_extra_and_a_font(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render, "_fonts_found", lambda: True)
    assert render.png_is_possible()
    monkeypatch.setattr(render, "_fonts_found", lambda: False)
    assert not render.png_is_possible()

    def missing() -> bool:
        raise render.PngError

    monkeypatch.setattr(render, "_fonts_found", missing)
    assert not render.png_is_possible()
