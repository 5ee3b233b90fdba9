"""The worked files for the libraries of the field: each runs, and its policy learns."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

BRIDGES = Path(__file__).parents[2] / "docs" / "examples" / "bridges"

RUNS = {
    "maskable_ppo": ("sb3_contrib", "kingdomino --steps 16384 --matches 200"),
    "cleanrl_ppo": ("torch", "kingdomino --updates 20 --matches 400"),
    "torchrl_ppo": ("torchrl", "kingdomino --frames 12000 --matches 100"),
    "rllib_ppo": ("ray", "kingdomino --iterations 5"),
}


def test_every_bridge_is_tested_and_named() -> None:
    files = {file.stem for file in BRIDGES.glob("*.py")}
    assert files == set(RUNS)
    guide = (BRIDGES.parents[1] / "environments.md").read_text(encoding="utf-8")
    assert [name for name in files if f"examples/bridges/{name}.py" not in guide] == []


@pytest.mark.long
@pytest.mark.parametrize("name", RUNS)
def test_a_policy_learns(name: str) -> None:
    """As somebody runs it: in a process of its own, for these libraries leave much behind."""
    package, arguments = RUNS[name]
    for needed in ("torch", package):
        if importlib.util.find_spec(needed) is None:
            pytest.skip(f"{needed} is not installed, which {name}.py needs")
    command = [sys.executable, BRIDGES / f"{name}.py", *arguments.split()]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, timeout=1800)
    told = re.search(r"play ([-+][\d.]+), then ([-+][\d.]+)$", ran.stdout.strip())
    assert told is not None, ran.stdout
    before, after = float(told[1]), float(told[2])
    assert -1 <= before < after - 0.1
    assert after <= 1
