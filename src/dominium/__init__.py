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
from dominium.errors import (
    DominiumError,
    Fault,
    IllegalAction,
    OptionError,
    RecordError,
    SetupError,
    TallyError,
)
from dominium.events import Event
from dominium.game import Game, KingdomGame, LineGame, load
from dominium.observations import ObservationField
from dominium.options import GameInfo, OptionInfo, OptionValue, games
from dominium.play import play
from dominium.state import CHANCE, Actor, KingdomState, LineState, State, perft
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
)

if TYPE_CHECKING:
    __version__: str
    from dominium import bots, scoring
    from dominium.memory import LineMemory, Memory
    from dominium.record import Record, SeatInfo
    from dominium.setup import LineSetup, Setup
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
    "games",
    "load",
    "notation",
    "perft",
    "play",
    "scoring",
    "simulate",
    "views",
]

_LATER = MappingProxyType(
    {
        "bots": (),
        "memory": ("LineMemory", "Memory"),
        "record": ("Record", "SeatInfo"),
        "scoring": (),
        "setup": ("LineSetup", "Setup"),
        "simulation": ("KingdomSimulation", "LineSimulation", "Simulation", "simulate"),
    }
)
"""Modules that are imported when somebody asks for them or for one of these names in them.

Without them `import dominium` takes less than half as long; `bench/imports.py` measures it.
"""


def _version() -> str:
    """The version, as pyproject.toml has it."""
    from importlib.metadata import version  # noqa: PLC0415 - slow, and seldom asked for

    return version("dominium")


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name == "__version__":
            return _version()
        for module, names in _LATER.items():
            if name == module or name in names:
                imported = import_module(f"dominium.{module}")
                found = imported if name == module else getattr(imported, name)
                globals()[name] = found
                return found
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
