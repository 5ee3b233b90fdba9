"""The steps per second of the environments on one thread, beside native playouts and peers.

A step is one decision of a seat; chance is played within it. Every environment is stepped with
random legal actions, and the time to choose them counts. All figures come from one run and are
processor time; of several rounds the fastest counts. What is not installed is named as missing.

    python bench/environments.py [--seconds 2] [--json build/environments.json]
"""

from __future__ import annotations

import importlib
import random
import sys
import time
import types
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from measuring import ROUNDS, measure_as_asked, print_table

import dominium

NUM_ENVS = 256
ROLLOUT_STEPS = 16

GAMES: dict[str, dict[str, Any]] = {
    "kingdomino": {},
    "kingdomino, 4 seats": {"seats": 4},
    "kingdomino, 7x7": {"size": 7},
    "queendomino": {},
    "block": {},
    "draw": {},
    "matador": {},
    "bergen": {},
    "sebastopol": {},
    "twenty_one": {},
    "solo": {},
}

PATHS = ("core/environment", "core/binding/environments.hpp", "src/dominium/environments")
"""The measured code, beside the games themselves."""

SLOWDOWN_AIM = 2
"""The far aim: at most this multiple of the time of native playouts for each ply."""

MUST = {
    "kingdomino": 6_000_000,
    "kingdomino, 4 seats": 6_000_000,
    "kingdomino, 7x7": 4_000_000,
    "queendomino": 2_500_000,
    "block": 12_000_000,
}
"""The steps per second that the vectorised games must give into shared arrays."""

SINGLE_MUST = {
    "PettingZoo, dominium kingdomino": 100_000,
    "PettingZoo, dominium block": 100_000,
    "VectorEnv of 1 game, kingdomino": 400_000,
    "VectorEnv of 1 game, block": 400_000,
}
"""The steps per second that games must give one at a time."""

PEER_MUST = 2
"""The multiple of the steps of OpenSpiel's own domino game that Block must give through it."""

Stepping = Callable[[float], float]
"""A function that steps for about the given seconds and returns steps per processor second."""


def game_of(name: str) -> dominium.Game:
    """Load the game of a row of the table."""
    return dominium.load(name.partition(",")[0], **GAMES[name])


# --- Dominium's own -------------------------------------------------------------------------------


@dataclass(frozen=True)
class VectorSpeed:
    """The measured speeds of random play of a game."""

    game: str
    playouts: float
    """Decisions per second of `dominium.simulate`, chance played beside them."""
    plies: float
    """Actions per decision, chance included."""
    sampled: float
    """Steps per second into shared arrays, with random actions chosen natively."""
    copied: float
    """The same with each step into arrays of its own, as by default."""

    @property
    def cells(self) -> tuple[str, ...]:
        """The cells of its row in the table of figures."""
        return (
            self.game,
            f"{self.sampled:,.0f}",
            f"{MUST[self.game]:,}" if self.game in MUST else "–",
            f"{self.copied:,.0f}",
            f"{self.plies:.2f}",
            f"{self.playouts:,.0f}",
            f"{self.playouts / self.sampled:.1f}",
        )


HEADER = (
    "game",
    "steps a second",
    "must",
    "into new arrays",
    "plies a step",
    "decisions a second of playouts",
    "times the time of playouts",
)


def playouts(game: dominium.Game, decisions: float, seconds: float) -> float:
    """Return the decisions per second of native random playouts, from the decisions of a match."""
    return NUM_ENVS * decisions / quickest(lambda: dominium.simulate(game, NUM_ENVS), seconds)


def quickest(play: Callable[[], object], seconds: float) -> float:
    """Return the shortest processor time, in seconds, of a call repeated for some seconds."""
    spent: list[float] = []
    while sum(spent) < seconds:
        begun = time.process_time()
        play()
        spent.append(time.process_time() - begun)
    return min(spent)


def stepping(game: dominium.Game, decisions: float, seconds: float, *, copy: bool) -> float:
    """Return the steps per second of the vectorised environment, the choice of actions included."""
    from dominium.environments.vector import VectorEnv  # noqa: PLC0415 - it may be missing

    env = VectorEnv(game, NUM_ENVS, copy=copy)
    env.reset(seed=1)

    def step() -> None:
        for _ in range(match):
            env.step(env.sample_actions())

    match = round(decisions)  # so that every round has all parts of a match
    return match * NUM_ENVS / quickest(step, seconds)


