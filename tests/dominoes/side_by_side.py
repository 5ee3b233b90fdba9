"""Playing one domino game on library and referee at once, and comparing what both say."""

import itertools
import random
from collections.abc import Iterable
from typing import Any

import msgspec

import dominium
from dominium import LineState
from tests.referee.dominoes import REFEREES
from tests.referee.tiles import Event, Option, Table

Options = dict[str, Any]

GAMES = list(REFEREES)


def plain(value: Any) -> Any:
    """A value as JSON has it: tuples and lists alike."""
    return msgspec.json.decode(msgspec.json.encode(value))


def some_values(option: Option) -> list[Any]:
    """All values of an option; of a wide range its ends, its default and two between."""
    values = option.values
    if len(values) <= 4:
        return list(values)
    return sorted({values[0], values[1], option.default, values[len(values) // 3], values[-1]})


def combinations(game: str) -> list[Options]:
    """Combinations of options that the rules allow, with some values of every range."""
    referee = REFEREES[game]
    values = [some_values(option) for option in referee.OPTIONS.values()]
    every = (
        dict(zip(referee.OPTIONS, chosen, strict=True)) for chosen in itertools.product(*values)
    )
    return [options for options in every if not referee.faults(options)]


def compare(state: LineState, referee: Table) -> None:
    """Everything both can say about one position."""
    assert state.actor == referee.actor
    assert [str(action) for action in state.legal_actions()] == referee.legal_actions()
    odds = {str(action): probability for action, probability in state.odds()}
    assert odds.keys() == referee.odds().keys()
    assert all(abs(odds[each] - float(chance)) < 1e-12 for each, chance in referee.odds().items())
    for viewer in (None, *range(state.game.seats)):
        assert plain(state.view(viewer).to_dict()) == referee.view(viewer)
    assert plain(state.open_view().to_dict()) == referee.open_view()
    assert [plain(score.to_dict()) for score in state.scores()] == referee.scores()
    outcome = state.outcome()
    assert (None if outcome is None else plain(outcome.to_dict())) == referee.outcome()


def is_hidden(events: Iterable[Event]) -> bool:
    """Whether one of these events, as somebody sees them, keeps its tile back."""
    drawn = ("tile_removed", "tile_dealt", "tile_drawn")
    return any(event["kind"] in drawn and event["tile"] is None for event in events)


def take(action: str, state: LineState, referee: Table) -> None:
    """The action on both, what is told of it to everybody, and what comes of it."""
    viewers = (None, *range(state.game.seats))
    shown = {viewer: state.shown(state.parse(action), viewer) for viewer in viewers}
    events = state.apply(action)
    happened = referee.take(action)
    assert [plain(event.to_dict()) for event in events] == plain(happened)
    for viewer in viewers:
        seen = [referee.seen_by(viewer, event) for event in happened]
        ours = [event.seen_by(viewer) for event in events]
        assert [plain(event and event.to_dict()) for event in ours] == plain(seen)
        assert shown[viewer] == ("=?" if is_hidden(seen) else action)
    compare(state, referee)


def play_side_by_side(game: str, options: Options, seed: int, plies: int = 10**6) -> Table:
    """A random game on both, compared at every ply."""
    rng = random.Random(seed)
    state = dominium.load(game, **options).start()
    assert isinstance(state, LineState)
    referee = REFEREES[game](**options)
    compare(state, referee)
    while referee.actor is not None and plies > 0:
        take(rng.choice(referee.legal_actions()), state, referee)
        plies -= 1
    return referee
