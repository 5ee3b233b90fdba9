"""Joint deals at a server: what browsers send, what happens to those who do not, and the proof."""

from __future__ import annotations

import json
import threading
from contextlib import contextmanager
from queue import Queue
from typing import TYPE_CHECKING, Any

import pytest

from dominium.server.common.settings import Settings
from dominium.server.model import joint_deal, proof, proof_verifier
from dominium.server.model.table_settings import pace_of
from dominium.server.storage import DatabaseUnavailable, Log
from dominium.server.tables import dealing
from tests.patience import PATIENCE
from tests.proofs import final_deal, renamed
from tests.server.clients import (
    Time,
    ask,
    commit,
    deal_jointly,
    decline,
    entropy_of,
    is_bound,
    is_dealt,
    own_server,
    refusal,
    reveal,
    until_happened,
    wait_for,
)
from tests.server.conftest import BOT, DEVICE, FRIEND, ME, Json, catch_up, play_to_the_end

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from contextlib import AbstractContextManager
    from pathlib import Path

    from dominium.server.model.table import Entry, Table
    from dominium.server.model.table_settings import Pace
    from dominium.server.storage import Job
    from tests.server.conftest import Browser, Page, RunningServer

pytestmark = pytest.mark.real_draws

JOINT: Json = {"joint_deal": True}


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


@contextmanager
def together(jana: Browser, petr: Browser, **wishes: Any) -> Iterator[tuple[Page, Page]]:
    """Jana and Petr sit at a table whose deal waits for both."""
    opened = jana.open_table([ME, FRIEND], **{"settings": JOINT, **wishes})
    petr.join(opened["invitations"][0]["link"], "Petr")
    with jana.page(opened["table"]) as left, petr.page(opened["table"]) as right:
        left.receive()
        right.receive()
        yield left, right


def findings(told: Json, noted: str | None = None) -> dict[str, bool | None]:
    read, fingerprint = proof.read_proof(json.dumps(told))
    return {one.check: one.holds for one in proof_verifier.check(read, fingerprint, noted)}


def proof_at(browser: Browser, page: Page) -> Json:
    return browser.get(f"/api/tables/{page.table['table']}/proof")


def kinds_of(told: Json) -> list[str]:
    return [entry["kind"] for entry in told["entries"] if entry["kind"] != "action"]


def words_of(page: Page, kind: str) -> str:
    """The words of the first event of a kind in the history of a page."""
    found = next(one for one in page.table["history"] if one["kind"] == kind)
    return " ".join(found["text"])


def give_new(page: Page, seat: int) -> None:
    """Contribute to a deal that only this page is asked for."""
    commit(page, seat)
    wait_for(page, is_bound)
    reveal(page, seat)
    wait_for(page, is_dealt)


def give_up(page: Page) -> None:
    ask(page, {"type": "leave", "give_up": True})
    wait_for(page, lambda table: table["status"] == "finished")


@pytest.mark.both_backends
def test_all_commit_before_anybody_opens_and_then_it_is_dealt(jana: Browser, petr: Browser) -> None:
    with together(jana, petr) as pages:
        left, right = pages
        assert left.table["status"] == "waiting"
        assert [seat["seat"] for seat in left.table["deal"]["seats"]] == [0, 1]
        assert left.table["history"] == []
        commit(left, 0)
        reveal(left, 0)  # too early: nothing comes of it
        wait_for(right, lambda table: table["deal"]["seats"][0]["commitment"])
        assert not right.table["deal"]["seats"][0]["opened"]
        commit(right, 1)
        for page in pages:
            wait_for(page, is_bound)
        reveal(right, 1)
        wait_for(left, lambda table: table["deal"]["seats"][1]["opened"])
        assert left.table["ply"] == 0
        reveal(left, 0)
        for page in pages:
            wait_for(page, is_dealt)
            assert page.table["deal"] is None
            assert page.table["ply"] == 4 + 1
            assert not any(entropy_of(seat) in text for seat in (0, 1) for text in page.heard)
        play_to_the_end(*pages)
        told = proof_at(jana, left)
    assert told["version"] == 2
    assert set(findings(told, told["commitment"]).values()) == {True}
    deal = final_deal(told["table"], proof.read_proof(json.dumps(told))[0].entries)
    assert deal is not None
    joint = joint_deal.joint_commitment(told["table"], told["commitment"], deal)
    assert findings(told, joint)["noted"] is True
    assert findings(told, "0" * 64)["noted"] is False


