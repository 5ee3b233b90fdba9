"""A table's log: what follows from any entries at all, worked out without a server."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

import dominium
from dominium.server.common.errors import RequestError
from dominium.server.model.seat_clocks import DAY, MINUTE
from dominium.server.model.table import Entry, Ply, Seat, Table
from dominium.server.model.table_settings import Pace, TableSettings
from dominium.server.model.viewer import Person, Viewer
from dominium.server.schema.tables import (
    AnswerUndoCommand,
    FillSeatCommand,
    GiveTimeCommand,
    LeaveCommand,
    RequestUndoCommand,
)
from dominium.server.tables import seating, undo
from dominium.server.tables.dealing import first_draws, with_first_draws
from dominium.server.tables.jobs import bot_turn

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

BEGUN = 1_700_000_000_000
EVERY_SETTING = (
    TableSettings(),
    TableSettings(clock_minutes=1, clock_increment=5),
    TableSettings(pace="days", move_days=1),
)

Doing = tuple[str, int, int]
"""An attempt: its kind, the person, and the seconds before it."""


def viewer(person: int) -> Viewer:
    return Viewer(Person(person, f"Person {person}"), "en")


def waiting_table(seats: int, settings: TableSettings, game: str = "kingdomino") -> Table:
    """Jana (1) has a seat; the others are open."""
    rules = dominium.load(game, seats=seats)
    jana = Seat(0, "person", "Jana", None, 1)
    others = [Seat(seat, "person", None, None, None) for seat in range(1, seats)]
    return Table("table", rules, bytes(32), 1, (jana, *others), 0, rules.start(), settings)


def written(table: Table, entries: Sequence[Entry], at: int) -> Table:
    return table.apply(table.stamped(entries, at))


def begun(seats: int, settings: TableSettings, game: str = "kingdomino") -> Table:
    """Petr (2) has joined, the rest are bots, and the game runs."""
    table = waiting_table(seats, settings, game)
    joined = Entry(1, "joined", 1, "Petr", 2)
    table = written(table, with_first_draws(table, [joined]), BEGUN)
    for seat in range(2, seats):
        table = written(
            table,
            seating.fill_entries(table, viewer(1), FillSeatCommand("r", seat, "easy")),
            BEGUN + seat,
        )
    return table


def acted(table: Table, person: int) -> Sequence[Entry]:
    """Somebody does the last thing that is possible, so that games differ from bots'."""
    seat, state = table.person_to_move, table.state.copy()
    if seat is None or seat.person != person:
        return ()
    action = str(state.legal_actions()[-1])
    state.apply(action)
    return table.draw_entries(state, [Entry(table.number + 1, "action", seat.seat, action, person)])


def bots_acted(table: Table) -> Sequence[Entry]:
    entries: tuple[Entry, ...] = ()
    state = table.state.copy()
    for action in bot_turn(table):
        entries = table.action_entries(state, entries, int(str(state.actor)), action)
    return entries


def tried(table: Table, doing: str, person: int, at: int) -> Sequence[Entry]:
    """The entries of what somebody tries; none where it is refused."""
    someone = viewer(person)
    back = undo.target(table, someone)
    possible: dict[str, Callable[[], Sequence[Entry]]] = {
        "act": lambda: acted(table, person),
        "bot": lambda: bots_acted(table),
        "undo": lambda: undo.request_entries(
            table, someone, RequestUndoCommand("r", back or 0, table.number)
        ),
        "agree": lambda: undo.answer_entries(
            table, someone, AnswerUndoCommand("r", asked_at(table), True)
        ),
        "refuse": lambda: undo.answer_entries(
            table, someone, AnswerUndoCommand("r", asked_at(table), False)
        ),
        "leave": lambda: seating.leave_entries(table, someone, LeaveCommand("r")),
        "give_up": lambda: seating.leave_entries(table, someone, LeaveCommand("r", give_up=True)),
        "return": lambda: seating.return_entries(table, someone),
        "give_time": lambda: seating.added_time_entries(
            table, someone, GiveTimeCommand("r", 2 - person, 30, table.number)
        ),
        "clock": lambda: seating.timeout_entries(table, at),
    }
    with suppress(RequestError):
        return possible[doing]()
    return ()


def asked_at(table: Table) -> int:
    return table.undo.number if table.undo else 0


def course(table: Table, doings: Sequence[Doing]) -> list[Table]:
    """The table after each commit."""
    tables, at = [table], table.at
    for doing, person, seconds in doings:
        at += seconds * 1000
        entries = tried(tables[-1], doing, person, at)
        if entries:
            tables.append(written(tables[-1], entries, at))
    return tables


DOINGS = st.lists(
    st.tuples(
        st.sampled_from(
            ["act"] * 8
            + ["bot"] * 4
            + ["undo", "undo", "agree", "agree", "refuse", "leave", "return", "return"]
            + ["give_time", "clock"]
        ),
        st.sampled_from([1, 2]),
        st.integers(0, 20),
    ),
    max_size=60,
)


def same(one: Table, other: Table) -> None:
    """Two tables are equal in everything; names that were free seats' do not count."""
    assert replace(one, state=other.state) == other
    assert one.state == other.state


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("settings", EVERY_SETTING, ids=["no clock", "clock", "days"])
@given(doings=DOINGS)
def test_a_table_follows_from_its_entries_alone(
    seats: int, settings: TableSettings, doings: list[Doing]
) -> None:
    tables = course(begun(seats, settings), doings)
    last = tables[-1]
    assert [entry.number for entry in last.entries] == list(range(1, last.number + 1))
    assert all(before.at <= after.at for before, after in pairwise(last.entries))
    # What is kept beside the log are the seats as they are in the end.
    beginning = Table(last.id, last.game, last.seed, 1, last.seats, 0, last.game.start(), settings)
    same(beginning.apply(last.entries), last)
    for table in tables:
        same(last.at_entry(table.number), table)


