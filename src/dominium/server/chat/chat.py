"""The chat at a table: messages to all or to the own team, filtered by who is muted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import dominium
from dominium.describe import messages
from dominium.describe.text import plain_line
from dominium.server.chat.store import SHOWN, ChatFilter, Message, Store
from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.model import visibility
from dominium.server.presenters.text import seat_names
from dominium.server.schema.chat import ChatMessage, ChatUpdate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Literal

    from dominium.describe import Messages
    from dominium.server.model.table import Table
    from dominium.server.model.viewer import Viewer
    from dominium.server.schema.chat import MuteCommand, SayCommand
    from dominium.server.storage import Database
    from dominium.server.tables.service import Tables

LONGEST_TEXT = 300


class Chat:
    """The chat at all tables.

    Args:
        database: The database of the messages.
        tables: The tables with a chat.
        changed: Called with the table when its chat has changed.
        spectator_delay: Seconds by which spectators get messages later where hands are hidden.
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

    async def say(self, table_id: str, viewer: Viewer, command: SayCommand) -> None:
        """Send a message; it is stored before anybody gets it.

        Raises:
            RequestError: ``unknown_table``, ``not_seated``, ``which_seat``, ``talk_off``,
                ``phrases_only``, ``no_team_line``, ``nothing_said``, ``text_too_long``,
                ``talk_too_fast``, ``talk_full``, or ``bad_message``.
        """
        table = await self._tables.read(table_id)
        seat = _speaking_seat(table, viewer, command.seat)
        kind, text = _kind_and_text(command, table.settings.chat)
        if command.audience == "team" and not own_team(table, viewer):
            raise RequestError("no_team_line")
        person = table.seats[seat].person
        await self._store.add(
            table_id, Message(0, person, seat, command.audience, kind, text, clock.now())
        )
        self._changed(table_id)

    async def mute(self, table_id: str, viewer: Viewer, command: MuteCommand) -> None:
        """Mute or unmute a person at every table and device; nobody else is notified.

        Raises:
            RequestError: ``unknown_table``, ``not_seated``, or ``nobody_to_mute``.
        """
        table = await self._tables.read(table_id)
        if viewer.person is None:
            raise RequestError("not_seated")
        other = table.seats[command.seat].person if command.seat < len(table.seats) else None
        if other is None or other == viewer.person.id:
            raise RequestError("nobody_to_mute")
        await self._store.mute(viewer.person.id, other, on=command.on)
        self._changed(table_id)

    def subscription(self, table_id: str, since: int) -> ChatSubscription:
        """Subscribe a page to the chat of a table.

        Args:
            table_id: The table the page follows.
            since: The number of the last message that it has; 0 when it has none.
        """
        return ChatSubscription(self._store, table_id, since, self._spectator_delay)


class ChatSubscription:
    """A page's subscription to the chat of a table: what was sent and is to be sent.

    Args:
        store: The store of the messages.
        table_id: The table.
        since: The number of the last message that the page has.
        spectator_delay: Seconds by which spectators get messages later where hands are hidden.
    """

    def __init__(self, store: Store, table_id: str, since: int, spectator_delay: float) -> None:
        self._store = store
        self._table_id = table_id
        self._heard = since
        self._spectator_delay = spectator_delay
        self._told: tuple[str, ChatFilter, int] | None = None

    async def news(self, table: Table, viewer: Viewer) -> ChatUpdate | None:
        """Return the messages that the page does not have yet; None when there is nothing to send.

        All are sent again when the language changes, the chat filter, or a message was hidden.

        Args:
            table: The table in its present state.
            viewer: The reader of the page.
        """
        chat_filter = await self._chat_filter(table, viewer)
        hidden = await self._store.hidden(self._table_id)
        now = (viewer.language, chat_filter._replace(until=None), hidden)
        # A page that comes back may have what was hidden meanwhile.
        first, same = self._told is None and not hidden, self._told == now
        since = self._heard if first or same else 0
        found = await self._store.after(self._table_id, since, chat_filter)
        self._told = now
        muted = [seat.seat for seat in table.seats if seat.person in chat_filter.muted]
        if not found and (same or (first and since == 0 and not muted)):
            return None
        self._heard = max([since, *(message.number for message in found)])
        whole = (since == 0 and not same) or len(found) == SHOWN
        return ChatUpdate(_shown(table, viewer, found), muted, whole)

    async def _chat_filter(self, table: Table, viewer: Viewer) -> ChatFilter:
        person, until = viewer.person, None
        muted = await self._store.muted_by(person.id) if person else frozenset[int]()
        if visibility.is_delayed(table, viewer):
            until = clock.now() - int(self._spectator_delay * 1000)
        return ChatFilter(own_team(table, viewer), muted, until)


def own_team(table: Table, viewer: Viewer) -> tuple[int, ...]:
    """Return the seats of the team that somebody plays for.

    There are none for those who play alone or watch; nor for a device of several teams, where one
    would read what is meant for the other.
    """
    teams = {_team(table.game, seat) for seat in visibility.own_seats(table, viewer)}
    team = teams.pop() if len(teams) == 1 else ()
    return team if len(team) > 1 else ()


def _team(game: dominium.Game, seat: int) -> tuple[int, ...]:
    if isinstance(game, dominium.KingdomGame):
        return game.seats_of(game.kingdom_of(seat))
    return (seat,)


def _speaking_seat(table: Table, viewer: Viewer, named: int | None) -> int:
    own = visibility.own_seats(table, viewer)
    if not own or (named is not None and named not in own):
        raise RequestError("not_seated")
    if named is None and len(own) > 1:
        raise RequestError("which_seat")
    return own[0] if named is None else named


def _kind_and_text(command: SayCommand, chat: Literal["free", "phrases", "off"]) -> tuple[str, str]:
    """Check a message and return its kind and its text as they are stored."""
    if (command.phrase is None) == (command.text is None):
        raise RequestError("bad_message")
    if chat == "off":
        raise RequestError("talk_off")
    if command.phrase is not None:
        return "phrase", command.phrase
    if chat == "phrases":
        raise RequestError("phrases_only")
    text = plain_line(command.text or "")
    if not text:
        raise RequestError("nothing_said")
    if len(text) > LONGEST_TEXT:
        raise RequestError("text_too_long", {"longest": LONGEST_TEXT})
    return "text", text


def _text(message: Message, texts: Messages) -> str:
    """Return the words of a message; of a hidden one that there was one."""
    match message.kind:
        case "phrase":
            return texts.text(f"talk-phrase-{message.text}")
        case "hidden":
            return texts.text("talk-hidden")
    return message.text


def _shown(table: Table, viewer: Viewer, found: Sequence[Message]) -> list[ChatMessage]:
    """Return the messages of those who still hold the seat that they wrote from."""
    names, texts = seat_names(table.seats, viewer.language), messages(viewer.language)
    person = viewer.person.id if viewer.person else None
    return [
        ChatMessage(
            number=message.number,
            seat=message.seat,
            name=names[message.seat],
            audience="team" if message.audience == "team" else "table",
            text=_text(message, texts),
            phrase=message.text if message.kind == "phrase" else None,
            you=person is not None and message.person == person,
            at=message.at,
        )
        for message in found
        if message.person == table.seats[message.seat].person
    ]
