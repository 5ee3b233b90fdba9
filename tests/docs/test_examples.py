"""The Python examples of the documents run and print what is printed."""

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# The pages of the gallery are run by test_gallery.py, which says how many games they play.
WRITTEN = [path for path in sorted((ROOT / "docs").rglob("*.md")) if path.parent.name != "gallery"]
DOCUMENTS = [ROOT / "README.md", *WRITTEN]
WITH_EXAMPLES = [path for path in DOCUMENTS if EXAMPLE.search(path.read_text(encoding="utf-8"))]
NEEDED = {"environments.md": ("pettingzoo", "pyspiel")}  # what a machine may lack
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def run(example: str, line: int, document: Path, variables: dict[str, Any]) -> None:
    """Run one example: a session with prompts is compared, plain code only has to run."""
    if not example.lstrip().startswith(">>>"):
        exec(compile("\n" * line + example, document, "exec"), variables)  # noqa: S102
        return
    session = doctest.DocTestParser().get_doctest(
        example, variables, document.name, str(document), line
    )
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=OPTIONS, verbose=False)
    results = runner.run(session, out=report.append, clear_globs=False)
    assert results.failed == 0, "".join(report)
    variables.update(session.globs)


@pytest.mark.parametrize("document", WITH_EXAMPLES, ids=lambda path: path.name)
def test_examples_run(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The examples of one document run in order, in an empty folder, and share their names."""
    for package in NEEDED.get(document.name, ()):
        pytest.importorskip(package, reason=f"{package} is not installed")
    monkeypatch.chdir(tmp_path)
    text = document.read_text(encoding="utf-8")
    variables: dict[str, Any] = {"__name__": "__main__"}
    for match in EXAMPLE.finditer(text):
        run(match[1], text.count("\n", 0, match.start(1)), document, variables)


def test_readme_and_library_have_examples() -> None:
    assert {"README.md", "library.md"} <= {path.name for path in WITH_EXAMPLES}
