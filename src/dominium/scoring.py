"""The score pads for physical sets: boards by hand, and deals of tiles.

A board may be impossible: its faults are named, and it is scored all the same. `tally` counts the
deals of a match with tiles.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from dominium._core import HandBoard, NativeTallyEntry, NativeTallyHand, Tally
from dominium.engine.errors import Fault, TallyError
from dominium.engine.kingdom import KingdomGame
from dominium.engine.loading import game_from
from dominium.engine.options import DEFAULT_GAME, OptionValue, game_info, resolve
from dominium.notation import Face

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dominium._core import KingdomScore, KingdomView
    from dominium.engine.line import LineGame

_SQUARE = re.compile(r"[a-z][1-9][0-9]?")
_PLACEMENT = re.compile(r"(?P<square>[a-z][1-9][0-9]?)(?P<direction>[rlud])")


def domino(
    number: int,
    game: str = DEFAULT_GAME,
    set: str | None = None,  # noqa: A002 - the name of the option
) -> tuple[Face, Face]:
    """Return the faces of a domino by its number.

    Args:
        number: 1–48, in the Royal Wedding 1–96 (49–96 are Queendomino's).
        game: the id of the game that has the dominoes.
        set: the boxes in play, where the game has such an option.

    Raises:
        ValueError: when there is no such domino or no such game.
    """
    faces = _faces(game_of_boxes(game, set))
    if not 1 <= number <= len(faces):
        raise ValueError(f"there is no domino {number}")
    return faces[number - 1]


@cache
def game_of_boxes(game_id: str, boxes: str | None, **options: OptionValue) -> KingdomGame:
    """Load the kingdom game that is played with some boxes, with as many seats as they need.

    Args:
        game_id: the id of the game.
        boxes: the boxes in play; they count where the game has an option `set`.
        options: other options.

    Raises:
        OptionError: with every fault of the options.
        ValueError: the game has no dominoes with numbers.
    """
    info = game_info(game_id)
    if boxes is not None and any(option.name == "set" for option in info.options):
        options["set"] = boxes
    presets = (preset for preset in info.presets.values() if options.items() <= preset.items())
    seats = [preset["seats"] for preset in presets if "seats" in preset]
    chosen = {"seats": seats[0], **options} if seats else options
    game = game_from(info, resolve(info, None, chosen))
    if not isinstance(game, KingdomGame):
        raise ValueError(f"{game_id} has no dominoes with numbers")  # noqa: TRY004 - as for any game
    return game


@cache
def _faces(game: KingdomGame) -> tuple[tuple[Face, Face], ...]:
    return tuple(
        ((left.terrain, left.crowns), (right.terrain, right.crowns))
        for left, right in game.dominoes
    )


@cache
def _known_faces(game: KingdomGame) -> frozenset[tuple[Face, Face]]:
    faces = _faces(game)
    return frozenset(faces) | frozenset((right, left) for left, right in faces)


class Kingdom:
    """A board entered by squares or dominoes, in the labels a1–s19.

    A floating kingdom begins with its castle on the middle of the window (e5, or g7 for size 7);
    a kingdom on a tray begins empty. `remove` and `put_castle` move the castle.

    Where the game has courts a board has towns, buildings, coins, knights and perhaps the queen;
    what asks for one on another board raises ValueError. `set` tells the boxes in play, where the
    game has such an option.
    """

    def __init__(
        self,
        size: int = 5,
        frame: str = "floating",
        game: str = DEFAULT_GAME,
        set: str | None = None,  # noqa: A002 - the name of the option
    ) -> None:
        if size not in {5, 7} or frame not in {"floating", "fixed"}:
            raise ValueError("the size is 5 or 7, the frame floating or fixed")
        self.size = size
        self.frame = frame
        self.game = game
        self.set = set
        self._rules = game_of_boxes(game, set)
        self._board = HandBoard(*self._shape())
        self._free_faces: list[str] = []
        if frame == "floating":
            self._board.put_castle("e5" if size == 5 else "g7")

    @classmethod
    def from_position(
        cls,
        text: str,
        size: int = 5,
        frame: str = "floating",
        game: str = DEFAULT_GAME,
        set: str | None = None,  # noqa: A002 - the name of the option
    ) -> Kingdom:
        """Read a board from its rows: `.` empty, `c` castle, a terrain letter and its crowns.

        The first sign is square a1. Unreadable signs are a fault of the board.
        """
        kingdom = cls(size, frame, game, set)
        signs = "".join(text.split()).encode("ascii", errors="replace").decode("ascii")
        kingdom._board = HandBoard.from_position(signs, *kingdom._shape())
        return kingdom

    def _shape(self) -> tuple[int, bool, bool, int]:
        """Return the size, tray or not, with a court or not, and the number of dominoes."""
        return self.size, self.frame == "fixed", self._has_court, len(self._rules.dominoes)

    @property
    def _has_court(self) -> bool:
        return self._rules.facts.has_court

    def put_castle(self, square: str) -> None:
        """Put a castle down; ValueError when it is no square's name."""
        self._board.put_castle(_checked(square))

    def put(self, square: str, terrain: str, crowns: int = 0) -> None:
        """Put terrain on a square; ValueError for an unknown square name or terrain."""
        self._board.put(_checked(square), (terrain, crowns))

    def put_domino(self, placement: str, left: int | Face, right: Face | None = None) -> None:
        """Place a domino by its number, or with free faces.

        A placement that the rules refuse is a fault of the board, and the domino is not placed.

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
        if lies and number is None and faces not in _known_faces(self._rules):
            self._free_faces.append(_text_of(faces))

    def _number_and_faces(
        self, left: int | Face, right: Face | None
    ) -> tuple[int | None, tuple[Face, Face]]:
        if isinstance(left, int):
            # An unknown number is a fault of the board, which needs no faces.
            known = _faces(self._rules)
            return left, known[left - 1] if 1 <= left <= len(known) else known[0]
        if right is None:
            raise ValueError("a free domino needs both faces")
        return None, (left, right)

    def put_building(self, square: str, building: str) -> None:
        """Put a building on a square by its id; ValueError for an unknown square name or id."""
        self._board_with_court().put_building(_checked(square), building)

    def remove_building(self, square: str) -> None:
        """Remove the building of a square, if there is one."""
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
        """True if the kingdom hosts the queen."""
        return self._board_with_court().queen

    @queen.setter
    def queen(self, queen: bool) -> None:
        self._board_with_court().queen = queen

    def _board_with_court(self) -> HandBoard:
        if not self._has_court:
            raise ValueError(f"{self.game} has no buildings, coins, knights and queen")
        return self._board

    def remove(self, square: str) -> None:
        """Remove the terrain, castle or building of a square."""
        self._board.remove(_checked(square))

    def discard(self, count: int = 1) -> None:
        """Add discarded dominoes; they cost Harmony."""
        if count < 0:
            raise ValueError("the number of discarded dominoes must not be negative")
        self._board.discard(count)

    @property
    def position(self) -> str:
        """The board as rows from the top: the labelled window, or more where the board needs it."""
        return self._board.view().position

    def view(self) -> KingdomView:
        """Return the board in the shape of a view."""
        return self._board.view()

    def to_svg(self, **keywords: Any) -> str:
        """Draw the board as an SVG picture; keywords as in `dominium.render.board_svg`."""
        return self.view().to_svg(**keywords)

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def faults(self) -> tuple[Fault, ...]:
        """Return every fault that makes the board impossible, each once."""
        found = [Fault(fault.code, fault.params) for fault in self._board.faults()]
        return tuple(fault for place, fault in enumerate(found) if fault not in found[:place])

    def notes(self) -> tuple[Fault, ...]:
        """Return remarks that are no faults: faces that are on no domino of the boxes in play."""
        return tuple(Fault("not_among_the_48", {"faces": faces}) for faces in self._free_faces)

    def score(self, *, middle_kingdom: bool = False, harmony: bool = False) -> KingdomScore:
        """Return the explained score of the current board; with `court` in Queendomino."""
        return self._board.score(middle_kingdom, harmony)


def _checked(square: str) -> str:
    if _SQUARE.fullmatch(square) is None:
        raise ValueError(f"not a square: {square!r}")
    return square


def _text_of(faces: tuple[Face, Face]) -> str:
    return ", ".join(f"{terrain} {crowns}" for terrain, crowns in faces)


def tally(game: LineGame, entries: Sequence[Mapping[str, Any]]) -> Tally:
    """Count the score of a match with tiles from its score pad.

    Args:
        game: the game with its options.
        entries: the lines of the pad, in order. `{"kind": "lead", "seat": 0}` is the lot for the
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
    if isinstance(result, Tally):
        return result
    raise TallyError([Fault(fault.code, fault.params) for fault in result])


def _tally_entry(number: int, entry: Mapping[str, Any]) -> NativeTallyEntry:
    try:
        return NativeTallyEntry(
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


def _tally_hand(hand: Mapping[str, Any]) -> NativeTallyHand:
    tiles = hand.get("tiles")
    plain = None if tiles is None else [tile.encode("ascii").decode("ascii") for tile in tiles]
    return NativeTallyHand(
        plain, hand.get("pips"), hand.get("doubles"), hand.get("double_pips"), hand.get("count")
    )
