"""Queendomino and the Royal Wedding in plain Python: the judge of the fast engine.

Written from the rules page alone, slowly and literally, so that a reader can hold the rulebook
beside it. `Oracle._match` is the course of the game from top to bottom and `Oracle._turn` the
five steps of a turn; every `yield` is a moment at which somebody (a seat or chance) has to act.

Squares, dominoes, placing, properties and the two bonuses are Kingdomino's and come from its
oracle. Kingdoms are numbered from 0 like seats; in teams two seats share one kingdom.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from tests.oracle.kingdomino import (
    DOMINOES as KINGDOMINO_DOMINOES,
)
from tests.oracle.kingdomino import (
    Domino,
    Kingdom,
    Row,
    Square,
    bonuses,
    free_dominoes,
    lay_out,
    place_or_discard,
    properties,
    put_king,
    read_dominoes,
    read_square,
    read_table,
    remove_free_dominoes,
    square_name,
)
from tests.oracle.walk import Course, Lot, Moment, Options, Walk, draw_from, grouped

DEFAULT_OPTIONS: dict[str, Any] = {
    "seats": 2,
    "set": "queendomino",
    "teams": False,
    "tax_bonus": "per_turn",
    "middle_kingdom": False,
    "harmony": False,
}
OPTION_VALUES: dict[str, tuple[Any, ...]] = {
    "seats": (2, 3, 4, 5, 6, 7, 8),
    "set": ("queendomino", "royal_wedding"),
    "teams": (False, True),
    "tax_bonus": ("per_turn", "per_knight"),
    "middle_kingdom": (False, True),
    "harmony": (False, True),
}

DECLINE = "-"
SLOTS = range(6)  # of the building board, by the coins printed under them
COINS_AT_THE_START = 7
KNIGHTS_AT_THE_START = 1
BRIBE = 1
COINS_FOR_A_POINT = 3
SHEET = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")  # its rows of terrain


# --- Dominoes -------------------------------------------------------------------------------------

QUEENDOMINO_DOMINOES = read_dominoes("queendomino_dominoes.csv")
QUEENS_OWN = len(KINGDOMINO_DOMINOES)  # with both boxes q1 is the domino after Kingdomino's last


def dominoes_of(options: Options) -> dict[int, Domino]:
    """All dominoes in the game; with both boxes Kingdomino's are 1 to 48 and q1 to q48 follow."""
    if options["set"] == "queendomino":
        return QUEENDOMINO_DOMINOES
    moved = {QUEENS_OWN + number: domino for number, domino in QUEENDOMINO_DOMINOES.items()}
    return {**KINGDOMINO_DOMINOES, **moved}


def domino_name(number: int) -> str:
    """`24`, or `q24` for a domino of Queendomino beside those of Kingdomino."""
    return str(number) if number <= QUEENS_OWN else f"q{number - QUEENS_OWN}"


def read_domino_name(text: str) -> int:
    """`24` is 24 and `q24` is 72."""
    return QUEENS_OWN + int(text[1:]) if text.startswith("q") else int(text)


# --- Buildings ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Building:
    """The effects of one of the building tokens: at once, at taxes, and at the end."""

    count: int
    knights: int
    towers: int
    tax_effect: str
    crowns: int
    points: int
    points_each: int
    points_per: str


def read_buildings() -> dict[str, Building]:
    """The catalogue of the box, by name."""

    def number(text: str) -> int:
        return int(text or 0)

    return {
        row["id"]: Building(
            count=number(row["count"]),
            knights=number(row["instant_knights"]),
            towers=number(row["instant_towers"]),
            tax_effect=row["permanent_effect"],
            crowns=number(row["crowns"]),
            points=number(row["vp_fixed"]),
            points_each=number(row["vp_each"]),
            points_per=row["vp_per"],
        )
        for row in read_table("queendomino_buildings.csv")
    }


BUILDINGS = read_buildings()
TOKENS = [name for name, building in BUILDINGS.items() for _ in range(building.count)]


