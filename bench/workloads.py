"""Fixed work whose instructions `bench/cost.py` counts.

It begins and ends each with a call of `getppid`, at which callgrind writes down what it has counted
and begins again at nothing. Everything is made ready and done twice before, so that no import, no
cache that fills and no code that adapts is counted. All chance is seeded.

    python bench/workloads.py [NAME ...]    # does it, and nobody counts
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from load.pace import Course, Pace

sys.path.insert(0, str(Path(__file__).parents[1]))

import dominium
from dominium.data import play_games
from dominium.simulation import simulate

if TYPE_CHECKING:
    from dominium import Event, Game, State

Work = Callable[[], object]

TIMES = 3
"""The number of times that all work is done; the last time counts."""
NAMES_OF_SEATS = ("Jana", "Petr", "Eva", "Adam")


@dataclass(frozen=True)
class Workload:
    """Work that does the same each time.

    Attributes:
        name: What it is called in the budget.
        prepare: Makes it ready and gives the work itself.
        native: Whether nearly all of it is compiled by us, whichever Python calls it.
        apart: Whether it has a process of its own, for its threads change where things are in
            memory, and so how often a look into Python's caches fails.
    """

    name: str
    prepare: Callable[[], Work]
    native: bool
    apart: bool = False


# --- Batches and searches -------------------------------------------------------------------------


def variant(name: str, options: Mapping[str, int]) -> str:
    """Return the name of a game with the options that tell workloads apart."""
    seats = f" of {options['seats']}" if "seats" in options else ""
    size = f" on {options['size']}x{options['size']}" if options.get("size", 5) != 5 else ""
    return f"{name}{seats}{size}"


def batch(name: str, games: int, bots: str = "random", /, **options: int) -> Workload:
    """Return a workload of a batch of games, without any Python between them."""

    def prepare() -> Work:
        game = dominium.load(name, preset=None, **options)
        return lambda: simulate(game, games, bots, seed=1)

    return Workload(f"{games} {bots} games, {variant(name, options)}", prepare, native=True)


def match(name: str, bot: str, seed: int = 1) -> Workload:
    """Return a workload of a match of bots that play by what their seats may know."""

    def prepare() -> Work:
        game = dominium.load(name)
        return lambda: dominium.play(game, [bot] * game.seats, rng=seed)

    return Workload(f"1 match of {bot}, {name}", prepare, native=False)


def vector(name: str, environments: int, steps: int, **options: int) -> Workload:
    """Return a workload that steps many games at once, into the same arrays."""

    def prepare() -> Work:
        from dominium.environments.vector import VectorEnv  # noqa: PLC0415 - slow to import

        env = VectorEnv(dominium.load(name, preset=None, **options), environments, copy=False)

        def work() -> None:
            env.reset(seed=1)
            for _ in range(steps):
                env.step(env.sample_actions())

        return work

    played = variant(name, options)
    return Workload(f"{steps} steps of {environments} games, {played}", prepare, native=True)


def rollout(name: str, environments: int, steps: int, hidden: int) -> Workload:
    """Return a workload of trajectories by a network with one hidden layer."""

    def prepare() -> Work:
        import numpy as np  # noqa: PLC0415 - slow to import

        from dominium.environments.rollouts import Policy  # noqa: PLC0415 - as above
        from dominium.environments.vector import VectorEnv  # noqa: PLC0415 - as above

        env = VectorEnv(name, environments, copy=False)
        widths = env.game.observation_size, hidden, env.game.num_actions
        rng = np.random.default_rng(1)
        layers = [(rng.normal(0, 0.01, pair), np.zeros(pair[1])) for pair in pairwise(widths)]
        policy = Policy(layers)

        def work() -> None:
            env.reset(seed=1)
            env.rollout(policy, steps, seed=1)

        return work

    return Workload(f"a rollout of {steps} steps of {environments} games, {name}", prepare, True)


def alone(name: str, steps: int) -> Workload:
    """Return a workload that steps a single game of a vector, each step in arrays of its own."""

    def prepare() -> Work:
        from dominium.environments.vector import VectorEnv  # noqa: PLC0415 - slow to import

        env = VectorEnv(name)

        def work() -> None:
            env.reset(seed=1)
            for _ in range(steps):
                env.step(env.sample_actions())

        return work

    return Workload(f"{steps} steps of a single game, {name}", prepare, native=False)


def agents(name: str, matches: int) -> Workload:
    """Return a workload of random matches in the environment for PettingZoo."""

    def prepare() -> Work:
        from dominium.environments import pettingzoo  # noqa: PLC0415 - slow to import

        env = pettingzoo.env(name)

        def work() -> None:
            rng = random.Random(1)
            for match in range(matches):
                env.reset(seed=match)
                for _ in env.agent_iter():
                    seen, _, over, _, _ = env.last()
                    legal = seen["action_mask"].nonzero()[0].tolist()
                    env.step(None if over else rng.choice(legal))

        return work

    return Workload(f"{matches} matches of PettingZoo's agents, {name}", prepare, native=False)


def openspiel_agents(name: str, matches: int) -> Workload:
    """Return a workload of random matches in OpenSpiel's environment for learning agents."""

    def prepare() -> Work:
        from open_spiel.python.rl_environment import Environment  # noqa: PLC0415 - slow to import

        from dominium.environments import openspiel  # noqa: PLC0415 - as above

        env = Environment(openspiel.load(name))

        def work() -> None:
            rng = random.Random(1)
            env.seed(1)
            for _ in range(matches):
                seen = env.reset()
                while not seen.last():
                    player = seen.observations["current_player"]
                    seen = env.step([rng.choice(seen.observations["legal_actions"][player])])

        return work

    return Workload(f"{matches} matches of OpenSpiel's agents, {name}", prepare, native=False)


