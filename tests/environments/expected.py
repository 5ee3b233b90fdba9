"""Observations written once more in plain Python, from nothing but the view of a seat."""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

import dominium
from dominium import Game, KingdomGame, LineView, View

TERRAINS = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")
CASTLE = 8
ENDS = ("left", "right", "up", "down")
TILES = [f"{high}{low}" for high in range(7) for low in range(high + 1)]
BUILDINGS = [building.id for building in dominium.buildings()]
KINGDOM_STEPS = [
    "place_castle",
    "draw_building",
    "draw_domino",
    "draw_king",
    "draw_seat",
    "claim",
    "place",
    "tax",
    "build",
    "burn",
    "finished",
]
LINE_STEPS = [
    "draw_seat",
    "remove_tile",
    "deal_tile",
    "draw_tile",
    "lead",
    "play",
    "play_or_pass",
    "hit_or_stand",
    "finished",
]

Document = dict[str, Any]


def expected(game: Game, view: View | LineView, seat: int) -> dict[str, Any]:
    """Every field by its name."""
    document = view.to_dict()
    if isinstance(game, KingdomGame):
        return kingdom_fields(game, document, seat)
    return line_fields(game, document, seat)


def assert_as_expected(
    game: Game, observation: npt.NDArray[np.uint8], view: View | LineView, seat: int
) -> None:
    fields = expected(game, view, seat)
    for field in game.observation_fields:
        value = np.array(fields.pop(field.name))
        found = field.of(observation)
        assert value.shape == found.shape == field.shape, field.name
        assert (value == found).all(), (field.name, value, found)
        assert found.max(initial=0) <= field.most, field.name
    assert not fields


def wide(value: int) -> list[int]:
    return list(divmod(value, 256))


def from_viewer(seats: int, seat: int) -> list[int]:
    """Seats or kingdoms in their order from one of them on."""
    return [(seat + place) % seats for place in range(seats)]


def relative(other: int | None, seat: int, seats: int) -> int:
    """1 for the seat itself, 2 for the next one, 0 for nobody."""
    return 0 if other is None else (other - seat) % seats + 1


def code(half: Document) -> int:
    return TERRAINS.index(half["terrain"]) + 1 + 16 * int(half["crowns"])


# --- Kingdoms -------------------------------------------------------------------------------------


def place(square: str, side: int) -> int:
    return ord(square[0]) - ord("a") + side * (int(square[1:]) - 1)


def land(kingdom: Document, side: int) -> npt.NDArray[np.uint8]:
    crowns = {building.id: building.crowns for building in dominium.buildings()}
    squares = np.zeros(side * side, np.uint8)
    if kingdom["castle"] is not None:
        squares[place(kingdom["castle"], side)] = CASTLE
    for each in kingdom["squares"]:
        squares[place(each["square"], side)] = code(each)
    if kingdom["court"] is not None:
        for each in kingdom["court"]["buildings"]:
            squares[place(each["square"], side)] += 16 * crowns[each["building"]]
        for square in kingdom["court"]["knights_on"]:
            squares[place(square, side)] += 64
    return squares.reshape(side, side)


def built(kingdom: Document, side: int) -> npt.NDArray[np.uint8]:
    squares = np.zeros(side * side, np.uint8)
    for each in kingdom["court"]["buildings"]:
        squares[place(each["square"], side)] = BUILDINGS.index(each["building"]) + 1
    return squares.reshape(side, side)


def offer_fields(name: str, offer: list[Document], slots: int, seat: int, seats: int) -> Document:
    dominoes = [each["domino"] for each in offer]
    halves = [[code(each["left"]), code(each["right"])] for each in offer]
    claims = [relative(each["seat"], seat, seats) for each in offer]
    empty = slots - len(offer)
    return {
        name: dominoes + [0] * empty,
        f"{name}_halves": halves + [[0, 0]] * empty,
        f"{name}_claims": claims + [0] * empty,
    }


