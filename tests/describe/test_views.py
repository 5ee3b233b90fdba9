"""Answers about views: nothing is left out, and the sentences are right."""

from types import SimpleNamespace

import pytest

import dominium
from dominium.describe import LANGUAGES, Describer, messages
from dominium.scoring import Kingdom
from dominium.views import Outcome, View
from tests.covering import each_once
from tests.describe.encoded import made
from tests.describe.play import GAMES, NAMES, describer, random_game


@pytest.mark.criterion(5)
@pytest.mark.parametrize(("name", "language"), each_once(list(GAMES), LANGUAGES))
def test_views_that_differ_sound_different(name: str, language: str) -> None:
    speaker = describer(name, language)
    told: dict[tuple[str, ...], dominium.View] = {}
    for seed in (1, 2):
        for ply in random_game(name, seed):
            view = ply.after.view(None)
            assert told.setdefault(tuple(speaker.spoken(view)), view) == view


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_choice_of_a_list_is_its_own(name: str, language: str) -> None:
    speaker = describer(name, language)
    for ply in random_game(name)[::4]:
        legal = ply.before.legal_actions()
        short = [speaker.choice_short(ply.before, action) for action in legal]
        assert len(set(short)) == len(legal)
        long = [speaker.choice(ply.before, action) for action in legal]
        assert len(set(long)) == len(legal)


@pytest.mark.parametrize(("name", "language"), each_once(list(GAMES), LANGUAGES))
def test_every_answer_exists_in_every_language(name: str, language: str) -> None:
    """Whole games, so that every step, offer, frame and property is met."""
    game, speaker = GAMES[name], describer(name, language, you=1)
    for ply in random_game(name)[::6]:
        view = ply.after.view(1)
        answers = [speaker.title(view), speaker.expected(view), speaker.undrawn(view)]
        for seat in range(game.seats):
            answers += speaker.opponents(view, seat)
        for kingdom in range(game.kingdoms):
            answers += speaker.properties(view, kingdom) + speaker.court(view, kingdom)
            answers.append(speaker.neighbours(view, kingdom, "c3"))
            answers.append(speaker.frame(view, kingdom))
        assert all([*answers, *speaker.buildings(view)])


# --- Sentences -----------------------------------------------------------------------------------


@pytest.fixture
def board() -> View:
    """A view of one small kingdom: `E4 lake 1, F4 forest`, `E5 castle`, `F5 forest 2`."""
    kingdom = Kingdom()
    kingdom.put_domino("e4r", ("lake", 1), ("forest", 0))
    kingdom.put("f5", "forest", crowns=2)
    kingdom.put("g5", "mine")
    view: View = made(
        "View", kingdoms=[kingdom.view()], scores=[kingdom.score(middle_kingdom=True)]
    )
    return view


def test_a_kingdom_in_words(board: View) -> None:
    speaker = describer("two", "cs")
    assert speaker.kingdom(board, 0) == [
        "Řádek 4: E jezero 1 koruna, F les.",
        "Řádek 5: E hrad, F les 2 koruny, G důl.",
    ]
    assert speaker.properties(board, 0)[0] == (
        "Les: 2 políčka, 2 koruny, 4 body: F4, F5. Lze rozšířit: F3, G4, F6."
    )
    assert speaker.score(board.scores[0]) == [
        "Les: 2 políčka, 2 koruny, 4 body.",
        "Jezero: 1 políčko, 1 koruna, 1 bod.",
        "Důl: 1 políčko, 0 korun, 0 bodů.",
        "Centralizované království: 10 bodů.",
        "Celkem: 15 bodů.",
    ]


@pytest.mark.parametrize(
    ("language", "square", "neighbours"),
    [
        ("en", "forest, 2 crowns, F5", "up forest, right mine, down empty, left castle"),
        ("cs", "les, 2 koruny, F5", "nahoře les, vpravo důl, dole prázdné, vlevo hrad"),
        ("sk", "les, 2 koruny, F5", "hore les, vpravo skaly, dole prázdne, vľavo hrad"),
        ("pl", "las, 2 korony, F5", "w górę las, w prawo kopalnia, w dół puste, w lewo zamek"),
    ],
)
def test_a_square_and_its_neighbours(
    language: str, square: str, neighbours: str, board: View
) -> None:
    speaker = describer("two", language)
    assert speaker.square(board, 0, "f5") == square
    assert speaker.neighbours(board, 0, "f5") == neighbours


def test_squares_out_of_reach() -> None:
    view = GAMES["tray"].start()
    view.apply("a1")
    speaker = describer("tray", "cs")
    assert speaker.square(view.view(None), 0, "e5") == "prázdné, E5"
    assert speaker.neighbours(view.view(None), 0, "a1") == (
        "nahoře mimo, vpravo prázdné, dole prázdné, vlevo mimo"
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "Columns: E to G. Rows: 4 to 5. Room: 2 columns left or right, 3 rows up or down.",
        ),
        (
            "cs",
            (
                "Sloupce: E až G. Řádky: 4 až 5. "
                "Volno: 2 sloupce vlevo nebo vpravo, 3 řádky nahoře nebo dole."
            ),
        ),
        (
            "sk",
            (
                "Stĺpce: E až G. Riadky: 4 až 5. "
                "Voľno: 2 stĺpce vľavo alebo vpravo, 3 riadky hore alebo dole."
            ),
        ),
        (
            "pl",
            (
                "Kolumny: od E do G. Rzędy: od 4 do 5. "
                "Miejsce: 2 kolumny w lewo lub w prawo, 3 rzędy w górę lub w dół."
            ),
        ),
    ],
)
def test_the_frame(language: str, sentence: str, board: View) -> None:
    assert describer("two", language).frame(board, 0) == sentence


