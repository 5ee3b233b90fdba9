"""Accounts: made, entered, kept private, taken along and forgotten, through the real server."""

from __future__ import annotations

import asyncio
import json
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed

import dominium
from dominium.server.accounts import passwords
from dominium.server.accounts.passwords import Passwords, check_password, clean_login
from dominium.server.common.errors import RequestError
from dominium.server.common.settings import Settings
from dominium.server.model.table import Entry, Seat, Table
from dominium.server.storage import Base, Database
from dominium.server.storage.models import (
    AccountRow,
    EntryRow,
    LeagueRow,
    MessageRow,
    MuteRow,
    PersonRow,
    PlanRow,
    PushRow,
    TableRow,
)
from tests.patience import PATIENCE
from tests.server.conftest import (
    BOT,
    DEVICE,
    FRIEND,
    ME,
    Browser,
    RunningServer,
    play_to_the_end,
    quick,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

    import httpx

Json = dict[str, Any]
PASSWORD = "four dominoes in a row"  # noqa: S105 - of nobody
NUMBERS = iter(range(1, 10_000))


@pytest.fixture(scope="module")
def server(own_server: RunningServer) -> RunningServer:
    """A server of these tests alone."""
    return own_server


def new_login() -> str:
    """A login that nobody has yet."""
    return f"login{next(NUMBERS)}"


def register(browser: Browser, name: str = "Jana", password: str = PASSWORD) -> str:
    """Make an account; its login."""
    login = new_login()
    wish = {"login": login, "password": password, "name": name}
    answer = browser.http.post("/api/account", json=wish)
    assert answer.status_code == 201, answer.text
    return login


def enter(browser: Browser, login: str, password: str = PASSWORD, **wishes: bool) -> httpx.Response:
    """Try to log in."""
    wish = {"login": login, "password": password, **wishes}
    return browser.http.post("/api/account/login", json=wish)


def code(answer: httpx.Response) -> str:
    """The code by which something was refused."""
    found: str = answer.json()["code"]
    return found


def forget(browser: Browser, password: str = "") -> httpx.Response:
    """Ask to be forgotten."""
    return browser.http.request("DELETE", "/api/account", json={"password": password})


def tables_of(browser: Browser) -> set[str]:
    """The tables that somebody finds again."""
    answer = browser.http.get("/api/tables/mine")
    return {table["table"] for table in answer.json()}


def play_out(one: Browser, other: Browser, table: str) -> None:
    """Play a table of two to its end."""
    with one.page(table) as first, other.page(table) as second:
        first.receive()
        second.receive()
        play_to_the_end(first, second)


def rated_table(one: Browser, other: Browser) -> str:
    """A rated table that was played to its end by two people."""
    opened = one.open_table([ME, FRIEND], settings={"rated": True})
    other.join(opened["invitations"][0]["link"], "Petr")
    table: str = opened["table"]
    play_out(one, other, table)
    until_settled(one, table)
    return table


def until_settled(browser: Browser, table: str) -> None:
    """Wait until the result of a table is written."""
    end = time.monotonic() + PATIENCE
    while table not in {game["table"] for game in browser.get("/api/account/games")["games"]}:
        assert time.monotonic() < end, "the result was not written"
        time.sleep(0.02)


# What logins and passwords may be


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Jana", "jana"),
        (" ŽOFIE ", "žofie"),
        ("Z\u030cofie", "žofie"),
        ("\uff2a\uff41\uff4e\uff41", "jana"),
        ("Straße", "strasse"),
        ("a-b_c", "a-b_c"),
        ("日本語", "日本語"),
    ],
)
def test_logins_are_compared_without_case_and_forms(written: str, kept: str) -> None:
    assert clean_login(written) == kept
    assert clean_login(kept) == kept


@pytest.mark.parametrize(
    "login",
    ["", "ab", "x" * 33, "a b", "jana@home", "_a_", "a.b", "a/b", "\u200babc\u202e", "a\x00b"],
)
def test_logins_that_could_deceive_are_refused(login: str) -> None:
    with pytest.raises(RequestError) as refusal:
        clean_login(login)
    assert refusal.value.code == "bad_login"


