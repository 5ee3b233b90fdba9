"""Playing over the socket: whole games, refusals, several pages, languages."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import pytest

import dominium
from dominium.server.model import fair_dealing
from tests.server.clients import in_turn
from tests.server.conftest import BOT, FRIEND, ME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.conftest import Browser, Json, Page, RunningServer


@pytest.fixture
def table(jana: Browser, petr: Browser) -> str:
    """A running table of Jana and Petr."""
    opened = jana.open_table([ME, FRIEND])
    petr.join(opened["invitations"][0]["link"], "Petr")
    return str(opened["table"])


@pytest.fixture
def pages(jana: Browser, petr: Browser, table: str) -> Iterator[tuple[Page, Page]]:
    """The table in both browsers, Jana's page first; both have seen each other come."""
    with jana.page(table) as left, petr.page(table) as right:
        for page in (left, right):
            page.receive()
            while not all(seat["connected"] for seat in page.table["seats"]):
                page.receive()
        yield left, right


def same_everywhere(pages: tuple[Page, Page]) -> None:
    left, right = (page.table for page in pages)
    for key in ("number", "ply", "status", "score_lines", "kingdom_lines", "frame_lines"):
        assert left[key] == right[key]
    plies = [
        [(entry["ply"], entry["action"]) for entry in page["history"]] for page in (left, right)
    ]
    assert plies[0] == plies[1]


@pytest.mark.both_backends
def test_two_people_play_a_whole_game(
    pages: tuple[Page, Page], jana: Browser, petr: Browser, table: str
) -> None:
    while pages[0].table["status"] != "finished":
        acting, watching = in_turn(pages)
        assert acting.table["legal"]
        assert watching.table["legal"] == []
        acting.play_first_choice()
        watching.until_ply(acting.table["ply"])
        same_everywhere(pages)
    outcome = pages[0].table["outcome"]
    assert outcome["reason"] == "completed"
    assert outcome["lines"]
    for page, browser in zip(pages, (jana, petr), strict=True):
        again = browser.get(f"/api/tables/{table}")
        assert again["history"] == page.table["history"]
        page.table.pop("entries")
        assert {**page.table, "type": "snapshot", "heard": ""} == again
    record = dominium.Record.from_dict(petr.get(f"/api/tables/{table}/record"))
    assert [seat.name for seat in record.seats] == ["Jana", "Petr"]
    assert record.outcome is not None
    assert record.outcome.to_dict() == {k: v for k, v in outcome.items() if k != "lines"}


@pytest.mark.both_backends
def test_every_draw_can_be_verified_at_the_end(jana: Browser) -> None:
    opened = jana.open_table([BOT, BOT, BOT])
    with jana.page(opened["table"]) as page:
        page.receive()
        commitment = page.table["commitment"]
        while page.table["status"] != "finished":
            assert page.table["seed"] is None
            page.receive()
    seed = bytes.fromhex(page.table["seed"])
    assert hashlib.sha256(seed).hexdigest() == commitment
    state = dominium.load("kingdomino", seats=3).start()
    draws = 0
    for entry in page.table["history"]:
        if state.actor == dominium.CHANCE:
            drawn = fair_dealing.draw(seed, opened["table"], entry["number"], state.odds())
            assert str(drawn) == entry["action"]
            assert entry["seat"] is None
            draws += 1
        state.apply(entry["action"])
    assert draws == 36 + 3
    assert state.actor is None


@pytest.mark.parametrize(
    ("seats", "wishes"),
    [
        ([ME, {"kind": "bot", "level": "medium"}], {"preset": "mighty_duel"}),
        ([ME, BOT], {"preset": "kralovska_zahrada"}),
        ([BOT, ME, BOT], {"preset": "modern_three"}),
        ([ME, BOT, BOT, BOT], {"options": {"opening": "top_down", "harmony": True}}),
        ([ME, BOT], {"preset": "dynasty"}),
    ],
)
def test_a_person_plays_against_bots(jana: Browser, seats: list[Json], wishes: Json) -> None:
    opened = jana.open_table(seats, **wishes)
    with jana.page(opened["table"]) as page:
        page.receive()
        while page.until_my_turn():
            page.play_first_choice()
    table = page.table
    assert table["view"]["finished_games"]
    assert [entry["ply"] for entry in table["history"]] == list(range(1, table["ply"] + 1))
    numbers = [entry["number"] for entry in table["history"]]
    assert numbers == sorted(set(numbers))


