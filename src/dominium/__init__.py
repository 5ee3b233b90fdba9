"""Dominium: the domino family of games as a library.

The rules, search and batches are native; this package chooses, stores, describes and serves.
`dominium.games()` lists what can be played, `dominium.load()` fixes the options of a game, and
`Game.start()` gives a state to play.
"""

from dominium import actions, bots, events, notation, scoring, views
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
from dominium.memory import LineMemory, Memory
from dominium.observations import ObservationField
from dominium.options import GameInfo, OptionInfo, OptionValue, games
from dominium.play import play
from dominium.record import Record, SeatInfo
from dominium.setup import LineSetup, Setup
from dominium.simulation import KingdomSimulation, LineSimulation, Simulation, simulate
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
