"""`dominium score`: the explained score of a kingdom on a table at home."""

import argparse
import io
from collections.abc import Iterable
from pathlib import Path

from dominium import describe
from dominium.describe import Describer
from dominium.describe.compact import Compact
from dominium.describe.understanding import folded
from dominium.errors import Fault
from dominium.terminal import files, words
from dominium.terminal.arguments import Complaint, Parser
from dominium.terminal.games import (
    BOARD_OPTIONS,
    add_board_options,
    chosen_options,
    load_game,
)
from dominium.terminal.lines import Input, Output
from dominium.terminal.score_pad import ScorePad
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


def configure(parser: Parser) -> None:
    """Add the arguments."""
    text = parser.messages.text
    parser.input("entries", nargs="?", type=Path)
    parser.option("--position", metavar=text("terminal-metavar-position"))
    parser.option("--domino", action="append", metavar=text("terminal-metavar-domino"))
    parser.option("--castle", metavar=text("terminal-metavar-square"))
    parser.option("--discarded", metavar=text("terminal-metavar-number"))
    parser.option("--building", action="append", metavar=text("terminal-metavar-building"))
    parser.option("--coins", metavar=text("terminal-metavar-number"))
    parser.option("--knights", metavar=text("terminal-metavar-number"))
    parser.option("--queen", action="store_true")
    add_board_options(parser, (*BOARD_OPTIONS, "middle_kingdom", "harmony"))
    parser.option("--compact", action="store_true")


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Score the board; 1 when a line was refused or the board is impossible."""
    game = load_game(values.game, None, chosen_options(values), terminal)
    pad = ScorePad(game, terminal.messages)
    output = terminal.output(compact=values.compact)
    desk = Desk(pad, Describer(game, terminal.language, [""] * game.seats), terminal, output)
    if given := _given(values, terminal):
        for line in given:
            pad.enter(line)
        desk.report()
    elif values.entries is None:
        desk.work(terminal.input(output))
    else:
        text = files.read_text(values.entries, terminal)
        desk.work(terminal.input(output, io.StringIO(text)))
    return 1 if desk.refusals or pad.faults() else 0


def _given(values: argparse.Namespace, terminal: Terminal) -> list[str]:
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


class Desk:
    """Where a kingdom is written down line by line and asked about."""

    def __init__(
        self, pad: ScorePad, describer: Describer, terminal: Terminal, output: Output
    ) -> None:
        self.refusals = 0
        self._pad = pad
        self._describer = describer
        self._terminal = terminal
        self._output = output

    def work(self, source: Input) -> None:
        """Take lines until the end, then report."""
        if source.typed:
            self._output.line(self._terminal.say("score-welcome"))
        while (text := source.line(self._terminal.say("prompt-score"))) is not None:
            if self._is(text, "quit"):
                break
            try:
                self._obey(text)
            except Complaint as complaint:
                self.refusals += 1
                self._output.line(str(complaint))
        self.report()

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

    def _is(self, text: str, command: str) -> bool:
        known = words.aliases(self._terminal.messages, f"terminal-words-{command}")
        return folded(text) in map(folded, known)

    def _tell(self, faults: Iterable[Fault]) -> None:
        for fault in faults:
            language, game = self._terminal.language, self._pad.game.id
            self._output.line(describe.fault(fault.code, fault.params, language, game))
