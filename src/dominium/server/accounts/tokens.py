"""Personal tokens: by one of them a program acts for an account, or for a bot of its owner.

It may do what its scopes allow. A token is shown once, when it is made; only its hash is stored.
It is good until it is revoked, or the password of the account is replaced.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias, get_args

from sqlalchemy import delete, func, insert, or_, select, update

from dominium.server.accounts.observers import AccessObservers
from dominium.server.accounts.own_bots import named_bot
from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.model.viewer import Person, Scope, clean_name, hash_secret
from dominium.server.storage.models import AccountRow, BotRow, PersonRow, TokenRow
from dominium.server.storage.owners import bots_of

if TYPE_CHECKING:
    from collections.abc import Collection
    from contextlib import AbstractContextManager

    from sqlalchemy import ColumnElement, Row

    from dominium.server.accounts.accounts import Account
    from dominium.server.accounts.observers import AccessObserver
    from dominium.server.storage import Database

MOST_TOKENS: Final = 20
# By this secret scanners and people know what they have found.
PREFIX: Final = "dominium_"
DAY: Final = 24 * 3600 * 1000

_Found: TypeAlias = "Row[int, int, str | None, int | None, str, str, list[Scope], int, int | None]"


@dataclass(frozen=True, slots=True)
class Token:
    """A personal token, without its secret.

    Attributes:
        id: The number by which it is revoked.
        person: The person it acts for: its owner, or a bot of theirs.
        login: The login of its owner.
        name: What its owner calls it; with the scope ``bot`` the name of the bot.
        scopes: What it may be used for.
        created_at: The time when it was made, in milliseconds since 1970.
        used_at: The beginning of the day when it was last used; None before its first use.
    """

    id: int
    person: Person
    login: str
    name: str
    scopes: tuple[Scope, ...]
    created_at: int
    used_at: int | None

    @property
    def owner(self) -> int:
        """The person who has made it, by number."""
        return self.person.owner or self.person.id


class Tokens:
    """The personal tokens of all accounts, of which only hashes are stored.

    Args:
        database: The database that stores them.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._observers = AccessObservers[Token]()

    def observing(
        self, token: Token | None, observer: AccessObserver
    ) -> AbstractContextManager[None]:
        """Notify an observer when its token is over, as long as the block lasts."""
        return self._observers.observing(token, observer)

    async def look(self) -> None:
        """Notify the observers of tokens that are over, whichever process revoked them.

        So are those of people who are banned, and of their bots.
        """
        now = clock.now()
        over = {token.id for token in self._observers.observed}
        there = await self._database.look_up(_THERE, [(token, now) for token in over])
        over.difference_update(token for (token,) in there)
        self._observers.tell(lambda observed: observed.id in over)

    async def of(self, account: Account) -> list[Token]:
        """Return the tokens of an account, the oldest first."""
        return await self._find(_of(account))

    async def make(
        self, account: Account, name: str, scopes: Collection[Scope]
    ) -> tuple[str, Token]:
        """Make a token for an account; with the scope ``bot`` for a bot of it, new or not.

        Args:
            account: The account.
            name: What its owner calls it.
            scopes: What it may be used for.

        Returns:
            The secret, which nobody can look up later, and the token.

        Raises:
            RequestError: ``bad_name``, ``too_many_tokens``, ``too_many_bots``, or ``wrong_login``
                where the account was deleted, or its password replaced, since it was found.
        """
        secret, now = PREFIX + secrets.token_urlsafe(32), clock.now()
        allowed = tuple(scope for scope in get_args(Scope) if scope in scopes)
        cleaned = clean_name(name)
        person = account.person
        same = select(AccountRow.person_id).where(
            AccountRow.person_id == account.person.id, AccountRow.password_hash == account.password
        )
        async with self._database.write() as connection:
            if await connection.scalar(same.with_for_update()) is None:
                raise RequestError("wrong_login")
            held = await connection.scalar(select(func.count(TokenRow.id)).where(_of(account)))
            if (held or 0) >= MOST_TOKENS:
                raise RequestError("too_many_tokens")
            if "bot" in allowed:
                person = await named_bot(connection, account.person.id, cleaned)
            row = {
                "token_hash": hash_secret(secret),
                "person_id": person.id,
                "name": cleaned,
                "scopes": list(allowed),
                "created_at": now,
            }
            made = insert(TokenRow).values(row).returning(TokenRow.id)
            number: int = (await connection.execute(made)).scalar_one()
        return secret, Token(number, person, account.login, cleaned, allowed, now, None)

    async def use(self, secret: str) -> Token:
        """Return the token of a secret, and note the day of its use.

        Raises:
            RequestError: ``bad_token`` when there is none, or no longer.
        """
        found = await self._find(TokenRow.token_hash == hash_secret(secret))
        if not found:
            raise RequestError("bad_token")
        (token,) = found
        today = clock.now() // DAY * DAY
        if token.used_at is None or token.used_at < today:
            async with self._database.write() as connection:
                await connection.execute(
                    update(TokenRow).where(TokenRow.id == token.id).values(used_at=today)
                )
        return token

    async def revoke(self, account: Account, number: int) -> None:
        """Revoke a token of an account; doing so twice changes nothing more."""
        await self._delete(_of(account), TokenRow.id == number)
        self._observers.tell(lambda token: (token.owner, token.id) == (account.person.id, number))

    async def revoke_all(self, account: Account) -> None:
        """Revoke all tokens of an account."""
        await self._delete(_of(account))
        self._observers.tell(lambda token: token.owner == account.person.id)

    async def _delete(self, *which: ColumnElement[bool]) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(TokenRow).where(*which))

    async def _find(self, which: ColumnElement[bool]) -> list[Token]:
        query = (
            select(
                TokenRow.id,
                TokenRow.person_id,
                PersonRow.name.label("person_name"),
                BotRow.owner_id,
                AccountRow.login,
                TokenRow.name,
                TokenRow.scopes,
                TokenRow.created_at,
                TokenRow.used_at,
            )
            .join(PersonRow, PersonRow.id == TokenRow.person_id)
            .outerjoin(BotRow, BotRow.person_id == TokenRow.person_id)
            .join(
                AccountRow,
                AccountRow.person_id == func.coalesce(BotRow.owner_id, TokenRow.person_id),
            )
            .where(which)
            .order_by(TokenRow.id)
        )
        async with self._database.read() as connection:
            return [_token(row) for row in (await connection.execute(query)).all()]


_THERE: Final = (
    "SELECT id FROM token WHERE id = ? AND NOT EXISTS (SELECT 1 FROM ban"
    " WHERE ban.person_id IN"
    " (token.person_id, (SELECT owner_id FROM bot WHERE bot.person_id = token.person_id))"
    " AND (ban.until IS NULL OR ban.until > ?))"
)


def _of(account: Account) -> ColumnElement[bool]:
    """Return the condition for the tokens of an account, those of its bots too."""
    person = account.person.id
    return or_(TokenRow.person_id == person, TokenRow.person_id.in_(bots_of(person)))


def _token(row: _Found) -> Token:
    return Token(
        row.id,
        Person(row.person_id, row.person_name, row.owner_id),
        row.login,
        row.name,
        tuple(row.scopes),
        row.created_at,
        row.used_at,
    )
