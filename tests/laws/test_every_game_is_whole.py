"""No game is in the library without its rules, picture, oracle, tuning, conformance and ends."""

import importlib.util
import json
from pathlib import Path

import pytest

import dominium
from dominium import GameInfo
from dominium.describe import LANGUAGES
from dominium.tuning import FOLDER, tuning_of
from tests.laws.strategies import END_REASONS

ROOT = Path(__file__).parents[2]
RULES = Path(dominium.__file__).parent / "rules"
PICTURES = Path(dominium.__file__).parent / "artwork" / "pictures"
OF_KINGDOMS = {
    "boards",
    "courses",
    "impossible_options",
    "perft",
    "placements",
    "rankings",
    "setups",
}
OF_TILES = {"deals", "impossible_options", "perft", "positions", "setups"}
CONFORMANCE = {
    "kingdomino": OF_KINGDOMS,
    "queendomino": OF_KINGDOMS,
    "block": OF_TILES,
    "draw": OF_TILES,
    "matador": OF_TILES,
    "bergen": OF_TILES,
    "muggins": OF_TILES,
    "sebastopol": OF_TILES,
    "twenty_one": OF_TILES,
    "solo": OF_TILES - {"deals"},
}
GAMES = pytest.mark.parametrize("info", dominium.games(), ids=lambda info: info.id)


@GAMES
def test_rules_page_in_every_language(info: GameInfo) -> None:
    for language in LANGUAGES:
        page = RULES / language / f"{info.rules_page}.md"
        assert page.read_text("utf-8").startswith("# ")


@GAMES
def test_picture_of_the_lobby(info: GameInfo) -> None:
    """A land that can be built round one castle, or tiles that lie on the felt."""
    drawn = json.loads((PICTURES / f"{info.id}.json").read_text("utf-8"))
    if "land" in drawn:
        squares = [square for row in drawn["land"] for square in row.split(" ")]
        assert (len(squares), squares.count("c")) == (25, 1)
    else:
        assert all(tile["tile"] is None or len(tile["tile"]) == 2 for tile in drawn["tiles"])


@GAMES
def test_oracle(info: GameInfo) -> None:
    assert importlib.util.find_spec(f"tests.oracle.{info.id}") is not None


@GAMES
def test_tuning(info: GameInfo) -> None:
    """A game's numbers are read, and the options they name are options of the game."""
    tuning = tuning_of(info.id)
    for one in tuning.levels_for:
        dominium.load(info.id, **one.options)
    for variant in tuning.puzzle.variants if tuning.puzzle else ():
        dominium.load(info.id, **variant)


def test_every_tuning_is_that_of_a_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.toml")} == {info.id for info in dominium.games()}


@GAMES
def test_conformance_files(info: GameInfo) -> None:
    folder = ROOT / "conformance" / info.id
    assert (folder / "README.md").read_text("utf-8").startswith("# ")
    assert {path.stem for path in folder.glob("*.json")} == CONFORMANCE[info.id]
    for name in CONFORMANCE[info.id]:
        assert json.loads((folder / f"{name}.json").read_text("utf-8"))[name]


@GAMES
def test_a_record_for_every_end_reason(info: GameInfo) -> None:
    records = (ROOT / "conformance" / info.id / "records").glob("*.json")
    reasons = {json.loads(path.read_text("utf-8"))["outcome"]["reason"] for path in records}
    assert reasons == END_REASONS[info.id]


@GAMES
def test_every_preset_can_be_played(info: GameInfo) -> None:
    assert info.presets
    for preset in info.presets:
        game = dominium.load(info.id, preset=preset)
        assert game.start().actor is not None