@pytest.mark.parametrize("settings", EVERY_SETTING[1:], ids=["clock", "days"])
@given(doings=DOINGS)
def test_time_grows_by_gifts_and_increments_alone(
    settings: TableSettings, doings: list[Doing]
) -> None:
    tables = course(begun(3, settings), doings)
    for before, after in pairwise(tables):
        assert before.clock is not None
        assert after.clock is not None
        new = after.entries[before.number :]
        for seat in range(3):
            given_time = sum(
                int(entry.text) * 1000
                for entry in new
                if entry.kind == "time_given" and entry.seat == seat
            )
            acts = [entry for entry in new if entry.kind == "action" and entry.seat == seat]
            most = before.clock.remaining[seat] + given_time
            most += len(acts) * settings.clock_increment * 1000
            if settings.move_days and after.clock.running == seat:
                most = max(most, DAY)  # a move by days begins with all its time
            assert 0 <= after.clock.remaining[seat] <= most
        runs = after.person_to_move
        assert after.clock.running == (runs.seat if runs else None)
        assert after.clock.since == after.at


@given(doings=DOINGS)
def test_nothing_that_was_drawn_is_ever_taken_back(doings: list[Doing]) -> None:
    last = course(begun(2, TableSettings()), doings)[-1]
    counts = {ply.number for ply in last.plies}
    for entry in last.history:
        if isinstance(entry, Ply) and entry.number not in counts:
            assert entry.seat is not None


@given(doings=DOINGS)
def test_work_is_due_exactly_where_somebody_has_to_act(doings: list[Doing]) -> None:
    pace = Pace(bot=700, notice=30_000)
    for table in course(begun(2, EVERY_SETTING[1]), doings):
        due = table.due(pace)
        if table.status == "finished":
            assert set(due) == {"result"}
        elif table.bot_to_move is not None:
            assert due == {"bot": table.at + 700}
        else:
            assert set(due) == {"clock", "notice"}
            assert due["clock"] == table.deadline


def test_nobodys_clock_runs_while_a_table_waits() -> None:
    table = waiting_table(3, TableSettings(clock_minutes=1))
    joined = Entry(1, "joined", 1, "Petr", 2)
    waiting = written(table, with_first_draws(table, [joined]), BEGUN)
    assert waiting.status == "waiting"
    assert waiting.clock is not None
    assert waiting.clock.running is None
    assert waiting.due(Pace(0, 0)) == {}
    later = BEGUN + 60 * MINUTE
    running = written(
        waiting, seating.fill_entries(waiting, viewer(1), FillSeatCommand("r", 2, "easy")), later
    )
    assert running.status == "running"
    assert running.clock is not None
    assert running.clock.left_at(later) == (MINUTE,) * 3
    # Read from the database again, with the seats as they are now, nothing else comes out.
    same(running.at_entry(running.number), running)


def test_a_move_by_days_begins_with_all_its_time_and_a_gift_lasts_for_one_move() -> None:
    table = begun(2, TableSettings(pace="days", move_days=2))
    first = table.person_to_move
    assert first is not None
    assert table.deadline == table.at + 2 * DAY
    other = 1 - first.seat
    gift = GiveTimeCommand("r", first.seat, 3600, table.number)
    table = written(
        table, seating.added_time_entries(table, viewer(other + 1), gift), table.at + DAY
    )
    assert table.deadline == BEGUN + 2 * DAY + 3_600_000
    assert table.clock is not None
    again = seating.added_time_entries(table, viewer(other + 1), gift)
    assert again == ()  # the same message twice
    while table.person_to_move is not None and table.person_to_move.seat == first.seat:
        table = written(table, acted(table, first.seat + 1), table.at + 1000)
    assert table.deadline == table.at + 2 * DAY


def test_draws_of_a_table_that_begins_at_once_start_its_clock() -> None:
    rules = dominium.load("kingdomino")
    seats = (Seat(0, "person", "Jana", None, 1), Seat(1, "bot", None, "easy", None))
    settings = TableSettings(clock_minutes=1)
    table = Table("table", rules, bytes(32), 1, seats, 0, rules.start(), settings)
    table = written(table, first_draws(table), BEGUN)
    while table.bot_to_move is not None:
        table = written(table, bots_acted(table), BEGUN + 5000)
    assert table.clock is not None
    assert table.clock.running == 0
    assert table.clock.left_at(table.at + 1000) == (MINUTE - 1000, MINUTE)
    assert seating.timeout_entries(table, table.at + MINUTE - 1) == ()
    kinds = [entry.kind for entry in seating.timeout_entries(table, table.at + MINUTE)]
    assert kinds == ["timed_out", "forfeited"]


def test_what_is_kept_of_somebody_forgotten_names_nobody() -> None:
    table = begun(2, TableSettings())
    after = table.apply([Entry(table.number + 1, "forgotten", 1, "", 99)])
    assert after.seats[1].name is None
    assert after.seats[1].person == 99
    moved = after.apply([Entry(after.number + 1, "moved", None, "", 5)])
    assert moved.creator == 5
