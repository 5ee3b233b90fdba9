"""Recovery codes: made, told once, spent once, renewed, guessed in vain and forgotten."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from dominium.server.accounts.recovery import CODES
from dominium.server.storage.models import RecoveryCodeRow
from tests.server.conftest import BOT, ME, Browser, RunningServer, stored
from tests.server.test_accounts import PASSWORD, code, enter, forget, register, tables_of

if TYPE_CHECKING:
    import httpx

ANOTHER = "another good one"
WRONG_CODE = "0000-0000-0000-0000"


@pytest.fixture(scope="module")
def server(own_server: RunningServer) -> RunningServer:
    """A server of these tests alone."""
    return own_server


def new_codes(browser: Browser) -> list[str]:
    """New recovery codes."""
    answer = browser.http.post("/api/account/recovery-codes", json={"password": PASSWORD})
    assert answer.status_code == 201, answer.text
    assert answer.headers["cache-control"] == "no-store"
    codes: list[str] = answer.json()["codes"]
    return codes


def recover(browser: Browser, login: str, code: str, **wishes: object) -> httpx.Response:
    """Try to enter an account by a recovery code."""
    wish = {"login": login, "code": code, "password": ANOTHER, **wishes}
    return browser.http.post("/api/account/recover", json=wish)


@pytest.mark.both_backends
def test_a_code_opens_the_account_once(server: RunningServer, jana: Browser) -> None:
    login = register(jana)
    codes = new_codes(jana)
    assert len(set(codes)) == CODES == jana.get("/api/account")["recovery_codes"]
    elsewhere = server.browser()
    entered = recover(elsewhere, login, codes[0])
    assert (entered.status_code, entered.json()["login"]) == (200, login)
    assert elsewhere.get("/api/account")["login"] == login
    assert elsewhere.get("/api/account")["recovery_codes"] == CODES - 1
    # Whoever found the password out, or sits at a browser of theirs, is out.
    assert jana.get("/api/account")["login"] is None
    assert enter(server.browser(), login).status_code == 403
    assert enter(server.browser(), login, ANOTHER).status_code == 200
    assert code(recover(server.browser(), login, codes[0])) == "wrong_recovery_code"


def test_of_two_who_spend_a_code_at_once_one_enters(server: RunningServer, jana: Browser) -> None:
    login = register(jana)
    spent = new_codes(jana)[0]
    browsers = [server.browser() for _ in range(4)]
    with ThreadPoolExecutor(4) as together:
        answers = together.map(lambda each: recover(each, login, spent).status_code, browsers)
    assert sorted(answers) == [200, 403, 403, 403]


@pytest.mark.parametrize("written", ["{0}", " {1} ", "{2}"])
def test_a_code_is_read_however_it_is_written(
    server: RunningServer, jana: Browser, written: str
) -> None:
    login = register(jana)
    printed = new_codes(jana)[0]
    spaced = printed.replace("-", " ").upper()
    look_alikes = printed.replace("-", "").replace("0", "O").replace("1", "l")
    typed = written.format(printed, spaced, look_alikes)
    assert recover(server.browser(), login, typed).status_code == 200


def test_new_codes_end_those_before(server: RunningServer, jana: Browser) -> None:
    login = register(jana)
    before, after = new_codes(jana), new_codes(jana)
    assert not set(before) & set(after)
    assert code(recover(server.browser(), login, before[0])) == "wrong_recovery_code"
    assert recover(server.browser(), login, after[0]).status_code == 200


def test_codes_need_the_password_of_the_account(jana: Browser, petr: Browser) -> None:
    register(jana)
    path = "/api/account/recovery-codes"
    assert code(jana.http.post(path, json={"password": "wrong password"})) == "wrong_login"
    assert code(petr.http.post(path, json={"password": PASSWORD})) == "no_account"


def test_a_code_opens_no_other_account(server: RunningServer, jana: Browser, petr: Browser) -> None:
    register(jana)
    other = register(petr)
    assert code(recover(server.browser(), other, new_codes(jana)[0])) == "wrong_recovery_code"


def test_recovery_tells_nobody_whether_a_login_exists(server: RunningServer, jana: Browser) -> None:
    login = register(jana)
    new_codes(jana)
    without_codes = register(server.browser())
    stranger = server.browser()
    answers = [
        recover(stranger, tried, WRONG_CODE)
        for tried in (login, without_codes, "nobody-here", "not a login")
    ]
    assert {answer.status_code for answer in answers} == {403}
    assert len({answer.text for answer in answers}) == 1
    assert code(recover(stranger, login, WRONG_CODE, password="short")) == (  # noqa: S106
        code(recover(stranger, "nobody-here", WRONG_CODE, password="short"))  # noqa: S106
    )


def test_a_refused_password_spends_no_code(server: RunningServer, jana: Browser) -> None:
    login = register(jana)
    kept = new_codes(jana)[0]
    refused = recover(server.browser(), login, kept, password="short")  # noqa: S106
    assert code(refused) == "short_password"
    assert recover(server.browser(), login, kept).status_code == 200


def test_tables_of_the_browser_are_taken_along(server: RunningServer, jana: Browser) -> None:
    login = register(jana)
    codes = new_codes(jana)
    elsewhere = server.browser()
    table = elsewhere.open_table([ME, BOT])["table"]
    assert recover(elsewhere, login, codes[0]).status_code == 200
    assert tables_of(elsewhere) == {table}


def test_only_hashes_are_stored_and_they_go_with_the_account(
    own_database: str, jana: Browser
) -> None:
    register(jana)
    before = stored(own_database, RecoveryCodeRow.code_hash)
    codes = new_codes(jana)
    hashes = set(stored(own_database, RecoveryCodeRow.code_hash)) - set(before)
    assert len(hashes) == CODES
    assert not any(code.replace("-", "").encode() in kept for code in codes for kept in hashes)
    assert jana.get("/api/account/export")["account"]["recovery_codes"] == CODES
    assert forget(jana, PASSWORD).status_code == 204
    assert set(stored(own_database, RecoveryCodeRow.code_hash)) == set(before)
