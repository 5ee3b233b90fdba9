"""Write conformance/<game>/perft.json: how many courses of n actions follow a fixed beginning.

Chance actions count like all others. A course that ends before n actions counts once.
Run it as `python -m tests.oracle.make_perft queendomino` (it takes some minutes).
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from tests.oracle.make_records import CONFORMANCE, ORACLES, Oracle
from tests.oracle.tiles import Table
from tests.oracle.walk import CHANCE

Beginning = tuple[str, dict[str, Any], list[str], int]
FIRST_OFFER = ["=24", "=3", "=48", "=11"]
SECOND_OFFER = ["=1", "=47", "=20", "=19"]
TOP_DOWN = ["=k2", "=k1", "=k1", "=k2"]


def perft(oracle: Oracle, depths: int) -> list[int]:
    """The numbers of courses of 1 to so many actions, or of fewer where the match ends earlier.

    The oracle itself walks the last course and is spent afterwards.
    """
    if oracle.actor is None:
        return [1] * depths
    actions = oracle.legal_actions()
    if depths == 1:
        return [len(actions)]
    found = [len(actions), *[0] * (depths - 1)]
    for action in actions:
        after = oracle if action == actions[-1] else oracle.copy()
        after.apply(action)
        for depth, count in enumerate(perft(after, depths - 1), start=1):
            found[depth] += count
    return found


def begin(game: str, options: dict[str, Any], actions: list[str]) -> Oracle:
    oracle = ORACLES[game](**options)
    for action in actions:
        oracle.apply(action)
    return oracle


def random_beginning(
    game: str, options: dict[str, Any], seed: int, plies_from_end: int
) -> list[str]:
    """The actions of a random game without its last ones."""
    rng = random.Random(seed)
    oracle = ORACLES[game](**options)
    while oracle.actor is not None:
        oracle.apply(rng.choice(oracle.legal_actions()))
    return oracle.actions[:-plies_from_end]


def random_opening(game: str, options: dict[str, Any], seed: int, round_number: int) -> list[str]:
    """The actions of a random game until the first placing of this round."""
    rng = random.Random(seed)
    oracle = ORACLES[game](**options)
    assert not isinstance(oracle, Table)
    while oracle.round < round_number or oracle.actor == "chance":
        oracle.apply(rng.choice(oracle.legal_actions()))
    return oracle.actions


def of_kingdomino() -> list[Beginning]:
    """Name, options, actions and greatest depth of every count."""

    def opening(options: dict[str, Any], seed: int, round_number: int) -> list[str]:
        return random_opening("kingdomino", options, seed, round_number)

    def beginning(options: dict[str, Any], seed: int, plies_from_end: int) -> list[str]:
        return random_beginning("kingdomino", options, seed, plies_from_end)

    top_down: dict[str, Any] = {"opening": "top_down"}
    second = [*FIRST_OFFER, *TOP_DOWN, *SECOND_OFFER]
    tray: dict[str, Any] = {"frame": "fixed", "opening": "top_down"}
    duel: dict[str, Any] = {"size": 7, "opening": "top_down"}
    four: dict[str, Any] = {"seats": 4, "middle_kingdom": True, "harmony": True}
    wider: dict[str, Any] = {"seats": 3, "wider_offer": True}
    wider_duel: dict[str, Any] = {"size": 7, "wider_offer": True, "frame": "fixed"}
    dynasty: dict[str, Any] = {"games_in_match": 3, "frame": "fixed", "opening": "clockwise"}
    first_of_dynasty = opening({**dynasty, "games_in_match": 1}, 5, 6)
    return [
        ("start", {}, [], 3),
        ("start of three seats", {"seats": 3}, [], 3),
        ("castles", {"frame": "fixed"}, [], 3),
        ("castles of the duel", {"frame": "fixed", "size": 7}, [], 2),
        ("drawn kings", {}, FIRST_OFFER, 9),
        ("drawn kings of four seats", {"seats": 4}, FIRST_OFFER, 8),
        ("drawn kings at a wider offer", wider, FIRST_OFFER, 7),
        ("kings from the top", top_down, FIRST_OFFER, 6),
        ("clockwise", {"opening": "clockwise"}, FIRST_OFFER, 6),
        ("clockwise at a wider offer", {**wider, "opening": "clockwise"}, FIRST_OFFER, 5),
        ("first turns", top_down, second, 5),
        ("first turns on the tray", tray, ["b2", "c3", *second], 5),
        ("first turns of the duel", duel, second, 5),
        ("third round of four seats", four, opening(four, 1, 3), 5),
        ("fifth round of the duel", duel, opening(duel, 2, 5), 3),
        ("sixth round at a wider offer", wider, opening(wider, 3, 6), 5),
        ("fifth round of the wider duel", wider_duel, opening(wider_duel, 4, 5), 4),
        ("last round of the tray", tray, opening(tray, 6, 6), 5),
        ("end of four seats", four, beginning(four, 7, 4), 6),
        ("end of the duel", duel, beginning(duel, 8, 3), 4),
        ("from game to game", dynasty, first_of_dynasty, 5),
    ]


FIRST_BUILDINGS = ["=inn", "=watchtower", "=training_camp", "=queens_tower", "=weaver", "=forge"]
DISPLAY = [*FIRST_BUILDINGS, "=statue"]
TOWNS = ["=45", "=46", "=47", "=48"]
FIELDS = ["=1", "=2", "=3", "=4"]
CLAIMS = ["=k1", "46", "45", "47", "48"]


def of_queendomino() -> list[Beginning]:
    """Name, options, actions and greatest depth of every count."""

    def opening(options: dict[str, Any], seed: int, round_number: int) -> list[str]:
        return random_opening("queendomino", options, seed, round_number)

    def beginning(options: dict[str, Any], seed: int, plies_from_end: int) -> list[str]:
        return random_beginning("queendomino", options, seed, plies_from_end)

    four: dict[str, Any] = {"seats": 4, "middle_kingdom": True, "harmony": True}
    per_knight: dict[str, Any] = {"tax_bonus": "per_knight"}
    wedding: dict[str, Any] = {"set": "royal_wedding", "seats": 3}
    seven: dict[str, Any] = {"set": "royal_wedding", "seats": 7}
    teams: dict[str, Any] = {"set": "royal_wedding", "seats": 6, "teams": True}
    first_turn = [*DISPLAY, *TOWNS, *CLAIMS, *FIELDS]
    return [
        ("start", {}, [], 3),
        ("start of three seats", {"seats": 3}, [], 3),
        ("start of the wedding", wedding, [], 3),
        ("last tokens and first dominoes", {}, FIRST_BUILDINGS, 3),
        ("the first king", {}, [*DISPLAY, *TOWNS], 6),
        ("drawn kings of three seats", {"seats": 3}, [*DISPLAY, *TOWNS], 6),
        ("drawn kings of four seats", {"seats": 4}, [*DISPLAY, *TOWNS], 8),
        ("first turn", {}, first_turn, 4),
        ("knights", {}, [*first_turn, "g8d"], 4),
        ("queen and no dragon", {}, [*first_turn, "g8d", "tax g9", "build 1 g9"], 4),
        ("two knights", {}, [*first_turn, "g8d", "-", "build 0 g9", "-", "1", "g8d", "-"], 4),
        ("third round of four seats", four, opening(four, 1, 3), 4),
        ("fifth round of a duel", per_knight, opening(per_knight, 2, 5), 4),
        ("ninth round of three seats", {"seats": 3}, opening({"seats": 3}, 3, 9), 5),
        ("fourth round of the wedding", wedding, opening(wedding, 4, 4), 4),
        ("sixth round of seven seats", seven, opening(seven, 5, 6), 4),
        ("fifth round of teams", teams, opening(teams, 6, 5), 4),
        ("last round of four seats", four, opening(four, 7, 12), 5),
        ("last round of a duel", per_knight, opening(per_knight, 8, 12), 4),
        ("last round of teams", teams, opening(teams, 9, 12), 5),
        ("end of four seats", four, beginning(four, 10, 6), 5),
        ("end of a duel", {}, beginning({}, 11, 5), 7),
    ]


def dealt(game: str, options: dict[str, Any], seed: int) -> list[str]:
    """The chance actions until the first decision of a random match."""
    rng = random.Random(seed)
    oracle = ORACLES[game](**options)
    while oracle.actor == CHANCE:
        oracle.apply(rng.choice(oracle.legal_actions()))
    return oracle.actions


def deal_played(game: str, options: dict[str, Any], seed: int, plies_from_end: int) -> list[str]:
    """The actions of the first deal of a random match without its last ones."""
    rng = random.Random(seed)
    oracle = ORACLES[game](**options)
    assert isinstance(oracle, Table)
    while oracle.actor is not None and oracle.deal == 1:
        oracle.apply(rng.choice(oracle.legal_actions()))
    return oracle.actions[:-plies_from_end]


# Options; depths from the start, from the first lead, and near the end of a deal.
DOMINO_DEPTHS: dict[str, list[tuple[dict[str, Any], int, int, int]]] = {
    "block": [({}, 3, 5, 4), ({"blocked_score": "difference", "target": 20}, 2, 5, 5)],
    "draw": [({}, 3, 4, 4), ({"out_wins": True}, 2, 4, 4), ({"scoring": "points"}, 2, 4, 4)],
    "matador": [({}, 3, 4, 4), ({"wild": "any_time"}, 2, 4, 4), ({"out_wins": True}, 2, 4, 5)],
    "bergen": [({}, 3, 4, 4), ({"seats": 3}, 2, 4, 4), ({"target": 5}, 2, 4, 6)],
    "muggins": [
        ({}, 3, 4, 4),
        ({"seats": 4}, 2, 4, 4),
        ({"spinner": False, "target": 20}, 2, 4, 5),
    ],
    "sebastopol": [({}, 3, 5, 5), ({"deals": 1, "stake": 1}, 2, 5, 6)],
    "twenty_one": [({}, 3, 4, 4), ({"seats": 4, "ties": "fewer_tiles"}, 2, 4, 4)],
    "solo": [({}, 3, 5, 4)],
}


def of_dominoes(game: str) -> list[Beginning]:
    """Name, options, actions and greatest depth of every count."""
    found: list[Beginning] = []
    for number, (options, start, lead, end) in enumerate(DOMINO_DEPTHS[game]):
        words = ", ".join(f"{name} {value}" for name, value in options.items()) or "defaults"
        found += [
            (f"start, {words}", options, [], start),
            (f"first lead, {words}", options, dealt(game, options, number), lead),
            (f"another first lead, {words}", options, dealt(game, options, 50 + number), lead),
            (f"end of a deal, {words}", options, deal_played(game, options, number, 3), end),
            (f"late in a deal, {words}", options, deal_played(game, options, 70 + number, 6), end),
        ]
    return found


BEGINNINGS: dict[str, Callable[[], list[Beginning]]] = {
    "kingdomino": of_kingdomino,
    "queendomino": of_queendomino,
    **{game: partial(of_dominoes, game) for game in DOMINO_DEPTHS},
}


def counts(game: str) -> list[dict[str, Any]]:
    return [
        {
            "id": name,
            "options": begin(game, options, []).options,
            "actions": actions,
            "counts": perft(begin(game, options, actions), depths),
        }
        for name, options, actions, depths in BEGINNINGS[game]()
    ]


def file_text(entries: list[dict[str, Any]]) -> str:
    about = (
        "counts[n - 1] is the number of courses of n actions, chance included; "
        "a course that ends earlier counts once."
    )
    lines = ",\n".join("    " + json.dumps(entry) for entry in entries)
    return f'{{\n  "about": {json.dumps(about)},\n  "perft": [\n{lines}\n  ]\n}}\n'


if __name__ == "__main__":
    for game in sys.argv[1:] or BEGINNINGS:
        text = file_text(counts(game))
        (CONFORMANCE / game / "perft.json").write_text(text, encoding="utf-8")
