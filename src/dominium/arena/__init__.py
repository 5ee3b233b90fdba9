"""The arena: a measurement of the strength of bots by games against each other.

`Plan` says who meets whom, `Arena` plays it on workers and reports: win rates, margins, Elo and
openskill, with intervals that respect that games of one deal are not independent::

    plan = Plan(dominium.load("kingdomino"), ("greedy", "random"), deals=100)
    arena = Arena(plan)
    with OneProcess(plan) as workers:
        arena.run(workers)
    print(arena.report().ratings)
"""

from dominium.arena.figures import BotFigures, Estimate
from dominium.arena.matches import Result, Task, Thinking, play_task
from dominium.arena.plan import FORMS, Plan, deals_for
from dominium.arena.ratings import Rating
from dominium.arena.run import Arena, MeetingReport, Report
from dominium.arena.sequential import Hypotheses
from dominium.arena.workers import MissingPackageError, OneProcess, Processes, RayCluster, Workers

__all__ = [
    "FORMS",
    "Arena",
    "BotFigures",
    "Estimate",
    "Hypotheses",
    "MeetingReport",
    "MissingPackageError",
    "OneProcess",
    "Plan",
    "Processes",
    "Rating",
    "RayCluster",
    "Report",
    "Result",
    "Task",
    "Thinking",
    "Workers",
    "deals_for",
    "play_task",
]
