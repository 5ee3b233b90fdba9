"""The numbers of each game that are tuned rather than ruled, from the data file with its id.

They come from measuring (`bench/README.md`) and change with what bots and computers can do. Nothing
of the rules is here.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

FOLDER: Final = Path(__file__).parent
"""The folder of the data files."""

Level = Literal["child", "easy", "medium", "hard", "master"]
"""A level that a person can choose, from the weakest to the strongest."""

Ladder = Annotated[Mapping[Level, str], Meta(min_length=1)]
"""The name of the bot behind each level that a game has."""

_Options = Mapping[str, int | bool | str]
_Count = Annotated[int, Meta(ge=1)]
_Share = Annotated[float, Meta(gt=0, le=1)]
_Scale = Annotated[float, Meta(ge=0)]


class LadderFor(Struct, frozen=True, forbid_unknown_fields=True):
    """A ladder for the games with certain options.

    Attributes:
        options: The options that a game must have.
        levels: The bots that play the levels there.
    """

    options: _Options
    levels: Ladder


class PuzzleTuning(Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a game, and the search for them.

    Attributes:
        glance: The playouts of a glance at a decision.
        study: The playouts of a study.
        games: The most games; after them the clearest decision is taken, clear or not.
        share: The share of the decisions that get a glance.
        variants: The options of the game, one variant after the other.
    """

    glance: _Count
    study: _Count
    games: _Count
    share: _Share = 1.0
    variants: Annotated[tuple[_Options, ...], Meta(min_length=1)] = ({},)


class Tuning(Struct, frozen=True, forbid_unknown_fields=True):
    """The tuned numbers of a game.

    Attributes:
        playouts: The playouts that give the coach good figures in a fraction of a second.
        levels: The bots behind the levels.
        levels_for: Other bots behind the levels where the game has certain options.
        point_scale: The weight of a point in the coach's grades; 0 where a game counts deals or
            prizes, not points.
        puzzle: The search for puzzles; none where a game has no puzzles.
    """

    playouts: _Count
    levels: Ladder
    levels_for: tuple[LadderFor, ...] = ()
    point_scale: _Scale = 0.0
    puzzle: PuzzleTuning | None = None

    def ladder(self, options: Mapping[str, object]) -> Ladder:
        """Return the bots behind the levels in a game with these options."""
        special = (one.levels for one in self.levels_for if one.options.items() <= options.items())
        return next(special, self.levels)


@cache
def tuning_of(game_id: str) -> Tuning:
    """Return the tuning of a game; its file is read when it is first asked for."""
    return read(FOLDER / f"{game_id}.toml")


def read(path: Path) -> Tuning:
    """Read a data file.

    Raises:
        ValueError: The file is not a tuning; the message names the file and the field.
    """
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Tuning)
    except ValueError as error:
        raise ValueError(f"{path.name}: {error}") from error
