"""A line game at the terminal: hidden hands, and a device that may be passed on."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import cast

import dominium
from dominium import describe
from dominium.actions import Action, Lay, Lead
from dominium.describe import LineDescriber
from dominium.describe.events import event_sentences
from dominium.describe.text import spaced
from dominium.engine.errors import Parameter
from dominium.engine.game import CHANCE
from dominium.events import DealEnded
from dominium.terminal.arguments import CommandError
from dominium.terminal.line.choices import LineChoices, end_in
from dominium.terminal.line.queries import QUERIES
from dominium.terminal.session import Session, Style, Walk
from dominium.terminal.streams import Input, Output
from dominium.terminal.table import Events, Table


class LineSession(Session):
    """A line game between the people at this terminal and the bots.

    Only the hand of the person who holds the device is ever shown. If several people share it, it
    is passed on between their turns, and the screen is cleared where the terminal can; meanwhile
    only public information is announced.
    """

    table: Table
    describer: LineDescriber
    queries = QUERIES

    def __init__(self, table: Table, style: Style, source: Input, output: Output) -> None:
        people = table.people
        self._shared = len(people) > 1
        self._holder = people[0] if len(people) == 1 else None
        self._held_last = self._holder
        # Plies of the history: what was told, where the holder took the device, where begins what
        # everybody hears before the next one takes it, and how much each person was there to hear.
        self._announced = self._taken = self._heard_now = len(table.history)
        self._heard = dict.fromkeys(people, len(table.history))
        super().__init__(table, style, source, output)

    # What queries look at

    @property
    def state(self) -> dominium.LineState:
        """The state of the line game."""
        return cast("dominium.LineState", self.table.state)

    @property
    def viewer(self) -> int | None:
        """The seat whose hand is visible now; None when none is."""
        return self._holder

    @property
    def view(self) -> dominium.LineView:
        """The view of the person who holds the device; the public view when no one does."""
        return self.state.view(self._holder)

    def history(self) -> list[str]:
        """Return all announcements so far, as seen by the person who holds the device."""
        return [line for events in self._turns() for line in self._heard_by_holder(events)]

    def since_turn(self) -> list[str]:
        """Return the announcements of others and chance since the viewer's last turn."""
        if self._holder is None:
            return []
        since = self.table.since_turn(self._holder)
        turns = self._turns(since.start, since.stop)
        return [line for events in turns for line in self._heard_by_holder(events)]

    def hand(self) -> list[str]:
        """Return the hand of the person who holds the device."""
        if self._holder is None:
            raise self.refused("no-hand")
        if self.compact:
            return self.describer.compact_hand(self.view, self._holder)
        return self.describer.hand(self.view, self._holder, self._legal())

    def deals_ended(self) -> list[DealEnded]:
        """Return the final events of the deals played so far."""
        return [
            event
            for events in self.table.history
            for event in events
            if isinstance(event, DealEnded)
        ]

    def deals(self) -> list[str]:
        """Return the results of the deals played so far, explained one after the other."""
        ended = self.deals_ended()
        if not ended:
            raise self.refused("no-deals")
        return [line for deal in ended for line in self.describer.deal(deal)]

    # The course of a game

    def run(self) -> None:
        """Run the session until the match ends, the input ends or the people leave."""
        super().run()
        if self._shared and not self.table.finished:
            self._put_away()

    def _play(self, actions: Sequence[Action]) -> None:
        self.table.apply(actions)
        self._go_on()

    def _go_on(self) -> None:
        for _ in self._turn_ends():
            if self._shared and self.state.actor not in (self._holder, None):
                self._put_away()
            untold = self.table.history[self._announced :]
            self._announced = len(self.table.history)
            self._announce(tuple(chain.from_iterable(untold)))
        self._turn_began()
        if self._acts():
            self._tell([self.describer.expected(self.view)])

    def _turn_ends(self) -> Iterator[None]:
        """Play on until a person is to act; yield after each decision and its chance events."""
        if self._announced < len(self.table.history) and self.state.actor != CHANCE:
            yield
        for _ in self.table.continue_to_person():
            if self.state.actor != CHANCE:
                yield

    def _turns(self, first: int = 0, last: int | None = None) -> list[Events]:
        """Return the events between two plies: each decision with the chance that follows it."""
        turns = list[Events]()
        for action, events in zip(
            self.table.actions[first:last], self.table.history[first:last], strict=True
        ):
            if turns and _is_chance(action):
                turns[-1] += events
            else:
                turns.append(events)
        return turns

    def _last_turn(self) -> Events:
        return self._turns()[-1]

    def _announce(self, events: Events) -> None:
        self._tell(self._heard_by_holder(events))
        self._tell_trouble()

    def _heard_by_holder(self, events: Events) -> list[str]:
        seen = (event.seen_by(self._holder) for event in events)
        return event_sentences(tuple(event for event in seen if event is not None), self.describer)

    def _turn_began(self) -> None:
        self.choices = LineChoices(self.state, self._legal(), self.describer, self.messages)
        self.events = Walk()

    def _acts(self) -> bool:
        """Return whether the person who holds the device is to act."""
        return self._holder is not None and self.state.actor == self._holder

    def _legal(self) -> Sequence[Action]:
        return self.state.legal_actions() if self._acts() else ()

    # Handing the device on

    def _is_ready(self) -> bool:
        """Have a shared device passed to the person to act; return False when the people leave."""
        person = self.table.person
        if person is None or person == self._holder:
            return True
        if person == self._held_last:
            self._take(person)
            return True
        handed_on = self.say("hand-over", name=self.names[person])
        self._tell([handed_on])
        while (text := self._source.enter()) is not None:
            if not text:
                self._take(person)
                return True
            if self._argument_of(text, "quit", "q") is not None:
                return False
            self._refuse(self.refused("hand-over-first"))
            self._tell([handed_on])
        return False

    def _put_away(self) -> None:
        """Hide the hand of the person who held the device."""
        if self._holder is None:
            return
        self._held_last, self._holder = self._holder, None
        self._announced = self._heard_now = self._taken
        self._output.clear()
        self._speak(self._style)

    def _take(self, person: int) -> None:
        """Show the missed announcements and the hand to the person who takes the device."""
        heard = self._heard if self._held_last is None else [self._held_last]
        self._heard |= dict.fromkeys(heard, len(self.table.history))
        missed = self._turns(self._heard[person], self._heard_now)
        self._holder, self._taken = person, len(self.table.history)
        self._speak(self._style)
        for events in missed:
            self._tell(self._heard_by_holder(events))
        self._turn_began()
        self._tell([self.describer.expected(self.view), *self.hand()])

    # Understanding

    def _understood(self, text: str) -> list[Action]:
        if not self._acts():
            raise self.refused("hand-over-first")
        if (number := self._list_number(text)) is not None:
            return [self.choices.action(number)]
        try:
            action = self._action(text)
        except dominium.IllegalAction as refusal:
            raise self._illegal(refusal.code, refusal.params) from refusal
        if (refused := self.state.refusal(action)) is not None:
            raise self._illegal(refused.code, refused.params)
        return [action]

    def _action(self, text: str) -> Action:
        """Parse an action given by key, notation or words."""
        hitting = self.view.step == "hit_or_stand"
        keys = {"d": "hit", "p": "stand"} if hitting else {"d": "draw", "p": "pass"}
        if text.lower() in keys:
            return self.state.parse(keys[text.lower()])
        return self.state.parse(describe.understand(text, self.state, self.messages.language))

    def _illegal(self, code: str, params: Mapping[str, Parameter]) -> CommandError:
        return CommandError(self.describer.refusal(code, params, self.state))

    def _is_filter(self, text: str) -> bool:
        return len(text) > 1 and end_in(text, self.messages) is not None

    # Speaking

    @property
    def listener(self) -> int | None:
        """The seat addressed as "you": the person who holds the device."""
        return self._holder

    def _seated(self) -> list[str]:
        lines = super()._seated()
        if self._shared and not self._output.can_clear:
            lines.append(self.say("screen-stays"))
        return lines

    def _prompt(self) -> str:
        step = "stand" if self.describer.has_enough(self.view) else self.view.step
        prompt = self.say(f"prompt-{step}")
        return f"{self.names[self.table.person or 0]}, {prompt}" if self._shared else prompt

    def _help_on_step(self) -> list[str]:
        """Return the help: one tile as an example, the other actions, the use of the list."""
        legal = self._legal()
        tiles = [action for action in legal if isinstance(action, Lead | Lay)]
        others = [action for action in legal if not isinstance(action, Lead | Lay)]
        lines = [
            self.say(f"help-{action.kind}", example=spaced(str(action)))
            for action in (*tiles[:1], *others)
        ]
        if not legal:
            return lines
        lines.append(self.say("help-number"))
        return [*lines, self.say("help-end")] if len(tiles) > 1 else lines


def _is_chance(action: str) -> bool:
    """Return whether an action in the notation is one of chance."""
    return action.startswith("=")