@pytest.mark.parametrize(
    ("password", "refused"),
    [
        ("seven77", "short_password"),
        ("x" * 129, "long_password"),
        ("Password1", "worst_password"),
        ("12345678", "worst_password"),
        ("zyxwvuts", "worst_password"),
        ("aaaaaaaa", "worst_password"),
        ("abababab", "worst_password"),
        ("heslo123", "worst_password"),
        ("kingdomino", "worst_password"),
        ("somebody", "worst_password"),
        ("only small letters", None),
        ("ÚŽASNÉ heslo", None),
        ("81726354", None),
        ("👑👑🁣🁫🁳🁻🂃🂋", None),
        ("x y" * 42, None),
    ],
)
def test_passwords_need_length_and_nothing_else(password: str, refused: str | None) -> None:
    if refused is None:
        return check_password(password, "somebody")
    with pytest.raises(RequestError) as refusal:
        check_password(password, "somebody")
    assert refusal.value.code == refused
    return None


def test_the_worst_passwords_are_long_enough_to_be_asked_about() -> None:
    assert len(passwords.WORST) > 200
    assert min(map(len, passwords.WORST)) >= passwords.SHORTEST_PASSWORD
    assert all(word == word.casefold() for word in passwords.WORST)


def test_passwords_are_kept_by_argon2id_and_known_in_every_form() -> None:
    async def course() -> None:
        kept = await Passwords().hash("Z\u030cofie a krávy")
        assert kept.startswith("$argon2id$")
        assert await Passwords().matches(kept, "Žofie a krávy")
        assert not await Passwords().matches(kept, "žofie a krávy")
        assert not await Passwords().matches(None, "nobody's password")
        assert not await Passwords().matches("no hash at all", "x")

    asyncio.run(course())


# Making, entering and leaving


def test_no_account_is_needed_to_play(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, FRIEND])
    petr.join(opened["invitations"][0]["link"], "Petr")
    account = jana.get("/api/account")
    assert account == {
        "name": "Jana",
        "login": None,
        "public": False,
        "browsers": 1,
        "recovery_codes": 0,
        "statistics": [],
        "ratings": [],
        "bots": [],
        "kept_days": 400,
    }


def test_an_account_keeps_the_tables_of_the_browser_for_other_devices(
    server: RunningServer, jana: Browser
) -> None:
    table = jana.open_table([ME, BOT])["table"]
    login = register(jana, "Jana Nová")
    assert tables_of(jana) == {table}
    telephone = server.browser()
    assert enter(telephone, login.upper()).json()["login"] == login
    assert tables_of(telephone) == {table}
    with telephone.page(table) as page:
        page.receive()
        assert page.table["you"] == [0]
    assert telephone.get("/api/account")["name"] == "Jana Nová"
    assert telephone.get("/api/account")["browsers"] == 2


@pytest.mark.both_backends
def test_logging_in_takes_the_tables_of_the_browser_along(
    server: RunningServer, jana: Browser, petr: Browser
) -> None:
    login = register(jana)
    at_home = jana.open_table([ME, BOT])["table"]
    elsewhere = server.browser()
    opened = elsewhere.open_table([ME, FRIEND], my_name="Jana elsewhere")
    waiting = opened["table"]
    joined = petr.open_table([ME, FRIEND])
    elsewhere.join(joined["invitations"][0]["link"], "Jana elsewhere")
    old_cookie = dict(elsewhere.http.cookies)
    assert enter(elsewhere, login).status_code == 200
    assert tables_of(elsewhere) == tables_of(jana) == {at_home, waiting, joined["table"]}
    # The one who opened it still has its invitations, at home too.
    for browser in (elsewhere, jana):
        assert browser.get(f"/api/tables/{waiting}")["invitations"] == opened["invitations"]
    with jana.page(joined["table"]) as page, petr.page(joined["table"]) as other:
        page.receive()
        other.receive()
        play_to_the_end(page, other)
    assert jana.http.get("/api/me", headers={"Cookie": cookie_header(old_cookie)}).json() == {
        "name": None
    }


