"""Programs as bots of a server: chosen by id, replaced when they fail, never named by clients."""

from __future__ import annotations

import shlex
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import dominium
from dominium import bots
from dominium.protocol import ProgramFailure
from dominium.server.common.bot_programs import NO_PROGRAMS, Programs, registered
from dominium.server.model.table import Seat
from dominium.server.model.table_settings import USUAL_SETTINGS
from dominium.server.tables.creation import new_table
from dominium.server.tables.dealing import first_draws
from dominium.server.tables.jobs import bot_turn
from tests.protocol.conftest import GREEDY, children, hostile, until_gone
from tests.server.conftest import Browser, RunningServer, play_to_the_end, quick

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dominium.server.common.bot_programs import Program

ME = {"kind": "me"}
EXAMPLE = {"kind": "bot", "level": "program-Example"}


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    yield
    assert until_gone() == []


@contextmanager
def serving(folder: Path, *programs: str, **changes: object) -> Iterator[RunningServer]:
    """A server with programs."""
    known = tuple(registered(text) for text in programs)
    server = RunningServer(quick(folder, programs=known, **changes))
    server.start()
    try:
        yield server
    finally:
        server.stop()


def bad(how: str, when: str = "2", limits: str = "time=10") -> str:
    """A program that fails, called Bad."""
    return f"Bad=program,{limits}:{hostile(how, when)}"


def until_finished(browser: Browser, table: str) -> None:
    deadline = time.monotonic() + 60
    while browser.get(f"/api/tables/{table}")["status"] != "finished":
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_people_choose_a_program_and_play_with_it(tmp_path: Path) -> None:
    with serving(tmp_path, f"Example={GREEDY}") as server:
        jana = server.browser()
        games = {game["id"]: game for game in jana.get("/api/games", language="cs")}
        offered = games["draw"]["levels"][-1]
        assert offered == {
            "id": "program-Example",
            "label": "Example",
            "help": "Program, který přidal provozovatel tohoto serveru.",
            "program": True,
        }
        opened = jana.open_table([ME, EXAMPLE], game="draw")
        assert [seat["name"] for seat in opened["seats"]] == ["Jana", "Example"]
        with jana.page(opened["table"]) as page:
            page.until("snapshot")
            play_to_the_end(page)
            assert page.table["seats"][1]["stand_in"] is None


def test_a_program_takes_a_free_seat(tmp_path: Path) -> None:
    with serving(tmp_path, f"Example={GREEDY}") as server:
        jana = server.browser()
        opened = jana.open_table([ME, {"kind": "friend"}], game="draw")
        with jana.page(opened["table"]) as page:
            page.until("snapshot")
            fill = {"type": "fill", "request": "f", "seat": 1}
            page.send({**fill, "level": "program-Other"})
            page.until("refused")
            page.send({**fill, "level": "program-Example"})
            while page.table["status"] == "waiting":
                page.receive()
            assert page.table["seats"][1]["name"] == "Example"


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("illegal", "Zvolil ťah, ktorý nie je podľa pravidiel."),
        ("silent", "Neodpovedal včas."),
    ],
)
def test_a_program_that_fails_is_replaced_and_everybody_is_told(
    tmp_path: Path, how: str, words: str
) -> None:
    limits = "time=0.3" if how == "silent" else "time=10"
    with serving(tmp_path, bad(how, limits=limits)) as server:
        jana = server.browser()
        opened = jana.open_table([ME, {"kind": "bot", "level": "program-Bad"}], game="draw")
        with jana.page(opened["table"], language="sk") as page:
            page.until("snapshot")
            play_to_the_end(page)
            told = [text for one in page.table["history"] for text in one["text"]]
            sentence = f"Program Bad prišiel o svoje miesto. {words} Ďalej hrá iný robot."
            assert told.count(sentence) == 1
            seat = page.table["seats"][1]
            assert (seat["level"], seat["stand_in"]) == ("program-Bad", "medium")
            assert not seat["away"]


def test_bots_play_on_among_themselves(tmp_path: Path) -> None:
    seats = [{"kind": "bot", "level": "program-Bad"}, {"kind": "bot", "level": "easy"}]
    with serving(tmp_path, bad("crash", "3")) as server:
        browser = server.browser()
        until_finished(browser, browser.open_table(seats, game="draw")["table"])


