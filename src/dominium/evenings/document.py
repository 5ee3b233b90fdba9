"""The document of a league: its operations with their times, as JSON in a file or a database."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

import msgspec
from msgspec import Meta, Struct

from dominium.evenings.drawing import draw
from dominium.evenings.errors import EveningRefused
from dominium.evenings.league import League, founded
from dominium.evenings.operations import LeagueFounded, Operation, RoundDrawn

MOST_ENTRIES = 20_000
MOST_BYTES = 4 * 1024 * 1024

Time = Annotated[
    str, Meta(max_length=40, pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$")
]


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """An operation with the time of its entry (ISO 8601, in UTC)."""

    at: Time
    operation: Operation


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    """The history of a league; its length is its version."""

    entries: Annotated[tuple[Entry, ...], Meta(min_length=1, max_length=MOST_ENTRIES)]
    format: Literal["dominium-league-1"] = "dominium-league-1"

    @property
    def version(self) -> int:
        """The number of operations."""
        return len(self.entries)

    def league(self, version: int | None = None) -> League:
        """Return the current league, or the league at an earlier version.

        Raises:
            EveningRefused: An operation cannot have happened.
        """
        first, *later = self.entries[:version]
        if not isinstance(first.operation, LeagueFounded):
            raise EveningRefused("not_founded")
        league = founded(first.operation)
        for entry in later:
            league = league.after(entry.operation)
        return league

    def after(self, operation: Operation, at: str) -> Document:
        """Return the document with one more operation; the caller has tried it on the league.

        Raises:
            EveningRefused: ``league_too_long``.
        """
        if self.version == MOST_ENTRIES:
            raise EveningRefused("league_too_long", {"most": MOST_ENTRIES})
        return Document((*self.entries, Entry(at, operation)))

    def draw_faults(self) -> list[Entry]:
        """Return the draws that do not follow from their seeds."""
        wrong = []
        league = self.league(1)
        for entry in self.entries[1:]:
            drawn = entry.operation
            if isinstance(drawn, RoundDrawn) and draw(league, drawn.evening, drawn.seed) != drawn:
                wrong.append(entry)
            league = league.after(drawn)
        return wrong


def new_document(operation: LeagueFounded, at: str) -> Document:
    """Make the document of a new league.

    Raises:
        EveningRefused: Its rules cannot be played.
    """
    founded(operation)
    return Document((Entry(at, operation),))


def to_json(document: Document) -> bytes:
    """Encode the document as readable JSON."""
    return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"


def from_json(text: bytes | str) -> Document:
    """Decode a document from JSON and try every operation.

    Raises:
        EveningRefused: ``not_a_league`` when it is none, or the reason why an operation cannot have
            happened.
    """
    try:
        document = msgspec.json.decode(text, type=Document)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise EveningRefused("not_a_league", {"reason": str(error)}) from None
    document.league()
    return document


def to_plain(document: Document) -> dict[str, Any]:
    """Return the document as plain values, for a JSON column of a database."""
    return cast("dict[str, Any]", msgspec.to_builtins(document, str_keys=True))


def from_plain(plain: object) -> Document:
    """Return the document of a database, as ``to_plain`` wrote it."""
    return msgspec.convert(plain, type=Document, str_keys=True)
