"""Leagues on a real server: founding, organising, reading, playing rounds online."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import update

from dominium.evenings import operations as done
from dominium.evenings.league import founded
from dominium.evenings.new_league import new_rules
from dominium.server.common import rate_limits
from dominium.server.common.errors import RequestError
from dominium.server.common.rate_limits import Rate
from dominium.server.common.settings import Settings
from dominium.server.leagues import hosted_tables
from dominium.server.storage import Database
from dominium.server.storage.models import LeagueRow
from tests.patience import PATIENCE
from tests.server.clients import deal_jointly, own_server
from tests.server.conftest import play_to_the_end

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.conftest import Browser

Json = dict[str, Any]
NAMES = ["Jana", "Petr", "Eva", "Adam", "Ivo", "Zoe"]


class Club:
    """A league and somebody who uses it, as founder, by the organisers' link, or as a reader."""

    def __init__(self, browser: Browser, league: str, key: str | None = None) -> None:
        self.browser = browser
        self.league = league
        self.key = key
        self.shown: Json = {}

    @property
    def headers(self) -> dict[str, str]:
        return {"Dominium-Edit-Key": self.key} if self.key else {}

    def read(self, **query: object) -> Json:
        """The league as it stands."""
        path = f"/api/leagues/{self.league}"
        answer = self.browser.http.get(path, params=query, headers=self.headers)
        assert answer.status_code == 200, answer.text
        self.shown = answer.json()
        return self.shown

    def ask(self, kind: str, version: int | None = None, **change: object) -> Json:
        """Ask for a change; the answer, whatever it is."""
        if not self.shown:
            self.read()
        seen = self.shown["version"] if version is None else version
        answer = self.browser.http.post(
            f"/api/leagues/{self.league}/changes",
            json={"version": seen, "change": {"kind": kind, **change}},
            headers=self.headers,
        )
        content: Json = answer.json()
        return content | {"status_code": answer.status_code}

    def do(self, kind: str, **change: object) -> Json:
        """Let something happen."""
        answer = self.ask(kind, **change)
        assert answer["status_code"] == 200, answer
        self.shown = answer
        return answer

    def refused(self, kind: str, **change: object) -> str:
        """The code by which a change is refused; the words are never empty."""
        answer = self.ask(kind, **change)
        assert answer["status_code"] >= 400, answer
        assert answer["text"]
        return str(answer["code"])


def found(browser: Browser, **wishes: object) -> Club:
    """A new league."""
    wish = {"my_name": "Jana", "name": "Winter", **wishes}
    answer = browser.http.post("/api/leagues", json=wish)
    assert answer.status_code == 201, answer.text
    return Club(browser, answer.json()["league"], answer.json()["key"])


@pytest.fixture
def club(jana: Browser) -> Club:
    """A league with six players in an open evening."""
    club = found(jana)
    club.do("players_added", names=NAMES)
    club.do("evening_opened", date="2026-11-21", present=[1, 2, 3, 4, 5, 6])
    return club


def reader(club: Club, browser: Browser) -> Club:
    """The league as somebody sees it who has only the public link."""
    return Club(browser, club.league)


@pytest.mark.both_backends
def test_an_evening_from_the_list_of_players_to_the_standings(club: Club) -> None:
    drawn = club.do("draw_round", evening=1, seed="48271935")
    (played,) = drawn["evening"]["rounds"]
    assert [len(table["players"]) for table in played["tables"]] == [3, 3]
    assert played["seed"] == "48271935"
    first = club.do("result_entered", evening=1, round=1, table=1, scores=[50, 40, 40])
    assert "50" in first["said"]
    table = first["evening"]["rounds"][0]["tables"][0]
    assert table["result"] == {
        "scores": [50, 40, 40],
        "places": [1, 2, 2],
        "points": ["8", "5", "5"],
        "source": "hand",
    }
    done = club.do("result_entered", evening=1, round=1, table=2, scores=[10, 20, 30])
    assert done["evening"]["rounds"][0]["complete"] is True
    standings = done["evening"]["standings"]
    assert [(one["place"], one["points"], one["scores"]) for one in standings] == [
        (1, "8", 50),
        (2, "8", 30),
        (3, "6", 20),
        (4, "5", 40),
        (4, "5", 40),
        (6, "4", 10),
    ]
    assert standings[0]["decided"] == "Equal points: the sum of scores decides."
    assert standings[0]["lines"] == [
        "Evening 1, round 1, table 1: place 1, score 50: 8 points.",
    ]
    assert done["standings"][0]["parts"] == ["8"]


