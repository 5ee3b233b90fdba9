"""Messages about games with a physical set, as they stand in the JSON."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from dominium.engine.options import DEFAULT_GAME
from dominium.referee.sheet import LONGEST_ENTRY
from dominium.server.schema.chat import SeatNumber
from dominium.server.schema.core_values import (
    AnyView,
    DealEnded,
    KingdomTable,
    LineOutcome,
    LineTable,
    OneKingdom,
    Score,
    typed,
)
from dominium.server.schema.errors import FaultView
from dominium.server.schema.tables import Choice, KingdomChoice, LineChoice
from dominium.server.schema.values import Family, Json, Options, RequestedOptions, Text

RefereeAct = Literal["look", "say", "draw", "back", "record"]

# What a page sends


class HalfEntry(Struct, forbid_unknown_fields=True):
    """One half of a domino that is not among those of the box."""

    terrain: Text
    crowns: Annotated[int, Meta(ge=0, le=99)] = 0


class PlacementEntry(Struct, forbid_unknown_fields=True):
    """A domino on a table at home: one of the box by its number, or free faces."""

    action: Text
    domino: Annotated[int, Meta(ge=0, le=999)] | None = None
    left: HalfEntry | None = None
    right: HalfEntry | None = None


class SquareEntry(Struct, forbid_unknown_fields=True):
    """A square on a table at home."""

    square: Text
    terrain: Text
    crowns: Annotated[int, Meta(ge=0, le=99)] = 0


class BuildingEntry(Struct, forbid_unknown_fields=True):
    """A building on a town square of a table at home."""

    square: Text
    building: Text


class KingdomScoreRequest(Struct, forbid_unknown_fields=True):
    """A kingdom on a table at home, given by a position, by dominoes, by squares, or by all.

    ``set`` says which numbers the dominoes have, where the game has such an option; ``knights`` are
    those in the supply and in the kingdom together.
    """

    game: Text = DEFAULT_GAME
    set: Text | None = None
    size: Annotated[int, Meta(ge=0, le=99)] = 5
    frame: Text = "floating"
    middle_kingdom: bool = False
    harmony: bool = False
    position: Annotated[str, Meta(max_length=2000)] | None = None
    placements: Annotated[list[PlacementEntry], Meta(max_length=200)] = []
    squares: Annotated[list[SquareEntry], Meta(max_length=400)] = []
    discarded: Annotated[int, Meta(ge=0, le=48)] = 0
    buildings: Annotated[list[BuildingEntry], Meta(max_length=100)] = []
    coins: Annotated[int, Meta(ge=0, le=9999)] = 0
    knights: Annotated[int, Meta(ge=0, le=9999)] = 0
    queen: bool = False


Ascii = Annotated[str, Meta(max_length=40, pattern=r"^[\x20-\x7e]*$")]
Pips = Annotated[int, Meta(ge=0, le=9999)]


class HandEntry(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The rest of a hand at home: its tiles, or what counts of them."""

    tiles: Annotated[list[Ascii], Meta(max_length=28)] | None = None
    pips: Pips | None = None
    doubles: Pips | None = None
    double_pips: Pips | None = None
    count: Pips | None = None


class TallyEntry(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A line of a score pad; see ``dominium.scoring.tally``."""

    kind: Ascii
    seat: SeatNumber | None = None
    points: Pips | None = None
    ending: Ascii | None = None
    out: Annotated[list[SeatNumber], Meta(max_length=16)] | None = None
    hands: Annotated[list[HandEntry | None], Meta(max_length=16)] | None = None


class TallyRequest(Struct, forbid_unknown_fields=True):
    """The score pad of a line game played with tiles on a table at home."""

    game: Text
    entries: Annotated[list[TallyEntry], Meta(max_length=2000)]
    preset: Text | None = None
    options: RequestedOptions = {}
    names: Annotated[list[Text], Meta(max_length=16)] | None = None


class RefereeRequest(Struct, forbid_unknown_fields=True):
    """A refereed table as it is written down, and what is to be done with it."""

    sheet: Annotated[Json, typed("RefereeSheet")]
    act: RefereeAct = "look"
    line: Annotated[str, Meta(max_length=LONGEST_ENTRY)] = ""


# What the server sends


class KingdomScoreResponse(Struct):
    """A physical kingdom as it lies, with its explained score and all its faults."""

    view: OneKingdom
    score: Score
    lines: list[str]
    faults: list[FaultView]
    notes: list[FaultView]


class RefereeLine(Struct):
    """A line of a refereed table with what was told of it; what was drawn is nobody's."""

    entry: str
    seat: int | None
    told: list[str]


class RefereeSheet(Struct):
    """A refereed table as it is written down; see ``dominium.referee.Sheet``."""

    format: Literal["dominium-referee"]
    version: Literal[1]
    game: str
    options: Options
    names: list[str]
    by_hand: bool
    seed: str
    entries: list[str]


class RefereedTable(Struct, kw_only=True):
    """A refereed table; what lies on it is told as in a replay.

    ``told`` is what the last act brought, ``taken_back`` the line it took back, ``objection`` why
    it was not done; nothing has changed then. ``hand_due`` says that the tiles of the seat whose
    turn it is have to be told.
    """

    sheet: RefereeSheet
    family: Family
    game: str
    title: str
    view: AnyView
    names: list[str]
    options: Options
    expected: list[str]
    turn: int | None
    finished: bool
    draws_due: bool
    hand_due: bool
    choices: Sequence[Choice]
    told: list[str]
    taken_back: str | None
    objection: FaultView | None
    history: list[RefereeLine]
    total_lines: list[str]
    standings_text: list[str] | None
    record: Json | None


class KingdomRefereeResponse(RefereedTable, kw_only=True):
    """A refereed table of a kingdom game."""

    family: Literal["kingdom"]
    view: KingdomTable
    choices: list[KingdomChoice]
    building_lines: list[str]
    kingdom_lines: list[list[str]]
    court_lines: list[list[str]]
    scores_text: list[list[str]]


class LineRefereeResponse(RefereedTable, kw_only=True):
    """A refereed table of a line game."""

    family: Literal["line"]
    view: LineTable
    choices: list[LineChoice]
    ends_line: str
    line_lines: list[str]
    hand_lines: list[list[str]]
    stock_line: str


RefereeResponse = KingdomRefereeResponse | LineRefereeResponse


class TallyDeal(Struct):
    """A deal of a score pad, explained."""

    event: DealEnded
    lines: list[str]


class EntryFault(FaultView):
    """A fault of an entry of a score pad; entries count from 1."""

    entry: int


class TallyResponse(Struct):
    """A score pad: every deal, what follows from them, and all faults.

    Where there are faults, the rest is counted up to the first entry that has one.
    """

    game: str
    names: list[str]
    options: Options
    deals: list[TallyDeal]
    totals: list[int]
    deals_won: list[int]
    lead: int | None
    bank: int | None
    lines: list[str]
    outcome: LineOutcome | None
    faults: list[EntryFault]


class PrintedPage(Struct):
    """A page to print, and whether the server can give it in braille."""

    markdown: str
    language: str
    braille: bool
