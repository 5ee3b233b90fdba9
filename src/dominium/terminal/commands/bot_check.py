"""`dominium bot-check`: a check that a program follows the bot protocol."""

import argparse
import shlex

import msgspec

import dominium
from dominium.protocol.check import Checks, Finding
from dominium.protocol.limits import USUAL, Limits
from dominium.protocol.messages import HelloAnswer, schema
from dominium.terminal.arguments import Parser
from dominium.terminal.programs import reason
from dominium.terminal.progress import Progress
from dominium.terminal.tables import table
from dominium.terminal.terminal import Terminal

GAMES = 2
MOST_GAMES = 10_000


def configure(parser: Parser) -> None:
    """Add the arguments."""
    text = parser.messages.text
    number = text("terminal-metavar-number")
    parser.input("program", nargs="?")
    parser.options.add_argument(
        "--game",
        action="append",
        default=[],
        metavar=text("terminal-metavar-game"),
        help=text("terminal-option-checked-game"),
    )
    parser.option("--games", "-n", type=int, default=GAMES, metavar=number)
    parser.option("--time", type=float, default=USUAL.move_seconds, metavar=number)
    parser.option("--memory", type=int, default=USUAL.memory_mebibytes, metavar=number)
    parser.option("--seed", type=int, default=1, metavar=number)
    parser.option("--schema", action="store_true")


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Run all checks and report the findings.

    Returns:
        0; 1 when the program does not follow the protocol.
    """
    if values.schema:
        text = msgspec.json.format(msgspec.json.encode(schema())).decode()
        terminal.stdout.write(text + "\n")
        return 0
    checks = _checks(values, terminal)
    with Progress(terminal) as progress:
        findings = []
        for finding in checks.run():
            findings.append(finding)
            progress.show(len(findings), max(len(findings), _expected(checks, values)))
    _tell(checks.hello, findings, terminal)
    return int(any(finding.failure for finding in findings))


def _checks(values: argparse.Namespace, terminal: Terminal) -> Checks:
    terminal.check_range("--games", values.games, 1, MOST_GAMES)
    try:
        command = shlex.split(values.program or "")
        limits = Limits(move_seconds=values.time, memory_mebibytes=values.memory)
        for game in values.game:
            dominium.load(game)
    except ValueError as error:
        raise terminal.usage_error(
            "program-unusable", command=values.program or "", reason=str(error)
        ) from error
    if not command:
        raise terminal.usage_error("bot-check-nothing")
    return Checks(command, limits, values.game, values.games, values.seed)


def _expected(checks: Checks, values: argparse.Namespace) -> int:
    """Return the expected number of findings, for the progress bar."""
    claimed = checks.hello.games if checks.hello else None
    games = values.game or claimed or [game.id for game in dominium.games()]
    return 2 * len(games) + 6


def _tell(hello: HelloAnswer | None, findings: list[Finding], terminal: Terminal) -> None:
    output = terminal.output()
    if hello is not None:
        output.line(", ".join(word for word in (hello.name, hello.version, hello.author) if word))
    heads = [terminal.say(f"bot-check-column-{name}") for name in ("check", "result", "longest")]
    output.lines(table(heads, [_row(finding, terminal) for finding in findings]))
    for finding in findings:
        if finding.failure is not None:
            why = reason(finding.failure, terminal.messages)
            output.line(f"{_name(finding, terminal)}: {why}")
            if finding.failure.log:
                output.line(terminal.say("bot-check-log", line=finding.failure.log))
    bad = any(finding.failure for finding in findings)
    output.line(terminal.say("bot-check-bad") if bad else terminal.say("bot-check-good"))


def _row(finding: Finding, terminal: Terminal) -> list[str]:
    result = "bot-check-failed" if finding.failure else "bot-check-passed"
    longest = "" if finding.longest is None else terminal.decimal(finding.longest, 3)
    return [_name(finding, terminal), terminal.say(result), longest]


def _name(finding: Finding, terminal: Terminal) -> str:
    if finding.game is None:
        return terminal.say(f"bot-check-{finding.name}")
    title = terminal.messages.text(f"game-{finding.game}")
    return terminal.say(f"bot-check-{finding.name}", game=title)
