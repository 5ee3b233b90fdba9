"""Club evenings: a league of players, tables drawn by round, table points and standings.

Everything here is a value or a function of values: no server, no clock, no file.
"""

from dominium.evenings.document import (
    Document,
    Entry,
    from_json,
    from_plain,
    new_document,
    to_json,
    to_plain,
)
from dominium.evenings.drawing import draw
from dominium.evenings.errors import EveningRefused
from dominium.evenings.league import Evening, GameTable, League, Player, Presence, Result, Round
from dominium.evenings.standings import (
    Gain,
    Standing,
    evening_standings,
    league_standings,
    round_standings,
)

__all__ = [
    "Document",
    "Entry",
    "Evening",
    "EveningRefused",
    "Gain",
    "GameTable",
    "League",
    "Player",
    "Presence",
    "Result",
    "Round",
    "Standing",
    "draw",
    "evening_standings",
    "from_json",
    "from_plain",
    "league_standings",
    "new_document",
    "round_standings",
    "to_json",
    "to_plain",
]
