"""Say what took longest and which tests did not run, from the JUnit report that pytest wrote."""

import sys
import time
from collections import Counter, defaultdict
from pathlib import Path
from xml.etree import ElementTree as ET

from tools.stopwatch import STEPS

SLOWEST = 5


def skip_reasons(root: ET.Element) -> Counter[str]:
    """Return how many tests were skipped for each reason."""
    return Counter(skipped.get("message", "no reason given") for skipped in root.iter("skipped"))


def seconds_by_folder(root: ET.Element) -> dict[str, float]:
    """Return the seconds of each folder's tests in all processes, the longest first."""
    seconds: dict[str, float] = defaultdict(float)
    for case in root.iter("testcase"):
        folder = case.get("classname", "").removeprefix("tests.").split(".")[0]
        seconds[folder] += float(case.get("time", 0))
    return dict(sorted(seconds.items(), key=lambda each: -each[1]))


def slowest_tests(root: ET.Element) -> list[tuple[float, str]]:
    """Return the tests that took longest, with their seconds."""
    cases = ((float(case.get("time", 0)), str(case.get("name"))) for case in root.iter("testcase"))
    return sorted(cases, reverse=True)[:SLOWEST]


def tell_times(root: ET.Element) -> None:
    """Print the seconds of tests by folder, and the tests that took longest."""
    folders = (f"{folder} {seconds:.0f}" for folder, seconds in seconds_by_folder(root).items())
    print(f"Seconds of tests by folder: {', '.join(folders)}")
    for seconds, name in slowest_tests(root):
        print(f"Among the longest: {seconds:.1f} s {name}")


def tell_steps(steps: Path) -> None:
    """Print wall and processor time of each step that `make` took, and what all took together.

    Steps run side by side, so the whole is measured from the file that `make` touches first.
    """
    if not steps.is_file():
        return
    used = 0.0
    for line in steps.read_text(encoding="utf-8").splitlines():
        wall, processor, label = line.split("\t")
        used += float(processor)
        print(f"{label}: {wall} s, {processor} s of processor time")
    wall = f"{time.time() - steps.with_name('started').stat().st_mtime:.0f}"
    print(f"Altogether: {wall} s, {used:.0f} s of processor time")


def tell_skipped(root: ET.Element) -> None:
    """Print one line for each reason why tests did not run, or that everything ran."""
    reasons = skip_reasons(root)
    if not reasons:
        print("Every test ran on this machine.")
    for reason, count in sorted(reasons.items()):
        print(f"Not run on this machine: {count} test{'s' if count > 1 else ''}: {reason}")


def main(report: Path, steps: Path = STEPS) -> None:
    """Print what took longest, and what did not run."""
    root = ET.parse(report).getroot()  # noqa: S314 - our own file
    tell_times(root)
    tell_steps(steps)
    tell_skipped(root)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
