"""Write the house without a server: `python -m tools.static_house` writes build/static/index.html.

One file, for any web host or a disk. The answers of a server that are the same for everybody go
into it; what needs a server says so.
"""

import sys
from pathlib import Path

import msgspec

from dominium.server.presenters.kept_answers import kept_answers
from tools.node import run_npm

ROOT = Path(__file__).parent.parent
ANSWERS = ROOT / "build" / "answers.json"
HOUSE = ROOT / "build" / "static" / "index.html"


def main() -> int:
    """Write the answers and build the page around them; return the exit code of the build."""
    ANSWERS.parent.mkdir(exist_ok=True)
    ANSWERS.write_bytes(msgspec.json.encode(kept_answers()))
    build = run_npm(["run", "build", "--", "--mode", "serverless", "--logLevel", "warn"])
    if build.returncode == 0:
        print(f"wrote {HOUSE.relative_to(ROOT)} ({HOUSE.stat().st_size / 1e6:.1f} MB)")
    return build.returncode


if __name__ == "__main__":
    sys.exit(main())
