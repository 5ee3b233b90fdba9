"""The commands of the program, as they describe themselves."""

from contextlib import redirect_stdout
from functools import cache
from io import StringIO

import pytest

from dominium.terminal import main


@cache
def help_of(command: str) -> str:
    """Return the help that a command prints of itself."""
    with redirect_stdout(StringIO()) as said, pytest.raises(SystemExit, check=_is_success):
        main([command, "--help", "--language", "en"])
    return said.getvalue()


def _is_success(left: SystemExit) -> bool:
    return left.code in {0, None}
