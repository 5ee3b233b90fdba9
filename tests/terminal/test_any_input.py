"""Whatever is typed, in any language: an answer in printable lines, and a game that goes on."""

import io
import random
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given
from hypothesis import strategies as st

import dominium
from dominium import describe
from dominium.describe import LANGUAGES
from dominium.steps import OPTIONAL_STEPS
from dominium.terminal.arguments import Complaint
from dominium.terminal.lines import Input, Output
from dominium.terminal.queries import COURT_QUERIES, QUERIES
from dominium.terminal.score_pad import ScorePad
from dominium.terminal.seats import Seat
from dominium.terminal.session import Session, Style
from dominium.terminal.table import Table

LANGUAGE = st.sampled_from(LANGUAGES)
EVERY_QUERY = (*QUERIES, *COURT_QUERIES)
LETTERS = [letter for query in EVERY_QUERY for letter in query.letters]
POSITIONS = [
    *(("kralovska_zahrada", step) for step in ("place_castle", "claim", "place")),
    *(("royal_wedding_teams", step) for step in ("place", "tax", "build", "burn", "claim")),
]
PIECES = [
    *LETTERS,
    "e6",
    "a1",
    "c3",
    "m13",
    "z9",
    "6e",
    "r",
    "l",
    "u",
    "d",
    "→",
    "24",
    "0",
    "1.",
    "2.",
    "99.",
    ",",
    " ",
    "  ",
    "=24",
    "=k1",
    ".",
    "/",
    "-",
    "vpravo",
    "w lewo",
    "les",
    "wheat1",
    "f3",
    "m9",
    "Petr",
    "q24",
    "tax",
    "build",
    "burn",
    "tax g6 g5",
    "build 3",
    "pila",
    "Sala rycerska",
    "statue",
    "\t",
    "\0",
    "é",
    "ł",
    "\N{MATHEMATICAL DOUBLE-STRUCK DIGIT ONE}",
    "½",
]


def words_of(language: str) -> list[str]:
    """Everything the terminal understands in a language."""
    messages = describe.messages(language)
    commands = [query.name for query in EVERY_QUERY] + ["rest", "remove", "castle", "position"]
    commands += ["discarded", "coins", "knights", "queen"]
    return [
        word.strip()
        for command in commands
        for word in messages.text(f"terminal-words-{command}").split(",")
    ]


def typed(language: str) -> st.SearchStrategy[str]:
    """Lines of anything, and lines that are nearly right."""
    pieces = st.sampled_from([*PIECES, *words_of(language)])
    nearly = st.lists(pieces, max_size=6).flatmap(
        lambda parts: st.sampled_from([" ".join(parts), "".join(parts), ", ".join(parts)])
    )
    return st.one_of(nearly, st.text(max_size=40))


def played_to(preset: str, step: str, language: str, folder: str) -> tuple[Session, io.StringIO]:
    (game_id,) = (game.id for game in dominium.games() if preset in game.presets)
    game = dominium.load(game_id, preset=preset)
    names = ("Jana", "Petr", "Eva", "Adam", "Ota", "Iva")
    seats = [Seat(name) for name in names[: game.seats]]
    table = Table(game, seats, random.Random(2), Path(folder) / "game.json")
    table.save()
    written = io.StringIO()
    output = Output(written)
    session = Session(table, Style(language), Input(io.StringIO(), output), output)
    session.run()
    while session.view.step != step:
        session.typed("-" if session.view.step in OPTIONAL_STEPS else "1.")
    return session, written


@given(data=st.data(), language=LANGUAGE, position=st.sampled_from(POSITIONS))
def test_any_line_is_answered(
    language: str, position: tuple[str, str], data: st.DataObject
) -> None:
    with TemporaryDirectory() as folder:
        session, written = played_to(*position, language, folder)
        before, refusals, start = session.table.state.copy(), session.refusals, written.tell()
        session.typed(data.draw(typed(language)))
        answer = written.getvalue()[start:].splitlines()
        assert answer
        assert all(line.isprintable() for line in answer)
        if session.refusals > refusals:
            assert session.table.state == before
        record = dominium.Record.from_json(session.table.file.read_text(encoding="utf-8"))
        assert record.replay() == session.table.state


@given(data=st.data(), language=LANGUAGE)
def test_any_entry_is_written_down_or_refused(language: str, data: st.DataObject) -> None:
    pad = ScorePad(dominium.load("kingdomino", harmony=True), describe.messages(language))
    for line in data.draw(st.lists(typed(language), max_size=6)):
        position = pad.kingdom().position
        try:
            pad.enter(line)
        except Complaint:
            assert pad.kingdom().position == position
    for fault in (*pad.faults(), *pad.kingdom().notes()):
        assert describe.fault(fault.code, fault.params, language)
    assert pad.score().total >= 0
