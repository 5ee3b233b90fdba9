"""People: names are cleaned, secrets and invitations are stored only as hashes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from dominium.server.people import (
    LONGEST_NAME,
    People,
    Person,
    clean_name,
    hash_secret,
    invitation_token,
)
from dominium.server.refusals import Refused
from dominium.server.storage import Database, PersonRow

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("given_name", "cleaned"),
    [
        ("Jana", "Jana"),
        ("  Jana \t Nová\n", "Jana Nová"),
        ("Ja\x00na\u202e", "Jana"),
        ("\u200bPetr\x7f", "Petr"),
        ("Jana \u200b Nová", "Jana Nová"),
        ("Z\u200b\u030cofie", "Žofie"),
        ("Žofie", "Žofie"),
        ("Z\u030cofie", "Žofie"),
        ("日本", "日本"),
        ("x" * 40, "x" * 40),
    ],
)
def test_names_lose_what_cannot_be_read(given_name: str, cleaned: str) -> None:
    assert clean_name(given_name) == cleaned


@pytest.mark.parametrize("name", ["", " ", "\x00\x01", "\u200b \u202e", "x" * 41])
def test_names_that_are_none_are_refused(name: str) -> None:
    with pytest.raises(Refused) as refusal:
        clean_name(name)
    assert refusal.value.code == "bad_name"


@given(st.text(max_size=60))
def test_a_clean_name_stays_as_it_is(text: str) -> None:
    try:
        name = clean_name(text)
    except Refused:
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= LONGEST_NAME
    assert name.isprintable()


def test_a_person_is_known_again_by_the_secret_alone(tmp_path: Path) -> None:
    async def course() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'people.sqlite3'}")
        await database.migrate()
        people = People(database)
        jana = await people.welcome(None, "Jana")
        petr = await people.welcome(None, "Petr")
        assert jana.secret != petr.secret
        assert await people.find(jana.secret) == jana
        assert await people.find(jana.secret[:-1]) is None
        assert await people.find("x" * 5000) is None
        assert await people.find(None) is None
        renamed = await people.welcome(jana, "Jana Nová")
        assert renamed == Person(jana.id, "Jana Nová", jana.secret)
        assert await people.find(jana.secret) == renamed
        async with database.read() as connection:
            hashes = set(await connection.scalars(select(PersonRow.secret_hash)))
        assert hashes == {hash_secret(jana.secret), hash_secret(petr.secret)}
        await database.close()
        secrets.append(jana.secret)

    secrets: list[str] = []
    asyncio.run(course())
    for file in tmp_path.iterdir():
        assert secrets[0].encode() not in file.read_bytes()


def test_invitations_follow_from_the_creators_secret_table_and_seat() -> None:
    token = invitation_token("secret", "table", 1)
    assert token == invitation_token("secret", "table", 1)
    others = {
        invitation_token("secret", "table", 2),
        invitation_token("secret", "other", 1),
        invitation_token("Secret", "table", 1),
    }
    assert len(others | {token}) == 4
    assert len(token) == 24
