"""Programs to talk with, and the certainty that nothing of them is left."""

from __future__ import annotations

import os
import shlex
import sys
import threading
import time
from collections.abc import Iterator
from multiprocessing import resource_tracker
from pathlib import Path

import psutil
import pytest

from tests.patience import PATIENCE

HOSTILE = Path(__file__).with_name("hostile_bot.py")
# Databases and copied servers of other tests may serve on.
SERVICES = {"postgres", "redis-server", "valkey-server"}
MARK = f"of-{os.getpid()}"
"""The mark of the processes started for the tests of this process."""
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "bots"
GREEDY = shlex.join([sys.executable, str(EXAMPLES / "greedy_bot.py")])


def hostile(how: str, when: str = "2") -> str:
    """The command of a program that does something wrong at a moment."""
    return shlex.join([sys.executable, str(HOSTILE), how, when, MARK])


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """No process, no thread and no open file of a program outlives a test."""
    resource_tracker.ensure_running()  # stays, with a file of its own
    before = open_files()
    threads = threading.active_count()
    yield
    assert until_gone() == []
    assert threading.active_count() == threads
    assert open_files() <= before


def until_gone() -> list[str]:
    """The processes that are left when they had some time to go."""
    deadline = time.monotonic() + PATIENCE
    while (left := children()) and time.monotonic() < deadline:
        time.sleep(0.02)
    return left


def children() -> list[str]:
    """The processes that this one has started, zombies too, and what programs have left behind."""
    found = psutil.Process().children(recursive=True)
    own = [one for one in found if not _serves(one)]
    known = psutil.process_iter(["cmdline"])
    strays = [one for one in known if MARK in (one.info["cmdline"] or ())]
    return [str(one) for one in (*own, *strays)]


def _serves(process: psutil.Process) -> bool:
    """Say whether it is a service of other tests, or a helper that Python starts with processes."""
    try:
        if process.name() in SERVICES:
            return True
        return any("from multiprocessing." in word for word in process.cmdline())
    except psutil.ZombieProcess:
        return False
    except psutil.NoSuchProcess:
        return True


def open_files() -> int:
    """The number of files that are open here."""
    return len(list(Path("/proc/self/fd").iterdir())) if sys.platform == "linux" else 0
