"""Plans of an arena: the pairings, and every bot in every seat."""

from collections import Counter

import pytest

import dominium
from dominium.arena import Plan, deals_for
from dominium.arena.plan import bots_by_seat, seatings

DUEL = dominium.load("kingdomino", seats=2)
FOUR = dominium.load("kingdomino", seats=4)
TEAMS = dominium.load("queendomino", set="royal_wedding", seats=6, teams=True)
THREE = ("greedy", "random", "greedy:careless=0.5")


def test_at_two_sides_each_pair_meets_once() -> None:
    assert Plan(DUEL, THREE, 1).meetings == (
        ("greedy", "random"),
        ("greedy", "greedy:careless=0.5"),
        ("random", "greedy:careless=0.5"),
    )


def test_at_more_sides_each_bot_sits_alone_against_each_other() -> None:
    meetings = Plan(FOUR, THREE[:2], 1).meetings
    assert meetings == (
        ("greedy", "random", "random", "random"),
        ("random", "greedy", "greedy", "greedy"),
    )


def test_in_a_gauntlet_only_the_first_meets_the_others() -> None:
    meetings = Plan(DUEL, THREE, 1, "gauntlet").meetings
    assert meetings == (("greedy", "random"), ("greedy", "greedy:careless=0.5"))


def test_different_bots_may_share_a_table() -> None:
    three = dominium.load("kingdomino", seats=3)
    assert Plan(three, THREE, 1, "mixed").meetings == (THREE,)


def test_alone_every_bot_plays_for_itself() -> None:
    solo = dominium.load("solo")
    assert Plan(solo, THREE[:2], 1).meetings == (("greedy",), ("random",))
    assert deals_for(7, solo) == 7


@pytest.mark.parametrize("meeting", [("a", "b"), ("a", "b", "b", "b"), ("a", "b", "c")])
def test_every_bot_sits_everywhere_equally_often(meeting: tuple[str, ...]) -> None:
    sat = seatings(meeting)
    assert len(sat) == len(set(sat)) == len(meeting)
    expected = Counter(meeting)
    for side in range(len(meeting)):
        assert Counter(seating[side] for seating in sat) == expected


def test_equal_bots_need_one_seating_only() -> None:
    assert seatings(("a", "a")) == (("a", "a"),)


def test_partners_of_a_kingdom_are_the_same_bot() -> None:
    seats = bots_by_seat(TEAMS, ("a", "b", "b"))
    assert all(seats[seat] == "a" for seat in TEAMS.seats_of(0))
    assert Counter(seats) == {"a": 2, "b": 4}


@pytest.mark.parametrize(
    ("bots", "form", "deals", "told"),
    [
        (("greedy",), "round_robin", 1, "needs 2 bots"),
        (("greedy", "random"), "mixed", 1, "needs 4 bots"),
        (("greedy", "greedy"), "gauntlet", 1, "named twice"),
        (("greedy", "nobody"), "gauntlet", 1, "unknown bot"),
        (("greedy", "random"), "cup", 1, "unknown form"),
        (("greedy", "random"), "gauntlet", 0, "at least one deal"),
    ],
)
def test_plans_that_cannot_be_played(
    bots: tuple[str, ...], form: str, deals: int, told: str
) -> None:
    with pytest.raises(ValueError, match=told):
        Plan(FOUR, bots, deals, form)
