"""A physical game at the terminal: the referee asks, and the people enter their actions."""

from abc import abstractmethod
from collections.abc import Sequence

from dominium import Action
from dominium.referee import Referee
from dominium.terminal.referee.table import RefereeTable
from dominium.terminal.session import Session, Style
from dominium.terminal.streams import Input, Output
from dominium.terminal.table import Events


class RefereeSession(Session):
    """A game with a physical set; each family of games has its own subclass."""

    table: RefereeTable

    def __init__(self, table: RefereeTable, style: Style, source: Input, output: Output) -> None:
        super().__init__(table, style, source, output)

    @property
    def referee(self) -> Referee:
        """The referee of the game."""
        return self.table.referee

    @property
    def listener(self) -> int | None:
        """The seat addressed as "you": None, as the texts are the same for everybody."""
        return None

    def history(self) -> list[str]:
        """Return all announcements so far."""
        return [line for said in self.referee.said for line in said.told]

    def since_turn(self) -> list[str]:
        """Return the announcements between the last two turns of the seat to act."""
        said = list(self.referee.said)
        seat = self.referee.state.actor
        while said and said[-1].seat == seat:
            said.pop()
        own = [place for place, one in enumerate(said) if one.seat == seat]
        return [line for one in said[own[-1] + 1 if own else 0 :] for line in one.told]

    def expected(self) -> list[str]:
        """Return the seat to act and the expected action."""
        return self.referee.expected()

    def take_back(self) -> list[str]:
        """Take back the last line; return it and the expected action."""
        told_of = {said.entry: said.told for said in self.referee.said}
        entry = self.table.back()
        self._turn_began()
        taken = self.messages.text("referee-taken-back")
        return [taken, *(told_of[entry] or (entry,)), *self.expected()]

    def draw_lots(self) -> list[str]:
        """Draw by the program; return the announcements and the expected action."""
        told = self.table.draw()
        self._turn_began()
        return [*told, *self.expected()]

    # The course of a game

    def run(self) -> None:
        """Run until the input ends or the people leave; a finished game can still be corrected."""
        self._tell([self.describer.title(self.view), *self._seated(), self.say("welcome")])
        self._tell([*self.history(), *self.expected()])
        while (text := self._source.line(self._prompt())) is not None:
            if self._argument_of(text, "quit", "q") is not None:
                return
            self.typed(text)

    def _obey(self, text: str) -> None:
        if self._query(text) or (self._is_filter(text) and not self.referee.draws_due):
            super()._obey(text)
            return
        self._tell(self.table.enter(self._entered(text)))
        self._go_on()

    def _entered(self, text: str) -> str:
        """Return the line as the referee takes it, with list numbers replaced by their entries."""
        return text

    def _play(self, actions: Sequence[Action]) -> None:
        self._tell(self.table.enter(", ".join(map(str, actions))))
        self._go_on()

    def _go_on(self) -> None:
        self._turn_began()
        self._tell_trouble()
        self._tell(self.expected())

    def _announce(self, events: Events) -> None:
        self._tell(self.describer.announce(events))

    # Speaking

    def _speak(self, style: Style) -> None:
        self.table.speak(self.table.referee.sheet, style.language, style.length)
        super()._speak(style)
        self.describer = self.referee.describer

    def _help_on_step(self) -> list[str]:
        if self.table.finished or self.referee.draws_due:
            return self.expected()
        return self._turn_help()

    def _prompt(self) -> str:
        if self.table.finished:
            return self.messages.text("referee-prompt-finished")
        if self.referee.draws_due:
            return self.messages.text("referee-prompt-draw")
        return self._turn_prompt()

    @abstractmethod
    def _turn_help(self) -> list[str]:
        """Return the help on a turn."""

    @abstractmethod
    def _turn_prompt(self) -> str:
        """Return the prompt of a turn."""
