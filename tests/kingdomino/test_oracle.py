"""The oracle alone against the checks of the rules page."""

import itertools
import random
import re
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from tests.oracle.kingdomino import (
    DEFAULT_OPTIONS,
    DIRECTIONS,
    DOMINOES,
    Oracle,
    Placement,
    canonical_placement,
    legal_placements,
    option_faults,
    ranking_of_kingdoms,
    read_kingdom,
    refusals,
    score,
    set_up,
)
from tests.oracle.walk import IllegalActionError

ROWS_OF_THE_TABLE = [
    ({"seats": 2}, 2, 24, 4, 6),
    ({"seats": 3}, 1, 36, 3, 12),
    ({"seats": 4}, 1, 48, 4, 12),
    ({"seats": 2, "size": 7}, 2, 48, 4, 12),
    ({"seats": 2, "wider_offer": True}, 2, 30, 5, 6),
    ({"seats": 3, "wider_offer": True}, 1, 48, 4, 12),
    ({"seats": 2, "size": 7, "wider_offer": True}, 2, 45, 5, 9),
]


def play_on(oracle: Oracle, rng: random.Random, until: str = "") -> Oracle:
    """Play randomly to the end, or until this action is legal."""
    while oracle.actor is not None and until not in oracle.legal_actions():
        oracle.apply(rng.choice(oracle.legal_actions()))
    return oracle


def begin(*actions: str, **options: Any) -> Oracle:
    oracle = Oracle(**options)
    for action in actions:
        oracle.apply(action)
    return oracle


# --- Dominoes and options -------------------------------------------------------------------------


def test_distribution_of_the_48_dominoes() -> None:
    squares: Counter[str] = Counter()
    crowns: Counter[str] = Counter()
    for domino in DOMINOES.values():
        for half in (domino.left, domino.right):
            squares[half.terrain] += 1
            crowns[half.terrain] += half.crowns
    assert list(DOMINOES) == list(range(1, 49))
    terrains = ("wheat", "forest", "lake", "grassland", "swamp", "mine")
    assert squares == dict(zip(terrains, (26, 22, 18, 14, 10, 6), strict=True))
    assert crowns == dict(zip(terrains, (5, 6, 6, 6, 6, 10), strict=True))


@pytest.mark.parametrize(("options", "kings", "dominoes", "offer", "rounds"), ROWS_OF_THE_TABLE)
def test_set_up_table(
    options: dict[str, Any], kings: int, dominoes: int, offer: int, rounds: int
) -> None:
    found = set_up({**DEFAULT_OPTIONS, **options})
    assert (found.kings_each, found.dominoes, found.offer) == (kings, dominoes, offer)
    assert found.rounds == rounds


@pytest.mark.parametrize(("options", "kings", "dominoes", "offer", "rounds"), ROWS_OF_THE_TABLE)
def test_a_whole_game_keeps_to_the_table(
    options: dict[str, Any], kings: int, dominoes: int, offer: int, rounds: int
) -> None:
    oracle = play_on(Oracle(**options), random.Random(rounds))
    drawn = [action for action in oracle.actions if action[1:].isdigit() and action[0] == "="]
    lots = [action for action in oracle.actions if action.startswith("=k")]
    claims = [action for action in oracle.actions if action.isdigit()]
    assert len(drawn) == len(set(drawn)) == dominoes
    assert Counter(lots) == {f"=k{seat + 1}": kings for seat in range(oracle.seats)}
    assert len(claims) == rounds * kings * oracle.seats
    assert len(drawn) == rounds * offer
    assert oracle.round == rounds


def test_option_faults() -> None:
    assert option_faults({}) == []
    assert option_faults({"seats": 5}) == ["bad_value"]
    assert option_faults({"seats": True}) == ["bad_value"]
    assert option_faults({"colour": "red", "size": 6}) == ["unknown_option", "bad_value"]
    assert option_faults({"seats": 4, "size": 7, "wider_offer": True}) == [
        "size_needs_two_seats",
        "wider_offer_needs_two_or_three_seats",
    ]
    with pytest.raises(ValueError, match="size_needs_two_seats"):
        Oracle(seats=3, size=7)


# --- Placing and scoring --------------------------------------------------------------------------

EXAMPLE_A = (
    "........./........./.....f.../...fg2l1.../....cl2w../.....lw2../........./........./........."
)
EXAMPLE_B = (
    "........./........./......s../......m2../....cf1m../........./........./........./........."
)


def test_example_a() -> None:
    found = score(read_kingdom(EXAMPLE_A), DEFAULT_OPTIONS)
    assert found["total"] == 15
    assert sorted((each["terrain"], each["points"]) for each in found["properties"]) == [
        ("forest", 0),
        ("forest", 0),
        ("grassland", 2),
        ("lake", 9),
        ("wheat", 4),
    ]