def test_standings_add_up_over_evenings(club: Club) -> None:
    club.do("draw_round", evening=1)
    for table in (1, 2):
        club.do("result_entered", evening=1, round=1, table=table, scores=[30, 20, 10])
    club.do("evening_opened", date="2026-11-28", present=[1, 2], title="Duel")
    club.do("draw_round", evening=2)
    players = club.shown["evening"]["rounds"][0]["tables"][0]["players"]
    scores = [7 if player == 1 else 3 for player in players]
    shown = club.do("result_entered", evening=2, round=1, table=1, scores=scores)
    (first,) = [one for one in shown["standings"] if one["player"] == 1]
    (third,) = [one for one in shown["standings"] if one["player"] == 3]
    assert first["parts"][1] == "8"
    assert third["parts"][1] is None
    assert int(first["points"]) == int(first["parts"][0]) + 8
    assert [one["heading"] for one in shown["evenings"]] == [
        "Evening 1, 21 November 2026",
        "Evening 2, 28 November 2026: Duel",
    ]
    assert club.read(evening=1)["evening"]["number"] == 1


def test_corrections_are_kept_in_the_history(club: Club) -> None:
    club.do("draw_round", evening=1)
    where = {"evening": 1, "round": 1, "table": 1}
    club.do("result_entered", **where, scores=[30, 20, 10])
    club.do("result_entered", **where, scores=[10, 20, 30])
    club.do("result_withdrawn", **where)
    texts = [entry["text"] for entry in club.browser.get(f"/api/leagues/{club.league}/history")]
    assert len(texts) == club.shown["version"]
    assert "corrected" in texts[-2]
    assert "30" in texts[-2]
    assert "withdrawn" in texts[-1]
    czech = club.browser.get(f"/api/leagues/{club.league}/history", language="cs")
    assert "oprava" in czech[-2]["text"]


def test_readers_see_everything_and_change_nothing(club: Club, petr: Browser) -> None:
    club.do("draw_round", evening=1)
    other = reader(club, petr)
    shown = other.read()
    assert shown["may_edit"] is False
    assert shown["evening"]["rounds"][0]["tables"][0]["players"]
    assert other.refused("draw_round", evening=1) == "not_organiser"
    assert Club(petr, club.league, "no such key").refused("draw_round", evening=1) == (
        "not_organiser"
    )
    path = f"/api/leagues/{club.league}"
    assert petr.http.delete(path).status_code == 403
    assert petr.http.post(f"{path}/key").status_code == 403
    answer = petr.http.get(path)
    assert answer.headers["X-Robots-Tag"] == "noindex, nofollow"
    assert club.key not in answer.text


def test_the_link_of_the_organisers_works_anywhere_until_it_is_replaced(
    club: Club, petr: Browser
) -> None:
    helper = Club(petr, club.league, club.key)
    assert helper.read()["may_edit"] is True
    helper.do("draw_round", evening=1)
    answer = petr.http.post(f"/api/leagues/{club.league}/key", headers=helper.headers)
    replaced = Club(petr, club.league, answer.json()["key"])
    assert helper.refused("draw_round", evening=1) == "not_organiser"
    replaced.do("draw_round", evening=1)
    assert club.read()["may_edit"] is True  # by the own browser, without any link


