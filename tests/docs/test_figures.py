"""Figures in the documents say at which commit and by which command they were measured."""

import re
import subprocess
from pathlib import Path

import pytest

from bench import figures

ROOT = Path(__file__).parents[2]
RULE = re.compile(r"\|(?: ?:?-+:? ?\|)+")
OPTION = re.compile(r"--[a-z-]+")
MEASURES = re.compile(r"\bwins\b|\bvictories\b|\ba second\b|self-play|\bms\b|\bns\b", re.IGNORECASE)
"""Names of columns whose cells are measured."""
FIGURE = re.compile(r"\d ?± ?\d|\d % \(\d|\d (?:games|deals|steps|actions) a second|\d ns\b")
"""Signs of a sentence that tells of a measurement."""
GROUPS = figures.all_groups()
LINES = {(group.page, group.line) for group in GROUPS}


def named(group: figures.Group) -> str:
    return f"{group.page}:{group.line}"


def unexplained(page: Path, text: str) -> list[str]:
    """Return tables of figures without their line before, and sentences that no line is above."""
    name, lines = page.relative_to(ROOT).as_posix(), text.splitlines()
    found, explained = [], False
    for number, line in enumerate(lines, 1):
        explained = (name, number) in LINES or (explained and not line.startswith("#"))
        if RULE.fullmatch(line):
            header = lines[number - 2]
            of_figures = name == "bench/README.md" or MEASURES.search(header)
            if of_figures and (name, number - 3) not in LINES:
                found.append(f"{name}:{number - 1} {header}")
        elif FIGURE.search(line) and not explained:
            found.append(f"{name}:{number} {line}")
    return found


@pytest.mark.parametrize(
    "page", figures.pages(), ids=lambda page: page.relative_to(ROOT).as_posix()
)
def test_figures_say_where_they_come_from(page: Path) -> None:
    assert not unexplained(page, page.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "text",
    [
        "# Speed\n\n| game | games a second |\n| --- | --- |\n| duel | 1 |\n",
        "# Strength\n\nIt won 55.0 % (50.1–59.9) of them.\n",
        "# Speed\n\nIt plays 267,000 games a second.\n",
    ],
)
def test_a_figure_without_its_origin_is_found(text: str) -> None:
    assert len(unexplained(ROOT / "docs" / "library.md", text)) == 1


def test_there_are_figures() -> None:
    assert {group.page for group in GROUPS} >= {"bench/README.md", "docs/learned-evaluation.md"}


@pytest.mark.parametrize("group", GROUPS, ids=named)
def test_their_commit_is_in_the_history(group: figures.Group) -> None:
    if missing := figures.gap():
        pytest.skip(f"commits of figures cannot be looked up: {missing}")
    assert figures.contains(group.commit)


@pytest.mark.parametrize("group", GROUPS, ids=named)
def test_their_paths_and_commands_exist(group: figures.Group) -> None:
    for path in group.paths:
        assert (ROOT / path).exists(), path
    for command in group.commands:
        source = source_of(command)
        for option in OPTION.findall(command):
            assert f'"{option}"' in source, command


def source_of(command: str) -> str:
    """Return the text in which the program of a command reads its options."""
    program = ROOT / command.split(maxsplit=1)[0]
    if program.is_relative_to(ROOT / "build"):  # compiled for this purpose only
        program = ROOT / "core" / program.relative_to(ROOT / "build").with_suffix(".cpp")
    measuring = (ROOT / "bench" / "measuring.py").read_text(encoding="utf-8")
    return program.read_text(encoding="utf-8") + measuring


LINE = "Measured at `{}` (2026-11-22, a machine, 2 cores) by `bench/speed.py`, of `core`, `src`:"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a project of one commit, with a page that tells of a measurement at it."""
    monkeypatch.setattr(figures, "ROOT", tmp_path)
    git(tmp_path, "init", "--quiet")
    change(tmp_path, "core")
    commit = git(tmp_path, "rev-parse", "--short=7", "HEAD")
    table = "| game | speed |\n| --- | --- |\n| duel | 1 |\n"
    text = f"# Speed\n\n{LINE.format(commit)}\n\n{table}\nEnd.\n"
    (tmp_path / "README.md").write_text(text, encoding="utf-8")
    return tmp_path


def git(project: Path, *arguments: str) -> str:
    settings = ("-c", "user.name=Jana", "-c", "user.email=jana@example.org")
    command = ["git", *settings, *arguments]
    return subprocess.run(
        command, cwd=project, check=True, capture_output=True, text=True
    ).stdout.strip()


def change(project: Path, path: str) -> None:
    """Commit a change of a file."""
    with (project / path).open("a", encoding="utf-8") as file:
        file.write("line\n")
    git(project, "add", path)
    git(project, "commit", "--quiet", "--message", f"Change {path}")


def test_figures_are_old_when_what_they_measure_has_changed(project: Path) -> None:
    change(project, "docs")
    (group,) = figures.groups(project / "README.md")
    assert (group.heading, group.paths) == ("Speed", ("core", "src"))
    assert group.age == figures.PRESENT
    change(project, "core")
    latest = git(project, "rev-parse", "--short", "HEAD")
    assert group.age == f"old: changes since then: 1, the last {latest}"


def test_a_commit_outside_the_history_is_told(project: Path) -> None:
    (group,) = figures.groups(project / "README.md")
    git(project, "checkout", "--quiet", "--orphan", "other")
    change(project, "core")
    assert group.age == "age unknown, its commit is not in the history"


def test_a_shallow_clone_is_told(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (group,) = figures.groups(project / "README.md")
    change(project, "core")
    git(project, "clone", "--quiet", "--depth", "1", project.as_uri(), "shallow")
    monkeypatch.setattr(figures, "ROOT", project / "shallow")
    assert group.age == "age unknown, this is a shallow clone"


def test_a_line_that_tells_half_of_it_is_refused(project: Path) -> None:
    page = project / "README.md"
    page.write_text("Measured at `1234567` by `bench/speed.py`:\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"README\.md:1 "):
        list(figures.groups(page))


def test_new_figures_take_the_place_of_the_old_ones(project: Path) -> None:
    (group,) = figures.groups(project / "README.md")
    printed = "| game | speed |\n| --- | --- |\n| duel | 2 |\n| tiles | 3 |\n\nmore\n"
    begins = "Measured at `7654321` (2026-11-23, another machine)"
    figures.write(group, begins, figures.tables(printed))
    text = (project / "README.md").read_text(encoding="utf-8")
    line = f"{begins} by `bench/speed.py`, of `core`, `src`:"
    table = "| game | speed |\n| --- | --- |\n| duel | 2 |\n| tiles | 3 |\n"
    assert text == f"# Speed\n\n{line}\n\n{table}\nEnd.\n"


def test_figures_of_other_columns_are_not_written(project: Path) -> None:
    (group,) = figures.groups(project / "README.md")
    with pytest.raises(figures.NotRenewedError):
        figures.write(group, "Measured", figures.tables("| game |\n| --- |\n| duel |\n"))
