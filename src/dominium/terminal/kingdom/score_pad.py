"""The score pad: a physical kingdom entered line by line, and its explained score."""

import re
from dataclasses import dataclass

import dominium
from dominium import KingdomScore
from dominium.describe import Messages, english_rows
from dominium.describe.parsing import folded
from dominium.describe.reading import after_command
from dominium.engine.errors import Fault
from dominium.notation import DOMINOES_OF_A_BOX
from dominium.scoring import Kingdom
from dominium.terminal import words
from dominium.terminal.arguments import CommandError

Face = tuple[str, int]

MOST_DISCARDED = 48
MOST_COINS_OR_KNIGHTS = 999

_DOMINO = re.compile(r"(q?)\s*([0-9]{1,3})")
_SQUARE_FIRST = re.compile(r"([a-m])\s*(1[0-3]|[1-9])(?!\d)\s*(.*)")
_ROW_FIRST = re.compile(r"(1[0-3]|[1-9])\s*([a-m])(?![a-z])\s*(.*)")


@dataclass(frozen=True)
class Entry:
    """An entry on the board: a domino, a single square, or the castle.

    A domino has a direction, and either its number or two free faces; a square has one face.
    """

    square: str
    direction: str | None = None
    number: int | None = None
    faces: tuple[Face, ...] = ()

    def put(self, kingdom: Kingdom) -> None:
        """Put the entry on a board."""
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
        """True if the entry is the castle."""
        return self.direction is None and self.faces[0][0] == "castle"

    def covers(self, square: str) -> bool:
        """Return whether the entry covers a square."""
        if self.direction is None:
            return square == self.square
        return square in (self.square, words.next_square(self.square, self.direction))


@dataclass(frozen=True)
class Token:
    """An entry of a building on its square."""

    square: str
    building: str

    def put(self, kingdom: Kingdom) -> None:
        """Put the entry on a board."""
        kingdom.put_building(self.square, self.building)

    def covers(self, square: str) -> bool:
        """Return whether the building stands on a square."""
        return square == self.square


@dataclass
class Court:
    """The coins, the knights in supply and the queen of a kingdom."""

    coins: int = 0
    knights: int = 0
    queen: bool = False


