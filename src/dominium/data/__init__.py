"""Datasets of games: records as JSON lines, and every position as rows of Parquet.

`play_games` lets any bots play many games, in several processes and in a stable order.
`write_records` and `read_records` store whole games in a file, one on each line. `write_dataset`
writes a row for every action with what the acting seat saw; `replay` makes records of it again and
`check_dataset` compares every row with the rules. The format is described in `docs/datasets.md`.

Parquet needs the package pyarrow, which `pip install dominium[research]` brings; records do not.
"""

from dominium.data.datasets import (
    DatasetError,
    check_dataset,
    dataset_description,
    replay,
    write_dataset,
)
from dominium.data.playing import play_games
from dominium.data.records import LineError, read_records, write_records

__all__ = [
    "DatasetError",
    "LineError",
    "check_dataset",
    "dataset_description",
    "play_games",
    "read_records",
    "replay",
    "write_dataset",
    "write_records",
]
