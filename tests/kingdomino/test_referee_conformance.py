"""The referee agrees with every conformance file, and the generated ones are current."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.kingdomino.conformance import FOLDER, SOURCES, entries, name_of, record_files
from tests.referee import make_perft, make_records
from tests.referee.kingdomino import (
    Domino,
    Referee,
    canonical_placement,
    legal_placements,
    option_faults,
    ranking_of_kingdoms,
    read_half,
    read_kingdom,
    read_placement,
    refusals,
    score,
    set_up,
)
from tests.referee.walk import grouped


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
    options = entry["options"]
    kingdom = read_kingdom(
        entry["board"],
        size=options["size"],
        fixed=options["frame"] == "fixed",
        discards=entry["discarded"],
    )
    assert str(kingdom) == entry["board"]
    assert score(kingdom, options) == entry["expected"]


@pytest.mark.parametrize("entry", entries("placements"), ids=name_of)
def test_placements(entry: dict[str, Any]) -> None:
    options = entry["options"]
    kingdom = read_kingdom(entry["board"], size=options["size"], fixed=options["frame"] == "fixed")
    halves = entry["domino"]
    domino = Domino(read_half(halves["left"]), read_half(halves["right"]))
    assert sorted(legal_placements(kingdom, domino)) == sorted(entry["legal"])
    for refused in entry.get("refused", []):
        reasons = list(refusals(kingdom, domino, read_placement(refused["placement"])))
        assert reasons[0] == refused["code"]
        assert len(reasons) == 1 or reasons == ["outside_window", "outside_frame"]
    for name, canonical in entry.get("same_as", {}).items():
        assert str(canonical_placement(domino, read_placement(name))) == canonical


@pytest.mark.parametrize("entry", entries("rankings"), ids=name_of)
def test_rankings(entry: dict[str, Any]) -> None:
    options, expected = entry["options"], entry["expected"]
    scores = [
        score(
            read_kingdom(kingdom["board"], size=options["size"], discards=kingdom["discarded"]),
            options,
        )
        for kingdom in entry["kingdoms"]
    ]
    games = [*entry.get("finished_games", []), [each["total"] for each in scores]]
    totals = [sum(points) for points in zip(*games, strict=True)]
    dynasty = options["games_in_match"] == 3
    assert len(games) == options["games_in_match"]
    assert totals == expected["totals"]
    assert [each["largest_property"] for each in scores] == expected["largest_properties"]
    assert [each["crowns"] for each in scores] == expected["crowns"]
    assert expected["ranking"] == (grouped(totals) if dynasty else ranking_of_kingdoms(scores))
    assert len(expected["decided_by"]) == len(expected["ranking"]) - 1


@pytest.mark.parametrize("entry", entries("setups"), ids=name_of)
def test_setups(entry: dict[str, Any]) -> None:
    found, expected = set_up(entry["options"]), entry["expected"]
    assert found.kings_each == expected["kings_each"]
    assert found.dominoes == expected["dominoes"]
    assert found.offer == expected["offer"]
    assert found.rounds == expected["rounds"]
    kings = found.kings_each * entry["options"]["seats"]
    assert found.offer - kings == expected["removed_each_round"]


@pytest.mark.parametrize("entry", entries("impossible_options"), ids=name_of)
def test_impossible_options(entry: dict[str, Any]) -> None:
    assert sorted(option_faults(entry["options"])) == entry["faults"]


@pytest.mark.parametrize("entry", entries("courses"), ids=name_of)
def test_courses(entry: dict[str, Any]) -> None:
    referee = Referee(**entry["options"])
    for action in entry["actions"]:
        referee.apply(action)
    seats = range(referee.seats)
    found = {
        "actor": referee.actor,
        "legal": referee.legal_actions(),
        "legal_count": len(referee.legal_actions()),
        "offer": [list(slot) for slot in referee.offer],
        "next_offer": [list(slot) for slot in referee.next_offer],
        "round": referee.round,
        "game_number": referee.game_number,
        "boards": [referee.board(seat) for seat in seats],
        "discarded": [sorted(referee.discards(seat)) for seat in seats],
        "totals": referee.match_points(),
    }
    expected = entry["expected"]
    if "legal" in expected:
        expected["legal"] = sorted(expected["legal"])
        found["legal"] = sorted(referee.legal_actions())
    assert {key: found[key] for key in expected} == expected


def test_perft_file_is_current() -> None:
    found = entries("perft")
    wanted = make_perft.of_kingdomino()
    assert len(found) == len(wanted)
    for entry, (name, options, actions, depth) in zip(found, wanted, strict=True):
        assert (entry["id"], entry["actions"]) == (name, actions)
        assert Referee(**options).options == entry["options"]
        assert len(entry["counts"]) == depth
    assert (FOLDER / "perft.json").read_text("utf-8") == make_perft.file_text(found)


@pytest.mark.parametrize("entry", entries("perft"), ids=name_of)
def test_perft(entry: dict[str, Any]) -> None:
    referee = make_perft.begin("kingdomino", entry["options"], entry["actions"])
    short = [count for count in entry["counts"] if count < 500]
    assert make_perft.perft(referee, len(short)) == short


@pytest.mark.long
@pytest.mark.parametrize("entry", entries("perft"), ids=name_of)
def test_perft_whole(entry: dict[str, Any]) -> None:
    referee = make_perft.begin("kingdomino", entry["options"], entry["actions"])
    assert make_perft.perft(referee, len(entry["counts"])) == entry["counts"]


@pytest.mark.parametrize("wanted", make_records.KINGDOMINO, ids=lambda wanted: wanted.name)
def test_records_are_current(wanted: make_records.Wanted) -> None:
    path = FOLDER / "records" / f"{wanted.name}.json"
    assert path.read_text("utf-8") == make_records.file_text("kingdomino", wanted)


def test_every_record_file_is_made() -> None:
    assert {path.stem for path in record_files()} == {each.name for each in make_records.KINGDOMINO}


@pytest.mark.parametrize("path", record_files(), ids=lambda path: path.stem)
def test_records_replay(path: Path) -> None:
    record = json.loads(path.read_text("utf-8"))
    referee = Referee(**record["options"])
    for action in record["actions"]:
        referee.apply(action)
    assert referee.actor is None
    assert referee.ranking() == record["outcome"]["ranking"]
    assert referee.standings() == record["outcome"]["standings"]
