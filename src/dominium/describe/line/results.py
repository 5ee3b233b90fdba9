"""The results of deals and matches of the domino games, and the contents of score pads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dominium.describe.line.speaker import DEALS, POINTS, PRIZES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium._core import LineOutcome, Tally
    from dominium.describe.line.speaker import LineSpeaker
    from dominium.engine.line import LineGame
    from dominium.events import DealEnded

TOLD_REASONS: Final = frozenset({"stock_exhausted", "target_reached"})
"""Ends of a deal that no other event announces."""

ALL_TILES: Final = 28


class Results:
    """The texts of results, in the language of a speaker."""

    def __init__(self, speaker: LineSpeaker, game: LineGame) -> None:
        self._speaker = speaker
        self._game = game

    def ended(self, event: DealEnded) -> list[str]:
        """Return the winners of a deal, then the totals."""
        return [self._result(event), *self._totals(event.totals)]

    def explained(self, event: DealEnded) -> list[str]:
        """Return the lines of `ended` with the number of the deal and how it ended."""
        return [self._numbered(event), *self._totals(event.totals)]

    def match(self, outcome: LineOutcome) -> str:
        """Return the winners of the match."""
        first = [one for one in outcome.standings if one.place == 1]
        best = first[0].total
        if len(first) == 1:
            about = self._speaker.about(first[0].seat)
            if self._is_one_deal():
                return self._speaker.text("event-match_ended-alone", **about)
            points = self._speaker.amount(best)
            return self._speaker.text("event-match_ended", **about, points=points)
        if len(first) == len(outcome.standings) and (best == 0 or len(first) == 2):
            return self._speaker.text("event-match_ended-drawn")
        return self._speaker.text(
            "event-match_ended-shared",
            names=self._names([one.seat for one in first]),
            points=self._speaker.amount(best),
        )

    def tally(self, tally: Tally) -> list[str]:
        """Return every deal of a score pad, the totals, the bank, and the next lead or outcome."""
        lines = [line for deal in tally.deals for line in self.explained(deal)]
        if not tally.deals:
            lines.append(self._speaker.text("tally-none"))
            lines += self._totals(tally.totals) if any(tally.totals) else []
        elif list(tally.totals) != list(tally.deals[-1].totals):
            lines += self._totals(tally.totals)
        if tally.bank:
            tokens = self._speaker.count("tokens", tally.bank)
            lines.append(self._speaker.text("bank", tokens=tokens))
        if tally.outcome is not None:
            standings = self._speaker.standings(tally.outcome)
            return [*lines, *dict.fromkeys([self.match(tally.outcome), *standings])]
        if tally.lead is not None:
            lines.append(
                self._speaker.text("tally-lead", name=self._speaker.leading_name(tally.lead))
            )
        return lines

    def _numbered(self, event: DealEnded) -> str:
        """Return a deal by number, how it ended, and its winners unless it was cut short."""
        if event.reason == "target_reached":
            return self._speaker.text("deal-numbered-target_reached", deal=event.deal)
        reason = self._speaker.text(f"deal-reason-{event.reason}")
        return self._speaker.text(
            "deal-numbered", deal=event.deal, reason=reason, result=self._winners(event)
        )

    def _result(self, event: DealEnded) -> str:
        """Return the winners of a deal, and how it ended where no other event announces it."""
        if event.reason not in TOLD_REASONS:
            return self._winners(event)
        how = self._speaker.text(f"deal-{event.reason}")
        return f"{how} {self._winners(event)}" if event.winners else how

    def _winners(self, event: DealEnded) -> str:
        if not event.winners:
            return self._speaker.text("deal-won-nobody")
        if len(event.winners) > 1:
            return self._speaker.text("deal-won-shared", names=self._names(event.winners))
        winner = event.winners[0]
        about, points = self._speaker.about(winner), self.gained(event, winner)
        if not points:
            return self._speaker.text("deal-won", **about)
        counted = self._speaker.count("points", points)
        if self._speaker.facts.points_entered and self._speaker.facts.deal_points is None:
            # Part of them came with single tiles, not with the deal.
            won = self._speaker.text("deal-won", **about)
            return self._speaker.text("score-gained", score=won, points=counted)
        return self._speaker.text("deal-won-points", **about, points=counted)

    def gained(self, event: DealEnded, winner: int) -> int:
        """Return the points for winning a deal; 0 where only the deal counts."""
        fixed = self._speaker.facts.deal_points
        if fixed is not None:
            return fixed
        return event.points[winner] if self._speaker.unit == POINTS else 0

    def _totals(self, totals: Sequence[int]) -> list[str]:
        if self._is_one_deal():
            return []
        scores = self._speaker.amounts(enumerate(totals))
        return [self._speaker.text("deal-totals", scores=scores)]

    def _is_one_deal(self) -> bool:
        """Return whether the match is a single deal with no total to count."""
        return self._speaker.unit in {DEALS, PRIZES} and self._game.options["deals"] == 1

    def _names(self, seats: Sequence[int]) -> str:
        return self._speaker.together([self._speaker.name(seat) for seat in seats])


class ResultsAlone(Results):
    """The texts of results alone at the table, where a game is won or lost."""

    def match(self, outcome: LineOutcome) -> str:
        """Return whether the game was won, in words."""
        return self._speaker.text(f"event-match_ended-{outcome.reason}")

    def _winners(self, event: DealEnded) -> str:
        laid = event.points[0]
        return self._speaker.text(f"deal-{event.reason}", laid=laid, left=ALL_TILES - laid)

    def _totals(self, totals: Sequence[int]) -> list[str]:  # noqa: ARG002 - told as the result
        return []
