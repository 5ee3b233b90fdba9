"""`dominium simulate`: a batch of games between bots, and its figures."""

import argparse
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import dominium
from dominium.data.playing import Batch
from dominium.simulation import ENDINGS, MOST_THREADS, NATIVE_PLAYERS
from dominium.terminal import simulation_report
from dominium.terminal.arguments import Parser
from dominium.terminal.games import add_game_arguments, chosen_options, load_game
from dominium.terminal.progress import Spinner
from dominium.terminal.seats import check_bot
from dominium.terminal.terminal import Terminal

MOST_GAMES = 1_000_000_000
MOST_PROCESSES = 1024
LARGEST_SEED = 2**64 - 1
INTERRUPTED = 130  # as shells count a program stopped by Ctrl and C


def configure(parser: Parser) -> None:
    """Add the arguments."""
    text = parser.messages.text
    number = text("terminal-metavar-number")
    add_game_arguments(parser, required=True)
    parser.option("--games", "-n", type=int, default=1000, metavar=number)
    parser.option("--bot", action="append", metavar=text("terminal-metavar-bot"))
    parser.option("--seed", type=int, default=0, metavar=number)
    parser.option("--threads", type=int, metavar=number)
    parser.option("--json", action="store_true")
    file, path = text("terminal-metavar-file"), text("terminal-metavar-dataset")
    parser.option("--records", type=Path, metavar=file)
    parser.option("--dataset", type=Path, metavar=path)
    parser.option("--processes", type=int, metavar=number)
    parser.option("--force", action="store_true")
    parser.options.add_argument(
        "--resume", action="store_true", help=text("terminal-option-resume-batch")
    )


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Play the games and print means, rates and speed.

    Returns:
        0; 130 after an interrupt of stored games, as is usual in shells.
    """
    kept = values.records is not None or values.dataset is not None
    _check_values(values, terminal, kept=kept)
    game = load_game(values.game, values.preset, chosen_options(values), terminal)
    bots = _one_a_seat(values.bot or ["random"], game, terminal)
    if kept:
        return _play_and_keep(game, bots, values, terminal)
    for bot in bots:
        if bot not in NATIVE_PLAYERS:
            known = ", ".join(NATIVE_PLAYERS)
            raise terminal.usage_error("simulate-unknown", bot=bot, known=known)
    with Spinner(terminal):
        simulation = dominium.simulate(
            game, values.games, bots=bots, seed=values.seed, threads=values.threads or 1
        )
    _tell(_figures(simulation, bots), game, values, terminal)
    return 0


def _check_values(values: argparse.Namespace, terminal: Terminal, *, kept: bool) -> None:
    """Raise `UsageError` for numbers out of range and for options of the other kind of batch."""
    terminal.check_range("--games", values.games, 1, MOST_GAMES)
    terminal.check_range("--seed", values.seed, 0, LARGEST_SEED)
    if values.threads is not None:
        terminal.check_range("--threads", values.threads, 1, MOST_THREADS)
        if kept:
            raise terminal.usage_error("simulate-threads")
    if values.processes is not None:
        terminal.check_range("--processes", values.processes, 1, MOST_PROCESSES)
    for name in ("processes", "force", "resume"):
        if getattr(values, name) and not kept:
            raise terminal.usage_error("simulate-not-kept", argument=f"--{name}")


def _one_a_seat(given: list[str], game: dominium.Game, terminal: Terminal) -> list[str]:
    """Return one bot for each seat; a single one takes all seats."""
    bots = given * game.seats if len(given) == 1 else given
    if len(bots) != game.seats:
        raise terminal.usage_error("simulate-bots", given=len(bots), seats=game.seats)
    return bots


def _play_and_keep(
    game: dominium.Game, bots: list[str], values: argparse.Namespace, terminal: Terminal
) -> int:
    """Play any bots, store their games in files and report the figures of those played now."""
    for bot in bots:
        check_bot(bot, game.id, terminal)
    values.processes = values.processes or os.cpu_count() or 1
    try:
        figures = simulation_report.play(Batch(game, tuple(bots), values.seed), values, terminal)
    except KeyboardInterrupt:
        terminal.output().line(terminal.say("batch-left"))
        return INTERRUPTED
    _tell(figures, game, values, terminal)
    if not values.json:
        files = (file for file in (values.records, values.dataset) if file is not None)
        terminal.output().lines(
            terminal.say("batch-kept", file=str(file), games=values.games) for file in files
        )
    return 0


def _tell(
    figures: dict[str, Any], game: dominium.Game, values: argparse.Namespace, terminal: Terminal
) -> None:
    if values.json:
        described = {"game": game.id, "options": dict(game.options), **figures}
        terminal.stdout.write(json.dumps(described) + "\n")
    else:
        terminal.output().lines(_lines(figures, terminal))


def _figures(simulation: dominium.Simulation, bots: list[str]) -> dict[str, Any]:
    games = len(simulation.scores)
    shares = _shares_of_wins(simulation)
    return {
        "games": games,
        "seconds": simulation.seconds,
        "games_per_second": games / simulation.seconds,
        "plies_per_game": float(simulation.plies.mean()),
        **_of_family(simulation),
        "seats": [
            {
                "bot": bot,
                "mean_score": float(simulation.scores[:, seat].mean()),
                "deviation": float(simulation.scores[:, seat].std()),
                "win_rate": float(shares[:, seat].mean()),
            }
            for seat, bot in enumerate(bots)
        ],
    }


def _shares_of_wins(simulation: dominium.Simulation) -> npt.NDArray[np.float64]:
    """Return each seat's share of the win in each game; a single seat wins by laying all tiles."""
    firsts: npt.NDArray[np.bool_] = simulation.places == 1
    if isinstance(simulation, dominium.LineSimulation) and firsts.shape[1] == 1:
        firsts &= (simulation.endings == ENDINGS.index("all_laid"))[:, np.newaxis]
        return firsts.astype(np.float64)
    shares: npt.NDArray[np.float64] = firsts / firsts.sum(axis=1, keepdims=True)
    return shares


