"""The limits of one address: buckets that empty and fill, alone or counted in Redis together."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import TYPE_CHECKING

import pytest
from litestar import Request
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from dominium.server.common import rate_limits
from dominium.server.common.errors import RequestError
from dominium.server.common.rate_limits import (
    LocalBuckets,
    Rate,
    RateLimits,
    SharedBuckets,
    address_of,
)
from tests.patience import PATIENCE
from tests.server.conftest import BOT, FRIEND, ME, Browser, RunningServer, quick

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

HOUR = 3600.0
GOOD = "long enough"
WRONG = "wrong password"


class Time:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0


@pytest.fixture
def shared_redis(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The URL of a Redis that is waited for however busy the machine is."""
    monkeypatch.setattr(rate_limits, "PATIENCE_SECONDS", PATIENCE)
    return redis_url


@pytest.fixture
def moment(monkeypatch: pytest.MonkeyPatch) -> Time:
    clock = Time()
    monkeypatch.setattr(time, "monotonic", lambda: clock.now)
    return clock


@asynccontextmanager
async def closing(*users: SharedBuckets | RateLimits) -> AsyncIterator[None]:
    """Close the connections to Redis at the end, whatever comes of a test."""
    try:
        yield
    finally:
        for user in users:
            await user.close()


def test_a_bucket_empties_at_once_and_fills_as_time_goes_by(moment: Time) -> None:
    async def course() -> None:
        buckets, rate = LocalBuckets(), Rate(burst=3, seconds=10.0)
        assert [await buckets.take("a", rate) for _ in range(3)] == [0.0, 0.0, 0.0]
        assert await buckets.take("a", rate) == pytest.approx(10.0)
        assert await buckets.take("b", rate) == 0.0
        moment.now += 4
        assert await buckets.take("a", rate) == pytest.approx(6.0)
        moment.now += 6
        assert await buckets.take("a", rate) == 0.0
        assert await buckets.take("a", rate) > 0
        moment.now += HOUR
        assert [await buckets.take("a", rate) for _ in range(4)][:3] == [0.0, 0.0, 0.0]

    asyncio.run(course())


def test_several_are_taken_together_or_not_at_all(shared_redis: str) -> None:
    key, rate = token_hex(8), Rate(burst=5, seconds=HOUR)

    async def course() -> None:
        common = SharedBuckets(shared_redis)
        async with closing(common):
            for buckets in (LocalBuckets(), common):
                assert await buckets.take(key, rate, 4) == 0.0
                assert await buckets.take(key, rate, 2) == pytest.approx(HOUR, rel=0.1)
                assert await buckets.take(key, rate) == 0.0

    asyncio.run(course())


def test_who_wants_more_than_there_ever_is_needs_a_full_bucket(
    moment: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(rate_limits.RATES, "tables", Rate(burst=3, seconds=10.0))

    async def course() -> None:
        limited = RateLimits()
        await limited.take("tables", "a", 100)
        moment.now += 20.0
        with pytest.raises(RequestError) as refusal:
            await limited.take("tables", "a", 100)
        assert (refusal.value.code, refusal.value.params) == ("too_many", {"seconds": 10})
        moment.now += 10.0
        await limited.take("tables", "a", 100)

    asyncio.run(course())


def test_full_buckets_are_forgotten(moment: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_BUCKETS", 10)

    async def course() -> None:
        buckets, rate = LocalBuckets(), Rate(burst=1, seconds=1.0)
        for number in range(100):
            moment.now += 2.0
            await buckets.take(str(number), rate)
        assert len(buckets._full_at) <= 10

    asyncio.run(course())


def test_processes_count_together_in_redis(
    shared_redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(rate_limits.RATES, "tables", Rate(burst=5, seconds=HOUR))
    mine, another = token_hex(8), token_hex(8)

    async def course() -> None:
        processes = [RateLimits(1.0, shared_redis) for _ in range(2)]
        async with closing(*processes):
            for number in range(5):
                await processes[number % 2].take("tables", mine)
            for process in processes:
                with pytest.raises(RequestError) as refusal:
                    await process.take("tables", mine)
                assert refusal.value.code == "too_many"
                assert 0 < int(refusal.value.params["seconds"]) <= HOUR
                await process.take("tables", another)

    asyncio.run(course())


def test_redis_lets_exactly_as_many_through_as_the_bucket_holds(shared_redis: str) -> None:
    key, rate = token_hex(8), Rate(burst=20, seconds=HOUR)

    async def course() -> None:
        buckets = [SharedBuckets(shared_redis) for _ in range(4)]
        async with closing(*buckets):
            takes = (buckets[number % 4].take(key, rate) for number in range(60))
            waits = await asyncio.gather(*takes)
            assert sum(wait == 0 for wait in waits) == 20

    asyncio.run(course())


def test_without_redis_each_process_counts_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rate_limits.RATES, "tables", Rate(burst=1, seconds=HOUR))

    async def course() -> None:
        alone = RateLimits(1.0, "redis://127.0.0.1:1/0")
        await alone.take("tables", "192.0.2.1")
        with pytest.raises(RequestError):
            await alone.take("tables", "192.0.2.1")
        await alone.close()

    asyncio.run(course())


def test_the_factor_makes_all_limits_wider_or_takes_them_away(
    moment: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(rate_limits.RATES, "tables", Rate(burst=2, seconds=10.0))

    async def taken(factor: float) -> int:
        wide = RateLimits(factor)
        for number in range(50):
            try:
                await wide.take("tables", "a")
            except RequestError:
                return number
        return 50

    async def course() -> None:
        assert [await taken(factor) for factor in (0.5, 1.0, 3.0, 0.0)] == [1, 2, 6, 50]
        assert moment.now == 1000.0

    asyncio.run(course())


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("a socket of this machine", "unknown"),
        ("", "unknown"),
    ],
)
def test_networks_of_ipv6_count_as_one_address(client: str, counted: str) -> None:
    scope = {"type": "http", "client": (client, 1), "headers": [], "path": "/", "method": "GET"}
    assert address_of(Request(scope)) == counted  # type: ignore[arg-type]


@pytest.fixture
def narrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningServer]:
    """A server that lets little through, and lets nobody wait for more."""
    rates: dict[rate_limits.What, Rate] = {
        "requests": Rate(40, HOUR),
        "sockets": Rate(3, HOUR),
        "people": Rate(2, HOUR),
        "tables": Rate(4, HOUR),
        "logins": Rate(6, HOUR),
        "guesses": Rate(4, HOUR),
        "slow_logins": Rate(4, 0.01),
    }
    monkeypatch.setattr(rate_limits, "RATES", rates)
    server = RunningServer(quick(tmp_path, limits=1.0))
    server.start()
    yield server
    server.stop()


