"""The state of a league, derived from its operations: pure values and steps."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import date
from functools import singledispatch
from typing import TYPE_CHECKING

from dominium.describe.text import plain_line
from dominium.engine.errors import OptionError
from dominium.engine.options import game_info, resolve
from dominium.evenings import operations as done
from dominium.evenings.errors import EveningRefused
from dominium.evenings.points import agree, is_ranking, places_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from dominium.evenings.operations import Operation, Rules, Source

MOST_PLAYERS = 200
MOST_EVENINGS = 100
MOST_ROUNDS = 30


@dataclass(frozen=True, slots=True)
class Player:
    """A member of a league; who left stays on the list."""

    number: int
    name: str
    left: bool = False


@dataclass(frozen=True, slots=True)
class Presence:
    """The rounds of an evening that somebody takes part in."""

    first: int
    last: int | None = None

    def covers(self, number: int) -> bool:
        """Return whether a round is among them."""
        return self.first <= number and (self.last is None or number <= self.last)


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a table, in the order of its seats."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    source: Source


@dataclass(frozen=True, slots=True)
class GameTable:
    """The people of a table in the order of their seats, and its result."""

    number: int
    players: tuple[int, ...]
    result: Result | None = None
    online: str | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """The tables of a round and those who rest."""

    number: int
    tables: tuple[GameTable, ...]
    resting: tuple[int, ...]
    seed: str

    @property
    def is_complete(self) -> bool:
        """True if every table has its result."""
        return all(table.result is not None for table in self.tables)

    @property
    def has_results(self) -> bool:
        """True if any table has its result."""
        return any(table.result is not None for table in self.tables)

    def table_of(self, player: int) -> GameTable | None:
        """Return the table of a player; None when resting or absent."""
        return next((table for table in self.tables if player in table.players), None)


@dataclass(frozen=True, slots=True)
class Evening:
    """The rounds of an evening of the club, and the people who come."""

    number: int
    date: str
    title: str
    presence: Mapping[int, Presence]
    rounds: tuple[Round, ...] = ()

    @property
    def next_round(self) -> int:
        """The number of the round that would be drawn now."""
        return len(self.rounds) + 1

    def present(self, number: int) -> tuple[int, ...]:
        """Return the players who take part in a round."""
        return tuple(sorted(who for who, when in self.presence.items() if when.covers(number)))

    def round(self, number: int) -> Round:
        """Return a round by its number.

        Raises:
            EveningRefused: ``unknown_round``.
        """
        if not 1 <= number <= len(self.rounds):
            raise EveningRefused("unknown_round", {"round": number, "evening": self.number})
        return self.rounds[number - 1]


@dataclass(frozen=True, slots=True)
class League:
    """The state of a league after an operation."""

    rules: Rules
    players: tuple[Player, ...] = ()
    evenings: tuple[Evening, ...] = field(default=())

    def player(self, number: int) -> Player:
        """Return a player by the number on the list.

        Raises:
            EveningRefused: ``unknown_member``.
        """
        if not 1 <= number <= len(self.players):
            raise EveningRefused("unknown_member", {"player": str(number)})
        return self.players[number - 1]

    def evening(self, number: int) -> Evening:
        """Return an evening by its number.

        Raises:
            EveningRefused: ``unknown_evening``.
        """
        if not 1 <= number <= len(self.evenings):
            raise EveningRefused("unknown_evening", {"evening": number})
        return self.evenings[number - 1]

    def table(self, evening: int, number: int, table: int) -> GameTable:
        """Return a table by the numbers of its evening and round and its own.

        Raises:
            EveningRefused: ``unknown_evening``, ``unknown_round`` or ``unknown_seating``.
        """
        tables = self.evening(evening).round(number).tables
        if not 1 <= table <= len(tables):
            raise EveningRefused("unknown_seating", {"table": table, "round": number})
        return tables[table - 1]

    def after(self, operation: Operation) -> League:
        """Return the league after one more operation.

        Raises:
            EveningRefused: It cannot happen to the league as it is.
        """
        return _applied(operation, self)


def founded(operation: done.LeagueFounded) -> League:
    """Return the league before anybody has joined it.

    Raises:
        EveningRefused: The rules cannot be played.
    """
    return League(checked_rules(operation.rules))


def clean(text: str, longest: int = 40) -> str:
    """Return a name without control characters and doubled spaces.

    Raises:
        EveningRefused: ``bad_name`` when nothing is left, or too much.
    """
    name = plain_line(text)
    if not 1 <= len(name) <= longest:
        raise EveningRefused("bad_name", {"longest": longest})
    return name


def checked_rules(rules: Rules) -> Rules:
    """Check that the game has such tables and no place is worth more than a better one.

    Raises:
        EveningRefused: ``bad_name``, ``unknown_game``, ``bad_sizes``, ``bad_points`` or
            ``bad_options``.
    """
    if rules.name != clean(rules.name, 80):
        raise EveningRefused("bad_name", {"longest": 80})
    if not rules.points:
        raise EveningRefused("bad_sizes", {"low": 2, "high": 8})
    for size in rules.sizes:
        check_options(rules, size)
        scale = rules.points[size]
        if len(scale) != size or list(scale) != sorted(scale, reverse=True):
            raise EveningRefused("bad_points", {"size": size})
    return rules


def check_options(rules: Rules, size: int) -> dict[str, bool | int | str]:
    """Return the options of a table with this number of people.

    Raises:
        EveningRefused: ``unknown_game``, ``bad_sizes`` or ``bad_options``.
    """
    try:
        info = game_info(rules.game)
    except OptionError:
        raise EveningRefused("unknown_game", {"game": rules.game}) from None
    low, high = max(2, info.seats[0]), info.seats[1]
    if not low <= size <= high:
        raise EveningRefused("bad_sizes", {"low": low, "high": high})
    try:
        return dict(resolve(info, rules.preset, {**rules.options, "seats": size}))
    except OptionError:
        raise EveningRefused("bad_options", {"size": size}) from None


@singledispatch
def _applied(_operation: Operation, _league: League) -> League:
    raise EveningRefused("founded_already")


@_applied.register
def _(operation: done.RulesChanged, league: League) -> League:
    rules = checked_rules(operation.rules)
    for table in _all_tables(league):
        if len(table.players) not in rules.points:
            raise EveningRefused("size_in_use", {"size": len(table.players)})
    return replace(league, rules=rules)


@_applied.register
def _(operation: done.PlayersAdded, league: League) -> League:
    players = list(league.players)
    for name in operation.names:
        players.append(Player(len(players) + 1, _new_name(name, players)))
    if len(players) > MOST_PLAYERS:
        raise EveningRefused("too_many_players", {"most": MOST_PLAYERS})
    grown = replace(league, players=tuple(players))
    if operation.evening is None:
        return grown
    evening = grown.evening(operation.evening)
    come = {
        player.number: Presence(evening.next_round) for player in players[len(league.players) :]
    }
    return _with_evening(grown, replace(evening, presence={**evening.presence, **come}))


@_applied.register
def _(operation: done.PlayerRenamed, league: League) -> League:
    player = league.player(operation.player)
    others = [other for other in league.players if other is not player]
    return _with_player(league, replace(player, name=_new_name(operation.name, others)))


@_applied.register
def _(operation: done.PlayerLeft, league: League) -> League:
    player = league.player(operation.player)
    if player.left:
        raise EveningRefused("left_already", {"name": player.name})
    return _with_player(league, replace(player, left=True))


@_applied.register
def _(operation: done.PlayerReturned, league: League) -> League:
    player = league.player(operation.player)
    if not player.left:
        raise EveningRefused("not_left", {"name": player.name})
    return _with_player(league, replace(player, left=False))


@_applied.register
def _(operation: done.EveningOpened, league: League) -> League:
    if len(league.evenings) == MOST_EVENINGS:
        raise EveningRefused("too_many_evenings", {"most": MOST_EVENINGS})
    _check_date(operation.date)
    present = {_comes(league, player).number: Presence(1) for player in operation.present}
    title = clean(operation.title, 80) if operation.title else ""
    evening = Evening(len(league.evenings) + 1, operation.date, title, present)
    return replace(league, evenings=(*league.evenings, evening))


@_applied.register
def _(operation: done.EveningCancelled, league: League) -> League:
    evening = league.evening(operation.evening)
    if evening.rounds or evening.number != len(league.evenings):
        raise EveningRefused("evening_not_empty", {"evening": evening.number})
    return replace(league, evenings=league.evenings[:-1])


@_applied.register
def _(operation: done.PresenceSet, league: League) -> League:
    evening = league.evening(operation.evening)
    player = league.player(operation.player)
    presence = dict(evening.presence)
    presence.pop(player.number, None)
    if operation.first is not None:
        _comes(league, player.number)
        if operation.last is not None and operation.last < operation.first:
            raise EveningRefused("leaves_before", {"name": player.name})
        presence[player.number] = Presence(operation.first, operation.last)
    return _with_evening(league, replace(evening, presence=presence))


@_applied.register
def _(operation: done.RoundDrawn, league: League) -> League:
    evening = league.evening(operation.evening)
    if len(evening.rounds) == MOST_ROUNDS:
        raise EveningRefused("too_many_rounds", {"most": MOST_ROUNDS})
    number = evening.next_round
    drawn = [player for table in operation.tables for player in table]
    if sorted([*drawn, *operation.resting]) != list(evening.present(number)):
        raise EveningRefused("drawn_wrongly", {"round": number})
    for players in operation.tables:
        if len(players) not in league.rules.points:
            raise EveningRefused("drawn_wrongly", {"round": number})
    tables = tuple(GameTable(place, who) for place, who in enumerate(operation.tables, 1))
    drawn_round = Round(number, tables, operation.resting, operation.seed)
    return _with_evening(league, replace(evening, rounds=(*evening.rounds, drawn_round)))


@_applied.register
def _(operation: done.PlayersSwapped, league: League) -> League:
    evening = league.evening(operation.evening)
    changed = evening.round(operation.round)
    pair = {operation.first: operation.second, operation.second: operation.first}
    for player in pair:
        table = changed.table_of(player)
        if table is None and player not in changed.resting:
            name = league.player(player).name
            raise EveningRefused("not_in_round", {"name": name, "round": changed.number})
        if table is not None and (table.result or table.online):
            raise EveningRefused("played_already", {"table": table.number})
    tables = tuple(
        replace(table, players=_exchanged(table.players, pair)) for table in changed.tables
    )
    resting = _exchanged(changed.resting, pair)
    return _with_round(league, evening, replace(changed, tables=tables, resting=resting))


@_applied.register
def _(operation: done.RoundCancelled, league: League) -> League:
    evening = league.evening(operation.evening)
    cancelled = evening.round(operation.round)
    if cancelled.number != len(evening.rounds):
        raise EveningRefused("not_latest_round", {"round": cancelled.number})
    if cancelled.has_results:
        raise EveningRefused("round_has_results", {"round": cancelled.number})
    return _with_evening(league, replace(evening, rounds=evening.rounds[:-1]))


@_applied.register
def _(operation: done.TableOpened, league: League) -> League:
    table = league.table(operation.evening, operation.round, operation.table)
    if table.result is not None or table.online is not None:
        raise EveningRefused("played_already", {"table": table.number})
    return _with_table(league, operation, replace(table, online=operation.id))


@_applied.register
def _(operation: done.ResultEntered, league: League) -> League:
    table = league.table(operation.evening, operation.round, operation.table)
    return _with_table(league, operation, replace(table, result=_result(operation, table)))


@_applied.register
def _(operation: done.ResultWithdrawn, league: League) -> League:
    table = league.table(operation.evening, operation.round, operation.table)
    if table.result is None:
        raise EveningRefused("no_result", {"table": table.number})
    return _with_table(league, operation, replace(table, result=None, online=None))


def _result(operation: done.ResultEntered, table: GameTable) -> Result:
    """Return the result of a table; places set by hand may only separate equal scores."""
    scores, places = operation.scores, operation.places
    if len(scores) != len(table.players):
        counts = {"needed": len(table.players), "given": len(scores)}
        raise EveningRefused("scores_missing", {"table": table.number, **counts})
    if places is None:
        return Result(scores, places_of(scores), operation.source)
    if len(places) != len(scores) or not is_ranking(places):
        raise EveningRefused("bad_places", {"table": table.number})
    # A table given up on the server has a loser whatever the scores were.
    if operation.source == "hand" and not agree(places, scores):
        raise EveningRefused("places_against_scores", {"table": table.number})
    return Result(scores, places, operation.source)


def _new_name(name: str, others: Iterable[Player]) -> str:
    if name != clean(name):
        raise EveningRefused("bad_name", {"longest": 40})
    if any(other.name.casefold() == name.casefold() for other in others):
        raise EveningRefused("name_taken", {"name": name})
    return name


def _comes(league: League, number: int) -> Player:
    player = league.player(number)
    if player.left:
        raise EveningRefused("left_already", {"name": player.name})
    return player


def _check_date(text: str) -> None:
    try:
        date.fromisoformat(text)
    except ValueError:
        raise EveningRefused("bad_date", {"text": text}) from None


def _exchanged(players: Sequence[int], pair: Mapping[int, int]) -> tuple[int, ...]:
    return tuple(pair.get(player, player) for player in players)


def _all_tables(league: League) -> Iterable[GameTable]:
    for evening in league.evenings:
        for played in evening.rounds:
            yield from played.tables


def _with_player(league: League, player: Player) -> League:
    at = player.number - 1
    return replace(league, players=(*league.players[:at], player, *league.players[at + 1 :]))


def _with_evening(league: League, evening: Evening) -> League:
    at = evening.number - 1
    return replace(league, evenings=(*league.evenings[:at], evening, *league.evenings[at + 1 :]))


def _with_round(league: League, evening: Evening, changed: Round) -> League:
    at = changed.number - 1
    rounds = (*evening.rounds[:at], changed, *evening.rounds[at + 1 :])
    return _with_evening(league, replace(evening, rounds=rounds))


def _with_table(
    league: League,
    operation: done.TableOpened | done.ResultEntered | done.ResultWithdrawn,
    table: GameTable,
) -> League:
    evening = league.evening(operation.evening)
    changed = evening.round(operation.round)
    at = table.number - 1
    tables = (*changed.tables[:at], table, *changed.tables[at + 1 :])
    return _with_round(league, evening, replace(changed, tables=tables))
