"""A page that follows changes has what a page sees that is opened afresh."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import dominium
from dominium.server.common import clock
from dominium.server.model import visibility
from dominium.server.model.table_settings import TableSettings
from dominium.server.model.viewer import Person, Viewer
from dominium.server.presenters import pictures, snapshots
from dominium.server.websocket.table_news import TableNews
from tests.changes import with_changes
from tests.server.any_tables import acted, opened, something_else, written
from tests.server.conftest import FRIEND, ME, catch_up

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from dominium.server.model.table import Table
    from tests.server.conftest import Browser, Json

GAMES = [game.id for game in dominium.games()]
NOT_SHOWN = {"type", "mark", "clock", "heard"}
STRANGER = 99


class Follower:
    """A page as it follows a table by changes; some messages never reach it."""

    def __init__(self, viewer: Viewer, random: Random, lost: float) -> None:
        self.viewer = viewer
        self.picture: Json = {}
        self.kinds = list[str]()
        self._random = random
        self._lost = lost
        self._news = TableNews(by_changes=True)

    def look(self, table: Table, present: Collection[int], seat: int | None) -> None:
        """Look with one of several own seats, or with none."""
        claim = None if seat is None else visibility.claim_seat(table, self.viewer, seat)
        self.viewer = replace(self.viewer, claim=claim)
        self._hear(self._news.take(table, self.viewer, present, anew=True))

    def hear(self, table: Table, present: Collection[int]) -> None:
        """Hear what is new, unless it is lost on the way."""
        message = self._news.take(table, self.viewer, present)
        if message is None or self._random.random() < self._lost:
            return
        if not self._hear(message):
            self.come_again(table, present)

    def come_again(self, table: Table, present: Collection[int]) -> None:
        """Come with the number of the last entry that is known."""
        self._news = TableNews(by_changes=True)
        self._news.resume(table, self.viewer, self.picture.get("number"))
        assert self._hear(self._news.take(table, self.viewer, present))

    def _hear(self, message: bytes | None) -> bool:
        """Take a message as a page does; false if it does not fit."""
        assert message is not None
        told: Json = json.loads(message)
        self.kinds.append(told["type"])
        match told["type"]:
            case "snapshot":
                self.picture = told
            case "entries":
                self._add(told.pop("entries"), told)
            case "changes":
                if told["follows"] != self.picture.get("mark"):
                    return False
                self._add(told["entries"], with_changes(self.picture, told["changed"]))
        return True

    def _add(self, entries: Sequence[Json], state: Json) -> None:
        news = [entry for entry in entries if entry["number"] > self.picture["number"]]
        self.picture = self.picture | state | {"history": [*self.picture["history"], *news]}


def fresh(table: Table, viewer: Viewer, present: Collection[int]) -> Json:
    """The picture of a page that is opened now; nothing is remembered."""
    table = replace(table)
    whole: Json = json.loads(msgspec.json.encode(snapshots.snapshot(table, viewer, present)))
    return whole


def agree(shown: Json, expected: Json) -> None:
    """A picture is what is expected, however old its clock."""
    names = expected.keys() - NOT_SHOWN
    assert {name: shown[name] for name in names} == {name: expected[name] for name in names}
    assert (shown["clock"] is None) == (expected["clock"] is None)
    if expected["clock"] is not None:
        assert run_to(shown["clock"], expected["clock"]["at"]) == expected["clock"]


def run_to(read: Json, at: int) -> Json:
    """A clock as it has run on."""
    remaining = list(read["remaining"])
    if read["running"] is not None:
        remaining[read["running"]] = max(0, remaining[read["running"]] - (at - read["at"]))
    return read | {"remaining": remaining, "at": at}


@pytest.fixture
def passing_time(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time of the server, which a test puts forward."""
    time = [1_000_000]
    monkeypatch.setattr(clock, "now", lambda: time[0])
    return time


