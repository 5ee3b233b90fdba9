"""The search: its budgets, what it finds, and that it leaves the interpreter free."""

import random
import threading
import time
from typing import Any

import pytest

import dominium
from dominium import bots

GAME = dominium.load("kingdomino", middle_kingdom=True, harmony=True)


def decision(decisions: int = 8) -> dominium.State:
    """A state after so many random decisions in which a seat has a choice."""
    rng = random.Random(1)
    state = GAME.start()
    while state.actor == dominium.CHANCE or decisions > 0 or len(state.legal_actions()) < 2:
        decisions -= state.actor != dominium.CHANCE
        state.apply(rng.choice(state.legal_actions()))
    return state


def choice(name: str, state: dominium.State, seed: int = 1) -> str:
    """What a bot chooses."""
    actor = state.actor
    assert isinstance(actor, int)
    memory = state.game.memory(actor)
    memory.observe(state, ())
    legal: Any = state.legal_actions()
    turn = bots.Turn(state.game, actor, state.view(actor), legal, memory, random.Random(seed))
    return str(bots.create(name).choose(turn))


# --- Budgets --------------------------------------------------------------------------------------


@pytest.mark.parametrize("playouts", [200, 777, 2000])
@pytest.mark.parametrize("decisions", [1, 8, 9, 20])
def test_a_budget_of_playouts_is_kept_and_used(playouts: int, decisions: int) -> None:
    candidates = decision(decisions).native.search(playouts, None, 0.5, 3)
    stages = (len(candidates) - 1).bit_length()
    spent = sum(count for _, _, count in candidates)
    assert playouts - stages * len(candidates) < spent <= playouts


@pytest.mark.parametrize("budget", [(1, None), (None, 1e-9), (1, 1e-9)])
def test_every_action_is_tried_however_small_the_budget(
    budget: tuple[int | None, float | None],
) -> None:
    state = decision()
    candidates = state.native.search(*budget, 0.5, 3)
    assert {action for action, _, _ in candidates} == set(state.legal_actions())
    stages = (len(candidates) - 1).bit_length()
    assert sorted({count for _, _, count in candidates}) == list(range(1, stages + 1))


def test_the_budget_that_runs_out_first_ends_the_search() -> None:
    native = decision().native

    def spent(playouts: int | None, seconds: float | None) -> int:
        return sum(count for _, _, count in native.search(playouts, seconds, 0.0, 3))

    assert spent(None, 1e-9) < spent(300, None) <= 300
    assert spent(300, 3600.0) == spent(300, None)
    assert spent(1_000_000_000, 1e-9) == spent(None, 1e-9)


def test_the_best_have_the_most_playouts() -> None:
    counts = [count for _, _, count in decision().native.search(2000, None, 0.5, 3)]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > 3 * counts[-1]


def test_playouts_and_a_seed_decide_everything() -> None:
    native = decision().native
    assert native.search(500, None, 0.5, 3) == native.search(500, None, 0.5, 3)
    assert native.search(500, None, 0.5, 3) != native.search(500, None, 0.5, 4)


def test_values_are_shares_of_the_points() -> None:
    for _, value, _ in decision().native.search(300, None, 0.5, 3):
        assert 0 < value < 1


def test_the_state_is_not_changed() -> None:
    state = decision()
    before = state.copy()
    state.native.search(100, None, 0.5, 3)
    assert state == before


def test_the_interpreter_goes_on_during_a_search() -> None:
    """Were the interpreter locked, this thread would wake at most before and after the search."""
    native = decision().native
    started = threading.Event()
    finished = threading.Event()

    def search() -> None:
        started.set()
        native.search(None, 0.5, 0.5, 3)
        finished.set()

    thread = threading.Thread(target=search)
    thread.start()
    started.wait()
    awakenings = 0
    while not finished.is_set():
        time.sleep(0.001)
        awakenings += 1
    thread.join()
    assert awakenings > 5


# --- What it finds --------------------------------------------------------------------------------


def board(*rows: str) -> dict[str, str]:
    """A kingdom whose rows from the castle's down are given from its column on."""
    lines = ["." * 9] * 4 + ["...." + row for row in rows]
    return {"position": "/".join([*lines, *["." * 9] * (9 - len(lines))])}


def slots(*claims: tuple[int, int | None], placed: int = 0) -> list[dict[str, Any]]:
    """An offer, with the first so many turns done."""
    return [
        {"domino": domino, "seat": seat, "placed": turn < placed}
        for turn, (domino, seat) in enumerate(claims)
    ]


FIELDS = board("cww1..", "gg...")
MINES = board("cm3m..", "mmmm.")


def position(**parts: Any) -> dominium.State:
    """A position of two seats near the end of the game."""
    game = dominium.load("kingdomino")
    return game.setup({"kingdoms": [FIELDS, MINES], "next_offer": [], "undrawn": [], **parts})


def gain(state: dominium.State, action: Any) -> int:
    """The points that a placement brings."""
    preview = state.preview(action)
    assert isinstance(preview, dominium.Preview)
    return preview.gain


@pytest.mark.parametrize("seed", range(5))
def test_the_last_domino_makes_the_most_points(seed: int) -> None:
    state = position(
        step="place",
        actor=0,
        round=6,
        offer=slots((1, 1), (7, 1), (10, 0), (19, 0), placed=3),
    )
    gains = {str(action): gain(state, action) for action in state.legal_actions()}
    assert gains[choice("search:playouts=300", state, seed)] == max(gains.values())
    assert min(gains.values()) < max(gains.values())


@pytest.mark.parametrize("seed", range(5))
def test_a_domino_is_denied_to_the_seat_that_needs_it_more(seed: int) -> None:
    """The greedy bot takes two crowns; the search keeps the three mines from its opponent."""
    state = position(
        step="claim",
        actor=0,
        round=5,
        offer=slots((1, 0), (7, 1), (10, 0), (13, 1), placed=3),
        next_offer=slots((3, 1), (12, 0), (41, None), (48, None)),
    )
    assert choice("greedy", state, seed) == "41"
    assert choice("search:playouts=300", state, seed) == "48"
