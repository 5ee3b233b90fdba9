"""Mail: an address is confirmed by a code, turns by days are told, one request ends it."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

import dominium
from dominium.describe import messages
from dominium.server.accounts.recovery import MAILED_MILLISECONDS
from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.common.rate_limits import RATES
from dominium.server.http.accounts import _mail_recovery_code as mail_code
from dominium.server.model.seat_clocks import DAY
from dominium.server.model.table import Seat
from dominium.server.model.table_settings import TableSettings
from dominium.server.notifications.mail import MailServer
from dominium.server.notifications.mail_addresses import CODE_MILLISECONDS
from dominium.server.services import Services
from dominium.server.storage import Job
from tests.server.conftest import RunningServer, quick
from tests.server.mail_server import Post
from tests.server.test_accounts import PASSWORD, code, enter, forget, register
from tests.server.test_recovery import ANOTHER, new_codes, recover

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from email.message import EmailMessage

    import httpx

    from dominium.server.common.settings import Settings
    from tests.server.conftest import Browser

URL = "https://play.example.org"
FROM = "games@example.org"
PATH = "/api/account/mail"
NUMBERS = iter(range(1, 1000))


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    """A mail server."""
    yield from Post().running()


@pytest.fixture(scope="module")
def settings(
    new_database: Callable[[], AbstractContextManager[str]],
    post: Post,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Settings]:
    """The settings of a server that sends mail."""
    with new_database() as database:
        folder = tmp_path_factory.mktemp("server")
        yield quick(folder, database=database, smtp=post.url, mail_from=FROM, url=URL, poll=0.1)


@pytest.fixture(scope="module")
def server(settings: Settings) -> Iterator[RunningServer]:
    """A server of these tests alone, which sends mail."""
    running = RunningServer(settings)
    running.start()
    yield running
    running.stop()


def new_address() -> str:
    """An address that no other test uses."""
    return f"person-{next(NUMBERS)}@example.org"


def give(browser: Browser, address: str, language: str = "en") -> httpx.Response:
    """Give an address to the account of a browser."""
    wish = {"address": address, "password": PASSWORD}
    return browser.http.put(PATH, params={"language": language}, json=wish)


def body_of(letter: EmailMessage) -> str:
    """The text of a letter."""
    assert letter.get_content_type() == "text/plain"
    return str(letter.get_content())


def code_in(letter: EmailMessage) -> str:
    """The code in a letter."""
    (found,) = re.findall(r"\b\d{8}\b", body_of(letter))
    return str(found)


def confirm(browser: Browser, typed: str) -> httpx.Response:
    """Type a code."""
    return browser.http.post(f"{PATH}/confirm", json={"code": typed})


@pytest.mark.both_backends
def test_an_address_is_confirmed_by_the_code_sent_to_it(post: Post, jana: Browser) -> None:
    register(jana)
    address = new_address()
    assert give(jana, address, "cs").status_code == 204
    (letter,) = post.letters(address, 1)
    assert letter["from"] == FROM
    assert letter["subject"] == messages("cs").text("mail-confirm-subject")
    assert letter["list-unsubscribe"] is None
    waiting = {"offered": True, "address": address, "confirmed": False, "notices": False}
    assert jana.get(PATH) == waiting
    right = code_in(letter)
    wrong = f"{(int(right) + 1) % 10**8:08}"
    assert code(confirm(jana, wrong)) == "wrong_mail_code"
    assert confirm(jana, f" {right} ").status_code == 204
    assert jana.get(PATH) == {**waiting, "confirmed": True, "notices": True}
    assert code(confirm(jana, right)) == "wrong_mail_code"
    assert jana.get("/api/account/export")["account"]["mail_address"] == address
    assert jana.http.delete(PATH).status_code == 204
    assert jana.get(PATH)["address"] is None
    assert forget(jana, PASSWORD).status_code == 204


def test_a_code_is_of_one_address_and_one_account(post: Post, jana: Browser, petr: Browser) -> None:
    first, second = new_address(), new_address()
    register(jana)
    register(petr)
    give(jana, first)
    give(petr, first)
    hers, his = (code_in(letter) for letter in post.letters(first, 2))
    assert code(confirm(petr, hers)) == "wrong_mail_code"
    give(petr, second)
    assert code(confirm(petr, his)) == "wrong_mail_code"


@pytest.mark.parametrize(
    "address",
    ["", "nobody", "a@b@c", "a b@example.org", "a@example.org\r\nBcc: b@example.org", "ř@x.org"],
)
def test_what_is_no_address_gets_no_mail(jana: Browser, address: str) -> None:
    register(jana)
    assert code(give(jana, address)) == "bad_mail_address"
    assert jana.get(PATH)["address"] is None


def test_an_address_needs_the_password_of_an_account(jana: Browser, petr: Browser) -> None:
    register(jana)
    wish = {"address": new_address(), "password": "wrong password"}
    assert code(jana.http.put(PATH, json=wish)) == "wrong_login"
    assert code(give(petr, new_address())) == "no_account"


def test_a_mail_server_that_takes_nothing_is_told(post: Post, jana: Browser) -> None:
    register(jana)
    post.is_full = True
    try:
        assert code(give(jana, new_address())) == "mail_not_sent"
    finally:
        post.is_full = False


def test_without_a_mail_server_none_is_offered(tmp_path_factory: pytest.TempPathFactory) -> None:
    running = RunningServer(quick(tmp_path_factory.mktemp("server")))
    running.start()
    try:
        browser = running.browser()
        register(browser)
        assert browser.get(PATH)["offered"] is False
        assert code(give(browser, new_address())) == "no_mail"
        assert code(ask(browser, "nobody")) == "no_mail"
    finally:
        running.stop()


def test_turns_by_days_are_told_by_mail_until_one_request_ends_it(
    server: RunningServer, settings: Settings, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = new_address()

    async def course() -> None:
        services = Services(settings)
        jana = await services.people.update_or_create(None, "Jana")
        await services.mail.begin(jana.id, address, "sk")
        (first,) = await asyncio.to_thread(post.letters, address, 1)
        await services.mail.confirm(jana.id, code_in(first))
        seats = (
            Seat(0, "person", "Jana", None, jana.id),
            Seat(1, "device", "Eva", None, jana.id),
        )
        game = dominium.load("block")
        table = await services.tables.open(
            jana, game, seats, TableSettings(pace="days", move_days=2)
        )
        _, turn = await asyncio.to_thread(post.letters, address, 2)
        words = messages("sk")
        assert (
            turn["subject"]
            == server.browser().get(f"/api/tables/{table.id}", language="sk")["title"]
        )
        assert body_of(turn).splitlines() == [
            words.text("notice-turn"),
            "",
            f"{URL}/table/{table.id}",
            "",
            *words.text("mail-notice", notice="", table="", account="").strip().splitlines(),
            f"{URL}/account",
        ]
        assert turn["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        link = urlsplit(turn["list-unsubscribe"].strip("<>"))
        assert f"{link.scheme}://{link.netloc}" == URL
        stranger = server.browser().http
        assert stranger.get(link.path).status_code == 302
        forged = link.path[:-1] + ("0" if link.path[-1] != "0" else "1")
        for path in (forged, "/api/mail/unsubscribe/nonsense"):
            assert stranger.post(path).status_code == 204
        assert (await services.mail.of(jana.id)).notices  # type: ignore[union-attr]
        one_click = {"List-Unsubscribe": "One-Click"}
        assert stranger.post(link.path, data=one_click).status_code == 204
        found = await services.mail.of(jana.id)
        assert found is not None
        assert (found.confirmed, found.notices) == (True, False)
        reminder = table.turn_began + 2 * DAY * 3 // 4
        monkeypatch.setattr(clock, "now", lambda: reminder)
        await services.notifier.notice(Job(table.id, "notice", reminder))
        assert len(post.letters(address, 2)) == 2
        await services.mail.change_notices(jana.id, wanted=True)
        await services.notifier.notice(Job(table.id, "notice", reminder))
        late = post.letters(address, 3)[2]
        assert body_of(late).startswith(words.text("notice-reminder"))
        await services.database.close()

    asyncio.run(course())


@pytest.mark.usefixtures("server")
def test_a_code_ends_after_an_hour(
    settings: Settings, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = new_address()

    async def course() -> None:
        services = Services(settings)
        jana = await services.people.update_or_create(None, "Jana")
        await services.mail.begin(jana.id, address, "en")
        (letter,) = await asyncio.to_thread(post.letters, address, 1)
        late = clock.now() + CODE_MILLISECONDS
        monkeypatch.setattr(clock, "now", lambda: late)
        with pytest.raises(RequestError, match="wrong_mail_code"):
            await services.mail.confirm(jana.id, code_in(letter))
        await services.database.close()

    asyncio.run(course())


def test_the_settings_of_mail_are_read_whole() -> None:
    read = MailServer.parse("smtps://club:pass%40word@mail.example.org")
    assert read == MailServer("mail.example.org", 465, True, "club", "pass@word")
    assert MailServer.parse("smtp://mail.example.org").port == 587
    with pytest.raises(ValueError, match="DOMINIUM_SMTP"):
        MailServer.parse("mail.example.org")


def with_address(browser: Browser, post: Post, language: str = "en") -> tuple[str, str]:
    """Make an account with a confirmed address; its login and the address."""
    login, address = register(browser), new_address()
    assert give(browser, address, language).status_code == 204
    assert confirm(browser, code_in(post.letters(address, 1)[0])).status_code == 204
    return login, address


def ask(browser: Browser, login: str) -> httpx.Response:
    """Ask for a recovery code by mail."""
    return browser.http.post("/api/account/recover/mail", json={"login": login})


def recovery_code_in(letter: EmailMessage) -> str:
    """The recovery code in a letter."""
    (found,) = re.findall(r"\b[0-9a-z]{4}(?:-[0-9a-z]{4}){3}\b", body_of(letter))
    return str(found)


@pytest.mark.both_backends
def test_a_mailed_code_opens_the_account_once_and_its_owner_is_told(
    server: RunningServer, post: Post, jana: Browser
) -> None:
    login, address = with_address(jana, post, "cs")
    elsewhere = server.browser()
    assert ask(elsewhere, login.upper()).status_code == 202
    letter = post.letters(address, 2)[1]
    assert letter["subject"] == messages("cs").text("mail-recover-subject")
    assert login in body_of(letter)
    assert f"{URL}/account" in body_of(letter)
    mailed = recovery_code_in(letter)
    assert recover(elsewhere, login, mailed).status_code == 200
    assert elsewhere.get("/api/account")["login"] == login
    assert jana.get("/api/account")["login"] is None
    assert enter(server.browser(), login).status_code == 403
    told = post.letters(address, 3)[2]
    words = messages("cs")
    assert told["subject"] == words.text("mail-recovered-subject")
    said = words.text("mail-recovered", login=login, url=URL)
    assert body_of(told).splitlines() == said.splitlines()
    assert code(recover(server.browser(), login, mailed)) == "wrong_recovery_code"


def test_a_mailed_code_revokes_tokens(server: RunningServer, post: Post, jana: Browser) -> None:
    login, address = with_address(jana, post)
    wish = {"password": PASSWORD, "name": "program", "scopes": ["read"]}
    assert jana.http.post("/api/account/tokens", json=wish).status_code == 201
    ask(server.browser(), login)
    elsewhere = server.browser()
    mailed = recovery_code_in(post.letters(address, 2)[1])
    assert recover(elsewhere, login, mailed).status_code == 200
    assert elsewhere.http.get("/api/account/tokens").json() == []


def test_a_printed_code_is_told_by_mail_too(
    server: RunningServer, post: Post, jana: Browser
) -> None:
    login, address = with_address(jana, post)
    assert recover(server.browser(), login, new_codes(jana)[0]).status_code == 200
    assert login in body_of(post.letters(address, 2)[1])


def test_who_asks_by_mail_learns_nothing(
    server: RunningServer, post: Post, jana: Browser, petr: Browser
) -> None:
    login, address = with_address(jana, post)
    unconfirmed, given = register(petr), new_address()
    assert give(petr, given).status_code == 204
    without = register(server.browser())
    # The mail server is slower than any answer: no time tells what it is given.
    post.is_quick.clear()
    try:
        stranger = server.browser()
        asked = [ask(stranger, one) for one in (login, unconfirmed, without, "nobody", "no login")]
    finally:
        post.is_quick.set()
    assert {(answer.status_code, answer.text) for answer in asked} == {(202, asked[0].text)}
    post.letters(address, 2)
    assert len(post.letters(given, 1)) == 1


def test_who_asks_for_somebody_else_neither_fills_the_mailbox_nor_ends_the_code(
    settings: Settings,
    server: RunningServer,
    post: Post,
    jana: Browser,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    login, _ = with_address(jana, post)

    async def course() -> None:
        services = Services(settings)
        asked = clock.now()
        made = [await services.recovery_codes.for_mail(login) for _ in range(3)]
        assert made[0] is not None
        assert made[1:] == [None, None]
        monkeypatch.setattr(clock, "now", lambda: asked + MAILED_MILLISECONDS * 2 // 3)
        newer = await services.recovery_codes.for_mail(login)
        assert newer is not None
        with pytest.raises(RequestError, match="wrong_recovery_code"):
            await services.recovery_codes.recover(login, made[0][1], ANOTHER)
        monkeypatch.setattr(clock, "now", lambda: asked + MAILED_MILLISECONDS * 2)
        with pytest.raises(RequestError, match="wrong_recovery_code"):
            await services.recovery_codes.recover(login, newer[1], ANOTHER)
        await services.database.close()

    asyncio.run(course())
    assert enter(server.browser(), login).status_code == 200


def test_a_code_that_could_not_be_mailed_is_made_anew(
    settings: Settings, post: Post, jana: Browser
) -> None:
    login, address = with_address(jana, post)

    async def course() -> None:
        services = Services(settings)
        post.is_full = True
        try:
            await mail_code(services, login)
        finally:
            post.is_full = False
        await mail_code(services, login)
        await services.database.close()

    asyncio.run(course())
    assert recovery_code_in(post.letters(address, 2)[1])


def test_a_code_of_one_account_opens_no_other(
    server: RunningServer, post: Post, jana: Browser, petr: Browser
) -> None:
    login, address = with_address(jana, post)
    other = register(petr)
    ask(server.browser(), login)
    mailed = recovery_code_in(post.letters(address, 2)[1])
    assert code(recover(server.browser(), other, mailed)) == "wrong_recovery_code"
    # Nor does the code that confirms an address, nor that of recovery confirm one.
    assert code(confirm(jana, mailed)) == "wrong_mail_code"
    assert recover(server.browser(), login, mailed).status_code == 200


def test_letters_that_one_address_asks_for_are_limited(
    post: Post, tmp_path_factory: pytest.TempPathFactory
) -> None:
    chosen = {"smtp": post.url, "mail_from": FROM, "url": URL, "limits": 1.0}
    running = RunningServer(quick(tmp_path_factory.mktemp("server"), **chosen))
    running.start()
    try:
        browser = running.browser()
        most = RATES["mails"].burst
        answers = [ask(browser, f"nobody{number}") for number in range(most + 1)]
        assert [answer.status_code for answer in answers] == [202] * most + [429]
    finally:
        running.stop()
