"""The contents of a set: lists to check the box against before the game."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from dominium._core import buildings
from dominium.describe import KingdomDescriber, building_name, messages, tile_name
from dominium.engine.loading import load
from dominium.engine.options import game_info

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dominium.engine.kingdom import KingdomGame

_SETS: Final = Path(__file__).parent / "sets"
_USUAL_SET: Final = "double_six"
_NUMBERS: Final = range(7)


@cache
def parts(game_id: str) -> Mapping[str, Mapping[str, int]]:
    """Return the number of each part in each edition of a game, the usual edition first.

    A game without a set of its own is played with double six.

    Raises:
        OptionError: there is no such game.
    """
    own = _SETS / f"{game_info(game_id).id}.toml"
    path = own if own.is_file() else _SETS / f"{_USUAL_SET}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def editions(game_id: str) -> tuple[str, ...]:
    """Return the editions of a game, the usual one first; OptionError for an unknown game."""
    return tuple(parts(game_id))


def contents(game_id: str, language: str, edition: str | None = None) -> list[str]:
    """Count the parts of an edition, a line for each: "Castles: 4".

    Raises:
        KeyError: there is no such edition.
    """
    text = messages(language).text
    counts = parts(game_id)[edition or editions(game_id)[0]]
    return [
        text("referee-part", part=text(f"referee-part-{part}"), count=count)
        for part, count in counts.items()
    ]


def pieces(game_id: str, language: str, edition: str | None = None) -> list[str]:
    """List every piece that differs from the others: dominoes, buildings or tiles, a line for each.

    Raises:
        KeyError: there is no such edition.
    """
    chosen = edition or editions(game_id)[0]
    if chosen == _USUAL_SET:
        return [
            ", ".join(tile_name(f"{high}{low}", language) for low in range(high + 1))
            for high in _NUMBERS
        ]
    if chosen not in parts(game_id):
        raise KeyError(chosen)
    game = cast("KingdomGame", load(game_id, preset=chosen))
    describer = KingdomDescriber(game, language, [""] * game.seats)
    dominoes = [describer.domino(number) for number in range(1, len(game.dominoes) + 1)]
    return [*dominoes, *_tokens(language)] if game.facts.has_court else dominoes


def _tokens(language: str) -> list[str]:
    """List the building tokens: "Bakery: 2"."""
    text = messages(language).text
    return [
        text("referee-part", part=building_name(one.id, language), count=one.count)
        for one in buildings()
    ]
