"""Taking moves back: by consent, and never past chance or what was revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import dominium
from dominium.server.tables import permissions
from tests.server.clients import (
    LEAVE,
    ask,
    catch_up,
    in_turn,
    kinds,
    own_server,
    play_until,
    refusal,
    state_of,
    two_people,
    undo_answer,
    undo_wish,
    until_happened,
    wait_for,
)
from tests.server.conftest import BOT, ME, Json, play_to_the_end

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.conftest import Browser, Page

LANGUAGES = ("en", "cs", "sk", "pl")


@pytest.fixture
def pages(jana: Browser, petr: Browser) -> Iterator[tuple[Page, Page]]:
    """Jana and Petr at a table of Kingdomino."""
    with two_people(jana, petr) as both:
        yield both


def acted_once(pages: tuple[Page, Page]) -> tuple[Page, Page]:
    """Somebody has acted and may take it back: that one's page, and the other's."""
    while True:
        asker, other = in_turn(pages)
        asker.play_first_choice()
        catch_up(pages)
        assert "ask_undo" not in other.table["may"]
        if "ask_undo" in asker.table["may"]:  # no draw came behind it
            return asker, other


def test_a_move_is_taken_back_when_the_other_one_agrees(pages: tuple[Page, Page]) -> None:
    asker, other = acted_once(pages)
    before, done = asker.table["ply"], asker.table["history"][-1]
    ask(asker, undo_wish(asker))
    for page in pages:
        wait_for(page, lambda table: table["undo"])
        asked = page.table["undo"]
        assert (asked["seat"], asked["ply"]) == (asker.table["you"][0], before - 1)
        assert asked["waiting_for"] == other.table["you"]
    assert asker.table["may"] == ["leave", "give_up"]
    assert "answer_undo" in other.table["may"]
    ask(other, undo_answer(other, agree=True))
    for page in pages:
        wait_for(page, lambda table: table["ply"] == before - 1)
        assert page.table["undo"] is None
        assert kinds(page) == ["undo_asked", "undo_agreed", "undone"]
        taken = [entry for entry in page.table["history"] if entry["undone"]]
        assert [entry["action"] for entry in taken] == [done["action"]]
        assert state_of(page.table).view(None).to_dict() == {
            **page.table["view"],
            "viewer": None,
        }
    assert len(asker.table["legal"]) > 1
    asker.act(asker.table["legal"][1]["action"])
    for page in pages:
        page.until_ply(before)
        numbers = [entry["number"] for entry in page.table["history"]]
        assert numbers == sorted(set(numbers))
    play_to_the_end(*pages)


def test_nothing_is_taken_back_when_the_other_one_does_not_agree(
    pages: tuple[Page, Page],
) -> None:
    asker, other = acted_once(pages)
    before = asker.table["ply"]
    ask(asker, undo_wish(asker))
    wait_for(other, lambda table: table["undo"])
    ask(other, undo_answer(other, agree=False))
    for page in pages:
        until_happened(page, "undo_refused")
        assert page.table["undo"] is None
        assert page.table["ply"] == before


def test_who_asked_may_think_better_of_it_and_an_action_answers_too(
    pages: tuple[Page, Page],
) -> None:
    asker, other = acted_once(pages)
    ask(asker, undo_wish(asker))
    wait_for(asker, lambda table: table["undo"])
    ask(asker, undo_answer(asker, agree=False))
    until_happened(asker, "undo_refused")
    ask(asker, undo_wish(asker))
    wait_for(asker, lambda table: table["undo"])
    catch_up(pages)
    late = undo_answer(other, agree=True)
    play_until(pages, lambda table: table["undo"] is None)
    assert refusal(other, late) == "no_undo_asked"


def test_repeated_messages_do_no_harm(pages: tuple[Page, Page]) -> None:
    asker, other = acted_once(pages)
    wish = undo_wish(asker)
    for _ in range(3):
        ask(asker, wish)
    wait_for(other, lambda table: table["undo"])
    answer = undo_answer(other, agree=True)
    for _ in range(3):
        ask(other, answer)
    wait_for(asker, lambda table: table["ply"] == wish["ply"])
    catch_up(pages)
    ask(asker, wish)
    for page in pages:
        page.send({"type": "ping"})
        page.until("pong")
        assert page.refusals == []
        assert kinds(page) == ["undo_asked", "undo_agreed", "undone"]
        assert page.table["ply"] == wish["ply"]


def test_who_asks_again_and_again_is_stopped(
    pages: tuple[Page, Page], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(permissions, "MOST_OF_A_SEAT", 2)
    asker, _ = acted_once(pages)
    for _ in range(2):
        ask(asker, undo_wish(asker))
        wait_for(asker, lambda table: table["undo"])
        ask(asker, undo_answer(asker, agree=False))
        wait_for(asker, lambda table: not table["undo"])
    assert refusal(asker, undo_wish(asker)) == "too_fast"
    play_to_the_end(*pages)


def table_where_a_bot_has_answered(person: Browser) -> str:
    """A table where nothing was drawn since an own action and the answer of the bot.

    The kings may stand so that it never comes to this in a whole game: then another is played.
    """
    while True:
        opened = person.open_table([ME, BOT])
        with person.page(opened["table"]) as page:
            page.receive()
            while page.until_my_turn():
                back = page.table["undo_to"]
                if back is not None and back < page.table["ply"] - 1:
                    return str(opened["table"])
                page.play_first_choice()


def test_bots_are_not_asked_and_their_answers_are_taken_back_too(jana: Browser) -> None:
    with jana.page(table_where_a_bot_has_answered(jana)) as page:
        page.receive()
        back = page.table["undo_to"]
        taken = page.table["history"][back:]
        assert {entry["seat"] for entry in taken} == {0, 1}
        ask(page, undo_wish(page))
        wait_for(page, lambda table: table["ply"] == back)
        assert kinds(page) == ["undone"]
        assert page.table["legal"]
        page.play_first_choice()
        assert page.until_my_turn()


def test_several_at_one_device_agree_among_themselves(jana: Browser) -> None:
    opened = jana.open_table([ME, {"kind": "device", "name": "Eva"}])
    with jana.page(opened["table"]) as page:
        page.receive()
        while page.table["undo_to"] is None:
            page.play_first_choice()
        back = page.table["undo_to"]
        assert back < page.table["ply"]
        ask(page, undo_wish(page))
        wait_for(page, lambda table: table["ply"] == back)


def test_nothing_is_taken_back_past_a_draw(pages: tuple[Page, Page]) -> None:
    acting, _ = in_turn(pages)
    seat, ply = acting.table["you"][0], acting.table["ply"]
    play_until(pages, lambda table: any(e["seat"] is None for e in table["history"][ply:]))
    mine = [e for e in acting.table["history"] if e["seat"] == seat and e["action"]]
    assert refusal(acting, undo_wish(acting, mine[0]["ply"] - 1)) in {
        "undo_past_chance",
        "undo_others",
    }
    last = next(e for e in reversed(acting.table["history"]) if e["seat"] is not None)
    page = next(page for page in pages if page.table["you"] == [last["seat"]])
    assert page.table["undo_to"] is None
    assert refusal(page, undo_wish(page, last["ply"] - 1)) == "undo_past_chance"


def test_only_the_own_last_moves_are_taken_back(pages: tuple[Page, Page]) -> None:
    asker, other = acted_once(pages)
    assert refusal(other, undo_wish(other, asker.table["ply"] - 1)) == "undo_others"
    assert refusal(asker, undo_wish(asker, asker.table["ply"])) == "nothing_to_undo"
    assert refusal(asker, undo_wish(asker, 10_000)) == "nothing_to_undo"
    assert refusal(other, {"type": "answer_undo", "number": 1, "agree": True}) == "no_undo_asked"
    ask(asker, undo_wish(asker))
    wait_for(other, lambda table: table["undo"])
    assert refusal(other, undo_wish(other, 0)) == "undo_pending"


def test_a_tile_that_was_shown_is_not_hidden_again(jana: Browser, petr: Browser) -> None:
    with two_people(jana, petr, game="block") as pages:
        acting, other = in_turn(pages)
        ply = acting.table["ply"]
        acting.play_first_choice()
        other.until_ply(ply + 1)
        assert acting.table["undo_to"] is None
        assert refusal(acting, undo_wish(acting, ply)) == "undo_past_chance"


def test_moves_are_not_taken_back_in_kralovska_zahrada(jana: Browser, petr: Browser) -> None:
    games = jana.http.get("/api/games").json()
    presets = {preset["id"]: preset["undo"] for game in games for preset in game["presets"]}
    assert [preset for preset, undo in presets.items() if not undo] == ["kralovska_zahrada"]
    with two_people(jana, petr, preset="kralovska_zahrada") as pages:
        assert pages[0].table["settings"]["undo"] is False
        acting, _ = in_turn(pages)
        acting.play_first_choice()
        assert acting.table["undo_to"] is None
        assert refusal(acting, undo_wish(acting, acting.table["ply"] - 1)) == "undo_off"
    wish = {
        "game": "kingdomino",
        "preset": "kralovska_zahrada",
        "my_name": "Jana",
        "seats": [ME, BOT],
        "settings": {"undo": True},
    }
    for language in LANGUAGES:
        answer = jana.http.post("/api/tables", json=wish, params={"language": language})
        assert answer.status_code == 400
        faults = answer.json()["faults"]
        assert [fault["code"] for fault in faults] == ["undo_not_allowed"]
        assert faults[0]["text"]


def test_a_table_may_do_without_taking_back(jana: Browser, petr: Browser) -> None:
    with two_people(jana, petr, settings={"undo": False}) as pages:
        acting, _ = in_turn(pages)
        acting.play_first_choice()
        assert "ask_undo" not in acting.table["may"]
        assert refusal(acting, undo_wish(acting, acting.table["ply"] - 1)) == "undo_off"


def test_who_leaves_has_no_say_any_more(pages: tuple[Page, Page]) -> None:
    asker, other = acted_once(pages)
    back = asker.table["undo_to"]
    ask(asker, undo_wish(asker))
    wait_for(other, lambda table: table["undo"])
    ask(other, LEAVE)
    wait_for(asker, lambda table: table["ply"] == back)
    assert kinds(asker) == ["undo_asked", "left", "undone"]


def test_a_page_that_was_away_gets_the_whole_table_after_an_undo(
    pages: tuple[Page, Page], jana: Browser, petr: Browser
) -> None:
    asker, other = acted_once(pages)
    known, table = other.table["number"], other.table["table"]
    ask(asker, undo_wish(asker))
    wait_for(other, lambda table: table["undo"])
    with petr.page(table, **{"from": known}) as page:
        page.table = {"number": known, "history": []}
        assert page.receive()["type"] == "entries"
        assert page.table["undo"]
    ask(other, undo_answer(other, agree=True))
    until_happened(other, "undone")
    for browser in (jana, petr):
        with browser.page(table, **{"from": known}) as page:
            assert page.receive()["type"] == "snapshot"
    with petr.page(table, **{"from": other.table["number"]}) as page:
        page.table = {"number": other.table["number"]}
        assert page.receive()["type"] == "entries"


def test_records_replays_and_other_processes_know_what_counts(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    with own_server(tmp_path, database=database) as server:
        jana, petr = server.browser(), server.browser()
        with two_people(jana, petr) as pages:
            asker, other = acted_once(pages)
            ask(asker, undo_wish(asker))
            wait_for(other, lambda table: table["undo"])
            ask(other, undo_answer(other, agree=True))
            for page in pages:
                until_happened(page, "undone")
            play_to_the_end(*pages)
            table = asker.table["table"]
        shown = jana.get(f"/api/tables/{table}")
        record = dominium.Record.from_dict(jana.get(f"/api/tables/{table}/record"))
        counting = [e["action"] for e in shown["history"] if e["action"] and not e["undone"]]
        assert list(record.actions) == counting
        assert record.replay().outcome() == record.outcome
        assert jana.get(f"/api/tables/{table}/replay")["plies"] == len(counting)
        assert refusal_of(jana, table)
        with own_server(tmp_path, database=database) as another:
            other_browser = another.browser()
            other_browser.http.cookies = jana.http.cookies
            assert other_browser.get(f"/api/tables/{table}") == shown
            assert other_browser.get(f"/api/tables/{table}/proof") == jana.get(
                f"/api/tables/{table}/proof"
            )


def refusal_of(browser: Browser, table: str) -> bool:
    """True if nothing is taken back at a finished table."""
    with browser.page(table) as page:
        page.receive()
        return refusal(page, undo_wish(page, page.table["ply"] - 1)) == "finished"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_is_told_in_every_language(
    petr: Browser, pages: tuple[Page, Page], language: str
) -> None:
    asker, other = acted_once(pages)
    ask(asker, undo_wish(asker))
    wait_for(other, lambda table: table["undo"])
    with petr.page(asker.table["table"], language=language) as page:
        page.receive()
        told: list[Json] = [entry for entry in page.table["history"] if entry["action"] is None]
        name = "Jana" if asker is pages[0] else "Petr"
        assert len(told) == 1
        assert name in told[0]["text"][0]
        assert told[0]["events"] == []
