"""The library agrees with every conformance file of Queendomino and the Royal Wedding."""

import json
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import dominium
from dominium import IllegalAction, OptionError, Record, SetupError, State, scoring
from tests.kingdomino.side_by_side import slots
from tests.queendomino.conformance import entries, name_of, record_files
from tests.queendomino.side_by_side import plain_score, referee_score
from tests.referee.queendomino import BUILDINGS, QUEENDOMINO_DOMINOES, SLOTS, TOKENS, dominoes_of


def after(entry: dict[str, Any]) -> State:
    """The state after the actions of an entry."""
    state = dominium.load("queendomino", **entry["options"]).start()
    for action in entry["actions"]:
        state.apply(action)
    return state


def kingdom_by_hand(entry: dict[str, Any]) -> scoring.Kingdom:
    """The land of a board entry."""
    return scoring.Kingdom.from_position(
        entry["board"], size=entry["options"]["size"], game="queendomino"
    )


@pytest.mark.parametrize("entry", entries("boards"), ids=name_of)
def test_boards(entry: dict[str, Any]) -> None:
    kingdom = kingdom_by_hand(entry)
    for square, building in entry["buildings"].items():
        kingdom.put_building(square, building)
    kingdom.coins = entry["coins"]
    kingdom.knights = entry["knights"] + len(entry["knights_on"])
    kingdom.queen = entry["queen"]
    kingdom.discard(entry["discarded"])
    options = entry["options"]
    found = kingdom.score(middle_kingdom=options["middle_kingdom"], harmony=options["harmony"])
    assert plain_score(found) == referee_score(entry["expected"])


@pytest.mark.parametrize(
    "entry", [each for each in entries("boards") if "dominoes" in each], ids=name_of
)
def test_boards_of_dominoes(entry: dict[str, Any]) -> None:
    kingdom = scoring.Kingdom(size=entry["options"]["size"], game="queendomino")
    for placement, number in entry["dominoes"]:
        kingdom.put_domino(placement, number)
        assert kingdom.faults() == ()
    assert kingdom.position == entry["board"]


# --- Set-ups --------------------------------------------------------------------------------------


def court(kingdom: dict[str, Any]) -> dict[str, Any]:
    """The court of an entry's kingdom as a set-up has it."""
    return {
        "coins": kingdom.get("coins", 7),
        "knights": kingdom.get("knights", 1),
        "knights_on": kingdom.get("knights_on", []),
        "buildings": [
            {"square": square, "building": building}
            for square, building in kingdom.get("buildings", {}).items()
        ],
    }


def building_board(kingdoms: list[dict[str, Any]], queen: int | None) -> dict[str, Any]:
    """A full building board: what is not built lies on the slots and in the pile."""
    built = Counter(
        building for kingdom in kingdoms for building in kingdom.get("buildings", {}).values()
    )
    tokens = [name for name in BUILDINGS for _ in range(TOKENS.count(name) - built[name])]
    return {
        "slots": [{"slot": slot, "building": tokens[slot]} for slot in SLOTS],
        "open_building": tokens[len(SLOTS)],
        "dragon_in_cave": True,
        "queen": queen,
        "undrawn": tokens[len(SLOTS) + 1 :],
    }


