"""The strength of the bots in the games of tiles, by paired deals and honest intervals.

Every deal is played once with the bot in each seat and the other kind of bot in all other seats;
the deal stays the same. What counts is the mean of such a group of games: the groups are
independent of each other, the games within one are not, so the 95 % intervals are those of the
groups. Beside the rates stands the processor time that each kind of bot took for a decision with
a choice.

Block is measured in single deals from the beginning of a match, a win being a deal won and the
margin the points of it; Draw, Matador and Sebastopol in matches of one deal, Bergen to 15 points,
Twenty-One in five deals. Solo is measured in games that both bots play alone with the same tiles to
come as far as both play alike.

    python bench/tile_strength.py search:playouts=400 ismcts:playouts=700 --game block --deals 20000
    python bench/tile_strength.py search:playouts=400 heaviest --game draw --deals 2000
"""

from __future__ import annotations

import argparse
import functools
import math
import multiprocessing
import random
import statistics
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import cast

from measuring import print_table, write_results

import dominium
from dominium.actions import Decision
from dominium.bots import Bot, Turn, create
from dominium.engine.game import sample_chance
from dominium.engine.line import LineGame
from dominium.events import DealEnded

OPTIONS: dict[str, dict[str, int]] = {
    "block": {"target": 100},
    "draw": {"deals": 1},
    "matador": {"deals": 1},
    "bergen": {"target": 15},
    "sebastopol": {"deals": 1},
    "twenty_one": {"deals": 5},
    "solo": {},
}


@dataclass(frozen=True)
class Contest:
    """One bot in one seat against another kind of bot in all others."""

    bot: str
    against: str
    game: str
    seats: int
    seed: int


@dataclass
class Thinking:
    """The processor time a bot took, and the number of its decisions with a choice."""

    seconds: float = 0.0
    decisions: int = 0

    def milliseconds(self) -> float:
        """Return the mean processor time of a decision."""
        return 1000 * self.seconds / max(1, self.decisions)


@dataclass(frozen=True)
class Group:
    """The games of one deal: the bot's mean share of the first place, and its mean margin."""

    win: float
    margin: float
    thinking: Thinking
    opponents: Thinking


@dataclass(frozen=True)
class Strength:
    """The result of a contest; intervals are half widths at 95 %."""

    game: str
    bot: str
    against: str
    deals: int
    win: float
    win_within: float
    margin: float
    margin_within: float
    milliseconds: float
    opponents_milliseconds: float

    @property
    def cells(self) -> tuple[str, ...]:
        """The cells of its row in the table of figures."""
        return (
            self.game,
            self.bot,
            self.against,
            f"{self.deals:,}",
            f"{100 * self.win:.2f} % ± {100 * self.win_within:.2f}",
            f"{self.margin:+.2f} ± {self.margin_within:.2f}",
            f"{self.milliseconds:.2f} and {self.opponents_milliseconds:.2f} ms",
        )


HEADER = ("game", "bot", "against", "deals, each from every seat", "wins", "margin", "a decision")

PATHS = ("core/line", "core/games", "core/search", "src/dominium/bots")
"""The code that decides how strong and how fast the bots are."""


def game_of(name: str, seats: int) -> LineGame:
    """Load a game with the options it is measured with."""
    (info,) = (info for info in dominium.games() if info.id == name)
    fewest, most = info.seats
    seats = min(max(seats, fewest), most)
    game = dominium.load(name, preset=None, seats=seats, **OPTIONS[name])
    assert isinstance(game, LineGame)
    return game


