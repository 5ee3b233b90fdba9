"""A game: rules with all options fixed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, overload

from dominium import _core
from dominium.observations import ObservationField, observation_fields
from dominium.options import GameInfo, OptionValue, game_info, resolve
from dominium.state import KingdomState, LineState, State

if TYPE_CHECKING:
    from dominium._core import Half
    from dominium.actions import Chance, Decision
    from dominium.memory import LineMemory, Memory
    from dominium.setup import LineSetup, Setup

_NATIVE_GAMES: Mapping[str, Callable[..., _core.NativeGame]] = MappingProxyType(
    {
        "kingdomino": _core.kingdomino,
        "queendomino": _core.queendomino,
        "block": _core.block,
        "draw": _core.draw,
        "matador": _core.matador,
        "bergen": _core.bergen,
        "sebastopol": _core.sebastopol,
        "twenty_one": _core.twenty_one,
        "solo": _core.solo,
    }
)


Face = tuple[str, int]
"""A half of a domino by its terrain and crowns."""


class Game:
    """Rules with all options fixed: immutable, equal and hashable by id and options.

    Made by `dominium.load`, as a `KingdomGame` or a `LineGame`.
    """

    __slots__ = ("_info", "_native", "_options")

    def __init__(self, info: GameInfo, options: Mapping[str, OptionValue]) -> None:
        chosen: dict[str, Any] = dict(options)
        self._info = info
        self._options = MappingProxyType(chosen)
        self._native = _NATIVE_GAMES[info.id](**chosen)

    @property
    def id(self) -> str:
        """The game's id, for example `"kingdomino"`."""
        return self._info.id

    @property
    def info(self) -> GameInfo:
        """The game's options, presets and rules page."""
        return self._info

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """Every option with its value."""
        return self._options

    @property
    def rules_revision(self) -> int:
        """The revision of the implemented rules; records name it."""
        return self._info.rules_revision

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self._options["seats"])

    @property
    def num_actions(self) -> int:
        """The size of the index space of decisions."""
        return self._native.num_actions

    @property
    def num_chance_actions(self) -> int:
        """The size of the index space of chance actions."""
        return self._native.num_chance_actions

    @property
    def observation_fields(self) -> tuple[ObservationField, ...]:
        """What `State.observation` holds and where: the layout depends on the options alone."""
        return observation_fields(self._native)

    @property
    def observation_size(self) -> int:
        """The length of an observation in bytes."""
        return _core.observation_size(self._native)

    @property
    def native(self) -> _core.NativeGame:
        """The native rules, for batches and search."""
        return self._native

    def start(self) -> State:
        """The state before the first action."""
        raise NotImplementedError

    def action(self, index: int) -> Decision:
        """The decision with this dense number; IndexError when there is none."""
        action: Decision = self._native.action(index)
        return action

    def chance_action(self, index: int) -> Chance:
        """The chance action with this dense number; IndexError when there is none."""
        action: Chance = self._native.chance_action(index)
        return action

    def setup(self, setup: Any) -> State:
        """The state of a position written down; SetupError lists every fault."""
        raise NotImplementedError

    def memory(self, viewer: int | None) -> Memory:
        """An empty memory for a seat, or for the public."""
        from dominium.memory import Memory  # noqa: PLC0415 - it needs Game

        return Memory(self, viewer)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.id == other.id and self._options == other._options

    def __hash__(self) -> int:
        return hash((self.id, tuple(self._options.items())))

    def __repr__(self) -> str:
        given = [
            f"{option.name}={self._options[option.name]!r}"
            for option in self._info.options
            if self._options[option.name] != option.default
        ]
        return f"dominium.load({', '.join([repr(self.id), *given])})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.id, dict(self._options))


