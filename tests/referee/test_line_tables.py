"""The referee of the domino games: whole games heard from outside, contradictions, going back."""

from __future__ import annotations

from typing import Any

import pytest

import dominium
from dominium.describe import LANGUAGES
from dominium.referee import Objection, Referee, Sheet
from tests.referee.people import desk, refereed

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("block", {"target": 20}),
    ("block", {"target": 20, "blocked_score": "difference"}),
    ("draw", {"deals": 2}),
    ("draw", {"out_wins": True}),
    ("draw", {"scoring": "points", "target": 20}),
    ("matador", {"deals": 2}),
    ("matador", {"wild": "any_time"}),
    ("bergen", {"target": 5}),
    ("bergen", {"seats": 3, "target": 5}),
    ("sebastopol", {"deals": 2}),
    ("twenty_one", {"deals": 2}),
    ("twenty_one", {"seats": 4, "deals": 2, "ties": "fewer_tiles"}),
    ("muggins", {"target": 40}),
    ("muggins", {"seats": 3, "target": 40}),
    ("muggins", {"seats": 4, "target": 20, "spinner": False}),
]
EVERY = 4
"""Of so many turns one is looked at closely."""


def open_facts(view: Any) -> dict[str, Any]:
    """The open facts of a view; forced passes do not count when all together end a deal."""
    facts = dict(view.to_dict())
    facts["hands"] = [{**hand, "passes": 0} for hand in facts["hands"]]
    return facts


@pytest.mark.parametrize(("game_id", "options"), GAMES)
def test_a_whole_game_is_followed_without_seeing_a_hand(
    game_id: str, options: dict[str, Any]
) -> None:
    game = dominium.load(game_id, **options)
    assert isinstance(game, dominium.LineGame)
    referee: Any = None
    true: Any = None
    for number, (at, said, state) in enumerate(refereed(game, seed=5)):
        referee, true = at, state
        acts = said.seat is not None and state.actor == said.seat
        if not acts or number % EVERY:
            continue
        legal = {str(action) for action in state.legal_actions()}
        assert legal <= {option.entry for option in at.choices()}
        assert open_facts(at.view) == open_facts(state.view(None))
    assert referee.finished
    assert referee.choices() == []
    assert referee.state.outcome().to_dict() == true.outcome().to_dict()
    record = dominium.Record.from_json(referee.record().to_json())
    assert record.outcome == true.outcome()


@pytest.mark.parametrize("game_id", ["matador", "draw", "bergen"])
def test_taking_back_and_saying_again_changes_nothing(game_id: str) -> None:
    game = dominium.load(game_id)
    assert isinstance(game, dominium.LineGame)
    lines = iter(refereed(game, seed=2))
    referee = next(referee for referee, *_ in lines if len(referee.said) == 12)
    before = [(said.entry, said.seat, said.told) for said in referee.said]
    view = open_facts(referee.view)
    taken = [referee.back() for _ in range(6)]
    assert len(referee.said) == 6
    for line in reversed(taken):
        referee.enter(line)
    assert [(said.entry, said.seat, said.told) for said in referee.said] == before
    assert open_facts(referee.view) == view


def test_a_sheet_is_led_on_by_another_referee_in_another_language() -> None:
    referee = desk(dominium.load("block"), "cs")
    for line in ("Petr", "6-5", "dál", "66 vpravo"):
        referee.enter(line)
    sheet = Sheet.from_json(referee.sheet.to_json())
    assert sheet.entries == ("=s2", "65", "pass", "66r")
    other: Any = Referee(sheet, "pl")
    assert open_facts(other.view) == open_facts(referee.view)
    assert other.turn == referee.turn
    assert other.expected() != referee.expected()


def hearing(game_id: str, *lines: str, language: str = "en", **options: Any) -> Any:
    referee = desk(dominium.load(game_id, **options), language)
    for line in lines:
        referee.enter(line)
    return referee


