"""The native rules, search and batches of Dominium."""

from collections.abc import Sequence
from typing import Any, Literal, Self

import numpy
import numpy.typing


class Refusal:
    @property
    def code(self) -> str: ...

    @property
    def params(self) -> dict[str, int | str]: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class Fault:
    @property
    def code(self) -> str: ...

    @property
    def params(self) -> dict[str, int | str]: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class Half:
    @property
    def terrain(self) -> Literal['wheat', 'forest', 'lake', 'grassland', 'swamp', 'mine', 'town']: ...

    @property
    def crowns(self) -> int: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class BoardSquare:
    @property
    def square(self) -> str: ...

    @property
    def terrain(self) -> Literal['wheat', 'forest', 'lake', 'grassland', 'swamp', 'mine', 'town']: ...

    @property
    def crowns(self) -> int: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class Area:
    @property
    def first(self) -> str: ...

    @property
    def last(self) -> str: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class OfferSlot:
    @property
    def domino(self) -> int: ...

    @property
    def left(self) -> Half: ...

    @property
    def right(self) -> Half: ...

    @property
    def seat(self) -> int | None: ...

    @property
    def placed(self) -> bool: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def to_svg(self, **keywords: Any) -> str:
        """An SVG picture; keywords as in `dominium.render`."""

class Turn:
    @property
    def seat(self) -> int: ...

    @property
    def domino(self) -> int: ...

    @property
    def left(self) -> Half: ...

    @property
    def right(self) -> Half: ...

    @property
    def squares(self) -> tuple[str, ...]: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def to_svg(self, **keywords: Any) -> str:
        """An SVG picture; keywords as in `dominium.render`."""

