"""Find Chromium for the browser tests; with `--install`, bring it from Debian where it may."""

import shutil
import sys
from pathlib import Path

from tools import debian

SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
PACKAGES = ("chromium-headless-shell", "chromium")
MACOS = Path("/Applications")
MACOS_PROGRAMS = (
    MACOS / "Chromium.app/Contents/MacOS/Chromium",
    MACOS / "Google Chrome.app/Contents/MacOS/Google Chrome",
)
MISSING = "Chromium is not installed (package chromium)"


def find_chromium() -> str | None:
    """Return the path of an installed Chromium or Chrome, or None.

    The shell without windows comes first: the same pages take half the processor time in it.
    """
    shells = (shutil.which(name) for name in SHELLS)
    return next((path for path in shells if path), None) or find_whole_chromium()


def find_whole_chromium() -> str | None:
    """Return the path of an installed Chromium or Chrome that has windows, or None."""
    on_path = (shutil.which(name) for name in NAMES)
    on_macos = (str(program) for program in MACOS_PROGRAMS if program.exists())
    return next((path for path in (*on_path, *on_macos) if path), None)


def main() -> int:
    """Print the path of Chromium, or say on the error stream that there is none."""
    if "--install" in sys.argv[1:]:
        for package in PACKAGES:
            if find_chromium() is None:
                debian.install(package)
    chromium = find_chromium()
    print(chromium or MISSING, file=sys.stdout if chromium else sys.stderr)
    return 0 if chromium else 1


if __name__ == "__main__":
    sys.exit(main())
