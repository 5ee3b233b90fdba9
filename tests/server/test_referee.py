"""The referee through the server: the whole table comes with every request and goes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import dominium
from dominium.referee import Sheet
from dominium.server.tabletop import referee as remembered

if TYPE_CHECKING:
    from tests.server.conftest import Browser, Json

NAMES = ("Jana", "Petr", "Eva", "Ota")


def sheet(game_id: str, *, by_hand: bool = True, **options: Any) -> Json:
    game = dominium.load(game_id, **options)
    return Sheet(game, NAMES[: game.seats], by_hand=by_hand, seed="seed").to_dict()


def ask(browser: Browser, table: Json, act: str = "look", line: str = "", to: str = "cs") -> Json:
    answer = browser.http.post(
        "/api/referee", json={"sheet": table, "act": act, "line": line}, params={"language": to}
    )
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_a_line_game_is_led_to_the_hands_that_count(jana: Browser) -> None:
    shown = ask(jana, sheet("block"))
    assert (shown["draws_due"], shown["finished"], shown["history"]) == (True, False, [])
    assert [choice["text"] for choice in shown["choices"]] == ["Jana", "Petr"]
    for line in ("Petr", "65", "dál", "55 vlevo"):
        shown = ask(jana, shown["sheet"], "say", line)
        assert shown["objection"] is None
        assert shown["told"]
    assert shown["sheet"]["entries"] == ["=s2", "65", "pass", "55l"]
    assert [said["seat"] for said in shown["history"]] == [None, 1, 0, 1]
    assert shown["turn"] == 1
    assert shown["view"]["stock"] == 0
    assert all(hand["tiles"] is None for hand in shown["view"]["hands"])
    laying = next(choice for choice in shown["choices"] if choice.get("end") == "right")
    assert laying["open_ends"]
    shown = ask(jana, shown["sheet"], "say", "dál")
    assert shown["hand_due"]
    assert shown["choices"] == []
    assert "Jana" in shown["expected"][0]


def test_an_objection_changes_nothing_and_says_why_in_every_language(jana: Browser) -> None:
    table = ask(jana, sheet("block"), "say", "Petr")["sheet"]
    sentences = set()
    for language in ("en", "cs", "sk", "pl"):
        shown = ask(jana, table, "say", "blue", language)
        assert shown["sheet"] == table
        assert shown["objection"]["code"] == "malformed"
        sentences.add(shown["objection"]["text"])
    assert len(sentences) == 4


@pytest.mark.parametrize("game_id", ["kingdomino", "queendomino"])
def test_a_kingdom_game_is_drawn_by_the_program_and_led(jana: Browser, game_id: str) -> None:
    shown = ask(jana, sheet(game_id, by_hand=False))
    for _ in range(8):
        assert not shown["draws_due"]
        shown = ask(jana, shown["sheet"], "say", shown["choices"][0]["action"])
        assert shown["objection"] is None
    assert len(shown["kingdom_lines"]) == 2
    back = ask(jana, shown["sheet"], "back")
    assert back["taken_back"]
    assert len(back["sheet"]["entries"]) < len(shown["sheet"]["entries"])
    again = ask(jana, back["sheet"], "say", back["taken_back"])
    assert again["view"] == shown["view"], "the same is drawn again"
    record = ask(jana, shown["sheet"], "record")["record"]
    assert dominium.Record.from_dict(record).replay().view(None).to_dict() == shown["view"]


def test_the_program_draws_for_people_who_ask(jana: Browser) -> None:
    shown = ask(jana, ask(jana, sheet("solo"))["sheet"], "draw")
    assert shown["told"]
    assert len(shown["view"]["hands"][0]["tiles"]) == 5


def test_a_table_is_led_alike_by_whoever_remembers_it_or_not(jana: Browser) -> None:
    shown = ask(jana, sheet("draw"), "say", "Jana")
    table = ask(jana, shown["sheet"], "say", "65")["sheet"]
    known = ask(jana, table)
    remembered._remembered.clear()
    assert ask(jana, table) == known


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"format": "other"}, "malformed"),
        ({"version": 2}, "unknown_version"),
        ({"game": "chess"}, "unknown_game"),
        ({"names": ["Jana"]}, "bad_seats"),
        ({"options": {"target": 5}}, "bad_option"),
        ({"options": {"preset": ["block_50"]}}, "bad_option"),
        ({"entries": ["nonsense"]}, None),
        ({"entries": ["=s1"] * 1001}, "malformed"),
    ],
)
def test_what_is_no_table_is_refused(
    jana: Browser, change: dict[str, Any], code: str | None
) -> None:
    wish = {"sheet": {**sheet("block"), **change}}
    answer = jana.http.post("/api/referee", json=wish, params={"language": "en"})
    assert answer.status_code == 400
    refused = answer.json()
    assert refused["code"] == "bad_sheet"
    assert [fault["code"] for fault in refused.get("faults", [])] == ([code] if code else [])
    assert refused["text"]


@pytest.mark.parametrize(
    ("game_id", "lines", "asked"),
    [
        (
            "kingdomino",
            ("5 12 24 40", "Jana"),
            {
                "kdo": "Na řadě je Jana: vybírá si dílek.",
                "skóre": "Jana 0, Petr 0",
                "nabídka": "Teď 5, volný: les, les.",
                "království Petr": "Řádek 5: E hrad.",
                "rozměr": "Sloupce: E.",
                "poslední": "Vylosovaný král: Jana.",
                "pomoc": "na řadě: kdo je na řadě a co má udělat",
            },
        ),
        (
            "block",
            ("Petr", "65"),
            {
                "kdo": "Na řadě je Jana: přikládá kostku. Vlevo 5, vpravo 6.",
                "konce": "Vlevo 5, vpravo 6.",
                "počty": "Jana: 7 kostek.",
                "poslední": "Začíná Petr: 6-5.",
                "pomoc": "na řadě: kdo je na řadě a co má udělat",
            },
        ),
    ],
)
def test_a_question_is_answered_and_not_written_down(
    jana: Browser, game_id: str, lines: tuple[str, ...], asked: dict[str, str]
) -> None:
    shown = ask(jana, sheet(game_id))
    for line in lines:
        shown = ask(jana, shown["sheet"], "say", line)
    for question, begins in asked.items():
        answered = ask(jana, shown["sheet"], "say", question)
        assert answered["objection"] is None
        assert answered["told"][0].startswith(begins)
        assert answered["sheet"] == shown["sheet"]


@pytest.mark.parametrize("language", dominium.describe.LANGUAGES)
def test_the_referee_helps_with_words_that_are_answered(jana: Browser, language: str) -> None:
    words = dominium.describe.messages(language)
    for game_id in ("queendomino", "matador"):
        table = sheet(game_id)
        main, *_ = words.text("terminal-words-help").split(",")
        for line in ask(jana, table, "say", main, language)["told"]:
            answered = ask(jana, table, "say", line.partition(":")[0], language)
            assert answered["told"] or answered["objection"]["code"] == "unanswered"


def test_a_question_about_nobody_is_refused_with_the_names(jana: Browser) -> None:
    shown = ask(jana, sheet("kingdomino"), "say", "království Zdena")
    assert shown["objection"]["code"] == "unanswered"
    assert "Jana, Petr" in shown["objection"]["text"]


def test_a_player_named_like_a_question_can_be_drawn(jana: Browser) -> None:
    table = sheet("kingdomino") | {"names": ["Kdo", "Petr"], "entries": ["=5, =12, =24, =40"]}
    shown = ask(jana, table, "say", "Kdo")
    assert shown["history"][-1]["entry"] == "=k1"
