"""Kingdomino and Královská zahrada in plain Python: the judge of the fast engine.

Written from the rules page alone, slowly and literally, so that a reader can hold the rulebook
beside it. `Oracle._match` and `Oracle._game` are the course of the game from top to bottom; every
`yield` is a moment at which somebody (a seat or chance) has to act.

Squares are `(column, row)` pairs counted from 0 at the top left corner of the window. The window
of a floating kingdom is `2 * size - 1` squares wide with the castle in the middle; the window of a
fixed frame is the tray itself.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.oracle.walk import (
    Course,
    IllegalActionError,
    Lot,
    Moment,
    Options,
    Walk,
    draw_from,
    grouped,
)

Square = tuple[int, int]

TERRAINS = {
    "w": "wheat",
    "f": "forest",
    "l": "lake",
    "g": "grassland",
    "s": "swamp",
    "m": "mine",
    "t": "town",  # only in Queendomino
}
LETTERS = {terrain: letter for letter, terrain in TERRAINS.items()}
DIRECTIONS = {"r": (1, 0), "l": (-1, 0), "u": (0, -1), "d": (0, 1)}

DEFAULT_OPTIONS: dict[str, Any] = {
    "seats": 2,
    "size": 5,
    "wider_offer": False,
    "middle_kingdom": False,
    "harmony": False,
    "games_in_match": 1,
    "opening": "drawn",
    "frame": "floating",
}
OPTION_VALUES: dict[str, tuple[Any, ...]] = {
    "seats": (2, 3, 4),
    "size": (5, 7),
    "wider_offer": (False, True),
    "middle_kingdom": (False, True),
    "harmony": (False, True),
    "games_in_match": (1, 3),
    "opening": ("drawn", "top_down", "clockwise"),
    "frame": ("floating", "fixed"),
}

MIDDLE_KINGDOM_POINTS = 10
HARMONY_POINTS = 5


# --- Dominoes -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Half:
    """One square of land: a terrain and 0 to 3 crowns."""

    terrain: str
    crowns: int = 0

    def __str__(self) -> str:
        return LETTERS[self.terrain] + (str(self.crowns) if self.crowns else "")


@dataclass(frozen=True)
class Domino:
    """Two halves side by side, named left and right as in the table of dominoes."""

    left: Half
    right: Half

    @property
    def has_identical_halves(self) -> bool:
        return self.left == self.right


def read_half(text: str) -> Half:
    """Read a half such as `w` or `m3`."""
    return Half(TERRAINS[text[0]], int(text[1:] or 0))


def read_table(name: str) -> list[dict[str, str]]:
    """The rows of a component table, each by the names of its columns."""
    table = Path(__file__).parents[2] / "core" / "data" / name
    with table.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def read_dominoes(table: str) -> dict[int, Domino]:
    """The 48 dominoes of a box, by number."""
    return {
        int(row["number"]): Domino(
            Half(row["left_terrain"], int(row["left_crowns"])),
            Half(row["right_terrain"], int(row["right_crowns"])),
        )
        for row in read_table(table)
    }


DOMINOES = read_dominoes("kingdomino_dominoes.csv")


# --- Squares and placements -----------------------------------------------------------------------


def square_name(square: Square) -> str:
    """`(4, 4)` is `e5`."""
    column, row = square
    return "abcdefghijklmnopqrstuvwxyz"[column] + str(row + 1)


def reading_order(square: Square) -> Square:
    """Rows from top to bottom, in each from left to right."""
    return square[::-1]


def read_square(text: str) -> Square:
    """`e5` is `(4, 4)`."""
    found = re.fullmatch(r"([a-z])([1-9][0-9]*)", text)
    if not found:
        raise IllegalActionError(f"{text!r} names no square")
    return ord(found[1]) - ord("a"), int(found[2]) - 1


def neighbours(square: Square) -> Iterator[Square]:
    """The four squares that share an edge with this one, inside the window or not."""
    column, row = square
    for across, down in DIRECTIONS.values():
        yield column + across, row + down


@dataclass(frozen=True)
class Placement:
    """The place of a domino: the left half's square and the way to the other."""

    square: Square
    direction: str

    @property
    def other_square(self) -> Square:
        across, down = DIRECTIONS[self.direction]
        return self.square[0] + across, self.square[1] + down

    @property
    def twin(self) -> Placement:
        """The same two squares with the halves exchanged."""
        back = {"r": "l", "l": "r", "u": "d", "d": "u"}
        return Placement(self.other_square, back[self.direction])

    def __str__(self) -> str:
        return square_name(self.square) + self.direction


