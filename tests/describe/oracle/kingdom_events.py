"""The announcements of the kingdom games in plain Python, as before the core told them."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar, Final

from dominium.describe.kingdom.speaker import KingdomSpeaker
from dominium.describe.kingdom.squares import Point
from dominium.describe.text import capitalised, filled
from dominium.notation import domino_text
from tests.describe.oracle.courts import Courts
from tests.describe.oracle.pieces import Pieces, names

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from dominium import events
    from dominium._core import Outcome, Standing
    from dominium.describe.speaker import Length
    from dominium.engine.kingdom import KingdomGame


LONGEST_LINE: Final = 60
"""The longest short line in characters; a longer list is split into several."""


TIE_BREAKS: Final = ("largest_property", "crowns", "coins")
"""The tie-breaks, in order; a game without one of them counts 0 for it."""


class OracleSpeaker(KingdomSpeaker):
    """The speaker of the oracle: what it said of several kingdoms."""

    def points_of(self, kingdoms: Iterable[tuple[int, int]]) -> str:
        """Return kingdoms with numbers: "Jana 34, Petr 28"."""
        return ", ".join(
            self.name_points(self.kingdom_name(kingdom), points) for kingdom, points in kingdoms
        )

    def about_kingdom(self, kingdom: int) -> dict[str, str]:
        """Return the arguments of a sentence about a kingdom; "you" only without a team."""
        alone = self.kingdoms[kingdom] == (self.you,)
        return {"name": self.kingdom_name(kingdom), "you": "yes" if alone else "no"}

    def listed(self, kingdoms: Sequence[str]) -> str:
        """Return names of kingdoms joined by "and", or by semicolons when any is a team's."""
        if all(len(seats) == 1 for seats in self.kingdoms):
            return self.together(kingdoms)
        return "; ".join(kingdoms)

    def standings(self, outcome: Outcome) -> list[str]:
        """Return the ranking of a match, best first, then how ties were broken."""
        lines = [
            self.text(
                "standing",
                place=standing.place,
                name=self.leading_kingdom_name(standing.kingdom),
                points=self.count("points", standing.total),
            )
            for standing in outcome.standings
        ]
        return lines + self.tie_breaks(outcome.standings)

    def tie_breaks(self, standings: Sequence[Standing]) -> list[str]:
        """Return how ties on points were broken, or that a place is shared."""
        lines = [
            line
            for equal_points in _groups(standings, "total")
            for line in self._broken(equal_points, TIE_BREAKS)
        ]
        return [capitalised(line) for line in lines]

    def _broken(self, tied: Sequence[Standing], breaks: Sequence[str]) -> list[str]:
        """Return how each tie-break in turn splits the standings that are tied so far."""
        if not breaks:
            return [self._shared(tied)]
        by, *others = breaks
        groups = _groups(tied, by)
        lines = [] if groups == [list(tied)] else [self._decided(tied, by)]
        return lines + [line for group in groups for line in self._broken(group, others)]

    def _decided(self, tied: Sequence[Standing], by: str) -> str:
        values = [(standing.kingdom, getattr(standing, by)) for standing in tied]
        return self.text(f"tie-{by}", values=self.points_of(values))

    def _shared(self, tied: Sequence[Standing]) -> str:
        names = [self.kingdom_name(standing.kingdom) for standing in tied]
        return self.text("tie-shared", names=self.listed(names), place=tied[0].place)


class Announcer:
    """The announcer of events: each once and in order, unless the line of another contains it."""

    untold: ClassVar[frozenset[str]] = frozenset({"domino_drawn"})
    """Kinds of events that later ones contain: dominoes are announced when their offer opens."""

    def __init__(self, pieces: Pieces, games: int = 1) -> None:
        self._pieces = pieces
        self._games = games
        self._speaker: OracleSpeaker = pieces.speaker  # type: ignore[assignment]

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