def test_in_line_games_too(jana: Browser, petr: Browser) -> None:
    with together(jana, petr, game="bergen") as pages:
        deal_jointly(*pages)
        play_to_the_end(*pages)
        told = proof_at(petr, pages[1])
    assert all(findings(told).values())


@pytest.mark.parametrize("seats", [[ME, BOT], [ME, DEVICE | {"name": "Eva"}, BOT]])
def test_alone_with_bots_there_is_no_further_step(jana: Browser, seats: list[Json]) -> None:
    opened = jana.open_table(seats, settings=JOINT)
    table = jana.get(f"/api/tables/{opened['table']}")
    assert table["status"] == "running"
    assert table["deal"] is None


def test_without_the_wish_the_server_deals_alone(jana: Browser, petr: Browser) -> None:
    with together(jana, petr, settings={}) as pages:
        assert pages[0].table["status"] == "running"
        assert pages[0].table["deal"] is None


@pytest.mark.both_backends
def test_a_browser_that_never_commits_does_not_block_the_table(
    new_database: Callable[[], AbstractContextManager[str]], tmp_path: Path, time: Time
) -> None:
    with new_database() as database, own_server(tmp_path, database=database) as server:
        jana, petr = server.browser(), server.browser()
        with together(jana, petr) as (left, right):
            commit(left, 0)
            wait_for(left, lambda table: table["deal"]["seats"][0]["commitment"])
            first = left.table["deal"]["number"]
            time.pass_by(11)
            wait_for(left, lambda table: table["deal"]["number"] != first)
            assert [seat["seat"] for seat in left.table["deal"]["seats"]] == [0]
            give_new(left, 0)
            wait_for(right, is_dealt)
            assert "Petr" in words_of(left, "deal_missed")
            give_up(right)
            told = proof_at(jana, left)
    assert findings(told) == dict.fromkeys(findings(told), True) | {"missed": None, "anew": None}


def test_a_refusal_to_open_is_shown_and_begins_anew(tmp_path: Path, time: Time) -> None:
    with own_server(tmp_path) as server:
        jana, petr = server.browser(), server.browser()
        with together(jana, petr) as (left, right):
            commit(left, 0)
            commit(right, 1)
            wait_for(left, is_bound)
            reveal(left, 0)
            wait_for(left, lambda table: table["deal"]["seats"][0]["opened"])
            time.pass_by(11)
            until_happened(left, "deal_missed")
            assert "Petr" in words_of(left, "deal_missed")
            wait_for(left, lambda table: len(table["deal"]["seats"]) == 1)
            assert left.table["deal"]["seats"][0]["commitment"] is None
            other = "f" * 64
            commit(left, 0, other)
            wait_for(left, is_bound)
            number = left.table["deal"]["number"]
            ask(left, {"type": "open_entropy", "number": number, "entropy": other})
            wait_for(left, is_dealt)
            give_up(left)
            told = proof_at(jana, left)
    missed = [entry for entry in told["entries"] if entry["kind"] == "deal_missed"]
    assert [(entry["seat"], entry["text"]) for entry in missed] == [(1, "opening")]
    found = findings(told)
    assert found["deal"] is True
    assert (found["refused"], found["anew"]) == (None, None)
    assert "missed" not in found


