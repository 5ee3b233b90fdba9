"""The announcements of the events of a kingdom game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from dominium.describe.text import filled
from dominium.notation import domino_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium import events
    from dominium.describe.kingdom.pieces import Pieces


LONGEST_LINE: Final = 60
"""The longest short line in characters; a longer list is split into several."""


class Announcer:
    """The announcer of events: each once and in order, unless the line of another contains it."""

    untold: ClassVar[frozenset[str]] = frozenset({"domino_drawn"})
    """Kinds of events that later ones contain: dominoes are announced when their offer opens."""

    def __init__(self, pieces: Pieces, games: int = 1) -> None:
        self._pieces = pieces
        self._games = games
        self._speaker = pieces.speaker

    def announce(self, happened: Sequence[events.KingdomEvent]) -> list[str]:
        """Return the lines that announce the events."""
        lines = []
        for event, following in zip(happened, [*happened[1:], None], strict=True):
            if event.kind not in self.untold and not _told_by(event, following):
                lines += getattr(self, f"_{event.kind}")(event)
        if self._speaker.length == "long":
            return lines
        return [part for line in lines for part in filled(line, LONGEST_LINE)]

    def _game_started(self, event: events.GameStarted) -> list[str]:
        if event.games == 1:
            return [self._speaker.text("event-game_started")]
        return [
            self._speaker.text(
                "event-game_started-match", number=event.game_number, games=event.games
            )
        ]

    def _castle_placed(self, event: events.CastlePlaced) -> list[str]:
        name = self._speaker.leading_name(event.seat)
        square = event.square.upper()
        return [self._speaker.text("event-castle_placed", name=name, square=square)]

    def _offer_opened(self, event: events.OfferOpened) -> list[str]:
        long = self._speaker.length == "long"
        dominoes = [
            self._pieces.domino(number) if long else domino_text(number)
            for number in event.dominoes
        ]
        separator = "; " if long else ", "
        return [self._speaker.sentence("event-offer_opened", dominoes=separator.join(dominoes))]

    def _king_drawn(self, event: events.KingDrawn) -> list[str]:
        return [self._speaker.text("event-king_drawn", **self._speaker.about(event.seat))]

    def _seat_drawn(self, event: events.SeatDrawn) -> list[str]:
        return [self._speaker.text("event-seat_drawn", **self._speaker.about(event.seat))]

    def _domino_claimed(self, event: events.DominoClaimed) -> list[str]:
        key = "event-domino_claimed-automatic" if event.automatic else "event-domino_claimed"
        return [self._about_domino(key, event.seat, event.domino)]

    def _round_started(self, event: events.RoundStarted) -> list[str]:
        last = event.round == event.rounds
        key = "event-round_started-last" if last else "event-round_started"
        return [self._speaker.text(key, round=event.round, rounds=event.rounds)]

    def _domino_placed(self, event: events.DominoPlaced) -> list[str]:
        long = self._speaker.length == "long"
        on_square = self._pieces.on_square if long else self._pieces.terrain_on_square
        return [
            self._speaker.sentence(
                "event-domino_placed",
                **self._speaker.about(event.seat),
                domino=domino_text(event.domino),
                first=on_square(event.first),
                second=on_square(event.second),
                gain=self._pieces.gain(event.gain),
                total=self._speaker.count("points", event.total),
            )
        ]

    def _domino_discarded(self, event: events.DominoDiscarded) -> list[str]:
        return [self._about_domino("event-domino_discarded", event.seat, event.domino)]

    def _domino_removed(self, event: events.DominoRemoved) -> list[str]:
        faces = self._pieces.faces_of(event.domino)
        domino = domino_text(event.domino)
        return [self._speaker.sentence("event-domino_removed", domino=domino, faces=faces)]

    def _game_scored(self, event: events.GameScored) -> list[str]:
        totals = [(standing.kingdom, standing.total) for standing in event.standings]
        scores = self._speaker.points_of(totals)
        if self._games == 1:
            return [self._speaker.text("event-game_scored", scores=scores)]
        return [
            self._speaker.text("event-game_scored-match", number=event.game_number, scores=scores)
        ]

    def _match_ended(self, event: events.MatchEnded) -> list[str]:
        standings = event.outcome.standings
        winners = [standing.kingdom for standing in standings if standing.place == 1]
        points = self._speaker.count("points", standings[0].total)
        sentence = (
            self._won(winners[0], points) if len(winners) == 1 else self._shared(winners, points)
        )
        return [sentence, *self._speaker.tie_breaks(standings)]

    def _won(self, kingdom: int, points: str) -> str:
        seats = self._speaker.kingdoms[kingdom]
        if len(seats) == 1:
            about = self._speaker.about(seats[0])
            return self._speaker.text("event-match_ended", **about, points=points)
        you = "yes" if self._speaker.you in seats else "no"
        names = self._speaker.kingdom_name(kingdom)
        return self._speaker.text("event-match_ended-team", you=you, names=names, points=points)

    def _shared(self, winners: Sequence[int], points: str) -> str:
        names = self._speaker.listed([self._speaker.kingdom_name(one) for one in winners])
        return self._speaker.text("event-match_ended-shared", names=names, points=points)

    def _about_domino(self, key: str, seat: int, number: int) -> str:
        return self._speaker.sentence(
            key,
            **self._speaker.about(seat),
            domino=domino_text(number),
            faces=self._pieces.faces_of(number),
        )


def _told_by(event: events.KingdomEvent, following: events.KingdomEvent | None) -> bool:
    """Return whether the next line contains the event: a drawn king claims by itself."""
    return (
        event.kind == "king_drawn"
        and following is not None
        and following.kind == "domino_claimed"
        and following.automatic
    )
