"""A kingdom game at the terminal."""

from collections.abc import Sequence
from typing import Any, cast

import dominium
from dominium import describe
from dominium.describe import KingdomDescriber
from dominium.describe.events import event_sentences
from dominium.describe.parsing import folded
from dominium.describe.queries import COURT_QUERIES, Query
from dominium.describe.text import spaced
from dominium.describe.words import TERRAINS
from dominium.notation import domino_text
from dominium.terminal import words
from dominium.terminal.arguments import CommandError
from dominium.terminal.kingdom.choices import KingdomChoices
from dominium.terminal.kingdom.queries import QUERIES
from dominium.terminal.session import Session, Style, Walk
from dominium.terminal.streams import Input, Output
from dominium.terminal.table import Events, Seated, Table
from dominium.views import OPTIONAL_STEPS

REST = "_"
"""The key that declines all remaining steps of a turn, as `-` declines one step."""
BUILDING_STEPS = ("build", "burn")
"""The steps with choices of buildings."""


class KingdomQueries(Session):
    """The queries and texts of a kingdom game, all of whose information is public."""

    describer: KingdomDescriber

    def __init__(self, table: Seated, style: Style, source: Input, output: Output) -> None:
        self.game = cast("dominium.KingdomGame", table.game)
        self._square: str | None = None
        self.queries = self._all_queries()
        super().__init__(table, style, source, output)

    def _all_queries(self) -> Sequence[Query[Any]]:
        """Return the queries of this game."""
        return (*QUERIES, *COURT_QUERIES) if self.game.facts.has_court else QUERIES

    # What queries look at

    @property
    def state(self) -> dominium.KingdomState:
        """The state of the kingdom game."""
        return cast("dominium.KingdomState", self.table.state)

    @property
    def seat(self) -> int:
        """The seat of the viewer: the person to act, else the first person, else seat 0."""
        person = self.table.person
        return person if person is not None else (*self.table.people, 0)[0]

    @property
    def kingdom(self) -> int:
        """The kingdom of the viewer."""
        return self.game.kingdom_of(self.seat)

    @property
    def view(self) -> dominium.View:
        """The view of the person at the terminal."""
        return self.state.view(self.seat)

    def history(self) -> list[str]:
        """Return all announcements so far."""
        return [line for events in self.table.history for line in self._announcements(events)]

    def since_turn(self) -> list[str]:
        """Return the announcements of others and chance since the viewer's last turn."""
        since = self.table.since_turn(self.seat)
        return [
            line for number in since for line in self._announcements(self.table.history[number])
        ]

    def kingdom_named(self, text: str) -> int:
        """Return the kingdom of a seat's number or name; by default the viewer's own."""
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
        """Move to the named square, by default stay at the last one, and return it."""
        square = words.square_in(text) if text else self._square or self._centre()
        if square is None or not self._in_window(square):
            side = self.game.side
            raise self.refused("no-such-square", text=text, last=words.square_at(side, side))
        self._square = square
        return square

    def terrain_named(self, text: str) -> str | None:
        """Return the terrain of a letter or a word of the language; None for other text."""
        return words.terrain_in(text, self.messages)

    def terrains(self) -> str:
        """Return the names of all terrains of the game, in one line."""
        language = self.messages.language
        printed = {half.terrain for domino in self.game.dominoes for half in domino}
        return ", ".join(
            describe.terrain_name(one, language, self.game.id) for one in TERRAINS if one in printed
        )

    def _help_on_step(self) -> list[str]:
        step = self.view.step
        lines = [self.say(f"help-{step}", example=spaced(str(self.choices.action(1))))]
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
        """Return the help on placing and claiming in one line; empty when there is no claim."""
        free = [slot.domino for slot in self.view.next_offer if slot.seat is None]
        if not free:
            return []
        place, claim = spaced(str(self.choices.action(1))), domino_text(free[0])
        if self.view.building_board is None:
            return [self.say("help-together", first=place, claim=claim)]
        rest, *_ = words.aliases(self.messages, "terminal-words-rest")
        return [self.say("help-together-rest", first=place, rest=rest, claim=claim)]

    def _announce(self, events: Events) -> None:
        self._tell(event_sentences(events, self.describer))
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
                raise CommandError(sentence) from refusal
        if not actions:
            expected = self.describer.expected(trial.view(self.table.person))
            raise CommandError(f"{self.say('nothing-to-leave-out')} {expected}")
        return actions

    def _declined(self, trial: dominium.KingdomState) -> list[dominium.Action]:
        """Decline every remaining optional step of this turn and return these actions."""
        declined = list[dominium.Action]()
        same_turn = True
        while same_turn and trial.view(None).step in OPTIONAL_STEPS:
            declined.append(trial.parse("-"))
            same_turn = all(event.kind == "step_declined" for event in trial.apply(declined[-1]))
        return declined

    def _action(self, text: str, state: dominium.KingdomState) -> dominium.Action:
        """Parse an action given by list number, notation or words."""
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
        """Return the names at the table, and the teams if there are any."""
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


class KingdomSession(KingdomQueries):
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
