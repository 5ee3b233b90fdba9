"""The score pad for tiles on a table at home."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.conftest import Browser, Json

LANGUAGES = ("en", "cs", "sk", "pl")


def tally(browser: Browser, game: str, entries: list[Json], **more: object) -> Json:
    wish = {"game": game, "entries": entries, **more}
    answer = browser.http.post("/api/tally", json=wish, params={"language": "cs"})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def out(seat: int, *hands: Json | None) -> Json:
    return {"kind": "deal", "ending": "out", "out": [seat], "hands": list(hands)}


def test_block_is_counted_up_to_its_target(jana: Browser) -> None:
    entries = [
        {"kind": "lead", "seat": 1},
        out(0, None, {"tiles": ["65", "66"]}),
        {"kind": "deal", "ending": "blocked", "hands": [{"pips": 20}, {"pips": 12}]},
    ]
    names = ["Jana", "Petr"]
    pad = tally(jana, "block", entries[:1], names=names, options={"target": 40})
    assert (pad["deals"], pad["totals"], pad["lead"], pad["outcome"]) == ([], [0, 0], 1, None)
    pad = tally(jana, "block", entries, names=names, options={"target": 40})
    assert (pad["totals"], pad["deals_won"], pad["lead"]) == ([23, 20], [1, 1], 1)
    assert [deal["event"]["points"] for deal in pad["deals"]] == [[23, 0], [0, 20]]
    assert all("Jana" in "".join(deal["lines"]) for deal in pad["deals"])
    assert (pad["names"], pad["options"]["target"], pad["faults"]) == (names, 40, [])
    assert (pad["bank"], pad["outcome"]) == (None, None)
    assert pad["lines"]
    pad = tally(jana, "block", [*entries, out(1, {"pips": 20}, None)], options={"target": 40})
    assert pad["totals"] == [23, 40]
    assert pad["outcome"]["ranking"] == [[1], [0]]
    assert len(pad["outcome"]["lines"]) >= 2
    assert len(set(pad["names"])) == 2


def test_sebastopol_keeps_its_bank(jana: Browser) -> None:
    entry = {
        "kind": "deal",
        "ending": "blocked",
        "out": [],
        "hands": [{"pips": 5}, {"pips": 9}, {"pips": 9}, {"pips": 14}],
    }
    pad = tally(jana, "sebastopol", [entry])
    deal = pad["deals"][0]["event"]
    assert (deal["points"], deal["totals"]) == ([36, 6, 6, 0], [24, -6, -6, -12])
    assert sum(pad["totals"]) + pad["bank"] == 0


def test_every_game_has_a_pad(jana: Browser) -> None:
    entries: dict[str, Json] = {
        "draw": {"kind": "deal", "ending": "stock_exhausted", "out": [1], "hands": [None, None]},
        "matador": out(0, None, None),
        "bergen": {"kind": "points", "seat": 1, "points": 3},
        "twenty_one": {"kind": "deal", "ending": "showdown", "hands": [{"pips": 21}, {"pips": 19}]},
        "solo": {"kind": "deal", "ending": "stuck", "hands": [{"count": 2}]},
        "muggins": {"kind": "points", "seat": 1, "points": 35},
    }
    totals = {
        "draw": [0, 1],
        "matador": [1, 0],
        "bergen": [0, 3],
        "twenty_one": [1, 0],
        "muggins": [0, 35],
    }
    for game, entry in entries.items():
        pad = tally(jana, game, [entry])
        assert pad["faults"] == []
        assert pad["totals"] == totals.get(game, [26])
        assert (pad["outcome"] is not None) == (game in {"draw", "matador", "solo"})


def test_the_pad_counts_up_to_the_first_fault_and_tells_all(jana: Browser) -> None:
    entries = [
        out(0, None, {"pips": 7}),
        out(0, None, {"tiles": ["77", "65", "65"]}),
        out(1, {"pips": 5}, None),
    ]
    told = set()
    for language in LANGUAGES:
        answer = jana.http.post(
            "/api/tally", json={"game": "block", "entries": entries}, params={"language": language}
        )
        pad = answer.json()
        assert (answer.status_code, pad["totals"], len(pad["deals"])) == (200, [7, 0], 1)
        assert [(fault["entry"], fault["code"]) for fault in pad["faults"]] == [
            (2, "bad_tile"),
            (2, "tile_twice"),
        ]
        told |= {fault["text"] for fault in pad["faults"]}
    assert len(told) == 2 * len(LANGUAGES)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"game": "kingdomino"}, "unknown_game"),
        ({"game": "block", "options": {"target": 5}}, "bad_value"),
        ({"game": "block", "names": ["Jana"]}, "wrong_seats"),
        ({"game": "bergen", "options": {"seats": 3}, "names": ["a", "b"]}, "wrong_seats"),
    ],
)
def test_impossible_pads_are_refused_in_words(jana: Browser, wish: Json, code: str) -> None:
    answer = jana.http.post("/api/tally", json={"entries": [], **wish})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_tally")
    (fault,) = answer.json()["faults"]
    assert fault["code"] == code
    assert answer.json()["text"] == fault["text"]


@pytest.mark.parametrize(
    "entry",
    [
        {"kind": ""},
        {"kind": "deal"},
        {"kind": "deal", "ending": "party", "hands": [None, None]},
        {"kind": "deal", "ending": "out", "out": [9], "hands": [None, {"pips": 3}]},
        {"kind": "deal", "ending": "out", "out": [0, 1], "hands": [None, {"pips": 3}]},
        {"kind": "deal", "ending": "out", "out": [0], "hands": [None]},
        {"kind": "deal", "ending": "out", "out": [0], "hands": [None, None]},
        {"kind": "deal", "ending": "out", "out": [0], "hands": [None, {"pips": 9999}]},
        {"kind": "deal", "ending": "out", "out": [0], "hands": [None, {"tiles": ["6"]}]},
        {"kind": "deal", "ending": "out", "out": [0], "hands": [None, {"tiles": ["65", "65"]}]},
        {"kind": "points", "seat": 0, "points": 2},
        {"kind": "lead", "seat": 9},
        {"kind": "lead"},
    ],
)
def test_strange_entries_are_faults(jana: Browser, entry: Json) -> None:
    pad = tally(jana, "block", [entry])
    assert pad["faults"]
    assert all(fault["entry"] == 1 and fault["text"] for fault in pad["faults"])
    assert pad["deals"] == []


@pytest.mark.parametrize(
    "entry",
    [
        1,
        {},
        {"kind": None},
        {"kind": ["deal"]},
        {"kind": "deal", "party": 1},
        {"kind": "ďeal"},
        {"kind": "deal", "ending": "ďout", "out": [0], "hands": [None, {"pips": 3}]},
        {"kind": "deal", "ending": "out", "out": [0], "hands": [None, {"tiles": ["ď5"]}]},
        {"kind": "deal", "ending": 5, "hands": "none"},
        {"kind": "deal", "ending": "out", "out": 1, "hands": [None, {"pips": 3}]},
        {"kind": "deal", "ending": "out", "out": [True], "hands": [None, {"pips": 3}]},
        {"kind": "deal", "ending": "out", "out": [0], "hands": [None, {"pips": 10**30}]},
        {"kind": "deal", "ending": "out", "out": [0], "hands": [None, {"pips": -1}]},
        {"kind": "deal", "ending": "out", "out": [0], "hands": [None, {"tiles": [65]}]},
        {"kind": "deal", "ending": "out", "out": [0], "hands": {"0": None}},
    ],
)
def test_unreadable_entries_are_refused(jana: Browser, entry: object) -> None:
    answer = jana.http.post("/api/tally", json={"game": "block", "entries": [entry]})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


@pytest.mark.parametrize("body", [[], {}, {"game": "block"}])
def test_unreadable_wishes_are_refused(jana: Browser, body: object) -> None:
    answer = jana.http.post("/api/tally", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
