"""The greedy bot of Queendomino in positions whose right choice is plain."""

import random
from typing import Any

import pytest

import dominium
from dominium import bots

GAME = dominium.load("queendomino")
ROUNDS = 12


def board(*rows: str) -> str:
    """A kingdom of 7x7 whose rows from the castle's (row 7) down are given from its column g on."""
    lines = ["." * 13] * 6 + [("......" + row).ljust(13, ".") for row in rows]
    return "/".join([*lines, *["." * 13] * (13 - len(lines))])


def kingdom(
    *rows: str, coins: int = 7, knights: int = 1, buildings: dict[str, str] | None = None
) -> dict[str, Any]:
    """A kingdom with its court: what it holds, and which building stands on which square."""
    standing = [{"square": square, "building": name} for square, name in (buildings or {}).items()]
    court = {"coins": coins, "knights": knights, "knights_on": [], "buildings": standing}
    return {"position": board(*rows), "discarded": [], "court": court}


POOR = kingdom("cww", coins=0)
"""An opponent without a town and without money."""


def position(
    step: str,
    own: dict[str, Any],
    other: dict[str, Any] = POOR,
    *,
    slots: tuple[str, ...] = (),
    hand: int = 6,
    last: bool = False,
    queen: int | None = None,
    squares: tuple[str, str] | None = None,
    next_offer: tuple[int, ...] = (25, 30, 36, 44),
) -> dominium.State:
    """A position in which seat 0 acts: in the first turn of round 4, or in the last turn of all.

    The buildings lie from the slot 0 on; the domino in hand has a number from 4 to 45.
    """
    if last:
        offer = [(1, 1), (2, 1), (3, 0), (hand, 0)]
        following: tuple[int, ...] = ()
    else:
        offer = [(hand, 0), (46, 1), (47, 1), (48, 0)]
        following = next_offer
    placed = (3 if last else 0) + (step != "place")
    seen = {number for number, _ in offer} | set(following)
    lying = dict(enumerate(slots))
    return GAME.setup(
        {
            "step": step,
            "actor": 0,
            "round": ROUNDS if last else 4,
            "offer": [
                {"domino": number, "seat": seat, "placed": turn < placed}
                for turn, (number, seat) in enumerate(offer)
            ],
            "next_offer": [{"domino": number, "seat": None} for number in following],
            "undrawn": [] if last else [each for each in range(1, 49) if each not in seen],
            "kingdoms": [own, other],
            "turn": None if squares is None else {"squares": squares},
            "building_board": {
                "slots": [{"slot": slot, "building": lying.get(slot)} for slot in range(6)],
                "open_building": None,
                "dragon_in_cave": True,
                "queen": queen,
                "undrawn": [],
            },
        }
    )


def choices(state: dominium.State) -> set[str]:
    """The actions that the bot chooses with different luck."""
    actor = state.actor
    assert isinstance(actor, int)
    memory = state.game.memory(actor)
    memory.observe(state, ())
    legal: Any = state.legal_actions()
    turns = [
        bots.Turn(state.game, actor, state.view(actor), legal, memory, random.Random(seed))
        for seed in range(8)
    ]
    return {str(bots.create("greedy").choose(turn)) for turn in turns}


# --- Taxes ----------------------------------------------------------------------------------------


def test_a_knight_goes_to_a_big_property() -> None:
    own = kingdom("clllll", ".lllll")
    state = position("tax", own, squares=("l7", "l8"))
    assert choices(state) == {"tax l7", "tax l8"}


def test_a_knight_waits_for_a_better_property() -> None:
    state = position("tax", kingdom("cll"), squares=("h7", "i7"))
    assert choices(state) == {"-"}


def test_the_larger_of_two_properties_pays() -> None:
    """The domino 22 has a crowned lake and a forest; the lake has five squares."""
    own = kingdom("cllll", "....l1", "....f.")
    state = position("tax", own, hand=22, squares=("k8", "k9"), last=True)
    assert choices(state) == {"tax k8"}


@pytest.mark.parametrize(("last", "expected"), [(False, {"-"}), (True, {"tax h7 i7"})])
def test_knights_are_no_use_after_the_last_turn(last: bool, expected: set[str]) -> None:
    own = kingdom("cll", "tf", knights=3, buildings={"g8": "inn"})
    state = position("tax", own, squares=("h7", "i7"), last=last)
    assert choices(state) == expected


def test_coins_to_come_decide_about_a_placement() -> None:
    """A lake of nine pays a knight 11 coins; at the crown there would be 2 points and 3 coins."""
    rows = ("cllll", "flllll", "l1f")
    with_knight = position("place", kingdom(*rows), last=True)
    own = kingdom(*rows, knights=0)
    own["court"]["knights_on"] = ["g8"]
    without = position("place", own, last=True)
    assert {lakes_at_the_crown(with_knight, choice) for choice in choices(with_knight)} == {1}
    assert {lakes_at_the_crown(without, choice) for choice in choices(without)} == {3}


