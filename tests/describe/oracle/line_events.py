"""The announcements of the line games in plain Python, as before the core told them."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from dominium import events
from dominium.describe.line.speaker import LineSpeaker
from dominium.describe.text import capitalised, filled

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dominium._core import LineOutcome, OpenEnd, ShownHand, Tally
    from dominium.describe.messages import Argument
    from dominium.describe.speaker import Length
    from dominium.engine.line import LineGame
    from dominium.events import DealEnded

POINTS: Final = "points"
DEALS: Final = "deals"
TOKENS: Final = "tokens"
PRIZES: Final = "prizes"
TILES: Final = "tiles"
"""The units of the totals of games."""

LONGEST_LINE: Final = 60
"""The longest short line in characters; a longer list is split into several."""

SILENT: Final = frozenset({"tile_dealt"})
"""Kinds of events that others contain: dealt tiles are announced with their hands."""

SILENT_LEADS: Final = frozenset({"lot", "alone"})
"""Reasons for a lead that were already announced or are obvious."""

OF_ONE_TURN: Final = (events.Stuck, events.TileDrawn, events.Passed)
"""Events that follow each other in a turn and share one line."""


class OracleSpeaker(LineSpeaker):
    """The speaker of the oracle: what it said of several seats."""

    @property
    def unit(self) -> str:
        """The unit of the game's totals: one of the constants above."""
        return self.facts.unit

    @property
    def has_stock(self) -> bool:
        """True if the game has a stock to draw from."""
        return self.facts.drawing != "never"

    @property
    def tells_deals_won(self) -> bool:
        """True if deals won are mentioned beside the totals, which count something else."""
        return self.unit in {POINTS, TOKENS}

    @property
    def four_arms(self) -> bool:
        """True if the line may grow to four sides, so that ends go by their names."""
        return self.facts.cross != "none"

    def open_ends(self, ends: Sequence[OpenEnd]) -> str:
        """Return the open ends by name: "Left 6, right 5."."""
        if not ends:
            return self.text("ends-closed")
        parts = [self.text("end-open", end=self.end(one.end), number=one.number) for one in ends]
        return f"{capitalised(', '.join(parts))}."

    def open_numbers(self, ends: Sequence[OpenEnd]) -> str:
        """Return the numbers of the two ends, "Ends 6 and 5."; four arms by name."""
        if self.four_arms or not ends:
            return self.open_ends(ends)
        return self.text("ends-short", ends=self.together([str(one.number) for one in ends]))

    def amount(self, total: int) -> str:
        """Return a total with its unit: "34 points", "minus 12 tokens"."""
        if self.unit == TOKENS and total:
            return self._signed(total, self.count(self.unit, abs(total)))
        return self.count(self.unit, total)

    def amounts(self, totals: Iterable[tuple[int, int]]) -> str:
        """Return seats with their totals: "Jana 34, Petr 28"."""
        return ", ".join(
            self.name_points(self.name(seat), self._figure(total)) for seat, total in totals
        )

    def _figure(self, total: int) -> str:
        if self.unit == TOKENS and total:
            return self._signed(total, str(abs(total)))
        return str(total)

    def _signed(self, total: int, amount: str) -> str:
        return self.text("gain-minus" if total < 0 else "gain-plus", points=amount)

    def neither(self, numbers: Sequence[int]) -> str:
        """Return numbers that no tile of a hand fits: "6 or 5"."""
        *others, last = map(str, numbers)
        return self.text("list-nor", first=", ".join(others), last=last) if others else last

    def standings(self, outcome: LineOutcome, *, after: int = 0) -> list[str]:
        """Return the ranking of a match, best first, then the shared places below `after`.

        For a single seat, whether the game was won follows instead.
        """
        lines = [
            self.text(
                "standing",
                place=one.place,
                name=self.leading_name(one.seat),
                points=self.amount(one.total),
            )
            for one in outcome.standings
        ]
        if len(lines) == 1:
            return [*lines, self.text(f"event-match_ended-{outcome.reason}")]
        return lines + self.shared_places(outcome, after=after)

    def shared_places(self, outcome: LineOutcome, *, after: int = 0) -> list[str]:
        """Return a line for each shared place below the place `after`."""
        places = {one.seat: one.place for one in outcome.standings}
        return [
            capitalised(
                self.text(
                    "tie-shared",
                    names=self.together(list(map(self.name, seats))),
                    place=places[seats[0]],
                )
            )
            for seats in outcome.ranking
            if len(seats) > 1 and places[seats[0]] > after
        ]