class Property:
    @property
    def terrain(self) -> Literal['wheat', 'forest', 'lake', 'grassland', 'swamp', 'mine', 'town']: ...

    @property
    def squares(self) -> tuple[str, ...]: ...

    @property
    def size(self) -> int: ...

    @property
    def crowns(self) -> int: ...

    @property
    def points(self) -> int: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class Bonus:
    @property
    def name(self) -> Literal['middle_kingdom', 'harmony']: ...

    @property
    def points(self) -> int: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class TreasuryScore:
    @property
    def coins(self) -> int: ...

    @property
    def points(self) -> int: ...

    @property
    def left_over(self) -> int: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class BuildingScore:
    @property
    def building(self) -> Literal['bakery', 'sawmill', 'fishmonger', 'weaver', 'magic_school', 'forge', 'church', 'inn', 'tavern', 'watchtower', 'fortified_guardhouse', 'knights_hall', 'travelling_castle', 'training_camp', 'statue', 'queens_tower']: ...

    @property
    def square(self) -> str | None: ...

    @property
    def each(self) -> int: ...

    @property
    def count(self) -> int: ...

    @property
    def points(self) -> int: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class QueenScore:
    @property
    def property_index(self) -> int: ...

    @property
    def points(self) -> int: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class SheetRow:
    @property
    def row(self) -> str: ...

    @property
    def points(self) -> int: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class CourtScore:
    @property
    def treasury(self) -> TreasuryScore: ...

    @property
    def buildings(self) -> tuple[BuildingScore, ...]: ...

    @property
    def queen(self) -> QueenScore | None: ...

    @property
    def sheet(self) -> tuple[SheetRow, ...]: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class KingdomScore:
    @property
    def kingdom(self) -> int: ...

    @property
    def seats(self) -> tuple[int, ...]: ...

    @property
    def total(self) -> int: ...

    @property
    def properties(self) -> tuple[Property, ...]: ...

    @property
    def bonuses(self) -> tuple[Bonus, ...]: ...

    @property
    def largest_property(self) -> int: ...

    @property
    def crowns(self) -> int: ...

    @property
    def court(self) -> CourtScore | None: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class PlacedBuilding:
    @property
    def square(self) -> str: ...

    @property
    def building(self) -> Literal['bakery', 'sawmill', 'fishmonger', 'weaver', 'magic_school', 'forge', 'church', 'inn', 'tavern', 'watchtower', 'fortified_guardhouse', 'knights_hall', 'travelling_castle', 'training_camp', 'statue', 'queens_tower']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class Court:
    @property
    def coins(self) -> int: ...

    @property
    def knights(self) -> int: ...

    @property
    def knights_on(self) -> tuple[str, ...]: ...

    @property
    def towers(self) -> int: ...

    @property
    def buildings(self) -> tuple[PlacedBuilding, ...]: ...

    @property
    def queen(self) -> bool: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class BuildingSlot:
    @property
    def slot(self) -> int: ...

    @property
    def cost(self) -> int: ...

    @property
    def building(self) -> Literal['bakery', 'sawmill', 'fishmonger', 'weaver', 'magic_school', 'forge', 'church', 'inn', 'tavern', 'watchtower', 'fortified_guardhouse', 'knights_hall', 'travelling_castle', 'training_camp', 'statue', 'queens_tower'] | None: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class BuildingBoard:
    @property
    def slots(self) -> tuple[BuildingSlot, ...]: ...

    @property
    def open_building(self) -> Literal['bakery', 'sawmill', 'fishmonger', 'weaver', 'magic_school', 'forge', 'church', 'inn', 'tavern', 'watchtower', 'fortified_guardhouse', 'knights_hall', 'travelling_castle', 'training_camp', 'statue', 'queens_tower'] | None: ...

    @property
    def dragon_in_cave(self) -> bool: ...

    @property
    def queen(self) -> int | None: ...

    @property
    def undrawn(self) -> tuple[Literal['bakery', 'sawmill', 'fishmonger', 'weaver', 'magic_school', 'forge', 'church', 'inn', 'tavern', 'watchtower', 'fortified_guardhouse', 'knights_hall', 'travelling_castle', 'training_camp', 'statue', 'queens_tower'], ...]: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class BuildingInfo:
    @property
    def id(self) -> str: ...

    @property
    def count(self) -> int: ...

    @property
    def knights(self) -> int: ...

    @property
    def towers(self) -> int: ...

    @property
    def source(self) -> str: ...

    @property
    def effect(self) -> Literal['none', 'tax_coin_per_tower', 'tax_coin_per_knight']: ...

    @property
    def crowns(self) -> int: ...

    @property
    def points(self) -> int: ...

    @property
    def points_per(self) -> Literal['building', 'wheat_areas', 'forest_areas', 'lake_areas', 'grassland_areas', 'swamp_areas', 'mine_areas', 'town_areas', 'towers', 'knights']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class KnightTax:
    @property
    def square(self) -> str: ...

    @property
    def terrain(self) -> Literal['wheat', 'forest', 'lake', 'grassland', 'swamp', 'mine', 'town']: ...

    @property
    def coins(self) -> int: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class TaxBonus:
    @property
    def building(self) -> Literal['bakery', 'sawmill', 'fishmonger', 'weaver', 'magic_school', 'forge', 'church', 'inn', 'tavern', 'watchtower', 'fortified_guardhouse', 'knights_hall', 'travelling_castle', 'training_camp', 'statue', 'queens_tower']: ...

    @property
    def square(self) -> str: ...

    @property
    def coins(self) -> int: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class KingdomView:
    @property
    def kingdom(self) -> int: ...

    @property
    def seats(self) -> tuple[int, ...]: ...

    @property
    def castle(self) -> str | None: ...

    @property
    def squares(self) -> tuple[BoardSquare, ...]: ...

    @property
    def used(self) -> Area | None: ...

    @property
    def reachable(self) -> Area | None: ...

    @property
    def discarded(self) -> tuple[int, ...]: ...

    @property
    def position(self) -> str: ...

    @property
    def court(self) -> Court | None: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def to_svg(self, **keywords: Any) -> str:
        """An SVG picture; keywords as in `dominium.render`."""