class KingdomGame(Game):
    """A game in which kingdoms are built: Kingdomino, Queendomino."""

    __slots__ = ("_faces",)

    def __init__(
        self,
        info: GameInfo,
        options: Mapping[str, OptionValue],
        faces: Mapping[int, tuple[Face, Face]] = MappingProxyType({}),
    ) -> None:
        super().__init__(info, options)
        self._faces = MappingProxyType(self._differing(faces))
        if self._faces:
            shown = [(number, *left, *right) for number, (left, right) in self._faces.items()]
            self._native = self._native.with_faces(shown)

    def _differing(self, faces: Mapping[int, tuple[Face, Face]]) -> dict[int, tuple[Face, Face]]:
        """Those of the faces that are not the usual ones."""
        if not faces:
            return {}
        usual = {
            number: ((left.terrain, left.crowns), (right.terrain, right.crowns))
            for number, (left, right) in enumerate(self.dominoes, 1)
        }
        return {
            number: (left, right)
            for number, (left, right) in sorted(faces.items())
            if usual.get(number) != (left, right)
        }

    @property
    def faces(self) -> Mapping[int, tuple[Face, Face]]:
        """The dominoes that show something else than usual, by their numbers."""
        return self._faces

    def with_faces(self, faces: Mapping[int, tuple[Face, Face]]) -> KingdomGame:
        """The game played with a set that differs: some dominoes show other faces than usual.

        Args:
            faces: by the numbers of the dominoes, as `dominoes` counts them, the terrain and the
                crowns of the left and the right half.

        Raises:
            ValueError: no such domino, terrain or number of crowns in this game.
        """
        return KingdomGame(self._info, self._options, {**self._faces, **faces})

    @property
    def kingdoms(self) -> int:
        """The number of kingdoms: that of the seats, or in teams half of it."""
        return self._native.kingdoms

    def kingdom_of(self, seat: int) -> int:
        """The kingdom that a seat builds, from 0; IndexError when there is no such seat."""
        return self._native.kingdom_of(seat)

    def seats_of(self, kingdom: int) -> tuple[int, ...]:
        """The seats that build a kingdom; IndexError when there is no such kingdom."""
        return self._native.seats_of(kingdom)

    @property
    def dominoes(self) -> tuple[tuple[Half, Half], ...]:
        """The faces of domino 1, 2, …: left and right half.

        In the Royal Wedding the 48 of Kingdomino come first, then the 48 of Queendomino.
        """
        return self._native.dominoes()

    @property
    def side(self) -> int:
        """Columns (and rows) of the labelled window: 9 or 13, with a fixed frame 5 or 7."""
        return self._native.side

    def start(self) -> KingdomState:
        """The state before the first action."""
        return KingdomState(self, self._native.start())

    def setup(self, setup: Setup | Mapping[str, Any]) -> KingdomState:
        """The state of a position written down; SetupError lists every fault."""
        from dominium.setup import kingdom_state_from  # noqa: PLC0415 - it needs Game

        return kingdom_state_from(self, setup)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, KingdomGame):
            return NotImplemented
        return super().__eq__(other) and self._faces == other._faces

    __hash__ = Game.__hash__

    def __repr__(self) -> str:
        loaded = super().__repr__()
        return f"{loaded}.with_faces({dict(self._faces)!r})" if self._faces else loaded

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.id, dict(self._options), dict(self._faces))


class LineGame(Game):
    """A game with the 28 tiles of the double-six set: Block, Draw, Matador and the others."""

    __slots__ = ()

    def start(self) -> LineState:
        """The state before the first action."""
        return LineState(self, self._native.start())

    def setup(self, setup: LineSetup | Mapping[str, Any]) -> LineState:
        """The state of a position written down; SetupError lists every fault."""
        from dominium.setup import line_state_from  # noqa: PLC0415 - it needs Game

        return line_state_from(self, setup)

    def memory(self, viewer: int | None) -> LineMemory:
        """An empty memory for a seat, or for the public."""
        from dominium.memory import LineMemory  # noqa: PLC0415 - it needs Game

        return LineMemory(self, viewer)


_FAMILIES: Mapping[str, type[Game]] = MappingProxyType({"kingdom": KingdomGame, "line": LineGame})

KingdomGameId = Literal["kingdomino", "queendomino"]
LineGameId = Literal["block", "draw", "matador", "bergen", "sebastopol", "twenty_one", "solo"]


def game_of(info: GameInfo, options: Mapping[str, OptionValue]) -> Game:
    """The game with all its options, which have been resolved."""
    return _FAMILIES[info.family](info, options)


def _unpickled(
    game_id: str, options: dict[str, OptionValue], faces: dict[int, tuple[Face, Face]] | None = None
) -> Game:
    game = game_of(game_info(game_id), options)
    return game.with_faces(faces) if isinstance(game, KingdomGame) and faces else game


@overload
def load(
    game_id: KingdomGameId, /, *, preset: str | None = ..., **options: object
) -> KingdomGame: ...


@overload
def load(game_id: LineGameId, /, *, preset: str | None = ..., **options: object) -> LineGame: ...


@overload
def load(game_id: str, /, *, preset: str | None = ..., **options: object) -> Game: ...


def load(game_id: str, /, *, preset: str | None = None, **options: object) -> Game:
    """A game by its id, with a preset and options; explicit options override the preset's.

    Raises:
        OptionError: listing every fault of the choice.
    """
    info = game_info(game_id)
    return game_of(info, resolve(info, preset, options))
