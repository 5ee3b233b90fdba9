"""The operations of a league, as they are written down.

A league is the list of its operations and nothing else: a corrected result is a second operation
behind the first. Players, evenings, rounds and tables are named by numbers that count from 1.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=1, le=10_000)]
Score = Annotated[int, Meta(ge=-9_999, le=9_999)]
Points = Annotated[int, Meta(ge=0, le=999)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Title = Annotated[str, Meta(max_length=80)]
Date = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]
Seed = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")]
Option = Annotated[str, Meta(max_length=40)]
OptionNumber = Annotated[int, Meta(ge=-(2**53), le=2**53)]
TableSize = Annotated[int, Meta(ge=2, le=8)]
TieRule = Literal["scores", "wins"]
RestRule = Literal["nothing", "mean"]
Source = Literal["hand", "table"]


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules by which a league is played and counted.

    Attributes:
        name: The name of the league.
        game: The id of the game.
        points: For each number of people that a table may have: the points of its places.
        preset: The named rules by which its tables are opened online.
        options: Options of the game that differ from the preset.
        ties: The tie-breaks between equal table points, in this order; then the place is shared.
        resting: The points for a round without a table: nothing, or the mean of the points of a
            full table.
    """

    name: Annotated[str, Meta(min_length=1, max_length=80)]
    game: Option
    points: dict[TableSize, Annotated[tuple[Points, ...], Meta(min_length=2, max_length=8)]]
    preset: Option | None = None
    options: Annotated[dict[Option, Option | bool | OptionNumber], Meta(max_length=64)] = {}
    ties: Annotated[tuple[TieRule, ...], Meta(max_length=2)] = ("scores",)
    resting: RestRule = "mean"

    @property
    def sizes(self) -> tuple[int, ...]:
        """The numbers of people that a table may have, the greatest first."""
        return tuple(sorted(self.points, reverse=True))

    @property
    def full(self) -> int:
        """The number of people at a full table."""
        return max(self.points)


class _Operation(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """The base class of all operations: the JSON names the class by ``kind``."""


class LeagueFounded(_Operation, frozen=True, tag="league_founded"):
    """The first operation of every league."""

    rules: Rules


class RulesChanged(_Operation, frozen=True, tag="rules_changed"):
    """A change of the rules; all points are counted anew by them."""

    rules: Rules


class PlayersAdded(_Operation, frozen=True, tag="players_added"):
    """An addition of names to the list; with an evening, they take part from its next round on."""

    names: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=200)]
    evening: Number | None = None


class PlayerRenamed(_Operation, frozen=True, tag="player_renamed"):
    """A correction or change of a name."""

    player: Number
    name: Name


class PlayerLeft(_Operation, frozen=True, tag="player_left"):
    """A departure of a player; earlier results stay in the standings."""

    player: Number


class PlayerReturned(_Operation, frozen=True, tag="player_returned"):
    """A return of a player who had left."""

    player: Number


class EveningOpened(_Operation, frozen=True, tag="evening_opened"):
    """A new evening with the people who are there from its first round on."""

    date: Date
    present: Annotated[tuple[Number, ...], Meta(max_length=200)]
    title: Title = ""


class EveningCancelled(_Operation, frozen=True, tag="evening_cancelled"):
    """A cancellation of the latest evening; possible until its first round is drawn."""

    evening: Number


class PresenceSet(_Operation, frozen=True, tag="presence_set"):
    """The first and the last round that somebody takes part in; without ``first``, none.

    A ``last`` left out means to the end.
    """

    evening: Number
    player: Number
    first: Number | None = None
    last: Number | None = None


class RoundDrawn(_Operation, frozen=True, tag="round_drawn"):
    """The tables of the next round, in the order of their seats, with the seed of the draw.

    The tables are written down, not computed again: a later version may draw otherwise.
    """

    evening: Number
    tables: Annotated[
        tuple[Annotated[tuple[Number, ...], Meta(min_length=2, max_length=8)], ...],
        Meta(min_length=1, max_length=100),
    ]
    resting: Annotated[tuple[Number, ...], Meta(max_length=200)]
    seed: Seed
    method: Annotated[int, Meta(ge=1, le=1)] = 1


class PlayersSwapped(_Operation, frozen=True, tag="players_swapped"):
    """An exchange of two people's places in a round, by agreement."""

    evening: Number
    round: Number
    first: Number
    second: Number


class RoundCancelled(_Operation, frozen=True, tag="round_cancelled"):
    """A cancellation of the latest round of an evening; possible while it has no result."""

    evening: Number
    round: Number


class TableOpened(_Operation, frozen=True, tag="table_opened"):
    """A table whose people play on a server; ``id`` names the table there."""

    evening: Number
    round: Number
    table: Number
    id: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,16}$")]


class ResultEntered(_Operation, frozen=True, tag="result_entered"):
    """The result of a table, in the order of its seats; of several, the last one counts.

    Without ``places`` they follow from the scores, and equal scores share their places.
    """

    evening: Number
    round: Number
    table: Number
    scores: Annotated[tuple[Score, ...], Meta(min_length=2, max_length=8)]
    places: Annotated[tuple[Number, ...], Meta(min_length=2, max_length=8)] | None = None
    source: Source = "hand"


class ResultWithdrawn(_Operation, frozen=True, tag="result_withdrawn"):
    """A withdrawal of a result entered by mistake; the table is without one again."""

    evening: Number
    round: Number
    table: Number


Operation = (
    LeagueFounded
    | RulesChanged
    | PlayersAdded
    | PlayerRenamed
    | PlayerLeft
    | PlayerReturned
    | EveningOpened
    | EveningCancelled
    | PresenceSet
    | RoundDrawn
    | PlayersSwapped
    | RoundCancelled
    | TableOpened
    | ResultEntered
    | ResultWithdrawn
)
