"""Typed words of the domino games."""

import unicodedata

import pytest

from dominium import IllegalAction
from dominium.describe import LANGUAGES, end_letters, messages, understand
from tests.describe.play import LINES, describer, random_game

STATES = {name: game.start() for name, game in LINES.items()}

TYPED = {
    "en": {
        "65": "65",
        "5-6": "65",
        "65 left": "65l",
        "Double 6 right": "66r",
        "play 6:5 to left": None,
        "lay 65 left": "65l",
        "6-1 left, 6 outside": "61l6",
        "65 up": "65u",
        "take a tile": "draw",
        "PASS": "pass",
        "one more": "draw",
    },
    "cs": {
        "6-5 vlevo": "65l",
        "56 vpravo": "65r",
        "vlevo 65": "65l",
        "65 doprava": "65r",
        "65 p": "65r",
        "65n": "65u",
        "65 nahoře": "65u",
        "65 nahoru": "65u",
        "65 dolů": "65d",
        "dubl 6 vpravo": "66r",
        "dubl 6": "66",
        "přikládám kostku 5-2 vlevo": "52l",
        "PRIKLADAM KOSTKU 52 VLEVO": "52l",
        "61 vlevo 6": "61l6",
        "6-1 vlevo, 6 ven": "61l6",
        "matador 61 vpravo 1": "61r1",
        "bere": "draw",
        "vzít kostku": "draw",
        "dál": "pass",
        "DAL": "pass",
        "říct dál": "pass",
        "dubl": None,
        "65 nikam": None,
        "65 vlevo vpravo": None,
    },
    "sk": {
        "6-5 vľavo": "65l",
        "65 vlavo": "65l",
        "65 hore": "65u",
        "65 h": "65u",
        "dubl 3 vpravo": "33r",
        "6-1 vľavo, 6 von": "61l6",
        "prikladám kocku 52 vpravo": "52r",
        "berie": "draw",
        "ďalej": "pass",
        "dalej": "pass",
    },
    "pl": {
        "6-5 z lewej": "65l",
        "65 w lewo": "65l",
        "65 na prawo": "65r",
        "65 w prawo": "65r",
        "65 u góry": "65u",
        "65 w górę": "65u",
        "65 g": "65u",
        "dublet 6 z prawej": "66r",
        "6-1 z lewej, 6 na zewnątrz": "61l6",
        "dokładam kamień 52 z lewej": "52l",
        "dobiera": "draw",
        "dobrać kamień": "draw",
        "pas": "pass",
        "pasuję": "pass",
    },
}
OF_TWENTY_ONE = {
    "en": {"more": "hit", "enough": "stand", "take": "hit"},
    "cs": {"ještě": "hit", "jeste": "hit", "dost": "stand", "bere": "hit", "dál": "stand"},
    "sk": {"ešte": "hit", "dosť": "stand", "berie": "hit", "ďalej": "stand"},
    "pl": {"jeszcze": "hit", "dość": "stand", "dobiera": "hit", "pas": "stand"},
}


@pytest.mark.parametrize(
    ("language", "typed"),
    [(language, typed) for language in LANGUAGES for typed in TYPED[language]],
)
def test_typed_words(language: str, typed: str) -> None:
    expected = TYPED[language][typed]
    if expected is None:
        with pytest.raises(IllegalAction):
            understand(typed, STATES["block"], language)
    else:
        assert understand(typed, STATES["block"], language) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_typed_words_of_twenty_one(language: str) -> None:
    for typed, expected in OF_TWENTY_ONE[language].items():
        assert understand(typed, STATES["twenty_one"], language) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("65→", "65r"),
        ("65 ←", "65l"),
        ("6 5 ↑", "65u"),
        ("56↓", "65d"),
        ("  6 / 5  R ", "65r"),
        ("draw", "draw"),
        ("hit", "hit"),
        ("stand", "stand"),
    ],
)
def test_signs_and_notation(language: str, typed: str, expected: str) -> None:
    for state in (STATES["block"], STATES["twenty_one"]):
        assert understand(typed, state, language) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["", "?", "6", "3.", "12.", "77", "65x", "65 64", "651", "e6r"])
def test_what_is_no_action_is_malformed(language: str, text: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        understand(text, STATES["block"], language)
    assert refused.value.code == "malformed"
    assert refused.value.params == {"text": text}


@pytest.mark.parametrize("language", LANGUAGES)
def test_ends_can_be_typed_as_they_are_spoken_and_by_their_letters(language: str) -> None:
    letters = end_letters(language)
    assert len(set(letters.values())) == 4
    for end, letter in letters.items():
        word = messages(language).text(f"end-{end}")
        plain = "".join(
            sign for sign in unicodedata.normalize("NFD", word) if not unicodedata.combining(sign)
        )
        for typed in (f"65 {word}", f"6-5{word.upper()}", f"65 {plain}", f"65{letter}"):
            assert understand(typed, STATES["sebastopol"], language) == f"65{end[0]}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LINES)
def test_choices_can_be_typed_as_they_are_named(name: str, language: str) -> None:
    """The words that are offered, and the list's name of an action, lead to exactly that action."""
    for ply in random_game(name):
        if not isinstance(ply.before.actor, int):
            continue
        speaker = describer(name, language, ply.before.actor)
        for action in ply.before.legal_actions():
            for words in (speaker.typed(action), speaker.choice_short(ply.before, action)):
                assert ply.before.parse(understand(words, ply.before, language)) == action


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_alone_is_left_to_the_state(language: str) -> None:
    """A tile that fits several ends is ambiguous, and the state tells the possible actions."""
    state = next(
        ply.before
        for ply in random_game("sebastopol")
        if len({action.tile for action in ply.before.legal_actions()}) == 1
        and len(ply.before.legal_actions()) > 1
    )
    tile = state.legal_actions()[0].tile
    with pytest.raises(IllegalAction) as refused:
        state.copy().apply(understand(f"{tile[0]}-{tile[1]}", state, language))
    assert refused.value.code == "ambiguous"
    named = describer("sebastopol", language).refusal(refused.value.code, refused.value.params)
    options = named.rstrip(".").split(": ")[1].split(", ")
    assert [understand(option, state, language) for option in options] == [
        str(action) for action in state.legal_actions()
    ]
