"""Programs that misbehave: each is told from the others in bounded time, and nothing is left."""

from __future__ import annotations

import pickle
import subprocess
import sys
import threading
import time

import psutil
import pytest

import dominium
from dominium import bots
from dominium.protocol import ProgramBot, ProgramFailure, Substituted, substituted
from dominium.protocol.failure import CODES
from tests.patience import PATIENCE
from tests.protocol.conftest import hostile

QUICK = "program,time=0.4:"
PATIENT = "program,time=10,memory=256:"

FAILURES = [
    ("silent", "2", "too_slow"),
    ("silent", "hello", "too_slow"),
    ("silent", "new_game", "too_slow"),
    ("deaf", "1", "too_slow"),
    ("flood", "1", "too_slow"),
    ("crash", "hello", "crashed"),
    ("crash", "new_game", "crashed"),
    ("crash", "3", "crashed"),
    ("killed", "2", "crashed"),
    ("greedy_for_memory", "1", "crashed"),
    ("file", "1", "crashed"),
    ("children", "1", "crashed"),
    ("close", "2", "closed_output"),
    ("close", "hello", "closed_output"),
    ("long_line", "1", "line_too_long"),
    ("long_line", "hello", "line_too_long"),
    ("no_json", "1", "malformed"),
    ("no_text", "1", "malformed"),
    ("deep", "1", "malformed"),
    ("no_type", "2", "malformed"),
    ("array", "1", "malformed"),
    ("number_as_action", "1", "malformed"),
    ("chatter", "1", "malformed"),
    ("another_version", "hello", "unknown_version"),
    ("one_game", "hello", "other_game"),
    ("another_answer", "new_game", "malformed"),
    ("another_answer", "2", "wrong_answer"),
    ("another_id", "2", "wrong_answer"),
    ("talk_ahead", "2", "wrong_answer"),
    ("illegal", "2", "illegal_action"),
]


@pytest.mark.parametrize(("how", "when", "code"), FAILURES)
def test_a_failure_is_told_and_nothing_is_left(how: str, when: str, code: str) -> None:
    begun = time.monotonic()
    hurry = QUICK if code == "too_slow" and when not in {"hello", "new_game"} else ""
    hurry = "program,start=0.6:" if code == "too_slow" and not hurry else hurry or PATIENT
    name = hurry + hostile(how, when)
    with pytest.raises(ProgramFailure) as caught:
        dominium.play(dominium.load("kingdomino"), [name, "random"], rng=1)
    assert caught.value.code == code
    assert time.monotonic() - begun < 15


def test_every_failure_is_shown_here() -> None:
    assert {code for _, _, code in FAILURES} | {"not_started"} == set(CODES)


@pytest.mark.parametrize("command", ["no-such-program-anywhere", "./missing.py 1"])
def test_a_program_that_is_not_there_is_not_started(command: str) -> None:
    bot = bots.create(f"program:{command}")
    with pytest.raises(ProgramFailure, match="not_started"):
        dominium.play(dominium.load("solo"), [bot])


def test_the_last_words_and_the_exit_code_are_told() -> None:
    with pytest.raises(ProgramFailure) as caught:
        dominium.play(dominium.load("solo"), [PATIENT + hostile("crash", "1")])
    assert caught.value.detail == "exit code 3"
    assert caught.value.log == "KeyError: 'lake'"
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.code, again.detail, again.log) == ("crashed", "exit code 3", "KeyError: 'lake'")


def test_much_writing_to_the_log_does_no_harm() -> None:
    record = dominium.play(dominium.load("solo"), ["program:" + hostile("log_flood", "1")], rng=1)
    assert record.outcome is not None


def test_who_does_not_quit_is_killed() -> None:
    begun = time.monotonic()
    dominium.play(dominium.load("solo"), ["program:" + hostile("ignores_quit", "never")], rng=1)
    assert time.monotonic() - begun < 10


def test_a_program_outlives_the_thread_that_started_it() -> None:
    bot = bots.create("program:" + hostile("nothing", "never"))
    assert isinstance(bot, ProgramBot)
    thread = threading.Thread(target=bot.introduce)
    thread.start()
    thread.join()
    started = bot.process_id
    dominium.play(dominium.load("solo"), [bot], rng=1)
    assert bot.process_id == started
    bot.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a program with its parent")
def test_a_program_ends_with_who_started_it_even_when_that_is_killed() -> None:
    name = "program:" + hostile("deaf", "hello")
    code = f"from dominium import bots; bots.create({name!r}).introduce()"
    parent = subprocess.Popen([sys.executable, "-c", code])
    deadline = time.monotonic() + PATIENCE
    while not psutil.Process(parent.pid).children() and time.monotonic() < deadline:
        time.sleep(0.05)
    (program,) = psutil.Process(parent.pid).children()
    parent.kill()
    parent.wait()
    psutil.wait_procs([program], timeout=PATIENCE)
    assert not program.is_running()


def test_the_time_for_a_game_runs_out() -> None:
    name = f"program,total=0.001:{hostile('nothing', 'never')}"
    with pytest.raises(ProgramFailure, match="too_slow"):
        dominium.play(dominium.load("block"), [name, "random"], rng=1)


@pytest.mark.parametrize("how", ["illegal", "crash", "silent"])
def test_a_substitute_plays_on(how: str) -> None:
    bot = substituted(bots.create((QUICK if how == "silent" else PATIENT) + hostile(how, "3")))
    assert isinstance(bot, Substituted)
    record = dominium.play(dominium.load("block"), [bot, "random"], rng=1)
    assert record.outcome is not None
    assert bot.failure is not None
    assert bot.failure.code in {"illegal_action", "crashed", "too_slow"}
    bot.close()


def test_after_a_failure_the_next_game_starts_it_anew() -> None:
    bot = bots.create(PATIENT + hostile("crash", "3"))
    for _ in range(2):
        with pytest.raises(ProgramFailure, match="crashed"):
            dominium.play(dominium.load("kingdomino"), [bot, "random"], rng=1)


@pytest.mark.parametrize(
    "name",
    [
        "program",
        "program:",
        "program:'",
        "program,time=0:x",
        "program,time=nan:x",
        "program,time=x:x",
        "program,memory=1:x",
        "program,speed=3:x",
        "program,memory=1.5:x",
    ],
)
def test_impossible_names_are_refused(name: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - each says something else
        bots.create(name)
