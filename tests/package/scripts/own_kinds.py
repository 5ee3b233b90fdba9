"""Legal actions have the kinds of their own game, and every game is a `Game`."""

from typing import assert_type

import dominium
from dominium.actions import Claim, DrawDomino, DrawKing, DrawSeat, Place, PlaceCastle
from dominium.engine.game_types import BlockAction, KingdominoAction


def described(action: KingdominoAction) -> str:
    """Say what an action does; a kind that was left out would be an error."""
    match action:
        case Place():
            return f"on {action.square}, the other half to {action.direction}"
        case Claim():
            return f"domino {action.domino}"
        case PlaceCastle():
            return action.square
        case DrawDomino() | DrawKing() | DrawSeat():
            return f"drawn: {action}"


def first(game: dominium.Game) -> dominium.actions.Action:
    """Return the first of the legal actions of any game."""
    return game.start().legal_actions()[0]


kingdomino = dominium.load("kingdomino", preset="mighty_duel")
assert_type(
    kingdomino.start().legal_actions(),
    list[Claim | Place | PlaceCastle | DrawDomino | DrawKing | DrawSeat],
)
block = dominium.load("block")
assert_type(block.start().copy().legal_actions(), list[BlockAction])
print([described(action) for action in kingdomino.start().legal_actions()])
print([str(first(game)) for game in (kingdomino, block, dominium.load("solo"))])
