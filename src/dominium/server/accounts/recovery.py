"""Recovery codes: by one of them somebody whose password is lost enters the account again.

They are made on demand, shown once and meant for paper. Each is good once, and new ones end those
before. Where the server sends mail, one that is good for a short time goes to the confirmed address
of the account. They are written in Crockford's Base32, which has no letters that look like digits.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, func, insert, or_, select, update

from dominium.server.accounts.passwords import check_password, counted_login
from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.storage.models import AccountRow, MailRow, RecoveryCodeRow
from dominium.server.storage.server_keys import KeyedHash

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from dominium.server.accounts.accounts import Account, Accounts
    from dominium.server.storage import Database

CODES: Final = 10
MAILED_MILLISECONDS: Final = 30 * 60_000
"""The time for which a mailed code is good."""
_SYMBOLS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
_LENGTH: Final = 16  # 80 bits: nobody finds one by trying, not even whoever reads the hashes
_GROUP: Final = 4
_READ_AS: Final = str.maketrans("oil", "011", "- \u2010\u2011\u2013")


class RecoveryCodes:
    """The recovery codes of all accounts, of which only keyed hashes are stored.

    Args:
        database: The database that stores them.
        accounts: The accounts that are entered by them.
    """

    def __init__(self, database: Database, accounts: Accounts) -> None:
        self._database = database
        self._accounts = accounts
        self._keyed_hash = KeyedHash(database, "recovery_key")

    async def left(self, account: Account) -> int:
        """Count the codes of an account that are still good."""
        query = select(func.count()).where(RecoveryCodeRow.person_id == account.person.id)
        async with self._database.read() as connection:
            return await connection.scalar(query) or 0

    async def renew(self, account: Account) -> list[str]:
        """Make new codes in place of all codes before; return them, as they are read."""
        codes = [_new_code() for _ in range(CODES)]
        owner = {"person_id": account.person.id, "created_at": clock.now()}
        rows = [{**owner, "code_hash": await self._hash(account.login, code)} for code in codes]
        old = delete(RecoveryCodeRow).where(RecoveryCodeRow.person_id == account.person.id)
        async with self._database.write() as connection:
            await connection.execute(old)
            await connection.execute(insert(RecoveryCodeRow), rows)
        return codes

    async def for_mail(self, login: str) -> tuple[Account, str] | None:
        """Make a code for the confirmed address of an account, in place of the one before.

        As long as half of the time of the one before is left, none is made: nobody fills the
        mailbox of somebody else, and a letter that has just come is good whoever asks again.

        Returns:
            The account and the code; None where nothing is to be mailed.
        """
        account = await self._accounts.by_login(login)
        if account is None:
            return None
        code, now = _new_code(), clock.now()
        is_old = MailRow.code_until < now + MAILED_MILLISECONDS // 2
        made = (
            update(MailRow)
            .where(MailRow.person_id == account.person.id, MailRow.confirmed)
            .where(or_(MailRow.code_hash.is_(None), is_old))
            .values(
                code_hash=await self._hash(account.login, code),
                code_until=now + MAILED_MILLISECONDS,
            )
            .returning(MailRow.person_id)
        )
        async with self._database.write() as connection:
            return (account, code) if await connection.scalar(made) is not None else None

    async def withdraw(self, account: Account, code: str) -> None:
        """Withdraw a code that could not be mailed, so that another one can be asked for."""
        its_hash = MailRow.code_hash == await self._hash(account.login, code)
        async with self._database.write() as connection:
            await connection.execute(update(MailRow).where(its_hash).values(code_hash=None))

    async def recover(self, login: str, code: str, password: str) -> Account:
        """Spend a code and store another password.

        Args:
            login: The login of the account.
            code: One of its codes, printed or mailed, however it is spaced.
            password: The password from now on.

        Returns:
            The account.

        Raises:
            RequestError: ``wrong_recovery_code``, the same and after the same time for an unknown
                login and a wrong, old or spent code; or the errors of ``check_password``.
        """
        account, login = await self._accounts.by_login(login), counted_login(login)
        check_password(password, login)
        kept = await self._accounts.hash(password)
        its_hash = await self._hash(login, code)
        async with self._database.write() as connection:
            person = await _spend(connection, its_hash)
            if account is None or person != account.person.id:
                raise RequestError("wrong_recovery_code")
            own = AccountRow.person_id == person
            await connection.execute(update(AccountRow).where(own).values(password_hash=kept))
        return replace(account, password=kept)

    async def _hash(self, login: str, code: str) -> bytes:
        plain = code.casefold().translate(_READ_AS)
        return await self._keyed_hash.of(f"{login} {plain}")


async def _spend(connection: AsyncConnection, its_hash: bytes) -> int | None:
    """Spend a code, and return whose it was; None where there is no such code."""
    printed = delete(RecoveryCodeRow).where(RecoveryCodeRow.code_hash == its_hash)
    mailed = (
        update(MailRow)
        .where(MailRow.code_hash == its_hash, MailRow.code_until > clock.now())
        .values(code_hash=None)
    )
    of_paper = await connection.scalar(printed.returning(RecoveryCodeRow.person_id))
    of_mail = await connection.scalar(mailed.returning(MailRow.person_id))
    return of_mail if of_paper is None else of_paper


def _new_code() -> str:
    symbols = "".join(secrets.choice(_SYMBOLS) for _ in range(_LENGTH))
    return "-".join(symbols[at : at + _GROUP] for at in range(0, _LENGTH, _GROUP))
