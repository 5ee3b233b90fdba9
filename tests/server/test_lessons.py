"""Lessons on the server: what was answered so far is all there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from dominium.lessons import LESSONS, Course, lesson_named
from tests.lessons.walking import answers_to

if TYPE_CHECKING:
    from dominium.lessons import Lesson
    from tests.server.conftest import Browser, Json


def follow(
    browser: Browser, lesson: str, answers: list[str], *given: str, language: str = "en"
) -> Json:
    wish = {"answers": answers, "given": list(given)}
    answer = browser.http.post(f"/api/lessons/{lesson}", json=wish, params={"language": language})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_all_lessons_are_listed(jana: Browser) -> None:
    listed = jana.http.get("/api/lessons", params={"language": "cs"}).json()
    assert [one["lesson"] for one in listed] == [lesson.id for lesson in LESSONS]
    assert [one["steps"] for one in listed] == [len(lesson.steps) for lesson in LESSONS]
    assert all(one["title"] and one["summary"] for one in listed)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_lesson_is_followed_to_its_end(jana: Browser, lesson: Lesson) -> None:
    shown = follow(jana, lesson.id, [])
    for step in lesson.steps:
        assert shown["title"] == shown["table"]["title"]
        assert (shown["task"] is None) == (step.task is None)
        before = shown["table"]["number"]
        shown = follow(jana, lesson.id, shown["answers"], answers_to(step)[0])
        assert shown["refusal"] is None
        assert shown["table"]["number"] >= before
    assert shown["place"] == shown["steps"] == len(lesson.steps)
    assert shown["table"]["family"] == lesson.game.info.family


def test_the_table_is_like_any_other_but_nothing_can_be_done_beside_acting(jana: Browser) -> None:
    table = follow(jana, "kingdomino", ["", "?offer"])["table"]
    assert [one["action"] for one in table["legal"]] == ["13", "19", "24", "34"]
    assert (table["may"], table["undo_to"], table["seed"], table["commitment"]) == (
        [],
        None,
        None,
        "",
    )
    assert [seat["you"] for seat in table["seats"]] == [True, False]
    assert table["expected"].startswith("Take domino 24. ")
    assert [event["kind"] for event in table["history"][0]["events"]]


def test_hands_of_others_stay_hidden(jana: Browser) -> None:
    table = follow(jana, "block", [])["table"]
    assert [hand["tiles"] is None for hand in table["view"]["hands"]] == [False, True]


def test_what_the_rules_forbid_is_refused_with_a_way_out(jana: Browser) -> None:
    shown = follow(jana, "kingdomino", ["", "?offer"], "23")
    assert (shown["place"], shown["answers"], shown["remarks"]) == (2, ["", "?offer"], [])
    assert "13" in shown["refusal"]


def test_what_is_not_meant_is_refused_and_changes_nothing(jana: Browser) -> None:
    shown = follow(jana, "kingdomino", ["", "?offer"], "13")
    assert (shown["place"], shown["refusal"]) == (
        2,
        "That is allowed, but not what this step asks. Read the task again, or take the hint.",
    )


def test_what_is_tried_is_refused_and_leads_on(jana: Browser) -> None:
    answers = [answers_to(step)[0] for step in lesson_named("kingdomino").steps[:6]]
    shown = follow(jana, "kingdomino", answers, "C3 vpravo", language="cs")
    assert (shown["place"], shown["refusal"]) == (7, None)
    reason, done = shown["remarks"]
    assert "hrad" in reason
    assert done == "Výborně."


def test_several_answers_are_taken_all_or_none(jana: Browser) -> None:
    answers = [answers_to(step)[0] for step in lesson_named("kingdomino").steps[:4]]
    assert follow(jana, "kingdomino", answers, "e6r", "26")["place"] == 6
    shown = follow(jana, "kingdomino", answers, "e6r", "30")
    assert (shown["place"], shown["answers"]) == (4, answers)
    assert shown["refusal"]


@pytest.mark.parametrize("answers", [["24"], ["", "", "", "nonsense"], ["?offer"], [""] * 13])
def test_answers_that_do_not_belong_to_the_lesson_are_refused(
    jana: Browser, answers: list[str]
) -> None:
    answer = jana.http.post("/api/lessons/kingdomino", json={"answers": answers})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_lesson")
    assert answer.json()["text"]


def test_unknown_lessons_are_refused(jana: Browser) -> None:
    answer = jana.http.post("/api/lessons/chess", json={})
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_lesson")


def test_free_play_goes_on_at_the_same_step(jana: Browser) -> None:
    first = follow(jana, "practice", [])["table"]["legal"][0]["action"]
    shown = follow(jana, "practice", [], first)
    assert (shown["place"], shown["answers"], shown["remarks"]) == (0, [first], [])
    assert shown["table"]["ply"] == len(Course(lesson_named("practice"), [first]).played)
