"""Drawing: everybody once, nobody out who could play, reproducible, and as fair as can be."""

from __future__ import annotations

import random
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dominium.evenings import EveningRefused, draw
from dominium.evenings import operations as done
from dominium.evenings.drawing import Fairness, table_sizes
from tests.evenings import clubs

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from dominium.evenings import League

SIZES = st.sets(st.integers(2, 6), min_size=1).map(tuple)


@given(count=st.integers(0, 60), allowed=SIZES)
def test_as_few_as_possible_rest(count: int, allowed: tuple[int, ...]) -> None:
    seated = {0}
    for people in range(1, count + 1):
        if any(people - size in seated for size in allowed):
            seated.add(people)
    sizes = table_sizes(count, allowed)
    assert set(sizes) <= set(allowed)
    assert sum(sizes) == max(seated)


@pytest.mark.parametrize(
    ("count", "sizes"),
    [
        (1, ()),
        (2, (2,)),
        (5, (3, 2)),
        (6, (3, 3)),
        (7, (4, 3)),
        (8, (4, 4)),
        (9, (3, 3, 3)),
        (10, (4, 3, 3)),
        (11, (4, 4, 3)),
        (13, (4, 3, 3, 3)),
    ],
)
def test_short_tables_are_spread(count: int, sizes: tuple[int, ...]) -> None:
    assert table_sizes(count, (2, 3, 4)) == sizes


@given(
    count=st.integers(2, 30),
    allowed=st.sampled_from([(4,), (3, 4), (2, 3, 4), (2,)]),
    seed=st.text(min_size=1, max_size=10),
    rounds=st.integers(1, 4),
)
def test_everybody_is_drawn_once_or_rests(
    count: int, allowed: tuple[int, ...], seed: str, rounds: int
) -> None:
    if count < min(allowed):
        return
    of = clubs.rules({size: clubs.BY_EIGHT[size] for size in allowed})
    league = clubs.evening_of(count, of)
    for number in range(rounds):
        drawn = draw(league, 1, seed)
        assert drawn == draw(league, 1, seed)
        placed = [player for table in drawn.tables for player in table]
        assert sorted([*placed, *drawn.resting]) == list(range(1, count + 1))
        assert sorted(map(len, drawn.tables), reverse=True) == list(table_sizes(count, allowed))
        league = league.after(drawn)
        assert len(league.evenings[0].rounds) == number + 1


def test_another_seed_draws_other_tables() -> None:
    league = clubs.evening_of(12)
    assert len({draw(league, 1, str(seed)).tables for seed in range(20)}) > 15


def test_a_draw_stays_what_it_was() -> None:
    """The method is written into every draw, so what it gives must never change."""
    league = clubs.drawn(clubs.evening_of(9), "48271935")
    assert [table.players for table in league.evenings[0].rounds[0].tables] == EXPECTED_FIRST
    second = draw(league, 1, "10203040")
    assert list(second.tables) == EXPECTED_SECOND


EXPECTED_FIRST = [(6, 4, 2), (9, 1, 5), (3, 7, 8)]
EXPECTED_SECOND = [(2, 9, 8), (3, 4, 5), (6, 1, 7)]


def test_somebody_alone_cannot_be_drawn() -> None:
    with pytest.raises(EveningRefused) as refused:
        draw(clubs.evening_of(1), 1, "1")
    assert (refused.value.code, refused.value.params) == (
        "too_few_players",
        {"needed": 2, "present": 1},
    )


def test_late_comers_and_early_leavers_are_drawn_only_while_they_are_there() -> None:
    league = clubs.evening_of(8)
    league = league.after(done.PresenceSet(1, 1, first=2))
    league = league.after(done.PresenceSet(1, 2, first=1, last=1))
    league = league.after(done.PresenceSet(1, 3))
    league = clubs.drawn(clubs.drawn(league, "1"), "2")
    seated = [
        {player for table in one.tables for player in table.players}
        for one in league.evenings[0].rounds
    ]
    assert seated == [{2, 4, 5, 6, 7, 8}, {1, 4, 5, 6, 7, 8}]


def test_rests_go_round() -> None:
    league = clubs.evening_of(5, clubs.rules({4: (8, 6, 4, 2)}))
    rested = []
    for seed in range(10):
        league = clubs.drawn(league, str(seed))
        rested += league.evenings[0].rounds[-1].resting
    assert sorted(rested[:5]) == [1, 2, 3, 4, 5]
    assert sorted(rested[5:]) == [1, 2, 3, 4, 5]


def test_who_rested_on_an_earlier_evening_rests_later() -> None:
    of = clubs.rules({4: (8, 6, 4, 2)})
    for seed in range(12):
        league = clubs.drawn(clubs.evening_of(5, of), str(seed))
        league = clubs.drawn(clubs.opened(league), str(seed))
        first, second = (evening.rounds[0].resting for evening in league.evenings)
        assert first != second


def test_smaller_tables_go_round() -> None:
    """Seven people, one table of three: with everything else equal, others sit there next."""
    league = clubs.drawn(clubs.evening_of(7), "1")
    small = {
        player
        for table in league.evenings[0].rounds[0].tables
        for player in table.players
        if len(table.players) == 3
    }
    fairness = Fairness(league, league.evenings[0])
    assert {player for player in range(1, 8) if fairness.seat(player, 3) > 0} == small
    assert all(fairness.seat(player, 4) == 0 for player in range(1, 8))


def test_sixteen_people_meet_nobody_twice_in_the_first_three_rounds() -> None:
    league = clubs.evening_of(16)
    for seed in ("a", "b", "c"):
        league = clubs.drawn(league, seed)
    met = [
        pair
        for one in league.evenings[0].rounds
        for table in one.tables
        for pair in combinations(sorted(table.players), 2)
    ]
    assert len(met) == len(set(met)) == 3 * 4 * 6


@pytest.mark.parametrize(
    "histories", [range(4), pytest.param(range(4, 12), marks=pytest.mark.long)], ids=str
)
@pytest.mark.parametrize("count", range(4, 11))
def test_meetings_are_as_few_as_brute_force_finds(count: int, histories: range) -> None:
    """Every arrangement is tried; the draw is as good as the best of them."""
    for history in histories:
        chance = random.Random(100 * count + history)
        league = _with_history(count, chance)
        fairness = Fairness(league, league.evenings[-1])
        tables = draw(league, len(league.evenings), str(history)).tables
        players = range(1, count + 1)
        least = min(
            fairness.cost(every) for every in _arrangements(players, list(map(len, tables)))
        )
        assert fairness.cost(tables) == least


def _with_history(count: int, chance: random.Random) -> League:
    """A league after some rounds that were put together without any care."""
    league = clubs.evening_of(count)
    for _ in range(chance.randrange(1, 5)):
        if chance.random() < 0.3:
            league = clubs.opened(league)
        players = list(range(1, count + 1))
        chance.shuffle(players)
        tables, at = [], 0
        for size in table_sizes(count, (2, 3, 4)):
            tables.append(tuple(players[at : at + size]))
            at += size
        league = league.after(done.RoundDrawn(len(league.evenings), tuple(tables), (), "1"))
    return league


def _arrangements(players: Sequence[int], sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to seat everybody; tables of the same size in the order of their first player."""
    if not sizes:
        yield []
        return
    size, *others = sizes
    for table in combinations(players, size):
        rest = [player for player in players if player not in table]
        for following in _arrangements(rest, others):
            if not following or len(following[0]) != size or table[0] < following[0][0]:
                yield [table, *following]
