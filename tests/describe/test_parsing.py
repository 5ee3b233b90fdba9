"""Typed words of each language become notation."""

import unicodedata

import pytest

import dominium
from dominium import IllegalAction
from dominium.describe import LANGUAGES, Describer, messages, understand
from tests.describe.play import GAMES, describer, random_game

STATE = GAMES["two"].start()
BUILDING = next(ply.after for ply in random_game("queen") if ply.after.view(None).round == 1)

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


STEPS = {
    "en": {
        "taxes E6": "tax e6",
        "send knights to 6e and f6": "tax e6 f6",
        "knight E 6": "tax e6",
        "build 3 on F6": "build 3 f6",
        "Build magic school on f6": "build 0 f6",
        "burn slot 5": "burn 5",
        "bribe the dragon, training camp": "burn 5",
        "nothing": "-",
        "send no knight": "-",
        "Leave the dragon": "-",
        "domino q24": "q24",
        "tax": None,
        "tax e6 f6 g6": None,
        "build f6": None,
        "burn 5 f6": None,
        "build 3 red": None,
    },
    "cs": {
        "daně E6 F6": "tax e6 f6",
        "rytíř na E6": "tax e6",
        "poslat rytíře na e6 a f6": "tax e6 f6",
        "vybrat daně e6": "tax e6",
        "vybrat dílek Q 24": "q24",
        "postav 3 F6": "build 3 f6",
        "stavět Škola magie na F6": "build 0 f6",
        "postav školu magie na F6": "build 0 f6",
        "spálit krčmu": "burn 4",
        "spálit věž": None,
        "postavit budovu z místa 3 na políčko 6f": "build 3 f6",
        "spálit 5": "burn 5",
        "drak 5": "burn 5",
        "podplatit draka krcma": "burn 4",
        "nic": "-",
        "NESTAVÍM": "-",
        "nechat draka být": "-",
        "neposlat žádného rytíře": "-",
        "–": "-",
        "drak": None,
    },
    "sk": {
        "dane E6 F6": "tax e6 f6",
        "poslať rytiera na e6": "tax e6",
        "postav 3 na F6": "build 3 f6",
        "stavať Škola mágie F6": "build 0 f6",
        "spáliť 5": "burn 5",
        "podplatiť draka píla": "burn 3",
        "spáliť taverňu": "burn 2",
        "postav pílu F6": "build 3 f6",
        "nič": "-",
        "nechať draka tak": "-",
        "nechávam draka na pokoji": "-",
    },
    "pl": {
        "podatek E6": "tax e6",
        "wyślij rycerzy na e6 i f6": "tax e6 f6",
        "buduj 3 na F6": "build 3 f6",
        "wznieść budynek Szkoła magii na F6": "build 0 f6",
        "spal 5": "burn 5",
        "przekupić smoka tartak": "burn 3",
        "buduj szkołę magii na F6": "build 0 f6",
        "nic": "-",
        "nie wysyłać rycerzy": "-",
        "zostawić smoka w spokoju": "-",
        "wybieram płytkę q24": "q24",
    },
}


@pytest.mark.parametrize(
    ("language", "typed"),
    [(language, typed) for language in LANGUAGES for typed in STEPS[language]],
)
def test_typed_words_of_the_optional_steps(language: str, typed: str) -> None:
    """Slots 0 to 5: magic school, fishmonger, tavern, sawmill, inn, training camp."""
    expected = STEPS[language][typed]
    if expected is None:
        with pytest.raises(IllegalAction) as refused:
            understand(typed, BUILDING, language)
        assert refused.value.code == "malformed"
    else:
        assert understand(typed, BUILDING, language) == expected


@pytest.mark.parametrize(
    ("language", "typed", "sentence"),
    [
        ("en", "build bakery f6", "Bakery is not on the building board."),
        ("cs", "postav pekárnu na F6", "Na plánu budov teď není: Pekárna."),
        ("sk", "postav pekáreň na F6", "Na pláne budov teraz nie je: Pekáreň."),
        ("pl", "buduj piekarnię na F6", "Na planszy budowniczych nie ma teraz: Piekarnia."),
    ],
)
def test_a_building_that_cannot_be_bought_is_named(
    language: str, typed: str, sentence: str
) -> None:
    with pytest.raises(IllegalAction) as refused:
        understand(typed, BUILDING, language)
    speaker = Describer(BUILDING.game, language, ("Jana", "Petr"))
    assert refused.value.code == "building_not_on_board"
    assert speaker.refusal(refused.value.code, refused.value.params) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_without_the_steps_do_not_know_their_words(language: str) -> None:
    for key in ("typed-tax", "typed-decline"):
        word = messages(language).text(key).split(",")[0]
        with pytest.raises(IllegalAction):
            understand(f"{word} e6", STATE, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_list_calls_declining_can_be_typed(language: str) -> None:
    for step in ("tax", "build", "burn"):
        assert (
            understand(messages(language).text(f"choice-decline-{step}"), BUILDING, language) == "-"
        )


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
    """A refusal's name of a possible action leads to exactly that action."""
    words = describer(name, language)
    for ply in random_game(name)[::7]:
        for action in ply.before.legal_actions():
            typed = understand(words.typed(action), ply.before, language)
            assert ply.before.parse(typed) == action


def test_a_square_alone_is_left_to_the_state() -> None:
    """In the step of placing it is ambiguous, and the state tells what is possible there."""
    placing = next(ply.before for ply in random_game("two") if ply.action.kind == "place")
    square = placing.legal_actions()[0].square
    text = understand(square.upper(), placing, "cs")
    with pytest.raises(dominium.IllegalAction) as refused:
        placing.apply(text)
    assert refused.value.code == "ambiguous"
