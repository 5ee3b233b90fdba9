"""Docstrings and documentation comments begin with a verb or a noun, never with a question word."""

import ast
import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
QUESTION = re.compile(r"(What|Whether|How|Where|When|Who|Whose|Whom|Why|Which)\b")
COMMENT_OF_CPP = re.compile(r"(?:\A//|^[ \t]*///) ?(.*)(?:\n[ \t]*//.*)*", re.MULTILINE)
"""The head of a file, or a documentation comment, with its further lines."""
COMMENT_OF_THE_PAGES = re.compile(r"/\*\*(?!/)[\s*]*(.*?)\s*(?:\*/|$)", re.MULTILINE)


def of_python(source: str) -> list[str]:
    """The first lines of docstrings; a text below a name, which describes it, is one of them."""
    return [
        node.value.value.split("\n", 1)[0]
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]


def of_cpp(source: str) -> list[str]:
    """The first lines of documentation comments in C++."""
    return COMMENT_OF_CPP.findall(source)


def of_pages(source: str) -> list[str]:
    """The first lines of documentation comments in TypeScript and Svelte."""
    return COMMENT_OF_THE_PAGES.findall(source)


def questions(first_lines: Iterable[str]) -> list[str]:
    """Those that begin with a question word."""
    return [line for line in first_lines if QUESTION.match(line)]


@pytest.mark.parametrize(
    ("folder", "suffixes", "first_lines"),
    [
        ("src/dominium", {".py"}, of_python),
        ("tests", {".py"}, of_python),
        ("core", {".hpp", ".cpp"}, of_cpp),
        ("web/src", {".ts", ".svelte"}, of_pages),
    ],
)
def test_documentation_begins_with_a_verb_or_a_noun(
    folder: str, suffixes: set[str], first_lines: Callable[[str], list[str]]
) -> None:
    sources = [path for path in sorted((ROOT / folder).rglob("*")) if path.suffix in suffixes]
    assert sources
    found = {
        path.relative_to(ROOT).as_posix(): asked
        for path in sources
        if (asked := questions(first_lines(path.read_text(encoding="utf-8"))))
    }
    assert not found


def test_a_question_is_seen_in_python_wherever_it_stands() -> None:
    source = '''"""Whatever is not a question."""
class Hand:
    """What a seat holds."""
    tiles: int
    """Which tiles."""
    def count(self):
        """Return the number of tiles."""
'''
    assert questions(of_python(source)) == ["What a seat holds.", "Which tiles."]


def test_a_question_is_seen_in_the_head_of_a_file_and_in_every_comment_of_the_core() -> None:
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
    assert questions(of_cpp(source)) == [
        "How hands are kept.",
        "What a seat holds.",
        "Whether there are any.",
    ]


def test_a_question_is_seen_in_comments_of_the_pages_of_one_line_and_of_several() -> None:
    source = """/** Whatever is not a question. */
// What is a remark.
/**
 * How a line is laid out.
 *
 * What follows the first line may begin in any way.
 */
export interface Tile {
  /** Whether it is laid; {@link Line}. */
  laid: boolean; /** Which end. */
}
const every = ['src/**/*.ts', 'Whose'];
/***/
/** The measures. */
"""
    assert questions(of_pages(source)) == [
        "How a line is laid out.",
        "Whether it is laid; {@link Line}.",
        "Which end.",
    ]
