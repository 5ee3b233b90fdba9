"""The distributions are whole: the source distribution builds, the wheel carries everything."""

import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

import dominium

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "dominium"
PAGES = PACKAGE / "server" / "static" / "index.html"
MODULES = {"kingdom", "kingdom_players", "line", "line_players", "pads"}
"""The core compiled for the pages."""
BUILD_SDIST = (
    "import sys; from scikit_build_core.build import build_sdist; build_sdist(sys.argv[1])"
)


def modules_in(names: set[str]) -> set[str]:
    """Return the modules of the built pages among files."""
    pattern = r".*/server/static/assets/(\w+)-[\w-]+\.wasm"
    return {found[1] for found in (re.fullmatch(pattern, name) for name in names) if found}


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source distribution."""
    folder = tmp_path_factory.mktemp("distribution")
    subprocess.run([sys.executable, "-c", BUILD_SDIST, folder], cwd=ROOT, check=True)
    (found,) = folder.glob("*.tar.gz")
    return found


@pytest.fixture(scope="module")
def wheel(sdist: Path) -> Path:
    """A wheel that was built from the source distribution."""
    options = ["--no-build-isolation", "--no-deps", "--quiet", "--wheel-dir", sdist.parent]
    subprocess.run([sys.executable, "-m", "pip", "wheel", *options, sdist], check=True)
    (found,) = sdist.parent.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def wheel_names(wheel: Path) -> set[str]:
    """Names of the files in the wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.mark.skipif(not PAGES.exists(), reason="the pages are not built: make web")
def test_the_source_distribution_has_what_a_build_needs(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    needed = ("CMakeLists.txt", "pyproject.toml", "README.md", "LICENSE", "core/binding/module.cpp")
    assert set(needed) <= names
    assert {"cmake/Games.cmake", "core/games/games.def"} <= names
    assert PAGES.relative_to(ROOT).as_posix() in names
    assert modules_in(names) == MODULES
    assert {file.relative_to(ROOT).as_posix() for file in (ROOT / "core").rglob("*.hpp")} <= names
    folders = {name.partition("/")[0] for name in names}
    assert folders.isdisjoint({".venv", "build", "dist", ".git", ".mypy_cache", ".pytest_cache"})
    assert not any("node_modules" in name or "__pycache__" in name for name in names)


def test_the_source_distribution_has_the_tuning_of_every_game(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/dominium/tuning/{info.id}.toml" for info in dominium.games()} <= names


@pytest.mark.long
def test_the_wheel_has_every_file_of_the_package(wheel_names: set[str]) -> None:
    files = (path for path in PACKAGE.rglob("*") if path.is_file())
    expected = {
        f"dominium/{path.relative_to(PACKAGE).as_posix()}"
        for path in files
        if "__pycache__" not in path.parts
    }
    assert expected - wheel_names == set()


@pytest.mark.long
def test_the_wheel_has_the_pages_and_the_core(wheel_names: set[str]) -> None:
    assert "dominium/server/static/index.html" in wheel_names
    assert modules_in(wheel_names) == MODULES
    assert {"dominium/py.typed", "dominium/_core.pyi"} <= wheel_names
    assert any(name.startswith("dominium/_core.") and name.endswith(".so") for name in wheel_names)


@pytest.mark.long
def test_the_wheel_has_nothing_but_the_package(wheel_names: set[str]) -> None:
    folders = {name.split("/")[0] for name in wheel_names}
    assert {name for name in folders if not name.startswith("dominium")} == set()


TYPED = """\
import dominium
from dominium.views import BoardSquare

def terrain(square: BoardSquare) -> None:
    reveal_type(square.terrain)
    square.colour

reveal_type(dominium.load("block").start().outcome())
"""


@pytest.mark.long
def test_type_checkers_see_the_core_in_the_wheel(wheel: Path, tmp_path: Path) -> None:
    """The types of the stub reach users, since `py.typed` stands beside it."""
    venv.create(tmp_path / "environment")
    (packages,) = (tmp_path / "environment").glob("lib/python*/site-packages")
    shutil.unpack_archive(wheel, packages, "zip")
    (tmp_path / "user.py").write_text(TYPED, encoding="utf-8")
    python = tmp_path / "environment" / "bin" / "python"
    mypy = [sys.executable, "-m", "mypy", "--strict", "--python-executable", python, "user.py"]
    done = subprocess.run(mypy, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert re.search(r"user.py:5: note: .*Literal\['wheat'", done.stdout), done.stdout
    assert 'user.py:6: error: "BoardSquare" has no attribute "colour"' in done.stdout
    assert re.search(r"user.py:8: note: .*Outcome", done.stdout), done.stdout
    assert done.stdout.count("error:") == 1


@pytest.mark.long
def test_the_wheel_alone_is_whole(wheel: Path, tmp_path: Path) -> None:
    """In an environment of its own, with nothing but what the wheel requires."""
    venv.create(tmp_path / "environment", with_pip=True)
    python = tmp_path / "environment" / "bin" / "python"
    install = [python, "-m", "pip", "install", "--quiet", wheel]
    installed = subprocess.run(install, capture_output=True, text=True, check=False)
    if "No matching distribution found" in installed.stderr:
        pytest.skip("no package index can be reached")
    assert installed.returncode == 0, installed.stderr
    program = [python, "-I", ROOT / "tools" / "installed.py"]
    done = subprocess.run(program, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "is whole" in done.stdout
