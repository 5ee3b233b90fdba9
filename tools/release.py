"""Check whether a release may go out: `python tools/release.py v0.2.0`.

The tag, the version in pyproject.toml and the newest dated entry of the changelog have to agree.
"""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
ENTRY = re.compile(r"^## (?P<version>\S+)(?: – (?P<date>\d{4}-\d{2}-\d{2}))?$", re.MULTILINE)
UNRELEASED = "Unreleased"


def version(root: Path = ROOT) -> str:
    """Return the version that pyproject.toml names."""
    content = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    found: str = content["project"]["version"]
    return found


def entries(root: Path = ROOT) -> list[tuple[str, str | None]]:
    """Return the entries of the changelog with their dates, the newest first; None if undated."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    return [(found["version"], found["date"]) for found in ENTRY.finditer(text)]


def faults(tag: str, root: Path = ROOT) -> list[str]:
    """Return a line for everything that speaks against a release with this tag."""
    found = []
    named = version(root)
    if tag != f"v{named}":
        found.append(f"the tag is {tag}, but pyproject.toml has the version {named}")
    released = [entry for entry in entries(root) if entry[0] != UNRELEASED]
    if not released or released[0][0] != named:
        found.append(f"the newest released entry of CHANGELOG.md is not {named}")
    elif released[0][1] is None:
        found.append(f"the entry {named} of CHANGELOG.md has no date")
    return found


def main() -> int:
    """Print what speaks against the release; return 1 when something does."""
    found = faults(sys.argv[1])
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
