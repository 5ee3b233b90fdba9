"""Notices to people who have no page of their table open, through a real push service."""

from __future__ import annotations

import asyncio
import re
import socket
import sqlite3
import threading
import time
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import httpcore
import pytest

import dominium
from dominium.describe import messages
from dominium.server.common import clock
from dominium.server.common.settings import Settings
from dominium.server.model.seat_clocks import DAY
from dominium.server.model.table import Seat
from dominium.server.model.table_settings import TableSettings
from dominium.server.notifications import web_push
from dominium.server.notifications.public_network import (
    NotPublicError,
    PublicNetwork,
    is_public,
    public_addresses,
)
from dominium.server.notifications.web_push import Sender, Subscription, new_key
from dominium.server.schema.notifications import PushNotice
from dominium.server.services import Services
from dominium.server.storage import Job
from tests.patience import PATIENCE
from tests.server.conftest import BOT, FRIEND, ME, RunningServer, quick
from tests.server.push_service import PushService, Subscriber

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.server.conftest import Browser, Page

OUR_OWN = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",  # noqa: S104 - it is not listened on
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fe80::1%eth0",
    "fd00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:93.184.215.14",
    "64:ff9b::7f00:1",
    "64:ff9b:1::7f00:1",
    "64:ff9b:1:ffff::1",
    "::127.0.0.1",
    "::10.0.0.1",
    "fec0::1",
    "feff::1",
    "5f00::1",
    "3fff::1",
    "192.88.99.1",
    "192.88.99.255",
    "2002:7f00:1::",
    "no address",
]
OPEN_NOTICES = "select count(*) from work where kind = 'notice'"
PUBLIC = ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"]


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    """A push service."""
    yield from PushService().running()


@pytest.fixture
def notifying(tmp_path: Path) -> Iterator[Callable[..., RunningServer]]:
    """Starts servers that notify at once, and wherever they are told."""
    running: list[RunningServer] = []

    def start(**changes: Any) -> RunningServer:
        chosen = {"notice_after": 0.0, "push_anywhere": True, **changes}
        running.append(RunningServer(quick(tmp_path, **chosen)))
        running[-1].start()
        return running[-1]

    yield start
    for server in running:
        server.stop()


def subscribe(browser: Browser, subscriber: Subscriber, language: str = "en") -> None:
    """Notify a browser from now on."""
    answer = browser.http.post("/api/push", params={"language": language}, json=subscriber.wish)
    assert answer.status_code == 204, answer.text


def seated(jana: Browser, petr: Browser) -> str:
    """A table of Jana, whose turn it is, and Petr."""
    opened = jana.open_table([ME, FRIEND])
    table = str(opened["table"])
    petr.join(opened["invitations"][0]["link"], "Petr")
    if actor_of(jana, table) == 1:
        with petr.page(table) as page:
            pass_on(page)
    return table


def pass_on(page: Page) -> None:
    """Play until it is the other one's turn."""
    page.until_my_turn()
    while page.table["legal"]:
        page.play_first_choice()


def until_gone(page: Page, seat: int) -> None:
    """Receive until somebody has closed the table."""
    while page.table["seats"][seat]["connected"]:
        page.receive()


def until_found(file: str | Path, query: str, wanted: int) -> None:
    """Wait until a question to the database has an answer."""
    with closing(sqlite3.connect(file)) as database:
        deadline = time.monotonic() + PATIENCE
        while database.execute(query).fetchone() != (wanted,):
            assert time.monotonic() < deadline, f"{query} never was {wanted}"
            time.sleep(0.01)


def actor_of(browser: Browser, table: str) -> int:
    """The seat whose turn it is."""
    actor: int = browser.get(f"/api/tables/{table}")["view"]["actor"]
    return actor


def test_a_turn_is_told_once_to_who_is_not_there(
    notifying: Callable[..., RunningServer], service: PushService, tmp_path: Path
) -> None:
    server = notifying(contact="mailto:club@example.org")
    jana, petr = server.browser(), server.browser()
    table = seated(jana, petr)
    mine = service.subscriber("petr-1")
    subscribe(petr, mine, "cs")
    with jana.page(table) as page:
        pass_on(page)
        (first,) = service.deliveries(mine, 1)
        shown = mine.read(first)
        title = server.browser().get(f"/api/tables/{table}", language="cs")["title"]
        body = messages("cs").text("notice-turn")
        assert shown == {"title": title, "body": body, "url": f"/table/{table}", "tag": table}
        assert first.headers["content-encoding"] == "aes128gcm"
        assert (first.headers["topic"], first.headers["urgency"]) == (table, "high")
        assert int(first.headers["ttl"]) > 0
        assert first.claims["aud"] == service.address
        assert first.claims["sub"] == "mailto:club@example.org"
        assert first.claims["exp"] * 1000 > clock.now()
        assert first.key == petr.get("/api/push")["key"]
        with petr.page(table) as other:  # this turn and the next begin while a page is open
            pass_on(other)
            page.until_ply(other.table["ply"])
            pass_on(page)
            other.until_ply(page.table["ply"])
            assert other.until_my_turn()
            until_found(tmp_path / "tables.sqlite3", OPEN_NOTICES, 0)
            assert len(service.deliveries(mine, 1)) == 1
            pass_on(other)
        page.until_ply(other.table["ply"])
        until_gone(page, 1)
        pass_on(page)
    delivered = service.deliveries(mine, 2)
    assert len(delivered) == 2
    assert mine.read(delivered[0]) == shown


