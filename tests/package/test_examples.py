"""The examples of the documents run as they are printed."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def examples(document: Path) -> str:
    """Return all Python examples of a document, at the lines where they stand."""
    text = document.read_text(encoding="utf-8")
    lines = [""] * (text.count("\n") + 1)
    for match in EXAMPLE.finditer(text):
        first = text.count("\n", 0, match.start(1))
        for offset, line in enumerate(match[1].splitlines()):
            lines[first + offset] = line
    return "\n".join(lines)


WITH_EXAMPLES = [document for document in DOCUMENTS if examples(document).strip()]


@pytest.mark.parametrize("document", WITH_EXAMPLES, ids=lambda path: path.name)
def test_examples_run(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the examples of one document in order, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    exec(compile(examples(document), document, "exec"), {"__name__": "__main__"})  # noqa: S102


def test_readme_has_examples() -> None:
    assert ROOT / "README.md" in WITH_EXAMPLES
