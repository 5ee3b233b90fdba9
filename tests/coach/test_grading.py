"""Judgements: what a decision cost, its grade, and that nothing hidden is used for it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

import dominium
from dominium import coach
from dominium.coach import estimates, grading
from dominium.engine.game import CHANCE, sample_chance

BUDGET = 24

Found = tuple[coach.Estimate, ...]


def played(game: dominium.Game, seed: int, bots: str = "greedy") -> dominium.Record:
    """A record of a whole match."""
    return dominium.play(game, [bots] * game.seats, rng=seed)


def placing() -> tuple[dominium.KingdomGame, dominium.Memory, list[Any]]:
    """The first placement of a game, with what its seat knows and its legal actions."""
    game = dominium.load("kingdomino", seats=2)
    record = played(game, 3)
    state = game.start()
    memories = [game.memory(seat) for seat in range(2)]
    for action, events, after in record.plies():
        del action
        if isinstance(state.actor, int) and state.view(None).step == "place":
            break
        for memory in memories:
            memory.observe(after, events)
        state = after
    assert isinstance(state.actor, int)
    return game, memories[state.actor], list(state.legal_actions())


def guess(action: Any, win: float, points: float = 40.0, playouts: int = 10_000) -> coach.Estimate:
    """An estimate out of the blue."""
    return coach.Estimate(action, win, win, points, (win, 1 - win), playouts)


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Makes the search find what a test wants; comparisons find the same."""

    def find(*found: coach.Estimate) -> None:
        def estimated(
            _memory: dominium.Memory, _playouts: int, _seed: int, actions: Sequence[Any] = ()
        ) -> Found:
            chosen = [one for one in found if not actions or one.action in actions]
            return tuple(sorted(chosen, key=lambda one: -one.value))

        monkeypatch.setattr(grading, "estimates", estimated)

    return find


# --- Grades ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("loss_win", "loss_points", "grade"),
    [
        (0.0, 0.0, "good"),
        (0.029, 1.4, "good"),
        (0.03, 0.0, "inaccuracy"),
        (0.0, 1.5, "inaccuracy"),
        (0.07, 0.0, "mistake"),
        (0.0, 4.0, "mistake"),
        (0.0, 40.0, "mistake"),  # whoever wins all the same has made no blunder
        (0.14, 0.0, "blunder"),
        (-0.2, -3.0, "good"),
    ],
)
def test_the_grade_follows_what_was_lost(loss_win: float, loss_points: float, grade: str) -> None:
    assert coach.grading.grade_of(loss_win, loss_points) == grade


def test_points_weigh_by_the_scale_of_the_game() -> None:
    assert grading.grade_of(0.0, 4.0, scale=3.0) == "good"
    assert grading.grade_of(0.0, 4.0, scale=0.0) == "good"


def test_the_best_action_costs_nothing(given: Callable[..., None]) -> None:
    game, memory, (first, second, *_) = placing()
    given(guess(first, 0.6), guess(second, 0.5))
    judgement = coach.judge(game, memory, first)
    assert (judgement.grade, judgement.loss_win, judgement.reason) == ("best", 0.0, None)


def test_what_is_lost_is_told(given: Callable[..., None]) -> None:
    game, memory, (first, second, *_) = placing()
    given(guess(first, 0.6, 50.0), guess(second, 0.4, 44.0))
    judgement = coach.judge(game, memory, second)
    assert judgement.grade == "blunder"
    assert judgement.loss_win == pytest.approx(0.2)
    assert judgement.loss_points == pytest.approx(6.0)
    assert (judgement.win, judgement.points) == (0.4, 44.0)
    assert judgement.best[0].action == first
    assert judgement.reason is not None


def test_noise_makes_no_blunder(given: Callable[..., None]) -> None:
    """The same loss is a blunder after many playouts and none after a few."""
    game, memory, (first, second, *_) = placing()
    grades = []
    for playouts in (4, 10_000):
        given(guess(first, 0.6, playouts=playouts), guess(second, 0.4, playouts=playouts))
        grades.append(coach.judge(game, memory, second).grade)
    assert grades == ["good", "blunder"]


def test_a_hair_less_than_the_best_is_the_best(given: Callable[..., None]) -> None:
    game, memory, (first, second, *_) = placing()
    given(guess(first, 0.6), guess(second, 0.595))
    assert coach.judge(game, memory, second).grade == "best"


def test_what_turns_out_to_be_better_is_the_best(
    monkeypatch: pytest.MonkeyPatch, given: Callable[..., None]
) -> None:
    game, memory, (first, second, *_) = placing()
    given(guess(first, 0.6), guess(second, 0.5))
    search = grading.estimates

    def compared(*arguments: Any) -> Found:
        found = search(*arguments)
        if len(arguments) < 4:
            return found
        turned = [replace(one, value=1 - one.value, win=1 - one.win) for one in found]
        return tuple(sorted(turned, key=lambda one: one.value, reverse=True))

    monkeypatch.setattr(grading, "estimates", compared)
    judgement = coach.judge(game, memory, second)
    assert (judgement.grade, judgement.best[0].action) == ("best", second)


