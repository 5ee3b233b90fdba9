"""The pages of the domino games: set-ups, examples, results and typed words hold true."""

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any

import pytest

import dominium
from dominium import describe, scoring
from tests.docs.markdown import Block, sections
from tests.docs.rules_pages import DOMINO_GAMES, close, page, rows, section

TILES = tuple(f"{high}{low}" for high in range(7) for low in range(high + 1))
NOBODY = "–"


def loaded(game: str, **options: Any) -> dominium.LineGame:
    made = dominium.load(game, **options)
    assert isinstance(made, dominium.LineGame)
    return made


# --- Set-ups ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", DOMINO_GAMES)
def test_setup_table_agrees_with_the_game(game: str) -> None:
    table = [block.cells for block in rows(section("en", game, "Setting up"))]
    info = next(info for info in dominium.games() if info.id == game)
    assert [int(cells[0]) for cells in table] == list(info.option("seats").values)
    for cells in table:
        seats, size, stock, aside = (int(cell) for cell in cells[:4])
        state = loaded(game, seats=seats).start()
        rng = random.Random(seats)
        while state.actor == dominium.CHANCE:
            state.apply(rng.choice(state.legal_actions()))
        view = state.view(None)
        # In Block the tiles that stay out of the deal lie where others have a stock.
        assert (view.stock + view.removed) == stock + aside
        assert {hand.size for hand in view.hands} == {size}


# --- Examples: hands, a course, and what may be done then ---------------------------------------


def examples(game: str) -> Iterator[tuple[str, list[Block]]]:
    """Yield the examples of a page that begin with hands."""
    for title, found in sections(page("en", game)).items():
        if any(block.text.startswith("Player 1 holds") for block in found):
            yield title, found


EXAMPLES = [(game, title) for game in DOMINO_GAMES for title, _ in examples(game)]


def dealt(game: dominium.LineGame, found: list[Block]) -> dominium.LineState:
    """Deal the hands that an example names, filled up from the highest of the other tiles."""
    hands = [block.code for block in found if block.kind == "bullet"]
    spare = [tile for tile in TILES if not any(tile in hand for hand in hands)]
    size = int(rows(section("en", game.id, "Setting up"))[0].cells[1])
    state = game.start()
    if state.view(None).step == "draw_seat":
        state.apply("=s1")
    while state.view(None).step == "remove_tile":
        state.apply(f"={spare.pop(0)}")
    for hand in hands:
        hand.extend(spare.pop() for _ in range(size - len(hand)))
        for tile in hand:
            state.apply(f"={tile}")
    return state


def course(found: list[Block]) -> list[Block]:
    return [row for row in rows(found) if row.cells[0].isdigit()]


def numbers(ends: Iterable[Any]) -> str:
    return ", ".join(str(end.number) for end in ends)


def brought(state: dominium.LineState, seat: int, events: Sequence[Any]) -> list[str]:
    """Return what a row says of its action: the open ends, in Bergen points, or the sum."""
    if state.game.id == "twenty_one":
        shown = [event.hands for event in events if event.kind == "hands_shown"]
        return [str((shown[0] if shown else state.view(seat).hands)[seat].pips)]
    ends = numbers(state.view(None).open_ends)
    if state.game.id not in ("bergen", "muggins"):
        return [ends]
    return [ends, str(sum(event.points for event in events if event.kind == "points_scored"))]


@pytest.mark.parametrize(("game", "title"), EXAMPLES)
def test_examples_can_be_played(game: str, title: str) -> None:
    """The course is legal, and then the actions with the named tiles are those of the page."""
    found = sections(page("en", game))[title]
    state = dealt(loaded(game), found)
    events: Sequence[Any] = ()
    for row in course(found):
        seat = int(row.cells[0]) - 1
        if row.cells[1] == NOBODY:
            assert seat in [event.seat for event in events if event.kind == "passed"]
            continue
        action = row.cells[1].strip("`")
        assert state.actor == (dominium.CHANCE if action.startswith("=") else seat)
        events = state.apply(action)
        assert brought(state, seat, events) == list(row.cells[2:-1]), row.text
    choices = {row.code[0]: row.cells[1] for row in rows(found) if row not in course(found)}
    tiles = {action[:2] for action in choices}
    legal = [action for action in state.legal_actions() if str(action)[:2] in tiles]
    previews = {str(action): state.preview(action) for action in legal}
    assert {
        action: numbers(preview.open_ends) for action, preview in previews.items() if preview
    } == {action: ends for action, ends in choices.items() if ends != NOBODY}


