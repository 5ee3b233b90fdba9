"""A device that several people share shows one hand at a time, and only when it is its turn."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.server.conftest import BOT, DEVICE, FRIEND, ME
from tests.server.hidden import Course

if TYPE_CHECKING:
    from tests.server.conftest import Browser, Json, Page

EVA: Json = {**DEVICE, "name": "Eva"}


def closed(table: Json) -> None:
    """The picture is the public's."""
    assert (table["looking"], table["view"]["viewer"], table["legal"]) == (None, None, [])
    assert all(hand["tiles"] is None for hand in table["view"]["hands"])
    assert (table["hand_lines"], table["hand_items"]) == ([], [])


def opened_for(table: Json, seat: int) -> None:
    """The picture is that of one seat, which acts."""
    assert (table["looking"], table["hand_over"], table["view"]["viewer"]) == (seat, None, seat)
    assert table["legal"]
    open_hands = [hand["seat"] for hand in table["view"]["hands"] if hand["tiles"] is not None]
    assert open_hands == [seat]
    assert [item["tile"] for item in table["hand_items"]] == table["view"]["hands"][seat]["tiles"]


def play_turns(page: Page) -> int:
    """Take the device, look, and play as long as it is this seat's turn; which seat it was."""
    seat: int = page.table["hand_over"]
    closed(page.table)
    page.look(seat)
    while page.table["looking"] is not None:
        opened_for(page.table, seat)
        ply = page.table["ply"]
        page.act(page.table["legal"][-1]["action"])
        page.until_ply(ply + 1)
    return seat


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("block", [ME, EVA], {"target": 20}),
        ("draw", [ME, EVA], {}),
        ("matador", [ME, ME], {}),
        ("bergen", [ME, EVA, BOT], {"target": 5}),
        ("sebastopol", [ME, EVA, BOT, DEVICE], {"deals": 1}),
        ("twenty_one", [ME, EVA, DEVICE, DEVICE], {"deals": 2}),
    ],
)
def test_a_whole_game_goes_from_hand_to_hand(
    jana: Browser, game: str, seats: list[Json], options: Json
) -> None:
    opened = jana.open_table(seats, game=game, options=options)
    path = f"/api/tables/{opened['table']}"
    played, asked = set(), []
    with jana.page(opened["table"]) as page:
        page.until("snapshot")
        while page.table["status"] == "running":
            if page.table["hand_over"] is None:  # a bot plays
                page.receive()
            else:
                played.add(play_turns(page))
                asked.append(jana.http.get(path).text)
    own = {number for number, seat in enumerate(seats) if seat is not BOT}
    assert played == own
    course = Course(jana.get(f"{path}/record"))
    for raw in page.heard:
        course.check(raw, json.loads(raw).get("looking"))
    for raw in asked:
        course.check(raw, None)


@pytest.fixture
def shared(jana: Browser) -> str:
    """A game of Block at one device."""
    return str(jana.open_table([ME, EVA], game="block")["table"])


def test_only_the_seat_that_acts_may_look(jana: Browser, petr: Browser, shared: str) -> None:
    with jana.page(shared) as page, petr.page(shared) as stranger:
        page.until("snapshot")
        stranger.until("snapshot")
        acting = page.table["hand_over"]
        for other, code in ((1 - acting, "not_your_turn"), (2, "not_seated"), (99, "not_seated")):
            page.look(other)
            assert page.refusals.pop() == code
            closed(page.table)
        stranger.look(acting)
        assert stranger.refusals == ["not_seated"]
        closed(stranger.table)
        page.look(acting)
        opened_for(page.table, acting)
        page.look(None)
        closed(page.table)
        assert page.table["hand_over"] == acting
        for wrong in (-1, "0", 1.5, True):
            page.send({"type": "look", "seat": wrong})
            assert page.until("refused")["code"] == "bad_message"
        page.send({"type": "look"})
        assert page.until("refused")["code"] == "bad_message"


