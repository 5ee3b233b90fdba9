"""The proof that tests leave nothing behind fails, by the name of what was left."""

from __future__ import annotations

import gc
import logging
import re
import signal
import sys
import time
from typing import TYPE_CHECKING

import pytest

from dominium.arena import matches
from dominium.describe import translations
from tests import left_behind

if TYPE_CHECKING:
    from collections.abc import Callable

    Leave = Callable[[pytest.MonkeyPatch], None]

LOGGER = logging.getLogger("dominium.left")
IN_THE_PROCESS: dict[str, Leave] = {
    "the logger root": lambda patch: patch.setattr(logging.getLogger(), "level", logging.INFO),
    "the logger dominium.left": lambda patch: patch.setattr(LOGGER, "level", logging.INFO),
    "'handlers', (<StreamHandler": lambda patch: patch.setattr(
        LOGGER, "handlers", [logging.StreamHandler()]
    ),
    "'filters', <logging.Filter": lambda patch: patch.setattr(
        LOGGER, "filters", [logging.Filter("elsewhere")]
    ),
    "'propagate', False": lambda patch: patch.setattr(LOGGER, "propagate", False),
    "'disabled', True": lambda patch: patch.setattr(LOGGER, "disabled", True),
    "the process disabled logging": lambda patch: patch.setattr(LOGGER.manager, "disable", 10),
    "os.environ LEFT: nothing became 1": lambda patch: patch.setenv("LEFT", "1"),
    "os.environ PATH": lambda patch: patch.delenv("PATH"),
    "the process current directory": lambda patch: patch.chdir("/"),
    "the process sys.path": lambda patch: patch.setattr(sys, "path", []),
    "the process sys.argv": lambda patch: patch.setattr(sys, "argv", []),
    "the process garbage collection": lambda patch: patch.setattr(gc, "isenabled", int),
    "the clock time.monotonic": lambda patch: patch.setattr(time, "monotonic", float),
}
IN_DOMINIUM: dict[str, Leave] = {
    "dominium.describe.translations gaps": lambda patch: patch.setattr(translations, "gaps", list),
    "dominium.arena.matches _programs": lambda patch: patch.setitem(
        matches._programs, ("left", 1), None
    ),
}


@pytest.mark.parametrize("told", IN_THE_PROCESS)
def test_what_is_left_in_the_process_is_named(told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with (
        pytest.raises(AssertionError, match=re.escape(told)),
        left_behind.nothing_in_the_process(),
    ):
        IN_THE_PROCESS[told](monkeypatch)


@pytest.mark.parametrize("told", IN_DOMINIUM)
def test_what_is_left_in_dominium_is_named(told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with (
        pytest.raises(AssertionError, match=re.escape(told)),
        left_behind.nothing_in_dominium(),
    ):
        IN_DOMINIUM[told](monkeypatch)


def test_a_signal_that_is_left_ignored_is_named() -> None:
    before = signal.getsignal(signal.SIGTERM)
    try:
        with (
            pytest.raises(AssertionError, match="the handler of SIGTERM"),
            left_behind.nothing_in_the_process(),
        ):
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
    finally:
        signal.signal(signal.SIGTERM, before)


def test_what_is_put_back_is_no_change(monkeypatch: pytest.MonkeyPatch) -> None:
    with left_behind.nothing_in_the_process(), left_behind.nothing_in_dominium():
        for leave in (*IN_THE_PROCESS.values(), *IN_DOMINIUM.values()):
            with monkeypatch.context() as patch:
                leave(patch)


def test_every_test_is_watched(request: pytest.FixtureRequest) -> None:
    assert {"nothing_left_behind", "nothing_left_behind_by_a_module"} <= set(request.fixturenames)
