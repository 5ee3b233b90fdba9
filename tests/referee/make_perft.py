"""Write conformance/kingdomino/perft.json: how many courses of n actions follow a fixed beginning.

Chance actions count like all others. A course that ends before n actions counts once.
Run it as `python -m tests.referee.make_perft` (it takes some minutes).
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from tests.referee.kingdomino import DEFAULT_OPTIONS, Referee

FILE = Path(__file__).parents[2] / "conformance" / "kingdomino" / "perft.json"
FIRST_OFFER = ["=24", "=3", "=48", "=11"]
SECOND_OFFER = ["=1", "=47", "=20", "=19"]
TOP_DOWN = ["=k2", "=k1", "=k1", "=k2"]


def perft(referee: Referee, depth: int) -> int:
    """The number of courses of this many actions, or of fewer where the match ends earlier."""
    if depth == 0 or referee.actor is None:
        return 1
    actions = referee.legal_actions()
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        after = referee.copy()
        after.apply(action)
        count += perft(after, depth - 1)
    return count


def begin(options: dict[str, Any], actions: list[str]) -> Referee:
    referee = Referee(**options)
    for action in actions:
        referee.apply(action)
    return referee


def random_beginning(options: dict[str, Any], seed: int, plies_from_end: int) -> list[str]:
    """The actions of a random game without its last ones."""
    rng = random.Random(seed)
    referee = Referee(**options)
    while referee.actor is not None:
        referee.apply(rng.choice(referee.legal_actions()))
    return referee.actions[:-plies_from_end]


def random_opening(options: dict[str, Any], seed: int, round_number: int) -> list[str]:
    """The actions of a random game until the first placing of this round."""
    rng = random.Random(seed)
    referee = Referee(**options)
    while referee.round < round_number or referee.actor == "chance":
        referee.apply(rng.choice(referee.legal_actions()))
    return referee.actions


def beginnings() -> list[tuple[str, dict[str, Any], list[str], int]]:
    """Name, options, actions and greatest depth of every count."""
    top_down: dict[str, Any] = {"opening": "top_down"}
    second = [*FIRST_OFFER, *TOP_DOWN, *SECOND_OFFER]
    tray: dict[str, Any] = {"frame": "fixed", "opening": "top_down"}
    duel: dict[str, Any] = {"size": 7, "opening": "top_down"}
    four: dict[str, Any] = {"seats": 4, "middle_kingdom": True, "harmony": True}
    wider: dict[str, Any] = {"seats": 3, "wider_offer": True}
    wider_duel: dict[str, Any] = {"size": 7, "wider_offer": True, "frame": "fixed"}
    dynasty: dict[str, Any] = {"games_in_match": 3, "frame": "fixed", "opening": "clockwise"}
    first_of_dynasty = random_opening({**dynasty, "games_in_match": 1}, 5, 6)
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
        ("third round of four seats", four, random_opening(four, 1, 3), 5),
        ("fifth round of the duel", duel, random_opening(duel, 2, 5), 3),
        ("sixth round at a wider offer", wider, random_opening(wider, 3, 6), 5),
        ("fifth round of the wider duel", wider_duel, random_opening(wider_duel, 4, 5), 4),
        ("last round of the tray", tray, random_opening(tray, 6, 6), 5),
        ("end of four seats", four, random_beginning(four, 7, 4), 6),
        ("end of the duel", duel, random_beginning(duel, 8, 3), 4),
        ("from game to game", dynasty, first_of_dynasty, 5),
    ]


def counts() -> list[dict[str, Any]]:
    return [
        {
            "id": name,
            "options": {**DEFAULT_OPTIONS, **options},
            "actions": actions,
            "counts": [perft(begin(options, actions), depth + 1) for depth in range(depths)],
        }
        for name, options, actions, depths in beginnings()
    ]


def file_text(entries: list[dict[str, Any]]) -> str:
    about = (
        "counts[n - 1] is the number of courses of n actions, chance included; "
        "a course that ends earlier counts once."
    )
    lines = ",\n".join("    " + json.dumps(entry) for entry in entries)
    return f'{{\n  "about": {json.dumps(about)},\n  "perft": [\n{lines}\n  ]\n}}\n'


if __name__ == "__main__":
    FILE.write_text(file_text(counts()), encoding="utf-8")
