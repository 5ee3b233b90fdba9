"""Examples of the illustrated land, which Python and the pages have to draw alike.

Each is a land with the digest of its drawing; single squares have the drawing itself, so that a
difference can be read. The picture of a kingdom is the one that documents show.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from itertools import product
from typing import Any, NamedTuple

import dominium
from dominium.render.land import land
from dominium.render.land.regions import STEPS, Ground, LandSquare
from dominium.render.land_squares import land_of, land_of_domino

ABOUT = (
    "Lands and the SHA-256 of their drawings, made by tools/lands.py with `make generate`."
    " A square is its column, row, ground, crowns, and 1 where something covers it."
    " tests/render/test_land.py and web/tests/land-examples.test.ts draw them again."
)
TERRAINS: tuple[Ground, ...] = (
    "wheat",
    "forest",
    "lake",
    "grassland",
    "swamp",
    "mine",
    "town",
)
GROWN = 48
SHOWN = "wwffs/ww1f1s2s/llcgg1/ll1gm2m/flggm1"
"""The kingdom in docs/library.md."""


class Example(NamedTuple):
    """A land with its look."""

    name: str
    squares: list[LandSquare]
    look: dict[str, Any]


def lands() -> str:
    """Return the content of `tests/render/lands.json`, a line for each example."""
    lines = ",\n".join(f"    {_line(example)}" for example in examples())
    return f'{{\n  "about": {json.dumps(ABOUT)},\n  "lands": [\n{lines}\n  ]\n}}\n'


def picture() -> str:
    """Return the content of `docs/images/kingdom.svg`."""
    return dominium.scoring.Kingdom.from_position(SHOWN).to_svg(title="Kingdom", description=SHOWN)


def examples() -> Iterator[Example]:
    """Return the examples, from single squares to whole tables."""
    yield from _single_squares()
    yield from _castles()
    yield from _dominoes()
    yield from map(_grown, range(1, GROWN + 1))
    for game in dominium.games():
        if game.family == "kingdom":
            for preset in game.presets:
                yield from _played(game.id, preset)


def _line(example: Example) -> str:
    name, squares, look = example
    drawn = land(squares, **look)
    shown = {"drawn": drawn} if len(squares) == 1 and "seats" not in look else {}
    told = {
        "name": name,
        "look": look,
        "squares": [[*square[:4], int(square.covered)] for square in squares],
        "sha256": sha256(drawn.encode()).hexdigest(),
    }
    return json.dumps(told | shown)


def _single_squares() -> Iterator[Example]:
    for ground in (*TERRAINS, "castle"):
        yield Example(f"a square of {ground}", [LandSquare(2, 1, ground)], {})
    for detail in ("full", "small", "bare"):
        covered = LandSquare(0, 0, "town", crowns=1, covered=True)
        yield Example(f"a covered square, {detail}", [covered], {"detail": detail})


def _castles() -> Iterator[Example]:
    for seats in ([0], [3], [7], [0, 1], [4, 6], [5, 2]):
        name = f"the castle of {' and '.join(map(str, seats))}"
        yield Example(name, [LandSquare(6, 6, "castle")], {"seats": seats})
    yield Example("two castles", [LandSquare(0, 0, "castle"), LandSquare(1, 2, "castle")], {})


def _dominoes() -> Iterator[Example]:
    for index, terrain in enumerate(TERRAINS):
        beside = TERRAINS[(index + 2) % len(TERRAINS)]
        for left, right, crowns in ((terrain, terrain, 0), (terrain, beside, 1 + index % 3)):
            halves = {
                "left": {"terrain": left, "crowns": 0},
                "right": {"terrain": right, "crowns": crowns},
            }
            name = f"a domino of {left} and {right}"
            yield Example(name, land_of_domino(halves), {"thickness": 9})


def _dice(state: int) -> Callable[[int], int]:
    """Return numbers from 0 up to a limit that look like chance and are always the same."""

    def roll(limit: int) -> int:
        nonlocal state
        state = (state * 1664525 + 1013904223) % 2**32
        return state * limit >> 32

    return roll


def _grown(seed: int) -> Example:
    """Return a land that grew square by square, some in the columns and rows before the first."""
    roll, side = _dice(seed), 5 + 2 * (seed % 2)
    start = (roll(side), roll(side))
    squares = {start: LandSquare(*start, "castle")}
    wanted = 3 + roll(side * side - 2)
    while len(squares) < wanted:
        source = list(squares.values())[roll(len(squares))]
        right, down = STEPS[roll(4)]
        place = (source.x + right, source.y + down)
        if place in squares or not all(0 <= at < side for at in place):
            continue
        alike = source.ground != "castle" and roll(2) == 0
        ground = source.ground if alike else TERRAINS[roll(len(TERRAINS))]
        covered = ground == "town" and roll(3) == 0
        squares[place] = LandSquare(*place, ground, max(0, roll(6) - 2), covered)
    shift = -3 if seed % 5 == 0 else 0
    moved = [one._replace(x=one.x + shift, y=one.y + shift) for one in squares.values()]
    looks = [
        {"detail": detail, "seams": seams}
        for detail, seams in product(("full", "small", "bare"), (True, False))
    ]
    look = {} if seed % 2 else looks[seed // 2 % len(looks)]
    return Example(f"grown from {seed}", moved, look)


def _played(game: str, preset: str) -> Iterable[Example]:
    """Return the kingdoms of a game played without a thought, unfinished and finished."""
    state = dominium.load(game, preset=preset).start()
    roll = _dice(len(preset))
    plies = 0
    while state.actor is not None:
        actions = state.legal_actions()
        state.apply(actions[roll(len(actions))])
        plies += 1
        if plies == 40:
            yield _kingdom(f"{preset}, after 40 plies", state, 0)
    last = len(state.view(None).to_dict()["kingdoms"]) - 1
    yield _kingdom(f"{preset}, the first kingdom", state, 0)
    yield _kingdom(f"{preset}, the last kingdom", state, last)


def _kingdom(name: str, state: Any, number: int) -> Example:
    kingdom = state.view(None).to_dict()["kingdoms"][number]
    return Example(name, land_of(kingdom), {"seats": list(kingdom["seats"])})
