"""Every number that comes from outside has bounds in its type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
import pytest
from litestar.params import ParameterKwarg

from dominium.server.http import HANDLERS
from dominium.server.schema.tables import ClientMessage

if TYPE_CHECKING:
    from collections.abc import Iterator

NUMBERS = {int, float, int | None, float | None}
LOWER = {"minimum", "exclusiveMinimum"}
UPPER = {"maximum", "exclusiveMaximum"}


def handlers() -> Iterator[tuple[str, dict[str, Any]]]:
    """Each handler by its name, with the annotated types of what it takes."""
    for handler in HANDLERS:
        function = handler.fn
        yield function.__name__, get_type_hints(function, include_extras=True)


def bodies() -> dict[str, Any]:
    """The type of every body, and of the messages of a socket."""
    taken = {name: get_args(hints["data"])[0] for name, hints in handlers() if "data" in hints}
    return {**taken, "table_socket": ClientMessage}


def unbounded(schema: Any, at: str) -> Iterator[str]:
    """The places of a schema at which a number may be as great or as small as it likes."""
    match schema:
        case {"type": "integer" | "number"}:
            if not (LOWER & schema.keys() and UPPER & schema.keys()):
                yield at
        case dict():
            for name, part in schema.items():
                yield from unbounded(part, f"{at}.{name}")
        case list():
            for part in schema:
                yield from unbounded(part, at)


@pytest.mark.parametrize("taken", bodies().items(), ids=lambda taken: taken[0])
def test_numbers_of_bodies_and_messages_are_bounded(taken: tuple[str, Any]) -> None:
    name, kind = taken
    _, parts = msgspec.json.schema_components([kind])
    assert list(unbounded(parts, name)) == []


def test_numbers_of_paths_and_queries_are_bounded() -> None:
    found = 0
    for name, hints in handlers():
        for parameter, hint in hints.items():
            if get_origin(hint) is not Annotated or hint.__origin__ not in NUMBERS:
                assert hint not in NUMBERS, (name, parameter)
                continue
            rules = [each for each in hint.__metadata__ if isinstance(each, ParameterKwarg)]
            assert any(each.ge is not None and each.le is not None for each in rules), parameter
            found += 1
    assert found >= 5
