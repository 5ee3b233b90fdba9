"""How deals and matches of the domino games end, and what a score pad holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dominium.describe.line.speaker import DEALS, POINTS, PRIZES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium._core import LineOutcome, Tally
    from dominium.describe.line.speaker import LineSpeaker
    from dominium.events import DealEnded
    from dominium.game import LineGame

TOLD_REASONS: Final = frozenset({"stock_exhausted", "target_reached"})
"""Ends of a deal that no other event tells."""

ALL_TILES: Final = 28


class Results:
    """Results in a speaker's words."""

    def __init__(self, speaker: LineSpeaker, game: LineGame) -> None:
        self._speaker = speaker
        self._game = game

    def ended(self, event: DealEnded) -> list[str]:
        """Who won a deal, then the totals."""
        return [self._result(event), *self._totals(event.totals)]

    def explained(self, event: DealEnded) -> list[str]:
        """The same with the number of the deal and how it ended."""
        return [self._numbered(event), *self._totals(event.totals)]

    def match(self, outcome: LineOutcome) -> str:
        """Who won the match."""
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
        """Every deal of a score pad, the totals, the bank, who leads next, the end."""
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
        """A deal by its number, how it ended and who won it; nobody does if it was cut short."""
        if event.reason == "target_reached":
            return self._speaker.text("deal-numbered-target_reached", deal=event.deal)
        reason = self._speaker.text(f"deal-reason-{event.reason}")
        return self._speaker.text(
            "deal-numbered", deal=event.deal, reason=reason, result=self._winners(event)
        )

    def _result(self, event: DealEnded) -> str:
        """The winners of a deal, and how it ended where nothing else tells it."""
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
        return self._speaker.text("deal-won-points", **about, points=counted)

    def gained(self, event: DealEnded, winner: int) -> int:
        """The points that winning a deal was worth; 0 where only the deal counts."""
        return event.points[winner] if self._speaker.unit == POINTS else 0

    def _totals(self, totals: Sequence[int]) -> list[str]:
        if self._is_one_deal():
            return []
        scores = self._speaker.amounts(enumerate(totals))
        return [self._speaker.text("deal-totals", scores=scores)]

    def _is_one_deal(self) -> bool:
        """Whether a match is one deal, which counts nothing but itself."""
        return self._speaker.unit in {DEALS, PRIZES} and self._game.options["deals"] == 1

    def _names(self, seats: Sequence[int]) -> str:
        return self._speaker.together([self._speaker.name(seat) for seat in seats])


class BergenResults(Results):
    """A deal that is won is worth what the options say; the rest is told when it is scored."""

    def gained(self, event: DealEnded, winner: int) -> int:  # noqa: ARG002 - the same for all
        """The points for winning the deal."""
        return int(self._game.options["deal_points"])


class SoloResults(Results):
    """A game alone is won or lost."""

    def match(self, outcome: LineOutcome) -> str:
        """Whether everything was laid."""
        return self._speaker.text(f"event-match_ended-{outcome.reason}")

    def _winners(self, event: DealEnded) -> str:
        laid = event.points[0]
        return self._speaker.text(f"deal-{event.reason}", laid=laid, left=ALL_TILES - laid)

    def _totals(self, totals: Sequence[int]) -> list[str]:  # noqa: ARG002 - told as the result
        return []
