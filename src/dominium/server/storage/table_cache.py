"""The cache of tables, which saves a process from reading whole logs again."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dominium.server.model.table import Table

# A table weighs what its entries do, and about as much as these beside them.
WEIGHT_OF_A_TABLE = 8
MOST_WEIGHT = 250_000


class TableCache:
    """A cache of the tables used last, limited by their weight.

    Args:
        most: The greatest weight of all together; an entry weighs 1.
    """

    def __init__(self, most: int = MOST_WEIGHT) -> None:
        self._most = most
        self._weight = 0
        self._tables: OrderedDict[str, Table] = OrderedDict()

    def __len__(self) -> int:
        return len(self._tables)

    def get(self, table_id: str) -> Table | None:
        """Return the cached table; None if there is none."""
        table = self._tables.get(table_id)
        if table is not None:
            self._tables.move_to_end(table_id)
        return table

    def put(self, table: Table) -> None:
        """Put a table into the cache, unless a later state of it is there."""
        known = self._tables.get(table.id)
        if known is None or known.number <= table.number:
            self._weight += _weight(table) - (_weight(known) if known else 0)
            self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while self._weight > self._most and len(self._tables) > 1:
            self._weight -= _weight(self._tables.popitem(last=False)[1])

    def forget(self, table_id: str) -> None:
        """Take a table out of the cache, if it is there."""
        table = self._tables.pop(table_id, None)
        if table is not None:
            self._weight -= _weight(table)


def _weight(table: Table) -> int:
    return WEIGHT_OF_A_TABLE + table.number
