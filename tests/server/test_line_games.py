"""The seven domino games over the socket: choices, turns, bots, Solo, the lobby, replays."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

import pytest

import dominium
from dominium import bots
from dominium.server.accounts.people import People
from dominium.server.model.table import Seat
from dominium.server.model.table_settings import Pace
from dominium.server.storage import Database, EventStore
from dominium.server.tables import jobs
from dominium.server.tables.service import Tables
from tests.server.conftest import BOT, FRIEND, ME, play_to_the_end, quick
from tests.server.hidden import Course

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.conftest import Browser, Json, Page

LANGUAGES = ("en", "cs", "sk", "pl")
SEATS = {
    "block": (2, 2),
    "draw": (2, 2),
    "matador": (2, 2),
    "bergen": (2, 3),
    "sebastopol": (4, 4),
    "twenty_one": (2, 4),
    "solo": (1, 1),
    "muggins": (2, 4),
}
SHORT: dict[str, Json] = {
    "block": {"target": 20},
    "draw": {"deals": 2},
    "matador": {"deals": 2},
    "bergen": {"target": 6},
    "sebastopol": {"deals": 2},
    "twenty_one": {"deals": 3},
    "solo": {},
    "muggins": {"target": 40},
}
LINES = ("ends_line", "stock_line", "played_line")
LISTS = ("line_lines", "hands_lines", "total_lines")
OF_KINGDOMS = ("score_lines", "offer_lines", "building_lines", "kingdom_lines", "frame_lines")


def played(page: Page) -> Course:
    """The game of a page up to now, of which it must know everything."""
    table = page.table
    return Course(
        {
            "game": table["game"],
            "options": table["options"],
            "actions": [entry["action"] for entry in table["history"]],
        }
    )


@pytest.mark.parametrize("game", SEATS)
def test_a_person_plays_a_whole_match_against_bots(jana: Browser, game: str) -> None:
    seats = SEATS[game][1]
    opened = jana.open_table([ME, *[BOT] * (seats - 1)], game=game, options=SHORT[game])
    assert opened["invitations"] == []
    kinds = set[str]()
    with jana.page(opened["table"], language="cs") as page:
        page.receive()
        while page.until_my_turn():
            table = page.table
            assert (table["family"], table["skip"]) == ("line", [])
            assert all(table[key] for key in (*LINES, *LISTS, "hand_lines"))
            assert not any(key in table for key in OF_KINGDOMS)
            assert not any("kingdom" in seat for seat in table["seats"])
            check_choices(table)
            kinds |= {choice["kind"] for choice in table["legal"]}
            page.play_first_choice()
    course = played(page)
    outcome = course.states[-1].outcome()
    assert outcome is not None
    told = {key: value for key, value in page.table["outcome"].items() if key != "lines"}
    assert told == outcome.to_dict()
    assert page.table["outcome"]["lines"]
    assert page.table["deal_lines"]
    assert bool(page.table["bank_line"]) == (game == "sebastopol")
    assert kinds <= {"lead", "lay", "draw", "pass", "hit", "stand"}


def check_choices(table: Json) -> None:
    legal = table["legal"]
    assert [choice["number"] for choice in legal] == list(range(1, len(legal) + 1))
    assert all(choice["text"] and choice["short"] for choice in legal)
    assert "squares" not in legal[0]
    hand = table["view"]["hands"][0]["tiles"]
    points = [choice.get("points", 0) for choice in legal]
    assert points == sorted(points, reverse=True)
    for choice in legal:
        if choice["kind"] not in {"lead", "lay"}:
            assert "tile" not in choice
            continue
        assert choice["tile"] in hand
        assert sorted([choice["inward"], choice["outward"]]) == sorted(map(int, choice["tile"]))
        assert ("end" in choice) == (choice["kind"] == "lay")
        written = choice["tile"] + (choice["end"][0] if "end" in choice else "")
        assert choice["action"].startswith(written)
        assert choice["action"] in {written, f"{written}{choice['outward']}"}
    declined = [choice["kind"] in {"draw", "pass"} for choice in legal]
    assert declined == sorted(declined)


def test_choices_tell_how_a_tile_will_lie(jana: Browser) -> None:
    opened = jana.open_table([ME, BOT], game="matador", options={"deals": 30, "wild": "any_time"})
    wild = 0
    with jana.page(opened["table"]) as page:
        page.receive()
        while wild < 3 and page.until_my_turn():
            choice = page.table["legal"][-1]
            if choice["kind"] == "draw":
                choice = page.table["legal"][0]
            ply = page.table["ply"]
            page.act(choice["action"])
            page.until_ply(ply + 1)
            (laid,) = (
                event
                for event in page.table["history"][ply]["events"]
                if event["kind"] == "tile_laid"
            )
            for key in ("tile", "inward", "outward", "open_ends"):
                assert laid[key] == choice[key]
            assert laid["end"] == choice.get("end")
            assert laid["wild"] == choice.get("wild", False)
            wild += laid["wild"]
    assert wild == 3


def test_draws_are_announced_with_the_decision_before_them(jana: Browser) -> None:
    opened = jana.open_table([ME, BOT], game="draw", options={"deals": 3})
    with jana.page(opened["table"]) as page:
        page.receive()
        while page.until_my_turn():
            page.play_first_choice()
    first, draws = page.table["history"][0], 0
    assert first["text"]
    for entry in page.table["history"][1:]:
        assert entry["seat"] is not None or not entry["text"]
        draws += entry["seat"] is None
    assert draws > 3 * 14


def test_what_is_drawn_cannot_be_tried_out(jana: Browser) -> None:
    opened = jana.open_table([ME, BOT], game="bergen")
    with jana.page(opened["table"]) as page:
        page.receive()
        while page.until_my_turn():
            if any(choice["action"] == "draw" for choice in page.table["legal"]):
                break
            page.play_first_choice()
        ply, hand = page.table["ply"], page.table["hand_lines"]
        answers = set()
        for tile in sorted({f"{a}{b}" for a in range(7) for b in range(a + 1)}):
            for second in (f"{tile}l", f"{tile}r", "pass", "draw"):
                page.act("draw", second)
                refused = page.until("refused")
                answers.add((refused["code"], str(refused["params"]), refused["text"]))
        assert {code for code, _, _ in answers} == {"chance_acts"}
        assert len(answers) == 1
        assert page.silent()
        assert (page.table["ply"], page.table["hand_lines"]) == (ply, hand)
        page.act("draw")
        page.until_ply(ply + 2)
        assert page.table["view"]["step"] == "play_or_pass"
        assert "pass" in [choice["action"] for choice in page.table["legal"]]


def test_solo_needs_nobody_else(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME], game="solo")
    table = jana.get(f"/api/tables/{opened['table']}")
    assert (table["status"], table["invitations"], table["you"]) == ("running", [], [0])
    assert len(table["view"]["hands"][0]["tiles"]) == 5
    beside = petr.get(f"/api/tables/{opened['table']}")
    assert beside["view"]["hands"] == table["view"]["hands"]
    assert (beside["looking"], beside["legal"]) == (None, [])
    assert [item["tile"] for item in beside["hand_items"]] == table["view"]["hands"][0]["tiles"]
    with jana.page(opened["table"]) as page:
        page.receive()
        while page.until_my_turn():
            page.play_first_choice()
    assert page.table["outcome"]["reason"] in {"all_laid", "stuck"}
    assert "=?" not in [entry["action"] for entry in page.table["history"]]


def test_several_tiles_of_solo_are_laid_by_one_message(jana: Browser) -> None:
    laid = 0
    while laid < 3:  # now and then hardly a tile fits
        with jana.page(jana.open_table([ME], game="solo")["table"]) as page:
            page.receive()
            turn, ply = several(played(page).states[-1]), page.table["ply"]
            page.act(*turn)
            page.until_ply(ply + len(turn))
            assert [entry["action"] for entry in page.table["history"][ply:]][: len(turn)] == turn
            laid = max(laid, len(turn))


def several(state: dominium.LineState) -> list[str]:
    """Actions up to the next draw, eight at most."""
    turn: list[str] = []
    while isinstance(state.actor, int) and len(turn) < 8:
        turn.append(str(state.legal_actions()[0]))
        state.apply(turn[-1])
    return turn


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_offers_the_seven_games(jana: Browser, language: str) -> None:
    shown = jana.http.get("/api/games", params={"language": language}).json()
    games = {game["id"]: game for game in shown}
    assert [game for game in games if games[game]["family"] == "line"] == list(SEATS)
    for game, (fewest, most) in SEATS.items():
        told = games[game]
        assert told["seats"] == [fewest, most]
        assert told["hidden_hands"] == (game != "solo")
        assert told["title"]
        assert told["summary"]
        assert told["presets"][0]["id"] == game
        for option in told["options"]:
            assert option["label"]
            assert option["help"]
            if "low" in option:
                assert option["values"] == []
                assert option["low"] <= option["default"] <= option["high"]
                assert str(option["default"]) in option["default_label"]
            else:
                assert option["default"] in [value["value"] for value in option["values"]]
                assert all(value["label"] for value in option["values"])
    ranges = {
        (game, option["name"]): (option["low"], option["high"])
        for game in SEATS
        for option in games[game]["options"]
        if "low" in option
    }
    assert ranges[("block", "target")] == (20, 500)
    assert ranges[("sebastopol", "stake")] == (1, 100)
    for game in ("kingdomino", "queendomino"):
        assert (games[game]["family"], games[game]["hidden_hands"]) == ("kingdom", False)
        assert not any("low" in option for option in games[game]["options"])


@pytest.mark.parametrize(
    ("game", "seats", "options", "code"),
    [
        ("block", 3, {}, "bad_value"),
        ("sebastopol", 2, {}, "bad_value"),
        ("solo", 2, {}, "bad_value"),
        ("block", 2, {"target": 19}, "bad_value"),
        ("block", 2, {"target": True}, "bad_value"),
        ("draw", 2, {"target": 50}, "target_needs_points"),
        ("draw", 2, {"scoring": "points", "deals": 3}, "deals_need_counting"),
    ],
)
def test_impossible_tables_are_told_in_words(
    jana: Browser, game: str, seats: int, options: Json, code: str
) -> None:
    told = set()
    for language in LANGUAGES:
        wish = {"game": game, "my_name": "Jana", "seats": [ME] * seats, "options": options}
        answer = jana.http.post("/api/tables", json=wish, params={"language": language})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_table")
        (fault,) = answer.json()["faults"]
        assert fault["code"] == code
        told.add(fault["text"])
    assert len(told) == len(LANGUAGES)


def test_words_are_understood_in_the_language_of_the_page(jana: Browser) -> None:
    opened = jana.open_table([ME, BOT], game="twenty_one", options={"deals": 1})
    with jana.page(opened["table"], language="cs") as page:
        page.receive()
        assert page.until_my_turn()
        ply = page.table["ply"]
        page.act("dost")
        page.until_ply(ply + 1)
        assert page.table["history"][ply]["action"] == "stand"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_what_the_own_hand_can_do(jana: Browser, language: str) -> None:
    opened = jana.open_table([ME, BOT], game="block")
    with jana.page(opened["table"], language=language) as page:
        page.receive()
        assert page.until_my_turn()
        missing = {"66", "55", "44", "33", "22", "11", "00"} - set(
            page.table["view"]["hands"][0]["tiles"]
        )
        page.act(f"{missing.pop()}l")
        refused = page.until("refused")
        assert refused["code"] in {"tile_not_in_hand", "must_lead"}
        assert len(refused["text"]) > 20


def test_a_rematch_of_friends_keeps_hands_apart(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, FRIEND], game="block", options={"target": 20})
    petr.join(opened["invitations"][0]["link"], "Petr")
    with jana.page(opened["table"]) as left, petr.page(opened["table"]) as right:
        left.receive()
        right.receive()
        play_to_the_end(left, right)
    rematch = petr.http.post(f"/api/tables/{opened['table']}/rematch").json()["table"]
    for seat, browser in enumerate((jana, petr)):
        table = browser.get(f"/api/tables/{rematch}")
        assert (table["status"], table["looking"]) == ("running", seat)
        assert table["view"]["hands"][1 - seat]["tiles"] is None


def test_replays_stop_where_somebody_decides(jana: Browser) -> None:
    opened = jana.open_table([BOT, BOT], game="draw", options={"deals": 2})
    path = f"/api/tables/{opened['table']}"
    with jana.page(opened["table"]) as page:
        page.receive()
        while page.table["status"] != "finished":
            page.receive()
    record = jana.get(f"{path}/record")
    course = Course(record)
    told, names = list[str](), []
    last = jana.get(f"{path}/replay")
    decisions = [ply for ply, state in enumerate(course.states) if isinstance(state.actor, int)]
    assert last["stops"] == [*decisions, len(course.actions)]
    for ply in last["stops"]:
        shown = jana.get(f"{path}/replay", ply=ply)
        assert (shown["family"], shown["game"], shown["ply"]) == ("line", "draw", ply)
        assert all(shown[key] for key in (*LINES, *LISTS))
        assert not any(key in shown for key in ("kingdom_lines", "scores_text"))
        tiles = [laid["tile"] for laid in shown["view"]["line"]]
        for seat, hand in enumerate(shown["view"]["hands"]):
            true = course.states[ply].view(seat).hands[seat].tiles
            assert tuple(hand["tiles"]) == tuple(true or ())
            assert len(shown["hand_lines"][seat]) > len(hand["tiles"])
            tiles += hand["tiles"]
        assert len(set(tiles)) == len(tiles)
        assert shown["announcements"]
        told += shown["announcements"]
        names.append(shown["names"])
    assert len(names) == len(last["stops"])
    assert last["standings_text"]
    again = jana.http.post("/api/replay", json={"record": record, "ply": 20}).json()
    assert again == jana.get(f"{path}/replay", ply=20)


def test_the_record_of_a_running_table_cannot_be_replayed(jana: Browser) -> None:
    opened = jana.open_table([ME, BOT], game="block")
    record = jana.get(f"/api/tables/{opened['table']}/record")
    assert record["actions"].count("=?") == 7
    answer = jana.http.post("/api/replay", json={"record": record})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_record")


# --- Bots -------------------------------------------------------------------------------------


def played_by_bots(folder: Path, game: dominium.Game, level: str = "easy") -> list[list[str]]:
    """The turns of bots that play a whole match, each as they were written."""
    turns: list[list[str]] = []

    async def course() -> None:
        database = Database(quick(folder).database_url)
        await database.migrate()
        tables = Tables(EventStore(database, Pace(0, 0), lambda *_written: None))
        jana = await People(database).update_or_create(None, "Jana")
        seats = tuple(Seat(seat, "bot", None, level, None) for seat in range(game.seats))
        table = await tables.open(jana, game, seats)
        while table.bot_to_move is not None:
            known = table.ply
            table = await tables.act_for_bot(table, jobs.bot_turn(table))
            turns.append([ply.action for ply in table.plies[known:]])
        assert table.status == "finished"
        await database.close()

    asyncio.run(course())
    return turns


@pytest.mark.parametrize(("game", "level"), [(game, "easy") for game in SEATS])
def test_bots_play_every_game_to_the_end(tmp_path: Path, game: str, level: str) -> None:
    loaded = dominium.load(game, seats=SEATS[game][1], **SHORT[game])
    assert played_by_bots(tmp_path, loaded, level)


def test_a_bot_draws_and_plays_in_one_turn(tmp_path: Path) -> None:
    turns = played_by_bots(tmp_path, dominium.load("bergen", seats=3, target=30))
    begun_with_draw = [turn for turn in turns if turn[0] == "draw"]
    whole = [turn for turn in begun_with_draw if len(turn) > 2 and not turn[2].startswith("=")]
    for turn in whole:
        decisions = [action for action in turn if not action.startswith("=")]
        assert decisions == ["draw", turn[2]]
        assert turn[1].startswith("=")
    # Only where the last tile of the stock makes a blind alley, the deal ends with the draw.
    assert len(whole) > len(begun_with_draw) / 2
    assert all(turn.count("draw") <= 1 for turn in turns)


def test_a_bot_takes_all_its_tiles_in_one_turn(tmp_path: Path) -> None:
    turns = played_by_bots(tmp_path, dominium.load("twenty_one", seats=4, deals=5))
    assert len(turns) == 4 * 5
    for turn in turns:
        decisions = [action for action in turn if not action.startswith("=")]
        assert decisions == ["hit"] * (len(decisions) - 1) + ["stand"]
    assert max(map(len, turns)) > 2


class Spy:
    """A bot that looks at what it is given, and plays at random."""

    name = "spy"

    def __init__(self) -> None:
        self.guesses = Counter[bool]()

    def choose(self, turn: bots.Turn) -> dominium.actions.Decision:
        assert turn.view.viewer == turn.seat
        assert isinstance(turn.view, dominium.LineView)
        for hand in turn.view.hands:
            assert (hand.tiles is None) == (hand.seat != turn.seat)
        # What is imagined agrees with what is seen, and differs from time to time.
        imagined = [turn.memory.determinize(turn.rng) for _ in range(2)]
        assert all(state.view(turn.seat) == turn.view for state in imagined)
        self.guesses[imagined[0] == imagined[1]] += 1
        return turn.rng.choice(turn.legal_actions)


@pytest.mark.parametrize("game", ["block", "draw", "matador", "bergen", "sebastopol", "twenty_one"])
def test_a_bot_never_gets_what_its_seat_may_not_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    spy = Spy()
    monkeypatch.setattr(bots, "create", lambda _level: spy)
    played_by_bots(tmp_path, dominium.load(game, seats=SEATS[game][1], **SHORT[game]))
    assert spy.guesses[False] > spy.guesses[True]