@pytest.mark.both_backends
def test_who_is_muted_is_not_heard_again_by_logging_in(
    server: RunningServer, jana: Browser, petr: Browser
) -> None:
    login = register(petr)
    elsewhere = server.browser()
    for guest in (petr, elsewhere):
        opened = jana.open_table([ME, FRIEND])
        guest.join(opened["invitations"][0]["link"], "Petr")
        with jana.page(opened["table"]) as page:
            page.send({"type": "mute", "request": 1, "seat": 1, "on": True})
            assert page.until("said")["muted"] == [1]
    opened = jana.open_table([ME, FRIEND])
    elsewhere.join(opened["invitations"][0]["link"], "Petr")
    assert enter(elsewhere, login).status_code == 200
    with jana.page(opened["table"]) as page, elsewhere.page(opened["table"]) as speaker:
        assert page.until("said")["muted"] == [1]
        speaker.send({"type": "say", "request": 1, "text": "unheard"})
        assert speaker.until("said")["messages"]
        page.send({"type": "ping"})
        page.until("pong")
        assert not any("unheard" in raw for raw in page.heard)


def cookie_header(cookies: dict[str, str]) -> str:
    """Cookies as a browser sends them."""
    return "; ".join(f"{name}={value}" for name, value in cookies.items())


def test_tables_of_a_browser_may_be_left_behind(server: RunningServer, jana: Browser) -> None:
    login = register(jana)
    elsewhere = server.browser()
    elsewhere.open_table([ME, BOT])
    assert enter(elsewhere, login, keep_tables=False).status_code == 200
    assert tables_of(elsewhere) == set()


def test_logging_in_over_another_account_moves_nothing(jana: Browser, petr: Browser) -> None:
    janas, petrs = register(jana), register(petr)
    of_jana = jana.open_table([ME, BOT])["table"]
    of_petr = petr.open_table([ME, BOT])["table"]
    assert enter(petr, janas).status_code == 200
    assert tables_of(petr) == {of_jana}
    assert enter(petr, petrs).status_code == 200
    assert tables_of(petr) == {of_petr}


def test_a_login_is_never_told_to_exist(server: RunningServer, jana: Browser) -> None:
    login = register(jana)
    stranger = server.browser()
    answers = [
        enter(stranger, login, "wrong password"),
        enter(stranger, new_login(), "wrong password"),
        enter(stranger, "not a login", "wrong password"),
        enter(stranger, login, ""),
    ]
    assert {answer.status_code for answer in answers} == {403}
    assert len({answer.text for answer in answers}) == 1
    assert code(answers[0]) == "wrong_login"


def test_what_cannot_be_registered_is_refused_and_makes_nobody(
    server: RunningServer, jana: Browser
) -> None:
    login = register(jana)
    stranger = server.browser()
    good = {"login": new_login(), "password": PASSWORD, "name": "Petr"}
    for wrong, refused in [
        ({"login": login}, "login_taken"),
        ({"login": login.upper()}, "login_taken"),
        ({"login": "x"}, "bad_login"),
        ({"password": "short"}, "short_password"),
        ({"password": "password1"}, "worst_password"),
        ({"name": " "}, "bad_name"),
        ({"login": 7}, "bad_message"),
        ({"more": 1}, "bad_message"),
        ({"password": "x" * 500}, "bad_message"),
    ]:
        answer = stranger.http.post("/api/account", json={**good, **wrong})
        assert code(answer) == refused, wrong
        assert answer.json()["text"]
        assert "set-cookie" not in answer.headers
    again = {**good, "login": new_login()}
    assert code(jana.http.post("/api/account", json=again)) == "already_registered"
    assert jana.get("/api/account")["name"] == "Jana"


@pytest.mark.both_backends
def test_two_who_want_the_same_login_at_once_do_not_both_get_it(
    server: RunningServer,
) -> None:
    wish = {"login": new_login(), "password": PASSWORD, "name": "Twin"}
    browsers = [server.browser() for _ in range(4)]

    def ask(browser: Browser) -> int:
        return browser.http.post("/api/account", json=wish).status_code

    with ThreadPoolExecutor(4) as together:
        answers = sorted(together.map(ask, browsers))
    assert answers == [201, 409, 409, 409]


def test_logging_out_ends_this_browser_or_all(server: RunningServer, jana: Browser) -> None:
    login = register(jana)
    others = [server.browser() for _ in range(2)]
    for other in others:
        enter(other, login)
    stolen = cookie_header(dict(others[0].http.cookies))
    left = others[0].http.post("/api/account/logout", json={})
    assert left.status_code == 204
    assert not others[0].http.cookies
    assert others[0].http.get("/api/me", headers={"Cookie": stolen}).json() == {"name": None}
    assert jana.get("/api/account")["browsers"] == 2
    assert jana.http.post("/api/account/logout", json={"everywhere": True}).status_code == 204
    for browser in (jana, *others):
        assert browser.get("/api/account")["login"] is None


