"""The oracles agree with every conformance file, and the generated ones are current."""

import json
from pathlib import Path

import pytest

from tests.conformance.files import (
    BY_GAME,
    KINGDOMS,
    LINES,
    ROOT,
    Entry,
    each_of,
    each_record,
    entries,
    game_of,
    games,
    record_files,
)
from tests.conformance.kingdoms import facts_of_oracle, oracle_of
from tests.conformance.lines import Facts, facts_of
from tests.oracle import kingdomino, make_perft, make_records, queendomino
from tests.oracle.dominoes import ORACLES
from tests.oracle.kingdomino import (
    Domino,
    Kingdom,
    canonical_placement,
    is_legal,
    legal_placements,
    place,
    read_half,
    read_kingdom,
    read_placement,
    refusals,
)
from tests.oracle.make_records import RECORDS
from tests.oracle.queendomino import QUEENDOMINO_DOMINOES, Realm, coins_left_over, read_realm
from tests.oracle.scenarios import Wanted
from tests.oracle.sebastopol import Oracle as Sebastopol
from tests.oracle.tiles import Hand, Table
from tests.oracle.walk import IllegalActionError, grouped

# --- Every game -----------------------------------------------------------------------------------

SOURCES = {"kingdomino": {"CZ-K", "CZ-Z", "PL"}, "queendomino": {"CZ-Q"}}
OF_TILES = {"CZ-D"}
EXPLAINED = [
    (game, name)
    for game in games()
    for name in ("boards", "placements", "rankings", "courses", "positions", "deals")
    if entries(game, name)
]


@pytest.mark.parametrize(("game", "name"), EXPLAINED)
def test_every_entry_names_its_rule(game: str, name: str) -> None:
    found = entries(game, name)
    assert len({entry["id"] for entry in found}) == len(found)
    for entry in found:
        assert entry["rule"]["source"] in {*SOURCES.get(game, OF_TILES), "rules page"}
        assert entry["rule"]["quote"]
        assert entry["rule"]["meaning"].endswith(".")


@each_of("impossible_options")
def test_impossible_options(game: str, entry: Entry) -> None:
    if game in ORACLES:
        found = ORACLES[game].faults(entry["options"])
    else:
        oracle = kingdomino if game == "kingdomino" else queendomino
        found = oracle.option_faults(entry["options"])
    assert sorted(found) == entry["faults"]


@BY_GAME
def test_perft_files_are_current(game: str) -> None:
    found = entries(game, "perft")
    wanted = make_perft.BEGINNINGS[game]()
    assert len(found) == len(wanted)
    for entry, (name, options, actions, depth) in zip(found, wanted, strict=True):
        assert (entry["id"], entry["actions"]) == (name, actions)
        assert make_records.ORACLES[game](**options).options == entry["options"]
        assert len(entry["counts"]) == depth
    text = (ROOT / game / "perft.json").read_text("utf-8")
    assert text == make_perft.file_text(found)


def check_perft(game: str, entry: Entry, most: int) -> None:
    oracle = make_perft.begin(game, entry["options"], entry["actions"])
    first, *others = entry["counts"]
    counts = [first, *(count for count in others if count <= most)]
    assert make_perft.perft(oracle, len(counts)) == counts


FAST = {"kingdomino": 500, "queendomino": 20}


@each_of("perft")
def test_perft(game: str, entry: Entry) -> None:
    check_perft(game, entry, most=FAST.get(game, 60))


@pytest.mark.long
@each_of("perft")
def test_perft_whole(game: str, entry: Entry) -> None:
    check_perft(game, entry, most=10**9)


WANTED = [(game, wanted) for game in games() for wanted in RECORDS[game]]


@pytest.mark.parametrize(
    ("game", "wanted"), WANTED, ids=lambda value: getattr(value, "name", value)
)
def test_records_are_current(game: str, wanted: Wanted) -> None:
    path = ROOT / game / "records" / f"{wanted.name}.json"
    assert path.read_text("utf-8") == make_records.file_text(game, wanted)


@BY_GAME
def test_every_record_file_is_made(game: str) -> None:
    assert {path.stem for path in record_files(game)} == {each.name for each in RECORDS[game]}


@pytest.mark.long  # what a current record was made by is such a replay
@each_record()
def test_records_replay(path: Path) -> None:
    record = json.loads(path.read_text("utf-8"))
    oracle = make_perft.begin(game_of(path), record["options"], record["actions"])
    assert oracle.actor is None
    assert make_records.outcome(oracle) == record["outcome"]