def test_several_people_play_at_one_device(jana: Browser) -> None:
    seats = [ME, {"kind": "device", "name": "Eva"}, {"kind": "device", "name": "Ota"}]
    opened = jana.open_table(seats)
    with jana.page(opened["table"]) as page:
        page.receive()
        assert page.table["you"] == [0, 1, 2]
        acted = set()
        while page.until_my_turn():
            acted.add(page.table["view"]["actor"])
            page.play_first_choice()
    assert acted == {0, 1, 2}
    assert page.table["status"] == "finished"


def test_choices_are_numbered_and_ranked(pages: tuple[Page, Page]) -> None:
    ranked = 0
    for _ in range(12):
        acting, watching = in_turn(pages)
        legal = acting.table["legal"]
        assert [choice["number"] for choice in legal] == list(range(1, len(legal) + 1))
        assert all(choice["text"] for choice in legal)
        if legal[0]["kind"] == "place":
            ranks = [(-choice["gain"], -choice["property_size"]) for choice in legal]
            assert ranks == sorted(ranks)
            assert all(len(choice["squares"]) == 2 for choice in legal)
            ranked += 1
        else:
            dominoes = [choice["domino"] for choice in legal]
            assert dominoes == sorted(dominoes)
        acting.play_first_choice()
        watching.until_ply(acting.table["ply"])
    assert ranked >= 3


@pytest.mark.both_backends
def test_a_whole_turn_is_one_message(pages: tuple[Page, Page]) -> None:
    while in_turn(pages)[0].table["view"]["step"] != "place":
        acting, watching = in_turn(pages)
        acting.play_first_choice()
        watching.until_ply(acting.table["ply"])
    acting, watching = in_turn(pages)
    placement = acting.table["legal"][0]["action"]
    free = [slot["domino"] for slot in acting.table["view"]["next_offer"] if slot["seat"] is None]
    ply = acting.table["ply"]
    # The second action is refused, so the first is not done either.
    request = acting.act(placement, "99")
    answer = acting.until("refused")
    assert answer["request"] == request
    assert acting.silent()
    assert acting.table["ply"] == ply
    acting.act(placement, str(free[0]))
    acting.until_ply(ply + 2)
    news = watching.until("entries")
    assert [entry["action"] for entry in news["entries"]][:2] == [placement, str(free[0])]


def refusal(page: Page, *actions: str, ply: int | None = None) -> Json:
    ply_before = page.table["ply"]
    request = page.act(*actions, ply=ply)
    answer = page.until("refused")
    assert answer["request"] == request
    assert answer["text"]
    assert page.table["ply"] == ply_before
    return answer


@pytest.mark.both_backends
def test_what_may_not_be_done_is_refused_and_changes_nothing(
    pages: tuple[Page, Page],
) -> None:
    acting, watching = in_turn(pages)
    choice = acting.table["legal"][0]["action"]
    ply = acting.table["ply"]
    number = acting.table["number"]
    assert refusal(watching, choice)["code"] == "not_your_turn"
    assert refusal(acting, choice, ply=ply - 1)["code"] == "stale"
    assert refusal(acting, choice, ply=ply + 1)["code"] == "stale"
    assert refusal(acting, "hello")["code"] == "malformed"
    offered = {slot["domino"] for slot in acting.table["view"]["offer"]}
    other = min(set(range(1, 49)) - offered)
    assert refusal(acting, str(other))["code"] == "not_in_offer"
    assert refusal(acting, "e6r")["code"] == "must_claim"
    assert refusal(acting, "=24")["code"] == "not_chance"
    again = refusal(acting, choice, choice)
    assert again["code"] in {"already_claimed", "not_your_turn", "chance_acts"}
    for page in pages:
        assert page.silent()
        assert page.table["number"] == number


def test_somebody_without_a_seat_only_watches(
    pages: tuple[Page, Page], table: str, server: RunningServer
) -> None:
    stranger = server.browser()
    with stranger.page(table) as page:
        page.receive()
        assert page.table["you"] == []
        assert page.table["legal"] == []
        assert page.table["invitations"] == []
        choice = in_turn(pages)[0].table["legal"][0]["action"]
        assert refusal(page, choice)["code"] == "not_seated"
        acting, _ = in_turn(pages)
        acting.play_first_choice()
        page.until_ply(acting.table["ply"])
        assert page.table["history"] == [
            entry | {"text": shown["text"]}
            for entry, shown in zip(acting.table["history"], page.table["history"], strict=True)
        ]


