"""The positions of a game as rows of a table: observation, legal actions, chosen action."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pyarrow as pa

    from dominium._core import LineOutcome, Outcome
    from dominium.engine.game import Game, State
    from dominium.engine.record import Record

FORMAT = "dominium-positions"
VERSION = 1
METADATA = b"dominium"
"""The key in the schema's metadata of a dataset's description, as JSON."""
CHANCE_ACTOR = -1
"""The actor of rows in which chance acts."""


def arrow() -> Any:
    """Import the package pyarrow; raise an ImportError that says how to get it."""
    try:
        return import_module("pyarrow")
    except ModuleNotFoundError as error:
        raise ImportError(
            "datasets need pyarrow, which comes with: pip install 'dominium[research]'",
            name="pyarrow",
        ) from error


def description_of(
    game: Game, seed: int | None = None, bots: Sequence[str] | None = None
) -> dict[str, Any]:
    """Return the description of a dataset, as plain JSON values."""
    from dominium.engine.record import Record, SeatInfo  # noqa: PLC0415 - it needs Game

    head = Record(game, (SeatInfo("-"),) * game.seats, ()).to_dict()
    return {
        "format": FORMAT,
        "version": VERSION,
        "dominium": version("dominium"),
        **{name: head[name] for name in ("game", "rules_revision", "options")},
        **({"faces": head["faces"]} if "faces" in head else {}),
        "seed": seed,
        "bots": None if bots is None else list(bots),
        "num_actions": game.num_actions,
        "num_chance_actions": game.num_chance_actions,
        "observation_size": game.observation_size,
        "observation_fields": [
            {
                "name": field.name,
                "start": field.start,
                "shape": list(field.shape),
                "most": field.most,
                "meaning": field.meaning,
            }
            for field in game.observation_fields
        ],
    }


def schema_of(game: Game, description: dict[str, Any]) -> pa.Schema:
    """Return the columns of a dataset, with its description."""
    pa = arrow()

    def required(name: str, kind: Any) -> Any:
        return pa.field(name, kind, nullable=False)

    def of_seats(kind: Any) -> Any:
        return pa.list_(required("element", kind), game.seats)

    cells = pa.list_(required("element", pa.uint8()), game.observation_size)
    return pa.schema(
        [
            required("game", pa.int64()),
            required("ply", pa.int32()),
            required("actor", pa.int8()),
            required("action", pa.int32()),
            required("notation", pa.string()),
            required("legal_count", pa.int32()),
            required("legal", pa.list_(required("element", pa.int32()))),
            pa.field("observation", cells),
            pa.field("points", of_seats(pa.int32())),
            pa.field("places", of_seats(pa.uint8())),
            required("names", of_seats(pa.string())),
            required("bots", pa.list_(pa.field("element", pa.string()), game.seats)),
        ],
        metadata={METADATA: json.dumps(description, ensure_ascii=False).encode()},
    )


def rows_of(record: Record, number: int, schema: pa.Schema) -> pa.RecordBatch:
    """Return the rows of a game with its number: one for each action, those of chance included.

    Raises:
        RecordError: the rules refuse an action.
        ValueError: a record without actions has no rows, and could not be replayed.
    """
    if not record.actions:
        raise ValueError("a record with no actions has no positions")
    pa = arrow()
    columns = _Columns(record.game)
    state: State = record.game.start()
    for action, _, after in record.plies():
        columns.add(state, action.index)
        state = after
    plies = len(record.actions)
    points, places = results_by_seat(record.outcome) if record.outcome else (None, None)
    values = {
        "game": [number] * plies,
        "ply": np.arange(plies, dtype=np.int32),
        "actor": columns.actors,
        "action": columns.actions,
        "notation": list(record.actions),
        "legal_count": [len(legal) for legal in columns.legal],
        "legal": columns.legal,
        "points": [points] * plies,
        "places": [places] * plies,
        "names": [[seat.name for seat in record.seats]] * plies,
        "bots": [[seat.bot for seat in record.seats]] * plies,
    }
    arrays = [
        columns.observations(field.type)
        if field.name == "observation"
        else pa.array(values[field.name], type=field.type)
        for field in schema
    ]
    return pa.RecordBatch.from_arrays(arrays, schema=schema)


def results_by_seat(outcome: Outcome | LineOutcome) -> tuple[list[int], list[int]]:
    """Return the points and the place of every seat; partners have those of their kingdom."""
    told = outcome.to_dict()["standings"]
    by_seat = {
        seat: (standing["total"], standing["place"])
        for standing in told
        for seat in standing.get("seats", [standing.get("seat")])
    }
    ordered = [by_seat[seat] for seat in sorted(by_seat)]
    return [points for points, _ in ordered], [place for _, place in ordered]


class _Columns:
    """The columns of a game's rows, which grow with every action."""

    def __init__(self, game: Game) -> None:
        self.actors: list[int] = []
        self.actions: list[int] = []
        self.legal: list[np.ndarray[Any, Any]] = []
        self._seen: list[np.ndarray[Any, Any]] = []
        self._nothing = np.zeros(game.observation_size, np.uint8)

    def add(self, state: State, action: int) -> None:
        """Add a row for the action with this number in a state."""
        seat = state.actor if isinstance(state.actor, int) else None
        self.actors.append(CHANCE_ACTOR if seat is None else seat)
        self.actions.append(action)
        self.legal.append(np.flatnonzero(state.action_mask()).astype(np.int32))
        self._seen.append(self._nothing if seat is None else state.observation(seat))

    def observations(self, kind: Any) -> pa.Array:
        """Return the observations of the acting seats; null where chance acted."""
        pa = arrow()
        cells = np.concatenate(self._seen)
        by_chance = pa.array(np.array(self.actors, np.int8) == CHANCE_ACTOR)
        return pa.FixedSizeListArray.from_arrays(pa.array(cells), type=kind, mask=by_chance)


__all__ = [
    "CHANCE_ACTOR",
    "FORMAT",
    "METADATA",
    "VERSION",
    "arrow",
    "description_of",
    "results_by_seat",
    "rows_of",
    "schema_of",
]
