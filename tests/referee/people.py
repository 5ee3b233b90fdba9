"""People at a table with real tiles: a random game, and what is said aloud of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import dominium
from dominium.engine.game import sample_chance
from dominium.referee import Referee, Sheet

NAMES = ("Jana", "Petr", "Eva", "Ota")
"""No name begins with another one."""


@dataclass(frozen=True)
class Word:
    """Something that is said: by whom, what, and the true position before it."""

    seat: int | None
    text: str
    state: dominium.LineState


def desk(game: dominium.Game, language: str = "en", *, by_hand: bool = True) -> Any:
    """A referee of a game of which nothing has been said."""
    return Referee(Sheet(game, NAMES[: game.seats], by_hand=by_hand, seed="seed"), language)


def words(game: dominium.LineGame, seed: int) -> Iterator[Word | Any]:
    """The words of a random game; hands laid open come as the event, the end without a text."""
    rng = random.Random(seed)
    state = game.start()
    action = ""
    while state.actor is not None:
        before, last = state.copy(), action
        if not isinstance(state.actor, int):
            view = state.view(None)
            action = str(sample_chance(state, rng))
            if view.step == "draw_seat":
                yield Word(None, action, before)
            elif view.step == "draw_tile" and last not in {"draw", "hit"}:
                yield Word(view.turn, "draw", before)
        else:
            action = str(rng.choice(state.legal_actions()))
            if not before.view(None).line and game.id in {"bergen", "sebastopol"}:
                yield Word(None, f"=s{state.actor + 1}", before)
            yield Word(state.actor, action, before)
        for event in state.apply(action):
            if event.kind == "passed" and event.forced:
                yield Word(event.seat, "pass", before)
            elif event.kind == "hands_shown":
                yield event
    yield Word(None, "", state)


def refereed(game: dominium.LineGame, seed: int) -> Iterator[tuple[Any, Word, dominium.LineState]]:
    """A referee who hears a whole random game: before each word, with the true position."""
    referee = desk(game)
    for said in words(game, seed):
        if isinstance(said, Word):
            if not said.text:
                yield referee, said, said.state
                continue
            if said.text == "pass" and (referee.turn != said.seat or not referee.choices()):
                continue  # the referee knows already
            yield referee, said, said.state
            referee.enter(said.text)
        else:
            while not (referee.finished or referee.hands_due) and _is_running(referee, said):
                referee.enter("pass")
            while referee.hands_due:
                referee.enter(" ".join(said.hands[referee.turn].tiles))


def _is_running(referee: Any, shown: Any) -> bool:
    """True if the referee does not know yet that the deal of these hands is over."""
    line = {tile.tile for tile in referee.view.line}
    return bool(line) and not any(set(hand.tiles) & line for hand in shown.hands)
