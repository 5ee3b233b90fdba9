"""The messages about leagues, as they stand in the JSON.

Everything that happens to a league is one of its operations; what only the server can do (drawing,
opening tables) is wished for.
"""

from typing import Annotated

from msgspec import Meta, Struct

from dominium.evenings import operations as done
from dominium.evenings.document import Document
from dominium.evenings.operations import Number, Points, RestRule, Rules, Seed, TableSize, TieRule
from dominium.server.messages import Json, Text

Version = Annotated[int, Meta(ge=1, le=1_000_000)]


# What a page sends


class NewLeague(Struct, forbid_unknown_fields=True):
    """A league to found: by its rules, or with everything that a file of it holds.

    ``scales`` are the points by place, one list for each number of people at most; ``sizes`` are
    the numbers of people that a table may have.
    """

    my_name: Text
    name: Text = ""
    game: Text = "kingdomino"
    preset: Text | None = None
    options: Annotated[dict[Text, Text | bool | int], Meta(max_length=64)] = {}
    scales: Annotated[list[Annotated[list[Points], Meta(max_length=8)]], Meta(max_length=8)] = []
    sizes: Annotated[list[TableSize], Meta(max_length=8)] = []
    ties: Annotated[tuple[TieRule, ...], Meta(max_length=2)] = ("scores",)
    resting: RestRule = "mean"
    document: Document | None = None


class _Wish(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """What wishes have in common with operations: the JSON says by ``kind`` which one it is."""


class DrawRound(_Wish, frozen=True, tag="draw_round"):
    """Draw the tables of the next round; the server chooses a draw number where none is given."""

    evening: Number
    seed: Seed | None = None


class OpenTables(_Wish, frozen=True, tag="open_tables"):
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


class LeagueChange(Struct, forbid_unknown_fields=True):
    """Something that shall happen to a league, and the version that the page has seen."""

    version: Version
    change: Change


# What the server answers


class LeagueFounded(Struct):
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


class PresenceShown(Struct):
    """Which rounds of an evening somebody takes part in."""

    player: int
    first: int
    last: int | None
    text: str


class ResultShown(Struct):
    """How a table ended, in the order of its seats; ``points`` as numbers of the language."""

    scores: list[int]
    places: list[int]
    points: list[str]
    source: str


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
    result: ResultShown | None
    table: str | None
    status: str | None
    invitations: list[InvitedPlayer]


class StandingShown(Struct):
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


class RoundShown(Struct):
    """The tables of a round, who rests, and by which number it was drawn."""

    number: int
    tables: list[LeagueTable]
    resting: list[int]
    seed: str
    complete: bool
    standings: list[StandingShown]


class EveningShown(Struct):
    """One evening with all its rounds."""

    number: int
    date: str
    title: str
    heading: str
    presence: list[PresenceShown]
    rounds: list[RoundShown]
    standings: list[StandingShown]


class EveningListed(Struct):
    """An evening in the list of a league."""

    number: int
    date: str
    title: str
    heading: str
    rounds: int


class LeagueShown(Struct):
    """A league as it stands, with one evening in full."""

    league: str
    version: int
    name: str
    game: str
    game_title: str
    rules: Rules
    may_edit: bool
    players: list[LeaguePlayer]
    evenings: list[EveningListed]
    evening: EveningShown | None
    standings: list[StandingShown]
    said: str = ""


class LeagueEntry(Struct):
    """Something that happened to a league, in words."""

    number: int
    at: str
    text: str


class KeyShown(Struct):
    """The key of a new link for organisers; the one before opens nothing any more."""

    key: str


class LeagueDocument(Struct):
    """Everything about a league, as ``dominium evening`` keeps it in a file."""

    document: Json
