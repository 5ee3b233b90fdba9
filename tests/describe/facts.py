"""The facts of views and events: every field of their types, and each one changed alone."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

from dominium import _core

STUB = Path(_core.__file__).with_name("_core.pyi")
"""Built from the declaration of the types in the core, and installed beside it."""

Types = dict[str, dict[str, str]]


@cache
def declared() -> Types:
    """The fields of every type with their annotations."""
    tree = ast.parse(STUB.read_text(encoding="utf-8"))
    return {
        node.name: {
            field.name: ast.unparse(field.returns)
            for field in node.body
            if isinstance(field, ast.FunctionDef) and field.returns and _is_field(field)
        }
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }


def _is_field(method: ast.FunctionDef) -> bool:
    decorators = [ast.unparse(one) for one in method.decorator_list]
    return decorators == ["property"] and method.name not in {"kind", "index"}


def fields(*roots: str, without: Collection[str] = ()) -> set[str]:
    """The fields of types and of all types in them, as `KingdomView.castle`.

    Fields named in `without`, and what only they hold, are left out.
    """
    found: set[str] = set()
    todo, done = list(roots), set[str]()
    while todo:
        name = todo.pop()
        done.add(name)
        for field, annotation in declared()[name].items():
            if f"{name}.{field}" in without:
                continue
            found.add(f"{name}.{field}")
            inner = set(re.findall(r"\w+", re.sub(r"Literal\[.*?\]", "", annotation)))
            todo += inner & declared().keys() - done
    return found


class Change(NamedTuple):
    """A value in which one field of one part has another value."""

    field: str
    part: SimpleNamespace
    value: SimpleNamespace


SEATS = {"seat", "kingdom", "actor", "turn", "lead", "queen", "viewer", "property_index"}
"""Fields whose numbers are places in a list: seat 0 has a neighbour, seat 99 has no name."""


def opened(value: Any) -> Any:
    """The value with all its parts as plain namespaces, which can be changed."""
    if isinstance(value, tuple):
        return tuple(map(opened, value))
    if type(value).__module__ != _core.__name__:
        return value
    kind = type(value).__name__
    parts = {field: opened(getattr(value, field)) for field in declared()[kind]}
    told_apart = {"kind": value.kind} if hasattr(value, "kind") else {}
    return SimpleNamespace(**parts, **told_apart, declared_as=kind)


def changes(whole: SimpleNamespace, without: Collection[str] = ()) -> Iterator[Change]:
    """The value again and again, each time with one fact changed; it comes back as it was.

    Fields named in `without` stay as they are, and so does everything in them.
    """
    return _changed_in(whole, whole, without)


def _changed_in(
    part: SimpleNamespace, whole: SimpleNamespace, without: Collection[str]
) -> Iterator[Change]:
    for field, annotation in declared()[part.declared_as].items():
        name = f"{part.declared_as}.{field}"
        if name in without:
            continue
        value = getattr(part, field)
        for other in _others(value, annotation, field, without):
            setattr(part, field, other)
            yield Change(name, part, whole)
        setattr(part, field, value)
        for inner in value if isinstance(value, tuple) else (value,):
            if isinstance(inner, SimpleNamespace):
                yield from _changed_in(inner, whole, without)


def _others(value: Any, annotation: str, field: str, without: Collection[str]) -> list[Any]:
    """Other values of a field; nothing instead of something comes last."""
    nothing = [None] if value is not None and annotation.endswith("None") else []
    return [*_other_values(value, annotation, field, without), *nothing]


def _other_values(value: Any, annotation: str, field: str, without: Collection[str]) -> list[Any]:
    literals = _literals(annotation)
    if isinstance(value, SimpleNamespace):
        return _other_parts(value, without)
    if isinstance(value, tuple):
        return _other_lists(value, annotation, without)
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [_other_number(value, field)]
    if isinstance(value, str):
        return [one for one in literals if one != value][:3] if literals else [_other_text(value)]
    return [0] if annotation.startswith("int") else literals[:1]


def _other_number(value: int, field: str) -> int:
    return value - 1 if value and field in SEATS else value + 1


def _other_parts(part: SimpleNamespace, without: Collection[str]) -> list[SimpleNamespace]:
    """The part with another value in the first of its fields that can have one."""
    for field, annotation in declared()[part.declared_as].items():
        if f"{part.declared_as}.{field}" not in without:
            for other in _others(getattr(part, field), annotation, field, without):
                return [SimpleNamespace(**vars(part) | {field: other})]
    return []


def _other_lists(value: tuple[Any, ...], annotation: str, without: Collection[str]) -> list[Any]:
    """The list with another last item, without its first and without its last."""
    if not value:
        return []
    inner = annotation.removeprefix("tuple[").removesuffix(" | None").removesuffix(", ...]")
    changed = [(*value[:-1], other) for other in _others(value[-1], inner, "", without)]
    return [*changed[:1], value[:-1], value[1:]]


@cache
def _literals(annotation: str) -> list[Any]:
    found = re.search(r"Literal\[(.*?)\]", annotation)
    return list(ast.literal_eval(f"[{found[1]}]")) if found else []


def _other_text(value: str) -> str:
    """Another square or another tile."""
    if re.fullmatch(r"[a-m]\d+", value):
        return ("b" if value[0] == "a" else "a") + value[1:]
    if re.fullmatch(r"[0-6]{2}", value):
        return "10" if value == "00" else "00"
    return f"{value}/"
