"""TypeScript types of the messages between server and page, from the structs of the server."""

import importlib
import pkgutil
import re
from collections.abc import Iterator, Mapping
from types import ModuleType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from dominium.server import schema
from dominium.server.model import proof
from tools.typescript import Schema, engine_types, interface, typescript_type

REFERENCE = "#/$defs/"
"""The beginning of what a JSON Schema calls one of its parts."""
BUILT_IN = frozenset({"Record"})


def wire_types() -> str:
    """Return the module with the type of every message and of all that it holds."""
    return _Wire().module()


class _Wire:
    """The structs of all messages with the names that stand for unions and values."""

    def __init__(self) -> None:
        modules = list(_modules())
        self._structs = {one.__name__: one for module in modules for one in _structs_of(module)}
        self._aliases = {name: one for module in modules for name, one in _aliases_of(module)}
        _, components = msgspec.json.schema_components(self._structs.values())
        self._components = {
            name: component for name, component in components.items() if not name.startswith("_")
        }
        self._values = {name: _schema_of(alias) for name, alias in self._aliases.items()}
        self._sent = self._reached(
            name
            for name, struct in self._structs.items()
            if not struct.__struct_config__.forbid_unknown_fields
        )

    def module(self) -> str:
        """Return the module."""
        parts = [self._interface(name) for name in self._components]
        parts += [self._alias(name) for name in sorted(self._aliases)]
        head = "// Generated from the messages of the server by `make generate`; do not edit.\n"
        return "\n".join([head, self._imports("\n".join(parts)), *parts])

    def _imports(self, text: str) -> str:
        """Return the import of the types of the core, once every name is known to be one."""
        own = {*self._components, *self._aliases}
        if both := own & _engine_names():
            raise ValueError(f"names of the core and of messages: {sorted(both)}")
        code = re.sub(r'/\*\*.*\*/|"[^"]*"|^  \w+\??:', "", text, flags=re.MULTILINE)
        named = set(re.findall(r"\b[A-Z]\w*", code)) - own - BUILT_IN
        if unknown := named - _engine_names():
            raise ValueError(f"types of nothing: {sorted(unknown)}")
        names = "".join(f"  {name},\n" for name in sorted(named))
        return f"import type {{\n{names}}} from './engine';\n"

    # --- Structs ----------------------------------------------------------------------------------

    def _interface(self, name: str) -> str:
        base = self._base(name)
        known = self._fields(base) if base else {}
        fields = [
            f"{field}: {type_}"
            for field, type_ in self._fields(name).items()
            if known.get(field) != type_
        ]
        head = f"{name} extends {base}" if base else name
        return self._comment(name) + interface(head, fields)

    def _base(self, name: str) -> str | None:
        if name not in self._structs:
            return None
        bases = (base.__name__ for base in self._structs[name].__bases__)
        return next((base for base in bases if base in self._components), None)

    def _comment(self, name: str) -> str:
        lines = str(self._components[name].get("description", "")).splitlines()
        return f"/** {lines[0].replace('``', '`')} */\n" if lines else ""

    def _fields(self, name: str) -> dict[str, str]:
        """Return the types of the fields by their names; with a mark where one may be left out."""
        component = self._components[name]
        return {
            f"{field}?" if self._may_be_absent(name, field) else field: self._type(value)
            for field, value in component["properties"].items()
        }

    def _may_be_absent(self, name: str, field: str) -> bool:
        """Tell a field that the page need not send, or that the server does not always send."""
        component = self._components[name]
        if field in component["required"]:
            return False
        always = "default" in component["properties"][field] and not self._omits_defaults(name)
        return not (always and name in self._sent)

    def _omits_defaults(self, name: str) -> bool:
        struct = self._structs.get(name)
        return struct is not None and struct.__struct_config__.omit_defaults

    def _reached(self, roots: Iterator[str]) -> set[str]:
        """Return what a message that the server sends may hold, and these messages themselves."""
        reached: set[str] = set()
        waiting = list(roots)
        while waiting:
            name = waiting.pop()
            if name in self._components and name not in reached:
                reached.add(name)
                waiting += re.findall(r"[A-Z]\w*", str(self._components[name]["properties"]))
        return reached

    # --- Types ------------------------------------------------------------------------------------

    def _alias(self, name: str) -> str:
        return f"export type {name} = {typescript_type(self._parts_named(self._values[name]))};\n"

    def _type(self, value: Schema) -> str:
        return typescript_type(self._named(value))

    def _named(self, value: Any) -> Any:
        """Return a JSON Schema in which values that have a name of their own bear it."""
        plain = {key: one for key, one in value.items() if key not in {"default", "discriminator"}}
        for name, known in self._values.items():
            if plain == known:
                return {"$ref": REFERENCE + name}
        return self._parts_named(plain)

    def _parts_named(self, value: Schema) -> Schema:
        named = dict(value)
        for key in ("items", "additionalProperties"):
            if isinstance(value.get(key), Mapping):
                named[key] = self._named(value[key])
        for key in ("anyOf", "prefixItems"):
            if key in value:
                named[key] = [self._named(one) for one in value[key]]
        return named


def _engine_names() -> set[str]:
    return set(re.findall(r"^export \w+ (\w+)", engine_types(), re.MULTILINE))


def _modules() -> Iterator[ModuleType]:
    for found in pkgutil.iter_modules(schema.__path__, f"{schema.__name__}."):
        yield importlib.import_module(found.name)
    yield proof


def _structs_of(module: ModuleType) -> Iterator[type[Struct]]:
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, Struct) and value is not Struct:
            yield value


def _aliases_of(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """Yield what a module names: unions, texts of which one is meant, mappings."""
    for name, value in vars(module).items():
        if not name.startswith("_") and get_origin(value) in {Literal, Union, UnionType, dict}:
            yield name, value


def _schema_of(alias: Any) -> Schema:
    """Return the JSON Schema of an alias.

    A union of structs is put together here: msgspec reads none of structs that share a tag, and a
    server that only writes them needs no other.
    """
    members = get_args(alias)
    if all(isinstance(one, type) and issubclass(one, Struct) for one in members):
        return {"anyOf": [{"$ref": REFERENCE + one.__name__} for one in members]}
    found: Schema = msgspec.json.schema_components([alias])[0][0]
    return found