def test_nobody_sees_a_list_of_other_peoples_leagues(club: Club, petr: Browser) -> None:
    assert [one["league"] for one in club.browser.get("/api/leagues/mine")] == [club.league]
    assert petr.get("/api/leagues/mine") == []
    assert petr.http.get("/api/leagues").status_code in {404, 405}
    assert petr.http.get("/api/leagues/nothing").json()["code"] == "unknown_league"


def test_a_lost_race_changes_nothing(club: Club, petr: Browser) -> None:
    helper = Club(petr, club.league, club.key)
    helper.read()
    club.do("draw_round", evening=1)
    answer = helper.ask("draw_round", evening=1)
    assert (answer["status_code"], answer["code"]) == (409, "stale_league")
    assert len(helper.read()["evening"]["rounds"]) == 1
    helper.do("draw_round", evening=1)


@pytest.mark.parametrize(
    ("kind", "change", "code"),
    [
        ("players_added", {"names": ["Jana"]}, "name_taken"),
        ("players_added", {"names": []}, "bad_message"),
        ("players_added", {"names": ["x" * 41]}, "bad_message"),
        ("evening_opened", {"date": "2026-13-01", "present": []}, "bad_date"),
        ("draw_round", {"evening": 2}, "unknown_evening"),
        (
            "result_entered",
            {"evening": 1, "round": 1, "table": 1, "scores": [1, 2]},
            "unknown_round",
        ),
        ("open_tables", {"evening": 1, "round": 1}, "unknown_round"),
        ("league_founded", {}, "bad_message"),
        ("dance", {}, "bad_message"),
    ],
)
def test_what_cannot_be_done_is_refused_in_words(
    club: Club, kind: str, change: Json, code: str
) -> None:
    assert club.refused(kind, **change) == code


def test_results_by_hand_say_so_whatever_was_sent(club: Club) -> None:
    club.do("draw_round", evening=1)
    where = {"evening": 1, "round": 1, "table": 1}
    against = {"scores": [1, 2, 3], "places": [1, 2, 3], "source": "table"}
    assert club.refused("result_entered", **where, **against) == "places_against_scores"


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"name": " "}, "bad_name"),
        ({"game": "chess"}, "unknown_game"),
        ({"game": "solo"}, "bad_sizes"),
        ({"sizes": [5]}, "bad_sizes"),
        ({"scales": [[2, 4]]}, "bad_points"),
        ({"preset": "nothing"}, "bad_sizes"),
        ({"my_name": ""}, "bad_name"),
    ],
)
def test_impossible_leagues_are_refused(jana: Browser, wishes: Json, code: str) -> None:
    answer = jana.http.post("/api/leagues", json={"my_name": "Jana", "name": "W", **wishes})
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert answer.json()["text"]


def test_points_can_be_chosen(jana: Browser) -> None:
    club = found(jana, scales=[[4, 3, 2, 1], [4, 2, 1]], sizes=[4, 3], resting="nothing")
    rules = club.read()["rules"]
    assert rules["points"] == {"4": [4, 3, 2, 1], "3": [4, 2, 1]}
    assert (rules["ties"], rules["resting"]) == (["scores"], "nothing")


def test_a_file_of_the_terminal_can_go_on_here_and_back(club: Club, petr: Browser) -> None:
    club.do("draw_round", evening=1, seed="7")
    document = club.browser.get(f"/api/leagues/{club.league}/document")["document"]
    copy = found(petr, document=document)
    assert copy.read()["evening"] == club.read()["evening"]
    broken = json.loads(json.dumps(document))
    broken["entries"][-1]["operation"]["tables"][0][0] = 99
    answer = petr.http.post("/api/leagues", json={"my_name": "P", "document": broken})
    assert answer.json()["code"] == "drawn_wrongly"


