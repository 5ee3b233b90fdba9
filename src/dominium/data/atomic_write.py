"""Atomic writing of files, which appear under their name only when they are complete.

Until then the content is in `_NAME.partial` in the same folder. Readers of folders of Parquet pass
over names that begin with an underscore.
"""

from __future__ import annotations

import os
from pathlib import Path


def partial_of(path: Path) -> Path:
    """Return the path to which a file is written before it is complete."""
    return path.with_name(f"_{path.name}.partial")


def refuse_existing(path: Path, *, force: bool) -> None:
    """Refuse to overwrite an existing file, also the rest of an interrupted run.

    Raises:
        FileExistsError: with the path of the existing file.
    """
    for each in (path, partial_of(path)):
        if not force and each.exists():
            raise FileExistsError(17, "exists already", str(each))


def finish(path: Path) -> None:
    """Rename a complete file to its final name, once it is safe on the disk."""
    partial = partial_of(path)
    with partial.open("rb+") as file:
        os.fsync(file.fileno())
    partial.replace(path)
