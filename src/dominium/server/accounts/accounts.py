"""The accounts that people made, and letting them in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from dominium.server import clock
from dominium.server.accounts.passwords import Passwords, check_password, clean_login
from dominium.server.people import Person
from dominium.server.refusals import Refused
from dominium.server.storage.models import AccountRow, PersonRow

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Update

    from dominium.server.storage import Database


@dataclass(frozen=True, slots=True)
class Account:
    """What lets a person in from other devices.

    Attributes:
        person: Whose it is.
        login: By what they are let in.
        public: Whether they want to be found by others.
        password: The password as it is kept.
    """

    person: Person
    login: str
    public: bool
    password: str


class Accounts:
    """Everybody who has an account.

    Args:
        database: Where they are kept.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._passwords = Passwords()

    async def of(self, person: Person | None) -> Account | None:
        """The account of somebody, if they made one."""
        return await self._find(AccountRow.person_id == person.id) if person else None

    async def public(self, login: str) -> Account:
        """The account of a login that wants to be found.

        Raises:
            Refused: ``unknown_player``, also when there is such an account.
        """
        try:
            account = await self._find(AccountRow.login == clean_login(login))
        except Refused:
            account = None
        if account is None or not account.public:
            raise Refused("unknown_player")
        return account

    async def check_new(self, person: Person | None, login: str, password: str) -> None:
        """Let an account through that can be made.

        Args:
            person: Whose it shall be, if it is somebody who is known already.
            login: By what they want to be let in.
            password: The password they want.

        Raises:
            Refused: ``bad_login``, ``login_taken``, ``already_registered``, or what is wrong with
                the password.
        """
        login = clean_login(login)
        check_password(password, login)
        if await self.of(person) is not None:
            raise Refused("already_registered")
        if await self._find(AccountRow.login == login) is not None:
            raise Refused("login_taken")

    async def register(self, person: Person, login: str, password: str) -> Account:
        """Give somebody an account, of which others learn nothing until they want it.

        Raises:
            Refused: What ``check_new`` refuses.
        """
        await self.check_new(person, login, password)
        login = clean_login(login)
        kept = await self._passwords.hash(password)
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
            raise Refused(taken) from None
        return Account(person, login, public=False, password=kept)

    async def enter(self, login: str, password: str) -> Account:
        """The account of a login and its password.

        Raises:
            Refused: ``wrong_login``, whether or not there is such a login.
        """
        try:
            account = await self._find(AccountRow.login == clean_login(login))
        except Refused:
            account = None
        await self.prove(account, password)
        if account is None:
            raise Refused("wrong_login")
        if self._passwords.is_outdated(account.password):
            await self._keep(account, await self._passwords.hash(password))
        return account

    async def prove(self, account: Account | None, password: str) -> None:
        """Let somebody through who knows the password of an account.

        Raises:
            Refused: ``wrong_login``, also when there is no account, after the same time.
        """
        if not await self._passwords.fits(account.password if account else None, password):
            raise Refused("wrong_login")

    async def change_password(self, account: Account, new: str) -> None:
        """Keep another password.

        Raises:
            Refused: What is wrong with it.
        """
        check_password(new, account.login)
        await self._keep(account, await self._passwords.hash(new))

    async def change_public(self, account: Account, *, public: bool) -> None:
        """Let somebody be found, or no more."""
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
