"""A kingdom game with physical dominoes at the terminal."""

from collections.abc import Sequence
from typing import Any, cast

from dominium import KingdomGame
from dominium.describe import KingdomDescriber
from dominium.describe.queries import Query
from dominium.terminal.kingdom.session import REST, KingdomQueries
from dominium.terminal.referee import commands
from dominium.terminal.referee.session import RefereeSession


class KingdomRefereeSession(RefereeSession, KingdomQueries):
    """A referee session of a kingdom game, with all queries of a digital one."""

    def _all_queries(self) -> Sequence[Query[Any]]:
        return (*super()._all_queries(), *commands.QUERIES)

    def _turn_began(self) -> None:
        self.game = cast("KingdomGame", self.table.game)
        self.describer = cast("KingdomDescriber", self.referee.describer)
        super()._turn_began()

    def _entered(self, text: str) -> str:
        parts = [part.strip() for part in text.split(",")]
        if self.referee.draws_due:
            return ", ".join(map(self._drawn, parts))
        if any(self._list_number(part) or self._leaves_rest(part) for part in parts):
            return ", ".join(map(str, self._understood(text)))
        return text

    def _drawn(self, part: str) -> str:
        number = self._list_number(part)
        return part if number is None else str(self.choices.action(number))

    def _leaves_rest(self, part: str) -> bool:
        return self._argument_of(part, "rest", REST) == ""

    def _help_on_step(self) -> list[str]:
        faces = [self.say("help-faces")] if self.view.step == "draw_domino" else []
        return [*super()._help_on_step(), *faces]

    def _turn_help(self) -> list[str]:
        return super(RefereeSession, self)._help_on_step()

    def _turn_prompt(self) -> str:
        return super(RefereeSession, self)._prompt()
