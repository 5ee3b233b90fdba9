"""The recipe of a dataset: its files, card and checksums, and how libraries load it."""

import hashlib
import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import dominium
from dominium import data

RECIPE = Path(__file__).parents[2] / "docs" / "examples" / "dataset"

pytest.importorskip("pyarrow", reason="pyarrow is not installed")


def script(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    specification = importlib.util.spec_from_file_location(name, RECIPE / f"{name}.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    monkeypatch.setitem(sys.modules, name, module)
    specification.loader.exec_module(module)
    return module


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    folder = tmp_path / "positions"
    recipe = script("make_dataset", monkeypatch)
    recipe.main(["kingdomino", str(folder), "--games", "6", "--seed", "3"])
    return folder


def test_the_recipe_writes_games_card_and_checksums(
    made: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = sorted(folder.name for folder in made.iterdir() if folder.is_dir())
    assert folders == ["greedy-greedy", "greedy-net", "net-greedy", "net-net"]
    assert [len(list(data.check_dataset(made / name))) for name in folders] == [2, 2, 1, 1]
    card = (made / "README.md").read_text(encoding="utf-8")
    assert "# Kingdomino: positions of 6 games" in card
    assert dominium.__version__ in card
    lines = (made / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 4
    for line in lines:
        digest, name = line.split("  ")
        assert hashlib.sha256((made / name).read_bytes()).hexdigest() == digest
    # Begun again it goes on with what is missing, and everything is as before.
    part = made / "net-greedy" / "part-00000.parquet"
    before = part.read_bytes()
    part.unlink()
    recipe = script("make_dataset", monkeypatch)
    recipe.main(["kingdomino", str(made), "--games", "6", "--seed", "3"])
    assert part.read_bytes() == before
    assert (made / "SHA256SUMS").read_text(encoding="utf-8").splitlines() == lines


def decisions(folder: Path) -> list[int]:
    """The decisions of all games as the library replays them, file by file."""
    found = []
    for part in sorted(folder.iterdir()):
        for record in data.replay(part) if part.is_dir() else ():
            state = record.game.start()
            for text in record.actions:
                action = state.parse(text)
                if state.actor != dominium.CHANCE:
                    found.append(action.index)
                state.apply(action)
    return found


def test_arrays_hold_the_decisions(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loading = script("load_dataset", monkeypatch)
    batches = list(loading.batches(made, size=50))
    actions = np.concatenate([batch["action"] for batch in batches])
    assert actions.tolist() == decisions(made)
    size = dominium.load("kingdomino").observation_size
    assert all(batch["observation"].shape == (len(batch["action"]), size) for batch in batches)
    won = np.concatenate([batch["won"] for batch in batches])
    assert 0 < won.mean() < 1


@pytest.mark.parametrize("library", ["polars", "pandas", "torch"])
def test_libraries_load_it(made: Path, library: str) -> None:
    """In a process of its own, for these libraries leave things behind."""
    if importlib.util.find_spec(library) is None:
        pytest.skip(f"{library} is not installed")
    command = [sys.executable, RECIPE / "load_dataset.py", made, library]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300).stdout
    assert told == f"{len(decisions(made))} decisions\n"
