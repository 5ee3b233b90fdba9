"""Programs as bots at the terminal: descriptions of their failures, and checks before a start."""

from collections.abc import Iterable

import dominium
from dominium.describe import Messages
from dominium.protocol import ProgramBot, ProgramFailure
from dominium.terminal.terminal import Terminal


def reason(failure: ProgramFailure, messages: Messages) -> str:
    """Return the reason why a program lost its seat, with details and its log."""
    why = messages.text(f"program-failure-{failure.code}")
    details = ", ".join(part for part in (failure.detail, failure.log) if part)
    return f"{why} ({details})" if details else why


def check_program(bot: str, game: str, terminal: Terminal) -> None:
    """Start a program and read its introduction, so that a fault is reported before the first game.

    Raises:
        CommandError: it cannot be started, does not speak the protocol, or does not play the game.
    """
    program = dominium.bots.create(bot)
    if not isinstance(program, ProgramBot):
        return
    try:
        games = program.introduce().games
    except ProgramFailure as failure:
        why = reason(failure, terminal.messages)
        raise terminal.complaint("program-unusable", command=bot, reason=why) from failure
    finally:
        program.close()
    if games is not None and game not in games:
        title = terminal.messages.text(f"game-{game}")
        raise terminal.complaint("bot-other-game", bot=bot, game=title)


def check_trusted(bots: Iterable[str | None], allowed: bool, terminal: Terminal) -> None:
    """Raise `CommandError` for programs that a file names, unless the user allows to run them.

    The author of the file could otherwise run any program.
    """
    programs = [bot for bot in bots if bot is not None and dominium.bots.is_program(bot)]
    if programs and not allowed:
        raise terminal.complaint("program-untrusted", command=programs[0])
