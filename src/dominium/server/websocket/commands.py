"""The dispatch of the commands that a page sends."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from dominium.server.common import clock
from dominium.server.schema.chat import MuteCommand, SayCommand
from dominium.server.schema.tables import (
    ActCommand,
    AnswerUndoCommand,
    Command,
    CommitEntropyCommand,
    FillSeatCommand,
    FreeSeatCommand,
    GiveTimeCommand,
    LeaveCommand,
    OpenEntropyCommand,
    RequestUndoCommand,
    ReturnCommand,
)
from dominium.server.tables import dealing, permissions, seating, undo

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from dominium.server.common.bot_programs import Programs
    from dominium.server.model.table import Entry, Table
    from dominium.server.model.viewer import Viewer
    from dominium.server.services import Services


__all__ = ["Command", "answer"]


async def answer(services: Services, table_id: str, viewer: Viewer, command: Command) -> None:
    """Carry out a command at a table; one that comes twice changes nothing more.

    Raises:
        RequestError: It cannot be done; nothing has changed.
    """
    if isinstance(command, ActCommand):  # whoever is banned has left, until they return
        await services.tables.act(table_id, viewer, command.ply, command.actions)
        return
    await services.bans.check(viewer.person)
    match command:
        case SayCommand():
            await services.chat.say(table_id, viewer, command)
        case MuteCommand():
            await services.chat.mute(table_id, viewer, command)
        case _:
            change = partial(
                _in_measure, viewer=viewer, change=_change(viewer, command, services.programs)
            )
            await services.tables.change(table_id, change)


def _in_measure(
    table: Table, viewer: Viewer, change: Callable[[Table], Sequence[Entry]]
) -> Sequence[Entry]:
    """Return the entries of a change, if it does not exceed the rate limit."""
    entries = change(table)
    if entries:
        permissions.check_rate(table, viewer, entries, clock.now())
    return entries


def _change(
    viewer: Viewer,
    command: RequestUndoCommand
    | AnswerUndoCommand
    | LeaveCommand
    | ReturnCommand
    | FillSeatCommand
    | FreeSeatCommand
    | GiveTimeCommand
    | CommitEntropyCommand
    | OpenEntropyCommand,
    programs: Programs,
) -> Callable[[Table], Sequence[Entry]]:
    """Return the change that a command makes to a table."""
    change: Callable[[Table], Sequence[Entry]]
    match command:
        case RequestUndoCommand():
            change = partial(undo.request_entries, viewer=viewer, command=command)
        case AnswerUndoCommand():
            change = partial(undo.answer_entries, viewer=viewer, answer=command)
        case LeaveCommand():
            change = partial(seating.leave_entries, viewer=viewer, command=command)
        case ReturnCommand():
            change = partial(seating.return_entries, viewer=viewer)
        case FillSeatCommand():
            change = partial(
                seating.fill_entries, viewer=viewer, command=command, programs=programs
            )
        case FreeSeatCommand():
            change = partial(seating.freed_entries, viewer=viewer, command=command)
        case GiveTimeCommand():
            change = partial(seating.added_time_entries, viewer=viewer, command=command)
        case CommitEntropyCommand():
            change = partial(dealing.commitment_entries, viewer=viewer, command=command)
        case OpenEntropyCommand():
            change = partial(dealing.opening_entries, viewer=viewer, command=command)
    return change
