"""The speed of the games on one thread: native batches, Python stepping states, the Python oracle.

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
from measuring import (
    measure_as_asked,
    print_table,
    rate_of,
    step_legal_actions,
    step_random_games,
)

sys.path.insert(0, str(Path(__file__).parents[1]))

import dominium
from dominium import _core
from dominium.data import play_games
from dominium.engine.kingdom import KingdomGame
from tests.oracle import kingdomino, queendomino
from tests.oracle.walk import CHANCE as ORACLE_CHANCE

ORACLES = {"kingdomino": kingdomino.Oracle, "queendomino": queendomino.Oracle}


@dataclass(frozen=True)
class Case:
    """A game that is measured, what it must give, and what random play of it must give."""

    name: str
    game_id: str
    options: Mapping[str, int | bool]
    must: int | None
    """Games per second that `simulate` must give, or None where nothing is asked."""
    mean_score: float | None = None
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
"""The bonuses with which Kingdomino is measured."""

CASES = (
    Case("2 seats", "kingdomino", {"seats": 2, "size": 5, **BONUSES}, 800_000, 22.4),
    Case(
        "4 seats",
        "kingdomino",
        {"seats": 4, "size": 5, **BONUSES},
        400_000,
        22.6,
        legal_placements=9.31,
        first_choices=21,
        discard_share=0.110,
    ),
    Case(
        "duel",
        "kingdomino",
        {"seats": 2, "size": 7, **BONUSES},
        330_000,
        54.1,
        legal_placements=11.06,
        discard_share=0.086,
    ),
    Case("Queendomino", "queendomino", {"seats": 2}, 100_000, 95.3),
    Case("Queendomino, 4 seats", "queendomino", {"seats": 4}, None),
)

RANDOM_PLAY = (
    "core/kingdom",
    "core/games/kingdomino",
    "core/games/queendomino",
    "core/base/bits.hpp",
    "core/base/random.hpp",
    "core/search/kingdom_batch.hpp",
)
"""The code that random play runs."""

WISE_PLAY = ("core/kingdom", "core/games/kingdomino", "core/search/kingdom_batch.hpp")

WISE_PLAYERS = ("greedy", "fg")
"""Bots whose games are measured too: greedy in each decision, and full greedy (placement and claim
together) as in the published study."""

WISE_MUST = 8_000
"""The full greedy games per second that four seats must give."""

PYTHON_PLAY = ("core/binding", "src/dominium/engine", "src/dominium/data")
"""The code that plays from Python, beside the games themselves."""

PYTHON_GAMES = ("kingdomino", "block")

PLIES_MUST = 800_000
"""The plies per second that `legal_actions` and `apply` must give."""
RECORDS_MUST = 20_000
"""The records of greedy games per second that must be written."""

COMPARED = ("Queendomino", "duel")
"""Cases with 48 dominoes and two kingdoms of 7x7; a ply of the first costs more."""

MOST_TIMES = 3
"""The aim for the ratio of their times for a ply."""


@dataclass(frozen=True)
class Speed:
    """The measured speeds of a case."""

    case: str
    games_per_second: float
    must: int | None
    plies: float
    """Actions of a game, chance included."""
    nanoseconds: float
    """Processor time per action."""
    stepped_per_second: float
    """Games per second stepped from Python through `State`."""
    oracle_per_second: float

    @property
    def cells(self) -> tuple[str, ...]:
        """The cells of its row in the table of figures."""
        return (
            self.case,
            f"{self.games_per_second:,.0f}",
            "–" if self.must is None else f"{self.must:,}",
            f"{self.nanoseconds:.1f}",
            f"{self.plies:.0f}",
            f"{self.games_per_second / self.stepped_per_second:,.0f} times",
            f"{self.games_per_second / self.oracle_per_second:,.0f} times",
        )


SPEED_HEADER = (
    "game",
    "games a second",
    "must",
    "ns an action",
    "actions a game",
    "against stepping from Python",
    "against the oracle",
)


@dataclass(frozen=True)
class Check:
    """A value of random play beside the value expected of it."""

    case: str
    value: str
    expected: float
    measured: float

    @property
    def cells(self) -> tuple[str, ...]:
        """The cells of its row in the table of figures."""
        return self.case, self.value, f"{self.expected:g}", f"{self.measured:.4g}"


def oracle_random_games(case: Case, games: int) -> None:
    """Play random games with the oracle in plain Python."""
    rng = random.Random(1)
    for _ in range(games):
        oracle = ORACLES[case.game_id](**case.options)
        while (actor := oracle.actor) is not None:
            if actor == ORACLE_CHANCE:
                odds = oracle.odds()
                weights = [float(odd) for odd in odds.values()]
                oracle.apply(rng.choices(list(odds), weights)[0])
            else:
                oracle.apply(rng.choice(oracle.legal_actions()))


def measure(case: Case, seconds: float) -> Speed:
    """Measure a case by all three ways of playing it."""
    game = case.game
    native = rate_of(lambda games: dominium.simulate(game, games), seconds)
    plies = float(dominium.simulate(game, 10_000).plies.mean())
    return Speed(
        case=case.name,
        games_per_second=native,
        must=case.must,
        plies=plies,
        nanoseconds=1e9 / (native * plies),
        stepped_per_second=rate_of(lambda games: step_random_games(game, games), seconds),
        oracle_per_second=rate_of(lambda games: oracle_random_games(case, games), seconds),
    )


@dataclass(frozen=True)
class WiseSpeed:
    """Whole games between players that weigh their placements."""

    case: str
    player: str
    games_per_second: float
    mean_score: float

    @property
    def cells(self) -> tuple[str, ...]:
        """The cells of its row in the table of figures."""
        return (
            self.player,
            self.case,
            f"{self.games_per_second:,.0f}",
            f"{WISE_MUST:,}" if (self.player, self.case) == ("fg", "4 seats") else "–",
            f"{self.mean_score:.1f}",
        )


def measure_wise(case: Case, player: str, seconds: float) -> WiseSpeed:
    """Measure games of one of `WISE_PLAYERS` with itself."""
    rate = rate_of(lambda games: dominium.simulate(case.game, games, player), seconds)
    scores = dominium.simulate(case.game, 500, player, seed=7).scores
    return WiseSpeed(case.name, player, rate, float(scores.mean()))


@dataclass(frozen=True)
class PythonSpeed:
    """What a program in Python gets of a game."""

    what: str
    game: str
    per_second: float
    must: int

    @property
    def cells(self) -> tuple[str, ...]:
        """The cells of its row in the table of figures."""
        return self.what, self.game, f"{self.per_second:,.0f}", f"{self.must:,}"


def measure_from_python(name: str, seconds: float) -> tuple[PythonSpeed, PythonSpeed]:
    """Measure plies chosen from the legal actions, and records of greedy games as JSON."""
    game = dominium.load(name)
    bots = ["greedy"] * game.seats
    plies = float(dominium.simulate(game, 10_000).plies.mean())
    stepped = rate_of(lambda games: step_legal_actions(game, games), seconds)

    def record(games: int) -> None:
        for record in play_games(game, bots, games, seed=1):
            record.to_json()

    return (
        PythonSpeed("plies", name, stepped * plies, PLIES_MUST),
        PythonSpeed("records of greedy games", name, rate_of(record, seconds), RECORDS_MUST),
    )


def times_dearer(speeds: Sequence[Speed]) -> float:
    """Return the ratio of the times for a ply of the two `COMPARED` cases."""
    nanoseconds = {speed.case: speed.nanoseconds for speed in speeds}
    dear, cheap = COMPARED
    return nanoseconds[dear] / nanoseconds[cheap]


def first_choices(game: KingdomGame, games: int) -> float:
    """Return the mean number of legal placements in round 1, when every seat has one domino."""
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
    """Play random games of a case and return its check values."""
    game = case.game
    batch = dominium.simulate(game, games, seed=7)
    discards = int(batch.discards.sum())
    turns = batch.placements + discards
    found = []
    if case.mean_score is not None:
        found.append(Check(case.name, "mean score", case.mean_score, float(batch.scores.mean())))
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
    """Measure and print everything; return the results for JSON."""
    build = _core.build_info()
    print(f"compiled by {build['compiler']} with {build['flags']}")
    if build["dispatched_to"]:
        print(f"hot loops of random play also for {build['dispatched_to']}, chosen at run time")
    speeds = []
    for case in CASES:
        speeds.append(measure(case, seconds))
        print(", ".join(speeds[-1].cells), flush=True)
    print_table(RANDOM_PLAY, SPEED_HEADER, [speed.cells for speed in speeds])
    ratio = times_dearer(speeds)
    print(f"{COMPARED[0]} to {COMPARED[1]}: {ratio:.2f} times the time a ply (aim {MOST_TIMES})")
    wise = [
        measure_wise(case, player, seconds)
        for case in CASES
        if case.game_id == "kingdomino"
        for player in WISE_PLAYERS
    ]
    wise_header = ("players", "table", "games a second of each with itself", "must", "points")
    print_table(WISE_PLAY, wise_header, [speed.cells for speed in wise])
    played = [row for name in PYTHON_GAMES for row in measure_from_python(name, seconds)]
    python_header = ("from Python", "game", "a second", "must")
    print_table(PYTHON_PLAY, python_header, [speed.cells for speed in played])
    found = [check for case in CASES for check in checks(case)]
    check_header = ("game", "value of random play", "expected", "measured")
    print_table(RANDOM_PLAY, check_header, [check.cells for check in found])
    tiles = tile_speed.run(seconds)
    return {
        "build": build,
        "speeds": [asdict(speed) for speed in speeds],
        "wise": [asdict(speed) for speed in wise],
        "python": [asdict(speed) for speed in played],
        "times_dearer": ratio,
        "tiles": tiles,
        "checks": [asdict(check) for check in found],
    }


if __name__ == "__main__":
    measure_as_asked(__doc__, run)
