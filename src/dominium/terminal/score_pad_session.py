"""A score pad at the terminal: entries and queries line by line, a report at the end."""

from abc import ABC, abstractmethod

from dominium.describe.reading import after_command
from dominium.terminal.arguments import CommandError
from dominium.terminal.streams import Input, Output
from dominium.terminal.terminal import Terminal


class ScorePadSession(ABC):
    """A session of a score pad; each family of games has its own subclass."""

    welcome: str
    """The key of the message that welcomes an interactive user."""
    prompt: str
    """The key of the message before the typed text."""

    def __init__(self, terminal: Terminal, output: Output) -> None:
        self.refusals = 0
        self._terminal = terminal
        self._output = output

    def work(self, source: Input) -> None:
        """Process lines until the end, then report."""
        if source.typed:
            self._output.line(self._terminal.say(self.welcome))
        while (text := source.line(self._terminal.say(self.prompt))) is not None:
            if self._is(text, "quit"):
                break
            try:
                self._obey(text)
            except CommandError as complaint:
                self.refusals += 1
                self._output.line(str(complaint))
        self.report()

    @abstractmethod
    def report(self) -> None:
        """Write the result of all entries."""

    @abstractmethod
    def _obey(self, text: str) -> None:
        """Enter or answer one line; raise `CommandError` when it is neither entry nor query."""

    def _is(self, text: str, command: str) -> bool:
        return after_command(text, command, self._terminal.messages) == ""
