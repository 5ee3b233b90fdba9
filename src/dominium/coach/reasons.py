"""Why one action is better than another: what really differs between the two."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from dominium.state import KingdomState, LineState

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dominium.coach.estimates import Estimate
    from dominium.memory import Memory
    from dominium.state import State

Value = int | float | str


@dataclass(frozen=True)
class Reason:
    """A reason by its code, with the values that its sentence names.

    Squares, terrains, buildings, tiles and actions are in the notation, seats and dominoes numbers.
    """

    code: str
    params: Mapping[str, Value] = field(default_factory=lambda: MappingProxyType({}))

    def to_dict(self) -> dict[str, Any]:
        """The plain form."""
        return {"code": self.code, "params": dict(self.params)}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Reason:
        """The reason of a plain form."""
        return cls(str(data["code"]), MappingProxyType(dict(data["params"])))


@dataclass(frozen=True)
class Weighed:
    """A reason with how much it matters, in points."""

    weight: float
    reason: Reason


LEAST_WEIGHT = 1.0
"""What matters less than this is no reason."""
LEAST_SHARE = 0.01
"""A smaller difference of win probability is not worth a word."""


def heaviest(reasons: Iterable[Weighed]) -> Reason | None:
    """The reason that matters most; none when nothing matters enough."""
    weighed = max(reasons, key=lambda one: one.weight, default=None)
    return weighed.reason if weighed is not None and weighed.weight >= LEAST_WEIGHT else None


def reason_between(
    state: State, memory: Memory, chosen: Estimate, best: Estimate, seed: int
) -> Reason | None:
    """What speaks for the best action against the chosen one.

    Args:
        state: The position as the seat that decides may take it to be.
        memory: What that seat knows.
        chosen: What it does.
        best: What would be better.
        seed: What positions that agree with the memory are drawn from.
    """
    from dominium.coach import kingdom, line  # noqa: PLC0415 - they need the shapes of this module

    match state:
        case KingdomState():
            found = heaviest(kingdom.reasons(state, chosen.action, best.action))
        case LineState():
            found = heaviest(line.reasons(state, memory, chosen.action, best.action, seed))
        case _:
            found = None
    return found or _outlook(chosen, best)


def _outlook(chosen: Estimate, best: Estimate) -> Reason | None:
    """What remains to be said: how much more comes of the best action in the end."""
    points = round(best.points - chosen.points)
    if points >= 1:
        return Reason("outlook-points", {"points": points})
    share = best.win - chosen.win
    return Reason("outlook-win", {"share": share}) if share >= LEAST_SHARE else None
