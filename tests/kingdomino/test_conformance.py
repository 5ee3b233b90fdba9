"""The library agrees with every conformance file of Kingdomino."""

import json
from pathlib import Path
from typing import Any

import pytest

import dominium
from dominium import OptionError, Record, State, scoring
from tests.kingdomino.conformance import entries, name_of, record_files
from tests.kingdomino.side_by_side import plain_score, referee_score, slots


def after(entry: dict[str, Any]) -> State:
    """The state after the actions of an entry."""
    state = dominium.load("kingdomino", **entry["options"]).start()
    for action in entry["actions"]:
        state.apply(action)
    return state


@pytest.mark.parametrize("entry", entries("boards"), ids=name_of)
def test_boards(entry: dict[str, Any]) -> None:
    options = entry["options"]
    kingdom = scoring.Kingdom.from_position(
        entry["board"], size=options["size"], frame=options["frame"]
    )
    assert kingdom.position == entry["board"]
    if entry["discarded"]:
        kingdom.discard(entry["discarded"])
    found = kingdom.score(middle_kingdom=options["middle_kingdom"], harmony=options["harmony"])
    assert plain_score(found) == referee_score(entry["expected"])


@pytest.mark.parametrize("entry", entries("setups"), ids=name_of)
def test_setups(entry: dict[str, Any]) -> None:
    """The draws, lots and offers of the whole first game, always taking the first legal action."""
    expected = entry["expected"]
    state = dominium.load("kingdomino", **entry["options"]).start()
    kinds: list[str] = []
    removed = 0
    while state.actor is not None:
        action = state.legal_actions()[0]
        kinds.append(action.kind)
        removed += sum(event.kind == "domino_removed" for event in state.apply(action))
        assert len(state.view(None).next_offer) <= expected["offer"]
    seats = entry["options"]["seats"]
    kings = expected["kings_each"] * seats
    assert kinds.count("draw_domino") == expected["dominoes"]
    assert kinds.count("draw_king") == kings
    assert kinds.count("claim") == kings * expected["rounds"]
    assert removed == expected["removed_each_round"] * expected["rounds"]
    assert state.view(None).rounds == expected["rounds"]
    assert kings + expected["removed_each_round"] == expected["offer"]


@pytest.mark.parametrize("entry", entries("impossible_options"), ids=name_of)
def test_impossible_options(entry: dict[str, Any]) -> None:
    with pytest.raises(OptionError) as caught:
        dominium.load("kingdomino", **entry["options"])
    assert sorted(fault.code for fault in caught.value.faults) == entry["faults"]


@pytest.mark.parametrize("entry", entries("courses"), ids=name_of)
def test_courses(entry: dict[str, Any]) -> None:
    state = after(entry)
    view = state.view(None)
    legal = [str(action) for action in state.legal_actions()]
    found = {
        "actor": state.actor,
        "legal": sorted(legal),
        "legal_count": len(legal),
        "offer": [list(slot) for slot in slots(view.offer)],
        "next_offer": [list(slot) for slot in slots(view.next_offer)],
        "round": view.round,
        "game_number": view.game_number,
        "boards": [kingdom.position for kingdom in view.kingdoms],
        "discarded": [sorted(kingdom.discarded) for kingdom in view.kingdoms],
        "totals": list(view.totals),
    }
    expected = dict(entry["expected"])
    if "legal" in expected:
        expected["legal"] = sorted(expected["legal"])
    assert {key: found[key] for key in expected} == expected


@pytest.mark.parametrize("entry", entries("perft"), ids=name_of)
def test_perft(entry: dict[str, Any]) -> None:
    state = after(entry)
    for depth, count in enumerate(entry["counts"], start=1):
        assert dominium.perft(state, depth) == count


@pytest.mark.parametrize("path", record_files(), ids=lambda path: path.stem)
def test_records(path: Path) -> None:
    text = path.read_text("utf-8")
    record = Record.from_json(text)
    assert json.loads(record.to_json()) == json.loads(text)
    assert record.replay().actor is None


@pytest.mark.parametrize("path", record_files(), ids=lambda path: path.stem)
def test_events_tell_the_whole_record(path: Path) -> None:
    """Every domino drawn is placed, discarded or removed, and the match ends once."""
    told: dict[str, list[Any]] = {}
    record = Record.from_json(path.read_text("utf-8"))
    for _, events, _ in record.plies():
        for event in events:
            told.setdefault(event.kind, []).append(event)
    games = record.game.options["games_in_match"]
    gone = [
        event.domino
        for kind in ("domino_placed", "domino_discarded", "domino_removed")
        for event in told.get(kind, [])
    ]
    assert sorted(gone) == sorted(event.domino for event in told["domino_drawn"])
    assert len(told["game_started"]) == len(told["game_scored"]) == games
    assert [event.outcome for event in told["match_ended"]] == [record.outcome]
