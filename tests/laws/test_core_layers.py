"""The folders of the core are floors of a house: each includes only what stands below it."""

import posixpath
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from tests.laws.cycles import cycle_in

CORE = Path(__file__).parents[2] / "core"

FLOORS = (
    {"base"},
    {"kingdom", "line"},
    {"search"},
    {"games"},
    {"message_trees"},
    {"environment"},
    {"binding", "tests", "training", "wasm"},
    {"fuzz"},
)
"""Rooms from the ground up; those of one floor do not know each other."""

LISTS = "all_"
"""The beginning of the names of headers that the build writes from the list of games."""

Includes = Mapping[str, Sequence[str]]
"""The quoted includes of each file of the core, as paths below ``core/`` where there is one."""


def included() -> dict[str, list[str]]:
    """Read what the files of the core include."""
    found = {}
    for path in sorted(CORE.rglob("*.[ch]pp")):
        name = path.relative_to(CORE).as_posix()
        targets = re.findall(r'^#include "([^"]+)"', path.read_text(encoding="utf-8"), re.MULTILINE)
        found[name] = [_resolved(name, target) for target in targets]
    return found


def _resolved(name: str, target: str) -> str:
    path = posixpath.normpath(posixpath.join(posixpath.dirname(name), target))
    return path if (CORE / path).is_file() else target


def _floor(name: str) -> int:
    room = "games" if name.startswith(LISTS) else name.partition("/")[0]
    return next(floor for floor, rooms in enumerate(FLOORS) if room in rooms)


def _home(name: str) -> str:
    """The room of a file; each game has one of its own, and so has what lists them."""
    room, _, rest = name.partition("/")
    if room != "games":
        return room
    return f"games/{rest.partition('/')[0]}" if "/" in rest else "games"


def breaches(includes: Includes) -> Iterator[str]:
    """Sentences about includes that go up, across, or from a game into another one."""
    for name, targets in includes.items():
        for target in targets:
            if "/" not in target and not target.startswith(LISTS):
                continue  # a table that the build makes of data
            above = _floor(target) > _floor(name)
            across = _floor(target) == _floor(name) and _home(target) != _home(name)
            lists_games = _home(name) == "games"
            if above or (across and not lists_games):
                yield f"{name} includes {target}"


def test_every_room_of_the_core_has_a_floor() -> None:
    rooms = {path.name for path in CORE.iterdir() if path.is_dir()} - {"data"}
    assert rooms == set().union(*FLOORS)
    assert not [path for path in CORE.iterdir() if path.suffix in {".hpp", ".cpp"}]


def test_nothing_includes_what_stands_above_it_or_beside_it() -> None:
    assert list(breaches(included())) == []


def test_no_header_includes_itself() -> None:
    assert cycle_in(included()) == []


def test_every_quoted_include_is_found() -> None:
    tables = r"(\w+_(dominoes|buildings|net_[57]_\w+)|all_(rules|search))\.inc"
    unknown = {
        target
        for targets in included().values()
        for target in targets
        if "/" not in target and re.fullmatch(tables, target) is None
    }
    assert unknown == set()


@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("base/bits.hpp", "line/tiles.hpp"),
        ("line/game.hpp", "kingdom/squares.hpp"),
        ("line/game.hpp", "games/bergen/rules.hpp"),
        ("search/policies.hpp", "games/kingdomino/greedy.hpp"),
        ("search/policies.hpp", "all_search.inc"),
        ("games/draw/rules.hpp", "games/block/rules.hpp"),
        ("games/draw/rules.hpp", "games/all.hpp"),
        ("games/block/search.hpp", "message_trees/tree.hpp"),
        ("message_trees/tree.hpp", "environment/fields.hpp"),
        ("environment/legal.hpp", "binding/convert.hpp"),
        ("training/games.hpp", "tests/check.hpp"),
    ],
)
def test_a_breach_would_be_seen(name: str, target: str) -> None:
    includes = included()
    includes[name].append(target)
    assert list(breaches(includes)) == [f"{name} includes {target}"]


def test_a_cycle_would_be_seen() -> None:
    includes = included()
    includes["line/tiles.hpp"].append("line/game.hpp")
    found = cycle_in(includes)
    assert found
    assert "line/tiles.hpp" in found
