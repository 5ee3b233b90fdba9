"""Reviews in words and as JSON, and the win chances as text."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

import dominium
from dominium import coach
from dominium.coach import presenter, reviews
from dominium.coach.reason import Reason
from dominium.describe import LANGUAGES, Describer, translations

VALUES: dict[str, Any] = {
    "more_points": 8, "less_points": 2, "points": 5, "more_share": 0.7, "less_share": 0.25,
    "share": 0.5, "squares": 7, "crowns": 2, "domino": 12, "better": 31, "worse": 24, "seat": 1,
    "square": "e6", "terrain": "wheat", "building": "sawmill", "tile": "65", "more": 4, "less": 1,
    "number": 2, "knights": 2, "towers": 1, "coins": 3, "pips": 11,
}  # fmt: skip
COACH = Path(coach.__file__).parent
CODES = {
    str(node.args[0].value)
    for path in COACH.glob("*.py")
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    if isinstance(node, ast.Call)
    and getattr(node.func, "id", "") == "Reason"
    and node.args
    and isinstance(node.args[0], ast.Constant)
}
CONDITIONAL = {"stand", "hit", "hole", "hole-harmony"}
"""Codes that are chosen between where the reason is made."""


def teller(language: str, game: str = "kingdomino") -> presenter.CoachTeller:
    """A coach who speaks."""
    loaded = dominium.load(game)
    names = ["Jana", "Petr", "Eva", "Ota"][: loaded.seats]
    return presenter.CoachTeller(Describer(loaded, language, names), game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence(language: str) -> None:
    keys = translations.all_keys("coach.ftl")
    codes = {key.removeprefix("coach-reason-") for key in keys if key.startswith("coach-reason-")}
    assert codes == CODES | CONDITIONAL
    for code in sorted(codes):
        words = teller(language).reason(Reason(code, VALUES))
        assert words.endswith(".")
        assert words[0].isupper() or words[0].isdigit()


@pytest.mark.parametrize(
    ("lost", "told"), [(0.0, "0.0"), (7.14, "7.1"), (9.96, "10"), (26.4, "26"), (35.5, "36")]
)
def test_of_many_points_lost_the_tenths_are_not_told(lost: float, told: str) -> None:
    words = teller("en").summary_words("Jana", {"best": 2}, lost)
    assert words == f"Jana: best 2. Points lost: {told}."


def test_values_are_told_in_the_words_of_the_language() -> None:
    params = {"terrain": "wheat", "squares": 7, "crowns": 2, "more_points": 14, "less_points": 1}
    words = {
        language: teller(language).reason(Reason("property", params)) for language in LANGUAGES
    }
    assert words["en"].startswith("Wheat: 7 squares, 2 crowns.")
    assert "14 bodů" in words["cs"]
    assert "1 bod." in words["sk"]
    assert "14 punktów" in words["pl"]


def chances(*wins: float) -> list[coach.Chance]:
    """The chances of two sides before some plies."""
    return [coach.Chance(10 * place, (win, 1 - win)) for place, win in enumerate(wins)]


def test_the_course_of_the_chances_is_told() -> None:
    words = teller("en").graph(chances(0.5, 0.6, 0.4, 0.95, 0.97, 1.0), ["Jana", "Petr"])
    assert words == [
        "At the beginning: Jana 50%, Petr 50%.",
        "Half-way, at move 30: Jana 95%, Petr 5%.",
        "Changes of the lead: 2.",
        "The greatest change, at move 20: Jana, from 40% to 95%.",
        "From move 30 on never below 90%: Jana.",
        "In the end: Jana 100%, Petr 0%.",
    ]


def test_short_courses_are_told_shortly() -> None:
    assert teller("en").graph([], ["Jana", "Petr"]) == []
    assert len(teller("en").graph(chances(0.5), ["Jana", "Petr"])) == 2


# --- Whole reviews --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def reviewed() -> coach.Review:
    """A game of a person and a bot, reviewed."""
    game = dominium.load("kingdomino", seats=2)
    record = dominium.play(game, ["random", "greedy"], rng=4, names=["Jana", "Bot"])
    seats = (dominium.SeatInfo("Jana"), record.seats[1])
    told = list[float]()
    record = dominium.Record(game, seats, record.actions, record.outcome)
    review = coach.review(record, playouts=24, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0
    return review


def test_the_decisions_of_people_are_judged(reviewed: coach.Review) -> None:
    assert {one.judgement.seat for one in reviewed.judged} == {0}
    assert coach.reviews.judged_seats(dominium.play(
        dominium.load("block"), ["random"] * 2, rng=1)) == (0, 1)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_as_json(reviewed: coach.Review, language: str) -> None:
    told = presenter.review_to_dict(reviewed, language)
    assert json.loads(json.dumps(told)) == told
    assert told["version"] == 1
    assert told["sides"] == [
        {"side": 0, "seats": [0], "names": ["Jana"]},
        {"side": 1, "seats": [1], "names": ["Bot"]},
    ]
    state = reviewed.record.game.start()
    states = {}
    for ply, text in enumerate(reviewed.record.actions):
        states[ply] = state.copy()
        state.apply(text)
    for one in told["decisions"]:
        assert states[one["ply"]].actor == one["seat"]
        assert all(states[one["ply"]].is_legal(best["action"]) for best in one["best"])
        assert (one["reason"] is None) <= (one["grade"] in {"best", "good", "inaccuracy"})
    grades = told["summary"][0]["grades"]
    assert list(grades) == list(coach.GRADES)
    assert sum(grades.values()) == len(told["decisions"])
    assert told["chances"][-1]["ply"] == len(reviewed.record.actions)
    assert sorted(told["chances"][-1]["win"]) in ([0.0, 1.0], [0.5, 0.5])


def test_what_is_kept_tells_the_same(reviewed: coach.Review) -> None:
    stored = json.loads(json.dumps([reviews.to_stored(one) for one in reviewed.judged]))
    again = reviews.from_stored_record(reviewed.record, stored)
    assert presenter.review_to_dict(again, "cs") == presenter.review_to_dict(reviewed, "cs")


def test_a_game_that_goes_on_has_no_outcome(reviewed: coach.Review) -> None:
    part = dominium.Record(
        reviewed.record.game, reviewed.record.seats, reviewed.record.actions[:24]
    )
    review = coach.review(part, playouts=8)
    assert review.outcome is None
    assert [chance.ply for chance in review.chances] == [one.ply for one in review.judged]


def test_teams_are_sides() -> None:
    game = dominium.load("queendomino", seats=6, set="royal_wedding", teams=True)
    assert reviews.sides_of(game) == tuple(
        game.seats_of(kingdom) for kingdom in range(game.kingdoms)
    )
    assert all(len(side) == 2 for side in reviews.sides_of(game))


def test_shared_victories_are_shared() -> None:
    game = dominium.load("solo")
    record = dominium.play(game, ["greedy"], rng=2)
    outcome = reviews.outcome_of(record)
    assert record.outcome is not None
    assert outcome == (float(record.outcome.reason == "all_laid"),)
