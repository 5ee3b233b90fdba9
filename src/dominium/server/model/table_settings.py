"""The settings of a table beside the rules of its game, and the pace at which it is served."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

if TYPE_CHECKING:
    from dominium.server.common.settings import Settings

LONGEST_CLOCK_MINUTES = 1800
"""The longest time of a seat: ten times the usual maximum, for those who need more time."""


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The agreement of a table's people beside the rules of their game.

    Attributes:
        pace: Live play, or correspondence play by days.
        clock_minutes: The time of each seat for the whole game; no limit when left out.
        clock_increment: The seconds that a seat gets whenever it has acted.
        move_days: The days for each move of a table that is played by days.
        visibility: ``open`` to anybody, or ``private`` to those who were sent a link.
        chat: The messages allowed at the table.
        undo: True if actions may be taken back when everybody agrees.
        spectators: True if others may watch.
        rated: True if the result counts for the ratings.
        coach: True if the player to move may ask for advice; such a table is never rated.
        joint_deal: True if the browsers of several people contribute to the draws.
        carried: True if the table was begun on a device: nobody else knows how its first draws
            came about, and its result counts for nobody.
    """

    pace: Literal["live", "days"] = "live"
    clock_minutes: Annotated[int, Meta(ge=1, le=LONGEST_CLOCK_MINUTES)] | None = None
    clock_increment: Annotated[int, Meta(ge=0, le=120)] = 0
    move_days: Annotated[int, Meta(ge=1, le=30)] | None = None
    visibility: Literal["private", "open"] = "private"
    chat: Literal["free", "phrases", "off"] = "free"
    undo: bool = True
    spectators: bool = True
    rated: bool = False
    coach: bool = False
    joint_deal: bool = False
    carried: bool = False


USUAL_SETTINGS = TableSettings()


@dataclass(frozen=True, slots=True)
class Pace:
    """The delays between an entry and the jobs that it makes due, in milliseconds.

    Attributes:
        bot: The delay of a bot's action, so that people can follow.
        notice: The delay of the notification to a live player that it is their turn.
        deal: The time that browsers have for each step of a joint deal.
        deal_by_days: The same at a table that is played by days.
    """

    bot: int
    notice: int
    deal: int = 10_000
    deal_by_days: int = 3_600_000


def pace_of(settings: Settings) -> Pace:
    """Return the delays that the settings of a server ask for."""
    return Pace(
        bot=int(settings.bot_pace * 1000),
        notice=int(settings.notice_after * 1000),
        deal=int(settings.deal_seconds * 1000),
    )