def test_example_b() -> None:
    found = score(read_kingdom(EXAMPLE_B), DEFAULT_OPTIONS)
    assert {each["terrain"]: each["points"] for each in found["properties"]} == {
        "mine": 4,
        "forest": 1,
        "swamp": 0,
    }


def test_boards_are_written_as_they_are_read() -> None:
    for board in (EXAMPLE_A, EXAMPLE_B):
        assert str(read_kingdom(board)) == board


@pytest.mark.parametrize("frame", ["floating", "fixed"])
def test_no_placement_is_forgotten(frame: str) -> None:
    """A placement is legal if nothing speaks against it, anywhere in the window."""
    rng, oracle = random.Random(4), Oracle(frame=frame)
    while oracle.round < 4:
        oracle.apply(rng.choice(oracle.legal_actions()))
    for kingdom, domino in itertools.product(oracle.kingdoms, DOMINOES.values()):
        free = {
            str(canonical_placement(domino, placement))
            for placement in itertools.starmap(
                Placement, itertools.product(kingdom.window(), DIRECTIONS)
            )
            if not list(refusals(kingdom, domino, placement))
        }
        assert set(legal_placements(kingdom, domino)) == free


def test_first_placements() -> None:
    lone = begin().kingdoms[0]
    assert len(legal_placements(lone, DOMINOES[13])) == 24
    assert len(legal_placements(lone, DOMINOES[1])) == 12


def test_twin_names() -> None:
    actions = ["=1", "=20", "=21", "=22", "=k1", "1", "=k1", "22", "=k2", "20", "=k2", "21"]
    oracle = begin(*actions, "=2", "=3", "=4", "=5")
    assert "f5r" in oracle.legal_actions()
    assert "g5l" not in oracle.legal_actions()
    oracle.apply("g5l")
    assert oracle.actions[-1] == "f5r"


def test_tie_breaks() -> None:
    def standing(total: int, largest: int, crowns: int) -> dict[str, int]:
        return {"total": total, "largest_property": largest, "crowns": crowns}

    assert ranking_of_kingdoms([standing(9, 9, 9), standing(10, 1, 1)]) == [[1], [0]]
    assert ranking_of_kingdoms([standing(9, 4, 9), standing(9, 5, 1)]) == [[1], [0]]
    assert ranking_of_kingdoms([standing(9, 4, 2), standing(9, 4, 3)]) == [[1], [0]]
    assert ranking_of_kingdoms([standing(9, 4, 3), standing(9, 4, 3)]) == [[0, 1]]


# --- The course of a game -------------------------------------------------------------------------

FIRST_OFFER = ["=24", "=3", "=48", "=11"]


def test_drawn_kings_choose_freely() -> None:
    oracle = begin(*FIRST_OFFER)
    assert oracle.offer == [(3, None), (11, None), (24, None), (48, None)]
    assert oracle.odds() == {"=k1": Fraction(1, 2), "=k2": Fraction(1, 2)}
    oracle.apply("=k2")
    assert (oracle.actor, oracle.legal_actions()) == (1, ["3", "11", "24", "48"])
    oracle.apply("48")
    assert oracle.odds() == {"=k1": Fraction(2, 3), "=k2": Fraction(1, 3)}
    for action in ["=k1", "24", "=k1", "3"]:
        oracle.apply(action)
    assert oracle.odds() == {"=k2": 1}
    oracle.apply("=k2")
    assert oracle.legal_actions() == ["11"]


def test_top_down_claims_need_nobody() -> None:
    oracle = begin(*FIRST_OFFER, "=k1", "=k2", "=k2", "=k1", opening="top_down")
    assert oracle.offer == [(3, 0), (11, 1), (24, 1), (48, 0)]
    assert (oracle.actor, oracle.round) == ("chance", 1)


def test_top_down_leaves_the_highest_of_a_wider_offer() -> None:
    lots = ["=k1", "=k2", "=k2", "=k1"]
    oracle = begin(*FIRST_OFFER, "=30", *lots, opening="top_down", wider_offer=True)
    assert oracle.offer == [(3, 0), (11, 1), (24, 1), (30, 0)]


def test_clockwise_goes_round_the_table() -> None:
    oracle = begin("=3", "=4", "=5", "=s3", seats=3, opening="clockwise")
    claimants = []
    for domino in ("5", "3", "4"):
        claimants.append(oracle.actor)
        oracle.apply(domino)
    assert claimants == [2, 0, 1]
    oracle = begin(*FIRST_OFFER, "=s2", opening="clockwise")
    claimants = []
    for domino in ("3", "11", "24", "48"):
        claimants.append(oracle.actor)
        oracle.apply(domino)
    assert claimants == [1, 0, 1, 0]