def test_tables_and_names_of_an_address_are_limited(narrow: RunningServer) -> None:
    first, second, third = (narrow.browser() for _ in range(3))
    invitation = first.open_table([ME, FRIEND])["invitations"][0]["link"]
    second.open_table([ME, BOT])
    wish = {"game": "kingdomino", "my_name": "Eva", "seats": [ME, BOT]}
    one_more = third.http.post("/api/tables", json=wish, headers={"Accept-Language": "cs"})
    assert one_more.status_code == 429
    assert one_more.json()["code"] == "too_many"
    assert one_more.json()["text"].startswith("Z této adresy toho najednou přišlo příliš mnoho.")
    assert 0 < int(one_more.headers["retry-after"]) <= HOUR
    assert "set-cookie" not in one_more.headers
    path = f"/api/invitations/{invitation.removeprefix('/join/')}"
    assert third.http.post(path, json={"name": "Eva"}).status_code == 429
    first.open_table([ME, BOT])  # whoever is known is no new name, but there was one table wasted
    assert first.http.post("/api/tables", json=wish).status_code == 429


def test_a_rematch_is_one_more_table(narrow: RunningServer) -> None:
    jana = narrow.browser()
    tables = [jana.open_table([ME, BOT])["table"] for _ in range(3)]
    for table in tables[:2]:
        with jana.page(table) as page:
            page.receive()
            page.send({"type": "leave", "request": 1, "give_up": True})
            while page.table["status"] != "finished":
                page.receive()

    def again(table: str) -> tuple[int, object]:
        answer = jana.http.post(f"/api/tables/{table}/rematch", json={})
        return answer.status_code, answer.json().get("table")

    opened = again(tables[0])
    assert opened[0] == 201
    assert again(tables[1])[0] == 429
    assert again(tables[0]) == opened


def test_sockets_of_an_address_are_limited(narrow: RunningServer) -> None:
    jana = narrow.browser()
    table = jana.open_table([ME, FRIEND])["table"]
    for _ in range(3):
        with jana.page(table) as page:
            page.receive()
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(
            f"ws://{jana.address}/api/tables/{table}/socket",
            origin=f"http://{jana.address}",  # type: ignore[arg-type]
        ),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_requests_of_an_address_are_limited_whatever_they_are(narrow: RunningServer) -> None:
    jana = narrow.browser()
    answers = [jana.http.get(path).status_code for path in ["/api/games", "/nowhere"] * 25]
    assert 429 not in answers[:40]
    assert set(answers[40:]) == {429}


