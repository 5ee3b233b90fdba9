"""Dominium: the domino family of games as a library.

The rules, search and batches are native; this package chooses, stores, describes and serves.
`dominium.games()` lists what can be played, `dominium.load()` fixes the options of a game, and
`Game.start()` gives a state to play.
"""

from __future__ import annotations

from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING

from dominium import actions, events, notation, views
from dominium._core import Candidate, buildings
from dominium.actions import Action
from dominium.engine.errors import (
    DominiumError,
    Fault,
    IllegalAction,
    OptionError,
    RecordError,
    SetupError,
    TallyError,
)
from dominium.engine.game import CHANCE, Actor, Game, Memory, State, perft
from dominium.engine.kingdom import KingdomGame, KingdomState, Setup
from dominium.engine.line import LineGame, LineMemory, LineSetup, LineState
from dominium.engine.loading import load
from dominium.engine.observations import ObservationField
from dominium.engine.options import GameInfo, OptionInfo, OptionValue, games
from dominium.events import Event
from dominium.views import (
    KingdomScore,
    KingdomView,
    LineOutcome,
    LineScore,
    LineView,
    Outcome,
    Preview,
    Refusal,
    Tally,
    View,
    from_bytes,
)

if TYPE_CHECKING:
    __version__: str
    from dominium import bots, scoring
    from dominium.bots.match import play
    from dominium.engine.record import Record, SeatInfo
    from dominium.simulation import KingdomSimulation, LineSimulation, Simulation, simulate

__all__ = [
    "CHANCE",
    "Action",
    "Actor",
    "Candidate",
    "DominiumError",
    "Event",
    "Fault",
    "Game",
    "GameInfo",
    "IllegalAction",
    "KingdomGame",
    "KingdomScore",
    "KingdomSimulation",
    "KingdomState",
    "KingdomView",
    "LineGame",
    "LineMemory",
    "LineOutcome",
    "LineScore",
    "LineSetup",
    "LineSimulation",
    "LineState",
    "LineView",
    "Memory",
    "ObservationField",
    "OptionError",
    "OptionInfo",
    "OptionValue",
    "Outcome",
    "Preview",
    "Record",
    "RecordError",
    "Refusal",
    "SeatInfo",
    "Setup",
    "SetupError",
    "Simulation",
    "State",
    "Tally",
    "TallyError",
    "View",
    "actions",
    "bots",
    "buildings",
    "events",
    "from_bytes",
    "games",
    "load",
    "notation",
    "perft",
    "play",
    "scoring",
    "simulate",
    "views",
]

_LAZY = MappingProxyType(
    {
        "bots": (),
        "bots.match": ("play",),
        "engine.record": ("Record", "SeatInfo"),
        "scoring": (),
        "simulation": ("KingdomSimulation", "LineSimulation", "Simulation", "simulate"),
    }
)
"""The modules that are imported when they, or one of these names in them, are first used.

Without them `import dominium` takes less than half as long; `bench/imports.py` measures it.
"""


def _version() -> str:
    """Return the version that pyproject.toml sets."""
    from importlib.metadata import version  # noqa: PLC0415 - slow, and seldom asked for

    return version("dominium")


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name == "__version__":
            return _version()
        for module, names in _LAZY.items():
            if name == module or name in names:
                imported = import_module(f"dominium.{module}")
                found = imported if name == module else getattr(imported, name)
                globals()[name] = found
                return found
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