class Standing:
    @property
    def kingdom(self) -> int: ...

    @property
    def seats(self) -> tuple[int, ...]: ...

    @property
    def place(self) -> int: ...

    @property
    def total(self) -> int: ...

    @property
    def largest_property(self) -> int: ...

    @property
    def crowns(self) -> int: ...

    @property
    def coins(self) -> int: ...

    @property
    def tie_break(self) -> Literal['none', 'largest_property', 'crowns', 'coins', 'shared']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class Outcome:
    @property
    def reason(self) -> str: ...

    @property
    def ranking(self) -> tuple[tuple[int, ...], ...]: ...

    @property
    def standings(self) -> tuple[Standing, ...]: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class View:
    @property
    def viewer(self) -> int | None: ...

    @property
    def actor(self) -> int | Literal['chance'] | None: ...

    @property
    def step(self) -> Literal['place_castle', 'draw_building', 'draw_domino', 'draw_king', 'draw_seat', 'claim', 'place', 'tax', 'build', 'burn', 'finished']: ...

    @property
    def game_number(self) -> int: ...

    @property
    def games(self) -> int: ...

    @property
    def round(self) -> int: ...

    @property
    def rounds(self) -> int: ...

    @property
    def offer(self) -> tuple[OfferSlot, ...]: ...

    @property
    def next_offer(self) -> tuple[OfferSlot, ...]: ...

    @property
    def turn(self) -> Turn | None: ...

    @property
    def kingdoms(self) -> tuple[KingdomView, ...]: ...

    @property
    def scores(self) -> tuple[KingdomScore, ...]: ...

    @property
    def finished_games(self) -> tuple[tuple[int, ...], ...]: ...

    @property
    def totals(self) -> tuple[int, ...]: ...

    @property
    def undrawn(self) -> tuple[int, ...]: ...

    @property
    def draws_left(self) -> int: ...

    @property
    def building_board(self) -> BuildingBoard | None: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def to_svg(self, **keywords: Any) -> str:
        """An SVG picture; keywords as in `dominium.render`."""