def read_placement(text: str) -> Placement:
    """Read a placement such as `e6r`."""
    if not text or text[-1] not in DIRECTIONS:
        raise IllegalActionError(f"{text!r} is no placement")
    return Placement(read_square(text[:-1]), text[-1])


def canonical_placement(domino: Domino, placement: Placement) -> Placement:
    """Of the two names with identical halves, the one by the first square in reading order."""
    if domino.has_identical_halves and placement.direction in "lu":
        return placement.twin
    return placement


# --- A kingdom ------------------------------------------------------------------------------------


@dataclass
class Kingdom:
    """The squares of one player round the castle, and the dominoes that found no place."""

    size: int = 5
    fixed: bool = False
    castle: Square | None = None
    land: dict[Square, Half] = field(default_factory=dict)
    discards: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.fixed and self.castle is None:
            self.castle = (self.size - 1, self.size - 1)

    @property
    def width(self) -> int:
        """Columns (and rows) of the window."""
        return self.size if self.fixed else 2 * self.size - 1

    def window(self) -> Iterator[Square]:
        """Every square of the window in reading order."""
        for row in range(self.width):
            for column in range(self.width):
                yield column, row

    def in_window(self, square: Square) -> bool:
        return 0 <= square[0] < self.width and 0 <= square[1] < self.width

    def is_empty(self, square: Square) -> bool:
        return square != self.castle and square not in self.land

    def crowns_on(self, square: Square) -> int:
        """The crowns that count on this square of land."""
        return self.land[square].crowns

    def occupied(self) -> set[Square]:
        squares = set(self.land)
        if self.castle is not None:
            squares.add(self.castle)
        return squares

    def copy(self) -> Kingdom:
        return Kingdom(self.size, self.fixed, self.castle, dict(self.land), list(self.discards))

    def __str__(self) -> str:
        def letter(square: Square) -> str:
            if square == self.castle:
                return "c"
            return str(self.land[square]) if square in self.land else "."

        return "/".join(
            "".join(letter((column, row)) for column in range(self.width))
            for row in range(self.width)
        )


def read_kingdom(text: str, *, size: int = 5, fixed: bool = False, discards: int = 0) -> Kingdom:
    """Read a board written in the position notation; it may be larger than the rules allow."""
    kingdom = Kingdom(size, fixed)
    lay_out(kingdom, text, "wflgsm")
    kingdom.discards = [0] * discards
    return kingdom


def lay_out(kingdom: Kingdom, text: str, letters: str) -> None:
    """Put everything on an empty board that is written in the position notation."""
    kingdom.castle = None
    rows = text.split("/")
    for row, line in enumerate(rows):
        marks = re.findall(rf"[{letters}][0-3]?|[c.]", line)
        if "".join(marks) != line or len(marks) != kingdom.width or len(rows) != kingdom.width:
            raise ValueError(f"not a board of {kingdom.width} rows and columns: {text}")
        for column, mark in enumerate(marks):
            if mark == "c":
                if kingdom.castle is not None:
                    raise ValueError("two castles")
                kingdom.castle = (column, row)
            elif mark != ".":
                kingdom.land[column, row] = read_half(mark)
    if not kingdom.fixed and kingdom.castle != (kingdom.size - 1, kingdom.size - 1):
        raise ValueError("the castle of a floating kingdom stands in the middle of the window")


# --- Placing --------------------------------------------------------------------------------------


def fits_the_frame(kingdom: Kingdom, squares: set[Square]) -> bool:
    """True if these squares lie in a square of `size` by `size` (or on the tray, if fixed)."""
    if kingdom.fixed:
        return all(kingdom.in_window(square) for square in squares)
    columns = [column for column, _ in squares]
    rows = [row for _, row in squares]
    width = max(columns) - min(columns) + 1
    height = max(rows) - min(rows) + 1
    return width <= kingdom.size and height <= kingdom.size


def half_joins(kingdom: Kingdom, half: Half, square: Square) -> bool:
    """True if a half put here would touch the castle or the same terrain along an edge."""
    for neighbour in neighbours(square):
        if neighbour == kingdom.castle:
            return True
        if neighbour in kingdom.land and kingdom.land[neighbour].terrain == half.terrain:
            return True
    return False


def refusals(kingdom: Kingdom, domino: Domino, placement: Placement) -> Iterator[str]:
    """Every reason against placing the domino so; none if it is legal."""
    first, second = placement.square, placement.other_square
    if not kingdom.fixed and not (kingdom.in_window(first) and kingdom.in_window(second)):
        yield "outside_window"
    if not (kingdom.is_empty(first) and kingdom.is_empty(second)):
        yield "square_occupied"
    if not fits_the_frame(kingdom, kingdom.occupied() | {first, second}):
        yield "outside_frame"
    left_joins = half_joins(kingdom, domino.left, first)
    right_joins = half_joins(kingdom, domino.right, second)
    if not (left_joins or right_joins):
        yield "no_matching_terrain"


