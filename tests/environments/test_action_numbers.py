"""The numbers of actions are what they were: trained policies and stored games depend on them.

Where a test of this file fails, the order of the actions of a game has changed. Either undo that,
or raise `VERSION` of the environments, say so in the changelog, and write the new numbers here.
"""

import hashlib
from collections.abc import Iterable

import pytest

import dominium
from tests.environments.choices import CHOICES

gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed")

from dominium.environments import gymnasium as environments  # noqa: E402

PINNED = {
    "kingdomino": (372, "60b54e621eb96c7a", 52, "eb064ef0d089ef9f"),
    "kingdomino_three_wider": (372, "60b54e621eb96c7a", 54, "d3c1151374da8d27"),
    "kingdomino_four_bonuses": (372, "60b54e621eb96c7a", 56, "8ed35793910c1606"),
    "kingdomino_large": (724, "3ed610f14b30d5d2", 52, "eb064ef0d089ef9f"),
    "kingdomino_tray": (173, "d44db87d105c5c87", 52, "eb064ef0d089ef9f"),
    "kingdomino_three_games": (372, "60b54e621eb96c7a", 52, "eb064ef0d089ef9f"),
    "queendomino": (2252, "fdd54713f9f8ba3f", 66, "58e2fb48816e31f9"),
    "queendomino_four": (1108, "1dee65b976ee3041", 68, "6e34f850d6ef2c6f"),
    "royal_wedding": (2300, "84e7a7c2f5892c6f", 115, "f5d60688297b824f"),
    "royal_wedding_teams": (2300, "84e7a7c2f5892c6f", 118, "08f7e096333a8a11"),
    "royal_wedding_eight": (2300, "84e7a7c2f5892c6f", 120, "2051a479c38daf44"),
    "block": (84, "a998374d8890bb67", 30, "1a76193d6f2e86b0"),
    "draw": (84, "a998374d8890bb67", 30, "1a76193d6f2e86b0"),
    "draw_points": (84, "a998374d8890bb67", 30, "1a76193d6f2e86b0"),
    "matador": (91, "4eb7a2aa77625bf9", 30, "1a76193d6f2e86b0"),
    "bergen": (86, "b3309b69bbd120d7", 28, "7d5e8b8caf79f439"),
    "bergen_three": (86, "b3309b69bbd120d7", 28, "7d5e8b8caf79f439"),
    "sebastopol": (140, "7d045f0fc609ebbc", 28, "7d5e8b8caf79f439"),
    "twenty_one": (2, "17930b97d4eea842", 30, "1a76193d6f2e86b0"),
    "twenty_one_four": (2, "17930b97d4eea842", 32, "08b97f0a57940e4b"),
    "solo": (84, "a998374d8890bb67", 28, "7d5e8b8caf79f439"),
    "muggins": (140, "7d045f0fc609ebbc", 30, "1a76193d6f2e86b0"),
    "muggins_four": (140, "7d045f0fc609ebbc", 32, "08b97f0a57940e4b"),
}
"""For each game: how many decisions it has and a digest of their notations in the order of their
numbers, then the same of the actions of chance. They belong to version 1 of the environments."""


def digest(notations: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(notations).encode()).hexdigest()[:16]


def test_every_choice_is_pinned() -> None:
    assert set(PINNED) == set(CHOICES)
    assert environments.VERSION == 1


@pytest.mark.parametrize("name", CHOICES)
def test_the_numbers_of_actions_are_those_of_the_version(name: str) -> None:
    game_id, options = CHOICES[name]
    game = dominium.load(game_id, **options)
    decisions = [str(game.action(index)) for index in range(game.num_actions)]
    draws = [str(game.chance_action(index)) for index in range(game.num_chance_actions)]
    assert (len(decisions), digest(decisions), len(draws), digest(draws)) == PINNED[name]


def test_the_numbers_of_well_known_actions() -> None:
    """As the guide describes them, for those who read no digests."""
    kingdomino, block = dominium.load("kingdomino"), dominium.load("block")
    assert [str(kingdomino.action(index)) for index in (0, 3, 4, 323, 324, 371)] == [
        *("a1r", "a1d", "b1r", "i9d", "1", "48"),
    ]
    assert [str(block.action(index)) for index in (0, 1, 27, 28, 29, 83)] == [
        *("00", "10", "66", "00l", "00r", "66r"),
    ]
