"""The name of the built pages, by which a page knows that its server has others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

MANIFEST: Final = ".vite/manifest.json"
ENTRY: Final = "index.html"


def build_name(static: Path) -> str:
    """Return the name of the script that pages begin with, which differs from build to build.

    It is empty where no pages are built.

    Args:
        static: The folder of the built pages.
    """
    file = static / MANIFEST
    if not file.is_file():
        return ""
    entry: str = json.loads(file.read_text(encoding="utf-8"))[ENTRY]["file"]
    return Path(entry).name
