"""A review as the server makes it, made up for a real table: quick, and the same every time."""

from __future__ import annotations

import json
import re
from itertools import cycle
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

GRADES = ("best", "blunder", "good", "mistake", "inaccuracy")
LOSSES = {"best": 0.0, "good": 0.01, "inaccuracy": 0.04, "mistake": 0.1, "blunder": 0.25}
MOST_DECISIONS = 20


def review_of(page: Page, table: str) -> dict[str, Any]:
    """A review of a finished table: its real decisions with made-up grades in turn."""
    whole = _replay(page, table, 0)
    stops = [ply for ply in whole["stops"] if ply < whole["plies"]][:MOST_DECISIONS]
    names: list[str] = whole["names"]
    decisions = [
        _decision(page, table, ply, grade) for ply, grade in zip(stops, cycle(GRADES), strict=False)
    ]
    share = 1 / len(names)
    chances = [
        {"ply": ply, "win": _shares(len(names), share, place)} for place, ply in enumerate(stops)
    ]
    outcome = [1.0] + [0.0] * (len(names) - 1)
    return {
        "version": 1,
        "sides": [
            {"side": seat, "seats": [seat], "names": [name]} for seat, name in enumerate(names)
        ],
        "chances": [*chances, {"ply": whole["plies"], "win": outcome}],
        "decisions": decisions,
        "summary": [
            {
                "seat": seat,
                "name": name,
                "grades": {
                    grade: sum(one["seat"] == seat and one["grade"] == grade for one in decisions)
                    for grade in GRADES
                },
                "loss_points": 7.125,
                "words": f"{name}: 7.1",
            }
            for seat, name in enumerate(names)
        ],
        "graph_words": [f"{names[0]} 50 % – 100 %."],
    }


def _replay(page: Page, table: str, ply: int) -> dict[str, Any]:
    answer = page.request.get(f"/api/tables/{table}/replay?ply={ply}")
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def _shares(seats: int, share: float, place: int) -> list[float]:
    """Chances that go up and down and add up to 1."""
    first = min(0.9, share + 0.4 * ((place * 7) % 11) / 11)
    return [first] + [(1 - first) / max(1, seats - 1)] * (seats - 1)


def _decision(page: Page, table: str, ply: int, grade: str) -> dict[str, Any]:
    before, after = _replay(page, table, ply), _replay(page, table, ply + 1)
    loss = LOSSES[grade]
    action = after["action"]
    best = [
        {"action": other, "words": f"{other}!", "win": 0.5 - 0.01 * place, "points": 44.25 - place}
        for place, other in enumerate(_others(before, action, grade))
    ]
    return {
        "ply": ply,
        "seat": before["view"]["actor"],
        "action": action,
        "words": " ".join(after["announcements"]) or action,
        "grade": grade,
        "grade_words": grade,
        "loss_points": 10 * loss,
        "loss_win": loss,
        "win": 0.5 - loss,
        "points": 44.25 - 10 * loss,
        "best": best,
        "reason": None if grade == "best" else f"Reason of ply {ply}.",
    }


def _others(before: dict[str, Any], action: str, grade: str) -> list[str]:
    """The alternatives to an action, roughly: made-up ones need not be the very best."""
    first = [action] if grade == "best" else []
    if re.fullmatch(r"[a-m]\d{1,2}[rlud]", action):
        return [*first, "e6r", "d5u"]
    offered = before["view"].get("next_offer") or before["view"].get("offer") or []
    free = [str(slot["domino"]) for slot in offered if slot["seat"] is None]
    return [*first, *(one for one in free if one != action)][:3]


def answer_with(page: Page, review: dict[str, Any], progress: tuple[float, ...] = ()) -> None:
    """Let the server answer with a review, after it has told how far it has come.

    Args:
        page: The page that asks.
        review: What is answered at last.
        progress: What is told by each answer before.
    """
    told = iter(progress)

    def answer(route: Route) -> None:
        done = next(told, None)
        status = "done" if done is None else "running"
        shown = {
            "status": status,
            "progress": 1 if done is None else done,
            "review": review if done is None else None,
        }
        route.fulfill(status=200, content_type="application/json", body=json.dumps(shown))

    page.route("**/api/tables/*/review?*", answer)