def test_a_file_gives_nobody_the_tables_of_others(jana: Browser, petr: Browser) -> None:
    """A league in a file may name any table; its invitations stay with who opened it."""
    club = found(jana, game="draw")
    club.do("players_added", names=["Jana", "Petr"])
    club.do("evening_opened", date="2026-11-21", present=[1, 2])
    club.do("draw_round", evening=1)
    club.do("open_tables", evening=1, round=1)
    document = jana.get(f"/api/leagues/{club.league}/document")["document"]
    (table,) = found(petr, document=document).read()["evening"]["rounds"][0]["tables"]
    assert (table["invitations"], table["status"]) == ([], None)
    (table,) = club.read()["evening"]["rounds"][0]["tables"]
    assert len(table["invitations"]) == 2


def test_all_tables_of_a_league_are_asked_for_at_once() -> None:
    """A file may name thousands, and each time the league is read all are looked for."""
    asked, names = set[str](), {f"table{number}" for number in range(1, 51)}
    everybody = asyncio.Event()

    class Tables:
        async def read(self, name: str) -> None:
            asked.add(name)
            if asked == names:
                everybody.set()
            await everybody.wait()
            raise RequestError("unknown_table")

    async def run() -> None:
        tables: Any = Tables()
        async with asyncio.timeout(PATIENCE):
            assert await hosted_tables.read(tables, league, 1) == {}

    league = founded(done.LeagueFounded(new_rules("Winter")))
    players = tuple(range(1, 201))
    happened: tuple[done.Operation, ...] = (
        done.PlayersAdded(tuple(f"P{number}" for number in players)),
        done.EveningOpened("2026-11-21", players),
        done.RoundDrawn(1, tuple(zip(*[iter(players)] * 4, strict=True)), (), "7"),
        *(done.TableOpened(1, 1, number, f"table{number}") for number in range(1, 51)),
    )
    for operation in happened:
        league = league.after(operation)
    asyncio.run(run())


@pytest.mark.both_backends
def test_of_many_changes_at_once_one_is_done(club: Club) -> None:
    club.read()
    with ThreadPoolExecutor(8) as crowd:
        asked = [crowd.submit(club.ask, "draw_round", evening=1) for _ in range(8)]
        codes = sorted(str(one.result().get("code")) for one in asked)
    assert codes == ["None", *["stale_league"] * 7]
    assert len(club.read()["evening"]["rounds"]) == 1


@pytest.mark.parametrize(
    "content",
    [
        b"{",
        b"[]",
        b'{"version": 3, "change": {"kind": "draw_round", "evening": 1, "seed": "\\ud800"}}',
        b'{"version": 3, "change": {"kind": "draw_round", "evening": 1, "seed": "\\u0000"}}',
        b'{"version": 3, "change": {"kind": "draw_round", "evening": 99999999999999999999}}',
        b'{"version": 3, "change": {"kind": "players_added", "names": ["a\\u0000"]}}',
        (
            b'{"version": 3, "change": {"kind": "evening_opened", "date": "0000-01-01", '
            b'"present": []}}'
        ),
        b'{"version": 3, "change": ' + b"[" * 50_000,
    ],
)
def test_strange_changes_are_refused(club: Club, content: bytes) -> None:
    answer = club.browser.http.post(
        f"/api/leagues/{club.league}/changes",
        content=content,
        headers={"Content-Type": "application/json"},
    )
    assert answer.status_code == 400, answer.text
    assert answer.json()["text"]
    assert club.read()["version"] == 3


@pytest.mark.both_backends
def test_a_league_can_be_deleted(club: Club) -> None:
    path = f"/api/leagues/{club.league}"
    assert club.browser.http.delete(path).status_code == 204
    assert club.browser.http.get(path).json()["code"] == "unknown_league"