class QueendominoAnnouncer(Announcer):
    """The announcer of every event of Queendomino."""

    untold: ClassVar = Announcer.untold | {"building_drawn"}
    """Drawn buildings in addition: they are announced when their board is complete."""

    def __init__(self, pieces: Pieces, courts: Courts) -> None:
        super().__init__(pieces)
        self._courts = courts

    def _buildings_offered(self, event: events.BuildingsOffered) -> list[str]:
        buildings = list(self._offered(event))
        if not buildings:
            return [self._speaker.text("event-buildings_offered-none")]
        return [self._speaker.text("event-buildings_offered", buildings=", ".join(buildings))]

    def _offered(self, event: events.BuildingsOffered) -> Iterator[str]:
        """Yield the slots with their buildings, the cheapest first, then the next of the pile."""
        for slot in event.slots:
            if slot.building is not None:
                name = self._courts.name(slot.building)
                yield self._speaker.text(
                    "event-buildings_offered-slot", slot=slot.slot, building=name
                )
        if event.open_building is not None:
            name = self._courts.name(event.open_building)
            yield self._speaker.text("event-buildings_offered-open", building=name)

    def _taxes_collected(self, event: events.TaxesCollected) -> list[str]:
        return [
            self._speaker.sentence(
                "event-taxes_collected",
                **self._speaker.about(event.seat),
                squares=names(Point.of(knight.square) for knight in event.knights),
                sources=", ".join(self._sources(event)),
                coins=self._speaker.count("coins", event.coins),
                total=self._speaker.count("coins", event.total),
            )
        ]

    def _sources(self, event: events.TaxesCollected) -> Iterator[str]:
        """Yield the sources of the coins: "forest E6 4", "Knights' hall C5 2"."""
        for knight in event.knights:
            place = self._pieces.on(self._pieces.terrain(knight.terrain), knight.square)
            yield self._source(place, knight.coins)
        for bonus in event.bonuses:
            place = self._pieces.on(self._courts.name(bonus.building), bonus.square)
            yield self._source(place, bonus.coins)

    def _source(self, place: str, coins: int) -> str:
        return self._speaker.text(
            "event-taxes_collected-source", place=place, coins=self._speaker.count("coins", coins)
        )

    def _building_built(self, event: events.BuildingBuilt) -> list[str]:
        return [
            self._speaker.sentence(
                "event-building_built",
                **self._speaker.about(event.seat),
                slot=event.slot,
                building=self._courts.name(event.building),
                square=event.square.upper(),
                cost=self._speaker.count("coins", event.cost),
                effect=self._courts.effect(event.building),
                coins=self._speaker.count("coins", event.coins),
            )
        ]

    def _queen_moved(self, event: events.QueenMoved) -> list[str]:
        return [
            self._speaker.sentence(
                "event-queen_moved",
                **self._speaker.about_kingdom(event.kingdom),
                towers=self._speaker.count("towers", event.towers),
            )
        ]

    def _building_burnt(self, event: events.BuildingBurnt) -> list[str]:
        return [
            self._speaker.sentence(
                "event-building_burnt",
                **self._speaker.about(event.seat),
                slot=event.slot,
                building=self._courts.name(event.building),
                coins=self._speaker.count("coins", event.coins),
            )
        ]

    def _dragon_returned(self, _: events.DragonReturned) -> list[str]:
        return [self._speaker.text("event-dragon_returned")]

    def _step_declined(self, event: events.StepDeclined) -> list[str]:
        """Announce a declined step; in short texts to no other player, as nothing has happened."""
        about = self._speaker.about(event.seat)
        if self._speaker.length != "long" and self._speaker.you not in {None, event.seat}:
            return []
        return [self._speaker.text(f"event-step_declined-{event.step}", **about)]


def _told_by(event: events.KingdomEvent, following: events.KingdomEvent | None) -> bool:
    """Return whether the next line contains the event: a drawn king claims by itself."""
    return (
        event.kind == "king_drawn"
        and following is not None
        and following.kind == "domino_claimed"
        and following.automatic
    )


def _groups(standings: Sequence[Standing], by: str) -> list[list[Standing]]:
    """Return the groups of two or more neighbours in a ranking with equal values."""
    groups = [list(group) for _, group in groupby(standings, lambda one: getattr(one, by))]
    return [group for group in groups if len(group) > 1]


class KingdomEventsOracle(OracleSpeaker):
    """The announcements and rankings of a kingdom game for a listener."""

    def __init__(
        self,
        game: KingdomGame[Any],
        language: str,
        seats: Sequence[str],
        you: int | None,
        length: Length,
    ) -> None:
        super().__init__(language, seats, you, length)
        self.game = game
        self.kingdoms = tuple(map(game.seats_of, range(game.kingdoms)))
        pieces = Pieces(self, game)
        self._announcer = (
            QueendominoAnnouncer(pieces, Courts(self))
            if game.facts.has_court
            else Announcer(pieces, int(game.options["games_in_match"]))
        )

    def announce(self, happened: Sequence[events.KingdomEvent]) -> list[str]:
        """Return the lines that announce the events."""
        return self._announcer.announce(happened)
