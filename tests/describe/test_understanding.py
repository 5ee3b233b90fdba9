"""Typed words of each language become notation."""

import unicodedata

import pytest

import dominium
from dominium import IllegalAction
from dominium.describe import LANGUAGES, messages, understand
from tests.describe.play import GAMES, describer, random_game

STATE = GAMES["two"].start()

TYPED = {
    "en": {
        "E6 right": "e6r",
        "e6 LEFT": "e6l",
        "up": None,
        "6e up": "e6u",
        "e 6 down": "e6d",
        "domino 24": "24",
        "take domino 24": "24",
        "castle C3": "c3",
    },
    "cs": {
        "e6 vpravo": "e6r",
        "E6 Vlevo": "e6l",
        "6 e nahoru": "e6u",
        "e6 dolů": "e6d",
        "E6DOLU": "e6d",
        "e6 doprava": "e6r",
        "dílek 24": "24",
        "vybrat dilek 24": "24",
        "hrad c3": "c3",
        "e6 right": None,
        "nahoru": None,
    },
    "sk": {
        "e6 vpravo": "e6r",
        "e6 vľavo": "e6l",
        "e6 VLAVO": "e6l",
        "6e hore": "e6u",
        "e6 dole": "e6d",
        "vyberám dielik 24": "24",
        "hrad c3": "c3",
    },
    "pl": {
        "e6 w prawo": "e6r",
        "e6 W LEWO": "e6l",
        "6e w górę": "e6u",
        "e6 w gore": "e6u",
        "e6 w dół": "e6d",
        "e6 w dol": "e6d",
        "wybieram płytkę 24": "24",
        "plytka 24": "24",
        "zamek c3": "c3",
    },
}


@pytest.mark.parametrize(
    ("language", "typed"),
    [(language, typed) for language in LANGUAGES for typed in TYPED[language]],
)
def test_typed_words(language: str, typed: str) -> None:
    expected = TYPED[language][typed]
    if expected is None:
        with pytest.raises(IllegalAction) as refused:
            understand(typed, STATE, language)
        assert (refused.value.code, refused.value.params) == ("malformed", {"text": typed})
    else:
        assert understand(typed, STATE, language) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("E6→", "e6r"),
        ("e6 ←", "e6l"),
        ("6e↑", "e6u"),
        ("6e ↓", "e6d"),
        ("6e r", "e6r"),
        ("6er", "e6r"),
        ("E6R", "e6r"),
        ("  e 6  r ", "e6r"),
        ("M13d", "m13d"),
        ("13 m d", "m13d"),
        ("E6", "e6"),
        (" 24 ", "24"),
    ],
)
def test_signs_and_notation_in_any_order(language: str, typed: str, expected: str) -> None:
    assert understand(typed, STATE, language) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_notation_stays_as_it_is(language: str) -> None:
    for ply in random_game("tray"):
        text = str(ply.action)
        assert understand(text, ply.before, language) == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["", "?", "e", "r e6", "e6rr", "0", "100", "24r", "3.", "e6 e7"])
def test_what_is_no_action_is_malformed(language: str, text: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        understand(text, STATE, language)
    assert refused.value.code == "malformed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_spoken_directions_can_be_typed_with_or_without_accents(language: str) -> None:
    for direction in "rlud":
        word = messages(language).text(f"direction-{direction}")
        plain = "".join(
            letter
            for letter in unicodedata.normalize("NFD", word.replace("ł", "l"))
            if not unicodedata.combining(letter)
        )
        for typed in (f"e6 {word}", f"E6{word.upper()}", f"6 e {plain}"):
            assert understand(typed, STATE, language) == f"e6{direction}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_choices_can_be_typed_as_they_are_named(name: str, language: str) -> None:
    """What a refusal names as possible leads to exactly that action."""
    refuser = describer(name, language)._refuser
    for ply in random_game(name)[::7]:
        for action in ply.before.legal_actions():
            typed = understand(refuser.typed(action), ply.before, language)
            assert ply.before.parse(typed) == action


def test_a_square_alone_is_left_to_the_state() -> None:
    """In the step of placing it is ambiguous, and the state tells what is possible there."""
    placing = next(ply.before for ply in random_game("two") if ply.action.kind == "place")
    square = placing.legal_actions()[0].square
    text = understand(square.upper(), placing, "cs")
    with pytest.raises(dominium.IllegalAction) as refused:
        placing.apply(text)
    assert refused.value.code == "ambiguous"
