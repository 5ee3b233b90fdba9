"""The strength of the bots: the pairings whose figures stand in README.md, played by the arena.

`dominium arena` plays any bots against each other; here are the tables that all figures are
measured at, and pairings of one bot against another kind of bot on all other sides.

    python bench/strength.py                                   the ladder of the levels
    python bench/strength.py --game block draw --games 400     the ladders of two games
    python bench/strength.py hard greedy --seats 4 --games 500
    python bench/strength.py search:playouts=400 greedy --size 7 --json build/duel.json
    python bench/strength.py search:playouts=100 greedy --game royal_wedding --seats 8
    python bench/strength.py search:playouts=400 greedy --game block --games 1000
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from measuring import print_table, write_results

import dominium
from dominium.arena import Arena, Plan, Processes, deals_for
from dominium.arena.plan import sides
from dominium.bots import levels
from dominium.bots.levels import bot_behind
from dominium.engine.game import Game


def ladder(game: Game, master: str = "master") -> tuple[tuple[str, str], ...]:
    """Pair each level of a game with the one below it, and the strongest with greedy.

    Greedy is left out where it is the strongest level or the one below it; alone, every level plays
    for itself.

    Args:
        game: The game.
        master: The bot that stands for the level of that name, which thinks by the clock.
    """
    known = [master if level == "master" else level for level in levels(game)]
    if sides(game) == 1:
        return tuple((bot, "alone") for bot in ("random", *known, "greedy"))
    steps = tuple((upper, lower) for lower, upper in itertools.pairwise(known))
    top = {bot_behind(level, game) for level in levels(game)[-2:]}
    return steps if "greedy" in top else (*steps, (known[-1], "greedy"))


@dataclass(frozen=True)
class Pairing:
    """One bot on a side against another kind of bot on all other sides."""

    bot: str
    against: str
    game: Game
    seed: int = 1


@dataclass(frozen=True)
class Strength:
    """The results of all games of a pairing."""

    bot: str
    against: str
    table: str
    even: float
    """The win rate of equally strong bots."""
    games: int
    win_rate: float
    low: float
    """The lower end of the 95 % confidence interval of the win rate, taken over deals."""
    high: float
    margin: float
    margin_within: float
    """Half of its 95 % confidence interval; infinite after a single deal."""
    points: float
    opponents: float
    seconds: float

    def __str__(self) -> str:
        return f"{', '.join(self.cells)}; {self.seconds:.0f} s"

    @property
    def cells(self) -> tuple[str, ...]:
        """The cells of its row in the table of figures."""
        low, high, even = (f"{100 * share:.1f}" for share in (self.low, self.high, self.even))
        return (
            self.table,
            self.bot,
            self.against,
            f"{self.games:,}",
            f"{100 * self.win_rate:.1f} % ({low}–{high})",
            f"{even} %",
            f"{self.margin:+.1f} ± {self.margin_within:.1f}",
            f"{self.points:.1f} to {self.opponents:.1f}",
        )


HEADER = ("game", "bot", "against", "games", "wins (95 %)", "even", "margin", "points")


def measure(pairing: Pairing, games: int, processes: int) -> Strength:
    """Play at least this number of games, in whole deals, on several processes."""
    bots = (pairing.bot,) if sides(pairing.game) == 1 else (pairing.bot, pairing.against)
    deals = deals_for(games, pairing.game)
    plan = Plan(pairing.game, bots, deals, "gauntlet", pairing.seed)
    begun = time.perf_counter()
    arena = Arena(plan)
    with Processes(plan, processes) as workers:
        arena.run(workers)
    found = arena.report().meetings[0].bots[0]
    return Strength(
        bot=pairing.bot,
        against=pairing.against,
        table=table_name(pairing.game),
        even=found.even,
        games=found.games,
        win_rate=found.wins.mean,
        low=found.wins.low,
        high=found.wins.high,
        margin=found.margin.mean,
        margin_within=(found.margin.high - found.margin.low) / 2,
        points=found.points,
        opponents=found.opponents,
        seconds=time.perf_counter() - begun,
    )


TILE_GAMES = tuple(info.id for info in dominium.games() if info.family == "line")
GAMES = ("kingdomino", "queendomino", "royal_wedding", *TILE_GAMES)


def paths(game: str) -> tuple[str, ...]:
    """Return the paths of the code that decides how strong the bots of a game are."""
    family = "core/line" if game in TILE_GAMES else "core/kingdom"
    return ("core/search", family, "core/games", "src/dominium/bots", "src/dominium/tuning")


ONE_DEAL = {"block": {"target": 20}, "sebastopol": {"deals": 1}}
"""Options that make a match of tiles about one deal. Bergen is played to its 15 points, and
Twenty-One in five deals."""


def game_of(name: str = "kingdomino", seats: int = 2, size: int = 5, teams: bool = False) -> Game:
    """Load a game as it is measured: Kingdomino with both bonuses, Queendomino by default."""
    if name == "kingdomino":
        return dominium.load(name, seats=seats, size=size, middle_kingdom=True, harmony=True)
    if name in TILE_GAMES:
        (info,) = (info for info in dominium.games() if info.id == name)
        fewest, most = info.seats
        options = ONE_DEAL.get(name, {})
        return dominium.load(name, preset=None, seats=min(max(seats, fewest), most), **options)
    return dominium.load("queendomino", seats=seats, set=name, teams=teams)


def table_name(game: Game) -> str:
    """Return the game, its seats and its options in a few words."""
    options = game.options
    name = str(options.get("set", game.info.id)).replace("_", " ").title()
    shared = f" in {sides(game)} teams" if sides(game) < game.seats else ""
    size = f", {options['size']}x{options['size']}" if "size" in options else ""
    seats = "alone" if game.seats == 1 else f"{game.seats} seats"
    return f"{name}, {seats}{shared}{size}"


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("bot", nargs="?", help="a bot by name; without it the ladder is played")
    parser.add_argument("against", nargs="?", default="greedy", help="the bot on the other seats")
    parser.add_argument("--game", default=GAMES[:1], choices=GAMES, nargs="+", help="one or more")
    parser.add_argument("--games", type=int, default=500, help="at least so many (500)")
    parser.add_argument("--seats", type=int, default=2, choices=range(2, 9))
    parser.add_argument("--size", type=int, default=5, choices=(5, 7), help="of Kingdomino")
    parser.add_argument("--teams", action="store_true", help="at six seats of the Royal Wedding")
    parser.add_argument("--master", default="master", help="plays as master, who minds the clock")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--json", type=Path, help="write the results here too")
    chosen = parser.parse_args()
    if chosen.games < 1 or chosen.processes < 1:
        parser.error("games and processes must be at least 1")
    try:
        for name in chosen.game:
            game_of(name, chosen.seats, chosen.size, chosen.teams)
    except dominium.OptionError as error:
        parser.error(str(error))
    return chosen


def main() -> None:
    """Play the pairings that the command line asks for."""
    chosen = arguments()
    results = []
    for name in chosen.game:
        game = game_of(name, chosen.seats, chosen.size, chosen.teams)
        asked = ((chosen.bot, chosen.against),)
        for bot, against in asked if chosen.bot else ladder(game, chosen.master):
            pairing = Pairing(bot, against, game, chosen.seed)
            results.append(measure(pairing, chosen.games, chosen.processes))
            print(results[-1], flush=True)
    measured = dict.fromkeys(path for name in chosen.game for path in paths(name))
    print_table(tuple(measured), HEADER, [result.cells for result in results])
    write_results(chosen.json, [asdict(result) for result in results])


if __name__ == "__main__":
    main()
