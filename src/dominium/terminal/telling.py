"""What is told of events beyond their announcements: results with their explanation."""

import dominium
from dominium.describe import Describer

Events = tuple[dominium.Event, ...]


def told(events: Events, describer: Describer) -> list[str]:
    """The announcements of events; at an end also how every score arises, and the standings."""
    lines = describer.announce(events)
    for event in events:
        if event.kind == "game_scored":
            for score in event.scores:
                lines += [describer.leading_kingdom_name(score.kingdom), *describer.score(score)]
        elif event.kind == "match_ended":
            lines += [one for one in describer.standings(event.outcome) if one not in lines]
    return lines
