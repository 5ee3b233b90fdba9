"""Processes that are killed, started again, or work side by side on one database."""

from __future__ import annotations

import random
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

import dominium
from tests.patience import PATIENCE
from tests.server.conftest import (
    BOT,
    FRIEND,
    ME,
    Browser,
    Json,
    Page,
    RunningServer,
    play_to_the_end,
    quick,
)
from tests.serving import Process

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

pytestmark = pytest.mark.both_backends


@pytest.fixture
def started(database: str, tmp_path: Path) -> Callable[..., Process]:
    """Starts a server that takes over quickly what another one has left."""

    def start(bot_pace: float = 0.0) -> Process:
        paces = {"bot_pace": bot_pace, "lease": 0.5, "poll": 0.1}
        return Process(database, log=tmp_path / "log", **paces)

    return start


@contextmanager
def browser_at(address: str, cookies: Json) -> Iterator[Browser]:
    browser = Browser(address)
    browser.http.cookies.update(cookies)
    try:
        yield browser
    finally:
        browser.http.close()


def play(page: Page, plies: int) -> None:
    """Play the first choice again and again."""
    for _ in range(plies):
        if page.until_my_turn():
            page.play_first_choice()


def check_course(table: Json) -> None:
    """Every entry once, in order, and together the game that is shown."""
    assert [entry["ply"] for entry in table["history"]] == list(range(1, table["ply"] + 1))
    numbers = [entry["number"] for entry in table["history"]]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    state = dominium.load(table["game"], **table["options"]).start()
    for entry in table["history"]:
        events = state.apply(entry["action"])
        assert [event.to_dict() for event in events] == entry["events"]
    acts = state.actor in table["you"]
    viewer = state.actor if acts else next(iter(table["you"]), None)
    assert state.view(viewer).to_dict() == table["view"]  # type: ignore[arg-type]
    assert bool(table["legal"]) == acts


def test_a_killed_server_keeps_every_hand(
    started: Callable[..., Process],
) -> None:
    cookies = dict[str, str]()
    table_id, known = "", list[Json]()
    for _ in range(3):
        process = started()
        try:
            with browser_at(process.address, cookies) as browser:
                if not table_id:
                    opened = browser.open_table([ME, BOT], game="bergen", options={"target": 20})
                    table_id, cookies = opened["table"], dict(browser.http.cookies)
                with browser.page(table_id) as page:
                    page.receive()
                    assert page.table["history"][: len(known)] == known
                    assert page.table["view"]["hands"][1]["tiles"] is None
                    play(page, 4)
                    known = page.table["history"]
                    process.kill()
        finally:
            process.kill()
    process = started()
    try:
        with browser_at(process.address, cookies) as browser, browser.page(table_id) as page:
            page.receive()
            assert page.table["history"][: len(known)] == known
            while page.until_my_turn():
                page.play_first_choice()
            seen = page.table["history"][: len(known)]
    finally:
        process.kill()
    # What was shown of every draw before the kills is what the log holds in the end.
    assert "=?" in [entry["action"] for entry in known]
    for before, after in zip(known, seen, strict=True):
        assert before["action"] in {"=?", after["action"]}
    check_course(page.table)


def test_a_killed_server_loses_no_acknowledged_action(
    started: Callable[..., Process],
) -> None:
    chance, cookies = random.Random(7), dict[str, str]()
    table_id, known = "", list[Json]()
    for kill in range(3):
        process = started()
        try:
            with browser_at(process.address, cookies) as browser:
                if not table_id:
                    opened = browser.open_table([ME, {"kind": "device", "name": "Eva"}])
                    table_id, cookies = opened["table"], dict(browser.http.cookies)
                with browser.page(table_id) as page:
                    page.receive()
                    assert page.table["history"][: len(known)] == known
                    # At most the one action that was never answered has been added.
                    seats = [entry for entry in page.table["history"] if entry["seat"] is not None]
                    assert len(seats) - sum(entry["seat"] is not None for entry in known) <= 1
                    check_course(page.table)
                    play(page, chance.randrange(3, 8))
                    known = page.table["history"]
                    if kill % 2 and page.table["legal"]:
                        page.act(page.table["legal"][0]["action"])
                        time.sleep(chance.random() * 0.01)
                    process.kill()
        finally:
            process.kill()
    process = started()
    try:
        with browser_at(process.address, cookies) as browser, browser.page(table_id) as page:
            page.receive()
            assert page.table["history"][: len(known)] == known
            while page.until_my_turn():
                page.play_first_choice()
            check_course(page.table)
            assert page.table["outcome"]["reason"] == "completed"
    finally:
        process.kill()


