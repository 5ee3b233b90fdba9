"""Places and table points: exact, so that what a table gives is the same however it ends."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.evenings.operations import Rules


def places_of(scores: Sequence[int]) -> tuple[int, ...]:
    """The place of each score, the highest first; equal scores share the better place."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def is_ranking(places: Sequence[int]) -> bool:
    """Whether places can stand together: 1 1 3 can, 1 1 2 and 2 3 cannot."""
    return all(place == 1 + sum(other < place for other in places) for place in places)


def agree(places: Sequence[int], scores: Sequence[int]) -> bool:
    """Whether nobody with fewer points stands before, or beside, somebody with more."""
    pairs = list(zip(places, scores, strict=True))
    return not any(
        score > other_score and place >= other_place
        for place, score in pairs
        for other_place, other_score in pairs
    )


def table_points(places: Sequence[int], rules: Rules) -> tuple[Fraction, ...]:
    """The points that a table gives; those who share places get the mean of their points.

    Args:
        places: A ranking of everybody at the table.
        rules: The rules of the league.
    """
    scale = rules.points[len(places)]
    shares = {place: places.count(place) for place in places}
    return tuple(
        Fraction(sum(scale[place - 1 : place - 1 + shares[place]]), shares[place])
        for place in places
    )


def rest_points(rules: Rules) -> Fraction:
    """What a round without a table gives."""
    if rules.resting == "nothing":
        return Fraction(0)
    return Fraction(sum(rules.points[rules.full]), rules.full)