def test_hidden_hands_are_not_told(
    notifying: Callable[..., RunningServer], service: PushService
) -> None:
    server = notifying()
    jana, petr = server.browser(), server.browser()
    opened = jana.open_table([ME, FRIEND], game="block")
    table = opened["table"]
    petr.join(opened["invitations"][0]["link"], "Petr")
    browsers = {0: service.subscriber("hidden-0"), 1: service.subscriber("hidden-1")}
    actor = actor_of(jana, table)
    subscribe((jana, petr)[1 - actor], browsers[1 - actor])
    with (jana, petr)[actor].page(table) as page:
        pass_on(page)
    found = browsers[1 - actor].read(service.deliveries(browsers[1 - actor], 1)[0])
    assert set(found) == {"title", "body", "url", "tag"}
    for hand in (jana, petr)[1 - actor].get(f"/api/tables/{table}")["view"]["hands"]:
        assert not {*re.findall(r"\w+", found["title"])} & {*(hand["tiles"] or ())}


def test_at_a_live_table_half_a_minute_passes_first(
    notifying: Callable[..., RunningServer], tmp_path: Path
) -> None:
    server = notifying(notice_after=Settings().notice_after)
    server.browser().open_table([ME, {"kind": "device", "name": "Eva"}])
    began = "select due_at - (select max(created_at) from entry) from work where kind = 'notice'"
    until_found(tmp_path / "tables.sqlite3", began, 30_000)


