"""The base of the describers of the kingdom games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium._core import building_fact, kingdom_teller
from dominium.describe.describer import Describer
from dominium.describe.kingdom.compact import Compact
from dominium.describe.kingdom.speaker import KingdomSpeaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium._core import KingdomScore, NativeKingdomTeller, Outcome, View
    from dominium.describe.speaker import Length
    from dominium.engine.kingdom import KingdomGame
    from dominium.events import KingdomEvent


class KingdomDescriber(KingdomSpeaker, Describer, of="kingdom"):
    """The texts of a kingdom game for one listener."""

    _game: KingdomGame
    _teller: NativeKingdomTeller

    def __init__(
        self,
        game: KingdomGame,
        language: str,
        names: Sequence[str],
        *,
        you: int | None = None,
        length: Length = "short",
    ) -> None:
        super().__init__(game, language, names, you=you, length=length)
        self.kingdoms = tuple(game.seats_of(kingdom) for kingdom in range(game.kingdoms))
        self._game = game
        self._teller = kingdom_teller(game.native, names, you, length)
        self._compact = Compact(self)

    # --- The course of the game ---------------------------------------------------------------

    def announce(self, events: Sequence[KingdomEvent]) -> list[str]:
        """Return the announcements of events, in order, each event exactly once."""
        return self.announcements(self._teller.announced(events))

    def title(self, view: View) -> str:
        """Return the state in one line: "Kingdomino, round 3 of 12, Jana to move"."""
        return self.words.text(self._teller.title(view))

    def expected(self, view: View) -> str:
        """Return the seat to act and the expected action."""
        return self.words.text(self._teller.expected(view))

    def asked(self, view: View) -> str:
        """Return the action expected from the listener in few words; else as `expected`."""
        return self.words.text(self._teller.asked(view))

    # --- The offers ---------------------------------------------------------------------------

    def domino(self, number: int) -> str:
        """Return a domino with its number and faces: "24: forest 1 crown, lake"."""
        return self.words.text(self._teller.domino(number))

    def offer(self, view: View) -> list[str]:
        """Return a line for each domino of the offers, with the owner of the king on it."""
        return self.words.lines(self._teller.offer(view))

    def undrawn(self, view: View) -> str:
        """Return the number of dominoes still to be drawn, and those that may come."""
        return self.words.text(self._teller.undrawn(view))

    # --- Courts and buildings, in games that have them ------------------------------------------

    def building(self, building: str) -> str:
        """Return a building with its effect: "Sawmill: 2 points for each forest."."""
        return self.words.text(building_fact(building))

    def buildings(self, view: View) -> list[str]:
        """Return the building board, slots, pile, queen and dragon; empty in games without one."""
        return self.words.lines(self._teller.buildings(view))

    def court(self, view: View, kingdom: int) -> list[str]:
        """Return the court of a kingdom, from coins to buildings; empty in games without one."""
        return self.words.lines(self._teller.court(view, kingdom))

    # --- Kingdoms -----------------------------------------------------------------------------

    def kingdom(self, view: View, kingdom: int) -> list[str]:
        """Return a kingdom row by row, then its discarded dominoes."""
        return self.words.lines(self._teller.rows(view, kingdom))

    def frame(self, view: View, kingdom: int) -> str:
        """Return the used columns and rows, and how far the kingdom may still grow."""
        return self.words.text(self._teller.frame(view, kingdom))

    def square(self, view: View, kingdom: int, square: str) -> str:
        """Return the content of a square, with pauses: "forest, 1 crown, E6"."""
        return self.words.text(self._teller.square(view, kingdom, square))

    def neighbours(self, view: View, kingdom: int, square: str) -> str:
        """Return the content of the four neighbours of a square, clockwise from above."""
        return self.words.text(self._teller.neighbours(view, kingdom, square))

    def properties(self, view: View, kingdom: int) -> list[str]:
        """Return a line for each property, with its squares and those it can grow onto."""
        return self.words.lines(self._teller.properties(view, kingdom))

    def opponents(self, view: View, seat: int) -> list[str]:
        """Return a line for each other kingdom: its points and the dominoes of its kings."""
        return self.words.lines(self._teller.opponents(view, seat))

    # --- Scores -------------------------------------------------------------------------------

    def totals(self, view: View) -> str:
        """Return the points of every kingdom: "Jana 34, Petr 28"."""
        return self.words.text(self._teller.totals(view))

    def standings(self, outcome: Outcome) -> list[str]:
        """Return the ranking of a match, best first, then how ties were broken."""
        return self.words.lines(self._teller.standings(outcome))

    def games(self, view: View) -> list[str]:
        """Return the points of every kingdom in each finished game of a match."""
        return self.words.lines(self._teller.games(view))

    def score(self, score: KingdomScore) -> list[str]:
        """Return a score explained: properties and bonuses, or the rows of its sheet; the total."""
        return self.words.lines(self._teller.score(score))

    # --- Everything at once -------------------------------------------------------------------

    def spoken(self, view: View) -> list[str]:
        """Return the whole view in full words; views that differ in any fact differ here."""
        return self.words.lines(self._teller.everything(view))

    def compact(self, view: View) -> list[str]:
        """Return the whole view for braille and terminals: lossless, at most 40 columns."""
        return self._compact.view(view)

    def compact_board(self, view: View, kingdom: int) -> list[str]:
        """Return one kingdom for braille and terminals, row numbers first."""
        return self._compact.board(view.kingdoms[kingdom])
