"""Compact lines fit braille displays: measured with liblouis in each language's own table."""

import re
from collections.abc import Callable, Iterator
from itertools import chain

import pytest

import dominium
from dominium.describe import LANGUAGES, Describer, KingdomDescriber
from dominium.describe.text import cells as estimated
from dominium.describe.text import spaced
from tests.describe.play import NAMES, random_states
from tests.docs.markdown import blocks
from tests.docs.rules_pages import PAGES, page
from tests.screen_reader.braille import cells, read_back

GAMES = [game.id for game in dominium.games()]
EVERY = 5
"""Of so many positions one is measured."""


def speakers(game: str, language: str) -> Iterator[tuple[Describer, dominium.State]]:
    for state in random_states(game)[::EVERY]:
        yield Describer(state.game, language, NAMES[: state.game.seats]), state


def rows(game: str, language: str, side: int) -> list[str]:
    """The board rows of all kingdoms of a size, without the line of the columns."""
    found: list[str] = []
    for speaker, state in speakers(game, language):
        assert isinstance(speaker, KingdomDescriber)
        view = state.view(None)
        frame = state.game.side if state.game.options.get("frame") == "fixed" else None
        if (frame or (state.game.side + 1) // 2) == side:
            boards = (speaker.compact_board(view, one.kingdom) for one in view.kingdoms)
            found += chain.from_iterable(board[1:] for board in boards)
    return found


@pytest.mark.criterion(12)
@pytest.mark.parametrize("language", LANGUAGES)
def test_board_rows_fit_a_display(language: str, count: Callable[..., None]) -> None:
    small = cells(rows("kingdomino", language, 5) + rows("queendomino", language, 5), language)
    large = cells(rows("kingdomino", language, 7) + rows("queendomino", language, 7), language)
    narrow = sum(width <= 20 for width in small) / len(small)
    count(
        **{
            f"rows_{language}": len(small) + len(large),
            "widest_of_5": max(small),
            "widest_of_7": max(large),
            "percent_of_5_within_20": round(100 * narrow, 1),
        }
    )
    assert max(small) <= 22
    assert max(large) <= 32
    assert narrow >= 0.99


@pytest.mark.criterion(12)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_compact_line_fits_forty_cells(language: str, count: Callable[..., None]) -> None:
    lines = sorted(
        {
            line
            for game in GAMES
            for speaker, state in speakers(game, language)
            for line in speaker.compact(state.view(0))
        }
    )
    widths = cells(lines, language)
    count(**{f"lines_{language}": len(lines), "widest": max(widths)})
    assert max(widths) <= 40
    # Lines are broken by an estimate: what it lets through must fit.
    assert all(estimated(line) <= 40 for line in lines)


@pytest.mark.criterion(12)
@pytest.mark.parametrize("language", LANGUAGES)
def test_notation_is_read_as_it_is_written(language: str) -> None:
    written = [f"{square}{way}" for square in ("e6", "d13", "65") for way in "rlud"]
    examples = [spaced(one) for one in written]
    assert read_back(examples, language) == examples
    assert [one.replace(" ", "") for one in examples] == written


PLACED = re.compile(r"(?:[a-m]\d{1,2}|\d\d) ?[rlud]")


@pytest.mark.criterion(12)
@pytest.mark.parametrize("language", LANGUAGES)
def test_notation_on_rules_pages_is_read_as_it_is_written(language: str) -> None:
    codes = {
        code for game in PAGES for block in blocks(page(language, game)) for code in block.code
    }
    written = sorted(filter(PLACED.fullmatch, codes))
    assert len(written) > 20
    assert read_back(written, language) == written
