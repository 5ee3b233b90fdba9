"""The score pads for physical sets: boards by hand, and deals of tiles.

A board may be impossible. Its faults are named, and it is scored as it lies. `tally` counts the
deals of a match with tiles.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from dominium import _core
from dominium.errors import Fault, TallyError
from dominium.game import KingdomGame, load

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dominium._core import KingdomScore, KingdomView, Tally
    from dominium.game import Game, LineGame

Face = tuple[str, int]
"""A half of a domino: its terrain and its crowns, 0–3."""

_SQUARE = re.compile(r"[a-z][1-9][0-9]?")
_PLACEMENT = re.compile(r"(?P<square>[a-z][1-9][0-9]?)(?P<direction>[rlud])")


def domino(
    number: int,
    game: str = "kingdomino",
    set: str = "queendomino",  # noqa: A002 - the name of the option
) -> tuple[Face, Face]:
    """The faces of a domino by its number.

    Args:
        number: 1–48, in the Royal Wedding 1–96 (49–96 are Queendomino's).
        game: whose dominoes they are.
        set: with `game="queendomino"` the boxes in play, as in its options.

    Raises:
        ValueError: when there is no such domino or no such game.
    """
    faces = _faces(game, set)
    if not 1 <= number <= len(faces):
        raise ValueError(f"there is no domino {number}")
    return faces[number - 1]


@cache
def _faces(game: str, boxes: str) -> tuple[tuple[Face, Face], ...]:
    if game == "kingdomino":
        loaded: Game = load(game)
    else:
        seats = 4 if boxes == "royal_wedding" else 2
        loaded = load(game, set=boxes, seats=seats)
    if not isinstance(loaded, KingdomGame):
        raise ValueError(f"{game} has no dominoes with numbers")  # noqa: TRY004 - as for any game
    return tuple(
        ((left.terrain, left.crowns), (right.terrain, right.crowns))
        for left, right in loaded.dominoes
    )


@cache
def _known_faces(game: str, boxes: str) -> frozenset[tuple[Face, Face]]:
    faces = _faces(game, boxes)
    return frozenset(faces) | frozenset((right, left) for left, right in faces)


class Kingdom:
    """A board entered by squares or dominoes, in the labels a1–s19.

    A floating kingdom begins with its castle on the middle of the window (e5, or g7 for size 7);
    a kingdom on a tray begins empty. `remove` and `put_castle` move the castle.

    With `game="queendomino"` a board has towns, buildings, coins, knights and perhaps the queen;
    `set` tells the boxes in play, as in the options of the game. Boards of Kingdomino have none of
    them: what asks for one raises ValueError.
    """

    def __init__(
        self,
        size: int = 5,
        frame: str = "floating",
        game: str = "kingdomino",
        set: str = "queendomino",  # noqa: A002 - the name of the option
    ) -> None:
        if size not in {5, 7} or frame not in {"floating", "fixed"}:
            raise ValueError("the size is 5 or 7, the frame floating or fixed")
        self.size = size
        self.frame = frame
        self.game = game
        self.set = set
        self._board = _core.HandBoard(*self._shape())
        self._free_faces: list[str] = []
        if frame == "floating":
            self._board.put_castle("e5" if size == 5 else "g7")

    @classmethod
    def from_position(
        cls,
        text: str,
        size: int = 5,
        frame: str = "floating",
        game: str = "kingdomino",
        set: str = "queendomino",  # noqa: A002 - the name of the option
    ) -> Kingdom:
        """A board from its rows: `.` empty, `c` castle, a terrain letter and its crowns.

        The first sign is square a1. What cannot be read is a fault of the board.
        """
        kingdom = cls(size, frame, game, set)
        signs = "".join(text.split()).encode("ascii", errors="replace").decode("ascii")
        kingdom._board = _core.HandBoard.from_position(signs, *kingdom._shape())
        return kingdom

    def _shape(self) -> tuple[int, bool, bool, int]:
        """Size, tray or not, Queendomino or not, and the number of dominoes."""
        dominoes = len(_faces(self.game, self.set))
        return self.size, self.frame == "fixed", self._has_court, dominoes

    @property
    def _has_court(self) -> bool:
        return self.game == "queendomino"

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
        number, faces = self._number_and_faces(left, right)
        lies = self._board.put_domino(found["square"], found["direction"], *faces, number)
        if lies and number is None and faces not in _known_faces(self.game, self.set):
            self._free_faces.append(_text_of(faces))

    def _number_and_faces(
        self, left: int | Face, right: Face | None
    ) -> tuple[int | None, tuple[Face, Face]]:
        if isinstance(left, int):
            # An unknown number is a fault of the board, which needs no faces.
            known = _faces(self.game, self.set)
            return left, known[left - 1] if 1 <= left <= len(known) else known[0]
        if right is None:
            raise ValueError("a free domino needs both faces")
        return None, (left, right)

    def put_building(self, square: str, building: str) -> None:
        """Puts a building on a square by its id; ValueError for an unknown square name or id."""
        self._board_with_court().put_building(_checked(square), building)

    def remove_building(self, square: str) -> None:
        """Takes the building of a square away, if there is one."""
        self._board_with_court().remove_building(_checked(square))

    @property
    def coins(self) -> int:
        """The coins of the kingdom."""
        return self._board_with_court().coins

    @coins.setter
    def coins(self, coins: int) -> None:
        self._board_with_court().coins = coins

    @property
    def knights(self) -> int:
        """The knights in the supply and in the kingdom together."""
        return self._board_with_court().knights

    @knights.setter
    def knights(self, knights: int) -> None:
        self._board_with_court().knights = knights

    @property
    def queen(self) -> bool:
        """Whether the kingdom hosts the queen."""
        return self._board_with_court().queen

    @queen.setter
    def queen(self, queen: bool) -> None:
        self._board_with_court().queen = queen

    def _board_with_court(self) -> _core.HandBoard:
        if not self._has_court:
            raise ValueError(f"{self.game} has no buildings, coins, knights and queen")
        return self._board

    def remove(self, square: str) -> None:
        """Takes away what lies on a square, the castle or a building too."""
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
        """What is worth knowing but no fault: faces that are on no domino of the boxes in play."""
        return tuple(Fault("not_among_the_48", {"faces": faces}) for faces in self._free_faces)

    def score(self, *, middle_kingdom: bool = False, harmony: bool = False) -> KingdomScore:
        """The explained score of the board as it lies; with `court` in Queendomino."""
        return self._board.score(middle_kingdom, harmony)


def _checked(square: str) -> str:
    if _SQUARE.fullmatch(square) is None:
        raise ValueError(f"not a square: {square!r}")
    return square


def _text_of(faces: tuple[Face, Face]) -> str:
    return ", ".join(f"{terrain} {crowns}" for terrain, crowns in faces)


def tally(game: LineGame, entries: Sequence[Mapping[str, Any]]) -> Tally:
    """How a match with tiles stands by its score pad.

    Args:
        game: the game with its options.
        entries: what was written down, in order. `{"kind": "lead", "seat": 0}` is the lot for the
            first lead, `{"kind": "points", "seat": 0, "points": 2}` what a tile scored in Bergen,
            and `{"kind": "deal", "ending": "out", "out": [1], "hands": [...]}` the end of a deal:
            `out` are the seats that are rid of their tiles, in that order, and each of `hands` is
            `{"tiles": ["65", "11"]}` or what counts of it (`pips`, `doubles`, `double_pips`,
            `count`), or None where it decides nothing. Solo takes only `count`, the number of all
            tiles left over, those in the stock too.

    Raises:
        TallyError: with every fault of the first line that has any.
    """
    result = game.native.tally([_tally_entry(*each) for each in enumerate(entries, start=1)])
    if isinstance(result, _core.Tally):
        return result
    raise TallyError([Fault(fault.code, fault.params) for fault in result])


def _tally_entry(number: int, entry: Mapping[str, Any]) -> _core.NativeTallyEntry:
    try:
        return _core.NativeTallyEntry(
            kind=entry["kind"].encode("ascii", "replace").decode("ascii"),
            seat=entry.get("seat"),
            points=entry.get("points"),
            ending=str(entry.get("ending", "")).encode("ascii", "replace").decode("ascii"),
            out=list(entry.get("out", ())),
            hands=[None if hand is None else _tally_hand(hand) for hand in entry.get("hands", ())],
        )
    except (TypeError, KeyError, ValueError, AttributeError, OverflowError):
        fault = Fault("malformed", {"text": str(entry)[:80], "entry": number})
        raise TallyError([fault]) from None


def _tally_hand(hand: Mapping[str, Any]) -> _core.NativeTallyHand:
    tiles = hand.get("tiles")
    plain = None if tiles is None else [tile.encode("ascii").decode("ascii") for tile in tiles]
    return _core.NativeTallyHand(
        plain, hand.get("pips"), hand.get("doubles"), hand.get("double_pips"), hand.get("count")
    )
