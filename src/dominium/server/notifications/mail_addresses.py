"""The mail addresses of accounts: confirmed by a code before anything else is sent to them."""

from __future__ import annotations

import hmac
import re
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, insert, select, update

from dominium.describe import messages
from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.notifications.mail import Letter, Mailer
from dominium.server.storage.models import MailRow
from dominium.server.storage.server_keys import KeyedHash

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Row

    from dominium.describe import Language
    from dominium.server.common.settings import Settings
    from dominium.server.storage import Database

CODE_DIGITS: Final = 8
CODE_MILLISECONDS: Final = 3_600_000
_MOST_CHARACTERS: Final = 254
_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?"
)


@dataclass(frozen=True, slots=True)
class MailAddress:
    """The mail address of an account.

    Attributes:
        address: The address.
        confirmed: True once its owner has typed the code that was sent to it.
        notices: True if turns by days are told by mail.
    """

    address: str
    confirmed: bool
    notices: bool


class MailAddresses:
    """The mail addresses of all accounts, where the operator has set a mail server.

    Args:
        database: The database that stores them.
        settings: The mail server, the sender and the address of this server.
    """

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._keyed_hash = KeyedHash(database, "mail_key")
        self._url = settings.url.rstrip("/")
        self._mailer = Mailer(settings.smtp, settings.mail_from) if settings.smtp else None
        if self._mailer and not (settings.mail_from and self._url):
            raise ValueError("DOMINIUM_SMTP needs DOMINIUM_MAIL_FROM and DOMINIUM_URL")

    @property
    def is_offered(self) -> bool:
        """True if the operator has set a mail server."""
        return self._mailer is not None

    async def of(self, person: int) -> MailAddress | None:
        """Return the mail address of somebody; None if there is none."""
        query = select(MailRow.address, MailRow.confirmed, MailRow.notices)
        async with self._database.read() as connection:
            row = (await connection.execute(query.where(MailRow.person_id == person))).one_or_none()
        return MailAddress(*row) if row else None

    async def begin(self, person: int, address: str, language: Language) -> None:
        """Store an address in place of the one before, and send a code to it.

        Raises:
            RequestError: ``no_mail``, ``bad_mail_address``, or ``mail_not_sent``.
        """
        if self._mailer is None:
            raise RequestError("no_mail")
        if len(address) > _MOST_CHARACTERS or not _ADDRESS.fullmatch(address):
            raise RequestError("bad_mail_address")
        code = f"{secrets.randbelow(10**CODE_DIGITS):0{CODE_DIGITS}}"
        row = {
            "person_id": person,
            "address": address,
            "language": language,
            "confirmed": False,
            "notices": False,
            "code_hash": await self._keyed_hash.of(f"code {person} {address} {code}"),
            "code_until": clock.now() + CODE_MILLISECONDS,
        }
        async with self._database.write() as connection:
            await connection.execute(delete(MailRow).where(MailRow.person_id == person))
            await connection.execute(insert(MailRow).values(row))
        words = messages(language)
        body = words.text("mail-confirm", code=code, url=self._url)
        if not await self._mailer.send(Letter(address, words.text("mail-confirm-subject"), body)):
            raise RequestError("mail_not_sent")

    async def confirm(self, person: int, code: str) -> None:
        """Confirm an address by the code that was sent to it; notices begin.

        Raises:
            RequestError: ``wrong_mail_code``, also for one that is too old or was used.
        """
        found = await self.of(person)
        address = found.address if found else ""
        its_hash = await self._keyed_hash.of(f"code {person} {address} {code.strip()}")
        spent = (
            update(MailRow)
            .where(
                MailRow.person_id == person,
                MailRow.code_hash == its_hash,
                MailRow.code_until > clock.now(),
            )
            .values(confirmed=True, notices=True, code_hash=None)
            .returning(MailRow.person_id)
        )
        async with self._database.write() as connection:
            if await connection.scalar(spent) is None:
                raise RequestError("wrong_mail_code")

    async def change_notices(self, person: int, *, wanted: bool) -> None:
        """Begin or end notices to the confirmed address of somebody."""
        own = MailRow.person_id == person, MailRow.confirmed.is_(True)
        async with self._database.write() as connection:
            await connection.execute(update(MailRow).where(*own).values(notices=wanted))

    async def remove(self, person: int) -> None:
        """Delete the address of somebody."""
        async with self._database.write() as connection:
            await connection.execute(delete(MailRow).where(MailRow.person_id == person))

    async def unsubscribe(self, token: str) -> None:
        """End the notices that carry a token; do nothing for a token of no notice."""
        person, _, _ = token.partition("-")
        if not re.fullmatch("[0-9]{1,9}", person):
            return
        found = await self.of(int(person))
        if found is None:
            return
        genuine = await self._token(int(person), found.address)
        if hmac.compare_digest(genuine.encode(), token.encode()):
            await self.change_notices(int(person), wanted=False)

    async def write_to(self, person: int, message: str, **values: str) -> bool:
        """Send a letter to the confirmed address of somebody and tell whether nothing failed.

        Args:
            person: To whom; nothing is sent without such an address.
            message: The message of its text; that of its subject ends with ``-subject``.
            values: The values that they hold, beside the address of the server.
        """
        found = await self._confirmed(person)
        if self._mailer is None or found is None:
            return True
        words, url = messages(found.language), self._url
        subject, body = (
            words.text(one, url=url, **values) for one in (f"{message}-subject", message)
        )
        return await self._mailer.send(Letter(found.address, subject, body))

    async def notify(
        self, person: int, table_id: str, what: str, titles: Callable[[Language], str]
    ) -> bool:
        """Send a notice about a table, if somebody wants it, and tell whether nothing failed.

        Args:
            person: Whose turn it is.
            table_id: The table.
            what: The notice: ``turn``, ``reminder``, ``plan_done`` or ``plan_dropped``.
            titles: Makes the title of the table, of public facts alone, in a language.
        """
        row = await self._confirmed(person)
        if self._mailer is None or row is None or not row.notices:
            return True
        words = messages(row.language)
        unsubscribe = f"{self._url}/api/mail/unsubscribe/{await self._token(person, row.address)}"
        body = words.text(
            "mail-notice",
            notice=words.text(f"notice-{what}"),
            table=f"{self._url}/table/{table_id}",
            account=f"{self._url}/account",
        )
        return await self._mailer.send(Letter(row.address, titles(row.language), body, unsubscribe))

    async def _confirmed(self, person: int) -> Row[str, str, bool] | None:
        """Return the confirmed address of somebody, its language, and whether it gets notices."""
        query = select(MailRow.address, MailRow.language, MailRow.notices)
        own = MailRow.person_id == person, MailRow.confirmed
        async with self._database.read() as connection:
            return (await connection.execute(query.where(*own))).one_or_none()

    async def _token(self, person: int, address: str) -> str:
        """Return the token that ends notices to an address and does nothing else."""
        return f"{person}-{(await self._keyed_hash.of(f'unsubscribe {person} {address}')).hex()}"
