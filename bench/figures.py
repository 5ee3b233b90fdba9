"""Tell which figures of the documents are older than the code they measure; measure them again.

A group of figures begins with a line that says where they come from, and ends at the next such line
or heading:

    Measured at `COMMIT` (DATE, MACHINE) by `COMMAND`, `COMMAND`, of `PATH`, `PATH`:

The paths are the code by whose change the figures get old. The measurements print this line with
their tables, so that both can be put into a document; `--renew` does so for every group that a
command line names, or for those that are old.

    python bench/figures.py                      # every group, and what changed since
    python bench/figures.py --renew              # measure the old ones again
    python bench/figures.py --renew "Thinking"   # those below such headings
"""

from __future__ import annotations

import argparse
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]

LINE = re.compile(
    r"Measured at `(?P<commit>[0-9a-f]{7,40})` \((?P<date>\d{4}-\d\d-\d\d), (?P<machine>[^)]+)\) "
    r"by (?P<commands>`[^`]+`(?:, `[^`]+`)*), of (?P<paths>`[^`]+`(?:, `[^`]+`)*)[:.]$"
)
BEGINNING = "Measured at `"
HEADING = re.compile(r"#+ (.*)")
QUOTED = re.compile(r"`([^`]+)`")
PRESENT = "of the present code"
MEASURED_IN = ("README.md", "bench/README.md", "docs/**/*.md")


class NotRenewedError(Exception):
    """A command did not print the table that it should fill."""


@dataclass(frozen=True)
class Group:
    """Figures that were measured together."""

    page: str
    line: int
    """The number of its first line, from 1."""
    heading: str
    commit: str
    date: str
    machine: str
    commands: tuple[str, ...]
    paths: tuple[str, ...]

    @property
    def changes(self) -> list[str]:
        """The commits that changed the measured code since, the newest first."""
        return git("log", "--format=%h", f"{self.commit}..HEAD", "--", *self.paths).split()

    @property
    def age(self) -> str:
        """Age of the figures beside the code, in words."""
        if not contains(self.commit):
            return f"age unknown, {gap() or 'its commit is not in the history'}"
        changes = self.changes
        if not changes:
            return PRESENT
        return f"old: changes since then: {len(changes)}, the last {changes[0]}"


def groups(page: Path) -> Iterator[Group]:
    """Yield the groups of figures on a page.

    Raises:
        ValueError: A line begins as if it told where figures come from, and does not.
    """
    heading = ""
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if found := HEADING.fullmatch(line):
            heading = found[1]
        if not line.startswith(BEGINNING):
            continue
        told = LINE.fullmatch(line)
        name = page.relative_to(ROOT).as_posix()
        if told is None:
            raise ValueError(f"{name}:{number} does not tell where its figures come from: {line}")
        commands, paths = (tuple(QUOTED.findall(told[part])) for part in ("commands", "paths"))
        yield Group(
            name, number, heading, told["commit"], told["date"], told["machine"], commands, paths
        )


def pages() -> list[Path]:
    """Return the documents that may have figures."""
    return sorted(page for pattern in MEASURED_IN for page in ROOT.glob(pattern))


def all_groups() -> list[Group]:
    """Return the groups of all documents."""
    return [group for page in pages() for group in groups(page)]


def tell(found: Sequence[Group]) -> None:
    """Print where figures stand, where they come from and how old they are."""
    print("figures of the documents:")
    for group in found:
        print(f"{group.page}:{group.line} {group.heading}, {group.commit} of {group.date}")
        print(f"  {group.age}; measured by {', '.join(group.commands)}")


# --- The history ---------------------------------------------------------------------------------


def git(*arguments: str) -> str:
    """Return the answer of Git; nothing where it refuses, or where there is no Git."""
    program = shutil.which("git")
    if program is None:
        return ""
    asked = [program, *arguments]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    return told.stdout.strip() if told.returncode == 0 else ""


def gap() -> str | None:
    """Tell in words why the history is not all there; nothing where it is."""
    shallow = git("rev-parse", "--is-shallow-repository")
    if not shallow:
        return "there is no history here"
    return "this is a shallow clone" if shallow == "true" else None


def contains(commit: str) -> bool:
    """Return whether a commit leads to the present state."""
    return git("merge-base", commit, "HEAD") == git("rev-parse", f"{commit}^{{commit}}") != ""


# --- Measuring again ------------------------------------------------------------------------------


def tables(text: str) -> dict[str, list[str]]:
    """Return the rows of a text's tables by the header line of each table."""
    found: dict[str, list[str]] = {}
    lines = text.splitlines()
    for place, line in enumerate(lines):
        if line.startswith("| ---"):
            end = place
            while end < len(lines) and lines[end].startswith("|"):
                end += 1
            found.setdefault(lines[place - 1], []).extend(lines[place + 1 : end])
    return found


def measured_again(group: Group) -> tuple[str, dict[str, list[str]]]:
    """Return the beginning of the group's new line, and the new rows by their header lines.

    Raises:
        NotRenewedError: A command failed or measured code that is not committed.
    """
    beginning, merged = "", dict[str, list[str]]()
    for command in group.commands:
        print(f"  {command}", flush=True)
        asked = [sys.executable, *shlex.split(command)]
        done = subprocess.run(asked, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
        lines = [line for line in done.stdout.splitlines() if line.startswith(BEGINNING)]
        if done.returncode or not all(map(LINE.fullmatch, lines)) or not lines:
            raise NotRenewedError(f"{command}: {lines[:1] or done.returncode}")
        beginning = lines[0].partition(" by ")[0]
        for header, rows in tables(done.stdout).items():
            merged.setdefault(header, []).extend(rows)
    return beginning, merged


def renew(found: Sequence[Group]) -> None:
    """Measure groups again and write the new figures into their pages.

    Groups with the same commands are measured once. Those with a command outside `bench/` are
    only named, to be measured by hand.
    """
    results: dict[tuple[str, ...], tuple[str, dict[str, list[str]]]] = {}
    for group in reversed(found):  # from below, so that the lines above keep their numbers
        print(f"{group.page}:{group.line} {group.heading}", flush=True)
        if not all(command.startswith("bench/") for command in group.commands):
            print("  to be measured by hand")
            continue
        if group.commands not in results:
            results[group.commands] = measured_again(group)
        write(group, *results[group.commands])


def write(group: Group, beginning: str, new: dict[str, list[str]]) -> None:
    """Replace the figures of a group by new ones.

    Raises:
        NotRenewedError: The table of the group is not among the new ones.
    """
    page = ROOT / group.page
    lines = page.read_text(encoding="utf-8").splitlines()
    line = group.line - 1
    top = line + 2
    if lines[top] not in new:
        raise NotRenewedError(f"{group.page}:{group.line}: no table begins with {lines[top]}")
    end = top
    while end < len(lines) and lines[end].startswith("|"):
        end += 1
    lines[line] = beginning + lines[line][lines[line].index(" by `") :]
    lines[top + 2 : end] = new[lines[top]]
    page.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Report on the figures, or measure them again."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--renew", nargs="*", metavar="HEADING", help="measure again")
    chosen = parser.parse_args()
    found = all_groups()
    if chosen.renew:
        found = [group for group in found if group.heading in chosen.renew]
    if chosen.renew == []:
        found = [group for group in found if group.age != PRESENT]
    if chosen.renew is not None:
        renew(found)
    tell(all_groups())


if __name__ == "__main__":
    main()
