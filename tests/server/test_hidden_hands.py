"""Hidden hands: nobody is ever sent a tile that one may not know, over whatever way."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
import pytest

import dominium
from dominium.server.model import fair_dealing
from dominium.server.model.table import Entry, Seat, Table
from dominium.server.model.viewer import Person, Viewer
from dominium.server.presenters import snapshots
from tests.server.conftest import BOT, FRIEND, ME
from tests.server.hidden import Course, named, strings

if TYPE_CHECKING:
    from tests.server.conftest import Browser, Json, Page, RunningServer

GAMES: list[tuple[str, int, Json]] = [
    ("block", 2, {"target": 20}),
    ("block", 2, {"target": 20, "blocked_score": "difference"}),
    ("draw", 2, {}),
    ("draw", 2, {"scoring": "points", "target": 20, "out_wins": True}),
    ("matador", 2, {"deals": 2}),
    ("matador", 2, {"wild": "any_time", "out_wins": True}),
    ("bergen", 2, {"target": 5}),
    ("bergen", 3, {"target": 6, "single_triple": True}),
    ("sebastopol", 4, {"deals": 2}),
    ("twenty_one", 2, {"deals": 3, "ties": "fewer_tiles"}),
    ("twenty_one", 4, {"deals": 2}),
    ("solo", 1, {}),
    ("muggins", 3, {"target": 20}),
]
NAMES = ("Jana", "Petr", "Eva", "Ota")


def everything(browser: Browser, table: str, language: str) -> list[str]:
    """Whatever somebody can ask for about a running table."""
    paths = (
        f"/api/tables/{table}",
        f"/api/tables/{table}/record",
        f"/api/tables/{table}/replay",
        "/api/tables/mine",
    )
    return [browser.http.get(path, params={"language": language}).text for path in paths]


class Watcher:
    """Somebody at a table, or beside it, with everything that was received."""

    TRIED = ("65", "44", "10")

    def __init__(self, browser: Browser, page: Page, seat: int | None, language: str) -> None:
        self.browser, self.page, self.seat, self.language = browser, page, seat, language
        self.asked: list[str] = []
        self.refused: list[tuple[int, str]] = []
        page.until("snapshot")

    def ask(self, table: str) -> None:
        self.asked += everything(self.browser, table, self.language)

    def try_what_is_wrong(self, rng: random.Random) -> None:
        """Say something that may be refused; the refusal may help only with the own hand."""
        tile = rng.choice(self.TRIED)
        ply = self.page.table["ply"]
        self.page.act(rng.choice([f"{tile}d9", "pass it", f"={tile}"]))
        self.refused.append((ply, json.dumps(self.page.until("refused"))))

    def check(self, course: Course) -> None:
        """Nothing of it all tells what this one may not know."""
        for raw in (*self.page.heard, *self.asked):
            check(course, raw, self.seat)
        for ply, refusal in self.refused:
            if course.states[ply].view(None).deal == 1:
                unknown = course.unknown(ply, self.seat) - set(self.TRIED)
                assert not any(named(text) & unknown for text in strings(json.loads(refusal)))


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_no_client_is_sent_what_it_may_not_know(
    server: RunningServer, game: str, seats: int, options: Json
) -> None:
    rng = random.Random(f"{game} {seats} {options}")
    browsers = [server.browser() for _ in range(seats + 1)]
    opened = browsers[0].open_table([ME, *[FRIEND] * (seats - 1)], game=game, options=options)
    table = opened["table"]
    for number, invitation in enumerate(opened["invitations"], 1):
        browsers[number].join(invitation["link"], NAMES[number])
    with ExitStack() as stack:
        watchers = []
        for number, browser in enumerate(browsers):
            language = ("en", "cs", "sk", "pl", "cs")[number]
            page = stack.enter_context(browser.page(table, language=language))
            seat = number if number < seats else None
            watchers.append(Watcher(browser, page, seat, language))
        while play_at_random(watchers, rng):
            if rng.random() < 0.1:
                for watcher in watchers:
                    watcher.ask(table)
                    watcher.try_what_is_wrong(rng)
        record = browsers[-1].get(f"/api/tables/{table}/record")
    course = Course(record)
    for watcher in watchers:
        watcher.check(course)


def play_at_random(watchers: list[Watcher], rng: random.Random) -> bool:
    """One action; everybody sees it. Whether the game goes on."""
    latest = watchers[0].page.table["ply"]
    page = watchers[watchers[0].page.table["view"]["actor"]].page
    page.act(rng.choice(page.table["legal"])["action"])
    page.until_ply(latest + 1)
    for watcher in watchers:
        watcher.page.until_ply(page.table["ply"])
    return bool(page.table["status"] == "running")


def check(course: Course, raw: str, viewer: int | None) -> None:
    """An answer or a message for a viewer, whatever it is."""
    message = json.loads(raw)
    if isinstance(message, dict) and message.get("format") == "dominium-record":
        check_record(course, message, viewer)
    elif isinstance(message, dict):
        course.check(raw, viewer)
    else:
        assert not any(named(text) for text in strings(message))


def check_record(course: Course, record: Json, viewer: int | None) -> None:
    """A record of a running table names no action that the viewer did not see."""
    if record["outcome"] is not None:
        return
    assert len(record["actions"]) < len(course.actions)
    for ply, action in enumerate(record["actions"]):
        state = course.states[ply]
        assert action == state.shown(state.parse(course.actions[ply]), viewer)


def test_a_finished_table_shows_everything(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, BOT], game="draw")
    with jana.page(opened["table"]) as page, petr.page(opened["table"]) as beside:
        page.until("snapshot")
        beside.until("snapshot")
        while page.until_my_turn():
            page.play_first_choice()
        beside.until_ply(page.table["ply"])
    for told in (page.table, beside.table, petr.get(f"/api/tables/{opened['table']}")):
        assert told["status"] == "finished"
        assert all(hand["tiles"] is not None for hand in told["view"]["hands"])
        assert "=?" not in [entry["action"] for entry in told["history"]]
        dealt = [
            event["tile"]
            for entry in told["history"]
            for event in entry["events"]
            if event["kind"] == "tile_dealt"
        ]
        assert len(set(dealt)) == 14
    course = Course(petr.get(f"/api/tables/{opened['table']}/record"))
    assert [entry["action"] for entry in page.table["history"]] == course.actions
    assert course.states[-1].actor is None
    # The end opens what was hidden: a page gets the whole table, in place of one more entry.
    assert json.loads(beside.heard[-1])["type"] == "snapshot"


def test_a_page_that_comes_back_gets_what_it_missed(jana: Browser) -> None:
    opened = jana.open_table([ME, BOT], game="bergen", options={"target": 8})
    table = opened["table"]
    with jana.page(table) as page:
        page.until("snapshot")
        assert page.until_my_turn()
        known = page.table["number"]
        page.play_first_choice()
        page.until_my_turn()
        missed = [entry for entry in page.table["history"] if entry["number"] > known]
    with jana.page(table, **{"from": known}) as page:
        page.table = {"number": known}
        news = page.receive()
        assert (news["type"], news["entries"], news["looking"]) == ("entries", missed, 0)
        while page.until_my_turn():
            page.play_first_choice()
        last = page.table["number"]
    # Whoever comes back to a finished table has not yet seen what was hidden.
    for since in (known, last):
        with jana.page(table, **{"from": since}) as page:
            assert page.receive()["type"] == "snapshot"


def test_a_hand_is_shown_as_soon_as_its_seat_is_taken(jana: Browser, petr: Browser) -> None:
    petr.open_table([ME, BOT])  # so that Petr is known
    opened = jana.open_table([ME, FRIEND], game="block")
    with petr.page(opened["table"]) as page:
        page.until("snapshot")
        assert (page.table["status"], page.table["looking"]) == ("waiting", None)
        petr.join(opened["invitations"][0]["link"], "Petr")
        page.until("snapshot")
        assert (page.table["status"], page.table["looking"]) == ("running", 1)
        assert page.table["view"]["hands"][0]["tiles"] is None
        assert len(page.table["view"]["hands"][1]["tiles"]) == 7


def table_of(game: dominium.Game, people: list[Person]) -> Table:
    """A running table of people, one at each seat."""
    seats = tuple(
        Seat(seat, "person", person.name, None, person.id) for seat, person in enumerate(people)
    )
    opened = Table("table", game, bytes(32), 1, seats, 0, game.start())
    return opened.apply(opened.draw_entries(opened.state.copy(), ()))


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_not_one_byte_of_a_picture_depends_on_what_is_hidden(
    game: str, seats: int, options: Json
) -> None:
    rng = random.Random(f"{game} {seats}")
    people = [Person(number, NAMES[number]) for number in range(seats)]
    table = table_of(dominium.load(game, seats=seats, **options), people)
    viewers = [Viewer(None, "en"), *(Viewer(person, "cs") for person in people)]
    memories = [table.game.memory(seat) for seat in (None, *range(seats))]
    state, known, differed = table.game.start(), 0, 0
    while table.status == "running":
        for ply in table.plies[known:]:
            events = state.apply(ply.action)
            for memory in memories:
                memory.observe(state, events)
        known = table.ply
        for viewer, memory in zip(viewers, memories, strict=True):
            other = replace(table, state=memory.determinize(rng))
            differed += other.state != table.state
            assert picture(other, viewer) == picture(table, viewer)
        entry = Entry(
            table.number + 1, "action", state.actor, str(rng.choice(state.legal_actions()))
        )
        ahead = state.copy()
        ahead.apply(entry.text)
        table = table.apply(table.draw_entries(ahead, [entry]))
    assert bool(differed) == (seats > 1)


def picture(table: Table, viewer: Viewer) -> bytes:
    return msgspec.json.encode(snapshots.snapshot(table, viewer, ()))


def test_the_draws_of_a_finished_table_can_be_verified(jana: Browser) -> None:
    opened = jana.open_table([BOT] * 4, game="sebastopol", options={"deals": 1})
    with jana.page(opened["table"]) as page:
        page.until("snapshot")
        while page.table["status"] != "finished":
            page.receive()
    state = dominium.load("sebastopol", deals=1).start()
    seed = bytes.fromhex(page.table["seed"])
    draws = 0
    for entry in page.table["history"]:
        if state.actor == dominium.CHANCE:
            drawn = fair_dealing.draw(seed, opened["table"], entry["number"], state.odds())
            assert str(drawn) == entry["action"]
            draws += 1
        state.apply(entry["action"])
    assert draws == 28
