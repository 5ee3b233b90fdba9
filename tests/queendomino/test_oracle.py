"""The oracle alone against the checks of the rules page."""

import functools
import random
import re
from collections import Counter
from typing import Any

import pytest

from tests.oracle.kingdomino import DOMINOES as KINGDOMINO_DOMINOES
from tests.oracle.queendomino import (
    BUILDINGS,
    QUEENDOMINO_DOMINOES,
    TOKENS,
    Oracle,
    domino_name,
    dominoes_of,
    option_faults,
    ranking_of_kingdoms,
    read_domino_name,
)
from tests.oracle.walk import IllegalActionError

WEDDING = {"set": "royal_wedding"}
TEAMS = {**WEDDING, "seats": 6, "teams": True}
TERRAINS = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")
SET_UPS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3},
    {"seats": 4},
    *({**WEDDING, "seats": seats} for seats in (3, 4, 5, 6, 7, 8)),
    TEAMS,
]


def play_randomly(seed: int, **options: Any) -> Oracle:
    return played(seed, tuple(options.items()))


@functools.cache
def played(seed: int, options: tuple[tuple[str, Any], ...]) -> Oracle:
    """A finished random game."""
    rng = random.Random(seed)
    oracle = Oracle(**dict(options))
    while oracle.actor is not None:
        oracle.apply(rng.choice(oracle.legal_actions()))
    return oracle


def name_of(options: dict[str, Any]) -> str:
    return "-".join(str(value) for value in options.values())


# --- Components -----------------------------------------------------------------------------------


def distribution(dominoes: Any) -> dict[str, tuple[int, int]]:
    """Squares and crowns of every terrain."""
    squares: Counter[str] = Counter()
    crowns: Counter[str] = Counter()
    for domino in dominoes:
        for half in (domino.left, domino.right):
            squares[half.terrain] += 1
            crowns[half.terrain] += half.crowns
    return {terrain: (squares[terrain], crowns[terrain]) for terrain in TERRAINS}


def test_distribution_of_the_48_dominoes() -> None:
    assert list(QUEENDOMINO_DOMINOES) == list(range(1, 49))
    numbers = ((19, 5), (17, 6), (14, 6), (12, 6), (8, 6), (6, 10), (20, 0))
    assert distribution(QUEENDOMINO_DOMINOES.values()) == dict(zip(TERRAINS, numbers, strict=True))


def test_distribution_of_both_boxes() -> None:
    both = [*QUEENDOMINO_DOMINOES.values(), *KINGDOMINO_DOMINOES.values()]
    numbers = ((45, 10), (39, 12), (32, 12), (26, 12), (18, 12), (12, 20), (20, 0))
    assert distribution(both) == dict(zip(TERRAINS, numbers, strict=True))
    wedding = dominoes_of({"set": "royal_wedding"})
    assert list(wedding) == list(range(1, 97))
    assert wedding[24] == KINGDOMINO_DOMINOES[24]
    assert wedding[72] == QUEENDOMINO_DOMINOES[24]


def test_names_of_dominoes() -> None:
    assert [domino_name(number) for number in (1, 48, 49, 72, 96)] == [
        "1",
        "48",
        "q1",
        "q24",
        "q48",
    ]
    assert all(read_domino_name(domino_name(number)) == number for number in range(1, 97))


def test_32_building_tokens() -> None:
    assert len(TOKENS) == 32
    assert len(BUILDINGS) == 16
    assert Counter(TOKENS)["statue"] == Counter(TOKENS)["queens_tower"] == 3
    assert Counter(TOKENS)["tavern"] == Counter(TOKENS)["fortified_guardhouse"] == 1
    assert sum(BUILDINGS[token].crowns for token in TOKENS) == 3
    assert [name for name, building in BUILDINGS.items() if building.tax_effect] == [
        "fortified_guardhouse",
        "knights_hall",
    ]