def test_another_password_ends_all_other_browsers(server: RunningServer, jana: Browser) -> None:
    login = register(jana)
    other = server.browser()
    enter(other, login)
    change = {"old": PASSWORD, "new": "another good one"}
    assert code(jana.http.post("/api/account/password", json={**change, "old": "wrong"})) == (
        "wrong_login"
    )
    assert code(jana.http.post("/api/account/password", json={**change, "new": "short"})) == (
        "short_password"
    )
    assert other.get("/api/account")["login"] == login
    assert jana.http.post("/api/account/password", json=change).status_code == 204
    assert jana.get("/api/account")["login"] == login
    assert other.get("/api/account")["login"] is None
    assert enter(other, login).status_code == 403
    assert enter(other, login, "another good one").status_code == 200


def test_a_cookie_from_before_logging_in_is_worth_nothing_after(
    server: RunningServer, jana: Browser
) -> None:
    """Whoever planted or saw it does not get into the account by it."""
    login = register(jana)
    elsewhere = server.browser()
    elsewhere.open_table([ME, BOT])
    before = cookie_header(dict(elsewhere.http.cookies))
    enter(elsewhere, login)
    assert cookie_header(dict(elsewhere.http.cookies)) != before
    seen = server.browser().http.get("/api/account", headers={"Cookie": before}).json()
    assert seen["login"] is None


@pytest.mark.parametrize(
    ("method", "path", "content"),
    [
        ("PATCH", "/api/account", {"public": True}),
        ("POST", "/api/account/password", {"old": "x", "new": "y"}),
        ("GET", "/api/account/export", None),
        ("DELETE", "/api/account", {}),
    ],
)
def test_nobody_known_can_do_nothing(jana: Browser, method: str, path: str, content: Json) -> None:
    answer = jana.http.request(method, path, json=content)
    assert answer.status_code == 403
    assert answer.json()["code"] in {"nobody_known", "no_account"}
    assert answer.json()["text"]


def test_other_sites_cannot_log_anybody_in_or_out(jana: Browser) -> None:
    login = register(jana)
    foreign = {"Origin": "https://elsewhere.example"}
    for method, path, content in [
        ("POST", "/api/account/login", {"login": login, "password": PASSWORD}),
        ("POST", "/api/account/logout", {}),
        ("PATCH", "/api/account", {"public": True}),
        ("DELETE", "/api/account", {"password": PASSWORD}),
    ]:
        answer = jana.http.request(method, path, json=content, headers=foreign)
        assert code(answer) == "wrong_origin"
    assert jana.get("/api/account")["login"] == login


# What others see


@pytest.mark.both_backends
def test_nobody_is_shown_until_they_want_it(
    server: RunningServer, jana: Browser, petr: Browser
) -> None:
    janas, petrs = register(jana), register(petr, "Petr")
    rated_table(jana, petr)
    stranger = server.browser()
    hidden = stranger.http.get(f"/api/players/{janas}")
    nobody = stranger.http.get(f"/api/players/{new_login()}")
    assert (hidden.status_code, hidden.text) == (nobody.status_code, nobody.text)
    assert code(hidden) == "unknown_player"
    listed = stranger.get("/api/ratings/kingdomino", seats=2)["players"]
    assert not {janas, petrs} & {player["login"] for player in listed}

    assert jana.http.patch("/api/account", json={"public": True}).status_code == 204
    shown = stranger.get(f"/api/players/{janas.upper()}")
    own = jana.get("/api/account")
    assert shown == {
        "login": janas,
        "name": "Jana",
        "statistics": own["statistics"],
        "ratings": own["ratings"],
        "bots": [],
    }
    assert own["statistics"][0]["games"] == 1
    assert own["ratings"][0]["games"] == 1
    assert petrs not in json.dumps(shown)
    assert "Petr" not in json.dumps(shown)
    ratings = stranger.get("/api/ratings/kingdomino", seats=2)
    assert 2 in ratings["counts"]
    (row,) = [player for player in ratings["players"] if player["login"] == janas]
    better = sum(player["rating"] > row["rating"] for player in ratings["players"])
    assert row == {
        "place": better + 1,
        "login": janas,
        "name": "Jana",
        "rating": own["ratings"][0]["rating"],
        "games": 1,
    }
    assert petrs not in {player["login"] for player in ratings["players"]}

    assert jana.http.patch("/api/account", json={"public": False}).status_code == 204
    assert stranger.http.get(f"/api/players/{janas}").status_code == 404


