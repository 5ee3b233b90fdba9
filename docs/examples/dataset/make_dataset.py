"""Play the games of a dataset, with a card that describes it and checksums of every file.

    python docs/examples/dataset/make_dataset.py kingdomino positions --games 1000000
    cd positions && sha256sum --check SHA256SUMS

For each pair of bots there is a folder with files of 10,000 games in Parquet. The same version,
seed and number of games give the same bytes on any machine and in any number of processes. A run
that was interrupted goes on where it was when it is begun again.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import os
from collections.abc import Sequence
from pathlib import Path

import dominium
from dominium.data import dataset_description
from dominium.data.datasets import count_games
from dominium.terminal import main as dominium_command

CARD = """# {title}: positions of {games:,} games

| | |
|---|---|
| Game | {title}, options {options}, rules revision {revision} |
| Games | {games:,}: {shares} |
| Positions | a row for every action, those of chance included; columns as in `docs/datasets.md` |
| Made by | Dominium {version}, `make_dataset.py {game} … --games {games} --seed {seed}` |
| Bots | {bots} |
| Seed | {seed}; game *n* of a folder is played with the random generator of "{seed} *n*" |
| Layout | `BOT-BOT/part-00000.parquet` …, 10,000 games each; seat 0 has the first bot |
| Checksums | `SHA256SUMS`, for `sha256sum --check` |
| Licence | that of Dominium, MIT; no people have played, no personal data |

**Use.** Imitation, evaluation from positions, statistics of the game. `load_dataset.py` reads it
with Polars, pandas and PyTorch. Split by the column `game`, never by rows: positions of one game
resemble each other.

**Limits.** Bots play otherwise than people. Every game begins at the start, so that positions which
these bots never reach are missing. The column `notation` of rows of chance tells what was drawn:
leave these rows out of what a learner sees.
"""


def pairs(game: dominium.Game, bots: Sequence[str]) -> list[tuple[str, ...]]:
    """Return who plays: every bot against itself and every other one, in turns around the table."""
    return [
        tuple(itertools.islice(itertools.cycle(pair), game.seats))
        for pair in itertools.product(bots, repeat=2)
    ]


def play(game: dominium.Game, players: Sequence[str], folder: Path, games: int, seed: int) -> None:
    """Play the games of a folder that are not there yet."""
    if list(folder.glob("part-*.parquet")) and count_games(folder) == games:
        return
    chosen = [word for bot in players for word in ("--bot", bot)]
    options = ["--seats", str(game.seats), "--seed", str(seed), "--games", str(games)]
    command = ["simulate", game.id, *options, *chosen, "--dataset", str(folder), "--resume"]
    if status := dominium_command([*command, "--processes", str(os.cpu_count() or 1)]):
        raise SystemExit(status)


def card(game: dominium.Game, folders: dict[Path, int], bots: Sequence[str], seed: int) -> str:
    """Return the description of a dataset for those who use it."""
    told = dataset_description(next(iter(folders)))
    return CARD.format(
        title=game.info.title,
        game=game.id,
        games=sum(folders.values()),
        shares=", ".join(f"{folder.name} {games:,}" for folder, games in folders.items()),
        options=told["options"],
        revision=told["rules_revision"],
        version=told["dominium"],
        bots=", ".join(f"`{bot}`" for bot in bots),
        seed=seed,
    )


def checksums(folder: Path) -> str:
    """Return the checksums of all Parquet files below a folder, as `sha256sum` writes them."""
    lines = []
    for file in sorted(folder.rglob("*.parquet")):
        with file.open("rb") as content:
            digest = hashlib.file_digest(content, "sha256").hexdigest()
        lines.append(f"{digest}  {file.relative_to(folder).as_posix()}\n")
    return "".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the games and write the card and the checksums."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", help="the id of a game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=1_000_000, help="games of all pairs together")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", nargs="+", default=["greedy", "net"])
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    game = dominium.load(chosen.game, seats=chosen.seats)
    together = pairs(game, chosen.bots)
    folders = {}
    for number, players in enumerate(together):
        folder = chosen.folder / "-".join(players).replace(":", "_")
        folder.mkdir(parents=True, exist_ok=True)
        folders[folder] = chosen.games // len(together) + (number < chosen.games % len(together))
        play(game, players, folder, folders[folder], chosen.seed)
    described = card(game, folders, chosen.bots, chosen.seed)
    (chosen.folder / "README.md").write_text(described, encoding="utf-8")
    (chosen.folder / "SHA256SUMS").write_text(checksums(chosen.folder), encoding="utf-8")


if __name__ == "__main__":
    main()
