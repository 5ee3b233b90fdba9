"""The presenter of a league, in the language of the asking person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.describe import messages
from dominium.evenings import evening_standings, league_standings, round_standings
from dominium.evenings.presenter import Teller
from dominium.evenings.standings import table_gains
from dominium.server.leagues import hosted_tables
from dominium.server.schema.leagues import (
    EveningSummary,
    EveningView,
    InvitedPlayer,
    LeaguePlayer,
    LeagueResultView,
    LeagueTable,
    LeagueView,
    PresenceView,
    RoundView,
    StandingView,
)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from dominium.evenings import Evening, GameTable, Round, Standing
    from dominium.server.leagues.hosted_tables import HostedTables
    from dominium.server.leagues.store import StoredLeague


def picture(
    stored: StoredLeague,
    language: str,
    evening: int | None,
    online: HostedTables,
    *,
    may_edit: bool,
) -> LeagueView:
    """Present a whole league, with one evening in full.

    Args:
        stored: The league.
        language: The language of all texts.
        evening: The evening to show; the latest when left out.
        online: The tables it still waits for.
        may_edit: True if the asking person is an organiser.

    Raises:
        EveningRefused: ``unknown_evening``.
    """
    league, rules = stored.league, stored.league.rules
    shown = league.evening(evening or len(league.evenings)) if league.evenings else None
    painter = _Painter(stored, language, online, may_edit=may_edit)
    return LeagueView(
        league=stored.id,
        version=stored.document.version,
        name=rules.name,
        game=rules.game,
        game_title=messages(language).text(f"game-{rules.game}"),
        rules=rules,
        may_edit=may_edit,
        players=[LeaguePlayer(one.number, one.name, one.left) for one in league.players],
        evenings=[painter.listed(one) for one in league.evenings],
        evening=painter.evening(shown) if shown else None,
        standings=painter.of_league(),
    )


class _Painter:
    def __init__(
        self, stored: StoredLeague, language: str, online: HostedTables, *, may_edit: bool
    ) -> None:
        self._league = stored.league
        self._teller = Teller(language)
        self._online = online
        self._may_edit = may_edit

    def listed(self, evening: Evening) -> EveningSummary:
        heading = self._teller.evening(evening)
        count = len(evening.rounds)
        return EveningSummary(evening.number, evening.date, evening.title, heading, count)

    def evening(self, evening: Evening) -> EveningView:
        standings = [
            self._standing(
                standing,
                self._parts(standing, [("round", one.number) for one in evening.rounds]),
                explained=True,
            )
            for standing in evening_standings(self._league, evening)
        ]
        return EveningView(
            number=evening.number,
            date=evening.date,
            title=evening.title,
            heading=self._teller.evening(evening),
            presence=[
                PresenceView(player, when.first, when.last, self._teller.presence(when))
                for player, when in sorted(evening.presence.items())
            ],
            rounds=[self._round(evening, played) for played in evening.rounds],
            standings=standings,
        )

    def of_league(self) -> list[StandingView]:
        evenings = [("evening", one.number) for one in self._league.evenings]
        return [
            self._standing(standing, self._parts(standing, evenings))
            for standing in league_standings(self._league)
        ]

    def _round(self, evening: Evening, played: Round) -> RoundView:
        return RoundView(
            number=played.number,
            tables=[self._table(evening, played, table) for table in played.tables],
            resting=list(played.resting),
            seed=played.seed,
            complete=played.is_complete,
            standings=[
                self._standing(one, []) for one in round_standings(self._league, evening, played)
            ],
        )

    def _table(self, evening: Evening, played: Round, table: GameTable) -> LeagueTable:
        found = self._online.get(table.online or "")
        links = hosted_tables.invitations(found) if found is not None and self._may_edit else []
        result = table.result
        gains = table_gains(self._league, evening, played, table)
        return LeagueTable(
            number=table.number,
            players=list(table.players),
            line=self._teller.table(self._league, table),
            result=LeagueResultView(
                list(result.scores),
                list(result.places),
                [self._teller.number(gain.points) for gain in gains],
                result.source,
            )
            if result
            else None,
            table=table.online,
            status=found.status if found is not None else None,
            invitations=[InvitedPlayer(table.players[seat], link) for seat, link in links],
        )

    def _parts(self, standing: Standing, of: Sequence[tuple[str, int]]) -> list[str | None]:
        """Return the points of each round or evening; None where somebody was absent."""
        parts = []
        for kind, number in of:
            gained = [gain.points for gain in standing.gains if getattr(gain, kind) == number]
            parts.append(self._number(gained))
        return parts

    def _number(self, gained: Sequence[Fraction]) -> str | None:
        return self._teller.number(sum(gained[1:], gained[0])) if gained else None

    def _standing(
        self, standing: Standing, parts: list[str | None], *, explained: bool = False
    ) -> StandingView:
        return StandingView(
            place=standing.place,
            player=standing.player,
            points=self._teller.number(standing.points),
            scores=standing.scores,
            wins=standing.wins,
            parts=parts,
            decided=self._teller.decided(standing),
            lines=[self._teller.gain(gain) for gain in standing.gains] if explained else [],
        )
