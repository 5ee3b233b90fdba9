"""How fast the games are on one thread: native batches, Python stepping states, the Python referee.

All figures come from one run and are processor time, so that they mean something on a busy machine
too; of several rounds the fastest counts. Beside them stand check values: what random play must
give when the rules are right, whatever the speed.

    python bench/speed.py [--seconds 2] [--json build/speed.json]
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import tile_speed
from measuring import measure_as_asked, rate_of, step_random_games

sys.path.insert(0, str(Path(__file__).parents[1]))

import dominium
from dominium import _core
from dominium.game import KingdomGame
from tests.referee import kingdomino, queendomino
from tests.referee.walk import CHANCE as REFEREE_CHANCE

REFEREES = {"kingdomino": kingdomino.Referee, "queendomino": queendomino.Referee}


@dataclass(frozen=True)
class Case:
    """A game that is measured, its aim, and what random play of it must give."""

    name: str
    game_id: str
    options: Mapping[str, int | bool]
    aim: int | None
    """Games a second through `simulate`."""
    mean_score: float
    legal_placements: float | None = None
    """Mean number of choices over all turns, forced discards (none) included."""
    first_choices: float | None = None
    discard_share: float | None = None

    @property
    def game(self) -> KingdomGame:
        """The rules of the case."""
        game = dominium.load(self.game_id, preset=None, **self.options)
        assert isinstance(game, KingdomGame)
        return game


BONUSES = {"middle_kingdom": True, "harmony": True}
"""Kingdomino is measured with both."""

CASES = (
    Case("2 seats", "kingdomino", {"seats": 2, "size": 5, **BONUSES}, 600_000, 22.4),
    Case(
        "4 seats",
        "kingdomino",
        {"seats": 4, "size": 5, **BONUSES},
        300_000,
        22.6,
        legal_placements=9.31,
        first_choices=21,
        discard_share=0.110,
    ),
    Case(
        "duel",
        "kingdomino",
        {"seats": 2, "size": 7, **BONUSES},
        280_000,
        54.1,
        legal_placements=11.06,
        discard_share=0.086,
    ),
    Case("Queendomino", "queendomino", {"seats": 2}, None, 95.3),
)

WISE_PLAYERS = ("greedy", "fg")
"""Whose games are measured too: greedy in each decision, and full greedy (placement and claim
together) as in the published study."""

WISE_AIM = 8_000
"""Full greedy games a second at four seats."""

COMPARED = ("Queendomino", "duel")
"""Both play 48 dominoes in two kingdoms of 7x7; a ply of the first costs more."""

MOST_TIMES = 3
"""The aim for how much more."""


@dataclass(frozen=True)
class Speed:
    """What was measured of a case."""

    case: str
    games_per_second: float
    aim: int | None
    plies: float
    """Actions of a game, chance included."""
    nanoseconds: float
    """Per action."""
    stepped_per_second: float
    """Games stepped from Python through `State`."""
    referee_per_second: float

    @property
    def lines(self) -> list[str]:
        """The figures for people."""
        stepped = self.games_per_second / self.stepped_per_second
        referee = self.games_per_second / self.referee_per_second
        aim = "" if self.aim is None else f" (aim {self.aim:,})"
        native = f"{self.games_per_second:,.0f} games/s{aim}"
        return [
            f"{self.case}: {native}, {self.nanoseconds:.1f} ns an action, {self.plies:.0f} a game",
            f"  {stepped:,.0f} times Python stepping it ({self.stepped_per_second:,.1f} games/s)",
            f"  {referee:,.0f} times the Python referee ({self.referee_per_second:,.1f} games/s)",
        ]


@dataclass(frozen=True)
class Check:
    """A value of random play beside the value expected of it."""

    case: str
    value: str
    expected: float
    measured: float

    def __str__(self) -> str:
        return f"{self.case}, {self.value}: {self.measured:.4g} (expected {self.expected:g})"


def referee_random_games(case: Case, games: int) -> None:
    """Plays random games with the referee in plain Python."""
    rng = random.Random(1)
    for _ in range(games):
        referee = REFEREES[case.game_id](**case.options)
        while (actor := referee.actor) is not None:
            if actor == REFEREE_CHANCE:
                odds = referee.odds()
                weights = [float(odd) for odd in odds.values()]
                referee.apply(rng.choices(list(odds), weights)[0])
            else:
                referee.apply(rng.choice(referee.legal_actions()))


def measure(case: Case, seconds: float) -> Speed:
    """Measures a case by all three ways of playing it."""
    game = case.game
    native = rate_of(lambda games: dominium.simulate(game, games), seconds)
    plies = float(dominium.simulate(game, 10_000).plies.mean())
    return Speed(
        case=case.name,
        games_per_second=native,
        aim=case.aim,
        plies=plies,
        nanoseconds=1e9 / (native * plies),
        stepped_per_second=rate_of(lambda games: step_random_games(game, games), seconds),
        referee_per_second=rate_of(lambda games: referee_random_games(case, games), seconds),
    )


@dataclass(frozen=True)
class WiseSpeed:
    """Whole games between players that weigh their placements."""

    case: str
    player: str
    games_per_second: float
    mean_score: float

    def __str__(self) -> str:
        return (
            f"{self.case}, {self.player}: {self.games_per_second:,.0f} games/s, "
            f"{self.mean_score:.1f} points"
        )


def measure_wise(case: Case, player: str, seconds: float) -> WiseSpeed:
    """Measures games of one of `WISE_PLAYERS` with itself."""
    rate = rate_of(lambda games: dominium.simulate(case.game, games, player), seconds)
    scores = dominium.simulate(case.game, 500, player, seed=7).scores
    return WiseSpeed(case.name, player, rate, float(scores.mean()))


def times_dearer(speeds: Sequence[Speed]) -> float:
    """How many times the time for a ply of one compared case is that of the other."""
    nanoseconds = {speed.case: speed.nanoseconds for speed in speeds}
    dear, cheap = COMPARED
    return nanoseconds[dear] / nanoseconds[cheap]


def first_choices(game: KingdomGame, games: int) -> float:
    """The mean number of legal placements of the first round, when every seat has one domino."""
    rng = random.Random(1)
    choices = []
    for _ in range(games):
        state = game.start()
        while (view := state.view(None)).round < 2:
            legal = state.legal_actions()
            if view.step == "place":
                choices.append(len(legal))
            state.apply(rng.choice(legal))
    return float(np.mean(choices))


def checks(case: Case, games: int = 100_000) -> list[Check]:
    """The check values of a case."""
    game = case.game
    batch = dominium.simulate(game, games, seed=7)
    discards = int(batch.discards.sum())
    turns = batch.placements + discards
    found = [Check(case.name, "mean score", case.mean_score, float(batch.scores.mean()))]
    if case.legal_placements is not None:
        measured = batch.legal_placements / turns
        found.append(Check(case.name, "legal placements", case.legal_placements, measured))
    if case.first_choices is not None:
        measured = first_choices(game, 1000)
        found.append(
            Check(case.name, "legal placements at the first turn", case.first_choices, measured)
        )
    if case.discard_share is not None:
        found.append(
            Check(case.name, "share of forced discards", case.discard_share, discards / turns)
        )
    return found


def run(seconds: float) -> dict[str, object]:
    """Measures and prints everything, and gives it for JSON."""
    build = _core.build_info()
    print(f"compiled by {build['compiler']} with {build['flags']}")
    if build["dispatched_to"]:
        print(f"hot loops of random play also for {build['dispatched_to']}, chosen at run time")
    speeds = []
    for case in CASES:
        speeds.append(measure(case, seconds))
        print("\n".join(speeds[-1].lines), flush=True)
    ratio = times_dearer(speeds)
    print(f"{COMPARED[0]} to {COMPARED[1]}: {ratio:.2f} times the time a ply (aim {MOST_TIMES})")
    wise = [
        measure_wise(case, player, seconds)
        for case in CASES
        if case.game_id == "kingdomino"
        for player in WISE_PLAYERS
    ]
    print("\n".join(map(str, wise)))
    print(f"  aim at four seats: {WISE_AIM:,}")
    found = [check for case in CASES for check in checks(case)]
    tiles = tile_speed.run(seconds)
    print("check values:")
    for check in found:
        print(f"  {check}")
    return {
        "build": build,
        "speeds": [asdict(speed) for speed in speeds],
        "wise": [asdict(speed) for speed in wise],
        "times_dearer": ratio,
        "tiles": tiles,
        "checks": [asdict(check) for check in found],
    }


if __name__ == "__main__":
    measure_as_asked(__doc__, run)