class ScorePad:
    """A kingdom entered line by line; every entry can be removed.

    Args:
        game: the rules that score the kingdom: its size, frame and bonuses.
        messages: the language of input and output.
    """

    def __init__(self, game: dominium.KingdomGame, messages: Messages) -> None:
        self.game = game
        self._messages = messages
        self._position: str | None = None
        self._entries: list[Entry | Token] = []
        self._discarded = 0
        self.court = Court()

    def enter(self, text: str) -> tuple[Fault, ...]:
        """Enter one line and return the new faults of the board.

        Args:
            text: `e6r 24`, `e6 right wheat forest 1`, `e6 wheat 1`, `castle c3`, `position …`,
                `discarded 2`, or `remove e6` (or the number of a domino); in Queendomino also
                `f6 sawmill`, `coins 11`, `knights 3`, `queen` and `remove queen`.

        Raises:
            CommandError: the line is none of these; nothing is entered.
        """
        known = set(map(str, self.faults()))
        self._write(text)
        return tuple(fault for fault in self.faults() if str(fault) not in known)

    def kingdom(self) -> Kingdom:
        """Return the board of all entries; an entered castle replaces the default one."""
        if self._position is not None:
            kingdom = board_from_position(self.game, self._position)
        else:
            kingdom = empty_board(self.game)
            castles = (entry.is_castle for entry in self._entries if isinstance(entry, Entry))
            if kingdom.view().castle and any(castles):
                kingdom.remove(str(kingdom.view().castle))
        for entry in self._entries:
            entry.put(kingdom)
        kingdom.discard(self._discarded)
        if self.has_court:
            kingdom.coins, kingdom.knights = self.court.coins, self.court.knights
            kingdom.queen = self.court.queen
        return kingdom

    @property
    def has_court(self) -> bool:
        """True if the game has buildings, coins, knights and the queen."""
        return self.game.facts.has_court

    @property
    def tokens(self) -> list[Token]:
        """The entered buildings."""
        return [entry for entry in self._entries if isinstance(entry, Token)]

    def faults(self) -> tuple[Fault, ...]:
        """Return the faults that make the board impossible."""
        return self.kingdom().faults()

    def score(self) -> KingdomScore:
        """Return the explained score of the board."""
        return self.kingdom().score(
            middle_kingdom=bool(self.game.options["middle_kingdom"]),
            harmony=bool(self.game.options["harmony"]),
        )

    def _write(self, text: str) -> None:
        if (argument := self._after("castle", text)) is not None:
            self._entries.append(Entry(self._square(argument, text), faces=(("castle", 0),)))
        elif (argument := self._after("position", text)) is not None:
            self._position = english_rows(argument, self._messages.language)
        elif (argument := self._after("discarded", text)) is not None:
            self._discarded = self._number(argument, text, MOST_DISCARDED)
        elif (argument := self._after("remove", text)) is not None:
            self._remove(argument, text)
        elif not (self.has_court and self._write_court(text)):
            self._entries.append(self._put(text))

    def _write_court(self, text: str) -> bool:
        """Enter coins, knights or the queen; return whether the line was about these."""
        if (argument := self._after("coins", text)) is not None:
            self.court.coins = self._number(argument, text, MOST_COINS_OR_KNIGHTS)
        elif (argument := self._after("knights", text)) is not None:
            self.court.knights = self._number(argument, text, MOST_COINS_OR_KNIGHTS)
        elif self._after("queen", text) == "":
            self.court.queen = True
        else:
            return False
        return True

    def _remove(self, argument: str, text: str) -> None:
        if self.court.queen and self._after("queen", argument) == "":
            self.court.queen = False
        else:
            self._entries.remove(self._entry(argument, text))

    def _put(self, text: str) -> Entry | Token:
        plain = folded(text)
        if found := _SQUARE_FIRST.fullmatch(plain):
            square, rest = found[1] + found[2], found[3]
        elif found := _ROW_FIRST.fullmatch(plain):
            square, rest = found[2] + found[1], found[3]
        else:
            raise self._complaint("not-an-entry", text=text)
        if self.has_court and (building := words.building_in(rest, self._messages)):
            return Token(square, building)
        direction, rest = words.direction_first(rest, self._messages)
        if direction is None:
            return Entry(square, faces=self._faces(rest, 1, text))
        if (number := self._domino(rest)) is not None:
            return Entry(square, direction, number=number)
        return Entry(square, direction, faces=self._faces(rest, 2, text))

    def _faces(self, rest: str, count: int, text: str) -> tuple[Face, ...]:
        """Parse exactly `count` faces such as `wheat`, `forest 1` and `f1`."""
        faces = words.faces_in(rest, self._messages)
        if faces is None or len(faces) != count:
            raise self._complaint("not-an-entry", text=text)
        if not self.has_court and any(terrain == "town" for terrain, _ in faces):
            raise self._complaint("not-an-entry", text=text)
        return tuple(faces)

    def _domino(self, text: str) -> int | None:
        """Parse a domino into the library's number, `q24` as Queendomino's; None for other text."""
        found = _DOMINO.fullmatch(text)
        if found is None:
            return None
        if not found[1]:
            return int(found[2])
        if not self.has_court:
            return None
        both = self.game.options["set"] == "royal_wedding"
        return int(found[2]) + (DOMINOES_OF_A_BOX if both else 0)

    def _entry(self, argument: str, text: str) -> Entry | Token:
        """Return the latest entry with the number or on the square."""
        square, number = words.square_in(argument), self._domino(argument)
        for entry in reversed(self._entries):
            if isinstance(entry, Entry) and number is not None and entry.number == number:
                return entry
            if square and entry.covers(square):
                return entry
        raise self._complaint("nothing-to-remove", text=text)

    def _square(self, argument: str, text: str) -> str:
        square = words.square_in(argument)
        if square is None:
            raise self._complaint("not-an-entry", text=text)
        return square

    def _number(self, argument: str, text: str, most: int) -> int:
        number = words.number_in(argument)
        if number is None or number > most:
            raise self._complaint("not-an-entry", text=text)
        return number

    def _after(self, command: str, text: str) -> str | None:
        return after_command(text, command, self._messages)

    def _complaint(self, key: str, **parameters: str) -> CommandError:
        return CommandError(self._messages.text(f"terminal-{key}", **parameters))


def empty_board(game: dominium.KingdomGame) -> Kingdom:
    """Make an empty board for a kingdom of the game."""
    return Kingdom(_size(game), _frame(game), game.id, _set(game))


def board_from_position(game: dominium.KingdomGame, position: str) -> Kingdom:
    """Parse the board of a kingdom of the game from its rows."""
    return Kingdom.from_position(position, _size(game), _frame(game), game.id, _set(game))


def _size(game: dominium.KingdomGame) -> int:
    """Return the longest side of a kingdom: a tray's window, or half of it for a floating frame."""
    return game.side if _frame(game) == "fixed" else (game.side + 1) // 2


def _frame(game: dominium.KingdomGame) -> str:
    return str(game.options.get("frame", "floating"))


def _set(game: dominium.KingdomGame) -> str | None:
    boxes = game.options.get("set")
    return None if boxes is None else str(boxes)
