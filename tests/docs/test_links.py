"""Links, paths and commands in the documents lead somewhere."""

import re
from pathlib import Path

import pytest

from tests.docs.commands import help_of

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
PATH = re.compile(r"`(\w(?:[\w.-]*/)+[\w.]*)`")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
DOMINIUM = re.compile(r"^(?:\.venv/bin/)?dominium (\w[\w-]*)(.*?)(?:\s+#.*)?$", re.MULTILINE)
MAKE = re.compile(r"(?:^|`)make (?:-C \S+ )?([a-z-]+)", re.MULTILINE)
OPTION = re.compile(r"--[a-z-]+")


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def anchors(document: Path) -> set[str]:
    """Return the anchors of a document's headings, as the usual viewers make them."""
    text = FENCE.sub("", document.read_text(encoding="utf-8"))
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_links_resolve(document: Path) -> None:
    for link in LINK.findall(document.read_text(encoding="utf-8")):
        if re.match(r"[a-z]+:", link):
            continue
        target, _, anchor = link.partition("#")
        path = (document.parent / target).resolve() if target else document
        assert path.exists(), link
        assert not anchor or anchor in anchors(path), link


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_paths_exist(document: Path) -> None:
    """Paths in backticks are files and folders of the project, unless made by building."""
    ignored = ("web/node_modules", "src/dominium/server/static", "build/", "dist/")
    text = FENCE.sub("", document.read_text(encoding="utf-8"))
    for path in PATH.findall(text):
        if not path.startswith(ignored):
            assert (ROOT / path).exists(), path


def test_the_tree_of_the_architecture_exists() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    tree = re.search(r"```text\n(.*?)```", text, re.DOTALL)
    assert tree is not None
    folder = ROOT
    for line in tree[1].splitlines():
        indent = len(line) - len(line.lstrip())
        names = re.split(r"\s{2,}", line.strip())[:-1]
        assert names, line
        if indent == 0:
            folder = ROOT / names[0]
        for name in names:
            assert (folder if indent == 0 else folder / name).is_dir(), line


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_commands_exist(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    targets = re.findall(
        r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert set(MAKE.findall(text)) <= set(targets)
    for command, arguments in DOMINIUM.findall(text):
        known = help_of(command)
        for option in OPTION.findall(arguments):
            assert option in known, f"{command} {option}"
