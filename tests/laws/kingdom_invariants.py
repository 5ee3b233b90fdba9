"""Invariants of every game, counted from the view alone and once more than the engine does."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import dominium
from dominium._core import Court, KingdomView, View
from tests.oracle import queendomino
from tests.oracle.kingdomino import DOMINOES, Domino

Land = dict[str, tuple[str, int]]  # terrain and crowns of every square


def neighbours(square: str) -> list[str]:
    column, row = ord(square[0]), int(square[1:])
    steps = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    return [f"{chr(column + across)}{row + down}" for across, down in steps]


def property_of_squares(squares: Land) -> dict[str, str]:
    """For every square a name of its property, by merging neighbours until nothing changes."""
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
    return label


def points_of_land(squares: Land) -> int:
    """Squares times crowns of every property."""
    label = property_of_squares(squares)
    sizes = Counter(label.values())
    return sum(crowns * sizes[label[square]] for square, (_, crowns) in squares.items())


def points_of_bonuses(kingdom: KingdomView, options: Mapping[str, Any]) -> int:
    """Middle Kingdom and Harmony, where they are played for."""
    width = len(kingdom.position.split("/"))
    fixed = options.get("frame") == "fixed"
    half = (width - 1) // 2 if fixed else (width - 1) // 4
    points = 5 if options["harmony"] and not kingdom.discarded else 0
    if options["middle_kingdom"] and kingdom.castle is not None:
        column, row = ord(kingdom.castle[0]), int(kingdom.castle[1:])
        near = all(
            abs(ord(each.square[0]) - column) <= half and abs(int(each.square[1:]) - row) <= half
            for each in kingdom.squares
        )
        in_the_middle = (column - ord("a"), row - 1) == (half, half)
        points += 10 if (in_the_middle if fixed else near) else 0
    return points


def land_of(kingdom: KingdomView) -> Land:
    return {each.square: (each.terrain, each.crowns) for each in kingdom.squares}


def kingdomino_totals(view: View, options: Mapping[str, Any]) -> list[int]:
    """The points of each kingdom of the present game."""
    return [
        points_of_land(land_of(kingdom)) + points_of_bonuses(kingdom, options)
        for kingdom in view.kingdoms
    ]


def court_of(kingdom: KingdomView) -> Court:
    assert kingdom.court is not None
    return kingdom.court


def points_of_buildings(kingdom: KingdomView) -> int:
    """The points of the buildings at the end."""
    court, land = court_of(kingdom), land_of(kingdom)
    areas = Counter(land[square][0] for square in set(property_of_squares(land).values()))
    counted = {f"{terrain}_areas": number for terrain, number in areas.items()}
    counted |= {"towers": court.towers, "knights": court.knights + len(court.knights_on)}
    points = 0
    for placed in court.buildings:
        building = queendomino.BUILDINGS[placed.building]
        points += building.points + building.points_each * counted.get(building.points_per, 0)
    return points


def queendomino_totals(view: View, options: Mapping[str, Any]) -> list[int]:
    """The points of each kingdom: treasury, land, queen, buildings, bonuses."""
    totals: list[int] = []
    for kingdom in view.kingdoms:
        court, land = court_of(kingdom), land_of(kingdom)
        for placed in court.buildings:
            terrain, crowns = land[placed.square]
            more = queendomino.BUILDINGS[placed.building].crowns
            land[placed.square] = (terrain, crowns + more)
        sizes = Counter(property_of_squares(land).values())
        queen = max(sizes.values(), default=0) if court.queen else 0
        totals.append(
            court.coins // 3
            + points_of_land(land)
            + queen
            + points_of_buildings(kingdom)
            + points_of_bonuses(kingdom, options)
        )
    return totals


def check_courts(view: View) -> None:
    """Every knight and tower came with a building, and every piece stands on its own land."""
    for kingdom in view.kingdoms:
        court, land = court_of(kingdom), land_of(kingdom)
        built = [queendomino.BUILDINGS[placed.building] for placed in court.buildings]
        squares = [placed.square for placed in court.buildings]
        assert court.knights + len(court.knights_on) == 1 + sum(each.knights for each in built)
        assert court.towers == sum(each.towers for each in built)
        assert len(set(squares)) == len(squares)
        assert all(land[square][0] == "town" for square in squares)
        assert len(set(court.knights_on)) == len(court.knights_on)
        assert set(court.knights_on) <= set(land)
    assert sum(court_of(kingdom).queen for kingdom in view.kingdoms) <= 1


def tokens_in_view(view: View) -> Counter[str]:
    """The building tokens on towns, on slots, open on the pile and face down in it."""
    board = view.building_board
    assert board is not None
    tokens = Counter(board.undrawn)
    tokens += Counter(slot.building for slot in board.slots if slot.building is not None)
    tokens += Counter([board.open_building] if board.open_building is not None else [])
    for kingdom in view.kingdoms:
        tokens += Counter(placed.building for placed in court_of(kingdom).buildings)
    return Counter({str(token): number for token, number in tokens.items()})


def pieces_in_view(view: View, dominoes: Mapping[int, Domino]) -> list[tuple[str, int]]:
    """Every half of every domino that can still come, lies in an offer, on a board or aside.

    Dominoes that were left unclaimed are out of the game and of the view.
    """
    halves: list[tuple[str, int]] = []
    numbers = list(view.undrawn)
    numbers += [slot.domino for slot in [*view.offer, *view.next_offer] if not slot.placed]
    for kingdom in view.kingdoms:
        halves += land_of(kingdom).values()
        numbers += kingdom.discarded
    return halves + halves_of(dominoes, numbers)


def halves_of(dominoes: Mapping[int, Domino], numbers: Iterable[int]) -> list[tuple[str, int]]:
    return [
        (half.terrain, half.crowns)
        for number in numbers
        for half in (dominoes[number].left, dominoes[number].right)
    ]


def dominoes_of(game: dominium.Game) -> Mapping[int, Domino]:
    """The dominoes in the box or boxes of this game."""
    return DOMINOES if game.id == "kingdomino" else queendomino.dominoes_of(game.options)


def some_are_left_unclaimed(game: dominium.Game) -> bool:
    """True if dominoes leave the game because no king took them."""
    if game.id == "kingdomino":
        return bool(game.options["wider_offer"])
    set_up = queendomino.set_up(game.options)
    return set_up.offer > set_up.kings_each * game.seats
