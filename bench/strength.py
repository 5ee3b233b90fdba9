"""How strong the bots are: paired deals, win rates with confidence intervals, mean margins.

One bot plays against another kind of bot on all other seats; in teams it plays both seats of a
kingdom. Every deal is played once for each kingdom: the chance outcomes stay, the bots change
seats. A first place shared by k kingdoms counts 1/k of a win, so at two seats a draw is half a win.

    python bench/strength.py                                   the ladder of the levels
    python bench/strength.py --game queendomino
    python bench/strength.py hard greedy --seats 4 --games 500
    python bench/strength.py search:playouts=400 greedy --size 7 --json build/duel.json
    python bench/strength.py search:playouts=100 greedy --game royal_wedding --seats 8
"""

from __future__ import annotations

import argparse
import functools
import json
import math
import multiprocessing
import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import cast

import dominium
from dominium.actions import Decision
from dominium.bots import Bot, Turn, create
from dominium.game import Game
from dominium.play import draw

LADDER = (("easy", "random"), ("medium", "easy"), ("hard", "medium"), ("hard", "greedy"))


@dataclass(frozen=True)
class Pairing:
    """One bot in a kingdom against another kind of bot in all other kingdoms."""

    bot: str
    against: str
    game: Game
    seed: int = 1


@dataclass(frozen=True)
class GameResult:
    """A game as the bot sees it."""

    win: float
    """Its share of the first place."""
    margin: int
    """Its points over its best opponent's."""
    points: int
    opponents: float
    """The mean points of its opponents."""


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
    """The lower end of the 95 % confidence interval of the win rate (Wilson)."""
    high: float
    margin: float
    points: float
    opponents: float
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.bot} against {self.against}, {self.table}: {self.win_rate:.1%} wins "
            f"({self.low:.1%} to {self.high:.1%}, even {self.even:.1%}), "
            f"margin {self.margin:+.1f}, points {self.points:.1f} to {self.opponents:.1f}, "
            f"{self.games} games in {self.seconds:.0f} s"
        )


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a rate, after Wilson."""
    z = statistics.NormalDist().inv_cdf(0.975)
    centre = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + (z / (2 * games)) ** 2)
    scale = 1 + z * z / games
    return (centre - spread) / scale, (centre + spread) / scale


def play(
    game: Game, players: Sequence[Bot], chance: random.Random, rng: random.Random
) -> dominium.Outcome:
    """Plays a match; chance has a generator of its own, so that a deal can be played again."""
    state = game.start()
    memories = [game.memory(seat) for seat in range(game.seats)]
    while (actor := state.actor) is not None:
        if actor == dominium.CHANCE:
            events = state.apply(draw(state, chance))
        else:
            legal = cast("list[Decision]", state.legal_actions())
            turn = Turn(game, actor, state.view(actor), legal, memories[actor], rng)
            events = state.apply(players[actor].choose(turn))
        for memory in memories:
            memory.observe(state, events)
    outcome = state.outcome()
    assert outcome is not None, "a match without an actor is over"
    return outcome


def result_for(kingdom: int, outcome: dominium.Outcome) -> GameResult:
    """What an outcome means for a kingdom."""
    winners = [standing.kingdom for standing in outcome.standings if standing.place == 1]
    totals = {standing.kingdom: standing.total for standing in outcome.standings}
    points = totals.pop(kingdom)
    return GameResult(
        win=1 / len(winners) if kingdom in winners else 0.0,
        margin=points - max(totals.values()),
        points=points,
        opponents=statistics.fmean(totals.values()),
    )


def play_deal(pairing: Pairing, deal: int) -> list[GameResult]:
    """Plays a deal once with the bot in each kingdom."""
    game = pairing.game
    results = []
    for own in range(game.kingdoms):
        names = [
            pairing.bot if game.kingdom_of(seat) == own else pairing.against
            for seat in range(game.seats)
        ]
        chance = random.Random(f"{pairing.seed} {deal}")
        rng = random.Random(f"{pairing.seed} {deal} {own}")
        results.append(result_for(own, play(game, [create(name) for name in names], chance, rng)))
    return results


def measure(pairing: Pairing, games: int, processes: int) -> Strength:
    """Plays at least so many games, in whole deals, on several processes."""
    deals = math.ceil(games / pairing.game.kingdoms)
    begun = time.perf_counter()
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        played = pool.map(functools.partial(play_deal, pairing), range(deals), chunksize=1)
    results = [result for deal in played for result in deal]
    win_rate = statistics.fmean(result.win for result in results)
    low, high = wilson(win_rate, len(results))
    return Strength(
        bot=pairing.bot,
        against=pairing.against,
        table=table_name(pairing.game),
        even=1 / pairing.game.kingdoms,
        games=len(results),
        win_rate=win_rate,
        low=low,
        high=high,
        margin=statistics.fmean(result.margin for result in results),
        points=statistics.fmean(result.points for result in results),
        opponents=statistics.fmean(result.opponents for result in results),
        seconds=time.perf_counter() - begun,
    )


GAMES = ("kingdomino", "queendomino", "royal_wedding")


def game_of(name: str = "kingdomino", seats: int = 2, size: int = 5, teams: bool = False) -> Game:
    """A game as all figures are measured: Kingdomino with both bonuses, Queendomino by default."""
    if name == "kingdomino":
        return dominium.load(name, seats=seats, size=size, middle_kingdom=True, harmony=True)
    return dominium.load("queendomino", seats=seats, set=name, teams=teams)


def table_name(game: Game) -> str:
    """What is played, in a few words."""
    options = game.options
    name = str(options.get("set", game.info.id)).replace("_", " ").title()
    shared = f" in {game.kingdoms} teams" if game.kingdoms < game.seats else ""
    size = f", {options['size']}x{options['size']}" if "size" in options else ""
    return f"{name}, {game.seats} seats{shared}{size}"


def arguments() -> argparse.Namespace:
    """Reads the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("bot", nargs="?", help="a bot by name; without it the ladder is played")
    parser.add_argument("against", nargs="?", default="greedy", help="the bot on the other seats")
    parser.add_argument("--game", default=GAMES[0], choices=GAMES)
    parser.add_argument("--games", type=int, default=500, help="at least so many (500)")
    parser.add_argument("--seats", type=int, default=2, choices=range(2, 9))
    parser.add_argument("--size", type=int, default=5, choices=(5, 7), help="of Kingdomino")
    parser.add_argument("--teams", action="store_true", help="at six seats of the Royal Wedding")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--json", type=Path, help="write the results here too")
    chosen = parser.parse_args()
    if chosen.games < 1 or chosen.processes < 1:
        parser.error("games and processes must be at least 1")
    try:
        game_of(chosen.game, chosen.seats, chosen.size, chosen.teams)
    except dominium.OptionError as error:
        parser.error(str(error))
    return chosen


def main() -> None:
    """Plays the pairings that the command line asks for."""
    chosen = arguments()
    pairs = LADDER if chosen.bot is None else ((chosen.bot, chosen.against),)
    game = game_of(chosen.game, chosen.seats, chosen.size, chosen.teams)
    results = []
    for bot, against in pairs:
        pairing = Pairing(bot, against, game, chosen.seed)
        results.append(measure(pairing, chosen.games, chosen.processes))
        print(results[-1], flush=True)
    if chosen.json is not None:
        chosen.json.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps([asdict(result) for result in results], indent=2)
        chosen.json.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
