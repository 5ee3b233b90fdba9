"""Objections of the referee change nothing, and their sentences say what would be right."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

import dominium
from dominium.describe import LANGUAGES
from dominium.referee import Objection, Referee, Sheet

TWO = ("Jana", "Petr")
OPENING = ("=3, =17, =25, =40", "=k2, 17, =k1, 3, =k2, 40, =k1, 25", "=20, =21, =22, =23")
"""Jana places domino 3 first, then Petr 17."""


def sheet(game_id: str, *entries: str, **options: int | bool | str) -> Sheet:
    game = dominium.load(game_id, preset=None, **options)
    return Sheet(game, ("Jana", "Petr", "Eva")[: game.seats], by_hand=True, entries=entries)


KINGDOMINO = sheet("kingdomino")
PLACING = sheet("kingdomino", *OPENING)
GARDEN = sheet("kingdomino", seats=3, opening="clockwise", frame="fixed")
QUEENDOMINO = sheet("queendomino")
COURT = sheet(
    "queendomino",
    "=bakery, =inn, =statue, =church, =sawmill, =weaver, =forge",
    "=39, =36, =11, =26, =k1, 39, 36, 26, 11",
    "=46, =2, =30, =13",
)

OBJECTIONS: Mapping[str, tuple[Sheet, str, str]] = {
    "nothing said": (KINGDOMINO, " , ", "nothing-said"),
    "a placement while dominoes are drawn": (KINGDOMINO, "e6r", "chance_acts"),
    "a domino that is not there": (KINGDOMINO, "99", "malformed"),
    "a domino drawn twice": (KINGDOMINO, "3 17 3", "domino_not_available"),
    "no word": (KINGDOMINO, "zzz", "malformed"),
    "a name while dominoes are drawn": (KINGDOMINO, "Petr", "malformed"),
    "a king of nobody": (replace(KINGDOMINO, entries=OPENING[:1]), "3", "chance_acts"),
    "a king more than there are": (
        replace(KINGDOMINO, entries=(OPENING[0], "=k2, 17, =k2, 3")),
        "Petr",
        "king_not_available",
    ),
    "a domino of another offer": (
        replace(KINGDOMINO, entries=(OPENING[0], "=k2")),
        "24",
        "not_in_offer",
    ),
    "a domino of somebody": (
        replace(KINGDOMINO, entries=(OPENING[0], "=k2, 17, =k1")),
        "17",
        "already_claimed",
    ),
    "a claim before the placement": (PLACING, "20", "must_place"),
    "a square on the castle": (PLACING, "e5r", "square_occupied"),
    "a square off the board": (PLACING, "i9r", "outside_window"),
    "nothing to join": (PLACING, "c3r", "no_matching_terrain"),
    "only a square": (PLACING, "e6", "ambiguous"),
    "the second of two": (PLACING, "e6r, 17", "not_in_offer"),
    "a castle outside": (GARDEN, "f1", "outside_frame"),
    "a domino before the castle": (GARDEN, "e6r", "must_place_castle"),
    "no building": (QUEENDOMINO, "chýše", "malformed"),
    "a domino while buildings are drawn": (QUEENDOMINO, "24", "chance_acts"),
    "too many of a building": (
        replace(QUEENDOMINO, entries=("=bakery, =bakery",)),
        "=bakery",
        "building_not_available",
    ),
    "a building before the placement": (COURT, "build 0 e6", "must_place"),
}


@pytest.mark.criterion(11)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", OBJECTIONS)
def test_an_objection_changes_nothing(case: str, language: str) -> None:
    before, line, code = OBJECTIONS[case]
    referee = Referee(before, language)
    state, said = referee.state.copy(), referee.said
    with pytest.raises(Objection) as refused:
        referee.enter(line)
    assert refused.value.code == code, refused.value
    assert referee.state == state
    assert referee.said == said
    assert referee.sheet == before
    if code == "nothing-said":
        return
    sentence = str(refused.value)
    if case == "the second of two":
        assert sentence.endswith(referee.say("nothing-done"))
    elif referee.draws_due:
        assert sentence.endswith(referee.expected()[0])
    else:
        named = [referee.describer.typed(one) for one in referee.state.legal_actions()]
        assert any(one in sentence for one in named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_named_instead_is_accepted(language: str) -> None:
    referee = Referee(PLACING, language)
    with pytest.raises(Objection) as refused:
        referee.enter("c3r")
    typed = {referee.describer.typed(one): one for one in referee.state.legal_actions()}
    named = [words for words in typed if words in str(refused.value)]
    assert named
    for words in named:
        other = Referee(PLACING, language)
        other.enter(words)
        assert other.said[-1].entry == str(typed[words])


def test_nothing_is_taken_back_or_drawn_where_nothing_is() -> None:
    by_hand = Referee(KINGDOMINO, "cs")
    with pytest.raises(Objection) as refused:
        by_hand.back()
    assert refused.value.code == "nothing-to-take-back"
    by_program = Referee(replace(KINGDOMINO, by_hand=False), "cs")
    with pytest.raises(Objection):
        by_program.back()
    with pytest.raises(Objection) as refused:
        by_program.draw()
    assert refused.value.code == "nothing-to-draw"


def test_a_finished_game_takes_no_more_lines() -> None:
    game = dominium.load("kingdomino")
    record = dominium.play(game, ["random"] * 2, rng=5)
    referee = Referee(Sheet(game, TWO, by_hand=True, entries=record.actions), "cs")
    assert referee.finished
    with pytest.raises(Objection) as refused:
        referee.enter("e6r")
    assert refused.value.code == "game_over"
    assert referee.back() == record.actions[-1]
    assert not referee.finished


def test_a_sheet_that_cannot_have_been_written_is_refused() -> None:
    with pytest.raises(Objection):
        Referee(replace(PLACING, entries=(*OPENING, "a1r")), "cs")
    good = PLACING.to_dict()
    assert Sheet.from_dict(good) == PLACING
    changes: list[dict[str, object]] = [
        {"format": "x"},
        {"version": 2},
        {"version": True},
        {"game": "whist"},
        {"game": 1},
        {"options": {"seats": 9}},
        {"options": []},
        {"names": ["Jana"]},
        {"names": [1, 2]},
        {"names": ["Jana", " "]},
        {"names": ["Jana", "P" * 41]},
        {"by_hand": 1},
        {"seed": None},
        {"entries": "e6r"},
        {"entries": ["x" * 500]},
        {"entries": ["x"] * 3000},
    ]
    for change in changes:
        with pytest.raises(dominium.RecordError):
            Sheet.from_dict(good | change)
    for text in ("", "{", "[]", "1" * 5000, "[" * 100_000):
        with pytest.raises(dominium.RecordError):
            Sheet.from_json(text)


def test_a_domino_drawn_before_is_called_so() -> None:
    referee = Referee(KINGDOMINO, "en")
    referee.enter("5 12 24")
    with pytest.raises(Objection) as refused:
        referee.enter("5")
    assert str(refused.value).startswith("Domino 5 was drawn already. Draw one domino")