def last_event(game: dominium.LineGame, found: list[Block], kind: str) -> Any:
    """Return what the last action of an example brings about."""
    state = dealt(game, found)
    events: Sequence[Any] = ()
    for row in course(found):
        events = state.apply(row.code[0])
    (event,) = (event for event in events if event.kind == kind)
    return event


def legal_after(game: dominium.LineGame, found: list[Block]) -> set[str]:
    """Return what is legal after the course of an example."""
    state = dealt(game, found)
    for row in course(found):
        state.apply(row.code[0])
    return {str(action) for action in state.legal_actions()}


def test_matadors_may_be_laid_or_saved_at_any_time_with_the_option() -> None:
    """«a matador may be laid at any end in every turn», «you may save it and draw instead»"""
    game = loaded("matador", wild="any_time")
    found = dict(examples("matador"))
    ordinary = legal_after(game, found["An ordinary tile comes first"])
    nothing = legal_after(game, found["A matador where nothing fits"])
    assert {"44l", "61l6", "61r1"} <= ordinary
    assert "draw" not in ordinary
    assert {"61l6", "draw"} <= nothing


def test_bergen_example_scores_three_with_the_option() -> None:
    """«With `single_triple` it is 3»"""
    _, found = list(examples("bergen"))[1]
    assert "`single_triple` it is 3" in course(found)[-1].text
    game = loaded("bergen", single_triple=True)
    assert last_event(game, found, "points_scored").points == 3


def test_example_of_twenty_one_is_won_by_the_player_named() -> None:
    _, found = next(examples("twenty_one"))
    assert found[-1].text == "Player 1 wins."
    assert last_event(loaded("twenty_one"), found, "deal_ended").winners == (0,)


BETRAYING = {
    "bergen": ("pass", "=22 =42 =44 =65 =60 =50 =54 =33 =66 =61 =41 =51 22 draw =55"),
    "twenty_one": ("stand", "=s1 =64 =52 =66 =43 hit =31"),
}
"""Duties of a seat after these actions, and what only its own tiles make it do."""


@pytest.mark.parametrize("game", BETRAYING)
def test_what_would_betray_a_drawn_tile_is_chosen(game: str) -> None:
    """«you choose `pass` yourself, even if nothing fits», «you choose `stand` yourself»"""
    only, course = BETRAYING[game]
    state = loaded(game).start()
    for action in course.split():
        state.apply(action)
    assert [str(action) for action in state.legal_actions()] == [only]
    (told,) = (
        block for block in section("en", game, "What happens by itself") if only in block.code
    )
    assert f"you choose `{only}` yourself" in told.text
    assert "everybody would learn" in told.text


# --- Results: the score pad is asked ------------------------------------------------------------


def deal(ending: str, *hands: dict[str, Any]) -> dict[str, Any]:
    return {"kind": "deal", "ending": ending, "out": [], "hands": list(hands)}


def ended(game: dominium.LineGame, entry: dict[str, Any]) -> Any:
    (result,) = scoring.tally(game, [entry]).deals
    return result


def winner_named(cell: str) -> tuple[int, ...]:
    return (int(cell.rsplit(maxsplit=1)[-1]) - 1,) if cell[-1].isdigit() else ()


def test_blocked_deals_of_block() -> None:
    for row in rows(section("en", "block", "Blocked deals")):
        first, second, winner, *gains = row.cells
        entry = deal("blocked", {"pips": int(first)}, {"pips": int(second)})
        for way, gain in zip(("whole", "difference"), gains, strict=True):
            result = ended(loaded("block", blocked_score=way), entry)
            assert result.winners == winner_named(winner)
            assert sum(result.points) == int(gain)


def test_blocked_deals_of_bergen() -> None:
    for row in rows(section("en", "bergen", "Blocked deals")):
        hands = [
            {"tiles": [code.strip("`") for code in cell.split(", ")]} for cell in row.cells[:2]
        ]
        result = ended(loaded("bergen"), deal("blocked", *hands))
        assert result.winners == winner_named(row.cells[2]), row.text