TOLD_REASONS: Final = frozenset({"stock_exhausted", "target_reached"})
"""Ends of a deal that no other event announces."""

ALL_TILES: Final = 28


class Results:
    """The texts of results, in the language of a speaker."""

    def __init__(self, speaker: OracleSpeaker, game: LineGame[Any]) -> None:
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


class LineAnnouncer:
    """The announcer of events: each once, in order, with related events in one line."""

    def __init__(self, speaker: OracleSpeaker, results: Results) -> None:
        self._speaker = speaker
        self._results = results

    def announce(self, happened: Sequence[events.LineEvent]) -> list[str]:
        """Return the lines that announce the events."""
        told = [
            event
            for event, following in zip(happened, [*happened[1:], None], strict=True)
            if event.kind not in SILENT and not _told_by(event, following)
        ]
        lines = []
        for (kind, _), group in groupby(told, _belonging):
            lines += getattr(self, f"_{kind}")(list(group))
        if self._speaker.length == "long":
            return lines
        return [part for line in lines for part in filled(line, LONGEST_LINE)]

    # --- The beginning of a deal --------------------------------------------------------------

    def _deal_started(self, group: Sequence[events.DealStarted]) -> list[str]:
        (event,) = group
        if event.target is not None:
            target = {"deal": event.deal, "target": event.target}
            return [self._speaker.text("event-deal_started-target", **target)]
        if event.deals is None or event.deals == 1:
            return [self._speaker.text("event-game_started")]
        deal, deals = event.deal, event.deals
        return [self._speaker.text("event-deal_started-of", deal=deal, deals=deals)]

    def _stakes_paid(self, group: Sequence[events.StakesPaid]) -> list[str]:
        (event,) = group
        stake = self._speaker.count("tokens", event.stake)
        return [self._speaker.text("event-stakes_paid", stake=stake, bank=event.bank)]

    def _seat_drawn(self, group: Sequence[events.SeatDrawn]) -> list[str]:
        (event,) = group
        return [self._speaker.text("event-seat_drawn", **self._speaker.about(event.seat))]

    def _tile_removed(self, group: Sequence[events.TileRemoved]) -> list[str]:
        known = [event.tile for event in group if event.tile is not None]
        if known:
            tiles = self._speaker.tiles(known)
            return [self._speaker.text("event-tile_removed-known", tiles=tiles)]
        return [self._speaker.text("event-tile_removed", count=len(group))]

    def _hand_dealt(self, group: Sequence[events.HandDealt]) -> list[str]:
        """Return the hands that the listener sees, and the number of tiles in the others."""
        seen = [
            self._speaker.text(
                "event-hand_dealt",
                **self._speaker.about(event.seat),
                tiles=self._speaker.tiles(event.tiles),
            )
            for event in group
            if event.tiles is not None
        ]
        return seen + self._sizes([event for event in group if event.tiles is None])

    def _sizes(self, hands: Sequence[events.HandDealt]) -> list[str]:
        if not hands:
            return []
        size = hands[0].size
        if len(hands) == 1:
            name = self._speaker.leading_name(hands[0].seat)
            tiles = self._speaker.count("tiles", size)
            return [self._speaker.text("event-hand_dealt-size", name=name, tiles=tiles)]
        names = ", ".join(self._speaker.leading_name(event.seat) for event in hands)
        return [self._speaker.text("event-hand_dealt-sizes", names=names, count=size)]

    def _lead_given(self, group: Sequence[events.LeadGiven]) -> list[str]:
        (event,) = group
        if event.reason in SILENT_LEADS:
            return []
        about = self._speaker.about(event.seat)
        if event.reason in {"alternates", "rotates"}:
            return [self._speaker.text("event-lead_given", **about)]
        tile = event.tile or ""
        about |= {"tile": self._speaker.tile(tile), "number": tile[0]}
        return [self._speaker.text(f"event-lead_given-{event.reason}", **about)]

    # --- Turns --------------------------------------------------------------------------------

    def _tile_laid(self, group: Sequence[events.TileLaid]) -> list[str]:
        (event,) = group
        words = self._speaker.about(event.seat) | {
            "tile": self._speaker.tile(event.tile),
            "ends": self._ends(event),
            "tiles": self._speaker.count("tiles", event.hand_size),
        }
        if event.end is None:
            return [self._speaker.sentence("event-tile_laid-led", **words)]
        key = "event-tile_laid-wild" if event.wild else "event-tile_laid"
        end = self._speaker.end(event.end)
        return [self._speaker.sentence(key, **words, end=end).rstrip()]

    def _ends(self, event: events.TileLaid) -> str:
        """Return all open ends; in short texts of four arms only the one just extended, if open.

        Where tiles score by the ends, all of them count.
        """
        if self._speaker.length == "long":
            return self._speaker.open_ends(event.open_ends)
        if not self._speaker.four_arms or self._speaker.facts.points_entered:
            return self._speaker.open_numbers(event.open_ends)
        grown = [one for one in event.open_ends if one.end == event.end]
        return self._speaker.open_ends(grown) if grown else ""

    def _turn(self, group: Sequence[events.Stuck | events.TileDrawn | events.Passed]) -> list[str]:
        """Return the line of one seat's turn: the numbers it lacks, its draws and its passes."""
        if self._speaker.facts.drawing == "refills":
            return [self._turned_up(group)]
        parts = []
        for kind, same in groupby(group, lambda event: event.kind):
            parts += getattr(self, f"_part_{kind}")(list(same))
        name = self._speaker.leading_name(group[0].seat)
        return [self._speaker.text("event-turn", name=name, parts=", ".join(parts))]

    def _turned_up(self, group: Sequence[events.Stuck | events.TileDrawn | events.Passed]) -> str:
        """Return the tiles that were turned up."""
        drawn = [
            event.tile for event in group if isinstance(event, events.TileDrawn) and event.tile
        ]
        return self._speaker.text("event-new_tiles", tiles=self._speaker.tiles(drawn))

    def _part_stuck(self, group: Sequence[events.Stuck]) -> list[str]:
        return [
            self._speaker.text(
                "event-part-stuck", numbers=self._speaker.neither(_distinct(event.numbers))
            )
            for event in group
        ]

    def _part_tile_drawn(self, group: Sequence[events.TileDrawn]) -> list[str]:
        words: dict[str, Argument] = {
            "tiles": self._speaker.count("tiles", len(group)),
            "stock": group[-1].stock,
        }
        known = [event.tile for event in group if event.tile is not None]
        if not known:
            return [self._speaker.sentence("event-part-drawn", **words)]
        names = self._speaker.tiles(known)
        return [self._speaker.sentence("event-part-drawn-known", **words, names=names)]

    def _part_passed(self, group: Sequence[events.Passed]) -> list[str]:
        return [self._speaker.text("call-pass") for _ in group]

    def _stood(self, group: Sequence[events.Stood]) -> list[str]:
        (event,) = group
        name = self._speaker.leading_name(event.seat)
        tiles = self._speaker.count("tiles", event.tiles)
        return [self._speaker.text("event-stood", name=name, tiles=tiles)]

    def _points_scored(self, group: Sequence[events.PointsScored]) -> list[str]:
        (event,) = group
        return [
            self._speaker.text(
                f"event-points_scored-{event.reason}",
                name=self._speaker.leading_name(event.seat),
                points=self._speaker.count("points", event.points),
                total=event.total,
            )
        ]

    def _went_out(self, group: Sequence[events.WentOut]) -> list[str]:
        (event,) = group
        words = {
            "name": self._speaker.leading_name(event.seat),
            "call": self._speaker.text("call-out"),
        }
        if not self._speaker.facts.most_out_in_play:
            return [self._speaker.text("event-went_out", **words)]
        return [self._speaker.text("event-went_out-place", **words, place=event.place)]

    def _refilled(self, group: Sequence[events.Refilled]) -> list[str]:
        (event,) = group
        return [self._speaker.text("event-new_tiles", tiles=event.count)]

    # --- The end ------------------------------------------------------------------------------

    def _line_blocked(self, _: Sequence[events.LineBlocked]) -> list[str]:
        return [self._speaker.text("event-line_blocked")]

    def _hands_shown(self, group: Sequence[events.HandsShown]) -> list[str]:
        (event,) = group
        lines = [self._hand_shown(hand) for hand in event.hands]
        if event.removed:
            tiles = self._speaker.tiles(event.removed)
            lines.append(self._speaker.text("event-hands_shown-removed", tiles=tiles))
        return lines

    def _hand_shown(self, hand: ShownHand) -> str:
        name = self._speaker.leading_name(hand.seat)
        if not hand.tiles:
            return self._speaker.text("event-hands_shown-none", name=name)
        words = {
            "name": name,
            "tiles": self._speaker.tiles(hand.tiles),
            "pips": self._speaker.count("pips", hand.pips),
        }
        best = self._speaker.facts.best_total
        is_over = best is not None and hand.pips > best
        return self._speaker.text(f"event-hands_shown{'-over' * is_over}", **words)

    def _prizes_paid(self, group: Sequence[events.PrizesPaid]) -> list[str]:
        (event,) = group
        paid = ", ".join(
            self._speaker.name_points(self._speaker.name(seat), prize)
            for seat, prize in enumerate(event.prizes)
            if prize
        )
        if not event.bank:
            return [self._speaker.text("event-prizes_paid", prizes=paid)]
        return [self._speaker.text("event-prizes_paid-rest", prizes=paid, bank=event.bank)]

    def _deal_ended(self, group: Sequence[events.DealEnded]) -> list[str]:
        (event,) = group
        return self._results.ended(event)

    def _match_ended(self, group: Sequence[events.LineMatchEnded]) -> list[str]:
        (event,) = group
        others = self._speaker.shared_places(event.outcome, after=1)
        return [self._results.match(event.outcome), *others]


