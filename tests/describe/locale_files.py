"""The Fluent files as syntax trees."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from dominium.describe import LANGUAGES
from dominium.describe.messages import LOCALES


@cache
def file_names() -> tuple[str, ...]:
    """The names of the files of all languages together."""
    return tuple(sorted({path.name for path in LOCALES.glob("*/*.ftl")}))


@cache
def parsed(language: str, file: str) -> ast.Resource:
    """One file; empty where the language lacks it."""
    path = Path(LOCALES / language / file)
    return FluentParser().parse(path.read_text(encoding="utf-8") if path.exists() else "")


@cache
def entries(language: str, file: str) -> dict[str, ast.Message]:
    """The messages of a file by key."""
    body = parsed(language, file).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


@cache
def all_keys(*files: str) -> frozenset[str]:
    """The keys that the languages have in these files, or in all of them."""
    return frozenset(
        key
        for language in LANGUAGES
        for file in files or file_names()
        for key in entries(language, file)
    )


class _Collector(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def _collected(message: ast.Message) -> _Collector:
    collector = _Collector()
    collector.visit(message)
    return collector


def variables(message: ast.Message) -> set[str]:
    """The placeholders of a message."""
    return _collected(message).variables


def words(message: ast.Message) -> str:
    """The letters that a translator wrote, without placeholders."""
    return " ".join(_collected(message).texts).strip()


def selections(message: ast.Message) -> Iterator[set[str]]:
    """The keys of each choice between variants."""
    for select in _collected(message).selects:
        yield {
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in select.variants
        }
