"""Pages play puzzles as the library does: the same replies, explanations and tables."""

from __future__ import annotations

import random
from datetime import date
from typing import TYPE_CHECKING, Any

import msgspec

from dominium import describe, puzzles
from dominium.describe import LANGUAGES
from dominium.engine.errors import IllegalAction
from dominium.puzzles import GIVE_UP, Attempt, Puzzle, PuzzleRefused, Teller
from dominium.server.learning import puzzles as served
from dominium.server.model.table import Entry, Seat, Table
from dominium.server.model.table_settings import TableSettings
from dominium.server.model.viewer import Person, Viewer
from dominium.server.presenters import snapshots
from tools.node import run_npm

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    import pytest

    from dominium.describe import Language

DAYS = [date(2026, 11, day) for day in (22, 23, 24)]
"""Days with a puzzle of Queendomino, of tiles and of Kingdomino, each found in a moment."""
SOLVER = Person(1, None)


def answered(
    puzzle: Puzzle, answers: Sequence[str], given: Sequence[str], language: Language
) -> dict[str, Any]:
    """Return a puzzle after some answers, with the reply to a new one."""
    words, attempt = Teller(puzzle, language), Attempt(puzzle, answers)
    if not given:
        return shown(attempt, words, language)
    try:
        take(attempt, given, language)
    except PuzzleRefused as refused:
        return shown(attempt, words, language, refusal=words.refusal(refused.code))
    except IllegalAction as refused:
        reason = words.describer.refusal(refused.code, refused.params, attempt.state)
        return shown(attempt, words, language, refusal=reason)
    return shown(attempt, words, language, verdict=words.verdict(attempt))


def take(attempt: Attempt, given: Sequence[str], language: Language) -> None:
    """Take a single answer, in the notation or in words."""
    if len(given) > 1:
        raise PuzzleRefused("one_action")
    text = given[0]
    attempt.answer(text and describe.understand(text, attempt.state, language))


def shown(
    attempt: Attempt,
    words: Teller,
    language: Language,
    *,
    verdict: str | None = None,
    refusal: str | None = None,
) -> dict[str, Any]:
    """Return what a page shows of a puzzle."""
    seen = snapshots.snapshot(table_of(attempt, words), Viewer(SOLVER, language), (SOLVER.id,))
    over = attempt.over
    table = msgspec.to_builtins(seen) | {
        "title": words.title(),
        "expected": words.refusal("over") if over else f"{words.task()} {seen.expected}",
    }
    return {
        "day": attempt.puzzle.day.isoformat(),
        "answers": list(attempt.answers),
        "solved": attempt.solved,
        "over": over,
        "title": words.title(),
        "text": words.text(),
        "task": words.task(),
        "hint": words.hint(),
        "verdict": verdict,
        "refusal": refusal,
        "explanation": words.explanation(attempt) if over else [],
        "compared": [one._asdict() for one in words.compared(attempt)] if over else [],
        "table": table | ({"legal": []} if over else {}),
    }


def table_of(attempt: Attempt, words: Teller) -> Table:
    """Return the table of a puzzle on a server."""
    puzzle = attempt.puzzle
    seats = tuple(
        Seat(number, "person", name, None, SOLVER.id)
        if number == puzzle.seat
        else Seat(number, "bot", name, "easy", None)
        for number, name in enumerate(words.names())
    )
    settings = TableSettings(chat="off", undo=False, spectators=False)
    name = f"puzzle-{puzzle.day.isoformat()}"
    table = Table(name, puzzle.game, b"", SOLVER.id, seats, 0, puzzle.game.start(), settings)
    return table.apply(
        Entry(number, "action", one.seat, one.action)
        for number, one in enumerate(attempt.played, 1)
    )


def visits(puzzle: Puzzle, language: Language, rng: random.Random) -> Iterator[dict[str, Any]]:
    """Yield answers that find the solution after some wrong ones, give up, or are no answers."""
    legal = [str(action) for action in puzzle.position().legal_actions()]
    wrong = [action for action in legal if action != puzzle.solution]
    describer = Teller(puzzle, language).describer
    typed = describer.typed(puzzle.position().parse(puzzle.solution))
    answers = rng.sample(wrong, min(2, len(wrong)))
    given: Sequence[Sequence[str]] = (
        [],
        [wrong[0]],
        [answers[0]],
        [puzzle.solution],
        [typed],
        [GIVE_UP],
        ["nonsense"],
        ["c3r"],
        ["65l"],
        [puzzle.solution, wrong[0]],
    )
    over = ([puzzle.solution], [*answers, GIVE_UP], [GIVE_UP])
    for before, new in (
        *((before, new) for before in ([], answers) for new in given),
        *((before, new) for before in over for new in ([], [wrong[0]], [puzzle.solution])),
    ):
        told = answered(puzzle, before, new, language)
        yield {"answers": before, "given": new, "shown": told}


def test_pages_play_puzzles_as_the_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(3)
    written = tmp_path / "puzzles.json"
    monkeypatch.setenv("DOMINIUM_PUZZLES", str(written))
    taught = [
        {
            "language": language,
            "script": served.script(puzzle, language),
            "visits": list(visits(puzzle, language, rng)),
        }
        for puzzle in map(puzzles.find, DAYS)
        for language in LANGUAGES
    ]
    assert len({one["script"].family for one in taught}) == 2
    written.write_bytes(msgspec.json.encode(taught))
    run = run_npm(["run", "--silent", "conformance", "puzzles"], capture=True)
    assert run.returncode == 0, run.stdout[-20_000:]