REFUSALS: list[tuple[str, tuple[str, ...], str, str]] = [
    ("block", (), "nobody", "malformed"),
    ("block", ("=s1",), "pass", "must_lead"),
    ("block", ("=s1",), "65l", "must_lead"),
    ("block", ("=s1", "65"), "56 left", "line-tile-laid"),
    ("block", ("=s1", "65"), "21 left", "tile_does_not_fit"),
    ("block", ("=s1", "65"), "21", "tile_does_not_fit"),
    ("block", ("=s1", "65"), "66 left", "tile_does_not_fit"),
    ("block", ("=s1", "65"), "blue", "malformed"),
    ("block", ("=s1", "65"), "draw", "not_in_this_game"),
    ("block", ("=s1", "65"), "hit", "must_play"),
    ("block", ("=s1", "65"), "Jana 66 right", "line-other-turn"),
    ("block", ("=s1", "65", "66r", "pass", "64r"), "53l", "line-contradiction-tile"),
    ("block", ("=s1", "66", "pass", "64l"), "63r", "line-contradiction-tile"),
    ("draw", ("=s1", "65"), "pass", "draw_first"),
    ("draw", ("=s1", "65", "draw 3"), "hit", "must_play"),
    ("matador", ("=s1", "65", "43l4"), "pass", "draw_first"),
    ("bergen", (), "three", "malformed"),
    ("bergen", ("=s1", "11", "draw"), "draw", "already_drawn"),
    ("bergen", ("=s1", "11"), "pass", "draw_first"),
    ("bergen", ("=s1", "33", "31l"), "00", "tile_does_not_fit"),
    ("sebastopol", ("=s2",), "65", "must_lead_tile"),
    ("sebastopol", ("=s2", "66", "65l"), "54l", "end_not_open"),
    ("twenty_one", ("=s1",), "65", "must_hit_or_stand"),
    ("twenty_one", ("=s1", "hit", "stand", "stand"), "66 65", "line-hand-size"),
    ("twenty_one", ("=s1", "hit", "stand", "stand"), "66 65 64", "line-impossible"),
    ("twenty_one", ("=s1", "hit", "stand", "stand"), "nothing", "malformed"),
]


@pytest.mark.criterion(11)
@pytest.mark.parametrize(("game_id", "lines", "said", "code"), REFUSALS)
def test_what_cannot_be_is_refused_and_changes_nothing(
    game_id: str, lines: tuple[str, ...], said: str, code: str
) -> None:
    referee = hearing(game_id, *lines)
    view, sheet, expected = open_facts(referee.view), referee.sheet, referee.expected()
    with pytest.raises(Objection) as refused:
        referee.enter(said)
    assert refused.value.code == code
    assert any(way in str(refused.value) for way in ("Possible", "Take ", "Say ", *expected))
    assert (open_facts(referee.view), referee.sheet, referee.expected()) == (view, sheet, expected)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_contradiction_names_the_line_that_it_contradicts(language: str) -> None:
    referee = hearing("block", "=s1", "65", "66r", "pass", "64r", language=language)
    with pytest.raises(Objection) as refused:
        referee.enter("53l")
    sentence = str(refused.value)
    assert refused.value.params["count"] == 2
    assert "Jana" in sentence
    assert "pass" in sentence
    assert "{" not in sentence


def test_who_passed_at_a_number_is_passed_over_there() -> None:
    referee = hearing("block", "=s1", "66", "pass")
    assert referee.turn == 0
    assert any("Petr" in line for line in referee.enter("65l")) is False
    assert referee.turn == 1, "the new end may suit"
    told = hearing("block", "=s1", "65", "pass").enter("55l")
    assert any("Petr" in line for line in told), "the ends are the same: nothing suits again"


