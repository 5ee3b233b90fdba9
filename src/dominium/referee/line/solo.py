"""The referee of Solo, in which every drawn tile is face up."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from dominium.describe import Describer, understand
from dominium.describe.events import event_sentences
from dominium.engine.errors import IllegalAction
from dominium.referee.line.reading import tiles_in
from dominium.referee.objection import Objection
from dominium.referee.referee import Referee

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from dominium.describe import LineDescriber
    from dominium.engine.line import LineGame, LineState
    from dominium.events import Event


class SoloReferee(Referee, of="solo"):
    """The referee of Solo with real tiles: takes the tiles turned up, and the tiles laid."""

    describer: LineDescriber

    @property
    def state(self) -> LineState:
        """The position."""
        return self._state

    def expected(self) -> list[str]:
        """Describe what to do now."""
        if self.by_hand and self.draws_due:
            return [self.say("line-turn-up", count=self._draws_left())]
        return [self.describer.expected(self.view)]

    def scores(self) -> list[str]:
        """Describe the number of tiles laid."""
        return self.describer.scores(self._state.view(None))

    def _actions(self) -> tuple[str, ...]:
        return tuple(self._played)

    def _restart(self, entries: Sequence[str]) -> None:
        del entries
        game = cast("LineGame", self._sheet.game)
        self.describer = cast(
            "LineDescriber", Describer(game, self.language, self.names, length=self._length)
        )
        self._state = game.start()
        self._played: list[str] = []

    def _follow(self, text: str) -> tuple[str, list[str]]:
        actions, events = list[str](), list["Event"]()
        for part in self._parts(text):
            try:
                action = str(self._state.parse(part))
                events += self._state.apply(action)
            except IllegalAction as refusal:
                raise self._refusal(refusal) from refusal
            self._played.append(action)
            actions.append(action)
        if not actions:
            raise self._objection("nothing-said")
        return ", ".join(actions), event_sentences(events, self.describer)

    def _parts(self, text: str) -> Iterator[str]:
        """Yield the actions of a line: tiles that were turned up, or what is laid."""
        tiles = tiles_in(text, self.messages) if self.draws_due else None
        if tiles is not None:
            yield from (f"={tile}" for tile in tiles)
            return
        for part in text.split(","):
            if part.strip():
                try:
                    yield understand(part.strip(), self._state, self.language)
                except IllegalAction as refusal:
                    raise self._refusal(refusal) from refusal

    def _refusal(self, refusal: IllegalAction) -> Objection:
        state = None if self.draws_due else self._state
        sentence = self.describer.refusal(refusal.code, refusal.params, state)
        if self.draws_due:
            sentence = " ".join([sentence, *self.expected()])
        return Objection(sentence, refusal.code, refusal.params)


__all__ = ["SoloReferee"]
