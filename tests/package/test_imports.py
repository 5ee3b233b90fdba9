"""The modules that `import dominium` brings along, and that all of its names are there."""

import json
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

import dominium
from dominium.terminal import main

ROOT = Path(__file__).parents[2]

HEAVY = (
    "aiosqlite",
    "argparse",
    "asyncio",
    "babel",
    "dominium.arena",
    "dominium.bots",
    "dominium.data",
    "dominium.describe",
    "dominium.engine.record",
    "dominium.environments",
    "dominium.protocol",
    "dominium.render",
    "dominium.server",
    "dominium.simulation",
    "dominium.terminal",
    "fluent",
    "gymnasium",
    "importlib.metadata",
    "litestar",
    "matplotlib",
    "msgspec",
    "multiprocessing",
    "openskill",
    "pettingzoo",
    "pyarrow",
    "pyspiel",
    "resvg_py",
    "sqlalchemy",
)


def loaded_by(code: str) -> set[str]:
    """The modules that a fresh interpreter has loaded after some code."""
    told = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport json, sys\nprint(json.dumps(list(sys.modules)))"],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(json.loads(told.stdout))


def test_the_library_alone_is_light() -> None:
    brought = loaded_by("import dominium") - loaded_by("import numpy")
    assert "dominium._core" in brought
    assert brought.isdisjoint(HEAVY)


def test_playing_needs_no_extra() -> None:
    brought = loaded_by(
        "import dominium\n"
        "dominium.play(dominium.load('block'), ['random', 'greedy'], rng=1)\n"
        "dominium.simulate(dominium.load('kingdomino'), 10)\n"
        "import dominium.data"
    )
    core = {"dominium.bots", "dominium.data", "dominium.engine.record", "dominium.simulation"}
    assert core <= brought
    assert brought.isdisjoint({"pyarrow", "gymnasium", "litestar", "babel", "fluent", "pyspiel"})


def test_every_public_name_is_there() -> None:
    assert [name for name in dominium.__all__ if not hasattr(dominium, name)] == []
    assert set(dominium.__all__) <= set(dir(dominium))


@pytest.mark.parametrize("module", ["bots", "scoring", "simulation"])
def test_modules_are_found_without_being_imported(module: str) -> None:
    told = subprocess.run(
        [sys.executable, "-c", f"import dominium; print(dominium.{module}.__name__)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == f"dominium.{module}\n"


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = dominium.chess  # type: ignore[attr-defined]


def test_the_version_comes_from_one_place(capsys: pytest.CaptureFixture[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert dominium.__version__ == version("dominium") == project["version"]
    main(["--version"])
    assert capsys.readouterr().out == f"dominium {project['version']}\n"
