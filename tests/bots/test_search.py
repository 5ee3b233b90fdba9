"""The search: its budgets, what it finds, and that it leaves the interpreter free."""

import random
import threading
import time
from typing import Any

import pytest

import dominium
from dominium import bots

GAME = dominium.load("kingdomino", middle_kingdom=True, harmony=True)


MOST_PLANS = 8 * 4
"""The placements that are tried, each with every claim after it."""
MOST_STAGES = 5
"""The number of times that so many plans can be halved."""


def decision(decisions: int = 8) -> dominium.State:
    """A state after so many random decisions in which a seat has a choice."""
    rng = random.Random(1)
    state = GAME.start()
    while state.actor == dominium.CHANCE or decisions > 0 or len(state.legal_actions()) < 2:
        decisions -= state.actor != dominium.CHANCE
        state.apply(rng.choice(state.legal_actions()))
    return state


def search(
    state: dominium.State,
    playouts: int | None = None,
    seconds: float | None = None,
    seed: int = 3,
    threads: int = 1,
) -> tuple[dominium.Candidate, ...]:
    """The candidates that the acting seat's memory finds."""
    actor = state.actor
    assert isinstance(actor, int)
    memory = state.game.memory(actor)
    memory.observe(state, ())
    return memory.search(playouts, seconds, seed=seed, threads=threads)


def choice(name: str, state: dominium.State, seed: int = 1) -> str:
    """The action that a bot chooses."""
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
    spent = sum(candidate.playouts for candidate in search(decision(decisions), playouts))
    assert playouts - MOST_PLANS * MOST_STAGES < spent <= playouts


@pytest.mark.parametrize("budget", [(1, None), (None, 1e-9), (1, 1e-9)])
@pytest.mark.parametrize("decisions", [8, 9])
def test_every_promising_action_is_tried_however_small_the_budget(
    decisions: int, budget: tuple[int | None, float | None]
) -> None:
    state = decision(decisions)
    candidates = search(state, *budget)
    tried = {candidate.action for candidate in candidates}
    assert tried <= set(state.legal_actions())
    assert len(tried) == len(candidates) == min(8, len(state.legal_actions()))
    assert all(1 <= candidate.playouts <= MOST_PLANS for candidate in candidates)


def test_the_budget_that_runs_out_first_ends_the_search() -> None:
    state = decision()

    def spent(playouts: int | None, seconds: float | None) -> int:
        return sum(each.playouts for each in search(state, playouts, seconds))

    assert spent(None, 1e-9) < spent(300, None) <= 300
    assert spent(300, 3600.0) == spent(300, None)
    assert spent(1_000_000_000, 1e-9) == spent(None, 1e-9)


def test_the_best_have_the_most_playouts() -> None:
    counts = [candidate.playouts for candidate in search(decision(), 2000)]
    assert counts[0] == max(counts)
    assert counts[0] > 3 * min(counts)


def test_playouts_and_a_seed_decide_everything() -> None:
    state = decision()
    assert search(state, 500) == search(state, 500)
    assert search(state, 500) != search(state, 500, seed=4)


def test_several_threads_share_the_budget() -> None:
    state = decision()
    alone = search(state, 2000)
    together = search(state, 2000, threads=3)
    assert {each.action for each in together} == {each.action for each in alone}
    assert sum(each.playouts for each in together) == sum(each.playouts for each in alone)


def test_chosen_actions_are_compared_evenly() -> None:
    state = decision()
    actor = state.actor
    assert isinstance(actor, int)
    memory = state.game.memory(actor)
    memory.observe(state, ())
    legal: Any = state.legal_actions()
    compared = memory.search(200, seed=1, actions=legal[:2])
    assert {each.action for each in compared} == set(legal[:2])
    assert [each.playouts for each in compared] == [100, 100]


def test_candidates_tell_what_they_are_worth() -> None:
    state = decision()
    actor = state.actor
    assert isinstance(actor, int)
    for candidate in search(state, 300):
        assert candidate.win == candidate.wins[actor]
        assert candidate.points == candidate.totals[actor]
        assert sum(candidate.wins) == pytest.approx(1)
        assert 0 < candidate.value < 1
        assert 0 <= candidate.win <= 1
        assert 0 < candidate.points < 200
        assert abs(candidate.margin) < candidate.points + 200
        assert repr(candidate).startswith(f"Candidate(action={candidate.action}, value=0.")


def test_the_state_is_not_changed() -> None:
    state = decision()
    before = state.copy()
    search(state, 100)
    assert state == before


def test_the_interpreter_goes_on_during_a_search() -> None:
    """Were the interpreter locked, this thread would wake at most before and after the search."""
    state = decision()
    started = threading.Event()
    finished = threading.Event()

    def think() -> None:
        started.set()
        search(state, seconds=0.5)
        finished.set()

    thread = threading.Thread(target=think)
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


def test_the_last_round_is_calculated() -> None:
    """The placements of two dominoes are looked at together, whatever the budget is."""
    state = position(
        step="place",
        actor=0,
        round=6,
        offer=slots((1, 1), (7, 1), (10, 0), (19, 0), placed=2),
    )

    def best_points(state: dominium.State) -> int:
        if state.actor is None:
            return state.scores()[0].total
        return max(best_points(after(state, action)) for action in state.legal_actions())

    candidates = search(state, 1)
    assert {each.action for each in candidates} == set(state.legal_actions())
    assert {each.playouts for each in candidates} == {0}
    for candidate in candidates:
        assert candidate.points == best_points(after(state, candidate.action))
    assert candidates[0].points == max(each.points for each in candidates)


def after(state: dominium.State, action: Any) -> dominium.State:
    """The position after an action."""
    following = state.copy()
    following.apply(action)
    return following


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
