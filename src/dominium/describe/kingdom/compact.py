"""The compact text of a view: for braille displays, terminals and embossers.

Lower case, at most 40 cells of braille, lossless: a reader can rebuild the public state from it.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING, Final

from dominium.describe.kingdom.buildings import building_name
from dominium.describe.kingdom.squares import Point
from dominium.describe.text import cut, runs, wrapped
from dominium.describe.words import terrain_letters
from dominium.notation import domino_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from dominium._core import (
        BoardSquare,
        BuildingBoard,
        BuildingSlot,
        Court,
        Half,
        KingdomView,
        OfferSlot,
        View,
    )
    from dominium.describe.kingdom.speaker import KingdomSpeaker

COLUMNS: Final = 40
EMPTY: Final = "."


class Compact:
    """The compact text, with the letters of a language for terrains."""

    def __init__(self, speaker: KingdomSpeaker) -> None:
        self._speaker = speaker
        self._letters = terrain_letters(speaker.messages.language)

    def view(self, view: View) -> list[str]:
        """Return the whole view: position, offers, kingdoms, buildings and undrawn dominoes."""
        lines = [self._position(view), *self._turn(view)]
        lines += self._offer("compact-offer", view.offer)
        lines += self._offer("compact-next", view.next_offer)
        for kingdom in view.kingdoms:
            lines += self._kingdom(view, kingdom)
        if view.building_board is not None:
            lines += self._buildings(view.building_board)
        lines += self._dominoes(
            self._speaker.text("compact-undrawn", count=view.draws_left), view.undrawn
        )
        for number, points in enumerate(view.finished_games, 1):
            label = self._speaker.text("compact-finished", number=number)
            lines.append(f"{label}: {' '.join(map(str, points))}")
        return lines

    def board(self, kingdom: KingdomView) -> list[str]:
        """Return the used squares, row number first: `- d e f`, `3 l1 p h`."""
        if kingdom.used is None:
            return []
        first, last = Point.of(kingdom.used.first), Point.of(kingdom.used.last)
        columns = range(first.column, last.column + 1)
        contents = {one.square: self._half(one) for one in kingdom.squares}
        for square, sign in self._standing(kingdom.court):
            contents[square] = contents.get(square, "") + sign
        if kingdom.castle is not None:
            contents[kingdom.castle] = self._letters["castle"]
        lines = [" ".join(["-", *(Point(column, 0).letter for column in columns)])]
        for row in range(first.row, last.row + 1):
            cells = [contents.get(Point(column, row).name, EMPTY) for column in columns]
            lines.append(" ".join([str(row + 1), *cells]))
        return lines

    def _position(self, view: View) -> str:
        return self._speaker.text(
            "compact-position",
            number=view.game_number,
            games=view.games,
            round=view.round,
            rounds=view.rounds,
        )

    def _turn(self, view: View) -> list[str]:
        parts = [self._speaker.text(f"compact-step-{view.step}")]
        if isinstance(view.actor, int):
            parts.insert(0, str(view.actor + 1))
        if view.turn is not None:
            parts.append(self._domino(view.turn.domino, view.turn.left, view.turn.right))
            parts += view.turn.squares
        return [" ".join(parts)]

    def _offer(self, heading: str, offer: Sequence[OfferSlot]) -> list[str]:
        if not offer:
            return []
        return [self._speaker.text(heading), *(self._slot(slot) for slot in offer)]

    def _slot(self, slot: OfferSlot) -> str:
        king = "-" if slot.seat is None else str(slot.seat + 1)
        done = "+" if slot.placed else ""
        return f"{self._domino(slot.domino, slot.left, slot.right)} {king}{done}"

    def _kingdom(self, view: View, kingdom: KingdomView) -> list[str]:
        points = view.scores[kingdom.kingdom].total
        seats = " ".join(str(seat + 1) for seat in kingdom.seats)
        name = self._speaker.together([self._speaker.names[seat] for seat in kingdom.seats])
        line = f"{seats}: {points} {name}"
        lines = [cut(line, COLUMNS)]
        if kingdom.court is not None:
            lines += self._court(kingdom.court)
        if kingdom.discarded:
            lines += self._dominoes(self._speaker.text("compact-discarded"), kingdom.discarded)
        return lines + self.board(kingdom)

    def _court(self, court: Court) -> list[str]:
        """Return coins, knights in supply, towers and queen, then buildings with their squares."""
        key = "compact-court-queen" if court.queen else "compact-court"
        lines = [
            self._speaker.text(key, coins=court.coins, knights=court.knights, towers=court.towers)
        ]
        if court.buildings:
            built = [
                f"{placed.square} {self._building(placed.building)}" for placed in court.buildings
            ]
            lines += _listed(self._speaker.text("compact-built"), built, ", ")
        return lines

    def _standing(self, court: Court | None) -> Iterator[tuple[str, str]]:
        """Yield the squares of buildings and knights with their signs."""
        if court is None:
            return
        for placed in court.buildings:
            yield placed.square, self._speaker.text("compact-building-sign")
        for square in court.knights_on:
            yield square, self._speaker.text("compact-knight-sign")

    def _buildings(self, board: BuildingBoard) -> list[str]:
        """Return the slots, with prices that are not the printed ones, the pile and the dragon.

        The queen is listed with her kingdom.
        """
        lines = [self._speaker.text("compact-buildings"), *map(self._building_slot, board.slots)]
        if board.open_building is None:
            lines.append(self._speaker.text("compact-open-none"))
        else:
            name = self._building(board.open_building)
            lines.append(f"{self._speaker.text('compact-open')}: {name}")
        lines.append(
            self._speaker.text(f"compact-dragon-{'in' if board.dragon_in_cave else 'out'}")
        )
        tokens = self._speaker.text("compact-tokens", count=len(board.undrawn))
        counts = Counter(board.undrawn)
        return lines + _listed(
            tokens, [f"{count} {self._building(one)}" for one, count in counts.items()], ", "
        )

    def _building_slot(self, slot: BuildingSlot) -> str:
        if slot.building is None:
            return f"{slot.slot} -"
        price = "" if slot.cost == slot.slot else f" {slot.cost}"
        return f"{slot.slot} {self._building(slot.building)}{price}"

    def _building(self, building: str) -> str:
        return building_name(building, self._speaker.messages.language).lower()

    def _dominoes(self, label: str, numbers: Iterable[int]) -> list[str]:
        ranges = [
            domino_text(first) if first == last else f"{domino_text(first)}-{domino_text(last)}"
            for first, last in _domino_runs(numbers)
        ]
        return _listed(label, ranges, " ")

    def _domino(self, number: int, left: Half, right: Half) -> str:
        return f"{domino_text(number)} {self._half(left)} {self._half(right)}"

    def _half(self, half: Half | BoardSquare) -> str:
        return self._letters[half.terrain] + (str(half.crowns) if half.crowns else "")


def _listed(label: str, parts: Iterable[str], separator: str) -> list[str]:
    """Return a label and its parts, wrapped to `COLUMNS` braille cells."""
    return wrapped(f"{label}: {separator.join(parts)}".rstrip(), COLUMNS)


def _domino_runs(dominoes: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Yield the first and last number of each run; none spans both sets of dominoes."""
    for _, of_one_set in groupby(dominoes, lambda number: domino_text(number)[0] == "q"):
        yield from runs(of_one_set)