@pytest.mark.parametrize(
    "lost",
    [pytest.param(0.0, marks=pytest.mark.long), 0.2],
    ids=["all arrive", "some are lost"],
)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_follows_has_what_a_fresh_page_sees(
    game: str, lost: float, passing_time: list[int]
) -> None:
    random = Random(f"{game} {lost}")
    seats = dominium.load(game).seats
    settings = TableSettings(clock_minutes=random.choice([None, 60]), clock_increment=5)
    people = list(range(1, seats + 1))
    table = opened(game, people, settings)
    viewers = [Viewer(Person(person, None), "en") for person in people]
    watchers = [Viewer(None, "cs"), Viewer(Person(STRANGER, None), "pl", length="long")]
    pages = [Follower(viewer, random, lost) for viewer in (*viewers, *watchers)]
    present = frozenset(people)
    for page in pages:
        page.come_again(table, present)
    for _ in range(10_000):
        if table.status == "finished":
            break
        passing_time[0] += random.randrange(500)
        whim = random.random()
        if whim < 0.15:
            present ^= {random.choice([*people, STRANGER])}
        elif whim < 0.3:
            table = written(table, something_else(table, random.choice(viewers), random))
        else:
            seat = table.state.actor
            assert isinstance(seat, int)
            table = written(table, acted(table, random, viewers[seat]))
        for page in pages:
            if random.random() < 0.9:  # the others hear of it later
                page.hear(table, present)
        if random.random() < 0.04 or table.status == "finished":
            for page in pages:
                page.come_again(table, present) if lost else page.hear(table, present)
                agree(page.picture, fresh(table, page.viewer, present))
    assert table.status == "finished"
    assert "changes" in {kind for page in pages for kind in page.kinds}


@pytest.mark.parametrize("game", ["block", "kingdomino"])
def test_a_device_that_goes_from_hand_to_hand_follows(game: str, passing_time: list[int]) -> None:
    random = Random(game)
    table = opened(game, [1], TableSettings())
    page = Follower(Viewer(Person(1, None), "en"), random, 0.0)
    present = frozenset({1})
    page.come_again(table, present)
    while table.status != "finished":
        passing_time[0] += 100
        if (seat := visibility.hand_over(table, page.viewer)) is not None:
            page.look(table, present, seat)
        agree(page.picture, fresh(table, page.viewer, present))
        table = written(table, acted(table, random, page.viewer))
        page.hear(table, present)
        agree(page.picture, fresh(table, page.viewer, present))


def test_changes_of_a_lost_picture_lead_to_the_whole() -> None:
    random = Random(1)
    table = opened("kingdomino", [1, 2], TableSettings())
    page = Follower(Viewer(None, "en"), random, 0.0)
    page.come_again(table, ())
    page._lost = 1.0
    page.hear(table, {1})
    assert page.kinds == ["snapshot"]
    page._lost = 0.0
    page.hear(table, {1, 2})
    assert page.kinds == ["snapshot", "changes", "entries"]
    agree(page.picture, fresh(table, page.viewer, {1, 2}))


def test_what_is_equal_for_many_is_made_once() -> None:
    random = Random(1)
    table = opened("kingdomino", [1, 2], TableSettings())
    watchers = [TableNews(by_changes=True) for _ in range(3)]
    seen = [Viewer(None, "en"), Viewer(Person(STRANGER, None), "en"), Viewer(None, "en")]
    first = [news.take(table, who, ()) for news, who in zip(watchers, seen, strict=True)]
    assert first[0] is first[1] is first[2]
    acting = Viewer(Person(1 + int(table.state.actor or 0), None), "en")
    table = written(table, acted(table, random, acting))
    later = [news.take(table, who, ()) for news, who in zip(watchers, seen, strict=True)]
    assert later[0] is later[1] is later[2]


def test_a_value_behind_the_end_of_a_list_makes_it_longer() -> None:
    before = {"a": [1, {"b": 2}], "c": {"d": 1}, "e": [1, 2]}
    after = {"a": [1, {"b": 3}, 4, 5], "c": {"d": 1, "f": None}, "e": [2]}
    changed: Json = {}
    pictures._note_differences(before, after, "", changed)
    assert changed == {"/a/1/b": 3, "/a/2": 4, "/a/3": 5, "/c/f": None, "/e": [2]}
    assert with_changes(before, changed) == after
    assert before == {"a": [1, {"b": 2}], "c": {"d": 1}, "e": [1, 2]}


def test_a_socket_sends_changes_to_a_page_that_asks_for_them(jana: Browser, petr: Browser) -> None:
    made = jana.open_table([ME, FRIEND])
    with jana.page(made["table"], changes="") as left:
        left.receive()
        petr.join(made["invitations"][0]["link"], "Petr")
        with petr.page(made["table"], changes="") as right:
            right.receive()
            while min(left.table["ply"], right.table["ply"]) < 6:
                catch_up([left, right])
                acting: Any = left if left.table["legal"] else right
                acting.play_first_choice()
            catch_up([left, right])
    kinds = [json.loads(raw)["type"] for raw in (*left.heard, *right.heard)]
    assert set(kinds) == {"snapshot", "changes"}
    assert kinds.count("snapshot") == 2
