"""The base of the describers of the domino games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium._core import line_teller
from dominium.describe.describer import Describer
from dominium.describe.line.compact import LineCompact
from dominium.describe.line.speaker import LineSpeaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium._core import (
        LineOutcome,
        LineView,
        NativeLineTeller,
        Tally,
    )
    from dominium.actions import Action
    from dominium.describe.speaker import Length
    from dominium.engine.line import LineGame
    from dominium.events import DealEnded, LineEvent


class LineDescriber(LineSpeaker, Describer, of="line"):
    """The texts of a domino game for one listener."""

    _game: LineGame
    _teller: NativeLineTeller

    def __init__(
        self,
        game: LineGame,
        language: str,
        names: Sequence[str],
        *,
        you: int | None = None,
        length: Length = "short",
    ) -> None:
        super().__init__(game, language, names, you=you, length=length)
        self.facts = game.facts
        self._teller = line_teller(game.native, names, you, length)
        self._compact = LineCompact(self)

    # --- The course of the game ---------------------------------------------------------------

    def announce(self, events: Sequence[LineEvent]) -> list[str]:
        """Return the announcements of events, in order; those of one turn in one line."""
        return self.announcements(self._teller.announced(events))

    def title(self, view: LineView) -> str:
        """Return the state in one line: "Sebastopol, deal 2 of 4, Jana to move"."""
        return self.words.text(self._teller.title(view))

    def expected(self, view: LineView) -> str:
        """Return the seat to act and the expected action, with the open ends.

        Where pips decide and the listener acts, the pips of the own hand come instead, and where
        they are as many as win, or too many, that no more can be taken.
        """
        return self.words.text(self._teller.expected(view))

    def asked(self, view: LineView) -> str:
        """Return the action expected from the listener in few words; else as `expected`."""
        return self.words.text(self._teller.asked(view))

    # --- The line -----------------------------------------------------------------------------

    def ends(self, view: LineView) -> str:
        """Return the open ends by name: "Left 6, right 5."."""
        return self.words.text(self._teller.ends(view))

    def line(self, view: LineView) -> list[str]:
        """Return the open ends, then the tiles from left to right as laid, five in a line.

        What grows from a crossing follows outwards; of a cross around the led tile, all of it does.
        """
        return self.words.lines(self._teller.line(view))

    def played(self, view: LineView) -> str:
        """Return for each number how many of its 7 tiles lie in the line."""
        return self.words.text(self._teller.played(view))

    # --- Hands --------------------------------------------------------------------------------

    def hand(self, view: LineView, seat: int, legal: Sequence[Action] = ()) -> list[str]:
        """Return a hand, playable tiles first; only its size when hidden from the listener.

        Args:
            view: the view of the listener.
            seat: the owner of the hand.
            legal: the legal actions when the seat is to act.
        """
        return self.words.lines(self._teller.hand(view, seat, legal))

    def hand_item(self, tile: str, legal: Sequence[Action] = ()) -> str:
        """Return a tile of the hand with the ends it fits: "6-5, left or right"."""
        return self.words.text(self._teller.hand_item(tile, legal))

    def hands(self, view: LineView) -> list[str]:
        """Return a line for each seat: tiles held and drawn, passes, and if it is out or stands."""
        return self.words.lines(self._teller.hands(view))

    def opponents(self, view: LineView, seat: int) -> list[str]:
        """Return the lines of `hands` for all other seats."""
        return self.words.lines(self._teller.opponents(view, seat))

    # --- Stock, bank and scores -----------------------------------------------------------------

    def stock(self, view: LineView) -> str:
        """Return the number of tiles in the stock and set aside, and the tiles where visible."""
        return self.words.text(self._teller.stock(view))

    def bank(self, view: LineView) -> str:
        """Return the tokens in the bank; empty in games without one."""
        return " ".join(self.words.lines(self._teller.bank(view)))

    def totals(self, view: LineView) -> str:
        """Return the total of every seat: "Jana 34, Petr 28"."""
        return self.words.text(self._teller.totals(view))

    def amounts(self, totals: Sequence[int]) -> str:
        """Return the totals of all seats: "Jana 34, Petr 28"."""
        return self.words.text(self._teller.amounts(totals))

    def scores(self, view: LineView) -> list[str]:
        """Return every score in full, the length of the match, and how the last deal ended."""
        return self.words.lines(self._teller.scores(view))

    def standings(self, outcome: LineOutcome, *, after: int = 0) -> list[str]:
        """Return the ranking of a match, best first, then the shared places below `after`.

        For a single seat, whether the game was won follows instead.
        """
        return self.words.lines(self._teller.standings(outcome, after))

    def deal(self, ended: DealEnded) -> list[str]:
        """Return the result of a deal explained, then the totals."""
        return self.words.lines(self._teller.deal(ended))

    def tally(self, tally: Tally) -> list[str]:
        """Return the contents of a score pad: deals, totals, bank, next lead or outcome."""
        return self.words.lines(self._teller.tally(tally))

    # --- Everything at once -------------------------------------------------------------------

    def spoken(self, view: LineView) -> list[str]:
        """Return the whole view in full words; views that differ in any fact differ here."""
        return self.words.lines(self._teller.everything(view))

    def compact(self, view: LineView) -> list[str]:
        """Return the whole view for braille and terminals: lossless, at most 40 columns."""
        return self._compact.view(view)

    def compact_ends(self, view: LineView) -> str:
        """Return the open ends for braille and terminals: "l6 r5"."""
        return self._compact.ends(view)

    def compact_line(self, view: LineView) -> list[str]:
        """Return the line for braille and terminals: ``36 *65 52``, the led tile marked."""
        return self._compact.line(view)

    def compact_hand(self, view: LineView, seat: int) -> list[str]:
        """Return a hand for braille and terminals: "00 10 65"; empty for a hidden one."""
        return self._compact.hand(view.hands[seat])
