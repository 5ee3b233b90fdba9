"""Pictures of a table: what is the same for everybody is worked out once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import dominium
from dominium.describe import Describer
from dominium.server import snapshots
from dominium.server.log import Seat, Table
from dominium.server.people import Person, Viewer

if TYPE_CHECKING:
    import pytest

SEATS = 8


def test_eight_viewers_of_one_language_have_each_kingdom_told_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = dominium.load("queendomino", seats=SEATS, set="royal_wedding")
    people = [Person(number, f"Host {number}", "secret") for number in range(1, SEATS + 1)]
    seats = tuple(
        Seat(seat, "person", person.name, None, person.id) for seat, person in enumerate(people)
    )
    opened = Table("table", game, bytes(32), 1, seats, 0, game.start())
    table = opened.after(opened.drawn(opened.state.copy(), ()))
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
