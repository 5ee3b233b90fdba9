"""The tables that a process remembers, so that it need not read their whole logs again."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dominium.server.log import Table

# A table weighs what its entries do, and about as much as these beside them.
WEIGHT_OF_A_TABLE = 8
MOST_WEIGHT = 250_000


class Memory:
    """The tables used last, as far as they are not too heavy together.

    Args:
        most: How much they may weigh: an entry is 1.
    """

    def __init__(self, most: int = MOST_WEIGHT) -> None:
        self._most = most
        self._weight = 0
        self._tables: OrderedDict[str, Table] = OrderedDict()

    def __len__(self) -> int:
        return len(self._tables)

    def get(self, table_id: str) -> Table | None:
        """The table as it was remembered last."""
        table = self._tables.get(table_id)
        if table is not None:
            self._tables.move_to_end(table_id)
        return table

    def put(self, table: Table) -> None:
        """Remember a table, unless it is remembered at a later entry already."""
        known = self._tables.get(table.id)
        if known is None or known.number <= table.number:
            self._weight += _weight(table) - (_weight(known) if known else 0)
            self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while self._weight > self._most and len(self._tables) > 1:
            self._weight -= _weight(self._tables.popitem(last=False)[1])


def _weight(table: Table) -> int:
    return WEIGHT_OF_A_TABLE + table.number
