"""Somebody who fills the lobby: from one address nobody gets more than two places of its list."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

from tests.server.conftest import FRIEND, ME, Browser, RunningServer, quick

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

ATTACKER = "198.51.100.1"
MOST_ON_A_PAGE = 50
PEOPLE = 30
OPEN = {"visibility": "open"}


@pytest.fixture
def server(
    new_database: Callable[[], AbstractContextManager[str]], tmp_path: Path
) -> Iterator[RunningServer]:
    """A server behind a proxy that it trusts."""
    with new_database() as database:
        running = RunningServer(quick(tmp_path, database=database, here_seconds=3600.0))
        running.start()
        yield running
        running.stop()


def browser_at(server: RunningServer, address: str) -> Browser:
    """A browser at an address, as the proxy tells it."""
    browser = server.browser()
    browser.http.headers["X-Forwarded-For"] = address
    return browser


def open_waiting(browser: Browser, name: str) -> str:
    """Open a table for anybody; its id."""
    return str(browser.open_table([ME, FRIEND], settings=OPEN, my_name=name)["table"])


def listed(browser: Browser) -> list[str]:
    """The tables of the whole list, page by page."""
    shown, offset = list[str](), 0
    while offset is not None:
        page = browser.get("/api/tables/open", offset=offset, limit=MOST_ON_A_PAGE)
        shown += [table["table"] for table in page["tables"]]
        offset = page["following"]
    return shown


@pytest.mark.both_backends
def test_one_address_cannot_fill_the_list(
    server: RunningServer, count: Callable[..., None]
) -> None:
    jana, eva = browser_at(server, "203.0.113.1"), browser_at(server, "203.0.113.2")
    tables = [open_waiting(jana, "Jana"), open_waiting(eva, "Eva")]
    attackers = [browser_at(server, ATTACKER) for _ in range(PEOPLE)]
    filling = [open_waiting(each, f"Somebody {n}") for n, each in enumerate(attackers * 2)]
    with ExitStack() as held:
        for each, table in zip(attackers, filling, strict=False):
            held.enter_context(each.page(table)).receive()
        shown = listed(browser_at(server, "203.0.113.3"))
    count(opened=len(filling), shown=len(set(filling).intersection(shown)))
    assert shown == [*filling[:-3:-1], *tables[::-1]]


def test_the_addresses_of_one_network_of_ipv6_count_as_one(server: RunningServer) -> None:
    addresses = [f"2001:db8::{number:x}" for number in range(1, 9)]
    tables = [open_waiting(browser_at(server, each), "Somebody") for each in addresses]
    assert listed(browser_at(server, "203.0.113.1")) == tables[:-3:-1]
