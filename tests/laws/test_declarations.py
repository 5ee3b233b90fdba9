"""The declarations of games: they are what the oracle knows, and the core plays no other."""

import importlib
from typing import Any

import pytest

import dominium
from dominium import GameInfo, _core

GAMES = pytest.mark.parametrize("info", dominium.games(), ids=lambda info: info.id)


def options_of_the_oracle(info: GameInfo) -> dict[str, tuple[Any, set[Any]]]:
    """Return the default and the values of every option."""
    oracle = importlib.import_module(f"tests.oracle.{info.id}")
    if info.family == "line":
        choices = oracle.Oracle.OPTIONS
        return {name: (option.default, set(option.values)) for name, option in choices.items()}
    defaults = oracle.DEFAULT_OPTIONS
    return {name: (defaults[name], set(oracle.OPTION_VALUES[name])) for name in defaults}


@GAMES
def test_options_are_those_of_the_oracle(info: GameInfo) -> None:
    declared = {option.name: (option.default, set(option.values)) for option in info.options}
    assert declared == options_of_the_oracle(info)


@GAMES
def test_what_is_published_is_plain(info: GameInfo) -> None:
    """The JSON form of a declaration tells all that Python is told, and in the same order."""
    (declared,) = (game.to_dict() for game in _core.games() if game.id == info.id)
    assert [declared["id"], declared["title"], declared["family"]] == [
        info.id,
        info.title,
        info.family,
    ]
    assert declared["presets"] == info.presets
    assert [option["name"] for option in declared["options"]] == [
        option.name for option in info.options
    ]
    for option, known in zip(declared["options"], info.options, strict=True):
        values = option["values"] or range(option["low"], option["high"] + 1)
        assert (list(values), option["default"]) == (list(known.values), known.default)


IMPOSSIBLE: list[dict[str, int | bool | str]] = [
    {"seats": 5},
    {"seats": True},
    {"seats": "2"},
    {"target": 19},
    {"target": 501},
    {"blocked_score": "half"},
    {"blocked_score": 0},
    {"deals": 1},
]


@pytest.mark.parametrize("options", IMPOSSIBLE, ids=str)
def test_impossible_options(options: dict[str, int | bool | str]) -> None:
    for work in (_core.load_game, _core.option_faults, _core.completed_options):
        with pytest.raises(ValueError, match="impossible options"):
            work("block", options)


def test_combinations_that_the_rules_exclude() -> None:
    """«target_needs_points»: a series of deals has no target."""
    excluded = {"scoring": "deals", "target": 50}
    assert [fault.code for fault in _core.option_faults("draw", excluded)] == [
        "target_needs_points"
    ]
    with pytest.raises(ValueError, match="impossible options"):
        _core.load_game("draw", excluded)


def test_no_such_game() -> None:
    with pytest.raises(ValueError, match="impossible options"):
        _core.load_game("blocks", {})


def test_what_is_no_value_of_an_option() -> None:
    with pytest.raises(TypeError):
        _core.load_game("block", {"target": 100.0})  # type: ignore[dict-item]
