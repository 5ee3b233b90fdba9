"""The library agrees with every conformance file."""

import json
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import dominium
from dominium import CHANCE, IllegalAction, KingdomGame, OptionError, Record, SetupError, scoring
from tests.conformance.files import (
    KINGDOMS,
    LINES,
    Entry,
    each_of,
    each_record,
    game_of,
)
from tests.conformance.kingdoms import facts_of_state, kingdom_game, oracle_score, plain_score
from tests.conformance.lines import facts_of, line_game, plain
from tests.oracle.kingdomino import DIRECTIONS, DOMINOES, Placement, read_half, read_kingdom
from tests.oracle.queendomino import BUILDINGS, QUEENDOMINO_DOMINOES, SLOTS, TOKENS, dominoes_of

# --- Every game -----------------------------------------------------------------------------------


@each_of("impossible_options")
def test_impossible_options(game: str, entry: Entry) -> None:
    with pytest.raises(OptionError) as caught:
        dominium.load(game, **entry["options"])
    assert sorted(fault.code for fault in caught.value.faults) == entry["faults"]


@each_of("perft")
def test_perft(game: str, entry: Entry) -> None:
    state = dominium.load(game, **entry["options"]).start()
    for action in entry["actions"]:
        state.apply(action)
    counts = [dominium.perft(state, depth + 1) for depth in range(len(entry["counts"]))]
    assert counts == entry["counts"]


@each_record()
def test_records(path: Path) -> None:
    written = json.loads(path.read_text("utf-8"))
    record = Record.from_json(path.read_text("utf-8"))
    assert record.game.id == game_of(path)
    state = record.replay()
    outcome = state.outcome()
    assert state.actor is None
    assert outcome is not None
    assert plain(outcome.to_dict()) == written["outcome"]
    assert json.loads(record.to_json()) == plain(record.to_dict()) == written
    assert Record.from_text(record.to_text()) == record


# --- Kingdoms by hand -----------------------------------------------------------------------------


def by_hand(game: str, entry: Entry) -> scoring.Kingdom:
    """The kingdom of an entry on the score pad."""
    options = entry["options"]
    frame = options.get("frame", "floating")
    kingdom = scoring.Kingdom.from_position(
        entry["board"], size=options["size"], frame=frame, game=game
    )
    kingdom.discard(entry.get("discarded", 0))
    if "coins" in entry:
        for square, building in entry["buildings"].items():
            kingdom.put_building(square, building)
        kingdom.coins = entry["coins"]
        kingdom.knights = entry["knights"] + len(entry["knights_on"])
        kingdom.queen = entry["queen"]
    return kingdom


@each_of("boards")
def test_boards(game: str, entry: Entry) -> None:
    options = entry["options"]
    found = by_hand(game, entry).score(
        middle_kingdom=options["middle_kingdom"], harmony=options["harmony"]
    )
    assert plain_score(found) == oracle_score(entry["expected"])


@each_of("boards", having="dominoes")
def test_boards_of_dominoes(game: str, entry: Entry) -> None:
    kingdom = scoring.Kingdom(size=entry["options"]["size"], game=game)
    for placement, number in entry["dominoes"]:
        kingdom.put_domino(placement, number)
        assert kingdom.faults() == ()
    assert kingdom.position == entry["board"]


# A board by hand may be larger than its window.
BY_HAND = {
    "outside_window": {"too_large", "outside_window"},
    "outside_frame": {"too_large", "outside_window"},
}


def face(text: str) -> scoring.Face:
    half = read_half(text)
    return half.terrain, half.crowns


@each_of("placements", "kingdomino")
def test_placements_by_hand(game: str, entry: Entry) -> None:
    """Every placement of free faces on the board: it lies, or it is a fault of the board."""
    left, right = face(entry["domino"]["left"]), face(entry["domino"]["right"])
    legal = set(entry["legal"])
    refused = {each["placement"]: each["code"] for each in entry.get("refused", [])}
    assert by_hand(game, entry).faults() == ()
    options = entry["options"]
    fixed = options["frame"] == "fixed"
    for square in read_kingdom(entry["board"], size=options["size"], fixed=fixed).window():
        for direction in DIRECTIONS:
            placement = Placement(square, direction)
            name = str(placement)
            kingdom = by_hand(game, entry)
            kingdom.put_domino(name, left, right)
            twin = left == right and str(placement.twin) in legal
            assert (kingdom.faults() == ()) == (name in legal or twin)
            if name in refused:
                [fault] = kingdom.faults()
                assert fault.code in BY_HAND.get(refused[name], {refused[name]})


@pytest.mark.parametrize(
    ("game", "dominoes"), [("kingdomino", DOMINOES), ("queendomino", QUEENDOMINO_DOMINOES)]
)
def test_dominoes_of_the_score_pad(game: str, dominoes: dict[int, Any]) -> None:
    for number, domino in dominoes.items():
        faces = ((half.terrain, half.crowns) for half in (domino.left, domino.right))
        assert scoring.domino(number, game=game) == tuple(faces)