@pytest.mark.parametrize("still_there", [True, False])
def test_another_server_takes_the_game_up(tmp_path: Path, still_there: bool) -> None:
    """With the program, which hears the whole course; without it, with another bot."""
    program = f"Example={GREEDY}"
    with serving(tmp_path, program) as server:
        jana = server.browser()
        opened = jana.open_table([ME, EXAMPLE], game="draw")
        with jana.page(opened["table"]) as page:
            page.until("snapshot")
            for _ in range(2):
                assert page.until_my_turn()
                page.play_first_choice()
        cookies = dict(jana.http.cookies)
    with serving(tmp_path, *[program] * still_there) as server:
        jana = server.browser()
        jana.http.cookies.update(cookies)
        with jana.page(opened["table"]) as page:
            page.until("snapshot")
            play_to_the_end(page)
            assert page.table["seats"][1]["stand_in"] == (None if still_there else "medium")


LEVELS_OF_NOBODY = (
    "program:touch {proof}",
    "program,time=1:touch {proof}",
    "program-touch {proof}",
    "program-Example;touch {proof}",
    "program",
    "search:playouts=10",
    "random",
    "program-Other",
)


def test_nobody_names_a_program_that_the_operator_did_not(tmp_path: Path) -> None:
    proof = tmp_path / "proof"
    with serving(tmp_path, f"Example={GREEDY}") as server:
        browser = server.browser()
        opened = browser.open_table([ME, {"kind": "friend"}], game="block")
        with browser.page(opened["table"]) as page:
            page.until("snapshot")
            for level in (one.format(proof=proof) for one in LEVELS_OF_NOBODY):
                seats = [ME, {"kind": "bot", "level": level}]
                wish = {"game": "block", "my_name": "Eve", "seats": seats}
                answer = browser.http.post("/api/tables", json=wish)
                assert answer.status_code == 400
                assert answer.json()["faults"][0]["code"] == "bad_level"
                page.send({"type": "fill", "request": "f", "seat": 1, "level": level})
                page.until("refused")
            assert page.refusals == ["bad_level"] * len(LEVELS_OF_NOBODY)
        assert children() == []
    assert not proof.exists()


def test_a_log_names_no_commands(tmp_path: Path) -> None:
    """Not even who can write into the database starts a program by it."""
    proof = tmp_path / "proof"
    seats = [Seat(seat, "bot", None, f"program:touch {proof}", None) for seat in range(2)]
    table = new_table(dominium.load("draw"), 1, seats, USUAL_SETTINGS)
    table = table.apply(first_draws(table))
    with pytest.raises(ProgramFailure, match="not_started"):
        bot_turn(table)
    assert not proof.exists()


def test_a_program_is_offered_only_where_it_plays(tmp_path: Path) -> None:
    script = tmp_path / "choosy.py"
    answer = '{"type": "hello", "protocol": 1, "name": "x", "author": "Eva", "games": ["draw"]}'
    script.write_text(f"input()\nprint('{answer}', flush=True)\ninput()\n")
    program = registered(f"Choosy={shlex.join([sys.executable, str(script)])}")
    programs = Programs([program])
    assert (program.author, program.games) == ("Eva", ("draw",))
    assert "program-Choosy" in programs.known_for("draw")
    assert "program-Choosy" not in programs.known_for("block")
    assert NO_PROGRAMS.known_for("draw") == list(bots.LEVELS)


@pytest.mark.parametrize(
    "text", ["", "=x", "Two words=x", "a/b=x", "x" * 25 + "=y", "Name", "Name="]
)
def test_impossible_programs_are_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - each says something else
        registered(text)


def seated(programs: Programs, program: Program, table: str) -> int | None:
    """The number of the process that plays a turn at a table."""
    with programs.seated(program.id, table, 0) as bot:
        bot.introduce()
        return bot.process_id


def test_processes_stay_for_their_seat_and_go_when_they_are_many_or_idle() -> None:
    program = registered(f"Example={GREEDY}")
    programs = Programs([program], most=2)
    first = seated(programs, program, "a")
    assert seated(programs, program, "a") == first
    assert len({first, seated(programs, program, "b"), seated(programs, program, "c")}) == 3
    assert len(children()) == 2
    assert seated(programs, program, "a") != first, "the oldest was closed"
    assert not programs.has_old()
    programs.close()
    assert not children()
