"""Run a command and note how long it took: `stopwatch.py LABEL COMMAND …`, wherever Python runs.

Each run adds a line to `build/steps.tsv`: wall time and processor time in seconds, that of all
child processes included, and the label. `tools.test_report` tells them at the end of `make test`.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

STEPS = Path(__file__).resolve().parent.parent / "build" / "steps.tsv"


def processor_time() -> float:
    """Return the seconds that the ended child processes of this one have used."""
    used = os.times()
    return used.children_user + used.children_system


def main(label: str, command: list[str]) -> int:
    """Run the command, note its time, and return its exit status."""
    begun, used = time.monotonic(), processor_time()
    status = subprocess.call(command)
    line = f"{time.monotonic() - begun:.1f}\t{processor_time() - used:.1f}\t{label}\n"
    STEPS.parent.mkdir(exist_ok=True)
    with STEPS.open("a", encoding="utf-8") as steps:
        steps.write(line)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
