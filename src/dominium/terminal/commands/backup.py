"""`dominium backup`: a copy of all tables in one file, made while the server runs."""

import argparse
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from dominium.terminal import files
from dominium.terminal.arguments import Parser
from dominium.terminal.commands.serve import DATABASE_VARIABLE
from dominium.terminal.terminal import Terminal

DEFAULT_DATABASE = "dominium.sqlite3"
BUSY_SECONDS = 30.0


def configure(parser: Parser) -> None:
    """Add the arguments."""
    text = parser.messages.text
    parser.input("copy", type=Path)
    parser.option("--database", metavar=text("terminal-metavar-database"))


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Copy the database, and check the copy before it gets its name."""
    database = values.database or os.environ.get(DATABASE_VARIABLE) or DEFAULT_DATABASE
    copy: Path = values.copy
    if "://" in database:
        raise terminal.complaint("backup-other", file=str(copy))
    if not Path(database).is_file():
        raise terminal.complaint("backup-nothing", file=database)
    if copy.exists():
        raise terminal.complaint("backup-exists", file=str(copy))
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    try:
        tables = _copied(Path(database), unfinished)
        unfinished.rename(copy)
    except sqlite3.Error as error:
        raise terminal.complaint("backup-failed", file=str(copy), reason=str(error)) from error
    except OSError as error:
        why = files.reason(error)
        raise terminal.complaint("backup-failed", file=str(copy), reason=why) from error
    finally:
        unfinished.unlink(missing_ok=True)
    terminal.output().line(terminal.say("backup-done", file=str(copy), count=tables))
    return 0


def _copied(database: Path, copy: Path) -> int:
    """Write a copy, check its integrity, and return its number of tables."""
    address = f"{database.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, timeout=BUSY_SECONDS)) as source:
        source.execute("SELECT count(*) FROM game_table")
        with closing(sqlite3.connect(copy)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # so that the copy is one file
            found = target.execute("PRAGMA integrity_check").fetchone()[0]
            if found != "ok":
                raise sqlite3.DatabaseError(found)
            tables: int = target.execute("SELECT count(*) FROM game_table").fetchone()[0]
    with copy.open("rb") as written:
        os.fsync(written.fileno())
    return tables
