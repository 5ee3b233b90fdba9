"""Random play of the library against the figures of the rules page (its section 10).

The page allows 1.5 points in a hundred at 20,000 deals. The ordinary run plays fewer deals and
allows as much more as chance does.
"""

import itertools
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import pytest

import dominium
from dominium import CHANCE, Action, LineGame, LineState
from tests.oracle.tiles import TILES, pips

WHOLE = 20_000
SHORT = 2_000
NUMBERS = [SHORT, pytest.param(WHOLE, marks=pytest.mark.long)]
Policy = Callable[[LineState, random.Random], Action]


def any_action(state: LineState, rng: random.Random) -> Action:
    return rng.choice(state.legal_actions())


@dataclass
class Tally:
    """The results of many deals."""

    deals: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    longest: int = 0

    def percent(self, name: str) -> float:
        return 100 * self.counts[name] / self.deals

    def tolerance(self, points: float = 1.5) -> float:
        """The tolerance of the page at 20,000 deals, and as much more as chance allows at fewer."""
        return points * sqrt(WHOLE / self.deals)


def turns_of(events: list[Any]) -> int:
    """Tiles laid, passes, and turns in which a seat was stuck when the deal ended."""
    kinds = [event.kind for event in events if event.kind in {"tile_laid", "passed", "stuck"}]
    return len(kinds) - kinds.count("stuck") + (kinds[-1:] == ["stuck"])


def deal_events(state: LineState, rng: random.Random, policy: Policy) -> list[Any]:
    """Everything that is told of one deal."""
    events: list[Any] = []
    while not any(event.kind == "deal_ended" for event in events[-8:]):
        events += state.apply(policy(state, rng))
    return events


def play_deals(game: LineGame, number: int, policy: Policy = any_action) -> Tally:
    """The first deals of many matches, seat by seat and chance by chance."""
    rng, tally = random.Random(20), Tally()
    for _ in range(number):
        events = deal_events(game.start(), rng, policy)
        end = next(event for event in events if event.kind == "deal_ended")
        out = sum(event.kind == "went_out" for event in events)
        lead = next(event.seat for event in events if event.kind == "lead_given")
        turns = turns_of(events)
        tally.deals += 1
        tally.counts[end.reason] += 1
        tally.counts[f"{end.reason} after {out}"] += 1
        tally.counts["tie"] += not end.winners
        tally.counts["first seat"] += list(end.winners) == [lead]
        tally.counts["tie for first"] += end.places.count(1) > 1
        tally.counts["tie for second"] += end.places.count(2) > 1
        tally.turns += turns
        tally.longest = max(tally.longest, turns)
    return tally


@dataclass(frozen=True)
class Figures:
    """A row of the table: percentages, mean and highest number of turns in a deal."""

    game: str
    options: dict[str, Any]
    percentages: dict[str, float]
    turns: float
    highest: int | None

    def load(self, **more: Any) -> LineGame:
        game = dominium.load(self.game, **self.options, **more)
        assert isinstance(game, LineGame)
        return game


TABLE = [
    Figures("block", {}, {"blocked": 70.5, "out": 29.5, "tie": 2.7, "first seat": 56.5}, 11.5, 21),
    Figures(
        "draw",
        {},
        {"blocked": 46.4, "out": 37.5, "stock_exhausted": 16.1, "tie": 1.6, "first seat": 51.8},
        24.8,
        36,
    ),
    Figures(
        "matador",
        {},
        {"blocked": 89.4, "out": 5.7, "stock_exhausted": 4.9, "tie": 1.3, "first seat": 50.6},
        16.4,
        30,
    ),
    Figures(
        "matador",
        {"out_wins": True},
        {"blocked": 37.8, "out": 62.2, "tie": 0.5, "first seat": 58.5},
        10.3,
        31,
    ),
    Figures(
        "sebastopol",
        {},
        {
            "blocked": 20.2,
            "blocked after 0": 9.3,
            "blocked after 1": 10.9,
            "two_out": 79.8,
            "tie for first": 0.55,
            "tie for second": 1.2,
        },
        27.5,
        None,
    ),
]


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("row", TABLE, ids=lambda row: f"{row.game} {row.options}")
def test_random_deals(row: Figures, number: int) -> None:
    tally = play_deals(row.load(), number)
    for name, expected in row.percentages.items():
        assert tally.percent(name) == pytest.approx(expected, abs=tally.tolerance()), name
    assert tally.turns / tally.deals == pytest.approx(row.turns, abs=tally.tolerance(0.15))
    assert row.highest is None or tally.longest <= row.highest + 4


