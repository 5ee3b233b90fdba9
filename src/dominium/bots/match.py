"""Whole matches between bots."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING, cast

from dominium.bots.bot import Closing, Ending, Follower, Turn, applied
from dominium.bots.players import native_policy
from dominium.bots.registry import create
from dominium.engine.game import CHANCE, sample_chance
from dominium.engine.record import Record, SeatInfo

if TYPE_CHECKING:
    from dominium.actions import Action, Decision
    from dominium.bots.bot import Bot, ObservedAction
    from dominium.engine.game import Game, State


def play(
    game: Game,
    bots: Sequence[Bot | str],
    rng: random.Random | int | None = None,
    names: Sequence[str] | None = None,
) -> Record:
    """Play a whole match between bots and return its record.

    Args:
        game: the rules.
        bots: one for each seat, as a bot or by name.
        rng: the source of all chance; a number seeds a new one.
        names: the names of the seats in the record; the bots' names by default.

    Raises:
        ValueError: when the number of bots or names is not that of the seats.
        IllegalAction: when a bot chooses an illegal action.
        ProgramFailure: when a program does not keep to the bot protocol or to its limits.
    """
    players = [create(bot) if isinstance(bot, str) else bot for bot in bots]
    titles = list(names) if names is not None else [player.name for player in players]
    if not len(players) == len(titles) == game.seats:
        raise ValueError(f"one bot and one name for each of the {game.seats} seats")
    source = rng if isinstance(rng, random.Random) else random.Random(rng)
    thoughts = random.Random(source.getrandbits(64))  # from chance's own a bot could foretell draws
    with ExitStack() as stack:
        for bot, player in zip(bots, players, strict=True):
            holds_nothing = native_policy(player) is not None
            if isinstance(bot, str) and not holds_nothing and isinstance(player, Closing):
                stack.callback(player.close)
        state, actions = play_match(game, players, source, thoughts)
    seats = tuple(
        SeatInfo(title, player.name) for title, player in zip(titles, players, strict=True)
    )
    return Record(game, seats, tuple(actions), state.outcome())


def play_match(
    game: Game, bots: Sequence[Bot], chance: random.Random, thoughts: random.Random
) -> tuple[State, list[str]]:
    """Play a match to its end; return the last state and all actions, in the notation.

    Args:
        game: the rules.
        bots: one for each seat.
        chance: draws and deals; a generator that begins alike deals the same again.
        thoughts: the generator for the bots, apart from chance's, so that none can foretell a draw.
    """
    state = game.start()
    policies = [policy for bot in bots if (policy := native_policy(bot))]
    if len(policies) == game.seats == len(bots):  # they know no more than is asked of them natively
        return state, state.native.play_out(policies, chance.random, thoughts)
    memories = [game.memory(seat) for seat in range(game.seats)]
    followers = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, Follower)}
    histories: dict[int, list[ObservedAction]] = {seat: [] for seat in followers}
    actions: list[str] = []
    while (actor := state.actor) is not None:
        action: Action
        if actor == CHANCE:
            action = sample_chance(state, chance)
        else:
            legal = cast("list[Decision]", state.legal_actions())
            view, history = state.view(actor), histories.get(actor, ())
            turn = Turn(game, actor, view, legal, memories[actor], thoughts, history)
            action = bots[actor].choose(turn)
        events = applied(state, action, histories)
        actions.append(str(action))
        for memory in memories:
            memory.observe(state, events)
    for seat, follower in followers.items():
        follower.finish(Ending(game, seat, state, histories[seat]))
    return state, actions
