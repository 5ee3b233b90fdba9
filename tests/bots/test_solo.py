"""The prospects of a game of Solo: both facts by trying every order, the chances by play."""

import random
from collections.abc import Iterator

import pytest

import dominium
from dominium.bots.solo import analyse

SOLO = dominium.load("solo")
Ends = tuple[int, ...]


def decisions(seed: int) -> Iterator[dominium.LineState]:
    """The decisions of a random game."""
    state, rng = SOLO.start(), random.Random(seed)
    while state.actor is not None:
        if state.actor != dominium.CHANCE:
            yield state.copy()
        state.apply(rng.choice(state.legal_actions()))


def laid_at(ends: Ends, tile: str) -> Iterator[Ends]:
    """The ends of a line after a tile; without a line the tile begins one."""
    low, high = sorted(map(int, tile))
    if not ends:
        yield low, high
        return
    for inward, other in (ends, ends[::-1]):
        if inward in (low, high):
            yield tuple(sorted((other, low + high - inward)))


def worth_trying(ends: Ends, tiles: frozenset[str]) -> list[str]:
    """A double alone where one fits: it changes no end and so cannot be laid too early."""
    doubles = [f"{number}{number}" for number in ends if f"{number}{number}" in tiles]
    return doubles[:1] or sorted(tiles)


def can_all_be_laid(ends: Ends, tiles: frozenset[str], hopeless: set[object]) -> bool:
    """True if tiles can be laid in some order; positions without such an order are kept."""
    if (ends, tiles) in hopeless:
        return False
    if not tiles or any(
        can_all_be_laid(after, tiles - {tile}, hopeless)
        for tile in worth_trying(ends, tiles)
        for after in laid_at(ends, tile)
    ):
        return True
    hopeless.add((ends, tiles))
    return False


def open_ends(view: dominium.LineView) -> Ends:
    return tuple(sorted(end.number for end in view.open_ends))


@pytest.mark.parametrize("seed", range(30))
def test_both_facts_are_exact(seed: int) -> None:
    every_tile = {f"{high}{low}" for high in range(7) for low in range(high + 1)}
    hopeless: set[object] = set()
    for state in decisions(seed):
        view, analysis = state.view(0), analyse(state, playouts=1)
        face_up = frozenset(view.hands[0].tiles or ())
        rest = frozenset(every_tile - {laid.tile for laid in view.line})
        ends = open_ends(view)
        assert analysis.visible_can_be_laid == can_all_be_laid(ends, face_up, hopeless)
        assert analysis.can_be_won == can_all_be_laid(ends, rest, hopeless)


@pytest.mark.parametrize("seed", range(5))
def test_every_choice_has_a_chance_the_best_first(seed: int) -> None:
    for state in decisions(seed):
        analysis = analyse(state, playouts=50, seed=seed)
        assert {choice.action for choice in analysis.choices} == set(state.legal_actions())
        assert all(0 <= choice.chance <= 1 for choice in analysis.choices)
        if not analysis.can_be_won:
            assert not any(choice.chance for choice in analysis.choices)
        assert analysis == analyse(state, playouts=50, seed=seed)


def test_a_game_is_analysed_while_something_is_to_be_decided() -> None:
    dealing = SOLO.start()
    with pytest.raises(ValueError, match="decide"):
        analyse(dealing)
    decision = next(decisions(1))
    with pytest.raises(ValueError, match="playouts"):
        analyse(decision, playouts=0)
    other = dominium.load("twenty_one").start()
    with pytest.raises(TypeError):
        analyse(other)
