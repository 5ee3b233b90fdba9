"""Datasets of positions in Parquet: written in groups of bounded size, and replayed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from itertools import chain, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from dominium.data.atomic_write import finish, partial_of, refuse_existing
from dominium.data.positions import (
    FORMAT,
    METADATA,
    VERSION,
    arrow,
    description_of,
    rows_of,
    schema_of,
)
from dominium.engine.errors import DominiumError, RecordError
from dominium.engine.record import FORMAT as RECORD_FORMAT
from dominium.engine.record import VERSION as RECORD_VERSION
from dominium.engine.record import VERSION_WITH_FACES, Record

if TYPE_CHECKING:
    from types import TracebackType

    import pyarrow as pa

SUFFIX = ".parquet"
ROWS_PER_GROUP = 16_384
"""The rows held in memory, and written as one group."""
GAMES_PER_PART = 10_000
"""The games in each file of a folder."""
_TO_REPLAY = ["game", "notation", "names", "bots"]


class DatasetError(DominiumError):
    """A dataset that cannot be read or does not agree with the rules.

    Codes: `not_parquet`, `no_dataset`, `unknown_version`, `other_games`, `rows_differ` with the
    column as `detail`, and `bad_game` with the RecordError as `fault`. `game` is the number of the
    game, where it is one.
    """

    def __init__(
        self,
        code: str,
        game: int | None = None,
        detail: str = "",
        fault: RecordError | None = None,
    ) -> None:
        place = "" if game is None else f" in game {game}"
        told = detail or ("" if fault is None else str(fault))
        super().__init__(f"{code}{place}{': ' if told else ''}{told}")
        self.code = code
        self.game = game
        self.detail = detail
        self.fault = fault

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.game, self.detail, self.fault)


def write_dataset(
    path: str | Path,
    records: Iterable[Record],
    *,
    seed: int | None = None,
    bots: Sequence[str] | None = None,
    force: bool = False,
) -> int:
    """Write every position of records as rows of Parquet.

    Args:
        path: a file that ends in `.parquet`, or a folder that gets a file for every 10,000 games.
        records: of one game with the same options, numbered from 0 as they come.
        seed: of the games, for the description.
        bots: one for each seat, for the description.
        force: overwrite existing files.

    Returns:
        The number of records.

    Raises:
        ImportError: pyarrow is missing.
        OSError: it cannot be written; FileExistsError when it exists.
        ValueError: no records, or of different games.
    """
    source = iter(records)
    first = next(source, None)
    if first is None:
        raise ValueError("a dataset needs at least one record")
    schema = schema_of(first.game, description_of(first.game, seed, bots))
    with DatasetWriter(Path(path), schema, force=force) as writer:
        for record in chain([first], source):
            if record.game != first.game:
                raise ValueError("all records of a dataset are of one game with the same options")
            writer.add(rows_of(record, writer.games, schema))
        return writer.games


def dataset_description(path: str | Path) -> dict[str, Any]:
    """Read the description of a dataset: game, options, seed, bots, layout of the observations.

    Raises:
        ImportError: pyarrow is missing.
        OSError: it cannot be read.
        DatasetError: it is no dataset of positions, or of an unknown version.
    """
    return _description(_schema(_files(Path(path))[0]))


def replay(path: str | Path) -> Iterator[Record]:
    """Yield the games of a dataset as records, each checked by replaying it.

    One game at a time is in memory.

    Raises:
        ImportError: pyarrow is missing.
        OSError: it cannot be read.
        DatasetError: it is no dataset, its files disagree, or the rules refuse a game.
    """
    for number, rows in _games(Path(path), _TO_REPLAY):
        yield _record(number, rows)


def check_dataset(path: str | Path) -> Iterator[int]:
    """Replay every game of a dataset and compare all values of its rows with the rules.

    Yields:
        The number of each game that agrees in every value of every row.

    Raises:
        ImportError: pyarrow is missing.
        OSError: it cannot be read.
        DatasetError: as in `replay`; `rows_differ` with the first column that differs.
    """
    schema = None
    for number, rows in _games(Path(path), None):
        record = _record(number, rows)
        schema = schema or schema_of(record.game, _description(rows.schema))
        if not rows.schema.equals(schema):
            raise DatasetError("rows_differ", number, "columns")
        again = arrow().Table.from_batches([rows_of(record, number, schema)])
        for name in schema.names:
            if not rows[name].equals(again[name]):
                raise DatasetError("rows_differ", number, name)
        yield number


def count_games(path: str | Path) -> int:
    """Return the number of games of a dataset, by that of the last one; errors as in `replay`."""
    file = _files(Path(path))[-1]
    with _opened(file) as opened:
        if not opened.num_row_groups:
            return 0
        numbers = _read(opened, opened.num_row_groups - 1, ["game"], file)["game"]
        return int(numbers[-1].as_py()) + 1


class DatasetWriter:
    """A writer of a dataset: to a file, or to a folder with files of whole games."""

    def __init__(
        self, path: Path, schema: pa.Schema, *, force: bool = False, going_on: bool = False
    ) -> None:
        """Begin a dataset, or go on with the rest of an interrupted run.

        Args:
            path: a file that ends in `.parquet`, or a folder.
            schema: of the game.
            force: overwrite existing files.
            going_on: whether the rest of an interrupted run is continued.

        Raises:
            OSError: it cannot be written; FileExistsError when it exists.
            DatasetError: `other_games` when the rest was written with other bots, options or seed.
        """
        self.games = 0
        self._path = path
        self._schema = schema
        self._writer: Any = None
        self._waiting: list[pa.RecordBatch] = []
        self._rows = 0
        left = self._left(force=force, going_on=going_on)
        self._open()
        for batch in left:
            self.add(batch)

    def add(self, rows: pa.RecordBatch) -> None:
        """Write the rows of the next game."""
        if self._writer is None:
            self._open()
        self._waiting.append(rows)
        self._rows += len(rows)
        self.games += 1
        if self._rows >= ROWS_PER_GROUP:
            self._write_groups(ROWS_PER_GROUP)
        if self._in_folder and self.games % GAMES_PER_PART == 0:
            self._close(whole=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._writer is not None:
            self._close(whole=kind is None)

    @property
    def _in_folder(self) -> bool:
        return self._path.suffix != SUFFIX

    @property
    def _file(self) -> Path:
        """The file that the next game belongs to."""
        if not self._in_folder:
            return self._path
        return self._path / _part(self.games // GAMES_PER_PART)

    def _left(self, *, force: bool, going_on: bool) -> Iterator[pa.RecordBatch]:
        """Clear the path; return the games left in the file of an interrupted run, if wanted."""
        if self._in_folder:
            self._path.mkdir(exist_ok=True)
            self._clear_folder(force=force, going_on=going_on)
        partial = partial_of(self._file)
        if not (going_on and partial.exists() and not self._file.exists()):
            refuse_existing(self._file, force=force)
            return iter(())
        try:
            self._check_same(_schema(partial))
        except DatasetError as error:
            if error.code == "other_games":
                raise
            return iter(())  # killed before it could be closed: nothing of it can be read
        old = partial.with_name(partial.name + ".old")
        partial.replace(old)
        return self._kept(old)

    def _clear_folder(self, *, force: bool, going_on: bool) -> None:
        """Refuse a folder that holds anything, or retain the finished parts, or remove them."""
        found = sorted(self._path.iterdir())
        parts = [file for file in found if file.match(f"part-*{SUFFIX}")]
        if going_on:
            for part in parts:
                self._check_same(_schema(part))
            self.games = count_games(self._path) if parts else 0
            if self.games % GAMES_PER_PART:  # the last part of a run that was finished
                raise FileExistsError(17, "exists already", str(parts[-1]))
        elif found and not force:
            raise FileExistsError(17, "exists already", str(found[0]))
        else:
            for part in parts:
                part.unlink()

    def _kept(self, old: Path) -> Iterator[pa.RecordBatch]:
        """Yield the games of an unfinished file, then delete it."""
        for _, rows in _games(old, None):
            yield rows.combine_chunks().to_batches()[0]
        old.unlink()

    def _check_same(self, schema: pa.Schema) -> None:
        if not schema.equals(self._schema, check_metadata=True):
            raise DatasetError("other_games")

    def _open(self) -> None:
        self._path_of_writer = self._file
        # Opened here, for pyarrow's own errors do not say what the system said.
        self._sink = partial_of(self._path_of_writer).open("wb")
        self._writer = _parquet().ParquetWriter(self._sink, self._schema, compression="zstd")

    def _write_groups(self, size: int) -> None:
        """Write groups of exactly this size, or smaller ones at the end of a file."""
        table = arrow().Table.from_batches(self._waiting, self._schema)
        whole = len(table) // size * size
        if whole:
            self._writer.write_table(table.slice(0, whole), row_group_size=size)
        rest = table.slice(whole).combine_chunks()
        self._waiting, self._rows = rest.to_batches(), len(rest)

    def _close(self, *, whole: bool) -> None:
        """Write the waiting rows and close the file; a complete one gets its final name."""
        with self._sink:
            self._write_groups(ROWS_PER_GROUP)
            if self._rows:
                self._write_groups(self._rows)
            self._writer.close()
        self._writer = None
        if whole:
            finish(self._path_of_writer)
        elif not self.games:
            partial_of(self._path_of_writer).unlink()


def _part(number: int) -> str:
    return f"part-{number:05}{SUFFIX}"


def _parquet() -> Any:
    arrow()
    return import_module("pyarrow.parquet")


def _files(path: Path) -> list[Path]:
    """Return the files of a dataset in their order."""
    if not path.is_dir():
        return [path]
    found = sorted(path.glob(f"part-*{SUFFIX}"))
    if not found:
        raise DatasetError("no_dataset", detail=str(path))
    return found


@contextmanager
def _opened(file: Path) -> Iterator[Any]:
    """Open a file of a dataset for reading."""
    with file.open("rb") as source:
        try:
            opened = _parquet().ParquetFile(source)
        except arrow().ArrowException as error:
            raise DatasetError("not_parquet", detail=str(file)) from error
        yield opened


def _schema(file: Path) -> pa.Schema:
    with _opened(file) as opened:
        return opened.schema_arrow


def _description(schema: pa.Schema) -> dict[str, Any]:
    try:
        found = json.loads((schema.metadata or {})[METADATA])
    except (KeyError, ValueError):
        raise DatasetError("no_dataset") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise DatasetError("no_dataset")
    if found.get("version") != VERSION:
        raise DatasetError("unknown_version", detail=str(found.get("version")))
    return found


def _games(path: Path, columns: list[str] | None) -> Iterator[tuple[int, pa.Table]]:
    """Yield the rows of each game with its number, one game after another."""
    rest: pa.Table | None = None
    for rows in _groups(path, columns):
        table = rows if rest is None else arrow().concat_tables([rest, rows])
        begins = [0, *(np.flatnonzero(np.diff(table["game"].to_numpy())) + 1).tolist()]
        for begin, end in pairwise(begins):
            yield table["game"][begin].as_py(), table.slice(begin, end - begin)
        rest = table.slice(begins[-1])
    if rest is not None and len(rest):
        yield rest["game"][0].as_py(), rest


def _groups(path: Path, columns: list[str] | None) -> Iterator[pa.Table]:
    """Yield the groups of rows of all files, which have to agree."""
    files = _files(path)
    schema = _schema(files[0])
    _description(schema)
    if not set(_TO_REPLAY) <= set(schema.names):
        raise DatasetError("no_dataset", detail=str(files[0]))
    for file in files:
        with _opened(file) as opened:
            if not opened.schema_arrow.equals(schema, check_metadata=True):
                raise DatasetError("other_games", detail=str(file))
            for group in range(opened.num_row_groups):
                yield _read(opened, group, columns, file)


def _read(opened: Any, group: int, columns: list[str] | None, file: Path) -> pa.Table:
    try:
        return opened.read_row_group(group, columns=columns)
    except (arrow().ArrowException, OSError) as error:
        raise DatasetError("not_parquet", detail=str(file)) from error


def _record(number: int, rows: pa.Table) -> Record:
    """Make the record of a game from its rows, which have to be those of one whole game."""
    described = _description(rows.schema)
    names, bots = rows["names"][0].as_py(), rows["bots"][0].as_py()
    fields = {
        **{name: described.get(name) for name in ("game", "rules_revision", "options")},
        "format": RECORD_FORMAT,
        "version": VERSION_WITH_FACES if "faces" in described else RECORD_VERSION,
        "faces": described.get("faces"),
        "seats": [{"name": name, "bot": bot} for name, bot in zip(names, bots, strict=True)],
        "actions": rows["notation"].to_pylist(),
    }
    try:
        return Record.from_dict(fields)
    except RecordError as fault:
        raise DatasetError("bad_game", number, fault=fault) from None
