"""The referee agrees with every conformance file, and the generated ones are current."""

from typing import Any

import pytest

from tests.queendomino.conformance import FOLDER, SOURCES, entries, name_of, record_files
from tests.referee import make_perft, make_records
from tests.referee.kingdomino import (
    Domino,
    canonical_placement,
    is_legal,
    legal_placements,
    place,
    read_half,
    read_placement,
    refusals,
    square_name,
)
from tests.referee.queendomino import (
    QUEENDOMINO_DOMINOES,
    SLOTS,
    Realm,
    Referee,
    coins_left_over,
    option_faults,
    ranking_of_kingdoms,
    read_realm,
    score,
    set_up,
)


def realm_of(entry: dict[str, Any], size: int) -> Realm:
    """The kingdom of a board entry."""
    return read_realm(
        entry["board"],
        size=size,
        discards=entry["discarded"],
        coins=entry["coins"],
        knights=entry["knights"],
        knights_on=entry["knights_on"],
        buildings=entry["buildings"],
    )


@pytest.mark.parametrize("name", ["boards", "placements", "rankings", "courses"])
def test_every_entry_names_its_rule(name: str) -> None:
    found = entries(name)
    assert len({entry["id"] for entry in found}) == len(found)
    for entry in found:
        assert entry["rule"]["source"] in SOURCES
        assert entry["rule"]["quote"]
        assert entry["rule"]["meaning"].endswith(".")


@pytest.mark.parametrize("entry", entries("boards"), ids=name_of)
def test_boards(entry: dict[str, Any]) -> None:
    realm = realm_of(entry, entry["options"]["size"])
    assert str(realm) == entry["board"]
    assert score(realm, entry["options"], queen=entry["queen"]) == entry["expected"]


@pytest.mark.parametrize(
    "entry", [each for each in entries("boards") if "dominoes" in each], ids=name_of
)
def test_boards_of_dominoes(entry: dict[str, Any]) -> None:
    realm = Realm(entry["options"]["size"])
    for name, number in entry["dominoes"]:
        placement, domino = read_placement(name), QUEENDOMINO_DOMINOES[number]
        assert is_legal(realm, domino, placement)
        place(realm, domino, placement)
    assert str(realm) == entry["board"]


@pytest.mark.parametrize("entry", entries("placements"), ids=name_of)
def test_placements(entry: dict[str, Any]) -> None:
    realm = read_realm(entry["board"], size=entry["options"]["size"])
    halves = entry["domino"]
    domino = Domino(read_half(halves["left"]), read_half(halves["right"]))
    assert domino == QUEENDOMINO_DOMINOES[entry["number"]]
    assert sorted(legal_placements(realm, domino)) == sorted(entry["legal"])
    for refused in entry.get("refused", []):
        reasons = refusals(realm, domino, read_placement(refused["placement"]))
        assert list(reasons) == [refused["code"]]
    for name, canonical in entry.get("same_as", {}).items():
        assert str(canonical_placement(domino, read_placement(name))) == canonical


@pytest.mark.parametrize("entry", entries("rankings"), ids=name_of)
def test_rankings(entry: dict[str, Any]) -> None:
    options, expected = entry["options"], entry["expected"]
    referee = Referee(**options)
    referee.realms = [realm_of(kingdom, set_up(options).size) for kingdom in entry["kingdoms"]]
    referee.building_board.queen = entry["queen"]
    scores = referee.scores()
    tie_breaks = {each["kingdom"]: each["tie_break"] for each in referee.standings()}
    assert [each["total"] for each in scores] == expected["totals"]
    assert [each["largest_property"] for each in scores] == expected["largest_properties"]
    assert [coins_left_over(each) for each in scores] == expected["coins_left_over"]
    assert referee.ranking() == expected["ranking"]
    assert [tie_breaks[kingdom] for kingdom in range(len(scores))] == expected["tie_breaks"]
    assert len(expected["decided_by"]) == len(ranking_of_kingdoms(scores)) - 1