@dataclass
class BuildingBoard:
    """The six slots, the pile with its open top token, the burnt tokens, the dragon, the queen."""

    slots: list[str | None] = field(default_factory=lambda: [None for _ in SLOTS])
    open_token: str | None = None
    undrawn: list[str] = field(default_factory=lambda: list(TOKENS))
    burnt: list[str] = field(default_factory=list)
    dragon_in_cave: bool = True
    queen: int | None = None  # the kingdom where she stays

    def filled_slots(self) -> list[int]:
        return [slot for slot in SLOTS if self.slots[slot] is not None]

    def take(self, slot: int) -> str:
        """Take the building from a slot, which stays empty."""
        building = self.slots[slot]
        assert building is not None
        self.slots[slot] = None
        return building

    def slide(self) -> None:
        """Move the remaining buildings towards the cheap end."""
        left = [self.slots[slot] for slot in self.filled_slots()]
        self.slots = [*left, *[None] * (len(SLOTS) - len(left))]


# --- A kingdom with its court ---------------------------------------------------------------------


@dataclass
class Realm(Kingdom):
    """A kingdom with its coins, its knights and the buildings of its towns."""

    coins: int = COINS_AT_THE_START
    knights: int = KNIGHTS_AT_THE_START  # in the supply
    knights_on: list[Square] = field(default_factory=list)
    buildings: dict[Square, str] = field(default_factory=dict)

    @property
    def all_knights(self) -> int:
        return self.knights + len(self.knights_on)

    @property
    def towers(self) -> int:
        return sum(BUILDINGS[building].towers for building in self.buildings.values())

    def free_town_squares(self) -> list[Square]:
        """The town squares without a building; a knight is no hindrance."""
        return [
            square
            for square in self.window()
            if square in self.land
            and self.land[square].terrain == "town"
            and square not in self.buildings
        ]

    def crowns_on(self, square: Square) -> int:
        """The crowns printed here, and those of a building."""
        crowns = super().crowns_on(square)
        if square in self.buildings:
            crowns += BUILDINGS[self.buildings[square]].crowns
        return crowns


def read_realm(
    text: str,
    *,
    size: int = 5,
    discards: int = 0,
    coins: int = COINS_AT_THE_START,
    knights: int = KNIGHTS_AT_THE_START,
    knights_on: tuple[str, ...] | list[str] = (),
    buildings: dict[str, str] | None = None,
) -> Realm:
    """Read a board written in the position notation and lay its pieces on it."""
    realm = Realm(size, coins=coins, knights=knights)
    lay_out(realm, text, "wflgsmt")
    realm.discards = [0] * discards
    realm.knights_on = [read_square(name) for name in knights_on]
    for name, building in (buildings or {}).items():
        square = read_square(name)
        if square not in realm.free_town_squares():
            raise ValueError(f"no free town square for a building: {name}")
        realm.buildings[square] = building
    return realm


# --- Step B: taxes --------------------------------------------------------------------------------


def property_with(realm: Realm, square: Square) -> dict[str, Any]:
    """The property in which this square lies."""
    name = square_name(square)
    return next(each for each in properties(realm) if name in each["squares"])


def coins_of_the_properties(realm: Realm, knights: list[Square]) -> int:
    """Each knight collects a coin from every square of its property."""
    return sum(int(property_with(realm, square)["size"]) for square in knights)


def tax_bonus(realm: Realm, knights: list[Square], options: Options) -> int:
    """The coins that Knights' halls and Fortified guardhouses add to these taxes.

    The knights who are being sent belong to the kingdom and count too.
    """
    effects = {"tax_coin_per_knight": realm.all_knights, "tax_coin_per_tower": realm.towers}
    once = sum(
        effects.get(BUILDINGS[building].tax_effect, 0) for building in realm.buildings.values()
    )
    return once * (len(knights) if options["tax_bonus"] == "per_knight" else 1)


