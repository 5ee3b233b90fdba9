"""The workers that play the games of an arena: this process, several, or a Ray cluster."""

from __future__ import annotations

import concurrent.futures
import importlib
import multiprocessing
import signal
import socket
import urllib.parse
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Protocol, Self

from dominium.arena.matches import dismiss_programs, play_task

if TYPE_CHECKING:
    from types import TracebackType

    from dominium.arena.matches import Result, Task
    from dominium.arena.plan import Plan

PATIENCE_SECONDS = 10.0
IN_FLIGHT = 2
"""The number of games handed out for each worker, so that none waits for the next."""


class MissingPackageError(Exception):
    """An error for an optional package that is not installed; its name is the text."""


class Workers(Protocol):
    """An executor of games of one plan, several at a time and in any order."""

    def played(self, tasks: Iterator[Task]) -> Iterator[Result]:
        """Yield the results of games, as they come; take no more tasks than can soon be played."""

    def __enter__(self) -> Self:
        """Start the workers."""

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop the games that are still being played."""


class OneProcess:
    """An executor in this process, one game after another."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan

    def played(self, tasks: Iterator[Task]) -> Iterator[Result]:
        """Yield the results in the order of the tasks."""
        return (play_task(self._plan, task) for task in tasks)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        dismiss_programs()


class Processes:
    """An executor in several processes of this machine."""

    def __init__(self, plan: Plan, count: int) -> None:
        self._count = count
        self._pool = concurrent.futures.ProcessPoolExecutor(
            count,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_begin,
            initargs=(plan,),
        )

    def played(self, tasks: Iterator[Task]) -> Iterator[Result]:
        """Yield the results in the order of completion."""
        running: set[concurrent.futures.Future[Result]] = set()
        while True:
            for task in _some(tasks, self._count * IN_FLIGHT - len(running)):
                running.add(self._pool.submit(_play, task))
            if not running:
                return
            done, running = concurrent.futures.wait(
                running, return_when=concurrent.futures.FIRST_COMPLETED
            )
            for future in done:
                yield future.result()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown(cancel_futures=True)


class RayCluster:
    """An executor on a Ray cluster, on whose machines Dominium is installed too.

    Raises:
        MissingPackageError: Ray is not installed here.
        OSError: the address does not answer.
    """

    def __init__(self, plan: Plan, address: str) -> None:
        try:
            self._ray: Any = importlib.import_module("ray")
        except ModuleNotFoundError as error:
            raise MissingPackageError("ray") from error
        _check_answers(address)
        self._ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        self._plan = self._ray.put(plan)
        self._play = self._ray.remote(play_task)

    @property
    def count(self) -> int:
        """The number of cores of the cluster at this moment: machines may join and leave."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def played(self, tasks: Iterator[Task]) -> Iterator[Result]:
        """Yield the results in the order of completion."""
        running: list[Any] = []
        while True:
            room = self.count * IN_FLIGHT - len(running)
            running += [self._play.remote(self._plan, task) for task in _some(tasks, room)]
            if not running:
                return
            done, running = self._ray.wait(running)
            yield from self._ray.get(done)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()


def _check_answers(address: str) -> None:
    """Check that something listens at `host:port`; Ray itself would wait for many minutes."""
    parts = urllib.parse.urlsplit(address if "://" in address else f"//{address}")
    if parts.hostname is not None and parts.port is not None:
        socket.create_connection((parts.hostname, parts.port), PATIENCE_SECONDS).close()


def _some(tasks: Iterator[Task], count: int) -> Iterator[Task]:
    """Yield at most this number of the tasks that are left."""
    for _ in range(count):
        task = next(tasks, None)
        if task is None:
            return
        yield task


_plans: list[Plan] = []
"""The plan of this worker process, in a list of one."""


def _begin(plan: Plan) -> None:
    """Prepare a worker process; an interrupt is for the process that gave it the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _plans[:] = [plan]


def _play(task: Task) -> Result:
    return play_task(_plans[0], task)
