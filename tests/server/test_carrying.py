"""Tables of a device become tables of the server, with all that has happened at them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

import dominium
from tests.server.conftest import play_to_the_end
from tests.server.test_accounts import register

if TYPE_CHECKING:
    from tests.server.conftest import Browser, Json, RunningServer

KEY = "here-0123456789abcdef"


@pytest.fixture(scope="module")
def server(own_server: RunningServer) -> RunningServer:
    """A server of these tests alone."""
    return own_server


def record_of(game: str, plies: int, *bots: str | None, name: str = "Jana", **options: Any) -> Json:
    """Play a game at random, up to a ply at which somebody decides."""
    state: Any = dominium.load(game, **options).start()
    rng, actions = random.Random(f"{game} {plies}"), list[str]()
    while state.actor is not None and (len(actions) < plies or state.actor == dominium.CHANCE):
        action = rng.choice(state.legal_actions())
        actions.append(str(action))
        state.apply(action)
    seats = tuple(
        dominium.SeatInfo(name if level is None else f"Bot {seat}", level)
        for seat, level in enumerate(bots)
    )
    record: Json = dominium.Record(state.game, seats, tuple(actions), state.outcome()).to_dict()
    return record


def carry(browser: Browser, record: Json, key: str = KEY) -> Any:
    return browser.http.post("/api/tables/carried", json={"record": record, "key": key})


@pytest.mark.parametrize("game", ["kingdomino", "block"])
def test_a_table_goes_on_where_it_was_left_on_its_device(jana: Browser, game: str) -> None:
    register(jana)
    record = record_of(game, 40, None, "easy")
    table = carry(jana, record).json()["table"]
    with jana.page(table) as page:
        page.receive()
        told = [entry["action"] for entry in page.table["history"]]
        hidden = game == "block"
        assert told[: len(record["actions"])] == record["actions"] or hidden
        assert page.table["settings"]["carried"]
        assert [seat["name"] for seat in page.table["seats"]] == ["Jana", "Bot 1"]
        play_to_the_end(page)
    after = jana.get(f"/api/tables/{table}/record")
    assert after["actions"][: len(record["actions"])] == record["actions"]
    assert jana.get("/api/tables/mine")[0]["table"] == table


def test_what_was_played_on_a_device_counts_for_nobody_and_proves_nothing(jana: Browser) -> None:
    register(jana)
    table = carry(jana, record_of("solo", 100_000, None)).json()["table"]
    assert jana.get("/api/account/games")["games"] == []
    answer = jana.http.get(f"/api/tables/{table}/proof", params={"language": "en"})
    assert (answer.status_code, answer.json()["code"]) == (409, "carried_table")
    again = jana.http.post(f"/api/tables/{table}/rematch", json={}).json()["table"]
    assert jana.get(f"/api/tables/{again}")["settings"]["carried"] is False


def test_a_table_is_carried_once(jana: Browser) -> None:
    register(jana)
    record = record_of("kingdomino", 12, None, None)
    first, second = carry(jana, record), carry(jana, record)
    assert first.json() == second.json()
    assert carry(jana, record, key=KEY + "0").json() != first.json()


def test_people_who_shared_the_device_share_the_browser(jana: Browser) -> None:
    register(jana)
    table = carry(jana, record_of("kingdomino", 12, None, None)).json()["table"]
    with jana.page(table) as page:
        page.receive()
        assert [seat["kind"] for seat in page.table["seats"]] == ["person", "device"]
        assert [seat["name"] for seat in page.table["seats"]] == ["Jana", "Jana 2"]
        assert page.table["legal"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"actions": ["nonsense"]}, "bad_record"),
        ({"game": "chess"}, "bad_record"),
        ({"seats": [{"name": "Jana", "bot": None}, {"name": "B", "bot": "genius"}]}, "bad_table"),
        ({"seats": [{"name": "A", "bot": "easy"}, {"name": "B", "bot": "easy"}]}, "not_seated"),
        ({"seats": [{"name": " ", "bot": None}, {"name": "B", "bot": "easy"}]}, "bad_name"),
    ],
)
def test_what_cannot_be_played_on_is_refused(jana: Browser, change: Json, code: str) -> None:
    register(jana)
    answer = carry(jana, record_of("kingdomino", 12, None, "easy") | change)
    assert answer.json()["code"] == code
    assert answer.json()["text"]


def test_only_an_account_is_carried_to(petr: Browser) -> None:
    answer = carry(petr, record_of("kingdomino", 12, None, "easy"))
    assert (answer.status_code, answer.json()["code"]) == (403, "no_account")
