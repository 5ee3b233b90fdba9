"""The number of cells of six-dot braille that liblouis needs for a line."""

import shutil
import subprocess
from collections.abc import Sequence

import pytest

from dominium.printing.braille import TABLES
from tools.braille import MISSING, PROGRAM


def cells(lines: Sequence[str], language: str) -> list[int]:
    """The cells of each line, or a reason to be skipped."""
    return [len(line) for line in _translated("--forward", lines, language)]


def read_back(lines: Sequence[str], language: str) -> list[str]:
    """Lines as somebody reads them who knows their cells alone, or a reason to be skipped."""
    return _translated("--backward", _translated("--forward", lines, language), language)


def _translated(direction: str, lines: Sequence[str], language: str) -> list[str]:
    program = shutil.which(PROGRAM)
    if program is None:
        pytest.skip(MISSING)
    done = subprocess.run(
        [program, direction, TABLES[language]],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    translated = done.stdout.splitlines()
    assert len(translated) == len(lines)
    return translated
