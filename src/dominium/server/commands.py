"""What a page at a table asks for, and who does it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from dominium.server import clock, leaving, rights, undo
from dominium.server.messages import (
    Act,
    Command,
    Fill,
    GiveTime,
    Leave,
    Return,
    UndoAnswer,
    UndoWish,
)
from dominium.server.talk.messages import Mute, Say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from dominium.server.log import Entry, Table
    from dominium.server.people import Viewer
    from dominium.server.programs import Programs
    from dominium.server.services import Services


__all__ = ["Command", "answer"]


async def answer(services: Services, table_id: str, viewer: Viewer, command: Command) -> None:
    """Do what somebody asks for at a table; a message that comes twice does no harm.

    Raises:
        Refused: It cannot be done; nothing has changed.
    """
    match command:
        case Act():
            await services.tables.act(table_id, viewer, command.ply, command.actions)
        case Say():
            await services.talk.say(table_id, viewer, command)
        case Mute():
            await services.talk.mute(table_id, viewer, command)
        case _:
            change = partial(
                _in_measure, viewer=viewer, change=_change(viewer, command, services.programs)
            )
            await services.tables.change(table_id, change)


def _in_measure(
    table: Table, viewer: Viewer, change: Callable[[Table], Sequence[Entry]]
) -> Sequence[Entry]:
    """What follows from a change, if it is not asked for too often."""
    entries = change(table)
    if entries:
        rights.check_pace(table, viewer, entries, clock.now())
    return entries


def _change(
    viewer: Viewer,
    command: UndoWish | UndoAnswer | Leave | Return | Fill | GiveTime,
    programs: Programs,
) -> Callable[[Table], Sequence[Entry]]:
    """What follows from a command at a table."""
    match command:
        case UndoWish():
            return partial(undo.asked, viewer=viewer, wish=command)
        case UndoAnswer():
            return partial(undo.answered, viewer=viewer, answer=command)
        case Leave():
            return partial(leaving.left, viewer=viewer, wish=command)
        case Return():
            return partial(leaving.returned, viewer=viewer)
        case Fill():
            return partial(leaving.filled, viewer=viewer, wish=command, programs=programs)
        case GiveTime():
            return partial(leaving.time_given, viewer=viewer, wish=command)
