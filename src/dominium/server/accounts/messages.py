"""The messages about accounts, results and ratings, as they stand in the JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from dominium.server.messages import Json, Text

Secret = Annotated[str, Meta(max_length=400)]


# What a page sends


class Registration(Struct, forbid_unknown_fields=True):
    """An account to make; it belongs to the person of the browser, if there is one."""

    login: Text
    password: Secret
    name: Text


class LoginWish(Struct, forbid_unknown_fields=True):
    """Who wants to be let in; the tables of the browser come along if wished."""

    login: Text
    password: Secret
    keep_tables: bool = True


class LogoutWish(Struct, forbid_unknown_fields=True):
    """Where somebody wants to be known no more: in this browser, or everywhere."""

    everywhere: bool = False


class PasswordChange(Struct, forbid_unknown_fields=True):
    """The password as it is, and as it shall be."""

    old: Secret
    new: Secret


class AccountChange(Struct, forbid_unknown_fields=True):
    """What somebody changes about their account; what is left out stays."""

    name: Text | None = None
    public: bool | None = None


class Deletion(Struct, forbid_unknown_fields=True):
    """That somebody is to be forgotten; with the password of the account, if there is one."""

    password: Secret = ""


# What the server answers


class StatisticsShown(Struct):
    """How somebody has done in a game with so many seats; points only where there were some."""

    game: str
    seats: int
    games: int
    wins: int
    mean_place: float
    best_points: int | None
    mean_points: float | None


class RatingShown(Struct):
    """How strong somebody is in a game with so many seats, as far as that is known."""

    game: str
    seats: int
    rating: int
    games: int


class AccountShown(Struct):
    """What the asking person sees of themselves; without a login there is no account."""

    name: str | None
    login: str | None = None
    public: bool = False
    browsers: int = 0
    statistics: list[StatisticsShown] = []
    ratings: list[RatingShown] = []


class ResultShown(Struct):
    """How a game ended for somebody."""

    table: str
    game: str
    seats: int
    place: int
    points: int | None
    rated: bool
    finished: str


class HistoryShown(Struct):
    """The latest games before a moment; ``before`` asks for those before these, if there are."""

    games: list[ResultShown]
    before: int | None


class PlayerShown(Struct):
    """What somebody has made public."""

    login: str
    name: str
    statistics: list[StatisticsShown]
    ratings: list[RatingShown]


class RankedShown(Struct):
    """Somebody in a list of ratings; equal ratings share a place."""

    place: int
    login: str
    name: str
    rating: int
    games: int


class RatingsShown(Struct):
    """The ratings of those who made theirs public, in a game with so many seats."""

    game: str
    seats: int
    counts: list[int]
    players: list[RankedShown]


class Export(Struct):
    """Everything that the server knows about somebody."""

    person: Json
    account: Json | None
    browsers: list[Json]
    tables: list[Json]
    messages: list[Json]
    muted: list[Json]
    notifications: list[Json]
    results: list[Json]
    ratings: list[Json]
    leagues: list[Json]
