"""Block as OpenSpiel plays it: the same legal moves at every ply, the same returns.

OpenSpiel plays single deals in which seat 0 leads, tells no ends apart that show the same number,
and gives the winner the loser's pips.
"""

import random
from typing import Any

import pytest

import dominium
from dominium import CHANCE, LineState
from tests.oracle.tiles import TILES, higher, lower

WITHOUT = "OpenSpiel has no wheel for this machine"
pyspiel = pytest.importorskip("pyspiel", reason=WITHOUT)
block_dominoes = pytest.importorskip("open_spiel.python.games.block_dominoes", reason=WITHOUT)

DEALS = 1000
Move = tuple[str, int | None]  # a tile, and the number at which it is laid


def their_tile(pips: tuple[float, float]) -> str:
    """(5.0, 6.0) is 65."""
    return f"{int(max(pips))}{int(min(pips))}"


def their_moves(state: Any) -> dict[Move, int]:
    """The legal moves of OpenSpiel and their numbers."""
    moves = {}
    for index in state.legal_actions():
        action = block_dominoes._ACTIONS[index]
        edge = None if action.edge is None else int(action.edge)
        moves[their_tile(action.tile), edge] = index
    return moves


def our_moves(state: LineState) -> dict[Move, list[str]]:
    """The legal actions of the library; with equal ends two are one move there."""
    open_ends = {each.end[0]: each.number for each in state.view(None).open_ends}
    moves: dict[Move, list[str]] = {}
    for action in state.legal_actions():
        text = str(action)
        edge = open_ends[text[2]] if len(text) > 2 else None
        moves.setdefault((text[:2], edge), []).append(text)
    return moves


def deal_both(rng: random.Random) -> tuple[LineState, Any]:
    """The same fourteen tiles for both, seat 0 to lead."""
    ours = dominium.load("block").start()
    theirs = pyspiel.load_game("python_block_dominoes").new_initial_state()
    ours.apply("=s1")
    for tile in rng.sample(TILES, 14):
        ours.apply(f"={tile}")
        theirs.apply_action(block_dominoes._DECK.index((lower(tile), higher(tile))))
    return ours, theirs


def play_both(rng: random.Random) -> tuple[list[int], list[float], int]:
    """One random deal on both: our points, their returns, the number of moves."""
    ours, theirs = deal_both(rng)
    points: list[int] | None = None
    moves = 0
    while points is None:
        assert ours.actor == theirs.current_player()
        possible, known = our_moves(ours), their_moves(theirs)
        assert possible.keys() == known.keys()
        move = rng.choice(sorted(possible, key=str))
        events = ours.apply(rng.choice(possible[move]))
        theirs.apply_action(known[move])
        moves += 1
        points = next((list(each.points) for each in events if each.kind == "deal_ended"), None)
    assert theirs.is_terminal()
    assert ours.actor in (CHANCE, None)
    return points, theirs.returns(), moves


@pytest.mark.parametrize("seed", range(4))
def test_random_deals(seed: int) -> None:
    rng = random.Random(seed)
    moves = won = 0
    for _ in range(DEALS // 4):
        points, returns, length = play_both(rng)
        assert [points[0] - points[1], points[1] - points[0]] == returns
        moves += length
        won += max(points) > 0
    assert moves > 2000
    assert won > 200


@pytest.mark.long
def test_many_random_deals() -> None:
    rng = random.Random(99)
    for _ in range(10_000):
        points, returns, _ = play_both(rng)
        assert [points[0] - points[1], points[1] - points[0]] == returns