def decisions_of(game: dominium.Game) -> tuple[float, float]:
    """Return the mean numbers of decisions and of plies in a random match."""
    from dominium.environments.vector import VectorEnv  # noqa: PLC0415 - it may be missing

    env = VectorEnv(game, NUM_ENVS, copy=False)
    env.reset(seed=2)
    lengths: list[int] = []
    while len(lengths) < 4 * NUM_ENVS:
        *_, ended, _, infos = env.step(env.sample_actions())
        if ended.any():
            lengths += infos["lengths"][ended].tolist()
    return float(np.mean(lengths)), float(np.mean(dominium.simulate(game, 4 * NUM_ENVS).plies))


def fastest(step: Stepping, seconds: float) -> float:
    """Return the steps per second of the fastest of several rounds."""
    return max(step(seconds / ROUNDS) for _ in range(ROUNDS))


def measure(name: str, seconds: float) -> VectorSpeed:
    """Measure the vectorised environment of a game and its playouts."""
    game = game_of(name)
    decisions, plies = decisions_of(game)
    return VectorSpeed(
        name,
        playouts(game, decisions, seconds),
        plies / decisions,
        stepping(game, decisions, seconds, copy=False),
        stepping(game, decisions, seconds, copy=True),
    )


# --- One game at a time ---------------------------------------------------------------------------


def without_drawing() -> None:
    """Replace a missing pygame, which PettingZoo's classic games import only to draw."""
    try:
        importlib.import_module("pygame")
    except ImportError:
        sys.modules["pygame"] = types.ModuleType("pygame")


def aec_stepping(module: str, name: str | None = None) -> Stepping:
    """Return the stepping of a PettingZoo environment, with actions chosen from the mask."""
    if module.startswith("pettingzoo."):
        without_drawing()
    environment = importlib.import_module(module)
    env = getattr(environment, name).env() if name else environment.env()
    rng = random.Random(1)

    def step(seconds: float) -> float:
        steps, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            env.reset(seed=rng.getrandbits(31))
            for _ in env.agent_iter():
                seen, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                mask = info.get("action_mask", seen.get("action_mask"))
                env.step(rng.choice(np.flatnonzero(mask).tolist()))
                steps += 1
        return steps / (time.process_time() - begun)

    return step


def openspiel_stepping(name: str, module: str | None = None) -> Stepping:
    """Return the stepping of an OpenSpiel game in Python: decisions, with observation and mask."""
    if module is not None:
        importlib.import_module(module)
    environment = importlib.import_module("open_spiel.python.rl_environment")
    env = environment.Environment(importlib.import_module("pyspiel").load_game(name))
    rng = random.Random(1)

    def step(seconds: float) -> float:
        steps, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            now = env.reset()
            while not now.last():
                seat = now.observations["current_player"]
                now = env.step([rng.choice(now.observations["legal_actions"][seat])])
                steps += 1
        return steps / (time.process_time() - begun)

    return step


def single_stepping(name: str) -> Stepping:
    """Return the stepping of Gymnasium's environment of a game against random opponents."""
    importlib.import_module("dominium.environments.gymnasium")
    env = importlib.import_module("gymnasium").make(name)

    def step(seconds: float) -> float:
        steps, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            _, info = env.reset()
            terminated = False
            while not terminated:
                action = env.action_space.sample(info["action_mask"])
                _, _, terminated, _, info = env.step(action)
                steps += 1
        return steps / (time.process_time() - begun)

    return step


def alone_stepping(name: str) -> Stepping:
    """Return the stepping of a single game in the vector, each step in arrays of its own."""
    env = importlib.import_module("dominium.environments.vector").VectorEnv(name, 1)
    env.reset(seed=1)

    def step(seconds: float) -> float:
        steps, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            for _ in range(100):
                env.step(env.sample_actions())
            steps += 100
        return steps / (time.process_time() - begun)

    return step


def rollout_stepping(name: str, hidden: int) -> Stepping:
    """Return the stepping of a vector whose actions a network with one hidden layer draws."""
    env = importlib.import_module("dominium.environments.vector").VectorEnv(name, NUM_ENVS)
    env.reset(seed=1)
    rng = np.random.default_rng(1)

    def layer(inputs: int, outputs: int) -> tuple[Any, Any]:
        return rng.normal(0, inputs**-0.5, (inputs, outputs)), np.zeros(outputs)

    rollouts = importlib.import_module("dominium.environments.rollouts")
    game = env.game
    policy = rollouts.Policy(
        [layer(game.observation_size, hidden), layer(hidden, game.num_actions)]
    )
    arrays = env.rollout(policy, ROLLOUT_STEPS, seed=0)

    def step(seconds: float) -> float:
        rollouts, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            env.rollout(policy, ROLLOUT_STEPS, seed=rollouts, out=arrays)
            rollouts += 1
        return rollouts * ROLLOUT_STEPS * NUM_ENVS / (time.process_time() - begun)

    return step


