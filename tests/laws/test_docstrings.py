"""Docstrings and documentation comments begin with a verb or a noun, never with a question word."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import dominium

PACKAGE = Path(dominium.__file__).parent
CORE = Path(__file__).parents[2] / "core"
QUESTION = re.compile(r"(What|Whether|How|Where|When|Who|Whose|Whom|Why|Which)\b")
COMMENT = re.compile(r"(?:\A//|^[ \t]*///) ?(.*(?:\n[ \t]*//.*)*)", re.MULTILINE)
"""A documentation comment of the core with its further lines: the head of a file, or ``///``."""


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
    return _questions(texts)


def questions_in_comments(source: str) -> list[str]:
    """The first lines of the documentation comments of C++ that begin with a question word."""
    return _questions(COMMENT.findall(source))


def _questions(texts: Iterable[str]) -> list[str]:
    return [text.splitlines()[0] for text in texts if QUESTION.match(text)]


def test_docstrings_begin_with_a_verb_or_a_noun() -> None:
    found = {
        path.relative_to(PACKAGE).as_posix(): questions
        for path in sorted(PACKAGE.rglob("*.py"))
        if (questions := questions_in(path.read_text(encoding="utf-8")))
    }
    assert not found


def test_documentation_comments_of_the_core_begin_with_a_verb_or_a_noun() -> None:
    found = {
        path.relative_to(CORE).as_posix(): questions
        for path in sorted(CORE.rglob("*.[ch]pp"))
        if (questions := questions_in_comments(path.read_text(encoding="utf-8")))
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


def test_a_question_is_seen_in_the_head_of_a_file_and_in_every_documentation_comment() -> None:
    source = """// How hands are kept.
// What follows is no beginning.

/// What a seat holds.
struct Hand {
    /// The tiles, which are told by
    /// What no other comment begins with.
    int tiles;

    /// Whether there are any.
    bool any() const;
    int count;  // When it is asked for.
};
"""
    assert questions_in_comments(source) == [
        "How hands are kept.",
        "What a seat holds.",
        "Whether there are any.",
    ]
