"""A game at the terminal: lines typed and lines answered, nothing ever overwritten."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import dominium
from dominium import coach, describe
from dominium.coach.presenter import CoachTeller
from dominium.describe import Describer, Length
from dominium.describe.parsing import folded
from dominium.describe.queries import Query, query_help
from dominium.terminal import files, rules, words
from dominium.terminal.arguments import CommandError
from dominium.terminal.choices import Choices
from dominium.terminal.programs import reason
from dominium.terminal.streams import Input, Output
from dominium.terminal.table import Events, Seated

_LIST_NUMBER = re.compile(r"([0-9]{1,4})\s*\.")


@dataclass(frozen=True)
class Style:
    """The style of a session's texts: language, length, and compact boards or not."""

    language: str
    length: Length = "short"
    compact: bool = False


@dataclass
class Walk:
    """A cursor in a list of lines that one key moves, wrapping at both ends."""

    place: int | None = None

    def step(self, lines: Sequence[str], by: int) -> str:
        """Move the cursor and return its line; the first move goes to the first or last line."""
        start = -1 if by > 0 else 0
        self.place = ((start if self.place is None else self.place) + by) % len(lines)
        return lines[self.place]


class Session(ABC):
    """A game between the people at this terminal and the bots.

    Each family of games has its own subclass.
    """

    queries: Sequence[Query[Any]]
    describer: Describer
    choices: Choices
    events: Walk

    def __init__(self, table: Seated, style: Style, source: Input, output: Output) -> None:
        self.table = table
        self.last_answer: list[str] = []
        self._told: list[str] = []
        self._trouble_told = False
        self._failures_told: set[int] = set()
        self.refusals = 0
        self._source = source
        self._output = output
        self._letters = frozenset(letter for query in self.queries for letter in query.letters)
        self._speak(style)
        self._turn_began()

    # What queries look at

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [seat.name for seat in self.table.seats]

    @property
    @abstractmethod
    def view(self) -> Any:
        """The view of the person at the terminal."""

    @abstractmethod
    def history(self) -> list[str]:
        """Return all announcements so far."""

    @abstractmethod
    def since_turn(self) -> list[str]:
        """Return the announcements of others and chance since the viewer's last turn."""

    def expected(self) -> list[str]:
        """Return the seat to act and the expected action."""
        return [self.describer.expected(self.view)]

    @property
    def can_be_advised(self) -> bool:
        """True if the person to act is the viewer, and the table keeps their memory."""
        person = self.table.person
        sees = person is not None and self.view.viewer == person
        return sees and person is not None and self.table.memory(person) is not None

    def advice(self) -> list[str]:
        """Return the coach's advice for the person to act, with its reason and the options."""
        person = self.table.person
        memory = None if person is None else self.table.memory(person)
        if memory is None or not self.can_be_advised:
            raise self.refused("no-advice")
        advice = coach.advise(self.table.game, memory, seed=len(self.table.history))
        teller = CoachTeller(self.describer, self.table.game.id)
        options = [teller.option_line(self.table.state, one) for one in advice.best]
        return [teller.advice_words(self.table.state, advice), *options]

    def say(self, key: str, **parameters: str | int) -> str:
        """Return a message of the terminal in the language of the session."""
        return self.messages.text(f"terminal-{key}", **parameters)

    def refused(self, key: str, **parameters: str | int) -> CommandError:
        """Return an error in the language of the session."""
        return CommandError(self.say(key, **parameters))

    def unanswered(self, reason: str) -> CommandError:
        """Return the error of a query without an answer."""
        return CommandError(reason)

    def switch_language(self, text: str) -> list[str]:
        """Switch to another language and return its name."""
        if text not in describe.LANGUAGES:
            raise self.refused("no-such-language", text=text, known=", ".join(describe.LANGUAGES))
        self._speak(Style(text, self._style.length, self._style.compact))
        self._turn_began()
        return [self.messages.text("language-name")]

    def rules(self, argument: str) -> list[str]:
        """Return the headings of the rules page, or the section of a number."""
        sections = rules.sections(self.table.game.info.rules_page, self.messages.language)
        if not argument:
            headings = [f"{number}. {one.heading}" for number, one in enumerate(sections, 1)]
            return [*headings, self.say("rules-hint")]
        number = words.number_in(argument)
        if number is None or not 1 <= number <= len(sections):
            raise self.refused("no-such-section", text=argument, count=len(sections))
        section = sections[number - 1]
        return [section.heading, *section.lines]

    def help(self) -> list[str]:
        """Return a line for each input that is possible now."""
        working = [query for query in self.queries if query.works(self)]
        lines = [
            *self._help_on_step(),
            *(self._help_line(one.name, one.letters) for one in working),
        ]
        return [*lines, self._help_line("quit", ("q",))]

    # The course of a game

    def run(self) -> None:
        """Run the session until the match ends, the input ends or the person leaves."""
        self._tell([self.describer.title(self.view), *self._seated(), self.say("welcome")])
        if self.table.finished:
            self._announce(self._last_turn())
        self._go_on()
        while not self.table.finished and self._is_ready():
            text = self._source.line(self._prompt())
            if text is None or self._argument_of(text, "quit", "q") is not None:
                return
            self.typed(text)

    def typed(self, text: str) -> None:
        """Execute or answer a typed line; a refused one changes nothing."""
        self.last_answer, self._told = self._told, []
        try:
            self._obey(text)
        except CommandError as complaint:
            self._refuse(complaint)

    def _last_turn(self) -> Events:
        """Return the events of the last turn of a match."""
        return self.table.history[-1]

    def _is_ready(self) -> bool:
        """Return whether the person to act sits at the terminal."""
        return True

    def _refuse(self, complaint: CommandError) -> None:
        self.refusals += 1
        self._tell([str(complaint)])

    def _obey(self, text: str) -> None:
        if found := self._query(text):
            query, argument = found
            self._tell(query.answer(self, argument))
        elif self._is_filter(text):
            self._tell(self.choices.lines(text))
        else:
            self._play(self._understood(text))

    @abstractmethod
    def _play(self, actions: Sequence[dominium.Action]) -> None:
        """Play the actions of a person, announce them, and continue."""

    @abstractmethod
    def _go_on(self) -> None:
        """Play on until a person is to act, and announce the events."""

    @abstractmethod
    def _announce(self, events: Events) -> None:
        """Write the announcements of events."""

    @abstractmethod
    def _turn_began(self) -> None:
        """Reset the state of the previous turn."""

    def _tell_trouble(self) -> None:
        """Report once that the game can no longer be saved, and each failed program."""
        for seat, failure in self.table.failures().items():
            if seat not in self._failures_told:
                self._failures_told.add(seat)
                why = reason(failure, self.messages)
                self._tell([self.say("program-failed", name=self.names[seat], reason=why)])
        trouble = self.table.trouble
        if trouble is not None and not self._trouble_told:
            self._tell([self.say("not-saved", reason=files.reason(trouble))])
        self._trouble_told = trouble is not None

    # Understanding

    @abstractmethod
    def _understood(self, text: str) -> list[dominium.Action]:
        """Parse the actions of one turn in a typed line, each legal after the one before."""

    @abstractmethod
    def _is_filter(self, text: str) -> bool:
        """Return whether the text filters the list of choices."""

    def _list_number(self, text: str) -> int | None:
        """Return the number of a list item such as `3.`; None for other text."""
        found = _LIST_NUMBER.fullmatch(text)
        return None if found is None else int(found[1])

    def _query(self, text: str) -> tuple[Query[Any], str] | None:
        """Return the query that the text begins with, and its argument; None for other text."""
        for query in self.queries:
            argument = self._argument_of(text, query.name, *query.letters)
            if argument is not None and (query.takes_argument or not argument):
                return query, argument
        return None

    def _argument_of(self, text: str, command: str, *letters: str) -> str | None:
        """Return the text after the letter or a word of a command; None for other text."""
        letter, _, rest = text.partition(" ")
        if (letter if letter in self._letters else letter.lower()) in letters:
            return folded(rest)
        known = words.aliases(self.messages, f"terminal-words-{command}")
        return words.after_word(text, known)

    # Speaking

    def _announcements(self, events: Events) -> list[str]:
        return self.describer.announce(events)

    def _tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._told.append(line)
            self._output.line(line)

    def _speak(self, style: Style) -> None:
        self._style = style
        self.compact = style.compact
        self.messages = describe.messages(style.language)
        self.describer = Describer(
            self.table.game, style.language, self.names, you=self.listener, length=style.length
        )

    @property
    def listener(self) -> int | None:
        """The seat addressed as "you": the only person, or None where there are several."""
        people = self.table.people
        return people[0] if len(people) == 1 else None

    def _seated(self) -> list[str]:
        """Return the line of the names at the table, with the levels of the bots."""
        seated = (
            seat.name if seat.bot is None else f"{seat.name} ({self._level(seat.bot)})"
            for seat in self.table.seats
        )
        return [self.say("seated", names=", ".join(seated))]

    def _level(self, bot: str) -> str:
        if bot not in dominium.bots.LEVELS:
            return bot
        return self.say("seat-level", level=self.messages.text(f"level-{bot}"))

    @abstractmethod
    def _prompt(self) -> str:
        """Return the prompt before the typed text."""

    @abstractmethod
    def _help_on_step(self) -> list[str]:
        """Return a help line for each kind of action that is possible now."""

    def _help_line(self, command: str, letters: Sequence[str]) -> str:
        return query_help(command, letters, self.table.game.info.family, self.messages)
