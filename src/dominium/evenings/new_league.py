"""The rules of a new league, from a few choices and defaults."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dominium.engine.errors import OptionError
from dominium.engine.options import DEFAULT_GAME, game_info
from dominium.evenings.errors import EveningRefused
from dominium.evenings.league import check_options, clean
from dominium.evenings.operations import Rules

if TYPE_CHECKING:
    from collections.abc import Sequence

USUAL_POINTS = (8, 6, 4, 2)


def new_rules(
    name: str,
    game: str = DEFAULT_GAME,
    preset: str | None = None,
    scales: Sequence[Sequence[int]] = (),
    sizes: Sequence[int] = (),
) -> Rules:
    """Make rules in which smaller tables give the first points of a full one by default.

    Args:
        name: The name of the league.
        game: The id of the game.
        preset: Named options of the game.
        scales: The points by place; for each number of people one list at most. The usual ones
            when left out.
        sizes: The numbers of people that a table may have; all that the game and the longest list
            allow when left out.

    Raises:
        EveningRefused: The game is unknown, or has no such table.
    """
    given = {len(scale): tuple(scale) for scale in scales or (USUAL_POINTS,)}
    longest = given[max(given)]
    draft = Rules(clean(name, 80), game, {}, preset)
    wanted = sizes or playable_sizes(draft, len(longest))
    points = {size: given.get(size, longest[:size]) for size in wanted}
    return msgspec.structs.replace(draft, points=points)


def playable_sizes(rules: Rules, most: int) -> tuple[int, ...]:
    """Return the numbers of people that a table of the game may have with the preset.

    Raises:
        EveningRefused: ``unknown_game``, or ``bad_sizes`` when it is no game for several people.
    """
    try:
        low, high = game_info(rules.game).seats
    except OptionError:
        raise EveningRefused("unknown_game", {"game": rules.game}) from None
    playable = tuple(size for size in range(max(2, low), high + 1) if _is_playable(rules, size))
    fitting = tuple(size for size in playable if size <= most)
    if not playable:
        raise EveningRefused("bad_sizes", {"low": 2, "high": 8})
    return fitting or playable[:1]


def _is_playable(rules: Rules, size: int) -> bool:
    try:
        check_options(rules, size)
    except EveningRefused:
        return False
    return True
