"""Sessions: the browsers in which a person is logged in or known by a name.

A cookie is a random token, the day of its issue and a signature of both. Every day a browser
gets a new one in place of the old. The old one stays good until the browser has shown the new one,
so that no lost answer ever costs somebody a seat, and for some minutes more, for requests that are
still on their way.

The token stays the same all the time. So its hash identifies a session, also against those
that begin after it has ended; the number of its row may come again.
"""

from __future__ import annotations

import base64
import hmac
import re
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, func, insert, select, update

from dominium.server.accounts.observers import AccessObservers
from dominium.server.common import clock
from dominium.server.model.viewer import Person, hash_secret
from dominium.server.storage.models import SessionRow
from dominium.server.storage.server_keys import KeyedHash

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from sqlalchemy import ColumnElement

    from dominium.server.accounts.observers import AccessObserver
    from dominium.server.storage import Database

DAY = 24 * 3600 * 1000
REPLACED_STAYS_GOOD = 5 * 60 * 1000
LASTS_DAYS = 400
_COOKIE = re.compile(r"[A-Za-z0-9_-]{1,64}(\.[0-9]{1,9}\.[A-Za-z0-9_-]{43})?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Session:
    """A browser in which somebody is known.

    Attributes:
        id: The hash of its token.
        person: The person it belongs to.
        cookie: The cookie to replace the one that the browser has sent; None if it is up to date.
    """

    id: bytes
    person: Person
    cookie: str | None


class _Kept(NamedTuple):
    """A session as it is stored, with the name of its person; times in milliseconds since 1970."""

    token_hash: bytes
    person_id: int
    name: str | None
    created_at: int
    used_at: int
    replaced_at: int | None


@dataclass(frozen=True, slots=True)
class _Shown:
    """A cookie that a browser has sent; it has no day if it is older than signatures are."""

    token: str
    day: int | None


class Sessions:
    """The sessions of all browsers.

    Args:
        database: The database of the sessions; of the tokens it stores only the hashes.
        key: The key that signs the cookies; stored in the database when it is not given.
        lasts_days: The days for which a session lasts that is not used; 400 at most, as browsers
            keep no cookie longer.
    """

    def __init__(
        self, database: Database, key: str | None = None, lasts_days: int = LASTS_DAYS
    ) -> None:
        self._database = database
        self._lasts = min(lasts_days, LASTS_DAYS) * DAY
        self._signature = KeyedHash(database, "cookie_key", key.encode() if key else None)
        self._observers = AccessObservers[Session]()

    async def begin(self, person: int) -> str:
        """Begin a session of a person in one more browser.

        Args:
            person: The person, by number.

        Returns:
            The cookie for the browser.
        """
        token, now = secrets.token_urlsafe(32), clock.now()
        row = {
            "token_hash": hash_secret(token),
            "person_id": person,
            "created_at": now,
            "used_at": now // DAY * DAY,
        }
        async with self._database.write() as connection:
            await connection.execute(insert(SessionRow).values(row))
        return await self._cookie(token, now // DAY)

    async def find(self, cookie: str | None) -> Session | None:
        """Find the session of a cookie that is genuine and still valid."""
        shown = await self._read(cookie or "")
        if shown is None:
            return None
        row = await self._row(shown.token)
        if row is None or row.used_at + self._lasts < clock.now() or not _good(shown, row):
            return None
        if shown.day is not None and shown.day > row.used_at // DAY:
            await self._note_renewed(row.token_hash, shown.day)
        today = clock.now() // DAY
        renewed = shown.day is None or shown.day < today
        cookie = await self._cookie(shown.token, today) if renewed else None
        return Session(row.token_hash, Person(row.person_id, row.name), cookie)

    async def count(self, person: int) -> int:
        """Count the browsers in which somebody is known."""
        good = SessionRow.used_at + self._lasts >= clock.now()
        query = select(func.count()).where(SessionRow.person_id == person, good)
        async with self._database.read() as connection:
            return await connection.scalar(query) or 0

    def observing(
        self, session: Session | None, observer: AccessObserver
    ) -> AbstractContextManager[None]:
        """Notify an observer when its session is over, as long as the block lasts."""
        return self._observers.observing(session, observer)

    async def end(self, session: bytes) -> None:
        """End one session, by its id."""
        await self._delete(SessionRow.token_hash == session)
        self._observers.tell(lambda observed: observed.id == session)

    async def clear(self, most: int) -> int:
        """Delete sessions that are over; return how many.

        Args:
            most: The greatest number of them.
        """
        over = SessionRow.used_at + self._lasts < clock.now()
        some = select(SessionRow.id).where(over).limit(most).with_for_update(skip_locked=True)
        async with self._database.write() as connection:
            deleted = delete(SessionRow).where(SessionRow.id.in_(some))
            return (await connection.execute(deleted)).rowcount

    async def end_all(self, person: int) -> None:
        """End all sessions of a person."""
        await self._delete(SessionRow.person_id == person)
        self._observers.tell(lambda observed: observed.person.id == person)

    async def look(self) -> None:
        """Notify the observers of sessions that are over, whichever process ended them.

        So are those of people who are banned.
        """
        now = clock.now()
        over = {session.id for session in self._observers.observed}
        there = await self._database.look_up(_THERE, [(session, now) for session in over])
        over.difference_update(session for (session,) in there)
        self._observers.tell(lambda observed: observed.id in over)

    async def _row(self, token: str) -> _Kept | None:
        found = await self._database.look_up(_KEPT, [(hash_secret(token),)])
        return _Kept(*found[0]) if found else None

    async def _note_renewed(self, session: bytes, day: int) -> None:
        """Store that the browser has sent a newer cookie; the old one stays valid for minutes."""
        async with self._database.write() as connection:
            await connection.execute(
                update(SessionRow)
                .where(SessionRow.token_hash == session, SessionRow.used_at < day * DAY)
                .values(used_at=day * DAY, replaced_at=clock.now())
            )

    async def _delete(self, which: ColumnElement[bool]) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(SessionRow).where(which))

    async def _read(self, cookie: str) -> _Shown | None:
        """Verify a cookie that this installation has signed, or one without a signature."""
        if not _COOKIE.fullmatch(cookie):
            return None
        token, *rest = cookie.split(".")
        if not rest:
            return _Shown(token, None)
        day = int(rest[0])
        genuine = await self._cookie(token, day)
        return _Shown(token, day) if hmac.compare_digest(genuine, cookie) else None

    async def _cookie(self, token: str, day: int) -> str:
        signed = f"{token}.{day}"
        digest = await self._signature.of(signed)
        return f"{signed}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"


_KEPT = (
    "SELECT token_hash, person_id, name, session.created_at, used_at, replaced_at"
    " FROM session JOIN person ON person.id = person_id WHERE token_hash = ?"
)
_THERE = (
    "SELECT token_hash FROM session WHERE token_hash = ? AND NOT EXISTS (SELECT 1 FROM ban"
    " WHERE ban.person_id = session.person_id AND (ban.until IS NULL OR ban.until > ?))"
)


def _good(shown: _Shown, row: _Kept) -> bool:
    """Tell whether a cookie is the newest its browser has sent, or was until some minutes ago."""
    now = clock.now()
    if shown.day is not None:
        current = shown.day >= row.used_at // DAY
    else:  # a session from before the signatures, which has not been used since
        current = row.used_at == row.created_at
    replaced = row.replaced_at
    return current or (replaced is not None and now < replaced + REPLACED_STAYS_GOOD)