def play_until(page: Page, step: str) -> bool:
    """Play the first choice until a step of Queendomino is reached; whether it was."""
    while page.until_my_turn():
        if page.table["view"]["step"] == step:
            return True
        page.play_first_choice()
    return False


def test_a_turn_goes_on_in_the_step_where_the_server_was_killed(
    started: Callable[..., Process],
) -> None:
    chance, cookies = random.Random(11), dict[str, str]()
    table_id, left = "", Json()
    for step in ("tax", "build", "burn", "claim"):
        process = started()
        try:
            with browser_at(process.address, cookies) as browser:
                if not table_id:
                    opened = browser.open_table(
                        [ME, {"kind": "device", "name": "Eva"}], game="queendomino"
                    )
                    table_id, cookies = opened["table"], dict(browser.http.cookies)
                with browser.page(table_id) as page:
                    page.receive()
                    for key in ("view", "legal", "skip", "court_lines", "building_lines"):
                        assert page.table[key] == left.get(key, page.table[key])
                    assert play_until(page, step)
                    left = page.table
                    process.kill()
        finally:
            process.kill()
    for _ in range(3):
        process = started()
        try:
            with browser_at(process.address, cookies) as browser, browser.page(table_id) as page:
                page.receive()
                check_course(page.table)
                assert play_until(page, "tax")
                ply, skip = page.table["ply"], page.table["skip"]
                page.act(*skip)
                time.sleep(chance.random() * 0.01)
                process.kill()
        finally:
            process.kill()
        process = started()
        try:
            with browser_at(process.address, cookies) as browser:
                table = browser.get(f"/api/tables/{table_id}")
            check_course(table)
            # All of the message was done, or nothing of it.
            done = [each["action"] for each in table["history"][ply:] if each["seat"] is not None]
            assert done in ([], skip)
        finally:
            process.kill()


def finished(browser: Browser, table_id: str) -> Json:
    """The table, as soon as it is finished."""
    deadline = time.monotonic() + PATIENCE
    while (table := browser.get(f"/api/tables/{table_id}"))["status"] != "finished":
        assert time.monotonic() < deadline, "the bots did not finish in time"
        time.sleep(0.05)
    return table


@pytest.mark.parametrize(
    ("levels", "wishes"),
    [
        (["hard", "easy"], {}),
        (["easy"] * 3, {"game": "queendomino"}),
    ],
)
def test_bots_go_on_by_themselves_after_a_kill(
    started: Callable[..., Process], levels: list[str], wishes: Json
) -> None:
    process = started(bot_pace=0.05)
    try:
        with browser_at(process.address, {}) as browser:
            seats = [{"kind": "bot", "level": level} for level in levels]
            opened = browser.open_table(seats, **wishes)
            table_id = opened["table"]
            while (before := browser.get(f"/api/tables/{table_id}"))["ply"] < 40:
                time.sleep(0.02)
            process.kill()
        process = started()
        with browser_at(process.address, {}) as browser:
            table = finished(browser, table_id)
        assert table["history"][: before["ply"]] == before["history"]
        check_course(table)
        assert process.interrupt() == 0
    finally:
        process.kill()


def test_two_processes_serve_one_table(tmp_path: Path, database: str) -> None:
    servers = [RunningServer(quick(tmp_path, database=database, poll=0.02)) for _ in range(2)]
    for server in servers:
        server.start()
    try:
        jana, petr = (server.browser() for server in servers)
        opened = jana.open_table([ME, FRIEND, BOT])
        table_id = opened["table"]
        petr.join(opened["invitations"][0]["link"], "Petr")
        with jana.page(table_id) as left, petr.page(table_id) as right:
            pages = (left, right)
            for page in pages:
                page.receive()
            play_to_the_end(*pages)
            for page, browser in zip(pages, (jana, petr), strict=True):
                check_course(page.table)
                assert browser.get(f"/api/tables/{table_id}")["history"] == page.table["history"]
    finally:
        for server in servers:
            server.stop()


def test_a_server_that_ends_takes_its_people_along(tmp_path: Path, database: str) -> None:
    first = RunningServer(quick(tmp_path, database=database, poll=0.05))
    second = RunningServer(quick(tmp_path, database=database, poll=0.05))
    first.start()
    second.start()
    try:
        jana = first.browser()
        opened = jana.open_table([ME, BOT])
        with second.browser().page(opened["table"]) as page:
            page.receive()
            while not page.table["seats"][0]["connected"]:
                with jana.page(opened["table"]) as own:
                    own.receive()
                    page.receive()
            while page.table["seats"][0]["connected"]:  # told alone or with the bot's turn
                page.receive()
    finally:
        first.stop()
        second.stop()
