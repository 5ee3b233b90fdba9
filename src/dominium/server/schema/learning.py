"""Messages about lessons, puzzles, reviews and advice, as they stand in the JSON."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from dominium.coach.grading import Grade
from dominium.server.schema.core_values import typed
from dominium.server.schema.tables import TableView
from dominium.server.schema.values import Text

AnySnapshot = Annotated[TableView, typed("Snapshot")]
GradeCounts = Annotated[dict[Grade, int], typed("Record<Grade, number>")]

# What a page sends


class LessonRequest(Struct, forbid_unknown_fields=True):
    """A lesson after some answers, and new ones; see ``dominium.lessons.Course``."""

    answers: Annotated[list[Text], Meta(max_length=400)] = []
    given: Annotated[list[Text], Meta(max_length=8)] = []


class PuzzleRequest(Struct, forbid_unknown_fields=True):
    """A puzzle after some answers, and a new one; see ``dominium.puzzles.Attempt``."""

    answers: Annotated[list[Text], Meta(max_length=400)] = []
    given: Annotated[list[Text], Meta(max_length=8)] = []


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


class LessonView(Struct, kw_only=True):
    """A lesson after some answers: what is said, what has to be done, and its table.

    ``answers`` are those that were taken, ``remarks`` what is said to the new ones, ``refusal`` why
    they were not taken. ``question`` is the command that has to ask, where the task is to ask.
    """

    lesson: str
    answers: list[str]
    place: int
    steps: int
    title: str
    heading: str
    text: list[str]
    remarks: list[str]
    refusal: str | None
    table: AnySnapshot
    task: str | None = None
    hint: str | None = None
    question: str | None = None


class PuzzleInfo(Struct):
    """The puzzle of a day in the list of days."""

    day: str
    date: str
    game: str
    title: str


class ComparedChoice(Struct):
    """An action of a solved puzzle in words and figures; ``mark`` says why it is told."""

    action: str
    words: str
    win: str
    points: str
    mark: str


class PuzzleView(Struct, kw_only=True):
    """A puzzle after some answers: what is said, what has to be done, and its table.

    ``answers`` are those that were taken, ``verdict`` what is said to the new one, ``refusal`` why
    it was not taken. What the actions are worth is told only when the puzzle is over.
    """

    day: str
    answers: list[str]
    solved: bool
    over: bool
    title: str
    text: list[str]
    task: str
    hint: str
    verdict: str | None
    refusal: str | None
    explanation: list[str]
    compared: list[ComparedChoice]
    table: AnySnapshot
