"""The keys of messages that the program asks for, found in its source."""

import ast
import re
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from dominium.describe import translations

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / "src" / "dominium"
CORE = ROOT / "core"
WEB = ROOT / "web" / "src"

HOLE = "\0"
"""Stands for an expression inside a key."""

# Functions that take a key, by the folder they are used in and the beginning they give to it.
PREFIXED = {"terminal": "terminal-"}
ASKING = ("text", "sentence")
ASKING_PREFIXED = ("say", "refused", "complaint", "_complaint", "usage_error")


class Key(NamedTuple):
    """A key as it stands in the source, with holes for its changing parts."""

    pattern: str
    place: str

    def is_among(self, keys: Collection[str]) -> bool:
        """Tell whether the pattern may become one of the keys."""
        if HOLE not in self.pattern:
            return self.pattern in keys
        expression = re.compile(_expression(self.pattern))
        return any(map(expression.fullmatch, keys))


@cache
def _expression(pattern: str) -> str:
    """The regular expression of a key with holes."""
    return ".+".join(map(re.escape, pattern.split(HOLE)))


@cache
def asked_for() -> tuple[tuple[Key, bool], ...]:
    """Every key given to a function that makes text, and whether the pages of the web ask."""
    said = (*_python_calls(), *_core_calls())
    return tuple((key, False) for key in said) + tuple((key, True) for key in _web_calls())


@cache
def mentioned() -> re.Pattern[str]:
    """Matches every text in the source that could be a key, wherever it stands."""
    patterns = {key.pattern for key in (*_python_texts(), *_core_calls(), *_web_texts())}
    return re.compile("|".join(map(_expression, sorted(patterns))))


def keys_of_the_pages() -> set[str]:
    """The keys that the pages of the web carry: those of some files, less the server's own."""
    source = (ROOT / "web" / "words.ts").read_text(encoding="utf-8")
    left_out = re.search(r"const SAID_BY_THE_SERVER =\s*/(?P<expression>.*)/;", source)
    files = re.findall(r"'(\w+\.ftl)'", source)
    assert files
    assert left_out is not None
    return {
        key
        for key in translations.all_keys(*files)
        if re.match(left_out["expression"], key) is None
    }


@cache
def _python_files() -> list[tuple[Path, list[ast.AST]]]:
    """Every file with the parts of its tree."""
    return [
        (path, list(ast.walk(ast.parse(path.read_text(encoding="utf-8")))))
        for path in sorted(PYTHON.rglob("*.py"))
    ]


def _prefix(path: Path) -> str:
    return PREFIXED.get(path.relative_to(PYTHON).parts[0], "")


def _python_calls() -> Iterator[Key]:
    for path, nodes in _python_files():
        for node in nodes:
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            pattern = _pattern(node.args[0])
            if pattern is None or " " in pattern:  # a function of the same name that takes no key
                continue
            place = f"{path.relative_to(ROOT)}:{node.lineno}"
            if name in ASKING:
                yield Key(pattern, place)
            elif name in ASKING_PREFIXED and _prefix(path):
                yield Key(_prefix(path) + pattern, place)


def _python_texts() -> Iterator[Key]:
    for path, nodes in _python_files():
        for node in nodes:
            pattern = _pattern(node)
            if pattern is None or not _looks_like_a_key(pattern):
                continue
            place = f"{path.relative_to(ROOT)}:{node.lineno}"
            yield Key(pattern, place)
            if _prefix(path):
                yield Key(_prefix(path) + pattern, place)


def _pattern(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values
        )
    return None


def _looks_like_a_key(pattern: str) -> bool:
    """Letters and hyphens with a fixed part that says more than which part of the program asks."""
    if pattern in {prefix + HOLE for prefix in PREFIXED.values()}:
        return False
    fixed = max(pattern.split(HOLE), key=len)
    return re.fullmatch(r"[a-zA-Z0-9_\-\0]+", pattern) is not None and len(fixed) > 2


# In the core a text with a hyphen is a key, or its beginning; so is whatever is given to these.
CORE_KEYS = re.compile(r'(?P<asked>\b(?:message|sentence|count)\()?"(?P<text>[^"\n]*)"')
CORE_ASKING = {"message(": "{}", "sentence(": "{}", "count(": "count-{}"}


def _core_calls() -> Iterator[Key]:
    for path in sorted((CORE / "message_trees").rglob("*.hpp")):
        source = re.sub(r"//.*|#include.*", "", path.read_text(encoding="utf-8"))
        for found in CORE_KEYS.finditer(source):
            asked, text = found["asked"] or "", found["text"]
            if not asked and not re.fullmatch(r"\w+(-\w*)+", text):
                continue
            key = CORE_ASKING.get(asked, "{}").format(text)
            place = f"{path.relative_to(ROOT)}:{source.count(chr(10), 0, found.start()) + 1}"
            yield Key(key + HOLE if key.endswith("-") else key, place)
            if asked == "sentence(":
                yield Key(f"{key}-long", place)


# Each kind of quotes apart: a template may hold texts in other quotes.
_WEB_TEXTS = (r"'(?P<text>[^'\n]*)'", r'"(?P<text>[^"\n]*)"', r"`(?P<text>[^`]*)`")


def _web_files() -> Iterator[tuple[Path, str]]:
    for path in sorted(WEB.rglob("*")):
        if path.suffix in {".ts", ".svelte"} and "generated" not in path.parts:
            yield path, path.read_text(encoding="utf-8")


def _web_found(beginning: str) -> Iterator[Key]:
    for path, source in _web_files():
        for quoted in _WEB_TEXTS:
            for found in re.finditer(beginning + quoted, source):
                line = source.count("\n", 0, found.start()) + 1
                pattern = re.sub(r"\$\{[^}]*\}", HOLE, found["text"])
                yield Key(pattern, f"{path.relative_to(ROOT)}:{line}")


def _web_calls() -> Iterator[Key]:
    return _web_found(r"(?<![\w.])text\(\s*")


def _web_texts() -> Iterator[Key]:
    return (key for key in _web_found("") if _looks_like_a_key(key.pattern))
