"""`dominium evening`: club evenings in a file on this machine, for clubs without a server."""

import argparse
from pathlib import Path

import msgspec

from dominium.engine.options import DEFAULT_GAME
from dominium.evenings import EveningRefused
from dominium.evenings import operations as done
from dominium.evenings.new_league import new_rules
from dominium.evenings.presenter import Teller
from dominium.terminal.arguments import Parser
from dominium.terminal.evening.file import LeagueFile, found
from dominium.terminal.evening.tasks import TASKS, Task
from dominium.terminal.terminal import Terminal
from dominium.terminal.words import aliases

NEW, HELP = "new", "help"
WORDS = (NEW, *TASKS, HELP)


def configure(parser: Parser) -> None:
    """Add the arguments."""
    text = parser.messages.text
    number = text("terminal-metavar-number")
    parser.input("league", type=Path)
    parser.input("task", nargs="*")
    parser.gathering = "task"
    parser.option("--game", default=DEFAULT_GAME, metavar=text("terminal-metavar-game"))
    parser.option("--preset", metavar=text("terminal-metavar-preset"))
    parser.option("--points", action="append", default=[], metavar=text("terminal-metavar-points"))
    parser.option("--sizes", default="", metavar=text("terminal-metavar-points"))
    parser.option("--ties", default="scores", metavar=text("terminal-metavar-ties"))
    parser.option("--resting", choices=("mean", "nothing"), default="mean", metavar="mean|nothing")
    parser.option("--date", metavar=text("terminal-metavar-date"))
    name = text("terminal-metavar-name")
    parser.option("--without", action="append", default=[], metavar=name)
    parser.option("--evening", type=int, metavar=number)
    parser.option("--round", type=int, metavar=number)
    parser.option("--places", metavar=text("terminal-metavar-points"))
    parser.option("--seed", metavar=number)
    parser.option("--long", action="store_true")
    parser.option("--compact", action="store_true")


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Run a task on the file of a league; `standings` by default."""
    word, *values.words = values.task or ["standings"]
    values.task = _task(word, terminal)
    try:
        lines = _lines(values, terminal)
    except EveningRefused as refused:
        said = Teller(terminal.language).refusal(refused.code, refused.params)
        raise terminal.complaint("evening-refused", reason=said) from refused
    terminal.output(compact=values.compact).lines(lines)
    return 0


def _lines(values: argparse.Namespace, terminal: Terminal) -> list[str]:
    if values.task == HELP:
        return [terminal.say(f"evening-how-{task}") for task in WORDS]
    if values.task == NEW:
        return _found(values, terminal)
    return TASKS[values.task](Task(LeagueFile(values.league, terminal), values, terminal))


def _found(values: argparse.Namespace, terminal: Terminal) -> list[str]:
    name = " ".join(values.words) or values.league.stem
    rules = new_rules(
        name,
        values.game,
        values.preset,
        [_numbers(scale, terminal) for scale in values.points],
        _numbers(values.sizes, terminal),
    )
    ties = tuple(rule for rule in ("wins", "scores") if rule in values.ties)
    ordered = tuple(sorted(ties, key=values.ties.index))
    rules = msgspec.structs.replace(rules, ties=ordered, resting=values.resting)
    file = found(values.league, done.LeagueFounded(rules), terminal)
    return Teller(terminal.language).history(file.document)


def _numbers(text: str, terminal: Terminal) -> list[int]:
    """Parse whole numbers such as "8 6 4 2" or "8,6,4,2"."""
    words = text.replace(",", " ").replace("/", " ").split()
    if not all(word.isascii() and word.isdigit() and len(word) <= 3 for word in words):
        raise terminal.usage_error("evening-no-number", text=text)
    return [int(word) for word in words]


def _task(word: str, terminal: Terminal) -> str:
    """Return the task of a word of the language or of its English name."""
    for task in WORDS:
        if word.casefold() in {task, *aliases(terminal.messages, f"terminal-evening-word-{task}")}:
            return task
    known = ", ".join(WORDS)
    raise terminal.usage_error("evening-no-task", text=word, known=known)