@pytest.mark.parametrize("entry", entries("placements"), ids=name_of)
def test_placements_in_play(entry: dict[str, Any]) -> None:
    """Every placement of the domino in the last turn of a game."""
    seats = 2 if entry["options"]["size"] == 7 else 4
    game = dominium.load("queendomino", seats=seats)
    number: int = entry["number"]
    kings = [0, 1, 1, 0] if seats == 2 else [0, 1, 2, 3]
    dominoes = [number, *[each for each in (41, 42, 43, 44) if each != number][:3]]
    offer = [
        {"domino": domino, "seat": seat, "placed": domino < number}
        for domino, seat in zip(dominoes, kings, strict=True)
    ]
    kingdom = {"position": entry["board"], "court": court({})}
    position = {
        "step": "place",
        "actor": 0,
        "round": 12,
        "kingdoms": [kingdom] * seats,
        "offer": sorted(offer, key=lambda slot: int(slot["domino"])),
        "next_offer": [],
        "undrawn": [],
        "building_board": building_board([], None),
    }
    if not entry["legal"]:  # nobody can be asked to place a domino that has to be discarded
        with pytest.raises(SetupError) as spoilt:
            game.setup(position)
        (fault,) = spoilt.value.faults
        about = {"domino": number, "kingdom": kings[dominoes.index(number)]}
        assert (fault.code, fault.params) == ("domino_fits_nowhere", about)
        return
    state = game.setup(position)
    assert sorted(str(action) for action in state.legal_actions()) == sorted(entry["legal"])
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
    game = dominium.load("queendomino", **entry["options"])
    start, expected = game.start().view(None), entry["expected"]
    last = 96 if entry["options"]["set"] == "royal_wedding" else 48
    offer = 8 if game.seats > 4 else 4
    left = game.seats * (2 if game.seats == 2 else 1)
    numbers = range(48 - offer + 1, 49) if last == 96 else range(last - offer + 1, last + 1)
    state = game.setup(
        {
            "step": "finished",
            "actor": None,
            "round": start.rounds,
            "kingdoms": [
                {
                    "position": kingdom["board"],
                    "discarded": list(range(1, kingdom["discarded"] + 1)),
                    "court": court(kingdom),
                }
                for kingdom in entry["kingdoms"]
            ],
            "offer": [
                {"domino": domino, "seat": king % game.seats, "placed": True}
                for king, domino in enumerate(list(numbers)[:left])
            ],
            "next_offer": [],
            "undrawn": [],
            "building_board": building_board(entry["kingdoms"], entry["queen"]),
            "finished_games": [expected["totals"]],
        }
    )
    outcome = state.outcome()
    assert outcome is not None
    assert [list(group) for group in outcome.ranking] == expected["ranking"]
    standings = sorted(outcome.standings, key=lambda standing: standing.kingdom)
    assert [standing.total for standing in standings] == expected["totals"]
    assert [standing.largest_property for standing in standings] == expected["largest_properties"]
    assert [standing.coins for standing in standings] == expected["coins_left_over"]
    assert [standing.tie_break for standing in standings] == expected["tie_breaks"]
    assert [list(standing.seats) for standing in standings] == [
        list(game.seats_of(kingdom)) for kingdom in range(game.kingdoms)
    ]


# --- Components and options -----------------------------------------------------------------------


def test_dominoes() -> None:
    for chosen, seats in (("queendomino", 2), ("royal_wedding", 3)):
        game = dominium.load("queendomino", set=chosen, seats=seats)
        expected = dominoes_of({"set": chosen})
        assert len(game.dominoes) == len(expected)
        for number, domino in expected.items():
            left, right = game.dominoes[number - 1]
            assert (left.terrain, left.crowns) == (domino.left.terrain, domino.left.crowns)
            assert (right.terrain, right.crowns) == (domino.right.terrain, domino.right.crowns)


def test_dominoes_of_the_score_pad() -> None:
    for number, domino in QUEENDOMINO_DOMINOES.items():
        faces = ((half.terrain, half.crowns) for half in (domino.left, domino.right))
        assert scoring.domino(number, game="queendomino") == tuple(faces)


def test_catalogue_of_buildings() -> None:
    found = {building.id: building for building in dominium.buildings()}
    assert list(found) == list(BUILDINGS)
    for name, building in BUILDINGS.items():
        told = found[name]
        assert (told.count, told.knights, told.towers, told.crowns) == (
            building.count,
            building.knights,
            building.towers,
            building.crowns,
        )
        assert told.points == building.points + building.points_each
        assert told.points_per == (building.points_per or "building")
        assert told.effect == (building.tax_effect or "none")


@pytest.mark.parametrize("entry", entries("setups"), ids=name_of)
def test_setups(entry: dict[str, Any]) -> None:
    """The draws, lots and offers of a whole game, always taking the first legal action."""
    expected = entry["expected"]
    game = dominium.load("queendomino", **entry["options"])
    state = game.start()
    kinds: Counter[str] = Counter()
    removed = 0
    while state.actor is not None:
        action = state.legal_actions()[0]
        kinds[action.kind] += 1
        removed += sum(event.kind == "domino_removed" for event in state.apply(action))
        assert len(state.view(None).next_offer) <= expected["offer"]
    kings = expected["kings_each"] * game.seats
    assert kinds["draw_domino"] == expected["dominoes"]
    assert kinds["draw_king"] == (1 if game.seats == 2 else kings)
    assert kinds["claim"] == kings * expected["rounds"]
    assert removed == expected["removed_each_round"] * expected["rounds"]
    assert state.view(None).rounds == expected["rounds"]
    assert game.kingdoms == expected["kingdoms"]
    assert game.side == 2 * expected["size"] - 1


