"""A cache of values that can be computed again."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

Key = TypeVar("Key", bound="Hashable")
Value = TypeVar("Value")


class LruCache(Generic[Key, Value]):
    """A cache of the least-recently-used kind.

    Args:
        most: The greatest number of values.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[Key, Value] = OrderedDict()

    def get(self, key: Key, make: Callable[[], Value]) -> Value:
        """Return the value of a key, made when the cache does not have it.

        Args:
            key: All that the value depends on.
            make: Computes the value.
        """
        if key in self._values:
            self._values.move_to_end(key)
            return self._values[key]
        value = self._values[key] = make()
        if len(self._values) > self._most:
            self._values.popitem(last=False)
        return value

    def forget(self, key: Key) -> None:
        """Drop the value of a key, so that it is made anew."""
        self._values.pop(key, None)