def test_who_must_draw_is_told_to_when_no_hidden_tile_fits() -> None:
    game = dominium.load("matador")
    referee = desk(game)
    for line in ("=s1", "00"):
        referee.enter(line)
    referee.enter("draw")
    assert referee.turn == 1
    assert {"draw"} <= {option.entry for option in referee.choices()}
    joker = next(option for option in referee.choices() if option.entry.startswith("61"))
    referee.enter(joker.entry)
    assert referee.view.line[-1].wild or referee.view.line[0].wild


def test_a_joker_says_that_nothing_else_fitted() -> None:
    referee = hearing("matador", "=s1", "65", "43l4", "31l")
    tiles = {option.entry[:2] for option in referee.choices() if option.entry[:1].isdigit()}
    assert tiles
    assert not any(set(tile) & {"1", "2"} for tile in tiles), "one of these would have fitted"
    with pytest.raises(Objection) as refused:
        referee.enter("62l")
    assert refused.value.params["line"] == "43l4"


def test_no_tile_is_shown_that_only_the_program_placed() -> None:
    game = dominium.load("draw")
    assert isinstance(game, dominium.LineGame)
    for referee, *_ in refereed(game, seed=1):
        known = {tile for said in referee.said for tile in said.entry.replace(",", "").split()}
        for hand in referee.view.to_dict()["hands"]:
            assert hand["tiles"] is None or set(hand["tiles"]) <= known


def test_the_record_waits_for_the_hands_that_count() -> None:
    referee = hearing("twenty_one", "=s1", "stand", "stand", deals=1)
    assert referee.hands_due == [0, 1]
    with pytest.raises(Objection) as refused:
        referee.record()
    assert refused.value.code == "line-hands-first"
    with pytest.raises(Objection):
        referee.enter("66 66")
    referee.enter("Jana 65 54")
    told = referee.enter("double 6, 6-4")
    assert referee.finished
    assert any("Jana" in line for line in told)
    assert referee.record().outcome is not None


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("Petr", "double 6", "take 2", "65 left")),
        ("cs", ("Petr", "dubl 6", "bere 2", "65 vlevo")),
        ("sk", ("Petr", "dubl 6", "berie 2", "65 vľavo")),
        ("pl", ("Petr", "dublet 6", "dobiera 2", "65 w lewo")),
    ],
)
def test_lines_are_said_in_every_language(language: str, lines: tuple[str, ...]) -> None:
    referee = hearing("draw", *lines, language=language)
    assert referee.sheet.entries == ("=s2", "66", "draw, draw", "65l")


def test_everybody_hits_as_long_as_any_tiles_allow_it() -> None:
    referee = hearing("twenty_one", "=s1", seats=4, deals=1)
    for hits in (7, 3, 2, 2):
        for _ in range(hits):
            referee.enter("hit")
        with pytest.raises(Objection) as refused:
            referee.enter("hit")
        assert refused.value.code == "must_stand", "every hand like this has more than 20 pips"
        referee.enter("stand")
    assert [hand.size for hand in referee.view.hands] == [9, 5, 4, 4]


def test_lots_are_drawn_by_the_program_where_it_draws() -> None:
    referee: Any = desk(dominium.load("block"), by_hand=False)
    assert referee.sheet.entries in {("=s1",), ("=s2",)}
    assert not referee.draws_due
    assert referee.turn is not None


@pytest.mark.parametrize("by_hand", [True, False])
def test_solo_is_led_with_open_tiles(by_hand: bool) -> None:
    game = dominium.load("solo")
    referee: Any = desk(game, by_hand=by_hand)
    if by_hand:
        assert "5" in referee.expected()[0]
        referee.enter("65 54, double 4 41 11")
    while not referee.finished:
        if referee.draws_due:
            tiles = [str(action)[1:] for action in referee.state.legal_actions()]
            referee.enter(tiles[0])
        else:
            referee.enter(str(referee.state.legal_actions()[0]))
    record = dominium.Record.from_json(referee.record().to_json())
    assert record.replay() == referee.state
    with pytest.raises(Objection):
        referee.enter("65")
