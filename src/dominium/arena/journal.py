"""The journal of an arena: its plan, and a line for every game, so that a run can be resumed.

A text file of JSON lines. The first line holds the plan, every other one a game that was played. A
line that was cut off, as when the machine stopped, is left out and written anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self, TextIO

import msgspec

import dominium
from dominium.arena.matches import Result
from dominium.arena.plan import Plan, seatings, sides
from dominium.arena.sequential import Hypotheses

FORMAT = "dominium-arena"
VERSION = 1


class JournalError(Exception):
    """A file that is no journal of an arena, or one of another version."""


class _Head(msgspec.Struct):
    """The first line."""

    format: str
    version: int
    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    deals: int
    form: str
    seed: int
    hypotheses: Hypotheses | None = None


class Journal:
    """An open journal that games are added to."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def add(self, result: Result) -> None:
        """Write a game that was played, at once."""
        self._file.write(msgspec.json.encode(result).decode() + "\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def begun(path: Path, plan: Plan) -> Journal:
    """A new journal.

    Raises:
        OSError: the file cannot be written; FileExistsError when it is there already.
    """
    file = path.open("x", encoding="utf-8")
    file.write(msgspec.json.encode(_head(plan)).decode() + "\n")
    file.flush()
    return Journal(file)


def resumed(path: Path, plan: Plan, results: list[Result]) -> Journal:
    """The journal at a path to go on with, written anew with a plan and the games it holds.

    Raises:
        OSError: the file cannot be written.
    """
    fresh = path.with_name(path.name + ".new")
    lines = [msgspec.json.encode(each).decode() + "\n" for each in (_head(plan), *results)]
    fresh.write_text("".join(lines), encoding="utf-8")
    fresh.replace(path)
    return Journal(path.open("a", encoding="utf-8"))


def read(text: str) -> tuple[Plan, list[Result]]:
    """The plan of a journal and the games played so far.

    Raises:
        JournalError: it is none, or one of another version.
        OptionError: its game cannot be had.
        ValueError: its bots cannot be had.
    """
    first, *rest = text.split("\n")
    try:
        head = msgspec.json.decode(first, type=_Head)
    except msgspec.DecodeError as error:
        raise JournalError(str(error)) from error
    if (head.format, head.version) != (FORMAT, VERSION):
        raise JournalError(f"{head.format} {head.version}")
    game = dominium.load(head.game, preset=None, **head.options)
    plan = Plan(game, head.bots, head.deals, head.form, head.seed, head.hypotheses)
    results = [result for line in rest for result in _result(line)]
    return plan, [result for result in results if _belongs(result, plan)]


def _result(line: str) -> list[Result]:
    """The game of a line; none when it was cut off."""
    try:
        return [msgspec.json.decode(line, type=Result)]
    except msgspec.DecodeError:
        return []


def _belongs(result: Result, plan: Plan) -> bool:
    """Whether the plan has such a game."""
    task, meetings = result.task, plan.meetings
    return (
        0 <= task.meeting < len(meetings)
        and 0 <= task.seating < len(seatings(meetings[task.meeting]))
        and task.deal >= 0
        and len(result.failures) in (0, sides(plan.game))
        and len(result.places) == len(result.points) == len(result.thinking) == sides(plan.game)
    )


def _head(plan: Plan) -> _Head:
    return _Head(
        FORMAT,
        VERSION,
        plan.game.id,
        dict(plan.game.options),
        plan.bots,
        plan.deals,
        plan.form,
        plan.seed,
        plan.hypotheses,
    )
