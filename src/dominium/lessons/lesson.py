"""What a lesson is made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Final

import dominium

if TYPE_CHECKING:
    from collections.abc import Mapping

LEARNER: Final = 0
"""The seat of the one who learns."""


def listed(script: str) -> tuple[str, ...]:
    """The actions of a script, in the notation and separated by commas."""
    return tuple(action.strip() for action in script.split(",") if action.strip())


@dataclass(frozen=True)
class Ask:
    """The learner has to ask the table something.

    Attributes:
        question: The command that asks, by the name it has on the page.
    """

    question: str


@dataclass(frozen=True)
class Do:
    """The learner has to act.

    Attributes:
        answers: The actions that are meant, separated by commas; the first is the one shown to
            whoever skips the step.
        then: What others and chance do afterwards, separated by commas.
    """

    answers: str
    then: str = ""


@dataclass(frozen=True)
class Try:
    """The learner has to try something that the rules refuse.

    Attributes:
        example: Such an action.
    """

    example: str


@dataclass(frozen=True)
class Play:
    """The learner acts freely as long as the game lasts; the others and chance play along."""


Task = Ask | Do | Try | Play


@dataclass(frozen=True)
class Step:
    """A step of a lesson; its words are messages named after the lesson and the step.

    Attributes:
        name: Its name within the lesson.
        task: What has to be done; a step without a task is only read.
    """

    name: str
    task: Task | None = None


@dataclass(frozen=True)
class Lesson:
    """A lesson.

    Attributes:
        id: Its name in addresses and on the command line.
        game_id: The game it is about.
        opening: What has happened when it begins, in the notation, separated by commas.
        steps: Its steps.
        options: The options of the game, a preset among them.
    """

    id: str
    game_id: str
    opening: str
    steps: tuple[Step, ...]
    options: Mapping[str, int | str] = field(default_factory=dict, hash=False)

    @cached_property
    def game(self) -> dominium.Game:
        """The rules it is played by."""
        return dominium.load(self.game_id, **self.options)  # type: ignore[arg-type]
