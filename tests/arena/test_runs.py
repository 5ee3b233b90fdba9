"""Whole runs: the same deals for all, the same report however it was played, and going on."""

from __future__ import annotations

import itertools
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

import pytest

import dominium
from dominium.arena import (
    Arena,
    Hypotheses,
    MissingPackageError,
    OneProcess,
    Plan,
    Processes,
    RayCluster,
    Report,
    Result,
    Task,
    journal,
    matches,
    play_task,
)
from dominium.bots import Bot, Turn
from tests.arena.results import result

if TYPE_CHECKING:
    from dominium.actions import Decision

GAME = dominium.load("kingdomino")
PLAN = Plan(GAME, ("greedy", "random", "greedy:careless=0.5"), deals=4)


def report_of(plan: Plan) -> Report:
    arena = Arena(plan)
    with OneProcess(plan) as workers:
        arena.run(workers)
    return arena.report()


def told(report: Report) -> str:
    """A report without the times, which differ from run to run."""
    found = report.to_dict()
    for meeting in found["meetings"]:
        for bot in meeting["bots"]:
            del bot["seconds"], bot["longest"]
    return json.dumps(found)


class First:
    """Takes the first action, and keeps what it saw of the offers."""

    name = "first"
    offers: ClassVar[list[str]] = []

    def choose(self, turn: Turn) -> Decision:
        if turn.view.step == "claim":
            self.offers.append(str(sorted(str(action) for action in turn.legal_actions)))
        return turn.legal_actions[0]


def test_every_seating_of_a_deal_gets_the_same_dominoes(monkeypatch: pytest.MonkeyPatch) -> None:
    def create(_: str) -> Bot:
        return First()

    monkeypatch.setattr(matches, "create", create)
    plan = Plan(GAME, ("greedy", "random"), deals=2)
    seen = []
    for deal, seating in itertools.product(range(2), range(2)):
        First.offers = []
        play_task(plan, Task(0, deal, seating))
        seen.append(First.offers)
    assert seen[0] == seen[1]
    assert seen[2] == seen[3]
    assert seen[0] != seen[2]


def test_a_game_can_be_played_again_and_mirrored() -> None:
    plan = Plan(GAME, ("greedy", "random"), deals=1)
    there, again, mirrored = (play_task(plan, Task(0, 0, seating)) for seating in (0, 0, 1))
    assert (there.points, there.places) == (again.points, again.places)
    assert there.points[0] > there.points[1]  # greedy against random
    assert mirrored.points[1] > mirrored.points[0]
    assert all(each.decisions > 20 for each in there.thinking)


def test_a_report_counts_every_game_and_knows_the_stronger() -> None:
    report = report_of(PLAN)
    assert report.games == 3 * 4 * 2
    assert len(report.meetings) == 3
    assert report.ratings[-1].bot == "random"
    first = report.meetings[0].bots[0]
    assert (first.bot, first.against, first.games) == ("greedy", ("random",), 8)
    assert first.wins.mean > 0.7


def test_the_order_of_games_and_the_processes_change_nothing() -> None:
    plan = replace(PLAN, deals=2)
    arena = Arena(plan)
    with Processes(plan, 2) as workers:
        arena.run(workers)
    assert told(arena.report()) == told(report_of(plan))


def test_a_run_goes_on_from_its_journal(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    short = replace(PLAN, deals=2)
    with journal.begun(file, short) as kept, OneProcess(short) as workers:
        Arena(short).run(workers, kept.add)
    with file.open("a", encoding="utf-8") as text:
        text.write('{"task":[0,1')  # the machine stopped here
    plan, results = journal.read(file.read_text(encoding="utf-8"))
    assert plan == short
    assert len(results) == 12
    arena = Arena(replace(plan, deals=PLAN.deals), results)
    assert arena.progress == (12, 24)
    counted: list[Result] = []
    with journal.resumed(file, arena.plan, results) as kept, OneProcess(arena.plan) as workers:
        arena.run(workers, lambda game: (counted.append(game), kept.add(game))[1])
    assert len(counted) == 12
    assert told(arena.report()) == told(report_of(PLAN))
    again, every = journal.read(file.read_text(encoding="utf-8"))
    assert (again, len(every)) == (PLAN, 24)


@pytest.mark.parametrize("text", ["", "{}", "hello", '{"format":"other","version":1}'])
def test_what_is_no_journal(text: str) -> None:
    with pytest.raises(journal.JournalError):
        journal.read(text)


def test_games_that_do_not_belong_to_the_plan_are_left_out(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    with journal.begun(file, PLAN) as kept:
        kept.add(result(0, 0, (3, 2)))
        kept.add(result(0, 0, (3, 2), meeting=3))
        kept.add(result(0, 2, (3, 2)))
        kept.add(result(0, 0, (3, 2, 1)))
    assert len(journal.read(file.read_text(encoding="utf-8"))[1]) == 1


class Backwards:
    """Plays nothing, but gives the games of strong first bots, the last of a handful first."""

    def played(self, tasks: Iterator[Task]) -> Iterator[Result]:
        while some := list(itertools.islice(tasks, 6)):
            for task in reversed(some):
                points = (9, 0) if task.seating == 0 else (0, 9)
                yield result(task.deal, task.seating, points, meeting=task.meeting)


def test_a_decided_meeting_ends_early_at_the_same_deal_in_any_order() -> None:
    plan = Plan(GAME, ("greedy", "random"), 100, hypotheses=Hypotheses(0, 100))
    arena = Arena(plan)
    arena.run(Backwards())
    report = arena.report()
    assert report.meetings[0].test is not None
    assert report.meetings[0].test.decision == "high"
    assert report.meetings[0].bots[0].deals == 8
    done, total = arena.progress
    assert 16 <= done == total < 30


def test_only_whole_deals_count() -> None:
    plan = Plan(GAME, ("greedy", "random"), 3)
    games = [result(0, 0, (5, 1)), result(2, 0, (5, 1)), result(2, 1, (1, 5))]
    report = Arena(plan, games).report()
    assert report.games == 2
    assert Arena(plan, games[:1]).report().meetings == ()
    assert Arena(plan, games[:1]).report().ratings == ()


def test_ray_is_asked_for_by_name_when_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingPackageError, match=r"^ray$"):
        RayCluster(PLAN, "auto")


def test_games_on_a_ray_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'dominium[ray]'")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    plan = replace(PLAN, deals=1)
    arena = Arena(plan)
    with RayCluster(plan, "local") as workers:
        arena.run(workers)
    assert told(arena.report()) == told(report_of(plan))