def is_legal(kingdom: Kingdom, domino: Domino, placement: Placement) -> bool:
    return next(refusals(kingdom, domino, placement), None) is None


def squares_to_join(kingdom: Kingdom, half: Half) -> set[Square]:
    """Every square on which a half would touch the castle or the same terrain along an edge."""
    joined = [square for square, other in kingdom.land.items() if other.terrain == half.terrain]
    if kingdom.castle is not None:
        joined.append(kingdom.castle)
    return {each for square in joined for each in neighbours(square)}


def legal_placements(kingdom: Kingdom, domino: Domino) -> list[str]:
    """Every legal placement by its canonical name, squares in reading order."""
    left_joins = squares_to_join(kingdom, domino.left) - kingdom.occupied()
    right_joins = squares_to_join(kingdom, domino.right) - kingdom.occupied()
    # All others join nothing: either half joins on its own square, or the whole does not.
    starts = left_joins.union(*(neighbours(square) for square in right_joins))
    names: list[str] = []
    for square in sorted(starts, key=reading_order):
        for direction in DIRECTIONS:
            placement = Placement(square, direction)
            if square not in left_joins and placement.other_square not in right_joins:
                continue
            if placement != canonical_placement(domino, placement):
                continue
            if is_legal(kingdom, domino, placement):
                names.append(str(placement))
    return names


def place(kingdom: Kingdom, domino: Domino, placement: Placement) -> None:
    kingdom.land[placement.square] = domino.left
    kingdom.land[placement.other_square] = domino.right


# --- Scoring --------------------------------------------------------------------------------------


def property_around(kingdom: Kingdom, start: Square) -> set[Square]:
    """All squares of the start's terrain that can be walked to over edges."""
    terrain = kingdom.land[start].terrain
    reached = {start}
    waiting = [start]
    while waiting:
        for neighbour in neighbours(waiting.pop()):
            half = kingdom.land.get(neighbour)
            if half and half.terrain == terrain and neighbour not in reached:
                reached.add(neighbour)
                waiting.append(neighbour)
    return reached


def properties(kingdom: Kingdom) -> list[dict[str, Any]]:
    """The properties of a kingdom in reading order of their first squares."""
    found: list[dict[str, Any]] = []
    counted: set[Square] = set()
    for square in sorted(kingdom.land, key=reading_order):
        if square in counted:
            continue
        squares = property_around(kingdom, square)
        counted |= squares
        crowns = sum(kingdom.crowns_on(each) for each in squares)
        found.append(
            {
                "terrain": kingdom.land[square].terrain,
                "size": len(squares),
                "crowns": crowns,
                "points": len(squares) * crowns,
                "squares": [square_name(each) for each in sorted(squares, key=reading_order)],
            }
        )
    return found


def castle_is_in_the_middle(kingdom: Kingdom) -> bool:
    """Middle of the tray, or never more than half the size away from any square."""
    if kingdom.castle is None:
        return False
    reach = (kingdom.size - 1) // 2
    if kingdom.fixed:
        return kingdom.castle == (reach, reach)
    castle_column, castle_row = kingdom.castle
    return all(
        abs(column - castle_column) <= reach and abs(row - castle_row) <= reach
        for column, row in kingdom.land
    )


def bonuses(kingdom: Kingdom, options: Options) -> dict[str, int]:
    """Points of each bonus that is played for, 0 where it was missed."""
    points: dict[str, int] = {}
    if options["middle_kingdom"]:
        earned = castle_is_in_the_middle(kingdom)
        points["middle_kingdom"] = MIDDLE_KINGDOM_POINTS if earned else 0
    if options["harmony"]:
        points["harmony"] = HARMONY_POINTS if not kingdom.discards else 0
    return points


def score(kingdom: Kingdom, options: Options) -> dict[str, Any]:
    """The explained score of one kingdom."""
    found = properties(kingdom)
    extra = bonuses(kingdom, options)
    return {
        "total": sum(each["points"] for each in found) + sum(extra.values()),
        "properties": found,
        "bonuses": extra,
        "largest_property": max((each["size"] for each in found), default=0),
        "crowns": sum(each["crowns"] for each in found),
    }


