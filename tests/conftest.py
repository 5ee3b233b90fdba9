"""Settings and services that all tests share."""

from __future__ import annotations

import gc
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests import left_behind
from tests.draws import DRAWS

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from contextlib import AbstractContextManager

settings.register_profile("ci", derandomize=True, max_examples=30, deadline=None)
settings.register_profile("long", max_examples=1000, deadline=None)
settings.load_profile("ci")

HERE = Path(__file__).parent
BACKENDS = ("sqlite", "postgresql")
COLLECTED_AFTER = 10_000  # new objects, which is seldom: most tests make few that are garbage


def pytest_configure(config: pytest.Config) -> None:
    """Name the mark of the tests that run on every database."""
    config.addinivalue_line("markers", "both_backends: runs on SQLite and on PostgreSQL")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Make no garbage of what is collected: it stays to the end, and is not looked through again.

    More than half a million objects belong to the tests and to what they import. To look through
    all of them takes as long as some tests, and would be done each time that many new ones exist.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()
        gc.set_threshold(COLLECTED_AFTER)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Draw in each test what was drawn in it before, at tables that its fixtures open too."""
    DRAWS.begin(item)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep shuffled tests in their folders; write down which criteria each of them proves."""
    items[:] = folder_by_folder(items)
    for item in items:
        for mark in item.iter_markers("criterion"):
            item.user_properties += [("criterion", str(number)) for number in mark.args]


def folder_by_folder(items: list[pytest.Item]) -> list[pytest.Item]:
    """Return the tests sorted by the first appearance of their folder, otherwise as they stood.

    What a folder shares, such as a server or a browser, is thus started once for each worker.
    """
    folders: dict[str, list[pytest.Item]] = {}
    for item in items:
        folders.setdefault(item.path.relative_to(HERE).parts[0], []).append(item)
    return [item for tests in folders.values() for item in tests]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what is marked so on every database, everything else on SQLite alone."""
    if "backend" not in metafunc.fixturenames:
        return
    both = metafunc.definition.get_closest_marker("both_backends") is not None
    alone = [pytest.param(BACKENDS[0], id=pytest.HIDDEN_PARAM)]
    metafunc.parametrize("backend", BACKENDS if both else alone, indirect=True, scope="session")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell what tests have counted."""
    reports = [
        report
        for outcome in ("passed", "failed")
        for report in terminalreporter.getreports(outcome)
        if isinstance(report, pytest.TestReport)
    ]
    for report in reports:
        for name, value in report.user_properties:
            if name == "counts":
                terminalreporter.write_line(f"Counted by {report.nodeid}: {value}")


@pytest.fixture(autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """Prove that a test leaves the process as it found it, for whatever runs after it."""
    with left_behind.nothing_in_the_process():
        yield


@pytest.fixture(scope="module", autouse=True)
def nothing_left_behind_by_a_module() -> Iterator[None]:
    """Prove the same of what the tests of a module share, and of the modules of Dominium."""
    with left_behind.nothing_in_the_process(), left_behind.nothing_in_dominium():
        yield


@pytest.fixture
def count(record_property: Callable[[str, object], None]) -> Callable[..., None]:
    """Notes numbers that are told at the end of all tests and written into their report."""

    def note(**numbers: object) -> None:
        told = (f"{name.replace('_', ' ')} {value}" for name, value in numbers.items())
        record_property("counts", ", ".join(told))

    return note


@pytest.fixture(scope="session")
def backend(request: pytest.FixtureRequest) -> str:
    """The kind of database that a test runs on."""
    return str(request.param)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of a PostgreSQL in which databases may be made, or a reason to be skipped."""
    from tests.services import found_postgresql  # needs the extras `server` and `test`

    with found_postgresql() as url:
        yield url


@pytest.fixture(scope="session")
def laid_out(postgresql: str) -> Iterator[str]:
    """The URL of a database with empty tables, to be copied: to migrate takes ten times as long."""
    from tests.services import fresh_database, lay_out

    with fresh_database(postgresql) as url:
        lay_out(url)
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """The URL of a Redis, or a reason to be skipped."""
    from tests.services import found_redis

    with found_redis() as url:
        yield url


@pytest.fixture(scope="session")
def new_database(
    backend: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], AbstractContextManager[str]]:
    """Makes databases without a row, each as the setting of a server names it.

    In PostgreSQL their tables are there, in a file of SQLite not yet.
    """
    if backend == "sqlite":
        return lambda: nullcontext(str(tmp_path_factory.mktemp("database") / "tables.sqlite3"))
    from tests.services import fresh_database

    postgresql, laid_out = map(request.getfixturevalue, ("postgresql", "laid_out"))
    return lambda: fresh_database(postgresql, laid_out)


@pytest.fixture
def database(new_database: Callable[[], AbstractContextManager[str]]) -> Iterator[str]:
    """A database without a row for one test."""
    with new_database() as url:
        yield url
