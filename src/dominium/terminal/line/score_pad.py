"""The score pad: deals of physical tiles entered line by line, settled as the game does."""

import json
import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import dominium
from dominium import Tally, TallyError, describe
from dominium.describe import Messages
from dominium.describe.reading import after_command
from dominium.describe.understanding import folded
from dominium.scoring import tally
from dominium.terminal import words
from dominium.terminal.arguments import Complaint

Entry = dict[str, Any]
"""A line of the pad in the form that `dominium.scoring.tally` takes."""
Hand = dict[str, Any]

ENDINGS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "block": ("out", "blocked"),
        "draw": ("out", "blocked", "stock_exhausted"),
        "matador": ("out", "blocked", "stock_exhausted"),
        "bergen": ("out", "blocked"),
        "sebastopol": ("two_out", "blocked"),
        "twenty_one": ("showdown",),
        "solo": ("all_laid", "stuck"),
    }
)
"""How the deals of each game end."""
WITH_LOT = ("block", "draw", "matador", "twenty_one")
"""The games whose first lead is drawn by lot."""

_SEPARATORS = re.compile(r"\s*[,;]\s*")
_TILE = r"[0-6]\s?[-|/]\s?[0-6]"
_TILES = re.compile(rf"{_TILE}(?:\s+{_TILE})*")
_COUNTED = re.compile(r"([0-9]{1,4})(?:\s+(\D+?)\s+([0-9]{1,4})(?:\s+([0-9]{1,4}))?)?")


