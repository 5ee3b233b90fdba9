"""Types of the native core as its stub declares them, for the API reference.

An extension module tells no types of its properties, its stub does. While the reference is made,
the classes and functions of the stub stand in the public modules for those of the core.
"""

import __future__

import importlib
import inspect
from pathlib import Path
from types import ModuleType

from dominium import _core

STUB = Path(_core.__file__).with_name("_core.pyi")
"""The build writes it and installs it beside the core."""
PUBLIC = ("dominium.views", "dominium.actions", "dominium.events", "dominium")
"""The modules that show what is native; the first that has a name is its home."""


def stub() -> ModuleType:
    """Return the stub of the native core, executed as a module."""
    module = ModuleType("dominium._core")
    code = compile(
        STUB.read_text(encoding="utf-8"),
        STUB,
        "exec",
        flags=__future__.annotations.compiler_flag,
        dont_inherit=True,
    )
    exec(code, module.__dict__)  # noqa: S102 - the stub is ours
    return module


def document_native_types() -> None:
    """Put the declarations of the stub in place of what they declare, each at home in one module.

    Only for a process that makes documents: the classes of a stub do nothing.
    """
    declared = vars(stub())
    for name in PUBLIC:
        module = importlib.import_module(name)
        for key, value in list(vars(module).items()):
            if inspect.isclass(value) and value.__module__ == _core.__name__ and key in declared:
                value.__module__ = declared[key].__module__ = name
        for key, value in list(vars(module).items()):
            if getattr(_core, key, None) is value and key in declared:
                setattr(module, key, declared[key])
