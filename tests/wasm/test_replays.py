"""Pages replay records as the server does, at every ply and in every language."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec

import dominium
from dominium.describe import LANGUAGES
from dominium.server.presenters.replays import replay
from tests.describe.play import EVERY_GAME
from tools.node import run_npm

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

NAMES = ("Jana", "Bot 2", "Eva", "Adam 7", "Ota", "Iva", "Jan", "Dana")
SHOWN = 12
"""The plies of a record that are compared."""


def record_of(game: dominium.Game, rng: random.Random) -> dominium.Record:
    """Play a game at random, now and then not to its end."""
    state: Any = game.start()
    actions: list[str] = []
    most = rng.choice([20, 100_000, 100_000])
    while state.actor is not None and len(actions) < most:
        action = rng.choice(state.legal_actions())
        actions.append(str(action))
        state.apply(action)
    seats = tuple(dominium.SeatInfo(name, None) for name in NAMES[: game.seats])
    return dominium.Record(game, seats, tuple(actions), state.outcome())


def replayed(game: dominium.Game, rng: random.Random) -> dict[str, object]:
    """Return a record, and how the server shows some of its plies."""
    record, language = record_of(game, rng), rng.choice(LANGUAGES)
    last = len(record.actions)
    plies = {0, last, *(rng.randrange(last + 1) for _ in range(SHOWN))}
    return {
        "family": game.info.family,
        "language": language,
        "recorded": {
            "game": game.id,
            "options": dict(game.options),
            "names": [seat.name for seat in record.seats],
            "actions": record.actions,
        },
        "replays": [replay(record, ply, language) for ply in rng.sample(sorted(plies), len(plies))],
    }


def test_pages_replay_as_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(7)
    written = tmp_path / "replays.json"
    monkeypatch.setenv("DOMINIUM_REPLAYS", str(written))
    shown = [replayed(game, rng) for game in EVERY_GAME.values()]
    written.write_bytes(msgspec.json.encode(shown))
    run = run_npm(["run", "--silent", "conformance", "replays"], capture=True)
    assert run.returncode == 0, run.stdout[-20_000:]
