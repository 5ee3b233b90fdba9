"""The draw of a round's tables: by lots that anybody can recompute, then as fair as can be.

Method 1, step by step (docs/club-evenings.md says it for people):

1. Table sizes: as few people rest as possible; among those the sizes whose squared distances from
   a full table have the smallest sum.
2. Lots: the people present, ordered by SHA-256 of ``seed/attempt/number``.
3. Those rest who have rested least often this evening, then in the league, then by lot.
4. The lots are dealt to the tables in order; then any two people of different tables change places
   as long as that is better. Better is: fewer meetings repeated this evening, then fewer repeated
   in the league, then those at the smaller tables who have been there less.
5. The best of several attempts, each with lots of its own, counts; of equally good ones the first.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING

from dominium.evenings.errors import EveningRefused
from dominium.evenings.operations import RoundDrawn

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dominium.evenings.league import Evening, League, Round

METHOD = 1
MOST_ATTEMPTS = 100
_COMPARISONS = 60_000
_EVENING, _LEAGUE = 10**14, 10**7


def draw(league: League, evening: int, seed: str) -> RoundDrawn:
    """Draw the tables of the next round of an evening; the same seed always draws the same.

    Args:
        league: The current league.
        evening: The number of the evening.
        seed: Any text; said aloud, it lets everybody check the draw.

    Raises:
        EveningRefused: ``unknown_evening``, or ``too_few_players`` for a single table.
    """
    held = league.evening(evening)
    present = held.present(held.next_round)
    sizes = table_sizes(len(present), league.rules.sizes)
    if not sizes:
        needed = min(league.rules.sizes)
        raise EveningRefused("too_few_players", {"needed": needed, "present": len(present)})
    resting = _resting(league, held, lots(present, seed), len(present) - sum(sizes))
    playing = [player for player in present if player not in resting]
    arranged = _best(Fairness(league, held), playing, sizes, seed)
    order = {player: place for place, player in enumerate(lots(present, seed))}
    tables = tuple(tuple(sorted(table, key=order.__getitem__)) for table in arranged)
    return RoundDrawn(evening, tables, tuple(sorted(resting)), seed, METHOD)


def table_sizes(count: int, allowed: Sequence[int]) -> tuple[int, ...]:
    """Return the sizes of the tables, the greatest first; none when too few people came.

    Args:
        count: The number of people present.
        allowed: The sizes a table may have.
    """
    full = max(allowed)
    best: list[tuple[int, tuple[int, ...]] | None] = [(0, ())]
    for people in range(1, count + 1):
        ways = [
            (rest[0] + (full - size) ** 2, tuple(sorted((*rest[1], size), reverse=True)))
            for size in sorted(allowed, reverse=True)
            if size <= people and (rest := best[people - size]) is not None
        ]
        best.append(min(ways, key=lambda way: way[0]) if ways else None)
    return next((way[1] for way in reversed(best) if way is not None), ())


def lots(players: Iterable[int], seed: str, attempt: int = 0) -> list[int]:
    """Return people in the order of their lots."""

    def lot(player: int) -> bytes:
        return hashlib.sha256(f"{seed}/{attempt}/{player}".encode()).digest()

    return sorted(players, key=lot)


@dataclass(frozen=True)
class Fairness:
    """The cost function of a draw: repeated meetings, and repeated seats at smaller tables."""

    league: League
    evening: Evening

    @cached_property
    def _met_this_evening(self) -> Counter[tuple[int, int]]:
        return _meetings(self.evening.rounds)

    @cached_property
    def _met(self) -> Counter[tuple[int, int]]:
        return _meetings(played for evening in self.league.evenings for played in evening.rounds)

    @cached_property
    def _shortfalls(self) -> Counter[int]:
        """The number of people missing, in total, at the tables that each player sat at."""
        full, missed = self.league.rules.full, Counter[int]()
        for evening in self.league.evenings:
            for table in (table for played in evening.rounds for table in played.tables):
                for player in table.players:
                    missed[player] += max(0, full - len(table.players))
        return missed

    @cached_property
    def _pairs(self) -> dict[tuple[int, int], int]:
        """The cost of each pair that has met before, in either order of the two."""
        costs: dict[tuple[int, int], int] = {}
        for (one, other), times in self._met.items():
            cost = self._met_this_evening[one, other] * _EVENING + times * _LEAGUE
            costs[one, other] = costs[other, one] = cost
        return costs

    def pair(self, one: int, other: int) -> int:
        """Return the cost of a meeting of two people."""
        return self._pairs.get((one, other), 0)

    def seat(self, player: int, size: int) -> int:
        """Return the cost of a player at a table of a size."""
        return self._shortfalls[player] * max(0, self.league.rules.full - size)

    def cost(self, tables: Iterable[Sequence[int]]) -> int:
        """Return the cost of an arrangement; less is better, 0 is the best there can be."""
        return sum(
            sum(self.pair(one, other) for one, other in combinations(table, 2))
            + sum(self.seat(player, len(table)) for player in table)
            for table in tables
        )


def _best(
    fairness: Fairness, players: Sequence[int], sizes: Sequence[int], seed: str
) -> list[list[int]]:
    attempts = max(2, min(MOST_ATTEMPTS, _COMPARISONS // len(players) ** 2))
    best: list[list[int]] = []
    lowest: int | None = None
    for attempt in range(attempts):
        tables = _dealt(lots(players, seed, attempt), sizes)
        _exchange(tables, fairness)
        cost = fairness.cost(tables)
        if lowest is None or cost < lowest:
            best, lowest = tables, cost
        if lowest == 0:
            break
    return best


def _dealt(players: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    tables, dealt = [], 0
    for size in sizes:
        tables.append(list(players[dealt : dealt + size]))
        dealt += size
    return tables


def _exchange(tables: list[list[int]], fairness: Fairness) -> None:
    """Swap people of different tables as long as that lowers the cost."""
    better = True
    while better:
        better = False
        for one, other in combinations(tables, 2):
            for seat in range(len(one)):
                for other_seat in range(len(other)):
                    if _gain(one, seat, other, other_seat, fairness) > 0:
                        one[seat], other[other_seat] = other[other_seat], one[seat]
                        better = True


def _gain(
    one: Sequence[int], seat: int, other: Sequence[int], other_seat: int, fairness: Fairness
) -> int:
    """Return the cost saved when two people swap places."""
    player, partner = one[seat], other[other_seat]
    stay = _cost_at(player, one, player, fairness) + _cost_at(partner, other, partner, fairness)
    swap = _cost_at(partner, one, player, fairness) + _cost_at(player, other, partner, fairness)
    return stay - swap


def _cost_at(player: int, table: Sequence[int], instead_of: int, fairness: Fairness) -> int:
    cost = fairness.seat(player, len(table))
    for who in table:
        if who != instead_of:
            cost += fairness.pair(player, who)
    return cost


def _resting(league: League, held: Evening, order: Sequence[int], count: int) -> set[int]:
    """Choose those who rest: whoever has rested least so far, by lot among equals."""
    this_evening = _rests(held.rounds)
    ever = _rests(played for evening in league.evenings for played in evening.rounds)
    fairest = sorted(order, key=lambda player: (this_evening[player], ever[player]))
    return set(fairest[:count])


def _rests(rounds: Iterable[Round]) -> Counter[int]:
    return Counter(player for played in rounds for player in played.resting)


def _meetings(rounds: Iterable[Round]) -> Counter[tuple[int, int]]:
    return Counter(
        pair
        for played in rounds
        for table in played.tables
        for pair in combinations(sorted(table.players), 2)
    )