# --- Scoring --------------------------------------------------------------------------------------


def treasury(realm: Realm) -> dict[str, int]:
    points, left_over = divmod(realm.coins, COINS_FOR_A_POINT)
    return {"coins": realm.coins, "points": points, "left_over": left_over}


def property_of_the_queen(found: list[dict[str, Any]]) -> int | None:
    """The queen's property: the largest; of equals the one that scores most; then the sheet."""
    if not found:
        return None
    return min(
        range(len(found)),
        key=lambda index: (
            -found[index]["size"],
            -found[index]["points"],
            SHEET.index(found[index]["terrain"]),
        ),
    )


def crown_by_the_queen(found: list[dict[str, Any]]) -> dict[str, int] | None:
    """Put the queen into a property as one more crown; which one, and the points she brings."""
    index = property_of_the_queen(found)
    if index is None:
        return None
    chosen = found[index]
    chosen["crowns"] += 1
    chosen["points"] += chosen["size"]
    return {"property_index": index, "points": chosen["size"]}


def counted_for(building: Building, realm: Realm, found: list[dict[str, Any]]) -> int:
    """The number counted by a building: areas of a terrain, towers, knights; 1 if it is fixed."""
    if not building.points_per:
        return 1
    if building.points_per == "towers":
        return realm.towers
    if building.points_per == "knights":
        return realm.all_knights
    terrain = building.points_per.removesuffix("_areas")
    return [each["terrain"] for each in found].count(terrain)


