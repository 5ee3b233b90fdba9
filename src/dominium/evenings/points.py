"""Places and table points: exact fractions, so that a table's sum is the same for any result."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.evenings.operations import Rules


def places_of(scores: Sequence[int]) -> tuple[int, ...]:
    """Return the place of each score, the highest first; equal scores share the better place."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def is_ranking(places: Sequence[int]) -> bool:
    """Return whether places form a ranking: 1 1 3 do, 1 1 2 and 2 3 do not."""
    return all(place == 1 + sum(other < place for other in places) for place in places)


def agree(places: Sequence[int], scores: Sequence[int]) -> bool:
    """Return whether everybody with more points has a better place than those with fewer."""
    pairs = list(zip(places, scores, strict=True))
    return not any(
        score > other_score and place >= other_place
        for place, score in pairs
        for other_place, other_score in pairs
    )


def table_points(places: Sequence[int], rules: Rules) -> tuple[Fraction, ...]:
    """Return the points that a table gives; those who share places get the mean of their points.

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
    """Return the points for a round without a table."""
    if rules.resting == "nothing":
        return Fraction(0)
    return Fraction(sum(rules.points[rules.full]), rules.full)