class Preview:
    @property
    def first(self) -> BoardSquare: ...

    @property
    def second(self) -> BoardSquare: ...

    @property
    def gain(self) -> int: ...

    @property
    def property_terrain(self) -> Literal['wheat', 'forest', 'lake', 'grassland', 'swamp', 'mine', 'town']: ...

    @property
    def property_size(self) -> int: ...

    @property
    def property_crowns(self) -> int: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class TaxPreview:
    @property
    def coins(self) -> int: ...

    @property
    def bonus(self) -> int: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class BuildPreview:
    @property
    def building(self) -> Literal['bakery', 'sawmill', 'fishmonger', 'weaver', 'magic_school', 'forge', 'church', 'inn', 'tavern', 'watchtower', 'fortified_guardhouse', 'knights_hall', 'travelling_castle', 'training_camp', 'statue', 'queens_tower']: ...

    @property
    def cost(self) -> int: ...

    @property
    def gain(self) -> int: ...

    @property
    def knights(self) -> int: ...

    @property
    def towers(self) -> int: ...

    @property
    def queen(self) -> bool: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class Place:
    @property
    def square(self) -> str: ...

    @property
    def direction(self) -> Literal['r', 'l', 'u', 'd']: ...

    @property
    def kind(self) -> Literal['place']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class Claim:
    @property
    def domino(self) -> int: ...

    @property
    def kind(self) -> Literal['claim']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class Tax:
    @property
    def first(self) -> str: ...

    @property
    def second(self) -> str | None: ...

    @property
    def kind(self) -> Literal['tax']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class Build:
    @property
    def slot(self) -> int: ...

    @property
    def square(self) -> str: ...

    @property
    def kind(self) -> Literal['build']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class Burn:
    @property
    def slot(self) -> int: ...

    @property
    def kind(self) -> Literal['burn']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class Decline:
    @property
    def kind(self) -> Literal['decline']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class PlaceCastle:
    @property
    def square(self) -> str: ...

    @property
    def kind(self) -> Literal['place_castle']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class DrawDomino:
    @property
    def domino(self) -> int: ...

    @property
    def kind(self) -> Literal['draw_domino']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class DrawKing:
    @property
    def seat(self) -> int: ...

    @property
    def kind(self) -> Literal['draw_king']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class DrawSeat:
    @property
    def seat(self) -> int: ...

    @property
    def kind(self) -> Literal['draw_seat']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class DrawBuilding:
    @property
    def building(self) -> Literal['bakery', 'sawmill', 'fishmonger', 'weaver', 'magic_school', 'forge', 'church', 'inn', 'tavern', 'watchtower', 'fortified_guardhouse', 'knights_hall', 'travelling_castle', 'training_camp', 'statue', 'queens_tower']: ...

    @property
    def kind(self) -> Literal['draw_building']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class GameStarted:
    @property
    def game_number(self) -> int: ...

    @property
    def games(self) -> int: ...

    @property
    def kind(self) -> Literal['game_started']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class CastlePlaced:
    @property
    def seat(self) -> int: ...

    @property
    def square(self) -> str: ...

    @property
    def kind(self) -> Literal['castle_placed']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class DominoDrawn:
    @property
    def domino(self) -> int: ...

    @property
    def kind(self) -> Literal['domino_drawn']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class OfferOpened:
    @property
    def dominoes(self) -> tuple[int, ...]: ...

    @property
    def kind(self) -> Literal['offer_opened']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class KingDrawn:
    @property
    def seat(self) -> int: ...

    @property
    def kind(self) -> Literal['king_drawn']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class SeatDrawn:
    @property
    def seat(self) -> int: ...

    @property
    def kind(self) -> Literal['seat_drawn']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class DominoClaimed:
    @property
    def seat(self) -> int: ...

    @property
    def domino(self) -> int: ...

    @property
    def automatic(self) -> bool: ...

    @property
    def kind(self) -> Literal['domino_claimed']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class RoundStarted:
    @property
    def round(self) -> int: ...

    @property
    def rounds(self) -> int: ...

    @property
    def kind(self) -> Literal['round_started']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class DominoPlaced:
    @property
    def seat(self) -> int: ...

    @property
    def domino(self) -> int: ...

    @property
    def square(self) -> str: ...

    @property
    def direction(self) -> Literal['r', 'l', 'u', 'd']: ...

    @property
    def first(self) -> BoardSquare: ...

    @property
    def second(self) -> BoardSquare: ...

    @property
    def gain(self) -> int: ...

    @property
    def total(self) -> int: ...

    @property
    def kind(self) -> Literal['domino_placed']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class DominoDiscarded:
    @property
    def seat(self) -> int: ...

    @property
    def domino(self) -> int: ...

    @property
    def kind(self) -> Literal['domino_discarded']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class DominoRemoved:
    @property
    def domino(self) -> int: ...

    @property
    def kind(self) -> Literal['domino_removed']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class BuildingDrawn:
    @property
    def building(self) -> Literal['bakery', 'sawmill', 'fishmonger', 'weaver', 'magic_school', 'forge', 'church', 'inn', 'tavern', 'watchtower', 'fortified_guardhouse', 'knights_hall', 'travelling_castle', 'training_camp', 'statue', 'queens_tower']: ...

    @property
    def slot(self) -> int | None: ...

    @property
    def kind(self) -> Literal['building_drawn']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class BuildingsOffered:
    @property
    def slots(self) -> tuple[BuildingSlot, ...]: ...

    @property
    def open_building(self) -> Literal['bakery', 'sawmill', 'fishmonger', 'weaver', 'magic_school', 'forge', 'church', 'inn', 'tavern', 'watchtower', 'fortified_guardhouse', 'knights_hall', 'travelling_castle', 'training_camp', 'statue', 'queens_tower'] | None: ...

    @property
    def kind(self) -> Literal['buildings_offered']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class TaxesCollected:
    @property
    def seat(self) -> int: ...

    @property
    def kingdom(self) -> int: ...

    @property
    def knights(self) -> tuple[KnightTax, ...]: ...

    @property
    def bonuses(self) -> tuple[TaxBonus, ...]: ...

    @property
    def coins(self) -> int: ...

    @property
    def total(self) -> int: ...

    @property
    def kind(self) -> Literal['taxes_collected']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class BuildingBuilt:
    @property
    def seat(self) -> int: ...

    @property
    def kingdom(self) -> int: ...

    @property
    def building(self) -> Literal['bakery', 'sawmill', 'fishmonger', 'weaver', 'magic_school', 'forge', 'church', 'inn', 'tavern', 'watchtower', 'fortified_guardhouse', 'knights_hall', 'travelling_castle', 'training_camp', 'statue', 'queens_tower']: ...

    @property
    def slot(self) -> int: ...

    @property
    def cost(self) -> int: ...

    @property
    def square(self) -> str: ...

    @property
    def knights(self) -> int: ...

    @property
    def towers(self) -> int: ...

    @property
    def coins(self) -> int: ...

    @property
    def kind(self) -> Literal['building_built']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class QueenMoved:
    @property
    def kingdom(self) -> int: ...

    @property
    def seats(self) -> tuple[int, ...]: ...

    @property
    def towers(self) -> int: ...

    @property
    def previous(self) -> int | None: ...

    @property
    def kind(self) -> Literal['queen_moved']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class BuildingBurnt:
    @property
    def seat(self) -> int: ...

    @property
    def kingdom(self) -> int: ...

    @property
    def building(self) -> Literal['bakery', 'sawmill', 'fishmonger', 'weaver', 'magic_school', 'forge', 'church', 'inn', 'tavern', 'watchtower', 'fortified_guardhouse', 'knights_hall', 'travelling_castle', 'training_camp', 'statue', 'queens_tower']: ...

    @property
    def slot(self) -> int: ...

    @property
    def coins(self) -> int: ...

    @property
    def kind(self) -> Literal['building_burnt']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class DragonReturned:
    @property
    def kind(self) -> Literal['dragon_returned']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class StepDeclined:
    @property
    def seat(self) -> int: ...

    @property
    def step(self) -> Literal['place_castle', 'draw_building', 'draw_domino', 'draw_king', 'draw_seat', 'claim', 'place', 'tax', 'build', 'burn', 'finished']: ...

    @property
    def kind(self) -> Literal['step_declined']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class GameScored:
    @property
    def game_number(self) -> int: ...

    @property
    def scores(self) -> tuple[KingdomScore, ...]: ...

    @property
    def standings(self) -> tuple[Standing, ...]: ...

    @property
    def kind(self) -> Literal['game_scored']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class MatchEnded:
    @property
    def outcome(self) -> Outcome: ...

    @property
    def kind(self) -> Literal['match_ended']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

