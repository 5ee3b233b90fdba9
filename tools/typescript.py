"""TypeScript types of values: those of the core, and any that a JSON Schema describes."""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from dominium import _core

Type = str | tuple[str, object]
Schema = Mapping[str, Any]

_PLAIN = {
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "string": "string",
    "null": "null",
}
_SIMPLE: Mapping[str, Schema] = {
    "int": {"type": "integer"},
    "bool": {"type": "boolean"},
    "text": {"type": "string"},
    "option": {"anyOf": [{"type": "integer"}, {"type": "boolean"}, {"type": "string"}]},
    "actor": {"anyOf": [{"type": "integer"}, {"enum": ["chance"]}, {"type": "null"}]},
}
# What the fields of several structs hold has a name of its own.
_NAMED = {"End": ("OpenEnd", "end"), "Terrain": ("Half", "terrain")}


def engine_types() -> str:
    """Return the module with an interface for each struct and the unions of actions and events."""
    structs = _core.schema()
    parts = ["// Generated from the core by `make generate`; do not edit.\n"]
    unions: dict[str, list[str]] = defaultdict(list)
    for struct in structs:
        kind = [f'kind: "{struct["kind"]}"'] if struct["kind"] else []
        fields = [f"{name}: {typescript_type(_schema(type_))}" for name, type_ in struct["fields"]]
        parts.append(interface(struct["name"], [*kind, *fields]))
        if struct["union"]:
            unions[struct["union"]].append(struct["name"])
    # Both families of games draw lots.
    unions["LineAction"].append("DrawSeat")
    unions["LineEvent"].append("SeatDrawn")
    for union, members in unions.items():
        parts.append(f"export type {union} =\n  | " + "\n  | ".join(members) + ";\n")
    for name, (owner, field) in _NAMED.items():
        parts.append(f'export type {name} = {owner}["{field}"];\n')
    return "\n".join(parts)


def interface(head: str, fields: Iterable[str]) -> str:
    """Return an interface of fields that are written with their types."""
    return "\n".join([f"export interface {head} {{", *(f"  {field};" for field in fields), "}", ""])


def typescript_type(schema: Schema) -> str:
    """Return the type of the values that a JSON Schema describes.

    A schema may say by ``x-typescript`` which type it means.
    """
    if "x-typescript" in schema:
        return str(schema["x-typescript"])
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(typescript_type(one) for one in schema["anyOf"])
    return _plain(schema)


def _plain(schema: Schema) -> str:
    match schema.get("type"):
        case "array":
            return _array(schema)
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {typescript_type(values) if values else 'unknown'}>"
        case str(plain):
            return _PLAIN[plain]
    raise TypeError(f"unknown type {schema!r}")


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(typescript_type, schema['prefixItems']))}]"
    inner = typescript_type(schema["items"])
    return f"({inner})[]" if " " in inner and not inner.endswith(">") else f"{inner}[]"


def _schema(type_: Type) -> Schema:
    """Return a type of the core as a JSON Schema."""
    if isinstance(type_, str):
        return _SIMPLE[type_]
    constructor, argument = type_
    if constructor == "choice" and isinstance(argument, tuple):
        return {"enum": argument}
    if constructor == "struct" and isinstance(argument, str):
        return {"$ref": argument}
    if isinstance(argument, str | tuple):
        if constructor == "optional":
            return {"anyOf": [_schema(argument), {"type": "null"}]}
        if constructor == "list":
            return {"type": "array", "items": _schema(argument)}
        if constructor == "mapping":
            return {"type": "object", "additionalProperties": _schema(argument)}
    raise TypeError(f"unknown type {type_!r}")
