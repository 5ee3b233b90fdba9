"""The score pad: deals of physical tiles entered line by line, settled by the rules of the game."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import dominium
from dominium import Tally, TallyError, describe
from dominium.describe import Messages
from dominium.describe.parsing import folded
from dominium.describe.reading import after_command
from dominium.scoring import tally
from dominium.terminal import words
from dominium.terminal.arguments import CommandError

if TYPE_CHECKING:
    from dominium._core import DealEnding

Entry = dict[str, Any]
"""A line of the pad in the form that `dominium.scoring.tally` takes."""
Hand = dict[str, Any]

_SEPARATORS = re.compile(r"\s*[,;]\s*")
_TILE = r"[0-6]\s?[-|/]\s?[0-6]"
_TILES = re.compile(rf"{_TILE}(?:\s+{_TILE})*")
_COUNTED = re.compile(r"([0-9]{1,4})(?:\s+(\D+?)\s+([0-9]{1,4})(?:\s+([0-9]{1,4}))?)?")


class LinePad:
    """The deals of a match, entered line by line; the last entry can be undone.

    Args:
        game: the rules that settle the deals.
        names: the names of the seats.
        messages: the language of input and output.
    """

    def __init__(self, game: dominium.LineGame, names: Sequence[str], messages: Messages) -> None:
        self.game = game
        self.names = tuple(names)
        self.lines: list[str] = []
        """The entries as they were typed."""
        self._entries: list[Entry] = []
        self._messages = messages

    @property
    def endings(self) -> list[DealEnding]:
        """The endings of a deal that are entered; others come by themselves, with points."""
        return [ending for ending in self.game.facts.endings if not ending.by_itself]

    @property
    def entries(self) -> list[Entry]:
        """The entries in the form that `dominium.scoring.tally` takes."""
        return list(self._entries)

    def enter(self, text: str) -> Tally:
        """Enter one line and return the tally of the match.

        Args:
            text: the end of a deal, such as `out Jana 12` or `blocked 12, 6-5 1-1`; where
                tiles score also `points Jana 2`; where a lot decides who leads first also
                `lead Jana`.

        Raises:
            CommandError: the line is none of these, or impossible; nothing is entered.
        """
        entry = self._entry(text)
        tallied = self._tallied([*self._entries, entry])
        self._entries.append(entry)
        self.lines.append(text)
        return tallied

    def enter_json(self, text: str) -> Tally:
        """Enter JSON in the form that `dominium.scoring.tally` takes and return the tally.

        Raises:
            CommandError: the text is no list of entries, or one of them is impossible.
        """
        try:
            entries = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise self._complaint("pad-not-json", reason=str(error)) from error
        if not isinstance(entries, list) or not all(isinstance(one, dict) for one in entries):
            raise self._complaint("pad-not-entries")
        tallied = self._tallied([*self._entries, *entries])
        self._entries += entries
        self.lines += [json.dumps(entry) for entry in entries]
        return tallied

    def undo(self) -> str:
        """Undo the last entry and return its line; raise `CommandError` when there is none."""
        if not self._entries:
            raise self._complaint("pad-nothing-to-undo")
        self._entries.pop()
        return self.lines.pop()

    def tally(self) -> Tally:
        """Return the tally of the match."""
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
            raise CommandError(" ".join(faults)) from error

    # Reading a line

    def _entry(self, text: str) -> Entry:
        plain = folded(text.replace(":", " "))
        facts = self.game.facts
        if facts.points_entered and (rest := self._after("points", plain)) is not None:
            return self._points(rest, text)
        if facts.draws_lot and (rest := self._after("lead", plain)) is not None:
            seat, rest = self._seat(rest, text)
            if rest:
                raise self._not_an_entry(text)
            return {"kind": "lead", "seat": seat}
        for ending in self.endings:
            if (rest := self._after(f"ending-{ending.ending}", plain)) is not None:
                return self._deal(ending, rest, text)
        raise self._not_an_entry(text)

    def _points(self, rest: str, text: str) -> Entry:
        seat, points = self._seat(rest, text)
        number = words.number_in(points)
        if number is None:
            raise self._not_an_entry(text)
        return {"kind": "points", "seat": seat, "points": number}

    def _deal(self, ending: DealEnding, rest: str, text: str) -> Entry:
        """Parse a deal: the seats that are out, by number or name, and the hands of the others."""
        parts = [part for part in _SEPARATORS.split(rest) if part]
        out = list[int]()
        while len(out) < ending.least_out and parts:
            seat, rest = self._seat(parts.pop(0), text)
            out.append(seat)
            parts[:0] = [rest] if rest else []
        if parts and ending.ending in ("two_out", "all_laid"):
            raise self._not_an_entry(text)
        hands = self._hands(ending, out, parts, text)
        return {"kind": "deal", "ending": ending.ending} | hands

    def _hands(self, ending: DealEnding, out: list[int], parts: Sequence[str], text: str) -> Entry:
        """Parse the hands of seats that are not out, in the order of seats or after their names."""
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
                hands[seat] = self._hand(hand, ending, text)
        return {"out": out, "hands": hands}

    def _hand(self, plain: str, ending: DealEnding, text: str) -> Hand | None:
        """Parse a hand given by its tiles or by its counts; None for a dash."""
        if plain == "-":
            return None
        if _TILES.fullmatch(plain):
            found = re.findall(_TILE, plain)
            return {"tiles": [str(words.tile_in(tile)) for tile in found]}
        counted = _COUNTED.fullmatch(plain)
        if counted is None:
            raise self._not_an_entry(text)
        number, noun, *more = counted.groups()
        hand: Hand = {"count" if ending.hand == ("count",) else "pips": int(number)}
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
        """Return the seat that a text begins with, by name or number, and the rest."""
        if named := self._name_before(plain):
            return named
        number, _, rest = plain.partition(" ")
        seat = words.number_in(number)
        if seat is None or not 1 <= seat <= self.game.seats:
            names = ", ".join(self.names)
            raise self._complaint("pad-no-player", text=text, names=names)
        return seat - 1, rest.strip()

    def _name_before(self, plain: str) -> tuple[int, str] | None:
        """Return the seat whose name the text begins with, and the rest; None for other text."""
        for seat in sorted(range(len(self.names)), key=lambda seat: -len(self.names[seat])):
            rest = words.after_word(plain, [self.names[seat]])
            if rest is not None:
                return seat, rest
        return None

    def _after(self, command: str, plain: str) -> str | None:
        return after_command(plain, command, self._messages)

    def _not_an_entry(self, text: str) -> CommandError:
        return self._complaint("pad-not-an-entry", text=text)

    def _complaint(self, key: str, **parameters: str) -> CommandError:
        return CommandError(self._messages.text(f"terminal-{key}", **parameters))