# --- Bergen ---------------------------------------------------------------------------------------


def take_points(state: LineState, rng: random.Random) -> Action:
    """Take points where there are some, and otherwise decline in one of twenty turns."""
    legal = state.legal_actions()
    if state.actor == CHANCE:
        return rng.choice(legal)
    lays = [action for action in legal if action.kind in {"lead", "lay"}]
    others = [action for action in legal if action not in lays]
    if not lays or (others and rng.random() < 0.05):
        return rng.choice(others)
    points = [getattr(state.preview(action), "points", 0) for action in lays]
    return rng.choice([lay for lay, each in zip(lays, points, strict=True) if each == max(points)])


@pytest.mark.parametrize("number", [400, pytest.param(4_000, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("options", "deals"), [({}, 3.9), ({"seats": 3}, 4.1), ({"deal_points": 1}, 4.6)]
)
def test_matches_of_bergen(options: dict[str, Any], deals: float, number: int) -> None:
    rng, ends, led, played = random.Random(21), Counter[str](), Counter[str](), 0
    for _ in range(number):
        state = dominium.load("bergen", **options).start()
        while state.actor is not None:
            for event in state.apply(take_points(state, rng)):
                if event.kind == "deal_ended":
                    ends[event.reason] += 1
                elif event.kind == "lead_given":
                    led[event.reason] += 1
        played += state.view(None).deal
    assert played / number == pytest.approx(deals, abs=0.15 * sqrt(4_000 / number))
    if "seats" not in options:
        whole_deals = ends["out"] + ends["blocked"]
        assert 100 * ends["blocked"] / whole_deals == pytest.approx(10, abs=4)
        assert 100 * led["lowest_tile"] / played == pytest.approx(1, abs=0.8)


# --- Twenty-One and Solo --------------------------------------------------------------------------


def stand_on_17(state: LineState, rng: random.Random) -> Action:
    if state.actor == CHANCE:
        return rng.choice(state.legal_actions())
    assert isinstance(state.actor, int)
    total = state.view(state.actor).hands[state.actor].pips
    return state.parse("hit" if total is not None and total < 17 else "stand")


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize(("seats", "ties"), [(2, 10.0), (4, 24.0)])
def test_ties_of_twenty_one(seats: int, ties: float, number: int) -> None:
    tally = play_deals(dominium.load("twenty_one", seats=seats), number, stand_on_17)
    assert tally.percent("tie for first") - tally.percent("tie") == pytest.approx(
        ties, abs=tally.tolerance()
    )


def test_pairs_of_twenty_one() -> None:
    """3 of the 378 pairs are above 21, 4 make it exactly."""
    totals = [pips(pair) for pair in itertools.combinations(TILES, 2)]
    assert len(totals) == 378
    assert sum(total > 21 for total in totals) == 3
    assert totals.count(21) == 4


def test_solo_played_at_random() -> None:
    """About 2 % are won, and 35 % end within the first five tiles."""
    batch = dominium.simulate(dominium.load("solo"), WHOLE, seed=5)
    laid = Counter(batch.scores[:, 0].tolist())
    assert 100 * laid[28] / WHOLE == pytest.approx(2, abs=1)
    assert 100 * sum(laid[number] for number in range(6)) / WHOLE == pytest.approx(35, abs=1.5)


# --- The same from native batches -----------------------------------------------------------------


@pytest.mark.parametrize("row", TABLE[1:], ids=lambda row: f"{row.game} {row.options}")
def test_native_batches(row: Figures) -> None:
    """Single deals; a match of Block has several, of which a batch tells the last ending only."""
    batch = dominium.simulate(row.load(deals=1), WHOLE, seed=3)
    endings = Counter(dominium.simulation.ENDINGS[each] for each in batch.endings)
    for reason in {"blocked", "out", "stock_exhausted", "two_out"} & row.percentages.keys():
        share = 100 * endings[reason] / WHOLE
        assert share == pytest.approx(row.percentages[reason], abs=1.5), reason
    assert set(batch.deals.tolist()) == {1}
