"""Announcements: what a listener hears of the events of a kingdom game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium import events
    from dominium.describe.pieces import Pieces


class Announcer:
    """Tells every event once, in order, one line for each unless another line contains it."""

    def __init__(self, pieces: Pieces, games: int) -> None:
        self._pieces = pieces
        self._games = games
        self._speaker = pieces.speaker

    def announce(self, happened: Sequence[events.Event]) -> list[str]:
        """The lines of a list of events."""
        lines = []
        for event, following in zip(happened, [*happened[1:], None], strict=True):
            if not _told_by(event, following):
                lines += getattr(self, f"_{event.kind}")(event)
        return lines

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
            self._pieces.domino(number) if long else str(number) for number in event.dominoes
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
                domino=event.domino,
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
        return [self._speaker.sentence("event-domino_removed", domino=event.domino, faces=faces)]

    def _game_scored(self, event: events.GameScored) -> list[str]:
        totals = [(standing.seat, standing.total) for standing in event.standings]
        scores = self._speaker.points_of(totals)
        if self._games == 1:
            return [self._speaker.text("event-game_scored", scores=scores)]
        return [
            self._speaker.text("event-game_scored-match", number=event.game_number, scores=scores)
        ]

    def _match_ended(self, event: events.MatchEnded) -> list[str]:
        winners = event.outcome.ranking[0]
        points = self._speaker.count("points", event.outcome.standings[0].total)
        if len(winners) == 1:
            sentence = self._speaker.text(
                "event-match_ended", **self._speaker.about(winners[0]), points=points
            )
        else:
            names = self._speaker.together([self._speaker.name(seat) for seat in winners])
            sentence = self._speaker.text("event-match_ended-shared", names=names, points=points)
        return [sentence, *self._speaker.tie_breaks(event.outcome.standings)]

    def _about_domino(self, key: str, seat: int, number: int) -> str:
        return self._speaker.sentence(
            key,
            **self._speaker.about(seat),
            domino=number,
            faces=self._pieces.faces_of(number),
        )


def _told_by(event: events.Event, following: events.Event | None) -> bool:
    """Whether another line contains the event.

    A drawn domino is told when its offer opens; a drawn king by the claim it makes by itself.
    """
    if event.kind == "king_drawn":
        return following is not None and following.kind == "domino_claimed" and following.automatic
    return event.kind == "domino_drawn"
