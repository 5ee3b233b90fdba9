"""The oracle of Muggins alone against the sentences of its rules page."""

import random
from typing import Any

import pytest

from tests.oracle.muggins import Oracle, nearest_five
from tests.oracle.tiles import TILES, in_order
from tests.oracle.walk import IllegalActionError

FIRST = ["55", "50", "51", "54", "52", "33", "66"]
SECOND = ["44", "40", "41", "42", "43", "53", "20"]


def dealt(*hands: list[str], **options: Any) -> Oracle:
    """A match whose first deal gives these hands; the first seat leads."""
    oracle = Oracle(seats=len(hands), **options)
    for action in ["=s1", *(f"={tile}" for hand in hands for tile in hand)]:
        oracle.apply(action)
    return oracle


def told(oracle: Oracle, kind: str) -> list[dict[str, Any]]:
    """The events of a kind since the last look."""
    events, oracle.events = oracle.events, []
    return [event for event in events if event["kind"] == kind]


def points(oracle: Oracle, *actions: str) -> list[int]:
    """The points that each of these actions scored at once."""
    found = []
    for action in actions:
        told(oracle, "")
        oracle.apply(action)
        found.append(sum(event["points"] for event in told(oracle, "points_scored")))
    return found


def told_end(oracle: Oracle) -> dict[str, Any]:
    """The end of the first deal told."""
    return next(event for event in oracle.events if event["kind"] == "deal_ended")


def ends(oracle: Oracle) -> dict[str, int]:
    return {end: oracle.line.number(end) for end in oracle.open_ends()}


def other_tiles(*hands: list[str]) -> list[str]:
    return [tile for tile in TILES if not any(tile in hand for hand in hands)]


@pytest.mark.parametrize(
    ("tile", "scored"), [("55", 10), ("50", 5), ("52", 0), ("54", 0), ("66", 0), ("33", 0)]
)
def test_the_led_tile_counts_all_its_pips(tile: str, scored: int) -> None:
    assert points(dealt(FIRST, SECOND), tile) == [scored]


def test_nothing_is_told_of_a_sum_of_zero() -> None:
    oracle = dealt(["00", *FIRST[:6]], SECOND)
    oracle.apply("00")
    assert told(oracle, "points_scored") == []


def test_the_spinner_counts_both_halves_until_both_its_long_sides_are_covered() -> None:
    hands = ["55", "51", "52", "33", "66", "60", "61"], ["50", "54", "40", "41", "42", "43", "20"]
    oracle = dealt(*hands)
    assert points(oracle, "55", "50r", "51l") == [10, 10, 0]  # 10; 10 + 0; 1 + 0


def test_short_sides_open_when_both_long_sides_are_covered() -> None:
    hands = ["55", "51", "52", "33", "66", "60", "61"], ["50", "54", "40", "41", "42", "43", "20"]
    oracle = dealt(*hands)
    oracle.apply("55")
    assert ends(oracle) == {"l": 5, "r": 5}
    oracle.apply("50r")
    assert ends(oracle) == {"l": 5, "r": 0}
    oracle.apply("51l")
    assert ends(oracle) == {"l": 1, "r": 0, "u": 5, "d": 5}


def test_an_arm_counts_from_its_first_tile_on() -> None:
    hands = ["55", "51", "52", "33", "66", "60", "61"], ["50", "54", "40", "41", "42", "43", "20"]
    oracle = dealt(*hands)
    assert points(oracle, "55", "50r", "51l", "54u", "52d") == [10, 10, 0, 5, 0]  # 1+0+4, 1+0+4+2
    assert ends(oracle) == {"l": 1, "r": 0, "u": 4, "d": 2}


def test_the_first_double_is_the_spinner_also_when_it_was_not_led() -> None:
    hands = ["53", "43", "32", "51", "66", "60", "61"], ["33", "31", "40", "41", "42", "50", "20"]
    oracle = dealt(*hands)
    assert points(oracle, "53", "33l", "43l") == [0, 0, 0]  # 8; 6 + 5; 4 + 5
    assert ends(oracle) == {"l": 4, "r": 5, "u": 3, "d": 3}
    assert points(oracle, "31d") == [10]  # 4 + 5 + 1
    assert ends(oracle) == {"l": 4, "r": 5, "u": 3, "d": 1}


