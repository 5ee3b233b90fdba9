"""The score pad of line games played with tiles on a table at home."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

import dominium
from dominium import scoring
from dominium.describe import LineDescriber, messages
from dominium.engine.errors import Fault, OptionError, TallyError
from dominium.server.common.errors import RequestError
from dominium.server.model.viewer import clean_name
from dominium.server.presenters.text import faults_shown
from dominium.server.schema.tabletop import EntryFault, TallyDeal, TallyResponse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.server.schema.tabletop import TallyRequest
    from dominium.server.schema.values import Json


def tally(request: TallyRequest, language: str) -> TallyResponse:
    """Count the deals entered so far, and list all faults.

    Raises:
        RequestError: ``bad_tally`` when there is no such line game, or its names are not one for
            each seat.
    """
    game = _game(request)
    names = _names(request, game, language)
    words = LineDescriber(game, language, names)
    counted, faults = _counted(game, msgspec.to_builtins(request.entries))
    outcome = counted.outcome
    return TallyResponse(
        game=game.id,
        names=names,
        options=dict(game.options),
        deals=[TallyDeal(deal.to_dict(), words.deal(deal)) for deal in counted.deals],
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


def _game(request: TallyRequest) -> dominium.LineGame:
    try:
        game = dominium.load(request.game, preset=request.preset, **request.options)
    except OptionError as error:
        raise RequestError("bad_tally", faults=error.faults) from None
    if not isinstance(game, dominium.LineGame):
        raise RequestError("bad_tally", faults=[Fault("unknown_game", {"game": request.game})])
    return game


def _names(request: TallyRequest, game: dominium.LineGame, language: str) -> list[str]:
    """Return the names given, or the usual ones of seats in the language."""
    if request.names is None:
        texts = messages(language)
        return [texts.text("seat-name", number=seat + 1) for seat in range(game.seats)]
    if len(request.names) != game.seats:
        fault = Fault("wrong_seats", {"seats": game.seats, "given": len(request.names)})
        raise RequestError("bad_tally", faults=[fault])
    return [clean_name(name) for name in request.names]


def _counted(
    game: dominium.LineGame, entries: Sequence[Json]
) -> tuple[dominium.Tally, Sequence[Fault]]:
    """Return the score pad up to the first faulty entry, and all faults."""
    try:
        return scoring.tally(game, entries), ()
    except TallyError as error:
        first = min(int(fault.params["entry"]) for fault in error.faults)
        return scoring.tally(game, entries[: first - 1]), error.faults
