"""The core says what the describers in plain Python said, word for word."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, get_args

import pytest

import dominium
from dominium.describe import LANGUAGES, Describer, Length
from tests.describe.oracle.kingdom_choices import Choices, choices_of
from tests.describe.oracle.kingdom_events import KingdomEventsOracle
from tests.describe.oracle.kingdom_views import KingdomViewsOracle, views_of
from tests.describe.oracle.line_choices import LineChoices
from tests.describe.oracle.line_events import LineEventsOracle
from tests.describe.oracle.line_views import LineViewsOracle
from tests.describe.play import random_options

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from dominium.events import Event

NAMES = ("Jana", "Bot 2", "Eva", "Adam 7", "Ota", "Iva", "Jan", "Dana")
"""Names at a table, some of which end in a digit."""

LISTENERS = [(language, length) for language in LANGUAGES for length in get_args(Length)]

Oracle = KingdomEventsOracle | LineEventsOracle


def oracle_of(game: Any, language: str, you: int | None, length: Length) -> Oracle:
    """The describer in plain Python."""
    oracle = KingdomEventsOracle if isinstance(game, dominium.KingdomGame) else LineEventsOracle
    return oracle(game, language, NAMES[: game.seats], you, length)


def listeners(game: Any, you: int | None) -> list[tuple[Describer, Oracle]]:
    """The describer and the oracle for each language and length."""
    return [
        (
            Describer(game, language, NAMES[: game.seats], you=you, length=length),
            oracle_of(game, language, you, length),
        )
        for language, length in LISTENERS
    ]


def seen(events: Sequence[Event], you: int | None) -> list[Event]:
    """Return the events as a seat, or the public, sees them."""
    cut = (event.seen_by(you) for event in events)
    return [event for event in cut if event is not None]


@pytest.mark.parametrize("game", [info.id for info in dominium.games()])
@pytest.mark.parametrize("positions", [500, pytest.param(12_500, marks=pytest.mark.long)])
def test_events_and_rankings_are_told_as_before(
    game: str, positions: int, count: Callable[..., None]
) -> None:
    rng = random.Random(game)
    told = 0
    while told < positions:
        state = random_options(game, rng).start()
        you = rng.choice([None, *range(state.game.seats)])
        both = listeners(state.game, you)
        while state.actor is not None:
            events = seen(state.apply(rng.choice(state.legal_actions())), you)
            told += 1
            for describer, oracle in both if events else ():
                assert describer.announce(events) == oracle.announce(events)
        for describer, oracle in both:
            outcome: Any = state.outcome()
            assert describer.standings(outcome) == oracle.standings(outcome)
    count(positions_told_as_before=told)


def choices_in_python(oracle: Oracle) -> Choices | LineChoices:
    """The describer of actions in plain Python."""
    return LineChoices(oracle) if isinstance(oracle, LineEventsOracle) else choices_of(oracle)


def told_by_the_core(describer: Describer, state: Any, action: Any) -> tuple[str, str, str]:
    """An action with its effect, by its name, and as it may be typed."""
    return (
        describer.choice(state, action),
        describer.choice_short(state, action),
        describer.typed(action),
    )


def told_in_python(choices: Choices | LineChoices, state: Any, action: Any) -> tuple[str, str, str]:
    """The same by the describer in plain Python."""
    if isinstance(choices, LineChoices):
        return choices.described(state, action), choices.named(action), choices.typed(action)
    named = choices.named(state, action)
    return choices.described(state, action), named, choices.refuser.typed(action)


@pytest.mark.parametrize("game", [info.id for info in dominium.games()])
@pytest.mark.parametrize("positions", [200, pytest.param(12_500, marks=pytest.mark.long)])
def test_actions_are_told_as_before(game: str, positions: int, count: Callable[..., None]) -> None:
    """Legal ones and, of those that seats decide on, any."""
    rng = random.Random(game)
    told = 0
    while told < positions:
        state = random_options(game, rng).start()
        you = rng.choice([None, *range(state.game.seats)])
        both = [(one, choices_in_python(other)) for one, other in listeners(state.game, you)]
        while state.actor is not None:
            legal = state.legal_actions()
            told += 1
            for action in rng.sample(legal, min(3, len(legal))):
                for describer, choices in both:
                    assert told_by_the_core(describer, state, action) == told_in_python(
                        choices, state, action
                    )
            any_action = state.game.action(rng.randrange(state.game.num_actions))
            describer, choices = rng.choice(both)
            assert told_by_the_core(describer, state, any_action) == told_in_python(
                choices, state, any_action
            )
            state.apply(rng.choice(legal))
    count(positions_with_actions_told_as_before=told)


SQUARES = [f"{letter}{number}" for letter in "abcdefghijklm" for number in range(1, 14)]


def answers(speaker: Any, view: dominium.View, square: str) -> Iterator[object]:
    """Every answer about a view of a kingdom game."""
    yield speaker.title(view)
    yield speaker.expected(view)
    yield speaker.totals(view)
    yield speaker.undrawn(view)
    for ask in (speaker.offer, speaker.buildings, speaker.games):
        yield ask(view)
    for kingdom, score in enumerate(view.scores):
        yield speaker.score(score)
        for ask in (speaker.kingdom, speaker.frame, speaker.properties, speaker.court):
            yield ask(view, kingdom)
        yield speaker.square(view, kingdom, square)
        yield speaker.neighbours(view, kingdom, square)
    for seat in range(len(speaker.names)):
        yield speaker.opponents(view, seat)


@pytest.mark.parametrize("game", [info.id for info in dominium.games() if info.family == "kingdom"])
@pytest.mark.parametrize("positions", [100, pytest.param(50_000, marks=pytest.mark.long)])
def test_views_of_kingdoms_are_told_as_before(
    game: str, positions: int, count: Callable[..., None]
) -> None:
    rng = random.Random(game)
    told = 0
    while told < positions:
        state: Any = random_options(game, rng).start()
        you = rng.choice([None, *range(state.game.seats)])
        both: list[tuple[Any, KingdomViewsOracle]] = [
            (describer, views_of(state.game, oracle.messages.language, oracle.names, you, "short"))
            for describer, oracle in listeners(state.game, you)
        ]
        while state.actor is not None:
            state.apply(rng.choice(state.legal_actions()))
            view, square = state.view(you), rng.choice(SQUARES)
            describer, oracle = both[told % len(both)]
            told += 1
            assert [*answers(describer, view, square)] == [*answers(oracle, view, square)]
            assert describer.spoken(view) == oracle.spoken(view)
    count(views_told_as_before=told)


def line_answers(
    speaker: Any, view: dominium.LineView, legal: Sequence[dominium.Action]
) -> Iterator[object]:
    """Every answer about a view of a line game."""
    for ask in (speaker.title, speaker.expected, speaker.asked, speaker.ends):
        yield ask(view)
    for ask in (speaker.line, speaker.played):
        yield ask(view)
    for ask in (speaker.hands, speaker.stock, speaker.bank, speaker.totals, speaker.scores):
        yield ask(view)
    for seat, hand in enumerate(view.hands):
        yield speaker.opponents(view, seat)
        yield speaker.hand(view, seat)
        if view.actor == seat:
            yield speaker.hand(view, seat, legal)
            yield [speaker.hand_item(tile, legal) for tile in hand.tiles or ()]
    yield speaker.spoken(view)


def seen_by(state: Any, you: int | None, rng: random.Random) -> dominium.LineView:
    """Return the view of a seat or of the public; sometimes what hides nothing."""
    view: dominium.LineView = state.view(you) if rng.random() < 0.7 else state.open_view()
    return view


@pytest.mark.parametrize("game", [info.id for info in dominium.games() if info.family == "line"])
@pytest.mark.parametrize("positions", [200, pytest.param(12_500, marks=pytest.mark.long)])
def test_views_of_lines_are_told_as_before(
    game: str, positions: int, count: Callable[..., None]
) -> None:
    rng = random.Random(game)
    told = 0
    while told < positions:
        state: Any = random_options(game, rng).start()
        you = rng.choice([None, *range(state.game.seats)])
        both = [
            (describer, LineViewsOracle(state.game, language, oracle.names, you, length))
            for (language, length), (describer, oracle) in zip(
                LISTENERS, listeners(state.game, you), strict=True
            )
        ]
        while state.actor is not None:
            legal = state.legal_actions()
            state.apply(rng.choice(legal))
            view, legal = seen_by(state, you, rng), state.legal_actions()
            describer, oracle = both[told % len(both)]
            told += 1
            assert [*line_answers(describer, view, legal)] == [*line_answers(oracle, view, legal)]
    count(views_of_lines_told_as_before=told)
