"""The score pad: a kingdom on a table at home, entered by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import dominium
from dominium.describe import Describer
from dominium.errors import Fault, OptionError
from dominium.scoring import Kingdom
from dominium.server.messages import ScoreShown
from dominium.server.refusals import Refused
from dominium.server.words import faults_shown

if TYPE_CHECKING:
    from dominium.server.messages import PhysicalHalf, PhysicalKingdom, PhysicalPlacement


def score(data: PhysicalKingdom, language: str) -> ScoreShown:
    """The explained score of a board as it lies, with everything that is wrong with it.

    Raises:
        Refused: ``bad_board`` when the size or the frame is unknown.
    """
    words = _describer(data, language)
    kingdom, unreadable = _entered(data)
    found = kingdom.score(middle_kingdom=data.middle_kingdom, harmony=data.harmony)
    return ScoreShown(
        view=kingdom.view().to_dict(),
        score=found.to_dict(),
        lines=words.score(found),
        faults=faults_shown([*unreadable, *kingdom.faults()], language),
        notes=faults_shown(kingdom.notes(), language),
    )


def _describer(data: PhysicalKingdom, language: str) -> Describer:
    try:
        game = dominium.load("kingdomino", size=data.size, frame=data.frame)
    except OptionError as error:
        raise Refused("bad_board", faults=error.faults) from None
    return Describer(game, language, [""] * game.seats)


def _entered(data: PhysicalKingdom) -> tuple[Kingdom, list[Fault]]:
    """The board, and what of it could not be read."""
    unreadable = []
    kingdom = Kingdom(data.size, data.frame)
    if data.position is not None:
        kingdom = Kingdom.from_position(data.position, data.size, data.frame)
    if any(square.terrain == "castle" for square in data.squares):
        _lift_castle(kingdom)
    for square in data.squares:
        try:
            if square.terrain == "castle":
                kingdom.put_castle(square.square)
            else:
                kingdom.put(square.square, square.terrain, square.crowns)
        except ValueError:
            unreadable.append(Fault("unreadable", {"text": f"{square.square} {square.terrain}"}))
    for placement in data.placements:
        try:
            _put_domino(kingdom, placement)
        except ValueError:
            unreadable.append(Fault("unreadable", {"text": placement.action}))
    kingdom.discard(data.discarded)
    return kingdom, unreadable


def _lift_castle(kingdom: Kingdom) -> None:
    castle = kingdom.view().castle
    if castle is not None:
        kingdom.remove(castle)


def _put_domino(kingdom: Kingdom, placement: PhysicalPlacement) -> None:
    if placement.domino is not None:
        kingdom.put_domino(placement.action, placement.domino)
    elif placement.left is not None and placement.right is not None:
        kingdom.put_domino(placement.action, _face(placement.left), _face(placement.right))
    else:
        raise ValueError("a domino needs a number or two faces")


def _face(half: PhysicalHalf) -> tuple[str, int]:
    return half.terrain, half.crowns
