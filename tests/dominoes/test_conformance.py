"""The library agrees with every conformance file of the domino games."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import dominium
from dominium import CHANCE, IllegalAction, LineGame, LineState, OptionError, Record, scoring
from tests.dominoes.conformance import Entry, entries, name_of, record_files
from tests.dominoes.facts import facts_of
from tests.dominoes.side_by_side import plain


def of(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("game", "entry"), entries(name), ids=name_of)


def line_game(game: str, options: dict[str, Any]) -> LineGame:
    found = dominium.load(game, **options)
    assert isinstance(found, LineGame)
    return found


def after(game: str, entry: Entry) -> tuple[LineState, list[dict[str, Any]]]:
    """The state after the actions of an entry, and the events of the last one."""
    state = line_game(game, entry["options"]).start()
    events: tuple[Any, ...] = ()
    for action in entry["actions"]:
        events = state.apply(action)
    return state, [plain(event.to_dict()) for event in events]


@of("positions")
def test_positions(game: str, entry: Entry) -> None:
    state, events = after(game, entry)
    outcome = state.outcome()
    found = facts_of(
        plain(state.open_view().to_dict()),
        [str(action) for action in state.legal_actions()],
        {str(each): Fraction(chance).limit_denominator(30) for each, chance in state.odds()},
        events,
        None if outcome is None else plain(outcome.to_dict()),
    )
    assert {key: found[key] for key in entry["expected"]} == entry["expected"]
    for refused in entry.get("refused", []):
        before = state.copy()
        with pytest.raises(IllegalAction) as caught:
            state.apply(refused["action"])
        assert (refused["action"], caught.value.code) == (refused["action"], refused["code"])
        assert state == before


@of("setups")
def test_setups(game: str, entry: Entry) -> None:
    state = line_game(game, entry["options"]).start()
    events: list[Any] = []
    while state.actor == CHANCE:
        events += state.apply(state.legal_actions()[0])
    view, expected = state.view(None), entry["expected"]
    assert {hand.size for hand in view.hands} == {expected["hand"]}
    assert (view.stock, view.removed) == (expected["stock"], expected["removed"])
    assert (view.deals, view.target) == (expected["deals"], expected["target"])
    assert expected["lead"] in {events[-1].reason, None}


@of("impossible_options")
def test_impossible_options(game: str, entry: Entry) -> None:
    with pytest.raises(OptionError) as caught:
        dominium.load(game, **entry["options"])
    assert sorted(fault.code for fault in caught.value.faults) == entry["faults"]


@of("deals")
def test_deals_on_the_score_pad(game: str, entry: Entry) -> None:
    found = scoring.tally(line_game(game, entry["options"]), entry["entries"])
    last, outcome = found.deals[-1], found.outcome
    said = {
        "winners": list(last.winners),
        "places": list(last.places),
        "points": list(last.points),
        "totals": list(found.totals),
        "prizes": list(last.points),
        "bank": found.bank,
        "outcome": outcome
        and {"reason": outcome.reason, "ranking": [list(group) for group in outcome.ranking]},
    }
    assert {key: said[key] for key in entry["expected"]} == entry["expected"]


@of("perft")
def test_perft(game: str, entry: Entry) -> None:
    state, _ = after(game, entry)
    counts = [dominium.perft(state, depth + 1) for depth in range(len(entry["counts"]))]
    assert counts == entry["counts"]


@pytest.mark.parametrize("path", record_files(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_records(path: Path) -> None:
    written = json.loads(path.read_text("utf-8"))
    record = Record.from_json(path.read_text("utf-8"))
    assert record.game.id == path.parts[-3]
    state = record.replay()
    outcome = state.outcome()
    assert outcome is not None
    assert plain(outcome.to_dict()) == written["outcome"]
    assert record.to_dict() == written
    assert Record.from_text(record.to_text()) == record
