"""The data files of tuned numbers: read whole, or refused with the name of the file and field."""

from pathlib import Path

import pytest

from dominium import bots, coach, load, puzzles
from dominium.bots.levels import bot_behind
from dominium.tuning import FOLDER, read, tuning_of

LEAST = """
playouts = 10

[levels]
easy = "random"
hard = "greedy"
"""
OTHER_LEVELS = """
[[levels_for]]
options = { size = 7, harmony = true }
levels = { easy = "net" }
"""
PUZZLE = "\n[puzzle]\nglance = 5\nstudy = 50\ngames = 3\n"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A data file to be written."""
    return tmp_path / "chess.toml"


def test_the_least_that_a_game_needs(path: Path) -> None:
    path.write_text(LEAST)
    tuning = read(path)
    assert tuning.playouts == 10
    assert tuning.ladder({"size": 7}) == {"easy": "random", "hard": "greedy"}
    assert tuning.point_scale == 0
    assert tuning.puzzle is None


def test_puzzles_vary_nothing_and_glance_at_everything_unless_told(path: Path) -> None:
    path.write_text(LEAST + PUZZLE)
    puzzle = read(path).puzzle
    assert puzzle is not None
    assert (puzzle.variants, puzzle.share) == (({},), 1.0)


def test_other_bots_play_the_levels_where_all_options_fit(path: Path) -> None:
    path.write_text(LEAST + OTHER_LEVELS)
    tuning = read(path)
    assert tuning.ladder({"size": 7, "harmony": True, "seats": 2}) == {"easy": "net"}
    for options in ({"size": 7}, {"size": 7, "harmony": False}, {"harmony": True}):
        assert tuning.ladder(options) == tuning.levels


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("playouts = ", "Invalid value"),
        ("playouts = 10", "missing required field `levels`"),
        (LEAST.replace("10", '"ten"'), "Expected `int`, got `str` - at `$.playouts`"),
        (LEAST.replace("10", "0"), "Expected `int` >= 1 - at `$.playouts`"),
        (LEAST.replace("easy", "simple"), "Invalid enum value 'simple' - at `key` in `$.levels`"),
        ("playouts = 10\nlevels = {}", "Expected `object` of length >= 1 - at `$.levels`"),
        ("points = 1\n" + LEAST, "Object contains unknown field `points`"),
        ("point_scale = -1\n" + LEAST, "Expected `float` >= 0.0 - at `$.point_scale`"),
        (LEAST + PUZZLE + "share = 1.5", "Expected `float` <= 1.0 - at `$.puzzle.share`"),
        (LEAST + PUZZLE + "variants = []", "of length >= 1 - at `$.puzzle.variants`"),
        (LEAST + "[puzzle]", "missing required field `glance` - at `$.puzzle`"),
    ],
)
def test_a_file_that_cannot_be_right_is_refused(path: Path, text: str, told: str) -> None:
    path.write_text(text)
    with pytest.raises(ValueError, match=r"^chess\.toml: ") as refused:
        read(path)
    assert told in str(refused.value)


def test_a_game_without_a_file_is_not_guessed() -> None:
    with pytest.raises(FileNotFoundError, match=r"chess\.toml"):
        tuning_of("chess")


def test_a_file_is_read_once() -> None:
    assert tuning_of("block") is tuning_of("block")
    assert tuning_of("block") == read(FOLDER / "block.toml")


def test_bots_coach_and_puzzles_go_by_the_files() -> None:
    large = load("kingdomino", size=7)
    (special,) = tuning_of("kingdomino").levels_for
    assert bot_behind("child", large) == special.levels["child"]
    assert bot_behind("child", load("kingdomino")) == tuning_of("kingdomino").levels["child"]
    assert bots.levels(large) == tuple(tuning_of("kingdomino").levels)
    assert coach.usual_playouts(large) == tuning_of("kingdomino").playouts
    assert "solo" not in puzzles.GAMES
    assert tuning_of("solo").puzzle is None