# --- Kingdoms as set-ups --------------------------------------------------------------------------


def court(kingdom: Entry) -> dict[str, Any]:
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


def building_board(kingdoms: list[Entry], queen: int | None) -> dict[str, Any]:
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


def last_round(game: KingdomGame, kingdoms: list[Entry], queen: int | None) -> dict[str, Any]:
    """The common part of positions in the last round, with the kingdoms of an entry."""
    view = game.start().view(None)
    position = {
        "round": view.rounds,
        "kingdoms": [
            {"position": each["board"], "discarded": list(range(1, each.get("discarded", 0) + 1))}
            for each in kingdoms
        ],
        "next_offer": [],
        "undrawn": [],
    }
    if view.building_board is None:
        return position
    for kingdom, each in zip(position["kingdoms"], kingdoms, strict=True):
        kingdom["court"] = court(each)
    return position | {"building_board": building_board(kingdoms, queen)}


@each_of("placements", having="number")
def test_placements_in_play(game: str, entry: Entry) -> None:
    """The same of the dominoes that have a number, in the last turn of a game."""
    number, options = entry["number"], entry["options"]
    if game == "queendomino":  # it takes its size from the seats
        options = {"seats": 2 if options["size"] == 7 else 4}
    loaded = kingdom_game(game, **options)
    seats = loaded.seats
    others = [each for each in (41, 42, 43, 44) if each != number][:3]
    kings = dict(zip([number, *others], [0, 1, 1, 0] if seats == 2 else [0, 1, 2, 3], strict=True))
    position = {
        **last_round(loaded, [{"board": entry["board"]}] * seats, None),
        "step": "place",
        "actor": 0,
        "offer": [
            {"domino": domino, "seat": kings[domino], "placed": domino < number}
            for domino in sorted(kings)
        ],
    }
    if not entry["legal"]:  # nobody can be asked to place a domino that has to be discarded
        with pytest.raises(SetupError) as spoilt:
            loaded.setup(position)
        (fault,) = spoilt.value.faults
        about = {"domino": number, "kingdom": kings[number]}
        assert (fault.code, fault.params) == ("domino_fits_nowhere", about)
        return
    state = loaded.setup(position)
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


ASKED_FOR = {
    "largest_properties": "largest_property",
    "crowns": "crowns",
    "coins_left_over": "coins",
}


@each_of("rankings")
def test_rankings(game: str, entry: Entry) -> None:
    """Finished kingdoms as a set-up: their outcome."""
    loaded, expected = kingdom_game(game, **entry["options"]), entry["expected"]
    earlier = entry.get("finished_games", [])
    last = [
        total - sum(points[kingdom] for points in earlier)
        for kingdom, total in enumerate(expected["totals"])
    ]
    offer = 8 if loaded.seats > 4 else 4
    kings = loaded.seats * (2 if loaded.seats == 2 else 1)
    position = {
        **last_round(loaded, entry["kingdoms"], entry.get("queen")),
        "step": "finished",
        "actor": None,
        "offer": [
            {"domino": 49 - offer + king, "seat": king % loaded.seats, "placed": True}
            for king in range(kings)
        ],
        "game_number": len(earlier) + 1,
        "finished_games": [*earlier, last],
    }
    state = loaded.setup(position)
    outcome = state.outcome()
    assert outcome is not None
    assert [list(group) for group in outcome.ranking] == expected["ranking"]
    assert [score.total for score in state.scores()] == last
    standings = sorted(outcome.standings, key=lambda standing: standing.kingdom)
    assert [standing.total for standing in standings] == expected["totals"]
    assert [standing.tie_break for standing in standings] == expected["tie_breaks"]
    assert [list(standing.seats) for standing in standings] == [
        list(loaded.seats_of(kingdom)) for kingdom in range(loaded.kingdoms)
    ]
    for key, name in ASKED_FOR.items():
        if key in expected and not earlier:  # a dynasty is decided by its sums alone
            assert [getattr(standing, name) for standing in standings] == expected[key]


@each_of("setups", *KINGDOMS)
def test_setups_of_kingdoms(game: str, entry: Entry) -> None:
    """The draws, lots and offers of the whole first game, always taking the first legal action."""
    loaded, expected = kingdom_game(game, **entry["options"]), entry["expected"]
    state = loaded.start()
    kinds: Counter[str] = Counter()
    removed = 0
    while state.actor is not None:
        action = state.legal_actions()[0]
        kinds[action.kind] += 1
        removed += sum(event.kind == "domino_removed" for event in state.apply(action))
        assert len(state.view(None).next_offer) <= expected["offer"]
    kings = expected["kings_each"] * loaded.seats
    one_lot = game == "queendomino" and loaded.seats == 2  # it decides who claims first and last
    assert kinds["draw_domino"] == expected["dominoes"]
    assert kinds["draw_king"] == (1 if one_lot else kings)
    assert kinds["claim"] == kings * expected["rounds"]
    assert removed == expected["removed_each_round"] * expected["rounds"]
    assert state.view(None).rounds == expected["rounds"]
    assert kings + expected["removed_each_round"] == expected["offer"]
    if game == "queendomino":
        assert loaded.kingdoms == expected["kingdoms"]
        assert loaded.side == 2 * expected["size"] - 1


