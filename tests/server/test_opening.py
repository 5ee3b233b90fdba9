"""Opening tables and taking seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.conftest import BOT, FRIEND, ME

if TYPE_CHECKING:
    from tests.server.conftest import Browser, Json, RunningServer

pytestmark = pytest.mark.both_backends

LANGUAGES = ("en", "cs", "sk", "pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_tells_every_option_in_words(jana: Browser, language: str) -> None:
    games = jana.http.get("/api/games", params={"language": language}).json()
    game = next(game for game in games if game["id"] == "kingdomino")
    assert game["seats"] == [2, 4]
    names = [option["name"] for option in game["options"]]
    assert names[:3] == ["seats", "size", "wider_offer"]
    assert len(names) == 8
    for option in game["options"]:
        assert option["label"]
        assert option["help"]
        assert option["default"] in [value["value"] for value in option["values"]]
        assert all(value["label"] for value in option["values"])
    assert {preset["id"]: preset["options"] for preset in game["presets"]}["kralovska_zahrada"] == {
        "opening": "clockwise",
        "frame": "fixed",
    }
    assert [level["id"] for level in game["levels"]] == [
        "child",
        "easy",
        "medium",
        "hard",
        "master",
    ]
    assert all(level["label"] and level["help"].endswith(".") for level in game["levels"])


def test_a_language_is_taken_from_the_header_when_none_is_asked_for(jana: Browser) -> None:
    czech = jana.http.get("/api/games", params={"language": "cs"})
    english = jana.http.get("/api/games", params={"language": "de"})
    for accepted in ("de, cs;q=0.8, en;q=0.3", "en; q=0.3, cs-CZ; q=0.8", "cs, en;q=x"):
        answer = jana.http.get("/api/games", headers={"Accept-Language": accepted})
        assert answer.json() == czech.json()
    assert english.json() != czech.json()


def test_a_table_without_friends_begins_at_once(jana: Browser) -> None:
    opened = jana.open_table([ME, BOT])
    assert opened["invitations"] == []
    table = jana.get(f"/api/tables/{opened['table']}")
    assert table["status"] == "running"
    assert table["you"] == [0]
    assert [seat["name"] for seat in table["seats"]] == ["Jana", "Easy bot"]
    assert len(table["view"]["offer"]) == 4
    assert table["game"] == "kingdomino"
    assert table["options"]["seats"] == 2
    assert table["seed"] is None
    assert len(table["commitment"]) == 64


def test_a_friend_takes_the_seat_by_the_link(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, FRIEND])
    (invitation,) = opened["invitations"]
    waiting = jana.get(f"/api/tables/{opened['table']}")
    assert waiting["status"] == "waiting"
    assert waiting["invitations"] == [invitation]
    assert waiting["ply"] == 0
    assert waiting["legal"] == []
    assert [seat["kind"] for seat in waiting["seats"]] == ["person", "open"]
    shown = petr.get(f"/api/invitations/{invitation['link'].removeprefix('/join/')}")
    assert (shown["table"], shown["seat"], shown["taken"]) == (opened["table"], 1, False)
    assert (shown["game"], shown["inviter"]) == ("kingdomino", 0)
    assert "Kingdomino" in shown["title"]
    assert petr.join(invitation["link"], "Petr") == {"table": opened["table"], "seat": 1}
    for browser, you in ((jana, [0]), (petr, [1])):
        table = browser.get(f"/api/tables/{opened['table']}")
        assert table["status"] == "running"
        assert table["you"] == you
        assert table["invitations"] == []
        assert [seat["name"] for seat in table["seats"]] == ["Jana", "Petr"]


def test_a_seat_kept_for_somebody_gets_the_name_that_is_given(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, {**FRIEND, "name": "Petr"}, FRIEND])
    for invitation in opened["invitations"]:
        petr.join(invitation["link"], "Petr")
    table = petr.get(f"/api/tables/{opened['table']}")
    assert [seat["name"] for seat in table["seats"]] == ["Jana", "Petr", "Petr 2"]


def test_the_link_stays_with_the_one_who_opened_the_table(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, FRIEND, FRIEND])
    links = [invitation["link"] for invitation in opened["invitations"]]
    assert len(set(links)) == 2
    assert petr.get(f"/api/tables/{opened['table']}")["invitations"] == []
    petr.join(links[0], "Petr")
    assert petr.get(f"/api/tables/{opened['table']}")["invitations"] == []
    left = jana.get(f"/api/tables/{opened['table']}")["invitations"]
    assert [invitation["link"] for invitation in left] == links[1:]


def test_a_seat_is_taken_once(jana: Browser, petr: Browser, server: RunningServer) -> None:
    opened = jana.open_table([ME, FRIEND])
    link = opened["invitations"][0]["link"]
    first = petr.join(link, "Petr")
    assert petr.join(link, "Petr") == first
    late = server.browser().http.post(
        f"/api/invitations/{link.removeprefix('/join/')}", json={"name": "Eva"}
    )
    assert late.status_code == 409
    assert late.json()["code"] == "table_full"
    numbers = [jana.get(f"/api/tables/{opened['table']}")["number"] for _ in range(2)]
    assert numbers[0] == numbers[1]


def test_an_unknown_invitation_makes_nobody_known(petr: Browser) -> None:
    answer = petr.http.post("/api/invitations/guessed", json={"name": "Petr"})
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown_invitation"
    assert "set-cookie" not in answer.headers


def test_equal_names_are_told_apart(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, FRIEND, {"kind": "device"}, {"kind": "bot", "level": "hard"}])
    petr.join(opened["invitations"][0]["link"], "Jana")
    table = petr.get(f"/api/tables/{opened['table']}", language="cs")
    assert [seat["name"] for seat in table["seats"]] == ["Jana", "Jana 2", "Hráč 3", "Silný robot"]


def test_the_cookie_is_kept_from_scripts_and_other_sites(jana: Browser) -> None:
    wish = {"game": "kingdomino", "my_name": "Jana", "seats": [ME, BOT]}
    cookie = jana.http.post("/api/tables", json=wish).headers["set-cookie"].lower()
    assert cookie.startswith("dominium_person=")
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert jana.get("/api/me") == {"name": "Jana"}


def test_my_tables_are_mine_alone(jana: Browser, petr: Browser) -> None:
    assert jana.get("/api/tables/mine") == []
    first = jana.open_table([ME, FRIEND])
    second = jana.open_table([ME, BOT, BOT], my_name="Jana Nová")
    listed = jana.get("/api/tables/mine", language="pl")
    assert {table["table"] for table in listed} == {first["table"], second["table"]}
    by_id: dict[str, Json] = {table["table"]: table for table in listed}
    assert by_id[first["table"]]["status"] == "waiting"
    assert by_id[first["table"]]["names"] == ["Jana", "Wolne miejsce 2"]
    assert by_id[second["table"]]["names"] == ["Jana Nová", "Łatwy bot", "Łatwy bot 2"]
    assert not any(table["finished"] for table in listed)
    assert petr.get("/api/tables/mine") == []
    petr.join(first["invitations"][0]["link"], "Petr")
    (table,) = petr.get("/api/tables/mine")
    assert table["table"] == first["table"]


def refused(browser: Browser, **wish: object) -> Json:
    answer = browser.http.post(
        "/api/tables",
        json={"game": "kingdomino", "my_name": "Jana", "seats": [ME, BOT], **wish},
        params={"language": "cs"},
    )
    assert answer.status_code == 400, answer.text
    assert "set-cookie" not in answer.headers
    found: Json = answer.json()
    assert found["text"]
    return found


def codes(answer: Json) -> list[str]:
    assert answer["code"] == "bad_table"
    assert all(fault["text"] for fault in answer["faults"])
    return sorted(fault["code"] for fault in answer["faults"])


def test_every_fault_of_the_options_is_told_at_once(jana: Browser) -> None:
    answer = refused(
        jana,
        preset="chess",
        options={"size": 6, "colour": "red", "harmony": "yes"},
        seats=[ME, {"kind": "bot", "level": "godlike"}],
    )
    assert codes(answer) == [
        "bad_level",
        "bad_value",
        "bad_value",
        "unknown_option",
        "unknown_preset",
    ]


def test_impossible_combinations_are_refused(jana: Browser) -> None:
    three = [ME, BOT, BOT]
    assert codes(refused(jana, seats=three, options={"size": 7})) == ["size_needs_two_seats"]
    assert codes(refused(jana, seats=three, options={"seats": 2})) == ["wrong_seats"]
    assert codes(refused(jana, seats=[ME])) == ["bad_value"]
    assert codes(refused(jana, game="chess")) == ["unknown_game"]
    assert codes(refused(jana, options={"size": 10**15})) == ["bad_value"]
    assert refused(jana, options={"size": 10**30})["code"] == "bad_message"
    assert codes(refused(jana, options={"preset": "dynasty"})) == ["unknown_option"]


@pytest.mark.parametrize(
    "wish",
    [
        {"my_name": ""},
        {"my_name": "\u200b"},
        {"my_name": "x" * 41},
    ],
)
def test_names_that_are_none_are_refused(jana: Browser, wish: Json) -> None:
    assert refused(jana, **wish)["code"] == "bad_name"


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": []},
        {"seats": [ME] * 17},
        {"seats": [{"kind": "king"}, ME]},
        {"seats": [ME, {"kind": "bot", "level": 3}]},
        {"options": {"size": [5]}},
        {"options": {"size": None}},
        {"options": 5},
        {"my_name": "x" * 300},
        {"my_name": 3},
        {"unknown": True},
    ],
)
def test_malformed_wishes_are_refused(jana: Browser, wish: Json) -> None:
    assert refused(jana, **wish)["code"] == "bad_message"


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b"{}"])
def test_malformed_json_is_refused(jana: Browser, body: bytes) -> None:
    answer = jana.http.post("/api/tables", content=body)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_message"


def test_a_body_that_is_too_long_is_refused(jana: Browser) -> None:
    answer = jana.http.post("/api/replay", content=b'{"record":"' + b"x" * (300 * 1024) + b'"}')
    assert answer.status_code == 413
    assert answer.json()["code"] == "message_too_big"
