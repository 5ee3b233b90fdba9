"""The moderation of a server: the grounds of its operator, and of people who report somebody."""

from typing import Final, Literal, get_args

ReportGrounds = Literal["talk", "cheating", "disturbing"]
"""The grounds of a report: a name or something said, cheating, or disturbing the game."""

BanGrounds = Literal["talk", "cheating", "disturbing", "other"]
"""The grounds for which somebody is banned; they are told in their language."""

ClosingGrounds = Literal["talk", "cheating", "disturbing", "fault", "other"]
"""The grounds for which a table is closed; its people are told in their language."""

Act = Literal[
    "hide-table",
    "show-table",
    "hide-name",
    "hide-message",
    "close",
    "ban",
    "unban",
    "settle",
]
"""The acts of an operator, each of which is written into the audit log."""

BAN_GROUNDS: Final[tuple[BanGrounds, ...]] = get_args(BanGrounds)
CLOSING_GROUNDS: Final[tuple[ClosingGrounds, ...]] = get_args(ClosingGrounds)