@pytest.mark.parametrize("entry", entries("setups"), ids=name_of)
def test_setups(entry: dict[str, Any]) -> None:
    expected = entry["expected"]
    referee = Referee(**entry["options"])
    found = referee.set_up
    assert (found.size, found.kings_each) == (expected["size"], expected["kings_each"])
    assert (found.offer, found.rounds) == (expected["offer"], expected["rounds"])
    assert len(referee.realms) == expected["kingdoms"]
    assert len(referee.dominoes) == found.offer * found.rounds == expected["dominoes"]
    assert found.offer - found.kings_each * referee.seats == expected["removed_each_round"]


@pytest.mark.parametrize("entry", entries("impossible_options"), ids=name_of)
def test_impossible_options(entry: dict[str, Any]) -> None:
    assert sorted(option_faults(entry["options"])) == entry["faults"]


def court(referee: Referee) -> dict[str, list[Any]]:
    """What belongs to each kingdom besides its land."""
    realms = referee.realms
    return {
        "coins": [realm.coins for realm in realms],
        "knights": [realm.knights for realm in realms],
        "knights_on": [sorted(map(square_name, realm.knights_on)) for realm in realms],
        "towers": [realm.towers for realm in realms],
        "buildings": [
            {square_name(square): building for square, building in realm.buildings.items()}
            for realm in realms
        ],
    }


@pytest.mark.parametrize("entry", entries("courses"), ids=name_of)
def test_courses(entry: dict[str, Any]) -> None:
    referee = Referee(**entry["options"])
    for action in entry["actions"]:
        referee.apply(action)
    kingdoms, board = range(len(referee.realms)), referee.building_board
    seat = referee.actor if isinstance(referee.actor, int) else 0
    found = {
        "actor": referee.actor,
        "legal": sorted(referee.legal_actions()),
        "legal_count": len(referee.legal_actions()),
        "odds": {slip: str(chance) for slip, chance in referee.odds().items()},
        "offer": [list(slot) for slot in referee.offer],
        "next_offer": [list(slot) for slot in referee.next_offer],
        "round": referee.round,
        "boards": [referee.board(kingdom) for kingdom in kingdoms],
        "discarded": [sorted(referee.discards(kingdom)) for kingdom in kingdoms],
        "totals": referee.match_points(),
        **court(referee),
        "queen": board.queen,
        "dragon_in_cave": board.dragon_in_cave,
        "slots": board.slots,
        "open_building": board.open_token,
        "undrawn_buildings": len(board.undrawn),
        "costs": [referee.cost(referee.kingdom_of(seat), slot) for slot in SLOTS],
    }
    expected = dict(entry["expected"])
    if "legal" in expected:
        expected["legal"] = sorted(expected["legal"])
    assert {key: found[key] for key in expected} == expected


def test_perft_file_is_current() -> None:
    found = entries("perft")
    wanted = make_perft.of_queendomino()
    assert len(found) == len(wanted)
    for entry, (name, options, actions, depth) in zip(found, wanted, strict=True):
        assert (entry["id"], entry["actions"]) == (name, actions)
        assert Referee(**options).options == entry["options"]
        assert len(entry["counts"]) == depth
    assert (FOLDER / "perft.json").read_text("utf-8") == make_perft.file_text(found)


@pytest.mark.parametrize("entry", entries("perft"), ids=name_of)
def test_perft(entry: dict[str, Any]) -> None:
    referee = make_perft.begin("queendomino", entry["options"], entry["actions"])
    first, *others = entry["counts"]
    short = [first, *(count for count in others if count < 20)]
    assert make_perft.perft(referee, len(short)) == short


@pytest.mark.long
@pytest.mark.parametrize("entry", entries("perft"), ids=name_of)
def test_perft_whole(entry: dict[str, Any]) -> None:
    referee = make_perft.begin("queendomino", entry["options"], entry["actions"])
    assert make_perft.perft(referee, len(entry["counts"])) == entry["counts"]


@pytest.mark.parametrize("wanted", make_records.QUEENDOMINO, ids=lambda wanted: wanted.name)
def test_records_are_current(wanted: make_records.Wanted) -> None:
    path = FOLDER / "records" / f"{wanted.name}.json"
    assert path.read_text("utf-8") == make_records.file_text("queendomino", wanted)


def test_every_record_file_is_made() -> None:
    names = {wanted.name for wanted in make_records.QUEENDOMINO}
    assert {path.stem for path in record_files()} == names