# --- Whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("options", SET_UPS, ids=name_of)
def test_a_whole_game_keeps_to_the_table(options: dict[str, Any]) -> None:
    oracle = play_randomly(5, **options)
    kings = oracle.seats * oracle.set_up.kings_each
    drawn = [
        read_domino_name(action[1:])
        for action in oracle.actions
        if action.startswith("=") and action[1:].removeprefix("q").isdigit()
    ]
    claims = [action for action in oracle.actions if action.removeprefix("q").isdigit()]
    lots = [action for action in oracle.actions if re.fullmatch("=k[1-8]", action)]
    assert len(lots) == (1 if oracle.seats == 2 else kings)
    assert len(drawn) == len(set(drawn)) == len(oracle.dominoes)
    assert len(claims) == oracle.set_up.rounds * kings
    assert oracle.round == oracle.set_up.rounds


@pytest.mark.parametrize("options", SET_UPS, ids=name_of)
def test_offers_alternate_and_never_mix(options: dict[str, Any]) -> None:
    oracle = play_randomly(5, **options)
    drawn = [
        action.startswith("=q")
        for action in oracle.actions
        if action.startswith("=") and action[1:].removeprefix("q").isdigit()
    ]
    size = oracle.set_up.offer
    offers = [drawn[start : start + size] for start in range(0, len(drawn), size)]
    wedding = options.get("set") == "royal_wedding"
    for number, offer in enumerate(offers):
        assert set(offer) == {wedding and number % 2 == 0}


@pytest.mark.parametrize("options", SET_UPS, ids=name_of)
def test_the_economy_is_conserved(options: dict[str, Any]) -> None:
    """Every token is somewhere, every knight and tower came with a building, every coin is paid."""
    rng = random.Random(7)
    oracle = Oracle(**options)
    while oracle.actor is not None:
        oracle.apply(rng.choice(oracle.legal_actions()))
        board = oracle.building_board
        built = [token for realm in oracle.realms for token in realm.buildings.values()]
        lying = [token for token in [*board.slots, board.open_token] if token]
        assert sorted([*board.undrawn, *lying, *board.burnt, *built]) == sorted(TOKENS)
        for realm in oracle.realms:
            brought = sum(BUILDINGS[token].knights for token in realm.buildings.values())
            assert realm.all_knights == 1 + brought
            assert min(realm.coins, realm.knights) >= 0
            assert len(set(realm.knights_on)) == len(realm.knights_on)
            assert all(realm.land[square].terrain == "town" for square in realm.buildings)
        if board.queen is not None:
            assert oracle.realms[board.queen].towers > 0


def test_only_placing_to_burning_in_the_last_round() -> None:
    for seed in range(5):
        oracle = play_randomly(seed, seats=4)
        actions = oracle.actions
        last_draw = max(place for place, action in enumerate(actions) if action.startswith("="))
        last_claim = max(place for place, action in enumerate(actions) if action.isdigit())
        after = actions[max(last_draw, last_claim) + 1 :]
        words = {action.split()[0] for action in after if action[-1] not in "rlud"}
        assert words <= {"tax", "build", "burn", "-"}
        assert 0 < len(after) <= 4 * 4


def test_eight_seats_are_always_teams() -> None:
    assert Oracle(**WEDDING, seats=8).options["teams"] is True
    assert option_faults({**WEDDING, "seats": 8, "teams": False}) == []


def test_tie_breaks() -> None:
    def standing(total: int, largest: int, left_over: int) -> dict[str, Any]:
        treasury = {"treasury": {"left_over": left_over}}
        return {"total": total, "largest_property": largest, "court": treasury}

    assert ranking_of_kingdoms([standing(9, 9, 2), standing(10, 1, 0)]) == [[1], [0]]
    assert ranking_of_kingdoms([standing(9, 4, 2), standing(9, 5, 0)]) == [[1], [0]]
    assert ranking_of_kingdoms([standing(9, 4, 1), standing(9, 4, 2)]) == [[1], [0]]
    assert ranking_of_kingdoms([standing(9, 4, 1), standing(9, 4, 1)]) == [[0, 1]]


def test_illegal_actions_change_nothing() -> None:
    oracle = Oracle()
    for token in ("inn", "watchtower", "statue", "statue", "statue", "tavern", "church"):
        oracle.apply(f"={token}")
    for text in ("", "=tavern", "=q1", "24", "-", "tax e6", "build 1 e6", "burn 1", "=k1", "=49"):
        with pytest.raises(IllegalActionError):
            oracle.apply(text)
    assert len(oracle.legal_actions()) == 48
    other = oracle.copy()
    other.apply("=24")
    assert len(oracle.legal_actions()) == 48
