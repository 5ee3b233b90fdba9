"""A domino game with physical tiles at the terminal: hands are unknown, so none is shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

import dominium
from dominium.describe import LineDescriber, Messages
from dominium.describe.queries import LINE_QUERIES, Query
from dominium.referee import LineReferee, Referee
from dominium.terminal import words
from dominium.terminal.arguments import CommandError
from dominium.terminal.choices import Choices
from dominium.terminal.queries import SHARED_QUERIES, TURN_QUERIES
from dominium.terminal.referee import commands
from dominium.terminal.referee.session import RefereeSession
from dominium.terminal.session import Walk


def _scores(session: "LineRefereeSession", _: str) -> list[str]:
    return session.referee.scores()


def _hand(session: "LineRefereeSession", _: str) -> list[str]:
    """Return the tiles of Solo, which are open; raise `CommandError` in other games."""
    if not _lies_open(session):
        raise session.refused("no-hand")
    state = cast("dominium.LineState", session.referee.state)
    return session.describer.hand(session.view, 0, state.legal_actions())


def _lies_open(session: "LineRefereeSession") -> bool:
    return session.referee.game.seats == 1


@dataclass(frozen=True)
class Saying:
    """An entry that is possible now, and its description."""

    entry: str
    text: str


class Sayings(Choices):
    """The numbered list of possible entries; a filter is a tile."""

    def __init__(self, referee: Referee, describer: LineDescriber, messages: Messages) -> None:
        super().__init__(referee.state, describer, messages, ())
        self._sayings = _sayings(referee)

    def lines(self, filter_text: str = "") -> list[str]:
        """Return the number of listed entries, then each with its own number."""
        tile = words.tile_in(filter_text) if filter_text else ""
        if tile is None:
            raise self._complaint("which-line-filter", text=filter_text)
        kept = [
            f"{number}. {saying.text}"
            for number, saying in enumerate(self._sayings, 1)
            if saying.entry.startswith(tile)
        ]
        if not kept:
            raise self._complaint("nothing-there", text=filter_text, count=len(self._sayings))
        return [self._messages.text("terminal-choices", count=len(kept)), *kept]

    def entry(self, number: int) -> str:
        """Return the entry of a number; raise `CommandError` when the list has no such number."""
        if not 1 <= number <= len(self._sayings):
            raise self._complaint("no-such-number", number=number, count=len(self._sayings))
        return self._sayings[number - 1].entry

    def _passes(self, action: dominium.Action, filter_text: str) -> bool:
        return str(action).startswith(filter_text)


def _sayings(referee: Referee) -> list[Saying]:
    if isinstance(referee, LineReferee):
        return [Saying(option.entry, option.text) for option in referee.choices()]
    state, describer = referee.state, referee.describer
    return [Saying(str(one), describer.choice(state, one)) for one in state.legal_actions()]


class LineRefereeSession(RefereeSession):
    """A referee session of a domino game, with queries about public information."""

    describer: LineDescriber
    choices: Sayings
    queries: Sequence[Query[Any]] = (
        *TURN_QUERIES,
        Query("hand", ("w",), _hand, works=_lies_open),
        *LINE_QUERIES,
        Query("details", ("S",), _scores),
        *SHARED_QUERIES,
        *commands.QUERIES,
    )

    @property
    def view(self) -> Any:
        """The public view of the table."""
        return self.referee.view

    def _turn_began(self) -> None:
        self.choices = Sayings(self.referee, self.describer, self.messages)
        self.events = Walk()

    def _is_filter(self, text: str) -> bool:  # noqa: ARG002 - a tile alone is laid
        return False

    def _understood(self, text: str) -> list[dominium.Action]:
        raise CommandError(text)

    def _entered(self, text: str) -> str:
        number = self._list_number(text)
        return text if number is None else self.choices.entry(number)

    def _turn_help(self) -> list[str]:
        return [*self.expected(), self.say("help-number")]

    def _turn_prompt(self) -> str:
        view = self.view
        if not isinstance(view.turn, int):  # it is asked who begins, before tiles are known
            return self.messages.text(f"compact-step-{view.step}")
        return f"{self.names[view.turn]}, {self.say(f'prompt-{view.step}')}"
