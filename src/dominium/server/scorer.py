"""The score pad: a kingdom on a table at home, entered by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import dominium
from dominium.describe import KingdomDescriber
from dominium.errors import Fault, OptionError
from dominium.scoring import Kingdom
from dominium.server.messages import ScoreShown
from dominium.server.refusals import Refused
from dominium.server.words import faults_shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from dominium.server.messages import (
        PhysicalHalf,
        PhysicalKingdom,
        PhysicalPlacement,
        PhysicalSquare,
    )

SEATS_OF_EVERY_SET = 4


def score(data: PhysicalKingdom, language: str) -> ScoreShown:
    """The explained score of a board as it lies, with everything that is wrong with it.

    Raises:
        Refused: ``bad_board`` when there is no such game or no board of the size and frame.
    """
    words = KingdomDescriber(game := _game(data), language, [""] * game.seats)
    kingdom, unreadable = _entered(data)
    found = kingdom.score(middle_kingdom=data.middle_kingdom, harmony=data.harmony)
    return ScoreShown(
        view=kingdom.view().to_dict(),
        score=found.to_dict(),
        lines=words.score(found),
        faults=faults_shown([*unreadable, *kingdom.faults()], language, game.id),
        notes=faults_shown(kingdom.notes(), language, game.id),
    )


def _game(data: PhysicalKingdom) -> dominium.KingdomGame:
    """A game that is played on such boards, for its words."""
    try:
        kingdomino = dominium.load("kingdomino", size=data.size, frame=data.frame)
        if data.game == kingdomino.id:
            return kingdomino
        queendomino = dominium.load("queendomino", set=data.set, seats=SEATS_OF_EVERY_SET)
    except OptionError as error:
        raise Refused("bad_board", faults=error.faults) from None
    if data.game != queendomino.id:
        raise Refused("bad_board", faults=[Fault("unknown_game", {"game": data.game})])
    if data.frame != "floating":
        fault = Fault("bad_value", {"option": "frame", "value": data.frame, "allowed": "floating"})
        raise Refused("bad_board", faults=[fault])
    return queendomino


def _entered(data: PhysicalKingdom) -> tuple[Kingdom, list[Fault]]:
    """The board, and what of it could not be read."""
    unreadable: list[Fault] = []
    shape = (data.size, data.frame, data.game, data.set)
    kingdom = Kingdom(*shape)
    if data.position is not None:
        kingdom = Kingdom.from_position(data.position, *shape)
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
    if data.game != "kingdomino":
        kingdom.coins, kingdom.knights, kingdom.queen = data.coins, data.knights, data.queen
    return kingdom, unreadable


def _lift_castle(kingdom: Kingdom) -> None:
    castle = kingdom.view().castle
    if castle is not None:
        kingdom.remove(castle)


def _put_square(kingdom: Kingdom, square: PhysicalSquare) -> None:
    if square.terrain == "castle":
        kingdom.put_castle(square.square)
    else:
        kingdom.put(square.square, square.terrain, square.crowns)


def _put_domino(kingdom: Kingdom, placement: PhysicalPlacement) -> None:
    if placement.domino is not None:
        kingdom.put_domino(placement.action, placement.domino)
    elif placement.left is not None and placement.right is not None:
        kingdom.put_domino(placement.action, _face(placement.left), _face(placement.right))
    else:
        raise ValueError("a domino needs a number or two faces")


def _face(half: PhysicalHalf) -> tuple[str, int]:
    return half.terrain, half.crowns
