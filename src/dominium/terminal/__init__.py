"""The terminal: play, replay, score and measure in plain lines of text.

Everything written is append-only and free of control characters, so that it reads the same on a
screen, in a pipe, in a file, by speech and on a braille display.

`main` is the command line `dominium`: it finds the command and the language, and reports faults in
words. Exit codes: 0 success, 1 refused input (a broken file, an impossible board, an illegal
action), 2 an invalid command line.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TextIO

from dominium import describe
from dominium.terminal.arguments import CommandError, Parser, UsageError
from dominium.terminal.language import environment_language, requested_language
from dominium.terminal.streams import printable
from dominium.terminal.terminal import Terminal

PROGRAM = "dominium"
INTERRUPTED = 130  # as shells count a program stopped by Ctrl and C
COMMANDS = (
    "play",
    "learn",
    "puzzle",
    "serve",
    "replay",
    "coach",
    "score",
    "referee",
    "evening",
    "games",
    "simulate",
    "check",
    "arena",
    "bot-check",
    "perft",
    "render",
    "print",
    "verify",
    "backup",
    "admin",
    "messages",
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _never_fail_on_characters(stream)
    try:
        return _run(given)
    except CommandError as complaint:
        sys.stderr.write(f"{printable(str(complaint))}\n")
        return complaint.exit_code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(given: list[str]) -> int:
    terminal = Terminal(_messages(given), sys.stdin, sys.stdout)
    before, command, after = _split(given)
    if command is None:
        return _without_command(before, terminal)
    parser = Parser(terminal.messages, f"{PROGRAM} {command}", terminal.say(f"about-{command}"))
    module = import_module(f"dominium.terminal.commands.{command.replace('-', '_')}")
    module.configure(parser)
    exit_code: int = module.run(parser.parse([*before, *after]), terminal)
    sys.stdout.flush()
    return exit_code


def _messages(given: Sequence[str]) -> describe.Messages:
    language = requested_language(given, os.environ)
    if language in describe.LANGUAGES:
        return describe.messages(language)
    messages = describe.messages(environment_language(os.environ))
    known = ", ".join(describe.LANGUAGES)
    raise UsageError(messages.text("terminal-no-such-language", text=language, known=known))


def _split(given: list[str]) -> tuple[list[str], str | None, list[str]]:
    """Return the arguments before the command, the command or None, and those after it."""
    for place, argument in enumerate(given):
        if argument in COMMANDS:
            return given[:place], argument, given[place + 1 :]
    return given, None, []


def _without_command(given: Sequence[str], terminal: Terminal) -> int:
    """Show the help or the version; raise `UsageError` for a missing or unknown command."""
    parser = Parser(terminal.messages, PROGRAM, terminal.say("about-dominium"))
    parser.usage = f"{PROGRAM} {terminal.say('metavar-command')} …"
    parser.option("--version", action="store_true")
    commands = parser.add_argument_group(terminal.say("help-commands"))
    for command in COMMANDS:
        commands.add_argument(command, nargs="?", help=terminal.say(f"about-{command}"))
    values = parser.parse(given)
    if values.version:
        return _tell_version()
    unknown = getattr(values, COMMANDS[0])  # where the first stray word lands
    known = ", ".join(COMMANDS)
    if unknown is not None:
        raise UsageError(terminal.say("usage-command", text=unknown, known=known))
    raise UsageError(terminal.say("usage-no-command", known=known))


def _tell_version() -> int:
    from importlib.metadata import version  # noqa: PLC0415 - takes longer than all of the help

    sys.stdout.write(f"{PROGRAM} {version(PROGRAM)}\n")
    return 0


def _never_fail_on_characters(stream: TextIO) -> None:
    """Replace characters that the stream's encoding lacks instead of stopping the game."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
