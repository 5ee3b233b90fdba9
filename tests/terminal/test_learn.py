"""`dominium learn`: every lesson at the terminal, in the words of the page."""

import pytest

from dominium.describe import LANGUAGES, messages
from dominium.describe.reading import aliases
from dominium.lessons import LESSONS, Ask, Lesson, Play, Teller
from tests.lessons.walking import answers_to
from tests.terminal.conftest import Runner


def typed_answers(lesson: Lesson, language: str) -> list[str]:
    """The lines to type to go through a lesson."""
    texts = messages(language)
    onward, *_ = aliases(texts, "terminal-words-lesson-next")
    lines = []
    for step in lesson.steps:
        if isinstance(step.task, Ask):
            word, *_ = aliases(texts, f"terminal-words-{step.task.question}")
            lines.append(word)
        elif step.task is None or isinstance(step.task, Play):
            lines.append(onward)
        else:
            lines.append(answers_to(step)[0])
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_lesson_is_learnt_by_typing(here: Runner, lesson: Lesson, language: str) -> None:
    arguments = ("learn", lesson.id, "--language", language)
    done = here(*arguments, typed=typed_answers(lesson, language))
    words = Teller(language)
    assert (done.code, done.complaint) == (0, "")
    assert done.lines[-1] == words.end(lesson)
    said = [place for place in range(len(lesson.steps)) if words.place(lesson, place) in done.lines]
    assert said == list(range(len(lesson.steps)))
    for step in lesson.steps:
        assert set(words.text(lesson, step)) <= set(done.lines)
    assert "\x1b" not in done.text


def test_all_lessons_are_listed(here: Runner) -> None:
    done = here("learn", "--language", "cs")
    assert [line.split(":")[0] for line in done.lines[:-1]] == [lesson.id for lesson in LESSONS]


def test_an_unknown_lesson_is_refused_with_the_names_of_all(here: Runner) -> None:
    done = here("learn", "chess")
    assert done.code == 2
    assert "matador" in done.complaint


def test_a_lesson_goes_back_helps_and_refuses(here: Runner) -> None:
    typed = ["back", "next", "24", "offer", "13", "hint", "back", "task", "skip", "24", "turn"]
    done = here("learn", "kingdomino", "--language", "en", typed=typed)
    assert done.code == 1
    assert "This is the first step." in done.lines
    assert "Type 24, or find in the list: 24: forest 1 crown, wheat" in done.lines
    assert sum(line.endswith("step 2 of 12") for line in done.lines) == 3
    assert sum(line.startswith("That is allowed, but") for line in done.lines) == 1
    assert done.lines[-3:-1] == ["Take domino 13.", "Your turn: choose a domino."]


def test_going_back_in_a_line_game_forgets_what_has_not_happened(here: Runner) -> None:
    typed = ["hand", "65", "back", "65", "last"]
    done = here("learn", "block", "--language", "en", typed=typed)
    assert done.lines.count("Petr: double 5 left. Ends 5 and 6.") == 3


def test_the_language_can_be_changed_in_the_middle(here: Runner) -> None:
    done = here("learn", "kingdomino", "--language", "en", typed=["language cs", "úkol"])
    assert "Kingdomino: první tahy, krok 1 ze 12" in done.lines
