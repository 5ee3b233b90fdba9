"""Queendomino and the Royal Wedding over the socket: turns of five steps, teams, eight seats."""

from __future__ import annotations

import hashlib
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

import dominium
from dominium.describe import Describer
from dominium.server.model import fair_dealing
from tests.server.conftest import BOT, DEVICE, FRIEND, ME, catch_up

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.server.conftest import Browser, Json, Page, RunningServer

LANGUAGES = ("en", "cs", "sk", "pl")
OPTIONAL = ("tax", "build", "burn")
TURN = ("place", "tax", "build", "burn", "claim")


def step(page: Page) -> str:
    return str(page.table["view"]["step"])


def check_lines(table: Json) -> None:
    """One group of lines for each kingdom, and nobody's words are missing."""
    kingdoms = len(table["view"]["kingdoms"])
    for key in ("score_lines", "kingdom_lines", "court_lines", "frame_lines"):
        assert len(table[key]) == kingdoms, key
        assert all(table[key]), key
    assert table["building_lines"]
    for seat in table["seats"]:
        assert seat["seat"] in table["view"]["kingdoms"][seat["kingdom"]]["seats"]


def check_course(table: Json) -> None:
    """The history, played again, leads to what is shown."""
    state = dominium.load(table["game"], **table["options"]).start()
    for entry in table["history"]:
        events = state.apply(entry["action"])
        assert [event.to_dict() for event in events] == entry["events"]
    you = table["you"]
    viewer = state.actor if state.actor in you else (you[0] if you else None)
    assert state.view(viewer).to_dict() == table["view"]  # type: ignore[arg-type]


MOST_GAMES = 10


@pytest.fixture
def page(jana: Browser) -> Iterator[Page]:
    """A game of two seats, both Jana's."""
    opened = jana.open_table([ME, DEVICE], game="queendomino")
    with jana.page(opened["table"]) as page:
        page.receive()
        yield page


def play_until(page: Page, reached: Callable[[Page], bool]) -> None:
    """Play the first choice until something is reached."""
    while not reached(page):
        assert page.until_my_turn(), "the game ended too early"
        page.play_first_choice()


@pytest.mark.parametrize(
    ("bots", "wishes", "kingdoms"),
    [
        (1, {}, 2),
        (2, {"options": {"tax_bonus": "per_knight"}}, 3),
        (3, {"options": {"harmony": True, "middle_kingdom": True}}, 4),
        (6, {"options": {"set": "royal_wedding"}}, 7),
        (5, {"preset": "royal_wedding_teams"}, 3),
        (7, {"options": {"set": "royal_wedding"}}, 4),
    ],
)
def test_a_person_plays_a_whole_game_against_bots(
    jana: Browser, bots: int, wishes: Json, kingdoms: int
) -> None:
    opened = jana.open_table([ME, *[BOT] * bots], game="queendomino", **wishes)
    with jana.page(opened["table"]) as page:
        page.receive()
        skipped = 0
        while page.until_my_turn():
            assert (step(page) in OPTIONAL) == bool(page.table["skip"])
            if page.table["skip"] and page.table["ply"] % 2:
                ply, skip = page.table["ply"], page.table["skip"]
                page.act(*skip)
                page.until_ply(ply + len(skip))
                skipped += 1
            else:
                page.play_first_choice()
    table = page.table
    check_lines(table)
    check_course(table)
    assert skipped
    assert len(table["view"]["kingdoms"]) == kingdoms
    assert table["options"]["teams"] == (kingdoms * 2 == bots + 1)
    assert [entry["ply"] for entry in table["history"]] == list(range(1, table["ply"] + 1))
    assert len(table["outcome"]["lines"]) >= kingdoms
    assert sorted(seat for place in table["outcome"]["ranking"] for seat in place) == list(
        range(bots + 1)
    )


def test_bots_of_every_level_finish_a_team_game_and_every_draw_is_fair(jana: Browser) -> None:
    levels = ["easy", "medium"] * 4
    seats = [{"kind": "bot", "level": level} for level in levels]
    opened = jana.open_table(seats, game="queendomino", options={"set": "royal_wedding"})
    with jana.page(opened["table"]) as page:
        page.receive()
        while page.table["status"] != "finished":
            page.receive()
    seed = bytes.fromhex(page.table["seed"])
    assert hashlib.sha256(seed).hexdigest() == page.table["commitment"]
    state = dominium.load("queendomino", seats=8, set="royal_wedding").start()
    for entry in page.table["history"]:
        if state.actor == dominium.CHANCE:
            drawn = fair_dealing.draw(seed, opened["table"], entry["number"], state.odds())
            assert (str(drawn), entry["seat"]) == (entry["action"], None)
        state.apply(entry["action"])
    assert state.actor is None


