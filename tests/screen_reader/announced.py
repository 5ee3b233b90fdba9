"""The announcements of whole games: those of every decision with its chance."""

import random
from collections.abc import Iterator
from functools import cache

from dominium.events import Event
from tests.describe.play import EVERY_GAME, LINES, describer, random_game

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


def utterances(name: str, language: str) -> list[str]:
    """All that the first seat hears at once: what happened since it acted, then what is expected.

    A page joins what comes together, and others who act at once are heard together.
    """
    speaker, told = describer(name, language, 0), list[str]()
    joined: list[str] = []
    for ply in random_game(name):
        seen = (event.seen_by(0) for event in ply.events)
        told += speaker.announce([event for event in seen if event is not None])
        mine, over = ply.after.actor == 0, ply.after.actor is None
        if mine:
            told.append(speaker.expected(ply.after.view(0)))
        if (mine or over or ply.before.actor == 0) and told:
            joined.append(" ".join(told))
            told = []
    return joined
