"""Six-dot braille by liblouis, whose tables the libraries for the blind use."""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

TABLES: Final[Mapping[str, str]] = {
    "en": "en-ueb-g1.ctb",
    "cs": "cs-g1.ctb",
    "sk": "sk-g1.ctb",
    "pl": "Pl-Pl-g1.utb",
}
"""The liblouis table of each language: every letter written out, no contractions."""

CELLS: Final = "en-us-brf.dis"
"""The display table that writes cells as the ASCII signs of a BRF file."""

PROGRAM: Final = "lou_translate"
SECONDS_OF_PATIENCE: Final = 60


class BrailleError(Exception):
    """An error for a machine without liblouis, or for a text that it refused."""


class Braille:
    """The braille of one language.

    Args:
        language: one of `describe.LANGUAGES`.

    Raises:
        BrailleError: liblouis is not installed.
    """

    def __init__(self, language: str) -> None:
        program = shutil.which(PROGRAM)
        if program is None:
            raise BrailleError(f"{PROGRAM} is not installed")
        self._command = [program, f"{CELLS},{TABLES[language]}"]

    @staticmethod
    def is_here() -> bool:
        """Return whether this machine has liblouis."""
        return shutil.which(PROGRAM) is not None

    def cells(self, lines: Sequence[str]) -> list[str]:
        """Translate lines into braille, each a text of the 64 ASCII signs, one for each cell.

        Raises:
            BrailleError: liblouis does not run, or refused a text or a table.
        """
        given = "".join(f"{' '.join(line.split())}\n" for line in lines)
        try:
            done = subprocess.run(  # noqa: S603 - a program of this machine, the text only its input
                self._command,
                input=given,
                capture_output=True,
                text=True,
                encoding="utf-8",
                timeout=SECONDS_OF_PATIENCE,
                check=False,
            )
        except (OSError, subprocess.SubprocessError) as error:
            raise BrailleError(str(error)) from error
        found = [line.rstrip() for line in done.stdout.splitlines()]
        if done.returncode != 0 or len(found) != len(lines):
            raise BrailleError(done.stderr.strip() or f"{PROGRAM} gave {len(found)} lines")
        return found
