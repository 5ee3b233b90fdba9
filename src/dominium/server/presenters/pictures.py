"""The messages that show a table, encoded once for all who see the same in the same words.

Who has a picture of the table is sent what has changed in it; see ``ChangesMessage``.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, Any, Final

import msgspec

from dominium.server.common import clock
from dominium.server.presenters import snapshots
from dominium.server.schema.tables import ActionsChanges, ChangesMessage, SeatsMessage

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from dominium.server.model.table import Table
    from dominium.server.model.viewer import Viewer

# As long a clock that was read is sent to others, too.
CLOCK_MILLISECONDS: Final = 50

_encoder = msgspec.json.Encoder()
_decode = msgspec.json.Decoder().decode
_marks = count(1)


@dataclass(frozen=True, slots=True, eq=False)
class Picture:
    """A picture of a table, as pages have it.

    Attributes:
        mark: Its name to those who have it.
        number: The number of its last entry.
        basis: All that its lasting fields follow from.
        lasting: The fields that stay as they are while the game goes on.
        turn: The fields that an action may change; what is large is JSON already. The clock is in
            none of them: it changes with entries alone.
    """

    mark: int
    number: int
    basis: tuple[object, ...]
    lasting: Mapping[str, Any]
    turn: Mapping[str, Any]


class Shown:
    """A table as some see it alike, with the messages that were made of it.

    Args:
        table: The table.
        viewer: One of the viewers.
        present: The people who have the table open.
        before: An earlier picture, whose lasting fields may still be right.
    """

    def __init__(
        self, table: Table, viewer: Viewer, present: Collection[int], before: Picture | None
    ) -> None:
        basis = snapshots.basis(table, viewer, present)
        if before is not None and before.basis == basis:
            lasting = before.lasting
        else:
            lasting = snapshots.lasting_fields(table, viewer, present)
        turn = snapshots.turn_fields(table, viewer)
        if not snapshots.follows_actions(table, viewer):
            told = snapshots.told(table, viewer)
            turn |= {name: msgspec.Raw(_encoder.encode(value)) for name, value in told.items()}
        self.present = present
        self.picture = Picture(next(_marks), table.number, basis, lasting, turn)
        self._messages: dict[tuple[str | int, ...], tuple[int, bytes]] = {}

    def snapshot(self, table: Table, viewer: Viewer, *, marked: bool) -> bytes:
        """Return the whole table, with the mark of the picture for those whom changes follow."""
        by_actions = snapshots.follows_actions(table, viewer)
        made_of = snapshots.actions_snapshot_of if by_actions else snapshots.snapshot_of
        return self._made(
            table,
            ("snapshot", marked),
            lambda: made_of(table, viewer, self._whole(table, marked=marked)),
        )

    def entries(self, table: Table, viewer: Viewer, since: int, *, marked: bool) -> bytes:
        """Return the entries after a number, and the table as it is now."""
        return self._made(
            table,
            ("entries", marked, since),
            lambda: snapshots.entries_of(table, viewer, self._whole(table, marked=marked), since),
        )

    def changes(self, table: Table, viewer: Viewer, before: Picture) -> bytes | None:
        """Return what has changed since another picture; None if nothing has."""
        now = self.picture
        if before is now or (before.turn == now.turn and before.lasting == now.lasting):
            return None
        return self._made(
            table, ("changes", before.mark), lambda: self._changes(table, viewer, before)
        )

    def seats(self, table: Table) -> bytes:
        """Return who is at the table now."""
        return _encoder.encode(SeatsMessage(self.picture.lasting["seats"], table.status))

    def _made(
        self, table: Table, name: tuple[str | int, ...], make: Callable[[], msgspec.Struct]
    ) -> bytes:
        """Return a message that was made already, unless its clock is wrong by now; else make it.

        Args:
            table: The table.
            name: The kind of the message, and what it is for.
            make: What makes it.
        """
        now = clock.now()
        at, message = self._messages.get(name, (0, b""))
        if not message or (table.clock is not None and now > at + CLOCK_MILLISECONDS):
            message = _encoder.encode(make())
            self._messages[name] = now, message
        return message

    def _whole(self, table: Table, *, marked: bool) -> dict[str, Any]:
        now, clock_shown = self.picture, snapshots.clock_shown(table)
        mark = now.mark if marked else msgspec.UNSET
        return {**now.turn, **now.lasting, "clock": clock_shown, "mark": mark}

    def _changes(
        self, table: Table, viewer: Viewer, before: Picture
    ) -> ChangesMessage | ActionsChanges:
        now = self.picture
        changed = {"/mark": now.mark, **_changed(before.turn, now.turn)}
        if now.lasting is not before.lasting:
            changed |= _changed(before.lasting, now.lasting)
        if table.clock is not None and before.number != table.number:
            changed["/clock"] = snapshots.clock_shown(table)
        if snapshots.follows_actions(table, viewer):
            entries = snapshots.actions_history(table, viewer, before.number)
            if entries:
                changed |= {"/number": table.number, "/ply": table.ply}
                if (entries[-1].number, entries[-1].ply) == (table.number, table.ply):
                    del changed["/number"], changed["/ply"]
            return ActionsChanges(follows=before.mark, entries=entries, changed=changed)
        news = snapshots.history(table, viewer, before.number)
        return ChangesMessage(
            follows=before.mark,
            entries=news,
            heard=snapshots.heard(table, viewer, news, before.number),
            changed=changed,
        )


def shown(table: Table, viewer: Viewer, present: Collection[int], before: Picture | None) -> Shown:
    """Return a table as a viewer sees it, made once for all who see the same.

    Args:
        table: The table.
        viewer: The viewer.
        present: The people who have the table open.
        before: The picture that the viewer has, if any.
    """
    key = ("shown", *snapshots.eyes(table, viewer))
    known: Shown | None = table.memo.get(key)
    if known is None or (known.present is not present and known.present != present):
        known = Shown(table, viewer, present, before)
        snapshots.forget_older_moments(table.memo)
        table.memo[key] = known
    return known


def _changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values that are new, by their places; a field as a whole where that is shorter."""
    changed: dict[str, Any] = {}
    for name, part in after.items():
        old = before[name]
        if old == part:
            continue
        if part is None or isinstance(part, int | str):
            changed[f"/{name}"] = part
            continue
        was, is_now = _encoder.encode(old), _encoder.encode(part)
        places: dict[str, Any] = {}
        _note_differences(_decode(was), _decode(is_now), f"/{name}", places)
        if len(_encoder.encode(places)) < len(is_now):
            changed |= places
        else:
            changed[f"/{name}"] = msgspec.Raw(is_now)
    return changed


def _note_differences(before: Any, after: Any, place: str, found: dict[str, Any]) -> None:
    """Note a value that differs, or its parts that do; a list that is shorter now as a whole."""
    if type(before) is type(after) is dict and before.keys() <= after.keys():
        for key, value in after.items():
            if key not in before:
                found[f"{place}/{key}"] = value
            elif before[key] != value:
                _note_differences(before[key], value, f"{place}/{key}", found)
    elif type(before) is type(after) is list and len(before) <= len(after):
        for index, value in enumerate(after):
            if index >= len(before):
                found[f"{place}/{index}"] = value
            elif before[index] != value:
                _note_differences(before[index], value, f"{place}/{index}", found)
    else:
        found[place] = after
