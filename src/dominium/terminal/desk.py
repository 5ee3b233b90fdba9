"""A score pad at the terminal: lines written down, asked about, and reported at the end."""

from abc import ABC, abstractmethod

from dominium.describe.reading import after_command
from dominium.terminal.arguments import Complaint
from dominium.terminal.lines import Input, Output
from dominium.terminal.terminal import Terminal


class Desk(ABC):
    """Where something is written down line by line; each family of games has a desk of its own."""

    welcome: str
    """The message for those who type."""
    prompt: str
    """The message before what is typed."""

    def __init__(self, terminal: Terminal, output: Output) -> None:
        self.refusals = 0
        self._terminal = terminal
        self._output = output

    def work(self, source: Input) -> None:
        """Take lines until the end, then report."""
        if source.typed:
            self._output.line(self._terminal.say(self.welcome))
        while (text := source.line(self._terminal.say(self.prompt))) is not None:
            if self._is(text, "quit"):
                break
            try:
                self._obey(text)
            except Complaint as complaint:
                self.refusals += 1
                self._output.line(str(complaint))
        self.report()

    @abstractmethod
    def report(self) -> None:
        """Say what everything written down comes to."""

    @abstractmethod
    def _obey(self, text: str) -> None:
        """Write down or answer one line; Complaint when it is neither."""

    def _is(self, text: str, command: str) -> bool:
        return after_command(text, command, self._terminal.messages) == ""
