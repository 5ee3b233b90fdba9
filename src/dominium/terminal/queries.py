"""What a person can ask at any time: one letter or one word, answered without playing anything."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import dominium
from dominium import describe
from dominium.terminal import words

if TYPE_CHECKING:
    from dominium.terminal.session import Session

Answer = Callable[["Session", str], list[str]]


@dataclass(frozen=True)
class Query:
    """A command that asks; its words and its help are messages named after it.

    `letters` are the keys of the web page with the same meaning; `works` tells whether the query
    has an answer now, and so whether help lists it.
    """

    name: str
    letters: tuple[str, ...]
    answer: Answer
    takes_argument: bool = False
    works: Callable[["Session"], bool] = lambda session: True  # noqa: ARG005


def _turn(session: "Session", _: str) -> list[str]:
    return [session.describer.expected(session.view)]


def _score(session: "Session", _: str) -> list[str]:
    return [session.describer.points_of(enumerate(session.view.totals))]


def _details(session: "Session", argument: str) -> list[str]:
    return session.describer.score(session.view.scores[session.kingdom_named(argument)])


def _frame(session: "Session", argument: str) -> list[str]:
    return [session.describer.frame(session.view, session.kingdom_named(argument))]


def _kingdom(session: "Session", argument: str) -> list[str]:
    kingdom = session.kingdom_named(argument)
    if session.compact:
        return session.describer.compact_board(session.view, kingdom)
    return session.describer.kingdom(session.view, kingdom)


def _buildings(session: "Session", _: str) -> list[str]:
    return session.describer.buildings(session.view)


def _court(session: "Session", argument: str) -> list[str]:
    return session.describer.court(session.view, session.kingdom_named(argument))


def _effect(session: "Session", argument: str) -> list[str]:
    """What one building brings, or all of them."""
    if not argument:
        return [session.describer.building(info.id) for info in dominium.buildings()]
    building = words.building_in(argument, session.messages)
    if building is None:
        raise session.refused("no-such-building", text=argument)
    return [session.describer.building(building)]


def _domino(session: "Session", _: str) -> list[str]:
    turn = session.view.turn
    if turn is None or not _placing(session):
        raise session.refused("no-domino")
    return [session.describer.domino(turn.domino)]


def _opponents(session: "Session", _: str) -> list[str]:
    return session.describer.opponents(session.view, session.seat)


def _moves(session: "Session", argument: str) -> list[str]:
    return session.choices.lines(argument)


def _square(session: "Session", argument: str) -> list[str]:
    return [session.describer.square(session.view, session.kingdom, session.look_at(argument))]


def _around(session: "Session", argument: str) -> list[str]:
    return [session.describer.neighbours(session.view, session.kingdom, session.look_at(argument))]


def _properties(session: "Session", argument: str) -> list[str]:
    return session.describer.properties(session.view, session.kingdom_named(argument))


def _next_property(session: "Session", _: str) -> list[str]:
    return [session.properties.step(_properties(session, ""), 1)]


def _previous_property(session: "Session", _: str) -> list[str]:
    return [session.properties.step(_properties(session, ""), -1)]


def _find(session: "Session", argument: str) -> list[str]:
    terrain = session.terrain_named(argument)
    if terrain is None:
        raise session.refused("which-terrain", terrains=session.terrains())
    kingdom = session.view.kingdoms[session.kingdom]
    squares = [here.square for here in kingdom.squares if here.terrain == terrain]
    if not squares:
        game = session.table.game.id
        name = describe.terrain_name(terrain, session.messages.language, game)
        raise session.refused("terrain-nowhere", terrain=name)
    return [session.describer.square(session.view, session.kingdom, square) for square in squares]


def _last(session: "Session", _: str) -> list[str]:
    return [session.events.step(_announced(session), -1)]


def _later(session: "Session", _: str) -> list[str]:
    return [session.events.step(_announced(session), 1)]


def _announced(session: "Session") -> list[str]:
    history = session.history()
    if not history:
        raise session.refused("nothing-announced")
    return history


def _offer(session: "Session", _: str) -> list[str]:
    return session.describer.offer(session.view)


def _undrawn(session: "Session", _: str) -> list[str]:
    return [session.describer.undrawn(session.view)]


def _everything(session: "Session", _: str) -> list[str]:
    return session.describer.compact(session.view)


def _repeat(session: "Session", _: str) -> list[str]:
    return session.last_answer


def _rules(session: "Session", argument: str) -> list[str]:
    return session.rules(argument)


def _language(session: "Session", argument: str) -> list[str]:
    return session.switch_language(argument)


def _help(session: "Session", _: str) -> list[str]:
    return session.help()


def _has_history(session: "Session") -> bool:
    return bool(session.history())


def _placing(session: "Session") -> bool:
    return session.view.step == "place"


QUERIES = (
    Query("turn", ("t",), _turn),
    Query("moves", ("m",), _moves, takes_argument=True),
    Query("domino", ("w",), _domino, works=_placing),
    Query("offer", ("n",), _offer),
    Query("kingdom", ("v",), _kingdom, takes_argument=True),
    Query("frame", ("c",), _frame, takes_argument=True),
    Query("square", ("o",), _square, takes_argument=True),
    Query("around", ("x",), _around, takes_argument=True),
    Query("next-property", ("g",), _next_property),
    Query("previous-property", ("G",), _previous_property),
    Query("properties", (), _properties, takes_argument=True),
    Query("find", ("f",), _find, takes_argument=True),
    Query("score", ("s",), _score),
    Query("details", ("S",), _details, takes_argument=True),
    Query("opponents", ("e",), _opponents),
    Query("last", ("l",), _last, works=_has_history),
    Query("later", ("L",), _later, works=_has_history),
    Query("undrawn", (), _undrawn),
    Query("everything", (), _everything),
    Query("repeat", (), _repeat),
    Query("rules", (), _rules, takes_argument=True),
    Query("language", (), _language, takes_argument=True),
    Query("help", ("?",), _help),
)

COURT_QUERIES = (
    Query("buildings", ("b",), _buildings),
    Query("court", ("k",), _court, takes_argument=True),
    Query("effect", (), _effect, takes_argument=True),
)
"""What can also be asked where there are buildings, coins and knights."""
