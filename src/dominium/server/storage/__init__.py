"""What the server keeps: the numbered entries of tables, people, seats and due work."""

from dominium.server.storage.commits import Overtaken
from dominium.server.storage.database import Database, Unavailable
from dominium.server.storage.logs import Logs
from dominium.server.storage.models import (
    Base,
    EntryRow,
    MessageRow,
    PersonRow,
    PresenceRow,
    SeatRow,
    TableRow,
    WorkRow,
)
from dominium.server.storage.reading import Outdated

__all__ = [
    "Base",
    "Database",
    "EntryRow",
    "Logs",
    "MessageRow",
    "Outdated",
    "Overtaken",
    "PersonRow",
    "PresenceRow",
    "SeatRow",
    "TableRow",
    "Unavailable",
    "WorkRow",
]
