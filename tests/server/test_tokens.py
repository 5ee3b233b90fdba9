"""Personal tokens: made, told once, listed, revoked, and gone with the password and the account."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from dominium.server.accounts.accounts import Accounts
from dominium.server.accounts.people import People
from dominium.server.accounts.tokens import MOST_TOKENS, PREFIX, Tokens
from dominium.server.common.errors import RequestError
from dominium.server.common.settings import Settings
from dominium.server.model.viewer import hash_secret
from dominium.server.storage import Database
from dominium.server.storage.models import TokenRow
from tests.server.conftest import Browser, Json, RunningServer, stored
from tests.server.test_accounts import PASSWORD, code, forget, register

if TYPE_CHECKING:
    import httpx

PATH = "/api/account/tokens"


@pytest.fixture(scope="module")
def server(own_server: RunningServer) -> RunningServer:
    """A server of these tests alone."""
    return own_server


def ask(browser: Browser, **changes: object) -> httpx.Response:
    """Ask for a token."""
    wish = {"password": PASSWORD, "name": "my program", "scopes": ["read", "play"], **changes}
    return browser.http.post(PATH, json=wish)


def new_token(browser: Browser, **changes: object) -> Json:
    """A new token with its secret."""
    answer = ask(browser, **changes)
    assert answer.status_code == 201, answer.text
    assert answer.headers["cache-control"] == "no-store"
    made: Json = answer.json()
    return made


@pytest.mark.both_backends
def test_a_token_is_told_once_listed_and_revoked(jana: Browser, petr: Browser) -> None:
    register(jana)
    made = new_token(jana, name="  my \t program ")
    assert made["secret"].startswith(PREFIX)
    token = made["token"]
    assert (token["name"], token["scopes"], token["used"]) == ("my program", ["play", "read"], None)
    answer = jana.http.get(PATH)
    assert answer.json() == [token]
    assert made["secret"] not in answer.text
    # Nobody else can revoke it.
    register(petr)
    assert petr.http.delete(f"{PATH}/{token['id']}").status_code == 204
    assert jana.http.get(PATH).json() == [token]
    for _ in range(2):
        assert jana.http.delete(f"{PATH}/{token['id']}").status_code == 204
    assert jana.http.get(PATH).json() == []


def test_only_hashes_of_tokens_are_stored(jana: Browser, own_database: str) -> None:
    register(jana)
    secrets = [new_token(jana)["secret"] for _ in range(2)]
    assert len(set(secrets)) == 2
    assert {hash_secret(secret) for secret in secrets} <= set(
        stored(own_database, TokenRow.token_hash)
    )


def test_a_token_needs_an_account_and_its_password(jana: Browser) -> None:
    assert code(ask(jana)) == code(jana.http.get(PATH)) == "no_account"
    jana.http.post("/api/me", json={"name": "Jana"})
    assert code(ask(jana)) == "no_account"
    register(jana)
    assert code(ask(jana, password="wrong password")) == "wrong_login"  # noqa: S106
    assert code(ask(jana, name="  ")) == "bad_name"
    for scopes in ([], ["everything"], ["play"] * 5):
        assert code(ask(jana, scopes=scopes)) == "bad_message"
    assert jana.http.get(PATH).json() == []


@pytest.mark.both_backends
def test_an_account_has_a_bounded_number_of_tokens(jana: Browser) -> None:
    register(jana)
    for _ in range(MOST_TOKENS - 1):
        new_token(jana)
    with ThreadPoolExecutor(4) as together:
        answers = list(together.map(lambda _: ask(jana).status_code, range(4)))
    assert sorted(answers) == [201, 409, 409, 409]
    assert code(ask(jana)) == "too_many_tokens"
    assert len(jana.http.get(PATH).json()) == MOST_TOKENS


def test_another_password_revokes_all_tokens(server: RunningServer, jana: Browser) -> None:
    login = register(jana)
    new_token(jana)
    codes = jana.http.post("/api/account/recovery-codes", json={"password": PASSWORD}).json()
    wish = {"old": PASSWORD, "new": "another good one"}
    assert jana.http.post("/api/account/password", json=wish).status_code == 204
    assert jana.http.get(PATH).json() == []

    new_token(jana, password="another good one")  # noqa: S106
    elsewhere = server.browser()
    wish = {"login": login, "code": codes["codes"][0], "password": PASSWORD}
    assert elsewhere.http.post("/api/account/recover", json=wish).status_code == 200
    assert elsewhere.http.get(PATH).json() == []


@pytest.mark.usefixtures("own_server")
def test_no_token_outlives_the_password_it_was_asked_with(own_database: str) -> None:
    async def course() -> None:
        database = Database(Settings(database=own_database).database_url)
        accounts, tokens = Accounts(database), Tokens(database)
        person = await People(database).update_or_create(None, "Jana")
        account = await accounts.register(person, "late", PASSWORD)
        await accounts.change_password(account, "another good one")
        with pytest.raises(RequestError, match="wrong_login"):
            await tokens.make(account, "late", ["play"])
        assert await tokens.of(account) == []
        await database.close()

    asyncio.run(course())


def test_tokens_are_exported_without_secrets_and_forgotten(
    jana: Browser, own_database: str
) -> None:
    register(jana)
    secret = new_token(jana)["secret"]
    (told,) = jana.get("/api/account/export")["tokens"]
    assert (told["name"], told["scopes"]) == ("my program", ["play", "read"])
    assert told.keys() == {"name", "scopes", "created_at", "used_at"}
    assert forget(jana, PASSWORD).status_code == 204
    assert hash_secret(secret) not in stored(own_database, TokenRow.token_hash)
