"""A kingdom game at the terminal."""

from collections.abc import Sequence
from typing import Any, cast

import dominium
from dominium import describe
from dominium.describe import KingdomDescriber, telling
from dominium.describe.queries import COURT_QUERIES, Query
from dominium.describe.understanding import folded
from dominium.describe.words import TERRAINS
from dominium.notation import domino_text
from dominium.steps import OPTIONAL_STEPS
from dominium.terminal import words
from dominium.terminal.arguments import Complaint
from dominium.terminal.kingdom.choices import KingdomChoices
from dominium.terminal.kingdom.queries import QUERIES
from dominium.terminal.lines import Input, Output
from dominium.terminal.session import Session, Style, Walk
from dominium.terminal.table import Events, Seated, Table

REST = "_"
"""The key that declines all that is left of a turn, as `-` declines a step."""
BUILDING_STEPS = ("build", "burn")
"""The steps whose choices are about buildings."""


class KingdomTalk(Session):
    """What is asked and said at a table where kingdoms are built; everything lies open."""

    describer: KingdomDescriber

    def __init__(self, table: Seated, style: Style, source: Input, output: Output) -> None:
        self.game = cast("dominium.KingdomGame", table.game)
        self._square: str | None = None
        self.queries = self._all_queries()
        super().__init__(table, style, source, output)

    def _all_queries(self) -> Sequence[Query[Any]]:
        """What can be asked at a table of this game."""
        return (*QUERIES, *COURT_QUERIES) if self.game.id == "queendomino" else QUERIES

    # What queries look at

    @property
    def state(self) -> dominium.KingdomState:
        """The position."""
        return cast("dominium.KingdomState", self.table.state)

    @property
    def seat(self) -> int:
        """The seat from which the table is looked at: who is to act, or the first person."""
        person = self.table.person
        return person if person is not None else (*self.table.people, 0)[0]

    @property
    def kingdom(self) -> int:
        """The kingdom of that seat."""
        return self.game.kingdom_of(self.seat)

    @property
    def view(self) -> dominium.View:
        """What the person at the terminal may see."""
        return self.state.view(self.seat)

    def history(self) -> list[str]:
        """Everything announced so far."""
        return [line for events in self.table.history for line in self._announcements(events)]

    def since_turn(self) -> list[str]:
        """What others and chance did since the last turn of the one who looks."""
        since = self.table.since_turn(self.seat)
        return [
            line for number in since for line in self._announcements(self.table.history[number])
        ]

    def kingdom_named(self, text: str) -> int:
        """The kingdom of a seat's number or name; the own kingdom when nothing is named."""
        if not text:
            return self.kingdom
        names = [folded(name) for name in self.names]
        number = words.number_in(text)
        if number is not None and 1 <= number <= len(names):
            return self.game.kingdom_of(number - 1)
        if text in names:
            return self.game.kingdom_of(names.index(text))
        raise self.refused("no-such-player", text=text, names=", ".join(self.names))

    def look_at(self, text: str) -> str:
        """Look at the square named, or again at the one looked at last."""
        square = words.square_in(text) if text else self._square or self._centre()
        if square is None or not self._in_window(square):
            side = self.game.side
            raise self.refused("no-such-square", text=text, last=words.square_at(side, side))
        self._square = square
        return square

    def terrain_named(self, text: str) -> str | None:
        """The terrain of a letter or a word of the language."""
        return words.terrain_in(text, self.messages)

    def terrains(self) -> str:
        """The names of all terrains of the game."""
        language = self.messages.language
        printed = {half.terrain for domino in self.game.dominoes for half in domino}
        return ", ".join(
            describe.terrain_name(one, language, self.game.id) for one in TERRAINS if one in printed
        )

    def _help_on_step(self) -> list[str]:
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
        return lines

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

    def _announce(self, events: Events) -> None:
        self._tell(telling.told(events, self.describer))
        self._tell_trouble()

    def _turn_began(self) -> None:
        self.choices = KingdomChoices(self.state, self.describer, self.messages)
        self.properties = Walk()
        self.events = Walk()

    # Understanding

    def _understood(self, text: str) -> list[dominium.Action]:
        trial, actions = self.state.copy(), list[dominium.Action]()
        for place, part in enumerate(text.split(",")):
            try:
                self._check_turn(trial)
                if self._argument_of(part.strip(), "rest", REST) == "":
                    actions += self._declined(trial)
                    continue
                actions.append(self._action(part.strip(), trial))
                trial.apply(actions[-1])
            except dominium.IllegalAction as refusal:
                sentence = self.describer.refusal(refusal.code, refusal.params, trial)
                if place > 0:
                    sentence = self.say("refused-part", part=part.strip(), refusal=sentence)
                raise Complaint(sentence) from refusal
        if not actions:
            expected = self.describer.expected(trial.view(self.table.person))
            raise Complaint(f"{self.say('nothing-to-leave-out')} {expected}")
        return actions

    def _declined(self, trial: dominium.KingdomState) -> list[dominium.Action]:
        """Decline every optional step that is left of this turn."""
        declined = list[dominium.Action]()
        same_turn = True
        while same_turn and trial.view(None).step in OPTIONAL_STEPS:
            declined.append(trial.parse("-"))
            same_turn = all(event.kind == "step_declined" for event in trial.apply(declined[-1]))
        return declined

    def _action(self, text: str, state: dominium.KingdomState) -> dominium.Action:
        """The action that a number of the list, the notation or words name."""
        if (number := self._list_number(text)) is not None:
            return KingdomChoices(state, self.describer, self.messages).action(number)
        return state.parse(describe.understand(text, state, self.messages.language))

    def _check_turn(self, state: dominium.KingdomState) -> None:
        if state.actor not in (self.table.person, None):
            raise dominium.IllegalAction("not_your_turn", {})

    def _is_filter(self, text: str) -> bool:
        step = self.view.step
        if step == "place_castle":
            return False
        if step in BUILDING_STEPS and words.building_in(text, self.messages):
            return True
        return words.square_in(text) is not None or self.terrain_named(text) is not None

    def _centre(self) -> str:
        middle = self.game.side // 2 + 1
        return self.view.kingdoms[self.kingdom].castle or words.square_at(middle, middle)

    def _in_window(self, square: str) -> bool:
        side = self.game.side
        return ord(square[0]) - ord("a") < side and int(square[1:]) <= side

    # Speaking

    def _seated(self) -> list[str]:
        """Who sits at the table, and who plays together."""
        lines = super()._seated()
        if self.game.kingdoms < self.game.seats:
            teams = (
                ", ".join(self.names[seat] for seat in self.game.seats_of(kingdom))
                for kingdom in range(self.game.kingdoms)
            )
            lines.append(self.say("teams", teams="; ".join(teams)))
        return lines

    def _prompt(self) -> str:
        view = self.view
        domino = domino_text(view.turn.domino) if view.turn else ""
        prompt = self.say(f"prompt-{view.step}", domino=domino)
        return f"{self.names[self.seat]}, {prompt}" if len(self.table.people) > 1 else prompt


class KingdomSession(KingdomTalk):
    """A kingdom game between the people at this terminal and the bots."""

    table: Table

    def __init__(self, table: Table, style: Style, source: Input, output: Output) -> None:
        super().__init__(table, style, source, output)

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
