"""Lessons on the server: scripts that pages play by themselves."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from dominium.describe import LANGUAGES
from dominium.lessons import LESSONS, Course, Teller
from tests.lessons.walking import answers_to

if TYPE_CHECKING:
    from dominium.lessons import Lesson
    from tests.server.conftest import Browser, Json


def script(browser: Browser, lesson: str, language: str = "en") -> Json:
    answer = browser.http.get(f"/api/lessons/{lesson}", params={"language": language})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_all_lessons_are_listed(jana: Browser) -> None:
    listed = jana.http.get("/api/lessons", params={"language": "cs"}).json()
    assert [one["lesson"] for one in listed] == [lesson.id for lesson in LESSONS]
    assert [one["steps"] for one in listed] == [len(lesson.steps) for lesson in LESSONS]
    assert all(one["title"] and one["summary"] for one in listed)


def test_a_script_has_the_position_the_steps_and_their_words(jana: Browser) -> None:
    taught = script(jana, "kingdomino")
    assert (taught["game"], taught["family"], taught["hidden_hands"]) == (
        "kingdomino",
        "kingdom",
        False,
    )
    assert taught["names"] == ["You", "Petr"]
    claim = taught["steps"][2]
    assert claim["title"] == "Kingdomino: the first turns, step 3 of 12"
    assert claim["task"] == "Take domino 24."
    assert claim["todo"]["accepted"] == ["24"]
    assert claim["hint"].startswith("Type 24, or find in the list: 24: ")
    assert taught["steps"][0]["todo"] is None
    assert taught["end"]["title"] == "Kingdomino: the first turns, end of the lesson"


def test_a_script_is_in_the_language_of_who_asks(jana: Browser) -> None:
    assert script(jana, "kingdomino", "cs")["done"] == "Výborně."
    assert script(jana, "practice", "pl")["refusals"].keys() == {
        "other_action",
        "still_legal",
        "no_action",
        "other_question",
        "over",
    }


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_hints_are_the_same_whichever_way_a_step_is_reached(lesson: Lesson) -> None:
    """A script has one hint for each step."""
    words = [Teller(language) for language in LANGUAGES]
    for answers in product(*(answers_to(step) for step in lesson.steps)):
        for place in range(len(lesson.steps)):
            taken, skipped = Course(lesson, answers[:place]), Course(lesson, [""] * place)
            assert [each.hint(taken) for each in words] == [each.hint(skipped) for each in words]


def test_unknown_lessons_are_refused(jana: Browser) -> None:
    answer = jana.http.get("/api/lessons/chess")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_lesson")
