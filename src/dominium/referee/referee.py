"""The base class of all referees."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar

from dominium.describe.messages import messages
from dominium.describe.reading import number_in
from dominium.describe.typed import folded
from dominium.engine.game import CHANCE, State, sample_chance
from dominium.engine.record import Record, SeatInfo
from dominium.referee.objection import Objection

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.describe import Describer, Length
    from dominium.engine.game import Game
    from dominium.referee.sheet import Sheet


@dataclass(frozen=True)
class Said:
    """A line of the sheet, the seat that said it (None for draws), and its announcements."""

    entry: str
    seat: int | None
    told: tuple[str, ...]


class Referee:
    """The referee of a game with real pieces: announces what is expected and writes the record.

    A line that cannot be accepted is an `Objection` and changes nothing. Each family of games has
    a referee of its own below this one: it starts anew (`_restart`) and follows a line (`_follow`).

    Args:
        sheet: the sheet of the table so far.
        language: one of `describe.LANGUAGES`: that of the lines and announcements.
        length: "short" for lines of about 40 characters, "long" for whole sentences.

    Raises:
        Objection: a line of the sheet cannot be accepted.
    """

    _of_games: ClassVar[dict[str, type[Referee]]] = {}

    describer: Describer

    def __init_subclass__(cls, *, of: str | None = None) -> None:
        """Register a class for `of`: a family of games, or a game that is led unlike its family."""
        super().__init_subclass__()
        if of is not None:
            Referee._of_games[of] = cls

    def __new__(cls, sheet: Sheet, *_: object, **__: object) -> Referee:  # noqa: PYI034 - see above
        """Make the referee of the sheet's game, or of its family."""
        info = sheet.game.info
        return super().__new__(cls._of_games.get(info.id) or cls._of_games[info.family])

    def __init__(self, sheet: Sheet, language: str, length: Length = "short") -> None:
        self.language = language
        self.messages = messages(language)
        self._length: Length = length
        self._sheet = sheet
        self._said: list[Said] = []
        self._replay(sheet.entries)
        self._draw_on()

    # --- What is known ------------------------------------------------------------------------

    @property
    def sheet(self) -> Sheet:
        """The sheet of the table, up to the last line."""
        return replace(self._sheet, entries=tuple(said.entry for said in self._said))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self._sheet.names

    @property
    def by_hand(self) -> bool:
        """True if people draw; otherwise the program does."""
        return self._sheet.by_hand

    @property
    def said(self) -> Sequence[Said]:
        """The history: every line so far with its announcements."""
        return tuple(self._said)

    @property
    def game(self) -> Game:
        """The rules."""
        return self._sheet.game

    @property
    def state(self) -> State:
        """The position; where hands are hidden, one that agrees with all that is known."""
        raise NotImplementedError

    @property
    def view(self) -> Any:
        """The public view of the table."""
        return self.state.view(None)

    @property
    def finished(self) -> bool:
        """True if the match has ended."""
        return self.state.actor is None

    @property
    def draws_due(self) -> bool:
        """True if something has to be drawn before anybody can continue."""
        return self.state.actor == CHANCE

    def expected(self) -> list[str]:
        """Describe what to do now, and who does it."""
        raise NotImplementedError

    def scores(self) -> list[str]:
        """Describe the current score of everybody in detail."""
        raise NotImplementedError

    def record(self) -> Record:
        """Return the record of the game so far.

        Raises:
            Objection: not everything is known that a record holds.
        """
        seats = tuple(SeatInfo(name) for name in self.names)
        return Record(self.state.game, seats, self._actions(), self.state.outcome())

    def _actions(self) -> tuple[str, ...]:
        """Return every action so far in the notation, as a record holds them."""
        raise NotImplementedError

    # --- What is said -------------------------------------------------------------------------

    def enter(self, text: str) -> tuple[str, ...]:
        """Enter one line in the words of the language or the notation; return the announcements.

        Raises:
            Objection: the line cannot be accepted; its sentence names what could be said instead.
        """
        before, count = self._kept(), len(self._said)
        try:
            self._add(text)
        except Objection:
            vars(self).update(before)
            raise
        self._draw_on()
        return tuple(line for said in self._said[count:] for line in said.told)

    def draw(self) -> tuple[str, ...]:
        """Let the program draw, also where people draw by hand; return the announcements.

        Raises:
            Objection: nothing is to be drawn now.
        """
        if not self.draws_due:
            raise self._objection("nothing-to-draw")
        self._add(self._draw(self._chance()))
        return self._said[-1].told

    def back(self) -> str:
        """Take back the last line, with what the program drew after it; return that line.

        Raises:
            Objection: nothing has been said yet.
        """
        entries = list(self.sheet.entries)
        while entries and not self.by_hand and self._is_drawn(entries[-1]):
            entries.pop()
        if not entries:
            raise self._objection("nothing-to-take-back")
        taken = entries.pop()
        self._replay(entries)
        self._draw_on()
        return taken

    def _kept(self) -> dict[str, Any]:
        """Copy everything that a line may change: to follow all lines again takes long."""
        return {
            name: value.copy() if isinstance(value, list | State) else value
            for name, value in vars(self).items()
        }

    def _add(self, text: str) -> None:
        """Follow one line and append it to the history."""
        actor = self.state.actor
        entry, told = self._follow(text)
        self._said.append(Said(entry, actor if isinstance(actor, int) else None, tuple(told)))

    def _replay(self, entries: Sequence[str]) -> None:
        """Restart and follow every line."""
        self._said = []
        self._restart(entries)
        for entry in entries:
            self._add(entry)

    def _draw_on(self) -> None:
        """Draw what is due, where the program draws."""
        while self.draws_due and not self.by_hand:
            self._add(self._draw(self._chance()))

    def _chance(self) -> random.Random:
        """Return the generator for the next draw: the same whenever this point is reached."""
        return random.Random(f"{self._sheet.seed} {len(self._actions())}")

    def _is_drawn(self, entry: str) -> bool:
        """Return whether a line is a draw of the program."""
        return entry.startswith("=")

    def _restart(self, entries: Sequence[str]) -> None:
        """Go to the beginning; the lines to come are given for what they say of the game itself."""
        raise NotImplementedError

    def _follow(self, text: str) -> tuple[str, list[str]]:
        """Apply one line; return it in the notation, with its announcements.

        Raises:
            Objection: it cannot be done; what was begun of it is undone by the caller.
        """
        raise NotImplementedError

    def _draw(self, chance: random.Random) -> str:
        """Draw everything that is due now, as one line."""
        trial = self.state.copy()
        drawn = list[str]()
        while trial.actor == CHANCE:
            drawn.append(str(sample_chance(trial, chance)))
            trial.apply(drawn[-1])
        return ", ".join(drawn)

    def _draws_left(self) -> int:
        """Count the draws of the same kind that are due one after the other."""
        trial, step, count = self.state.copy(), self.view.step, 0
        while trial.actor == CHANCE and trial.view(None).step == step:
            trial.apply(trial.legal_actions()[0])
            count += 1
        return count

    def seat_named(self, text: str) -> int | None:
        """Return the seat of a name or a number; None for other text."""
        plain, names = folded(text), [folded(name) for name in self.names]
        if plain in names:
            return names.index(plain)
        number = number_in(plain)
        return None if number is None or not 1 <= number <= len(names) else number - 1

    # --- Words --------------------------------------------------------------------------------

    def say(self, key: str, **parameters: str | int) -> str:
        """Return a text of the referee."""
        return self.messages.text(f"referee-{key}", **parameters)

    def _objection(self, key: str, **parameters: str | int) -> Objection:
        """Make an objection of the referee's own."""
        return Objection(self.say(f"objection-{key}", **parameters), key, parameters)
