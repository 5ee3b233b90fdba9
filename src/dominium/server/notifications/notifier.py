"""The notifier of people whose turn it is and who have no page of the table open."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select

from dominium.describe import messages
from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.model.table_settings import pace_of
from dominium.server.model.viewer import Viewer
from dominium.server.notifications.web_push import Sender, Subscription, new_key
from dominium.server.presenters import snapshots
from dominium.server.schema.notifications import PushNotice
from dominium.server.storage.models import PushRow
from dominium.server.storage.server_keys import server_key

if TYPE_CHECKING:
    from sqlalchemy import Delete

    from dominium.describe import Language
    from dominium.server.common.settings import Settings
    from dominium.server.model.plans import Planned
    from dominium.server.model.table import Table
    from dominium.server.model.viewer import Person
    from dominium.server.notifications.mail_addresses import MailAddresses
    from dominium.server.realtime.presence import Presence
    from dominium.server.storage import Database, Job
    from dominium.server.tables.service import Tables

logger = logging.getLogger(__name__)

BROWSERS_OF_A_PERSON = 10
KEPT_SECONDS = 3600
LAST_PART = 4
"""The divisor of the time for a move: the reminder is sent when this part of it is left."""


class Notifier:
    """The subscribed browsers, and the notifications to them.

    Args:
        database: The database of the subscriptions.
        tables: The tables at which turns begin.
        presence: The people who have a table open.
        mail: The mail addresses of accounts.
        settings: The contact for push services, and the permission of any address for tests.
    """

    def __init__(
        self,
        database: Database,
        tables: Tables,
        presence: Presence,
        mail: MailAddresses,
        settings: Settings,
    ) -> None:
        self._database = database
        self._tables = tables
        self._presence = presence
        self._mail = mail
        self._settings = settings
        self._pace = pace_of(settings)
        self._known_sender: Sender | None = None

    async def key(self) -> str:
        """Return the public key of this server for browsers that subscribe."""
        return (await self._sender()).public_key

    async def begin(
        self, person: Person | None, subscription: Subscription, language: Language
    ) -> None:
        """Notify a browser from now on, in a language.

        Raises:
            RequestError: ``nobody_to_notify``, or ``bad_push_address``.
        """
        if person is None:
            raise RequestError("nobody_to_notify")
        if not await (await self._sender()).check(subscription):
            raise RequestError("bad_push_address")
        row = {
            "person_id": person.id,
            "endpoint_hash": _hash(subscription.endpoint),
            "endpoint": subscription.endpoint,
            "p256dh": subscription.p256dh,
            "auth": subscription.auth,
            "language": language,
            "created_at": clock.now(),
        }
        own = PushRow.person_id == person.id
        latest = select(PushRow.id).where(own).order_by(PushRow.id.desc())
        async with self._database.write() as connection:
            await connection.execute(_of(subscription.endpoint))
            await connection.execute(insert(PushRow).values(row))
            kept = (await connection.scalars(latest.limit(BROWSERS_OF_A_PERSON))).all()
            await connection.execute(delete(PushRow).where(own, PushRow.id.not_in(kept)))

    async def end(self, person: Person | None, endpoint: str) -> None:
        """Stop notifying a browser of somebody."""
        if person is not None:
            async with self._database.write() as connection:
                own = _of(endpoint).where(PushRow.person_id == person.id)
                await connection.execute(own)

    async def notice(self, job: Job) -> int | None:
        """Notify the player to move, unless they have a page of the table open.

        A job of an earlier turn tells nobody: the turn that began meanwhile has a job of its own.

        Returns:
            The time of the reminder, in milliseconds since 1970: before the time for a move of a
            table by days is over. None when there is none.
        """
        try:
            table = await self._tables.read(job.table)
        except RequestError:
            return None
        seat, due = table.person_to_move, table.due(self._pace).get("notice")
        if seat is None or seat.person is None or due is None or job.due < due:
            return None
        reminder = _reminder(table)
        is_reminder = reminder is not None and clock.now() >= reminder
        if seat.person not in await self._presence.at(job.table):
            await self._tell(table, seat.person, "reminder" if is_reminder else "turn")
        return None if is_reminder else reminder

    async def tell_of_plans(self, planned: Planned) -> None:
        """Tell somebody that a plan was carried out, or that all were dropped.

        Nobody is told who has a page of the table open, nor about plans that were dropped when the
        own turn begins: it has a notice of its own.
        """
        table = await self._tables.read(planned.table)
        seat = table.person_to_move
        is_told = seat is not None and seat.person == planned.person
        if not is_told and planned.person not in await self._presence.at(planned.table):
            was_done = planned.outcome == "done"
            await self._tell(table, planned.person, "plan_done" if was_done else "plan_dropped")

    async def _tell(self, table: Table, person: int, what: str) -> None:
        """Send a notice to every browser of somebody, and at a table by days to their address."""
        await asyncio.gather(
            self._tell_browsers(table, person, what), self._tell_by_mail(table, person, what)
        )

    async def _tell_by_mail(self, table: Table, person: int, what: str) -> None:
        if table.settings.pace != "days":
            return
        if not await self._mail.notify(person, table.id, what, partial(_title, table)):
            logger.warning("the mail server did not take a notice")

    async def _tell_browsers(self, table: Table, person: int, what: str) -> None:
        rows = await self._database.look_up(_BROWSERS, [(person,)])
        await asyncio.gather(
            *(
                self._send(Subscription(*browser), _notice(table, language, what))
                for *browser, language in rows
            )
        )

    async def _send(self, browser: Subscription, notice: PushNotice) -> None:
        """Send a notice to a browser; delete the subscription of one that is gone."""
        answer = await (await self._sender()).send(browser, notice, KEPT_SECONDS)
        if answer == "failed":
            logger.warning("%s did not take a notice", browser.service)
        if answer == "gone":
            async with self._database.write() as connection:
                await connection.execute(_of(browser.endpoint))

    async def _sender(self) -> Sender:
        if self._known_sender is None:
            key = await server_key(self._database, "vapid_key", new_key)
            self._known_sender = Sender(
                key, self._settings.contact, anywhere=self._settings.push_anywhere
            )
        return self._known_sender


_BROWSERS = "SELECT endpoint, p256dh, auth, language FROM push WHERE person_id = ?"


def _notice(table: Table, language: Language, what: str) -> PushNotice:
    """Make a notice, of public facts alone, in a language."""
    title = _title(table, language)
    body = messages(language).text(f"notice-{what}")
    return PushNotice(title, body, f"/table/{table.id}", table.id)


def _title(table: Table, language: Language) -> str:
    """Return the title of a table as the public reads it."""
    return snapshots.title(table, Viewer(None, language))


def _reminder(table: Table) -> int | None:
    """Return the time of the reminder at a table by days; None at others."""
    if table.settings.pace != "days" or table.clock is None or table.clock.deadline is None:
        return None
    deadline = table.clock.deadline
    return deadline - (deadline - table.turn_began) // LAST_PART


def _of(endpoint: str) -> Delete:
    return delete(PushRow).where(PushRow.endpoint_hash == _hash(endpoint))


def _hash(endpoint: str) -> bytes:
    return hashlib.sha256(endpoint.encode()).digest()
