"""The journal of an arena: its plan, and a line for every game, so that a run can be resumed.

A text file of JSON lines. The first line holds the plan, every other one a finished game. A
line that was cut off, as when the machine stopped, is left out and written anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self, TextIO

import msgspec

from dominium.arena.matches import Result
from dominium.arena.plan import Plan, seatings, sides
from dominium.arena.sequential import Hypotheses
from dominium.engine.loading import load

FORMAT = "dominium-arena"
VERSION = 1


class JournalError(Exception):
    """An error for a file that is not an arena's journal, or one of another version."""


class _Head(msgspec.Struct):
    """The header in the first line."""

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
    """An open journal to which games are appended."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def add(self, result: Result) -> None:
        """Append a finished game and flush."""
        self._file.write(msgspec.json.encode(result).decode() + "\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def begun(path: Path, plan: Plan) -> Journal:
    """Create a journal with a plan.

    Raises:
        OSError: the file cannot be written; FileExistsError when it is there already.
    """
    file = path.open("x", encoding="utf-8")
    file.write(msgspec.json.encode(_head(plan)).decode() + "\n")
    file.flush()
    return Journal(file)


def resumed(path: Path, plan: Plan, results: list[Result]) -> Journal:
    """Rewrite the journal at a path with a plan and the games it holds, and open it for more.

    Raises:
        OSError: the file cannot be written.
    """
    fresh = path.with_name(path.name + ".new")
    lines = [msgspec.json.encode(each).decode() + "\n" for each in (_head(plan), *results)]
    fresh.write_text("".join(lines), encoding="utf-8")
    fresh.replace(path)
    return Journal(path.open("a", encoding="utf-8"))


def read(text: str) -> tuple[Plan, list[Result]]:
    """Read the plan of a journal and the games played so far.

    Raises:
        JournalError: it is none, or one of another version.
        OptionError: its game cannot be loaded.
        ValueError: its bots cannot be made.
    """
    first, *rest = text.split("\n")
    try:
        head = msgspec.json.decode(first, type=_Head)
    except (msgspec.DecodeError, RecursionError) as error:
        raise JournalError(str(error)) from error
    if (head.format, head.version) != (FORMAT, VERSION):
        raise JournalError(f"{head.format} {head.version}")
    game = load(head.game, preset=None, **head.options)
    plan = Plan(game, head.bots, head.deals, head.form, head.seed, head.hypotheses)
    results = [result for line in rest for result in _result(line)]
    return plan, [result for result in results if _belongs(result, plan)]


def _result(line: str) -> list[Result]:
    """Decode the game of a line into a list; an empty one when the line was cut off."""
    try:
        return [msgspec.json.decode(line, type=Result)]
    except (msgspec.DecodeError, RecursionError):
        return []


def _belongs(result: Result, plan: Plan) -> bool:
    """Return whether a game is one of the plan's."""
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
