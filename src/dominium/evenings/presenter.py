"""The words for a league: its evenings, tables, results, standings, history and refusals."""

from __future__ import annotations

from datetime import date
from functools import singledispatchmethod
from typing import TYPE_CHECKING

from dominium.describe import fault, formats, messages
from dominium.evenings import operations as done
from dominium.evenings.document import Document
from dominium.evenings.league import Evening, GameTable, League, Presence, Result, Round

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from fractions import Fraction

    from dominium.engine.errors import Parameter
    from dominium.evenings.operations import Operation
    from dominium.evenings.standings import Gain, Standing


class Teller:
    """The presenter of leagues in one language.

    Args:
        language: One of ``dominium.describe.LANGUAGES``.
    """

    def __init__(self, language: str) -> None:
        self._texts = messages(language)
        self._language = language

    def refusal(self, code: str, params: Mapping[str, Parameter]) -> str:
        """Return the reason of a refusal as a sentence."""
        key = f"refusal-{code}"
        if key in self._texts:
            return self._texts.text(key, **params)
        return fault(code, params, self._language)

    def number(self, value: Fraction) -> str:
        """Format points as a number: whole, or with at most two decimals."""
        return formats.rounded(value, 2, self._language)

    def points(self, value: Fraction) -> str:
        """Format points with their noun: "2 points"."""
        count = int(value) if value.denominator == 1 else float(value)
        return self._texts.text("evenings-points", count=count, number=self.number(value))

    def date(self, text: str) -> str:
        """Format a date in the words of the language."""
        return formats.date_in_words(date.fromisoformat(text), self._language)

    def evening(self, evening: Evening) -> str:
        """Return the heading of an evening."""
        heading = self._texts.text(
            "evenings-evening", number=evening.number, date=self.date(evening.date)
        )
        return f"{heading}: {evening.title}" if evening.title else heading

    def round(self, played: Round) -> str:
        """Return the heading of a round."""
        return self._texts.text("evenings-round", number=played.number)

    def table(self, league: League, table: GameTable) -> str:
        """Return the people of a table, in the order of the seats, and its result."""
        names = ", ".join(self._names(league, table.players))
        line = self._texts.text("evenings-table", number=table.number, names=names)
        if table.result is None:
            return line
        return f"{line} {self.result(league, table.players, table.result)}"

    def result(self, league: League, players: Iterable[int], result: Result) -> str:
        """Return a result in the order of its places."""
        ended = sorted(zip(result.places, players, result.scores, strict=True))
        parts = "; ".join(
            self._texts.text(
                "evenings-result-part",
                place=place,
                name=league.player(player).name,
                score=str(score).replace("-", "−"),
            )
            for place, player, score in ended
        )
        return self._texts.text("evenings-result", parts=parts)

    def resting(self, league: League, played: Round) -> str:
        """Return the line of those who rest in a round; an empty one when nobody does."""
        if not played.resting:
            return ""
        names = ", ".join(self._names(league, played.resting))
        return self._texts.text("evenings-resting", names=names)

    def seed(self, played: Round) -> str:
        """Return the line with the seed of a round."""
        return self._texts.text("evenings-seed", seed=played.seed)

    def presence(self, presence: Presence | None) -> str:
        """Describe the rounds of an evening in which somebody takes part."""
        if presence is None:
            return self._texts.text("evenings-presence-absent")
        first, last = presence.first, presence.last
        if last is None:
            when = "whole" if first == 1 else "from"
            return self._texts.text(f"evenings-presence-{when}", first=first)
        if first == 1:
            return self._texts.text("evenings-presence-until", last=last)
        return self._texts.text("evenings-presence-between", first=first, last=last)

    def standing(self, league: League, standing: Standing) -> str:
        """Return a line of the standings."""
        line = self._texts.text(
            "evenings-standing",
            place=standing.place,
            name=league.player(standing.player).name,
            points=self.points(standing.points),
            scores=str(standing.scores).replace("-", "−"),
            wins=standing.wins,
            rounds=len(standing.gains),
        )
        decided = self.decided(standing)
        return f"{line} {decided}" if decided else line

    def decided(self, standing: Standing) -> str:
        """Return the tie-break that decided a standing; an empty text when no points were equal."""
        return self._texts.text(f"evenings-decided-{standing.decided}") if standing.decided else ""

    def gain(self, gain: Gain) -> str:
        """Describe the origin of the points of a round."""
        at_table = "shared" if gain.shared else "table"
        key = "rest" if gain.table is None else at_table
        return self._texts.text(
            f"evenings-gain-{key}",
            evening=gain.evening,
            round=gain.round,
            table=gain.table or 0,
            place=gain.place or 0,
            score=str(gain.score).replace("-", "−"),
            points=self.points(gain.points),
        )

    def history(self, document: Document) -> list[str]:
        """Describe every operation, the first one first."""
        league = document.league(1)
        lines = [self._said("league_founded", name=league.rules.name)]
        for entry in document.entries[1:]:
            lines.append(self._told(entry.operation, league))
            league = league.after(entry.operation)
        return lines

    def operation(self, operation: Operation, before: League) -> str:
        """Describe one operation on the league before it."""
        return self._told(operation, before)

    def _names(self, league: League, players: Iterable[int]) -> list[str]:
        return [league.player(player).name for player in players]

    def _said(self, kind: str, **params: str | int) -> str:
        return self._texts.text(f"evenings-did-{kind}", **params)

    @singledispatchmethod
    def _told(self, _operation: Operation, _before: League) -> str:
        return self._said("rules_changed")

    @_told.register
    def _(self, operation: done.PlayersAdded, _before: League) -> str:
        names = ", ".join(operation.names)
        return self._said("players_added", names=names, count=len(operation.names))

    @_told.register
    def _(self, operation: done.PlayerRenamed, before: League) -> str:
        old = before.player(operation.player).name
        return self._said("player_renamed", before=old, name=operation.name)

    @_told.register
    def _(self, operation: done.PlayerLeft, before: League) -> str:
        return self._said("player_left", name=before.player(operation.player).name)

    @_told.register
    def _(self, operation: done.PlayerReturned, before: League) -> str:
        return self._said("player_returned", name=before.player(operation.player).name)

    @_told.register
    def _(self, operation: done.EveningOpened, before: League) -> str:
        opened = Evening(len(before.evenings) + 1, operation.date, operation.title, {})
        count = len(operation.present)
        return self._said("evening_opened", evening=self.evening(opened), count=count)

    @_told.register
    def _(self, operation: done.EveningCancelled, before: League) -> str:
        return self._said("evening_cancelled", evening=self._evening(operation, before))

    @_told.register
    def _(self, operation: done.PresenceSet, before: League) -> str:
        first, last = operation.first, operation.last
        return self._said(
            "presence_set",
            evening=self._evening(operation, before),
            name=before.player(operation.player).name,
            presence=self.presence(None if first is None else Presence(first, last)),
        )

    @_told.register
    def _(self, operation: done.RoundDrawn, before: League) -> str:
        return self._said(
            "round_drawn",
            evening=self._evening(operation, before),
            round=before.evening(operation.evening).next_round,
            count=len(operation.tables),
            seed=operation.seed,
        )

    @_told.register
    def _(self, operation: done.PlayersSwapped, before: League) -> str:
        first, second = self._names(before, (operation.first, operation.second))
        return self._said(
            "players_swapped",
            evening=self._evening(operation, before),
            round=operation.round,
            first=first,
            second=second,
        )

    @_told.register
    def _(self, operation: done.RoundCancelled, before: League) -> str:
        evening = self._evening(operation, before)
        return self._said("round_cancelled", evening=evening, round=operation.round)

    @_told.register
    def _(self, operation: done.TableOpened, before: League) -> str:
        return self._said("table_opened", where=self._where(operation, before))

    @_told.register
    def _(self, operation: done.ResultEntered, before: League) -> str:
        where = self._where(operation, before)
        old = before.table(operation.evening, operation.round, operation.table)
        new = before.after(operation).table(operation.evening, operation.round, operation.table)
        if new.result is None:
            raise ValueError("an entered result is there")
        result = self.result(before, new.players, new.result)
        if old.result is None:
            return self._said("result_entered", where=where, result=result)
        was = self.result(before, old.players, old.result)
        return self._said("result_corrected", where=where, result=result, before=was)

    @_told.register
    def _(self, operation: done.ResultWithdrawn, before: League) -> str:
        old = before.table(operation.evening, operation.round, operation.table)
        was = self.result(before, old.players, old.result) if old.result else ""
        return self._said("result_withdrawn", where=self._where(operation, before), before=was)

    def _evening(
        self,
        operation: done.EveningCancelled
        | done.PresenceSet
        | done.RoundDrawn
        | done.PlayersSwapped
        | done.RoundCancelled,
        league: League,
    ) -> str:
        return self._short(league.evening(operation.evening))

    def _short(self, evening: Evening) -> str:
        return self._texts.text("evenings-evening-short", number=evening.number)

    def _where(
        self,
        operation: done.TableOpened | done.ResultEntered | done.ResultWithdrawn,
        league: League,
    ) -> str:
        return self._texts.text(
            "evenings-where",
            evening=self._short(league.evening(operation.evening)),
            round=operation.round,
            table=operation.table,
        )
