"""The referee of a physical set: every request brings the whole table and gets it back."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from litestar import post
from litestar.params import JSONBody

import dominium
from dominium.describe import KingdomDescriber, LineDescriber
from dominium.errors import Fault, RecordError
from dominium.referee import LineReferee, Objection, Referee, Sheet, questions
from dominium.server.choices import choices
from dominium.server.dependencies import TheLanguage
from dominium.server.line_choices import line_choice
from dominium.server.messages import (
    Choice,
    FaultShown,
    Json,
    RefereeSaid,
    RefereeShown,
    RefereeWish,
)
from dominium.server.refusals import Refused
from dominium.server.told import kingdoms_told

MOST_REMEMBERED: Final = 32

# A long table that is not remembered takes seconds; whoever asks for a page must not wait for that.
_threads = ThreadPoolExecutor(2, "referee")

_remembered: OrderedDict[str, Referee] = OrderedDict()
"""The referees who led a table last: they need not hear everything again."""


@post("/api/referee", status_code=200)
async def referee_table(data: JSONBody[RefereeWish], language: TheLanguage) -> RefereeShown:
    """Lead a table with a physical set."""
    return await asyncio.get_running_loop().run_in_executor(_threads, refereed, data, language)


HANDLERS = (referee_table,)


def refereed(wish: RefereeWish, language: str) -> RefereeShown:
    """A refereed table after what was wished.

    Raises:
        Refused: ``bad_sheet`` when the table cannot be read, or its own lines are not accepted.
    """
    referee = _referee_of(wish.sheet, language)
    told, taken_back, objection, record = list[str](), None, None, None
    try:
        match wish.act:
            case "say":
                answered = questions.answer(referee, wish.line)
                told = list(referee.enter(wish.line)) if answered is None else answered
            case "draw":
                told = list(referee.draw())
            case "back":
                taken_back = referee.back()
            case "record":
                record = referee.record().to_dict()
            case "look":
                pass
    except Objection as refused:
        objection = FaultShown(refused.code, refused.params, str(refused))
    shown = _shown(referee, told, taken_back, objection, record)
    _remember(referee, language)
    return shown


def _referee_of(sheet: Json, language: str) -> Referee:
    """The referee of a table, who may still know it."""
    try:
        known = _remembered.pop(_key(sheet, language), None)
        return known or Referee(Sheet.from_dict(sheet), language)
    except RecordError as error:
        raise Refused("bad_sheet", faults=[Fault(error.code, error.params)]) from None
    except Objection as refused:
        raise Refused("bad_sheet", {"text": str(refused)}) from None


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
    objection: FaultShown | None,
    record: Json | None,
) -> RefereeShown:
    view, outcome = referee.view, referee.state.outcome() if referee.finished else None
    return RefereeShown(
        sheet=referee.sheet.to_dict(),
        family=referee.game.info.family,
        game=referee.game.id,
        title=referee.describer.title(view),
        view=view.to_dict(),
        names=list(referee.names),
        options=dict(referee.game.options),
        expected=referee.expected(),
        turn=_turn(referee),
        finished=referee.finished,
        draws_due=referee.draws_due,
        hand_due=isinstance(referee, LineReferee) and bool(referee.hands_due),
        choices=_choices(referee),
        told=told,
        taken_back=taken_back,
        objection=objection,
        history=[RefereeSaid(said.entry, said.seat, list(said.told)) for said in referee.said],
        total_lines=referee.scores(),
        standings_text=referee.describer.standings(outcome) if outcome else None,
        record=record,
        **_lies(referee, view),
    )


def _turn(referee: Referee) -> int | None:
    if isinstance(referee, LineReferee):
        return referee.turn
    actor = referee.state.actor
    return actor if isinstance(actor, int) else None


def _choices(referee: Referee) -> list[Choice]:
    """What may be said now, numbered."""
    if isinstance(referee, LineReferee):
        found = [_option(referee, option) for option in referee.choices()]
    elif referee.finished:
        found = []
    else:
        found = choices(referee.state, referee.describer)
    for number, choice in enumerate(found, 1):
        choice.number = number
    return found


def _option(referee: LineReferee, option: Any) -> Choice:
    """Something that may be said, with what it does where that is known."""
    if option.state is None:
        return Choice(0, option.entry, "say", option.text, short=option.text)
    action = option.state.parse(option.entry)
    return line_choice(option.state, action, referee.describer)


def _lies(referee: Referee, view: Any) -> dict[str, Any]:
    """What lies on the table, in the words of its family."""
    match referee.describer:
        case KingdomDescriber() as words:
            told = kingdoms_told(words, view)
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
