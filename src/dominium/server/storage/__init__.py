"""The database of the server: its tables, the event store, commits, queries and a cache."""

from dominium.server.storage.commits import VersionConflict
from dominium.server.storage.database import Database
from dominium.server.storage.event_store import EventStore
from dominium.server.storage.failures import DatabaseUnavailable
from dominium.server.storage.log import Job, Log
from dominium.server.storage.models import (
    Base,
    EntryRow,
    MessageRow,
    PersonRow,
    PresenceRow,
    ReportRow,
    SeatRow,
    TableRow,
    VisitRow,
    WorkRow,
)
from dominium.server.storage.queries import OutdatedTable

__all__ = [
    "Base",
    "Database",
    "DatabaseUnavailable",
    "EntryRow",
    "EventStore",
    "Job",
    "Log",
    "MessageRow",
    "OutdatedTable",
    "PersonRow",
    "PresenceRow",
    "ReportRow",
    "SeatRow",
    "TableRow",
    "VersionConflict",
    "VisitRow",
    "WorkRow",
]
