"""Say in plain words which tests did not run, from the JUnit report that pytest wrote."""

import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET


def skip_reasons(report: Path) -> Counter[str]:
    """Return how many tests were skipped for each reason."""
    root = ET.parse(report).getroot()  # noqa: S314 - our own file
    return Counter(skipped.get("message", "no reason given") for skipped in root.iter("skipped"))


def main(report: Path) -> None:
    """Print one line for each reason, or that everything ran."""
    reasons = skip_reasons(report)
    if not reasons:
        print("Every test ran on this machine.")
    for reason, count in sorted(reasons.items()):
        print(f"Not run on this machine: {count} test{'s' if count > 1 else ''}: {reason}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
