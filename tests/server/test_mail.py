"""Mail: an address is confirmed by a code, turns by days are told, one request ends it."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

import dominium
from dominium.describe import messages
from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.model.seat_clocks import DAY
from dominium.server.model.table import Seat
from dominium.server.model.table_settings import TableSettings
from dominium.server.notifications.mail import MailServer
from dominium.server.notifications.mail_addresses import CODE_MILLISECONDS
from dominium.server.services import Services
from dominium.server.storage import Job
from tests.server.conftest import RunningServer, quick
from tests.server.mail_server import Post
from tests.server.test_accounts import PASSWORD, code, forget, register

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