def lakes_at_the_crown(before: dominium.State, placement: str) -> int:
    """The size of the crowned lake after a placement."""
    state = before.copy()
    state.apply(state.parse(placement))
    return max(
        found.size
        for found in state.scores()[0].properties
        if found.terrain == "lake" and found.crowns == 1
    )


# --- Buildings ------------------------------------------------------------------------------------

TOWN = ("ctf",)
LAKES = ("clwlw", "tf...", "l....", "w....")
"""Three lakes of one square each, and a town."""


def test_the_building_with_most_points_is_built_last() -> None:
    state = position("build", kingdom(*TOWN), slots=("inn", "statue", "weaver"), last=True)
    assert choices(state) == {"build 1 h7"}


def test_separate_properties_are_counted() -> None:
    """Three lakes give 6 points, a statue 5; one coin more costs a third of a point."""
    state = position("build", kingdom(*LAKES), slots=("statue", "fishmonger"), last=True)
    assert choices(state) == {"build 1 g8"}


def test_a_building_must_be_worth_its_price() -> None:
    """In the last turn a bakery without wheat is worth no coin."""
    state = position("build", kingdom(*TOWN), slots=("statue", "bakery"), last=True)
    assert choices(state) == {"build 0 h7"}
    slots = ("bakery", "fishmonger", "sawmill")
    free_of_charge = position("build", kingdom("ctt"), slots=slots[:1], last=True)
    assert choices(free_of_charge) <= {"-", "build 0 h7", "build 0 i7"}
    dear = position("build", kingdom("ctt"), slots=("magic_school", *slots[:2]), last=True)
    assert not choices(dear) & {"build 1 h7", "build 1 i7", "build 2 h7", "build 2 i7"}


def test_knights_are_worth_more_early() -> None:
    """A tavern brings three knights and 2 points, a statue 5 points."""
    early = position("build", kingdom(*TOWN), slots=("statue", "tavern"))
    last = position("build", kingdom(*TOWN), slots=("statue", "tavern"), last=True)
    assert choices(early) == {"build 1 h7"}
    assert choices(last) == {"build 0 h7"}


def test_a_queens_tower_goes_to_the_largest_town() -> None:
    rows = ("ctt", "f", "t")
    tower = position("build", kingdom(*rows), slots=("queens_tower",))
    assert choices(tower) <= {"build 0 h7", "build 0 i7"}
    statue = position("build", kingdom(*rows), slots=("statue",))
    assert choices(statue) == {"build 0 g9"}


# --- Queen and dragon -----------------------------------------------------------------------------

LARGE_LAKE = ("clllll", "tlllll", "f.....")


def test_towers_bring_the_queen() -> None:
    """Both give 3 points; the towers bring a crown for ten lakes, knights nothing any more."""
    slots = ("inn", "watchtower")
    state = position("build", kingdom(*LARGE_LAKE), slots=slots, last=True)
    assert choices(state) == {"build 1 g8"}
    towers = {"h7": "travelling_castle", "h8": "travelling_castle", "i7": "fortified_guardhouse"}
    other = kingdom("ctt", ".tf", buildings=towers)
    state = position("build", kingdom(*LARGE_LAKE), other, slots=slots, queen=1, last=True)
    assert choices(state) == {"build 0 g8"}


SWAMPS = ("cswsw", "tf...", "s....", "w....")
"""Three swamps of one square each, and a free town square."""


def test_the_dragon_takes_what_the_opponent_wants_most() -> None:
    slots = ("statue", "magic_school", "church")
    state = position("burn", kingdom("cww", coins=3), kingdom(*SWAMPS), slots=slots)
    assert choices(state) == {"burn 1"}


def test_the_dragon_costs_a_coin_too_much_where_nobody_builds() -> None:
    slots = ("inn", "magic_school", "statue")
    own = kingdom("cww", coins=3)
    without_towns = position("burn", own, POOR, slots=slots)
    assert choices(without_towns) == {"-"}
    after_the_last_turn = position("burn", own, kingdom(*SWAMPS), slots=slots, last=True)
    assert choices(after_the_last_turn) == {"-"}


def test_the_dragon_spares_what_the_own_kingdom_wants() -> None:
    slots = ("inn", "magic_school", "church")
    state = position("burn", kingdom(*SWAMPS), kingdom(*SWAMPS), slots=slots)
    assert choices(state) == {"-"}


# --- Claims ---------------------------------------------------------------------------------------


def test_a_kingdom_without_a_town_looks_for_one() -> None:
    """The domino 25 promises a point at once, 30 two; 36 has a town square."""
    state = position("claim", kingdom("cll", "ff."), next_offer=(9, 25, 30, 36))
    assert choices(state) == {"36"}


def test_a_kingdom_with_towns_looks_for_points() -> None:
    own = kingdom("cttt", "tmmm", "m....")
    state = position("claim", own, next_offer=(9, 25, 30, 36))
    assert choices(state) == {"30"}