def schema() -> list[dict[str, Any]]:
    """Every described struct, language-neutral, for generated types."""

def refusal_codes() -> list[str]: ...

def buildings() -> tuple[BuildingInfo, ...]:
    """The catalogue of buildings."""

class NativeSetupSlot:
    def __init__(self, domino: int, seat: int | None, placed: bool) -> None: ...

class NativeSetupCourt:
    def __init__(self, coins: int, knights: int, knights_on: Sequence[str], buildings: Sequence[tuple[str, str]]) -> None: ...

class NativeSetupKingdom:
    def __init__(self, position: str, discarded: Sequence[int], court: NativeSetupCourt | None) -> None: ...

class NativeSetupBuildingBoard:
    def __init__(self, slots: Sequence[tuple[int, str | None]], open_building: str | None, dragon_in_cave: bool, queen: int | None, undrawn: Sequence[str]) -> None: ...

class NativeSetup:
    def __init__(self, step: str, seat: int | None, round: int, game_number: int, offer: Sequence[NativeSetupSlot], next_offer: Sequence[NativeSetupSlot], kingdoms: Sequence[NativeSetupKingdom], finished_games: Sequence[Sequence[int]], undrawn: Sequence[int], turn_squares: Sequence[str], building_board: NativeSetupBuildingBoard | None) -> None: ...