@pytest.mark.parametrize("entry", entries("impossible_options"), ids=name_of)
def test_impossible_options(entry: dict[str, Any]) -> None:
    with pytest.raises(OptionError) as caught:
        dominium.load("queendomino", **entry["options"])
    assert sorted(fault.code for fault in caught.value.faults) == entry["faults"]


@pytest.mark.parametrize("preset", ["queendomino", "royal_wedding", "royal_wedding_teams"])
def test_presets_are_possible(preset: str) -> None:
    assert dominium.load("queendomino", preset=preset).start().actor == "chance"


# --- Courses --------------------------------------------------------------------------------------


@pytest.mark.parametrize("entry", entries("courses"), ids=name_of)
def test_courses(entry: dict[str, Any]) -> None:
    state = after(entry)
    view = state.view(None)
    board, courts = view.building_board, [kingdom.court for kingdom in view.kingdoms]
    assert board is not None
    legal = [str(action) for action in state.legal_actions()]
    found = {
        "actor": state.actor,
        "legal": sorted(legal),
        "legal_count": len(legal),
        "odds": {
            str(action): str(Fraction(chance).limit_denominator(100))
            for action, chance in state.odds()
        },
        "offer": [list(slot) for slot in slots(view.offer)],
        "next_offer": [list(slot) for slot in slots(view.next_offer)],
        "round": view.round,
        "boards": [kingdom.position for kingdom in view.kingdoms],
        "discarded": [sorted(kingdom.discarded) for kingdom in view.kingdoms],
        "totals": list(view.totals),
        "coins": [each.coins for each in courts if each],
        "knights": [each.knights for each in courts if each],
        "knights_on": [sorted(each.knights_on) for each in courts if each],
        "towers": [each.towers for each in courts if each],
        "buildings": [
            {placed.square: placed.building for placed in each.buildings} for each in courts if each
        ],
        "queen": board.queen,
        "dragon_in_cave": board.dragon_in_cave,
        "slots": [slot.building for slot in board.slots],
        "open_building": board.open_building,
        "undrawn_buildings": len(board.undrawn),
        "costs": [slot.cost for slot in board.slots],
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


# --- Records --------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", record_files(), ids=lambda path: path.stem)
def test_records(path: Path) -> None:
    text = path.read_text("utf-8")
    record = Record.from_json(text)
    assert json.loads(record.to_json()) == json.loads(text)
    assert record.replay().actor is None


@pytest.mark.parametrize("path", record_files(), ids=lambda path: path.stem)
def test_events_tell_the_whole_record(path: Path) -> None:
    """What every domino, token and coin does is told, and the match ends once."""
    told: dict[str, list[Any]] = {}
    record = Record.from_json(path.read_text("utf-8"))
    for _, events, _ in record.plies():
        for event in events:
            told.setdefault(event.kind, []).append(event)
    gone = [
        event.domino
        for kind in ("domino_placed", "domino_discarded", "domino_removed")
        for event in told.get(kind, [])
    ]
    assert sorted(gone) == sorted(event.domino for event in told["domino_drawn"])
    assert len(told["game_started"]) == len(told["game_scored"]) == 1
    assert [event.outcome for event in told["match_ended"]] == [record.outcome]
    actions = Counter(text.split()[0] for text in record.actions)
    assert len(told.get("taxes_collected", [])) == actions["tax"]
    assert len(told.get("building_built", [])) == actions["build"]
    assert len(told.get("building_burnt", [])) == actions["burn"]
    assert len(told.get("step_declined", [])) == actions["-"]
    drawn = Counter(event.building for event in told["building_drawn"])
    assert drawn <= Counter(TOKENS)
    spent = Counter(
        event.building
        for kind in ("building_built", "building_burnt")
        for event in told.get(kind, [])
    )
    assert spent <= drawn
    assert told["buildings_offered"][0].open_building == told["building_drawn"][6].building
    view = record.replay().view(None)
    for kingdom in view.kingdoms:
        assert kingdom.court is not None
        assert kingdom.court.coins == coins_told(told, kingdom.kingdom)


def coins_told(told: dict[str, list[Any]], kingdom: int) -> int:
    """The coins of a kingdom, added up from the events alone."""
    earned = sum(e.coins for e in told.get("taxes_collected", []) if e.kingdom == kingdom)
    built = sum(e.cost for e in told.get("building_built", []) if e.kingdom == kingdom)
    burnt = sum(e.kingdom == kingdom for e in told.get("building_burnt", []))
    return 7 + earned - built - burnt
