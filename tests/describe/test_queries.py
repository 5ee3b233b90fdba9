"""Everything in a view has an answer: whichever field changes, the query that tells it changes."""

from collections import Counter
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from dominium.describe import LANGUAGES, messages
from dominium.describe.queries import COURT_QUERIES, Query
from dominium.terminal.kingdom import queries as of_kingdoms
from dominium.terminal.line import queries as of_lines
from tests.describe.encoded import remade
from tests.describe.facts import changes, fields, opened
from tests.describe.play import EVERY_GAME, GAMES, describer, random_game
from tests.describe.test_facts import FOLLOWING

ASKED = {
    "View": "everything",
    "View.actor": "turn",
    "View.step": "turn",
    "View.turn": "turn",
    "Turn": "turn",
    "Turn.domino": "domino",
    "View.offer": "offer",
    "View.next_offer": "offer",
    "OfferSlot": "offer",
    "Half": "offer",
    "View.kingdoms": "kingdom",
    "View.totals": "score",
    "View.scores": "details",
    "View.undrawn": "undrawn",
    "View.draws_left": "undrawn",
    "View.building_board": "buildings",
    "KingdomView": "kingdom",
    "KingdomView.used": "frame",
    "KingdomView.court": "court",
    "Area": "frame",
    "BoardSquare": "kingdom",
    "Court": "court",
    "PlacedBuilding": "court",
    "BuildingBoard": "buildings",
    "BuildingSlot": "buildings",
    "KingdomScore": "details",
    "Property": "properties",
    "Bonus": "details",
    "CourtScore": "details",
    "TreasuryScore": "details",
    "BuildingScore": "details",
    "QueenScore": "details",
    "SheetRow": "details",
    "LineView": "score",
    "LineView.step": "turn",
    "LineView.turn": "turn",
    "LineView.lead": "everything",
    "LineView.line": "line",
    "LineView.cross_tile": "line",
    "LineView.open_ends": "ends",
    "LineView.hands": "counts",
    "LineView.stock": "counts",
    "LineView.removed": "counts",
    "LineView.stock_tiles": "counts",
    "LineView.removed_tiles": "counts",
    "LineView.bank": "bank",
    "LaidTile": "line",
    "OpenEnd": "ends",
    "HandView": "counts",
    "HandView.tiles": "hand",
    "LineScore": "score",
}
"""The query that tells a field, or all other fields of its type."""

UNASKED = (FOLLOWING.keys() - {"View.scores"}) | {
    "KingdomScore.kingdom",
    "KingdomScore.seats",
    "KingdomScore.largest_property",  # it breaks ties, and is told where it does
    "KingdomScore.crowns",
    "BuildingScore.each",
    "QueenScore.points",
    "TreasuryScore.points",
    "SheetRow.row",
}
"""Fields that follow from others."""

ENOUGH = 6
"""The number of changes of a field that are tried in one position."""


def asked(field: str) -> str:
    """The name of the query that tells a field."""
    return ASKED.get(field) or ASKED[field.split(".", maxsplit=1)[0]]


def query_named(name: str, field: str) -> Query[SimpleNamespace]:
    module = of_lines if field.startswith(("Line", "Laid", "Hand", "OpenEnd")) else of_kingdoms
    queries = (*module.QUERIES, *COURT_QUERIES)
    return next(query for query in queries if query.name == name)


def answers(name: str, language: str, view: Any, field: str) -> Iterator[str]:
    """The answers of a query about every kingdom, or about the first seat."""
    speaker = describer(name, language)
    query = query_named(asked(field), field)
    for kingdom in range(len(view.kingdoms) if name in GAMES else 1):
        session = SimpleNamespace(
            describer=speaker,
            view=view,
            viewer=0,
            compact=False,
            messages=messages(language),
            kingdom=kingdom,
            kingdom_named=lambda _, kingdom=kingdom: kingdom,
            hand=lambda: speaker.hand(view, 0),
            expected=lambda: [speaker.expected(view)],
        )
        yield from query.answer(session, "")


def told(name: str, language: str, wanted: set[str]) -> set[str]:
    """The fields of which a change is heard in the answer of their query."""
    found = set[str]()
    plies = random_game(name)
    for ply in [*plies[:: max(1, len(plies) // 6)], plies[-1]]:
        views = [ply.after.view(0)] if name in GAMES else [ply.after.view(0), ply.after.open_view()]
        for native in views:
            tried: Counter[str] = Counter()
            for field, _, changed in changes(opened(native), UNASKED):
                tried[field] += 1
                if field not in wanted - found or tried[field] > ENOUGH:
                    continue
                try:
                    other = remade(changed, native)
                except (IndexError, KeyError, StopIteration, ValueError):
                    continue  # no such view can be
                answered = _answered(name, language, other, field)
                if answered and answered != _answered(name, language, native, field):
                    found.add(field)
    return found


def _answered(name: str, language: str, view: Any, field: str) -> list[str] | None:
    """The answer; None where the query has none in such a view."""
    try:
        return list(answers(name, language, view, field))
    except (AttributeError, IndexError, KeyError, RuntimeError, TypeError, ValueError):
        return None


@pytest.mark.criterion(6)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_is_told_by_its_query(language: str, count: Callable[..., None]) -> None:
    wanted = fields("View", "LineView", without=UNASKED)
    missing = set(wanted)
    for name in EVERY_GAME:
        missing -= told(name, language, missing)
    assert missing == set()
    count(**{f"fields_told_by_queries_{language}": len(wanted)})


def test_the_table_names_fields_that_exist() -> None:
    known = fields("View", "LineView")
    types = {field.split(".")[0] for field in known}
    assert {name for name in ASKED if name not in types} <= known
    assert known >= UNASKED
