"""Compact text: narrow, and nothing of the view is lost."""

from collections import Counter
from collections.abc import Callable
from itertools import cycle
from types import SimpleNamespace
from typing import Any

import pytest

from dominium import View
from dominium._core import Court
from dominium.describe import LANGUAGES, Describer, messages, terrain_letters
from dominium.describe.text import cells
from dominium.engine.kingdom import STEPS
from dominium.scoring import Kingdom as Board
from tests.describe.compact_reader import CompactReader, Facts, Kingdom
from tests.describe.play import GAMES, NAMES, describer, random_game, random_states

KINGDOM_GAMES = ("kingdomino", "queendomino")
COLUMNS = "abcdefghijklm"


@pytest.mark.criterion(5)
@pytest.mark.parametrize("number", [200, pytest.param(1000, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", KINGDOM_GAMES)
def test_the_position_can_be_rebuilt(game: str, number: int, count: Callable[..., None]) -> None:
    """From the lines alone comes a set-up, and from that the very view they were made of."""
    readers = [(language, CompactReader(language)) for language in LANGUAGES]
    for state, (language, reader) in zip(random_states(game, number), cycle(readers)):
        names, view = NAMES[: state.game.seats], state.view(None)
        facts = reader.read(Describer(state.game, language, names).compact(view))
        _compare(facts, view, language)
        rebuilt = state.game.setup(_setup(facts, state.game.side, language))
        assert rebuilt.view(None) == view
    count(**{f"positions_of_{game}_rebuilt": len(random_states(game, number))})


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


def _setup(facts: Facts, side: int, language: str) -> dict[str, Any]:
    """The facts as `Game.setup` takes them."""
    words = messages(language)
    (step,) = [one for one in STEPS if words.text(f"compact-step-{one}") == facts.step]
    return {
        "step": step,
        "actor": "chance" if step.startswith("draw_") else facts.actor,
        "game_number": facts.game[0],
        "round": facts.round[0],
        "offer": [_slot(*slot) for slot in facts.offers.get("offer", ())],
        "next_offer": [_slot(*slot) for slot in facts.offers.get("next", ())],
        "turn": {"squares": facts.turn_squares},
        "kingdoms": [_kingdom(kingdom, side) for kingdom in facts.kingdoms],
        "finished_games": facts.finished_games,
        "undrawn": facts.undrawn,
        "building_board": _building_board(facts) if facts.slots else None,
    }


def _slot(domino: int, _: str, __: str, seat: int | None, placed: bool) -> dict[str, Any]:
    return {"domino": domino, "seat": seat, "placed": placed}


def _kingdom(kingdom: Kingdom, side: int) -> dict[str, Any]:
    """The squares as rows of the notation, and what lies beside them."""
    rows = (
        "".join(_sign(kingdom.squares.get(f"{letter}{row}")) for letter in COLUMNS[:side])
        for row in range(1, side + 1)
    )
    court = None
    if kingdom.court is not None:
        coins, knights, *_ = kingdom.court
        built = [{"square": square, "building": one} for square, one in kingdom.built.items()]
        court = {
            "coins": coins,
            "knights": knights,
            "knights_on": sorted(kingdom.knights),
            "buildings": built,
        }
    return {"position": "/".join(rows), "discarded": kingdom.discarded, "court": court}


def _sign(square: str | None) -> str:
    """A square in the notation, which is in English: `f1`, or a dot where nothing lies."""
    if square is None:
        return "."
    terrain, crowns = square.split()
    return terrain_letters("en")[terrain] + crowns.replace("0", "")


def _building_board(facts: Facts) -> dict[str, Any]:
    queens = [number for number, one in enumerate(facts.kingdoms) if one.court and one.court[3]]
    return {
        "slots": [
            {"slot": slot, "building": None if offered is None else offered[0]}
            for slot, offered in facts.slots.items()
        ],
        "open_building": facts.open_building,
        "dragon_in_cave": facts.dragon_in_cave,
        "queen": queens[0] if queens else None,
        "undrawn": list(Counter(facts.tokens).elements()),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_narrow_and_lower_case(language: str) -> None:
    for name in GAMES:
        speaker = describer(name, language)
        views = (ply.after.view(None) for ply in random_game(name)[::4])
        lines = {line for view in views for line in speaker.compact(view)}
        assert max(map(cells, lines)) <= 40
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
    assert max(map(cells, lines)) == 40
