"""Files of records: a record in JSON on each line, compressed if named `.gz`."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Self

from dominium.bots import create
from dominium.data.atomic_write import finish, partial_of, refuse_existing
from dominium.engine.errors import DominiumError, RecordError
from dominium.engine.record import Record

if TYPE_CHECKING:
    from types import TracebackType

    from dominium.data.playing import Batch

COMPRESSED = ".gz"


class LineError(DominiumError):
    """An error for a line that is no record; the lines before it were whole."""

    def __init__(self, line: int, fault: RecordError) -> None:
        super().__init__(f"line {line}: {fault}")
        self.line = line
        """The number of the line, from 1."""
        self.fault = fault
        """The fault of the line; `cut_off` when the file ends in the middle of it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.line, self.fault)


def write_records(path: str | Path, records: Iterable[Record | str], *, force: bool = False) -> int:
    """Write records to a file, each on a line, as they come.

    Until all are written they are in `_NAME.partial` in the same folder; what was written stays
    there when the records end with an exception.

    Args:
        path: the file; one that ends in `.gz` is compressed.
        records: as records, or in JSON on one line.
        force: overwrite an existing file.

    Returns:
        The number of records.

    Raises:
        OSError: the file cannot be written; FileExistsError when it exists.
    """
    with RecordsWriter(Path(path), force=force) as writer:
        for record in records:
            writer.add(record if isinstance(record, str) else record.to_json())
        return writer.games


def read_records(path: str | Path) -> Iterator[Record]:
    """Yield the records of a file one after another, each checked by replaying it.

    Raises:
        OSError: the file cannot be read.
        LineError: at the first line that is no record, after all those before it.
    """
    for number, line in enumerate(_lines(Path(path)), 1):
        try:
            yield Record.from_json(_whole(line))
        except RecordError as fault:
            raise LineError(number, fault) from None


def count_records(path: str | Path) -> int:
    """Count the lines of a file of records; raise OSError when it cannot be read."""
    return sum(1 for _ in _lines(Path(path)))


class RecordsWriter:
    """A writer of a file of records.

    Each line is flushed before the next one is taken.
    """

    def __init__(self, path: Path, *, force: bool = False, going_on: Batch | None = None) -> None:
        """Begin a file, or go on with the rest of an interrupted run.

        Args:
            path: the file.
            force: overwrite an existing file.
            going_on: the batch whose games the rest has to hold.

        Raises:
            OSError: the file cannot be written; FileExistsError when it exists.
            LineError: the rest holds other games than those of the batch.
        """
        self.games = 0
        self._path = path
        partial = partial_of(path)
        old = partial.with_name(partial.name + ".old")
        if old.exists():  # going on was interrupted itself
            old.replace(partial)
        if going_on is not None and partial.exists() and not path.exists():
            self._go_on(going_on, old)
            return
        refuse_existing(path, force=force)
        self._file = _opened(partial, path)

    def _go_on(self, batch: Batch, old: Path) -> None:
        """Write the whole lines of an interrupted run again: what is compressed cannot be joined.

        So a compressed file has the bytes that it would have had without the interruption.
        """
        partial = partial_of(self._path)
        whole = _whole_lines(self._path, partial, batch)
        partial.replace(old)
        self._file = _opened(partial, self._path)
        for line in islice(_rest(self._path, old), whole):
            self._write(line)
        old.unlink()

    def add(self, line: str) -> None:
        """Write a record in JSON."""
        self._write(line.encode() + b"\n")

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()
        self.games += 1

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()
        if kind is None:
            finish(self._path)
        elif not self.games:
            partial_of(self._path).unlink()


def numbered(record: Record, seed: str) -> str:
    """Return a record in JSON with the seed of its random generator; readers ignore the key."""
    fields = {**record.to_dict(), "seed": seed}
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


def _rest(path: Path, partial: Path) -> Iterator[bytes]:
    """Yield the lines of an interrupted run."""
    return _lines(partial, compressed=path.suffix == COMPRESSED)


def _whole_lines(path: Path, partial: Path, batch: Batch) -> int:
    """Return the number of whole games of an interrupted run.

    Raises:
        LineError: they are no games of the batch.
    """
    games = 0
    for line in _rest(path, partial):
        if not line.endswith(b"\n"):
            break
        if not _is_game_of(line, batch, games):
            raise LineError(games + 1, RecordError("other_games"))
        games += 1
    return games


def _is_game_of(line: bytes, batch: Batch, number: int) -> bool:
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        return False
    bots = [create(bot).name if isinstance(bot, str) else bot.name for bot in batch.bots]
    return (
        isinstance(fields, dict)
        and fields.get("seed") == batch.seed_of(number)
        and fields.get("game") == batch.game.id
        and fields.get("options") == dict(batch.game.options)
        and [seat.get("bot") for seat in fields.get("seats", ())] == bots
    )


def _opened(file: Path, path: Path) -> IO[bytes] | _Compressed:
    """Open a file to write, compressed if its final path says so; equal games give equal bytes."""
    raw: IO[bytes] = file.open("wb")
    return _Compressed(raw) if path.suffix == COMPRESSED else raw


class _Compressed(gzip.GzipFile):
    """A gzip writer that closes the file below it, and names neither file nor time."""

    def __init__(self, raw: IO[bytes]) -> None:
        super().__init__(filename="", mode="wb", fileobj=raw, mtime=0)
        self._raw_file = raw

    def close(self) -> None:
        try:
            super().close()
        finally:
            self._raw_file.close()


def _lines(path: Path, *, compressed: bool | None = None) -> Iterator[bytes]:
    """Yield the lines of a file; the last one has no line end when it was cut off."""
    if compressed is None:
        compressed = path.suffix == COMPRESSED
    with gzip.open(path) if compressed else path.open("rb") as file:
        try:
            yield from file
        except (EOFError, zlib.error):
            yield b""


def _whole(line: bytes) -> str:
    """Decode a line; raise an error when it was cut off."""
    if not line.endswith(b"\n") and not _is_json(line):
        raise RecordError("cut_off")
    try:
        return line.decode()
    except UnicodeDecodeError:
        raise RecordError("malformed", {"what": "json"}) from None


def _is_json(line: bytes) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True