OPENSPIEL_DOMINOES = "OpenSpiel python_block_dominoes"
OPENSPIEL_BLOCK = "OpenSpiel, dominium block"

SINGLE: dict[str, Callable[[], Stepping]] = {
    OPENSPIEL_DOMINOES: lambda: openspiel_stepping(
        "python_block_dominoes", "open_spiel.python.games.block_dominoes"
    ),
    OPENSPIEL_BLOCK: lambda: openspiel_stepping(
        "python_dominium_block", "dominium.environments.openspiel"
    ),
    "OpenSpiel, dominium kingdomino": lambda: openspiel_stepping(
        "python_dominium_kingdomino", "dominium.environments.openspiel"
    ),
    "PettingZoo connect_four": lambda: aec_stepping("pettingzoo.classic.connect_four_v3"),
    "PettingZoo tictactoe": lambda: aec_stepping("pettingzoo.classic.tictactoe_v3"),
    "PettingZoo texas_holdem": lambda: aec_stepping("pettingzoo.classic.texas_holdem_v4"),
    "PettingZoo, dominium block": lambda: aec_stepping(
        "dominium.environments.pettingzoo", "block_v1"
    ),
    "PettingZoo, dominium kingdomino": lambda: aec_stepping(
        "dominium.environments.pettingzoo", "kingdomino_v1"
    ),
    "VectorEnv of 1 game, block": lambda: alone_stepping("block"),
    "VectorEnv of 1 game, kingdomino": lambda: alone_stepping("kingdomino"),
    "rollouts of 256 games, 64 hidden, block": lambda: rollout_stepping("block", 64),
    "rollouts of 256 games, 64 hidden, kingdomino": lambda: rollout_stepping("kingdomino", 64),
    "Gymnasium, dominium block": lambda: single_stepping("dominium/block-v1"),
    "Gymnasium, dominium kingdomino": lambda: single_stepping("dominium/kingdomino-v1"),
}


def single_speeds(seconds: float) -> dict[str, float | None]:
    """Return the steps per second of each single-game environment; None if it is not installed."""
    speeds: dict[str, float | None] = {}
    for name, made in SINGLE.items():
        try:
            step = made()
        except (ImportError, AttributeError):  # where pygame is missing, it cannot even load fonts
            speeds[name] = None
            print(f"{name}: not installed, not measured")
            continue
        speeds[name] = fastest(step, seconds)
        print(f"{name}: {speeds[name]:,.0f} steps/s", flush=True)
    return speeds


def must_of(name: str, speeds: Mapping[str, float | None]) -> str:
    """Return the cell of what a single-game environment must give, beside its peer where it has."""
    peer = speeds[OPENSPIEL_DOMINOES]
    if name == OPENSPIEL_BLOCK and peer:
        return f"{PEER_MUST * peer:,.0f}"
    return f"{SINGLE_MUST[name]:,}" if name in SINGLE_MUST else "–"


def run(seconds: float) -> dict[str, object]:
    """Measure and print everything; return the results for JSON."""
    print(f"{NUM_ENVS} games in a call, one thread")
    speeds = []
    for name in GAMES:
        speeds.append(measure(name, seconds))
        print(", ".join(speeds[-1].cells), flush=True)
    print_table(
        (*PATHS, "core/kingdom", "core/line", "core/games"),
        HEADER,
        [speed.cells for speed in speeds],
    )
    single = single_speeds(seconds)
    rows = [
        (name, f"{rate:,.0f}" if rate else "not installed", must_of(name, single))
        for name, rate in single.items()
    ]
    print_table(PATHS, ("one game at a time, in the same run", "steps a second", "must"), rows)
    kept = [speed.game for speed in speeds if speed.playouts <= SLOWDOWN_AIM * speed.sampled]
    print(f"within {SLOWDOWN_AIM} times the time of playouts: {', '.join(kept) or 'no game'}")
    return {"vector": [asdict(speed) for speed in speeds], "single": single}


if __name__ == "__main__":
    measure_as_asked(__doc__, run)
