"""The database of the server: its tables, the event store, commits, queries and a cache."""

from dominium.server.storage.commits import VersionConflict
from dominium.server.storage.database import Database, DatabaseUnavailable
from dominium.server.storage.event_store import EventStore
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
from dominium.server.storage.queries import OutdatedTable

__all__ = [
    "Base",
    "Database",
    "DatabaseUnavailable",
    "EntryRow",
    "EventStore",
    "MessageRow",
    "OutdatedTable",
    "PersonRow",
    "PresenceRow",
    "SeatRow",
    "TableRow",
    "VersionConflict",
    "WorkRow",
]