def test_a_later_double_counts_both_halves_and_has_one_open_end() -> None:
    hands = ["55", "51", "61", "33", "66", "60", "62"], ["11", "50", "40", "41", "42", "43", "20"]
    oracle = dealt(*hands)
    points(oracle, "55", "50r", "51l")
    assert points(oracle, "11l") == [0]  # 2 + 0
    assert ends(oracle) == {"l": 1, "r": 0, "u": 5, "d": 5}
    points(oracle, "61l")
    assert ends(oracle) == {"l": 6, "r": 0, "u": 5, "d": 5}


def test_thirty_five_is_the_most() -> None:
    """6-6, 5-5 and 4-4 at three arms and a five at the fourth."""
    hands = (
        ["33", "43", "31", "44", "51", "20", "10"],
        ["63", "53", "66", "55", "21", "22", "00"],
    )
    oracle = dealt(*hands)
    opening = points(oracle, "33", "63l", "43r", "53u", "31d", "66l", "44r", "55u")
    assert opening == [0, 0, 10, 15, 0, 0, 0, 0]  # 6; 12; 10; 15; 16; 22; 26; 31
    assert points(oracle, "51d") == [35]  # 12 + 8 + 10 + 5


def test_without_a_spinner_the_line_has_two_ends() -> None:
    hands = ["55", "51", "52", "33", "66", "60", "61"], ["50", "54", "40", "41", "42", "43", "20"]
    oracle = dealt(*hands, spinner=False)
    assert points(oracle, "55", "50r", "51l") == [10, 10, 0]
    assert ends(oracle) == {"l": 1, "r": 0}
    assert all(action[2:] in {"l", "r"} for action in oracle.legal_actions())


def test_whoever_can_play_does_not_draw() -> None:
    oracle = dealt(FIRST, SECOND)
    oracle.apply("55")
    assert oracle.legal_actions() == ["53l", "53r"]


def test_whoever_cannot_play_draws_until_a_tile_fits_and_lays_it() -> None:
    oracle = dealt(["66", *FIRST[:6]], SECOND)
    oracle.apply("66")
    for tile in ("00", "64"):
        assert oracle.step == "draw_tile"
        oracle.apply(f"={tile}")
    assert oracle.step == "play"
    assert oracle.legal_actions() == ["64l", "64r"]


def test_the_whole_stock_may_be_drawn_and_then_one_passes() -> None:
    """Sixes are all with the leader; the other draws the whole stock in vain."""
    sixes = ["66", "65", "64", "63", "62", "61", "60"]
    oracle = dealt(sixes, SECOND)
    oracle.apply("66")
    for tile in other_tiles(sixes, SECOND):
        oracle.apply(f"={tile}")
    assert oracle.stock == []
    assert oracle.hands[1].passes == 1
    assert oracle.actor == 0


def first_deals(ending: str, seats: int, count: int) -> list[list[dict[str, Any]]]:
    """The events of random first deals that ended like this."""
    found = []
    for seed in range(count):
        oracle, rng = Oracle(seats=seats, target=500), random.Random(seed)
        while oracle.deal == 1:
            oracle.apply(rng.choice(oracle.legal_actions()))
        end = told_end(oracle)
        if end["reason"] == ending:
            found.append(oracle.events[: oracle.events.index(end) + 1])
    return found


def of_the_hands(deal: list[dict[str, Any]]) -> int:
    """The points of the winner for the hands, beside those for the ends."""
    end = deal[-1]
    winner = end["winners"][0]
    scored = [event for event in deal if event["kind"] == "points_scored"]
    at_the_ends: int = sum(event["points"] for event in scored if event["seat"] == winner)
    gained: int = end["points"][winner]
    return gained - at_the_ends


def pips_shown(deal: list[dict[str, Any]]) -> list[int]:
    shown = next(event for event in deal if event["kind"] == "hands_shown")
    return [hand["pips"] for hand in shown["hands"]]


def draws(deal: list[dict[str, Any]]) -> int:
    return [event["kind"] for event in deal].count("tile_drawn")


