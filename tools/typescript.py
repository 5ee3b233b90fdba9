"""TypeScript types of the values that the core declares and the server sends."""

from collections import defaultdict

from dominium import _core

Type = str | tuple[str, object]

_SIMPLE = {
    "int": "number",
    "bool": "boolean",
    "text": "string",
    "actor": 'number | "chance" | null',
}


def engine_types() -> str:
    """Return the module with an interface for each struct and the unions of actions and events."""
    structs = _core.schema()
    parts = ["// Generated from the core by `make generate`; do not edit.\n"]
    unions: dict[str, list[str]] = defaultdict(list)
    for struct in structs:
        parts.append(_interface(struct["name"], struct["kind"], struct["fields"]))
        if struct["union"]:
            unions[struct["union"]].append(struct["name"])
    # Both families of games draw lots.
    unions["LineAction"].append("DrawSeat")
    unions["LineEvent"].append("SeatDrawn")
    for union, members in unions.items():
        parts.append(f"export type {union} =\n  | " + "\n  | ".join(members) + ";\n")
    return "\n".join(parts)


def _interface(name: str, kind: str | None, fields: list[tuple[str, Type]]) -> str:
    lines = [f"export interface {name} {{"]
    if kind:
        lines.append(f'  kind: "{kind}";')
    lines += [f"  {field}: {_typescript(type_)};" for field, type_ in fields]
    return "\n".join([*lines, "}", ""])


def _typescript(type_: Type) -> str:
    if isinstance(type_, str):
        return _SIMPLE[type_]
    constructor, argument = type_
    if constructor == "choice" and isinstance(argument, tuple):
        return " | ".join(f'"{value}"' for value in argument)
    if constructor == "struct" and isinstance(argument, str):
        return argument
    if isinstance(argument, str | tuple):
        inner = _typescript(argument)
        if constructor == "optional":
            return f"{inner} | null"
        if constructor == "list":
            return f"({inner})[]" if " " in inner else f"{inner}[]"
    raise TypeError(f"unknown type {type_!r}")
