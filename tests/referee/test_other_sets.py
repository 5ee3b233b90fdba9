"""A set whose dominoes show other faces than usual is played with what it shows."""

import random

import pytest

import dominium
from dominium.describe import LANGUAGES
from dominium.referee import Objection, Referee, Sheet

SAID = {"en": "forest1 wheat", "cs": "les1 pole", "sk": "les1 pole", "pl": "las1 pszenica"}
"""A domino in the words of each language."""
FREE = {"en": "swamp3 swamp 1", "cs": "bažina3, bažina 1", "sk": "b3 b1", "pl": "bagno3 bagno1"}
"""One that the usual set has not."""


def table(*, by_hand: bool = True, language: str = "cs", **options: int | bool | str) -> Referee:
    game = dominium.load("kingdomino", preset=None, **options)
    return Referee(Sheet(game, ("Jana", "Petr"), by_hand=by_hand, seed="one"), language)


def faces(referee: Referee, number: int) -> list[tuple[str, int]]:
    game = referee.game
    assert isinstance(game, dominium.KingdomGame)
    return [(half.terrain, half.crowns) for half in game.dominoes[number - 1]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_domino_is_told_with_its_faces_when_it_is_drawn(language: str) -> None:
    referee = table(language=language)
    referee.enter(f"1 {SAID[language]}")
    assert referee.sheet.entries == ("1=f1w, =1",)
    assert faces(referee, 1) == [("forest", 1), ("wheat", 0)]
    assert faces(referee, 2) == [("wheat", 0), ("wheat", 0)]
    others = Referee(referee.sheet, "en")
    assert others.state == referee.state
    assert others.game == referee.game != dominium.load("kingdomino")


@pytest.mark.parametrize("language", LANGUAGES)
def test_faces_of_no_usual_domino_are_a_note_and_no_fault(language: str) -> None:
    referee = table(language=language)
    usual = referee.enter(f"1 {SAID[language]}")
    free = referee.enter(f"2 {FREE[language].replace(',', '')}")
    assert faces(referee, 2) == [("swamp", 3), ("swamp", 1)]
    assert len(free[0]) > len(usual[-1])
    assert free[0].startswith(referee.describer.messages.text("referee-faces", domino="2: ")[:3])


def test_what_a_domino_really_shows_is_told_when_the_program_drew_it() -> None:
    referee = table(by_hand=False)
    drawn = referee.view.offer[0].domino
    before = len(referee.said)
    told = referee.enter(f"{drawn} důl 3 důl 2")
    assert told
    assert len(referee.said) == before + 1
    slot = referee.view.offer[0]
    assert (slot.domino, slot.left.terrain, slot.left.crowns) == (drawn, "mine", 3)
    assert (slot.right.terrain, slot.right.crowns) == ("mine", 2)
    referee.back()
    assert referee.view.offer[0].left.crowns == 0


def test_the_other_faces_are_placed_and_score() -> None:
    referee = table()
    referee.enter("1 důl3 důl, 2 důl3 důl, 3 důl3 důl, 4 důl3 důl")
    referee.enter("1, 1, 2, 2, 1, 3, 2, 4")
    referee.enter("10 11 12 13")
    referee.enter("e6 dolů, 10")
    score = referee.state.scores()[0]
    assert isinstance(score, dominium.KingdomScore)
    assert (score.total, score.properties[0].terrain, score.properties[0].crowns) == (6, "mine", 3)


def test_a_whole_game_with_another_set_is_kept_in_a_record() -> None:
    referee = table(by_hand=False, middle_kingdom=True)
    chosen = random.Random(1)
    numbers = iter(range(1, 49))
    while not referee.finished:
        for number in numbers:
            referee.enter(f"{number} {chosen.choice(['bažina2 les', 'pole voda3', 'důl louka1'])}")
            if number % 3 == 0:
                break
        referee.enter(str(chosen.choice(referee.state.legal_actions())))
    record = referee.record()
    assert record.outcome == referee.state.outcome()
    for copy in (
        dominium.Record.from_json(record.to_json()),
        dominium.Record.from_text(record.to_text()),
    ):
        assert copy == record
        assert copy.game == referee.game
        assert copy.replay() == referee.state
    usual = record.to_dict() | {"faces": []}
    with pytest.raises(dominium.RecordError):
        dominium.Record.from_dict(usual)


@pytest.mark.parametrize(
    "wrong",
    [
        ["24=f4w"],
        ["24=tw"],
        ["49=ww"],
        ["24"],
        [24],
        "24=f1w",
        {"24": "f1w"},
    ],
)
def test_a_record_with_impossible_faces_is_refused(wrong: object) -> None:
    record = dominium.play(dominium.load("kingdomino"), ["random"] * 2, rng=1).to_dict()
    with pytest.raises(dominium.RecordError, match="malformed"):
        dominium.Record.from_dict(record | {"version": 2, "faces": wrong})


@pytest.mark.parametrize("line", ["1 les4 pole", "1 město pole", "1 les pole, 99 les pole"])
def test_impossible_faces_change_nothing(line: str) -> None:
    referee = table()
    with pytest.raises(Objection):
        referee.enter(line)
    assert referee.sheet.entries == ()
    assert referee.game == dominium.load("kingdomino")


def test_faces_come_too_late_when_the_game_so_far_would_not_hold() -> None:
    referee = table()
    referee.enter("3 les pole, 10 17 40, 1, 3, 2, 10, 1, 17, 2, 40, 20 21 22 23")
    referee.enter("e6d, 20")
    referee.enter("e4u, 21")
    referee.enter("d6l, 22")  # its forest touches that of domino 3 and nothing else
    kept = referee.sheet
    with pytest.raises(Objection) as refused:
        referee.enter("3 bažina pole")
    assert refused.value.code == "faces-too-late"
    assert referee.sheet == kept
    assert faces(referee, 3) == [("forest", 0), ("wheat", 0)]
    referee.enter("3 les bažina")
    assert faces(referee, 3) == [("forest", 0), ("swamp", 0)]


def test_a_game_says_which_faces_differ() -> None:
    usual = dominium.load("queendomino")
    other = usual.with_faces({3: (("town", 0), ("mine", 2))})
    assert usual.faces == {}
    assert dict(other.faces) == {3: (("town", 0), ("mine", 2))}
    assert other != usual
    assert other.with_faces({3: tuple_of(usual, 3)}) == usual
    assert "with_faces" in repr(other)
    for wrong in ({49: (("town", 0), ("mine", 2))}, {3: (("town", 1), ("mine", 2))}):
        with pytest.raises(ValueError, match=r"impossible half|no such domino"):
            usual.with_faces(wrong)


def tuple_of(game: dominium.KingdomGame, number: int) -> tuple[tuple[str, int], tuple[str, int]]:
    left, right = game.dominoes[number - 1]
    return (left.terrain, left.crowns), (right.terrain, right.crowns)