def scores_of_buildings(realm: Realm, found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every building of the kingdom with its points."""
    scores: list[dict[str, Any]] = []
    for square, name in sorted(realm.buildings.items(), key=lambda item: item[0][::-1]):
        building = BUILDINGS[name]
        each = building.points_each if building.points_per else building.points
        count = counted_for(building, realm, found)
        scores.append(
            {
                "building": name,
                "square": square_name(square),
                "each": each,
                "count": count,
                "points": each * count,
            }
        )
    return scores


def score(realm: Realm, options: Options, *, queen: bool = False) -> dict[str, Any]:
    """The explained score of one kingdom, in the end with the rows of the score sheet."""
    found = properties(realm)
    queens_place = crown_by_the_queen(found) if queen else None
    extra = bonuses(realm, options)
    coins = treasury(realm)
    buildings = scores_of_buildings(realm, found)

    rows = {"treasury": coins["points"]}
    for terrain in SHEET:
        rows[terrain] = sum(each["points"] for each in found if each["terrain"] == terrain)
    rows["buildings"] = sum(each["points"] for each in buildings)
    if extra:
        rows["bonuses"] = sum(extra.values())

    return {
        "total": sum(rows.values()),
        "properties": found,
        "bonuses": extra,
        "largest_property": max((each["size"] for each in found), default=0),
        "crowns": sum(each["crowns"] for each in found),
        "court": {
            "treasury": coins,
            "buildings": buildings,
            "queen": queens_place,
            "sheet": [{"row": row, "points": points} for row, points in rows.items()],
        },
    }


def coins_left_over(score_of_kingdom: dict[str, Any]) -> int:
    return int(score_of_kingdom["court"]["treasury"]["left_over"])


def ranking_of_kingdoms(scores: list[dict[str, Any]]) -> list[list[int]]:
    """Points decide, then the largest property, then the coins that the treasury did not count."""
    return grouped(
        [(each["total"], each["largest_property"], coins_left_over(each)) for each in scores]
    )


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
    wedding = chosen["set"] == "royal_wedding"
    if wedding and chosen["seats"] == 2:
        faults.append("royal_wedding_needs_three_seats")
    if not wedding and chosen["seats"] > 4:
        faults.append("seats_need_royal_wedding")
    if chosen["teams"] and not wedding:
        faults.append("teams_need_royal_wedding")
    if chosen["teams"] and wedding and chosen["seats"] not in (6, 8):
        faults.append("teams_need_six_or_eight_seats")
    return faults


@dataclass(frozen=True)
class SetUp:
    """The set-up that follows from the options, before the first draw."""

    size: int
    kings_each: int
    offer: int
    rounds: int


SET_UPS = {  # seats, set, teams
    (2, "queendomino", False): SetUp(size=7, kings_each=2, offer=4, rounds=12),
    (3, "queendomino", False): SetUp(size=5, kings_each=1, offer=4, rounds=12),
    (4, "queendomino", False): SetUp(size=5, kings_each=1, offer=4, rounds=12),
    (3, "royal_wedding", False): SetUp(size=7, kings_each=1, offer=4, rounds=24),
    (4, "royal_wedding", False): SetUp(size=7, kings_each=1, offer=4, rounds=24),
    (5, "royal_wedding", False): SetUp(size=5, kings_each=1, offer=8, rounds=12),
    (6, "royal_wedding", False): SetUp(size=5, kings_each=1, offer=8, rounds=12),
    (7, "royal_wedding", False): SetUp(size=5, kings_each=1, offer=8, rounds=12),
    (6, "royal_wedding", True): SetUp(size=7, kings_each=1, offer=8, rounds=12),
    (8, "royal_wedding", True): SetUp(size=7, kings_each=1, offer=8, rounds=12),
}


def all_options(options: Options) -> dict[str, Any]:
    """The choice with its defaults; eight seats are always teams."""
    chosen = {**DEFAULT_OPTIONS, **options}
    chosen["teams"] = chosen["teams"] or chosen["seats"] == 8
    return chosen


def set_up(options: Options) -> SetUp:
    """The row of the rules page's tables for these options."""
    return SET_UPS[options["seats"], options["set"], options["teams"]]


# --- The course of a game -------------------------------------------------------------------------


class Oracle(Walk):
    """One game, from the first draw to the ranking."""

    def __init__(self, **options: Any) -> None:
        faults = option_faults(options)
        if faults:
            raise ValueError("impossible options: " + ", ".join(faults))
        chosen = all_options(options)
        self.seats: int = chosen["seats"]
        self.set_up = set_up(chosen)
        self.dominoes = dominoes_of(chosen)
        self.partners = 2 if chosen["teams"] else 1  # seats of one kingdom
        self.realms = [Realm(self.set_up.size) for _ in range(self.seats // self.partners)]
        self.building_board = BuildingBoard()
        self.offer: Row = []
        self.next_offer: Row = []
        self.offers_drawn = 0
        self.round = 0
        self._undrawn = sorted(self.dominoes)
        super().__init__(chosen)

    # What everybody sees --------------------------------------------------------------------------

    def kingdom_of(self, seat: int) -> int:
        return seat // self.partners

    def seats_of(self, kingdom: int) -> list[int]:
        return [seat for seat in range(self.seats) if self.kingdom_of(seat) == kingdom]

    def board(self, kingdom: int) -> str:
        return str(self.realms[kingdom])

    def discards(self, kingdom: int) -> list[int]:
        """The dominoes this kingdom had to discard, in order."""
        return list(self.realms[kingdom].discards)

    def cost(self, kingdom: int, slot: int) -> int:
        """The cost of the building on a slot for a kingdom: the queen takes off 1, not below 0."""
        discount = 1 if self.building_board.queen == kingdom else 0
        return max(0, slot - discount)

    def scores(self) -> list[dict[str, Any]]:
        """The explained scores of the kingdoms as they lie now."""
        queen = self.building_board.queen
        return [
            score(realm, self.options, queen=queen == kingdom)
            for kingdom, realm in enumerate(self.realms)
        ]

    def match_points(self) -> list[int]:
        return [each["total"] for each in self.scores()]

    def ranking(self) -> list[list[int]]:
        """Groups of seats sharing a place, best first; the seats of a kingdom stand together."""
        return [
            [seat for kingdom in group for seat in self.seats_of(kingdom)]
            for group in ranking_of_kingdoms(self.scores())
        ]

    def standings(self) -> list[dict[str, Any]]:
        """Every kingdom with its place, best first; after a shared place the next is left out."""
        found: list[dict[str, Any]] = []
        for group in ranking_of_kingdoms(self.scores()):
            place = len(found) + 1
            found += [self._standing(kingdom, place, group) for kingdom in group]
        return found

    def _standing(self, kingdom: int, place: int, group: list[int]) -> dict[str, Any]:
        last = self.scores()[kingdom]
        return {
            "kingdom": kingdom,
            "seats": self.seats_of(kingdom),
            "place": place,
            "total": last["total"],
            "largest_property": last["largest_property"],
            "crowns": 0,  # not asked
            "coins": coins_left_over(last),
            "tie_break": self._tie_break(kingdom, group),
        }

    def _tie_break(self, kingdom: int, group: list[int]) -> str:
        """The last thing that was asked to part this kingdom from others with equal totals."""
        if len(group) > 1:
            return "shared"
        scores = self.scores()
        equal = [each for each in scores if each["total"] == scores[kingdom]["total"]]
        largest = [each["largest_property"] for each in equal]
        if len(equal) == 1:
            return "none"
        if largest.count(scores[kingdom]["largest_property"]) == 1:
            return "largest_property"
        return "coins"

    # The course of the game -----------------------------------------------------------------------

    def _match(self) -> Course:
        yield from self._lay_out_buildings()
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
                yield from self._turn(seat, domino)
            if self.round < last_round:
                yield from self._prepare_next_round()

    def _turn(self, seat: int, domino: int) -> Course:
        squares = yield from self._place(seat, domino)  # A
        if squares:
            yield from self._send_knights(seat, squares)  # B
        yield from self._build(seat)  # C
        yield from self._bribe_the_dragon(seat)  # D
        if self.round < self.set_up.rounds:
            yield from self._claim(seat, self.next_offer)  # E

    def _prepare_next_round(self) -> Course:
        self.building_board.dragon_in_cave = True
        self.building_board.slide()
        yield from self._refill_slots()
        self.offer, self.next_offer = self.next_offer, []

    # The building board ---------------------------------------------------------------------------

    def _lay_out_buildings(self) -> Course:
        board = self.building_board
        for slot in SLOTS:
            board.slots[slot] = yield from self._draw_building()
        board.open_token = yield from self._draw_building()

    def _refill_slots(self) -> Course:
        """The open token goes to the cheapest free slot, drawn ones to the others; a new one opens.

        When the pile is empty, slots stay free.
        """
        board = self.building_board
        for slot in SLOTS:
            if board.slots[slot] is None and board.open_token is not None:
                board.slots[slot] = board.open_token
                board.open_token = None
                if board.undrawn:
                    board.open_token = yield from self._draw_building()

    def _draw_building(self) -> Generator[Moment, str, str]:
        bag = self.building_board.undrawn
        building = (yield draw_from([f"={token}" for token in bag])).removeprefix("=")
        bag.remove(building)
        return building

    # Offers and kings -----------------------------------------------------------------------------

    def _draw_offer(self, row: Row) -> Course:
        """With both boxes the offers alternate: Queendomino first, never mixed."""
        both = self.options["set"] == "royal_wedding"
        queens_turn = self.offers_drawn % 2 == 0
        for _ in range(self.set_up.offer):
            bag = [
                number
                for number in self._undrawn
                if not both or (number > QUEENS_OWN) == queens_turn
            ]
            slip = yield draw_from([f"={domino_name(number)}" for number in bag])
            number = read_domino_name(slip.removeprefix("="))
            self._undrawn.remove(number)
            row.append((number, None))
            row.sort()
        self.offers_drawn += 1

    def _first_claims(self) -> Course:
        kings = [seat for seat in range(self.seats) for _ in range(self.set_up.kings_each)]
        if self.seats == 2:
            first = yield from self._draw_king(kings)
            second = 1 - first
            for seat in (first, second, second, first):
                yield from self._claim(seat, self.offer)
            return
        while kings:
            seat = yield from self._draw_king(kings)
            kings.remove(seat)
            yield from self._claim(seat, self.offer)

    def _draw_king(self, bag: list[int]) -> Lot:
        slip = yield draw_from([f"=k{seat + 1}" for seat in bag])
        return int(slip.removeprefix("=k")) - 1

    # The five steps of a turn ---------------------------------------------------------------------

    def _place(self, seat: int, domino: int) -> Generator[Moment, str, list[Square]]:
        """A: place the domino, or discard it if there is no place; the two squares it covers."""
        realm = self.realms[self.kingdom_of(seat)]
        squares = yield from place_or_discard(seat, realm, domino, self.dominoes[domino])
        self.offer.pop(0)
        return squares

    def _send_knights(self, seat: int, squares: list[Square]) -> Course:
        """B: put up to two knights of the supply on the domino, one on each half."""
        realm = self.realms[self.kingdom_of(seat)]
        first, second = (square_name(each) for each in sorted(squares, key=lambda it: it[::-1]))
        courses = []
        if realm.knights >= 1:
            courses += [f"tax {first}", f"tax {second}"]
        if realm.knights >= 2:
            courses += [f"tax {first} {second}"]
        if not courses:
            return

        def canonical(text: str) -> str:
            return f"tax {first} {second}" if text == f"tax {second} {first}" else text

        answer = yield Moment(seat, [*courses, DECLINE], canonical=canonical)
        if answer != DECLINE:
            knights = [read_square(name) for name in answer.split()[1:]]
            realm.knights -= len(knights)
            realm.knights_on += knights
            realm.coins += coins_of_the_properties(realm, knights)
            realm.coins += tax_bonus(realm, knights, self.options)

    def _build(self, seat: int) -> Course:
        """C: buy one building from its slot for a town square without a building."""
        kingdom = self.kingdom_of(seat)
        realm, board = self.realms[kingdom], self.building_board
        courses = [
            f"build {slot} {square_name(square)}"
            for slot in board.filled_slots()
            if self.cost(kingdom, slot) <= realm.coins
            for square in realm.free_town_squares()
        ]
        if not courses:
            return
        answer = yield Moment(seat, [*courses, DECLINE])
        if answer != DECLINE:
            _, slot, square = answer.split()
            realm.coins -= self.cost(kingdom, int(slot))
            building = board.take(int(slot))
            realm.buildings[read_square(square)] = building
            realm.knights += BUILDINGS[building].knights
            if BUILDINGS[building].towers:
                self._call_the_queen(kingdom)

    def _call_the_queen(self, kingdom: int) -> None:
        """She comes to whoever gained towers and now has at least as many as everybody else."""
        if all(self.realms[kingdom].towers >= other.towers for other in self.realms):
            self.building_board.queen = kingdom

    def _bribe_the_dragon(self, seat: int) -> Course:
        """D: pay a coin, and a building on a slot burns; only with the dragon there, not the queen.

        The dragon stays out until the round is over.
        """
        kingdom = self.kingdom_of(seat)
        realm, board = self.realms[kingdom], self.building_board
        possible = board.dragon_in_cave and board.queen != kingdom and realm.coins >= BRIBE
        courses = [f"burn {slot}" for slot in board.filled_slots()]
        if not (possible and courses):
            return
        answer = yield Moment(seat, [*courses, DECLINE])
        if answer != DECLINE:
            realm.coins -= BRIBE
            board.burnt.append(board.take(int(answer.removeprefix("burn "))))
            board.dragon_in_cave = False

    def _claim(self, seat: int, row: Row) -> Course:
        """E: put the king on a free domino of the next offer."""
        free = [domino_name(domino) for domino in free_dominoes(row)]
        put_king(seat, read_domino_name((yield Moment(seat, free))), row)
