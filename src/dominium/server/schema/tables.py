"""Messages between the page of a table and the server, as they stand in the JSON.

Views, events, scores, outcomes and records are the core's own shapes and pass through as they are.
What only one family of games has stands in a message of its own; ``family`` tells which.
"""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from dominium.server.model.moderation import ClosingGrounds
from dominium.server.model.table import EntryKind, Status
from dominium.server.model.table_settings import LONGEST_CLOCK_MINUTES, TableSettings
from dominium.server.schema.chat import ChatUpdate, MuteCommand, RequestId, SayCommand, SeatNumber
from dominium.server.schema.core_values import (
    AnyEvent,
    AnyOutcome,
    AnyView,
    End,
    KingdomActionKind,
    KingdomEvent,
    KingdomOutcome,
    KingdomTable,
    LineActionKind,
    LineEvent,
    LineOutcome,
    LineTable,
    OpenEnd,
)
from dominium.server.schema.values import Family, Json, Options, Params, RequestedOptions, Text

MOST_PLIES = 1_000_000
SeatKind = Literal["person", "bot", "own_bot", "device", "open"]
PlyCount = Annotated[int, Meta(ge=0, le=MOST_PLIES)]
EntryNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
RepetitionKey = Annotated[str, Meta(min_length=16, max_length=64)]
HexadecimalDigits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
May = Literal[
    "ask_undo",
    "answer_undo",
    "leave",
    "return",
    "give_up",
    "fill",
    "free",
    "give_time",
    "sit",
    "plan",
]


# What a page sends


class SeatRequest(Struct, forbid_unknown_fields=True):
    """The occupant of a seat of a new table; a bot needs a level."""

    kind: Literal["me", "friend", "bot", "device"]
    name: Text | None = None
    level: Text | None = None


class TableSettingsRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The agreement of a new table beside the rules; see ``TableSettings``.

    Without a wish for ``undo`` the preset of the game decides.
    """

    pace: Literal["live", "days"] = "live"
    clock_minutes: Annotated[int, Meta(ge=1, le=LONGEST_CLOCK_MINUTES)] | None = None
    clock_increment: Annotated[int, Meta(ge=0, le=120)] = 0
    move_days: Annotated[int, Meta(ge=1, le=30)] | None = None
    visibility: Literal["private", "open"] = "private"
    chat: Literal["free", "phrases", "off"] = "free"
    undo: bool | UnsetType = UNSET
    spectators: bool = True
    rated: bool = False
    coach: bool = False
    joint_deal: bool = False


class CreateTableRequest(Struct, forbid_unknown_fields=True):
    """A table to open.

    Attributes:
        key: A random text that is new for each table. The same request with the same key, by the
            same person, opens no second table but returns the first: so it can be repeated when
            its answer was lost.
    """

    game: Text
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    my_name: Text
    preset: Text | None = None
    options: RequestedOptions = {}
    settings: TableSettingsRequest = TableSettingsRequest()
    key: RepetitionKey | None = None


class SeekRequest(Struct, forbid_unknown_fields=True):
    """A wish to play a game with anybody else, now.

    Attributes:
        key: A random text of the page that waits, by which it asks again. Of several pages of a
            person the last one waits.
        seats: The number of seats; bots take those beside the two people. Left out, the usual
            number of the game.
    """

    key: RepetitionKey
    game: Text
    my_name: Text
    seats: Annotated[int, Meta(ge=2, le=16)] | None = None


class JoinRequest(Struct, forbid_unknown_fields=True):
    """The name of somebody who takes up an invitation, or sits down at an open table."""

    name: Text


class CarryTableRequest(Struct, forbid_unknown_fields=True):
    """A table that was begun on a device, to be played on or kept on the server.

    Attributes:
        record: The record of its actions so far.
        key: The id of the table on its device. The same record with the same key, by the same
            person, opens no second table: so the request can be repeated when its answer was lost.
    """

    record: Json
    key: RepetitionKey


class ReplayRequest(Struct, forbid_unknown_fields=True):
    """A record and the ply to show of it; the last one when no ply is named."""

    record: Json
    ply: PlyCount | None = None


class ActCommand(Struct, tag="act", forbid_unknown_fields=True):
    """Actions of one turn, done together or not at all."""

    request: RequestId
    ply: PlyCount
    actions: Annotated[list[Text], Meta(min_length=1, max_length=8)]


class LookCommand(Struct, tag="look", forbid_unknown_fields=True):
    """One of several own seats wants to see its hand; none hides it again."""

    seat: SeatNumber | None


class RequestUndoCommand(Struct, tag="undo", forbid_unknown_fields=True):
    """A wish to go back to a ply; ``number`` is the last entry of the table that asks for it."""

    request: RequestId
    ply: PlyCount
    number: EntryNumber


class AnswerUndoCommand(Struct, tag="answer_undo", forbid_unknown_fields=True):
    """An answer to the undo that the entry ``number`` requests."""

    request: RequestId
    number: EntryNumber
    agree: bool


class LeaveCommand(Struct, tag="leave", forbid_unknown_fields=True):
    """Somebody leaves: a bot plays in the meantime, or the game is given up."""

    request: RequestId
    give_up: bool = False


class ReturnCommand(Struct, tag="return", forbid_unknown_fields=True):
    """Somebody who has left comes back and plays on."""

    request: RequestId


class FillSeatCommand(Struct, tag="fill", forbid_unknown_fields=True):
    """A bot shall take a free seat."""

    request: RequestId
    seat: SeatNumber
    level: Text


class FreeSeatCommand(Struct, tag="free", forbid_unknown_fields=True):
    """A seat shall be free again; ``number`` is the last entry of the table that was seen.

    Whoever has taken the seat since then keeps it.
    """

    request: RequestId
    seat: SeatNumber
    number: EntryNumber


class GiveTimeCommand(Struct, tag="give_time", forbid_unknown_fields=True):
    """Somebody gives another seat time; ``number`` is the last entry of the giver's table.

    Who has given the same seat time since then has sent the same message twice.
    """

    request: RequestId
    seat: SeatNumber
    seconds: Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]
    number: EntryNumber


class CommitEntropyCommand(Struct, tag="commit_entropy", forbid_unknown_fields=True):
    """The commitment of a browser to its entropy; none when it does not contribute.

    ``number`` is the entry that asks for it.
    """

    request: RequestId
    number: EntryNumber
    commitment: HexadecimalDigits | None


class OpenEntropyCommand(Struct, tag="open_entropy", forbid_unknown_fields=True):
    """The entropy of a browser; ``number`` is the entry that asked for it."""

    request: RequestId
    number: EntryNumber
    entropy: HexadecimalDigits


class SetLanguageCommand(Struct, tag="language", forbid_unknown_fields=True):
    """The language of every word from now on, and how much is said of what happens."""

    language: Text
    length: Literal["brief", "short", "long"] = "short"


class FollowActionsCommand(Struct, tag="follow_actions", forbid_unknown_fields=True):
    """From now on the page plays the actions again and words them; see ``ActionsSnapshot``."""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Asks whether the server is there."""


Command = (
    ActCommand
    | RequestUndoCommand
    | AnswerUndoCommand
    | LeaveCommand
    | ReturnCommand
    | FillSeatCommand
    | FreeSeatCommand
    | GiveTimeCommand
    | CommitEntropyCommand
    | OpenEntropyCommand
    | SayCommand
    | MuteCommand
)
ClientMessage = Command | LookCommand | SetLanguageCommand | FollowActionsCommand | Ping


# What the server sends


class RefusedMessage(Struct, tag="refused"):
    """The answer on the socket to a message that was not done."""

    code: str
    params: Params
    text: str
    request: str | int | None


class CommandDone(Struct):
    """A table after a command: its last entry, the number of actions, and whether it goes on."""

    number: int
    ply: int
    status: Status


class Pong(Struct, tag="pong"):
    """The answer to a ping, with the name of the pages that the server has."""

    build: str


class Invitation(Struct):
    """The link by which a friend takes a seat."""

    seat: int
    link: str


class TableCreated(Struct):
    """A new table."""

    table: str
    seats: "list[SeatView]"
    invitations: list[Invitation]


class RematchCreated(Struct):
    """The table of the rematch."""

    table: str


class CarriedTable(Struct):
    """The table of the server that a table of a device has become."""

    table: str


