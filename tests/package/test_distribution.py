"""What is given away is whole: the source distribution builds, the wheel carries everything."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "dominium"
BUILD_SDIST = (
    "import sys; from scikit_build_core.build import build_sdist; build_sdist(sys.argv[1])"
)


@pytest.fixture(scope="module")
def wheel_names(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """Names of the files in a wheel that was built from a source distribution."""
    folder = tmp_path_factory.mktemp("distribution")
    subprocess.run([sys.executable, "-c", BUILD_SDIST, folder], cwd=ROOT, check=True)
    (sdist,) = folder.glob("*.tar.gz")
    options = ["--no-build-isolation", "--no-deps", "--quiet", "--wheel-dir", folder]
    subprocess.run([sys.executable, "-m", "pip", "wheel", *options, sdist], check=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


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
    assert "dominium/py.typed" in wheel_names
    assert any(name.startswith("dominium/_core.") and name.endswith(".so") for name in wheel_names)


@pytest.mark.long
def test_the_wheel_has_nothing_but_the_package(wheel_names: set[str]) -> None:
    folders = {name.split("/")[0] for name in wheel_names}
    assert {name for name in folders if not name.startswith("dominium")} == set()
