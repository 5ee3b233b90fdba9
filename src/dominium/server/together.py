"""Questions that share their answer when several ask at the same moment."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Mapping

Key = TypeVar("Key")
Answer = TypeVar("Answer")


class Together(Generic[Key, Answer]):
    """Asks once for all who ask while an earlier question is under way.

    Nobody gets an answer to a question that was asked before their own.

    Args:
        ask: Answers for several keys; those without an answer are left out.
    """

    def __init__(self, ask: Callable[[Collection[Key]], Awaitable[Mapping[Key, Answer]]]) -> None:
        self._ask = ask
        self._one_at_a_time = asyncio.Lock()
        self._wanted: set[Key] = set()
        self._coming: asyncio.Task[Mapping[Key, Answer]] | None = None

    async def get(self, key: Key) -> Answer | None:
        """The answer for a key, as it is now."""
        self._wanted.add(key)
        if self._coming is None:
            self._coming = asyncio.create_task(self._answers())
        return (await asyncio.shield(self._coming)).get(key)

    async def _answers(self) -> Mapping[Key, Answer]:
        async with self._one_at_a_time:
            wanted, self._wanted, self._coming = self._wanted, set(), None
            return await self._ask(wanted)
