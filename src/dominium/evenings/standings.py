"""The standings of a round, an evening and a league: points, ties, places, and their origin."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from dominium.evenings.league import Evening, GameTable, League, Round
from dominium.evenings.operations import TieRule
from dominium.evenings.points import rest_points, table_points


@dataclass(frozen=True, slots=True)
class Gain:
    """The points of a player in a round: from a table, or for resting."""

    player: int
    evening: int
    round: int
    points: Fraction
    table: int | None = None
    place: int | None = None
    score: int = 0
    shared: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """The place of a player in the standings, with its origin.

    Attributes:
        place: Shared by those whom no rule separates.
        player: The number on the list.
        points: The table points.
        scores: The sum of the scores.
        wins: The number of tables won, alone or shared.
        gains: The origin of the points, round by round.
        decided: The tie-break that separates this standing from others with as many points: a tie
            rule, ``shared`` when nothing does, or nothing when nobody has as many.
    """

    place: int
    player: int
    points: Fraction
    scores: int
    wins: int
    gains: tuple[Gain, ...]
    decided: TieRule | str = ""


def round_standings(league: League, evening: Evening, played: Round) -> tuple[Standing, ...]:
    """Compute the standings of one round."""
    return _ranked(league, _gains(league, evening, played))


def evening_standings(league: League, evening: Evening) -> tuple[Standing, ...]:
    """Compute the standings of one evening."""
    return _ranked(league, evening_gains(league, evening))


def league_standings(league: League) -> tuple[Standing, ...]:
    """Compute the standings of all evenings together."""
    return _ranked(
        league, [gain for evening in league.evenings for gain in evening_gains(league, evening)]
    )


def evening_gains(league: League, evening: Evening) -> list[Gain]:
    """Return all gains of an evening."""
    return [gain for played in evening.rounds for gain in _gains(league, evening, played)]


def table_gains(
    league: League, evening: Evening, played: Round, table: GameTable
) -> tuple[Gain, ...]:
    """Return the gains at a table, in the order of its seats; none before its result."""
    result = table.result
    if result is None:
        return ()
    points = table_points(result.places, league.rules)
    return tuple(
        Gain(
            player=player,
            evening=evening.number,
            round=played.number,
            points=points[seat],
            table=table.number,
            place=result.places[seat],
            score=result.scores[seat],
            shared=result.places.count(result.places[seat]) > 1,
        )
        for seat, player in enumerate(table.players)
    )


def _gains(league: League, evening: Evening, played: Round) -> list[Gain]:
    at_tables = [
        gain for table in played.tables for gain in table_gains(league, evening, played, table)
    ]
    share = rest_points(league.rules)
    resting = [Gain(who, evening.number, played.number, share) for who in played.resting]
    return at_tables + resting


def _ranked(league: League, gains: Iterable[Gain]) -> tuple[Standing, ...]:
    of_player: dict[int, list[Gain]] = {}
    for gain in gains:
        of_player.setdefault(gain.player, []).append(gain)
    sums = [_summed(player, of_player[player]) for player in sorted(of_player)]
    keys = {standing.player: _key(standing, league.rules.ties) for standing in sums}
    ordered = sorted(sums, key=lambda standing: keys[standing.player], reverse=True)
    ranked: list[Standing] = []
    for _, equal in groupby(ordered, key=lambda standing: keys[standing.player]):
        place = len(ranked) + 1
        ranked += [_placed(standing, place, sums, league.rules.ties) for standing in equal]
    return tuple(ranked)


def _summed(player: int, gains: Sequence[Gain]) -> Standing:
    return Standing(
        place=0,
        player=player,
        points=sum((gain.points for gain in gains), Fraction(0)),
        scores=sum(gain.score for gain in gains),
        wins=sum(gain.place == 1 for gain in gains),
        gains=tuple(gains),
    )


def _key(standing: Standing, ties: Sequence[TieRule]) -> tuple[Fraction | int, ...]:
    return (standing.points, *(_tie_value(standing, rule) for rule in ties))


def _tie_value(standing: Standing, rule: TieRule) -> int:
    return standing.scores if rule == "scores" else standing.wins


def _placed(
    standing: Standing, place: int, everybody: Sequence[Standing], ties: Sequence[TieRule]
) -> Standing:
    rivals = [
        other
        for other in everybody
        if other.points == standing.points and other.player != standing.player
    ]
    return Standing(
        place,
        standing.player,
        standing.points,
        standing.scores,
        standing.wins,
        standing.gains,
        _decided(standing, rivals, ties) if rivals else "",
    )


def _decided(standing: Standing, rivals: Sequence[Standing], ties: Sequence[TieRule]) -> str:
    """Return the last rule that separates a player from everybody with as many points."""
    for rule in ties:
        value = _tie_value(standing, rule)
        rivals = [other for other in rivals if _tie_value(other, rule) == value]
        if not rivals:
            return rule
    return "shared"