# --- Kingdoms -------------------------------------------------------------------------------------


def land_of(game: str, entry: Entry, size: int) -> Kingdom:
    """The kingdom of a board entry."""
    if game == "kingdomino":
        fixed = entry.get("options", {}).get("frame") == "fixed"
        discards = entry.get("discarded", 0)
        return read_kingdom(entry["board"], size=size, fixed=fixed, discards=discards)
    return realm_of(entry, size)


def realm_of(entry: Entry, size: int) -> Realm:
    keys = ("coins", "knights", "knights_on", "buildings")
    court = {key: entry[key] for key in keys if key in entry}
    return read_realm(entry["board"], size=size, discards=entry.get("discarded", 0), **court)


@each_of("boards")
def test_boards(game: str, entry: Entry) -> None:
    options = entry["options"]
    land = land_of(game, entry, options["size"])
    assert str(land) == entry["board"]
    if isinstance(land, Realm):
        found = queendomino.score(land, options, queen=entry["queen"])
    else:
        found = kingdomino.score(land, options)
    assert found == entry["expected"]


@each_of("boards", having="dominoes")
def test_boards_of_dominoes(game: str, entry: Entry) -> None:
    assert game == "queendomino"
    realm = Realm(entry["options"]["size"])
    for name, number in entry["dominoes"]:
        placement, domino = read_placement(name), QUEENDOMINO_DOMINOES[number]
        assert is_legal(realm, domino, placement)
        place(realm, domino, placement)
    assert str(realm) == entry["board"]


@each_of("placements")
def test_placements(game: str, entry: Entry) -> None:
    land = land_of(game, entry, entry["options"]["size"])
    halves = entry["domino"]
    domino = Domino(read_half(halves["left"]), read_half(halves["right"]))
    if "number" in entry:
        assert domino == oracle_of(game).dominoes[entry["number"]]
    assert sorted(legal_placements(land, domino)) == sorted(entry["legal"])
    for refused in entry.get("refused", []):
        reasons = list(refusals(land, domino, read_placement(refused["placement"])))
        assert reasons[0] == refused["code"]
        assert len(reasons) == 1 or reasons == ["outside_window", "outside_frame"]
    for name, canonical in entry.get("same_as", {}).items():
        assert str(canonical_placement(domino, read_placement(name))) == canonical


@each_of("rankings", "kingdomino")
def test_rankings_of_kingdomino(game: str, entry: Entry) -> None:
    options, expected = entry["options"], entry["expected"]
    scores = [
        kingdomino.score(land_of(game, kingdom, options["size"]), options)
        for kingdom in entry["kingdoms"]
    ]
    games = [*entry.get("finished_games", []), [each["total"] for each in scores]]
    totals = [sum(points) for points in zip(*games, strict=True)]
    dynasty = options["games_in_match"] == 3
    ranking = grouped(totals) if dynasty else kingdomino.ranking_of_kingdoms(scores)
    assert len(games) == options["games_in_match"]
    assert totals == expected["totals"]
    assert [each["largest_property"] for each in scores] == expected["largest_properties"]
    assert [each["crowns"] for each in scores] == expected["crowns"]
    assert expected["ranking"] == ranking
    assert len(expected["decided_by"]) == len(expected["ranking"]) - 1


@each_of("rankings", "queendomino")
def test_rankings_of_queendomino(game: str, entry: Entry) -> None:
    options, expected = entry["options"], entry["expected"]
    oracle = oracle_of(game, **options)
    assert isinstance(oracle, queendomino.Oracle)
    size = queendomino.set_up(options).size
    oracle.realms = [realm_of(kingdom, size) for kingdom in entry["kingdoms"]]
    oracle.building_board.queen = entry["queen"]
    scores = oracle.scores()
    tie_breaks = {each["kingdom"]: each["tie_break"] for each in oracle.standings()}
    assert [each["total"] for each in scores] == expected["totals"]
    assert [each["largest_property"] for each in scores] == expected["largest_properties"]
    assert [coins_left_over(each) for each in scores] == expected["coins_left_over"]
    assert oracle.ranking() == expected["ranking"]
    assert [tie_breaks[kingdom] for kingdom in range(len(scores))] == expected["tie_breaks"]
    assert len(expected["decided_by"]) == len(queendomino.ranking_of_kingdoms(scores)) - 1


