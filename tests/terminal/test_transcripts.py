"""The terminal and the page announce a game alike: the same lines, in the same order, each once."""

import itertools
import re
from pathlib import Path

import pytest

import dominium
from dominium.describe import LANGUAGES, Describer, messages
from dominium.server.model.table import Entry, Seat, Table
from dominium.server.model.viewer import Person, Viewer
from dominium.server.presenters import snapshots
from tests.terminal.conftest import Runner, at_table

GAMES = [
    *((game.id, ()) for game in dominium.games()),
    ("kingdomino", ("--preset", "kralovska_zahrada")),
    ("kingdomino", ("--preset", "mighty_duel")),
    ("queendomino", ("--preset", "royal_wedding", "--seats", "3")),
]
TYPED = re.compile(r".*> .*")
LISTED = re.compile(r"\d+\. .*")


def on_the_page(record: dominium.Record, language: str) -> list[str]:
    """The announcements of the server to the first seat when a game is over."""
    people = [Person(number, seat.name) for number, seat in enumerate(record.seats, 1)]
    seats = tuple(
        Seat(seat, "person", person.name, None, person.id) for seat, person in enumerate(people)
    )
    opened = Table("table", record.game, bytes(32), 1, seats, 0, record.game.start())
    entries, state = list[Entry](), record.game.start()
    for number, action in enumerate(record.actions, 1):
        seat = state.actor if isinstance(state.actor, int) else None
        person = None if seat is None else people[seat].id
        entries.append(Entry(number, "action", seat, action, person))
        state.apply(action)
    viewer = Viewer(people[0], language)
    # Once a game is over, its history lies open: what was said before is asked for before.
    last = max(entry.number for entry in entries if entry.seat is not None)
    running = snapshots.snapshot(opened.apply(entries[: last - 1]), viewer, ()).history
    over = snapshots.snapshot(opened.apply(entries), viewer, ()).history
    shown = [*running, *(entry for entry in over if entry.number >= last)]
    return [line for entry in shown for line in entry.text]


def answers(record: dominium.Record, language: str) -> set[str]:
    """The other words of the terminal: whose turn it is, and the number of choices."""
    describer = Describer(record.game, language, [seat.name for seat in record.seats], you=0)
    text = messages(language).text
    said = {text("terminal-choices", count=count) for count in range(1, 300)}
    said |= {
        text("terminal-choices-shown", shown=shown, count=count)
        for count in range(1, 60)
        for shown in range(1, count)
    }
    return said | {describer.expected(state.view(0)) for *_, state in record.plies()}


@pytest.mark.criterion(19)
@pytest.mark.parametrize(
    ("game", "options", "language"),
    [(*one, language) for one, language in zip(GAMES, itertools.cycle(LANGUAGES), strict=False)],
)
def test_the_terminal_announces_what_the_page_announces(
    here: Runner, tmp_path: Path, game: str, options: tuple[str, ...], language: str
) -> None:
    file = tmp_path / "game.json"
    chosen = dict(zip(options[::2], options[1::2], strict=True))
    loaded = dominium.load(
        game,
        preset=chosen.get("--preset"),
        **({"seats": int(chosen["--seats"])} if "--seats" in chosen else {}),
    )
    arguments = ("--seed", "5", "--record", str(file), "--language", language)
    done = here("play", game, *at_table(loaded.seats), *options, *arguments, typed=["1."] * 400)
    record = dominium.Record.from_json(file.read_text(encoding="utf-8"))
    assert record.outcome is not None
    announced = on_the_page(record, language)
    *_, last = (number for number, line in enumerate(done.lines) if line == announced[-1])
    beside = answers(record, language)
    greeting = 3 + (loaded.seats > 2 and "teams" in game)
    heard = [
        line
        for line in done.lines[greeting : last + 1]
        if not TYPED.fullmatch(line) and not LISTED.fullmatch(line) and line not in beside
    ]
    assert heard == announced
