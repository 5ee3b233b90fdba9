"""Docstrings begin with a verb or a noun, never with a question word."""

import ast
import re
from pathlib import Path

import dominium

PACKAGE = Path(dominium.__file__).parent
QUESTION = re.compile(r"(What|Whether|How|Where|When|Who|Whose|Whom|Why|Which)\b")


def questions_in(source: str) -> list[str]:
    """The first lines of the docstrings that begin with a question word.

    A text below a name, which describes a field or a constant, is a docstring like all others.
    """
    texts = (
        node.value.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
    return [text.splitlines()[0] for text in texts if QUESTION.match(text)]


def test_docstrings_begin_with_a_verb_or_a_noun() -> None:
    found = {
        path.relative_to(PACKAGE).as_posix(): questions
        for path in sorted(PACKAGE.rglob("*.py"))
        if (questions := questions_in(path.read_text(encoding="utf-8")))
    }
    assert not found


def test_a_question_is_seen_wherever_it_stands() -> None:
    source = '''"""Whatever is not a question."""
class Hand:
    """What a seat holds."""
    tiles: int
    """Which tiles."""
    def count(self):
        """Return the number of tiles."""
'''
    assert questions_in(source) == ["What a seat holds.", "Which tiles."]
