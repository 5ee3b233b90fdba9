"""Types as those who write programs see them: both checkers, at their strictest, over scripts."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = Path(__file__).parent / "scripts"
SOURCES = ROOT / "src"

GOOD = sorted(SCRIPTS.glob("*.py"))

WRONG = {
    "an action of another game": (
        "import dominium\n"
        'for action in dominium.load("kingdomino").start().legal_actions():\n'
        '    if action.kind == "lay":\n'
        "        print(action.tile)\n"
    ),
    "an attribute that no action has": (
        "import dominium\n"
        'for action in dominium.load("block").start().legal_actions():\n'
        "    print(action.colour)\n"
    ),
    "the kingdoms of a game of tiles": (
        'import dominium\nprint(dominium.load("solo").start().view(0).kingdoms)\n'
    ),
    "an outcome that may be None": (
        'import dominium\nprint(dominium.load("queendomino").start().outcome().ranking)\n'
    ),
}


def mypy(folder: Path) -> str:
    """Errors of mypy in a folder, as a user would have it."""
    pytest.importorskip("mypy", reason="mypy is not installed")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir"]
    ran = subprocess.run(
        [*command, str(folder / "cache"), "--no-error-summary", "."],
        cwd=folder,
        env={"MYPYPATH": str(SOURCES), "PATH": ""},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert not ran.stderr, ran.stderr
    return ran.stdout


def pyright(folder: Path) -> str:
    """Errors of Pyright in a folder, as a user would have it."""
    pytest.importorskip("pyright", reason="Pyright is not installed")
    settings = {"typeCheckingMode": "strict", "extraPaths": [str(SOURCES)], "include": ["*.py"]}
    (folder / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    command = [sys.executable, "-m", "pyright", "--outputjson", "--pythonpath", sys.executable]
    ran = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, timeout=600, check=False
    )
    try:
        report = json.loads(ran.stdout)
    except json.JSONDecodeError:
        pytest.skip(f"Pyright cannot run here: {(ran.stderr or ran.stdout).strip()[-200:]}")
    assert report["summary"]["filesAnalyzed"] > 0
    return "\n".join(
        f"{Path(found['file']).name}:{found['range']['start']['line'] + 1}: {found['message']}"
        for found in report["generalDiagnostics"]
    )


CHECKERS = pytest.mark.parametrize("check", [mypy, pyright])


@CHECKERS
def test_scripts_of_users_pass(check: Callable[[Path], str], tmp_path: Path) -> None:
    for script in GOOD:
        shutil.copy(script, tmp_path)
    assert check(tmp_path) == ""


@CHECKERS
def test_mistakes_of_users_are_found(check: Callable[[Path], str], tmp_path: Path) -> None:
    names = {f"mistake_{number}.py": text for number, text in enumerate(WRONG.values())}
    for name, text in names.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    found = check(tmp_path)
    assert [name for name in names if f"{name}:" not in found] == []


@pytest.mark.parametrize("script", GOOD, ids=lambda script: script.stem)
def test_scripts_of_users_run(script: Path) -> None:
    subprocess.run([sys.executable, script], check=True, timeout=300, capture_output=True)