def test_bots_are_never_met_in_the_middle_of_a_turn(jana: Browser) -> None:
    opened = jana.open_table([BOT, BOT, BOT], game="queendomino")
    with jana.page(opened["table"]) as page:
        page.receive()
        while page.table["status"] != "finished":
            view = page.table["view"]
            # Before the last round a turn of somebody else or a draw lies between two of one seat.
            if view["round"] < view["rounds"]:
                assert page.table["history"][-1]["seat"] != view["actor"]
            page.receive()
    assert any(each["action"].startswith("build") for each in page.table["history"])


def test_partners_share_a_kingdom_and_decide_alone(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table(
        [ME, FRIEND, BOT, BOT, BOT, BOT], game="queendomino", preset="royal_wedding_teams"
    )
    petr.join(opened["invitations"][0]["link"], "Petr")
    with jana.page(opened["table"]) as left, petr.page(opened["table"]) as right:
        pages = (left, right)
        for page in pages:
            page.receive()
        assert [seat["kingdom"] for seat in left.table["seats"]] == [0, 0, 1, 1, 2, 2]
        acted = set()
        while left.table["status"] != "finished":
            actor = left.table["view"]["actor"]
            if actor in (0, 1):
                acting, watching = pages[actor], pages[1 - actor]
                assert acting.table["legal"]
                assert (watching.table["legal"], watching.table["skip"]) == ([], [])
                if actor not in acted:
                    watching.act(acting.table["legal"][0]["action"])
                    assert watching.until("refused")["code"] == "not_your_turn"
                acted.add(actor)
                acting.play_first_choice()
            else:
                left.receive()
            catch_up(pages)
        standings = left.table["outcome"]["standings"]
        assert sorted(standing["seats"] for standing in standings) == [[0, 1], [2, 3], [4, 5]]
        assert all(len(place) % 2 == 0 for place in left.table["outcome"]["ranking"])
        rematch = petr.http.post(f"/api/tables/{opened['table']}/rematch").json()["table"]
    table = jana.get(f"/api/tables/{rematch}")
    assert (table["status"], table["options"]["teams"], len(table["seats"])) == ("running", True, 6)
    assert [seat["name"] for seat in table["seats"]][:2] == ["Jana", "Petr"]
    assert petr.get(f"/api/tables/{rematch}")["you"] == [1]


@pytest.mark.parametrize(("seats", "rounds"), [(4, 12), (8, 2)])
def test_people_at_one_table_see_the_same(server: RunningServer, seats: int, rounds: int) -> None:
    browsers = [server.browser() for _ in range(seats)]
    options = {"set": "royal_wedding"} if seats > 4 else {}
    opened = browsers[0].open_table(
        [ME, *[FRIEND] * (seats - 1)], game="queendomino", options=options
    )
    for number, invitation in enumerate(opened["invitations"], 1):
        browsers[number].join(invitation["link"], f"Host {number}")
    with ExitStack() as stack:
        pages = [stack.enter_context(browser.page(opened["table"])) for browser in browsers]
        for page in pages:
            page.receive()
        while pages[0].table["status"] == "running" and pages[0].table["view"]["round"] <= rounds:
            acting = pages[pages[0].table["view"]["actor"]]
            acting.act(*acting.table["skip"] or [acting.table["legal"][0]["action"]])
            acting.until("entries")
            for page in pages:
                page.until_ply(acting.table["ply"])
        tables = [page.table for page in pages]
    for table in tables:
        check_lines(table)
        check_course(table)
        for key in ("ply", "score_lines", "kingdom_lines", "court_lines", "frame_lines"):
            assert table[key] == tables[0][key]


def test_skipping_is_one_message(page: Page) -> None:
    play_until(page, lambda page: len(page.table["skip"]) >= 2)
    ply, skip = page.table["ply"], page.table["skip"]
    assert set(skip) == {"-"}
    page.act(*skip)
    news = page.until("entries")
    assert [entry["action"] for entry in news["entries"]][: len(skip)] == skip
    assert page.table["ply"] >= ply + len(skip)
    assert step(page) not in OPTIONAL
    assert page.table["skip"] == []


def test_a_wrong_second_action_undoes_the_first(page: Page) -> None:
    play_until(page, lambda page: len(page.table["skip"]) >= 2)
    ply, before = page.table["ply"], step(page)
    for wrong in (["-", "24"], ["-", "tax a1"], ["-", "burn 9"], ["-", "nonsense"], ["-"] * 6):
        request = page.act(*wrong)
        answer = page.until("refused")
        assert answer["request"] == request
        assert answer["text"]
    assert page.silent()
    assert (page.table["ply"], step(page)) == (ply, before)
    page.act("-", "-")
    page.until_ply(ply + 2)


def test_a_whole_turn_is_one_message(page: Page) -> None:
    play_until(page, lambda page: step(page) == "place" and page.table["view"]["round"] < 12)
    state = dominium.load("queendomino", **page.table["options"]).start()
    for entry in page.table["history"]:
        state.apply(entry["action"])
    turn: list[str] = []
    while not turn or state.view(None).step in (*OPTIONAL, "claim"):
        # What is optional is done where it can be: the first action is never the decline.
        turn.append(str(state.legal_actions()[0]))
        state.apply(turn[-1])
    ply = page.table["ply"]
    page.act(*turn)
    page.until_ply(ply + len(turn))
    done = [entry["action"] for entry in page.table["history"][ply:]]
    assert done[: len(turn)] == turn


def test_choices_say_what_they_bring(page: Page) -> None:
    seen = set()
    while page.until_my_turn():
        legal = page.table["legal"]
        assert [choice["number"] for choice in legal] == list(range(1, len(legal) + 1))
        assert all(choice["text"] for choice in legal)
        assert all(choice["kind"] != "decline" for choice in legal[:-1])
        slots = {slot["slot"]: slot for slot in page.table["view"]["building_board"]["slots"]}
        for choice in legal:
            kind = choice["kind"]
            seen.add(kind)
            if kind == "tax":
                assert choice["action"] == " ".join(["tax", *choice["squares"]])
                assert choice["coins"] >= len(choice["squares"])
            elif kind == "build":
                assert choice["action"] == f"build {choice['slot']} {choice['squares'][0]}"
                assert choice["cost"] == slots[choice["slot"]]["cost"]
                assert "gain" in choice
            elif kind == "burn":
                assert choice["action"] == f"burn {choice['slot']}"
                assert slots[choice["slot"]]["building"] is not None
            elif kind == "decline":
                assert (choice["action"], choice.get("squares")) == ("-", [])
        for worth in ("coins", "gain"):
            ranked = [choice[worth] for choice in legal if worth in choice]
            assert ranked == sorted(ranked, reverse=True)
        page.play_first_choice()
    assert seen == {"place", "claim", "tax", "build", "burn", "decline"}


WRONG: dict[str, dict[str, str]] = {
    "place": {"tax e6": "must_place", "-": "must_place", "burn 0": "must_place"},
    "tax": {"24": "must_tax", "build 0 e6": "must_tax", "tax a1": "not_on_domino"},
    "build": {"24": "must_build", "burn 0": "must_build", "build 9 e6": "no_such_slot"},
    "burn": {"24": "must_burn", "tax e6": "must_burn", "burn 9": "no_such_slot"},
    "claim": {"-": "must_claim", "build 0 e6": "must_claim", "burn 0": "must_claim"},
}


def refused_in_every_language(page: Page, text: str) -> tuple[str, Json]:
    """The code and the details of a refusal whose words name what is possible instead."""
    ply = page.table["ply"]
    game = dominium.load("queendomino", **page.table["options"])
    told = set()
    for language in LANGUAGES:
        page.send({"type": "language", "language": language})
        page.until("snapshot")
        # Somebody without a name of their own is called otherwise in each language.
        names = [seat["name"] for seat in page.table["seats"]]
        page.act(text)
        answer = page.until("refused")
        reason = Describer(game, language, names).refusal(answer["code"], answer["params"])
        assert reason in answer["text"] != reason
        told.add(answer["text"])
    assert len(told) == len(LANGUAGES)
    assert page.silent()
    assert page.table["ply"] == ply
    return answer["code"], answer["params"]


@pytest.mark.parametrize("wanted", TURN)
def test_refusals_of_every_step_have_words_in_every_language(page: Page, wanted: str) -> None:
    play_until(page, lambda page: step(page) == wanted and page.table["view"]["round"] > 0)
    for text, code in WRONG[wanted].items():
        assert refused_in_every_language(page, text)[0] == code


def test_what_the_rules_forbid_within_a_step_is_explained(jana: Browser) -> None:
    """Places without town, empty slots, poor kingdoms: nearly every game has all of them."""
    missing = {
        "not_on_domino",
        "not_enough_knights",
        "no_such_slot",
        "slot_empty",
        "not_enough_coins",
        "not_a_town",
        "town_occupied",
        "not_in_offer",
        "already_claimed",
    }
    for _ in range(MOST_GAMES):
        opened = jana.open_table([ME, DEVICE], game="queendomino")
        with jana.page(opened["table"]) as page:
            page.receive()
            explain(page, missing)
        if not missing:
            return
    raise AssertionError(f"{missing} are not met in {MOST_GAMES} games")


def explain(page: Page, missing: set[str]) -> None:
    """Play a game and have refusals explained; takes out of the missing codes what was met."""
    while missing and page.until_my_turn():
        state = dominium.load("queendomino", **page.table["options"]).start()
        for entry in page.table["history"]:
            state.apply(entry["action"])
        for text in attempts(page.table["view"]):
            refusal = state.refusal(text)
            if refusal is not None and refusal.code in missing:
                code, params = refused_in_every_language(page, text)
                assert (code, params) == (refusal.code, refusal.params)
                missing.remove(code)
        page.play_first_choice()


def attempts(view: Json) -> Iterator[str]:
    """Actions of the present step, many of them against the rules."""
    kingdom = next(each for each in view["kingdoms"] if view["actor"] in each["seats"])
    squares = [each["square"] for each in kingdom["squares"]]
    if view["step"] == "tax":
        yield from ("tax a1", " ".join(["tax", *view["turn"]["squares"]]))
    elif view["step"] == "build":
        yield from (f"build {slot} {square}" for slot in (9, *range(6)) for square in squares)
    elif view["step"] == "burn":
        yield from (f"burn {slot}" for slot in (9, *range(6)))
    elif view["step"] == "claim":
        yield from map(str, range(1, 49))


@pytest.mark.parametrize(
    ("seats", "wishes", "code"),
    [
        (2, {"options": {"set": "royal_wedding"}}, "royal_wedding_needs_three_seats"),
        (5, {}, "seats_need_royal_wedding"),
        (8, {}, "seats_need_royal_wedding"),
        (4, {"options": {"teams": True}}, "teams_need_royal_wedding"),
        (5, {"preset": "royal_wedding_teams"}, "teams_need_six_or_eight_seats"),
        (9, {"preset": "royal_wedding"}, "bad_value"),
        (2, {"options": {"tax_bonus": "always"}}, "bad_value"),
    ],
)
def test_impossible_tables_are_told_in_words(
    jana: Browser, seats: int, wishes: Json, code: str
) -> None:
    told = set()
    for language in LANGUAGES:
        wish = {"game": "queendomino", "my_name": "Jana", "seats": [ME] * seats, **wishes}
        answer = jana.http.post("/api/tables", json=wish, params={"language": language})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_table")
        (fault,) = answer.json()["faults"]
        assert fault["code"] == code
        told.add(fault["text"])
    assert len(told) == len(LANGUAGES)


def test_the_lobby_offers_queendomino(jana: Browser) -> None:
    games = {game["id"]: game for game in jana.http.get("/api/games").json()}
    game = games["queendomino"]
    assert game["seats"] == [2, 8]
    assert [option["name"] for option in game["options"]][:4] == [
        "seats",
        "set",
        "teams",
        "tax_bonus",
    ]
    assert [preset["id"] for preset in game["presets"]] == [
        "queendomino",
        "royal_wedding",
        "royal_wedding_teams",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_of_buildings_is_told(jana: Browser, language: str) -> None:
    shown = jana.http.get("/api/buildings", params={"language": language}).json()
    assert [building["id"] for building in shown] == [each.id for each in dominium.buildings()]
    assert sum(building["count"] for building in shown) == 32
    assert all(building["name"] and building["text"] for building in shown)


def test_a_finished_game_is_replayed_by_kingdoms(jana: Browser) -> None:
    opened = jana.open_table([BOT] * 8, game="queendomino", options={"set": "royal_wedding"})
    path = f"/api/tables/{opened['table']}"
    with jana.page(opened["table"]) as page:
        page.receive()
        while page.table["status"] != "finished":
            page.receive()
    shown = jana.get(f"{path}/replay", ply=page.table["ply"] // 2, language="cs")
    assert (shown["game"], len(shown["names"])) == ("queendomino", 8)
    for key in ("kingdom_lines", "court_lines", "scores_text"):
        assert len(shown[key]) == 4
    assert shown["building_lines"]
    record = jana.get(f"{path}/record")
    again = jana.http.post("/api/replay", json={"record": record, "ply": page.table["ply"]})
    assert again.json()["outcome"]["ranking"] == page.table["outcome"]["ranking"]
