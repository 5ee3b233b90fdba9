"""The files of unfinished games: named by the user, or temporary in the program's own folder."""

import contextlib
import os
import shlex
from datetime import datetime
from pathlib import Path
from typing import Literal

from dominium.terminal import files
from dominium.terminal.table import Seated
from dominium.terminal.terminal import Terminal

Kind = Literal["unfinished", "refereed"]
"""The folders: games played here, and games that the program referees."""


def own_file(kind: Kind) -> Path:
    """Return a new file in the program's own folder, named after the time."""
    begun = datetime.now().astimezone()
    return _own_folder(kind) / f"{begun:%Y-%m-%d-%H%M%S-%f}.json"


def new_file(file: Path | None, terminal: Terminal) -> Path | None:
    """Return the file that the user named; raise `CommandError` when it exists already."""
    if file is not None and file.exists():
        raise terminal.complaint("file-exists", file=str(file))
    return file


def latest_save(kind: Kind, terminal: Terminal) -> Path:
    """Return the most recent file in the program's own folder.

    Raises:
        CommandError: there is none.
    """
    kept = sorted(_own_folder(kind).glob("*.json"), key=lambda file: file.stat().st_mtime)
    if not kept:
        raise terminal.complaint("nothing-to-continue")
    return kept[-1]


def first_saved(table: Seated, kind: Kind, terminal: Terminal) -> None:
    """Save a table for the first time; raise `CommandError` if a named file is not writable."""
    table.save()
    if table.trouble is not None and not _is_own(table.file, kind):
        file, why = str(table.file), files.reason(table.trouble)
        raise terminal.complaint("file-not-written", file=file, reason=why)


def left(table: Seated, kind: Kind, command: str, terminal: Terminal) -> list[str]:
    """Return how to continue an unfinished game, or why it cannot be continued."""
    if table.trouble is not None:
        return [terminal.say("not-kept", reason=files.reason(table.trouble))]
    named = "" if _is_own(table.file, kind) else f" {shlex.quote(str(table.file))}"
    return [terminal.say("left", command=f"dominium {command} --continue{named}")]


def forget(table: Seated, kind: Kind) -> None:
    """Remove the file of a finished game from the program's own folder."""
    if _is_own(table.file, kind):
        with contextlib.suppress(OSError):
            table.file.unlink()


def _own_folder(kind: Kind) -> Path:
    """Return the folder of unfinished games without a named file: the XDG state folder."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "dominium" / kind


def _is_own(file: Path, kind: Kind) -> bool:
    return file.parent == _own_folder(kind)
