"""The desk of the line games: the score pad for tiles on a table at home."""

import json

from dominium import Tally
from dominium.describe import LineDescriber
from dominium.terminal.desk import Desk
from dominium.terminal.line.score_pad import ENDINGS, WITH_LOT, LinePad
from dominium.terminal.lines import Output
from dominium.terminal.terminal import Terminal

OWN_HELP = {("bergen", "blocked"): "doubles", ("sebastopol", "blocked"): "four_blocked"}
"""The ends of deals that a game explains by an example of its own."""
MORE_HELP = {"bergen": ("points",), "sebastopol": ("one_out",), "twenty_one": ("count",)}


class LineDesk(Desk):
    """Where the deals of a match are written down one after another."""

    welcome = "pad-welcome"
    prompt = "prompt-pad"

    def __init__(
        self, pad: LinePad, describer: LineDescriber, terminal: Terminal, output: Output
    ) -> None:
        super().__init__(terminal, output)
        self._pad = pad
        self._describer = describer

    def report(self) -> None:
        """Every deal, the totals, who leads next, and the result when the match is over."""
        self._output.lines(self._describer.tally(self._pad.tally()))

    def report_json(self) -> None:
        """The same for programs, with the entries."""
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
            name, other = (*self._pad.names, *self._pad.names)[:2]
            explained = self._explained()
            self._output.lines(say(f"pad-help-{one}", name=name, other=other) for one in explained)
        else:
            self._tell(self._pad.enter(text))

    def _tell(self, tally: Tally) -> None:
        """What the entry that was just written down brought."""
        lines = [self._totals(tally)]
        if self._pad.entries[-1]["kind"] == "deal":
            lines = self._describer.deal(tally.deals[-1])
        if tally.outcome is not None:
            lines += self._describer.standings(tally.outcome)
        self._output.lines(lines)

    def _totals(self, tally: Tally) -> str:
        return self._describer.amounts(enumerate(tally.totals))

    def _explained(self) -> list[str]:
        """The entries of the game, then what works in all of them."""
        game = self._pad.game.id
        endings = [OWN_HELP.get((game, ending), ending) for ending in ENDINGS[game]]
        lead = ["lead"] if game in WITH_LOT else []
        return [*endings, *MORE_HELP.get(game, ()), *lead, "undo", "entries", "score", "quit"]
