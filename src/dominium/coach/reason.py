"""The reason for which one action is better than another, and the weightiest of several."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

Value = int | float | str


@dataclass(frozen=True)
class Reason:
    """A reason by its code, with the values that its sentence names.

    Squares, terrains, buildings, tiles and actions are in the notation, seats and dominoes numbers.
    """

    code: str
    params: Mapping[str, Value] = field(default_factory=lambda: MappingProxyType({}))

    def to_dict(self) -> dict[str, Any]:
        """Return the plain form, for JSON."""
        return {"code": self.code, "params": dict(self.params)}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Reason:
        """Read a reason from its plain form."""
        return cls(str(data["code"]), MappingProxyType(dict(data["params"])))


@dataclass(frozen=True)
class Weighed:
    """A reason with its weight in points."""

    weight: float
    reason: Reason


LEAST_WEIGHT = 1.0
"""The weight below which nothing counts as a reason."""


def heaviest(reasons: Iterable[Weighed]) -> Reason | None:
    """Return the weightiest reason; None when none is heavy enough."""
    weighed = max(reasons, key=lambda one: one.weight, default=None)
    return weighed.reason if weighed is not None and weighed.weight >= LEAST_WEIGHT else None