def kingdom_fields(game: KingdomGame, view: Document, seat: int) -> Document:
    order = from_viewer(game.kingdoms, game.kingdom_of(seat))
    lands = [view["kingdoms"][kingdom] for kingdom in order]
    slots = next(field.shape[0] for field in game.observation_fields if field.name == "offer")
    turn = view["turn"]
    actor = view["actor"] if isinstance(view["actor"], int) else None
    fields = {
        "squares": [land(kingdom, game.side) for kingdom in lands],
        "step": [KINGDOM_STEPS.index(view["step"])],
        "turn": [relative(actor, seat, game.seats)],
        "turn_domino": [turn["domino"] if turn else 0],
        "turn_halves": [code(turn["left"]), code(turn["right"])] if turn else [0, 0],
        **offer_fields("offer", view["offer"], slots, seat, game.seats),
        "placed": [sum(each["placed"] for each in view["offer"])],
        **offer_fields("next_offer", view["next_offer"], slots, seat, game.seats),
        "undrawn": [int(number + 1 in view["undrawn"]) for number in range(len(game.dominoes))],
        "draws_left": [view["draws_left"]],
        "round": [view["round"]],
        "discards": [len(kingdom["discarded"]) for kingdom in lands],
        "points": [wide(view["scores"][kingdom]["total"]) for kingdom in order],
    }
    if view["building_board"] is not None:
        fields |= court_fields(game, view, lands, order)
    if view["games"] > 1:
        finished = [sum(game[kingdom] for game in view["finished_games"]) for kingdom in order]
        fields |= {"game": [view["game_number"]], "totals": [wide(points) for points in finished]}
    return fields


def court_fields(
    game: KingdomGame, view: Document, lands: list[Document], order: list[int]
) -> Document:
    board = view["building_board"]
    courts = [kingdom["court"] for kingdom in lands]
    squares = view["turn"]["squares"] if view["turn"] else []
    numbers = [place(square, game.side) + 1 for square in squares]

    def token(building: str | None) -> int:
        return 0 if building is None else BUILDINGS.index(building) + 1

    return {
        "buildings": [built(kingdom, game.side) for kingdom in lands],
        "turn_squares": numbers or [0, 0],
        "coins": [wide(court["coins"]) for court in courts],
        "knights": [court["knights"] for court in courts],
        "towers": [court["towers"] for court in courts],
        "queen": [0 if board["queen"] is None else order.index(board["queen"]) + 1],
        "dragon": [int(board["dragon_in_cave"])],
        "slots": [token(slot["building"]) for slot in board["slots"]],
        "open_building": [token(board["open_building"])],
        "pile": [board["undrawn"].count(building) for building in BUILDINGS],
    }


# --- Tiles ----------------------------------------------------------------------------------------


def lying(laid: Document, cross_tile: str | None) -> int:
    if laid["end"] is None:
        return 32
    high = laid["outward"] > laid["inward"]
    end = ENDS.index(laid["end"])
    return int(64 * end + 32 * (high or laid["tile"] == cross_tile) + laid["position"])


def flags(tiles: Iterable[str]) -> list[int]:
    held = set(tiles)
    return [int(tile in held) for tile in TILES]


def line_fields(game: Game, view: Document, seat: int) -> Document:
    order = from_viewer(game.seats, seat)
    own = view["hands"][seat]
    names = {field.name: field.shape for field in game.observation_fields}

    def of_hands(value: Callable[[Document], int | None]) -> list[int]:
        return [min(value(view["hands"][other]) or 0, 255) for other in order]

    def of_scores(name: str) -> list[int]:
        return [min(view["scores"][other][name], 255) for other in order]

    fields: Document = {
        "hand": flags(own["tiles"]),
        "hand_pips": [own["pips"]],
        "hand_sizes": of_hands(lambda hand: hand["size"]),
        "drawn": of_hands(lambda hand: hand["drawn"]),
        "passes": of_hands(lambda hand: hand["passes"]),
        "out": of_hands(lambda hand: hand["out"]),
        "stock": [view["stock"]],
        "step": [LINE_STEPS.index(view["step"])],
        "turn": [relative(view["turn"], seat, game.seats)],
        "lead": [relative(view["lead"], seat, game.seats)],
        "deal": wide(view["deal"]),
        "totals": [wide(view["scores"][other]["total"] + 32768) for other in order],
        "gained": of_scores("gained"),
        "deals_won": of_scores("deals_won"),
    }
    if game.id == "twenty_one":
        fields["stood"] = of_hands(lambda hand: hand["stood"])
    else:
        laid = {each["tile"]: each for each in view["line"]}
        ends = {each["end"]: each["number"] + 1 for each in view["open_ends"]}
        crossing = view["cross_tile"]
        fields["line"] = [lying(laid[tile], crossing) if tile in laid else 0 for tile in TILES]
        fields["open_ends"] = [ends.get(end, 0) for end in ENDS[: names["open_ends"][0]]]
    if game.id == "matador":
        fields["wild"] = [int(tile in laid and laid[tile]["wild"]) for tile in TILES]
        fields["removed"] = [view["removed"]]
    if view["bank"] is not None:
        fields["bank"] = wide(view["bank"])
    return fields
