"""What the words of each domino game have of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.describe.line.announcements import LineAnnouncer, SoloAnnouncer, TwentyOneAnnouncer
from dominium.describe.line.describer import LineDescriber
from dominium.describe.line.results import BergenResults, Results, SoloResults
from dominium.describe.line.speaker import DEALS, POINTS, PRIZES, TILES, TOKENS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium._core import LineView
    from dominium.describe.speaker import Length
    from dominium.game import LineGame


class BlockDescriber(LineDescriber, game="block"):
    """Everything a listener may hear of Block."""

    unit = POINTS
    has_stock = False
    tells_deals_won = True


class DrawDescriber(LineDescriber, game="draw"):
    """Everything a listener may hear of Draw, which counts deals or points."""

    def __init__(
        self,
        game: LineGame,
        language: str,
        names: Sequence[str],
        *,
        you: int | None = None,
        length: Length = "short",
    ) -> None:
        self.tells_deals_won = game.options["scoring"] == "points"
        self.unit = POINTS if self.tells_deals_won else DEALS
        super().__init__(game, language, names, you=you, length=length)


class MatadorDescriber(LineDescriber, game="matador"):
    """Everything a listener may hear of Matador."""

    unit = DEALS
    sums = True


class BergenDescriber(LineDescriber, game="bergen"):
    """Everything a listener may hear of Bergen."""

    unit = POINTS
    tells_deals_won = True

    def _make_results(self) -> Results:
        return BergenResults(self, self._game)

    def _expected_step(self, view: LineView) -> str:
        """While there is a stock, a tile may be drawn instead of laying one."""
        return "play-draw" if view.step == "play" and view.stock else super()._expected_step(view)


class SebastopolDescriber(LineDescriber, game="sebastopol"):
    """Everything a listener may hear of Sebastopol."""

    unit = TOKENS
    tells_deals_won = True
    has_stock = False
    four_arms = True


class TwentyOneDescriber(LineDescriber, game="twenty_one"):
    """Everything a listener may hear of Twenty-One."""

    unit = PRIZES
    has_line = False

    def _make_announcer(self) -> LineAnnouncer:
        return TwentyOneAnnouncer(self, self._game, self._results)

    def expected(self, view: LineView) -> str:
        """Whose turn it is; the listener hears the pips of the own hand."""
        if view.step != "hit_or_stand" or self.you is None or view.actor != self.you:
            return super().expected(view)
        pips = self.count("pips", view.hands[self.you].pips or 0)
        return self.text("expected-hit_or_stand-pips", pips=pips)


class SoloDescriber(LineDescriber, game="solo"):
    """Everything a listener may hear of Solo."""

    unit = TILES

    def _make_results(self) -> Results:
        return SoloResults(self, self._game)

    def _make_announcer(self) -> LineAnnouncer:
        return SoloAnnouncer(self, self._game, self._results)

    def totals(self, view: LineView) -> str:
        """How many tiles are laid."""
        return self.amounts([(0, len(view.line))])

    def scores(self, view: LineView) -> list[str]:
        """How many tiles of all are laid, and how it ended."""
        return [self.text("score-laid", count=len(view.line)), *self._ending(view)]
