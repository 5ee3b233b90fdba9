"""Bots by name: what is understood, and what is refused with which words."""

from pathlib import Path

import pytest

import dominium
from dominium import bots


@pytest.mark.parametrize(
    "name", [*bots.LEVELS, "random", "greedy", "search:playouts=1", "search:time=0.5"]
)
def test_a_bot_keeps_its_name(name: str) -> None:
    assert bots.create(name).name == name


def test_parameters_reach_the_bot() -> None:
    assert bots.create("greedy:careless=0.25") == bots.GreedyBot(
        "greedy:careless=0.25", careless=0.25
    )
    name = "search:playouts=400,time=0.5,greedy=0.1,hasty=0.2"
    assert bots.create(name) == bots.SearchBot(
        name, playouts=400, seconds=0.5, greedy_share=0.1, hasty=0.2
    )


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("", "unknown bot '': choose from child, easy, medium, hard, master, random"),
        ("clever", "unknown bot 'clever'"),
        ("easy:careless=1", "unknown bot 'easy:careless=1'"),
        ("random:playouts=3", "unknown parameter 'playouts' .* known are none"),
        ("greedy:playouts=3", "unknown parameter 'playouts' .* known are careless"),
        ("search:depth=3", "unknown parameter 'depth' .* known are playouts, time, greedy, hasty"),
        ("search:playouts", "parameter 'playouts' .* must be a whole number, not ''"),
        ("search:playouts=1.5", "parameter 'playouts' .* must be a whole number, not '1.5'"),
        ("search:time=soon", "parameter 'time' .* must be a number, not 'soon'"),
        ("search:playouts=1,playouts=2", "parameter 'playouts' .* is given twice"),
        ("search:playouts=1,", "unknown parameter ''"),
        ("search", "needs playouts, time or both"),
        ("search:hasty=0.5", "needs playouts, time or both"),
        ("search:playouts=0", "playouts must be from 1 to 1000000000"),
        ("search:playouts=9999999999", "playouts must be from 1 to 1000000000"),
        ("search:time=0", "time must be more than 0"),
        ("search:time=nan", "time must be more than 0"),
        ("search:time=inf", "time must be more than 0 and at most 3600 seconds"),
        ("search:time=1,greedy=1.1", "greedy is a probability from 0 to 1"),
        ("search:time=1,hasty=-0.1", "hasty is a probability from 0 to 1"),
        ("greedy:careless=nan", "careless is a probability from 0 to 1"),
    ],
)
def test_bad_names(name: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        bots.create(name)


def test_a_package_can_bring_kinds_of_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    described = tmp_path / "example_bots-1.0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: example-bots\nVersion: 1.0\n")
    (described / "entry_points.txt").write_text("[dominium.bots]\nfirst = example_bots:first\n")
    (tmp_path / "example_bots.py").write_text(
        "class First:\n"
        "    def __init__(self, name):\n"
        "        self.name = name\n"
        "    def choose(self, turn):\n"
        "        return turn.legal_actions[0]\n"
        "first = First\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    bot = bots.create("first:quickly")
    assert bot.name == "first:quickly"
    record = dominium.play(dominium.load("block", target=20), [bot, "first"], rng=1)
    assert [seat.bot for seat in record.seats] == ["first:quickly", "first"]
