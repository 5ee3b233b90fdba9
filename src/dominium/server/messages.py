"""The messages between server and page, as they stand in the JSON.

Views, events, scores, outcomes and records are the core's own shapes and pass through as they are.
What only one family of games has is left out of the messages of the other; ``family`` tells which.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from dominium.referee.sheet import LONGEST_ENTRY
from dominium.server.log import LONGEST_CLOCK_MINUTES, EntryKind, Status, TableSettings
from dominium.server.talk.messages import Mute, Request, Say, SeatNumber

Json = dict[str, Any]
OptionValue = bool | int | str
Options = dict[str, OptionValue]
Params = dict[str, str | int]
Text = Annotated[str, Meta(max_length=200)]
Family = Literal["kingdom", "line"]
SeatKind = Literal["person", "bot", "device", "open"]
PlyCount = Annotated[int, Meta(ge=0)]
EntryNumber = Annotated[int, Meta(ge=0)]
May = Literal["ask_undo", "answer_undo", "leave", "return", "give_up", "fill", "give_time", "sit"]


# What a page sends


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit at a seat of a new table; a bot needs a level."""

    kind: Literal["me", "friend", "bot", "device"]
    name: Text | None = None
    level: Text | None = None


class SettingsWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed on beside the rules; see ``TableSettings``.

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


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open."""

    game: Text
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    my_name: Text
    preset: Text | None = None
    options: Annotated[dict[Text, Text | bool | int], Meta(max_length=64)] = {}
    settings: SettingsWish = SettingsWish()


class Joining(Struct, forbid_unknown_fields=True):
    """The name of somebody who takes up an invitation, or sits down at an open table."""

    name: Text


class ReplayWish(Struct, forbid_unknown_fields=True):
    """A record and the ply to show of it; the last one when no ply is named."""

    record: Json
    ply: Annotated[int, Meta(ge=0)] | None = None


class PhysicalHalf(Struct, forbid_unknown_fields=True):
    """One half of a domino that is not among those of the box."""

    terrain: Text
    crowns: Annotated[int, Meta(ge=0, le=99)] = 0


class PhysicalPlacement(Struct, forbid_unknown_fields=True):
    """A domino on a table at home: one of the box by its number, or free faces."""

    action: Text
    domino: Annotated[int, Meta(ge=0, le=999)] | None = None
    left: PhysicalHalf | None = None
    right: PhysicalHalf | None = None


class PhysicalSquare(Struct, forbid_unknown_fields=True):
    """A square on a table at home."""

    square: Text
    terrain: Text
    crowns: Annotated[int, Meta(ge=0, le=99)] = 0


class PhysicalBuilding(Struct, forbid_unknown_fields=True):
    """A building on a town square of a table at home."""

    square: Text
    building: Text


class PhysicalKingdom(Struct, forbid_unknown_fields=True):
    """A kingdom on a table at home, given by a position, by dominoes, by squares, or by all.

    ``set`` says which numbers the dominoes of Queendomino have; ``knights`` are those in the supply
    and in the kingdom together.
    """

    game: Text = "kingdomino"
    set: Text = "queendomino"
    size: int = 5
    frame: Text = "floating"
    middle_kingdom: bool = False
    harmony: bool = False
    position: Annotated[str, Meta(max_length=2000)] | None = None
    placements: Annotated[list[PhysicalPlacement], Meta(max_length=200)] = []
    squares: Annotated[list[PhysicalSquare], Meta(max_length=400)] = []
    discarded: Annotated[int, Meta(ge=0, le=48)] = 0
    buildings: Annotated[list[PhysicalBuilding], Meta(max_length=100)] = []
    coins: Annotated[int, Meta(ge=0, le=9999)] = 0
    knights: Annotated[int, Meta(ge=0, le=9999)] = 0
    queen: bool = False


Ascii = Annotated[str, Meta(max_length=40, pattern=r"^[\x20-\x7e]*$")]
Pips = Annotated[int, Meta(ge=0, le=9999)]
PhysicalSeat = Annotated[int, Meta(ge=0, le=99)]


class PhysicalHand(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is left in a hand at home: its tiles, or what counts of them."""

    tiles: Annotated[list[Ascii], Meta(max_length=28)] | None = None
    pips: Pips | None = None
    doubles: Pips | None = None
    double_pips: Pips | None = None
    count: Pips | None = None


