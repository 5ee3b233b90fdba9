"""Bots of people with accounts: marked, rated apart, few for each owner, who answers for them."""

from __future__ import annotations

import os
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

from dominium.describe import LANGUAGES
from dominium.server.accounts.own_bots import MOST_BOTS
from dominium.server.model.viewer import hash_secret
from dominium.server.storage.models import PersonRow, TokenRow
from tests.patience import PATIENCE
from tests.server.clients import GIVE_UP, ask, is_dealt, own_server, wait_for
from tests.server.conftest import BOT, DEVICE, FRIEND, ME, Browser, Json, RunningServer, stored
from tests.server.test_accounts import PASSWORD, code, forget, register
from tests.server.test_moderation import Operator, report
from tests.server.test_open_tables import listed, sit
from tests.server.test_programs_api import EXAMPLES, Program, runner_of
from tests.server.test_tokens import PATH, new_token
from tests.server.test_tokens import ask as ask_for_token

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.both_backends

ALL = ["play", "watch", "read", "bot"]
OPEN: Json = {"visibility": "open"}
MARKED = {"en": "Bot Rex", "cs": "Robot Rex", "sk": "Robot Rex", "pl": "Bot Rex"}


@pytest.fixture(scope="module")
def server(own_server: RunningServer) -> RunningServer:
    """A server of these tests alone."""
    return own_server


def bot_of(server: RunningServer, owner: Browser, name: str = "Rex") -> Program:
    """A bot of somebody with an account."""
    return Program(server, new_token(owner, name=name, scopes=ALL)["secret"])


def opened_by(bot: Program, *seats: Json, **wishes: object) -> Json:
    """A table that a bot opens; for anybody if nothing else is wished."""
    wish = {"game": "kingdomino", "my_name": "Jana", "seats": list(seats), "settings": OPEN}
    answer = bot.ask("/tables", {**wish, **wishes})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def test_a_bot_is_marked_wherever_its_name_stands(
    server: RunningServer, jana: Browser, petr: Browser
) -> None:
    login = register(jana)
    bot = bot_of(server, jana)
    told = bot.ask("/me").json()
    assert told == {"name": "Rex", "login": login, "scopes": ALL, "bot": True}
    table = opened_by(bot, ME, FRIEND)["table"]
    for language in LANGUAGES:
        assert listed(petr, language=language)[table]["names"][0] == MARKED[language]
        shown = petr.get(f"/api/tables/{table}", language=language)["seats"][0]
        assert (shown["name"], shown["kind"]) == (MARKED[language], "own_bot")
    assert sit(petr, table, 1, "Petr").status_code == 200
    with petr.page(table) as page:
        page.receive()
        while not any(entry["seat"] == 0 for entry in page.table["history"]):
            if page.table["legal"]:
                page.play_first_choice()
            else:
                page.until_ply(bot.act(bot.ask(f"/tables/{table}").json()).json()["ply"])
        ask(page, GIVE_UP)
        wait_for(page, lambda shown: shown["status"] == "finished")
    for language, marked in MARKED.items():
        shown = petr.get(f"/api/tables/{table}", language=language)
        assert marked in shown["title"]
        said = [line for entry in shown["history"] if entry["seat"] == 0 for line in entry["text"]]
        assert said
        assert all(marked in line for line in said)
        for path in ("record", "replay"):
            assert (
                marked
                in petr.http.get(f"/api/tables/{table}/{path}", params={"language": language}).text
            )
    (mine,) = bot.ask("/tables/mine").json()
    assert mine["table"] == table
    assert [one["table"] for one in jana.get("/api/tables/mine")] == []


