"""Statistics of a meeting's games: rates and margins with intervals clustered by deal."""

from __future__ import annotations

import math
import statistics
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from dominium.arena.matches import Result, Thinking
from dominium.arena.plan import Meeting, seatings

CONFIDENCE = 0.95


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % confidence interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class BotFigures:
    """The results of one bot in a meeting."""

    bot: str
    against: tuple[str, ...]
    """The other bots at the table, each kind once."""
    games: int
    deals: int
    even: float
    """The win rate of equally strong sides; 0 in a game for one."""
    wins: Estimate
    """The share of first places; a shared first place counts in part."""
    score: float
    """The mean score against an opponent, a tie as ½; ½ is even at any table."""
    margin: Estimate
    """The lead over the best opponent, in points."""
    points: float
    opponents: float
    """The mean points of the opponents; 0 when the bot plays alone."""
    seconds: float
    """The mean thinking time for a decision."""
    longest: float
    """The longest thinking time for a decision."""


def by_deal(results: Iterable[Result]) -> Mapping[int, list[Result]]:
    """Group results by deal."""
    deals: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        deals[result.task.deal].append(result)
    return deals


def figures(meeting: Meeting, results: Sequence[Result], bot: str) -> BotFigures:
    """Compute the figures of a bot from the games of a meeting, of which there is at least one."""
    seats = seatings(meeting)
    deals = [
        [(game, side) for game in games for side, name in _sides(seats, game) if name == bot]
        for _, games in sorted(by_deal(results).items())
    ]
    own = [each for deal in deals for each in deal]
    thought = [game.thinking[side] for game, side in own]
    seconds, longest = _thinking(thought)
    return BotFigures(
        bot=bot,
        against=tuple(dict.fromkeys(name for name in meeting if name != bot)),
        games=len(own),
        deals=len(deals),
        even=1 / len(meeting) if len(meeting) > 1 else 0.0,
        wins=rate([[game.win(side) for game, side in deal] for deal in deals]),
        score=statistics.fmean(scores(meeting, results, bot)),
        margin=mean([[float(game.margin(side)) for game, side in deal] for deal in deals]),
        points=statistics.fmean(game.points[side] for game, side in own),
        opponents=statistics.fmean(_others(game, side) for game, side in own),
        seconds=seconds,
        longest=longest,
    )


def scores(meeting: Meeting, results: Iterable[Result], bot: str) -> list[float]:
    """Return the mean score of a bot against sides of other bots, for each deal in order.

    A tie counts one half; alone, a game in which everything was laid counts 1.
    """
    seats = seatings(meeting)
    found = []
    for _, games in sorted(by_deal(results).items()):
        compared = [
            above(game, side, other)
            for game in games
            for side, name in _sides(seats, game)
            if name == bot
            for other, rival in _sides(seats, game)
            if rival != bot
        ]
        found.append(statistics.fmean(compared or [game.win(0) for game in games]))
    return found


def above(game: Result, side: int, other: int) -> float:
    """Return 1 if a side finished above another, ½ for a tie, else 0."""
    mine, theirs = game.places[side], game.places[other]
    return 0.5 if mine == theirs else float(mine < theirs)


def mean(deals: Sequence[Sequence[float]]) -> Estimate:
    """Return the mean of games, with Student's interval for the means of their deals."""
    means = [statistics.fmean(deal) for deal in deals]
    middle = statistics.fmean(means)
    if len(means) < 2:
        return Estimate(middle, -math.inf, math.inf)
    spread = _student(len(means) - 1) * statistics.stdev(means) / math.sqrt(len(means))
    return Estimate(middle, middle - spread, middle + spread)


def rate(deals: Sequence[Sequence[float]]) -> Estimate:
    """Return a rate of games from 0 to 1, with Wilson's interval for their effective number.

    Games of one deal are worth more or less than independent ones: as many as would have the
    variance that the deals have. Where that cannot be estimated (all deals alike), a deal counts
    once.
    """
    means = [statistics.fmean(deal) for deal in deals]
    middle = statistics.fmean(means)
    variance = statistics.variance(means) / len(means) if len(means) > 1 else 0.0
    worth = middle * (1 - middle) / variance if variance > 0 else float(len(means))
    return Estimate(middle, *wilson(middle, max(worth, 1.0), _student(max(1, len(means) - 1))))


def wilson(share: float, games: float, z: float) -> tuple[float, float]:
    """Return the confidence interval of a share of independent games, after Wilson (1927)."""
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def _student(freedom: int) -> float:
    """Return the quantile of Student's distribution, by its series around the normal.

    (Abramowitz and Stegun 26.7.5; from three degrees of freedom on it is right within 3 %.)
    """
    z = statistics.NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / float(freedom**power) for power, term in enumerate(terms, 1))


def _sides(seats: Sequence[Meeting], game: Result) -> Iterable[tuple[int, str]]:
    return enumerate(seats[game.task.seating])


def _others(game: Result, side: int) -> float:
    others = game.points[:side] + game.points[side + 1 :]
    return statistics.fmean(others) if others else 0.0


def _thinking(thought: Sequence[Thinking]) -> tuple[float, float]:
    decisions = sum(each.decisions for each in thought)
    total = sum(each.seconds for each in thought)
    return total / max(1, decisions), max(each.longest for each in thought)