class TallyEntry(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A line of a score pad; see ``dominium.scoring.tally``."""

    kind: Ascii
    seat: PhysicalSeat | None = None
    points: Pips | None = None
    ending: Ascii | None = None
    out: Annotated[list[PhysicalSeat], Meta(max_length=16)] | None = None
    hands: Annotated[list[PhysicalHand | None], Meta(max_length=16)] | None = None


class TallyWish(Struct, forbid_unknown_fields=True):
    """The score pad of a line game played with tiles on a table at home."""

    game: Text
    entries: Annotated[list[TallyEntry], Meta(max_length=2000)]
    preset: Text | None = None
    options: Annotated[dict[Text, Text | bool | int], Meta(max_length=64)] = {}
    names: Annotated[list[Text], Meta(max_length=16)] | None = None


class LessonWish(Struct, forbid_unknown_fields=True):
    """A lesson after some answers, and new ones; see ``dominium.lessons.Course``."""

    answers: Annotated[list[Text], Meta(max_length=400)] = []
    given: Annotated[list[Text], Meta(max_length=8)] = []


class PuzzleWish(Struct, forbid_unknown_fields=True):
    """A puzzle after some answers, and a new one; see ``dominium.puzzles.Attempt``."""

    answers: Annotated[list[Text], Meta(max_length=400)] = []
    given: Annotated[list[Text], Meta(max_length=8)] = []


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Actions of one turn, done together or not at all."""

    request: Request
    ply: int
    actions: Annotated[list[Text], Meta(min_length=1, max_length=8)]


class LookWish(Struct, tag="look", forbid_unknown_fields=True):
    """One of several own seats wants to see its hand; none hides it again."""

    seat: SeatNumber | None


class UndoWish(Struct, tag="undo", forbid_unknown_fields=True):
    """A wish to go back to a ply; ``number`` is the last entry of the table that asks for it."""

    request: Request
    ply: PlyCount
    number: EntryNumber


class UndoAnswer(Struct, tag="answer_undo", forbid_unknown_fields=True):
    """Whether somebody agrees to the undo that was asked for in the entry ``number``."""

    request: Request
    number: EntryNumber
    agree: bool


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Somebody leaves: a bot plays in the meantime, or the game is given up."""

    request: Request
    give_up: bool = False


class Return(Struct, tag="return", forbid_unknown_fields=True):
    """Somebody who has left comes back and plays on."""

    request: Request


class Fill(Struct, tag="fill", forbid_unknown_fields=True):
    """A bot shall take a free seat."""

    request: Request
    seat: SeatNumber
    level: Text


class GiveTime(Struct, tag="give_time", forbid_unknown_fields=True):
    """Somebody gives another seat time; ``number`` is the last entry of the giver's table.

    Who has given the same seat time since then has sent the same message twice.
    """

    request: Request
    seat: SeatNumber
    seconds: Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]
    number: EntryNumber


class SetLanguage(Struct, tag="language", forbid_unknown_fields=True):
    """The language of every word from now on, and whether events are told in whole sentences."""

    language: Text
    length: Literal["short", "long"] = "short"


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Asks whether the server is there."""


Command = Act | UndoWish | UndoAnswer | Leave | Return | Fill | GiveTime | Say | Mute
FromPage = Command | LookWish | SetLanguage | Ping


# What the server sends


class FaultShown(Struct):
    """One fault with its words."""

    code: str
    params: Params
    text: str


class Failure(Struct):
    """The answer to a request that was not done."""

    code: str
    params: Params
    text: str
    faults: list[FaultShown] | UnsetType = UNSET


class Refusal(Struct, tag="refused"):
    """The answer on the socket to a message that was not done."""

    code: str
    params: Params
    text: str
    request: str | int | None


class Pong(Struct, tag="pong"):
    """The answer to a ping."""


class Invitation(Struct):
    """The link by which a friend takes a seat."""

    seat: int
    link: str


class TableOpened(Struct):
    """A new table."""

    table: str
    seats: "list[SeatShown]"
    invitations: list[Invitation]


class RematchOpened(Struct):
    """The table of the rematch."""

    table: str


class InvitationShown(Struct):
    """What somebody sees before taking up an invitation."""

    table: str
    game: str
    title: str
    seats: "list[SeatShown]"
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


class Joined(Struct):
    """The seat somebody has taken."""

    table: str
    seat: int


class MyTable(Struct):
    """A table of the asking person.

    ``deadline`` is the moment until which somebody has to act, in milliseconds since 1970.
    """

    table: str
    title: str
    names: list[str]
    your_turn: bool
    finished: bool
    status: Status
    updated: str
    pace: Literal["live", "days"]
    deadline: int | None


class Contact(Struct):
    """Where the operator of the server may be written to.

    Attributes:
        contact: An address that begins with ``mailto:`` or ``https:``; none when there is none.
    """

    contact: str | None


class Me(Struct):
    """The asking person."""

    name: str | None


class SeatShown(Struct):
    """A seat as one viewer sees it; partners share a kingdom.

    ``stand_in`` is the level of the bot that plays for somebody who is ``away``.
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
    kingdom: int | UnsetType = UNSET


class Choice(Struct, omit_defaults=True):
    """A legal action with what it does.

    Attributes:
        number: Its place in the list, from 1.
        action: The notation.
        kind: The kind of the action.
        text: What it does, in words.
        squares: Where something will lie or stand; in kingdom games.
        domino: The domino that is claimed.
        slot: The slot of the building, by its printed number.
        cost: The coins that a building costs now.
        coins: All coins that the knights bring.
        gain: By how much the points change.
        property_size: The squares of the property that grows.
        short: The action in a few words; in line games.
        tile: The tile that is led or laid.
        end: Where it is laid; a led tile has none.
        inward: The half towards the led tile; of the led tile itself the one that lies to the left.
        outward: The other half.
        wild: Whether it is a matador that is not laid by the sum.
        open_ends: The open ends after it.
        points: What it scores.
    """

    number: int
    action: str
    kind: str
    text: str
    squares: list[str] | UnsetType = UNSET
    domino: int | None = None
    slot: int | None = None
    cost: int | None = None
    coins: int | None = None
    gain: int | None = None
    property_size: int | None = None
    short: str | UnsetType = UNSET
    tile: str | None = None
    end: str | None = None
    inward: int | None = None
    outward: int | None = None
    wild: bool = False
    open_ends: list[Json] | UnsetType = UNSET
    points: int = 0


class HandItem(Struct):
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
    events: list[Json]
    kind: EntryKind = "action"
    undone: bool = False


class ClockShown(Struct):
    """The time of every seat in milliseconds.

    ``remaining`` is what was left at the moment ``at``, in milliseconds since 1970 by the clock of
    the server; the time of the seat ``running`` runs on from there.
    """

    running: int | None
    remaining: list[int]
    increment: int
    at: int


class UndoShown(Struct):
    """A wish to go back to a ply, and the seats that have not answered yet."""

    number: int
    seat: int
    ply: int
    waiting_for: list[int]


class Picture(Struct, kw_only=True):
    """A table at one moment, cut and worded for one viewer.

    ``skip`` are the actions that pass over everything the viewer may still decline in this turn.
    ``looking`` is the seat whose eyes see this picture, ``hand_over`` the own seat that has to be
    given the device before it can act. In kingdom games the lines of scores, kingdoms, frames and
    courts are one list for each kingdom. In line games the lines of the hand are those of the seat
    that looks. ``may`` is what the viewer can do beside acting, ``undo_to`` the ply that an undo
    goes back to, ``delay`` the seconds by which somebody without a seat sees the table later, and
    ``watching`` how many people without a seat are there.
    """

    family: Family
    number: int
    ply: int
    status: Status
    title: str
    expected: str
    seats: list[SeatShown]
    view: Json
    legal: list[Choice]
    skip: list[str]
    looking: int | None
    hand_over: int | None
    outcome: Json | None
    invitations: list[Invitation]
    rematch: str | None
    seed: str | None
    you: list[int]
    settings: TableSettings
    clock: ClockShown | None
    undo: UndoShown | None
    undo_to: int | None
    forfeited: list[int]
    may: list[May]
    delay: int
    watching: int

    score_lines: list[list[str]] | UnsetType = UNSET
    offer_lines: list[str] | UnsetType = UNSET
    building_lines: list[str] | UnsetType = UNSET
    kingdom_lines: list[list[str]] | UnsetType = UNSET
    frame_lines: list[str] | UnsetType = UNSET
    court_lines: list[list[str]] | UnsetType = UNSET

    ends_line: str | UnsetType = UNSET
    line_lines: list[str] | UnsetType = UNSET
    hand_lines: list[str] | UnsetType = UNSET
    hand_items: list[HandItem] | UnsetType = UNSET
    hands_lines: list[str] | UnsetType = UNSET
    stock_line: str | UnsetType = UNSET
    played_line: str | UnsetType = UNSET
    bank_line: str | UnsetType = UNSET
    total_lines: list[str] | UnsetType = UNSET
    deal_lines: list[str] | UnsetType = UNSET


class Snapshot(Picture, tag="snapshot", kw_only=True):
    """Everything about a table."""

    table: str
    game: str
    options: Options
    history: list[HistoryEntry]
    commitment: str


class News(Picture, tag="entries", kw_only=True):
    """The entries since the page's last number, and the table as it is now."""

    entries: list[HistoryEntry]


class SeatsChanged(Struct, tag="seats"):
    """Somebody came or went."""

    seats: list[SeatShown]
    status: Status


class ReplayShown(Struct, kw_only=True):
    """One ply of a finished game or of a record; names are one for each seat.

    ``stops`` are the plies at which somebody decides, and the last one. In line games all hands are
    open.
    """

    family: Family
    game: str
    plies: int
    ply: int
    action: str | None
    announcements: list[str]
    title: str
    view: Json
    names: list[str]
    options: Options
    stops: list[int]
    standings_text: list[str] | None
    outcome: Json | None

    building_lines: list[str] | UnsetType = UNSET
    kingdom_lines: list[list[str]] | UnsetType = UNSET
    court_lines: list[list[str]] | UnsetType = UNSET
    scores_text: list[list[str]] | UnsetType = UNSET

    ends_line: str | UnsetType = UNSET
    line_lines: list[str] | UnsetType = UNSET
    hand_lines: list[list[str]] | UnsetType = UNSET
    hands_lines: list[str] | UnsetType = UNSET
    stock_line: str | UnsetType = UNSET
    played_line: str | UnsetType = UNSET
    bank_line: str | UnsetType = UNSET
    total_lines: list[str] | UnsetType = UNSET


class ReviewShown(Struct):
    """How far the review of a finished table is, and the review when it is done."""

    status: Literal["none", "running", "done"]
    progress: float
    review: Json | None


class AdviceOption(Struct):
    """An action that the coach would think of.

    ``win`` is the probability of the first place, ``points`` the expected final points; in the
    games of tiles what the running deal brings.
    """

    action: str
    words: str
    win: float
    points: float


class AdviceShown(Struct):
    """What the coach advises whoever has to act, best first, and why."""

    best: list[AdviceOption]
    words: str


class ScoreShown(Struct):
    """A physical kingdom as it lies, with its explained score and all its faults."""

    view: Json
    score: Json
    lines: list[str]
    faults: list[FaultShown]
    notes: list[FaultShown]


class RefereeWish(Struct, forbid_unknown_fields=True):
    """A refereed table as it is written down, and what is to be done with it."""

    sheet: Json
    act: Literal["look", "say", "draw", "back", "record"] = "look"
    line: Annotated[str, Meta(max_length=LONGEST_ENTRY)] = ""


class RefereeSaid(Struct):
    """A line of a refereed table with what was told of it; what was drawn is nobody's."""

    entry: str
    seat: int | None
    told: list[str]


class RefereeShown(Struct, kw_only=True):
    """A refereed table; what lies on it is told as in a replay.

    ``told`` is what the last act brought, ``taken_back`` the line it took back, ``objection`` why
    it was not done; nothing has changed then. ``hand_due`` says that the tiles of the seat whose
    turn it is have to be told.
    """

    sheet: Json
    family: Family
    game: str
    title: str
    view: Json
    names: list[str]
    options: Options
    expected: list[str]
    turn: int | None
    finished: bool
    draws_due: bool
    hand_due: bool
    choices: list[Choice]
    told: list[str]
    taken_back: str | None
    objection: FaultShown | None
    history: list[RefereeSaid]
    total_lines: list[str]
    standings_text: list[str] | None
    record: Json | None

    building_lines: list[str] | UnsetType = UNSET
    kingdom_lines: list[list[str]] | UnsetType = UNSET
    court_lines: list[list[str]] | UnsetType = UNSET
    scores_text: list[list[str]] | UnsetType = UNSET

    ends_line: str | UnsetType = UNSET
    line_lines: list[str] | UnsetType = UNSET
    hand_lines: list[list[str]] | UnsetType = UNSET
    stock_line: str | UnsetType = UNSET


class DealShown(Struct):
    """A deal of a score pad, explained."""

    event: Json
    lines: list[str]


class EntryFault(FaultShown):
    """What is wrong with an entry of a score pad; entries count from 1."""

    entry: int


class TallyShown(Struct):
    """A score pad: every deal, what follows from them, and all faults.

    Where there are faults, the rest is counted up to the first entry that has one.
    """

    game: str
    names: list[str]
    options: Options
    deals: list[DealShown]
    totals: list[int]
    deals_won: list[int]
    lead: int | None
    bank: int | None
    lines: list[str]
    outcome: Json | None
    faults: list[EntryFault]


class BuildingShown(Struct):
    """A building of the catalogue: its tokens, what they bring, and where that is known from."""

    id: str
    name: str
    text: str
    count: int
    knights: int
    towers: int
    crowns: int
    points: int
    points_per: str
    effect: str
    source: str


class LessonInfo(Struct):
    """A lesson in the list of all lessons."""

    lesson: str
    game: str
    title: str
    summary: str
    steps: int


class LessonShown(Struct, kw_only=True):
    """A lesson after some answers: what is said, what has to be done, and its table.

    ``answers`` are those that were taken, ``remarks`` what is said to the new ones, ``refusal`` why
    they were not taken. ``question`` is the command that has to ask, where the task is to ask.
    """

    lesson: str
    answers: list[str]
    place: int
    steps: int
    title: str
    heading: str
    text: list[str]
    remarks: list[str]
    refusal: str | None
    table: Snapshot
    task: str | None = None
    hint: str | None = None
    question: str | None = None


class PuzzleInfo(Struct):
    """The puzzle of a day in the list of days."""

    day: str
    date: str
    game: str
    title: str


class ChoiceCompared(Struct):
    """An action of a solved puzzle in words and figures; ``mark`` says why it is told."""

    action: str
    words: str
    win: str
    points: str
    mark: str


class PuzzleShown(Struct, kw_only=True):
    """A puzzle after some answers: what is said, what has to be done, and its table.

    ``answers`` are those that were taken, ``verdict`` what is said to the new one, ``refusal`` why
    it was not taken. What the actions are worth is told only when the puzzle is over.
    """

    day: str
    answers: list[str]
    solved: bool
    over: bool
    title: str
    text: list[str]
    task: str
    hint: str
    verdict: str | None
    refusal: str | None
    explanation: list[str]
    compared: list[ChoiceCompared]
    table: Snapshot


class RulesShown(Struct):
    """A rules page."""

    markdown: str
    language: str


class ValueShown(Struct):
    """A value of an option."""

    value: OptionValue
    label: str


class OptionShown(Struct):
    """An option of a game; a range of whole numbers has bounds in place of single values."""

    name: str
    label: str
    help: str
    kind: str
    values: list[ValueShown]
    default: OptionValue
    low: int | UnsetType = UNSET
    high: int | UnsetType = UNSET
    default_label: str | UnsetType = UNSET


class PresetShown(Struct):
    """A named combination of options.

    ``undo`` tells whether actions may be taken back in it, ``seats`` how many may play by it.
    """

    id: str
    label: str
    help: str
    options: Options
    undo: bool
    seats: list[int]


class LevelShown(Struct):
    """A strength of bots, or a program of the server."""

    id: str
    label: str
    help: str
    program: bool = False


class GameShown(Struct):
    """A game in the lobby; where hands are hidden, a shared device goes from hand to hand."""

    id: str
    family: Family
    hidden_hands: bool
    title: str
    summary: str
    seats: tuple[int, int]
    options: list[OptionShown]
    presets: list[PresetShown]
    levels: list[LevelShown]
