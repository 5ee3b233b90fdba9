"""The page of Queendomino: set-ups, steps, the example and typed words hold true."""

from collections import Counter
from typing import Any

import pytest

import dominium
from dominium import describe, scoring
from tests.docs.markdown import blocks
from tests.docs.rules_pages import close, component_table, page, rows, section

GAME = "queendomino"
SETUPS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3},
    {"seats": 4},
    {"set": "royal_wedding", "seats": 3},
    {"set": "royal_wedding", "seats": 4},
    {"set": "royal_wedding", "seats": 5},
    {"set": "royal_wedding", "seats": 6},
    {"set": "royal_wedding", "seats": 7},
    {"set": "royal_wedding", "seats": 6, "teams": True},
    {"set": "royal_wedding", "seats": 8},
]
SIDES = {"5 × 5": 9, "7 × 7": 13}


def until_first_turn(options: dict[str, Any]) -> tuple[dominium.State, list[int], int]:
    """Play the opening; return the first turn, who claimed in order, and the offer's size."""
    state = dominium.load(GAME, **options).start()
    claimed = []
    offered = 0
    while state.view(None).step != "place":
        if state.view(None).step == "claim":
            assert isinstance(state.actor, int)
            claimed.append(state.actor)
            offered = max(offered, len(state.view(None).offer))
        state.apply(state.legal_actions()[0])
    return state, claimed, offered


def test_setup_table_agrees_with_the_game() -> None:
    table = [block.cells for block in rows(section("en", GAME, "Setting up"))]
    for options, (players, kings, kingdom, offer, rounds, _) in zip(SETUPS, table, strict=True):
        assert players.startswith(str(options["seats"]))
        assert ("Wedding" in players, "teams" in players) == (
            "set" in options,
            "teams" in options or options["seats"] == 8,
        )
        state, claimed, offered = until_first_turn(options)
        view = state.view(None)
        assert state.game.side == SIDES[kingdom]
        assert state.game.kingdoms == options["seats"] // (2 if "teams" in players else 1)
        assert (offered, view.rounds) == (int(offer), int(rounds))
        assert Counter(claimed) == dict.fromkeys(range(state.game.seats), int(kings))


def test_every_kingdom_begins_with_a_knight_and_seven_coins() -> None:
    """«1 knight and coins worth 7», «A team begins with 1 knight and 7 coins»"""
    for options in SETUPS:
        for kingdom in dominium.load(GAME, **options).start().view(None).kingdoms:
            assert kingdom.court is not None
            assert (kingdom.court.knights, kingdom.court.coins) == (1, 7)


def test_two_players_claim_as_the_page_says() -> None:
    """«Its owner puts it on any domino; then the other player puts both kings»"""
    _, (first, second, third, last), _ = until_first_turn({"seats": 2})
    assert first == last != second == third


def test_royal_wedding_names_dominoes_of_queendomino_first() -> None:
    """«the first from Queendomino», «Domino 24 of Queendomino is called `q24` here»"""
    state, *_ = until_first_turn({"set": "royal_wedding", "seats": 4})
    view = state.view(None)
    first = [dominium.notation.domino_text(place.domino) for place in view.offer]
    second = [dominium.notation.domino_text(place.domino) for place in view.next_offer]
    assert all(name.startswith("q") for name in first)
    assert all(name.isdigit() for name in second)


def test_steps_of_the_page_are_those_of_the_game() -> None:
    """Random turns pass through the five steps in their order, each at most once."""
    order = ["place", "tax", "build", "burn", "claim"]
    steps = [block for block in section("en", GAME, "A turn") if block.kind == "number"]
    assert [block.text[2] for block in steps] == list("ABCDE")
    record = dominium.play(dominium.load(GAME), ["random", "random"], rng=3)
    met: set[str] = set()
    passed: list[int] = []
    for action, _, _ in record.plies():
        if action.kind not in order:
            continue
        met.add(action.kind)
        passed = [*([] if action.kind == "place" else passed), order.index(action.kind)]
        assert passed == sorted(set(passed))
        if action.kind == "claim":
            passed = []
    assert met == set(order)


def halves(number: int, language: str) -> tuple[str, ...]:
    domino = component_table("queendomino_dominoes")[number - 1]
    return tuple(
        text
        for side in ("left", "right")
        for text in (
            describe.terrain_name(domino[f"{side}_terrain"], language, GAME),
            domino[f"{side}_crowns"],
        )
    )


@pytest.mark.parametrize("language", describe.LANGUAGES)
def test_worked_example_scores_what_the_page_says(language: str) -> None:
    """The kingdom of the page is built by hand and scored: 71 points, row by row."""
    messages = describe.messages(language)
    ids = {messages.text(f"building-{info.id}"): info.id for info in dominium.buildings()}
    table = rows(section(language, GAME, "Worked example"))
    placed = [row for row in table if len(row.cells) == 6]
    built = [row for row in table if len(row.cells) == 2]
    sheet = [row for row in table if len(row.cells) == 3]
    kingdom = scoring.Kingdom(game=GAME)
    for row in placed:
        number = int(row.cells[0])
        assert row.cells[2:] == halves(number, language)
        kingdom.put_domino(close(row.code[0]), number)
    for row in built:
        kingdom.put_building(row.code[0], ids[row.cells[0]])
    kingdom.coins = 11
    kingdom.queen = True
    assert kingdom.faults() == ()
    score = kingdom.score()
    assert score.court is not None
    assert [(row.cells[0], int(row.cells[2])) for row in sheet] == [
        (messages.text(f"sheet-{line.row}"), line.points) for line in score.court.sheet
    ]
    last = section(language, GAME, "Worked example")[-1]
    assert f" {score.total} " in last.text


@pytest.mark.parametrize("language", describe.LANGUAGES)
def test_typed_words_are_understood(language: str) -> None:
    state = dominium.load(GAME).start()
    (line,) = (
        block
        for block in blocks(page(language, GAME))
        if sum(code.startswith("e6 ") for code in block.code) == 4
    )
    assert [describe.understand(code, state, language) for code in line.code] == [
        *("e6r", "e6l", "e6u", "e6d"),
        *("tax e6 f6", "build 3 f6", "burn 5", "-"),
    ]


@pytest.mark.parametrize("text", ["tax e6", "tax e6 f6", "build 3 f6", "burn 5", "-", "24", "e6r"])
def test_notation_of_the_page_is_that_of_the_game(text: str) -> None:
    (line, *_) = (block for block in blocks(page("en", GAME)) if text in block.code)
    assert line.code
    game = dominium.load(GAME, seats=4)
    assert str(game.action(game.start().parse(text).index)) == text


@pytest.mark.parametrize(
    ("set_", "text"),
    [
        ("queendomino", "=24"),
        ("royal_wedding", "=q24"),
        ("queendomino", "=k2"),
        ("queendomino", "=statue"),
    ],
)
def test_chance_of_the_page_is_that_of_the_game(set_: str, text: str) -> None:
    assert any(text in block.code for block in blocks(page("en", GAME)))
    game = dominium.load(GAME, seats=4, set=set_)
    assert text in [str(game.chance_action(number)) for number in range(game.num_chance_actions)]
