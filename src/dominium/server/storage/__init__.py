"""What the server keeps: the numbered entries of tables, people, seats and due work."""

from dominium.server.storage.database import Database
from dominium.server.storage.logs import Logs, Outdated, Overtaken
from dominium.server.storage.models import (
    Base,
    EntryRow,
    PersonRow,
    PresenceRow,
    SeatRow,
    TableRow,
    WorkRow,
)

__all__ = [
    "Base",
    "Database",
    "EntryRow",
    "Logs",
    "Outdated",
    "Overtaken",
    "PersonRow",
    "PresenceRow",
    "SeatRow",
    "TableRow",
    "WorkRow",
]
