"""Let algorithms of OpenSpiel play games of Dominium against random play.

    python docs/examples/search_with_openspiel.py mcts --games 40 --simulations 100
    python docs/examples/search_with_openspiel.py ismcts --games 40 --simulations 100
    python docs/examples/search_with_openspiel.py mccfr --games 1000 --iterations 1000

- `mcts`: Monte Carlo tree search in Kingdomino, where nothing is hidden but what chance will draw
- `ismcts`: the same over information sets in a match of Block to 20 points, where hands are hidden
- `mccfr`: regret minimization with external sampling in a deal of Twenty-One

All three are OpenSpiel's own, unchanged; they know the games through their adapter alone.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts

from dominium.environments import openspiel

Player = Callable[[Any], int]
"""A function that chooses the number of an action in a state of OpenSpiel."""


@dataclass(frozen=True)
class Result:
    """The mean return, from -1 to 1, with a 95 % interval."""

    games: int
    mean: float
    radius: float
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.games} games in {self.seconds:.0f} s of processor time: return"
            f" {self.mean:+.3f} ± {self.radius:.3f}, {(1 + self.mean) / 2:.1%} of the victories"
        )


def random_player(rng: np.random.RandomState) -> Player:
    """Return a player that takes any legal action, all equally likely."""
    return lambda state: int(rng.choice(state.legal_actions()))


def tree_search(game: Any, simulations: int, rng: np.random.RandomState) -> Player:
    """Return a player by Monte Carlo tree search with random rollouts."""
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, math.sqrt(2), simulations, evaluator, solve=False, random_state=rng)
    return lambda state: int(bot.step(state))


def information_set_search(game: Any, simulations: int, rng: np.random.RandomState) -> Player:
    """Return a player by the same search, in positions drawn from those that look alike to it."""
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, math.sqrt(2), simulations, random_state=rng)
    return lambda state: int(bot.step(state))


def minimizer(game: Any, iterations: int, rng: np.random.RandomState) -> Player:
    """Return a player by the average policy of regret minimization; elsewhere any legal action."""
    np.random.seed(rng.randint(2**31))  # noqa: NPY002 - the generator that the solver draws from
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    policy = solver.average_policy()

    def choose(state: Any) -> int:
        chances = policy.action_probabilities(state)
        return int(rng.choice(list(chances), p=list(chances.values())))

    return choose


def played(game: Any, player: Player, games: int, rng: np.random.RandomState) -> Result:
    """Play games of a player against random play, the seats alternating."""
    opponent = random_player(rng)
    returns = []
    begun = time.process_time()
    for number in range(games):
        seat = number % 2
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                action = int(rng.choice(actions, p=odds))
            else:
                action = (player if state.current_player() == seat else opponent)(state)
            state.apply_action(action)
        returns.append(state.returns()[seat])
    radius = 1.96 * float(np.std(returns)) / math.sqrt(games)
    return Result(games, float(np.mean(returns)), radius, time.process_time() - begun)


def main(arguments: Sequence[str] | None = None) -> tuple[Result, Result]:
    """Play at random and with the algorithm; print and return both results."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("algorithm", choices=("mcts", "ismcts", "mccfr"))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=100, help="of a decision of a search")
    parser.add_argument("--iterations", type=int, default=1000, help="of mccfr")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    rng = np.random.RandomState(chosen.seed)
    game: pyspiel.Game
    if chosen.algorithm == "mcts":
        game = openspiel.load("kingdomino")
        player = tree_search(game, chosen.simulations, rng)
    elif chosen.algorithm == "ismcts":
        game = openspiel.load("block", target=20)
        player = information_set_search(game, chosen.simulations, rng)
    else:
        game = openspiel.load("twenty_one", deals=1)
        begun = time.process_time()
        player = minimizer(game, chosen.iterations, rng)
        print(f"{chosen.iterations} iterations in {time.process_time() - begun:.0f} s")
    print(game)
    before = played(game, random_player(rng), chosen.games, rng)
    print(f"random play: {before}")
    after = played(game, player, chosen.games, rng)
    print(f"{chosen.algorithm}: {after}")
    return before, after


if __name__ == "__main__":
    main()
