"""Files that appear under their name only when they are whole.

Until then what is written lies beside it in `_NAME.partial`. Readers of folders of Parquet pass
over names that begin with an underscore.
"""

from __future__ import annotations

import os
from pathlib import Path


def partial_of(path: Path) -> Path:
    """Where a file is written before it is whole."""
    return path.with_name(f"_{path.name}.partial")


def refuse_existing(path: Path, *, force: bool) -> None:
    """Leave alone what lies there already, also the rest of an interrupted run.

    Raises:
        FileExistsError: with the path of the file that lies there.
    """
    for each in (path, partial_of(path)):
        if not force and each.exists():
            raise FileExistsError(17, "exists already", str(each))


def finish(path: Path) -> None:
    """Give a whole file its name, once it is safe on the disk."""
    partial = partial_of(path)
    with partial.open("rb+") as file:
        os.fsync(file.fileno())
    partial.replace(path)