def _of_family(simulation: dominium.Simulation) -> dict[str, Any]:
    match simulation:
        case dominium.KingdomSimulation():
            return _of_kingdoms(simulation)
        case dominium.LineSimulation():
            return _of_deals(simulation)
    return {}


def _of_kingdoms(simulation: dominium.KingdomSimulation) -> dict[str, Any]:
    discards = int(simulation.discards.sum())
    return {
        "legal_placements": simulation.legal_placements / max(1, simulation.placements),
        "discard_rate": discards / max(1, discards + simulation.placements),
    }


def _of_deals(simulation: dominium.LineSimulation) -> dict[str, Any]:
    """Return the deals in total and per match, and the shares of the endings of last deals."""
    counts = np.bincount(simulation.endings, minlength=len(ENDINGS))
    return {
        "deals": int(simulation.deals.sum()),
        "deals_per_game": float(simulation.deals.mean()),
        "endings": {
            ending: int(count) / len(simulation.endings)
            for ending, count in zip(ENDINGS, counts, strict=True)
            if count
        },
    }


def _lines(figures: dict[str, Any], terminal: Terminal) -> Iterator[str]:
    yield terminal.say(
        "simulate-speed",
        games=figures["games"],
        seconds=terminal.decimal(figures["seconds"], 3),
        speed=round(figures["games_per_second"]),
    )
    for number, seat in enumerate(figures["seats"], 1):
        yield terminal.say(
            "simulate-seat",
            seat=number,
            bot=seat["bot"],
            mean=terminal.decimal(seat["mean_score"], 2),
            deviation=terminal.decimal(seat["deviation"], 2),
            wins=terminal.percentage(seat["win_rate"]),
        )
    if "endings" in figures:
        yield from _lines_of_deals(figures, terminal)
    if "legal_placements" in figures:
        yield terminal.say(
            "simulate-placements",
            placements=terminal.decimal(figures["legal_placements"], 2),
            discards=terminal.percentage(figures["discard_rate"]),
        )


def _lines_of_deals(figures: dict[str, Any], terminal: Terminal) -> Iterator[str]:
    yield terminal.say(
        "simulate-deals",
        deals=figures["deals"],
        mean=terminal.decimal(figures["deals_per_game"], 2),
        speed=round(figures["deals"] / figures["seconds"]),
    )
    endings = ", ".join(
        f"{terminal.messages.text(f'deal-reason-{ending}')} {terminal.percentage(share)}"
        for ending, share in figures["endings"].items()
    )
    yield terminal.say("simulate-endings", endings=endings)