# --- Python ---------------------------------------------------------------------------------------


def random_plies(game: Game, seed: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Play a random match from Python; yield the state after each action and its events."""
    rng = random.Random(seed)
    state = game.start()
    while state.actor is not None:
        yield state, state.apply(rng.choice(state.legal_actions()))


def recording(name: str, bot: str, games: int) -> Workload:
    """Return a workload of records of games between simple bots."""

    def prepare() -> Work:
        game = dominium.load(name)
        bots = [bot] * game.seats
        return lambda: [record.to_json() for record in play_games(game, bots, games, seed=1)]

    return Workload(f"{games} records of {bot} games, {name}", prepare, native=False)


def stepping(name: str, games: int) -> Workload:
    """Return a workload of random games through `legal_actions` and `apply`."""

    def prepare() -> Work:
        game = dominium.load(name)

        def work() -> None:
            for seed in range(games):
                for _ in random_plies(game, seed):
                    pass

        return work

    return Workload(f"{games} games stepped from Python, {name}", prepare, native=False)


def announcing(name: str, language: str) -> Workload:
    """Return a workload of all announcements of a match for one listener, with warm caches."""

    def prepare() -> Work:
        from dominium.describe import Describer  # noqa: PLC0415 - only where words are asked for

        game = dominium.load(name)
        happened = [events for _, events in random_plies(game, 1)]
        speaker = Describer(game, language, NAMES_OF_SEATS[: game.seats], you=0)
        return lambda: [speaker.announce(events) for events in happened]

    return Workload(f"announcements of a match, {name}, {language}", prepare, native=False)


def page_of_words(name: str, language: str) -> Workload:
    """Return a workload that puts a whole table into words, with cold caches."""

    def prepare() -> Work:
        from dominium.describe import Describer, messages  # noqa: PLC0415 - as above
        from dominium.describe.trees import formatter  # noqa: PLC0415 - as above

        game = dominium.load(name)
        state, _ = next(itertools.islice(random_plies(game, 1), 100, None))

        def work() -> None:
            messages.cache_clear()
            formatter.cache_clear()
            speaker = Describer(game, language, NAMES_OF_SEATS[: game.seats], you=0)
            speaker.spoken(state.view(0))

        return work

    return Workload(f"a page of words, {name}, {language}", prepare, native=False)


# --- The server -----------------------------------------------------------------------------------


def now() -> float:
    """Return a constant time: on a busy machine more that is due would otherwise be counted."""
    return 0.0


class StandingLoop(asyncio.SelectorEventLoop):
    """A loop in which no time passes."""

    def time(self) -> float:
        """Return a constant time."""
        return now()


class FewMoments(Pace):
    """The pace of a table that acts a fixed number of times, without a pause, and notes nothing."""

    def __init__(self, actions: int) -> None:
        super().__init__(Course())
        self._actions = actions

    async def moments(self) -> AsyncIterator[None]:
        """Yield at each moment to act, one right after another."""
        for _ in range(self._actions):
            yield


def serving(actions: int) -> Workload:
    """Return a workload of actions at a table of two, server and browsers in one thread."""

    def prepare() -> Work:
        from load.tables import PlayedTable  # noqa: PLC0415 - slow to import

        from dominium.server.app import server_of  # noqa: PLC0415 - as above
        from dominium.server.common.settings import Settings  # noqa: PLC0415 - as above

        folder = Path(tempfile.mkdtemp())
        settings = Settings(
            database=str(folder / "tables.sqlite3"),
            static=folder,
            port=0,
            limits=0.0,
            messages_per_second=0,
            poll=3600.0,
            commit_seconds=0.0,
            puzzles_ahead=False,
        )
        runner = asyncio.Runner(loop_factory=StandingLoop)
        server = server_of(settings)

        async def opened() -> list[PlayedTable]:
            running.append(asyncio.create_task(server.serve()))
            while not server.started:  # noqa: ASYNC110 - it has no event for it
                await asyncio.sleep(0)
            port = server.servers[0].sockets[0].getsockname()[1]
            tables = [PlayedTable([port], number, "kingdomino", 2) for number in range(TIMES)]
            for table in tables:
                await table.open()
            return tables

        running: list[asyncio.Task[None]] = []
        tables = runner.run(opened())

        def work() -> None:
            random.seed(1)
            runner.run(tables.pop().play(FewMoments(actions)))

        return work

    return Workload(f"{actions} actions through the server", prepare, native=False, apart=True)


# --- All of them ----------------------------------------------------------------------------------

BONUSES: dict[str, int] = {"middle_kingdom": True, "harmony": True}

WORKLOADS = (
    batch("kingdomino", 500, seats=2, **BONUSES),
    batch("kingdomino", 250, seats=4, **BONUSES),
    batch("kingdomino", 250, seats=2, size=7, **BONUSES),
    batch("queendomino", 100, seats=2),
    batch("queendomino", 100, seats=4),
    batch("block", 500),
    batch("draw", 500),
    batch("matador", 1000),
    batch("bergen", 500),
    batch("sebastopol", 500),
    batch("twenty_one", 500),
    batch("solo", 2000),
    batch("muggins", 500),
    batch("kingdomino", 20, "greedy", seats=4),
    batch("kingdomino", 3, "fg", seats=4),
    batch("queendomino", 5, "greedy", seats=2),
    batch("block", 100, "greedy"),
    match("kingdomino", "net"),
    match("kingdomino", "search:playouts=10"),
    match("block", "search:playouts=10"),
    vector("kingdomino", 64, 50),
    vector("kingdomino", 64, 20, seats=4),
    vector("kingdomino", 64, 20, size=7),
    vector("queendomino", 64, 20),
    vector("block", 64, 50),
    rollout("kingdomino", 64, 16, 32),
    alone("kingdomino", 200),
    agents("kingdomino", 3),
    openspiel_agents("block", 3),
    recording("kingdomino", "greedy", 10),
    stepping("kingdomino", 5),
    stepping("block", 5),
    announcing("queendomino", "cs"),
    page_of_words("queendomino", "cs"),
    serving(20),
)


def count_from_now() -> None:
    """Make callgrind count from here on; everything before runs several times as fast."""
    asked = ["vgdb", f"--pid={os.getpid()}", f"--vgdb-prefix={os.environ['VGDB_PREFIX']}"]
    with subprocess.Popen([*asked, "instrumentation", "on"], stderr=subprocess.DEVNULL) as asking:
        while asking.poll() is None:  # callgrind listens while a program runs, not while it waits
            pass


def do(works: Sequence[Work]) -> None:
    """Do the work, the last time between two marks."""
    for work in works:
        for _ in range(TIMES - 1):
            work()
    gc.collect()
    gc.freeze()
    gc.disable()
    if "VGDB_PREFIX" in os.environ:
        count_from_now()
    for work in works:
        os.getppid()
        work()
        os.getppid()


def main() -> None:
    """Do the work that the command line names, or all of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="as the budget calls it")
    chosen = parser.parse_args()
    time.monotonic = now
    seeded = random.Random(1)
    secrets.token_bytes = lambda nbytes=32: seeded.randbytes(nbytes or 32)
    with tempfile.TemporaryDirectory(prefix="dominium-cost-") as folder:
        tempfile.tempdir = folder
        named = [each for each in WORKLOADS if each.name in chosen.names or not chosen.names]
        do([workload.prepare() for workload in named])
    os._exit(0)  # a server in good order would take as long again to end


if __name__ == "__main__":
    main()
