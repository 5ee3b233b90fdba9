"""The number of cells of six-dot braille that liblouis needs for a line."""

import shutil
import subprocess
from collections.abc import Sequence

import pytest

from dominium.printing.braille import TABLES
from tools.braille import MISSING, PROGRAM


def cells(lines: Sequence[str], language: str) -> list[int]:
    """The cells of each line, or a reason to be skipped."""
    program = shutil.which(PROGRAM)
    if program is None:
        pytest.skip(MISSING)
    done = subprocess.run(
        [program, "--forward", TABLES[language]],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    translated = done.stdout.splitlines()
    assert len(translated) == len(lines)
    return [len(line) for line in translated]
