"""The printed sheets of a league: rounds, standings and the list of players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.evenings import evening_standings, league_standings, round_standings
from dominium.evenings.presenter import Teller

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.evenings import Evening, League, Round, Standing
    from dominium.terminal.terminal import Terminal


class Sheets:
    """The sheets of a league, one fact a line.

    Args:
        league: The league.
        terminal: The language of the sheets.
    """

    def __init__(self, league: League, terminal: Terminal) -> None:
        self._league = league
        self._terminal = terminal
        self._teller = Teller(terminal.language)

    def players(self) -> list[str]:
        """Return a line for each player of the league, with numbers."""
        say, players = self._terminal.say, self._league.players
        if not players:
            return [say("evening-no-players")]
        lines = []
        for player in players:
            key = "evening-player-left" if player.left else "evening-player"
            lines.append(say(key, number=player.number, name=player.name))
        return lines

    def present(self, evening: Evening) -> list[str]:
        """Return the title of an evening, then each player's presence."""
        lines = [self._teller.evening(evening)]
        for number, presence in sorted(evening.presence.items()):
            name = self._league.player(number).name
            lines.append(f"{name}: {self._teller.presence(presence)}")
        return lines

    def round(self, evening: Evening, played: Round) -> list[str]:
        """Return the tables of a round, the resting players and the seed of the draw."""
        teller = self._teller
        tables = [teller.table(self._league, table) for table in played.tables]
        resting = teller.resting(self._league, played)
        heading = f"{teller.evening(evening)}. {teller.round(played)}."
        return [heading, *tables, *([resting] if resting else []), teller.seed(played)]

    def missing(self, played: Round) -> list[str]:
        """Return the tables of a round without a result, in one line."""
        numbers = [str(table.number) for table in played.tables if table.result is None]
        if not numbers:
            return [self._terminal.say("evening-complete", round=played.number)]
        return [self._terminal.say("evening-missing", tables=", ".join(numbers))]

    def of_round(self, evening: Evening, played: Round, *, explained: bool) -> list[str]:
        """Return the standings of a round, with the gains of each player if `explained`."""
        heading = f"{self._teller.evening(evening)}. {self._teller.round(played)}."
        return self._standings(
            heading, round_standings(self._league, evening, played), explained=explained
        )

    def of_evening(self, evening: Evening, *, explained: bool) -> list[str]:
        """Return the standings of an evening, with the gains of each player if `explained`."""
        heading = f"{self._teller.evening(evening)}."
        return self._standings(
            heading, evening_standings(self._league, evening), explained=explained
        )

    def of_league(self, *, explained: bool) -> list[str]:
        """Return the standings of the league, with the gains of each player if `explained`."""
        heading = f"{self._league.rules.name}."
        return self._standings(heading, league_standings(self._league), explained=explained)

    def _standings(
        self, heading: str, standings: Sequence[Standing], *, explained: bool
    ) -> list[str]:
        lines = [self._terminal.say("evening-standings", of=heading)]
        if not standings:
            return [*lines, self._terminal.say("evening-no-results")]
        for standing in standings:
            lines.append(self._teller.standing(self._league, standing))
            if explained:
                lines += [self._teller.gain(gain) for gain in standing.gains]
        return lines
