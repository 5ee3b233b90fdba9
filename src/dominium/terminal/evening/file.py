"""The file of a league on this machine."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from dominium.evenings import from_json, new_document, to_json
from dominium.evenings.presenter import Teller
from dominium.terminal import files

if TYPE_CHECKING:
    from pathlib import Path

    from dominium.evenings import Document, League
    from dominium.evenings.operations import LeagueFounded, Operation
    from dominium.terminal.terminal import Terminal


class LeagueFile:
    """A league and its file; every operation is written before it is reported.

    Args:
        path: The file.
        terminal: The language of reports and errors.
    """

    def __init__(self, path: Path, terminal: Terminal) -> None:
        self._path = path
        self._terminal = terminal
        self.document: Document = from_json(files.read_text(path, terminal))
        self.league: League = self.document.league()

    def do(self, operation: Operation) -> str:
        """Apply an operation and write the file.

        Returns:
            The operation in words.

        Raises:
            EveningRefused: The operation does not fit the state of the league; nothing is written.
        """
        after = self.league.after(operation)
        said = Teller(self._terminal.language).operation(operation, self.league)
        document = self.document.after(operation, _now())
        _write(self._path, document, self._terminal)
        self.document, self.league = document, after
        return said


def found(path: Path, operation: LeagueFounded, terminal: Terminal) -> LeagueFile:
    """Create a league in a new file.

    Raises:
        EveningRefused: Its rules cannot be played.
        CommandError: The file exists already, or cannot be written.
    """
    document = new_document(operation, _now())
    if path.exists():
        raise terminal.complaint("evening-file-exists", file=str(path))
    _write(path, document, terminal)
    return LeagueFile(path, terminal)


def _write(path: Path, document: Document, terminal: Terminal) -> None:
    """Write a file atomically: a power cut leaves the old or the new one."""
    beside = path.with_name(f".{path.name}.new")
    try:
        with beside.open("wb") as file:
            file.write(to_json(document))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        reason = files.reason(error)
        raise terminal.complaint("file-not-written", file=str(path), reason=reason) from error


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