def ranking_of_kingdoms(scores: list[dict[str, Any]]) -> list[list[int]]:
    """Points decide, then the size of the largest property, then all crowns of the kingdom."""
    return grouped([(each["total"], each["largest_property"], each["crowns"]) for each in scores])


# --- Options and set-up ---------------------------------------------------------------------------


def option_faults(options: Options) -> list[str]:
    """The code of everything that is wrong with a choice of options."""
    faults: list[str] = []
    chosen = dict(DEFAULT_OPTIONS)
    for name, value in options.items():
        if name not in OPTION_VALUES:
            faults.append("unknown_option")
        elif not any(value == each and type(value) is type(each) for each in OPTION_VALUES[name]):
            faults.append("bad_value")
        else:
            chosen[name] = value
    if "seats" in options and chosen["seats"] != options["seats"]:
        return faults
    if chosen["size"] == 7 and chosen["seats"] != 2:
        faults.append("size_needs_two_seats")
    if chosen["wider_offer"] and chosen["seats"] == 4:
        faults.append("wider_offer_needs_two_or_three_seats")
    return faults


@dataclass(frozen=True)
class SetUp:
    """The material of a game before its first draw."""

    kings_each: int
    dominoes: int
    offer: int

    @property
    def rounds(self) -> int:
        return self.dominoes // self.offer


SET_UPS = {  # seats, size, wider offer
    (2, 5, False): SetUp(kings_each=2, dominoes=24, offer=4),
    (3, 5, False): SetUp(kings_each=1, dominoes=36, offer=3),
    (4, 5, False): SetUp(kings_each=1, dominoes=48, offer=4),
    (2, 7, False): SetUp(kings_each=2, dominoes=48, offer=4),
    (2, 5, True): SetUp(kings_each=2, dominoes=30, offer=5),
    (3, 5, True): SetUp(kings_each=1, dominoes=48, offer=4),
    (2, 7, True): SetUp(kings_each=2, dominoes=45, offer=5),
}


def set_up(options: Options) -> SetUp:
    """The row of the rules page's table for these options."""
    return SET_UPS[options["seats"], options["size"], options["wider_offer"]]


# --- The course of a game -------------------------------------------------------------------------

Row = list[tuple[int, int | None]]  # the dominoes of an offer and whose king stands on each


def free_dominoes(row: Row) -> list[int]:
    return [domino for domino, seat in row if seat is None]


def put_king(seat: int, domino: int, row: Row) -> None:
    row[row.index((domino, None))] = (domino, seat)


def remove_free_dominoes(row: Row) -> None:
    """Unclaimed dominoes of a wider offer go out of the game."""
    row[:] = [(domino, seat) for domino, seat in row if seat is not None]


def place_or_discard(
    seat: int, kingdom: Kingdom, number: int, domino: Domino
) -> Generator[Moment, str, list[Square]]:
    """The domino goes where the seat wants it, or out if there is no place; its two squares."""
    placements = legal_placements(kingdom, domino)
    if not placements:
        kingdom.discards.append(number)
        return []

    def canonical(text: str) -> str:
        return str(canonical_placement(domino, read_placement(text)))

    name = yield Moment(seat, placements, canonical=canonical)
    placement = read_placement(name)
    place(kingdom, domino, placement)
    return [placement.square, placement.other_square]


