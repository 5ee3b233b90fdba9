"""Personal tokens: by one of them a program acts for an account, as far as its scopes reach.

A token is shown once, when it is made; only its hash is stored. It is good until it is revoked, or
the password of the account is replaced.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, get_args

from sqlalchemy import delete, func, insert, select, update

from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.model.viewer import Person, Scope, clean_name, hash_secret
from dominium.server.storage.models import AccountRow, PersonRow, TokenRow

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import ColumnElement, Row

    from dominium.server.accounts.accounts import Account
    from dominium.server.storage import Database

MOST_TOKENS: Final = 20
# By this secret scanners and people know what they have found.
PREFIX: Final = "dominium_"
DAY: Final = 24 * 3600 * 1000


@dataclass(frozen=True, slots=True)
class Token:
    """A personal token, without its secret.

    Attributes:
        id: The number by which it is revoked.
        person: The person it acts for.
        name: What its owner calls it.
        scopes: What it may be used for.
        created_at: The time when it was made, in milliseconds since 1970.
        used_at: The beginning of the day when it was last used; None before its first use.
    """

    id: int
    person: Person
    name: str
    scopes: tuple[Scope, ...]
    created_at: int
    used_at: int | None


class Tokens:
    """The personal tokens of all accounts, of which only hashes are stored.

    Args:
        database: The database that stores them.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, account: Account) -> list[Token]:
        """Return the tokens of an account, the oldest first."""
        return await self._find(TokenRow.person_id == account.person.id)

    async def make(
        self, account: Account, name: str, scopes: Collection[Scope]
    ) -> tuple[str, Token]:
        """Make a token for an account.

        Args:
            account: The account.
            name: What its owner calls it.
            scopes: What it may be used for.

        Returns:
            The secret, which nobody can look up later, and the token.

        Raises:
            RequestError: ``bad_name``, or ``too_many_tokens``.
        """
        secret = PREFIX + secrets.token_urlsafe(32)
        row = {
            "token_hash": hash_secret(secret),
            "person_id": account.person.id,
            "name": clean_name(name),
            "scopes": [scope for scope in get_args(Scope) if scope in scopes],
            "created_at": clock.now(),
        }
        own = TokenRow.person_id == account.person.id
        person = select(PersonRow.id).where(PersonRow.id == account.person.id)
        async with self._database.write() as connection:
            await connection.execute(person.with_for_update(key_share=True))
            if (await connection.scalar(select(func.count()).where(own)) or 0) >= MOST_TOKENS:
                raise RequestError("too_many_tokens")
            await connection.execute(insert(TokenRow).values(row))
        (made,) = await self._find(TokenRow.token_hash == row["token_hash"])
        return secret, made

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
        await self._delete(TokenRow.id == number, TokenRow.person_id == account.person.id)

    async def revoke_all(self, account: Account) -> None:
        """Revoke all tokens of an account."""
        await self._delete(TokenRow.person_id == account.person.id)

    async def _delete(self, *which: ColumnElement[bool]) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(TokenRow).where(*which))

    async def _find(self, which: ColumnElement[bool]) -> list[Token]:
        query = (
            select(
                TokenRow.id,
                TokenRow.person_id,
                PersonRow.name.label("person_name"),
                TokenRow.name,
                TokenRow.scopes,
                TokenRow.created_at,
                TokenRow.used_at,
            )
            .join(PersonRow, PersonRow.id == TokenRow.person_id)
            .join(AccountRow, AccountRow.person_id == TokenRow.person_id)
            .where(which)
            .order_by(TokenRow.id)
        )
        async with self._database.read() as connection:
            return [_token(row) for row in (await connection.execute(query)).all()]


def _token(row: Row[int, int, str | None, str, list[Scope], int, int | None]) -> Token:
    person = Person(row.person_id, row.person_name)
    return Token(row.id, person, row.name, tuple(row.scopes), row.created_at, row.used_at)
