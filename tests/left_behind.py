"""The state of the whole process, which every test has to leave as it found it."""

from __future__ import annotations

import gc
import locale
import logging
import os
import signal
import socket
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

Noted = dict[str, dict[str, object]]

CLOCKS = ("monotonic", "monotonic_ns", "perf_counter", "sleep", "time", "time_ns")
SIGNALS = [
    getattr(signal, name)
    for name in ("SIGALRM", "SIGCHLD", "SIGHUP", "SIGINT", "SIGPIPE", "SIGTERM", "SIGUSR1")
    if hasattr(signal, name)
]
# The first is pytest's own; PettingZoo sets the others when it is imported.
SET_BY_OTHERS = {"PYTEST_CURRENT_TEST", "PYGAME_HIDE_SUPPORT_PROMPT", "SDL_AUDIODRIVER"}
NOTHING = "nothing"


@contextmanager
def nothing_in_the_process() -> Iterator[None]:
    """Prove that what runs meanwhile puts back what it changes in the process."""
    before = process_state()
    yield
    left = process_changes(before)
    assert not left, "left behind in the process: " + "; ".join(left)


@contextmanager
def nothing_in_dominium() -> Iterator[None]:
    """Prove that what runs meanwhile puts back what it changes in the modules of Dominium."""
    before = package_state()
    yield
    left = package_changes(before)
    assert not left, "left behind in Dominium: " + "; ".join(left)


def process_state() -> Noted:
    """Note what a single test might change, in some tens of microseconds.

    Filters of warnings are not among it, for pytest itself puts them back after every test.
    """
    return {
        "the process": {
            "current directory": Path.cwd(),
            "disabled logging": logging.root.manager.disable,
            "garbage collection": (gc.isenabled(), gc.get_threshold()),
            "locale": locale.setlocale(locale.LC_ALL),
            "sys.argv": tuple(sys.argv),
            "sys.excepthook": sys.excepthook,
            "sys.path": tuple(sys.path),
            "timeout of sockets": socket.getdefaulttimeout(),
        },
        "os.environ": {
            name: value for name, value in os.environ.items() if name not in SET_BY_OTHERS
        },
        "the clock": {f"time.{name}": getattr(time, name) for name in CLOCKS},
        "the handler of": {number.name: signal.getsignal(number) for number in SIGNALS},
        "the logger": loggers(),
    }


def loggers() -> dict[str, object]:
    """Note the settings of every logger."""
    known = [logging.root, *logging.root.manager.loggerDict.values()]
    return {each.name: settings(each) for each in known if isinstance(each, logging.Logger)}


def settings(logger: logging.Logger) -> tuple[object, ...]:
    """Return what decides which lines a logger writes, and where."""
    handlers = [each for each in logger.handlers if not _harmless(each)]
    return (
        ("level", logger.level),
        ("propagate", logger.propagate),
        ("disabled", logger.disabled),
        ("handlers", *((each, each.level, *each.filters) for each in handlers)),
        ("filters", *logger.filters),
    )


def _harmless(handler: logging.Handler) -> bool:
    """Return whether a handler is one of pytest's own, or a library's that writes nothing."""
    return type(handler) is logging.NullHandler or type(handler).__module__ == "_pytest.logging"


UNTOUCHED = (
    ("level", logging.NOTSET),
    ("propagate", True),
    ("disabled", False),
    ("handlers",),
    ("filters",),
)


def process_changes(before: Noted) -> list[str]:
    """Return what has changed since; a library may set up its loggers when it is imported."""
    now, known = process_state(), before["the logger"]
    now["the logger"] = {
        name: found
        for name, found in now["the logger"].items()
        if name in known or (name.startswith("dominium") and found != UNTOUCHED)
    }
    return changes(before, now)


def package_state() -> Noted:
    """Note what the modules of Dominium hold: too much to be compared after every test."""
    return {
        name: {
            held: _identity(value)
            for held, value in vars(module).items()
            if not held.startswith("__")
        }
        for name, module in sys.modules.items()
        if name.partition(".")[0] == "dominium"
    }


def _identity(value: object) -> tuple[object, ...]:
    """Return what stands for a value, so that comparing does not ask the value itself."""
    size = len(value) if isinstance(value, list | dict | set) else ""
    return type(value).__name__, id(value), size


def package_changes(before: Noted) -> list[str]:
    """Return what has changed since; names found for the first time are imported ones."""
    now = package_state()
    known = {
        group: {name: now[group].get(name, NOTHING) for name in before[group]} for group in before
    }
    return changes(before, known)


def changes(before: Noted, after: Noted) -> list[str]:
    """Return by name what differs; groups that were not there before are no change."""
    return [
        f"{group} {name}: {before[group].get(name, NOTHING)} became {here.get(name, NOTHING)}"
        for group, here in after.items()
        if before.get(group, here) != here
        for name in sorted(before[group].keys() | here)
        if before[group].get(name, NOTHING) != here.get(name, NOTHING)
    ]