def test_the_last_tile_wins_at_once_and_scores_the_pips_of_the_others() -> None:
    deals = first_deals("out", seats=3, count=10)
    assert any(draws(deal) < 13 for deal in deals)  # tiles were left in the stock
    for deal in deals:
        pips = pips_shown(deal)
        assert pips[deal[-1]["winners"][0]] == 0
        assert of_the_hands(deal) == nearest_five(sum(pips))


@pytest.mark.parametrize(
    ("pips", "scored"), [(0, 0), (2, 0), (3, 5), (5, 5), (7, 5), (8, 10), (12, 10), (13, 15)]
)
def test_pips_are_rounded_to_the_nearest_five(pips: int, scored: int) -> None:
    assert nearest_five(pips) == scored


def test_a_blocked_deal_goes_to_the_fewest_pips() -> None:
    deals = first_deals("blocked", seats=2, count=60)
    assert deals
    for deal in deals:
        pips = pips_shown(deal)
        assert deal[-1]["winners"] == [pips.index(min(pips))]
        assert of_the_hands(deal) == nearest_five(max(pips))


def test_nobody_wins_a_blocked_deal_with_equally_few_pips() -> None:
    oracle = dealt(["21", *FIRST[:4]], ["30", *SECOND[:4]], ["66", "65", "64", "63", "62"])
    for hand, tiles in zip(oracle.hands, (["21"], ["30"], ["66"]), strict=True):
        hand.tiles = tiles
    oracle.settle("blocked")
    assert told_end(oracle)["winners"] == []
    assert oracle.totals == [0, 0, 0]


def test_the_target_ends_the_match_at_once() -> None:
    """A deal that the target cuts short has no winner and brings no points of its own."""
    oracle = dealt(FIRST, SECOND, target=20)
    oracle.totals = [10, 0]
    oracle.apply("55")
    assert oracle.actor is None
    assert told_end(oracle)["reason"] == "target_reached"
    assert told_end(oracle)["winners"] == []
    assert oracle.totals == [20, 0]
    assert oracle.outcome() is not None


def test_the_lot_decides_the_first_lead_then_it_goes_round() -> None:
    rng, oracle = random.Random(3), Oracle(seats=4, target=500)
    while oracle.actor is not None:
        oracle.apply(rng.choice(oracle.legal_actions()))
    leads = [(event["seat"], event["reason"]) for event in told(oracle, "lead_given")]
    first = leads[0][0]
    assert leads == [
        ((first + number) % 4, "lot" if number == 0 else "rotates") for number in range(len(leads))
    ]
    assert len(leads) > 4


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 5), (4, 5)])
def test_seven_tiles_each_for_two_and_five_for_more(seats: int, size: int) -> None:
    oracle = Oracle(seats=seats)
    while oracle.actor == "chance":
        oracle.apply(oracle.legal_actions()[0])
    assert [len(hand.tiles) for hand in oracle.hands] == [size] * seats
    assert len(oracle.stock) == 28 - seats * size


@pytest.mark.parametrize("options", [{}, {"seats": 3}, {"seats": 4}, {"spinner": False}])
def test_matches_end_and_lose_no_tile(options: dict[str, Any]) -> None:
    for seed in range(3):
        rng, oracle = random.Random(seed), Oracle(**options)
        while oracle.actor is not None:
            oracle.apply(rng.choice(oracle.legal_actions()))
            tiles = [tile for hand in oracle.hands for tile in hand.tiles]
            tiles += [laid["tile"] for laid in oracle.line.tiles()]
            assert in_order([*tiles, *oracle.stock]) == TILES
        assert max(oracle.totals) >= oracle.target


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"seats": 5}, "bad_value"),
        ({"target": 19}, "bad_value"),
        ({"spinner": 1}, "bad_value"),
        ({"deals": 3}, "unknown_option"),
    ],
)
def test_options_are_checked(options: dict[str, Any], fault: str) -> None:
    assert Oracle.faults(options) == [fault]


def test_what_is_not_legal_is_refused() -> None:
    oracle = dealt(FIRST, SECOND)
    oracle.apply("55")
    for text in ("53u", "53d", "44l", "draw", "pass"):
        with pytest.raises(IllegalActionError):
            oracle.apply(text)