def _belonging(event: events.LineEvent) -> tuple[str, int]:
    """Return the group key of an event: neighbours with equal keys share one line."""
    if isinstance(event, OF_ONE_TURN):
        return "turn", event.seat
    if event.kind in {"hand_dealt", "tile_removed"}:
        return event.kind, 0
    return event.kind, id(event)


def _told_by(event: events.LineEvent, following: events.LineEvent | None) -> bool:
    """Return whether the next line contains the event: drawn tiles include the refill."""
    return event.kind == "refilled" and following is not None and following.kind == "tile_drawn"


def _distinct(numbers: Sequence[int]) -> list[int]:
    """Return the numbers without repetitions, in order of first occurrence."""
    return list(dict.fromkeys(numbers))


class LineEventsOracle(OracleSpeaker):
    """The announcements, results and rankings of a line game for a listener."""

    def __init__(
        self,
        game: LineGame[Any],
        language: str,
        seats: Sequence[str],
        you: int | None,
        length: Length,
    ) -> None:
        super().__init__(language, seats, you, length)
        self.facts = game.facts
        self.results = ResultsAlone(self, game) if game.seats == 1 else Results(self, game)
        self._announcer = LineAnnouncer(self, self.results)

    def announce(self, happened: Sequence[events.LineEvent]) -> list[str]:
        """Return the lines that announce the events."""
        return self._announcer.announce(happened)
