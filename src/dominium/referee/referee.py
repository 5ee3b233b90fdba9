"""What the referees of all games share."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar

from dominium.describe.messages import messages
from dominium.describe.reading import number_in
from dominium.describe.typed import folded
from dominium.play import draw
from dominium.record import Record, SeatInfo
from dominium.referee.objection import Objection
from dominium.state import CHANCE, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.describe import Describer, Length
    from dominium.game import Game
    from dominium.referee.sheet import Sheet


@dataclass(frozen=True)
class Said:
    """One line of the sheet, whose it was, and what was told of it; nobody's are draws."""

    entry: str
    seat: int | None
    told: tuple[str, ...]


class Referee:
    """Leads a game with real pieces: says what is expected, takes what people say, keeps a record.

    A line that cannot be accepted is an `Objection` and changes nothing. Each family of games has
    a referee of its own below this one: it starts anew (`_restart`) and follows a line (`_follow`).

    Args:
        sheet: the table as it was written down so far.
        language: one of `describe.LANGUAGES`: of what is said and told.
        length: "short" for lines of about 40 characters, "long" for whole sentences.

    Raises:
        Objection: a line of the sheet cannot be accepted.
    """

    _of_games: ClassVar[dict[str, type[Referee]]] = {}

    describer: Describer

    def __init_subclass__(cls, *, of: str | None = None) -> None:
        """`of` names a family of games, or one game that is led unlike its family."""
        super().__init_subclass__()
        if of is not None:
            Referee._of_games[of] = cls

    def __new__(cls, sheet: Sheet, *_: object, **__: object) -> Referee:  # noqa: PYI034 - see above
        """The referee of the game, or of its family."""
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
        """The table written down, up to the last line."""
        return replace(self._sheet, entries=tuple(said.entry for said in self._said))

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return self._sheet.names

    @property
    def by_hand(self) -> bool:
        """Whether people draw; otherwise the program does."""
        return self._sheet.by_hand

    @property
    def said(self) -> Sequence[Said]:
        """Every line so far with what was told of it: the history."""
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
        """The table as everybody sees it."""
        return self.state.view(None)

    @property
    def finished(self) -> bool:
        """Whether the match has ended."""
        return self.state.actor is None

    @property
    def draws_due(self) -> bool:
        """Whether something has to be drawn before anybody can go on."""
        return self.state.actor == CHANCE

    def expected(self) -> list[str]:
        """What to do now, and who does it."""
        raise NotImplementedError

    def scores(self) -> list[str]:
        """How the points of everybody arise, as things stand."""
        raise NotImplementedError

    def record(self) -> Record:
        """The game so far as a record.

        Raises:
            Objection: not everything is known that a record holds.
        """
        seats = tuple(SeatInfo(name) for name in self.names)
        return Record(self.state.game, seats, self._actions(), self.state.outcome())

    def _actions(self) -> tuple[str, ...]:
        """Every action so far in the notation, as a record holds them."""
        raise NotImplementedError

    # --- What is said -------------------------------------------------------------------------

    def enter(self, text: str) -> tuple[str, ...]:
        """Take one line in the words of the language or the notation; tells what happened.

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
        """Let the program draw what is due, also where people draw by hand; tells what came.

        Raises:
            Objection: nothing is to be drawn now.
        """
        if not self.draws_due:
            raise self._objection("nothing-to-draw")
        self._add(self._draw(self._chance()))
        return self._said[-1].told

    def back(self) -> str:
        """Take back the last line, with what the program drew after it; gives that line.

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
        """Everything that a line may change, as it is now: to follow all lines again takes long."""
        return {
            name: value.copy() if isinstance(value, list | State) else value
            for name, value in vars(self).items()
        }

    def _add(self, text: str) -> None:
        """Follow one line and write it down."""
        actor = self.state.actor
        entry, told = self._follow(text)
        self._said.append(Said(entry, actor if isinstance(actor, int) else None, tuple(told)))

    def _replay(self, entries: Sequence[str]) -> None:
        """Begin anew and follow every line."""
        self._said = []
        self._restart(entries)
        for entry in entries:
            self._add(entry)

    def _draw_on(self) -> None:
        """Draw what is due, where the program draws."""
        while self.draws_due and not self.by_hand:
            self._add(self._draw(self._chance()))

    def _chance(self) -> random.Random:
        """The source of what is drawn now: the same whenever this point is reached."""
        return random.Random(f"{self._sheet.seed} {len(self._actions())}")

    def _is_drawn(self, entry: str) -> bool:
        """Whether a line tells what the program drew."""
        return entry.startswith("=")

    def _restart(self, entries: Sequence[str]) -> None:
        """Go to the beginning; the lines to come are told, for what they say of the game itself."""
        raise NotImplementedError

    def _follow(self, text: str) -> tuple[str, list[str]]:
        """Do what one line says; gives it in the notation, and what is told of it.

        Raises:
            Objection: it cannot be done; what was begun of it is taken back by the caller.
        """
        raise NotImplementedError

    def _draw(self, chance: random.Random) -> str:
        """Everything that is to be drawn now, as one line."""
        trial = self.state.copy()
        drawn = list[str]()
        while trial.actor == CHANCE:
            drawn.append(str(draw(trial, chance)))
            trial.apply(drawn[-1])
        return ", ".join(drawn)

    def _draws_left(self) -> int:
        """How many of the same kind are to be drawn one after the other."""
        trial, step, count = self.state.copy(), self.view.step, 0
        while trial.actor == CHANCE and trial.view(None).step == step:
            trial.apply(trial.legal_actions()[0])
            count += 1
        return count

    def seat_named(self, text: str) -> int | None:
        """The seat of a name or a number."""
        plain, names = folded(text), [folded(name) for name in self.names]
        if plain in names:
            return names.index(plain)
        number = number_in(plain)
        return None if number is None or not 1 <= number <= len(names) else number - 1

    # --- Words --------------------------------------------------------------------------------

    def say(self, key: str, **parameters: str | int) -> str:
        """A text of the referee."""
        return self.messages.text(f"referee-{key}", **parameters)

    def _objection(self, key: str, **parameters: str | int) -> Objection:
        """An objection of the referee's own."""
        return Objection(self.say(f"objection-{key}", **parameters), key, parameters)
