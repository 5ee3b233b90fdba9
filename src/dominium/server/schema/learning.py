"""Messages about lessons, puzzles, reviews and advice, as they stand in the JSON."""

from typing import Annotated, Literal

from msgspec import Struct

from dominium.coach.grading import Grade
from dominium.server.schema.core_values import typed
from dominium.server.schema.tables import TableView
from dominium.server.schema.values import Family, Options

AnySnapshot = Annotated[TableView, typed("Snapshot")]
GradeCounts = Annotated[dict[Grade, int], typed("Record<Grade, number>")]

# What the server sends


class AdviceOption(Struct):
    """An action that the coach would think of.

    ``win`` is the probability of the first place, ``points`` the expected final points; in the
    games of tiles what the running deal brings.
    """

    action: str
    words: str
    win: float
    points: float


class AdviceView(Struct):
    """The coach's advice to the seat to move, best action first, with reasons."""

    best: list[AdviceOption]
    words: str


class ReviewedDecision(Struct):
    """A decision of a finished game, judged; ``ply`` counts the plies before it.

    ``loss_points`` and ``loss_win`` are how much less the action promises than the best one.
    """

    ply: int
    seat: int
    action: str
    words: str
    grade: Grade
    grade_words: str
    loss_points: float
    loss_win: float
    win: float
    points: float
    best: list[AdviceOption]
    reason: str | None


class ReviewedSide(Struct):
    """The seats that play together, by their number in the chances."""

    side: int
    seats: list[int]
    names: list[str]


class Chances(Struct):
    """The win probability of each side before a decision; the last ones are the outcome."""

    ply: int
    win: list[float]


class PlayerSummary(Struct):
    """The grades of a seat and the points that it lost."""

    seat: int
    name: str
    grades: GradeCounts
    loss_points: float
    words: str


class Review(Struct):
    """A review in words; ``graph_words`` is the graph of the chances told in sentences."""

    version: Literal[1]
    sides: list[ReviewedSide]
    chances: list[Chances]
    decisions: list[ReviewedDecision]
    summary: list[PlayerSummary]
    graph_words: list[str]


class ReviewStatus(Struct):
    """The progress of the review of a finished table, and the review when it is done.

    ``status`` is ``none`` where nobody has asked for it, or it could not be made.
    """

    status: Literal["none", "running", "done"]
    progress: float
    review: Review | None


class LessonInfo(Struct):
    """A lesson in the list of all lessons."""

    lesson: str
    game: str
    title: str
    summary: str
    steps: int


class LessonTask(Struct):
    """The task of a step: to ask a question, to act, to try what is illegal, or to play on.

    Of the accepted actions the first is played for whoever skips the step; ``then`` are those of
    others and of chance that follow.
    """

    kind: Literal["ask", "do", "try", "play"]
    question: str | None
    accepted: list[str]
    then: list[str]


class LessonStep(Struct):
    """A step of a lesson in words: what it is about, what has to be done, and a hint for it.

    ``title`` says where in the lesson it is. ``task`` and ``hint`` are missing from steps that are
    only read; ``todo`` says how the task is done.
    """

    title: str
    heading: str
    text: list[str]
    todo: LessonTask | None
    task: str | None
    hint: str | None


class ExercisePosition(Struct):
    """The position of a lesson or a puzzle: a game, the actions before it, and the seats' names."""

    game: str
    family: Family
    hidden_hands: bool
    options: Options
    opening: list[str]
    names: list[str]


class LessonScript(ExercisePosition):
    """A lesson: a position, and the steps that start from it; see ``dominium.lessons``.

    The learner's seat is the first. ``end`` comes after the last step. ``done`` is said to a
    completed task, ``refusals`` to what is possible and not meant.
    """

    lesson: str
    steps: list[LessonStep]
    end: LessonStep
    done: str
    refusals: dict[str, str]


class PuzzleInfo(Struct):
    """The puzzle of a day in the list of days, and whether it was found already."""

    day: str
    date: str
    game: str
    title: str
    found: bool


class PuzzleReply(Struct):
    """An action that can be tried at a puzzle: what is said to it, and what it is worth.

    ``against`` is the reason for the best action against it, where there is one.
    """

    action: str
    verdict: str
    words: str
    win: str
    points: str
    against: str | None


class PuzzleMarks(Struct):
    """The words for why an action is told: the best, one that was tried, and the tempting one."""

    best: str
    tried: str
    tempting: str


class PuzzleScript(ExercisePosition):
    """The puzzle of a day: its position, and what is said to every action.

    ``promising`` are the actions that are compared in any case, the best first, which is the
    solution; ``best`` says what it is worth. ``found`` and ``shown`` tell the solution to who found
    it and to who did not.
    """

    day: str
    seat: int
    title: str
    text: list[str]
    task: str
    hint: str
    tempting: str
    promising: list[str]
    replies: list[PuzzleReply]
    best: str
    found: str
    shown: str
    marks: PuzzleMarks
    refusals: dict[str, str]
