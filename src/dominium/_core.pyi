"""The native rules, search and batches of Dominium."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, Self

import numpy
import numpy.typing
from numpy.typing import NDArray


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

    def __eq__(self, other: object) -> bool: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __hash__(self) -> int: ...

class Claim:
    @property
    def domino(self) -> int: ...

    @property
    def kind(self) -> Literal['claim']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

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

    def __eq__(self, other: object) -> bool: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

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

    def __eq__(self, other: object) -> bool: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __hash__(self) -> int: ...

class Burn:
    @property
    def slot(self) -> int: ...

    @property
    def kind(self) -> Literal['burn']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __hash__(self) -> int: ...

class Decline:
    @property
    def kind(self) -> Literal['decline']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __hash__(self) -> int: ...

class PlaceCastle:
    @property
    def square(self) -> str: ...

    @property
    def kind(self) -> Literal['place_castle']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __hash__(self) -> int: ...

class DrawDomino:
    @property
    def domino(self) -> int: ...

    @property
    def kind(self) -> Literal['draw_domino']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __hash__(self) -> int: ...

class DrawKing:
    @property
    def seat(self) -> int: ...

    @property
    def kind(self) -> Literal['draw_king']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __hash__(self) -> int: ...

class DrawSeat:
    @property
    def seat(self) -> int: ...

    @property
    def kind(self) -> Literal['draw_seat']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __hash__(self) -> int: ...

class DrawBuilding:
    @property
    def building(self) -> Literal['bakery', 'sawmill', 'fishmonger', 'weaver', 'magic_school', 'forge', 'church', 'inn', 'tavern', 'watchtower', 'fortified_guardhouse', 'knights_hall', 'travelling_castle', 'training_camp', 'statue', 'queens_tower']: ...

    @property
    def kind(self) -> Literal['draw_building']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

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

class OpenEnd:
    @property
    def end(self) -> Literal['left', 'right', 'up', 'down']: ...

    @property
    def number(self) -> int: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class LaidTile:
    @property
    def tile(self) -> str: ...

    @property
    def end(self) -> Literal['left', 'right', 'up', 'down'] | None: ...

    @property
    def position(self) -> int: ...

    @property
    def inward(self) -> int: ...

    @property
    def outward(self) -> int: ...

    @property
    def wild(self) -> bool: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class HandView:
    @property
    def seat(self) -> int: ...

    @property
    def size(self) -> int: ...

    @property
    def tiles(self) -> tuple[str, ...] | None: ...

    @property
    def pips(self) -> int | None: ...

    @property
    def drawn(self) -> int: ...

    @property
    def passes(self) -> int: ...

    @property
    def out(self) -> int | None: ...

    @property
    def stood(self) -> bool: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class LineScore:
    @property
    def seat(self) -> int: ...

    @property
    def total(self) -> int: ...

    @property
    def deals_won(self) -> int: ...

    @property
    def gained(self) -> int: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class ShownHand:
    @property
    def seat(self) -> int: ...

    @property
    def tiles(self) -> tuple[str, ...]: ...

    @property
    def pips(self) -> int: ...

    @property
    def doubles(self) -> int: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class LineStanding:
    @property
    def seat(self) -> int: ...

    @property
    def place(self) -> int: ...

    @property
    def total(self) -> int: ...

    @property
    def deals_won(self) -> int: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class LineOutcome:
    @property
    def reason(self) -> Literal['target_reached', 'deals_played', 'all_laid', 'stuck']: ...

    @property
    def ranking(self) -> tuple[tuple[int, ...], ...]: ...

    @property
    def standings(self) -> tuple[LineStanding, ...]: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class LineView:
    @property
    def viewer(self) -> int | None: ...

    @property
    def actor(self) -> int | Literal['chance'] | None: ...

    @property
    def step(self) -> Literal['draw_seat', 'remove_tile', 'deal_tile', 'draw_tile', 'lead', 'play', 'play_or_pass', 'hit_or_stand', 'finished']: ...

    @property
    def deal(self) -> int: ...

    @property
    def deals(self) -> int | None: ...

    @property
    def target(self) -> int | None: ...

    @property
    def lead(self) -> int | None: ...

    @property
    def turn(self) -> int | None: ...

    @property
    def line(self) -> tuple[LaidTile, ...]: ...

    @property
    def open_ends(self) -> tuple[OpenEnd, ...]: ...

    @property
    def hands(self) -> tuple[HandView, ...]: ...

    @property
    def stock(self) -> int: ...

    @property
    def removed(self) -> int: ...

    @property
    def scores(self) -> tuple[LineScore, ...]: ...

    @property
    def bank(self) -> int | None: ...

    @property
    def ending(self) -> Literal['out', 'blocked', 'stock_exhausted', 'two_out', 'target_reached', 'showdown', 'all_laid', 'stuck'] | None: ...

    @property
    def stock_tiles(self) -> tuple[str, ...] | None: ...

    @property
    def removed_tiles(self) -> tuple[str, ...] | None: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def to_svg(self, **keywords: Any) -> str:
        """An SVG picture; keywords as in `dominium.render`."""

class LayPreview:
    @property
    def tile(self) -> str: ...

    @property
    def end(self) -> Literal['left', 'right', 'up', 'down'] | None: ...

    @property
    def wild(self) -> bool: ...

    @property
    def open_ends(self) -> tuple[OpenEnd, ...]: ...

    @property
    def points(self) -> int: ...

    @property
    def hand_size(self) -> int: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class Lead:
    @property
    def tile(self) -> str: ...

    @property
    def kind(self) -> Literal['lead']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __hash__(self) -> int: ...

class Lay:
    @property
    def tile(self) -> str: ...

    @property
    def end(self) -> Literal['left', 'right', 'up', 'down']: ...

    @property
    def outward(self) -> int | None: ...

    @property
    def kind(self) -> Literal['lay']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __hash__(self) -> int: ...

class Draw:
    @property
    def kind(self) -> Literal['draw']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __hash__(self) -> int: ...

class Pass:
    @property
    def kind(self) -> Literal['pass']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __hash__(self) -> int: ...

class Hit:
    @property
    def kind(self) -> Literal['hit']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __hash__(self) -> int: ...

class Stand:
    @property
    def kind(self) -> Literal['stand']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __hash__(self) -> int: ...

class DrawTile:
    @property
    def tile(self) -> str: ...

    @property
    def kind(self) -> Literal['draw_tile']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    @property
    def index(self) -> int:
        """
        The dense number of the action in its game; -1 when it belongs to no such game.
        """

    def __str__(self) -> str: ...

    def __hash__(self) -> int: ...

class DealStarted:
    @property
    def deal(self) -> int: ...

    @property
    def deals(self) -> int | None: ...

    @property
    def target(self) -> int | None: ...

    @property
    def totals(self) -> tuple[int, ...]: ...

    @property
    def kind(self) -> Literal['deal_started']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class StakesPaid:
    @property
    def stake(self) -> int: ...

    @property
    def bank(self) -> int: ...

    @property
    def kind(self) -> Literal['stakes_paid']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class TileRemoved:
    @property
    def tile(self) -> str | None: ...

    @property
    def kind(self) -> Literal['tile_removed']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class TileDealt:
    @property
    def seat(self) -> int: ...

    @property
    def tile(self) -> str | None: ...

    @property
    def kind(self) -> Literal['tile_dealt']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class HandDealt:
    @property
    def seat(self) -> int: ...

    @property
    def size(self) -> int: ...

    @property
    def tiles(self) -> tuple[str, ...] | None: ...

    @property
    def kind(self) -> Literal['hand_dealt']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class LeadGiven:
    @property
    def seat(self) -> int: ...

    @property
    def reason(self) -> Literal['lot', 'alternates', 'rotates', 'lowest_double', 'lowest_tile', 'double_six', 'alone']: ...

    @property
    def tile(self) -> str | None: ...

    @property
    def kind(self) -> Literal['lead_given']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class TileLaid:
    @property
    def seat(self) -> int: ...

    @property
    def tile(self) -> str: ...

    @property
    def end(self) -> Literal['left', 'right', 'up', 'down'] | None: ...

    @property
    def inward(self) -> int: ...

    @property
    def outward(self) -> int: ...

    @property
    def wild(self) -> bool: ...

    @property
    def open_ends(self) -> tuple[OpenEnd, ...]: ...

    @property
    def hand_size(self) -> int: ...

    @property
    def kind(self) -> Literal['tile_laid']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class Stuck:
    @property
    def seat(self) -> int: ...

    @property
    def numbers(self) -> tuple[int, ...]: ...

    @property
    def kind(self) -> Literal['stuck']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class TileDrawn:
    @property
    def seat(self) -> int: ...

    @property
    def tile(self) -> str | None: ...

    @property
    def stock(self) -> int: ...

    @property
    def kind(self) -> Literal['tile_drawn']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class Passed:
    @property
    def seat(self) -> int: ...

    @property
    def forced(self) -> bool: ...

    @property
    def kind(self) -> Literal['passed']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class Stood:
    @property
    def seat(self) -> int: ...

    @property
    def tiles(self) -> int: ...

    @property
    def kind(self) -> Literal['stood']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class PointsScored:
    @property
    def seat(self) -> int: ...

    @property
    def points(self) -> int: ...

    @property
    def reason(self) -> Literal['lowest_double', 'equal_ends', 'equal_ends_double']: ...

    @property
    def total(self) -> int: ...

    @property
    def kind(self) -> Literal['points_scored']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class WentOut:
    @property
    def seat(self) -> int: ...

    @property
    def place(self) -> int: ...

    @property
    def kind(self) -> Literal['went_out']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class Refilled:
    @property
    def count(self) -> int: ...

    @property
    def kind(self) -> Literal['refilled']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class LineBlocked:
    @property
    def kind(self) -> Literal['line_blocked']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class HandsShown:
    @property
    def hands(self) -> tuple[ShownHand, ...]: ...

    @property
    def removed(self) -> tuple[str, ...]: ...

    @property
    def kind(self) -> Literal['hands_shown']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class PrizesPaid:
    @property
    def prizes(self) -> tuple[int, ...]: ...

    @property
    def bank(self) -> int: ...

    @property
    def kind(self) -> Literal['prizes_paid']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class DealEnded:
    @property
    def deal(self) -> int: ...

    @property
    def reason(self) -> Literal['out', 'blocked', 'stock_exhausted', 'two_out', 'target_reached', 'showdown', 'all_laid', 'stuck']: ...

    @property
    def winners(self) -> tuple[int, ...]: ...

    @property
    def places(self) -> tuple[int, ...]: ...

    @property
    def points(self) -> tuple[int, ...]: ...

    @property
    def totals(self) -> tuple[int, ...]: ...

    @property
    def kind(self) -> Literal['deal_ended']: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def seen_by(self, viewer: int | None) -> Self | None:
        """
        What a seat, or (None) the public, sees of the event; None when it is hidden.
        """

class LineMatchEnded:
    @property
    def outcome(self) -> LineOutcome: ...

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

class Tally:
    @property
    def deals(self) -> tuple[DealEnded, ...]: ...

    @property
    def totals(self) -> tuple[int, ...]: ...

    @property
    def deals_won(self) -> tuple[int, ...]: ...

    @property
    def lead(self) -> int | None: ...

    @property
    def bank(self) -> int | None: ...

    @property
    def outcome(self) -> LineOutcome | None: ...

    def to_dict(self) -> dict[str, Any]:
        """The plain JSON form."""

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

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

class Candidate:
    """What a search found out about an action of a decision."""

    @property
    def action(self) -> Any: ...

    @property
    def value(self) -> float:
        """What the search maximised, from 0 to 1."""

    @property
    def win(self) -> float:
        """
        The probability of the first place of the running game or deal, ties shared; alone in Solo, that everything is laid.
        """

    @property
    def points(self) -> float:
        """
        The expected final points of the own side in the running game; of tiles, the expected gain in the running deal.
        """

    @property
    def margin(self) -> float:
        """The expected points over the best opponent's; 0 alone."""

    @property
    def wins(self) -> tuple[float, ...]:
        """`win` for every side: kingdom, or seat at the games of tiles."""

    @property
    def totals(self) -> tuple[float, ...]:
        """`points` for every side."""

    @property
    def playouts(self) -> int:
        """
        How often the action was tried; 0 where the figures are calculated, not tried.
        """

    def __repr__(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

class NativeState:
    def actor(self) -> int | Literal['chance'] | None: ...

    def legal_actions(self) -> list[Any]: ...

    def odds(self) -> list[tuple[Any, float]]: ...

    def action_mask(self) -> numpy.typing.NDArray[numpy.bool_]: ...

    def refusal(self, action: object) -> Refusal | None: ...

    def apply(self, action: object) -> tuple[Any, ...] | Refusal: ...

    def parse(self, text: str) -> Any: ...

    def view(self, viewer: int | None) -> Any: ...

    def open_view(self) -> LineView: ...

    def shown(self, action: object, viewer: int | None) -> str: ...

    def scores(self) -> tuple[Any, ...]: ...

    def outcome(self) -> Any: ...

    def preview(self, action: object) -> Any: ...

    def key(self) -> bytes: ...

    def perft(self, depth: int) -> int: ...

    def greedy_action(self, seed: int) -> Any: ...

    def search(self, playouts: int | None, seconds: float | None, seed: int, threads: int, greedy_share: float | None, actions: Sequence[Any]) -> tuple[Candidate, ...]: ...

    def copy(self) -> NativeState: ...

    def equals(self, other: NativeState) -> bool: ...

class NativeGame:
    def start(self) -> NativeState: ...

    def setup(self, setup: NativeSetup) -> NativeState | list[Fault]: ...

    def line_setup(self, setup: NativeLineSetup) -> NativeState | list[Fault]: ...

    def tally(self, entries: Sequence[NativeTallyEntry]) -> Tally | list[Fault]: ...

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

    def with_faces(self, shown: Sequence[tuple[int, str, int, str, int]]) -> NativeGame: ...

    def action(self, index: int) -> Any: ...

    def chance_action(self, index: int) -> Any: ...

    def simulate(self, count: int, policies: Sequence[str], seed: int, threads: int) -> dict[str, Any]: ...

def kingdomino_faults(seats: int, size: int, wider_offer: bool) -> list[Fault]: ...

def kingdomino(seats: int, size: int, wider_offer: bool, middle_kingdom: bool, harmony: bool, games_in_match: int, opening: str, frame: str) -> NativeGame: ...

def queendomino_faults(seats: int, set: str, teams: bool) -> list[Fault]: ...

def queendomino(seats: int, set: str, teams: bool, tax_bonus: str, middle_kingdom: bool, harmony: bool) -> NativeGame: ...

class NativeSetupTile:
    def __init__(self, tile: str, end: str | None, position: int, outward: int, wild: bool) -> None: ...

class NativeSetupHand:
    def __init__(self, tiles: Sequence[str], drawn: int, passes: int, out: int | None, stood: bool) -> None: ...

class NativeSetupScore:
    def __init__(self, total: int, deals_won: int, gained: int) -> None: ...

class NativeLineSetup:
    def __init__(self, step: str, turn: int | None, deal: int, lead: int | None, line: Sequence[NativeSetupTile], hands: Sequence[NativeSetupHand], stock_tiles: Sequence[str], removed_tiles: Sequence[str], scores: Sequence[NativeSetupScore], bank: int | None, ending: str | None) -> None: ...

class NativeTallyHand:
    def __init__(self, tiles: Sequence[str] | None, pips: int | None, doubles: int | None, double_pips: int | None, count: int | None) -> None: ...

class NativeTallyEntry:
    def __init__(self, kind: str, seat: int | None, points: int | None, ending: str, out: Sequence[int], hands: Sequence[NativeTallyHand | None]) -> None: ...

class NativeMemory:
    def __init__(self, game: NativeGame, viewer: int | None) -> None: ...

    def observe(self, state: NativeState, events: Sequence[Any]) -> None: ...

    def search(self, playouts: int | None, seconds: float | None, seed: int, threads: int, greedy_share: float | None, actions: Sequence[Any]) -> tuple[Candidate, ...]: ...

    def information_set_search(self, playouts: int | None, seconds: float | None, seed: int, greedy_share: float | None) -> tuple[Candidate, ...]: ...

    def sample(self, seed: int) -> NativeState: ...

def analyse_solo(state: NativeState, playouts: int, seed: int) -> tuple[bool, bool, tuple[Candidate, ...]]: ...

def block(seats: int, target: int, blocked_score: str) -> NativeGame: ...

def draw_faults(deals: int, scoring: str, target: int) -> list[Fault]: ...

def draw(seats: int, deals: int, scoring: str, target: int, out_wins: bool) -> NativeGame: ...

def matador(seats: int, deals: int, out_wins: bool, wild: str) -> NativeGame: ...

def bergen(seats: int, target: int, deal_points: int, single_triple: bool) -> NativeGame: ...

def sebastopol(seats: int, deals: int, stake: int) -> NativeGame: ...

def twenty_one(seats: int, deals: int, ties: str) -> NativeGame: ...

def solo(seats: int) -> NativeGame: ...

def net_action(state: NativeState) -> Any:
    """
    The choice of the learned evaluation for the acting seat; only in Kingdomino.
    """

def net_points(state: NativeState) -> tuple[float, ...]:
    """The points that each seat is expected to end the running game with."""

def published_action(state: NativeState, method: str, playouts: int, playout: str, value: str, exploration: float, seed: int) -> Any:
    """
    The choice of a player of the published study for the acting seat; only in Kingdomino.
    """

def ladder_batch(game: NativeGame, count: int, players: Sequence[str], seed: int, threads: int) -> dict[str, Any]:
    """
    Games between random, greedy and published players; only of Kingdomino.
    """

def observation_fields(game: NativeGame) -> list[tuple[str, int, tuple[int, ...], int, str]]:
    """Name, start, shape, largest value and meaning of every field."""

def observation_size(game: NativeGame) -> int: ...

def observation(state: NativeState, seat: int) -> numpy.typing.NDArray[numpy.uint8]:
    """What a seat sees; ValueError for an unknown seat."""

class EnvironmentArrays:
    def __init__(self, observations: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu')], masks: Annotated[NDArray[numpy.int8], dict(shape=(None, None), order='C', device='cpu')], actors: Annotated[NDArray[numpy.int8], dict(shape=(None,), order='C', device='cpu')], acted: Annotated[NDArray[numpy.int8], dict(shape=(None,), order='C', device='cpu')], rewards: Annotated[NDArray[numpy.float32], dict(shape=(None, None), order='C', device='cpu')], terminated: Annotated[NDArray[numpy.bool_], dict(shape=(None,), order='C', device='cpu')], final_observations: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu')], totals: Annotated[NDArray[numpy.int32], dict(shape=(None, None), order='C', device='cpu')], places: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu')], lengths: Annotated[NDArray[numpy.int32], dict(shape=(None,), order='C', device='cpu')]) -> None: ...

class NativeEnvironments:
    def __init__(self, game: NativeGame, count: int, threads: int, autoreset: str, reward: str, opponents: str | None, seat: int | None) -> None: ...

    def seed(self, game: int, seed: int, number: int) -> None: ...

    def reset(self, chosen: Annotated[NDArray[numpy.bool_], dict(shape=(None,), order='C', device='cpu', writable=False)], arrays: EnvironmentArrays) -> None: ...

    def step(self, actions: numpy.typing.NDArray[numpy.int64], arrays: EnvironmentArrays) -> tuple[int, int, bool] | None:
        """
        Nothing, or the first game whose action is a mistake, the action, and whether its match is over.
        """

    def state(self, game: int) -> NativeState: ...

    def sample(self, actions: Annotated[NDArray[numpy.int64], dict(shape=(None,), order='C', device='cpu')]) -> None: ...

def build_info() -> dict[str, str]:
    """
    The compiler, its flags, and the processors that have hot loops of their own.
    """
