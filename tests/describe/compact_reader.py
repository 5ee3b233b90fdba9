"""Rebuilds the public facts from the compact lines of a view, as a reader of braille would."""

import re
from dataclasses import dataclass, field

from dominium import _core
from dominium.describe import building_name, messages, terrain_letters


def unfolded(lines: list[str]) -> list[str]:
    """Whole lines: what is indented goes on where the line before it broke."""
    whole: list[str] = []
    for line in lines:
        if line.startswith("  "):
            whole[-1] += " " + line.strip()
        else:
            whole.append(line)
    return whole


@dataclass
class Facts:
    """The facts of the compact text."""

    game: tuple[int, int]
    round: tuple[int, int]
    actor: int | None
    step: str
    turn: int | None = None
    turn_squares: list[str] = field(default_factory=list)
    offers: dict[str, list[tuple[int, str, str, int | None, bool]]] = field(default_factory=dict)
    kingdoms: list["Kingdom"] = field(default_factory=list)
    draws_left: int = 0
    undrawn: list[int] = field(default_factory=list)
    finished_games: list[list[int]] = field(default_factory=list)
    slots: dict[int, tuple[str, int] | None] = field(default_factory=dict)
    open_building: str | None = None
    dragon_in_cave: bool | None = None
    tokens: dict[str, int] = field(default_factory=dict)


@dataclass
class Kingdom:
    """One kingdom: points, discards, what lies on each square, and its court."""

    seats: list[int]
    points: int
    discarded: list[int] = field(default_factory=list)
    squares: dict[str, str] = field(default_factory=dict)
    court: tuple[int, int, int, bool] | None = None
    built: dict[str, str] = field(default_factory=dict)
    building_signs: set[str] = field(default_factory=set)
    knights: set[str] = field(default_factory=set)


