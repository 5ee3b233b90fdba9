"""The desk of the kingdom games: a kingdom on a table at home, and its explained score."""

import argparse
from collections.abc import Iterable

from dominium import describe
from dominium.describe import KingdomDescriber
from dominium.describe.kingdom.compact import Compact
from dominium.errors import Fault
from dominium.terminal import words
from dominium.terminal.desk import Desk
from dominium.terminal.kingdom.score_pad import ScorePad
from dominium.terminal.lines import Output
from dominium.terminal.terminal import Terminal

EXPLAINED = (
    "domino",
    "faces",
    "square",
    "building",
    "coins",
    "knights",
    "queen",
    "castle",
    "position",
    "discarded",
    "remove",
    "score",
    "kingdom",
    "quit",
)
OF_A_COURT = ("building", "coins", "knights", "queen")


class KingdomDesk(Desk):
    """Where a kingdom is written down line by line and asked about."""

    welcome = "score-welcome"
    prompt = "prompt-score"

    def __init__(
        self, pad: ScorePad, describer: KingdomDescriber, terminal: Terminal, output: Output
    ) -> None:
        super().__init__(terminal, output)
        self._pad = pad
        self._describer = describer

    def report(self) -> None:
        """Every fault and note, then the score and how it arises."""
        self._tell(self._pad.faults())
        self._tell(self._pad.kingdom().notes())
        self._output.lines(self._describer.score(self._pad.score()))

    def _obey(self, text: str) -> None:
        if self._is(text, "score"):
            self.report()
        elif self._is(text, "kingdom"):
            self._output.lines(Compact(self._describer).board(self._pad.kingdom().view()))
            if self._pad.has_court:
                self._output.lines(self._court())
        elif self._is(text, "help"):
            explained = [one for one in EXPLAINED if self._pad.has_court or one not in OF_A_COURT]
            self._output.lines(self._terminal.say(f"score-help-{one}") for one in explained)
        else:
            self._tell(self._pad.enter(text))

    def _court(self) -> list[str]:
        """Coins, knights and the queen; then the buildings with their squares."""
        court, text = self._pad.court, self._terminal.messages.text
        parts = [
            text("count-coins", count=court.coins),
            text("count-knights", count=court.knights),
            *([_word("queen", self._terminal)] if court.queen else []),
        ]
        built = [
            f"{token.square.upper()} "
            f"{describe.building_name(token.building, self._terminal.language)}"
            for token in self._pad.tokens
        ]
        return [", ".join(one) for one in (parts, built) if one]

    def _tell(self, faults: Iterable[Fault]) -> None:
        for fault in faults:
            language, game = self._terminal.language, self._pad.game.id
            self._output.line(describe.fault(fault.code, fault.params, language, game))


def given_lines(values: argparse.Namespace, terminal: Terminal) -> list[str]:
    """The lines of the arguments, in the words of the language."""
    lines = []
    for option in ("position", "castle", "discarded", "coins", "knights"):
        value = getattr(values, option)
        if value is not None:
            lines.append(f"{_word(option, terminal)} {value}")
    if values.queen:
        lines.append(_word("queen", terminal))
    return [*lines, *(values.domino or []), *(values.building or [])]


def _word(command: str, terminal: Terminal) -> str:
    return words.aliases(terminal.messages, f"terminal-words-{command}")[0]
