"""Answers about views of the domino games: nothing left out, nothing told of other hands."""

import re

import pytest

import dominium
from dominium.describe import LANGUAGES, LineDescriber, messages, option_value, tile_name
from tests.covering import each_once
from tests.describe.play import LINES, describer, random_game


@pytest.mark.criterion(5)
@pytest.mark.parametrize(("name", "language"), each_once(list(LINES), LANGUAGES))
@pytest.mark.parametrize("viewer", [None, 0])
def test_views_that_differ_sound_different(viewer: int | None, name: str, language: str) -> None:
    speaker = describer(name, language, viewer)
    told: dict[tuple[str, ...], dominium.LineView] = {}
    for seed in (1, 2):
        for ply in random_game(name, seed):
            view = ply.after.view(viewer)
            assert told.setdefault(tuple(speaker.spoken(view)), view) == view


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LINES)
def test_every_choice_of_a_list_is_its_own(name: str, language: str) -> None:
    for ply in random_game(name):
        actor = ply.before.actor
        if isinstance(actor, int):
            speaker = describer(name, language, actor)
            legal = ply.before.legal_actions()
            short = {speaker.choice_short(ply.before, action) for action in legal}
            long = {speaker.choice(ply.before, action) for action in legal}
            assert len(short) == len(long) == len(legal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_exists(language: str) -> None:
    for name, game in LINES.items():
        speaker = describer(name, language, you=0)
        for ply in random_game(name)[::5]:
            view = ply.after.view(0)
            answers = [speaker.title(view), speaker.expected(view), speaker.ends(view)]
            answers += [speaker.played(view), speaker.stock(view), speaker.totals(view)]
            answers += speaker.line(view) + speaker.hands(view) + speaker.scores(view)
            for seat in range(game.seats):
                answers += speaker.hand(view, seat) + speaker.opponents(view, 0)
            assert all(answers)
            assert (speaker.bank(view) != "") == (game.id == "sebastopol")
            assert len(speaker.opponents(view, 0)) == game.seats - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_hand_but_the_own_is_told(language: str) -> None:
    """Tiles that the listener must not see change nothing of what is said."""
    for name in LINES.keys() - {"solo"}:
        speaker = describer(name, language, 0)
        for ply in random_game(name)[::3]:
            if ply.after.actor is None:
                continue
            view = ply.after.view(0)
            for seat in range(1, len(view.hands)):
                assert len(speaker.hand(view, seat)) == 1
                assert not re.search(r"\d-\d", speaker.hand(view, seat)[0])
                assert speaker.compact_hand(view, seat) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LINES)
