"""Accounts: registration, login and passwords."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from dominium.server.accounts.passwords import Passwords, check_password, clean_login
from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.model.viewer import Person
from dominium.server.storage.models import AccountRow, PersonRow

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Update

    from dominium.server.storage import Database


@dataclass(frozen=True, slots=True)
class Account:
    """An account, by which a person logs in from other devices.

    Attributes:
        person: The owner.
        login: The name by which they log in.
        public: True if others may find them.
        password: The hash of the password.
    """

    person: Person
    login: str
    public: bool
    password: str


class Accounts:
    """The accounts of all people.

    Args:
        database: The database that stores them.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._passwords = Passwords()

    async def of(self, person: Person | None) -> Account | None:
        """Return the account of a person; None if they have none."""
        return await self._find(AccountRow.person_id == person.id) if person else None

    async def by_login(self, login: str) -> Account | None:
        """Return the account of a login; None if there is none, or could be none."""
        try:
            return await self._find(AccountRow.login == clean_login(login))
        except RequestError:
            return None

    async def public(self, login: str) -> Account:
        """Return the account of a login that others may find.

        Raises:
            RequestError: ``unknown_player``, also when there is an account that is not public.
        """
        account = await self.by_login(login)
        if account is None or not account.public:
            raise RequestError("unknown_player")
        return account

    async def check_new(self, person: Person | None, login: str, password: str) -> None:
        """Check that an account can be created.

        Args:
            person: The future owner, if the server knows them already.
            login: The login they want.
            password: The password they want.

        Raises:
            RequestError: ``bad_login``, ``login_taken``, ``already_registered``, or what is wrong
                with the password.
        """
        login = clean_login(login)
        check_password(password, login)
        if await self.of(person) is not None:
            raise RequestError("already_registered")
        if await self._find(AccountRow.login == login) is not None:
            raise RequestError("login_taken")

    async def register(self, person: Person, login: str, password: str) -> Account:
        """Create an account, which others cannot find until its owner wants it.

        Raises:
            RequestError: The errors of ``check_new``.
        """
        await self.check_new(person, login, password)
        login = clean_login(login)
        kept = await self.hash(password)
        row = {
            "person_id": person.id,
            "login": login,
            "password_hash": kept,
            "public": False,
            "created_at": clock.now(),
        }
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(AccountRow).values(row))
        except IntegrityError:
            taken = "already_registered" if await self.of(person) else "login_taken"
            raise RequestError(taken) from None
        return Account(person, login, public=False, password=kept)

    async def log_in(self, login: str, password: str) -> Account:
        """Check a login and its password, and return the account.

        Raises:
            RequestError: ``wrong_login``, the same for an unknown login and a wrong password.
        """
        account = await self.by_login(login)
        await self.reauthenticate(account, password)
        if account is None:
            raise RequestError("wrong_login")
        if self._passwords.is_outdated(account.password):
            await self._keep(account, await self.hash(password))
        return account

    async def reauthenticate(self, account: Account | None, password: str) -> None:
        """Check the password of an account.

        Raises:
            RequestError: ``wrong_login``, also when there is no account, after the same time.
        """
        if not await self._passwords.matches(account.password if account else None, password):
            raise RequestError("wrong_login")

    async def change_password(self, account: Account, new: str) -> None:
        """Store another password.

        Raises:
            RequestError: The errors of ``check_password``.
        """
        check_password(new, account.login)
        await self._keep(account, await self.hash(new))

    async def hash(self, password: str) -> str:
        """Return the hash of a password, as it is stored."""
        return await self._passwords.hash(password)

    async def change_public(self, account: Account, *, public: bool) -> None:
        """Let others find somebody, or no longer."""
        async with self._database.write() as connection:
            await connection.execute(_update(account).values(public=public))

    async def _keep(self, account: Account, password_hash: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(_update(account).values(password_hash=password_hash))

    async def _find(self, which: ColumnElement[bool]) -> Account | None:
        query = (
            select(
                AccountRow.person_id,
                PersonRow.name,
                AccountRow.login,
                AccountRow.public,
                AccountRow.password_hash,
            )
            .join(PersonRow, PersonRow.id == AccountRow.person_id)
            .where(which)
        )
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        return Account(Person(row.person_id, row.name), row.login, row.public, row.password_hash)


def _update(account: Account) -> Update:
    return update(AccountRow).where(AccountRow.person_id == account.person.id)
