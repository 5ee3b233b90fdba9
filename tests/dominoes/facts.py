"""What a position says, in the words of the conformance files; the same of library and referee."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

Facts = dict[str, Any]


def facts_of(
    view: Mapping[str, Any],
    legal: Sequence[str],
    odds: Mapping[str, Fraction],
    events: Sequence[Mapping[str, Any]],
    outcome: Mapping[str, Any] | None,
) -> Facts:
    """All facts an entry may expect; `view` is open, `events` are those of the last action."""

    def last(kind: str) -> Mapping[str, Any]:
        found: list[Mapping[str, Any]] = [event for event in events if event["kind"] == kind]
        return found[-1] if found else {}

    return {
        "actor": view["actor"],
        "step": view["step"],
        "deal": view["deal"],
        "lead": view["lead"],
        "legal": list(legal),
        "legal_count": len(legal),
        "odds": {str(chance): list(odds.values()).count(chance) for chance in odds.values()},
        "open_ends": [[each["end"], each["number"]] for each in view["open_ends"]],
        "hands": [each["tiles"] for each in view["hands"]],
        "hand_sizes": [each["size"] for each in view["hands"]],
        "drawn": [each["drawn"] for each in view["hands"]],
        "passes": [each["passes"] for each in view["hands"]],
        "out": [each["out"] for each in view["hands"]],
        "stock": view["stock"],
        "removed": view["removed"],
        "bank": view["bank"],
        "totals": [each["total"] for each in view["scores"]],
        "deals_won": [each["deals_won"] for each in view["scores"]],
        "told": [event["kind"] for event in events],
        "scored": [
            [event["seat"], event["points"], event["reason"]]
            for event in events
            if event["kind"] == "points_scored"
        ],
        "stuck_at": last("stuck").get("numbers"),
        "forced": last("passed").get("forced"),
        "led": last("lead_given").get("reason"),
        "must_lead": last("lead_given").get("tile"),
        "wild": last("tile_laid").get("wild"),
        "reason": last("deal_ended").get("reason"),
        "winners": last("deal_ended").get("winners"),
        "places": last("deal_ended").get("places"),
        "points": last("deal_ended").get("points"),
        "prizes": last("prizes_paid").get("prizes"),
        "pips": [each["pips"] for each in last("hands_shown").get("hands", [])],
        "outcome": outcome and {"reason": outcome["reason"], "ranking": outcome["ranking"]},
    }
