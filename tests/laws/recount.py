"""What every game must keep, counted from the view alone and once more than the engine does."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from dominium._core import View
from tests.referee.kingdomino import DOMINOES


def neighbours(square: str) -> list[str]:
    column, row = ord(square[0]), int(square[1:])
    steps = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    return [f"{chr(column + across)}{row + down}" for across, down in steps]


def points_of_land(squares: Mapping[str, tuple[str, int]]) -> int:
    """Squares times crowns of every property, by merging neighbours until nothing changes."""
    label = {square: square for square in squares}
    changed = True
    while changed:
        changed = False
        for square, (terrain, _) in squares.items():
            for other in neighbours(square):
                if other in squares and squares[other][0] == terrain:
                    least = min(label[square], label[other])
                    changed = changed or label[square] != least or label[other] != least
                    label[square] = label[other] = least
    sizes = Counter(label.values())
    return sum(crowns * sizes[label[square]] for square, (_, crowns) in squares.items())


def kingdomino_totals(view: View, options: dict[str, Any]) -> list[int]:
    """The points of each kingdom of the present game."""
    totals: list[int] = []
    half = (options["size"] - 1) // 2
    for kingdom in view.kingdoms:
        squares = {each.square: (each.terrain, each.crowns) for each in kingdom.squares}
        total = points_of_land(squares)
        if options["harmony"] and not kingdom.discarded:
            total += 5
        if options["middle_kingdom"] and kingdom.castle is not None:
            column, row = ord(kingdom.castle[0]), int(kingdom.castle[1:])
            near = all(
                abs(ord(square[0]) - column) <= half and abs(int(square[1:]) - row) <= half
                for square in squares
            )
            in_the_middle = (column - ord("a"), row - 1) == (half, half)
            total += 10 if (in_the_middle if options["frame"] == "fixed" else near) else 0
        totals.append(total)
    return totals


def kingdomino_pieces(view: View) -> list[tuple[str, int]]:
    """Every half of every domino that can still come, lies in an offer, on a board or aside.

    Dominoes that were removed from a wider offer are out of the game and of the view.
    """
    halves: list[tuple[str, int]] = []
    numbers = list(view.undrawn)
    numbers += [slot.domino for slot in [*view.offer, *view.next_offer] if not slot.placed]
    for kingdom in view.kingdoms:
        halves += [(each.terrain, each.crowns) for each in kingdom.squares]
        numbers += kingdom.discarded
    for number in numbers:
        domino = DOMINOES[number]
        halves += [(half.terrain, half.crowns) for half in (domino.left, domino.right)]
    return halves


def kingdomino_all_pieces() -> list[tuple[str, int]]:
    return [
        (half.terrain, half.crowns)
        for domino in DOMINOES.values()
        for half in (domino.left, domino.right)
    ]
