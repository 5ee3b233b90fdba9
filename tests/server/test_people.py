"""People: names are cleaned, invitations cannot be guessed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from dominium.server.accounts.people import People
from dominium.server.common.errors import RequestError
from dominium.server.model.viewer import LONGEST_NAME, Person, clean_name, invitation_token
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
    with pytest.raises(RequestError) as refusal:
        clean_name(name)
    assert refusal.value.code == "bad_name"


@given(st.text(max_size=60))
def test_a_clean_name_stays_as_it_is(text: str) -> None:
    try:
        name = clean_name(text)
    except RequestError:
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= LONGEST_NAME
    assert name.isprintable()


def test_a_person_keeps_the_number_and_takes_the_last_name(tmp_path: Path) -> None:
    async def course() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'people.sqlite3'}")
        await database.migrate()
        people = People(database)
        jana = await people.update_or_create(None, "Jana")
        petr = await people.update_or_create(None, "Petr")
        assert jana.id != petr.id
        assert await people.update_or_create(jana, "Jana Nová") == Person(jana.id, "Jana Nová")
        async with database.read() as connection:
            names = list(await connection.scalars(select(PersonRow.name).order_by(PersonRow.id)))
        assert names == ["Jana Nová", "Petr"]
        await database.close()

    asyncio.run(course())


def test_invitations_follow_from_seed_table_and_seat() -> None:
    token = invitation_token(b"seed", "table", 1)
    assert token == invitation_token(b"seed", "table", 1)
    others = {
        invitation_token(b"seed", "table", 2),
        invitation_token(b"seed", "other", 1),
        invitation_token(b"Seed", "table", 1),
    }
    assert len(others | {token}) == 4
    assert len(token) == 24
