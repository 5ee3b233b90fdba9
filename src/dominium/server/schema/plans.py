"""The messages about plans for the coming turn, as they stand in the JSON."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from dominium.server.model.plans import PlanOutcome

MOST_PLANS: Final = 8
ActionText = Annotated[str, Meta(min_length=1, max_length=40)]
Plan = Annotated[list[ActionText], Meta(min_length=1, max_length=8)]


class PlansRequest(Struct, forbid_unknown_fields=True):
    """The plans for the coming turn, the most wanted first, in place of those before."""

    plans: Annotated[list[Plan], Meta(max_length=MOST_PLANS)]


class PlansView(Struct):
    """The plans of an own seat, which nobody else sees.

    Attributes:
        plans: The actions of each plan, in notation.
        outcome: What became of them; None while they wait, and where there are none.
        chosen: The place of the plan that was done, from 0.
    """

    plans: list[list[str]]
    outcome: PlanOutcome | None = None
    chosen: int | None = None
