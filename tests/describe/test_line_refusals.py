"""Refusals of the domino games: a reason, and to the seat that acts what would be legal."""

from itertools import product

import pytest

import dominium
from dominium import IllegalAction, _core
from dominium.describe import LANGUAGES, understand
from tests.describe.play import LINES, describer, random_game

OF_LINES = {
    "already_drawn",
    "draw_first",
    "end_not_open",
    "matador_not_needed",
    "must_draw_tile",
    "must_hit_or_stand",
    "must_lead",
    "must_lead_tile",
    "must_play",
    "must_stand",
    "not_in_this_game",
    "stock_empty",
    "tile_does_not_fit",
    "tile_not_available",
    "tile_not_in_hand",
}
OF_EVERY_GAME = {
    "malformed",
    "ambiguous",
    "game_over",
    "chance_acts",
    "not_chance",
    "must_draw_seat",
    "seat_not_available",
}
TILES = [f"{high}{low}" for high in range(7) for low in range(high + 1)]
TEXTS = [
    *TILES,
    *(f"{tile}{end}" for tile in TILES for end in "lrud"),
    *(
        f"{tile}{end}{outward}"
        for tile, end in product(("61", "52", "43"), "lr")
        for outward in tile
    ),
    *(f"={tile}" for tile in TILES),
    *("draw", "pass", "hit", "stand", "=s1", "=s2", "=s7", "e5", "x"),
]

Refused = tuple[str, dominium.LineState, IllegalAction]


@pytest.fixture(scope="module")
def refusals() -> dict[tuple[str, str, bool], Refused]:
    """For each game, code and shape of its parameters a position and the error."""
    found: dict[tuple[str, str, bool], Refused] = {}
    for name in LINES:
        for ply in [*random_game(name)[:60], random_game(name)[-1]]:
            for state in (ply.before, ply.after):
                for text in TEXTS:
                    try:
                        state.copy().apply(text)
                    except IllegalAction as refused:
                        key = (name, refused.code, "number" in refused.params)
                        found.setdefault(key, (name, state, refused))
    return found


def test_every_refusal_of_the_games_is_met(refusals: dict[object, Refused]) -> None:
    assert {refused.code for _, _, refused in refusals.values()} == OF_LINES | OF_EVERY_GAME
    assert set(_core.refusal_codes()) >= OF_LINES | OF_EVERY_GAME


@pytest.mark.criterion(11)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_seat_that_acts_hears_a_way_out(language: str, refusals: dict[object, Refused]) -> None:
    for name, state, refused in refusals.values():
        acting = state.actor if isinstance(state.actor, int) else None
        speaker = describer(name, language, acting)
        reason = speaker.refusal(refused.code, refused.params)
        sentence = speaker.refusal(refused.code, refused.params, state)
        assert sentence.startswith(reason)
        assert reason[0] == reason[0].upper()
        if acting is None:
            assert sentence == reason
            continue
        _, _, possible = sentence.rstrip(".").rpartition(": ")
        named = possible.split(", ")
        assert all(state.is_legal(understand(one, state, language)) for one in named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_else_hears_what_would_be_legal(
    language: str, refusals: dict[object, Refused]
) -> None:
    for name, state, refused in refusals.values():
        others = {None, *range(state.game.seats)} - {state.actor}
        for you in others:
            speaker = describer(name, language, you)
            reason = speaker.refusal(refused.code, refused.params)
            assert speaker.refusal(refused.code, refused.params, state) == reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_not_on_turn_hears_what_is_expected(language: str) -> None:
    state = next(ply.before for ply in random_game("block") if ply.before.actor == 1)
    speaker = describer("block", language, 0)
    for code in ("not_your_turn", "stale"):
        expected = speaker.expected(state.view(0))
        assert speaker.refusal(code, {}, state).endswith(expected)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            (
                "Double 6 does not fit left: 3 is there.",
                "6-5 does not fit right: 3 is there, and the halves must add up to 7.",
                "Nothing can be laid at this end now: up.",
                "You have 22 pips, no more tiles can be taken.",
                "6-1 can be laid in several ways: 6-1 left 6, 6-1 left 1.",
                "This game does not know: pass.",
            ),
        ),
        (
            "cs",
            (
                "Dubl 6 vlevo nejde: je tam 3.",
                "6-5 vpravo nejde: je tam 3 a dohromady to musí být 7.",
                "Nahoře teď přiložit nelze.",
                "Máte 22 ok, další kostku už vzít nelze.",
                "6-1 lze přiložit více způsoby: 6-1 vlevo 6, 6-1 vlevo 1.",
                "Tato hra nezná: dál.",
            ),
        ),
        (
            "sk",
            (
                "Dubl 6 vľavo nejde: je tam 3.",
                "6-5 vpravo nejde: je tam 3 a spolu to musí dať 7.",
                "Hore sa teraz priložiť nedá.",
                "Máte 22 ôk, ďalšiu kocku už nemožno vziať.",
                "6-1 možno priložiť viacerými spôsobmi: 6-1 vľavo 6, 6-1 vľavo 1.",
                "Táto hra nepozná: ďalej.",
            ),
        ),
        (
            "pl",
            (
                "Dublet 6 z lewej nie pasuje: jest tam 3.",
                "6-5 z prawej nie pasuje: jest tam 3, a suma połówek musi wynosić 7.",
                "U góry nie można teraz nic dołożyć.",
                "Masz 22 oczka, kolejnego kamienia nie można wziąć.",
                "6-1 można dołożyć na kilka sposobów: 6-1 z lewej 6, 6-1 z lewej 1.",
                "Nie w tej grze: pas.",
            ),
        ),
    ],
)
def test_reasons_in_words(language: str, sentences: tuple[str, ...]) -> None:
    block, matador = describer("block", language), describer("matador", language)
    assert sentences == (
        block.refusal("tile_does_not_fit", {"tile": "66", "end": "left", "number": 3}),
        matador.refusal("tile_does_not_fit", {"tile": "65", "end": "right", "number": 3}),
        describer("sebastopol", language).refusal("end_not_open", {"end": "up"}),
        describer("twenty_one", language).refusal("must_stand", {"total": 22}),
        matador.refusal("ambiguous", {"text": "61l", "options": "61l6, 61l1"}),
        describer("twenty_one", language).refusal("not_in_this_game", {"action": "pass"}),
    )