@pytest.mark.both_backends
def test_of_two_requests_for_one_ply_one_is_done(
    jana: Browser, petr: Browser, table: str, pages: tuple[Page, Page]
) -> None:
    acting, watching = in_turn(pages)
    browser = jana if acting is pages[0] else petr
    ply, choices = acting.table["ply"], acting.table["legal"]
    with browser.page(table) as tab:
        tab.receive()
        for page, choice in ((acting, choices[0]), (tab, choices[1])):
            page.act(choice["action"], ply=ply)
        for page in (acting, tab, watching):
            page.until_ply(ply + 1)
        done = {page.table["history"][ply]["action"] for page in (acting, tab, watching)}
        assert len(done) == 1
        lost = tab if done == {choices[0]["action"]} else acting
        if not lost.refusals:
            lost.until("refused")
        assert lost.refusals == ["stale"]


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        "null",
        '"act"',
        "\x00",
        '{"type":"dance"}',
        '{"type":"act"}',
        '{"type":"act","request":"r","ply":"1","actions":["24"]}',
        '{"type":"act","request":"r","ply":1,"actions":[]}',
        '{"type":"act","request":"r","ply":1,"actions":["24"],"seat":1}',
        '{"type":"act","request":{},"ply":1,"actions":["24"]}',
        '{"type":"act","request":"r","ply":1e400,"actions":["24"]}',
        '{"type":"act","request":"r","ply":1,"actions":["1","1","1","1","1","1","1","1","1"]}',
        '{"type":"language","language":"xx"}',
        '{"type":"language","language":5}',
        '{"type":"act","request":"\\ud800","ply":1,"actions":["24"]}',
        "[" * 5000,
    ],
)
def test_malformed_messages_are_answered_and_disturb_nobody(
    pages: tuple[Page, Page], message: str
) -> None:
    left, right = pages
    left.send(message)
    answer = left.receive()
    assert (answer["type"], answer["code"], answer["request"]) == ("refused", "bad_message", None)
    assert left.silent()
    assert right.silent()


def test_messages_that_are_too_long_are_answered(pages: tuple[Page, Page]) -> None:
    left, right = pages
    for size in (16 * 1024 + 1, 500_000):
        left.send('{"type":"ping"' + " " * size + "}")
        answer = left.receive()
        assert (answer["type"], answer["code"]) == ("refused", "message_too_big")
    assert left.silent()
    assert right.silent()


def test_long_actions_are_refused_not_understood(pages: tuple[Page, Page]) -> None:
    acting, _ = in_turn(pages)
    acting.act("x" * 150)
    assert acting.until("refused")["code"] == "malformed"
    acting.act("x" * 300)
    assert acting.until("refused")["code"] == "bad_message"


@pytest.mark.both_backends
def test_a_second_tab_shows_the_same_table(
    pages: tuple[Page, Page], jana: Browser, table: str
) -> None:
    with jana.page(table) as second:
        second.receive()
        assert second.table["you"] == [0]
        for _ in range(6):
            acting, watching = in_turn((second, pages[1]))
            acting.play_first_choice()
            ply = acting.table["ply"]
            for page in (*pages, second):
                page.until_ply(ply)
            same_everywhere((second, pages[0]))
            del watching
    # One of two tabs is closed: Jana is still there.
    assert pages[1].silent()
    assert all(seat["connected"] for seat in pages[1].table["seats"])


@pytest.mark.both_backends
def test_pages_tell_who_is_there(jana: Browser, petr: Browser, table: str) -> None:
    with jana.page(table) as page:
        page.receive()
        assert [seat["connected"] for seat in page.table["seats"]] == [True, False]
        with petr.page(table) as other:
            other.receive()
            assert [seat["connected"] for seat in page.until("seats")["seats"]] == [True, True]
        assert [seat["connected"] for seat in page.until("seats")["seats"]] == [True, False]


