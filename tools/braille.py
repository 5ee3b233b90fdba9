"""Find liblouis for the measures of braille; with `--install`, bring it from Debian."""

import shutil
import sys

from tools import debian

PROGRAM = "lou_translate"
PACKAGES = ("liblouis-bin", "liblouis-data")
MISSING = f"liblouis is not installed (packages {' and '.join(PACKAGES)})"


def main() -> int:
    """Print the path of liblouis, or say on the error stream that there is none."""
    if "--install" in sys.argv[1:] and shutil.which(PROGRAM) is None:
        debian.install(*PACKAGES)
    found = shutil.which(PROGRAM)
    print(found or MISSING, file=sys.stdout if found else sys.stderr)
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