class InvitationView(Struct):
    """The table of an invitation, as its guest sees it before sitting down.

    ``inviter`` is the seat of whoever opened the table; None if they have none at it.
    """

    table: str
    game: str
    title: str
    inviter: int | None
    seats: "list[SeatView]"
    seat: int
    taken: bool
    settings: TableSettings


class OpenTable(Struct):
    """A table at which anybody may sit down; ``free`` are the seats that are left."""

    table: str
    game: str
    title: str
    names: list[str]
    free: list[int]
    settings: TableSettings
    updated: str


class LobbyView(Struct):
    """A page of the open tables whose creators are here now, the latest first.

    ``following`` is the offset of the next page, ``here`` the number of people who are here now,
    ``seeking`` for each game the number of other people who wait for anybody to play it with.
    """

    tables: list[OpenTable]
    following: int | None
    here: int
    seeking: dict[str, int]


class KeptView(Struct):
    """The moment until which a table is kept if nothing happens; null once it has begun."""

    until: str | None


class SeekView(Struct):
    """The state of somebody who waits for anybody else.

    ``table`` is where they sit, once somebody was found; without one the page asks again at once.
    ``here`` is the number of people who are here now.
    """

    table: str | None
    here: int


class JoinResponse(Struct):
    """The seat somebody has taken."""

    table: str
    seat: int


class TableSummary(Struct):
    """A table of the asking person.

    ``deadline`` is the moment until which somebody has to act, in milliseconds since 1970.
    """

    table: str
    game: str
    title: str
    names: list[str]
    your_turn: bool
    finished: bool
    status: Status
    updated: str
    pace: Literal["live", "days"]
    deadline: int | None


class SeatView(Struct):
    """A seat as one viewer sees it; partners share a kingdom.

    A ``bot`` is of the server, an ``own_bot`` of somebody with an account. ``stand_in`` is the
    level of the bot that plays for somebody who is ``away``. A seat that is ``idle`` was taken by
    somebody who has not acted yet: whoever opened the table may free it.
    """

    seat: int
    name: str
    kind: SeatKind
    level: str | None
    you: bool
    connected: bool
    colour: int
    stand_in: str | None
    away: bool
    idle: bool
    kingdom: int | UnsetType = UNSET


class Choice(Struct):
    """A legal action.

    Attributes:
        number: Its place in the list, from 1.
        action: The notation.
        kind: The kind of the action.
        text: A description of what it does.
    """

    number: int
    action: str
    kind: str
    text: str


class KingdomChoice(Choice, omit_defaults=True):
    """A legal action of a kingdom game with what it does.

    Attributes:
        squares: The squares where something will lie or stand.
        domino: The domino that is claimed.
        slot: The slot of the building, by its printed number.
        cost: The coins that a building costs now.
        coins: All coins that the knights bring.
        gain: The change of the points.
        property_size: The squares of the property that grows.
    """

    kind: KingdomActionKind
    squares: list[str]
    domino: int | UnsetType = UNSET
    slot: int | UnsetType = UNSET
    cost: int | UnsetType = UNSET
    coins: int | UnsetType = UNSET
    gain: int | UnsetType = UNSET
    property_size: int | UnsetType = UNSET


class LineChoice(Choice, omit_defaults=True):
    """A legal action of a line game with what it does.

    Attributes:
        short: The action in a few words.
        tile: The tile that is led or laid.
        end: The end where it is laid; a led tile has none.
        inward: The half towards the led tile; of the led tile itself the one that lies to the left.
        outward: The other half.
        wild: True if it is a matador that is not laid by the sum.
        open_ends: The open ends after it.
        points: The points that it scores.
    """

    kind: LineActionKind
    short: str
    tile: str | UnsetType = UNSET
    end: End | UnsetType = UNSET
    inward: int | UnsetType = UNSET
    outward: int | UnsetType = UNSET
    wild: bool = False
    open_ends: list[OpenEnd] | UnsetType = UNSET
    points: int = 0


class HandTile(Struct):
    """A tile of a hand with where it can go, in words."""

    tile: str
    text: str


class HistoryEntry(Struct):
    """One entry of the log with its announcements and events, cut for one viewer.

    Only a ply has an action. One that was taken back later is ``undone``. In line games a decision
    is announced together with the draws that follow it.
    """

    number: int
    ply: int
    seat: int | None
    action: str | None
    text: list[str]
    events: Sequence[AnyEvent]
    kind: EntryKind = "action"
    undone: bool = False


