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
from dominium.describe.queries import COURT_QUERIES
from dominium.terminal.arguments import CommandError
from dominium.terminal.kingdom.queries import QUERIES
from dominium.terminal.kingdom.score_pad import ScorePad
from dominium.terminal.kingdom.session import KingdomSession
from dominium.terminal.line.queries import QUERIES as LINE_QUERIES
from dominium.terminal.line.score_pad import LinePad
from dominium.terminal.line.session import LineSession
from dominium.terminal.seats import Seat
from dominium.terminal.session import Session, Style
from dominium.terminal.streams import Input, Output
from dominium.terminal.table import Table
from dominium.views import OPTIONAL_STEPS

LANGUAGE = st.sampled_from(LANGUAGES)
EVERY_QUERY = (*QUERIES, *COURT_QUERIES, *LINE_QUERIES)
LETTERS = [letter for query in EVERY_QUERY for letter in query.letters]
POSITIONS = [
    *(("kralovska_zahrada", step) for step in ("place_castle", "claim", "place")),
    *(("royal_wedding_teams", step) for step in ("place", "tax", "build", "burn", "claim")),
]
LINE_POSITIONS = [
    ("block", "lead"),
    ("draw", "play"),
    ("matador", "play"),
    ("bergen", "play"),
    ("sebastopol", "play"),
    ("twenty_one", "hit_or_stand"),
    ("solo", "play"),
]
PADS = {info.id: dominium.load(info.id) for info in dominium.games() if info.family == "line"}
PAD_WORDS = [
    f"ending-{one.ending}"
    for game in PADS.values()
    for one in game.facts.endings
    if not one.by_itself
]
PAD_WORDS += ["points", "lead", "doubles", "tiles", "undo", "entries"]
PIECES = [
    *LETTERS,
    "65",
    "6-5",
    "00",
    "66l",
    "61l6",
    "=65",
    "dubl 6",
    "p",
    "bere",
    "dost",
    "out",
    "12",
    "3-3 2-1",
    ":",
    "Jana",
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
    commands += ["discarded", "coins", "knights", "queen", *PAD_WORDS]
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


def played_to(
    preset: str, step: str, language: str, folder: str
) -> tuple[KingdomSession, io.StringIO]:
    (game_id,) = (game.id for game in dominium.games() if preset in game.presets)
    game = dominium.load(game_id, preset=preset)
    names = ("Jana", "Petr", "Eva", "Adam", "Ota", "Iva")
    seats = [Seat(name) for name in names[: game.seats]]
    table = Table(game, seats, random.Random(2), Path(folder) / "game.json")
    table.save()
    written = io.StringIO()
    output = Output(written)
    session = KingdomSession(table, Style(language), Input(io.StringIO(), output), output)
    session.run()
    while session.view.step != step:
        session.typed("-" if session.view.step in OPTIONAL_STEPS else "1.")
    return session, written


def line_played_to(
    game: str, step: str, language: str, folder: str
) -> tuple[LineSession, io.StringIO]:
    """A game of one person against random bots."""
    loaded = dominium.load(game)
    bots = (Seat(name, "random") for name in ("Petr", "Eva", "Adam"))
    seats = [Seat("Jana"), *bots][: loaded.seats]
    table = Table(loaded, seats, random.Random(2), Path(folder) / "game.json")
    table.save()
    written = io.StringIO()
    output = Output(written)
    session = LineSession(table, Style(language), Input(io.StringIO(), output), output)
    session.run()
    while session.view.step != step:
        session.typed("1.")
    return session, written


def check_answer(session: Session, written: io.StringIO, text: str) -> None:
    """A line is answered; refused, it changes nothing; and the game on disk is the one played."""
    before, refusals, start = session.table.state.copy(), session.refusals, written.tell()
    session.typed(text)
    answer = written.getvalue()[start:].splitlines()
    assert answer
    # Numbers and their signs are held together by spaces that do not break.
    assert all(line.replace("\u00a0", " ").isprintable() for line in answer)
    if session.refusals > refusals:
        assert session.table.state == before
    record = dominium.Record.from_json(session.table.file.read_text(encoding="utf-8"))
    assert record.replay() == session.table.state


@given(data=st.data(), language=LANGUAGE, position=st.sampled_from(POSITIONS))
def test_any_line_is_answered(
    language: str, position: tuple[str, str], data: st.DataObject
) -> None:
    with TemporaryDirectory() as folder:
        check_answer(*played_to(*position, language, folder), data.draw(typed(language)))


@given(data=st.data(), language=LANGUAGE, position=st.sampled_from(LINE_POSITIONS))
def test_any_line_is_answered_at_a_line_game(
    language: str, position: tuple[str, str], data: st.DataObject
) -> None:
    with TemporaryDirectory() as folder:
        check_answer(*line_played_to(*position, language, folder), data.draw(typed(language)))


@given(data=st.data(), language=LANGUAGE, game=st.sampled_from(sorted(PADS)))
def test_any_deal_is_written_down_or_refused(game: str, language: str, data: st.DataObject) -> None:
    loaded = PADS[game]
    assert isinstance(loaded, dominium.LineGame)
    names = ("Jana", "Petr", "Eva", "Adam")[: loaded.seats]
    pad = LinePad(loaded, names, describe.messages(language))
    for line in data.draw(st.lists(typed(language), max_size=6)):
        entries = pad.entries
        try:
            standing = pad.enter(line)
        except CommandError:
            assert pad.entries == entries
        else:
            assert standing == pad.tally()
            assert pad.entries[:-1] == entries


@given(data=st.data(), language=LANGUAGE)
def test_any_entry_is_written_down_or_refused(language: str, data: st.DataObject) -> None:
    pad = ScorePad(dominium.load("kingdomino", harmony=True), describe.messages(language))
    for line in data.draw(st.lists(typed(language), max_size=6)):
        position = pad.kingdom().position
        try:
            pad.enter(line)
        except CommandError:
            assert pad.kingdom().position == position
    for fault in (*pad.faults(), *pad.kingdom().notes()):
        assert describe.fault(fault.code, fault.params, language)
    assert pad.score().total >= 0
