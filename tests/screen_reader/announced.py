"""The announcements of whole games: those of every decision with its chance."""

import random
from collections.abc import Iterable, Iterator
from functools import cache

from dominium.events import Event
from tests.describe.play import EVERY_GAME, LINES, Ply, describer, random_game

SAMPLE = 300
"""The number of announcements of a language that are measured one by one."""


def decisions(name: str, viewer: int | None) -> Iterator[list[Event]]:
    """The events that are announced together: in games of tiles a decision with its draws."""
    together: list[Event] = []
    for ply in random_game(name):
        if together and (name not in LINES or isinstance(ply.before.actor, int)):
            yield together
            together = []
        seen = (event.seen_by(viewer) for event in ply.events)
        together += [event for event in seen if event is not None]
    yield together


@cache
def announcements(language: str) -> tuple[str, ...]:
    """Every line that the public and the first seat hear in a game of each kind."""
    return tuple(
        line
        for name in EVERY_GAME
        for you in (None, 0)
        for events in decisions(name, you)
        for line in describer(name, language, you).announce(events)
    )


def some_announcements(language: str) -> list[str]:
    """A part of these lines, each as often as it is heard."""
    return random.Random(language).sample(announcements(language), SAMPLE)


def turns(plies: Iterable[Ply]) -> Iterator[list[Ply]]:
    """The plies that come to a page together: those of others a turn at a time, own ones alone."""
    together: list[Ply] = []
    turn = None
    for ply in plies:
        actor = ply.before.actor
        ends = isinstance(actor, int) and actor != turn
        if together and (ends or 0 in (actor, together[-1].before.actor)):
            yield together
            together = []
        turn = actor if isinstance(actor, int) else turn
        together.append(ply)
    yield together


def utterances(name: str, language: str) -> list[str]:
    """All that the first seat hears at once: what happened since it acted, then what is expected.

    Others who act at once are heard one after another, each turn as it comes to the page.
    """
    speaker, told = describer(name, language, 0), list[str]()
    joined: list[str] = []
    for plies in turns(random_game(name)):
        seen = (event.seen_by(0) for ply in plies for event in ply.events)
        told += speaker.heard([event for event in seen if event is not None])
        before, after = plies[-1].before, plies[-1].after
        mine, over = after.actor == 0, after.actor is None
        if mine:
            told.append(speaker.asked(after.view(0)))
        if (mine or over or before.actor == 0) and told:
            joined.append(" ".join(told))
            told = []
    return joined
