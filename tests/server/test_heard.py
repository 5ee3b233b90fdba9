"""The words that a page says by itself: how a game began, and what happened since."""

from dataclasses import replace
from random import Random

import pytest

import dominium
from dominium.server.model.table import Table
from dominium.server.model.table_settings import TableSettings
from dominium.server.model.viewer import Person, Viewer
from dominium.server.presenters import snapshots
from tests.server.test_changes import STRANGER, acted, opened

GAMES = [game.id for game in dominium.games() if game.id != "solo"]


def seated(number: int, language: str = "en") -> Viewer:
    """The person at a seat."""
    return Viewer(Person(number + 1, None), language)


def heard(table: Table, viewer: Viewer, since: int) -> str:
    """The words for the entries after a number."""
    return snapshots.heard(table, viewer, snapshots.history(table, viewer, since), since)


def acting(table: Table) -> int:
    """The seat to move."""
    assert isinstance(table.state.actor, int)
    return table.state.actor


@pytest.mark.parametrize("game", GAMES)
def test_only_who_has_done_nothing_yet_is_told_how_the_game_began(game: str) -> None:
    table = opened(game, range(1, dominium.load(game).seats + 1), TableSettings())
    seat = acting(table)
    began = snapshots.snapshot(table, seated(seat), ()).heard
    assert began.endswith(snapshots.describer(table, seated(seat)).asked(table.state.view(seat)))
    assert snapshots.snapshot(table, Viewer(Person(STRANGER, None), "en"), ()).heard == ""
    table = table.apply(acted(table, Random(1), seated(seat)))
    assert snapshots.snapshot(table, seated(seat), ()).heard == ""


@pytest.mark.parametrize("game", GAMES)
def test_news_are_heard_in_short_or_in_whole_sentences(game: str) -> None:
    table = opened(game, range(1, dominium.load(game).seats + 1), TableSettings())
    number, random = table.number, Random(1)
    for _ in range(6):
        table = table.apply(acted(table, random, seated(acting(table))))
    viewer = seated(acting(table), "cs")
    asked = snapshots.describer(table, viewer).asked(table.state.view(acting(table)))
    assert heard(table, viewer, number).endswith(asked)
    at_length = replace(viewer, length="long")
    lines = [line for e in snapshots.history(table, at_length, number) for line in e.text]
    expected = snapshots.snapshot(table, at_length, ()).expected
    assert heard(table, at_length, number) == " ".join([*lines, expected])
    assert len(heard(table, viewer, number)) < len(heard(table, at_length, number))