def test_a_bot_that_takes_an_invitation_is_marked_and_leaves_a_place_for_people(
    server: RunningServer, jana: Browser, petr: Browser
) -> None:
    register(jana)
    bot = bot_of(server, jana)
    opened = petr.open_table([ME, FRIEND, FRIEND], my_name="Petr")
    token = opened["invitations"][0]["link"].removeprefix("/join/")
    assert bot.ask(f"/invitations/{token}", {"name": "Jana"}).status_code == 200
    seats = petr.get(f"/api/tables/{opened['table']}")["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "own_bot", "open"]
    assert seats[1]["name"] == "Bot Rex"
    leave = {"type": "leave", "request": 1}
    assert bot.ask(f"/tables/{opened['table']}/commands", leave).status_code == 200
    seats = petr.get(f"/api/tables/{opened['table']}")["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open", "open"]
    server.browser().join(f"/join/{token}", "Eva")
    seat = petr.get(f"/api/tables/{opened['table']}")["seats"][1]
    assert (seat["kind"], seat["name"]) == ("person", "Eva")


def test_whatever_a_bot_calls_its_seats_they_are_marked(
    server: RunningServer, jana: Browser
) -> None:
    register(jana)
    seats = [{**ME, "name": "Petr"}, {**DEVICE, "name": "Eva"}]
    made = opened_by(bot_of(server, jana), *seats, settings={})
    assert [(seat["kind"], seat["name"]) for seat in made["seats"]] == [
        ("own_bot", "Bot Petr"),
        ("own_bot", "Bot Eva"),
    ]


def test_bots_sit_down_uninvited_only_beside_bots(
    server: RunningServer, jana: Browser, petr: Browser
) -> None:
    register(jana)
    register(petr)
    bot, other = bot_of(server, jana), bot_of(server, petr, "Ada")
    human = petr.open_table([ME, FRIEND], settings=OPEN)["table"]
    assert bot.ask(f"/tables/{human}").json()["may"] == []
    refused = bot.ask(f"/tables/{human}/seats/1", {"name": "Rex"})
    assert (refused.status_code, code(refused)) == (403, "bots_by_invitation")
    table = opened_by(bot, ME, FRIEND)["table"]
    assert other.ask(f"/tables/{table}").json()["may"] == ["sit"]
    assert other.ask(f"/tables/{table}/seats/1", {"name": "Ada"}).json()["seat"] == 1
    assert other.ask(f"/tables/{table}").json()["status"] == "running"


def test_a_table_with_one_person_and_bots_waits_for_no_joint_deal(
    server: RunningServer, jana: Browser, petr: Browser
) -> None:
    register(jana)
    bot = bot_of(server, jana)
    table = opened_by(bot, ME, FRIEND, settings={**OPEN, "joint_deal": True})["table"]
    sit(petr, table, 1, "Petr")
    assert is_dealt(petr.get(f"/api/tables/{table}"))


def test_another_token_of_the_same_name_goes_on_with_the_same_bot(
    server: RunningServer, jana: Browser
) -> None:
    register(jana)
    first = bot_of(server, jana)
    table = opened_by(first, ME, FRIEND)["table"]
    (bot,) = jana.get("/api/account")["bots"]
    assert (bot["name"], bot["ratings"]) == ("Rex", [])
    assert [token["name"] for token in jana.http.get(PATH).json()] == ["Rex"]
    wish = {"old": PASSWORD, "new": "another good one"}
    assert jana.http.post("/api/account/password", json=wish).status_code == 204
    assert code(first.ask("/me")) == "bad_token"
    again = new_token(jana, name=" Rex ", scopes=ALL, password="another good one")  # noqa: S106
    assert jana.get("/api/account")["bots"] == [bot]
    assert Program(server, again["secret"]).ask(f"/tables/{table}").json()["you"] == [0]


def test_an_owner_has_a_bounded_number_of_bots(server: RunningServer, jana: Browser) -> None:
    register(jana)
    for number in range(MOST_BOTS - 1):
        bot_of(server, jana, f"Bot {number}")

    def one_more(number: int) -> int:
        return ask_for_token(jana, name=f"Late {number}", scopes=ALL).status_code

    with ThreadPoolExecutor(4) as together:
        assert sorted(together.map(one_more, range(4))) == [201, 409, 409, 409]
    refused = ask_for_token(jana, name="One too many", scopes=ALL)
    assert code(refused) == "too_many_bots"
    assert len(jana.get("/api/account")["bots"]) == MOST_BOTS
    # One that is there gets more tokens, and one that is deleted makes room.
    bot_of(server, jana, "Bot 0")
    first = jana.get("/api/account")["bots"][0]
    for _ in range(2):
        assert jana.http.delete(f"/api/account/bots/{first['id']}").status_code == 204
    assert "Bot 0" not in [token["name"] for token in jana.http.get(PATH).json()]
    bot_of(server, jana, "One more")


def test_an_owner_fills_no_lobby_with_bots(tmp_path: Path) -> None:
    with own_server(tmp_path, address_tables=50) as running:
        jana, petr = running.browser(), running.browser()
        register(jana)
        bots = [bot_of(running, jana, name) for name in ("Rex", "Ada")]
        own = jana.open_table([ME, FRIEND], settings=OPEN)["table"]
        tables = [opened_by(bot, ME, FRIEND)["table"] for bot in bots for _ in range(2)]
        assert list(listed(petr)) == [tables[3], tables[2]]
        # A bot is nobody who is here.
        assert petr.get("/api/tables/open")["here"] == 1
        assert own not in listed(petr)


def test_a_ban_of_the_owner_is_one_of_the_bots(
    server: RunningServer, own_database: str, jana: Browser, petr: Browser
) -> None:
    login, judge = register(jana), Operator(server, own_database)
    bot = bot_of(server, jana)
    waiting = opened_by(bot, ME, FRIEND)["table"]
    table = opened_by(bot, ME, FRIEND)["table"]
    sit(petr, table, 1, "Petr")
    number = judge.person(table, 0)
    (found,) = judge.see(lambda overview: overview.people(login))
    owner = found["person"]
    told = judge.see(lambda overview: overview.person(number))
    assert (told["owner"], told["login"], told["bots"]) == (owner, None, [])
    told = judge.see(lambda overview: overview.person(owner))
    assert (told["owner"], told["bots"]) == (None, [{"person": number, "name": "Rex"}])
    # People at the table report it as they report each other.
    assert report(petr, table, 0) == ""
    assert judge.see(lambda overview: overview.reports())[-1]["person"] == number
    with bot.stream(table) as messages:
        next(messages)
        judge.act(lambda moderator: moderator.ban(owner, "disturbing", None))
        *_, last = messages
    assert (last["type"], last["code"]) == ("refused", "bad_token")
    assert petr.get(f"/api/tables/{table}")["seats"][0]["away"] is True
    assert petr.get(f"/api/tables/{waiting}")["closed"] == "disturbing"
    for path in (f"/tables/{table}/events", f"/tables/{table}/commands", "/tables"):
        wish = {"game": "kingdomino", "my_name": "Rex", "seats": [ME, BOT]}
        body = {"type": "return", "request": 1} if "commands" in path else wish
        refused = bot.ask(path, None if "events" in path else body)
        assert (refused.status_code, code(refused)) == (403, "banned"), path
    # One bot may be banned alone.
    judge.act(lambda moderator: moderator.unban(owner))
    judge.act(lambda moderator: moderator.ban(number, "cheating", None))
    assert code(bot.ask("/tables", wish)) == "banned"
    assert jana.open_table([ME, BOT])["table"]


def test_bots_go_with_the_account(
    server: RunningServer, own_database: str, jana: Browser, petr: Browser
) -> None:
    register(jana)
    secret = new_token(jana, name="Fido", scopes=ALL)["secret"]
    bot = Program(server, secret)
    table = opened_by(bot, ME, FRIEND)["table"]
    sit(petr, table, 1, "Petr")
    (exported,) = jana.get("/api/account/export")["bots"]
    assert exported["person"]["name"] == "Fido"
    assert [one["table"] for one in exported["tables"]] == [table]
    assert forget(jana, PASSWORD).status_code == 204
    assert code(bot.ask("/me")) == "bad_token"
    assert hash_secret(secret) not in stored(own_database, TokenRow.token_hash)
    assert "Fido" not in stored(own_database, PersonRow.name)
    seat = petr.get(f"/api/tables/{table}")["seats"][0]
    # What it is stays told, who it was does not.
    assert (seat["kind"], seat["name"], seat["away"]) == ("own_bot", "Bot 1", True)


def test_nobody_deletes_the_bot_of_somebody_else(
    server: RunningServer, jana: Browser, petr: Browser
) -> None:
    register(jana)
    register(petr)
    bot_of(server, jana)
    (bot,) = jana.get("/api/account")["bots"]
    assert petr.http.delete(f"/api/account/bots/{bot['id']}").status_code == 204
    assert jana.get("/api/account")["bots"] == [bot]
    stranger = server.browser().http.delete(f"/api/account/bots/{bot['id']}")
    assert code(stranger) == "no_account"


@pytest.mark.parametrize("client", ["play.py", "play.mjs"])
def test_the_examples_are_bots_that_wait_for_anybody(
    server: RunningServer, jana: Browser, petr: Browser, client: str
) -> None:
    register(jana)
    secret = new_token(jana, name=client, scopes=ALL)["secret"]
    playing = subprocess.Popen(
        [*runner_of(client), EXAMPLES / client, f"http://{server.address}", "anybody"],
        env={**os.environ, "DOMINIUM_TOKEN": secret},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        name = f"Bot {client}"
        found, deadline = list[str](), time.monotonic() + PATIENCE
        while not found:
            assert playing.poll() is None
            assert time.monotonic() < deadline
            shown = listed(petr).items()
            found = [table for table, told in shown if told["names"][0] == name]
        (table,) = found
        sit(petr, table, 1, "Petr")
        with petr.page(table) as page:
            page.receive()
            while not any(entry["seat"] == 0 for entry in page.table["history"]):
                if page.table["legal"]:
                    page.play_first_choice()
                else:
                    page.receive()
            ask(page, GIVE_UP)
            wait_for(page, lambda shown: shown["status"] == "finished")
        out, _ = playing.communicate(timeout=PATIENCE)
        assert out.startswith("kingdomino: ")
    finally:
        with suppress(ProcessLookupError):
            playing.kill()
        playing.wait(PATIENCE)
