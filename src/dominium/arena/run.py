"""Playing a plan: gives out the games, ends meetings that are decided, and reports."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from dominium.arena.figures import BotFigures, by_deal, figures, scores
from dominium.arena.matches import Result, Task
from dominium.arena.plan import Meeting, Plan, seatings
from dominium.arena.ratings import Rating, ratings
from dominium.errors import Fault

if TYPE_CHECKING:
    from dominium.arena.sequential import Decision, Hypotheses
    from dominium.arena.workers import Workers

Progress = Callable[[int, int], None]
"""Told after each game: how many are played, and how many there will be as far as is known."""


@dataclass(frozen=True)
class TestReport:
    """What came of a sequential test."""

    hypotheses: Hypotheses
    ratio: float
    """The log-likelihood ratio."""
    decision: Decision | None
    """What it decided, when it did."""


@dataclass(frozen=True)
class MeetingReport:
    """What came of a meeting; only deals that were played in all seatings count."""

    bots: tuple[BotFigures, ...]
    """The first bot against the others; where different bots meet at one table, all of them."""
    test: TestReport | None
    """What came of the sequential test, when there was one."""


@dataclass(frozen=True)
class FailureReport:
    """How often a program lost its seat for one reason; such games count as lost."""

    bot: str
    failure: Fault
    """Its code, and the details of the first time."""
    games: int


@dataclass(frozen=True)
class Report:
    """What came of an arena."""

    plan: Plan
    games: int
    meetings: tuple[MeetingReport, ...]
    """In the order of the plan; those without a whole deal are left out."""
    ratings: tuple[Rating, ...]
    """The strongest first; none in a game for one."""
    failures: tuple[FailureReport, ...] = ()
    """How often programs lost their seats."""

    def to_dict(self) -> dict[str, Any]:
        """The report as plain JSON values."""
        plan = self.plan
        return {
            "format": "dominium-arena-report",
            "version": 1,
            "game": plan.game.id,
            "options": dict(plan.game.options),
            "bots": list(plan.bots),
            "form": plan.form,
            "deals": plan.deals,
            "seed": plan.seed,
            "sprt": None if plan.hypotheses is None else asdict(plan.hypotheses),
            "games": self.games,
            "ratings": [asdict(rating) for rating in self.ratings],
            "meetings": [asdict(meeting) for meeting in self.meetings],
            "failures": [asdict(failure) for failure in self.failures],
        }


class _Meeting:
    """The games of a meeting so far, and whether it needs more."""

    def __init__(self, plan: Plan, meeting: Meeting) -> None:
        self.bots = meeting
        self.deals = plan.deals
        self.decision: Decision | None = None
        self._hypotheses = plan.hypotheses
        self._seatings = len(seatings(meeting))
        self._games: dict[tuple[int, int], Result] = {}
        self._scores: list[float] = []
        """Of the deals up to the first that is not whole."""

    @property
    def total(self) -> int:
        """How many games it takes, as far as is known."""
        return self.deals * self._seatings

    def add(self, result: Result) -> None:
        """Take in a game, and see whether the meeting is decided by the deals up to it.

        Deals count in their order, however the games come, so that every run ends alike.
        """
        self._games[result.task.deal, result.task.seating] = result
        before = len(self._scores)
        while self._has(len(self._scores)):
            games = self._deal(len(self._scores))
            self._scores += scores(self.bots, games, self.bots[0])
        if self._hypotheses is None or self.decision is not None or len(self._scores) == before:
            return
        decided = self._hypotheses.decided_after(self._scores)
        if decided is not None:
            self.deals, self.decision = decided

    def has(self, deal: int, seating: int) -> bool:
        """Whether a game has been played."""
        return (deal, seating) in self._games

    def whole(self) -> list[Result]:
        """The games that count."""
        counted = [deal for deal in range(self.deals) if self._has(deal)]
        return [game for deal in counted for game in self._deal(deal)]

    def report(self) -> MeetingReport | None:
        """What came of it; None before the first whole deal."""
        games = self.whole()
        if not games:
            return None
        kinds = list(dict.fromkeys(self.bots))
        told = kinds if len(kinds) > 2 else kinds[:1]
        return MeetingReport(
            tuple(figures(self.bots, games, bot) for bot in told),
            self._test(),
        )

    def _test(self) -> TestReport | None:
        if self._hypotheses is None:
            return None
        ratio = self._hypotheses.ratio(self._scores[: self.deals])
        return TestReport(self._hypotheses, ratio, self.decision)

    def _deal(self, deal: int) -> list[Result]:
        return [self._games[deal, seating] for seating in range(self._seatings)]

    def _has(self, deal: int) -> bool:
        return all((deal, seating) in self._games for seating in range(self._seatings))


class Arena:
    """A plan that is being played; what was played before may be added first."""

    def __init__(self, plan: Plan, results: Iterable[Result] = ()) -> None:
        self.plan = plan
        self._meetings = [_Meeting(plan, meeting) for meeting in plan.meetings]
        self._played = 0
        for result in results:
            self._add(result)

    def run(
        self,
        workers: Workers,
        played: Callable[[Result], None] = lambda _: None,
        progress: Progress = lambda _, __: None,
    ) -> None:
        """Play what is missing.

        Args:
            workers: who plays.
            played: told every game, for a journal.
            progress: told how far it is.
        """
        progress(*self.progress)
        for result in workers.played(self._tasks()):
            played(result)
            self._add(result)
            progress(*self.progress)

    @property
    def progress(self) -> tuple[int, int]:
        """How many games are played, and how many there will be as far as is known."""
        return (
            self._played,
            max(self._played, sum(meeting.total for meeting in self._meetings)),
        )

    def report(self) -> Report:
        """What came of it so far."""
        results = [game for meeting in self._meetings for game in meeting.whole()]
        reports = [meeting.report() for meeting in self._meetings]
        return Report(
            self.plan,
            len(results),
            tuple(report for report in reports if report is not None),
            tuple(_ratings(self.plan, results)),
            tuple(_failures(self.plan, results)),
        )

    def _add(self, result: Result) -> None:
        self._meetings[result.task.meeting].add(result)
        self._played += 1

    def _tasks(self) -> Iterator[Task]:
        """The games that are missing, deal by deal, without those of meetings decided meanwhile."""
        for deal in range(self.plan.deals):
            for number, meeting in enumerate(self._meetings):
                for seating in range(len(seatings(meeting.bots))):
                    if deal < meeting.deals and not meeting.has(deal, seating):
                        yield Task(number, deal, seating)


def _failures(plan: Plan, results: Sequence[Result]) -> Iterator[FailureReport]:
    found: dict[tuple[str, str], list[Fault]] = {}
    for result in results:
        seating = seatings(plan.meetings[result.task.meeting])[result.task.seating]
        for bot, failure in zip(seating, result.failures, strict=False):
            if failure is not None:
                found.setdefault((bot, failure.code), []).append(failure)
    for (bot, _), failures in found.items():
        yield FailureReport(bot, failures[0], len(failures))


def _ratings(plan: Plan, results: Sequence[Result]) -> list[Rating]:
    if not by_deal(results):
        return []
    return ratings(plan.bots, plan.meetings, results, plan.seed)