class CompactReader:
    """Reads compact lines with nothing but the words and letters of the language."""

    def __init__(self, language: str) -> None:
        self._words = messages(language)
        self._terrains = {letter: name for name, letter in terrain_letters(language).items()}
        self._buildings = {
            building_name(info.id, language).lower(): info.id for info in _core.buildings()
        }
        self._signs = tuple(
            self._words.text(f"compact-{name}-sign") for name in ("building", "knight")
        )

    def read(self, lines: list[str]) -> Facts:
        """The facts of a whole view."""
        position, step, *rest = unfolded(lines)
        facts = self._facts(position, step)
        section = None
        for line in rest:
            section = self._line(facts, section, line)
        return facts

    def _facts(self, position: str, step_line: str) -> Facts:
        game, games, round_, rounds = map(int, re.findall(r"\d+", position))
        found = re.fullmatch(
            r"(?:(\d+) )?(\D+?)(?: (q?\d+) \S+ \S+(?P<squares>(?: [a-m]\d+){2})?)?", step_line
        )
        assert found is not None, step_line
        actor, step, turn, squares = found.groups()
        return Facts(
            game=(game, games),
            round=(round_, rounds),
            actor=None if actor is None else int(actor) - 1,
            step=step,
            turn=None if turn is None else _domino(turn),
            turn_squares=(squares or "").split(),
        )

    def _line(self, facts: Facts, section: str | None, line: str) -> str | None:
        """Reads a line; gives the section that goes on with the next one."""
        begun = self._heading(facts, line)
        if begun is not None:
            return begun
        if self._is_in_section(facts, section or "", line):
            return section
        if not self._is_beside(facts, line):
            label, _, listed = line.partition(":")
            self._listed(facts, label, listed.split())
        return None

    def _heading(self, facts: Facts, line: str) -> str | None:
        """The section that a line begins."""
        for name in ("offer", "next"):
            if line == self._words.text(f"compact-{name}"):
                facts.offers[name] = []
                return name
        if line == self._words.text("compact-buildings"):
            return "buildings"
        if line.startswith("- "):
            return "columns " + line.removeprefix("- ")
        if found := re.fullmatch(r"([\d ]+): (\d+) .*", line):
            seats = [int(seat) - 1 for seat in found[1].split()]
            facts.kingdoms.append(Kingdom(seats=seats, points=int(found[2])))
            return "kingdom"
        return None

    def _is_in_section(self, facts: Facts, section: str, line: str) -> bool:
        """Reads a line of a section; False where the section has ended."""
        if section in ("offer", "next"):
            slot = re.fullmatch(r"(q?\d+) (\S+) (\S+) (-|\d)(\+?)", line)
            if slot is not None:
                self._slot(facts.offers[section], slot)
            return slot is not None
        if section == "buildings":
            building = re.fullmatch(r"(\d) (.+?)(?: (\d))?", line)
            if building is not None:
                self._building_slot(facts, building)
            return building is not None
        row, *cells = line.split(" ")
        if not section.startswith("columns ") or not row.isdigit():
            return False
        columns = section.split(" ")[1:]
        self._row(facts.kingdoms[-1], row, dict(zip(columns, cells, strict=True)))
        return True

    def _slot(
        self, slots: list[tuple[int, str, str, int | None, bool]], found: re.Match[str]
    ) -> None:
        domino, left, right, king, done = found.groups()
        seat = None if king == "-" else int(king) - 1
        slots.append((_domino(domino), self._half(left), self._half(right), seat, done == "+"))

    def _building_slot(self, facts: Facts, found: re.Match[str]) -> None:
        slot, building, price = found.groups()
        facts.slots[int(slot)] = (
            None if building == "-" else (self._buildings[building], int(price or slot))
        )

    def _is_beside(self, facts: Facts, line: str) -> bool:
        """Reads a line about what does not lie on squares: a court, the pile, the dragon."""
        label, _, listed = line.partition(": ")
        numbers = re.findall(r"\d+", line)
        if label == self._words.text("compact-built"):
            for part in listed.split(", "):
                square, _, building = part.partition(" ")
                facts.kingdoms[-1].built[square] = self._buildings[building]
        elif label == self._words.text("compact-open"):
            facts.open_building = self._buildings[listed]
        elif line == self._words.text("compact-open-none"):
            facts.open_building = None
        elif line in (dragon := self._dragon()):
            facts.dragon_in_cave = dragon[line]
        elif numbers and label.rstrip(":") == self._words.text(
            "compact-tokens", count=int(numbers[0])
        ):
            facts.tokens = {
                self._buildings[name]: int(count)
                for count, name in re.findall(r"(\d+) ([^,]+)", listed)
            }
        elif len(numbers) == 3 and (court := self._court(line, *map(int, numbers))):
            facts.kingdoms[-1].court = court
        else:
            return False
        return True

    def _dragon(self) -> dict[str, bool]:
        return {
            self._words.text("compact-dragon-in"): True,
            self._words.text("compact-dragon-out"): False,
        }

    def _court(
        self, line: str, coins: int, knights: int, towers: int
    ) -> tuple[int, int, int, bool] | None:
        for key, queen in (("compact-court", False), ("compact-court-queen", True)):
            if line == self._words.text(key, coins=coins, knights=knights, towers=towers):
                return coins, knights, towers, queen
        return None

    def _row(self, kingdom: Kingdom, row: str, cells: dict[str, str]) -> None:
        for column, cell in cells.items():
            if cell != ".":
                self._cell(kingdom, f"{column}{row}", cell)

    def _cell(self, kingdom: Kingdom, square: str, cell: str) -> None:
        """Read the half that lies on a square, and the signs of a building and a knight."""
        building, knight = self._signs
        found = re.fullmatch(rf"(.\d*)({building}?)({knight}?)", cell)
        assert found is not None, cell
        kingdom.squares[square] = self._half(found[1])
        if found[2]:
            kingdom.building_signs.add(square)
        if found[3]:
            kingdom.knights.add(square)

    def _listed(self, facts: Facts, label: str, listed: list[str]) -> None:
        numbers = [number for part in listed for number in _range(part)]
        if label == self._words.text("compact-discarded"):
            facts.kingdoms[-1].discarded = numbers
            return
        count = int(re.findall(r"\d+", label)[0])
        if label == self._words.text("compact-undrawn", count=count):
            facts.draws_left, facts.undrawn = count, numbers
        else:
            assert label == self._words.text("compact-finished", number=count), label
            facts.finished_games.append(numbers)

    def _half(self, text: str) -> str:
        """`forest 1` from a letter and its crowns."""
        return f"{self._terrains[text[0]]} {text[1:] or 0}"


def _domino(text: str) -> int:
    """The number of a domino; those of the second box follow the 48 of the first."""
    return int(text.removeprefix("q")) + (48 if text.startswith("q") else 0)


def _range(part: str) -> range:
    first, _, last = part.partition("-")
    return range(_domino(first), _domino(last or first) + 1)
