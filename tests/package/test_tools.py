"""The tools of the project speak plainly and choose rightly."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import chromium, node, stopwatch
from tools.accessibility import CRITERIA
from tools.accessibility import main as accessibility
from tools.requirements import requirements
from tools.test_report import main as report

ROOT = Path(__file__).parents[2]


def run_prerequisites(path: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, ROOT / "tools" / "prerequisites.py"],
        env={"PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def test_bare_machine_is_told_every_package(tmp_path: Path) -> None:
    result = run_prerequisites(str(tmp_path))
    assert result.returncode == 1
    assert result.stdout == ""
    for words in ("Python 3.11 or later", "python3-venv", "C++20", "g++", "gcc-c++"):
        assert words in result.stderr


def test_a_package_manager_names_its_own_packages(tmp_path: Path) -> None:
    manager = tmp_path / "dnf"
    manager.write_text("#!/bin/sh\n")
    manager.chmod(0o755)
    result = run_prerequisites(str(tmp_path))
    assert "gcc-c++" in result.stderr
    assert "Debian" not in result.stderr


def program(folder: Path, name: str, output: str) -> None:
    file = folder / name
    file.write_text(f"#!/bin/sh\necho {output}\n")
    file.chmod(0o755)


@pytest.mark.parametrize(
    ("version", "accepted"),
    [("v18.19.0", False), ("v20.18.3", False), ("v20.19.0", True), ("v24.0.0", True)],
)
def test_only_a_recent_node_is_used(
    version: str, accepted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(tmp_path, "node", version)
    program(tmp_path, "npm", "")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert node.machine_npm() == ([str(tmp_path / "npm")] if accepted else None)


def test_node_without_npm_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "node", "v24.0.0")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert node.machine_npm() is None


def test_the_chromium_that_takes_least_is_driven(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in ("chromium", "chromium-headless-shell"):
        program(tmp_path, name, "")
        assert chromium.find_chromium() == str(tmp_path / name)


def test_requirements_have_lower_and_upper_bounds() -> None:
    groups = ["core", "build", "server", "png", "test", "dev", "node"]
    unbounded = [
        line
        for line in requirements(groups)
        if "~=" not in line and not (">=" in line and "<" in line)
    ]
    assert unbounded == []


def test_unknown_extra_is_refused() -> None:
    with pytest.raises(KeyError):
        requirements(["no-such-extra"])


def test_skips_are_told_in_plain_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    junit = tmp_path / "tests.xml"
    skipped = '<testcase name="{}"><skipped message="no Chromium here"/></testcase>'
    junit.write_text(
        f"<testsuites><testsuite>{skipped.format('a')}{skipped.format('b')}"
        '<testcase name="c"/></testsuite></testsuites>'
    )
    report(junit, tmp_path / "no steps")
    assert capsys.readouterr().out.endswith("Not run on this machine: 2 tests: no Chromium here\n")


def test_nothing_skipped_is_said_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    junit = tmp_path / "tests.xml"
    junit.write_text('<testsuites><testsuite><testcase name="a"/></testsuite></testsuites>')
    report(junit, tmp_path / "no steps")
    assert capsys.readouterr().out.endswith("Every test ran on this machine.\n")


TIMED = """<testsuite>
  <testcase classname="tests.server.test_undo" name="test_undo" time="1.5"/>
  <testcase classname="tests.laws.test_laws" name="test_copies" time="4"/>
  <testcase classname="tests.server.test_clock.TestClock" name="test_ticks" time="3.5"/>
</testsuite>"""


def test_what_took_longest_is_told_by_folder_and_by_step(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    junit, steps = tmp_path / "tests.xml", tmp_path / "steps.tsv"
    junit.write_text(TIMED)
    (tmp_path / "started").touch()
    steps.write_text("60.5\t101.0\tThe core\n9.5\t5.5\tThe pages\n")
    report(junit, steps)
    told = capsys.readouterr().out.splitlines()
    assert told[:2] == [
        "Seconds of tests by folder: server 5, laws 4",
        "Among the longest: 4.0 s test_copies",
    ]
    assert told[-4:-2] == [
        "The core: 60.5 s, 101.0 s of processor time",
        "The pages: 9.5 s, 5.5 s of processor time",
    ]
    assert told[-2].endswith(" s, 106 s of processor time")


def test_the_stopwatch_notes_a_step_and_hands_on_its_status(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stopwatch, "STEPS", tmp_path / "build" / "steps.tsv")
    program = "sum(range(20_000_000)); raise SystemExit(3)"
    assert stopwatch.main("Sums", [sys.executable, "-c", program]) == 3
    wall, processor, label = stopwatch.STEPS.read_text().rstrip("\n").split("\t")
    assert float(wall) > 0
    assert float(processor) > 0
    assert label == "Sums"


PROVED = """<testsuite>
  <testcase classname="t" name="test_long_lines">
    <properties>
      <property name="criterion" value="7"/>
      <property name="counts" value="median 38"/>
    </properties>
  </testcase>
  <testcase classname="t" name="test_order">
    <properties><property name="criterion" value="7"/></properties>%s
  </testcase>
  <testcase classname="t" name="test_widths">
    <properties><property name="criterion" value="12"/></properties>
    <skipped message="liblouis is missing"/>
  </testcase>
</testsuite>"""


def test_the_report_of_accessibility_runs_the_tests_of_the_pages_too() -> None:
    rules = (ROOT / "Makefile").read_text(encoding="utf-8")
    (target,) = re.findall(r"^accessibility:.*\n((?:\t.*\n)+)", rules, re.MULTILINE)
    assert {"page-tests", "python-tests"} <= set(target.split())


def test_criteria_of_accessibility_are_told_one_by_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report_file, page = tmp_path / "report.xml", tmp_path / "report.md"
    report_file.write_text(PROVED % "", encoding="utf-8")
    accessibility(str(report_file), str(page))
    said = capsys.readouterr().out
    assert "  7 holds     every event" in said
    assert "long lines: median 38" in said
    assert " 12 not run" in said
    assert "not run: 1 tests: liblouis is missing" in said
    assert "  1 no test" in said
    assert " 22 by people" in said
    assert all(criterion in page.read_text(encoding="utf-8") for criterion in CRITERIA.values())


def test_a_failed_criterion_fails_the_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report_file = tmp_path / "report.xml"
    report_file.write_text(PROVED % "<failure/>", encoding="utf-8")
    with pytest.raises(SystemExit):
        accessibility(str(report_file))
    assert "failed: t::test_order" in capsys.readouterr().out
