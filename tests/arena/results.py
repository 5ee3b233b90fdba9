"""Results of games that nobody played."""

from collections.abc import Sequence

from dominium.arena import Result, Task, Thinking


def result(
    deal: int, seating: int, points: Sequence[int], *, meeting: int = 0, laid: bool = False
) -> Result:
    """A game with these points of the sides; places follow from them."""
    return Result(
        Task(meeting, deal, seating),
        tuple(1 + sum(other > own for other in points) for own in points),
        tuple(points),
        tuple(Thinking(2, 0.5, 0.4) for _ in points),
        won_alone=laid,
    )
