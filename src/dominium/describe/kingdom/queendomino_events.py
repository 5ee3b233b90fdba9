"""The announcements of the events that only Queendomino has."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from dominium.describe.kingdom.announcements import Announcer
from dominium.describe.kingdom.squares import Point, names

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dominium import events
    from dominium.describe.kingdom.courts import Courts
    from dominium.describe.kingdom.pieces import Pieces


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
        if self._speaker.length == "short" and self._speaker.you not in {None, event.seat}:
            return []
        return [self._speaker.text(f"event-step_declined-{event.step}", **about)]
