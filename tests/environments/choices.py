"""The games with a spread of their options, on which the suites of the peers are run."""

from typing import Any

import pytest

CHOICES: dict[str, tuple[str, dict[str, Any]]] = {
    "kingdomino": ("kingdomino", {}),
    "kingdomino_three_wider": ("kingdomino", {"preset": "modern_three"}),
    "kingdomino_four_bonuses": (
        "kingdomino",
        {"seats": 4, "middle_kingdom": True, "harmony": True, "opening": "top_down"},
    ),
    "kingdomino_large": ("kingdomino", {"size": 7}),
    "kingdomino_tray": ("kingdomino", {"preset": "kralovska_zahrada"}),
    "kingdomino_three_games": ("kingdomino", {"preset": "dynasty"}),
    "queendomino": ("queendomino", {}),
    "queendomino_four": ("queendomino", {"seats": 4, "tax_bonus": "per_knight"}),
    "royal_wedding": ("queendomino", {"preset": "royal_wedding", "seats": 3}),
    "royal_wedding_teams": ("queendomino", {"preset": "royal_wedding_teams"}),
    "royal_wedding_eight": ("queendomino", {"set": "royal_wedding", "seats": 8}),
    "block": ("block", {"target": 20}),
    "draw": ("draw", {}),
    "draw_points": ("draw", {"scoring": "points", "target": 20}),
    "matador": ("matador", {"deals": 2, "wild": "any_time"}),
    "bergen": ("bergen", {"target": 5}),
    "bergen_three": ("bergen", {"seats": 3, "target": 5, "deal_points": 1}),
    "sebastopol": ("sebastopol", {"deals": 2}),
    "twenty_one": ("twenty_one", {"deals": 2}),
    "twenty_one_four": ("twenty_one", {"seats": 4, "deals": 3, "ties": "fewer_tiles"}),
    "solo": ("solo", {}),
    "muggins": ("muggins", {"target": 20}),
    "muggins_four": ("muggins", {"seats": 4, "target": 20, "spinner": False}),
}

every_choice = pytest.mark.parametrize(("game_id", "options"), CHOICES.values(), ids=CHOICES)

HIDING = {
    name: choice
    for name, choice in CHOICES.items()
    if choice[0] not in {"kingdomino", "queendomino", "solo"}
}
every_hiding_choice = pytest.mark.parametrize(("game_id", "options"), HIDING.values(), ids=HIDING)
