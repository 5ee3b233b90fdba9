"""The trainer of the learned evaluation: a small network rebuilt by the path of the great ones."""

import csv
import hashlib
import platform
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CMAKE = shutil.which("cmake")
COURSE = ("--size", "5", "--seed", "1", "--games", "400")
# What this course has given with GCC 12 on x86-64; other compilers round otherwise.
SHA256 = "9c3f2c42b3b9b73b33f8b83381c8710fa1b0cde58164dbb2a0e3c28783f20556"

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(CMAKE is None, reason="cmake is not installed (apt-get install cmake)"),
]


@pytest.fixture(scope="module")
def trainer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The trainer, built as its page says."""
    build = tmp_path_factory.mktemp("training")
    cmake = str(CMAKE)
    subprocess.run([cmake, "-S", ROOT, "-B", build, "-DDOMINIUM_TRAINING=ON"], check=True)
    subprocess.run([cmake, "--build", build, "--target", "train_net"], check=True)
    return build / "train_net"


def trained(trainer: Path, folder: Path, generations: int, *more: str) -> bytes:
    """Train for some generations; the weights, of which the curve lies beside."""
    weights, curve = folder / "weights.csv", folder / "curve.csv"
    wishes = (*COURSE, "--generations", str(generations), *more)
    files = ("--output", weights, "--curve", curve)
    subprocess.run([trainer, *wishes, *files], check=True, cwd=ROOT)
    return weights.read_bytes()


def compiler_of(trainer: Path) -> tuple[str, ...]:
    """The compiler by which the trainer was built, and its first number."""
    (found,) = trainer.parent.glob("CMakeFiles/*/CMakeCXXCompiler.cmake")
    known = re.search(
        r'CXX_COMPILER_ID "(\w+)".*?CXX_COMPILER_VERSION "(\d+)',
        found.read_text("utf-8"),
        re.DOTALL,
    )
    assert known is not None
    return known.groups()


def test_a_small_network_is_rebuilt_as_its_recipe_gave_it(trainer: Path, tmp_path: Path) -> None:
    weights = trained(trainer, tmp_path, 3)
    with (tmp_path / "curve.csv").open(encoding="utf-8") as file:
        curve = list(csv.DictReader(file))
    assert len(curve) == 3
    assert float(curve[-1]["mean_points"]) > float(curve[0]["mean_points"]) * 1.15
    assert float(curve[-1]["error_unseen"]) < float(curve[0]["error_unseen"]) * 0.7
    if compiler_of(trainer) == ("GNU", "12") and platform.machine() == "x86_64":
        assert hashlib.sha256(weights).hexdigest() == SHA256


def test_threads_and_interruptions_change_no_weight(trainer: Path, tmp_path: Path) -> None:
    alone, interrupted = tmp_path / "alone", tmp_path / "interrupted"
    alone.mkdir()
    interrupted.mkdir()
    kept = ("--threads", "2", "--checkpoint", str(interrupted / "checkpoint"))
    trained(trainer, interrupted, 1, *kept)
    assert trained(trainer, interrupted, 3, *kept) == trained(trainer, alone, 3)


@pytest.mark.parametrize(
    ("wish", "said"), [("--gmes", "--gmes"), ("--seed", "another course")], ids=["name", "course"]
)
def test_a_wrong_wish_is_refused(trainer: Path, tmp_path: Path, wish: str, said: str) -> None:
    checkpoint = tmp_path / "checkpoint"
    trained(trainer, tmp_path, 1, "--checkpoint", str(checkpoint))
    refused = subprocess.run(
        [trainer, *COURSE, "--checkpoint", checkpoint, "--generations", "1", wish, "7"],
        check=False,
        capture_output=True,
        text=True,
    )
    assert refused.returncode != 0
    assert said in refused.stderr
