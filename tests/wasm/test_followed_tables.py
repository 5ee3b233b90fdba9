"""Pages that are told the actions alone make of them what the server would have sent."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, get_args

import msgspec
import pytest

import dominium
from dominium.describe import LANGUAGES, Length
from dominium.server.common import clock
from dominium.server.model.table_settings import TableSettings
from dominium.server.model.viewer import Person, Viewer
from dominium.server.presenters import snapshots
from dominium.server.websocket.table_news import TableNews
from tests.server.any_tables import acted, opened, something_else, written
from tools.node import run_npm

if TYPE_CHECKING:
    from pathlib import Path

GAMES = [game.id for game in dominium.games() if game.family == "kingdom"]
MOST_BYTES = 250
"""Half of the messages of a table have fewer bytes, those with clocks and with news included."""


def viewer_of(people: list[int], rng: random.Random) -> dict[str, Any]:
    """Draw what is said of somebody who looks."""
    length: Length = rng.choice(get_args(Length))
    person = rng.choice([None, *people])
    return {
        "person": person and Person(person, None),
        "language": rng.choice(LANGUAGES),
        "length": length,
    }


def followed(game: str, rng: random.Random, passing_time: list[int]) -> dict[str, object]:
    """Play a table, and note what a page that follows actions is told and what another one is."""
    seats = dominium.load(game).seats
    people = [1] if rng.random() < 0.2 else list(range(1, seats + 1))
    settings = TableSettings(clock_minutes=rng.choice([None, 60]), clock_increment=5)
    table = opened(game, people, settings)
    seen = viewer_of(people, rng)
    by_actions, worded = Viewer(**seen, by_actions=True), Viewer(**seen)
    told, compared = TableNews(), TableNews(by_changes=True)
    steps: list[dict[str, object]] = []
    weights: list[int] = []

    def tell() -> None:
        fact, words = told.take(table, by_actions, people), compared.take(table, worded, people)
        if fact is not None:
            weights.append(len(fact))
            steps.append(
                {
                    "told": msgspec.Raw(fact),
                    "heard": msgspec.json.decode(words)["heard"] if words else "",
                    "shown": snapshots.snapshot(table, worded, people),
                }
            )

    tell()
    while table.status != "finished":
        passing_time[0] += rng.randrange(500)
        if rng.random() < 0.1:
            person = Viewer(Person(rng.choice(people), None), "en")
            table = written(table, something_else(table, person, rng))
        else:
            seat = table.state.actor
            assert isinstance(seat, int)
            owner = Viewer(Person(people[seat % len(people)], None), "en")
            table = written(table, acted(table, rng, owner))
        if rng.random() < 0.8:  # the others come with what follows
            tell()
    tell()
    assert sorted(weights)[len(weights) // 2] < MOST_BYTES
    return {"language": by_actions.language, "length": by_actions.length, "steps": steps}


@pytest.fixture
def passing_time(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time of the server, which a test puts forward."""
    time = [1_000_000]
    monkeypatch.setattr(clock, "now", lambda: time[0])
    return time


@pytest.mark.parametrize("tables", [1, pytest.param(40, marks=pytest.mark.long)])
def test_pages_make_of_the_actions_what_the_server_would_send(
    tables: int, passing_time: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(tables)
    written_tables = tmp_path / "tables.json"
    monkeypatch.setenv("DOMINIUM_TABLES", str(written_tables))
    for _ in range(tables):
        played = [followed(game, rng, passing_time) for game in GAMES]
        written_tables.write_bytes(msgspec.json.encode(played))
        run = run_npm(["run", "--silent", "conformance", "followed-tables"], capture=True)
        assert run.returncode == 0, run.stdout[-20_000:]
