"""Compact text of the domino games: narrow, and nothing of the view is lost."""

from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest

import dominium
from dominium import LineView
from dominium.describe import LANGUAGES, Describer, messages
from dominium.describe.line.tiles import ENDS
from dominium.describe.text import cells
from tests.describe.line_reader import Facts, LineReader, Seat
from tests.describe.play import LINES, NAMES, describer, random_game, random_states

LINE_GAMES = [game.id for game in dominium.games() if game.family == "line"]
STEPS = (
    *("draw_seat", "remove_tile", "deal_tile", "draw_tile"),
    *("lead", "play", "play_or_pass", "hit_or_stand", "finished"),
)
ENDINGS = (
    *("out", "blocked", "stock_exhausted", "two_out"),
    *("target_reached", "showdown", "all_laid", "stuck"),
)


@pytest.mark.criterion(5)
@pytest.mark.parametrize("positions", [200, pytest.param(1000, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", LINE_GAMES)
def test_the_view_can_be_rebuilt(game: str, positions: int, count: Callable[..., None]) -> None:
    """The whole view comes from the lines alone, for one seat, the public, and with open tiles."""
    readers = [(language, LineReader(language)) for language in LANGUAGES]
    for number, (state, (language, reader)) in enumerate(
        zip(random_states(game, positions), cycle(readers))
    ):
        view, names = _seen(state, number // len(LANGUAGES)), NAMES[: state.game.seats]
        facts = reader.read(Describer(state.game, language, names).compact(view))
        rebuilt = _view(facts, game, language)
        rebuilt |= {"viewer": view.viewer, "cross_tile": _cross_tile(facts, state.game)}
        assert rebuilt == view.to_dict()
    count(**{f"positions_of_{game}_rebuilt": len(random_states(game, positions))})


def _seen(state: dominium.LineState, number: int) -> LineView:
    """The view of a seat, the public or everybody behind the end, by turns."""
    viewers = (None, *range(state.game.seats))
    if number % (len(viewers) + 1) == len(viewers):
        return state.open_view()
    return state.view(viewers[number % (len(viewers) + 1)])


def _view(facts: Facts, game: str, language: str) -> dict[str, Any]:
    """The facts as a view holds them, with all that follows from them."""
    step, ending = _step(facts.step, language)
    acts = None if step == "finished" else facts.turn
    return {
        "actor": "chance" if step.endswith(("_tile", "_seat")) else acts,
        "step": step,
        "deal": facts.deal,
        "deals": facts.deals,
        "target": facts.target,
        "lead": facts.lead,
        "turn": facts.turn,
        "line": _line(facts, game),
        "open_ends": [{"end": end, "number": number} for end, number in facts.ends],
        "hands": [_hand(number, seat) for number, seat in enumerate(facts.seats)],
        "stock": facts.stock,
        "removed": facts.removed,
        "scores": [_score(number, seat) for number, seat in enumerate(facts.seats)],
        "bank": facts.bank,
        "ending": ending,
        "stock_tiles": facts.stock_tiles,
        "removed_tiles": facts.removed_tiles,
    }


def _step(told: str, language: str) -> tuple[str, str | None]:
    """The step, and how the match ended."""
    words = messages(language)
    named = {step: step for step in STEPS} | {"stand": "hit_or_stand"}
    for name, step in named.items():
        for ending in (None, *ENDINGS):
            parts = [words.text(f"compact-step-{name}")]
            if ending is not None:
                parts.append(words.text(f"deal-reason-{ending}"))
            if told == " ".join(parts):
                return step, ending
    raise AssertionError(told)


def _line(facts: Facts, game: str) -> list[dict[str, Any]]:
    """The tiles of the line; a matador is one where the halves that touch add up to no 7."""
    led = next(((low, high) for end, _, low, high in facts.line if end is None), (0, 0))
    touched = {(end, place): outward for end, place, _, outward in facts.line}
    laid = []
    for end, place, inward, outward in sorted(facts.line, key=_reading_order):
        if end is None:
            beside = 7 - inward
        elif place > 1:
            beside = touched[end, place - 1]
        else:
            beside = led[0] if end == "left" else led[1]
        high, low = max(inward, outward), min(inward, outward)
        laid.append(
            {
                "tile": f"{high}{low}",
                "end": end,
                "position": place,
                "inward": inward,
                "outward": outward,
                "wild": game == "matador" and beside + inward != 7,
            }
        )
    return laid


def _cross_tile(facts: Facts, game: dominium.LineGame) -> str | None:
    """The tile marked as a crossing, or the one that was led: always, or if it is a double."""
    cross = game.facts.cross
    led = next((f"{high}{low}" for end, _, low, high in facts.line if end is None), None)
    crosses = cross == "led" or (cross == "first_double" and led is not None and led[0] == led[1])
    return led if crosses else facts.crossing


def _reading_order(laid: tuple[str | None, int, int, int]) -> tuple[int, int]:
    """The tile that was led, then each end outwards."""
    end, place, *_ = laid
    return (-1 if end is None else ENDS.index(end), place)


def _hand(number: int, seat: Seat) -> dict[str, Any]:
    size, drawn, passes = seat.numbers
    return {
        "seat": number,
        "size": size,
        "tiles": seat.tiles,
        "pips": None if seat.tiles is None else sum(int(half) for half in "".join(seat.tiles)),
        "drawn": drawn,
        "passes": passes,
        "out": seat.out,
        "stood": seat.stood,
    }


def _score(number: int, seat: Seat) -> dict[str, Any]:
    return {"seat": number, "total": seat.total, "deals_won": seat.won, "gained": seat.gained}


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_narrow_and_lower_case(language: str) -> None:
    for name in LINES:
        speaker = describer(name, language)
        views = (ply.after.view(0) for ply in random_game(name)[::4])
        lines = {line for view in views for line in speaker.compact(view)}
        assert max(map(cells, lines)) <= 40
        nameless = [line for line in lines if not any(who in line for who in speaker.names)]
        assert nameless == [line.lower() for line in nameless]


def test_a_long_name_is_cut_to_the_width() -> None:
    speaker = describer("block", "cs")
    speaker.names = ("Marie Antoinetta z Habsburského rodu lotrinského", "Petr")
    lines = speaker.compact(random_game("block")[-1].after.view(None))
    assert max(map(cells, lines)) == 40
