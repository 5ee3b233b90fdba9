"""The domino referees agree with every conformance file, and the generated ones are current."""

import pytest

from tests.dominoes.conformance import ROOT, SOURCES, Entry, entries, name_of, record_files
from tests.dominoes.facts import Facts, facts_of
from tests.dominoes.side_by_side import GAMES, REFEREES
from tests.referee import make_perft, make_records
from tests.referee.domino_records import DOMINOES
from tests.referee.sebastopol import Referee as Sebastopol
from tests.referee.tiles import Hand, Table
from tests.referee.walk import IllegalActionError
from tests.referee.wishes import Wanted


def of(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("game", "entry"), entries(name), ids=name_of)


@pytest.mark.parametrize("name", ["positions", "deals"])
def test_every_entry_names_its_rule(name: str) -> None:
    found = entries(name)
    assert len({(game, entry["id"]) for game, entry in found}) == len(found)
    for _, entry in found:
        assert entry["rule"]["source"] in SOURCES
        assert entry["rule"]["quote"]
        assert entry["rule"]["meaning"].endswith(".")


@of("positions")
def test_positions(game: str, entry: Entry) -> None:
    referee = REFEREES[game](**entry["options"])
    events: list[Facts] = []
    for action in entry["actions"]:
        events = referee.take(action)
    found = facts_of(
        referee.open_view(), referee.legal_actions(), referee.odds(), events, referee.outcome()
    )
    assert {key: found[key] for key in entry["expected"]} == entry["expected"]
    for refused in entry.get("refused", []):
        with pytest.raises(IllegalActionError):
            referee.apply(refused["action"])


@of("setups")
def test_setups(game: str, entry: Entry) -> None:
    referee = REFEREES[game](**entry["options"])
    events: list[Facts] = []
    while referee.actor == "chance":
        events += referee.take(referee.legal_actions()[0])
    expected = entry["expected"]
    assert {len(hand.tiles) for hand in referee.hands} == {expected["hand"]}
    assert (len(referee.stock), len(referee.removed)) == (expected["stock"], expected["removed"])
    assert (referee.deals, referee.target) == (expected["deals"], expected["target"])
    assert expected["lead"] in {events[-1]["reason"], None}


@of("impossible_options")
def test_impossible_options(game: str, entry: Entry) -> None:
    assert sorted(REFEREES[game].faults(entry["options"])) == entry["faults"]


CUT_SHORT: Entry = {"ending": "target_reached", "out": [], "hands": []}


def settle(referee: Table, entry: Entry) -> Facts:
    """A deal that was played with real tiles; what is told of its end."""
    referee.hands = [Hand(list(hand["tiles"]) if hand else []) for hand in entry["hands"]]
    referee.events = []
    referee.settle(entry["ending"], entry["out"])
    return facts_of(referee.open_view(), [], {}, referee.events, None)


@of("deals")
def test_deals(game: str, entry: Entry) -> None:
    referee = REFEREES[game](**entry["options"])
    found: Facts = {}
    for written in entry["entries"]:
        if written["kind"] == "points":
            referee._score(written["seat"], written["points"])
            if referee._reason_to_stop():
                found = settle(referee, CUT_SHORT)
        elif written["kind"] == "deal":
            if found:
                referee.gained = [0] * referee.seats
                referee.deal += 1
                if isinstance(referee, Sebastopol):
                    referee._pay_stakes()
            found = settle(referee, written)
    referee.reason = referee._reason_to_stop()
    outcome = referee.outcome()
    found["outcome"] = outcome and {key: outcome[key] for key in ("reason", "ranking")}
    assert {key: found[key] for key in entry["expected"]} == entry["expected"]


@pytest.mark.parametrize("game", GAMES)
def test_perft_files_are_current(game: str) -> None:
    found = [entry for each, entry in entries("perft") if each == game]
    wanted = make_perft.of_dominoes(game)
    assert len(found) == len(wanted)
    for entry, (name, options, actions, depth) in zip(found, wanted, strict=True):
        assert (entry["id"], entry["actions"]) == (name, actions)
        assert REFEREES[game](**options).options == entry["options"]
        assert len(entry["counts"]) == depth
    text = (ROOT / game / "perft.json").read_text("utf-8")
    assert text == make_perft.file_text(found)


def check_perft(game: str, entry: Entry, most: int) -> None:
    referee = make_perft.begin(game, entry["options"], entry["actions"])
    counts = [count for count in entry["counts"] if count <= most]
    assert make_perft.perft(referee, len(counts)) == counts


@of("perft")
def test_perft(game: str, entry: Entry) -> None:
    check_perft(game, entry, most=60)


@pytest.mark.long
@of("perft")
def test_perft_whole(game: str, entry: Entry) -> None:
    check_perft(game, entry, most=10**9)


WANTED = [(game, wanted) for game in GAMES for wanted in DOMINOES[game]]


@pytest.mark.parametrize(
    ("game", "wanted"), WANTED, ids=lambda value: getattr(value, "name", value)
)
def test_records_are_current(game: str, wanted: Wanted) -> None:
    path = ROOT / game / "records" / f"{wanted.name}.json"
    assert path.read_text("utf-8") == make_records.file_text(game, wanted)


def test_every_record_file_is_made() -> None:
    names = {f"{game}/{wanted.name}" for game, wanted in WANTED}
    assert {f"{path.parts[-3]}/{path.stem}" for path in record_files()} == names


# What the records of each game must show: how deals end, and how the match does.
DEAL_ENDS = {
    "block": {"out", "blocked"},
    "draw": {"out", "blocked", "stock_exhausted"},
    "matador": {"out", "blocked", "stock_exhausted"},
    "bergen": {"out", "blocked", "target_reached"},
    "sebastopol": {"two_out", "blocked"},
    "twenty_one": {"showdown"},
    "solo": {"all_laid", "stuck"},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_record_for_every_end_of_a_deal(game: str) -> None:
    ends = set()
    for wanted in DOMINOES[game]:
        table = make_records.play_randomly(game, wanted.options, wanted.seed)
        assert isinstance(table, Table)
        ends |= {event["reason"] for event in table.events if event["kind"] == "deal_ended"}
    assert ends == DEAL_ENDS[game]