# --- Kingdoms in play -----------------------------------------------------------------------------


@each_of("courses")
def test_courses(game: str, entry: Entry) -> None:
    state = kingdom_game(game, **entry["options"]).start()
    for action in entry["actions"]:
        state.apply(action)
    found, expected = facts_of_state(state), dict(entry["expected"])
    if "legal" in expected:
        expected["legal"] = sorted(expected["legal"])
    assert {key: found[key] for key in expected} == expected


def told_in(record: Record) -> dict[str, list[Any]]:
    """The events of a record by their kinds."""
    told: dict[str, list[Any]] = {}
    for _, events, _ in record.plies():
        for event in events:
            told.setdefault(event.kind, []).append(event)
    return told


@each_record(*KINGDOMS)
def test_events_tell_the_whole_record(path: Path) -> None:
    """Every domino drawn is placed, discarded or removed, and the match ends once."""
    record = Record.from_json(path.read_text("utf-8"))
    told = told_in(record)
    gone = [
        event.domino
        for kind in ("domino_placed", "domino_discarded", "domino_removed")
        for event in told.get(kind, [])
    ]
    games = record.game.options.get("games_in_match", 1)
    assert sorted(gone) == sorted(event.domino for event in told["domino_drawn"])
    assert len(told["game_started"]) == len(told["game_scored"]) == games
    assert [event.outcome for event in told["match_ended"]] == [record.outcome]


@each_record("queendomino")
def test_events_tell_every_token_and_coin(path: Path) -> None:
    record = Record.from_json(path.read_text("utf-8"))
    told = told_in(record)
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


# --- The boxes of Queendomino ---------------------------------------------------------------------


@pytest.mark.parametrize(("chosen", "seats"), [("queendomino", 2), ("royal_wedding", 3)])
def test_dominoes_of_the_boxes(chosen: str, seats: int) -> None:
    game = kingdom_game("queendomino", set=chosen, seats=seats)
    expected = dominoes_of({"set": chosen})
    assert len(game.dominoes) == len(expected)
    for number, domino in expected.items():
        left, right = game.dominoes[number - 1]
        assert (left.terrain, left.crowns) == (domino.left.terrain, domino.left.crowns)
        assert (right.terrain, right.crowns) == (domino.right.terrain, domino.right.crowns)


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


@pytest.mark.parametrize("preset", ["queendomino", "royal_wedding", "royal_wedding_teams"])
def test_presets_are_possible(preset: str) -> None:
    assert dominium.load("queendomino", preset=preset).start().actor == "chance"


# --- Lines ----------------------------------------------------------------------------------------


@each_of("positions")
def test_positions(game: str, entry: Entry) -> None:
    state = line_game(game, **entry["options"]).start()
    events: tuple[Any, ...] = ()
    for action in entry["actions"]:
        events = state.apply(action)
    outcome = state.outcome()
    found = facts_of(
        plain(state.open_view().to_dict()),
        [str(action) for action in state.legal_actions()],
        {str(each): Fraction(chance).limit_denominator(30) for each, chance in state.odds()},
        [plain(event.to_dict()) for event in events],
        None if outcome is None else plain(outcome.to_dict()),
    )
    assert {key: found[key] for key in entry["expected"]} == entry["expected"]
    for refused in entry.get("refused", []):
        before = state.copy()
        with pytest.raises(IllegalAction) as caught:
            state.apply(refused["action"])
        assert (refused["action"], caught.value.code) == (refused["action"], refused["code"])
        assert state == before


@each_of("setups", *LINES)
def test_setups_of_lines(game: str, entry: Entry) -> None:
    state = line_game(game, **entry["options"]).start()
    events: list[Any] = []
    while state.actor == CHANCE:
        events += state.apply(state.legal_actions()[0])
    view, expected = state.view(None), entry["expected"]
    assert {hand.size for hand in view.hands} == {expected["hand"]}
    assert (view.stock, view.removed) == (expected["stock"], expected["removed"])
    assert (view.deals, view.target) == (expected["deals"], expected["target"])
    assert expected["lead"] in {events[-1].reason, None}


@each_of("deals")
def test_deals_on_the_score_pad(game: str, entry: Entry) -> None:
    found = scoring.tally(line_game(game, **entry["options"]), entry["entries"])
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
