"""The library agrees with every conformance file of Kingdomino."""

import json
from pathlib import Path
from typing import Any

import pytest

import dominium
from dominium import IllegalAction, OptionError, Record, SetupError, State, scoring
from tests.kingdomino.conformance import entries, name_of, record_files
from tests.kingdomino.side_by_side import plain_score, referee_score, slots
from tests.referee.kingdomino import DIRECTIONS, DOMINOES, Placement, read_half, read_kingdom


def after(entry: dict[str, Any]) -> State:
    """The state after the actions of an entry."""
    state = dominium.load("kingdomino", **entry["options"]).start()
    for action in entry["actions"]:
        state.apply(action)
    return state


def kingdom_by_hand(entry: dict[str, Any]) -> scoring.Kingdom:
    options = entry["options"]
    return scoring.Kingdom.from_position(
        entry["board"], size=options["size"], frame=options["frame"]
    )


@pytest.mark.parametrize("entry", entries("boards"), ids=name_of)
def test_boards(entry: dict[str, Any]) -> None:
    kingdom = kingdom_by_hand(entry)
    kingdom.discard(entry["discarded"])
    found = kingdom.score(
        middle_kingdom=entry["options"]["middle_kingdom"], harmony=entry["options"]["harmony"]
    )
    assert plain_score(found) == referee_score(entry["expected"])


# A board by hand may be larger than its window.
BY_HAND = {
    "outside_window": {"too_large", "outside_window"},
    "outside_frame": {"too_large", "outside_window"},
}


def face(text: str) -> scoring.Face:
    half = read_half(text)
    return half.terrain, half.crowns


@pytest.mark.parametrize("entry", entries("placements"), ids=name_of)
def test_placements_by_hand(entry: dict[str, Any]) -> None:
    """Every placement of free faces on the board: it lies, or it is a fault of the board."""
    left, right = face(entry["domino"]["left"]), face(entry["domino"]["right"])
    legal = set(entry["legal"])
    refused = {each["placement"]: each["code"] for each in entry.get("refused", [])}
    board = kingdom_by_hand(entry)
    assert board.faults() == ()
    empty = read_kingdom(
        entry["board"],
        size=entry["options"]["size"],
        fixed=entry["options"]["frame"] == "fixed",
    )
    for square in empty.window():
        for direction in DIRECTIONS:
            placement = Placement(square, direction)
            name = str(placement)
            kingdom = kingdom_by_hand(entry)
            kingdom.put_domino(name, left, right)
            twin = left == right and str(placement.twin) in legal
            assert (kingdom.faults() == ()) == (name in legal or twin)
            if name in refused:
                [fault] = kingdom.faults()
                assert fault.code in BY_HAND.get(refused[name], {refused[name]})


@pytest.mark.parametrize(
    "entry", [each for each in entries("placements") if "number" in each], ids=name_of
)
def test_placements_in_play(entry: dict[str, Any]) -> None:
    """The same of the dominoes that have a number, in the last turn of a game."""
    game = dominium.load("kingdomino", **entry["options"])
    number: int = entry["number"]
    others = [each for each in (45, 46, 47, 48) if each != number][:3]
    kings = dict(zip([number, *others], (0, 0, 1, 1), strict=True))
    position = {
        "step": "place",
        "actor": 0,
        "round": game.start().view(None).rounds,
        "kingdoms": [{"position": entry["board"]}, {"position": entry["board"]}],
        "offer": [
            {"domino": domino, "seat": kings[domino], "placed": domino < number}
            for domino in sorted(kings)
        ],
        "next_offer": [],
        "undrawn": [],
    }
    if not entry["legal"]:  # nobody can be asked to place a domino that has to be discarded
        with pytest.raises(SetupError) as spoilt:
            game.setup(position)
        (fault,) = spoilt.value.faults
        assert (fault.code, fault.params) == (
            "domino_fits_nowhere",
            {"domino": number, "kingdom": kings[number]},
        )
        return
    state = game.setup(position)
    assert {str(action) for action in state.legal_actions()} == set(entry["legal"])
    for refused in entry.get("refused", []):
        with pytest.raises(IllegalAction) as caught:
            state.apply(refused["placement"])
        assert caught.value.code == refused["code"]
    for name, canonical in entry.get("same_as", {}).items():
        one, other = state.copy(), state.copy()
        one.apply(name)
        other.apply(canonical)
        assert one == other


@pytest.mark.parametrize("entry", entries("rankings"), ids=name_of)
def test_rankings(entry: dict[str, Any]) -> None:
    """Finished kingdoms as a set-up: their outcome."""
    game = dominium.load("kingdomino", **entry["options"])
    expected = entry["expected"]
    earlier = entry.get("finished_games", [])
    last = [
        total - sum(points[seat] for points in earlier)
        for seat, total in enumerate(expected["totals"])
    ]
    state = game.setup(
        {
            "step": "finished",
            "actor": None,
            "round": game.start().view(None).rounds,
            "kingdoms": [
                {"position": each["board"], "discarded": list(range(1, each["discarded"] + 1))}
                for each in entry["kingdoms"]
            ],
            "offer": [
                {"domino": 45 + king, "seat": king % game.seats, "placed": True}
                for king in range(3 if game.seats == 3 else 4)
            ],
            "next_offer": [],
            "undrawn": [],
            "game_number": game.options["games_in_match"],
            "finished_games": [*earlier, last],
        }
    )
    outcome = state.outcome()
    assert outcome is not None
    assert [list(group) for group in outcome.ranking] == expected["ranking"]
    assert [score.total for score in state.scores()] == last
    by_seat = {seat: standing for standing in outcome.standings for seat in standing.seats}
    assert [by_seat[seat].total for seat in range(game.seats)] == expected["totals"]
    asked = [by_seat[seat].tie_break for seat in range(game.seats)]
    assert asked == expected["tie_breaks"]
    if game.options["games_in_match"] == 1:
        largest = [by_seat[seat].largest_property for seat in range(game.seats)]
        crowns = [by_seat[seat].crowns for seat in range(game.seats)]
        assert (largest, crowns) == (expected["largest_properties"], expected["crowns"])


def test_dominoes() -> None:
    for number, domino in DOMINOES.items():
        faces = ((half.terrain, half.crowns) for half in (domino.left, domino.right))
        assert scoring.domino(number) == tuple(faces)


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
