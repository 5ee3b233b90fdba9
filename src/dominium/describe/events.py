"""The announcements of events with score explanations and standings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.describe.kingdom.describer import KingdomDescriber
from dominium.describe.line.describer import LineDescriber
from dominium.events import LineMatchEnded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.describe.describer import Describer
    from dominium.events import Event, MatchEnded


def event_sentences(events: Sequence[Event], describer: Describer) -> list[str]:
    """Return the announcements; at an end also every score explained, and the standings."""
    lines = describer.announce(events)
    for event in events:
        if event.kind == "game_scored" and isinstance(describer, KingdomDescriber):
            for score in event.scores:
                lines += [describer.leading_kingdom_name(score.kingdom), *describer.score(score)]
        elif event.kind == "match_ended" and len(describer.names) > 1:
            lines += [one for one in _standings(event, describer) if one not in lines]
    return lines


def _standings(event: MatchEnded | LineMatchEnded, describer: Describer) -> list[str]:
    """Return the ranking; a shared first place was already announced."""
    if isinstance(describer, LineDescriber) and isinstance(event, LineMatchEnded):
        return describer.standings(event.outcome, after=1)
    return describer.standings(event.outcome)
