"""Print requirements from pyproject.toml, one a line, for `pip install --requirement`.

Arguments are names of extras; `core` stands for what the package itself and its build require.
"""

import sys
import tomllib
from pathlib import Path

PYPROJECT = Path(__file__).parent.parent / "pyproject.toml"


def requirements(names: list[str]) -> list[str]:
    """Return the requirements of the named groups in the order of the names.

    Raises:
        KeyError: pyproject.toml has no such extra.
    """
    content = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))
    groups: dict[str, list[str]] = content["project"]["optional-dependencies"]
    core = content["build-system"]["requires"] + content["project"]["dependencies"]
    return [line for name in names for line in (core if name == "core" else groups[name])]


if __name__ == "__main__":
    print("\n".join(requirements(sys.argv[1:])))