class KingdomHistoryEntry(HistoryEntry):
    """An entry of the log of a kingdom game."""

    events: list[KingdomEvent]


class LineHistoryEntry(HistoryEntry):
    """An entry of the log of a line game."""

    events: list[LineEvent]


class ClockView(Struct):
    """The time of every seat in milliseconds.

    ``remaining`` is what was left at the moment ``at``, in milliseconds since 1970 by the clock of
    the server; the time of the seat ``running`` runs on from there.
    """

    running: int | None
    remaining: list[int]
    increment: int
    at: int


class PendingUndo(Struct):
    """A wish to go back to a ply, and the seats that have not answered yet."""

    number: int
    seat: int
    ply: int
    waiting_for: list[int]


class ContributionView(Struct):
    """The contribution of a seat to a joint deal; no commitment while it has not come."""

    seat: int
    commitment: str | None
    opened: bool


class JointDealView(Struct):
    """A joint deal that goes on: ``number`` is the entry that asks the seats."""

    number: int
    seats: list[ContributionView]


class TableFacts(Struct, kw_only=True):
    """A table at one moment without its game, cut for one viewer.

    ``looking`` is the seat whose eyes see this picture, ``hand_over`` the own seat that has to be
    given the device before it can act. ``may`` is what the viewer can do beside acting, ``undo_to``
    the ply that an undo goes back to, ``delay`` the seconds by which somebody without a seat sees
    the table later, and ``watching`` how many people without a seat are there. ``deal`` is there
    while the browsers of the table contribute to its draws. ``closed`` are the grounds for which
    the operator has closed the table: its game does not count. ``mark`` names the picture to the
    changes that follow it on a socket.
    """

    number: int
    ply: int
    status: Status
    seats: list[SeatView]
    looking: int | None
    hand_over: int | None
    invitations: list[Invitation]
    rematch: str | None
    seed: str | None
    you: list[int]
    settings: TableSettings
    clock: ClockView | None
    undo: PendingUndo | None
    undo_to: int | None
    forfeited: list[int]
    closed: ClosingGrounds | None
    may: list[May]
    delay: int
    watching: int
    deal: JointDealView | None
    mark: int | UnsetType = UNSET


class TableView(TableFacts, kw_only=True):
    """A table at one moment, cut and worded for one viewer.

    ``skip`` are the actions that pass over everything the viewer may still decline in this turn.
    """

    family: Family
    title: str
    expected: str
    view: AnyView
    legal: Sequence[Choice]
    skip: list[str]
    outcome: AnyOutcome | None


class KingdomTableView(TableView, kw_only=True):
    """A table of a kingdom game at one moment.

    The lines of scores, kingdoms, frames and courts are one list for each kingdom.
    """

    family: Literal["kingdom"]
    view: KingdomTable
    legal: list[KingdomChoice]
    outcome: KingdomOutcome | None
    score_lines: list[list[str]]
    offer_lines: list[str]
    building_lines: list[str]
    kingdom_lines: list[list[str]]
    frame_lines: list[str]
    court_lines: list[list[str]]


class LineTableView(TableView, kw_only=True):
    """A table of a line game at one moment.

    ``hand_lines`` are a heading and a line for each tile of the seat that looks, ``hand_items`` the
    same tiles in the order of the view, ``deal_lines`` the explained deal that ended last.
    """

    family: Literal["line"]
    view: LineTable
    legal: list[LineChoice]
    outcome: LineOutcome | None
    ends_line: str
    line_lines: list[str]
    hand_lines: list[str]
    hand_items: list[HandTile]
    hands_lines: list[str]
    stock_line: str
    played_line: str
    bank_line: str
    total_lines: list[str]
    deal_lines: list[str]


class KingdomSnapshot(KingdomTableView, tag="snapshot", kw_only=True):
    """Everything about a table of a kingdom game.

    ``heard`` tells how it began to whoever has done nothing yet.
    """

    table: str
    game: str
    options: Options
    history: list[KingdomHistoryEntry]
    heard: str
    commitment: str


class LineSnapshot(LineTableView, tag="snapshot", kw_only=True):
    """Everything about a table of a line game.

    ``heard`` tells how it began to whoever has done nothing yet.
    """

    table: str
    game: str
    options: Options
    history: list[LineHistoryEntry]
    heard: str
    commitment: str


