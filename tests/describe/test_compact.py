"""Compact text: narrow, and nothing of the view is lost."""

from collections import Counter
from types import SimpleNamespace

import pytest

from dominium import View
from dominium._core import Court
from dominium.describe import LANGUAGES, messages
from dominium.scoring import Kingdom as Board
from tests.describe.compact_reader import CompactReader, Facts, Kingdom
from tests.describe.play import GAMES, describer, random_game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_facts_can_be_read_back(name: str, language: str) -> None:
    speaker, reader = describer(name, language), CompactReader(language)
    for ply in random_game(name):
        view = ply.after.view(None)
        _compare(reader.read(speaker.compact(view)), view, language)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_facts_of_many_games_can_be_read_back(name: str, language: str) -> None:
    speaker, reader = describer(name, language), CompactReader(language)
    states = 0
    for seed in range(2, 20):
        for ply in random_game(name, seed):
            view = ply.after.view(None)
            _compare(reader.read(speaker.compact(view)), view, language)
            states += 1
    assert states >= 1000


def _compare(facts: Facts, view: View, language: str) -> None:
    assert facts.game == (view.game_number, view.games)
    assert facts.round == (view.round, view.rounds)
    assert facts.actor == (view.actor if isinstance(view.actor, int) else None)
    assert facts.step == messages(language).text(f"compact-step-{view.step}")
    assert facts.turn == (view.turn.domino if view.turn else None)
    assert facts.turn_squares == (list(view.turn.squares) if view.turn else [])
    for name, offer in (("offer", view.offer), ("next", view.next_offer)):
        assert facts.offers.get(name, []) == [
            (slot.domino, _half(slot.left), _half(slot.right), slot.seat, slot.placed)
            for slot in offer
        ]
    assert [kingdom.points for kingdom in facts.kingdoms] == [one.total for one in view.scores]
    for read, kingdom in zip(facts.kingdoms, view.kingdoms, strict=True):
        squares = {square.square: _half(square) for square in kingdom.squares}
        if kingdom.castle is not None:
            squares[kingdom.castle] = "castle 0"
        assert read.squares == squares
        assert read.discarded == list(kingdom.discarded)
        assert read.seats == list(kingdom.seats)
        _compare_court(read, kingdom.court)
    _compare_buildings(facts, view)
    assert facts.draws_left == view.draws_left
    assert facts.undrawn == list(view.undrawn)
    assert facts.finished_games == [list(points) for points in view.finished_games]


def _compare_court(read: Kingdom, court: Court | None) -> None:
    if court is None:
        assert read.court is None
        return
    assert read.court == (court.coins, court.knights, court.towers, court.queen)
    assert read.built == {placed.square: placed.building for placed in court.buildings}
    assert read.building_signs == set(read.built)
    assert read.knights == set(court.knights_on)


def _compare_buildings(facts: Facts, view: View) -> None:
    board = view.building_board
    if board is None:
        assert not facts.slots
        return
    assert facts.slots == {
        slot.slot: None if slot.building is None else (slot.building, slot.cost)
        for slot in board.slots
    }
    assert facts.open_building == board.open_building
    assert facts.dragon_in_cave == board.dragon_in_cave
    assert facts.tokens == Counter(board.undrawn)
    queens = [
        kingdom for kingdom, read in enumerate(facts.kingdoms) if read.court and read.court[3]
    ]
    assert queens == ([] if board.queen is None else [board.queen])


def _half(half: object) -> str:
    return f"{half.terrain} {half.crowns}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_narrow_and_lower_case(language: str) -> None:
    for name in GAMES:
        speaker = describer(name, language)
        for ply in random_game(name):
            view = ply.after.view(None)
            lines = speaker.compact(view)
            assert max(map(len, lines)) <= 40
            nameless = [line for line in lines if not any(who in line for who in speaker.names)]
            assert nameless == [line.lower() for line in nameless]


def test_a_board_row_begins_with_its_number() -> None:
    board = Board()
    board.put_domino("e4r", ("lake", 1), ("forest", 0))
    board.put("g4", "wheat")
    board.put("g5", "grassland", crowns=2)
    view = SimpleNamespace(kingdoms=[board.view()])
    rows = {
        "en": ["- e f g", "4 l1 f w", "5 c . g2"],
        "cs": ["- e f g", "4 v1 l p", "5 h . k2"],
        "sk": ["- e f g", "4 j1 l p", "5 h . k2"],
        "pl": ["- e f g", "4 j1 l p", "5 z . t2"],
    }
    for language in LANGUAGES:
        assert describer("two", language).compact_board(view, 0) == rows[language]


def test_a_long_name_is_cut_to_the_width() -> None:
    speaker = describer("two", "cs")
    speaker.names = ("Marie Antoinetta z Habsburského rodu lotrinského", "Petr")
    lines = speaker.compact(random_game("two")[-1].after.view(None))
    assert max(map(len, lines)) == 40