def play(
    game: LineGame, players: Sequence[Bot], chance: random.Random, rng: random.Random
) -> tuple[list[int], bool, dict[str, Thinking]]:
    """Play a match, or in Block a deal: return each seat's points, if all was laid, the times."""
    state = game.start()
    memories = [game.memory(seat) for seat in range(game.seats)]
    times: dict[str, Thinking] = defaultdict(Thinking)
    while (actor := state.actor) is not None:
        if actor == dominium.CHANCE:
            events = state.apply(sample_chance(state, chance))
        else:
            legal = cast("list[Decision]", state.legal_actions())
            turn = Turn(game, actor, state.view(actor), legal, memories[actor], rng)
            begun = time.process_time()
            action = players[actor].choose(turn)
            if len(legal) > 1:
                thinking = times[players[actor].name]
                thinking.seconds += time.process_time() - begun
                thinking.decisions += 1
            events = state.apply(action)
        for memory in memories:
            memory.observe(state, events)
        if game.id == "block":
            for event in events:
                if isinstance(event, DealEnded):
                    return list(event.points), False, times
    outcome = state.outcome()
    assert isinstance(outcome, dominium.LineOutcome), "a match without an actor is over"
    totals = {standing.seat: standing.total for standing in outcome.standings}
    return [totals[seat] for seat in sorted(totals)], outcome.reason == "all_laid", times


def first_place(points: Sequence[int], seat: int) -> float:
    """Return a seat's share of the first place, from 0 to 1."""
    best = max(points)
    return 1 / points.count(best) if points[seat] == best else 0.0


def play_group(contest: Contest, deal: int) -> Group:
    """Play a deal with the bot in each of the seats; alone, once with each of the bots."""
    game = game_of(contest.game, contest.seats)
    wins, margins = [], []
    thinking, opponents = Thinking(), Thinking()
    bots = {name: create(name) for name in (contest.bot, contest.against)}
    for own in range(game.seats):
        names = [contest.bot if seat == own else contest.against for seat in range(game.seats)]
        rounds = [names] if game.seats > 1 else [[contest.bot], [contest.against]]
        for players in rounds:
            points, all_laid, times = play(
                game,
                [bots[name] for name in players],
                random.Random(f"{contest.seed} {deal}"),
                random.Random(f"{contest.seed} {deal} {own} {players[0]}"),
            )
            for name, spent in times.items():
                side = thinking if name == bots[contest.bot].name else opponents
                side.seconds += spent.seconds
                side.decisions += spent.decisions
            if game.seats == 1:
                sign = 1 if players[0] == contest.bot else -1
                wins.append(sign * float(all_laid))
                margins.append(sign * points[0])
            else:
                wins.append(first_place(points, own))
                margins.append(points[own] - max(points[:own] + points[own + 1 :]))
    if game.seats == 1:
        return Group(sum(wins), sum(margins), thinking, opponents)
    return Group(statistics.fmean(wins), statistics.fmean(margins), thinking, opponents)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of independent values, and the half width of its 95 % interval."""
    if len(values) < 2:
        return statistics.fmean(values), math.inf
    z = statistics.NormalDist().inv_cdf(0.975)
    return statistics.fmean(values), z * statistics.stdev(values) / math.sqrt(len(values))


def measure(contest: Contest, deals: int, processes: int) -> Strength:
    """Play a number of deals on several processes."""
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        groups = pool.map(functools.partial(play_group, contest), range(deals), chunksize=8)
    thinking, opponents = Thinking(), Thinking()
    for group in groups:
        for total, part in ((thinking, group.thinking), (opponents, group.opponents)):
            total.seconds += part.seconds
            total.decisions += part.decisions
    win, win_within = interval([group.win for group in groups])
    margin, margin_within = interval([group.margin for group in groups])
    return Strength(
        contest.game,
        contest.bot,
        contest.against,
        deals,
        win,
        win_within,
        margin,
        margin_within,
        thinking.milliseconds(),
        opponents.milliseconds(),
    )


def main() -> None:
    """Measure the contests that the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("bot", nargs="?", default="search:playouts=400")
    parser.add_argument("against", nargs="?", default="ismcts:playouts=1000")
    parser.add_argument("--game", choices=OPTIONS, default="block")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--json", type=Path, help="write the result here too")
    chosen = parser.parse_args()
    contest = Contest(chosen.bot, chosen.against, chosen.game, chosen.seats, chosen.seed)
    found = measure(contest, chosen.deals, chosen.processes)
    print_table(PATHS, HEADER, [found.cells])
    write_results(chosen.json, asdict(found))


if __name__ == "__main__":
    main()
