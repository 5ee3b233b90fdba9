"""The house: a room imports only what stands below it, and no file what imports it.

Imports within functions and those for types alone count like all others. The floors are contracts
in `pyproject.toml`.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import dominium
from tests.laws.cycles import cycle_in

ROOT = Path(__file__).parents[2]
PACKAGE = Path(dominium.__file__).parent


def files_of(package: Path) -> dict[str, Path]:
    """The modules of a package and their files, without the migrations of the database."""
    return {
        ".".join(
            (package.name, *(part for part in path.relative_to(package).with_suffix("").parts))
        ).removesuffix(".__init__"): path
        for path in sorted(package.rglob("*.py"))
        if "migrations" not in path.parts
    }


def imports_of(path: Path, modules: dict[str, Path]) -> Iterator[str]:
    """The modules that a file imports anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            named = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports within the package are written whole"
            named = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (module for name in named if (module := _module_of(name, modules)))


def _module_of(name: str, modules: dict[str, Path]) -> str | None:
    """The module that is imported as this name or has it; None outside the package."""
    if name.startswith("dominium._core"):  # the native core imports nothing of the package
        return None
    while name and name not in modules:
        name = name.rpartition(".")[0]
    return name or None


def graph_of(modules: dict[str, Path]) -> dict[str, set[str]]:
    return {module: set(imports_of(path, modules)) - {module} for module, path in modules.items()}


def test_rooms_import_only_what_stands_below_them() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    checked = subprocess.run(
        [linter, "--no-logo", "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout


def test_no_file_imports_what_imports_it() -> None:
    assert not cycle_in(graph_of(files_of(PACKAGE)))


def test_a_cycle_is_seen_however_it_is_closed(tmp_path: Path) -> None:
    package = tmp_path / "example"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "game.py").write_text("def load():\n    from example import state\n")
    (package / "state.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from example.game import Game\n"
    )
    cycle = cycle_in(graph_of(files_of(package)))
    assert set(cycle) == {"example.game", "example.state"}