def test_numbers_are_spoken_as_ranges_where_that_is_shorter() -> None:
    speaker = describer("two", "cs")
    told = speaker.undrawn(made("View", undrawn=[1, 2, 3, 5, 7, 8, 48], draws_left=4))
    assert "1 až 3, 5, 7, 8, 48" in told
    assert speaker.undrawn(made("View", undrawn=[], draws_left=0)) == (
        "Další dílky se už nelosují."
    )


def test_ranges_of_numbers_stay_within_a_set_of_dominoes() -> None:
    view = made("View", undrawn=[45, 46, 47, 48, 49, 50, 72], draws_left=4)
    assert "45 až 48, q1, q2, q24" in describer("wedding_five", "cs").undrawn(view)


def test_the_frame_of_a_tray() -> None:
    state = GAMES["tray"].start()
    assert describer("tray", "cs").frame(state.view(None), 0) == (
        "Hrad ještě nestojí, celá hrací deska je volná."
    )
    state.apply("b4")
    assert describer("tray", "cs").frame(state.view(None), 0) == (
        "Sloupce: B. Řádky: 4. Volno: vlevo 1, vpravo 3, nahoře 3, dole 1."
    )


@pytest.mark.parametrize(
    ("name", "language", "title"),
    [
        ("two", "cs", "Kingdomino, kolo 1 ze 6, na řadě jste vy"),
        ("three", "cs", "Kingdomino pro tři, kolo 1 ze 12, na řadě jste vy"),
        ("duel", "sk", "Duel mocných, kolo 1 z 9, na rade ste vy"),
        ("dynasty", "pl", "Dynastia, partia 1 z 3, runda 1 z 6, twoja kolej"),
        ("tray", "en", "Královská zahrada, round 1 of 6, your turn"),
    ],
)
def test_titles(name: str, language: str, title: str) -> None:
    """A game goes by the name of a preset where it has exactly the preset's options."""
    preset = {
        "two": None,
        "three": "modern_three",
        "duel": "mighty_duel",
        "dynasty": "dynasty",
        "tray": "kralovska_zahrada",
    }
    game = dominium.load("kingdomino", preset=preset[name])
    view = next(
        ply.after.view(0)
        for ply in random_game(name)
        if ply.after.view(0).round == 1 and ply.after.actor == 0
    )
    assert Describer(game, language, NAMES, you=0).title(view) == title


def test_a_game_of_its_own_options_goes_by_its_own_name() -> None:
    assert describer("four", "cs").title(GAMES["four"].start().view(None)) == (
        "Kingdomino, losují se dílky"
    )


# --- The end -------------------------------------------------------------------------------------


def _outcome(*standings: tuple[int, int, int, int, int, int]) -> Outcome:
    names = ("kingdom", "place", "total", "largest_property", "crowns", "coins")
    listed = [
        SimpleNamespace(**dict(zip(names, one, strict=True)), seats=[], tie_break="none")
        for one in standings
    ]
    outcome: Outcome = made("Outcome", standings=listed)
    return outcome


def test_a_clear_ranking() -> None:
    outcome = _outcome((1, 1, 34, 5, 6, 0), (0, 2, 1, 9, 7, 0))
    assert describer("two", "cs", you=0).standings(outcome) == [
        "1. Petr, 34 bodů.",
        "2. Vy, 1 bod.",
    ]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Tie, the largest property: Jana 9, you 7, Eva 7, Adam 7.",
                "Tie, the crowns: you 5, Eva 4, Adam 4.",
                "Eva and Adam share place 3.",
            ],
        ),
        (
            "cs",
            [
                "Shoda, nejrozlehlejší oblast: Jana 9, vy 7, Eva 7, Adam 7.",
                "Shoda, koruny: vy 5, Eva 4, Adam 4.",
                "Eva a Adam: nerozhodně, společné 3. místo.",
            ],
        ),
        (
            "sk",
            [
                "Zhoda, najrozľahlejšia oblasť: Jana 9, vy 7, Eva 7, Adam 7.",
                "Zhoda, koruny: vy 5, Eva 4, Adam 4.",
                "Eva a Adam: nerozhodne, spoločné 3. miesto.",
            ],
        ),
        (
            "pl",
            [
                "Remis, największy obszar: Jana 9, ty 7, Eva 7, Adam 7.",
                "Remis, korony: ty 5, Eva 4, Adam 4.",
                "Eva i Adam: remis, wspólne 3. miejsce.",
            ],
        ),
    ],
)
def test_ties_are_explained(language: str, lines: list[str]) -> None:
    outcome = _outcome(
        (0, 1, 40, 9, 2, 0),
        (1, 2, 40, 7, 5, 0),
        (2, 3, 40, 7, 4, 0),
        (3, 3, 40, 7, 4, 0),
    )
    assert describer("four", language, you=1).standings(outcome)[4:] == lines


def test_option_words_exist_for_every_game() -> None:
    """Every option, value and preset of the library has its name and its explanation."""
    for language in LANGUAGES:
        words = messages(language)
        for info in dominium.games():
            assert words.text(f"game-{info.id}")
            assert words.text(f"game-{info.id}-summary")
            assert words.text(f"game-{info.id}-motto")
            for option in info.options:
                assert words.text(f"option-{option.name}")
                assert words.text(f"option-{option.name}-help")
                for value in option.values:
                    assert dominium.describe.option_value(option.name, value, language)
            for preset in info.presets:
                assert words.text(f"preset-{preset}")
                assert words.text(f"preset-{preset}-help")
        for level in dominium.bots.LEVELS:
            assert words.text(f"level-{level}")
            for family in ("kingdom", "line"):
                assert words.text(f"level-{level}-{family}")