def test_the_language_changes_without_a_reload(jana: Browser, table: str) -> None:
    with jana.page(table, language="cs") as page:
        page.receive()
        czech = page.table
        page.send({"type": "language", "language": "pl"})
        page.until("snapshot")
        polish = page.table
        assert czech["title"] != polish["title"]
        assert czech["expected"] != polish["expected"]
        assert czech["ply"] == polish["ply"]
        assert [entry["action"] for entry in czech["history"]] == [
            entry["action"] for entry in polish["history"]
        ]
        assert czech["history"][-1]["text"] != polish["history"][-1]["text"]
        page.send({"type": "act", "request": 1, "ply": -1, "actions": ["24"]})
        in_polish = page.until("refused")["text"]
        page.send({"type": "language", "language": "en"})
        page.until("snapshot")
        page.send({"type": "act", "request": 2, "ply": -1, "actions": ["24"]})
        assert page.until("refused")["text"] != in_polish


def test_events_are_told_in_short_or_in_whole_sentences(jana: Browser, table: str) -> None:
    with jana.page(table) as page:
        page.receive()
        short = page.table["history"]
        page.send({"type": "language", "language": "en", "length": "long"})
        page.until("snapshot")
        long = page.table["history"]
        assert [entry["events"] for entry in short] == [entry["events"] for entry in long]
        assert [entry["text"] for entry in short] != [entry["text"] for entry in long]
        page.send({"type": "language", "language": "en", "length": "endless"})
        assert page.until("refused")["code"] == "bad_message"


def test_localized_words_are_understood_and_notation_is_stored(
    jana: Browser, petr: Browser, table: str
) -> None:
    with jana.page(table, language="cs") as left, petr.page(table, language="cs") as right:
        pages = (left, right)
        for page in pages:
            page.receive()
        while in_turn(pages)[0].table["view"]["step"] != "place":
            acting, watching = in_turn(pages)
            acting.play_first_choice()
            watching.until_ply(acting.table["ply"])
        acting, watching = in_turn(pages)
        action = acting.table["legal"][0]["action"]
        word = {"r": "vpravo", "l": "vlevo", "u": "nahoru", "d": "dolů"}[action[-1]]
        ply = acting.table["ply"]
        acting.act(f"{action[:-1].upper()} {word}")
        acting.until_ply(ply + 1)
        done = [entry["action"] for entry in acting.table["history"] if entry["ply"] == ply + 1]
        assert done == [action]


@pytest.mark.both_backends
def test_a_page_that_comes_back_gets_what_it_missed(
    pages: tuple[Page, Page], petr: Browser, table: str
) -> None:
    known = pages[1].table["number"]
    for _ in range(3):
        acting, watching = in_turn(pages)
        acting.play_first_choice()
        watching.until_ply(acting.table["ply"])
    missed = [entry for entry in pages[1].table["history"] if entry["number"] > known]
    with petr.page(table, **{"from": known}) as page:
        page.table = {"number": known}
        news = page.receive()
        assert news["type"] == "entries"
        assert news["entries"] == missed
        assert news["number"] == pages[1].table["number"]
    with petr.page(table, **{"from": pages[1].table["number"]}) as page:
        page.table = {"number": pages[1].table["number"]}
        assert page.receive()["entries"] == []


@pytest.mark.parametrize("since", ["0", "-1", "99999", "x", "9" * 60])
def test_a_page_with_an_impossible_number_gets_everything(
    petr: Browser, table: str, since: str
) -> None:
    with petr.page(table, **{"from": since}) as page:
        assert page.receive()["type"] == "snapshot"


@pytest.mark.both_backends
def test_an_unknown_table_is_told_and_the_socket_closed(jana: Browser) -> None:
    with jana.page("nowhere") as page:
        answer = page.receive()
        assert (answer["type"], answer["code"]) == ("refused", "unknown_table")
    assert jana.http.get("/api/tables/nowhere").json()["code"] == "unknown_table"
    assert jana.http.get(f"/api/tables/{'x' * 500}").status_code == 404


@pytest.mark.both_backends
def test_a_waiting_table_cannot_be_played_and_begins_live(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, FRIEND])
    with jana.page(opened["table"]) as page:
        page.receive()
        assert refusal(page, "24")["code"] == "not_started"
        petr.join(opened["invitations"][0]["link"], "Petr")
        page.until("entries")
        assert page.table["status"] == "running"
        assert page.table["invitations"] == []
        assert page.table["history"][0]["events"][0]["kind"] == "game_started"
        assert page.table["seats"][1]["name"] == "Petr"
