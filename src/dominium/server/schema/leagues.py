"""The messages about leagues, as they stand in the JSON.

Everything that happens to a league is one of its operations; what only the server can do (drawing,
opening tables) is wished for.
"""

from typing import Annotated

from msgspec import Meta, Struct

from dominium.engine.options import DEFAULT_GAME
from dominium.evenings import operations as done
from dominium.evenings.document import Document
from dominium.evenings.operations import Number, Points, RestRule, Rules, Seed, TableSize, TieRule
from dominium.server.model.table import Status
from dominium.server.schema.values import Json, RequestedOptions, Text

Version = Annotated[int, Meta(ge=1, le=1_000_000)]


# What a page sends


class CreateLeagueRequest(Struct, forbid_unknown_fields=True):
    """A league to found: by its rules, or with everything that a file of it holds.

    ``scales`` are the points by place, one list for each number of people at most; ``sizes`` are
    the numbers of people that a table may have.
    """

    my_name: Text
    name: Text = ""
    game: Text = DEFAULT_GAME
    preset: Text | None = None
    options: RequestedOptions = {}
    scales: Annotated[list[Annotated[list[Points], Meta(max_length=8)]], Meta(max_length=8)] = []
    sizes: Annotated[list[TableSize], Meta(max_length=8)] = []
    ties: Annotated[tuple[TieRule, ...], Meta(max_length=2)] = ("scores",)
    resting: RestRule = "mean"
    document: Document | None = None


class _Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """The base of all requests that change a league; ``kind`` tells them apart in the JSON."""


class DrawRound(_Request, frozen=True, tag="draw_round"):
    """Draw the tables of the next round; the server chooses a draw number where none is given."""

    evening: Number
    seed: Seed | None = None


class OpenTables(_Request, frozen=True, tag="open_tables"):
    """Open every table of a round on this server that has no result yet."""

    evening: Number
    round: Number


Change = (
    DrawRound
    | OpenTables
    | done.RulesChanged
    | done.PlayersAdded
    | done.PlayerRenamed
    | done.PlayerLeft
    | done.PlayerReturned
    | done.EveningOpened
    | done.EveningCancelled
    | done.PresenceSet
    | done.PlayersSwapped
    | done.RoundCancelled
    | done.ResultEntered
    | done.ResultWithdrawn
)


class ChangeLeagueRequest(Struct, forbid_unknown_fields=True):
    """Something that shall happen to a league, and the version that the page has seen."""

    version: Version
    change: Change


# What the server answers


class LeagueCreated(Struct):
    """A new league, and the key of the organisers' link; it is told only now."""

    league: str
    key: str


class MyLeague(Struct):
    """A league of the asking person."""

    league: str
    name: str
    updated: str


class LeaguePlayer(Struct):
    """Somebody on the list."""

    number: int
    name: str
    left: bool


class PresenceView(Struct):
    """The rounds of an evening in which a player takes part."""

    player: int
    first: int
    last: int | None
    text: str


class LeagueResultView(Struct):
    """The result of a table, in the order of its seats; ``points`` as numbers of the language."""

    scores: list[int]
    places: list[int]
    points: list[str]
    source: done.Source


class InvitedPlayer(Struct):
    """The link by which somebody sits down at a table of this server."""

    player: int
    link: str


class LeagueTable(Struct):
    """The people of a table in the order of their seats; ``table`` where they play on this server.

    ``line`` tells it all in one sentence.
    """

    number: int
    players: list[int]
    line: str
    result: LeagueResultView | None
    table: str | None
    status: Status | None
    invitations: list[InvitedPlayer]


class StandingView(Struct):
    """A line of the standings.

    ``parts`` are the points of each round of an evening, or of each evening of a league; ``lines``
    say where the points of an evening come from.
    """

    place: int
    player: int
    points: str
    scores: int
    wins: int
    parts: list[str | None]
    decided: str
    lines: list[str]


class RoundView(Struct):
    """The tables of a round, who rests, and by which number it was drawn."""

    number: int
    tables: list[LeagueTable]
    resting: list[int]
    seed: str
    complete: bool
    standings: list[StandingView]


class EveningView(Struct):
    """One evening with all its rounds."""

    number: int
    date: str
    title: str
    heading: str
    presence: list[PresenceView]
    rounds: list[RoundView]
    standings: list[StandingView]


class EveningSummary(Struct):
    """An evening in the list of a league."""

    number: int
    date: str
    title: str
    heading: str
    rounds: int


class LeagueView(Struct):
    """A league as it stands, with one evening in full."""

    league: str
    version: int
    name: str
    game: str
    game_title: str
    rules: Rules
    may_edit: bool
    players: list[LeaguePlayer]
    evenings: list[EveningSummary]
    evening: EveningView | None
    standings: list[StandingView]
    said: str = ""


class LeagueEntry(Struct):
    """Something that happened to a league, in words."""

    number: int
    at: str
    text: str


class LeagueKey(Struct):
    """The key of a new link for organisers; the one before opens nothing any more."""

    key: str


class LeagueDocument(Struct):
    """Everything about a league, as ``dominium evening`` keeps it in a file."""

    document: Json
