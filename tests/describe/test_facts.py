"""Nothing of a view is left unsaid: whichever fact changes, what is spoken changes too."""

from collections import Counter
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from dominium.describe import LANGUAGES, Describer, LineDescriber
from dominium.describe.line.tiles import ENDS
from tests.describe.encoded import remade
from tests.describe.facts import changes, fields, opened
from tests.describe.oracle.line_views import DEALING
from tests.describe.play import EVERY_GAME, LINES, describer, random_game

ENOUGH = 2
"""The number of changes of one field that are tried in one game."""

FOLLOWING = {
    "View.viewer": "who looks, and so is called you",
    "LineView.viewer": "who looks, and so is called you",
    "View.scores": "the points of the kingdoms, which the score explains",
    "KingdomView.kingdom": "its place among the kingdoms",
    "KingdomView.seats": "fixed by the game",
    "KingdomView.position": "the squares in the notation",
    "KingdomView.reachable": "the used squares and the size of the game",
    "Turn.seat": "who acts",
    "LineView.actor": "the turn and the step",
    "HandView.pips": "the tiles",
    "LaidTile.tile": "both halves",
    "LaidTile.position": "the order",
    "LaidTile.wild": "its half and the half that it touches",
}
"""Fields that follow from others, and from which."""

Facts = Callable[[Describer, SimpleNamespace, SimpleNamespace], bool]

ONLY: dict[str, Facts] = {
    "View.actor": lambda _, view, __: isinstance(view.actor, int),
    "View.game_number": lambda _, view, __: view.games > 1 and view.step != "finished",
    "View.round": lambda _, view, __: view.step != "finished",
    "View.rounds": lambda _, view, __: view.round > 0 and view.step != "finished",
    "View.turn": lambda _, view, __: view.step == "place",
    "Turn.domino": lambda _, view, __: view.step == "place",
    "Turn.left": lambda _, view, __: view.step == "place",
    "Turn.right": lambda _, view, __: view.step == "place",
    "Turn.squares": lambda _, view, __: view.step == "tax",
    "OfferSlot.placed": lambda _, __, slot: slot.seat is not None,
    "BuildingSlot.cost": lambda _, __, slot: slot.building is not None,
    "LineView.turn": lambda _, view, __: view.step not in {*DEALING, "finished"},
    "LineView.cross_tile": lambda _, view, __: bool(view.line),
    "LineView.deal": lambda speaker, *_: _has_deals(speaker),
    "LineView.deals": lambda speaker, view, __: _has_deals(speaker) and view.target is None,
    "LineView.stock": lambda speaker, view, _: _has_stock(speaker) or view.step in DEALING,
    "LineView.stock_tiles": lambda _, view, __: view.stock > 0,
    "LineView.removed_tiles": lambda _, view, __: view.removed > 0,
    "LineView.scores": lambda speaker, *_: _has_points(speaker),
    "LineScore.seat": lambda speaker, *_: _has_points(speaker),
    "LineScore.total": lambda speaker, *_: _has_points(speaker),
    "LineScore.gained": lambda speaker, *_: _has_points(speaker),
    "LineScore.deals_won": lambda speaker, *_: speaker.facts.unit in {"points", "tokens"},
    "HandView.tiles": lambda _, __, hand: hand.size > 0,
    "LaidTile.end": lambda speaker, _, laid: laid.position > 0 and laid.end in _ends(speaker),
    "LaidTile.inward": lambda _, __, laid: laid.position > 0 and laid.inward != laid.outward,
    "LaidTile.outward": lambda _, __, laid: laid.position > 0 and laid.inward != laid.outward,
}
"""The cases in which a field is a fact of its own; elsewhere it follows or says nothing."""


def _has_deals(speaker: Describer) -> bool:
    """True if a match may have several deals."""
    return speaker._game.options.get("deals", 2) != 1 and speaker._game.id != "solo"


def _has_stock(speaker: Describer) -> bool:
    """True if the game has a stock to draw from."""
    return isinstance(speaker, LineDescriber) and speaker.facts.drawing != "never"


def _has_points(speaker: Describer) -> bool:
    """True if the points are more than the tiles in the line."""
    return isinstance(speaker, LineDescriber) and speaker._game.id != "solo"


def _ends(speaker: Describer) -> tuple[str, ...]:
    """The ends at which tiles are laid."""
    assert isinstance(speaker, LineDescriber)
    return ENDS if speaker.facts.cross != "none" else ENDS[:2]


def positions(name: str) -> Iterator[Any]:
    """A few positions of a random game, seen by the public, by a seat and openly."""
    plies = random_game(name)
    for ply in [*plies[:: max(1, len(plies) // 12)], plies[-1]]:
        for viewer in (None, 0):
            yield ply.after.view(viewer)
        if name in LINES:
            yield ply.after.open_view()


def unheard(speaker: Describer, name: str, heard: Counter[str]) -> Iterator[str]:
    """The fields of which a change sounds like no change; changes that are told are counted."""
    tried: Counter[str] = Counter()
    for view in positions(name):
        unchanged = speaker.spoken(view)
        seen = opened(view)
        for field, part, changed in changes(seen, FOLLOWING):
            is_fact = ONLY.get(field)
            if tried[field] >= ENOUGH or (is_fact and not is_fact(speaker, seen, part)):
                continue
            try:
                told = speaker.spoken(remade(changed, view))
            except (IndexError, KeyError, StopIteration, ValueError):
                continue  # a position that no game has, such as a turn without a seat
            if told == unchanged:
                yield f"{name}: {field} in {part}"
            tried[field] += 1
            heard[field] += 1


@pytest.mark.criterion(5)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whichever_fact_changes_it_is_heard(language: str, count: Callable[..., None]) -> None:
    heard: Counter[str] = Counter()
    silent = [
        field for name in EVERY_GAME for field in unheard(describer(name, language), name, heard)
    ]
    assert silent == []
    assert facts() - set(heard) == set()
    count(**{f"changed_facts_heard_in_{language}": heard.total(), "fields": len(heard)})


def facts() -> set[str]:
    """The fields of both kinds of views that follow from no other."""
    return fields("View", "LineView", without=FOLLOWING)


def test_only_fields_of_views_are_left_out() -> None:
    known = fields("View", "LineView")
    assert FOLLOWING.keys() <= known
    assert ONLY.keys() <= known - FOLLOWING.keys()