def test_a_hand_that_is_not_looked_at_cannot_be_played(jana: Browser, shared: str) -> None:
    with jana.page(shared) as page, jana.page(shared, language="cs") as tab:
        page.until("snapshot")
        tab.until("snapshot")
        acting = page.table["hand_over"]
        page.look(acting)
        action = page.table["legal"][0]["action"]
        tab.act(action)
        refused = tab.until("refused")
        assert (refused["code"], refused["params"]) == ("hand_over", {"seat": acting})
        ply = page.table["ply"]
        page.act(action)
        tab.until_ply(ply + 1)
        closed(tab.table)
        assert tab.table["hand_over"] in {0, 1}


def test_the_hand_closes_by_itself_and_leaves_nothing_behind(jana: Browser, shared: str) -> None:
    with jana.page(shared) as page:
        page.until("snapshot")
        first = play_turns(page)
        news = json.loads(page.heard[-1])
        assert news["type"] == "snapshot"
        dealt = [
            event["tile"]
            for entry in news["history"]
            for event in entry["events"]
            if event["kind"] == "tile_dealt"
        ]
        assert dealt == [None] * 14
        assert play_turns(page) == 1 - first


def test_a_look_that_is_over_does_not_come_back(jana: Browser, shared: str) -> None:
    with jana.page(shared) as page, jana.page(shared) as tab:
        page.until("snapshot")
        tab.until("snapshot")
        first = play_turns(page)
        tab.until_ply(page.table["ply"])
        assert play_turns(tab) == 1 - first
        page.until_ply(tab.table["ply"])
        assert page.table["hand_over"] == first
        closed(page.table)


def test_a_page_that_comes_back_begins_with_closed_hands(jana: Browser, shared: str) -> None:
    with jana.page(shared) as page:
        page.until("snapshot")
        page.look(page.table["hand_over"])
        number = page.table["number"]
    with jana.page(shared, **{"from": number}) as page:
        assert page.receive()["type"] == "snapshot"
        closed(page.table)


def test_the_language_changes_while_a_hand_is_open(jana: Browser, shared: str) -> None:
    with jana.page(shared) as page:
        page.until("snapshot")
        acting = page.table["hand_over"]
        page.look(acting)
        english = page.table["hand_lines"]
        page.send({"type": "language", "language": "cs"})
        page.until("snapshot")
        opened_for(page.table, acting)
        assert page.table["hand_lines"] != english


def test_who_looks_is_spoken_to(jana: Browser) -> None:
    opened = jana.open_table([ME, EVA], game="twenty_one", options={"deals": 1})
    with jana.page(opened["table"]) as page:
        page.until("snapshot")
        acting = page.table["hand_over"]
        name = ("Jana", "Eva")[acting]
        assert name in page.table["expected"]
        page.look(acting)
        for told in (page.table["expected"], page.table["hand_lines"][0]):
            assert name not in told
            assert "our" in told
        page.act("tax e6")
        assert "stand" in page.until("refused")["text"]
        page.act("stand")
        page.until("snapshot")
        assert name in page.table["history"][-1]["text"][0]


def test_a_person_with_one_seat_needs_no_handing_over(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, FRIEND], game="block")
    with jana.page(opened["table"]) as waiting:
        waiting.until("snapshot")
        waiting.look(0)
        assert waiting.refusals == ["not_started"]
    petr.join(opened["invitations"][0]["link"], "Petr")
    with jana.page(opened["table"]) as left, petr.page(opened["table"]) as right:
        pages = (left, right)
        for seat, page in enumerate(pages):
            page.until("snapshot")
            assert (page.table["looking"], page.table["hand_over"]) == (seat, None)
            assert page.table["view"]["hands"][seat]["tiles"] is not None
        acting = pages[left.table["view"]["actor"]]
        acting.look(acting.table["looking"])
        assert acting.table["legal"]
        acting.look(None)
        assert acting.table["legal"]
        acting.play_first_choice()


def test_games_without_hidden_hands_stay_as_they_are(jana: Browser) -> None:
    opened = jana.open_table([ME, EVA])
    with jana.page(opened["table"]) as page:
        page.until("snapshot")
        for _ in range(6):
            assert page.table["hand_over"] is None
            assert page.table["looking"] == page.table["view"]["actor"]
            page.play_first_choice()
            assert json.loads(page.heard[-1])["type"] == "entries"
