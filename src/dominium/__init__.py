"""Dominium: the domino family of games as a library.

The rules, search and batches are native; this package chooses, stores, describes and serves.
`dominium.games()` lists what can be played, `dominium.load()` fixes the options of a game, and
`Game.start()` gives a state to play.
"""

from dominium import actions, bots, events, notation, scoring, views
from dominium._core import buildings
from dominium.actions import Action
from dominium.errors import (
    DominiumError,
    Fault,
    IllegalAction,
    OptionError,
    RecordError,
    SetupError,
)
from dominium.events import Event
from dominium.game import Game, load
from dominium.memory import Memory
from dominium.options import GameInfo, OptionInfo, games
from dominium.play import play
from dominium.record import Record, SeatInfo
from dominium.setup import Setup
from dominium.simulation import Simulation, simulate
from dominium.state import CHANCE, Actor, State, perft
from dominium.views import KingdomScore, KingdomView, Outcome, Preview, Refusal, View

__all__ = [
    "CHANCE",
    "Action",
    "Actor",
    "DominiumError",
    "Event",
    "Fault",
    "Game",
    "GameInfo",
    "IllegalAction",
    "KingdomScore",
    "KingdomView",
    "Memory",
    "OptionError",
    "OptionInfo",
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
