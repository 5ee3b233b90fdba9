"""`dominium arena`: the strength of bots, measured in games against each other."""

import argparse
import math
import os
import statistics
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import msgspec

import dominium
from dominium.arena import journal
from dominium.arena.figures import BotFigures, Estimate
from dominium.arena.matches import Result
from dominium.arena.plan import Plan, deals_for, least_bots, sides
from dominium.arena.ratings import Rating, Skill
from dominium.arena.run import Arena, FailureReport, Report, TestReport
from dominium.arena.sequential import Hypotheses
from dominium.arena.workers import (
    MissingPackageError,
    OneProcess,
    Processes,
    RayCluster,
    Workers,
)
from dominium.engine.options import DEFAULT_GAME
from dominium.protocol import ProgramFailure
from dominium.terminal import files
from dominium.terminal.arguments import Parser
from dominium.terminal.games import add_game_options, chosen_options, load_game
from dominium.terminal.programs import check_trusted, reason
from dominium.terminal.progress import Progress
from dominium.terminal.seats import check_bot
from dominium.terminal.tables import table
from dominium.terminal.terminal import Terminal

GAMES = 200
MOST_GAMES = 1_000_000
MOST_PROCESSES = 1024


def configure(parser: Parser) -> None:
    """Add the arguments."""
    text = parser.messages.text
    number, file = text("terminal-metavar-number"), text("terminal-metavar-file")
    parser.input("bots", nargs="*")
    parser.gathering = "bots"
    parser.option("--game", default=DEFAULT_GAME, metavar=text("terminal-metavar-game"))
    parser.option("--games", "-n", type=int, metavar=number)
    form = parser.options.add_mutually_exclusive_group()
    for name in ("gauntlet", "mixed"):
        form.add_argument(f"--{name}", action="store_true", help=text(f"terminal-option-{name}"))
    parser.option("--sprt", metavar=text("terminal-metavar-sprt"))
    parser.option("--seed", type=int, default=1, metavar=number)
    parser.option("--processes", type=int, default=os.cpu_count() or 1, metavar=number)
    parser.option("--ray", metavar=text("terminal-metavar-address"))
    parser.option("--journal", type=Path, metavar=file)
    parser.option("--resume", type=Path, metavar=file)
    parser.option("--run-programs", action="store_true")
    help_of_report = text("terminal-option-report")
    parser.options.add_argument(
        "--json", dest="report", type=Path, metavar=file, help=help_of_report
    )
    add_game_options(parser)


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Play the games with a progress bar and report the results, also after an interrupt.

    Returns:
        0; 130 after an interrupt, as is usual in shells.
    """
    terminal.check_range("--processes", values.processes, 1, MOST_PROCESSES)
    if values.games is not None:
        terminal.check_range("--games", values.games, 1, MOST_GAMES)
    plan, earlier = _resumed(values, terminal) if values.resume else (_plan(values, terminal), [])
    arena = Arena(plan, earlier)
    interrupted = False
    with _journal(values, plan, earlier, terminal) as kept, Progress(terminal) as progress:
        try:
            with _workers(values, plan, terminal) as workers:
                played = kept.add if kept is not None else _not_kept
                arena.run(workers, played, progress.show)
        except KeyboardInterrupt:
            interrupted = True
    _tell(arena.report(), values, terminal)
    if interrupted and (file := values.resume or values.journal):
        terminal.output().line(
            terminal.say("arena-left", command=f"dominium arena --resume {file}")
        )
    return 130 if interrupted else 0


def _plan(values: argparse.Namespace, terminal: Terminal) -> Plan:
    """Return the plan of the command line."""
    game = load_game(values.game, values.preset, chosen_options(values), terminal)
    form = next((form for form in ("gauntlet", "mixed") if getattr(values, form)), "round_robin")
    for bot in values.bots:
        check_bot(bot, game.id, terminal)
    least = least_bots(form, sides(game))
    if len(values.bots) < least:
        raise terminal.usage_error("arena-too-few", least=least, given=len(values.bots))
    if len(set(values.bots)) < len(values.bots):
        raise terminal.usage_error("arena-twice")
    deals = deals_for(values.games or GAMES, game)
    hypotheses = _hypotheses(values.sprt, terminal) if values.sprt else None
    return Plan(game, tuple(values.bots), deals, form, values.seed, hypotheses)


def _hypotheses(text: str, terminal: Terminal) -> Hypotheses:
    """Parse the hypotheses of a test such as `0:20`, in Elo."""
    low, _, high = text.partition(":")
    try:
        return Hypotheses(float(low), float(high))
    except ValueError as error:
        raise terminal.usage_error("arena-sprt", text=text) from error


def _resumed(values: argparse.Namespace, terminal: Terminal) -> tuple[Plan, list[Result]]:
    """Return the plan of a journal, extended if more games are asked for, and its results."""
    plan_again = values.preset or values.gauntlet or values.mixed or values.sprt
    if values.bots or plan_again or values.journal or chosen_options(values):
        raise terminal.usage_error("arena-resume-alone")
    text = files.read_text(values.resume, terminal)
    try:
        plan, results = journal.read(text)
    except (journal.JournalError, dominium.OptionError, ValueError) as error:
        file = str(values.resume)
        raise terminal.complaint("arena-no-journal", file=file, reason=str(error)) from error
    check_trusted(plan.bots, values.run_programs, terminal)
    if values.games is not None:
        plan = replace(plan, deals=max(plan.deals, deals_for(values.games, plan.game)))
    return plan, results


def _journal(
    values: argparse.Namespace, plan: Plan, earlier: list[Result], terminal: Terminal
) -> "journal.Journal | nullcontext[None]":
    file = values.resume or values.journal
    if file is None:
        return nullcontext()
    try:
        return journal.resumed(file, plan, earlier) if values.resume else journal.begun(file, plan)
    except FileExistsError as error:
        raise terminal.complaint("arena-journal-exists", file=str(file)) from error
    except OSError as error:
        reason = files.reason(error)
        raise terminal.complaint("file-not-written", file=str(file), reason=reason) from error


def _not_kept(_: Result) -> None:
    """Discard a result: there is no journal."""


def _workers(values: argparse.Namespace, plan: Plan, terminal: Terminal) -> Workers:
    if values.ray is None:
        return OneProcess(plan) if values.processes == 1 else Processes(plan, values.processes)
    try:
        return RayCluster(plan, values.ray)
    except MissingPackageError as error:
        raise terminal.complaint("arena-no-ray", command="pip install 'dominium[ray]'") from error
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        reason = str(error).strip().partition("\n")[0]
        raise terminal.complaint("arena-ray-silent", address=values.ray, reason=reason) from error


def _tell(report: Report, values: argparse.Namespace, terminal: Terminal) -> None:
    """Write the tables, and the report as JSON if asked for; only the JSON when it goes to `-`."""
    if values.report is not None:
        text = msgspec.json.format(msgspec.json.encode(report.to_dict())).decode() + "\n"
        if str(values.report) == "-":
            terminal.stdout.write(text)
            return
        _write(values.report, text, terminal)
    output = terminal.output()
    output.line(_title(report, terminal))
    if not report.meetings:
        output.line(terminal.say("arena-no-deal"))
        return
    output.lines(table(*_meetings(report, terminal)))
    output.lines(
        _decided(meeting.bots[0], meeting.test, terminal)
        for meeting in report.meetings
        if meeting.test is not None
    )
    for failure in report.failures:
        output.line(_failed(failure, terminal))
    if report.ratings:
        output.lines(table(*_ratings(report.ratings, terminal)))
    output.line(terminal.say("arena-intervals"))
    if report.ratings and report.ratings[0].openskill is None:
        output.line(terminal.say("arena-no-openskill", command="pip install openskill"))


def _failed(failed: FailureReport, terminal: Terminal) -> str:
    code, detail = failed.failure.code, str(failed.failure.params.get("detail", ""))
    why = reason(ProgramFailure(code, detail), terminal.messages)
    return terminal.say("arena-failures", bot=failed.bot, games=failed.games, reason=why)


def _write(file: Path, text: str, terminal: Terminal) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        reason = files.reason(error)
        raise terminal.complaint("file-not-written", file=str(file), reason=reason) from error


def _title(report: Report, terminal: Terminal) -> str:
    game = report.plan.game
    title = terminal.messages.text(f"game-{game.id}")
    changed = [
        f"{option.name}={game.options[option.name]}"
        for option in game.info.options
        if game.options[option.name] != option.default
    ]
    return terminal.say(
        "arena-title", game=", ".join([title, *changed]), games=report.games, seed=report.plan.seed
    )


COLUMNS = ("bot", "against", "games", "wins", "even", "margin", "points", "thinking")


def _meetings(report: Report, terminal: Terminal) -> tuple[list[str], list[list[str]]]:
    heads = [terminal.say(f"arena-column-{name}") for name in COLUMNS]
    bots = [bot for meeting in report.meetings for bot in meeting.bots]
    return heads, [_row(bot, terminal) for bot in bots]


def _row(bot: BotFigures, terminal: Terminal) -> list[str]:
    def number(value: float) -> str:
        return terminal.decimal(value, 1)

    low, high = (terminal.percentage(end) for end in (bot.wins.low, bot.wins.high))
    return [
        bot.bot,
        " + ".join(bot.against) or "–",
        str(bot.games),
        f"{terminal.percentage(bot.wins.mean)} ({low} – {high})",
        terminal.percentage(bot.even) if bot.even else "–",
        _signed(bot.margin, terminal),
        number(bot.points) + (f" : {number(bot.opponents)}" if bot.against else ""),
        f"{terminal.decimal(bot.seconds, 3)} ({terminal.decimal(bot.longest, 2)})",
    ]


def _signed(estimate: Estimate, terminal: Terminal) -> str:
    """Return a mean with its sign, and half of its interval where there is one."""
    sign = "+" if estimate.mean >= 0 else "−"
    middle = sign + terminal.decimal(abs(estimate.mean), 1)
    spread = estimate.high - estimate.mean
    return f"{middle} ± {terminal.decimal(spread, 1)}" if math.isfinite(spread) else middle


def _decided(bot: BotFigures, test: TestReport, terminal: Terminal) -> str:
    elo = test.hypotheses.low if test.decision == "low" else test.hypotheses.high
    return terminal.say(
        f"arena-decided-{test.decision or 'open'}",
        bot=bot.bot,
        against=" + ".join(bot.against),
        elo=terminal.decimal(elo, 0),
        ratio=terminal.decimal(test.ratio, 2),
        deals=bot.deals,
    )


def _ratings(ratings: tuple[Rating, ...], terminal: Terminal) -> tuple[list[str], list[list[str]]]:
    heads = [terminal.say("arena-column-bot"), terminal.say("arena-column-elo")]
    rows = [
        [rating.bot, _elo(rating.elo), *_skill(rating.openskill, terminal)] for rating in ratings
    ]
    if ratings[0].openskill is not None:
        heads.append(terminal.say("arena-column-openskill"))
    return heads, rows


def _skill(skill: Skill | None, terminal: Terminal) -> list[str]:
    """Return Openskill's mean with half of its 95 % interval; empty without openskill."""
    if skill is None:
        return []
    spread = statistics.NormalDist().inv_cdf(0.975) * skill.deviation
    return [f"{terminal.decimal(skill.mean, 1)} ± {terminal.decimal(spread, 1)}"]


def _elo(estimate: Estimate) -> str:
    """Return Elo with its interval, in whole points with their signs.

    No interval can be computed where all deals ended alike; it is then `(?)`.
    """

    def whole(value: float) -> str:
        return f"{round(value):+d}".replace("-", "−")

    if estimate.low == estimate.high:
        return f"{whole(estimate.mean)} (?)"
    return f"{whole(estimate.mean)} ({whole(estimate.low)} … {whole(estimate.high)})"