def test_a_table_tells_nothing_about_accounts(
    server: RunningServer, jana: Browser, petr: Browser
) -> None:
    janas, petrs = register(jana), register(petr, "Petr")
    table = rated_table(jana, petr)
    stranger = server.browser()
    told = [stranger.http.get(f"/api/tables/{table}{part}").text for part in ("", "/record")]
    assert not any(login in text for login in (janas, petrs) for text in told)


def test_lists_of_ratings_are_by_game_and_seats(jana: Browser) -> None:
    empty = jana.get("/api/ratings/sebastopol")
    assert empty == {"game": "sebastopol", "seats": 0, "counts": [], "players": []}
    assert code(jana.http.get("/api/ratings/chess")) == "unknown_rules"
    assert jana.http.get("/api/ratings/kingdomino?seats=x").status_code == 400


def test_history_leads_to_the_replay(jana: Browser, petr: Browser) -> None:
    register(jana)
    table = rated_table(jana, petr)  # Petr has no account: it is played, and not rated
    (game,) = jana.get("/api/account/games")["games"]
    assert game["table"] == table
    assert game["rated"] is False
    assert jana.get(f"/api/tables/{game['table']}/replay")["game"] == game["game"] == "kingdomino"
    outcome = jana.get(f"/api/tables/{table}")["outcome"]
    own = next(one for one in outcome["standings"] if one["seats"] == [0])
    assert (game["place"], game["points"]) == (own["place"], own["total"])
    assert jana.get("/api/account")["ratings"] == []


# Taking everything along, and being forgotten


class Kept:
    """A server whose database is looked at from beside."""

    def __init__(self, server: RunningServer, url: str, folder: Path) -> None:
        self.server = server
        self.folder = folder
        self.url = Settings(database=url).database_url

    def run(self, statement: Any) -> list[Any]:
        """The rows that a statement finds or changes."""

        async def course() -> list[Any]:
            database = Database(self.url)
            try:
                async with database.write() as connection:
                    found = await connection.execute(statement)
                    return list(found.all()) if found.returns_rows else []
            finally:
                await database.close()

        return asyncio.run(course())

    def everything(self) -> str:
        """All that the database holds, as text."""

        async def course() -> str:
            database = Database(self.url)
            try:
                async with database.read() as connection:
                    tables = [
                        (await connection.execute(select(table))).all()
                        for table in Base.metadata.sorted_tables
                    ]
                    return repr(tables)
            finally:
                await database.close()

        return asyncio.run(course())


@pytest.fixture
def kept(new_database: Callable[[], AbstractContextManager[str]], tmp_path: Path) -> Iterator[Kept]:
    """A server of its own with a database that nobody else writes to."""
    with new_database() as url:
        running = RunningServer(quick(tmp_path, database=url))
        running.start()
        yield Kept(running, url, tmp_path)
        running.stop()


NAME = "Jana Nezapomenutelná"
SAID = "Nice castle, everybody"


def person_of(kept: Kept, name: str = NAME) -> int:
    (row,) = kept.run(select(PersonRow.id).where(PersonRow.name == name))
    return int(row.id)


def belongings(kept: Kept, table: str, person: int, other: int) -> None:
    """Write beside the server what talk, notices and evenings keep about somebody."""
    rows = {
        MessageRow: {
            "table_id": table,
            "number": 900,
            "person_id": person,
            "seat": 0,
            "audience": "table",
            "kind": "text",
            "text": SAID,
            "created_at": 1,
        },
        PushRow: {
            "person_id": person,
            "endpoint_hash": b"h" * 32,
            "endpoint": "https://push.example/secret-path",
            "p256dh": "key",
            "auth": "auth",
            "language": "cs",
            "created_at": 1,
        },
        PlanRow: {
            "table_id": table,
            "seat": 0,
            "person_id": person,
            "plans": [["17"]],
            "number": 1,
            "version": 1,
        },
        LeagueRow: {
            "id": "league",
            "name": "Thursday club",
            "owner_id": person,
            "edit_hash": b"e" * 32,
            "version": 1,
            "document": {},
            "created_at": 1,
            "updated_at": 1,
        },
    }
    for row, values in rows.items():
        kept.run(row.__table__.insert().values(values))  # type: ignore[attr-defined]
    for pair in ((person, other), (other, person)):
        kept.run(MuteRow.__table__.insert().values(person_id=pair[0], muted_id=pair[1]))


