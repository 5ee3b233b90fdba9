"""The messages between server and page, as they stand in the JSON.

Views, events, scores, outcomes and records are the core's own shapes and pass through as they are.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Json = dict[str, Any]
OptionValue = bool | int | str
Options = dict[str, OptionValue]
Params = dict[str, str | int]
Text = Annotated[str, Meta(max_length=200)]
Status = Literal["waiting", "running", "finished"]
SeatKind = Literal["person", "bot", "device", "open"]


# What a page sends


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit at a seat of a new table; a bot needs a level."""

    kind: Literal["me", "friend", "bot", "device"]
    name: Text | None = None
    level: Text | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open."""

    game: Text
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    my_name: Text
    preset: Text | None = None
    options: Annotated[dict[Text, Text | bool | int], Meta(max_length=64)] = {}


class Joining(Struct, forbid_unknown_fields=True):
    """The name of somebody who takes up an invitation."""

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


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Actions of one turn, done together or not at all."""

    request: Annotated[str, Meta(max_length=64)] | int
    ply: int
    actions: Annotated[list[Text], Meta(min_length=1, max_length=8)]


class SetLanguage(Struct, tag="language", forbid_unknown_fields=True):
    """The language of every word from now on."""

    language: Text


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Asks whether the server is there."""


FromPage = Act | SetLanguage | Ping


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


class Joined(Struct):
    """The seat somebody has taken."""

    table: str
    seat: int


class MyTable(Struct):
    """A table of the asking person."""

    table: str
    title: str
    names: list[str]
    your_turn: bool
    finished: bool
    status: Status
    updated: str


class Me(Struct):
    """The asking person."""

    name: str | None


class SeatShown(Struct):
    """A seat as one viewer sees it; partners share a kingdom."""

    seat: int
    kingdom: int
    name: str
    kind: SeatKind
    level: str | None
    you: bool
    connected: bool
    colour: int


class Choice(Struct, omit_defaults=True):
    """A legal action with what it does.

    Attributes:
        number: Its place in the list, from 1.
        action: The notation.
        kind: The kind of the action.
        squares: Where something will lie or stand.
        text: What it does, in words.
        domino: The domino that is claimed.
        slot: The slot of the building, by its printed number.
        cost: The coins that a building costs now.
        coins: All coins that the knights bring.
        gain: By how much the points change.
        property_size: The squares of the property that grows.
    """

    number: int
    action: str
    kind: str
    squares: list[str]
    text: str
    domino: int | None = None
    slot: int | None = None
    cost: int | None = None
    coins: int | None = None
    gain: int | None = None
    property_size: int | None = None


class HistoryEntry(Struct):
    """One ply with its announcements and events."""

    number: int
    ply: int
    seat: int | None
    action: str
    text: list[str]
    events: list[Json]


class Picture(Struct, kw_only=True):
    """A table at one moment, cut and worded for one viewer.

    The lines of scores, kingdoms, frames and courts are one list for each kingdom. ``skip`` are
    the actions that pass over everything the viewer may still decline in this turn.
    """

    number: int
    ply: int
    status: Status
    title: str
    expected: str
    seats: list[SeatShown]
    view: Json
    legal: list[Choice]
    skip: list[str]
    score_lines: list[list[str]]
    offer_lines: list[str]
    building_lines: list[str]
    kingdom_lines: list[list[str]]
    frame_lines: list[str]
    court_lines: list[list[str]]
    outcome: Json | None
    invitations: list[Invitation]
    rematch: str | None
    seed: str | None


class Snapshot(Picture, tag="snapshot", kw_only=True):
    """Everything about a table."""

    table: str
    game: str
    options: Options
    you: list[int]
    history: list[HistoryEntry]
    commitment: str


class News(Picture, tag="entries", kw_only=True):
    """The entries since the page's last number, and the table as it is now."""

    entries: list[HistoryEntry]


class SeatsChanged(Struct, tag="seats"):
    """Somebody came or went."""

    seats: list[SeatShown]
    status: Status


class ReplayShown(Struct):
    """One ply of a finished game or of a record; names are one for each seat."""

    game: str
    plies: int
    ply: int
    action: str | None
    announcements: list[str]
    title: str
    view: Json
    names: list[str]
    options: Options
    building_lines: list[str]
    kingdom_lines: list[list[str]]
    court_lines: list[list[str]]
    scores_text: list[list[str]]
    standings_text: list[str] | None
    outcome: Json | None


class ScoreShown(Struct):
    """A physical kingdom as it lies, with its explained score and all its faults."""

    view: Json
    score: Json
    lines: list[str]
    faults: list[FaultShown]
    notes: list[FaultShown]


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


class RulesShown(Struct):
    """A rules page."""

    markdown: str
    language: str


class ValueShown(Struct):
    """A value of an option."""

    value: OptionValue
    label: str


class OptionShown(Struct):
    """An option of a game."""

    name: str
    label: str
    help: str
    kind: str
    values: list[ValueShown]
    default: OptionValue


class PresetShown(Struct):
    """A named combination of options."""

    id: str
    label: str
    help: str
    options: Options


class LevelShown(Struct):
    """A strength of bots."""

    id: str
    label: str
    help: str


class GameShown(Struct):
    """A game in the lobby."""

    id: str
    title: str
    summary: str
    seats: tuple[int, int]
    options: list[OptionShown]
    presets: list[PresetShown]
    levels: list[LevelShown]
