"""The messages about accounts, results and ratings, as they stand in the JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from dominium.server.model.viewer import Scope
from dominium.server.schema.values import Json, Text

Secret = Annotated[str, Meta(max_length=400)]


# What a page sends


class IntroductionRequest(Struct, forbid_unknown_fields=True):
    """The name of somebody who is going to take a seat."""

    name: Text


class RegisterRequest(Struct, forbid_unknown_fields=True):
    """An account to make; it belongs to the person of the browser, if there is one."""

    login: Text
    password: Secret
    name: Text


class LoginRequest(Struct, forbid_unknown_fields=True):
    """A request to log in, which may take the tables of the browser along."""

    login: Text
    password: Secret
    keep_tables: bool = True


class LogoutRequest(Struct, forbid_unknown_fields=True):
    """A request to log out in this browser, or everywhere."""

    everywhere: bool = False


class ChangePasswordRequest(Struct, forbid_unknown_fields=True):
    """The password as it is, and as it shall be."""

    old: Secret
    new: Secret


class NewRecoveryCodesRequest(Struct, forbid_unknown_fields=True):
    """A request for recovery codes, confirmed by the password; those before are good no more."""

    password: Secret


class NewTokenRequest(Struct, forbid_unknown_fields=True):
    """A request for a personal token of the account, confirmed by the password.

    With the scope ``bot`` it is for the bot of this name, which is made if there is none.
    """

    password: Secret
    name: Text
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=4)]


class RecoverRequest(Struct, forbid_unknown_fields=True):
    """A request to enter an account by a recovery code, and the password that it gets."""

    login: Text
    code: Text
    password: Secret
    keep_tables: bool = True


class MailedCodeRequest(Struct, forbid_unknown_fields=True):
    """A request for a recovery code by mail, if an account has a confirmed address."""

    login: Text


class ChangeAccountRequest(Struct, forbid_unknown_fields=True):
    """A change of the own account; fields that are left out stay."""

    name: Text | None = None
    public: bool | None = None


class DeleteAccountRequest(Struct, forbid_unknown_fields=True):
    """That somebody is to be forgotten; with the password of the account, if there is one."""

    password: Secret = ""


# What the server answers


class StatisticsView(Struct):
    """The results of a person in one game with one number of seats; points only if it has them."""

    game: str
    seats: int
    games: int
    wins: int
    mean_place: float
    best_points: int | None
    mean_points: float | None


class RatingView(Struct):
    """The rating of a person in one game with one number of seats, with its uncertainty."""

    game: str
    seats: int
    rating: int
    games: int


class BotView(Struct):
    """A bot of somebody, and its ratings.

    Attributes:
        id: The number by which its owner deletes it.
        name: Its name, without the mark that others see; none where the operator took it away.
        ratings: Its ratings, by game and number of seats.
    """

    id: int
    name: str | None
    ratings: list[RatingView]


class AccountView(Struct):
    """The person who asks; without a login there is no account.

    Attributes:
        recovery_codes: The number of recovery codes that are left.
        kept_days: The days for which a browser is known, and somebody without an account is kept,
            since they were last here.
    """

    name: str | None
    login: str | None = None
    public: bool = False
    browsers: int = 0
    recovery_codes: int = 0
    statistics: list[StatisticsView] = []
    ratings: list[RatingView] = []
    bots: list[BotView] = []
    kept_days: int | None = None


class NewRecoveryCodes(Struct):
    """The recovery codes of an account, which are shown this once."""

    codes: list[str]


class TokenView(Struct):
    """A personal token, without its secret.

    Attributes:
        id: The number by which it is revoked.
        name: What its owner calls it.
        scopes: What it is good for.
        created: The time when it was made.
        used: The day when it was last used; None before its first use.
    """

    id: int
    name: str
    scopes: list[Scope]
    created: str
    used: str | None


class NewToken(Struct):
    """A new personal token, with the secret that is shown this once."""

    secret: str
    token: TokenView


class TokenHolder(Struct):
    """The person or bot that a personal token acts for, and its scopes.

    Attributes:
        name: The name of its owner, or of the bot that it acts for.
        login: The login of its owner.
        scopes: What it is good for.
        bot: True if it acts for a bot of its owner.
    """

    name: str | None
    login: str
    scopes: list[Scope]
    bot: bool


class GameResultView(Struct):
    """The result of a finished game for one person."""

    table: str
    game: str
    seats: int
    place: int
    points: int | None
    rated: bool
    finished: str


class HistoryPage(Struct):
    """The latest games before a moment; ``before`` asks for those before these, if there are."""

    games: list[GameResultView]
    before: int | None


class PlayerView(Struct):
    """The public profile of a person, with their bots."""

    login: str
    name: str
    statistics: list[StatisticsView]
    ratings: list[RatingView]
    bots: list[BotView]


class RankedPlayer(Struct):
    """Somebody in a list of ratings; equal ratings share a place.

    Attributes:
        place: The place, 1 for the best.
        login: The login; that of the owner for a bot.
        name: The name, without the mark of a bot.
        rating: The rating.
        games: The number of rated games.
    """

    place: int
    login: str
    name: str
    rating: int
    games: int


class RatingsPage(Struct):
    """The ratings of those who made theirs public, in a game with so many seats.

    People and bots have lists of their own.
    """

    game: str
    seats: int
    counts: list[int]
    players: list[RankedPlayer]


class Export(Struct):
    """Everything that the server knows about somebody."""

    person: Json
    account: Json | None
    browsers: list[Json]
    tokens: list[Json]
    bots: list[Json]
    tables: list[Json]
    messages: list[Json]
    muted: list[Json]
    notifications: list[Json]
    plans: list[Json]
    bans: list[Json]
    reports: list[Json]
    results: list[Json]
    ratings: list[Json]
    leagues: list[Json]


class OperatorContact(Struct):
    """The address of the server's operator.

    Attributes:
        contact: An address that begins with ``mailto:`` or ``https:``; none when there is none.
    """

    contact: str | None


class CurrentUser(Struct):
    """The asking person."""

    name: str | None