@each_of("setups", *KINGDOMS)
def test_setups_of_kingdoms(game: str, entry: Entry) -> None:
    oracle, expected = oracle_of(game, **entry["options"]), entry["expected"]
    found = oracle.set_up
    assert found.kings_each == expected["kings_each"]
    assert (found.offer, found.rounds) == (expected["offer"], expected["rounds"])
    assert found.offer * found.rounds == expected["dominoes"]
    assert found.offer - found.kings_each * oracle.seats == expected["removed_each_round"]
    if isinstance(oracle, queendomino.Oracle):
        assert oracle.set_up.size == expected["size"]
        assert len(oracle.realms) == expected["kingdoms"]
        assert len(oracle.dominoes) == expected["dominoes"]


@each_of("courses")
def test_courses(game: str, entry: Entry) -> None:
    oracle = oracle_of(game, **entry["options"])
    for action in entry["actions"]:
        oracle.apply(action)
    found, expected = facts_of_oracle(oracle), dict(entry["expected"])
    if "legal" in expected:
        expected["legal"] = sorted(expected["legal"])
    assert {key: found[key] for key in expected} == expected


# --- Lines ----------------------------------------------------------------------------------------


@each_of("positions")
def test_positions(game: str, entry: Entry) -> None:
    oracle = ORACLES[game](**entry["options"])
    events: list[Facts] = []
    for action in entry["actions"]:
        events = oracle.take(action)
    found = facts_of(
        oracle.open_view(), oracle.legal_actions(), oracle.odds(), events, oracle.outcome()
    )
    assert {key: found[key] for key in entry["expected"]} == entry["expected"]
    for refused in entry.get("refused", []):
        with pytest.raises(IllegalActionError):
            oracle.apply(refused["action"])


@each_of("setups", *LINES)
def test_setups_of_lines(game: str, entry: Entry) -> None:
    oracle = ORACLES[game](**entry["options"])
    events: list[Facts] = []
    while oracle.actor == "chance":
        events += oracle.take(oracle.legal_actions()[0])
    expected = entry["expected"]
    assert {len(hand.tiles) for hand in oracle.hands} == {expected["hand"]}
    assert (len(oracle.stock), len(oracle.removed)) == (expected["stock"], expected["removed"])
    assert (oracle.deals, oracle.target) == (expected["deals"], expected["target"])
    assert expected["lead"] in {events[-1]["reason"], None}


CUT_SHORT: Entry = {"ending": "target_reached", "out": [], "hands": []}


def settle(oracle: Table, entry: Entry) -> Facts:
    """A deal that was played with real tiles; what is told of its end."""
    oracle.hands = [Hand(list(hand["tiles"]) if hand else []) for hand in entry["hands"]]
    oracle.events = []
    oracle.settle(entry["ending"], entry["out"])
    return facts_of(oracle.open_view(), [], {}, oracle.events, None)


@each_of("deals")
def test_deals(game: str, entry: Entry) -> None:
    oracle = ORACLES[game](**entry["options"])
    found: Facts = {}
    for written in entry["entries"]:
        if written["kind"] == "points":
            oracle._score(written["seat"], written["points"])
            if oracle._reason_to_stop():
                found = settle(oracle, CUT_SHORT)
        elif written["kind"] == "deal":
            if found:
                oracle.gained = [0] * oracle.seats
                oracle.deal += 1
                if isinstance(oracle, Sebastopol):
                    oracle._pay_stakes()
            found = settle(oracle, written)
    oracle.reason = oracle._reason_to_stop()
    outcome = oracle.outcome()
    found["outcome"] = outcome and {key: outcome[key] for key in ("reason", "ranking")}
    assert {key: found[key] for key in entry["expected"]} == entry["expected"]


# What the records of each game must show: how deals end, and how the match does.
DEAL_ENDS = {
    "block": {"out", "blocked"},
    "draw": {"out", "blocked", "stock_exhausted"},
    "matador": {"out", "blocked", "stock_exhausted"},
    "bergen": {"out", "blocked", "target_reached"},
    "muggins": {"out", "blocked", "target_reached"},
    "sebastopol": {"two_out", "blocked"},
    "twenty_one": {"showdown"},
    "solo": {"all_laid", "stuck"},
}


@pytest.mark.parametrize("game", LINES)
def test_a_record_for_every_end_of_a_deal(game: str) -> None:
    ends = set()
    for wanted in RECORDS[game]:
        table = make_records.play_randomly(game, wanted.options, wanted.seed)
        assert isinstance(table, Table)
        ends |= {event["reason"] for event in table.events if event["kind"] == "deal_ended"}
    assert ends == DEAL_ENDS[game]
