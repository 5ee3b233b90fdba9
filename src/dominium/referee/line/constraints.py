"""The constraints on hidden tiles, and one placement that agrees with all announcements."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Self

ALL_TILES: Final = tuple(f"{high}{low}" for high in range(7) for low in range(high + 1))
EVERYTHING: Final = frozenset(ALL_TILES)
_NOBODY: Final = -1


def pips(tiles: Iterable[str]) -> int:
    """Sum the pips of tiles."""
    return sum(int(number) for tile in tiles for number in tile)


@dataclass(frozen=True)
class DrawnTiles:
    """A tile that a seat took without showing it; all of a deal are taken at time 0."""

    seat: int
    time: int


@dataclass(frozen=True)
class SuitVoid:
    """A moment at which a seat, by its own announcement, had none of these tiles."""

    seat: int
    time: int
    tiles: frozenset[str]
    line: int
    """The line of that announcement, from 0."""


@dataclass(frozen=True)
class Constraints:
    """The constraints on the hidden tiles of one deal."""

    taken: tuple[DrawnTiles, ...] = ()
    aside: int = 0
    laid: Mapping[str, DrawnTiles] = field(default_factory=dict)
    """The seat that laid a tile, and the time."""
    lacked: tuple[SuitVoid, ...] = ()
    held: Mapping[str, int] = field(default_factory=dict)
    """The seats that hold known tiles now."""
    shown: Mapping[int, frozenset[str]] = field(default_factory=dict)
    """The whole hands laid open at the end."""
    limit: int | None = None
    """The most pips with which a seat takes one more tile than were dealt; None for no limit."""
    time: int = 1

    def deal(self, seats: int, size: int) -> Self:
        """Deal a hand to every seat."""
        taken = (DrawnTiles(seat, 0) for seat in range(seats) for _ in range(size))
        return replace(self, taken=tuple(taken))

    def take(self, seat: int) -> Self:
        """Let a seat take a tile."""
        return self._later(taken=(*self.taken, DrawnTiles(seat, self.time)))

    def lay(self, seat: int, tile: str) -> Self:
        """Let a seat lay a tile."""
        return self._later(laid={**self.laid, tile: DrawnTiles(seat, self.time)})

    def lack(self, seat: int, tiles: Iterable[str], line: int) -> Self:
        """Note that a seat has none of these tiles."""
        lacked = SuitVoid(seat, self.time, frozenset(tiles), line)
        return self._later(lacked=(*self.lacked, lacked))

    def hold(self, seat: int, tile: str) -> Self:
        """Note that a seat has a tile now."""
        return replace(self, held={**self.held, tile: seat})

    def show(self, seat: int, tiles: Iterable[str]) -> Self:
        """Note that a seat lays its whole hand open."""
        return replace(self, shown={**self.shown, seat: frozenset(tiles)})

    def _later(self, **changes: object) -> Self:
        return replace(self, time=self.time + 1, **changes)  # type: ignore[arg-type]

    def size(self, seat: int) -> int:
        """Count the tiles that a seat holds."""
        taken = sum(each.seat == seat for each in self.taken)
        return taken - sum(each.seat == seat for each in self.laid.values())

    @property
    def unseen(self) -> tuple[str, ...]:
        """The tiles that are not on the table."""
        return tuple(tile for tile in ALL_TILES if tile not in self.laid)

    def possible(self, taken: DrawnTiles | None) -> frozenset[str]:
        """Return the tiles that a drawn tile can be, or (None) those that nobody may have drawn."""
        if taken is None:
            return frozenset(tile for tile in self.unseen if self._owner(tile, None) is None)
        later = [
            lacked
            for lacked in self.lacked
            if lacked.seat == taken.seat and lacked.time > taken.time
        ]
        missing = frozenset[str]().union(*(lacked.tiles for lacked in later))
        kept = {
            tile
            for tile in self.unseen
            if tile not in missing and self._owner(tile, taken.seat) == taken.seat
        }
        laid = {
            tile
            for tile, by in self.laid.items()
            if by.seat == taken.seat
            and by.time > taken.time
            and not any(tile in lacked.tiles for lacked in later if lacked.time < by.time)
        }
        return frozenset(kept | laid)

    def _owner(self, tile: str, seat: int | None) -> int | None:
        """Return the holder of a tile, as far as it is known; otherwise the given seat."""
        if tile in self.held:
            return self.held[tile]
        for owner, tiles in self.shown.items():
            if tile in tiles:
                return owner
        return _NOBODY if seat in self.shown else seat


@dataclass(frozen=True)
class Hands:
    """A placement of the hidden tiles."""

    dealt: tuple[tuple[str, ...], ...]
    drawn: tuple[str, ...]
    """The drawn tiles, one after another."""
    aside: tuple[str, ...]


def placed(facts: Constraints, seats: int) -> Hands | None:
    """Find a placement of the tiles that agrees with the facts; None when there is none."""
    found = _by_pips(facts) if facts.limit is not None else _by_matching(facts)
    if found is None:
        return None
    places, rest = found
    dealt = tuple(
        tuple(
            tile
            for taken, tile in zip(facts.taken, places, strict=True)
            if taken == DrawnTiles(seat, 0)
        )
        for seat in range(seats)
    )
    drawn = tuple(tile for taken, tile in zip(facts.taken, places, strict=True) if taken.time > 0)
    return Hands(dealt, drawn, tuple(rest[: facts.aside]))


def _by_matching(facts: Constraints) -> tuple[list[str], list[str]] | None:
    """Find a tile for each one that was taken, and the others, by a matching grown tile by tile."""
    rooms: dict[DrawnTiles | None, int] = {None: len(ALL_TILES) - len(facts.taken)}
    for taken in facts.taken:
        rooms[taken] = rooms.get(taken, 0) + 1
    allowed = {room: facts.possible(room) for room in rooms}
    possible = {tile: [room for room in rooms if tile in allowed[room]] for tile in ALL_TILES}
    filled: dict[DrawnTiles | None, list[str]] = {room: [] for room in rooms}
    for tile in sorted(ALL_TILES, key=lambda each: len(possible[each])):
        if not _find_room(tile, possible, rooms, filled, set()):
            return None
    return [filled[taken].pop() for taken in facts.taken], filled[None]


def _find_room(
    tile: str,
    possible: Mapping[str, Sequence[DrawnTiles | None]],
    rooms: Mapping[DrawnTiles | None, int],
    filled: dict[DrawnTiles | None, list[str]],
    tried: set[DrawnTiles | None],
) -> bool:
    """Put a tile into a room, moving others on where that makes room."""
    for room in possible[tile]:
        if room in tried:
            continue
        tried.add(room)
        if len(filled[room]) < rooms[room]:
            filled[room].append(tile)
            return True
        for place, other in enumerate(filled[room]):
            if _find_room(other, possible, rooms, filled, tried):
                filled[room][place] = tile
                return True
    return False


# --- Hands that are told apart by their pips alone ------------------------------------------------


def _by_pips(facts: Constraints) -> tuple[list[str], list[str]] | None:
    """Find a tile for each one that was taken, so that nobody drew with too many pips.

    Hands that were laid open have their heaviest tile last; the others get the lightest tiles.
    """
    seats = sorted({taken.seat for taken in facts.taken})
    free = [tile for tile in ALL_TILES if all(tile not in hand for hand in facts.shown.values())]
    free.sort(key=lambda tile: pips([tile]))
    early = {seat: _early(facts, seat) for seat in seats if seat not in facts.shown}
    needed = sum(early.values())
    empty: dict[int, list[str]] = {seat: [] for seat in early}
    hands = _shared(free[:needed][::-1], empty, early, facts.limit or 0, set())
    if hands is None:
        return None
    rest = free[needed:]
    for seat, hand in hands.items():
        while len(hand) < facts.size(seat):
            hand.append(rest.pop(0))
    for seat, tiles in facts.shown.items():
        hands[seat] = sorted(tiles, key=lambda tile: pips([tile]))
        if pips(hands[seat][: _early(facts, seat)]) > (facts.limit or 0):
            return None
    return [hands[taken.seat].pop(0) for taken in facts.taken], rest


def _early(facts: Constraints, seat: int) -> int:
    """Count the tiles that a seat had before it took its last one; 0 if it took none."""
    drew = any(taken.seat == seat and taken.time > 0 for taken in facts.taken)
    return facts.size(seat) - 1 if drew else 0


def _shared(
    tiles: Sequence[str],
    hands: Mapping[int, list[str]],
    room: Mapping[int, int],
    limit: int,
    hopeless: set[tuple[tuple[int, int], ...]],
) -> dict[int, list[str]] | None:
    """Deal the tiles, heaviest first, so that no hand exceeds the limit of pips; else None.

    Hands differ by their room and pips alone: what failed with such hands is not tried again, for
    otherwise the ways to try would grow beyond all bounds.
    """
    if not tiles:
        return dict(hands)
    left = sorted((room[seat] - len(hand), pips(hand)) for seat, hand in hands.items())
    if tuple(left) in hopeless:
        return None
    for seat, hand in hands.items():
        if len(hand) < room[seat] and pips([*hand, tiles[0]]) <= limit:
            dealt = {**hands, seat: [*hand, tiles[0]]}
            found = _shared(tiles[1:], dealt, room, limit, hopeless)
            if found is not None:
                return found
    hopeless.add(tuple(left))
    return None


__all__ = [
    "ALL_TILES",
    "EVERYTHING",
    "Constraints",
    "DrawnTiles",
    "Hands",
    "SuitVoid",
    "pips",
    "placed",
]