def test_the_own_hand_says_what_can_be_laid_where(name: str, language: str) -> None:
    """Exactly the tiles of legal actions come first, each with all of its ends."""
    for ply in random_game(name):
        actor = ply.before.actor
        if not isinstance(actor, int):
            continue
        speaker = describer(name, language, actor)
        legal = ply.before.legal_actions()
        heading, *items = speaker.hand(ply.before.view(actor), actor, legal)
        tiles = ply.before.view(actor).hands[actor].tiles
        assert speaker.count("tiles", len(tiles)) in heading
        laid = {action.tile for action in legal if action.kind in {"lead", "lay"}}
        assert sorted(items) == sorted(speaker.hand_item(tile, legal) for tile in tiles)
        first = [tile_name(tile, language) for tile in tiles if tile in laid]
        assert [item.split(",")[0] for item in items[: len(first)]] == first
        for action in legal:
            if action.kind == "lay":
                assert speaker.end(action.end) in speaker.hand_item(action.tile, legal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hands_say_how_many_were_drawn_and_passed(language: str) -> None:
    for name in LINES:
        speaker = describer(name, language)
        for ply in random_game(name):
            view = ply.after.view(None)
            for hand, line in zip(view.hands, speaker.hands(view), strict=True):
                facts = {
                    "hand-drawn": {"count": hand.drawn} if hand.drawn else None,
                    "hand-passes": {"count": hand.passes} if hand.passes else None,
                    "hand-out": {"place": hand.out} if hand.out else None,
                    "hand-stood": {} if hand.stood else None,
                }
                parts = [
                    speaker.text(key, **words) for key, words in facts.items() if words is not None
                ]
                assert all(part in line for part in parts)
                size = [] if hand.out else [speaker.count("tiles", hand.size)]
                assert line.startswith(": ".join([speaker.names[hand.seat], *size]))


# --- Sentences -----------------------------------------------------------------------------------


def _draw() -> dominium.LineState:
    """Draw after 6-5, 5-4 left, 6-2 right; it is Petr's turn."""
    hands = (
        ("65", "10", "22", "52", "66", "62", "40"),
        ("54", "53", "43", "31", "41", "32", "50"),
    )
    state = dominium.load("draw", deals=3).start()
    for action in ("=s1", *(f"={tile}" for hand in hands for tile in hand), "65", "54l", "62r"):
        state.apply(action)
    return state


@pytest.mark.parametrize(
    ("language", "title", "line", "hand"),
    [
        (
            "en",
            "Draw, deal 1 of 3, Petr to move",
            [
                "Left 4, right 2.",
                "Tiles in the line: 3. First laid: number 2 from the left.",
                "1 to 3: 4-5, 5-6, 6-2.",
            ],
            ["Your hand: 5 tiles, 28 pips.", "1-0", "double 2", "4-0", "5-2", "double 6"],
        ),
        (
            "cs",
            "Domino se zálohou, partie 1 ze 3, na řadě Petr",
            [
                "Vlevo 4, vpravo 2.",
                "Kostek v řadě: 3. První položená: 2. zleva.",
                "1 až 3: 4-5, 5-6, 6-2.",
            ],
            ["V ruce máte: 5 kostek, 28 ok.", "1-0", "dubl 2", "4-0", "5-2", "dubl 6"],
        ),
        (
            "sk",
            "Domino so zálohou, partia 1 z 3, na rade Petr",
            [
                "Vľavo 4, vpravo 2.",
                "Kociek v rade: 3. Prvá položená: 2. zľava.",
                "1 až 3: 4-5, 5-6, 6-2.",
            ],
            ["V ruke máte: 5 kociek, 28 ôk.", "1-0", "dubl 2", "4-0", "5-2", "dubl 6"],
        ),
        (
            "pl",
            "Domino z dobieraniem, rozdanie 1 z 3, kolej: Petr",
            [
                "Z lewej 4, z prawej 2.",
                "Kamieni w łańcuchu: 3. Pierwszy wyłożony: 2. od lewej.",
                "od 1 do 3: 4-5, 5-6, 6-2.",
            ],
            ["W ręce: 5 kamieni, 28 oczek.", "1-0", "dublet 2", "4-0", "5-2", "dublet 6"],
        ),
    ],
)
def test_a_line_in_words(language: str, title: str, line: list[str], hand: list[str]) -> None:
    state = _draw()
    speaker = LineDescriber(state.game, language, ("Jana", "Petr"), you=0)
    view = state.view(0)
    assert speaker.title(view) == title
    assert speaker.line(view) == line
    assert speaker.hand(view, 0) == hand


@pytest.mark.parametrize(
    ("language", "own", "choices"),
    [
        (
            "en",
            [
                "Your hand: 6 tiles, 34 pips.",
                "3-2, right",
                "4-1, left",
                "4-3, left",
                "3-1, not now",
                "5-0, not now",
                "5-3, not now",
            ],
            ["3-2 right. Ends 4 and 3.", "4-1 left. Ends 1 and 2.", "4-3 left. Ends 3 and 2."],
        ),
        (
            "cs",
            [
                "V ruce máte: 6 kostek, 34 ok.",
                "3-2, vpravo",
                "4-1, vlevo",
                "4-3, vlevo",
                "3-1, teď nejde",
                "5-0, teď nejde",
                "5-3, teď nejde",
            ],
            ["3-2 vpravo. Konce 4 a 3.", "4-1 vlevo. Konce 1 a 2.", "4-3 vlevo. Konce 3 a 2."],
        ),
        (
            "sk",
            [
                "V ruke máte: 6 kociek, 34 ôk.",
                "3-2, vpravo",
                "4-1, vľavo",
                "4-3, vľavo",
                "3-1, teraz nejde",
                "5-0, teraz nejde",
                "5-3, teraz nejde",
            ],
            ["3-2 vpravo. Konce 4 a 3.", "4-1 vľavo. Konce 1 a 2.", "4-3 vľavo. Konce 3 a 2."],
        ),
        (
            "pl",
            [
                "W ręce: 6 kamieni, 34 oczka.",
                "3-2, z prawej",
                "4-1, z lewej",
                "4-3, z lewej",
                "3-1, teraz nie pasuje",
                "5-0, teraz nie pasuje",
                "5-3, teraz nie pasuje",
            ],
            [
                "3-2 z prawej. Końce 4 i 3.",
                "4-1 z lewej. Końce 1 i 2.",
                "4-3 z lewej. Końce 3 i 2.",
            ],
        ),
    ],
)
def test_what_can_be_laid_in_words(language: str, own: list[str], choices: list[str]) -> None:
    state = _draw()
    speaker = LineDescriber(state.game, language, ("Jana", "Petr"), you=1)
    legal = state.legal_actions()
    assert speaker.hand(state.view(1), 1, legal) == own
    assert [speaker.choice(state, action) for action in legal] == choices


def _sebastopol() -> dominium.LineState:
    """Sebastopol after 6-6, 6-0 left, 6-1 above, and Adam's 6-2 on the right."""
    hands = (
        ("66", "10", "20", "30", "40", "50", "00"),
        ("60", "11", "21", "31", "41", "51", "22"),
        ("61", "32", "42", "52", "33", "43", "53"),
        ("62", "44", "54", "55", "63", "64", "65"),
    )
    state = dominium.load("sebastopol").start()
    for action in (*(f"={tile}" for hand in hands for tile in hand), "66", "60l", "61u", "62r"):
        state.apply(action)
    return state


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Down 6.",
                "Middle: double 6.",
                "Left, outwards: 6-0.",
                "Right, outwards: 6-2.",
                "Up, outwards: 6-1.",
                "In the bank: 48 tokens.",
                "You: minus 12 tokens, 0 deals won.",
            ],
        ),
        (
            "cs",
            [
                "Dole 6.",
                "Uprostřed: dubl 6.",
                "Vlevo, od středu: 6-0.",
                "Vpravo, od středu: 6-2.",
                "Nahoře, od středu: 6-1.",
                "V banku: 48 žetonů.",
                "Vy: minus 12 žetonů, 0 vyhraných partií.",
            ],
        ),
        (
            "sk",
            [
                "Dole 6.",
                "Uprostred: dubl 6.",
                "Vľavo, od stredu: 6-0.",
                "Vpravo, od stredu: 6-2.",
                "Hore, od stredu: 6-1.",
                "V banku: 48 žetónov.",
                "Vy: mínus 12 žetónov, 0 vyhratých partií.",
            ],
        ),
        (
            "pl",
            [
                "U dołu 6.",
                "Pośrodku: dublet 6.",
                "Z lewej, od środka: 6-0.",
                "Z prawej, od środka: 6-2.",
                "U góry, od środka: 6-1.",
                "W banku: 48 żetonów.",
                "Ty: minus 12 żetonów, 0 wygranych rozdań.",
            ],
        ),
    ],
)
def test_four_arms_and_the_bank_in_words(language: str, lines: list[str]) -> None:
    state = _sebastopol()
    speaker = LineDescriber(state.game, language, ("Jana", "Petr", "Eva", "Adam"), you=0)
    view = state.view(0)
    assert [*speaker.line(view), speaker.bank(view), speaker.scores(view)[0]] == lines