def test_who_declines_when_all_are_bound_refuses_to_open(jana: Browser, petr: Browser) -> None:
    with together(jana, petr) as (left, right):
        commit(left, 0)
        commit(right, 1)
        wait_for(right, is_bound)
        decline(right)
        until_happened(left, "deal_missed")
        wait_for(left, lambda table: len(table["deal"]["seats"]) == 1)
        assert "Petr" in words_of(left, "deal_missed")
        give_new(left, 0)
        give_up(left)
        told = proof_at(jana, left)
    found = findings(told)
    assert (found["deal"], found["refused"]) == (True, None)


def test_nobody_at_all_contributes(tmp_path: Path, time: Time) -> None:
    with own_server(tmp_path) as server:
        jana, petr = server.browser(), server.browser()
        with together(jana, petr) as (left, right):
            time.pass_by(11)
            wait_for(left, is_dealt)
            assert "the server deals alone" in words_of(left, "deal_asked")
            give_up(left)
            told = proof_at(petr, right)
    found = findings(told)
    assert "deal" not in found
    assert (found["alone"], found["missed"], found["draws"]) == (None, None, True)
    assert kinds_of(told)[1:5] == ["deal_asked", "deal_missed", "deal_missed", "deal_asked"]


def test_browsers_that_cannot_contribute_decline_at_once(jana: Browser, petr: Browser) -> None:
    with together(jana, petr) as (left, right):
        decline(left)
        wait_for(right, lambda table: len(table["deal"]["seats"]) == 1)
        decline(right)
        for page in (left, right):
            wait_for(page, is_dealt)
            assert "deal_missed" not in [entry["kind"] for entry in page.table["history"]]
            assert "the server deals alone" in words_of(page, "deal_asked")


def test_a_lost_line_in_the_middle_loses_nothing(jana: Browser, petr: Browser) -> None:
    with together(jana, petr) as (left, right):
        commit(left, 0)
        commit(right, 1)
        wait_for(right, is_bound)
        table, number = right.table["table"], right.table["number"]
    with jana.page(table, **{"from": number}) as left, petr.page(table) as right:
        right.receive()
        left.receive()
        assert left.table["deal"] == right.table["deal"]
        left.table |= {"table": table}
        reveal(left, 0)
        reveal(right, 1)
        wait_for(right, is_dealt)


@pytest.mark.both_backends
def test_another_process_goes_on_after_the_first_has_ended(
    new_database: Callable[[], AbstractContextManager[str]], tmp_path: Path
) -> None:
    with new_database() as database:
        with own_server(tmp_path, database=database) as server:
            jana, petr = server.browser(), server.browser()
            cookies = [dict(jana.http.cookies), dict(petr.http.cookies)]
            with together(jana, petr) as (left, right):
                commit(left, 0)
                wait_for(right, lambda table: table["deal"]["seats"][0]["commitment"])
                before = right.table["deal"]
                table = right.table["table"]
            cookies = [dict(jana.http.cookies), dict(petr.http.cookies)]
        with (
            own_server(tmp_path, database=database) as one,
            own_server(tmp_path, database=database) as two,
        ):
            jana, petr = one.browser(), two.browser()
            for browser, known in zip((jana, petr), cookies, strict=True):
                browser.http.cookies.update(known)
            with jana.page(table) as left, petr.page(table) as right:
                left.receive()
                right.receive()
                assert left.table["deal"] == right.table["deal"] == before
                commit(right, 1)
                wait_for(right, is_bound)
                reveal(right, 1)
                wait_for(left, lambda table: table["deal"]["seats"][1]["opened"])
                reveal(left, 0)
                wait_for(right, is_dealt)
                give_up(right)
                told = proof_at(petr, right)
    assert all(findings(told).values())


