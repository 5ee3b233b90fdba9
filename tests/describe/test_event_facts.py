"""Nothing that happens is left unsaid: whichever fact of an event changes, its sentence changes."""

from collections import Counter
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from dominium import events
from dominium.describe import LANGUAGES, Describer
from tests.describe.encoded import remade
from tests.describe.facts import changes, declared, opened
from tests.describe.play import EVERY_GAME, describer, random_game

ENOUGH = 12
"""The number of events of a kind that are changed in one game."""

TOLD_OTHERWISE = {
    "BuildingBuilt.kingdom": "the seat",
    "BuildingBuilt.knights": "the effect of the building",
    "BuildingBuilt.towers": "the effect of the building",
    "BuildingBurnt.kingdom": "the seat",
    "BuildingDrawn.building": "the board that opens",
    "BuildingDrawn.slot": "the board that opens",
    "DealEnded.deal": "the beginning of the deal",
    "DealEnded.places": "the sentences about who went out",
    "DealStarted.totals": "the end of the deal before",
    "DominoDrawn.domino": "the offer that opens",
    "DominoPlaced.direction": "both squares",
    "DominoPlaced.square": "both squares",
    "GameScored.scores": "the explanation behind it",
    "HandDealt.size": "the tiles, where they are seen",
    "LineMatchEnded.outcome": "its winner, and the ranking behind it",
    "MatchEnded.outcome": "its winner, and the ranking behind it",
    "QueenMoved.previous": "where she was",
    "QueenMoved.seats": "the kingdom",
    "StepDeclined.step": "three sentences, one for each step",
    "TaxesCollected.kingdom": "the seat",
    "TileDealt.seat": "the hand",
    "TileDealt.tile": "the hand",
    "TileLaid.inward": "the tile and the ends",
    "TileLaid.outward": "the tile and the ends",
}
"""Fields that the sentence of their event does not say, and what says them."""

OF_ONE_LINE = {"Stuck", "TileDrawn", "Passed"}
"""Events of which a turn's line tells several; they are counted and named elsewhere."""


@pytest.mark.criterion(7)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_of_an_event_is_told(language: str, count: Callable[..., None]) -> None:
    kinds = set(events.__all__) - {"Event", "KingdomEvent", "LineEvent"} - OF_ONE_LINE
    wanted = {f"{kind}.{field}" for kind in kinds for field in declared()[kind]}
    assert wanted >= TOLD_OTHERWISE.keys()
    heard: set[str] = set()
    for name in EVERY_GAME:
        speaker = describer(name, language, length="long")
        tried: Counter[str] = Counter()
        for event in (event for ply in random_game(name) for event in ply.events):
            kind = type(event).__name__
            tried[kind] += 1
            if kind in OF_ONE_LINE or tried[kind] > ENOUGH:
                continue
            unchanged = speaker.announce([event])
            for field, _, changed in changes(opened(event)):
                said = _said(speaker, changed, event) if field in wanted - heard else None
                if said is not None and said != unchanged:
                    heard.add(field)
    assert wanted - heard == TOLD_OTHERWISE.keys()
    count(**{f"facts_of_events_told_{language}": len(heard)})


def _said(speaker: Describer, changed: SimpleNamespace, event: events.Event) -> list[str] | None:
    """The announcement of an event with other facts; None of one that cannot be."""
    try:
        return speaker.announce([remade(changed, event)])
    except (IndexError, KeyError, ValueError):
        return None
