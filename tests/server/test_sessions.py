"""Sessions: cookies are signed, renewed every day, never lost with an answer, and ended."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import insert, select, update
from websockets.exceptions import ConnectionClosed

from dominium.server.accounts.people import People
from dominium.server.accounts.sessions import DAY, LASTS_DAYS, REPLACED_STAYS_GOOD, Sessions
from dominium.server.common import clock
from dominium.server.common.settings import Settings
from dominium.server.model.viewer import Person, hash_secret
from dominium.server.storage import Database
from dominium.server.storage.models import ServerValueRow, SessionRow
from dominium.server.websocket.table_socket import SESSION_OVER_CLOSE_CODE
from tests.server.conftest import BOT, FRIEND, ME, RunningServer, quick

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

    from tests.server.conftest import Browser, Json, Page

pytestmark = pytest.mark.both_backends

COOKIE = "dominium_person"
TODAY = 20_000 * DAY + 8 * 3600 * 1000
HOUR = 3600 * 1000


class Time:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = TODAY


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    moment = Time()
    monkeypatch.setattr(clock, "now", lambda: moment.now)
    return moment


def with_jana(url: str, course: Callable[[Database, Sessions, Person], Awaitable[None]]) -> None:
    """Something that happens to somebody whom the server knows."""

    async def run() -> None:
        database = Database(Settings(database=url).database_url)
        await database.migrate()
        try:
            jana = await People(database).update_or_create(None, "Jana")
            await course(database, Sessions(database), jana)
        finally:
            await database.close()

    asyncio.run(run())


@pytest.mark.usefixtures("time")
def test_a_cookie_is_a_token_a_day_and_a_signature_of_both(database: str) -> None:
    async def course(kept: Database, sessions: Sessions, jana: Person) -> None:
        cookie = await sessions.begin(jana.id)
        token, day, signature = cookie.split(".")
        assert int(day) == TODAY // DAY
        found = await sessions.find(cookie)
        assert found is not None
        assert found.person == jana
        assert found.cookie is None
        other = await sessions.begin(jana.id)
        forged = [
            token,
            f"{token}.{day}",
            f"{token}.{int(day) + 1}.{signature}",
            f"{other.split('.')[0]}.{day}.{signature}",
            f"{token}.{day}.{signature[:-1]}{'A' if signature[-1] != 'A' else 'B'}",
            f"{token}.{day}.{signature}x",
            f"{token}.0{day}.{signature}",
            "x" * 5000,
            "",
            "é.1.é",
        ]
        for cookie in forged:
            assert await sessions.find(cookie) is None, cookie
        async with kept.read() as connection:
            hashes = set(await connection.scalars(select(SessionRow.token_hash)))
        assert hash_secret(token) in hashes
        assert len(hashes) == 2

    with_jana(database, course)


def test_all_processes_sign_with_the_one_kept_key(database: str) -> None:
    async def course(kept: Database, sessions: Sessions, jana: Person) -> None:
        others = [Sessions(kept) for _ in range(4)]
        cookies = await asyncio.gather(*(other.begin(jana.id) for other in others))
        for cookie in cookies:
            assert await sessions.find(cookie) is not None
        async with kept.read() as connection:
            keys = list(await connection.scalars(select(ServerValueRow.value)))
        assert [len(key) for key in keys] == [32]

    with_jana(database, course)


def test_a_key_that_is_given_counts_instead(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOMINIUM_COOKIE_KEY", "one for all")
    key = Settings().cookie_key
    assert key == "one for all"
    assert key not in repr(Settings())

    async def course(kept: Database, sessions: Sessions, jana: Person) -> None:
        cookie = await Sessions(kept, key).begin(jana.id)
        assert await Sessions(kept, key).find(cookie) is not None
        assert await Sessions(kept, "another").find(cookie) is None
        assert await sessions.find(cookie) is None

    with_jana(database, course)


def test_every_day_brings_another_cookie_and_ends_the_one_before(database: str, time: Time) -> None:
    async def course(_kept: Database, sessions: Sessions, jana: Person) -> None:
        first = await sessions.begin(jana.id)
        time.now += DAY
        offered = await sessions.find(first)
        assert offered is not None
        assert offered.cookie not in {None, first}
        # Two requests at the same moment are given the same one.
        assert await sessions.find(first) == offered
        assert await sessions.find(offered.cookie) is not None
        # Requests that are still on their way show the one before, which is good for minutes.
        time.now += REPLACED_STAYS_GOOD - 1
        late = await sessions.find(first)
        assert late is not None
        assert late.cookie == offered.cookie
        time.now += 1
        assert await sessions.find(first) is None
        still = await sessions.find(offered.cookie)
        assert still is not None
        assert still.cookie is None

    with_jana(database, course)


def test_a_lost_answer_costs_nobody_their_seats(database: str, time: Time) -> None:
    async def course(_kept: Database, sessions: Sessions, jana: Person) -> None:
        first = await sessions.begin(jana.id)
        for _ in range(30):  # the browser never gets the new cookies that it is offered
            time.now += DAY
            offered = await sessions.find(first)
            assert offered is not None
            assert offered.person == jana

    with_jana(database, course)


def test_whoever_does_not_come_for_very_long_is_forgotten(database: str, time: Time) -> None:
    async def course(_kept: Database, sessions: Sessions, jana: Person) -> None:
        cookie = await sessions.begin(jana.id)
        time.now += LASTS_DAYS * DAY - 8 * HOUR
        assert await sessions.find(cookie) is not None
        assert await sessions.count(jana.id) == 1
        time.now += DAY
        assert await sessions.find(cookie) is None
        assert await sessions.count(jana.id) == 0

    with_jana(database, course)


def test_cookies_from_before_the_signatures_are_replaced_once(database: str, time: Time) -> None:
    async def course(kept: Database, sessions: Sessions, jana: Person) -> None:
        long_ago = TODAY - 40 * DAY
        row = {"person_id": jana.id, "created_at": long_ago, "used_at": long_ago}
        async with kept.write() as connection:
            await connection.execute(
                insert(SessionRow).values(token_hash=hash_secret("old-secret"), **row)
            )
        offered = await sessions.find("old-secret")
        assert offered is not None
        assert offered.person == jana
        assert offered.cookie is not None
        assert await sessions.find("old-secret") is not None  # nothing is lost with the answer
        assert await sessions.find(offered.cookie) is not None
        time.now += REPLACED_STAYS_GOOD
        assert await sessions.find("old-secret") is None
        assert await sessions.find(offered.cookie) is not None

    with_jana(database, course)


def test_sessions_end_one_by_one_or_all_together(database: str) -> None:
    async def course(_kept: Database, sessions: Sessions, jana: Person) -> None:
        cookies = [await sessions.begin(jana.id) for _ in range(3)]
        first = await sessions.find(cookies[0])
        assert first is not None
        assert await sessions.count(jana.id) == 3
        await sessions.end(first.id)
        assert await sessions.find(cookies[0]) is None
        assert await sessions.find(cookies[1]) is not None
        await sessions.end_all(jana.id)
        assert [await sessions.find(cookie) for cookie in cookies] == [None] * 3

    with_jana(database, course)


def cookie_line(browser: Browser, **headers: str) -> str:
    """The cookie that a new table brings to a browser, as the answer writes it."""
    wish = {"game": "kingdomino", "my_name": "Jana", "seats": [ME, BOT]}
    answer = browser.http.post("/api/tables", json=wish, headers=headers)
    assert answer.status_code == 201
    line: str = answer.headers["set-cookie"]
    return line


def test_the_cookie_is_for_this_site_alone_and_not_for_scripts(jana: Browser) -> None:
    line = cookie_line(jana)
    assert line.startswith(f"{COOKIE}=")
    parts = {part.strip().lower() for part in line.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert "secure" not in parts
    assert not any(part.startswith("domain") for part in parts)


def test_behind_a_trusted_proxy_https_makes_it_secure(jana: Browser) -> None:
    line = cookie_line(jana, **{"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7"})
    assert "secure" in {part.strip().lower() for part in line.split(";")}


def test_by_https_no_other_site_of_the_domain_can_set_it(jana: Browser) -> None:
    by_https = {"X-Forwarded-Proto": "https"}
    line = cookie_line(jana, **by_https)
    assert line.startswith(f"__Host-{COOKIE}=")
    parts = {part.strip().lower() for part in line.split(";")[1:]}
    assert {"secure", "path=/", "httponly"} <= parts
    assert not any(part.startswith("domain") for part in parts)


def test_whoever_has_the_cookie_of_the_old_name_gets_the_new_one(jana: Browser) -> None:
    by_https = {"X-Forwarded-Proto": "https"}
    value = cookie_line(jana).partition(";")[0].partition("=")[2]
    old = {**by_https, "Cookie": f"{COOKIE}={value}"}
    answer = jana.http.get("/api/me", headers=old)
    assert answer.json() == {"name": "Jana"}
    given, deleted = answer.headers.get_list("set-cookie")
    assert given.startswith(f"__Host-{COOKIE}={value};")
    assert deleted.startswith(f"{COOKIE}=")
    assert "Max-Age=0" in deleted
    new = {**by_https, "Cookie": f"__Host-{COOKIE}={value}"}
    answer = jana.http.get("/api/me", headers=new)
    assert answer.json() == {"name": "Jana"}
    assert "set-cookie" not in answer.headers
    # One that another site has set beside it does not count.
    both = {**by_https, "Cookie": f"__Host-{COOKIE}={value}; {COOKIE}=another"}
    assert jana.http.get("/api/me", headers=both).json() == {"name": "Jana"}
    # Without https there is no such name.
    assert jana.http.get("/api/me", headers={"Cookie": new["Cookie"]}).json()["name"] is None


def test_nobody_else_is_believed_about_https(tmp_path: Path) -> None:
    server = RunningServer(quick(tmp_path, proxies=("192.0.2.1",)))
    server.start()
    try:
        line = cookie_line(server.browser(), **{"X-Forwarded-Proto": "https"})
        assert "secure" not in {part.strip().lower() for part in line.split(";")}
    finally:
        server.stop()


def test_a_page_is_given_the_cookie_of_the_day_and_goes_on_with_it(
    database: str, tmp_path: Path
) -> None:
    """A browser that comes back on another day keeps its seat, in a socket too."""
    server = RunningServer(quick(tmp_path, database=database))
    server.start()
    try:
        jana = server.browser()
        table = jana.open_table([ME, FRIEND])["table"]
        before = jana.http.cookies[COOKIE]
        asyncio.run(_a_day_ago(database))
        aged = asyncio.run(_signed_yesterday(database, before.split(".")[0]))
        jana.http.cookies.delete(COOKIE)
        jana.http.cookies.set(COOKIE, aged)
        with jana.page(table) as page:
            page.receive()
            assert page.table["you"] == [0]
        answer = jana.http.get("/api/me", headers={"Cookie": f"{COOKIE}={aged}"})
        assert answer.json() == {"name": "Jana"}
        assert answer.headers["set-cookie"].startswith(f"{COOKIE}={before};")
        again = jana.http.get("/api/me", headers={"Cookie": f"{COOKIE}={before}"})
        assert again.json() == {"name": "Jana"}
        assert "set-cookie" not in again.headers
    finally:
        server.stop()


PASSWORD = "a good long one"  # noqa: S105
NUMBERS = count()
ENDINGS: dict[str, tuple[str, str, Json]] = {
    "log out everywhere": ("POST", "/api/account/logout", {"everywhere": True}),
    "a new password": ("POST", "/api/account/password", {"old": PASSWORD, "new": "a better one"}),
    "deletion": ("DELETE", "/api/account", {"password": PASSWORD}),
}


@pytest.fixture(scope="module")
def unhurried(
    new_database: Callable[[], AbstractContextManager[str]],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[RunningServer]:
    """A server that does not look again for an hour."""
    with new_database() as url:
        running = RunningServer(quick(tmp_path_factory.mktemp("u"), database=url, poll=3600.0))
        running.start()
        yield running
        running.stop()


def hidden_table(jana: Browser, petr: Browser) -> str:
    """A table at which Jana and Petr do not see each other's hands."""
    opened = jana.open_table([ME, FRIEND], game="block")
    petr.join(opened["invitations"][0]["link"], "Petr")
    table: str = opened["table"]
    return table


