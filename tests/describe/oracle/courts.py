"""Courts, buildings and the building board of Queendomino in words, in plain Python."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from dominium.describe.kingdom.buildings import building_name, catalogue
from dominium.describe.kingdom.squares import Point
from dominium.describe.messages import messages
from tests.describe.oracle.pieces import names

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from dominium._core import BuildingBoard, BuildingInfo, BuildingScore, BuildingSlot, Court
    from dominium.describe.kingdom.speaker import KingdomSpeaker
    from dominium.describe.messages import Messages


class Courts:
    """The texts of courts and of the building board, with queen and dragon."""

    def __init__(self, speaker: KingdomSpeaker) -> None:
        self._speaker = speaker
        self._language = speaker.messages.language

    def name(self, building: str) -> str:
        """Return the name of a building: "Sawmill"."""
        return building_name(building, self._language)

    def effect(self, building: str) -> str:
        """Return the effect of a building: "2 points for each forest"."""
        return building_effect(building, self._language)

    def brief(self, court: Court) -> str:
        """Return coins, knights and towers, and the queen if she is here, in one line."""
        return self._speaker.text(
            "court-queen" if court.queen else "court",
            coins=self._speaker.count("coins", court.coins),
            knights=self._speaker.count("knights", court.knights),
            towers=self._speaker.count("towers", court.towers),
        )

    def court(self, court: Court) -> list[str]:
        """Return the lines of a court, with the squares of its knights and buildings."""
        lines = [self.brief(court)]
        if court.knights_on:
            squares = names(map(Point.of, court.knights_on))
            lines.append(self._speaker.text("court-knights", squares=squares))
        lines += [
            self._speaker.text(
                "court-building",
                building=self.name(placed.building),
                square=placed.square.upper(),
                effect=standing_effect(placed.building, self._language),
            )
            for placed in court.buildings
        ]
        return lines

    def board(self, board: BuildingBoard) -> list[str]:
        """Return the lines of every slot, the pile, the queen and the dragon."""
        return [
            *(self._slot(slot) for slot in board.slots),
            *self._pile(board),
            self._queen(board.queen),
            self._speaker.text(f"board-dragon-{'in' if board.dragon_in_cave else 'out'}"),
        ]

    def _slot(self, slot: BuildingSlot) -> str:
        if slot.building is None:
            return self._speaker.text("board-slot-empty", slot=slot.slot)
        return self._speaker.text(
            "board-slot" if slot.cost == slot.slot else "board-slot-discounted",
            slot=slot.slot,
            building=self.name(slot.building),
            cost=self.cost(slot.cost),
            effect=self.effect(slot.building),
        )

    def cost(self, coins: int) -> str:
        """Return what a building costs: "2 coins", "free"."""
        return self._speaker.count("coins", coins) if coins else self._speaker.text("cost-nothing")

    def _pile(self, board: BuildingBoard) -> list[str]:
        """Return the open token of the pile and those that may follow."""
        lines = []
        if board.open_building is not None:
            name, effect = self.name(board.open_building), self.effect(board.open_building)
            lines.append(self._speaker.text("board-open", building=name, effect=effect))
        return [*lines, self._undrawn(board.undrawn)]

    def _undrawn(self, buildings: Sequence[str]) -> str:
        if not buildings:
            return self._speaker.text("board-undrawn-none")
        return self._speaker.text(
            "board-undrawn", count=len(buildings), buildings=", ".join(self.counted(buildings))
        )

    def counted(self, buildings: Sequence[str]) -> list[str]:
        """Return the names of buildings, with their number where there are several: "Sawmill 2"."""
        return [
            self.name(building) if count == 1 else f"{self.name(building)} {count}"
            for building, count in Counter(buildings).items()
        ]

    def _queen(self, kingdom: int | None) -> str:
        if kingdom is None:
            return self._speaker.text("board-queen-none")
        return self._speaker.text("board-queen", name=self._speaker.kingdom_name(kingdom))

    def counted_for(self, built: BuildingScore) -> str | None:
        """Return the count a building scores for, "2 towers"; None where its points are fixed."""
        counts = catalogue()[built.building].points_per
        if counts == "building":
            return None
        noun = counts if counts in {"towers", "knights"} else "properties"
        return self._speaker.count(noun, built.count)


def building_effect(building: str, language: str) -> str:
    """Return the effect of a building for its builder: "at once 1 tower; 1 crown for its town"."""
    words, info = messages(language), catalogue()[building]
    at_once = ", ".join(gains(info.knights, info.towers, words))
    effects = [words.text("effect-at-once", gains=at_once)] if at_once else []
    return _joined([*effects, *_lasting(info, words)], words)


def standing_effect(building: str, language: str) -> str:
    """Return the effect of a standing building: "1 tower; 1 crown for its town"."""
    words, info = messages(language), catalogue()[building]
    return _joined([*gains(0, info.towers, words), *_lasting(info, words)], words)


def _joined(effects: Sequence[str], words: Messages) -> str:
    return "; ".join(effects) or words.text("effect-none")


def _lasting(building: BuildingInfo, words: Messages) -> Iterator[str]:
    """Yield the lasting effects: those at each collection of taxes and at the end."""
    if building.effect != "none":
        yield words.text(f"effect-{building.effect}")
    if building.crowns:
        crowns = words.text("count-crowns", count=building.crowns)
        yield words.text("effect-crowns", crowns=crowns)
    if building.points:
        points = words.text("count-points", count=building.points)
        each = f"effect-each-{building.points_per}"
        yield words.text(each, points=points)


def gains(knights: int, towers: int, words: Messages) -> list[str]:
    """Return the immediate gains of a building: "2 knights", "1 tower"."""
    counted = {"knights": knights, "towers": towers}
    return [words.text(f"count-{noun}", count=count) for noun, count in counted.items() if count]
