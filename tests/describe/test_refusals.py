"""Refusals: a reason in every language, and what would be legal instead."""

import random
from itertools import pairwise

import pytest

import dominium
from dominium import IllegalAction, _core
from dominium.describe import LANGUAGES, refusals, understand
from tests.describe.play import GAMES, KINGDOMINO, describer, random_game
from tests.describe.test_line_refusals import OF_LINES

SERVER_CODES = {
    "not_your_turn",
    "stale",
    "not_seated",
    "table_full",
    "unknown_table",
    "message_too_big",
    "bad_message",
    "not_started",
    "finished",
}


def _refused_actions(state: dominium.State) -> list[str]:
    """Texts that between them break every rule of a step."""
    side = state.game.side
    letters = "abcdefghijklm"[:side]
    squares = [f"{letter}{row}" for letter in letters for row in range(1, side + 1)]
    placements = [square + direction for square in squares for direction in "rlud"]
    numbers = [f"{box}{number}" for box in ("", "q") for number in range(1, 49)]
    chance = [f"={number}" for number in numbers]
    lots = [f"={lot}{seat}" for lot in "ks" for seat in range(1, 7)]
    return [
        *(squares + placements + numbers + chance + lots),
        *(_refused_steps(squares) if state.game.id == "queendomino" else []),
        "x",
        "z99r",
    ]


def _refused_steps(squares: list[str]) -> list[str]:
    """Texts of the steps that only Queendomino has."""
    taxes = [f"tax {square}" for square in squares]
    taxes += [f"tax {first} {second}" for first, second in pairwise(squares)]
    building = [f"build {slot} {square}" for slot in range(10) for square in squares[::3]]
    burning = [f"burn {slot}" for slot in range(10)]
    drawing = [f"={info.id}" for info in _core.buildings()]
    return [*taxes, *building, *burning, *drawing, "-"]


def _refusals(name: str) -> dict[str, tuple[dominium.State, IllegalAction]]:
    """For each refusal code a position and the error, from positions of random games."""
    found: dict[str, tuple[dominium.State, IllegalAction]] = {}
    plies = [*random_game(name)[::5], *random_game(name)[:12], *random_game(name)[-2:]]
    for ply in plies:
        for state in (ply.before, ply.after):
            for text in _refused_actions(state):
                try:
                    state.copy().apply(text)
                except IllegalAction as refused:
                    found.setdefault(refused.code, (state, refused))
    return found


@pytest.fixture(scope="module")
def every_refusal() -> dict[str, tuple[dominium.State, IllegalAction]]:
    names = [*KINGDOMINO, "queen", "wedding_five"]
    return {
        f"{name} {code}": refused for name in names for code, refused in _refusals(name).items()
    }


def test_every_refusal_of_the_library_is_met(
    every_refusal: dict[str, tuple[dominium.State, IllegalAction]],
) -> None:
    assert {key.split()[1] for key in every_refusal} == set(_core.refusal_codes()) - OF_LINES


@pytest.mark.criterion(11)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_gives_a_reason_and_a_way_out(
    language: str, every_refusal: dict[str, tuple[dominium.State, IllegalAction]]
) -> None:
    for key, (state, refused) in every_refusal.items():
        speaker = describer(key.split()[0], language)
        reason = speaker.refusal(refused.code, refused.params)
        sentence = speaker.refusal(refused.code, refused.params, state)
        assert sentence.startswith(reason)
        if state.actor is None:
            assert sentence == reason
            continue
        _, _, possible = sentence.rstrip(".").rpartition(": ")
        named = possible.split(", ")
        assert named
        assert all(state.is_legal(understand(one, state, language)) for one in named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_the_table(language: str) -> None:
    """They name no legal actions, because none would be the listener's to take."""
    speaker = describer("two", language, you=0)
    state = random_game("two")[20].after
    told = {code: speaker.refusal(code, {}, state) for code in SERVER_CODES}
    assert all(told.values())
    for code in refusals.OF_OTHERS:
        assert told[code].endswith(speaker.expected(state.view(0)))
    for code in refusals.OF_THE_TABLE:
        assert told[code] == speaker.refusal(code, {})
    assert refusals.OF_OTHERS | refusals.OF_THE_TABLE == SERVER_CODES


def test_the_nearest_alternatives_come_first() -> None:
    rng = random.Random(4)
    state = GAMES["two"].start()
    while state.view(None).step != "place":
        state.apply(rng.choice(state.legal_actions()))
    sentence = describer("two", "cs").refusal("square_occupied", {"square": "e5"}, state)
    assert sentence == "E5 je obsazené. Lze například: E4 vpravo, D5 dole, F5 vpravo."


def test_a_refusal_says_whether_it_names_all_that_goes(
    every_refusal: dict[str, tuple[dominium.State, IllegalAction]],
) -> None:
    said = set()
    for key, (state, refused) in every_refusal.items():
        speaker = describer(key.split()[0], "en")
        reason = speaker.refusal(refused.code, refused.params)
        sentence = speaker.refusal(refused.code, refused.params, state)
        if sentence == reason:
            continue
        opening, _, named = sentence.removeprefix(reason).partition(": ")
        whole = len(named.split(", ")) == len(state.legal_actions())
        assert opening == (" Possible" if whole else " Possible, for example"), sentence
        said.add(whole)
    assert said == {True, False}


@pytest.mark.parametrize(
    ("language", "own", "of_another"),
    [
        ("en", "You already have domino 7.", "Petr already has domino 7."),
        ("cs", "Dílek 7 už máte vy.", "Dílek 7 už má Petr."),
        ("sk", "Dielik 7 už máte vy.", "Dielik 7 už má Petr."),
        ("pl", "Płytkę 7 masz już ty.", "Płytkę 7 ma już Petr."),
    ],
)
def test_who_is_refused_is_addressed(language: str, own: str, of_another: str) -> None:
    speaker = describer("two", language, you=0)
    assert [speaker.refusal("already_claimed", {"domino": 7, "seat": seat}) for seat in (0, 1)] == [
        own,
        of_another,
    ]
