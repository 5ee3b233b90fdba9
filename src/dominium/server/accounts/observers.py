"""The observers of sessions and tokens, which act for somebody only as long as these last."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Access = TypeVar("Access")
"""A session or a token."""


class AccessObserver(Protocol):
    """A part of the server that acts for a session or by a token as long as it lasts."""

    def access_over(self) -> None:
        """Stop acting for it; at once, and without failing."""


class AccessObservers(Generic[Access]):
    """The observers of all sessions, or of all tokens, in this process."""

    def __init__(self) -> None:
        self._observed: dict[AccessObserver, Access] = {}

    @property
    def observed(self) -> set[Access]:
        """The sessions or tokens that have observers."""
        return set(self._observed.values())

    @contextmanager
    def observing(self, access: Access | None, observer: AccessObserver) -> Iterator[None]:
        """Notify an observer when its session or token is over, as long as the block lasts."""
        if access is not None:
            self._observed[observer] = access
        try:
            yield
        finally:
            self._observed.pop(observer, None)

    def tell(self, is_over: Callable[[Access], bool]) -> None:
        """Notify the observers of those that are over."""
        for observer, access in tuple(self._observed.items()):
            if is_over(access):
                observer.access_over()
