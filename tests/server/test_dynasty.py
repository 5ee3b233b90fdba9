"""A match of several games is one thing: one table, one title, one standing, one rematch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.server.conftest import ME

if TYPE_CHECKING:
    from tests.server.conftest import Browser

Json = dict[str, Any]


def test_a_match_of_three_games_is_one_thing(jana: Browser) -> None:
    seats = [ME, {"kind": "device", "name": "Eva"}]
    table = jana.open_table(seats, preset="dynasty")["table"]
    titles: list[str] = []
    with jana.page(table) as page:
        page.receive()
        while page.until_my_turn():
            view = page.table["view"]
            if len(titles) < view["game_number"]:
                titles.append(page.table["title"])
                assert len(view["finished_games"]) == view["game_number"] - 1
                assert page.table["outcome"] is None
            page.play_first_choice()
        finished = page.table
    assert [title.split(", ")[:2] for title in titles] == [
        ["Dynasty", f"game {number} of 3"] for number in (1, 2, 3)
    ]
    assert finished["title"] == "Dynasty, the end"
    view, outcome = finished["view"], finished["outcome"]
    sums = [sum(game[kingdom] for game in view["finished_games"]) for kingdom in (0, 1)]
    assert {one["kingdom"]: one["total"] for one in outcome["standings"]} == dict(enumerate(sums))
    assert view["totals"] == sums
    games = [
        f"Game {number + 1}: Jana {one[0]}, Eva {one[1]}."
        for number, one in enumerate(view["finished_games"])
    ]
    assert outcome["lines"][-3:] == games
    (mine,) = [one for one in jana.get("/api/tables/mine") if one["table"] == table]
    assert mine["title"] == "Dynasty, the end"
    assert jana.get(f"/api/tables/{table}/replay")["outcome"]["lines"] == outcome["lines"]
    again = jana.http.post(f"/api/tables/{table}/rematch").json()["table"]
    rematch = jana.get(f"/api/tables/{again}")
    assert rematch["options"] == finished["options"]
    assert rematch["view"]["games"] == 3
    assert rematch["view"]["finished_games"] == []


def test_a_single_game_says_nothing_of_games(jana: Browser) -> None:
    table = jana.open_table([ME, {"kind": "device", "name": "Eva"}])["table"]
    with jana.page(table) as page:
        page.receive()
        while page.until_my_turn():
            page.play_first_choice()
        assert page.table["title"] == "Kingdomino, round 6 of 6, the end"
        assert not any(line.startswith("Game") for line in page.table["outcome"]["lines"])
