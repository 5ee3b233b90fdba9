"""Request coalescing: one question for all who ask at the same moment."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Mapping

Key = TypeVar("Key")
Answer = TypeVar("Answer")


class Coalescer(Generic[Key, Answer]):
    """A queue that asks once for all keys requested while an earlier question is under way.

    No request gets an answer to a question that was asked before it.

    Args:
        ask: Answers for several keys; those without an answer are left out.
    """

    def __init__(self, ask: Callable[[Collection[Key]], Awaitable[Mapping[Key, Answer]]]) -> None:
        self._ask = ask
        self._one_at_a_time = asyncio.Lock()
        self._wanted: set[Key] = set()
        self._coming: asyncio.Task[Mapping[Key, Answer]] | None = None

    async def get(self, key: Key) -> Answer | None:
        """Return the present answer for a key; None if there is none."""
        self._wanted.add(key)
        if self._coming is None:
            self._coming = asyncio.create_task(self._answers())
        return (await asyncio.shield(self._coming)).get(key)

    async def _answers(self) -> Mapping[Key, Answer]:
        async with self._one_at_a_time:
            wanted, self._wanted, self._coming = self._wanted, set(), None
            return await self._ask(wanted)
