"""The records of the domino games: every way in which a deal and a match can end."""

from __future__ import annotations

from tests.oracle import scenarios
from tests.oracle.scenarios import Wanted, anything, both, last_ended, some_deal, some_places

BLOCK = [
    Wanted("won_by_going_out", {}, last_ended("out"), 4),
    Wanted("won_by_a_blocked_line", {}, last_ended("blocked"), 0),
    Wanted("blocked_and_equal", {}, some_deal("blocked", winners=0), 0),
    Wanted("blocked_difference", {"blocked_score": "difference"}, last_ended("blocked"), 1),
    Wanted(
        "blocked_difference_equal",
        {"blocked_score": "difference"},
        some_deal("blocked", winners=0),
        0,
    ),
    Wanted("to_fifty", {"target": 50}, last_ended("out"), 5),
    Wanted("to_twenty_in_one_deal", {"target": 20}, lambda table: table.deal == 1, 5),
    Wanted("to_five_hundred", {"target": 500}, anything, 0),
]

SERIES = {"deals": 5}
POINTS = {"scoring": "points"}
OUT_WINS = {"out_wins": True}

DRAW = [
    Wanted("won_by_going_out", {}, last_ended("out"), 1),
    Wanted("won_by_fewer_pips", {}, last_ended("blocked"), 0),
    Wanted("opponent_took_the_last_tile", {}, last_ended("stock_exhausted"), 17),
    Wanted("blocked_and_equal", {}, last_ended("blocked", drawn=True), 129),
    Wanted("lost_after_laying_all_tiles", {}, scenarios.played_on_without_tiles, 2),
    Wanted("neither_had_tiles", {}, scenarios.neither_had_tiles, 34),
    Wanted("whole_stock_for_nothing", {}, scenarios.whole_stock_for_nothing, 0),
    Wanted("series", SERIES, anything, 0),
    Wanted("series_with_a_drawn_deal", SERIES, some_deal("blocked", winners=0), 20),
    Wanted("series_shared", {"deals": 2}, scenarios.first_place_shared, 1),
    Wanted("points", POINTS, anything, 0),
    Wanted("points_by_the_last_tile_of_the_stock", POINTS, last_ended("stock_exhausted"), 15),
    Wanted("points_to_twenty", {**POINTS, "target": 20}, last_ended("out"), 4),
    Wanted(
        "out_wins_with_stock_left",
        OUT_WINS,
        both(last_ended("out"), lambda table: bool(table.stock)),
        2,
    ),
    Wanted("out_wins_blocked", OUT_WINS, last_ended("blocked"), 0),
]

ANY_TIME = {"wild": "any_time"}

MATADOR = [
    Wanted("won_by_going_out", {}, last_ended("out"), 27),
    Wanted("won_by_fewer_pips", {}, last_ended("blocked"), 0),
    Wanted("opponent_took_the_last_tile", {}, last_ended("stock_exhausted"), 4),
    Wanted("blocked_and_equal", {}, last_ended("blocked", drawn=True), 26),
    Wanted("blocked_by_zeros", {}, both(last_ended("blocked"), scenarios.zeros_at_both_ends), 0),
    Wanted("whole_stock_for_nothing", {}, scenarios.whole_stock_for_nothing, 3),
    Wanted("series", SERIES, anything, 0),
    Wanted("series_shared", {"deals": 2}, scenarios.first_place_shared, 0),
    Wanted("out_wins", OUT_WINS, last_ended("out"), 0),
    Wanted("out_wins_blocked", OUT_WINS, last_ended("blocked"), 7),
    Wanted("any_time", ANY_TIME, scenarios.wild_beside_an_ordinary_tile, 0),
    Wanted("any_time_saved", ANY_TIME, scenarios.a_choice_to_draw, 0),
    Wanted("any_time_out_wins", {**ANY_TIME, **OUT_WINS}, last_ended("out"), 0),
]

THREE = {"seats": 3}

BERGEN = [
    Wanted("reached_by_the_lowest_double", {}, scenarios.reached_by("lowest_double"), 3),
    Wanted("reached_by_equal_ends", {}, scenarios.reached_by("equal_ends"), 4),
    Wanted("reached_by_a_double", {}, scenarios.reached_by("equal_ends_double"), 8),
    Wanted("reached_by_the_last_tile", {}, scenarios.reached_by_the_last_tile, 17),
    Wanted("reached_by_going_out", {}, last_ended("out"), 0),
    Wanted("reached_by_a_blocked_deal", {}, last_ended("blocked"), 2),
    Wanted("no_double_dealt", {}, scenarios.no_double_dealt, 66),
    Wanted("blocked_without_doubles", {}, scenarios.decided_by("no_double"), 1),
    Wanted("blocked_fewer_doubles", {}, scenarios.decided_by("fewer_doubles"), 2),
    Wanted("blocked_lower_double", {}, scenarios.decided_by("lower_double"), 3),
    Wanted("blocked_lower_doubles", {"target": 50}, scenarios.decided_by("lower_doubles"), 11),
    Wanted(
        "blocked_pips_beside_doubles",
        {"target": 50},
        scenarios.decided_by("pips_beside_doubles"),
        22,
    ),
    Wanted("blocked_fewer_pips", {}, scenarios.decided_by("pips"), 116),
    Wanted("blocked_without_a_winner", {}, scenarios.decided_by("nothing"), 299),
    Wanted("deal_worth_nothing", {"deal_points": 0}, some_deal("out", winners=1), 0),
    Wanted("deal_worth_one", {"deal_points": 1}, last_ended("out"), 11),
    Wanted("single_triple", {"single_triple": True}, scenarios.triple_by_a_single, 1),
    Wanted("to_five", {"target": 5}, anything, 0),
    Wanted("to_fifty", {"target": 50}, anything, 0),
    Wanted("three_seats", THREE, last_ended("out"), 2),
    Wanted("three_seats_blocked", THREE, scenarios.decided_by("pips"), 4),
    Wanted("three_seats_shared_last_place", THREE, lambda table: len(table.ranking()) == 2, 10),
]

