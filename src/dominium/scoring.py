"""Scoring boards by hand: the score pad for a physical set.

A board may be impossible. Its faults are named, and it is scored as it lies.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from dominium import _core
from dominium.errors import Fault
from dominium.game import load

if TYPE_CHECKING:
    from dominium._core import KingdomScore, KingdomView

Face = tuple[str, int]
"""A half of a domino: its terrain and its crowns, 0–3."""

_SQUARE = re.compile(r"[a-z][1-9][0-9]?")
_PLACEMENT = re.compile(r"(?P<square>[a-z][1-9][0-9]?)(?P<direction>[rlud])")


def domino(number: int) -> tuple[Face, Face]:
    """The faces of a domino by its printed number; ValueError outside 1–48."""
    if not 1 <= number <= len(_FACES):
        raise ValueError(f"there is no domino {number}")
    return _FACES[number - 1]


_FACES = tuple(
    ((left.terrain, left.crowns), (right.terrain, right.crowns))
    for left, right in load("kingdomino").dominoes
)
_KNOWN = frozenset(_FACES) | frozenset((right, left) for left, right in _FACES)


class Kingdom:
    """A board entered by squares or dominoes, in the labels a1–s19.

    A floating kingdom begins with its castle on the middle of the window (e5, or g7 for size 7);
    a kingdom on a tray begins empty. `remove` and `put_castle` move the castle.
    """

    def __init__(self, size: int = 5, frame: str = "floating") -> None:
        if size not in {5, 7} or frame not in {"floating", "fixed"}:
            raise ValueError("the size is 5 or 7, the frame floating or fixed")
        self.size = size
        self.frame = frame
        self._board = _core.HandBoard(size, frame == "fixed")
        self._free_faces: list[str] = []
        if frame == "floating":
            self._board.put_castle("e5" if size == 5 else "g7")

    @classmethod
    def from_position(cls, text: str, size: int = 5, frame: str = "floating") -> Kingdom:
        """A board from its rows: `.` empty, `c` castle, a terrain letter and its crowns.

        The first sign is square a1. What cannot be read is a fault of the board.
        """
        kingdom = cls(size, frame)
        signs = "".join(text.split()).encode("ascii", errors="replace").decode("ascii")
        kingdom._board = _core.HandBoard.from_position(signs, size, frame == "fixed")
        return kingdom

    def put_castle(self, square: str) -> None:
        """Puts a castle down; ValueError when it is no square's name."""
        self._board.put_castle(_checked(square))

    def put(self, square: str, terrain: str, crowns: int = 0) -> None:
        """Puts terrain on a square; ValueError for an unknown square name or terrain."""
        self._board.put(_checked(square), (terrain, crowns))

    def put_domino(self, placement: str, left: int | Face, right: Face | None = None) -> None:
        """Lays a domino by its number, or with free faces.

        What the rules refuse is a fault of the board, and the domino does not lie.

        Args:
            placement: the square of the left half and the direction of the other: `e6r`.
            left: the domino's number, or the face of its left half.
            right: the face of the right half, with a free left face.

        Raises:
            ValueError: when the placement or a face cannot be read.
        """
        found = _PLACEMENT.fullmatch(placement)
        if found is None:
            raise ValueError(f"not a placement: {placement!r}")
        number, faces = _number_and_faces(left, right)
        lies = self._board.put_domino(found["square"], found["direction"], *faces, number)
        if lies and number is None and faces not in _KNOWN:
            self._free_faces.append(_text_of(faces))

    def remove(self, square: str) -> None:
        """Takes away what lies on a square, the castle too."""
        self._board.remove(_checked(square))

    def discard(self, count: int = 1) -> None:
        """Notes discarded dominoes; they cost Harmony."""
        if count < 0:
            raise ValueError("the number of discarded dominoes must not be negative")
        self._board.discard(count)

    @property
    def position(self) -> str:
        """The board as rows from the top: the labelled window, or more where the board needs it."""
        return self._board.view().position

    def view(self) -> KingdomView:
        """The board in the shape of a view."""
        return self._board.view()

    def to_svg(self, **keywords: Any) -> str:
        """The board as an SVG picture; keywords as in `dominium.render.board_svg`."""
        return self.view().to_svg(**keywords)

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def faults(self) -> tuple[Fault, ...]:
        """Everything that makes the board impossible, each fault once."""
        found = [Fault(fault.code, fault.params) for fault in self._board.faults()]
        return tuple(fault for place, fault in enumerate(found) if fault not in found[:place])

    def notes(self) -> tuple[Fault, ...]:
        """What is worth knowing but no fault: faces that are not among the 48 dominoes."""
        return tuple(Fault("not_among_the_48", {"faces": faces}) for faces in self._free_faces)

    def score(self, *, middle_kingdom: bool = False, harmony: bool = False) -> KingdomScore:
        """The explained score of the board as it lies."""
        return self._board.score(middle_kingdom, harmony)


def _checked(square: str) -> str:
    if _SQUARE.fullmatch(square) is None:
        raise ValueError(f"not a square: {square!r}")
    return square


def _number_and_faces(left: int | Face, right: Face | None) -> tuple[int | None, tuple[Face, Face]]:
    if isinstance(left, int):
        # An unknown number is a fault of the board, which needs no faces.
        faces = domino(left) if 1 <= left <= len(_FACES) else _FACES[0]
        return left, faces
    if right is None:
        raise ValueError("a free domino needs both faces")
    return None, (left, right)


def _text_of(faces: tuple[Face, Face]) -> str:
    return ", ".join(f"{terrain} {crowns}" for terrain, crowns in faces)
