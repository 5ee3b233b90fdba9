"""The referee of a physical set: every request brings the whole table and gets it back."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import dominium
from dominium.describe import KingdomDescriber, LineDescriber
from dominium.engine.errors import Fault, RecordError
from dominium.referee import LineReferee, Objection, Referee, Sheet, questions
from dominium.server.common.errors import RequestError
from dominium.server.presenters.board_text import kingdoms_text
from dominium.server.presenters.choices import choices
from dominium.server.presenters.line_choices import line_choice
from dominium.server.schema.errors import FaultView
from dominium.server.schema.tables import Choice, LineChoice
from dominium.server.schema.tabletop import (
    KingdomRefereeResponse,
    LineRefereeResponse,
    RefereeLine,
    RefereeRequest,
    RefereeResponse,
    RefereeSheet,
)
from dominium.server.schema.values import Json

MOST_REMEMBERED: Final = 32

# A long table that is not remembered takes seconds; whoever asks for a page must not wait for that.
_threads = ThreadPoolExecutor(2, "referee")

_remembered: OrderedDict[str, Referee] = OrderedDict()
"""The cache of the referees used last, which need not enter their tables again."""


async def lead(request: RefereeRequest, language: str) -> RefereeResponse:
    """Lead a table with a physical set, in a thread beside the event loop."""
    return await asyncio.get_running_loop().run_in_executor(_threads, refereed, request, language)


def refereed(request: RefereeRequest, language: str) -> RefereeResponse:
    """Carry out a request at a refereed table and return the table.

    Raises:
        RequestError: ``bad_sheet`` when the table cannot be read, or its own lines are not
            accepted.
    """
    referee = _referee_of(request.sheet, language)
    told, taken_back, objection, record = list[str](), None, None, None
    try:
        match request.act:
            case "say":
                answered = questions.answer(referee, request.line)
                told = list(referee.enter(request.line)) if answered is None else answered
            case "draw":
                told = list(referee.draw())
            case "back":
                taken_back = referee.back()
            case "record":
                record = referee.record().to_dict()
            case "look":
                pass
    except Objection as refused:
        objection = FaultView(refused.code, refused.params, str(refused))
    shown = _shown(referee, told, taken_back, objection, record)
    _remember(referee, language)
    return shown


def _referee_of(sheet: Json, language: str) -> Referee:
    """Return the referee of a table, from the cache if it is there."""
    try:
        known = _remembered.pop(_key(sheet, language), None)
        return known or Referee(Sheet.from_dict(sheet), language)
    except RecordError as error:
        raise RequestError("bad_sheet", faults=[Fault(error.code, error.params)]) from None
    except Objection as refused:
        raise RequestError("bad_sheet", {"text": str(refused)}) from None


def _remember(referee: Referee, language: str) -> None:
    _remembered[_key(referee.sheet.to_dict(), language)] = referee
    while len(_remembered) > MOST_REMEMBERED:
        _remembered.popitem(last=False)


def _key(sheet: Json, language: str) -> str:
    return json.dumps([language, sheet], sort_keys=True)


def _shown(
    referee: Referee,
    told: list[str],
    taken_back: str | None,
    objection: FaultView | None,
    record: Json | None,
) -> RefereeResponse:
    view, outcome = referee.view, referee.state.outcome() if referee.finished else None
    shown = {
        "sheet": RefereeSheet(**referee.sheet.to_dict()),
        "family": referee.game.info.family,
        "game": referee.game.id,
        "title": referee.describer.title(view),
        "view": view.to_dict(),
        "names": list(referee.names),
        "options": dict(referee.game.options),
        "expected": referee.expected(),
        "turn": _turn(referee),
        "finished": referee.finished,
        "draws_due": referee.draws_due,
        "hand_due": isinstance(referee, LineReferee) and bool(referee.hands_due),
        "choices": _choices(referee),
        "told": told,
        "taken_back": taken_back,
        "objection": objection,
        "history": [RefereeLine(said.entry, said.seat, list(said.told)) for said in referee.said],
        "total_lines": referee.scores(),
        "standings_text": referee.describer.standings(outcome) if outcome else None,
        "record": record,
        **_lies(referee, view),
    }
    if isinstance(referee.game, dominium.KingdomGame):
        return KingdomRefereeResponse(**shown)
    return LineRefereeResponse(**shown)


def _turn(referee: Referee) -> int | None:
    if isinstance(referee, LineReferee):
        return referee.turn
    actor = referee.state.actor
    return actor if isinstance(actor, int) else None


def _choices(referee: Referee) -> Sequence[Choice]:
    """Return what may be announced now, numbered."""
    found: Sequence[Choice] = []
    if isinstance(referee, LineReferee):
        found = [_option(referee, option) for option in referee.choices()]
    elif not referee.finished:
        found = choices(referee.state, referee.describer)
    for number, choice in enumerate(found, 1):
        choice.number = number
    return found


def _option(referee: LineReferee, option: Any) -> LineChoice:
    """Return the choice of an announcement, with its effect where that is known."""
    if option.state is None:
        return LineChoice(0, option.entry, "say", option.text, option.text)
    action = option.state.parse(option.entry)
    return line_choice(option.state, action, referee.describer)


def _lies(referee: Referee, view: Any) -> dict[str, Any]:
    """Describe what lies on the table, with the fields of its family."""
    match referee.describer:
        case KingdomDescriber() as words:
            told = kingdoms_text(words, view)
            return {
                "building_lines": words.buildings(view),
                "kingdom_lines": told["kingdom_lines"],
                "court_lines": told["court_lines"],
                "scores_text": told["score_lines"],
            }
        case LineDescriber() as words:
            return {
                "ends_line": words.ends(view),
                "line_lines": words.line(view),
                "hand_lines": _hands(words, view),
                "stock_line": words.stock(view),
            }
    raise TypeError(f"{referee.game!r} cannot be told")


def _hands(words: LineDescriber, view: dominium.LineView) -> list[list[str]]:
    return [words.hand(view, hand.seat) for hand in view.hands]
