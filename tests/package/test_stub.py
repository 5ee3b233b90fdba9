"""The type stub that the build writes declares the whole core."""

import ast
from pathlib import Path

from dominium import _core

ROOT = Path(__file__).parents[2]
INSTALLED = Path(_core.__file__).with_name("_core.pyi")


def test_the_stub_declares_every_name_of_the_core() -> None:
    tree = ast.parse(INSTALLED.read_text(encoding="utf-8"))
    declared = {node.name for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
    declared |= {
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    assert declared == {name for name in vars(_core) if not name.startswith("_")}


def test_editors_see_the_stub_of_the_core_that_is_installed() -> None:
    """`make develop` writes it beside the sources, where git ignores it."""
    beside = ROOT / "src" / "dominium" / "_core.pyi"
    assert beside.read_text(encoding="utf-8") == INSTALLED.read_text(encoding="utf-8")