class KingdomEntriesMessage(KingdomTableView, tag="entries", kw_only=True):
    """The entries since the page's last number, and the table of a kingdom game as it is now.

    ``heard`` is what is said of them at once.
    """

    entries: list[KingdomHistoryEntry]
    heard: str


class LineEntriesMessage(LineTableView, tag="entries", kw_only=True):
    """The entries since the page's last number, and the table of a line game as it is now.

    ``heard`` is what is said of them at once.
    """

    entries: list[LineHistoryEntry]
    heard: str


class ChangesMessage(Struct, tag="changes", kw_only=True):
    """The changes since another picture of the table, for a page that has it.

    Attributes:
        follows: The ``mark`` of the picture that it changes. Who has another one needs all anew.
        entries: The entries since.
        heard: What is said of them at once, and what is expected of a viewer who may act now.
        changed: The new values by their places in the picture, each a JSON Pointer (RFC 6901). One
            behind the end of a list makes it longer.
    """

    follows: int
    entries: list[HistoryEntry]
    heard: str
    changed: Json


class ActionsEntry(Struct, omit_defaults=True):
    """One entry of the log for a page that plays the actions again; a ply has no words."""

    number: int
    ply: int
    seat: int | None
    action: str | None
    text: list[str] = []
    kind: EntryKind = "action"
    undone: bool = False


class ActionsSnapshot(TableFacts, tag="actions", kw_only=True):
    """Everything about a table of a kingdom game for a page that plays the actions again.

    In these games all see everything, so what follows from the actions is left to the page: the
    view, the legal actions, the outcome and all words of the game.

    Attributes:
        title: The title of a table whose game does not go on, or not yet; else null.
        expected: What such a table waits for.
        hearing: The seat that texts address; null where several listen, and for spectators.
        acts: True if the viewer may act now.
    """

    table: str
    game: str
    options: Options
    commitment: str
    title: str | None
    expected: str | None
    hearing: int | None
    acts: bool
    history: list[ActionsEntry]


class ActionsChanges(Struct, tag="actions_changes", kw_only=True):
    """The changes since another picture of a table that the page plays again.

    Its fields are those of ``ChangesMessage``. The numbers of the last entry and of the last action
    stand in ``changed`` only where the last of ``entries`` does not tell them.
    """

    follows: int
    entries: list[ActionsEntry]
    changed: Json


class SeatsMessage(Struct, tag="seats"):
    """A change of who is there."""

    seats: list[SeatView]
    status: Status


Snapshot = KingdomSnapshot | LineSnapshot
EntriesMessage = KingdomEntriesMessage | LineEntriesMessage
StreamMessage = Snapshot | EntriesMessage | SeatsMessage | RefusedMessage
ServerMessage = (
    Snapshot
    | EntriesMessage
    | ChangesMessage
    | ActionsSnapshot
    | ActionsChanges
    | SeatsMessage
    | ChatUpdate
    | RefusedMessage
    | Pong
)


class ReplayView(Struct, kw_only=True):
    """One ply of a finished game or of a record; names are one for each seat.

    ``stops`` are the plies at which somebody decides, and the last one.
    """

    family: Family
    game: str
    plies: int
    ply: int
    action: str | None
    announcements: list[str]
    title: str
    view: AnyView
    names: list[str]
    options: Options
    stops: list[int]
    standings_text: list[str] | None
    outcome: AnyOutcome | None


class KingdomReplay(ReplayView, kw_only=True):
    """One ply of a kingdom game."""

    family: Literal["kingdom"]
    view: KingdomTable
    outcome: KingdomOutcome | None
    building_lines: list[str]
    kingdom_lines: list[list[str]]
    court_lines: list[list[str]]
    scores_text: list[list[str]]


class LineReplay(ReplayView, kw_only=True):
    """One ply of a line game; all hands are open."""

    family: Literal["line"]
    view: LineTable
    outcome: LineOutcome | None
    ends_line: str
    line_lines: list[str]
    hand_lines: list[list[str]]
    hands_lines: list[str]
    stock_line: str
    played_line: str
    bank_line: str
    total_lines: list[str]


Replay = KingdomReplay | LineReplay
