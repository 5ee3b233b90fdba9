"""What belongs to a set: lists to check the box against before the game."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, cast

from dominium._core import buildings
from dominium.describe import KingdomDescriber, building_name, messages, tile_name
from dominium.game import load
from dominium.options import game_info

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dominium.game import KingdomGame

_KINGDOMINO: Final = MappingProxyType(
    {"castles": 4, "starting-tiles": 4, "kings": 8, "dominoes": 48}
)
_GARDEN: Final = MappingProxyType(
    {"shaped-castles": 4, "shaped-kings": 8, "dominoes": 48, "trays": 4, "offer-board": 1}
)
_QUEENDOMINO: Final = MappingProxyType(
    {
        **_KINGDOMINO,
        "building-board": 1,
        "building-tokens": 32,
        "knights": 22,
        "towers": 15,
        "queen": 1,
        "dragon": 1,
        "coins-1": 12,
        "coins-3": 18,
        "coins-9": 12,
        "score-pad": 1,
    }
)
_TILES: Final = MappingProxyType({"tiles": 28})

EDITIONS: Final[Mapping[str, tuple[Mapping[str, int], ...]]] = MappingProxyType(
    {
        "kingdomino": (_KINGDOMINO,),
        "kralovska_zahrada": (_GARDEN,),
        "queendomino": (_QUEENDOMINO,),
        "royal_wedding": (_KINGDOMINO, _QUEENDOMINO),
        "double_six": (_TILES,),
    }
)
"""What the boxes of each edition hold; the Royal Wedding is played with two."""

_NUMBERS: Final = range(7)


def editions(game_id: str) -> tuple[str, ...]:
    """The editions that a game can be played with, the usual one first; OptionError for no game."""
    match game_info(game_id).id:
        case "kingdomino":
            return "kingdomino", "kralovska_zahrada"
        case "queendomino":
            return "queendomino", "royal_wedding"
        case _:
            return ("double_six",)


def contents(game_id: str, language: str, edition: str | None = None) -> list[str]:
    """How many of each part there are, a line for each: "Castles: 4".

    Raises:
        KeyError: there is no such edition.
    """
    text = messages(language).text
    boxes = EDITIONS[edition or editions(game_id)[0]]
    counts = {part: sum(box.get(part, 0) for box in boxes) for box in boxes for part in box}
    return [
        text("referee-part", part=text(f"referee-part-{part}"), count=count)
        for part, count in counts.items()
    ]


def pieces(game_id: str, language: str, edition: str | None = None) -> list[str]:
    """Every piece that differs from the others: dominoes, buildings or tiles, a line for each.

    Raises:
        KeyError: there is no such edition.
    """
    chosen = edition or editions(game_id)[0]
    if chosen == "double_six":
        return [
            ", ".join(tile_name(f"{high}{low}", language) for low in range(high + 1))
            for high in _NUMBERS
        ]
    game = cast("KingdomGame", load(game_id, preset=chosen))
    describer = KingdomDescriber(game, language, [""] * game.seats)
    dominoes = [describer.domino(number) for number in range(1, len(game.dominoes) + 1)]
    return [*dominoes, *_tokens(language)] if game.id == "queendomino" else dominoes


def _tokens(language: str) -> list[str]:
    """The building tokens: "Bakery: 2"."""
    text = messages(language).text
    return [
        text("referee-part", part=building_name(one.id, language), count=one.count)
        for one in buildings()
    ]
