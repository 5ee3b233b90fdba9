"""Rebuilds the facts from the compact lines of a line game, as a reader of braille would."""

import re
from dataclasses import dataclass, field

from dominium.describe import end_letters, messages
from tests.describe.compact_reader import unfolded


@dataclass
class Seat:
    """One seat: its total, its hand in numbers, its tiles where they are seen."""

    total: int
    numbers: list[int] = field(default_factory=list)
    won: int = 0
    gained: int = 0
    out: int | None = None
    stood: bool = False
    tiles: list[str] | None = None


@dataclass
class Facts:
    """The facts of the compact text."""

    deal: int
    deals: int | None
    target: int | None
    lead: int | None
    turn: int | None
    step: str
    ends: list[tuple[str, int]] = field(default_factory=list)
    line: list[tuple[str | None, int, int, int]] = field(default_factory=list)
    crossing: str | None = None
    seats: list[Seat] = field(default_factory=list)
    stock: int = 0
    removed: int = 0
    bank: int | None = None
    stock_tiles: list[str] | None = None
    removed_tiles: list[str] | None = None


class LineReader:
    """Reads compact lines with nothing but the words and letters of the language."""

    def __init__(self, language: str) -> None:
        self._words = messages(language)
        self._ends = {letter: end for end, letter in end_letters(language).items()}

    def read(self, lines: list[str]) -> Facts:
        """The facts of a whole view."""
        position, step, *rest = unfolded(lines)
        facts = self._position(position, step)
        for line in rest:
            if self._found("compact-stock", line, count=r"\d+, "):
                self._rest(facts, line)
            elif not self._open_tiles(facts, line):
                self._line(facts, line)
        return facts

    def _found(self, key: str, text: str, **holes: str) -> re.Match[str] | None:
        """A message with holes for numbers, found at the beginning of a text."""
        marks = {name: f"<{name}>" for name in holes}
        pattern = re.escape(self._words.text(key, **marks))
        for name, expression in holes.items():
            pattern = pattern.replace(re.escape(f"<{name}>"), f"(?P<{name}>{expression})")
        return re.match(pattern, text)

    def _position(self, line: str, step: str) -> Facts:
        of = self._found("compact-deal-of", line, deal=r"\d+", deals=r"\d+")
        alone = self._found("compact-deal", line, deal=r"\d+")
        assert alone is not None
        rest = line[(of or alone).end() :].strip()
        target = self._found("compact-target", rest, points=r"\d+")
        rest = rest[target.end() :].strip() if target else rest
        lead = self._found("compact-lead", rest, seat=r"\d+")
        turn = re.match(r"(\d+) ", step)
        return Facts(
            deal=int((of or alone)["deal"]),
            deals=int(of["deals"]) if of else None,
            target=int(target["points"]) if target else None,
            lead=int(lead["seat"]) - 1 if lead else None,
            turn=int(turn[1]) - 1 if turn else None,
            step=step.removeprefix(turn[0]) if turn else step,
        )

    def _line(self, facts: Facts, line: str) -> None:
        label, _, listed = line.partition(":")
        if seat := re.fullmatch(r"(\d+): (-?\d+) .*", line):
            assert int(seat[1]) == len(facts.seats) + 1
            facts.seats.append(Seat(total=int(seat[2])))
        elif label == self._words.text("compact-ends"):
            facts.ends = [(self._ends[end[0]], int(end[1])) for end in listed.split()]
        elif label == self._words.text("compact-line"):
            self._tiles(facts, listed.split())
        elif label in self._ends:
            self._arm(facts, self._ends[label], listed.split())
        elif label == self._words.text("compact-tiles"):
            facts.seats[-1].tiles = listed.split()
        else:
            self._numbers(facts.seats[-1], line)

    def _tiles(self, facts: Facts, tiles: list[str]) -> None:
        """The tiles from left to right; positions are counted from the one marked as led."""
        led = [tile.startswith("*") for tile in tiles].index(True) if tiles else 0
        facts.crossing = next((tile[1:] for tile in tiles if tile.startswith("+")), None)
        for place, tile in enumerate(tiles):
            first, last = map(int, tile.lstrip("*+"))
            if place == led:
                facts.line.insert(0, (None, 0, first, last))
            elif place < led:
                facts.line.append(("left", led - place, last, first))
            else:
                facts.line.append(("right", place - led, first, last))

    def _arm(self, facts: Facts, end: str, tiles: list[str]) -> None:
        for place, (inward, outward) in enumerate(tiles, 1):
            facts.line.append((end, place, int(inward), int(outward)))

    def _numbers(self, seat: Seat, line: str) -> None:
        hand, *parts = line.split(", ")
        found = self._found("compact-hand", hand, size=r"\d+", drawn=r"\d+", passes=r"\d+")
        assert found is not None, line
        seat.numbers = [int(found[name]) for name in ("size", "drawn", "passes")]
        for part in parts:
            if won := self._found("compact-won", part, deals=r"\d+"):
                seat.won = int(won["deals"])
            elif gained := self._found("compact-gained", part, points=r"\d+"):
                seat.gained = int(gained["points"])
            elif out := self._found("compact-out", part, place=r"\d+"):
                seat.out = int(out["place"])
            else:
                assert part == self._words.text("compact-stood")
                seat.stood = True

    def _open_tiles(self, facts: Facts, line: str) -> bool:
        """Reads which tiles lie in the stock or aside; False for other lines."""
        for key, fact in (("stock", "stock_tiles"), ("removed", "removed_tiles")):
            if found := self._found(f"compact-{key}", line, count=r"\d+:"):
                setattr(facts, fact, line[found.end() :].split())
                return True
        return False

    def _rest(self, facts: Facts, line: str) -> None:
        stock, removed, *bank = (int(re.findall(r"\d+", part)[0]) for part in line.split(", "))
        facts.stock, facts.removed = stock, removed
        facts.bank = bank[0] if bank else None
