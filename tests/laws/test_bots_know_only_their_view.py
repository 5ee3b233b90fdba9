"""No bot reads more than its view: what is hidden may be anything, and it chooses the same."""

import json
import random
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import dominium
from dominium import LineState, bots
from dominium.engine.errors import SetupError
from tests.laws.test_line_laws import shuffled, written

GAMES = ("block", "draw", "matador", "bergen", "sebastopol", "twenty_one", "muggins")
DECISIONS = 6
COURSES = 3

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bots" / "greedy_bot.py"
BOTS = {
    "random": "random",
    "tr": "tr",
    "greedy": "greedy",
    "search": "search:playouts=40",
    "heaviest": "heaviest",
    "ismcts": "ismcts:playouts=40",
    "program": f"program:{shlex.join([sys.executable, str(EXAMPLE)])}",
}
"""A quick bot of every kind that plays the games of tiles."""


def another_world(state: LineState, viewer: int, rng: random.Random) -> LineState:
    """A state that looks the same to this viewer, with other tiles wherever it cannot look."""
    for _ in range(5):
        position = shuffled(json.loads(written(state.open_view())), viewer, rng)
        try:
            return state.game.setup(position)
        except SetupError:  # somebody would be asked for a tile that he no longer has
            continue
    return state


def choices(bot: bots.Bot, state: LineState, memories: Sequence[dominium.Memory]) -> list[Any]:
    """The choices of a bot in the same situation with each of these memories."""
    seat = state.actor
    assert isinstance(seat, int)
    legal = state.legal_actions()
    return [
        bot.choose(bots.Turn(state.game, seat, state.view(seat), legal, memory, random.Random(7)))
        for memory in memories
    ]


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_chooses_the_same_whatever_is_hidden(name: str, kind: str) -> None:
    game = dominium.load(name)
    bot = bots.create(BOTS[kind])
    differed = 0
    for seed in range(COURSES):
        rng = random.Random(seed)
        state = game.start()
        seen = [(game.memory(seat), game.memory(seat)) for seat in range(game.seats)]
        decided = 0
        while state.actor is not None and decided < DECISIONS:
            if state.actor != dominium.CHANCE:
                decided += 1
                of_truth, of_another = choices(bot, state, seen[state.actor])
                assert of_truth == of_another
            events = state.apply(rng.choice(state.legal_actions()))
            for seat, (memory, other) in enumerate(seen):
                memory.observe(state, events)
                world = another_world(state, seat, rng)
                differed += world != state
                other.observe(world, [event.seen_by(seat) for event in events])
    assert differed > COURSES * DECISIONS, "hardly anything was hidden"


def test_every_kind_of_bot_is_judged_here() -> None:
    assert set(bots.KINDS) <= set(BOTS) | KINGDOMS_ALONE


KINGDOMS_ALONE = {"net", "net-2026-11", "gprd", "fg", "mce", "uct"}
"""Bots that play no game of tiles: in a kingdom game nothing is hidden but what chance will draw,
and that is not part of a state."""
