"""The lobby: the open tables whose creators are here now, and how many people are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dominium.server.storage.open_tables import OpenTablesShown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.server.model.table import Table
    from dominium.server.realtime.visits import Visits
    from dominium.server.storage import EventStore


@dataclass(frozen=True, slots=True)
class LobbyPage:
    """A page of the open tables.

    Attributes:
        tables: The tables, the latest first, with the time of their last entry in milliseconds.
        following: The offset of the next page; None when this is the last one.
        here: The number of people who are here now.
    """

    tables: Sequence[tuple[Table, int]]
    following: int | None
    here: int


class Lobby:
    """The open tables that are shown, so few of each that nobody fills the list alone.

    Args:
        store: The logs of all tables.
        visits: The people who are here now.
        of_person: The greatest number of tables of one creator.
        of_address: The greatest number of tables whose creators are at one address.
    """

    def __init__(self, store: EventStore, visits: Visits, of_person: int, of_address: int) -> None:
        self._store = store
        self._visits = visits
        self._of_person = of_person
        self._of_address = of_address

    async def page(self, offset: int, limit: int) -> LobbyPage:
        """Return a page of the open tables.

        Args:
            offset: The number of tables that are skipped.
            limit: The greatest number of tables on the page.
        """
        shown = OpenTablesShown(
            self._visits.since, self._of_person, self._of_address, offset, limit
        )
        tables, following = await self._store.open_tables(shown)
        return LobbyPage(tables, following, await self._visits.count())
