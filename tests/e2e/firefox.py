"""A Firefox that is driven by WebDriver BiDi, which it speaks itself."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from contextlib import contextmanager
from itertools import count
from typing import TYPE_CHECKING, Any

from websockets.sync.client import connect

from tests.patience import PATIENCE
from tests.services import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from websockets.sync.client import ClientConnection

ENTER = "\ue007"


def find_firefox() -> str | None:
    """Find an installed Firefox."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


class Firefox:
    """The only page of a browser.

    Args:
        socket: The connection to the browser.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self.errors: list[str] = []
        """The complaints of its pages."""
        self._socket = socket
        self._numbers = count(1)
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._page = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def visit(self, address: str) -> None:
        """Go to an address and wait until it has been loaded."""
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def run(self, function: str, *arguments: Any) -> Any:
        """Call a function of JavaScript in the page, and return what it or its promise gives."""
        found = self._ask(
            "script.callFunction",
            functionDeclaration=f"async (given) => JSON.stringify("
            f"await ({function})(...JSON.parse(given)) ?? null)",
            arguments=[{"type": "string", "value": json.dumps(arguments)}],
            target={"context": self._page},
            awaitPromise=True,
        )
        assert found["type"] == "success", found["exceptionDetails"]["text"]
        return json.loads(found["result"]["value"])

    def until(self, function: str, *arguments: Any) -> None:
        """Wait until a function of JavaScript gives something true."""
        deadline = time.monotonic() + PATIENCE
        while not self.run(function, *arguments):
            assert time.monotonic() < deadline, f"in vain: {function}"
            time.sleep(0.02)

    def press(self, key: str) -> None:
        """Press a key."""
        acts = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self._act({"type": "key", "id": "keys", "actions": acts})

    def click(self, selector: str) -> None:
        """Click in the middle of what a selector finds."""
        x, y = self.run(
            """selector => {
              const { x, y, width, height } =
                document.querySelector(selector).getBoundingClientRect();
              return [Math.round(x + width / 2), Math.round(y + height / 2)];
            }""",
            selector,
        )
        acts = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._act({"type": "pointer", "id": "mouse", "actions": acts})

    def _act(self, source: dict[str, Any]) -> None:
        self._ask("input.performActions", context=self._page, actions=[source])

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(timeout=PATIENCE))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.errors.append(told["params"]["text"])
            if told.get("id") == number:
                assert told["type"] == "success", told
                result: dict[str, Any] = told["result"]
                return result


@contextmanager
def a_firefox(program: str, folder: Path) -> Iterator[Firefox]:
    """Start a browser without a screen, with a profile of its own."""
    port = free_port()
    profile = folder / "profile"
    profile.mkdir()
    command = [program, "--headless", "--no-remote", "--profile", str(profile)]
    with (folder / "log").open("wb") as log:
        browser = subprocess.Popen(
            [*command, "--remote-debugging-port", str(port), "about:blank"], stdout=log, stderr=log
        )
    try:
        with _connected(port, browser) as socket:
            yield Firefox(socket)
    finally:
        browser.terminate()
        browser.wait(PATIENCE)


def _connected(port: int, browser: subprocess.Popen[bytes]) -> ClientConnection:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return connect(f"ws://127.0.0.1:{port}/session", max_size=None)
        except OSError:
            assert browser.poll() is None, "Firefox has ended"
            assert time.monotonic() < deadline, "Firefox did not start in time"
            time.sleep(0.05)
