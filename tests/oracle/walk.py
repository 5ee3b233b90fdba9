"""The walk through a game, action by action, that the oracles of all games share.

An oracle tells its game as one generator: every `yield` is a moment at which somebody (a seat or
chance) has to act, and what it gets back is the action taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Self

CHANCE = "chance"
Actor = str | int
Options = Mapping[str, Any]


class IllegalActionError(Exception):
    """The action cannot be taken now; nothing has changed."""


@dataclass(frozen=True)
class Moment:
    """Somebody has to act: who, which actions are legal, and the canonical name of a typed one."""

    actor: Actor
    legal_actions: list[str]
    odds: dict[str, Fraction] = field(default_factory=dict)
    canonical: Callable[[str], str] = lambda text: text
    step: str = ""


Course = Generator[Moment, str, None]
Lot = Generator[Moment, str, int]
Answer = Generator[Moment, str, str]


def draw_from(bag: list[str], step: str = "") -> Moment:
    """Chance takes one slip out of a bag; several slips may say the same."""
    slips = Counter(bag)
    shares = {count: Fraction(count, len(bag)) for count in set(slips.values())}
    odds = {slip: shares[count] for slip, count in slips.items()}
    return Moment(CHANCE, list(odds), odds=odds, step=step)


def grouped(strengths: list[Any]) -> list[list[int]]:
    """Seats from the strongest to the weakest; equally strong seats share a place."""
    return [
        [seat for seat, each in enumerate(strengths) if each == strength]
        for strength in sorted(set(strengths), reverse=True)
    ]


class Walk:
    """A walk through a course, action by action."""

    def __init__(self, options: Options) -> None:
        self.options: dict[str, Any] = dict(options)
        self.actions: list[str] = []
        self._course: Course = self._match()
        self._moment: Moment | None = next(self._course)

    @property
    def actor(self) -> Actor | None:
        """`"chance"`, a seat, or None when the match is over."""
        return self._moment.actor if self._moment else None

    def legal_actions(self) -> list[str]:
        return list(self._moment.legal_actions) if self._moment else []

    def odds(self) -> dict[str, Fraction]:
        """The probability of each action of chance; empty when chance does not act."""
        return dict(self._moment.odds) if self._moment else {}

    def apply(self, text: str) -> None:
        """Take an action written in the notation, or raise IllegalActionError."""
        if self._moment is None:
            raise IllegalActionError("the match is over")
        action = self._moment.canonical(text)
        if action not in self._moment.legal_actions:
            raise IllegalActionError(text)
        self.actions.append(action)
        try:
            self._moment = self._course.send(action)
        except StopIteration:
            self._moment = None

    def copy(self) -> Self:
        """A second walk at the same ply."""
        other = type(self)(**self.options)
        for action in self.actions:
            other.apply(action)
        return other

    def _match(self) -> Course:
        """Everything that happens from the first draw to the end."""
        raise NotImplementedError
