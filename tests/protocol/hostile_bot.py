"""A program that speaks the protocol well until it does what its first argument says.

The second argument says when: at `hello`, at `new_game`, or at the choice of this number.
"""

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from typing import Any

IDLE = "import time; time.sleep(60)"


def say(answer: dict[str, Any] | str | bytes) -> None:
    line = answer if isinstance(answer, str | bytes) else json.dumps(answer)
    data = line if isinstance(line, bytes) else line.encode()
    os.write(1, data + b"\n")


def misbehave(how: str, message: dict[str, Any]) -> None:  # noqa: C901, PLR0912 - a list of sins
    identity = message.get("id")
    match how:
        case "silent":
            time.sleep(60)
        case "deaf":
            signal.pause()
        case "crash":
            sys.stderr.write("Traceback:\nKeyError: 'lake'\n")
            sys.stderr.flush()
            os._exit(3)
        case "killed":
            os.kill(os.getpid(), signal.SIGKILL)
        case "close":
            os.close(1)
            time.sleep(60)
        case "no_json":
            say("I choose e6r")
        case "no_text":
            say(b'{"type": "choose", "id": 1, "action": "\xff\xfe"}')
        case "deep":
            say("[" * 30_000)
        case "no_type":
            say({"id": identity, "action": "e6r"})
        case "array":
            say("[1, 2, 3]")
        case "number_as_action":
            say({"type": "choose", "id": identity, "action": 7})
        case "another_answer":
            say({"type": "ready" if message["type"] == "choose" else "choose", "id": identity})
        case "another_id":
            say({"type": "choose", "id": -1, "action": message["legal_actions"][0]})
        case "illegal":
            say({"type": "choose", "id": identity, "action": "a1l"})
        case "another_version":
            say({"type": "hello", "protocol": 99, "name": "From the future"})
        case "one_game":
            say({"type": "hello", "protocol": 1, "name": "Choosy", "games": ["chess"]})
        case "long_line":
            with contextlib.suppress(BrokenPipeError):
                for _ in range(1600):
                    os.write(1, b"x" * 65_536)
        case "flood":
            with contextlib.suppress(BrokenPipeError):
                while True:
                    os.write(1, b"\n" * 4096)
        case "chatter":
            say(b"debug: thinking\n" * 3)
        case "talk_ahead":
            for number in range(100):
                say({"type": "choose", "id": number, "action": "e6r"})
        case "log_flood":
            os.write(2, b"x" * 10_000_000)
        case "greedy_for_memory":
            held = bytearray(600_000_000)
            say({"type": "choose", "id": identity, "action": str(len(held))})
        case "children":
            for _ in range(3):
                subprocess.Popen([sys.executable, "-c", IDLE, *sys.argv[3:]])
            os._exit(0)
        case "file":
            with tempfile.TemporaryFile() as file:
                for _ in range(80):
                    file.write(b"x" * 2**20)
        case _:
            raise ValueError(how)


def main(how: str, when: str) -> None:
    if how == "ignores_quit":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    choices = 0
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        choices += kind == "choose"
        if when == (str(choices) if kind == "choose" else kind):
            misbehave(how, message)
        if kind == "hello":
            say({"type": "hello", "protocol": 1, "name": "Hostile", "unheard_of": [1]})
        elif kind == "new_game":
            say({"type": "ready", "id": message["id"]})
        elif kind == "choose":
            action = random.choice(message["legal_actions"])
            say({"type": "choose", "id": message["id"], "action": action})
        elif kind == "quit" and how != "ignores_quit":
            return
    while how == "ignores_quit":
        time.sleep(60)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
