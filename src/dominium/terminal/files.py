"""Readers of records and commands in files."""

from pathlib import Path

import dominium
from dominium import describe
from dominium.terminal.games import faults_told
from dominium.terminal.terminal import Terminal


def read_text(file: Path, terminal: Terminal) -> str:
    """Return the text of a file, or of standard input for `-`.

    Raises:
        CommandError: the file cannot be read or is not text.
    """
    try:
        return terminal.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise terminal.complaint("file-unreadable", file=str(file), reason=reason(error)) from error
    except UnicodeDecodeError as error:
        raise terminal.complaint("file-not-text", file=str(file)) from error


def read_record(file: Path, terminal: Terminal) -> dominium.Record:
    """Return the record in a file, in the JSON or the text form.

    Raises:
        CommandError: the file cannot be read or holds no record that can be replayed.
    """
    text = read_text(file, terminal)
    read = dominium.Record.from_text if text.lstrip().startswith("[") else dominium.Record.from_json
    try:
        return read(text)
    except dominium.RecordError as error:
        raise terminal.complaint(
            "record-broken", file=str(file), reason=record_fault(error, terminal)
        ) from error


def record_fault(error: dominium.RecordError, terminal: Terminal) -> str:
    """Return the fault of a record in words; faults of its options are sentences of their own."""
    params = error.params
    if error.faults:
        params = params | {"faults": faults_told(error.faults, terminal).removesuffix(".")}
    return describe.fault(error.code, params, terminal.language)


def replayed(record: dominium.Record, ply: int | None, terminal: Terminal) -> dominium.State:
    """Return the state after `ply` plies of a record, or after all of them.

    Raises:
        CommandError: the record is not that long.
    """
    if ply is not None and not 0 <= ply <= len(record.actions):
        raise terminal.complaint("no-such-ply", ply=ply, last=len(record.actions))
    return record.replay(ply)


def reason(error: OSError) -> str:
    """Return the reason of a failure in the words of the operating system."""
    return error.strerror or str(error)
