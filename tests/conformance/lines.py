"""Domino games on library and oracle: played at once, compared, and told by the same facts."""

import itertools
import random
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import msgspec

import dominium
from dominium import LineGame, LineState
from tests.oracle.dominoes import ORACLES
from tests.oracle.tiles import Event, Option, Table

Options = dict[str, Any]
Facts = dict[str, Any]

GAMES = list(ORACLES)


def plain(value: Any) -> Any:
    """A value as JSON has it: tuples and lists alike."""
    return msgspec.json.decode(msgspec.json.encode(value))


def line_game(game: str, **options: Any) -> LineGame:
    found = dominium.load(game, **options)
    assert isinstance(found, LineGame)
    return found


def facts_of(
    view: Mapping[str, Any],
    legal: Sequence[str],
    odds: Mapping[str, Fraction],
    events: Sequence[Mapping[str, Any]],
    outcome: Mapping[str, Any] | None,
) -> Facts:
    """All facts an entry of a conformance file may expect, in its words.

    `view` is open, `events` are those of the last action.
    """

    def last(kind: str) -> Mapping[str, Any]:
        found: list[Mapping[str, Any]] = [event for event in events if event["kind"] == kind]
        return found[-1] if found else {}

    return {
        "actor": view["actor"],
        "step": view["step"],
        "deal": view["deal"],
        "lead": view["lead"],
        "legal": list(legal),
        "legal_count": len(legal),
        "odds": {str(chance): list(odds.values()).count(chance) for chance in odds.values()},
        "open_ends": [[each["end"], each["number"]] for each in view["open_ends"]],
        "hands": [each["tiles"] for each in view["hands"]],
        "hand_sizes": [each["size"] for each in view["hands"]],
        "drawn": [each["drawn"] for each in view["hands"]],
        "passes": [each["passes"] for each in view["hands"]],
        "out": [each["out"] for each in view["hands"]],
        "stock": view["stock"],
        "removed": view["removed"],
        "bank": view["bank"],
        "totals": [each["total"] for each in view["scores"]],
        "deals_won": [each["deals_won"] for each in view["scores"]],
        "told": [event["kind"] for event in events],
        "scored": [
            [event["seat"], event["points"], event["reason"]]
            for event in events
            if event["kind"] == "points_scored"
        ],
        "stuck_at": last("stuck").get("numbers"),
        "forced": last("passed").get("forced"),
        "led": last("lead_given").get("reason"),
        "must_lead": last("lead_given").get("tile"),
        "wild": last("tile_laid").get("wild"),
        "reason": last("deal_ended").get("reason"),
        "winners": last("deal_ended").get("winners"),
        "places": last("deal_ended").get("places"),
        "points": last("deal_ended").get("points"),
        "prizes": last("prizes_paid").get("prizes"),
        "pips": [each["pips"] for each in last("hands_shown").get("hands", [])],
        "outcome": outcome and {"reason": outcome["reason"], "ranking": outcome["ranking"]},
    }


def some_values(option: Option) -> list[Any]:
    """All values of an option; of a wide range its ends, its default and two between."""
    values = option.values
    if len(values) <= 4:
        return list(values)
    return sorted({values[0], values[1], option.default, values[len(values) // 3], values[-1]})


def combinations(game: str) -> list[Options]:
    """Combinations of options that the rules allow, with some values of every range."""
    oracle = ORACLES[game]
    values = [some_values(option) for option in oracle.OPTIONS.values()]
    every = (
        dict(zip(oracle.OPTIONS, chosen, strict=True)) for chosen in itertools.product(*values)
    )
    return [options for options in every if not oracle.faults(options)]


def compare(state: LineState, oracle: Table) -> None:
    """Everything both can say about one position."""
    assert state.actor == oracle.actor
    assert [str(action) for action in state.legal_actions()] == oracle.legal_actions()
    odds = {str(action): probability for action, probability in state.odds()}
    assert odds.keys() == oracle.odds().keys()
    assert all(abs(odds[each] - float(chance)) < 1e-12 for each, chance in oracle.odds().items())
    for viewer in (None, *range(state.game.seats)):
        assert plain(state.view(viewer).to_dict()) == oracle.view(viewer)
    assert plain(state.open_view().to_dict()) == oracle.open_view()
    assert [plain(score.to_dict()) for score in state.scores()] == oracle.scores()
    outcome = state.outcome()
    assert (None if outcome is None else plain(outcome.to_dict())) == oracle.outcome()


def is_hidden(events: Iterable[Event]) -> bool:
    """Tell whether one of these events, as somebody sees them, keeps its tile back."""
    drawn = ("tile_removed", "tile_dealt", "tile_drawn")
    return any(event["kind"] in drawn and event["tile"] is None for event in events)


def take(action: str, state: LineState, oracle: Table) -> None:
    """The action on both, what is told of it to everybody, and what comes of it."""
    viewers = (None, *range(state.game.seats))
    shown = {viewer: state.shown(state.parse(action), viewer) for viewer in viewers}
    events = state.apply(action)
    happened = oracle.take(action)
    assert [plain(event.to_dict()) for event in events] == plain(happened)
    for viewer in viewers:
        seen = [oracle.seen_by(viewer, event) for event in happened]
        ours = [event.seen_by(viewer) for event in events]
        assert [plain(event and event.to_dict()) for event in ours] == plain(seen)
        assert shown[viewer] == ("=?" if is_hidden(seen) else action)
    compare(state, oracle)


def play_side_by_side(game: str, options: Options, seed: int, plies: int = 10**6) -> Table:
    """A random game on both, compared at every ply."""
    rng = random.Random(seed)
    state = line_game(game, **options).start()
    oracle = ORACLES[game](**options)
    compare(state, oracle)
    while oracle.actor is not None and plies > 0:
        take(rng.choice(oracle.legal_actions()), state, oracle)
        plies -= 1
    return oracle
