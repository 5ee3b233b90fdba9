"""Pictures of a table: what is the same for everybody is worked out once."""

from __future__ import annotations

import pytest

import dominium
from dominium.describe import Describer
from dominium.server.model.table import Seat, Table
from dominium.server.model.viewer import Person, Viewer
from dominium.server.presenters import snapshots

SEATS = 8


def test_eight_viewers_of_one_language_have_each_kingdom_told_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = dominium.load("queendomino", seats=SEATS, set="royal_wedding")
    people = [Person(number, f"Host {number}") for number in range(1, SEATS + 1)]
    seats = tuple(
        Seat(seat, "person", person.name, None, person.id) for seat, person in enumerate(people)
    )
    opened = Table("table", game, bytes(32), 1, seats, 0, game.start())
    table = opened.apply(opened.draw_entries(opened.state.copy(), ()))
    # The class of the game's describer, which `Describer` makes.
    told_by, told = type(Describer(game, "en", ["Host"] * SEATS)), list[int]()
    tell = told_by.kingdom

    def counted(words: Describer, view: dominium.View, kingdom: int) -> list[str]:
        told.append(kingdom)
        return tell(words, view, kingdom)

    monkeypatch.setattr(told_by, "kingdom", counted)
    pictures = [snapshots.snapshot(table, Viewer(person, "cs"), ()) for person in people]
    assert told == list(range(game.kingdoms))
    assert sum(bool(picture.legal) for picture in pictures) == 1
    snapshots.snapshot(table, Viewer(people[0], "pl"), ())
    assert len(told) == 2 * game.kingdoms


def test_what_was_told_of_older_moments_is_forgotten_and_told_again_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(snapshots, "MOST_MOMENTS", 2)
    game = dominium.load("kingdomino")
    seats = tuple(Seat(seat, "person", f"Jana {seat}", None, seat) for seat in range(2))
    tables = [Table(str(name), game, bytes(32), 0, seats, 0, game.start()) for name in range(4)]
    jana, petr = (Viewer(Person(person, None), "cs") for person in range(2))
    first = [snapshots.snapshot(table, jana, ()) for table in tables]
    assert [bool(table.memo) for table in tables] == [False, False, True, True]
    for table, known in zip(reversed(tables), reversed(first), strict=True):
        snapshots.snapshot(table, petr, ())
        assert snapshots.snapshot(table, jana, ()) == known
