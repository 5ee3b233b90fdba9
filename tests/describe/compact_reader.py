"""Rebuilds the public facts from the compact lines of a view, as a reader of braille would."""

import re
from dataclasses import dataclass, field

from dominium.describe import messages, terrain_letters


@dataclass
class Facts:
    """What the compact text says."""

    game: tuple[int, int]
    round: tuple[int, int]
    actor: int | None
    step: str
    turn: int | None = None
    offers: dict[str, list[tuple[int, str, str, int | None, bool]]] = field(default_factory=dict)
    kingdoms: list["Kingdom"] = field(default_factory=list)
    draws_left: int = 0
    undrawn: list[int] = field(default_factory=list)
    finished_games: list[list[int]] = field(default_factory=list)


@dataclass
class Kingdom:
    """One kingdom: points, discards, and what lies on each square."""

    points: int
    discarded: list[int] = field(default_factory=list)
    squares: dict[str, str] = field(default_factory=dict)


class CompactReader:
    """Reads compact lines with nothing but the words and letters of the language."""

    def __init__(self, language: str) -> None:
        self._words = messages(language)
        self._terrains = {letter: name for name, letter in terrain_letters(language).items()}

    def read(self, lines: list[str]) -> Facts:
        """The facts of a whole view."""
        unfolded: list[str] = []
        for line in lines:
            if line.startswith("  "):
                unfolded[-1] += " " + line.strip()
            else:
                unfolded.append(line)
        position, step, *rest = unfolded
        facts = self._facts(position, step)
        section = None
        for line in rest:
            section = self._line(facts, section, line)
        return facts

    def _facts(self, position: str, step_line: str) -> Facts:
        game, games, round_, rounds = map(int, re.findall(r"\d+", position))
        found = re.fullmatch(r"(?:(\d+) )?(\D+?)(?: (\d+) \S+ \S+)?", step_line)
        assert found is not None, step_line
        actor, step, turn = found.groups()
        return Facts(
            game=(game, games),
            round=(round_, rounds),
            actor=None if actor is None else int(actor) - 1,
            step=step,
            turn=None if turn is None else int(turn),
        )

    def _line(self, facts: Facts, section: str | None, line: str) -> str | None:
        headings = {self._words.text(f"compact-{name}"): name for name in ("offer", "next")}
        if line in headings:
            facts.offers[headings[line]] = []
            return headings[line]
        slot = re.fullmatch(r"(\d+) (\S+) (\S+) (-|\d)(\+?)", line)
        if slot is not None and section in ("offer", "next"):
            self._slot(facts.offers[section], slot)
            return section
        if found := re.fullmatch(r"(\d+): (\d+) .*", line):
            facts.kingdoms.append(Kingdom(points=int(found[2])))
            return "kingdom"
        if line.startswith("- "):
            return "columns " + line.removeprefix("- ")
        if section is not None and section.startswith("columns "):
            row, *cells = line.split(" ")
            columns = section.split(" ")[1:]
            if row.isdigit():
                self._row(facts.kingdoms[-1], row, dict(zip(columns, cells, strict=True)))
                return section
        label, _, listed = line.partition(":")
        self._listed(facts, label, listed.split())
        return None

    def _slot(
        self, slots: list[tuple[int, str, str, int | None, bool]], found: re.Match[str]
    ) -> None:
        domino, left, right, king, done = found.groups()
        seat = None if king == "-" else int(king) - 1
        slots.append((int(domino), self._half(left), self._half(right), seat, done == "+"))

    def _row(self, kingdom: Kingdom, row: str, cells: dict[str, str]) -> None:
        for column, cell in cells.items():
            if cell != ".":
                kingdom.squares[f"{column}{row}"] = self._half(cell)

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


def _range(part: str) -> range:
    first, _, last = part.partition("-")
    return range(int(first), int(last or first) + 1)
