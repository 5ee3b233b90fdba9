"""A game at the terminal: lines typed, lines answered, nothing ever drawn over."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import dominium
from dominium import describe
from dominium.describe import Describer, Length
from dominium.describe.understanding import folded
from dominium.describe.words import TERRAINS
from dominium.notation import domino_text
from dominium.steps import OPTIONAL_STEPS
from dominium.terminal import files, rules, telling, words
from dominium.terminal.arguments import Complaint
from dominium.terminal.choices import Choices
from dominium.terminal.lines import Input, Output
from dominium.terminal.queries import COURT_QUERIES, QUERIES, Query
from dominium.terminal.table import Events, Table

"""The steps of a turn that may be declined."""
REST = "_"
"""The key that declines all that is left of a turn, as `-` declines a step."""
BUILDING_STEPS = ("build", "burn")
"""The steps whose choices are about buildings."""

_ALL_LETTERS = frozenset(letter for query in (*QUERIES, *COURT_QUERIES) for letter in query.letters)
_LIST_NUMBER = re.compile(r"([0-9]{1,4})\s*\.")


@dataclass(frozen=True)
class Style:
    """How the words of a game are given: the language, their length, and compact boards."""

    language: str
    length: Length = "short"
    compact: bool = False


@dataclass
class Walk:
    """A place in a list of lines that one key walks through, round from end to beginning."""

    place: int | None = None

    def step(self, lines: Sequence[str], by: int) -> str:
        """The next line in the direction; at first the first line, or going back the last."""
        start = -1 if by > 0 else 0
        self.place = ((start if self.place is None else self.place) + by) % len(lines)
        return lines[self.place]


class Session:
    """One game between the people at this terminal and the bots."""

    def __init__(self, table: Table, style: Style, source: Input, output: Output) -> None:
        self.table = table
        self.last_answer: list[str] = []
        self._told: list[str] = []
        self._trouble_told = False
        self._square: str | None = None
        self.refusals = 0
        has_court = table.state.view(None).building_board is not None
        self.queries = (*QUERIES, *COURT_QUERIES) if has_court else QUERIES
        self._source = source
        self._output = output
        self._speak(style)
        self._turn_began()

    # What queries look at

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [seat.name for seat in self.table.seats]

    @property
    def seat(self) -> int:
        """The seat from which the table is looked at: who is to act, or the first person."""
        person = self.table.person
        return person if person is not None else (*self.table.people, 0)[0]

    @property
    def kingdom(self) -> int:
        """The kingdom of that seat."""
        return self.table.game.kingdom_of(self.seat)

    @property
    def view(self) -> dominium.View:
        """What the person at the terminal may see."""
        return self.table.state.view(self.seat)

    def history(self) -> list[str]:
        """Everything announced so far."""
        return [line for events in self.table.history for line in self.describer.announce(events)]

    def say(self, key: str, **parameters: str | int) -> str:
        """A text of the terminal in the language of the game."""
        return self.messages.text(f"terminal-{key}", **parameters)

    def refused(self, key: str, **parameters: str | int) -> Complaint:
        """A refusal in the language of the game."""
        return Complaint(self.say(key, **parameters))

    def kingdom_named(self, text: str) -> int:
        """The kingdom of a seat's number or name; the own kingdom when nothing is named."""
        if not text:
            return self.kingdom
        names = [folded(name) for name in self.names]
        number = words.number_in(text)
        if number is not None and 1 <= number <= len(names):
            return self.table.game.kingdom_of(number - 1)
        if text in names:
            return self.table.game.kingdom_of(names.index(text))
        raise self.refused("no-such-player", text=text, names=", ".join(self.names))

    def look_at(self, text: str) -> str:
        """Look at the square named, or again at the one looked at last."""
        square = words.square_in(text) if text else self._square or self._centre()
        if square is None or not self._in_window(square):
            side = self.table.game.side
            raise self.refused("no-such-square", text=text, last=words.square_at(side, side))
        self._square = square
        return square

    def terrain_named(self, text: str) -> str | None:
        """The terrain of a letter or a word of the language."""
        return words.terrain_in(text, self.messages)

    def terrains(self) -> str:
        """The names of all terrains of the game."""
        language, game = self.messages.language, self.table.game
        printed = {half.terrain for domino in game.dominoes for half in domino}
        return ", ".join(
            describe.terrain_name(one, language, game.id) for one in TERRAINS if one in printed
        )

    def switch_language(self, text: str) -> list[str]:
        """Go on in another language."""
        if text not in describe.LANGUAGES:
            raise self.refused("no-such-language", text=text, known=", ".join(describe.LANGUAGES))
        self._speak(Style(text, self._style.length, self._style.compact))
        self._turn_began()
        return [self.messages.text(f"language-{text}")]

    def rules(self, argument: str) -> list[str]:
        """The headings of the rules page, or the section of a number."""
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
        """What can be typed now, one line each."""
        step = self.view.step
        lines = [self.say(f"help-{step}", example=str(self.choices.action(1)))]
        if step == "place":
            lines += self._help_together()
        if step in OPTIONAL_STEPS:
            lines += [self.say("help-decline"), self._help_line("rest", (REST,))]
        lines.append(self.say("help-number"))
        if step in ("place", "tax"):
            lines.append(self.say("help-square"))
        if step == "build":
            lines.append(self.say("help-building"))
        working = [query for query in self.queries if query.works(self)]
        lines += [self._help_line(query.name, query.letters) for query in working]
        return [*lines, self._help_line("quit", ("q",))]

    def _help_together(self) -> list[str]:
        """How to place and to claim in one line, while there is something to claim."""
        free = [slot.domino for slot in self.view.next_offer if slot.seat is None]
        if not free:
            return []
        place, claim = str(self.choices.action(1)), domino_text(free[0])
        if self.view.building_board is None:
            return [self.say("help-together", first=place, claim=claim)]
        rest, *_ = words.aliases(self.messages, "terminal-words-rest")
        return [self.say("help-together-rest", first=place, rest=rest, claim=claim)]

    # The course of a game

    def run(self) -> None:
        """Play until the match ends, the input ends or the person leaves."""
        self._tell([self.describer.title(self.view), *self._seated(), self.say("welcome")])
        if self.table.finished:
            self._tell(telling.told(self.table.history[-1], self.describer))
        self._go_on()
        while not self.table.finished:
            text = self._source.line(self._prompt())
            if text is None or self._argument_of(text, "quit", "q") is not None:
                return
            self.typed(text)

    def typed(self, text: str) -> None:
        """Do or answer what was typed; what cannot be done is refused and changes nothing."""
        self.last_answer, self._told = self._told, []
        try:
            self._obey(text)
        except Complaint as complaint:
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

    def _play(self, actions: Sequence[dominium.Action]) -> None:
        self._announce(self.table.apply(actions))
        self._go_on()

    def _go_on(self) -> None:
        for events in self.table.continue_to_person():
            self._announce(events)
        self._turn_began()
        if self.view.step in ("place", *OPTIONAL_STEPS):
            self._tell([self.describer.expected(self.view)])
        if self.view.step in OPTIONAL_STEPS:
            self._tell(self.choices.lines())

    def _announce(self, events: Events) -> None:
        self._tell(telling.told(events, self.describer))
        trouble = self.table.trouble
        if trouble is not None and not self._trouble_told:
            self._tell([self.say("not-saved", reason=files.reason(trouble))])
        self._trouble_told = trouble is not None

    def _turn_began(self) -> None:
        self.choices = Choices(self.table.state, self.describer, self.messages)
        self.properties = Walk()
        self.events = Walk()

    # Understanding

    def _understood(self, text: str) -> list[dominium.Action]:
        """The actions of one turn in a typed line, each legal after the one before."""
        trial, actions = self.table.state.copy(), list[dominium.Action]()
        for part in text.split(","):
            try:
                self._check_turn(trial)
                if self._argument_of(part.strip(), "rest", REST) == "":
                    actions += self._declined(trial)
                    continue
                actions.append(self._action(part.strip(), trial))
                trial.apply(actions[-1])
            except dominium.IllegalAction as refusal:
                sentence = self.describer.refusal(refusal.code, refusal.params, trial)
                raise Complaint(sentence) from refusal
        if not actions:
            expected = self.describer.expected(trial.view(self.table.person))
            raise Complaint(f"{self.say('nothing-to-leave-out')} {expected}")
        return actions

    def _declined(self, trial: dominium.State) -> list[dominium.Action]:
        """Decline every optional step that is left of this turn."""
        declined = list[dominium.Action]()
        same_turn = True
        while same_turn and trial.view(None).step in OPTIONAL_STEPS:
            declined.append(trial.parse("-"))
            same_turn = all(event.kind == "step_declined" for event in trial.apply(declined[-1]))
        return declined

    def _action(self, text: str, state: dominium.State) -> dominium.Action:
        """The action that a number of the list, the notation or words name."""
        if number := _LIST_NUMBER.fullmatch(text):
            choices = Choices(state, self.describer, self.messages)
            return choices.action(int(number[1]))
        return state.parse(describe.understand(text, state, self.messages.language))

    def _check_turn(self, state: dominium.State) -> None:
        if state.actor not in (self.table.person, None):
            raise dominium.IllegalAction("not_your_turn", {})

    def _query(self, text: str) -> tuple[Query, str] | None:
        """The query that the text begins with, and what follows it."""
        for query in self.queries:
            argument = self._argument_of(text, query.name, *query.letters)
            if argument is not None and (query.takes_argument or not argument):
                return query, argument
        return None

    def _argument_of(self, text: str, command: str, *letters: str) -> str | None:
        """What follows the letter or a word of a command; None when the text is not about it."""
        letter, _, rest = text.partition(" ")
        if (letter if letter in _ALL_LETTERS else letter.lower()) in letters:
            return folded(rest)
        known = words.aliases(self.messages, f"terminal-words-{command}")
        return words.after_word(text, known)

    def _is_filter(self, text: str) -> bool:
        step = self.view.step
        if step == "place_castle":
            return False
        if step in BUILDING_STEPS and words.building_in(text, self.messages):
            return True
        return words.square_in(text) is not None or self.terrain_named(text) is not None

    def _centre(self) -> str:
        middle = self.table.game.side // 2 + 1
        return self.view.kingdoms[self.kingdom].castle or words.square_at(middle, middle)

    def _in_window(self, square: str) -> bool:
        side = self.table.game.side
        return ord(square[0]) - ord("a") < side and int(square[1:]) <= side

    # Speaking

    def _tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._told.append(line)
            self._output.line(line)

    def _speak(self, style: Style) -> None:
        self._style = style
        self.compact = style.compact
        self.messages = describe.messages(style.language)
        people = self.table.people
        self.describer = Describer(
            self.table.game,
            style.language,
            self.names,
            you=people[0] if len(people) == 1 else None,
            length=style.length,
        )

    def _seated(self) -> list[str]:
        """Who sits at the table, with the levels of the bots, and who plays together."""
        seated = (
            seat.name if seat.bot is None else f"{seat.name} ({self._level(seat.bot)})"
            for seat in self.table.seats
        )
        lines, game = [self.say("seated", names=", ".join(seated))], self.table.game
        if game.kingdoms < game.seats:
            teams = (
                ", ".join(self.names[seat] for seat in game.seats_of(kingdom))
                for kingdom in range(game.kingdoms)
            )
            lines.append(self.say("teams", teams="; ".join(teams)))
        return lines

    def _level(self, bot: str) -> str:
        return self.messages.text(f"level-{bot}") if bot in dominium.bots.LEVELS else bot

    def _prompt(self) -> str:
        view = self.view
        domino = domino_text(view.turn.domino) if view.turn else ""
        prompt = self.say(f"prompt-{view.step}", domino=domino)
        return f"{self.names[self.seat]}, {prompt}" if len(self.table.people) > 1 else prompt

    def _help_line(self, command: str, letters: Sequence[str]) -> str:
        main, *_ = words.aliases(self.messages, f"terminal-words-{command}")
        return f"{', '.join((*letters, main))}: {self.say(f'explain-{command}')}"
