"""No game is named outside its home: generic code asks a game for facts instead."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import dominium

ROOT = Path(__file__).parents[2]
IDS = frozenset(game.id for game in dominium.games())
WORDS = IDS & {"block", "draw", "solo"}
"""Ids that are words too: they name a game beside another id, or where a game's id is asked for."""
CLASSES = frozenset("".join(part.title() for part in game.split("_")) for game in IDS)
SEARCHED = {
    "core": (".hpp", ".cpp"),
    "src/dominium": (".py",),
    "web/src": (".ts", ".svelte"),
    "bench": (".py",),
    "tools": (".py",),
}
HOMES = (
    re.compile(r"core/games/"),
    re.compile(r"core/tests/"),
    re.compile(rf"core/binding/({'|'.join(IDS)})\.cpp"),
    re.compile(r"src/dominium/lessons/courses/"),
    re.compile(r"src/dominium/engine/game_types\.py"),  # generated
    re.compile(r"web/src/api/generated/"),
)

ARGUED = {
    "core/training/": "the program that trains the learned evaluation of Kingdomino",
    "bench/": "a benchmark names the games that it measures, and those that its peers know",
    "tools/transcripts.py": "the game that is shown as it is heard is one of Kingdomino",
}
"""Folders and files that may name a game, and the reason."""


def python_names(source: str) -> Iterator[str]:
    """Yield the games that Python code names."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Compare(left=left, comparators=others):
                sides = [left, *others]
                if any(_asks_for_a_game(side) for side in sides):
                    yield from _ids_in(sides)
            case ast.Dict(keys=keys):
                yield from _two_or_more(keys)
            case ast.List(elts=elements) | ast.Tuple(elts=elements) | ast.Set(elts=elements):
                yield from _two_or_more(elements)
            case ast.Call(func=ast.Name(id="load") | ast.Attribute(attr="load"), args=[first, *_]):
                yield from _ids_in([first])
            case ast.Constant(value=str(text)) if text in IDS - WORDS:
                yield text
            case ast.Name(id=name) if name in IDS - WORDS:
                yield name


def _asks_for_a_game(node: ast.expr) -> bool:
    """Tell whether an expression is a game's id, by its name."""
    name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
    return name == "id" or "game" in name


def _ids_in(nodes: list[ast.expr]) -> list[str]:
    """Return the ids among constants and within plain collections of them."""
    found = []
    for node in nodes:
        if isinstance(node, ast.Constant) and node.value in IDS:
            found.append(str(node.value))
        elif isinstance(node, ast.List | ast.Tuple | ast.Set):
            found += _ids_in(node.elts)
    return found


def _two_or_more(nodes: list[ast.expr | None]) -> list[str]:
    found = _ids_in([node for node in nodes if node is not None])
    return found if len(found) > 1 else []


COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/|<!--.*?-->", re.DOTALL)
TEXT = re.compile(r"""(["'])(\w+)\1""")
NEAR_A_GAME = re.compile(r"""(?:\bid|[gG]ame(?:_?[iI]d)?)\s*[!=]==?\s*["'](block|draw|solo)["']""")


def other_names(source: str) -> Iterator[str]:
    """Yield the games that C++ or TypeScript names, without its comments."""
    code = COMMENT.sub("", source)
    for found in TEXT.finditer(code):
        if found[2] in IDS - WORDS:
            yield found[2]
    yield from NEAR_A_GAME.findall(code)


def cpp_names(source: str) -> Iterator[str]:
    """Yield the games that C++ names, by id or by class."""
    yield from other_names(source)
    code = COMMENT.sub("", source)
    distinct = "|".join(sorted(CLASSES - {word.title() for word in WORDS}))
    yield from re.findall(rf"\b(?:{distinct})\b", code)
    yield from re.findall(r"\bline::(Block|DrawGame|Solo)\b", code)


def names_in(path: Path) -> list[str]:
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return list(python_names(source))
    return list(cpp_names(source) if path.suffix in (".hpp", ".cpp") else other_names(source))


def searched() -> Iterator[Path]:
    for folder, endings in SEARCHED.items():
        for path in sorted((ROOT / folder).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in endings and not any(home.match(name) for home in HOMES):
                yield path


def test_games_are_named_at_home() -> None:
    naming = [path.relative_to(ROOT).as_posix() for path in searched() if names_in(path)]
    assert [name for name in naming if not name.startswith(tuple(ARGUED))] == []
    assert all(any(name.startswith(place) for name in naming) for place in ARGUED), "outlived"


def test_a_game_is_seen_wherever_it_is_named() -> None:
    python = "if info.id == 'block':\n    pass\nload('solo')\nSIZES = {'draw': 7, 'bergen': 6}\n"
    assert sorted(python_names(python)) == ["bergen", "bergen", "block", "draw", "solo"]
    assert not list(python_names("step = 'draw'\nif step == 'block':\n    pass\n"))
    assert list(cpp_names("// Bergen\nstd::is_same_v<R, Matador>; line::Block x;")) == [
        "Matador",
        "Block",
    ]
    assert list(other_names("if (game.id === 'solo' || name === 'sebastopol') {}")) == [
        "sebastopol",
        "solo",
    ]