def test_kings_act_from_the_lowest_domino() -> None:
    lots = ["=k1", "=k2", "=k2", "=k1"]
    oracle = begin(*FIRST_OFFER, *lots, "=1", "=2", "=4", "=5", opening="top_down")
    order = []
    for claim in ("5", "1", "4", "2"):
        order.append(oracle.actor)
        play_on(oracle, random.Random(0), until=claim).apply(claim)
    assert order == [0, 1, 1, 0]
    assert oracle.offer == [(1, 1), (2, 0), (4, 1), (5, 0)]
    assert (oracle.round, oracle.actor) == (2, "chance")


def test_castles_come_first_on_the_tray() -> None:
    oracle = begin(frame="fixed", seats=3)
    assert oracle.board(0) == "...../...../...../...../....."
    assert (oracle.actor, len(oracle.legal_actions())) == (0, 25)
    for square in ("a1", "c3", "e5"):
        oracle.apply(square)
    assert oracle.board(0) == "c..../...../...../...../....."
    assert oracle.actor == "chance"


def test_only_placing_in_the_last_round() -> None:
    oracle = play_on(Oracle(seats=4), random.Random(3))
    last_claim = max(place for place, action in enumerate(oracle.actions) if action.isdigit())
    after = oracle.actions[last_claim + 1 :]
    discards = sum(len(oracle.discards(seat)) for seat in range(4))
    placed = sum(action[-1] in "rlud" for action in oracle.actions)
    assert placed + discards == 48
    assert 0 < len(after) <= 4
    assert all(action[-1] in "rlud" for action in after)


def test_a_dynasty_is_three_games_with_bonuses_in_each() -> None:
    options = {"games_in_match": 3, "frame": "fixed", "harmony": True, "middle_kingdom": True}
    oracle = play_on(Oracle(**options), random.Random(1))
    assert len(oracle.points_of_games) == 3
    games = zip(*oracle.points_of_games, strict=True)
    assert oracle.match_points() == [sum(points) for points in games]
    castles = [action for action in oracle.actions if re.fullmatch("[a-e][1-5]", action)]
    draws = [action for action in oracle.actions if re.fullmatch("=[0-9]+", action)]
    assert (len(castles), len(draws)) == (3 * 2, 3 * 24)


def test_illegal_actions_change_nothing() -> None:
    oracle = begin(*FIRST_OFFER, "=k1")
    for text in ("", "e5", "e6r", "12", "=k2", "024", "24 "):
        with pytest.raises(IllegalActionError):
            oracle.apply(text)
    assert oracle.legal_actions() == ["3", "11", "24", "48"]
    with pytest.raises(IllegalActionError):
        play_on(oracle, random.Random(0)).apply("24")


def test_copies_go_their_own_way() -> None:
    oracle = begin(*FIRST_OFFER, "=k1")
    other = oracle.copy()
    other.apply("24")
    assert oracle.legal_actions() == ["3", "11", "24", "48"]
    assert other.offer == [(3, None), (11, None), (24, 0), (48, None)]


# --- Random play ----------------------------------------------------------------------------------

STATISTICS = [  # options, games, discards in percent, placements per turn, mean score
    ({"seats": 4, "middle_kingdom": True, "harmony": True}, 10, 11.0, 9.3, 22.6),
    ({"seats": 2, "middle_kingdom": True, "harmony": True}, 20, 11.0, 9.3, 22.4),
    ({"seats": 4, "frame": "fixed"}, 20, 13.5, 5.7, None),
    ({"size": 7, "middle_kingdom": True, "harmony": True}, 8, 9.0, 11.1, 54.1),
    ({"size": 7, "wider_offer": True}, 8, 1.3, 13.9, None),
]


@pytest.mark.parametrize("times", [1, pytest.param(3, marks=pytest.mark.long)])
@pytest.mark.parametrize(("options", "games", "discards", "placements", "mean"), STATISTICS)
def test_random_play_is_as_the_rules_page_says(
    options: dict[str, Any],
    games: int,
    discards: float,
    placements: float,
    mean: float | None,
    *,
    times: int,
) -> None:
    rng = random.Random(2026)
    choices: list[int] = []
    totals: list[int] = []
    discarded = 0
    for _ in range(games * times):
        oracle = Oracle(**options)
        while oracle.actor is not None:
            actions = oracle.legal_actions()
            if actions[0][-1] in "rlud":
                choices.append(len(actions))
            oracle.apply(rng.choice(actions))
        totals += [each["total"] for each in oracle.scores()]
        discarded += sum(len(oracle.discards(seat)) for seat in range(oracle.seats))
    turns = len(choices) + discarded
    assert 100 * discarded / turns == pytest.approx(discards, abs=2.5)
    assert sum(choices) / turns == pytest.approx(placements, abs=0.6)
    if mean is not None:
        assert sum(totals) / len(totals) == pytest.approx(mean, abs=0.12 * mean)
