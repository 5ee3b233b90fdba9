"""The servers that many tables need: a simulation with the measured costs of an action.

A process is one processor: it checks an action, waits for a commit that all actions of some
milliseconds share, and tells the pages. Actions come independently of each other, so some wait. The
simulation finds how many tables a process holds, so busy that 99 % of the actions are acknowledged
in time, and multiplies: with a proxy that sends the people of a table to one process, processes
share nothing but the database and Redis.

    python bench/growth.py                                # 100,000 tables
    python bench/growth.py --tables 20000 --action 0.9    # other numbers, in milliseconds
"""

from __future__ import annotations

import argparse
import math
import random
from collections import deque
from dataclasses import dataclass

from load.figures import GOAL_SECONDS, GOAL_SHARE, percentile
from load.pace import SECONDS_BETWEEN_ACTIONS
from measuring import print_table

from dominium.server.common.settings import Settings

PATHS = ("bench/growth.py", "src/dominium/server/storage/commits.py")
SIMULATED_SECONDS = 120.0
TABLES_AT_A_TIME = 100
BYTES_OF_AN_ACTION = 160
"""The bytes that one page is sent for an action of Kingdomino."""


@dataclass(frozen=True)
class Costs:
    """The measured costs, in seconds.

    Attributes:
        action: The processor time of a process for an action.
        before: The part of it that passes before the commit.
        commit: How long a commit takes to be on the disk.
        pause: The least time from one commit to the next.
        beside: The processor time of the database and Redis for an action.
    """

    action: float
    before: float
    commit: float
    pause: float
    beside: float


def acknowledged(costs: Costs, tables: int, seed: int = 1) -> tuple[list[float], float]:
    """Simulate a process; return the delays of its actions in seconds, and its commits a second.

    The processor checks the actions that come until a commit begins, rests until it is on the disk,
    and tells the pages of one after the other. In truth it checks others meanwhile.
    """
    rng, rate = random.Random(seed), tables / SECONDS_BETWEEN_ACTIONS
    before, after = costs.before * costs.action, (1 - costs.before) * costs.action
    came, delays, commits = _moments(rng, rate), list[float](), 0
    free_at = next_commit = 0.0
    while came:
        shared = [came.popleft()]
        free_at = max(free_at, shared[0]) + before
        begins = max(next_commit, free_at)
        while came and max(free_at, came[0]) + before <= begins:
            shared.append(came.popleft())
            free_at = max(free_at, shared[-1]) + before
        next_commit, commits = begins + costs.pause, commits + 1
        free_at = begins + costs.commit
        for arrived in shared:
            free_at += after
            delays.append(free_at - arrived)
    return delays, commits / SIMULATED_SECONDS


def _moments(rng: random.Random, rate: float) -> deque[float]:
    """Return when actions come, independently of each other."""
    moments, moment = deque[float](), rng.expovariate(rate)
    while moment < SIMULATED_SECONDS:
        moments.append(moment)
        moment += rng.expovariate(rate)
    return moments


def most_tables(costs: Costs, busy: float) -> tuple[int, float, float]:
    """Return the most tables of a process, the p99 of their actions in seconds, and its commits.

    Args:
        costs: The measured costs.
        busy: The greatest share of its processor that a process may be busy.
    """
    found = (0, 0.0, 0.0)
    tables = TABLES_AT_A_TIME
    while tables / SECONDS_BETWEEN_ACTIONS * costs.action <= busy:
        delays, commits = acknowledged(costs, tables)
        p99 = percentile(delays, GOAL_SHARE)
        if p99 > GOAL_SECONDS:
            break
        found = (tables, p99, commits)
        tables += TABLES_AT_A_TIME
    return found


def parsed(arguments: list[str] | None = None) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=100_000, help="in all (100000)")
    parser.add_argument("--action", type=float, default=1.5, help="of a process, in ms (1.5)")
    parser.add_argument("--before", type=float, default=0.4, help="part before the commit (0.4)")
    parser.add_argument("--commit", type=float, default=4.0, help="until on the disk, in ms (4)")
    pause = 1000 * Settings().commit_seconds
    parser.add_argument("--pause", type=float, default=pause, help="between commits, in ms (8)")
    parser.add_argument("--beside", type=float, default=1.0, help="of the database, in ms (1)")
    parser.add_argument("--busy", type=float, default=0.6, help="share of a processor (0.6)")
    return parser.parse_args(arguments)


def main() -> None:
    """Simulate and print what is needed."""
    wishes = parsed()
    costs = Costs(
        wishes.action / 1000,
        wishes.before,
        wishes.commit / 1000,
        wishes.pause / 1000,
        wishes.beside / 1000,
    )
    tables, p99, commits = most_tables(costs, wishes.busy)
    if not tables:
        raise SystemExit("no process holds that: its actions take too long")
    processes = math.ceil(wishes.tables / tables)
    actions = wishes.tables / SECONDS_BETWEEN_ACTIONS
    rows = [
        ("tables of a process", f"{tables:,}"),
        ("p99 of its acknowledgements", f"{1000 * p99:.0f} ms"),
        ("processes", f"{processes:,}"),
        ("actions a second", f"{actions:,.0f}"),
        ("commits a second", f"{processes * commits:,.0f}"),
        ("processors of the database and Redis", f"{actions * costs.beside:.0f}"),
        ("sent to pages", f"{2 * actions * BYTES_OF_AN_ACTION / 1e6:.0f} MB/s"),
    ]
    print_table(PATHS, (f"{wishes.tables:,} tables need", ""), rows)


if __name__ == "__main__":
    main()
