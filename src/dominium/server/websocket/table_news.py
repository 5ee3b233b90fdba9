"""The news of a table: what a viewer has been sent of it, and what they lack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.server.model import visibility
from dominium.server.presenters import snapshots
from dominium.server.schema.tables import EntriesMessage, SeatsMessage, SeatView, Snapshot

if TYPE_CHECKING:
    from collections.abc import Collection

    from dominium.server.model.table import Table
    from dominium.server.model.viewer import Viewer

MOST_NEWS = 400


class TableNews:
    """The news of one table for one follower.

    Attributes:
        number: The number of the last entry that was sent; None before the first message.
    """

    def __init__(self) -> None:
        self.number: int | None = None
        self._seats: list[SeatView] = []
        self._eyes: object = None

    def resume(self, table: Table, viewer: Viewer, since: int | None) -> None:
        """Go on after an entry that the follower has, if it may; else all will be sent."""
        if since is None or not 0 < since <= table.number < since + MOST_NEWS:
            return
        if visibility.can_resume(table, viewer, since):
            self.number = since
            self._eyes = visibility.visibility_key(table, viewer)

    def take(
        self,
        table: Table,
        viewer: Viewer,
        present: Collection[int],
        *,
        greeting: bool = False,
        anew: bool = False,
    ) -> Snapshot | EntriesMessage | SeatsMessage | None:
        """Return what the follower lacks, as sent from now on; None if nothing.

        A viewer who sees more or less than before gets the whole table: the data of another view
        must not stay with them.

        Args:
            table: The table as the viewer may see it.
            viewer: The viewer.
            present: The people who have the table open.
            greeting: True to return a message in any case.
            anew: True to return the whole table.
        """
        seats = snapshots.seats_shown(table, viewer, present)
        eyes = visibility.visibility_key(table, viewer)
        message: Snapshot | EntriesMessage | SeatsMessage | None = None
        if anew or self.number is None or eyes != self._eyes:
            message = snapshots.snapshot(table, viewer, present)
        elif greeting or table.number > self.number:
            message = snapshots.entries_message(table, viewer, present, self.number)
        elif seats != self._seats:
            message = SeatsMessage(seats, table.status)
        self.number, self._seats, self._eyes = table.number, seats, eyes
        return message
