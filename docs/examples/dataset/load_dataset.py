"""Load a dataset of positions with Polars, pandas or PyTorch; each needs its own library alone.

    python docs/examples/dataset/load_dataset.py positions polars

Rows of chance are left out: they hold no observation, and their notation tells what is hidden.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow.dataset

if TYPE_CHECKING:
    import pandas as pd
    import polars as pl
    import torch

COLUMNS = ["game", "ply", "actor", "action", "legal", "observation", "points", "places"]


def files(folder: Path | str) -> list[str]:
    """Return the finished files of a dataset, in their order."""
    return [str(file) for file in sorted(Path(folder).rglob("part-*.parquet"))]


def with_polars(folder: Path | str) -> pl.LazyFrame:
    """Return the decisions as a lazy frame, which reads only what is asked of it."""
    import polars as pl  # noqa: PLC0415 - one of three

    return pl.scan_parquet(files(folder)).filter(pl.col("actor") >= 0).select(COLUMNS)


def with_pandas(folder: Path | str) -> pd.DataFrame:
    """Return the decisions as a frame; they have to fit into memory."""
    source = pyarrow.dataset.dataset(files(folder), format="parquet")
    return source.to_table(COLUMNS, filter=pyarrow.dataset.field("actor") >= 0).to_pandas()


def batches(folder: Path | str, size: int = 4096) -> Iterator[dict[str, np.ndarray[Any, Any]]]:
    """Yield the decisions as arrays: `observation`, `action`, `actor`, `game`, and `won`.

    `won` is 1.0 where the acting seat has the first place, shared or not.
    """
    source = pyarrow.dataset.dataset(files(folder), format="parquet")
    decides = pyarrow.dataset.field("actor") >= 0
    for rows in source.to_batches(COLUMNS, filter=decides, batch_size=size):
        if not len(rows):
            continue
        actor = rows["actor"].to_numpy()
        places = np.stack(rows["places"].to_numpy(zero_copy_only=False))
        yield {
            "observation": np.stack(rows["observation"].to_numpy(zero_copy_only=False)),
            "action": rows["action"].to_numpy().astype(np.int64),
            "actor": actor,
            "game": rows["game"].to_numpy(),
            "won": (places[np.arange(len(actor)), actor] == 1).astype(np.float32),
        }


def with_torch(folder: Path | str, size: int = 4096) -> torch.utils.data.IterableDataset[Any]:
    """Return the batches as an iterable dataset of tensors, for `DataLoader(…, batch_size=None)`.

    Workers share the batches: each takes those whose number is its own, counted around.
    """
    import torch  # noqa: PLC0415 - one of three
    from torch.utils.data import IterableDataset, get_worker_info  # noqa: PLC0415

    class Positions(IterableDataset):  # type: ignore[type-arg]
        """The decisions of a dataset, batch by batch."""

        def __iter__(self) -> Iterator[dict[str, torch.Tensor]]:
            worker = get_worker_info()
            first, step = (worker.id, worker.num_workers) if worker else (0, 1)
            for number, batch in enumerate(batches(folder, size)):
                if number % step == first:
                    yield {name: torch.from_numpy(np.array(part)) for name, part in batch.items()}

    return Positions()


def main(arguments: Sequence[str] | None = None) -> int:
    """Count the decisions of a dataset; return their number."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("library", choices=["polars", "pandas", "torch"])
    chosen = parser.parse_args(arguments)
    if chosen.library == "polars":
        decisions = int(with_polars(chosen.folder).select("action").collect().height)
    elif chosen.library == "pandas":
        decisions = len(with_pandas(chosen.folder))
    else:
        decisions = sum(len(batch["action"]) for batch in with_torch(chosen.folder))
    print(f"{decisions:,} decisions")
    return decisions


if __name__ == "__main__":
    main()
