"""Programs as bots at the terminal: what is said about them, and which of them may be started."""

from collections.abc import Iterable

import dominium
from dominium.describe import Messages
from dominium.protocol import ProgramBot, ProgramFailure
from dominium.terminal.terminal import Terminal


def reason(failure: ProgramFailure, messages: Messages) -> str:
    """Why a program lost its seat, with what exactly it did."""
    why = messages.text(f"program-failure-{failure.code}")
    details = ", ".join(part for part in (failure.detail, failure.log) if part)
    return f"{why} ({details})" if details else why


def check_program(bot: str, game: str, terminal: Terminal) -> None:
    """Start a program and let it say who it is, so that a fault is told before the first game.

    Raises:
        Complaint: it cannot be started, does not speak the protocol, or does not play the game.
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
    """Complain about programs that a file names, unless the person allows to run them.

    Whoever wrote the file would otherwise run what they like.
    """
    programs = [bot for bot in bots if bot is not None and dominium.bots.is_program(bot)]
    if programs and not allowed:
        raise terminal.complaint("program-untrusted", command=programs[0])
