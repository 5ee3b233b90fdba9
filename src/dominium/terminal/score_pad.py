"""The score pad: a physical kingdom entered line by line, and its explained score."""

import re
from dataclasses import dataclass

import dominium
from dominium import KingdomScore
from dominium.describe import Messages
from dominium.describe.understanding import folded
from dominium.errors import Fault
from dominium.scoring import Kingdom
from dominium.terminal import words
from dominium.terminal.arguments import Complaint

Face = tuple[str, int]

MOST_DISCARDED = 48

_SQUARE_FIRST = re.compile(r"([a-m])\s*(1[0-3]|[1-9])(?!\d)\s*(.*)")
_ROW_FIRST = re.compile(r"(1[0-3]|[1-9])\s*([a-m])(?![a-z])\s*(.*)")


@dataclass(frozen=True)
class Entry:
    """One thing on the board: a domino, a single square, or the castle.

    A domino has a direction, and either its number or two free faces; a square has one face.
    """

    square: str
    direction: str | None = None
    number: int | None = None
    faces: tuple[Face, ...] = ()

    def put(self, kingdom: Kingdom) -> None:
        """Put it on a board."""
        if self.direction is None:
            terrain, crowns = self.faces[0]
            if terrain == "castle":
                kingdom.put_castle(self.square)
            else:
                kingdom.put(self.square, terrain, crowns)
        elif self.number is not None:
            kingdom.put_domino(self.square + self.direction, self.number)
        else:
            kingdom.put_domino(self.square + self.direction, *self.faces)

    @property
    def is_castle(self) -> bool:
        """Whether it is the castle."""
        return self.direction is None and self.faces[0][0] == "castle"

    def covers(self, square: str) -> bool:
        """Whether the square is one of its squares."""
        if self.direction is None:
            return square == self.square
        return square in (self.square, words.next_square(self.square, self.direction))


class ScorePad:
    """A kingdom as it is written down; every entry can be taken back.

    Args:
        game: the rules the kingdom is measured by: its size, frame and bonuses.
        messages: the language of what is typed and told.
    """

    def __init__(self, game: dominium.Game, messages: Messages) -> None:
        self._game = game
        self._messages = messages
        self._position: str | None = None
        self._entries: list[Entry] = []
        self._discarded = 0

    def enter(self, text: str) -> tuple[Fault, ...]:
        """Write down one line and give the faults it brings.

        Args:
            text: `e6r 24`, `e6 right wheat forest 1`, `e6 wheat 1`, `castle c3`, `position …`,
                `discarded 2`, or `remove e6` (or the number of a domino).

        Raises:
            Complaint: the line is none of these; nothing is written down.
        """
        known = set(map(str, self.faults()))
        self._write(text)
        return tuple(fault for fault in self.faults() if str(fault) not in known)

    def kingdom(self) -> Kingdom:
        """The board of everything written down; a castle of its own replaces the usual one."""
        size, frame = int(self._game.options["size"]), str(self._game.options["frame"])
        if self._position is not None:
            kingdom = Kingdom.from_position(self._position, size=size, frame=frame)
        else:
            kingdom = Kingdom(size=size, frame=frame)
            if kingdom.view().castle and any(entry.is_castle for entry in self._entries):
                kingdom.remove(str(kingdom.view().castle))
        for entry in self._entries:
            entry.put(kingdom)
        kingdom.discard(self._discarded)
        return kingdom

    def faults(self) -> tuple[Fault, ...]:
        """Everything that makes the board impossible."""
        return self.kingdom().faults()

    def score(self) -> KingdomScore:
        """The explained score of the board as it lies."""
        return self.kingdom().score(
            middle_kingdom=bool(self._game.options["middle_kingdom"]),
            harmony=bool(self._game.options["harmony"]),
        )

    def _write(self, text: str) -> None:
        if (argument := self._after("castle", text)) is not None:
            self._entries.append(Entry(self._square(argument, text), faces=(("castle", 0),)))
        elif (argument := self._after("position", text)) is not None:
            self._position = argument
        elif (argument := self._after("discarded", text)) is not None:
            self._discarded = self._number(argument, text)
        elif (argument := self._after("remove", text)) is not None:
            self._entries.remove(self._entry(argument, text))
        else:
            self._entries.append(self._put(text))

    def _put(self, text: str) -> Entry:
        plain = folded(text)
        if found := _SQUARE_FIRST.fullmatch(plain):
            square, rest = found[1] + found[2], found[3]
        elif found := _ROW_FIRST.fullmatch(plain):
            square, rest = found[2] + found[1], found[3]
        else:
            raise self._complaint("not-an-entry", text=text)
        direction, rest = words.direction_first(rest, self._messages)
        if direction is None:
            return Entry(square, faces=self._faces(rest, 1, text))
        if (number := words.number_in(rest)) is not None:
            return Entry(square, direction, number=number)
        return Entry(square, direction, faces=self._faces(rest, 2, text))

    def _faces(self, rest: str, count: int, text: str) -> tuple[Face, ...]:
        """Faces such as `wheat`, `forest 1` and `f1`; as many as expected."""
        faces = words.faces_in(rest, self._messages)
        if faces is None or len(faces) != count:
            raise self._complaint("not-an-entry", text=text)
        return tuple(faces)

    def _entry(self, argument: str, text: str) -> Entry:
        square = words.square_in(argument)
        for entry in self._entries:
            if str(entry.number) == argument or (square and entry.covers(square)):
                return entry
        raise self._complaint("nothing-to-remove", text=text)

    def _square(self, argument: str, text: str) -> str:
        square = words.square_in(argument)
        if square is None:
            raise self._complaint("not-an-entry", text=text)
        return square

    def _number(self, argument: str, text: str) -> int:
        number = words.number_in(argument)
        if number is None or number > MOST_DISCARDED:
            raise self._complaint("not-an-entry", text=text)
        return number

    def _after(self, command: str, text: str) -> str | None:
        known = words.aliases(self._messages, f"terminal-words-{command}")
        return words.after_word(text, known)

    def _complaint(self, key: str, **parameters: str) -> Complaint:
        return Complaint(self._messages.text(f"terminal-{key}", **parameters))
