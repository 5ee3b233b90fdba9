"""Talking at a table: said to all or to the own team, heard by everybody but those who mute."""

from __future__ import annotations

from typing import TYPE_CHECKING

import dominium
from dominium.describe import messages
from dominium.lines import plain_line
from dominium.server import clock, sight
from dominium.server.refusals import Refused
from dominium.server.talk.messages import MessageShown, Said
from dominium.server.talk.store import SHOWN, Ears, Message, Store
from dominium.server.words import seat_names

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Literal

    from dominium.server.log import Table
    from dominium.server.people import Viewer
    from dominium.server.storage import Database
    from dominium.server.tables import Tables
    from dominium.server.talk.messages import Mute, Say

LONGEST_TEXT = 300


class Talk:
    """What people at all tables say to each other.

    Args:
        database: Where it is kept.
        tables: The tables that are talked at.
        changed: Called with the table when there is something to hear.
        spectator_delay: Seconds by which those who only watch hear later where hands are hidden.
    """

    def __init__(
        self,
        database: Database,
        tables: Tables,
        changed: Callable[[str], None],
        spectator_delay: float,
    ) -> None:
        self._store = Store(database)
        self._tables = tables
        self._changed = changed
        self._spectator_delay = spectator_delay

    async def say(self, table_id: str, viewer: Viewer, wish: Say) -> None:
        """Say something; it is kept before anybody hears it.

        Raises:
            Refused: ``unknown_table``, ``not_seated``, ``which_seat``, ``talk_off``,
                ``phrases_only``, ``no_team_line``, ``nothing_said``, ``text_too_long``,
                ``talk_too_fast``, ``talk_full``, or ``bad_message``.
        """
        table = await self._tables.read(table_id)
        seat = _speaking_seat(table, viewer, wish.seat)
        kind, text = _kind_and_text(wish, table.settings.chat)
        if wish.audience == "team" and not own_team(table, viewer):
            raise Refused("no_team_line")
        person = table.seats[seat].person
        await self._store.add(
            table_id, Message(0, person, seat, wish.audience, kind, text, clock.now())
        )
        self._changed(table_id)

    async def mute(self, table_id: str, viewer: Viewer, wish: Mute) -> None:
        """Hear somebody no more, or again, at every table and device; nobody else is told.

        Raises:
            Refused: ``unknown_table``, ``not_seated``, or ``nobody_to_mute``.
        """
        table = await self._tables.read(table_id)
        if viewer.person is None:
            raise Refused("not_seated")
        other = table.seats[wish.seat].person if wish.seat < len(table.seats) else None
        if other is None or other == viewer.person.id:
            raise Refused("nobody_to_mute")
        await self._store.mute(viewer.person.id, other, on=wish.on)
        self._changed(table_id)

    def hearing(self, table_id: str, since: int) -> Hearing:
        """What one page hears from now on.

        Args:
            table_id: The table the page follows.
            since: The number of the last message that it has already; 0 when it has none.
        """
        return Hearing(self._store, table_id, since, self._spectator_delay)


class Hearing:
    """What one page has heard, and what there is to hear for it.

    Args:
        store: Where it is kept what was said.
        table_id: The table.
        since: The number of the last message that the page has.
        spectator_delay: Seconds by which those who only watch hear later where hands are hidden.
    """

    def __init__(self, store: Store, table_id: str, since: int, spectator_delay: float) -> None:
        self._store = store
        self._table_id = table_id
        self._heard = since
        self._spectator_delay = spectator_delay
        self._told: tuple[str, Ears] | None = None

    async def news(self, table: Table, viewer: Viewer) -> Said | None:
        """What the page has not heard yet; nothing when there is nothing to be sent.

        All is told again when the language changes, or who is heard.

        Args:
            table: The table as it stands.
            viewer: Who listens.
        """
        ears = await self._ears(table, viewer)
        now = (viewer.language, ears._replace(until=None))
        first, same = self._told is None, self._told == now
        since = self._heard if first or same else 0
        found = await self._store.after(self._table_id, since, ears)
        self._told = now
        muted = [seat.seat for seat in table.seats if seat.person in ears.muted]
        if not found and (same or (first and since == 0 and not muted)):
            return None
        self._heard = max([since, *(message.number for message in found)])
        whole = (since == 0 and not same) or len(found) == SHOWN
        return Said(_shown(table, viewer, found), muted, whole)

    async def _ears(self, table: Table, viewer: Viewer) -> Ears:
        person, until = viewer.person, None
        muted = await self._store.muted_by(person.id) if person else frozenset[int]()
        if sight.is_delayed(table, viewer):
            until = clock.now() - int(self._spectator_delay * 1000)
        return Ears(own_team(table, viewer), muted, until)


def own_team(table: Table, viewer: Viewer) -> tuple[int, ...]:
    """The seats of the team that somebody plays for.

    There are none for those who play alone or watch; nor for a device of several teams, where one
    would read what is meant for the other.
    """
    teams = {_team(table.game, seat) for seat in sight.own_seats(table, viewer)}
    team = teams.pop() if len(teams) == 1 else ()
    return team if len(team) > 1 else ()


def _team(game: dominium.Game, seat: int) -> tuple[int, ...]:
    if isinstance(game, dominium.KingdomGame):
        return game.seats_of(game.kingdom_of(seat))
    return (seat,)


def _speaking_seat(table: Table, viewer: Viewer, named: int | None) -> int:
    own = sight.own_seats(table, viewer)
    if not own or (named is not None and named not in own):
        raise Refused("not_seated")
    if named is None and len(own) > 1:
        raise Refused("which_seat")
    return own[0] if named is None else named


def _kind_and_text(wish: Say, chat: Literal["free", "phrases", "off"]) -> tuple[str, str]:
    """What is kept of something said."""
    if (wish.phrase is None) == (wish.text is None):
        raise Refused("bad_message")
    if chat == "off":
        raise Refused("talk_off")
    if wish.phrase is not None:
        return "phrase", wish.phrase
    if chat == "phrases":
        raise Refused("phrases_only")
    text = plain_line(wish.text or "")
    if not text:
        raise Refused("nothing_said")
    if len(text) > LONGEST_TEXT:
        raise Refused("text_too_long", {"longest": LONGEST_TEXT})
    return "text", text


def _shown(table: Table, viewer: Viewer, found: Sequence[Message]) -> list[MessageShown]:
    """The messages of those who still sit where they spoke: nobody gets the words of another."""
    names, texts = seat_names(table.seats, viewer.language), messages(viewer.language)
    person = viewer.person.id if viewer.person else None
    return [
        MessageShown(
            number=message.number,
            seat=message.seat,
            name=names[message.seat],
            audience="team" if message.audience == "team" else "table",
            text=texts.text(f"talk-phrase-{message.text}")
            if message.kind == "phrase"
            else message.text,
            phrase=message.text if message.kind == "phrase" else None,
            you=person is not None and message.person == person,
            at=message.at,
        )
        for message in found
        if message.person == table.seats[message.seat].person
    ]
