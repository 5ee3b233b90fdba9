"""The queries of the kingdom games."""

from typing import Protocol

from dominium import describe
from dominium.describe.queries import (
    DETAILS,
    FRAME,
    KINGDOM,
    OFFER,
    PROPERTIES,
    SCORE,
    UNDRAWN,
    KingdomAsker,
    Query,
    properties_of,
)
from dominium.engine.kingdom import KingdomGame
from dominium.terminal.queries import SHARED_QUERIES, TURN_QUERIES
from dominium.terminal.session import Walk
from dominium.views import View


class KingdomTable(KingdomAsker, Protocol):
    """The context of queries about a kingdom game at the terminal."""

    game: KingdomGame
    properties: Walk

    @property
    def view(self) -> View:
        """The view of the person at the terminal."""

    @property
    def seat(self) -> int:
        """The seat of the viewer."""

    @property
    def kingdom(self) -> int:
        """The kingdom of the viewer."""

    def look_at(self, text: str) -> str:
        """Move to the named square, by default stay at the last one, and return it."""

    def terrain_named(self, text: str) -> str | None:
        """Return the terrain of a letter or a word of the language; None for other text."""

    def terrains(self) -> str:
        """Return the names of all terrains of the game, in one line."""

    def refused(self, key: str, **parameters: str | int) -> Exception:
        """Return the error of a question without an answer here."""


def _domino(table: KingdomTable, _: str) -> list[str]:
    turn = table.view.turn
    if turn is None or not _placing(table):
        raise table.refused("no-domino")
    if table.describer.speaks_to_another(table.view.actor):
        return [table.describer.expected(table.view)]
    return [table.describer.domino(turn.domino)]


def _opponents(table: KingdomTable, _: str) -> list[str]:
    return table.describer.opponents(table.view, table.seat)


def _square(table: KingdomTable, argument: str) -> list[str]:
    return [table.describer.square(table.view, table.kingdom, table.look_at(argument))]


def _around(table: KingdomTable, argument: str) -> list[str]:
    return [table.describer.neighbours(table.view, table.kingdom, table.look_at(argument))]


def _next_property(table: KingdomTable, _: str) -> list[str]:
    return [table.properties.step(properties_of(table, ""), 1)]


def _previous_property(table: KingdomTable, _: str) -> list[str]:
    return [table.properties.step(properties_of(table, ""), -1)]


def _find(table: KingdomTable, argument: str) -> list[str]:
    terrain = table.terrain_named(argument)
    if terrain is None:
        raise table.refused("which-terrain", terrains=table.terrains())
    kingdom = table.view.kingdoms[table.kingdom]
    squares = [here.square for here in kingdom.squares if here.terrain == terrain]
    if not squares:
        name = describe.terrain_name(terrain, table.messages.language, table.game.id)
        raise table.refused("terrain-nowhere", terrain=name)
    return [table.describer.square(table.view, table.kingdom, square) for square in squares]


def _placing(table: KingdomTable) -> bool:
    return table.view.step == "place"


QUERIES: tuple[Query[KingdomTable], ...] = (
    *TURN_QUERIES,
    Query("domino", ("w",), _domino, works=_placing),
    OFFER,
    KINGDOM,
    FRAME,
    Query("square", ("o",), _square, takes_argument=True),
    Query("around", ("x",), _around, takes_argument=True),
    Query("next-property", ("g",), _next_property),
    Query("previous-property", ("G",), _previous_property),
    PROPERTIES,
    Query("find", ("f",), _find, takes_argument=True),
    SCORE,
    DETAILS,
    Query("opponents", ("e",), _opponents),
    UNDRAWN,
    *SHARED_QUERIES,
)
