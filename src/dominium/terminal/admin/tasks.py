"""The tasks of an operator, one function for each word of the command line."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError

from dominium.server.common.errors import RequestError
from dominium.server.common.settings import Settings
from dominium.server.model.table_settings import pace_of
from dominium.server.moderation.acts import Moderator
from dominium.server.moderation.overview import Overview
from dominium.server.presenters.text import refusal_text
from dominium.server.storage import Database, EventStore
from dominium.server.storage.database import newest_revision
from dominium.server.tables.service import Tables
from dominium.terminal.admin.words import RowWords

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Mapping

    from dominium.terminal.admin.arguments import Arguments
    from dominium.terminal.arguments import CommandError
    from dominium.terminal.terminal import Terminal

    Rows = Any
    Look = Callable[[Overview, Arguments], Awaitable[Rows]]
    Words = Callable[[RowWords, Rows], Iterable[str]]
    Do = Callable[[Moderator, Arguments], Awaitable[None]]


def do_task(task: str, arguments: Arguments, settings: Settings, terminal: Terminal) -> list[str]:
    """Do a task in the database of a server, and return the lines about it.

    Raises:
        CommandError: It cannot be done; nothing has changed.
    """
    try:
        return asyncio.run(_done(task, arguments, settings, terminal))
    except RequestError as refused:
        text = refusal_text(refused.code, refused.params, terminal.language)
        raise terminal.complaint("admin-refused", reason=text) from refused


async def _done(
    task: str, arguments: Arguments, settings: Settings, terminal: Terminal
) -> list[str]:
    database = Database(settings.database_url)
    try:
        await _check_version(database, terminal)
        if task in LOOKS:
            count, look, words = LOOKS[task]
            arguments.check_count(count)
            rows = await look(Overview(database), arguments)
            return _shown(rows, words, arguments, terminal)
        count, act = ACTS[task]
        arguments.check_count(count)
        store = EventStore(database, pace_of(settings), lambda *_written: None)
        moderator = Moderator(database, Tables(store), arguments.by, arguments.note)
        await act(moderator, arguments)
        return [terminal.say("admin-done")]
    finally:
        await database.close()


async def _check_version(database: Database, terminal: Terminal) -> None:
    """Check that the database is that of a server of this version."""
    other: CommandError = terminal.complaint("admin-version")
    try:
        revision = await database.revision()
    except (RequestError, SQLAlchemyError, OSError) as error:
        raise other from error
    if revision != newest_revision():
        raise other


def _shown(rows: Rows, words: Words, arguments: Arguments, terminal: Terminal) -> list[str]:
    if arguments.values.json:
        return json.dumps(rows, ensure_ascii=False, indent=2).splitlines()
    return list(words(RowWords(terminal), rows)) or [terminal.say("admin-nothing")]


LOOKS: Final[Mapping[str, tuple[int, Look, Words]]] = {
    "tables": (
        0,
        lambda overview, given: overview.tables(
            given.values.status,
            given.person,
            given.values.address,
            is_open=given.values.lobby,
        ),
        RowWords.tables,
    ),
    "table": (1, lambda overview, given: overview.table(given.table), RowWords.table),
    "people": (1, lambda overview, given: overview.people(given.text), RowWords.people),
    "person": (1, lambda overview, given: overview.person(given.number()), RowWords.person),
    "reports": (
        0,
        lambda overview, given: overview.reports(settled=given.values.settled),
        RowWords.reports,
    ),
    "bans": (0, lambda overview, _: overview.bans(), RowWords.bans),
    "log": (0, lambda overview, _: overview.audit(), RowWords.acts),
}
ACTS: Final[Mapping[str, tuple[int, Do]]] = {
    "hide-table": (1, lambda moderator, given: moderator.hide_table(given.table)),
    "show-table": (1, lambda moderator, given: moderator.show_table(given.table)),
    "hide-name": (1, lambda moderator, given: moderator.hide_name(given.number())),
    "hide-message": (
        2,
        lambda moderator, given: moderator.hide_message(given.table, given.number(1)),
    ),
    "close": (2, lambda moderator, given: moderator.close(given.table, given.closing_grounds)),
    "ban": (
        2,
        lambda moderator, given: moderator.ban(given.number(), given.ban_grounds, given.until),
    ),
    "unban": (1, lambda moderator, given: moderator.unban(given.number())),
    "settle": (1, lambda moderator, given: moderator.settle(given.number())),
}
