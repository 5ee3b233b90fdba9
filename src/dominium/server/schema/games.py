"""Messages about games, their rules and their buildings, as they stand in the JSON."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from dominium.server.schema.core_values import BuildingId
from dominium.server.schema.values import Family, Options, OptionValue


class BuildingView(Struct):
    """A building of the catalogue: its tokens, what they bring, and where that is known from."""

    id: BuildingId
    name: str
    text: str
    count: int
    knights: int
    towers: int
    crowns: int
    points: int
    points_per: str
    effect: str
    source: str


class RulesPage(Struct):
    """A rules page."""

    markdown: str
    language: str


class OptionValueView(Struct):
    """A value of an option."""

    value: OptionValue
    label: str


class OptionView(Struct):
    """An option of a game; a range of whole numbers has bounds in place of single values."""

    name: str
    label: str
    help: str
    kind: Literal["int", "bool", "choice"]
    values: list[OptionValueView]
    default: OptionValue
    low: int | UnsetType = UNSET
    high: int | UnsetType = UNSET
    default_label: str | UnsetType = UNSET


class PresetView(Struct):
    """A named combination of options.

    ``undo`` tells whether actions may be taken back in it, ``seats`` how many may play by it.
    """

    id: str
    label: str
    help: str
    options: Options
    undo: bool
    seats: list[int]


class LevelView(Struct):
    """A strength of bots, or a program of the server."""

    id: str
    label: str
    help: str
    program: bool = False


class GameView(Struct):
    """A game in the lobby; where hands are hidden, a shared device goes from hand to hand."""

    id: str
    family: Family
    hidden_hands: bool
    title: str
    summary: str
    seats: tuple[int, int]
    options: list[OptionView]
    presets: list[PresetView]
    levels: list[LevelView]
