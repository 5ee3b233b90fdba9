"""The news of a table: what a viewer has been sent of it, and what they lack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.server.model import visibility
from dominium.server.presenters import pictures, snapshots

if TYPE_CHECKING:
    from collections.abc import Collection

    from dominium.server.model.table import Table
    from dominium.server.model.viewer import Viewer
    from dominium.server.presenters.pictures import Picture, Shown

MOST_NEWS = 400


class TableNews:
    """The news of one table for one follower.

    Args:
        by_changes: True for a follower who understands what has changed in a picture; others get
            the whole picture with every entry.

    Attributes:
        number: The number of the last entry that was sent; None before the first message.
    """

    def __init__(self, *, by_changes: bool = False) -> None:
        self.number: int | None = None
        self._by_changes = by_changes
        self._picture: Picture | None = None
        self._eyes: object = None

    def resume(self, table: Table, viewer: Viewer, since: int | None) -> None:
        """Go on after an entry that the follower has, if it may; else all will be sent.

        Whoever plays the actions again is sent all of them, which is little.
        """
        if snapshots.follows_actions(table, viewer):
            return
        if since is None or not 0 < since <= table.number < since + MOST_NEWS:
            return
        if visibility.can_resume(table, viewer, since):
            self.number = since
            self._eyes = visibility.visibility_key(table, viewer)

    def take(
        self, table: Table, viewer: Viewer, present: Collection[int], *, anew: bool = False
    ) -> bytes | None:
        """Return what the follower lacks, as sent from now on; None if nothing.

        The first message is never missing. A viewer who sees more or less than before gets the
        whole table: the data of another view must not stay with them.

        Args:
            table: The table as the viewer may see it.
            viewer: The viewer.
            present: The people who have the table open.
            anew: True to return the whole table.
        """
        shown = pictures.shown(table, viewer, present, self._picture)
        self._by_changes |= viewer.by_actions  # they come as changes, too
        eyes = visibility.visibility_key(table, viewer)
        since = self.number
        if anew or since is None or eyes != self._eyes or table.number < since:
            message: bytes | None = shown.snapshot(table, viewer, marked=self._by_changes)
        elif self._picture is None:
            message = shown.entries(table, viewer, since, marked=self._by_changes)
        else:
            message = self._lacking(shown, table, viewer, self._picture)
        if message is not None:
            self.number, self._picture, self._eyes = table.number, shown.picture, eyes
        return message

    def _lacking(self, shown: Shown, table: Table, viewer: Viewer, before: Picture) -> bytes | None:
        """Return what a follower lacks who has a picture; None if nothing."""
        if self._by_changes:
            return shown.changes(table, viewer, before)
        if table.number > before.number:
            return shown.entries(table, viewer, before.number, marked=False)
        if shown.picture.lasting["seats"] != before.lasting["seats"]:
            return shown.seats(table)
        return None
