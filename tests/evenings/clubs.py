"""Clubs to try things on, and evenings that are played through."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from dominium.evenings import EveningRefused, League, draw
from dominium.evenings import operations as done
from dominium.evenings.league import founded

if TYPE_CHECKING:
    from collections.abc import Sequence

FIRST_NAMES = ("Jana", "Petr", "Eva", "Adam", "Ivo", "Zoe", "Ota", "Hana", "Jiří")
BY_EIGHT = {4: (8, 6, 4, 2), 3: (8, 6, 4), 2: (8, 6)}
BY_FOUR = {4: (4, 3, 2, 1), 3: (4, 3, 2), 2: (4, 3)}


def rules(points: dict[int, tuple[int, ...]] | None = None, **changes: object) -> done.Rules:
    """Rules of a league of Kingdomino."""
    return done.Rules("Winter", "kingdomino", points or BY_EIGHT, **changes)  # type: ignore[arg-type]


def names(count: int) -> tuple[str, ...]:
    """So many different names."""
    return tuple(
        FIRST_NAMES[at] if at < len(FIRST_NAMES) else f"Player {at + 1}" for at in range(count)
    )


def club(count: int, of: done.Rules | None = None) -> League:
    """A league with so many players."""
    league = founded(done.LeagueFounded(of or rules()))
    return league.after(done.PlayersAdded(names(count)))


def opened(league: League, present: Sequence[int] | None = None) -> League:
    """The league with one more evening; everybody is there unless said otherwise."""
    everybody = tuple(player.number for player in league.players)
    who = everybody if present is None else tuple(present)
    return league.after(done.EveningOpened("2026-11-21", who))


def drawn(league: League, seed: str = "1") -> League:
    """The league with one more round in its latest evening."""
    return league.after(draw(league, len(league.evenings), seed))


def evening_of(count: int, of: done.Rules | None = None) -> League:
    """A league with so many players in its first evening."""
    return opened(club(count, of))


def played(league: League, chance: random.Random) -> League:
    """The league with results at every table of the latest round."""
    evening = league.evenings[-1]
    for table in evening.rounds[-1].tables:
        scores = tuple(chance.randrange(0, 12) for _ in table.players)
        at = (evening.number, len(evening.rounds), table.number)
        league = league.after(done.ResultEntered(*at, scores))
    return league


def code_of(league: League, operation: done.Operation) -> str:
    """The code by which a league refuses an operation."""
    try:
        league.after(operation)
    except EveningRefused as refused:
        return refused.code
    return ""
