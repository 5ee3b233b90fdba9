"""The capacity of a server in tables: people with real sockets, an action a table every 3 seconds.

The acknowledgement of an action is the time from sending it to the own message that shows it. A
number of tables is held when 99 % of acknowledgements come within 100 ms and nothing goes wrong.
Beside it stands the processor time of the server for an action, which other work on the machine
hardly changes.

    python bench/serving.py                          # the largest number one process holds
    python bench/serving.py --tables 500 1000        # a run with each number
    python bench/serving.py --processes 2            # with PostgreSQL and Redis
    python bench/serving.py --processes 2 --together # a table's people at the same process
    python bench/serving.py --idle 10000             # open idle tables and sockets: memory
    python bench/serving.py --watchers 5000          # pages that watch one table
    python bench/serving.py --storm 2000             # pages that come back after a restart
    python bench/serving.py --server boardgame.io    # the peer with its durable FlatFile store
    python bench/serving.py --beside --tables 100    # both, one after the other
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from contextlib import AbstractContextManager
from dataclasses import asdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from load import idle, servers, storm, watching
from load.figures import Figures, Noted, figures
from load.servers import Servers
from measuring import print_table, write_results

BENCH = Path(__file__).parent
FIRST_TABLES = 50
MOST_TABLES = 12_800
PRECISION = 0.1
OWN = "dominium"
PEER = "boardgame.io"

PATHS = ("src/dominium/server", "src/dominium/describe", "src/dominium/locales", "bench/load")
"""The measured code."""


def started(wishes: argparse.Namespace, server: str) -> AbstractContextManager[Servers]:
    """Return a context with fresh servers of the requested kind."""
    if server == PEER:
        return servers.boardgame()
    return servers.dominium(wishes.processes, wishes.database, wishes.program)


def measured(wishes: argparse.Namespace, server: str, tables: int) -> Figures:
    """Measure one run with a number of tables on fresh servers."""
    with started(wishes, server) as serving:
        wish = {
            "server": server,
            "ports": serving.ports,
            "tables": tables,
            "game": wishes.game,
            "sockets": wishes.sockets,
            "worded": wishes.worded,
            "together": wishes.together,
            "seconds": wishes.seconds,
        }
        generator = subprocess.Popen(
            [sys.executable, "-m", "load.generator", json.dumps(wish)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=BENCH,
        )
        assert generator.stdin is not None
        assert generator.stdout is not None
        with generator:
            generator.stdout.readline()  # every table is open
            before, before_beside = serving.processor_seconds, serving.processor_seconds_beside
            print(file=generator.stdin, flush=True)
            generator.stdout.readline()  # measured
            used, memory = serving.processor_seconds - before, serving.memory
            used_beside = serving.processor_seconds_beside - before_beside
            noted = Noted(**json.loads(generator.stdout.read()))
    for error in sorted(set(noted.errors))[:5]:
        print(f"  {noted.errors.count(error)} times {error}")
    what = server if server == PEER else f"{server}, {wishes.processes} x {wishes.database}"
    what += ", by tables" if wishes.together else ""
    found = figures(
        what,
        tables=tables,
        sockets=tables * wishes.sockets,
        noted=noted,
        server_seconds=used,
        beside_seconds=used_beside,
        server_memory=memory,
    )
    print(f"  {found}", flush=True)
    return found


def searched(wishes: argparse.Namespace, server: str) -> list[Figures]:
    """Find the largest number of tables that is held, by doubling and halving; return all runs."""
    runs: list[Figures] = []
    most, missed, tables = 0, MOST_TABLES + 1, FIRST_TABLES
    while tables <= MOST_TABLES:
        runs.append(measured(wishes, server, tables))
        if runs[-1].holds:
            most = tables
        else:
            missed = tables
        tables = most * 2 if missed > MOST_TABLES else (most + missed) // 2
        if missed - most <= max(5, PRECISION * most):
            break
    return runs


def cells(run: Figures) -> tuple[str, ...]:
    """Return the cells of a run's row in the table of figures."""
    return (
        run.what,
        f"**{run.tables:,}**" if run.holds else f"{run.tables:,}",
        f"{run.per_second:.0f}",
        f"{run.server_time:.2f} ms",
        f"{run.beside_time:.2f} ms" if run.beside_time else "–",
        f"{run.server_share:.0%}",
        f"{run.server_memory:.0f} MiB",
        f"{run.generator_share:.0%}",
        f"{run.p50:.0f} ms",
        f"{run.p99:.0f} ms",
        str(run.errors),
    )


HEADER = (
    "server",
    "tables",
    "actions/s",
    "server an action",
    "database and Redis an action",
    "server, of a core",
    "memory",
    "generator, of a core",
    "p50",
    "p99",
    "failures",
)


def parsed(arguments: list[str] | None = None) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--tables", type=int, nargs="+", help="a run with so many each (find the most)"
    )
    parser.add_argument("--processes", type=int, default=1, help="of Dominium (1)")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), help="(sqlite for one)")
    parser.add_argument("--sockets", type=int, choices=(1, 2), default=2, help="a table (2)")
    parser.add_argument(
        "--worded", action="store_true", help="let the server word tables, as for a page's start"
    )
    parser.add_argument(
        "--together",
        action="store_true",
        help="let all people of a table come to the same process, as a proxy can",
    )
    parser.add_argument("--game", default="kingdomino", help="that is played (kingdomino)")
    parser.add_argument("--seconds", type=float, default=20.0, help="measured in each run (20)")
    parser.add_argument("--server", choices=(OWN, PEER), default=OWN)
    parser.add_argument("--program", help="another version of `dominium` to measure")
    parser.add_argument("--beside", action="store_true", help="measure the peer in the same run")
    parser.add_argument("--idle", type=int, help="only open so many tables and sockets to some")
    parser.add_argument("--idle-sockets", type=int, default=2000, help="(2000)")
    parser.add_argument("--watchers", type=int, help="only let so many pages watch one table")
    parser.add_argument("--storm", type=int, help="only let so many pages come back to a restart")
    parser.add_argument("--json", type=Path, help="write the results here too")
    wishes = parser.parse_args(arguments)
    wishes.database = wishes.database or ("sqlite" if wishes.processes == 1 else "postgresql")
    return wishes


def run(wishes: argparse.Namespace) -> dict[str, object]:
    """Measure as the command line asks; return the results for JSON."""
    if wishes.idle is not None:
        return idle.measured(started(wishes, OWN), wishes.idle, wishes.idle_sockets)
    if wishes.watchers is not None:
        return watching.measured(started(wishes, OWN), wishes.watchers)
    if wishes.storm is not None:
        return storm.measured(started(wishes, OWN), wishes.storm)
    runs = []
    for server in (OWN, PEER) if wishes.beside else (wishes.server,):
        print(f"{server}:", flush=True)
        if wishes.tables:
            runs += [measured(wishes, server, tables) for tables in wishes.tables]
        else:
            runs += searched(wishes, server)
    print_table(PATHS, HEADER, [cells(run) for run in runs])
    return {"runs": [asdict(run) for run in runs]}


def main() -> None:
    """Measure as the command line asks and write the results."""
    wishes = parsed()
    results = run(wishes)
    write_results(wishes.json, results)


if __name__ == "__main__":
    main()