@pytest.mark.parametrize(
    ("language", "asked", "stand"),
    [
        ("en", "Your turn, you have 14 pips: one more tile, or enough?", "Enough, 14 pips"),
        ("cs", "Na řadě jste vy, máte 14 ok: ještě kostku, nebo dost?", "Dost, 14 ok"),
        ("sk", "Na rade ste vy, máte 14 ôk: ešte kocku, alebo dosť?", "Dosť, 14 ôk"),
        ("pl", "Twoja kolej, masz 14 oczek: jeszcze kamień czy dość?", "Dość, 14 oczek"),
    ],
)
def test_the_own_pips_are_told_to_their_owner_alone(language: str, asked: str, stand: str) -> None:
    state = dominium.load("twenty_one").start()
    for action in ("=s1", "=65", "=30", "=66", "=11"):
        state.apply(action)
    names = ("Jana", "Petr")
    speaker = LineDescriber(state.game, language, names, you=0)
    assert speaker.expected(state.view(0)) == asked
    assert speaker.choice(state, state.legal_actions()[-1]) == stand
    for you in (None, 1):
        other = LineDescriber(state.game, language, names, you=you)
        assert "14" not in other.expected(state.view(you))
        assert "14" not in other.choice(state, state.legal_actions()[-1])


@pytest.mark.parametrize(
    ("language", "best", "over", "compact"),
    [
        (
            "en",
            "Your turn, you have exactly 21 pips: say enough.",
            "Your turn, you have 22 pips, over 21: say enough.",
            "1 enough",
        ),
        (
            "cs",
            "Na řadě jste vy, máte přesně 21 ok: řekněte dost.",
            "Na řadě jste vy, máte 22 ok, víc než 21: řekněte dost.",
            "1 dost",
        ),
        (
            "sk",
            "Na rade ste vy, máte presne 21 ôk: povedzte „dosť“.",
            "Na rade ste vy, máte 22 ôk, prekročili ste 21: povedzte „dosť“.",
            "1 dosť",
        ),
        (
            "pl",
            "Twoja kolej, masz dokładnie 21 oczek: powiedz dość.",
            "Twoja kolej, masz 22 oczka, to ponad 21: powiedz dość.",
            "1 dość",
        ),
    ],
)
def test_who_can_take_no_more_is_not_asked_for_it(
    language: str, best: str, over: str, compact: str
) -> None:
    for asked, last in ((best, "=52"), (over, "=62")):
        state = dominium.load("twenty_one").start()
        for action in ("=s1", "=65", "=30", "=66", "=11", "hit", last):
            state.apply(action)
        assert [action.kind for action in state.legal_actions()] == ["stand"]
        speaker = LineDescriber(state.game, language, ("Jana", "Petr"), you=0)
        view = state.view(0)
        assert speaker.expected(view) == asked
        assert compact in speaker.compact(view)
        for you in (None, 1):
            other, seen = (
                LineDescriber(state.game, language, ("Jana", "Petr"), you=you),
                state.view(you),
            )
            assert "21" not in other.expected(seen)
            assert compact not in other.compact(seen)


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ("100 points", "1 deal", "12 tokens", "yes", "only when nothing else fits")),
        ("cs", ("100 bodů", "1 partie", "12 žetonů", "ano", "jen když nic jiného nejde")),
        ("sk", ("100 bodov", "1 partia", "12 žetónov", "áno", "len keď nič iné nejde")),
        (
            "pl",
            ("100 punktów", "1 rozdanie", "12 żetonów", "tak", "tylko gdy nic innego nie pasuje"),
        ),
    ],
)
def test_values_of_options(language: str, texts: tuple[str, ...]) -> None:
    values: list[tuple[str, int | bool | str]] = [
        ("target", 100),
        ("deals", 1),
        ("stake", 12),
        ("out_wins", True),
        ("wild", "when_stuck"),
    ]
    assert texts == tuple(option_value(name, value, language) for name, value in values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_option_and_preset_has_its_words(language: str) -> None:
    words = messages(language)
    for info in dominium.games():
        assert words.text(f"game-{info.id}")
        assert words.text(f"game-{info.id}-summary").endswith(".")
        assert words.text(f"game-{info.id}-motto")
        for preset in info.presets:
            assert words.text(f"preset-{preset}")
            assert words.text(f"preset-{preset}-help").endswith(".")
        for option in info.options:
            assert words.text(f"option-{option.name}")
            assert words.text(f"option-{option.name}-help").endswith(".")
            assert all(option_value(option.name, value, language) for value in option.values)
