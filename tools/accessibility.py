"""Say which criteria of accessibility hold, from the JUnit reports that pytest wrote.

Tests name the criteria they prove by `@pytest.mark.criterion(…)`; what they measured comes from
the fixture `count`.
"""

import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree as ET

CRITERIA = {
    1: "axe finds nothing and leaves nothing open: every screen, language and appearance",
    2: "planted faults are caught by the project's own checks",
    3: "whole games by keyboard alone; Tab leaves every widget; one stop per board and list",
    4: "few keys for every action and query",
    5: "every position is readable as text, and its text tells it from every other",
    6: "everything on the screen has an answer in words",
    7: "every event is told once, in order, in short words",
    8: "a repeated question is answered again, nothing else is said twice",
    9: "the focus never moves by another player's action",
    10: "nothing hidden is in a text, a page or on the line",
    11: "a refusal gives its reason and a way out, and changes nothing",
    12: "compact lines fit a braille display",
    13: "terrains are told apart by everybody's eyes",
    14: "small screens, 400 % zoom, text spacing, large targets",
    15: "no time limit unless wanted; it can be longer, and warns in words and sound",
    16: "language, title and heading of every page are those of its state",
    17: "single letters are keys in the game alone, can be switched off and changed; help is true",
    18: "every sound has its words",
    19: "the terminal: whole games by script, plain text, the same words as the pages",
    20: "a lost connection is told, and a summary when it is back",
    21: "plural and case forms of every noun for 0 to 25",
    22: "with people: docs/accessibility-protocol.md",
}
BY_PEOPLE = {22}


@dataclass(slots=True)
class Findings:
    """The results of the tests of one criterion."""

    passed: int = 0
    failed: list[str] = field(default_factory=list)
    skipped: dict[str, int] = field(default_factory=dict)
    figures: list[str] = field(default_factory=list)

    @property
    def verdict(self) -> str:
        """One word for the criterion."""
        if self.failed:
            return "FAILED"
        if self.passed:
            return "partly" if self.skipped else "holds"
        return "not run" if self.skipped else "no test"

    @property
    def tests(self) -> str:
        """The number of tests that passed, of those that ran."""
        run = self.passed + len(self.failed)
        return f"{self.passed} of {run} tests"

    @property
    def details(self) -> list[str]:
        """A line for each failure, each reason why tests did not run, and each figure."""
        return [
            *(f"failed: {name}" for name in self.failed),
            *(f"not run: {count} tests: {reason}" for reason, count in self.skipped.items()),
            *self.figures,
        ]


def findings_of(reports: Iterable[Path]) -> dict[int, Findings]:
    """Read the results of the tests in the reports, criterion by criterion."""
    found = {number: Findings() for number in CRITERIA}
    for report in reports:
        for case in ET.parse(report).getroot().iter("testcase"):  # noqa: S314 - our own file
            for number in {int(value) for value in _properties(case, "criterion")}:
                _add(found[number], case)
    return found


def _add(findings: Findings, case: ET.Element) -> None:
    name = f"{case.get('classname')}::{case.get('name')}"
    skipped = case.find("skipped")
    if case.find("failure") is not None or case.find("error") is not None:
        findings.failed.append(name)
    elif skipped is not None:
        reason = skipped.get("message", "no reason given")
        findings.skipped[reason] = findings.skipped.get(reason, 0) + 1
    else:
        findings.passed += 1
    findings.figures += [
        f"{_words(case.get('name', ''))}: {value}" for value in _properties(case, "counts")
    ]


def _properties(case: ET.Element, name: str) -> list[str]:
    return [one.get("value", "") for one in case.iter("property") if one.get("name") == name]


def _words(test: str) -> str:
    """Return the name of a test as a few words."""
    return re.sub(r"^test_", "", test).replace("_", " ")


def as_text(found: dict[int, Findings]) -> str:
    """Return the whole report for a terminal: one line for a criterion, its details below."""
    lines = ["Accessibility, criterion by criterion:"]
    for number, findings in found.items():
        verdict = "by people" if number in BY_PEOPLE else findings.verdict
        tests = "" if number in BY_PEOPLE else f" ({findings.tests})"
        lines.append(f"{number:3} {verdict:9} {CRITERIA[number]}{tests}")
        lines += [f"{'':14}{detail}" for detail in findings.details]
    return "\n".join(lines) + "\n"


def as_markdown(found: dict[int, Findings]) -> str:
    """Return the whole report as a page."""
    lines = ["# Accessibility", "", "| | Criterion | | Tests |", "| --- | --- | --- | --- |"]
    for number, findings in found.items():
        verdict = "by people" if number in BY_PEOPLE else findings.verdict
        lines.append(f"| {number} | {CRITERIA[number]} | {verdict} | {findings.tests} |")
    for number, findings in found.items():
        if findings.details:
            lines += ["", f"## {number}. {CRITERIA[number]}", ""]
            lines += [f"- {detail}" for detail in findings.details]
    return "\n".join(lines) + "\n"


def main(*paths: str) -> None:
    """Print the report of some JUnit files and write it as a page.

    Args:
        paths: The files that pytest wrote (`.xml`), and where to write the page (`.md`).
    """
    found = findings_of(Path(path) for path in paths if path.endswith(".xml"))
    sys.stdout.write(as_text(found))
    for path in paths:
        if path.endswith(".md"):
            Path(path).write_text(as_markdown(found), encoding="utf-8")
    if any(findings.failed for findings in found.values()):
        raise SystemExit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
