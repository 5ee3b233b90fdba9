"""The queries of a session: one letter or one word, answered at any time without acting."""

from typing import TYPE_CHECKING, Any

from dominium.describe.queries import TURN, Query

if TYPE_CHECKING:
    from dominium.terminal.session import Session


def _moves(session: "Session", argument: str) -> list[str]:
    return session.choices.lines(argument)


def _last(session: "Session", _: str) -> list[str]:
    session.events.place = None
    return _earlier(session, "")


def _earlier(session: "Session", _: str) -> list[str]:
    return [session.events.step(_announced(session), -1)]


def _announced(session: "Session") -> list[str]:
    history = session.history()
    if not history:
        raise session.refused("nothing-announced")
    return history


def _since(session: "Session", _: str) -> list[str]:
    told = session.since_turn()
    if not told:
        raise session.refused("nothing-since")
    return told


def _everything(session: "Session", _: str) -> list[str]:
    return session.describer.compact(session.view)


def _repeat(session: "Session", _: str) -> list[str]:
    return session.last_answer


def _advice(session: "Session", _: str) -> list[str]:
    return session.advice()


def _rules(session: "Session", argument: str) -> list[str]:
    return session.rules(argument)


def _language(session: "Session", argument: str) -> list[str]:
    return session.switch_language(argument)


def _help(session: "Session", _: str) -> list[str]:
    return session.help()


def _has_history(session: "Session") -> bool:
    return bool(session.history())


def _can_be_advised(session: "Session") -> bool:
    return session.can_be_advised


def _others_acted(session: "Session") -> bool:
    return bool(session.since_turn())


TURN_QUERIES: tuple[Query[Any], ...] = (
    TURN,
    Query("moves", ("m",), _moves, takes_argument=True),
)
"""The queries of every game about the turn, before those of the game's own."""

SHARED_QUERIES: tuple[Query[Any], ...] = (
    Query("last", ("l",), _last, works=_has_history),
    Query("earlier", ("L",), _earlier, works=_has_history),
    Query("since", ("h",), _since, works=_others_acted),
    Query("everything", (), _everything),
    Query("repeat", (), _repeat),
    Query("advice", ("y",), _advice, works=_can_be_advised),
    Query("rules", (), _rules, takes_argument=True),
    Query("language", (), _language, takes_argument=True),
    Query("help", ("?",), _help),
)
"""The further queries of every game, after those of the game's own."""
