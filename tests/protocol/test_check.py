"""`dominium bot-check`: good programs pass, and each fault is found by its check."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import sys
from pathlib import Path

import msgspec
import pytest

import dominium
from dominium.protocol.check import Checks
from dominium.protocol.limits import Limits
from dominium.protocol.messages import schema
from tests.protocol.conftest import EXAMPLES, GREEDY, hostile
from tests.terminal.conftest import Runner, environment, here

__all__ = ["environment", "here"]

PATIENT = Limits(move_seconds=20.0, start_seconds=20.0)
NODE = shutil.which("node")


def findings(
    command: str, games: tuple[str, ...] = ("solo",), limits: Limits = PATIENT
) -> dict[str, str]:
    """The checks that failed, with the codes."""
    found = Checks(shlex.split(command), limits, games, count=1).run()
    return {one.name: one.failure.code for one in found if one.failure}


@pytest.mark.parametrize(
    ("example", "games"),
    [("greedy_bot.py", []), ("random_bot.mjs", ["queendomino", "bergen"])],
)
def test_the_examples_keep_to_the_protocol(here: Runner, example: str, games: list[str]) -> None:
    if example.endswith(".mjs") and NODE is None:
        pytest.skip("Node is not installed, so the example in JavaScript cannot run")
    starter = sys.executable if example.endswith(".py") else str(NODE)
    command = shlex.join([starter, str(EXAMPLES / example)])
    chosen = [part for game in games for part in ("--game", game)]
    run = here("bot-check", command, "--games", "1", "--time", "20", *chosen)
    assert run.code == 0, run.text
    assert run.lines[-1] == "The program keeps to the protocol."
    assert (
        sum(" passed" in line for line in run.lines)
        == 2 * (len(games) or len(dominium.games())) + 6
    )


def test_the_examples_are_short_and_need_nothing() -> None:
    for example in EXAMPLES.iterdir():
        text = example.read_text(encoding="utf-8")
        assert len(text.splitlines()) <= 90
        assert not re.search(r"^(import|from) dominium|require\(", text, re.MULTILINE)


# A program in twelve lines, and what may be wrong with it.
SOUND = """
import json, sys
for line in sys.stdin:
    line = line.strip()
    message = json.loads(line)
    kind, known = message["type"], {"type", "id", "action", "protocols", "software"}
    if kind == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": "x"}), flush=True)
    elif kind == "new_game":
        taken_up = len(message["history"]) > 0
        print(json.dumps({"type": "ready", "id": message["id"]}), flush=True)
    elif kind == "choose":
        action = message["legal_actions"][-1]
        print(json.dumps({"type": "choose", "id": message["id"], "action": action}), flush=True)
    elif kind == "quit":
        break
"""
FAULTS = [
    ('    elif kind == "quit":\n        break\n', "", {"quit": "does_not_quit"}),
    (
        "for line in sys.stdin:",
        (
            "import itertools, time\nfor line in itertools.chain(sys.stdin, "
            "iter(lambda: time.sleep(60), 1)):"
        ),
        {"end_of_input": "does_not_quit"},
    ),
    ("line = line.strip()", "assert not line.endswith('\\r\\n')", {"line_ends": "crashed"}),
    (
        '"x"}), flush=True)',
        (
            '"x"}), flush=True)\n    elif kind not in '
            "{'new_game', 'choose', 'result', 'quit', 'error'}:\n        print('?', flush=True)"
        ),
        {"unknown": "malformed"},
    ),
    (
        "taken_up =",
        (
            "assert not any(seen['seat'] == message['seat'] for seen in message['history'])"
            "; taken_up ="
        ),
        {"middle": "crashed"},
    ),
    (
        '"id": message["id"]}), flush=True)\n    elif kind == "choose"',
        '"id": message["id"]}) + \'\\nready!\', flush=True)\n    elif kind == "choose"',
        {
            "games": "malformed",
            "middle": "malformed",
            "unknown": "malformed",
            "line_ends": "malformed",
            "unasked": "talks_unasked",
        },
    ),
    ("        break\n", "        sys.exit(7)\n", {"quit": "crashed"}),
]


@pytest.fixture
def script(tmp_path: Path) -> Path:
    return tmp_path / "program.py"


def test_the_sound_program_passes(script: Path) -> None:
    script.write_text(SOUND)
    assert findings(shlex.join([sys.executable, str(script)])) == {}


@pytest.mark.parametrize(("old", "new", "expected"), FAULTS)
def test_each_fault_is_found(script: Path, old: str, new: str, expected: dict[str, str]) -> None:
    assert SOUND.count(old) == 1
    script.write_text(SOUND.replace(old, new))
    assert findings(shlex.join([sys.executable, str(script)])) == expected


def test_nothing_more_is_asked_of_who_does_not_say_hello() -> None:
    assert findings(hostile("crash", "hello")) == {"hello": "crashed"}


def test_the_games_that_a_program_says_to_play_are_tried(script: Path) -> None:
    script.write_text(SOUND.replace('"name": "x"', '"name": "x", "games": ["draw", "matador"]'))
    found = Checks([sys.executable, str(script)], PATIENT, count=1).run()
    assert {one.game for one in found if one.game} == {"draw", "matador"}


def test_a_bad_program_fails_with_the_reason(here: Runner) -> None:
    run = here("bot-check", hostile("illegal", "1"), "--game", "solo", "--time", "20")
    assert run.code == 1
    assert (
        "whole games, one after the other: Solo: It chose an action that is not legal. ('a1l')"
        in run.text
    )
    assert run.lines[-1] == "The program does not keep to the protocol."


@pytest.mark.parametrize("wrong", [[], ["'"], [GREEDY, "--time", "0"], [GREEDY, "--game", "chess"]])
def test_impossible_wishes_are_refused(here: Runner, wrong: list[str]) -> None:
    run = here("bot-check", *wrong)
    assert run.code == 2
    assert run.complaint


def test_the_schema_tells_every_message(here: Runner) -> None:
    run = here("bot-check", "--schema")
    assert json.loads(run.text) == json.loads(msgspec.json.encode(schema()))
    assert {"Hello", "NewGame", "Choose", "Result", "Choice"} <= set(schema()["$defs"])
