"""The parts of a lesson: its steps and their tasks."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Final

from dominium.engine.game import Game
from dominium.engine.loading import load

if TYPE_CHECKING:
    from collections.abc import Mapping

LEARNER: Final = 0
"""The seat of the learner."""


def listed(script: str) -> tuple[str, ...]:
    """Return the actions of a script, which is notation separated by commas."""
    return tuple(action.strip() for action in script.split(",") if action.strip())


@dataclass(frozen=True)
class Ask:
    """A task to ask the table a question.

    Attributes:
        question: The name of the command that asks it.
    """

    question: str


@dataclass(frozen=True)
class Do:
    """A task to act.

    Attributes:
        answers: The accepted actions, separated by commas; the first is played for a learner who
            skips the step.
        then: The actions of others and of chance that follow, separated by commas.
    """

    answers: str
    then: str = ""


@dataclass(frozen=True)
class Try:
    """A task to try an illegal action.

    Attributes:
        example: An illegal action, for the hint.
    """

    example: str


@dataclass(frozen=True)
class Play:
    """A task to play freely until the game ends; the others and chance play along."""


Task = Ask | Do | Try | Play


@dataclass(frozen=True)
class Step:
    """A step of a lesson; its words are messages named after the lesson and the step.

    Attributes:
        name: Its name, unique within the lesson.
        task: Its task; a step without one is only read.
    """

    name: str
    task: Task | None = None


@dataclass(frozen=True)
class Lesson:
    """A lesson: a position of a game and the steps that start from it.

    Attributes:
        id: Its name in addresses and on the command line.
        game_id: The game it teaches.
        opening: The actions before it begins, in the notation, separated by commas.
        steps: Its steps.
        options: The options of the game, a preset among them.
    """

    id: str
    game_id: str
    opening: str
    steps: tuple[Step, ...]
    options: Mapping[str, int | str] = field(default_factory=dict, hash=False)

    @cached_property
    def game(self) -> Game:
        """The rules of the lesson: its game with its options."""
        return load(self.game_id, **self.options)  # type: ignore[arg-type]
