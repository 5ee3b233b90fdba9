"""The run of a plan: it hands out the games, ends meetings that are decided, and reports."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from dominium.arena.figures import BotFigures, by_deal, figures, scores
from dominium.arena.matches import Result, Task
from dominium.arena.plan import Meeting, Plan, seatings
from dominium.arena.ratings import Rating, ratings
from dominium.engine.errors import Fault

if TYPE_CHECKING:
    from dominium.arena.sequential import Decision, Hypotheses
    from dominium.arena.workers import Workers

Progress = Callable[[int, int], None]
"""A callback after each game: the number of games played, and the total as far as it is known."""


@dataclass(frozen=True)
class TestReport:
    """The outcome of a sequential test."""

    hypotheses: Hypotheses
    ratio: float
    """The log-likelihood ratio."""
    decision: Decision | None
    """The accepted hypothesis; None while the test is undecided."""


@dataclass(frozen=True)
class MeetingReport:
    """The results of a meeting; only deals that were played in all seatings count."""

    bots: tuple[BotFigures, ...]
    """The first bot against the others; where different bots meet at one table, all of them."""
    test: TestReport | None
    """The outcome of the sequential test, when there was one."""


@dataclass(frozen=True)
class FailureReport:
    """A reason for which a program lost its seat in some games; these count as lost."""

    bot: str
    failure: Fault
    """The code of the reason, with the details of the first case."""
    games: int


@dataclass(frozen=True)
class Report:
    """The results of an arena."""

    plan: Plan
    games: int
    meetings: tuple[MeetingReport, ...]
    """The meetings in the order of the plan; those without a whole deal are left out."""
    ratings: tuple[Rating, ...]
    """The ratings, the strongest first; none in a game for one."""
    failures: tuple[FailureReport, ...] = ()
    """The seats that programs lost, by program and reason."""

    def to_dict(self) -> dict[str, Any]:
        """Return the report as plain JSON values."""
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
    """The games of a meeting so far, and the state of its sequential test."""

    def __init__(self, plan: Plan, meeting: Meeting) -> None:
        self.bots = meeting
        self.deals = plan.deals
        self.decision: Decision | None = None
        self._hypotheses = plan.hypotheses
        self._seatings = len(seatings(meeting))
        self._games: dict[tuple[int, int], Result] = {}
        self._scores: list[float] = []
        """The scores of the deals before the first incomplete one."""

    @property
    def total(self) -> int:
        """The number of games to play, as far as it is known."""
        return self.deals * self._seatings

    def add(self, result: Result) -> None:
        """Add a game, and check whether the meeting is decided by the deals up to it.

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
        """Return whether a game has been played."""
        return (deal, seating) in self._games

    def whole(self) -> list[Result]:
        """Return the games of complete deals, the only ones that count."""
        counted = [deal for deal in range(self.deals) if self._has(deal)]
        return [game for deal in counted for game in self._deal(deal)]

    def report(self) -> MeetingReport | None:
        """Summarise the meeting; return None before its first complete deal."""
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
    """A plan that is being played; games played before may be added first."""

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
        """Play the games that are missing.

        Args:
            workers: the executor of the games.
            played: called with every finished game, for a journal.
            progress: called with the progress after each game.
        """
        progress(*self.progress)
        for result in workers.played(self._tasks()):
            played(result)
            self._add(result)
            progress(*self.progress)

    @property
    def progress(self) -> tuple[int, int]:
        """The number of games played, and the total as far as it is known."""
        return (
            self._played,
            max(self._played, sum(meeting.total for meeting in self._meetings)),
        )

    def report(self) -> Report:
        """Summarise the games played so far."""
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
        """Yield the missing games, deal by deal, without those of meetings decided meanwhile."""
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
