"""The ratings of bots: Elo with confidence intervals, and openskill where it is installed.

Elo is fitted to all games at once (Bradley and Terry 1952): every game compares each two sides of
different bots, a tie as half a win. The average of the bots is 0. Each two bots that met are
credited one drawn game, so that a bot that always won stays finite. The intervals come from drawing
the deals anew, with all their games (bootstrap), since the games of one deal hang together.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from dominium.arena.figures import Estimate, above, by_deal
from dominium.arena.matches import Result
from dominium.arena.plan import Meeting, seatings
from dominium.arena.sequential import ELO_PER_NEPER

Floats = npt.NDArray[np.float64]

RESAMPLES = 400
MOST_STEPS = 100
_LONGEST_STEP = 2.0
_PULL = 1e-9  # to the middle, so that the equations have one solution


@dataclass(frozen=True)
class Skill:
    """A rating of openskill's Plackett-Luce model: a normal distribution."""

    mean: float
    deviation: float


@dataclass(frozen=True)
class Rating:
    """The ratings of a bot."""

    bot: str
    elo: Estimate
    """The Elo relative to the average bot of the arena."""
    openskill: Skill | None
    """The rating by openskill; None where it is not installed."""


def ratings(
    bots: Sequence[str], meetings: Sequence[Meeting], results: Sequence[Result], seed: int = 1
) -> list[Rating]:
    """Rate all bots, the strongest first; return none for games for one."""
    if any(len(meeting) == 1 for meeting in meetings):
        return []
    won = comparisons(bots, meetings, results)
    middle = elo(won.sum(axis=0)[np.newaxis])[0]
    rng = np.random.default_rng(seed)
    drawn = rng.multinomial(len(won), np.full(len(won), 1 / len(won)), size=RESAMPLES)
    sampled = elo(np.einsum("rd,dij->rij", drawn.astype(np.float64), won))
    low, high = np.percentile(sampled, (2.5, 97.5), axis=0)
    skills = openskill(bots, meetings, results)
    found = [
        Rating(
            bot,
            Estimate(float(middle[place]), float(low[place]), float(high[place])),
            skills.get(bot),
        )
        for place, bot in enumerate(bots)
    ]
    return sorted(found, key=lambda rating: -rating.elo.mean)


def comparisons(
    bots: Sequence[str], meetings: Sequence[Meeting], results: Sequence[Result]
) -> Floats:
    """Count the wins of each bot over each other, a tie as half, shape `(deals, bots, bots)`."""
    index = {bot: place for place, bot in enumerate(bots)}
    deals = sorted(by_deal(results).items())
    won = np.zeros((len(deals), len(bots), len(bots)))
    for row, (_, games) in enumerate(deals):
        for game in games:
            seating = seatings(meetings[game.task.meeting])[game.task.seating]
            for side, bot in enumerate(seating):
                for other, rival in enumerate(seating):
                    if rival != bot:
                        won[row, index[bot], index[rival]] += above(game, side, other)
    return won


def elo(won: Floats) -> Floats:
    """Return the maximum-likelihood Elo of the bots, shape `(samples, bots)`, by Newton's method.

    Args:
        won: the wins of each bot over each other, shape `(samples, bots, bots)`.
    """
    met = (won + won.transpose(0, 2, 1)) > 0
    won = won + met / 2
    games = won + won.transpose(0, 2, 1)
    count = won.shape[1]
    strength = np.zeros(won.shape[:2])
    for _ in range(MOST_STEPS):
        expected = 1 / (1 + np.exp(strength[:, np.newaxis, :] - strength[:, :, np.newaxis]))
        slope = (won - games * expected).sum(axis=2) - _PULL * strength
        bend = games * expected * (1 - expected)
        curve = -bend
        curve[:, range(count), range(count)] = bend.sum(axis=2) + _PULL
        step = np.linalg.solve(curve, slope[..., np.newaxis])[..., 0]
        strength += np.clip(step, -_LONGEST_STEP, _LONGEST_STEP)
        if np.abs(step).max() < 1e-9:
            break
    centred: Floats = (strength - strength.mean(axis=1, keepdims=True)) * ELO_PER_NEPER
    return centred


def openskill(
    bots: Sequence[str], meetings: Sequence[Meeting], results: Sequence[Result]
) -> Mapping[str, Skill]:
    """Rate all bots with openskill; return an empty mapping when it is not installed.

    The games are rated in the order of their deals. A bot that plays several sides of a table
    counts once, with the mean of its places.
    """
    try:
        models = importlib.import_module("openskill.models")
    except ModuleNotFoundError:
        return {}
    model = models.PlackettLuce()
    skills = {bot: model.rating() for bot in bots}
    ordered = sorted(results, key=_order)
    for game in ordered:
        seating = seatings(meetings[game.task.meeting])[game.task.seating]
        names = list(dict.fromkeys(seating))
        places = [
            float(np.mean([game.places[side] for side, bot in enumerate(seating) if bot == name]))
            for name in names
        ]
        rated = model.rate([[skills[name]] for name in names], ranks=places)
        skills |= {name: team[0] for name, team in zip(names, rated, strict=True)}
    return {bot: Skill(skill.mu, skill.sigma) for bot, skill in skills.items()}


def _order(game: Result) -> tuple[int, int, int]:
    return game.task.deal, game.task.meeting, game.task.seating