@pytest.mark.both_backends
def test_a_round_is_played_online_and_its_results_flow_in(
    jana: Browser, petr: Browser, club: Club
) -> None:
    club = found(jana, game="draw")
    club.do("players_added", names=["Jana", "Petr"])
    club.do("evening_opened", date="2026-11-21", present=[1, 2])
    club.do("draw_round", evening=1)
    shown = club.do("open_tables", evening=1, round=1)
    (table,) = shown["evening"]["rounds"][0]["tables"]
    assert (table["status"], len(table["invitations"])) == ("waiting", 2)
    assert reader(club, petr).read()["evening"]["rounds"][0]["tables"][0]["invitations"] == []
    assert club.refused("open_tables", evening=1, round=1) == "no_open_tables"
    links = {invited["player"]: invited["link"] for invited in table["invitations"]}
    jana.join(links[1], "Jana")
    petr.join(links[2], "Petr")
    with jana.page(table["table"]) as one, petr.page(table["table"]) as other:
        one.until("snapshot")
        other.until("snapshot")
        deal_jointly(*sorted((one, other), key=lambda page: page.table["you"][0]))
        assert club.read()["evening"]["rounds"][0]["tables"][0]["status"] == "running"
        play_to_the_end(one, other)
        standings = {seat["seat"]: seat for seat in one.table["outcome"]["standings"]}
    shown = reader(club, petr).read()
    (ended,) = shown["evening"]["rounds"][0]["tables"]
    assert ended["result"]["source"] == "table"
    assert ended["result"]["scores"] == [standings[seat]["total"] for seat in range(2)]
    assert ended["result"]["places"] == [standings[seat]["place"] for seat in range(2)]
    assert shown["version"] == club.shown["version"] + 1
    assert reader(club, petr).read()["version"] == shown["version"]
    club.read()
    corrected = club.do("result_entered", evening=1, round=1, table=1, scores=[1, 1])
    assert corrected["evening"]["rounds"][0]["tables"][0]["result"]["source"] == "hand"


def test_a_round_counts_as_many_tables_as_it_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(rate_limits.RATES, "tables", Rate(burst=6, seconds=3600.0))
    with own_server(tmp_path, limits=1.0) as server:
        club = found(server.browser(), game="draw", sizes=[2])
        club.do("players_added", names=NAMES)
        for evening in (1, 2):
            club.do("evening_opened", date="2026-11-21", present=[1, 2, 3, 4, 5, 6])
            club.do("draw_round", evening=evening)
        shown = club.do("open_tables", evening=1, round=1)
        opened = [table["table"] for table in shown["evening"]["rounds"][0]["tables"]]
        assert len(opened) == 3
        assert None not in opened
        # The league and its tables are four: for three more there is no room, and so for none.
        assert club.refused("open_tables", evening=2, round=1) == "too_many"
        (played,) = club.read(evening=2)["evening"]["rounds"]
        assert [table["table"] for table in played["tables"]] == [None, None, None]
        club.do("evening_opened", date="2026-11-22", present=[1, 2, 3, 4])
        club.do("draw_round", evening=3)
        club.do("open_tables", evening=3, round=1)


@pytest.mark.both_backends
def test_a_league_of_rules_that_are_gone_is_refused_in_words(tmp_path: Path, database: str) -> None:
    async def revise(document: Json) -> None:
        storage = Database(Settings(database=database).database_url)
        async with storage.write() as connection:
            await connection.execute(update(LeagueRow).values(document=document))
        await storage.close()

    with own_server(tmp_path, database=database) as server:
        jana = server.browser()
        path = f"/api/leagues/{found(jana).league}"
        document = jana.get(f"{path}/document")["document"]
        document["entries"][0]["operation"]["rules"]["options"] = {"forgotten": True}
        asyncio.run(revise(document))
        told = set()
        for language in ("en", "cs", "sk", "pl"):
            answer = jana.http.get(path, headers={"Accept-Language": language})
            assert (answer.status_code, answer.json()["code"]) == (410, "outdated_league")
            told.add(answer.json()["text"])
        assert len(told) == 4
        assert len(jana.get("/api/leagues/mine")) == 1
