"""The questions of people to a referee by a word: they are answered and never written down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from dominium.describe.queries import (
    COURT_QUERIES,
    DETAILS,
    FRAME,
    KINGDOM,
    LINE_QUERIES,
    OFFER,
    PROPERTIES,
    SCORE,
    TURN,
    UNDRAWN,
    Query,
    query_help,
)
from dominium.describe.reading import after_word, aliases
from dominium.engine.kingdom import KingdomGame
from dominium.referee.objection import Objection

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.describe import Messages
    from dominium.referee.referee import Referee


@dataclass(frozen=True)
class RefereeQuestion:
    """A question to a referee about the table."""

    referee: Referee
    compact = False

    @property
    def describer(self) -> Any:
        """The describer of the game."""
        return self.referee.describer

    @property
    def messages(self) -> Messages:
        """The messages in the language of the questions and answers."""
        return self.referee.messages

    @property
    def view(self) -> Any:
        """The public view of the table."""
        return self.referee.view

    @property
    def queries(self) -> Sequence[Query[Any]]:
        """The queries that this table can answer now."""
        game = self.referee.game
        if isinstance(game, KingdomGame):
            own = (*KINGDOM_QUERIES, *(COURT_QUERIES if game.facts.has_court else ()))
        else:
            own = LINE_QUERIES_LED
        return [query for query in (TURN, *own, *COMMON_QUERIES) if query.works(self)]

    def expected(self) -> list[str]:
        """Describe what to do now, and who does it."""
        return self.referee.expected()

    def kingdom_named(self, text: str) -> int:
        """Return the kingdom of a seat's name or number; without one that of the acting seat."""
        actor = self.referee.state.actor
        seat = self.referee.seat_named(text) if text else actor if isinstance(actor, int) else 0
        if seat is None:
            names = ", ".join(self.referee.names)
            reason = self.messages.text("terminal-no-such-player", text=text, names=names)
            raise self.unanswered(reason)
        return cast("KingdomGame", self.referee.game).kingdom_of(seat)

    def unanswered(self, reason: str) -> Objection:
        """Make the objection that there is no answer."""
        return Objection(reason, "unanswered", {})


def answer(referee: Referee, text: str) -> list[str] | None:
    """Answer a question; return None where the text asks nothing, or names what is drawn.

    Raises:
        Objection: there is no answer.
    """
    if referee.draws_due and referee.seat_named(text) is not None:
        return None
    asking = RefereeQuestion(referee)
    for query in asking.queries:
        rest = after_word(text, aliases(referee.messages, f"terminal-words-{query.name}"))
        if rest is not None and (query.takes_argument or not rest):
            return query.answer(asking, rest)
    return None


def _scores(asking: RefereeQuestion, _: str) -> list[str]:
    return asking.referee.scores()


def _last(asking: RefereeQuestion, _: str) -> list[str]:
    told = [line for said in asking.referee.said for line in said.told]
    if not told:
        raise asking.unanswered(asking.messages.text("terminal-nothing-announced"))
    return told[-1:]


def _help(asking: RefereeQuestion, _: str) -> list[str]:
    family = asking.referee.game.info.family
    return [query_help(query.name, (), family, asking.messages) for query in asking.queries]


KINGDOM_QUERIES: tuple[Query[Any], ...] = (
    OFFER,
    KINGDOM,
    FRAME,
    PROPERTIES,
    SCORE,
    DETAILS,
    UNDRAWN,
)
LINE_QUERIES_LED: tuple[Query[Any], ...] = (*LINE_QUERIES, Query("details", ("S",), _scores))
COMMON_QUERIES: tuple[Query[Any], ...] = (
    Query("last", ("l",), _last),
    Query("help", ("?",), _help),
)
