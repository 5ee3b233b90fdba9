"""The score pad of the line games at the terminal, for physical tiles."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from dominium import Tally
from dominium.describe import LineDescriber
from dominium.terminal.line.score_pad import LinePad
from dominium.terminal.score_pad_session import ScorePadSession
from dominium.terminal.streams import Output
from dominium.terminal.terminal import Terminal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dominium._core import DealEnding


class LineScorePadSession(ScorePadSession):
    """A session in which the deals of a match are entered one after another."""

    welcome = "pad-welcome"
    prompt = "prompt-pad"

    def __init__(
        self, pad: LinePad, describer: LineDescriber, terminal: Terminal, output: Output
    ) -> None:
        super().__init__(terminal, output)
        self._pad = pad
        self._describer = describer

    def report(self) -> None:
        """Write every deal, the totals, and the next lead or the result of the match."""
        self._output.lines(self._describer.tally(self._pad.tally()))

    def report_json(self) -> None:
        """Write the report and the entries as JSON."""
        game, tally = self._pad.game, self._pad.tally()
        described = {
            "game": game.id,
            "options": dict(game.options),
            "names": list(self._pad.names),
            "entries": self._pad.entries,
            "tally": tally.to_dict(),
        }
        self._output.line(json.dumps(described, ensure_ascii=False))

    def _obey(self, text: str) -> None:
        say = self._terminal.say
        if self._is(text, "score"):
            self.report()
        elif self._is(text, "undo"):
            self._output.line(say("pad-undone", entry=self._pad.undo()))
            self._output.line(self._totals(self._pad.tally()))
        elif self._is(text, "entries"):
            numbered = (f"{number}. {line}" for number, line in enumerate(self._pad.lines, 1))
            self._output.lines([*numbered] or [self._terminal.messages.text("tally-none")])
        elif self._is(text, "help"):
            self._output.lines(self._help())
        else:
            self._tell(self._pad.enter(text))

    def _tell(self, tally: Tally) -> None:
        """Write the effect of the latest entry."""
        lines = [self._totals(tally)]
        if self._pad.entries[-1]["kind"] == "deal":
            lines = self._describer.deal(tally.deals[-1])
        if tally.outcome is not None:
            lines += self._describer.standings(tally.outcome)
        self._output.lines(lines)

    def _totals(self, tally: Tally) -> str:
        return self._describer.amounts(tally.totals)

    def _help(self) -> Iterator[str]:
        """Yield a line for each explained command, with an example that can be entered."""
        name, other = (*self._pad.names, *self._pad.names)[:2]
        points = next(iter(self._pad.game.facts.points_entered), 0)
        for one in self._explained():
            yield self._terminal.say(f"pad-help-{one}", name=name, other=other, points=points)

    def _explained(self) -> list[str]:
        """Return the names of the explained commands: those of the game, then the shared ones."""
        facts, endings = self._pad.game.facts, self._pad.endings
        more = {
            "points": facts.points_entered,
            "one_out": any(ending.most_out > ending.least_out for ending in endings),
            "count": facts.drawing == "hits",
            "lead": facts.draws_lot,
        }
        explained = [*map(self._example, endings), *(name for name in more if more[name])]
        return [*explained, "undo", "entries", "score", "quit"]

    def _example(self, ending: DealEnding) -> str:
        """Return the name of the example that explains an ending."""
        if "doubles" in ending.hand:
            return "doubles"
        four = ending.ending == "blocked" and self._pad.game.seats > 3
        return "four_blocked" if four else ending.ending