def test_by_days_it_is_told_at_once_and_again_before_the_deadline(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = service.subscriber("days")
    endpoint, keys = browser.wish["endpoint"], browser.wish["keys"]

    async def course() -> None:
        settings = quick(tmp_path, notice_after=3600.0, push_anywhere=True)
        services = Services(settings)
        async with services.running():
            jana = await services.people.update_or_create(None, "Jana")
            subscription = Subscription(endpoint, keys["p256dh"], keys["auth"])
            await services.notifier.begin(jana, subscription, "en")
            seats = (
                Seat(0, "person", "Jana", None, jana.id),
                Seat(1, "device", "Eva", None, jana.id),
            )
            by_days = TableSettings(pace="days", move_days=2)
            game = dominium.load("kingdomino")
            table = await services.tables.open(jana, game, seats, by_days)
            delivered = await asyncio.to_thread(service.deliveries, browser, 1)
            assert browser.read(delivered[0])["body"] == "It is your turn."
            reminder = table.turn_began + 2 * DAY * 3 // 4
            due = "select due_at from work where kind = 'notice'"
            await asyncio.to_thread(until_found, settings.database, due, reminder)
            turn = Job(table.id, "notice", table.turn_began)
            assert await services.notifier.notice(turn) == reminder
            monkeypatch.setattr(clock, "now", lambda: reminder)
            assert await services.notifier.notice(replace(turn, due=reminder)) is None
            late = replace(turn, due=table.turn_began - 1)
            assert await services.notifier.notice(late) is None
            delivered = await asyncio.to_thread(service.deliveries, browser, 3)
            assert len(delivered) == 3, "the job of an earlier turn told somebody"
            assert "running out" in browser.read(delivered[2])["body"]

    asyncio.run(course())


@pytest.fixture
def silent() -> Iterator[Subscriber]:
    """A browser whose push service takes connections and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield Subscriber(f"http://127.0.0.1:{listening.getsockname()[1]}/silent")


def test_browsers_that_are_gone_are_forgotten_and_trouble_hurts_nobody(
    notifying: Callable[..., RunningServer],
    service: PushService,
    silent: Subscriber,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(web_push, "SECONDS_OF_PATIENCE", 1.0)
    server = notifying()
    jana, petr = server.browser(), server.browser()
    table = seated(jana, petr)
    gone, broken, good = (service.subscriber(f"{name}/1") for name in ("gone", "broken", "good"))
    nowhere = Subscriber("http://127.0.0.1:1/nobody-answers-there")
    for browser in (gone, broken, nowhere, silent, good):
        subscribe(petr, browser)
    with jana.page(table) as page:
        for turn in (1, 2):
            pass_on(page)
            service.deliveries(good, turn)
            service.deliveries(broken, turn)
            until_found(tmp_path / "tables.sqlite3", "select count(*) from push", 4)
            with petr.page(table) as other:
                pass_on(other)
            page.until_ply(other.table["ply"])
            until_gone(page, 1)
    assert len(service.deliveries(gone, 1)) == 1


def test_only_people_subscribe_and_only_for_themselves(
    notifying: Callable[..., RunningServer], service: PushService
) -> None:
    server = notifying()
    jana, petr, stranger = server.browser(), server.browser(), server.browser()
    table = seated(jana, petr)
    mine, former = service.subscriber("mine"), service.subscriber("former")
    answer = stranger.http.post("/api/push", json=mine.wish)
    assert (answer.status_code, answer.json()["code"]) == (403, "nobody_to_notify")
    for wrong in (
        {},
        {**mine.wish, "more": 1},
        {**mine.wish, "endpoint": "x" * 1001},
        {**mine.wish, "endpoint": 5},
    ):
        assert petr.http.post("/api/push", json=wrong).json()["code"] == "bad_message"
    for part in ("p256dh", "auth"):
        wrong = {**mine.wish, "keys": {**mine.wish["keys"], part: "AAAA"}}
        assert petr.http.post("/api/push", json=wrong).json()["code"] == "bad_push_address"
    subscribe(petr, mine)
    subscribe(petr, former)
    end = {"endpoint": mine.endpoint}
    assert jana.http.post("/api/push/end", json=end).status_code == 204
    assert stranger.http.post("/api/push/end", json=end).status_code == 204
    assert petr.http.post("/api/push/end", json={"endpoint": former.endpoint}).status_code == 204
    with jana.page(table) as page:
        pass_on(page)
    service.deliveries(mine, 1)
    assert service.deliveries(former, 0) == []


def test_a_person_has_ten_browsers_at_most(
    notifying: Callable[..., RunningServer], service: PushService, tmp_path: Path
) -> None:
    server = notifying()
    jana = server.browser()
    jana.open_table([ME, BOT])
    for number in range(12):
        subscribe(jana, service.subscriber(f"many-{number}"))
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        kept = [row[0] for row in database.execute("select endpoint from push order by id")]
    assert kept == [f"{service.address}/many-{number}" for number in range(2, 12)]


def test_every_process_has_the_same_key(notifying: Callable[..., RunningServer]) -> None:
    keys = {notifying().browser().get("/api/push")["key"] for _ in range(2)}
    assert len(keys) == 1


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://93.184.215.14/push",
        "https://localhost/push",
        "https://93.184.215.14:8443/push",
        "https://user@93.184.215.14/push",
        "https://93.184.215.14:x/push",
        "https:///push",
        "https://93.184.215.14/push\x00",
        "ftp://93.184.215.14/push",
        "https://does-not-exist.invalid/push",
        "https://bücher.example/push",
        *(f"https://{address}/" for address in OUR_OWN if ":" not in address),
        *(f"https://[{address}]/" for address in OUR_OWN if ":" in address),
    ],
)
def test_addresses_of_our_own_are_refused(
    server: RunningServer, service: PushService, endpoint: str
) -> None:
    jana = server.browser()
    jana.open_table([ME, BOT])
    wish = {**service.subscriber("x").wish, "endpoint": endpoint}
    answer = jana.http.post("/api/push", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_push_address")


def test_what_is_public() -> None:
    assert not any(map(is_public, OUR_OWN))
    assert all(map(is_public, PUBLIC))


def resolving(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    """Let every name lead to addresses."""

    def found(_host: str, port: int, *_: object, **__: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, port)) for each in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", found)


@pytest.mark.parametrize("addresses", [["127.0.0.1"], ["93.184.215.14", "127.0.0.1"]])
def test_a_name_that_leads_home_later_is_not_followed(
    service: PushService, monkeypatch: pytest.MonkeyPatch, addresses: list[str]
) -> None:
    browser = service.subscriber("rebound")
    keys = browser.wish["keys"]
    subscription = Subscription("https://push.example.org/a", keys["p256dh"], keys["auth"])
    sender = Sender(new_key(), "mailto:club@example.org")

    async def course() -> None:
        resolving(monkeypatch, "93.184.215.14")
        assert await sender.check(subscription)
        resolving(monkeypatch, *addresses)
        assert not await sender.check(subscription)
        notice = PushNotice("title", "body", "/table/a", "a")
        assert await sender.send(subscription, notice, 60) == "failed"
        with pytest.raises(NotPublicError):
            await PublicNetwork().connect_tcp("push.example.org", 443)

    asyncio.run(course())


def test_names_that_are_never_found_keep_only_names_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = threading.Event()

    def never(*_: object, **__: object) -> list[Any]:
        found.wait()
        raise OSError

    async def run() -> None:
        asked = [asyncio.create_task(public_addresses(f"{at}.example")) for at in range(100)]
        await asyncio.sleep(0)  # they are asked for
        try:
            async with asyncio.timeout(PATIENCE):
                assert await asyncio.to_thread(int) == 0
        finally:
            found.set()
        for answer in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(answer, NotPublicError)

    monkeypatch.setattr(socket, "getaddrinfo", never)
    asyncio.run(run())


def test_the_address_that_was_found_public_is_the_one_connected_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[tuple[str, int]] = []

    async def refused(_self: object, host: str, port: int, *_: object) -> None:
        tried.append((host, port))
        raise httpcore.ConnectError

    monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", refused)
    resolving(monkeypatch, *PUBLIC)
    with pytest.raises(httpcore.ConnectError):
        asyncio.run(PublicNetwork().connect_tcp("push.example.org", 443))
    assert tried == [(address, 443) for address in PUBLIC]