def account_in_two_browsers(jana: Browser, elsewhere: Browser) -> None:
    """Let Jana make an account, and log in elsewhere too."""
    login = f"session{next(NUMBERS)}"
    wish = {"login": login, "password": PASSWORD}
    assert jana.http.post("/api/account", json={**wish, "name": "Jana"}).status_code == 201
    assert elsewhere.http.post("/api/account/login", json=wish).status_code == 200


def ask(browser: Browser, method: str, path: str, content: Json) -> None:
    """Ask for what is answered without content."""
    assert browser.http.request(method, path, json=content).status_code == 204


def check_closed(page: Page) -> None:
    """The page is closed because its session is over."""
    with pytest.raises(ConnectionClosed) as closed:
        page.until("the end")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == SESSION_OVER_CLOSE_CODE


def own_hand(page: Page) -> list[str]:
    """The tiles that the seats of the page hold, as far as it sees them."""
    return [tile for hand in page.table["view"]["hands"] for tile in hand["tiles"] or ()]


def check_public(browser: Browser, left: Page) -> None:
    """A page that comes back by itself sees what all see, and can do nothing."""
    with browser.page(left.table["table"], **{"from": left.table["number"]}) as page:
        assert page.receive()["type"] == "snapshot"
        assert page.table["you"] == page.table["legal"] == page.table["may"] == own_hand(page) == []
        assert page.table["looking"] is None
        page.act("11")
        page.until("refused")
        assert page.refusals == ["not_seated"]


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_page_of_a_session_that_is_over_sees_and_does_no_more_than_the_public(
    unhurried: RunningServer, ending: str
) -> None:
    jana, elsewhere, petr = (unhurried.browser() for _ in range(3))
    account_in_two_browsers(jana, elsewhere)
    table = hidden_table(jana, petr)
    with elsewhere.page(table) as left, petr.page(table) as other:
        left.receive()
        other.receive()
        assert left.table["you"] == [0]
        assert own_hand(left)
        ask(jana, *ENDINGS[ending])
        check_closed(left)
        other.send({"type": "ping"})
        other.until("pong")
    check_public(elsewhere, left)