NO_SPINNER = {"spinner": False}
FOUR = {"seats": 4}

MUGGINS = [
    Wanted("reached_by_the_ends", {}, scenarios.reached_by("fives"), 1),
    Wanted("reached_by_the_last_tile", {}, scenarios.reached_by_the_last_tile, 19),
    Wanted("reached_by_going_out", {}, last_ended("out"), 2),
    Wanted("reached_by_a_blocked_deal", {}, last_ended("blocked"), 0),
    Wanted("blocked_and_equal", {}, some_deal("blocked", winners=0), 62),
    Wanted("whole_stock_for_nothing", {}, scenarios.whole_stock_for_nothing, 0),
    Wanted("four_arms", {}, scenarios.four_arms, 2),
    Wanted("spinner_was_not_led", {}, scenarios.crossed_at_a_later_tile, 2),
    Wanted("thirty_points_at_once", {}, scenarios.scored_at_least(30), 80),
    Wanted("without_a_spinner", NO_SPINNER, last_ended("out"), 5),
    Wanted("without_a_spinner_blocked", NO_SPINNER, last_ended("blocked"), 0),
    Wanted("to_twenty", {"target": 20}, anything, 0),
    Wanted("to_two_hundred_and_fifty", {"target": 250}, anything, 0),
    Wanted("three_seats", THREE, last_ended("out"), 0),
    Wanted("three_seats_blocked", THREE, some_deal("blocked", winners=1), 5),
    Wanted("four_seats", FOUR, anything, 0),
    Wanted("four_seats_shared_place", FOUR, lambda table: len(table.ranking()) < 4, 4),
]

ONE = {"deals": 1}

SEBASTOPOL = [
    Wanted("two_out", ONE, last_ended("two_out"), 1),
    Wanted("blocked_before_anybody_is_out", ONE, scenarios.blocked_with(0, [1, 2, 3, 4]), 4),
    Wanted("blocked_after_one_is_out", ONE, scenarios.blocked_with(1, [1, 2, 3, 4]), 0),
    Wanted("two_share_the_first_prize", ONE, some_places([1, 1, 3, 4], "blocked"), 167),
    Wanted("two_share_the_second_prize", ONE, scenarios.blocked_with(0, [1, 2, 2, 4]), 199),
    Wanted(
        "two_share_the_second_prize_after_one_is_out",
        ONE,
        scenarios.blocked_with(1, [1, 2, 2, 4]),
        902,
    ),
    Wanted("session", {}, anything, 0),
    Wanted("session_shared", {"deals": 2}, scenarios.first_place_shared, 1),
    Wanted("nothing_won", {}, scenarios.everything_lost, 1),
    Wanted("remainder_stays_in_the_bank", {"stake": 1}, scenarios.bank_kept_a_remainder, 82),
    Wanted("stake_of_a_hundred", {"stake": 100, "deals": 2}, anything, 0),
]

TWENTY_ONE = [
    Wanted("nearest_below", ONE, last_ended("showdown"), 0),
    Wanted("exactly_twenty_one", ONE, scenarios.exactly_twenty_one, 5),
    Wanted("several_twenty_ones", ONE, scenarios.several_twenty_ones, 168),
    Wanted("equal_totals_share", ONE, some_deal("showdown", winners=2), 21),
    Wanted("all_over", ONE, last_ended("showdown", drawn=True), 9),
    Wanted("dealt_over_twenty_one", ONE, scenarios.dealt_over, 110),
    Wanted("dealt_twenty_one", ONE, scenarios.dealt_twenty_one, 5),
    Wanted("fewer_tiles", {"ties": "fewer_tiles", **ONE}, scenarios.fewer_tiles_decided, 38),
    Wanted(
        "fewer_tiles_equal",
        {"ties": "fewer_tiles", "seats": 4, **ONE},
        scenarios.fewer_tiles_equal,
        225,
    ),
    Wanted("three_win_together", {"seats": 4, **ONE}, some_deal("showdown", winners=3), 217),
    Wanted("session", {}, anything, 0),
    Wanted("session_shared", {}, scenarios.first_place_shared, 7),
    Wanted("three_seats", THREE, anything, 0),
    Wanted("four_seats", FOUR, anything, 0),
]

SOLO = [
    Wanted("won", {}, lambda table: table.totals == [28], 172),
    Wanted("one_tile_left", {}, scenarios.tiles_left(1, 1), 17),
    Wanted("lost_with_an_empty_stock", {}, scenarios.lost_with_an_empty_stock, 14),
    Wanted("lost_with_stock_left", {}, scenarios.tiles_left(10, 20), 5),
    Wanted("lost_within_the_first_tiles", {}, scenarios.tiles_left(25, 27), 2),
]

DOMINOES = {
    "block": BLOCK,
    "draw": DRAW,
    "matador": MATADOR,
    "bergen": BERGEN,
    "muggins": MUGGINS,
    "sebastopol": SEBASTOPOL,
    "twenty_one": TWENTY_ONE,
    "solo": SOLO,
}