def test_addresses_behind_a_trusted_proxy_are_told_apart(narrow: RunningServer) -> None:
    jana = narrow.browser()

    def ask(address: str) -> int:
        headers = {"X-Forwarded-For": address}
        return jana.http.get("/api/me", headers=headers).status_code

    assert [ask("198.51.100.1") for _ in range(41)][-2:] == [200, 429]
    assert ask("198.51.100.2") == 200
    # What a client says itself stands before what the proxy adds, and is not believed.
    assert ask("198.51.100.3, 198.51.100.1") == 429


def test_nobody_else_may_say_where_a_request_comes_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(rate_limits.RATES, "requests", Rate(5, HOUR))
    server = RunningServer(quick(tmp_path, limits=1.0, proxies=("192.0.2.1",)))
    server.start()
    try:
        jana = server.browser()
        answers = [
            jana.http.get("/api/me", headers={"X-Forwarded-For": f"198.51.100.{number}"})
            for number in range(8)
        ]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
    finally:
        server.stop()


def attempt(browser: Browser, login: str, address: str, password: str = WRONG) -> int:
    """Try to log in from an address; the status."""
    wish = {"login": login, "password": password}
    headers = {"X-Forwarded-For": address}
    return browser.http.post("/api/account/login", json=wish, headers=headers).status_code


@pytest.fixture
def jana(narrow: RunningServer) -> Browser:
    """Somebody with the account ``jana``, logged in."""
    browser = narrow.browser()
    wish = {"login": "jana", "password": GOOD, "name": "Jana"}
    assert browser.http.post("/api/account", json=wish).status_code == 201
    return browser


@pytest.mark.usefixtures("jana")
def test_passwords_cannot_be_tried_out(narrow: RunningServer) -> None:
    """Neither many of one login from one address, nor of many logins."""
    petr = narrow.browser()
    written = ["jana", " Jana", "\uff4aana", "j\uff41na", "\U0001d4bfana", "JAN\uff21"]
    of_jana = [attempt(petr, login, "198.51.100.1") for login in written]
    assert of_jana == [403] * 4 + [429] * 2
    of_everybody = [attempt(petr, f"somebody{number}", "203.0.113.1") for number in range(8)]
    assert of_everybody == [403] * 6 + [429] * 2


def test_wrong_passwords_keep_nobody_out_elsewhere(narrow: RunningServer, jana: Browser) -> None:
    petr = narrow.browser()
    assert [attempt(petr, "jana", "198.51.100.1") for _ in range(5)] == [403] * 4 + [429]
    from_everywhere = [attempt(petr, "jana", f"198.51.101.{number}") for number in range(20)]
    assert from_everywhere == [403] * 20
    assert attempt(narrow.browser(), "jana", "203.0.113.1", GOOD) == 200
    refused = petr.http.post(
        "/api/account/login",
        json={"login": "jana", "password": GOOD},
        headers={"X-Forwarded-For": "198.51.100.1"},
    )
    assert refused.json()["code"] == "too_many_guesses"
    assert "perhaps not from you" in refused.json()["text"]
    assert 0 < int(refused.headers["retry-after"]) <= HOUR
    # Whoever is logged in needs no attempt of the others, not even at the address of an attack.
    change = {"old": GOOD, "new": "another good one"}
    changed = jana.http.post(
        "/api/account/password", json=change, headers={"X-Forwarded-For": "198.51.100.1"}
    )
    assert changed.status_code == 204


@pytest.mark.usefixtures("jana")
def test_recovery_codes_cannot_be_tried_out(narrow: RunningServer) -> None:
    petr = narrow.browser()

    def guess(number: int) -> int:
        wish = {"login": "jana", "code": f"0000-0000-0000-{number:04}", "password": GOOD}
        return petr.http.post("/api/account/recover", json=wish).status_code

    assert [guess(number) for number in range(5)] == [403] * 4 + [429]


def test_an_open_session_tries_out_no_passwords(jana: Browser) -> None:
    def change(old: str) -> str:
        wish = {"old": old, "new": "another good one"}
        return str(jana.http.post("/api/account/password", json=wish).json()["code"])

    assert [change(WRONG) for _ in range(5)] == ["wrong_login"] * 4 + ["too_many_guesses"]


def test_attempts_from_everywhere_wait_and_are_never_refused(
    moment: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(rate_limits.RATES, "slow_logins", Rate(burst=2, seconds=10.0))
    waited = list[float]()

    async def wait(seconds: float) -> None:
        waited.append(seconds)
        moment.now += seconds

    monkeypatch.setattr(rate_limits.asyncio, "sleep", wait)

    async def course() -> None:
        limits = RateLimits(1.0)
        for _ in range(4):
            await limits.slow_down("slow_logins", "jana")
        await limits.slow_down("slow_logins", "petr")

    asyncio.run(course())
    assert waited == pytest.approx([10.0, 10.0])
