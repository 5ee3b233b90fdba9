"""What can be asked in the kingdom games."""

from typing import TYPE_CHECKING

from dominium import describe
from dominium.describe.queries import (
    DETAILS,
    FRAME,
    KINGDOM,
    OFFER,
    PROPERTIES,
    SCORE,
    UNDRAWN,
    Query,
    properties_of,
)
from dominium.terminal.queries import SHARED_QUERIES, TURN_QUERIES

if TYPE_CHECKING:
    from dominium.terminal.kingdom.session import KingdomTalk


def _domino(session: "KingdomTalk", _: str) -> list[str]:
    turn = session.view.turn
    if turn is None or not _placing(session):
        raise session.refused("no-domino")
    return [session.describer.domino(turn.domino)]


def _opponents(session: "KingdomTalk", _: str) -> list[str]:
    return session.describer.opponents(session.view, session.seat)


def _square(session: "KingdomTalk", argument: str) -> list[str]:
    return [session.describer.square(session.view, session.kingdom, session.look_at(argument))]


def _around(session: "KingdomTalk", argument: str) -> list[str]:
    return [session.describer.neighbours(session.view, session.kingdom, session.look_at(argument))]


def _next_property(session: "KingdomTalk", _: str) -> list[str]:
    return [session.properties.step(properties_of(session, ""), 1)]


def _previous_property(session: "KingdomTalk", _: str) -> list[str]:
    return [session.properties.step(properties_of(session, ""), -1)]


def _find(session: "KingdomTalk", argument: str) -> list[str]:
    terrain = session.terrain_named(argument)
    if terrain is None:
        raise session.refused("which-terrain", terrains=session.terrains())
    kingdom = session.view.kingdoms[session.kingdom]
    squares = [here.square for here in kingdom.squares if here.terrain == terrain]
    if not squares:
        name = describe.terrain_name(terrain, session.messages.language, session.game.id)
        raise session.refused("terrain-nowhere", terrain=name)
    return [session.describer.square(session.view, session.kingdom, square) for square in squares]


def _placing(session: "KingdomTalk") -> bool:
    return session.view.step == "place"


QUERIES: tuple[Query["KingdomTalk"], ...] = (
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