class LinePad:
    """The deals of a match as they are written down; every entry can be taken back.

    Args:
        game: the rules that settle the deals.
        names: what the seats are called.
        messages: the language of what is typed and told.
    """

    def __init__(self, game: dominium.LineGame, names: Sequence[str], messages: Messages) -> None:
        self.game = game
        self.names = tuple(names)
        self.lines: list[str] = []
        """What was written down, as it was typed."""
        self._entries: list[Entry] = []
        self._messages = messages

    @property
    def entries(self) -> list[Entry]:
        """What was written down, in the form that `dominium.scoring.tally` takes."""
        return list(self._entries)

    def enter(self, text: str) -> Tally:
        """Write down one line and give how the match stands.

        Args:
            text: how a deal ended, such as `out Jana 12` or `blocked 12, 6-5 1-1`; in Bergen also
                `points Jana 2`; where a lot decides the first lead also `lead Jana`.

        Raises:
            Complaint: the line is none of these, or impossible; nothing is written down.
        """
        entry = self._entry(text)
        tallied = self._tallied([*self._entries, entry])
        self._entries.append(entry)
        self.lines.append(text)
        return tallied

    def enter_json(self, text: str) -> Tally:
        """Write down entries in the form that `dominium.scoring.tally` takes.

        Raises:
            Complaint: the text is no list of entries, or one of them is impossible.
        """
        try:
            entries = json.loads(text)
        except ValueError as error:
            raise self._complaint("pad-not-json", reason=str(error)) from error
        if not isinstance(entries, list) or not all(isinstance(one, dict) for one in entries):
            raise self._complaint("pad-not-entries")
        tallied = self._tallied([*self._entries, *entries])
        self._entries += entries
        self.lines += [json.dumps(entry) for entry in entries]
        return tallied

    def undo(self) -> str:
        """Take the last entry back and give its line; Complaint when there is none."""
        if not self._entries:
            raise self._complaint("pad-nothing-to-undo")
        self._entries.pop()
        return self.lines.pop()

    def tally(self) -> Tally:
        """How the match stands."""
        return tally(self.game, self._entries)

    def _tallied(self, entries: Sequence[Entry]) -> Tally:
        try:
            return tally(self.game, entries)
        except TallyError as error:
            language, game = self._messages.language, self.game.id
            faults = (
                describe.fault(one.code, one.params, language, game, self.names)
                for one in error.faults
            )
            raise Complaint(" ".join(faults)) from error

    # Reading a line

    def _entry(self, text: str) -> Entry:
        plain = folded(text.replace(":", " "))
        if self.game.id == "bergen" and (rest := self._after("points", plain)) is not None:
            return self._points(rest, text)
        if self.game.id in WITH_LOT and (rest := self._after("lead", plain)) is not None:
            seat, rest = self._seat(rest, text)
            if rest:
                raise self._not_an_entry(text)
            return {"kind": "lead", "seat": seat}
        for ending in ENDINGS[self.game.id]:
            if (rest := self._after(f"ending-{ending}", plain)) is not None:
                return self._deal(ending, rest, text)
        raise self._not_an_entry(text)

    def _points(self, rest: str, text: str) -> Entry:
        seat, points = self._seat(rest, text)
        number = words.number_in(points)
        if number is None:
            raise self._not_an_entry(text)
        return {"kind": "points", "seat": seat, "points": number}

    def _deal(self, ending: str, rest: str, text: str) -> Entry:
        """A deal from who is out, by seats or names, and the hands of the others."""
        parts = [part for part in _SEPARATORS.split(rest) if part]
        out = list[int]()
        needed = {"out": 1, "stock_exhausted": 1, "two_out": 2}.get(ending, 0)
        while len(out) < needed and parts:
            seat, rest = self._seat(parts.pop(0), text)
            out.append(seat)
            parts[:0] = [rest] if rest else []
        if parts and ending in ("two_out", "all_laid"):
            raise self._not_an_entry(text)
        return {"kind": "deal", "ending": ending} | self._hands(out, parts, text)

    def _hands(self, out: list[int], parts: Sequence[str], text: str) -> Entry:
        """The hands of those who are not out, in the order of the seats or after their names."""
        hands: list[Hand | None] = [None] * self.game.seats
        left = [seat for seat in range(self.game.seats) if seat not in out]
        for part in parts:
            named = self._name_before(part)
            if not left or (named and named[0] not in left):
                raise self._not_an_entry(text)
            seat, hand = named or (left[0], part)
            left.remove(seat)
            if self._after("ending-out", hand) == "":
                out.append(seat)
            else:
                hands[seat] = self._hand(hand, text)
        return {"out": out, "hands": hands}

    def _hand(self, plain: str, text: str) -> Hand | None:
        """A hand by its tiles or by what counts of them; None for a dash."""
        if plain == "-":
            return None
        if _TILES.fullmatch(plain):
            found = re.findall(_TILE, plain)
            return {"tiles": [str(words.tile_in(tile)) for tile in found]}
        counted = _COUNTED.fullmatch(plain)
        if counted is None:
            raise self._not_an_entry(text)
        number, noun, *more = counted.groups()
        hand: Hand = {"count" if self.game.id == "solo" else "pips": int(number)}
        if noun is None:
            return hand
        match (self._noun(noun), more):
            case ("tiles", [str(count), None]):
                return hand | {"count": int(count)}
            case ("doubles", [str(count), pips]) if pips or int(count) == 0:
                return hand | {"doubles": int(count), "double_pips": int(pips or 0)}
        raise self._not_an_entry(text)

    def _noun(self, plain: str) -> str | None:
        for noun in ("tiles", "doubles"):
            if self._after(noun, plain) == "":
                return noun
        return None

    def _seat(self, plain: str, text: str) -> tuple[int, str]:
        """The seat that a text begins with, by its name or number, and what follows."""
        if named := self._name_before(plain):
            return named
        number, _, rest = plain.partition(" ")
        seat = words.number_in(number)
        if seat is None or not 1 <= seat <= self.game.seats:
            names = ", ".join(self.names)
            raise self._complaint("pad-no-player", text=text, names=names)
        return seat - 1, rest.strip()

    def _name_before(self, plain: str) -> tuple[int, str] | None:
        """The seat whose name the text begins with, and what follows it."""
        for seat in sorted(range(len(self.names)), key=lambda seat: -len(self.names[seat])):
            rest = words.after_word(plain, [self.names[seat]])
            if rest is not None:
                return seat, rest
        return None

    def _after(self, command: str, plain: str) -> str | None:
        return after_command(plain, command, self._messages)

    def _not_an_entry(self, text: str) -> Complaint:
        return self._complaint("pad-not-an-entry", text=text)

    def _complaint(self, key: str, **parameters: str) -> Complaint:
        return Complaint(self._messages.text(f"terminal-{key}", **parameters))
