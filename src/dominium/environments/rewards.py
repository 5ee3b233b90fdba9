"""The rewards of a match, the same in every environment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.engine.kingdom import KingdomGame

if TYPE_CHECKING:
    from dominium.engine.game import Game
    from dominium.views import LineOutcome, Outcome


def rewards(game: Game, outcome: Outcome | LineOutcome) -> tuple[float, ...]:
    """Return the reward of every seat for a match: the share of the victory, from -1 to 1.

    Rivals are kingdoms where kingdoms are built, so that partners get the same, and otherwise
    seats. The only winner gets 1, several winners share, the others get -1 divided by the number
    of a winner's rivals: the sum is 0, and a match that nobody wins alone is 0 for all. Solo has
    no rivals: 1 when all tiles are laid, otherwise -1.
    """
    if game.seats == 1:
        return (1.0 if outcome.reason == "all_laid" else -1.0,)
    rivals = game.kingdoms if isinstance(game, KingdomGame) else game.seats
    winners = outcome.ranking[0]
    victories = len(winners) * rivals // game.seats
    won, lost = (rivals / victories - 1) / (rivals - 1), -1 / (rivals - 1)
    return tuple(won if seat in winners else lost for seat in range(game.seats))
