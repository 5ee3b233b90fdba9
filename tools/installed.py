"""Check that an installed Dominium is whole: `python tools/installed.py`, run for every wheel.

It needs nothing but what the library itself needs, plays a game of every kind, and runs the program
as a person would.
"""

import importlib.metadata
import subprocess
import sys
from pathlib import Path

import dominium
from dominium import data

EXTRAS = ("litestar", "sqlalchemy", "pyarrow", "gymnasium", "pettingzoo", "matplotlib", "ray")
GAMES = tuple(info.id for info in dominium.games())
RUNS = (
    ("--version",),
    ("games",),
    *(("simulate", game, "--games", "100") for game in GAMES),
    ("perft", GAMES[0], "--depth", "2"),
    ("score", "--help", "--language", "cs"),
)


def main() -> None:
    """Check everything; AssertionError or CalledProcessError says what is not whole."""
    for info in dominium.games():
        check_game(dominium.load(info.id))
    for arguments in RUNS:
        command = [sys.executable, "-m", "dominium", *arguments]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True)
        expect(bool(done.stdout.strip()), f"dominium {arguments[0]} says something")
    check_files()
    found = [name for name in EXTRAS if name in sys.modules]
    expect(not found, f"the library alone imports no extras: {found}")
    print(f"dominium {dominium.__version__} is whole, Python {sys.version.split()[0]}")


def check_game(game: dominium.Game) -> None:
    """Play a game that can be replayed, and a native batch; read the data file of its levels."""
    expect(len(dominium.bots.levels(game)) > 1, f"{game.id} has levels")
    (record,) = data.play_games(game, ["greedy"] * game.seats, 1, seed=1)
    expect(dominium.Record.from_json(record.to_json()) == record, f"{game.id} is replayed")
    batch = dominium.simulate(game, 10, seed=1)
    expect(batch.scores.shape == (10, game.seats), f"{game.id} is played in batches")


def check_files() -> None:
    """Look for what is easily left out of a package."""
    package = Path(dominium.__file__).parent
    rules = (f"rules/pl/{info.rules_page}.md" for info in dominium.games())
    for name in ("py.typed", "_core.pyi", "locales/cs/common.ftl", *rules):
        expect((package / name).is_file(), f"the package has {name}")
    expect((package / "server/static/index.html").is_file(), "the package has the built pages")
    modules = {file.stem.partition("-")[0] for file in package.glob("server/static/assets/*.wasm")}
    expect({"kingdom", "line", "pads"} <= modules, "the pages have the core")
    metadata = importlib.metadata.metadata("dominium")
    expect(metadata["License-File"] == "LICENSE", "the package has its licence")
    expect(metadata["Version"] == dominium.__version__, "the version comes from one place")


def expect(holds: bool, what: str) -> None:
    """Raise AssertionError where it does not hold, also in optimised Python."""
    if not holds:
        raise AssertionError(f"expected that {what}")


if __name__ == "__main__":
    main()
