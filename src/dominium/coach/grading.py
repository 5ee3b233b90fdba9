"""The judgement of one decision: its loss, its grade, and the better alternatives.

A decision is judged from the memory of its seat alone, never from what was hidden from it.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, get_args

from dominium.coach.estimates import Estimate, estimates, usual_playouts
from dominium.coach.reasons import reason_between
from dominium.tuning import tuning_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.actions import Decision
    from dominium.coach.reason import Reason
    from dominium.engine.game import Game, Memory, State

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
GRADES: Final[tuple[Grade, ...]] = get_args(Grade)
"""The grades of decisions, the best first."""

MOST_OPTIONS: Final = 3
"""The most alternatives that a judgement names."""

WIN_LIMITS: Final = (0.03, 0.07, 0.14)
"""The least losses of win probability that make an inaccuracy, a mistake and a blunder."""
POINT_LIMITS: Final = (1.5, 4.0)
"""The least losses of points that make an inaccuracy and a mistake, in the scale of the game.

Points alone make no blunder: whoever wins all the same has lost little by them.
"""
EQUAL_WIN: Final = 0.01
EQUAL_POINTS: Final = 0.5
"""The largest loss that still counts as the best."""

SPREAD: Final = 10.0
"""The usual deviation of the points of single games, in the scale of the game."""


@dataclass(frozen=True)
class Judgement:
    """The judgement of one decision.

    Attributes:
        seat: The seat that decided.
        action: The chosen action.
        grade: The grade of that action.
        win: The probability of the first place after it.
        points: The expected points after it.
        loss_win: The win probability lost against the best action.
        loss_points: The points lost against the best action.
        best: The best actions, best first.
        reason: The reason for the best action; none where the chosen one is as good.
    """

    seat: int
    action: Decision
    grade: Grade
    win: float
    points: float
    loss_win: float
    loss_points: float
    best: tuple[Estimate, ...]
    reason: Reason | None


@dataclass(frozen=True)
class Advice:
    """The advice for a decision that is still to be made.

    Attributes:
        seat: The seat that has to decide.
        best: The best actions, best first.
        reason: The reason for the first of them, against the second.
    """

    seat: int
    best: tuple[Estimate, ...]
    reason: Reason | None


def judge(
    game: Game,
    memory: Memory,
    action: Decision,
    *,
    playouts: int | None = None,
    seed: int = 0,
    found: Sequence[Estimate] = (),
) -> Judgement:
    """Judge an action of the decision that the owner of a memory has to make.

    Args:
        game: The rules.
        memory: The knowledge of the deciding seat at that moment.
        action: The chosen action.
        playouts: The playouts that the search may use, and again those for each two actions that
            are compared; by default the usual number of the game.
        seed: The seed of the search's chance: the same gives the same.
        found: The estimates that a search has already made for this decision, best first.

    Raises:
        ValueError: the action is not legal, or the owner of the memory has nothing to decide.
    """
    budget = usual_playouts(game) if playouts is None else playouts
    state = _state_of(memory, seed)
    if not state.is_legal(action):
        raise ValueError(f"{action} is not legal here")
    known = tuple(found or estimates(memory, budget, seed))
    if known[0].action != action:
        promising = [one.action for one in known[:MOST_OPTIONS]]
        compared = promising if action in promising else [*promising, action]
        known = _side_by_side(memory, compared, playouts=budget, seed=seed)
    best = known[0]
    chosen = next(one for one in known if one.action == action)
    loss_win = max(0.0, best.win - chosen.win)
    loss_points = max(0.0, best.points - chosen.points)
    grade = _grade(game, best, chosen)
    return Judgement(
        seat=_seat(state),
        action=action,
        grade=grade,
        win=chosen.win,
        points=chosen.points,
        loss_win=loss_win,
        loss_points=loss_points,
        best=known[:MOST_OPTIONS],
        reason=None if grade == "best" else reason_between(state, memory, chosen, best, seed),
    )


def advise(game: Game, memory: Memory, *, playouts: int | None = None, seed: int = 0) -> Advice:
    """Recommend actions to the owner of a memory, who has to decide, with a reason.

    Raises:
        ValueError: the owner of the memory has nothing to decide.
    """
    budget = usual_playouts(game) if playouts is None else playouts
    state = _state_of(memory, seed)
    best = estimates(memory, budget, seed)[:MOST_OPTIONS]
    if len(best) == 1:
        return Advice(_seat(state), best, None)
    best = _side_by_side(memory, [one.action for one in best], playouts=budget, seed=seed)
    return Advice(_seat(state), best, reason_between(state, memory, best[1], best[0], seed))


def grade_of(loss_win: float, loss_points: float, scale: float = 1.0) -> Grade:
    """Grade the loss of a decision, the noise of the estimates already subtracted.

    Args:
        loss_win: The loss of win probability.
        loss_points: The loss of points.
        scale: The weight of a point; 0 where points do not count.
    """
    by_win = sum(loss_win >= limit for limit in WIN_LIMITS)
    by_points = sum(loss_points >= limit * scale for limit in POINT_LIMITS) if scale else 0
    return GRADES[1 + max(by_win, by_points)]


def _grade(game: Game, best: Estimate, chosen: Estimate) -> Grade:
    """Grade an action against the best one, less the standard errors of its estimates."""
    scale = tuning_of(game.id).point_scale
    loss_win, loss_points = best.win - chosen.win, best.points - chosen.points
    if best is chosen or chosen.value >= best.value:
        return "best"
    if loss_win <= EQUAL_WIN and loss_points <= EQUAL_POINTS * (scale or 1.0):
        return "best"
    return grade_of(
        loss_win - chosen.win_error,
        loss_points - chosen.points_error(SPREAD * scale),
        scale,
    )


def _side_by_side(
    memory: Memory, actions: Sequence[Decision], *, playouts: int, seed: int
) -> tuple[Estimate, ...]:
    """Estimate actions with common random numbers, best first: no difference is that of luck."""
    return estimates(memory, playouts * len(actions) // 2, seed + 1, actions)


def _state_of(memory: Memory, seed: int) -> State:
    """Draw a state consistent with a memory whose owner has to decide."""
    state = memory.determinize(random.Random(seed))
    if state.actor is None or state.actor != memory.viewer:
        raise ValueError("the owner of the memory has nothing to decide")
    return state


def _seat(state: State) -> int:
    if not isinstance(state.actor, int):
        raise TypeError("no seat acts now")
    return state.actor
