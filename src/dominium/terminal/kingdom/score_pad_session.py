"""The score pad of the kingdom games at the terminal: a physical kingdom, its score explained."""

import argparse
from collections.abc import Iterable

from dominium import describe
from dominium.describe import KingdomDescriber
from dominium.describe.kingdom.compact import Compact
from dominium.engine.errors import Fault
from dominium.terminal import words
from dominium.terminal.kingdom.score_pad import ScorePad
from dominium.terminal.score_pad_session import ScorePadSession
from dominium.terminal.streams import Output
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


class KingdomScorePadSession(ScorePadSession):
    """A session in which a kingdom is entered and queried line by line."""

    welcome = "score-welcome"
    prompt = "prompt-score"

    def __init__(
        self, pad: ScorePad, describer: KingdomDescriber, terminal: Terminal, output: Output
    ) -> None:
        super().__init__(terminal, output)
        self._pad = pad
        self._describer = describer

    def report(self) -> None:
        """Write every fault and note, then the explained score."""
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
            query_help = [one for one in EXPLAINED if self._pad.has_court or one not in OF_A_COURT]
            self._output.lines(self._terminal.say(f"score-help-{one}") for one in query_help)
        else:
            self._tell(self._pad.enter(text))

    def _court(self) -> list[str]:
        """Return coins, knights and the queen, then the buildings with their squares."""
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
    """Return the entries of the arguments, as lines in the words of the language."""
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
