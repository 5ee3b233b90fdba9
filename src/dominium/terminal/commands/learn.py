"""`dominium learn`: lessons at the terminal, one for each game and one on questions."""

import argparse
import contextlib
from pathlib import Path

from dominium.describe.text import sentence
from dominium.lessons import LESSONS, Course, Teller, lesson_named
from dominium.terminal.arguments import Parser
from dominium.terminal.commands.play import commands_of
from dominium.terminal.lessons.families import SESSIONS
from dominium.terminal.lessons.table import LessonTable
from dominium.terminal.session import Style
from dominium.terminal.terminal import Terminal


def configure(parser: Parser) -> None:
    """Add the arguments."""
    parser.input("lesson", nargs="?")
    parser.option("--commands", type=Path, metavar=parser.messages.text("terminal-metavar-file"))
    parser.option("--compact", action="store_true")
    parser.option("--long", action="store_true")


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Teach the named lesson, or list all lessons.

    Returns:
        0; 1 when commands from a pipe or a file were refused.
    """
    output = terminal.output(compact=values.compact)
    if values.lesson is None:
        output.lines(_listed(terminal))
        return 0
    try:
        lesson = lesson_named(values.lesson)
    except KeyError:
        known = ", ".join(one.id for one in LESSONS)
        raise terminal.usage_error("no-such-lesson", text=values.lesson, known=known) from None
    source = terminal.input(output, commands_of(values.commands, terminal))
    style = Style(terminal.language, "long" if values.long else "short", values.compact)
    table = LessonTable(Course(lesson), terminal.language)
    session = SESSIONS[table.game.info.family](table, style, source, output)
    with contextlib.suppress(KeyboardInterrupt):
        session.run()
    return 1 if session.refusals and not source.typed else 0


def _listed(terminal: Terminal) -> list[str]:
    words = Teller(terminal.language)
    lessons = [f"{one.id}: {sentence(words.title(one))} {words.summary(one)}" for one in LESSONS]
    return [*lessons, terminal.say("learn-how", command=f"dominium learn {LESSONS[0].id}")]
