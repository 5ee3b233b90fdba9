"""The score pad of kingdom games: a kingdom on a table at home, entered by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dominium.describe import KingdomDescriber, english_rows
from dominium.engine.errors import Fault, OptionError
from dominium.engine.options import game_info
from dominium.scoring import Kingdom, game_of_boxes
from dominium.server.common.errors import RequestError
from dominium.server.presenters.text import faults_shown
from dominium.server.schema.tabletop import KingdomScoreResponse

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dominium.engine.kingdom import KingdomGame
    from dominium.server.schema.tabletop import (
        HalfEntry,
        KingdomScoreRequest,
        PlacementEntry,
        SquareEntry,
    )

FREE_SHAPES: Final[Mapping[str, tuple[int | str, ...]]] = {"size": (5, 7), "frame": ("floating",)}
"""The boards of games that have no options for them."""


def score(data: KingdomScoreRequest, language: str) -> KingdomScoreResponse:
    """Score a board as it lies, with explanations and all its faults.

    Raises:
        RequestError: ``bad_board`` when there is no such game or no board of the size and frame.
    """
    words = KingdomDescriber(game := _game(data), language, [""] * game.seats)
    kingdom, unreadable = _entered(data, game, language)
    found = kingdom.score(middle_kingdom=data.middle_kingdom, harmony=data.harmony)
    return KingdomScoreResponse(
        view=kingdom.view().to_dict(),
        score=found.to_dict(),
        lines=words.score(found),
        faults=faults_shown([*unreadable, *kingdom.faults()], language, game.id),
        notes=faults_shown(kingdom.notes(), language, game.id),
    )


def _game(data: KingdomScoreRequest) -> KingdomGame:
    """Load a game that is played on such boards, for its descriptions."""
    shape: dict[str, int | str] = {"size": data.size, "frame": data.frame}
    try:
        options = {option.name for option in game_info(data.game).options}
        given = {name: value for name, value in shape.items() if name in options}
        game = game_of_boxes(data.game, data.set, **given)
    except OptionError as error:
        raise RequestError("bad_board", faults=error.faults) from None
    except ValueError:
        fault = Fault("unknown_game", {"game": data.game})
        raise RequestError("bad_board", faults=[fault]) from None
    faults = [
        Fault(
            "bad_value",
            {"option": name, "value": str(shape[name]), "allowed": ", ".join(map(str, allowed))},
        )
        for name, allowed in FREE_SHAPES.items()
        if name not in options and shape[name] not in allowed
    ]
    if faults:
        raise RequestError("bad_board", faults=faults)
    return game


def _entered(
    data: KingdomScoreRequest, game: KingdomGame, language: str
) -> tuple[Kingdom, list[Fault]]:
    """Return the board, and a fault for each input that could not be read."""
    unreadable: list[Fault] = []
    shape = (data.size, data.frame, data.game, data.set)
    kingdom = Kingdom(*shape)
    if data.position is not None:
        kingdom = Kingdom.from_position(english_rows(data.position, language), *shape)
    if any(square.terrain == "castle" for square in data.squares):
        _lift_castle(kingdom)

    def enter(text: str, put: Callable[..., None], *what: object) -> None:
        try:
            put(*what)
        except ValueError:
            unreadable.append(Fault("unreadable", {"text": text}))

    for square in data.squares:
        enter(f"{square.square} {square.terrain}", _put_square, kingdom, square)
    for placement in data.placements:
        enter(placement.action, _put_domino, kingdom, placement)
    for built in data.buildings:
        text = f"{built.square} {built.building}"
        enter(text, kingdom.put_building, built.square, built.building)
    kingdom.discard(data.discarded)
    if game.facts.has_court:
        kingdom.coins, kingdom.knights, kingdom.queen = data.coins, data.knights, data.queen
    return kingdom, unreadable


def _lift_castle(kingdom: Kingdom) -> None:
    castle = kingdom.view().castle
    if castle is not None:
        kingdom.remove(castle)


def _put_square(kingdom: Kingdom, square: SquareEntry) -> None:
    if square.terrain == "castle":
        kingdom.put_castle(square.square)
    else:
        kingdom.put(square.square, square.terrain, square.crowns)


def _put_domino(kingdom: Kingdom, placement: PlacementEntry) -> None:
    if placement.domino is not None:
        kingdom.put_domino(placement.action, placement.domino)
    elif placement.left is not None and placement.right is not None:
        kingdom.put_domino(placement.action, _face(placement.left), _face(placement.right))
    else:
        raise ValueError("a domino needs a number or two faces")


def _face(half: HalfEntry) -> tuple[str, int]:
    return half.terrain, half.crowns