@pytest.mark.both_backends
def test_everything_that_is_known_can_be_taken_along(kept: Kept) -> None:
    jana, petr = kept.server.browser(), kept.server.browser()
    login = register(jana, NAME)
    register(petr, "Petr")
    finished = rated_table(jana, petr)
    running = jana.open_table([ME, BOT], my_name=NAME)["table"]
    belongings(kept, finished, person_of(kept), person_of(kept, "Petr"))
    answer = jana.http.get("/api/account/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="dominium.json"'
    assert answer.headers["cache-control"] == "no-store"
    known = answer.json()
    assert known["person"]["name"] == NAME
    assert known["account"]["login"] == login
    assert len(known["browsers"]) == 1
    tables = {table["table"]: table for table in known["tables"]}
    assert tables.keys() == {finished, running}
    record = jana.get(f"/api/tables/{finished}/record")
    assert tables[finished]["record"] == record
    assert tables[running]["record"] is None
    actions = [entry["text"] for entry in tables[finished]["entries"] if entry["kind"] == "action"]
    assert actions
    assert set(actions) <= set(record["actions"])
    assert [message["text"] for message in known["messages"]] == [SAID]
    assert known["muted"] == [{"name": "Petr"}]
    assert [push["endpoint"] for push in known["notifications"]] == ["push.example"]
    assert [plans["plans"] for plans in known["plans"]] == [[["17"]]]
    assert [result["table_id"] for result in known["results"]] == [finished]
    assert [rating["game"] for rating in known["ratings"]] == ["kingdomino"]
    assert [league["name"] for league in known["leagues"]] == ["Thursday club"]
    assert "argon2" not in answer.text
    assert "secret-path" not in answer.text
    # Every table of the database that refers to people has a part in it.
    about_people = {
        table.name
        for table in Base.metadata.sorted_tables
        if any(key.column.table.name == "person" for key in table.foreign_keys)
    }
    assert about_people == {
        "account",
        "ban",
        "bot",
        "entry",
        "game_table",
        "league",
        "mail",
        "message",
        "mute",
        "plan",
        "presence",  # who is there now: gone when the page is closed
        "push",
        "rating",
        "recovery_code",
        "report",
        "result",
        "seat",
        "seek",  # who waits just now for anybody: gone after minutes
        "session",
        "token",
        "visit",  # who was here just now: gone after minutes
    }


@pytest.mark.both_backends
def test_nothing_tells_of_somebody_who_was_forgotten(kept: Kept) -> None:
    jana, petr = kept.server.browser(), kept.server.browser()
    jana.open_table([ME, {**DEVICE, "name": f"{NAME} ml."}], my_name=NAME)
    login = register(jana, NAME)
    register(petr, "Petr")
    opened = petr.open_table([ME, FRIEND], my_name="Petr", settings={"rated": True})
    finished = opened["table"]
    jana.join(opened["invitations"][0]["link"], NAME)
    play_out(petr, jana, finished)
    until_settled(jana, finished)
    person = person_of(kept)
    belongings(kept, finished, person, person_of(kept, "Petr"))
    assert NAME in kept.everything()
    assert SAID in kept.everything()
    before = petr.get(f"/api/tables/{finished}")
    assert NAME in json.dumps(before, ensure_ascii=False)

    assert code(forget(jana, "wrong password")) == "wrong_login"
    assert jana.get("/api/account")["login"] == login
    assert forget(jana, PASSWORD).status_code == 204

    everything = kept.everything()
    for trace in (NAME, SAID, login, "push.example"):
        assert trace not in everything, trace
    for table in Base.metadata.sorted_tables:
        for key in table.foreign_keys:
            if key.column.table.name == "person":
                rows = kept.run(select(table).where(key.parent == person))
                assert rows == [], table.name
    assert jana.http.get("/api/me").json() == {"name": None}
    assert enter(jana, login).status_code == 403
    # What others had part in stays, without a name: in this process, and when it is read anew.
    again = RunningServer(quick(kept.folder, database=kept.url))
    again.start()
    try:
        for server in (kept.server, again):
            reader = server.browser()
            reader.http.cookies = petr.http.cookies
            after = reader.get(f"/api/tables/{finished}")
            assert NAME not in json.dumps(after, ensure_ascii=False)
            assert after["outcome"]["standings"] == before["outcome"]["standings"]
            record = reader.get(f"/api/tables/{finished}/record")
            assert NAME not in json.dumps(record, ensure_ascii=False)
            assert len(reader.get("/api/account/games")["games"]) == 1
            assert reader.get("/api/account")["ratings"][0]["games"] == 1
    finally:
        again.stop()


def test_whoever_plays_on_with_somebody_forgotten_plays_with_a_bot(kept: Kept) -> None:
    jana, petr = kept.server.browser(), kept.server.browser()
    register(jana, NAME)
    opened = jana.open_table([ME, FRIEND], my_name=NAME)
    petr.join(opened["invitations"][0]["link"], "Petr")
    table = opened["table"]
    with petr.page(table) as page, jana.page(table) as own:
        page.receive()
        own.receive()
        assert forget(jana, PASSWORD).status_code == 204
        play_to_the_end(page)
        assert NAME not in page.heard[-1]
        # The page that is still open can do nothing for the seat any more.
        try:
            own.act("a1")
            own.until("refused")
            assert own.refusals[-1] == "not_seated"
        except ConnectionClosed:
            pass
    assert NAME not in kept.everything()


def test_no_process_remembers_the_name_of_somebody_forgotten() -> None:
    game = dominium.load("kingdomino")
    seats = tuple(Seat(seat, "person", None, None, None) for seat in range(2))
    table = Table("table", game, bytes(32), 1, seats, 0, game.start())
    joined = [Entry(1, "joined", 0, "Petr", 1, 1), Entry(2, "joined", 1, NAME, 2, 2)]
    before = table.apply(joined)
    assert NAME in repr((before.seats, before.history))
    after = before.apply([Entry(3, "forgotten", 1, "", 3, 3)])
    assert NAME not in repr((after.seats, after.history))
    assert [seat.person for seat in after.seats] == [1, 3]
    assert after.seats[0].name == "Petr"


@pytest.mark.both_backends
def test_an_open_seat_of_somebody_forgotten_is_free_again(kept: Kept) -> None:
    jana, petr, eva = (kept.server.browser() for _ in range(3))
    opened = petr.open_table([ME, FRIEND, FRIEND], my_name="Petr")
    links = [invitation["link"] for invitation in opened["invitations"]]
    jana.join(links[0], NAME)
    assert forget(jana).status_code == 204  # no account, no password
    assert NAME not in kept.everything()
    eva.join(links[0], "Eva")
    eva_again = kept.server.browser()
    eva_again.join(links[1], "Ema")
    seats = petr.get(f"/api/tables/{opened['table']}")["seats"]
    assert [seat["name"] for seat in seats] == ["Petr", "Eva", "Ema"]


@pytest.mark.both_backends
def test_tables_under_old_rules_stand_in_nobodys_way(kept: Kept) -> None:
    jana = kept.server.browser()
    login = register(jana, NAME)
    table = jana.open_table([ME, FRIEND], my_name=NAME)["table"]
    kept.run(update(TableRow).values(game="chess"))
    again = RunningServer(quick(kept.folder, database=kept.url))
    again.start()
    try:
        browser = again.browser()
        assert enter(browser, login).status_code == 200
        exported = browser.get("/api/account/export")["tables"]
        assert [(one["table"], one["status"]) for one in exported] == [(table, "outdated_table")]
        assert forget(browser, PASSWORD).status_code == 204
    finally:
        again.stop()
    assert NAME not in kept.everything()


@pytest.mark.both_backends
def test_two_who_were_forgotten_cannot_be_told_apart(kept: Kept) -> None:
    tables = []
    for name in (NAME, f"{NAME} the second"):
        browser = kept.server.browser()
        tables.append(browser.open_table([ME, BOT], my_name=name)["table"])
        assert forget(browser).status_code == 204
    creators = kept.run(select(TableRow.creator_id).where(TableRow.id.in_(tables)))
    actors = kept.run(select(EntryRow.person_id).where(EntryRow.person_id.is_not(None)))
    assert len({row[0] for row in creators} | {row[0] for row in actors}) == 1
    assert kept.run(select(AccountRow.login)) == []