class HandBoard:
    def __init__(self, size: int, fixed: bool, queendomino: bool, dominoes: int) -> None: ...

    @staticmethod
    def from_position(text: str, size: int, fixed: bool, queendomino: bool, dominoes: int) -> HandBoard: ...

    def put_castle(self, square: str) -> None: ...

    def put(self, square: str, half: tuple[str, int]) -> None: ...

    def put_domino(self, square: str, direction: str, left: tuple[str, int], right: tuple[str, int], number: int | None) -> bool: ...

    def remove(self, square: str) -> None: ...

    def put_building(self, square: str, building: str) -> None: ...

    def remove_building(self, square: str) -> None: ...

    @property
    def coins(self) -> int: ...

    @coins.setter
    def coins(self, arg: int, /) -> None: ...

    @property
    def knights(self) -> int: ...

    @knights.setter
    def knights(self, arg: int, /) -> None: ...

    @property
    def queen(self) -> bool: ...

    @queen.setter
    def queen(self, arg: bool, /) -> None: ...

    def discard(self, count: int) -> None: ...

    def faults(self) -> list[Fault]: ...

    def score(self, middle_kingdom: bool, harmony: bool) -> KingdomScore: ...

    def view(self) -> KingdomView: ...

    def copy(self) -> HandBoard: ...

class NativeState:
    def actor(self) -> int | Literal['chance'] | None: ...

    def legal_actions(self) -> list[Any]: ...

    def odds(self) -> list[tuple[Any, float]]: ...

    def action_mask(self) -> numpy.typing.NDArray[numpy.bool_]: ...

    def refusal(self, action: object) -> Refusal | None: ...

    def apply(self, action: object) -> tuple[Any, ...] | Refusal: ...

    def parse(self, text: str) -> Any: ...

    def view(self, viewer: int | None) -> View: ...

    def scores(self) -> tuple[KingdomScore, ...]: ...

    def outcome(self) -> Outcome | None: ...

    def preview(self, action: object) -> Preview | TaxPreview | BuildPreview | None: ...

    def key(self) -> bytes: ...

    def perft(self, depth: int) -> int: ...

    def greedy_action(self, seed: int) -> Any: ...

    def search(self, playouts: int | None, seconds: float | None, greedy_share: float, seed: int) -> list[tuple[Any, float, int]]: ...

    def copy(self) -> NativeState: ...

    def equals(self, other: NativeState) -> bool: ...

class NativeGame:
    def start(self) -> NativeState: ...

    def setup(self, setup: NativeSetup) -> NativeState | list[Fault]: ...

    @property
    def num_actions(self) -> int: ...

    @property
    def num_chance_actions(self) -> int: ...

    @property
    def side(self) -> int: ...

    @property
    def kingdoms(self) -> int: ...

    def kingdom_of(self, seat: int) -> int: ...

    def seats_of(self, kingdom: int) -> tuple[int, ...]: ...

    def dominoes(self) -> tuple[tuple[Half, Half], ...]: ...

    def action(self, index: int) -> Any: ...

    def chance_action(self, index: int) -> Any: ...

    def simulate(self, count: int, policies: Sequence[str], seed: int, threads: int) -> dict[str, Any]: ...

def kingdomino_faults(seats: int, size: int, wider_offer: bool) -> list[Fault]: ...

def kingdomino(seats: int, size: int, wider_offer: bool, middle_kingdom: bool, harmony: bool, games_in_match: int, opening: str, frame: str) -> NativeGame: ...

def queendomino_faults(seats: int, set: str, teams: bool) -> list[Fault]: ...

def queendomino(seats: int, set: str, teams: bool, tax_bonus: str, middle_kingdom: bool, harmony: bool) -> NativeGame: ...

def build_info() -> dict[str, str]:
    """
    The compiler, its flags, and the processors that have hot loops of their own.
    """
