"""`dominium coach`: a review of a recorded game, with better actions and reasons."""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import dominium
from dominium import coach
from dominium.coach.presenter import review_to_dict
from dominium.coach.reviews import decisions, from_judged, judged
from dominium.describe.text import capitalised
from dominium.terminal import files
from dominium.terminal.arguments import Parser
from dominium.terminal.progress import Progress
from dominium.terminal.terminal import Terminal
from dominium.terminal.viewpoint import seat_named

WORSE = frozenset({"inaccuracy", "mistake", "blunder"})
"""The grades of decisions that are listed by default."""
MOST_PLAYOUTS = 1_000_000


def configure(parser: Parser) -> None:
    """Add the arguments."""
    text = parser.messages.text
    parser.input("file", type=Path)
    parser.option("--whose", metavar=text("terminal-metavar-seat"))
    parser.option("--all", action="store_true")
    parser.option("--playouts", type=int, metavar=text("terminal-metavar-number"))
    parser.option("--json", action="store_true")
    parser.option("--compact", action="store_true")


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Review a record and write the findings."""
    record = files.read_record(values.file, terminal)
    if values.playouts is not None:
        terminal.check_range("--playouts", values.playouts, 1, MOST_PLAYOUTS)
    seats = None if values.whose is None else (seat_named(record, values.whose, terminal),)
    review = _reviewed(record, seats, values.playouts, terminal)
    told = review_to_dict(review, terminal.language)
    if values.json:
        terminal.stdout.write(json.dumps(told, ensure_ascii=False, indent=1) + "\n")
        return 0
    output = terminal.output(compact=values.compact)
    output.lines(_lines(told, terminal, every=values.all))
    return 0


def _reviewed(
    record: dominium.Record, seats: Sequence[int] | None, playouts: int | None, terminal: Terminal
) -> coach.Review:
    """Return the review of a record, with a progress bar on the way."""
    found = list[coach.Judged]()
    with Progress(terminal) as progress:
        for position in decisions(record, seats):
            progress.show(position.ply, len(record.actions))
            found.append(judged(position, playouts))
    return from_judged(record, found, seats)


def _lines(told: dict[str, Any], terminal: Terminal, *, every: bool) -> Iterator[str]:
    """Yield the summary, the graph of winning chances in words, and the decisions one by one."""
    if not told["decisions"]:
        yield terminal.say("coach-nothing")
        return
    yield from (one["words"] for one in told["summary"])
    yield from told["graph_words"]
    listed = [one for one in told["decisions"] if every or one["grade"] in WORSE]
    judged_count = len(told["decisions"])
    yield terminal.say("coach-listed", judged=judged_count, listed=len(listed))
    names = {one["seat"]: one["name"] for one in told["summary"]}
    for one in listed:
        yield from _decision(one, names[one["seat"]], terminal)


def _decision(one: dict[str, Any], name: str, terminal: Terminal) -> Iterator[str]:
    """Yield a decision; where another one was better, also that one and the reason."""
    yield terminal.say(
        "coach-decision",
        ply=one["ply"],
        name=name,
        words=one["words"],
        grade=capitalised(one["grade_words"]),
        points=terminal.decimal(one["loss_points"], 1),
        win=terminal.percentage(one["loss_win"]),
    )
    if one["grade"] == "best":
        return
    best = one["best"][0]
    option = terminal.messages.text(
        "coach-option",
        action=best["words"],
        win=terminal.percentage(best["win"]),
        points=terminal.decimal(best["points"], 1),
    )
    yield terminal.say("coach-better", option=option)
    if one["reason"] is not None:
        yield one["reason"]