def test_logging_out_closes_the_pages_of_this_browser_alone(unhurried: RunningServer) -> None:
    jana, elsewhere, petr = (unhurried.browser() for _ in range(3))
    account_in_two_browsers(jana, elsewhere)
    table = hidden_table(jana, petr)
    with elsewhere.page(table) as left, jana.page(table) as kept:
        left.receive()
        kept.receive()
        ask(elsewhere, "POST", "/api/account/logout", {})
        check_closed(left)
        kept.send({"type": "ping"})
        kept.until("pong")
    check_public(elsewhere, left)


def test_whoever_changes_the_password_comes_back_to_the_own_hand(unhurried: RunningServer) -> None:
    jana, elsewhere, petr = (unhurried.browser() for _ in range(3))
    account_in_two_browsers(jana, elsewhere)
    table = hidden_table(jana, petr)
    with jana.page(table) as left:
        left.receive()
        ask(jana, *ENDINGS["a new password"])
        check_closed(left)
    with jana.page(table, **{"from": left.table["number"]}) as page:
        page.receive()
        assert page.table["you"] == [0]
        assert own_hand(page)


def test_another_process_hears_of_a_session_that_is_over_by_its_slow_look(
    tmp_path: Path, database: str
) -> None:
    """And a session whose cookie is renewed is not over."""
    servers = [RunningServer(quick(tmp_path, database=database, poll=0.05)) for _ in range(2)]
    for server in servers:
        server.start()
    try:
        first, second = servers
        jana, petr, petr_there = first.browser(), first.browser(), second.browser()
        table = hidden_table(jana, petr)
        petr_there.http.cookies.update(petr.http.cookies)
        before = jana.http.cookies[COOKIE]
        asyncio.run(_a_day_ago(database))
        aged = asyncio.run(_signed_yesterday(database, before.split(".")[0]))
        jana_there = second.browser()
        jana_there.http.cookies.set(COOKIE, aged)
        with jana_there.page(table) as renewed, petr_there.page(table) as left:
            renewed.receive()
            left.receive()
            assert left.table["you"] == [1]
            for cookie in (aged, before):  # the renewed one is offered, and shown
                known = first.browser().http.get(
                    "/api/me", headers={"Cookie": f"{COOKIE}={cookie}"}
                )
                assert known.json() == {"name": "Jana"}
            ask(petr, "POST", "/api/account/logout", {"everywhere": True})
            # The number of the row that is gone comes again in SQLite.
            first.browser().open_table([ME, BOT])
            check_closed(left)
            renewed.send({"type": "ping"})
            renewed.until("pong")
            assert renewed.table["you"] == [0]
            assert own_hand(renewed)
        check_public(petr_there, left)
    finally:
        for server in servers:
            server.stop()


async def _a_day_ago(url: str) -> None:
    """Let all sessions have begun a day ago."""
    database = Database(Settings(database=url).database_url)
    async with database.write() as connection:
        await connection.execute(update(SessionRow).values(used_at=SessionRow.used_at - DAY))
    await database.close()


async def _signed_yesterday(url: str, token: str) -> str:
    """The cookie that a browser got a day ago."""
    database = Database(Settings(database=url).database_url)
    sessions: Any = Sessions(database)
    cookie: str = await sessions._cookie(token, clock.now() // DAY - 1)
    await database.close()
    return cookie