def test_hands_of_muggins_are_rounded() -> None:
    for row in rows(section("en", "muggins", "Points for hands")):
        hands = [{"pips": int(cell)} for cell in row.cells[:2]]
        result = ended(loaded("muggins"), deal("blocked", *hands))
        assert result.winners == winner_named(row.cells[2])
        assert sum(result.points) == int(row.cells[3])


def test_muggins_has_two_ends_without_the_spinner() -> None:
    """«Without `spinner` no double has four sides, and the line has two ends only»"""
    found = dict(examples("muggins"))["The spinner is led"]
    state = dealt(loaded("muggins", spinner=False), found)
    for row in course(found)[:3]:
        state.apply(row.code[0])
    assert numbers(state.view(None).open_ends) == "1, 0"


def test_bank_of_sebastopol_is_shared() -> None:
    for row in rows(section("en", "sebastopol", "Sharing the bank")):
        hands = [{"pips": int(cell)} for cell in row.cells[:4]]
        result = ended(loaded("sebastopol"), deal("blocked", *hands))
        assert ", ".join(str(prize) for prize in result.points) == row.cells[4]


def test_winners_of_twenty_one() -> None:
    for row in rows(section("en", "twenty_one", "Who wins?")):
        sums = [cell.rstrip(")").split(" (") for cell in row.cells[:4]]
        entry = deal("showdown", *({"pips": int(pips), "count": int(n)} for pips, n in sums))
        for ties, winners in zip(("share", "fewer_tiles"), row.cells[4:], strict=True):
            result = ended(loaded("twenty_one", seats=4, ties=ties), entry)
            assert (", ".join(str(seat + 1) for seat in result.winners) or NOBODY) == winners


def test_two_tiles_over_21_are_the_ones_named() -> None:
    """«possible in 3 of 378 pairs: `66` with `65`, `64` or `55`»"""
    pairs = list(combinations(TILES, 2))
    over = [pair for pair in pairs if sum(int(half) for tile in pair for half in tile) > 21]
    (line,) = (
        block
        for block in section("en", "twenty_one", "Our rulings")
        if block.text.startswith("**Two tiles")
    )
    assert f"{len(over)} of {len(pairs)} pairs" in line.text
    assert {tile for pair in over for tile in pair} == set(line.code)


# --- Words --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", DOMINO_GAMES)
@pytest.mark.parametrize("language", describe.LANGUAGES)
def test_typed_words_are_understood(language: str, game: str) -> None:
    """The words that a page offers for typing are those of its notation, in the same order."""
    items = section(language, game, "Notation in brief")
    english = section("en", game, "Notation in brief")
    (place,) = (n for n, block in enumerate(english) if block.text.startswith("**In words**"))
    words = items[place]
    state = loaded(game).start()
    meant = [describe.understand(code, state, language) for code in words.code]
    letters = [
        f"65{end}" for end in "lrud" if any(f"65{end}" in map(close, block.code) for block in items)
    ]
    commands = [code for code in ("draw", "pass", "hit", "stand") if code in meant]
    assert meant == letters + commands


@pytest.mark.parametrize("language", describe.LANGUAGES)
def test_what_is_shared_is_said_in_the_same_words(language: str) -> None:
    """Readers who know one page must not wonder why another says the same differently."""

    def told(game: str, title: str) -> list[str]:
        return [block.text for block in section(language, game, title)]

    assert len({told(game, "The tiles")[0] for game in DOMINO_GAMES}) == 1
    assert told("block", "What is hidden") == told("sebastopol", "What is hidden")
    assert told("draw", "What is hidden") == told("bergen", "What is hidden")
    assert told("draw", "What is hidden") == told("matador", "What is hidden")[:-1]


@pytest.mark.parametrize("game", DOMINO_GAMES)
def test_notation_of_the_page_is_that_of_the_game(game: str) -> None:
    made = loaded(game)
    known = {str(made.action(number)) for number in range(made.num_actions)}
    chance = {str(made.chance_action(number)) for number in range(made.num_chance_actions)}
    for block in section("en", game, "Notation in brief"):
        for code in block.code:
            if " " in code or code in ("00", "=?", "any_time"):
                continue
            assert code in known | chance or len(code) == 2 or code == "61l", code