class Oracle(Walk):
    """One match, from the first draw to the ranking."""

    def __init__(self, **options: Any) -> None:
        faults = option_faults(options)
        if faults:
            raise ValueError("impossible options: " + ", ".join(faults))
        chosen = {**DEFAULT_OPTIONS, **options}
        self.seats: int = chosen["seats"]
        self.set_up = set_up(chosen)
        self.dominoes = DOMINOES
        self.game_number = 0
        self.points_of_games: list[list[int]] = []
        self.offer: Row = []
        self.next_offer: Row = []
        self.round = 0
        self.kingdoms: list[Kingdom] = []
        self._drawn: set[int] = set()
        super().__init__(chosen)

    # What everybody sees --------------------------------------------------------------------------

    def kingdom_of(self, seat: int) -> int:
        return seat

    def seats_of(self, kingdom: int) -> list[int]:
        return [kingdom]

    def board(self, seat: int) -> str:
        return str(self.kingdoms[seat])

    def discards(self, seat: int) -> list[int]:
        """The dominoes this seat had to discard in the present game, in order."""
        return list(self.kingdoms[seat].discards)

    def scores(self) -> list[dict[str, Any]]:
        """The explained scores of the kingdoms as they lie now (in a match: of its latest game)."""
        return [score(kingdom, self.options) for kingdom in self.kingdoms]

    def match_points(self) -> list[int]:
        """Points of all games of the match together, the present one included."""
        games = list(self.points_of_games)
        if self.actor is not None:
            games.append([each["total"] for each in self.scores()])
        return [sum(game[seat] for game in games) for seat in range(self.seats)]

    def ranking(self) -> list[list[int]]:
        """Groups of seats sharing a place, best first; a dynasty is decided by its sums alone."""
        if self.options["games_in_match"] > 1:
            return grouped(self.match_points())
        return ranking_of_kingdoms(self.scores())

    def standings(self) -> list[dict[str, Any]]:
        """Every seat with its place, best first; after a shared place the next is left out."""
        found: list[dict[str, Any]] = []
        for group in self.ranking():
            place = len(found) + 1
            found += [self._standing(seat, place, group) for seat in group]
        return found

    def _standing(self, seat: int, place: int, group: list[int]) -> dict[str, Any]:
        dynasty = self.options["games_in_match"] > 1  # asks neither properties nor crowns
        last = self.scores()[seat]
        return {
            "kingdom": seat,  # every seat has its own
            "seats": [seat],
            "place": place,
            "total": self.match_points()[seat],
            "largest_property": 0 if dynasty else last["largest_property"],
            "crowns": 0 if dynasty else last["crowns"],
            "coins": 0,  # there are none
            "tie_break": self._tie_break(seat, group),
        }

    def _tie_break(self, seat: int, group: list[int]) -> str:
        """The last thing that was asked to part this seat from others with equal totals."""
        if len(group) > 1:
            return "shared"
        scores, totals = self.scores(), self.match_points()
        equal = [each for each in range(self.seats) if totals[each] == totals[seat]]
        largest = [scores[each]["largest_property"] for each in equal]
        if len(equal) == 1:
            return "none"
        if largest.count(scores[seat]["largest_property"]) == 1:
            return "largest_property"
        return "crowns"

    # The course of the match ----------------------------------------------------------------------

    def _match(self) -> Course:
        for game_number in range(1, self.options["games_in_match"] + 1):
            self.game_number = game_number
            yield from self._game()
            self.points_of_games.append([each["total"] for each in self.scores()])

    def _game(self) -> Course:
        fixed = self.options["frame"] == "fixed"
        self.kingdoms = [Kingdom(self.options["size"], fixed) for _ in range(self.seats)]
        self._drawn = set()
        self.offer, self.next_offer, self.round = [], [], 0
        if fixed:
            yield from self._castles()
        yield from self._draw_offer(self.offer)
        yield from self._first_claims()
        last_round = self.set_up.rounds
        for self.round in range(1, last_round + 1):
            remove_free_dominoes(self.offer)
            if self.round < last_round:
                yield from self._draw_offer(self.next_offer)
            while self.offer:
                domino, seat = self.offer[0]
                assert seat is not None
                yield from place_or_discard(seat, self.kingdoms[seat], domino, DOMINOES[domino])
                self.offer.pop(0)
                if self.round < last_round:
                    yield from self._claim(seat, self.next_offer)
            self.offer, self.next_offer = self.next_offer, []

    def _castles(self) -> Course:
        for seat, kingdom in enumerate(self.kingdoms):
            squares = [square_name(square) for square in kingdom.window()]
            kingdom.castle = read_square((yield Moment(seat, squares)))

    def _draw_offer(self, row: Row) -> Course:
        for _ in range(self.set_up.offer):
            undrawn = [f"={number}" for number in DOMINOES if number not in self._drawn]
            number = int((yield draw_from(undrawn)).removeprefix("="))
            self._drawn.add(number)
            row.append((number, None))
            row.sort()

    def _first_claims(self) -> Course:
        kings = [seat for seat in range(self.seats) for _ in range(self.set_up.kings_each)]
        if self.options["opening"] == "clockwise":
            beginner = yield from self._draw_seat("s", list(range(self.seats)))
            for turn in range(len(kings)):
                yield from self._claim((beginner + turn) % self.seats, self.offer)
            return
        while kings:
            seat = yield from self._draw_seat("k", kings)
            kings.remove(seat)
            if self.options["opening"] == "top_down":
                put_king(seat, min(free_dominoes(self.offer)), self.offer)
            else:
                yield from self._claim(seat, self.offer)

    def _draw_seat(self, kind: str, bag: list[int]) -> Lot:
        slip = yield draw_from([f"={kind}{seat + 1}" for seat in bag])
        return int(slip.removeprefix(f"={kind}")) - 1

    def _claim(self, seat: int, row: Row) -> Course:
        free = [str(domino) for domino in free_dominoes(row)]
        put_king(seat, int((yield Moment(seat, free))), row)