def _positions(record: dominium.Record) -> Iterator[Any]:
    return coach.reviews.decisions(record)


def test_what_cannot_be_done_is_not_judged() -> None:
    game, memory, (first, *_) = placing()
    assert memory.viewer is not None
    with pytest.raises(ValueError, match="not legal"):
        coach.judge(game, memory, game.action(0), playouts=BUDGET)
    with pytest.raises(ValueError, match="nothing to decide"):
        coach.judge(game, game.memory(0), first, playouts=BUDGET)
    with pytest.raises(ValueError, match="nothing to decide"):
        coach.advise(game, game.memory(1), playouts=BUDGET)


# --- What the search finds ------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", [game.id for game in dominium.games()])
def test_every_game_is_judged_and_twice_the_same(game_id: str) -> None:
    game = dominium.load(game_id)
    record = played(game, 1, "random")
    twice = [[*_some(record, BUDGET)], [*_some(record, BUDGET)]]
    assert twice[0] == twice[1]
    for one in twice[0]:
        judgement = one.judgement
        assert judgement.grade in coach.GRADES
        assert 0 <= judgement.win <= 1
        assert judgement.loss_win >= 0
        assert judgement.loss_points >= 0
        assert sum(one.wins) == pytest.approx(1) or len(one.wins) == 1
        assert len({best.action for best in judgement.best}) == len(judgement.best)


def _some(record: dominium.Record, playouts: int) -> Iterator[coach.Judged]:
    """The first decisions of a record, judged."""
    for position, _ in zip(_positions(record), range(4), strict=False):
        yield coach.reviews.judged(position, playouts)


def test_hidden_tiles_change_nothing() -> None:
    """Two deals that are alike to the one who leads are judged alike."""
    game = dominium.load("block", seats=2)
    own = ("00", "11", "22", "33", "65", "64", "63")
    others = [
        ("10", "20", "30", "40", "50", "60", "21"),
        ("66", "55", "44", "54", "53", "52", "51"),
    ]
    judged = []
    for other in others:
        state, memory = game.start(), game.memory(0)
        hands = {0: list(own), 1: list(other)}
        while state.actor == CHANCE:
            action = _deal(state, hands)
            events = state.apply(action)
            memory.observe(state, coach.reviews.seen(events, 0))
        assert state.actor == 0
        judged.append(coach.judge(game, memory, state.legal_actions()[0], playouts=BUDGET))
    assert judged[0] == judged[1]


def _deal(state: dominium.State, hands: dict[int, list[str]]) -> Any:
    """The chance action that gives the next wanted tile; seat 0 leads."""
    odds = [action for action, _ in state.odds()]
    if str(odds[0]).startswith("=s"):
        return odds[0]
    view = state.view(None)
    assert isinstance(view, dominium.LineView)
    sizes = [hand.size for hand in view.hands]
    before = state.copy()
    before.apply(odds[0])
    after = before.view(None)
    assert isinstance(after, dominium.LineView)
    seat = next(seat for seat, hand in enumerate(after.hands) if hand.size > sizes[seat])
    wanted = hands[seat].pop()
    return state.parse(f"={wanted}")


def test_advice_names_the_best_first() -> None:
    game, memory, legal = placing()
    advice = coach.advise(game, memory, playouts=BUDGET)
    assert advice.seat == memory.viewer
    assert 1 <= len(advice.best) <= grading.MOST_OPTIONS
    assert all(one.action in legal for one in advice.best)
    assert advice.reason is None or advice.reason.code


def test_a_comparison_looks_at_nothing_else() -> None:
    _, memory, (first, second, *_) = placing()
    found = estimates.estimates(memory, BUDGET, 1, (first, second))
    assert {one.action for one in found} == {first, second}


@pytest.mark.parametrize("game_id", ["kingdomino", "block"])
def test_the_only_thing_to_do_has_figures_too(game_id: str) -> None:
    rng, game = random.Random(5), dominium.load(game_id)
    state, memories = game.start(), [game.memory(seat) for seat in range(game.seats)]
    while state.actor == CHANCE or len(state.legal_actions()) > 1:
        legal = state.legal_actions()
        action: dominium.Action = (
            sample_chance(state, rng) if state.actor == CHANCE else rng.choice(legal)
        )
        events = state.apply(action)
        for memory in memories:
            memory.observe(state, events)
    assert isinstance(state.actor, int)
    (only,) = coach.advise(game, memories[state.actor], playouts=20).best
    assert only.playouts > 0
    assert sum(only.wins) == pytest.approx(1)