def test_after_a_downtime_all_have_their_time_again(tmp_path: Path, time: Time) -> None:
    with own_server(tmp_path) as server:
        jana, petr = server.browser(), server.browser()
        with together(jana, petr) as (left, right):
            commit(left, 0)
            wait_for(right, lambda table: table["deal"]["seats"][0]["commitment"])
            table, before = right.table["table"], right.table["deal"]
        cookies = [dict(browser.http.cookies) for browser in (jana, petr)]
    time.pass_by(3600)
    with own_server(tmp_path) as server:
        jana, petr = server.browser(), server.browser()
        for browser, known in zip((jana, petr), cookies, strict=True):
            browser.http.cookies.update(known)
        with jana.page(table) as left, petr.page(table) as right:
            left.receive()
            right.receive()
            assert left.table["deal"] == right.table["deal"] == before
            commit(right, 1)
            wait_for(left, is_bound)
            time.pass_by(11)
            # Whoever does not come back then is missed as ever.
            until_happened(left, "deal_missed")


def test_while_the_database_is_away_nobody_is_late(
    tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, is_away = Queue[bool](), threading.Event()
    coming = Log.coming_jobs

    async def perhaps(*arguments: Any) -> Sequence[Job]:
        fails = is_away.is_set()
        looks.put(fails)
        if fails:
            raise DatabaseUnavailable
        return await coming(*arguments)

    def until_looked(*, in_vain: bool) -> None:
        while looks.get(timeout=PATIENCE) != in_vain:
            pass

    monkeypatch.setattr(Log, "coming_jobs", perhaps)
    with (
        own_server(tmp_path) as server,
        together(server.browser(), server.browser()) as (left, right),
    ):
        is_away.set()
        until_looked(in_vain=True)
        time.pass_by(3600)
        is_away.clear()
        for _ in range(3):
            until_looked(in_vain=False)
        deal_jointly(left, right)
        assert "deal_missed" not in [one["kind"] for one in left.table["history"]]


def test_a_clock_that_is_set_back_as_a_step_ends_leaves_no_table_stuck(
    tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments: list[int] = []
    missed = dealing.missed_entries

    def set_back(table: Table, moment: int, pace: Pace) -> Sequence[Entry]:
        moments.append(moment)
        return missed(table, moment - (3_600_000 if len(moments) < 5 else 0), pace)

    monkeypatch.setattr(dealing, "missed_entries", set_back)
    with (
        own_server(tmp_path) as server,
        together(server.browser(), server.browser()) as (left, _),
    ):
        commit(left, 0)
        time.pass_by(11)
        until_happened(left, "deal_missed")
    assert len(moments) >= 5


def test_the_operator_sets_how_long_is_waited(monkeypatch: pytest.MonkeyPatch) -> None:
    assert pace_of(Settings()).deal == 10_000
    monkeypatch.setenv("DOMINIUM_DEAL_SECONDS", "25")
    assert pace_of(Settings()).deal == 25_000


def test_who_leaves_in_the_middle_makes_room_and_all_begins_anew(
    jana: Browser, petr: Browser, server: RunningServer
) -> None:
    eva = server.browser()
    opened = jana.open_table([ME, FRIEND], settings=JOINT)
    link = opened["invitations"][0]["link"]
    petr.join(link, "Petr")
    with jana.page(opened["table"]) as left, petr.page(opened["table"]) as right:
        left.receive()
        right.receive()
        commit(left, 0)
        commit(right, 1)
        wait_for(right, is_bound)
        ask(right, {"type": "leave", "give_up": False})
        wait_for(left, lambda table: table["deal"] is None)
        assert left.table["invitations"]
        assert "Petr" in words_of(left, "left")
        eva.join(link, "Eva")
        with eva.page(opened["table"]) as third:
            third.receive()
            assert "Petr" in words_of(third, "left")
            assert "Eva" not in words_of(third, "left")
            deal_jointly(left, third)
            give_up(third)
            told = proof_at(eva, third)
    found = findings(told)
    assert (found["deal"], found["refused"], found["anew"]) == (True, None, None)


def test_who_leaves_before_all_are_bound_has_refused_nothing(jana: Browser, petr: Browser) -> None:
    with together(jana, petr) as (left, right):
        commit(right, 1)
        ask(right, {"type": "leave", "give_up": False})
        wait_for(left, lambda table: table["deal"] is None)
        assert left.table["history"] == []
        ask(left, {"type": "fill", "seat": 1, "level": "easy"})
        wait_for(left, lambda table: table["deal"] is not None)
        give_new(left, 0)
        give_up(left)
        told = proof_at(jana, left)
    assert "refused" not in findings(told)


def test_nobody_frees_a_seat_while_all_is_opened(jana: Browser, petr: Browser) -> None:
    with together(jana, petr) as (left, right):
        assert "free" in left.table["may"]
        commit(left, 0)
        commit(right, 1)
        for page in (left, right):
            wait_for(page, is_bound)
        reveal(right, 1)
        wait_for(left, lambda table: table["deal"]["seats"][1]["opened"])
        assert "free" not in left.table["may"]
        wish = {"type": "free", "seat": 1, "number": left.table["number"]}
        assert refusal(left, wish) == "seat_not_idle"
        reveal(left, 0)
        wait_for(left, is_dealt)
        wait_for(left, lambda table: "free" in table["may"])


def test_who_is_left_alone_with_a_bot_in_the_middle_contributes_still(
    jana: Browser, petr: Browser
) -> None:
    with together(jana, petr) as (left, right):
        commit(left, 0)
        ask(right, {"type": "leave", "give_up": False})
        wait_for(left, lambda table: table["deal"] is None)
        ask(left, {"type": "fill", "seat": 1, "level": "easy"})
        wait_for(left, lambda table: table["deal"] is not None)
        assert [seat["seat"] for seat in left.table["deal"]["seats"]] == [0]
        give_new(left, 0)
        give_up(left)
        told = proof_at(jana, left)
    found = findings(told)
    assert (found["deal"], found["draws"], found["anew"]) == (True, True, None)


def test_what_is_sent_twice_or_late_or_by_others_changes_nothing(
    jana: Browser, petr: Browser, server: RunningServer
) -> None:
    with together(jana, petr) as (left, right), server.browser().page(left.table["table"]) as third:
        third.receive()
        number = third.table["deal"]["number"]
        bound = {"type": "commit_entropy", "number": number, "commitment": "a" * 64}
        assert refusal(third, bound) == "not_seated"
        commit(left, 0)
        commit(left, 0, "f" * 64)
        commit(right, 1)
        for page in (left, right):
            wait_for(page, is_bound)
        catch_up((left, right))
        commit(right, 1, "f" * 64)
        ask(right, {"type": "open_entropy", "number": number + 1, "entropy": entropy_of(1)})
        assert right.silent()
        wrong = {"type": "open_entropy", "number": number, "entropy": entropy_of(0)}
        assert refusal(right, wrong) == "bad_message"
        reveal(left, 0)
        reveal(right, 1)
        for page in (left, right):
            wait_for(page, is_dealt)


def test_a_rematch_is_dealt_jointly_again(jana: Browser, petr: Browser) -> None:
    with together(jana, petr) as pages:
        deal_jointly(*pages)
        give_up(pages[0])
        first = pages[0].table["table"]
    again = jana.http.post(f"/api/tables/{first}/rematch").json()["table"]
    with jana.page(again) as left, petr.page(again) as right:
        left.receive()
        right.receive()
        deal_jointly(left, right)


def test_a_game_that_has_begun_is_not_dealt_anew_for_who_comes_later(
    jana: Browser, petr: Browser, server: RunningServer
) -> None:
    opened = jana.open_table([ME, FRIEND], settings=JOINT)
    link = opened["invitations"][0]["link"]
    petr.join(link, "Petr")
    with jana.page(opened["table"]) as left, petr.page(opened["table"]) as right:
        left.receive()
        right.receive()
        deal_jointly(left, right)
        ask(left, {"type": "free", "seat": 1, "number": left.table["number"]})
        wait_for(left, lambda table: table["status"] == "waiting")
        assert left.table["deal"] is None
        server.browser().join(link, "Eva")
        wait_for(left, is_dealt)
        assert left.table["ply"] == 4 + 1


# A server that cheats


@pytest.fixture(scope="module")
def told(server: RunningServer) -> Json:
    """The proof of a joint deal."""
    jana, petr = server.browser(), server.browser()
    with together(jana, petr) as pages:
        deal_jointly(*pages)
        play_to_the_end(*pages)
        return proof_at(jana, pages[0])


def forged(told: Json, change: Callable[[list[Json]], object]) -> dict[str, bool | None]:
    """The findings when a server changes its log and makes the fingerprint fit."""
    other = json.loads(json.dumps(told))
    change(other["entries"])
    return findings(renamed(other))


def place_of(entries: list[Json], kind: str) -> int:
    return next(place for place, entry in enumerate(entries) if entry["kind"] == kind)


def test_a_server_that_replaces_what_was_opened_is_found(told: Json) -> None:
    def replaced(entries: list[Json]) -> None:
        entries[place_of(entries, "deal_opened")]["text"] = "f" * 64

    assert forged(told, replaced)["deal"] is False


def test_a_server_that_replaces_commitment_and_opening_is_found_by_what_was_noted(
    told: Json,
) -> None:
    read = proof.read_proof(json.dumps(told))[0]
    deal = final_deal(read.table, read.entries)
    assert deal is not None
    noted = joint_deal.joint_commitment(read.table, read.commitment, deal)
    other = json.loads(json.dumps(told))
    entries = other["entries"]
    bound = place_of(entries, "deal_committed")
    seat = entries[bound]["seat"]
    opened = next(
        place
        for place, entry in enumerate(entries)
        if (entry["kind"], entry["seat"]) == ("deal_opened", seat)
    )
    entries[opened]["text"] = "f" * 64
    entries[bound]["text"] = joint_deal.entropy_commitment(read.table, deal.number, seat, "f" * 64)
    found = findings(renamed(other), noted)
    assert found["deal"] is True
    assert found["draws"] is False
    assert found["noted"] is False


def test_a_server_that_opens_before_all_are_bound_is_found(told: Json) -> None:
    def early(entries: list[Json]) -> None:
        bound = [i for i, entry in enumerate(entries) if entry["kind"] == "deal_committed"]
        opened = place_of(entries, "deal_opened")
        entries[bound[1]], entries[opened] = entries[opened], entries[bound[1]]
        for number, entry in enumerate(entries, 1):
            entry["number"] = number

    assert forged(told, early)["deal"] is False


@pytest.mark.parametrize("kind", ["deal_opened", "deal_committed", "deal_asked"])
def test_a_server_that_withholds_a_contribution_is_found(told: Json, kind: str) -> None:
    def withheld(entries: list[Json]) -> None:
        place = place_of(entries, kind)
        entries[place] |= {"kind": "returned", "seat": 0, "text": ""}

    assert forged(told, withheld)["deal"] is False


def test_a_server_that_leaves_the_whole_deal_out_is_found(told: Json) -> None:
    def without(entries: list[Json]) -> None:
        for entry in entries:
            if entry["kind"].startswith("deal_"):
                entry |= {"kind": "returned", "seat": 0, "text": ""}

    assert forged(told, without)["deal"] is False
    assert forged(told | {"version": 1}, without)["draws"] is False
    assert forged(told | {"version": 1}, lambda _: None)["deal"] is False


def test_entries_of_other_kinds_do_not_shift_the_draws(told: Json) -> None:
    def added(entries: list[Json]) -> None:
        place = place_of(entries, "action")
        more = {"kind": "returned", "seat": 0, "text": "", "draw": None, "number": 0}
        entries.insert(place, more)
        for number, entry in enumerate(entries, 1):
            entry["number"] = number

    assert forged(told, added)["draws"] is True
