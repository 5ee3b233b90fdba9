"""Find the screen reader Orca, its voice and screen; with `--install`, bring them from Debian."""

import shutil
import sys
from pathlib import Path

from tools import debian

PROGRAMS = {
    "orca": "orca",
    "speech-dispatcher": "speech-dispatcher",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "dbus-daemon": "dbus-daemon",
    "gdbus": "libglib2.0-bin",
}
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
VOICE = Path("/usr/lib/speech-dispatcher-modules/sd_espeak-ng")
ALONG = ("at-spi2-core", "espeak-ng", "speech-dispatcher-audio-plugins")
"""Packages that Debian only recommends, and that nothing is heard without."""


def find_browser() -> str | None:
    """Find a Chromium with windows: the shell without them tells screen readers nothing."""
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


def missing() -> list[str]:
    """Return the packages without which Orca cannot read a page aloud here."""
    packages = [package for program, package in PROGRAMS.items() if shutil.which(program) is None]
    if not VOICE.exists():
        packages.append("speech-dispatcher-espeak-ng")
    if find_browser() is None:
        packages.append("chromium")
    return packages


def hindrance() -> str | None:
    """Say in one sentence why Orca cannot be heard here, or None."""
    packages = missing()
    return f"Orca cannot read aloud here without {', '.join(packages)}" if packages else None


def main() -> int:
    """Bring what is missing if that is wanted; say on the error stream what is missing still."""
    if "--install" in sys.argv[1:] and (packages := missing()):
        debian.install(*packages, *ALONG)
    if reason := hindrance():
        print(reason, file=sys.stderr)
        return 1
    print(shutil.which("orca"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
