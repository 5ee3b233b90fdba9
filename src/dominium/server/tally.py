"""The score pad of a line game played with tiles on a table at home."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

import dominium
from dominium import scoring
from dominium.describe import LineDescriber, messages
from dominium.errors import Fault, OptionError, TallyError
from dominium.server.messages import DealShown, EntryFault, TallyShown
from dominium.server.people import clean_name
from dominium.server.refusals import Refused
from dominium.server.words import faults_shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.server.messages import Json, TallyWish


def tally(wish: TallyWish, language: str) -> TallyShown:
    """Every deal entered so far with what follows from it, and everything that is wrong.

    Raises:
        Refused: ``bad_tally`` when there is no such line game, or its names are not one for each
            seat.
    """
    game = _game(wish)
    names = _names(wish, game, language)
    words = LineDescriber(game, language, names)
    counted, faults = _counted(game, msgspec.to_builtins(wish.entries))
    outcome = counted.outcome
    return TallyShown(
        game=game.id,
        names=names,
        options=dict(game.options),
        deals=[DealShown(deal.to_dict(), words.deal(deal)) for deal in counted.deals],
        totals=list(counted.totals),
        deals_won=list(counted.deals_won),
        lead=counted.lead,
        bank=counted.bank,
        lines=words.tally(counted),
        outcome={**outcome.to_dict(), "lines": words.standings(outcome)} if outcome else None,
        faults=[
            EntryFault(shown.code, shown.params, shown.text, entry=int(shown.params["entry"]))
            for shown in faults_shown(faults, language, game.id)
        ],
    )


def _game(wish: TallyWish) -> dominium.LineGame:
    try:
        game = dominium.load(wish.game, preset=wish.preset, **wish.options)
    except OptionError as error:
        raise Refused("bad_tally", faults=error.faults) from None
    if not isinstance(game, dominium.LineGame):
        raise Refused("bad_tally", faults=[Fault("unknown_game", {"game": wish.game})])
    return game


def _names(wish: TallyWish, game: dominium.LineGame, language: str) -> list[str]:
    """The names given, or those that seats have in the language."""
    if wish.names is None:
        texts = messages(language)
        return [texts.text("seat-name", number=seat + 1) for seat in range(game.seats)]
    if len(wish.names) != game.seats:
        fault = Fault("wrong_seats", {"seats": game.seats, "given": len(wish.names)})
        raise Refused("bad_tally", faults=[fault])
    return [clean_name(name) for name in wish.names]


def _counted(
    game: dominium.LineGame, entries: Sequence[Json]
) -> tuple[dominium.Tally, Sequence[Fault]]:
    """The score pad up to the first entry that has a fault, and all faults."""
    try:
        return scoring.tally(game, entries), ()
    except TallyError as error:
        first = min(int(fault.params["entry"]) for fault in error.faults)
        return scoring.tally(game, entries[: first - 1]), error.faults
