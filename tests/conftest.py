"""Settings and services that all tests share."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

settings.register_profile("ci", derandomize=True, max_examples=30, deadline=None)
settings.register_profile("long", max_examples=1000, deadline=None)
settings.load_profile("ci")

BACKENDS = ("sqlite", "postgresql")


def pytest_configure(config: pytest.Config) -> None:
    """Name the mark of the tests that run on every database."""
    config.addinivalue_line("markers", "both_backends: runs on SQLite and on PostgreSQL")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Write into the report of the tests which criteria of accessibility each of them proves."""
    for item in items:
        for mark in item.iter_markers("criterion"):
            item.user_properties += [("criterion", str(number)) for number in mark.args]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what is marked so on every database, everything else on SQLite alone."""
    if "backend" not in metafunc.fixturenames:
        return
    both = metafunc.definition.get_closest_marker("both_backends") is not None
    alone = [pytest.param(BACKENDS[0], id=pytest.HIDDEN_PARAM)]
    metafunc.parametrize("backend", BACKENDS if both else alone, indirect=True, scope="session")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell what tests have counted, and which of them failed before they passed."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.write_line(f"Run again: {report.nodeid}")
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
def redis_url() -> Iterator[str]:
    """The URL of a Redis, or a reason to be skipped."""
    from tests.services import found_redis

    with found_redis() as url:
        yield url


@pytest.fixture(scope="session")
def new_database(
    backend: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], AbstractContextManager[str]]:
    """Makes empty databases, each as the setting of a server names it."""
    if backend == "sqlite":
        return lambda: nullcontext(str(tmp_path_factory.mktemp("database") / "tables.sqlite3"))
    from tests.services import fresh_database

    postgresql = request.getfixturevalue("postgresql")
    return lambda: fresh_database(postgresql)


@pytest.fixture
def database(new_database: Callable[[], AbstractContextManager[str]]) -> Iterator[str]:
    """An empty database for one test."""
    with new_database() as url:
        yield url
