"""Table points and standings: what a table gives is conserved, ties are parted or shared."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dominium.evenings import evening_standings, league_standings, round_standings
from dominium.evenings import operations as done
from dominium.evenings.points import agree, is_ranking, places_of, table_points
from tests.evenings import clubs

SCORES = st.lists(st.integers(-20, 60), min_size=2, max_size=4)


@given(scores=SCORES, scale=st.sampled_from([clubs.BY_EIGHT, clubs.BY_FOUR]))
def test_a_table_gives_its_points_however_it_ends(
    scores: list[int], scale: dict[int, tuple[int, ...]]
) -> None:
    places = places_of(scores)
    points = table_points(places, clubs.rules(scale))
    assert sum(points) == sum(scale[len(scores)])
    assert is_ranking(places)
    assert agree(places, scores)
    for one, score in enumerate(scores):
        for other, other_score in enumerate(scores):
            assert (score > other_score) == (places[one] < places[other])
            assert (score == other_score) == (points[one] == points[other])


@pytest.mark.parametrize(
    ("scores", "points"),
    [
        ([54, 40, 38, 20], [8, 6, 4, 2]),
        ([40, 54, 20, 38], [6, 8, 2, 4]),
        ([54, 54, 38, 20], [7, 7, 4, 2]),
        ([54, 40, 40, 40], [8, 4, 4, 4]),
        ([54, 54, 54, 20], [6, 6, 6, 2]),
        ([9, 9, 9, 9], [5, 5, 5, 5]),
        ([54, 40, 40], [8, 5, 5]),
        ([54, 54], [7, 7]),
    ],
)
def test_shared_places_get_the_mean(scores: list[int], points: list[int]) -> None:
    assert list(table_points(places_of(scores), clubs.rules())) == points


def test_the_mean_is_exact() -> None:
    by_four = clubs.rules(clubs.BY_FOUR)
    assert table_points((1, 1, 3, 4), by_four)[0] == Fraction(7, 2)
    odd = clubs.rules({4: (10, 6, 3, 0)})
    assert table_points((1, 1, 1, 4), odd)[:3] == (Fraction(19, 3),) * 3


@pytest.mark.parametrize(
    ("places", "possible"),
    [((1, 2, 3), True), ((1, 1, 3), True), ((1, 1, 2), False), ((2, 3, 4), False)],
)
def test_which_places_can_stand_together(places: tuple[int, ...], possible: bool) -> None:
    assert is_ranking(places) is possible


def _result(league_size: int, *scores: tuple[int, ...], **rules: object) -> object:
    league = clubs.evening_of(league_size, clubs.rules(**rules))
    for number, of_round in enumerate(scores, 1):
        players = tuple(range(1, league_size + 1))
        league = league.after(done.RoundDrawn(1, (players,), (), "1"))
        league = league.after(done.ResultEntered(1, number, 1, of_round))
    return league


def test_equal_points_are_parted_by_the_sum_of_scores() -> None:
    league = _result(2, (50, 40), (30, 60))
    standings = league_standings(league)  # type: ignore[arg-type]
    assert [(one.place, one.player, one.points, one.scores) for one in standings] == [
        (1, 2, 14, 100),
        (2, 1, 14, 80),
    ]
    assert [one.decided for one in standings] == ["scores", "scores"]


def test_what_nothing_parts_is_shared() -> None:
    standings = league_standings(_result(3, (50, 40, 30), (40, 50, 20)))  # type: ignore[arg-type]
    assert [(one.place, one.player, one.decided) for one in standings] == [
        (1, 1, "shared"),
        (1, 2, "shared"),
        (3, 3, ""),
    ]


def test_wins_can_decide_first() -> None:
    scores = ((50, 40, 30), (10, 20, 30), (10, 30, 20))
    by_sums = league_standings(_result(3, *scores))  # type: ignore[arg-type]
    by_wins = league_standings(_result(3, *scores, ties=("wins", "scores")))  # type: ignore[arg-type]
    assert [one.points for one in by_sums] == [20, 18, 16]
    assert [one.player for one in by_wins] == [2, 3, 1] == [one.player for one in by_sums]
    tied = ((9, 8), (8, 9))
    assert {one.decided for one in league_standings(_result(2, *tied, ties=("wins",)))} == {  # type: ignore[arg-type]
        "shared"
    }


def test_places_by_hand_part_equal_scores_only() -> None:
    league = clubs.evening_of(3)
    league = league.after(done.RoundDrawn(1, ((1, 2, 3),), (), "1"))
    parted = league.after(done.ResultEntered(1, 1, 1, (40, 40, 20), (2, 1, 3)))
    points = {one.player: one.points for one in league_standings(parted)}
    assert points == {1: 6, 2: 8, 3: 4}
    for places, code in [
        ((1, 2, 2), ""),
        ((3, 1, 2), "places_against_scores"),
        ((1, 1, 2), "bad_places"),
        ((1, 2), "bad_places"),
    ]:
        scores = (40, 30, 30) if places == (1, 2, 2) else (40, 40, 20)
        operation = done.ResultEntered(1, 1, 1, scores, places)
        assert clubs.code_of(league, operation) == code


def test_a_table_given_up_on_the_server_has_its_loser() -> None:
    league = clubs.evening_of(2)
    league = league.after(done.RoundDrawn(1, ((1, 2),), (), "1"))
    given_up = done.ResultEntered(1, 1, 1, (40, 20), (2, 1), "table")
    standings = league_standings(league.after(given_up))
    assert [one.player for one in standings] == [2, 1]


@pytest.mark.parametrize("count", [5, 7, 12])
def test_points_are_conserved_over_rounds_and_evenings(count: int) -> None:
    chance = random.Random(count)
    league = clubs.evening_of(count, clubs.rules({4: (8, 6, 4, 2), 3: (8, 6, 4)}))
    given = Fraction(0)
    for evening in range(3):
        league = clubs.opened(league) if evening else league
        for seed in range(3):
            league = clubs.played(clubs.drawn(league, str(seed)), chance)
            for table in league.evenings[-1].rounds[-1].tables:
                given += sum(league.rules.points[len(table.players)])
            given += 5 * len(league.evenings[-1].rounds[-1].resting)
    everything = league_standings(league)
    assert sum(one.points for one in everything) == given
    for one in everything:
        assert one.points == sum(gain.points for gain in one.gains)
        assert one.scores == sum(gain.score for gain in one.gains)
    by_evening = [evening_standings(league, evening) for evening in league.evenings]
    assert sum(one.points for evening in by_evening for one in evening) == given
    first = league.evenings[0]
    by_round = [round_standings(league, first, played) for played in first.rounds]
    assert sum(one.points for played in by_round for one in played) == sum(
        one.points for one in by_evening[0]
    )
    places = [one.place for one in everything]
    assert is_ranking(places)


def test_a_rest_gives_the_mean_of_a_full_table_or_nothing() -> None:
    for resting, points in (("mean", 5), ("nothing", 0)):
        rules = clubs.rules({4: (8, 6, 4, 2)}, resting=resting)
        league = clubs.drawn(clubs.evening_of(5, rules))
        (rested,) = league.evenings[0].rounds[0].resting
        standings = {one.player: one for one in league_standings(league)}
        assert standings[rested].points == points
        assert standings.keys() == {rested}


def test_other_points_count_everything_anew() -> None:
    league = _result(2, (50, 40))
    changed = league.after(done.RulesChanged(clubs.rules(clubs.BY_FOUR)))  # type: ignore[attr-defined]
    assert [one.points for one in league_standings(changed)] == [4, 3]
