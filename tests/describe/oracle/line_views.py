"""Answers about views of the line games in plain Python, as before the core told them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dominium.describe.line.layout import ACROSS, in_order, lying
from dominium.describe.line.tiles import ENDS
from dominium.describe.text import capitalised
from tests.describe.oracle.line_events import TILES, OracleSpeaker
from tests.describe.oracle.turns import turn

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dominium._core import HandView, LaidTile, LineScore, LineView
    from dominium.actions import Action
    from dominium.describe.speaker import Length
    from dominium.engine.line import LineGame

GROUP: Final = 5
"""The number of tiles of a line in one line of text."""

DEALING: Final = frozenset({"draw_seat", "remove_tile", "deal_tile"})
"""The steps before all hands are dealt."""


class LineViewsOracle(OracleSpeaker):
    """Answers about the views of a line game for a listener."""

    def __init__(
        self,
        game: LineGame[Any],
        language: str,
        names: Sequence[str],
        you: int | None,
        length: Length,
    ) -> None:
        super().__init__(language, names, you, length)
        self._game = game
        self.facts = game.facts

    def title(self, view: LineView) -> str:
        """Return the state in one line: "Sebastopol, deal 2 of 4, Jana to move"."""
        parts = [self.text(f"game-{self._game.id}")]
        if view.target is not None:
            parts[0] += f" {self.text('title-target', points=view.target)}"
            parts.append(self.text("title-deal", deal=view.deal))
        elif view.deals is not None and view.deals > 1:
            parts.append(self.text("title-deal-of", deal=view.deal, deals=view.deals))
        return ", ".join([*parts, turn(self, view)])

    def expected(self, view: LineView) -> str:
        """Return the seat to act and the expected action, with the open ends.

        Where pips decide and the listener acts, the pips of the own hand come instead, and where
        they are as many as win, or too many, that no more can be taken.
        """
        if view.step == "hit_or_stand" and self.you is not None and view.actor == self.you:
            return self._hit_or_stand("expected", view.hands[self.you].pips or 0)
        about = {} if view.turn is None else self.about(view.turn)
        return self.text(f"expected-{self._expected_step(view)}", **about, ends=self.ends(view))

    def asked(self, view: LineView) -> str:
        """Return the action expected from the listener in few words; else as `expected`."""
        if self.length == "long" or self.you is None or view.actor != self.you:
            return self.expected(view)
        if view.step == "lead":
            return self.text("asked-lead")
        if view.step == "hit_or_stand":
            return self._hit_or_stand("asked", view.hands[self.you].pips or 0)
        if len(self.names) == 1:
            return self.open_numbers(view.open_ends)
        if not view.open_ends:
            return self.text("asked-play", ends=self.open_ends(view.open_ends))
        numbers = [one.number for one in view.open_ends]
        if self.four_arms:
            numbers = sorted(set(numbers))
        texts = [str(one) for one in numbers]
        together = ", ".join(texts) if len(texts) > 2 else self.together(texts)
        return self.text("asked-play-numbers", numbers=together)

    def _hit_or_stand(self, key: str, held: int) -> str:
        """Return the question to a listener whose tiles have so many pips."""
        best = self.facts.best_total
        reached = "pips" if best is None or held < best else "best" if held == best else "over"
        pips = self.count("pips", held)
        return self.text(f"{key}-hit_or_stand-{reached}", pips=pips, best=best or 0)

    def ends(self, view: LineView) -> str:
        """Return the open ends by name: "Left 6, right 5."."""
        if not self.has_line:
            return self.text("line-none")
        return self.open_ends(view.open_ends) if view.line else self.text("ends-none")

    def line(self, view: LineView) -> list[str]:
        """Return the open ends, then the tiles from left to right as laid, five in a line.

        What grows from a crossing follows outwards; of a cross around the led tile, all of it does.
        """
        if not view.line:
            return [self.ends(view)]
        if self.facts.cross == "led":
            return [self.ends(view), *self._crossing("line-middle", view), *self._arms(view, ENDS)]
        tiles = in_order(view.line)
        led = 1 + next(place for place, tile in enumerate(tiles) if tile.end is None)
        return [
            self.ends(view),
            self.text("line-tiles", count=len(tiles), number=led),
            *self._groups(tiles),
            *self._crossing("line-crossing", view),
            *self._arms(view, ACROSS),
        ]

    def played(self, view: LineView) -> str:
        """Return for each number how many of its 7 tiles lie in the line."""
        numbers = [
            self.text(
                "line-number",
                name=self.text(f"number-{number}"),
                count=sum(str(number) in laid.tile for laid in view.line),
            )
            for number in reversed(range(7))
        ]
        return self.text("line-played", numbers=", ".join(numbers))

    def hand(self, view: LineView, seat: int, legal: Sequence[Action] = ()) -> list[str]:
        """Return a hand, playable tiles first; only its size when hidden from the listener.

        Args:
            view: the view of the listener.
            seat: the owner of the hand.
            legal: the legal actions when the seat is to act.
        """
        hand = view.hands[seat]
        if hand.tiles is None:
            return [self._hand_size(hand)]
        heading = self.text(
            "hand",
            **self.about(seat),
            tiles=self.count("tiles", hand.size),
            pips=self.count("pips", hand.pips or 0),
        )
        first = {tile for tile in hand.tiles if _laying(legal, tile)}
        tiles = sorted(hand.tiles, key=lambda tile: tile not in first)
        return [heading, *(self.hand_item(tile, legal) for tile in tiles)]

    def hand_item(self, tile: str, legal: Sequence[Action] = ()) -> str:
        """Return a tile of the hand with the ends it fits: "6-5, left or right"."""
        name, laying = self.tile(tile), _laying(legal, tile)
        if not any(action.kind in {"lead", "lay", "draw", "pass"} for action in legal):
            return name
        if not laying:
            return self.text("hand-item-unfit", tile=name)
        ends = {action.end for action in laying if action.kind == "lay"}
        if not ends:
            return self.text("hand-item-lead", tile=name)
        *others, last = [self.end(end) for end in ENDS if end in ends]
        named = self.text("list-or", first=", ".join(others), last=last) if others else last
        return self.text("hand-item", tile=name, ends=named)

    def hands(self, view: LineView) -> list[str]:
        """Return a line for each seat: tiles held and drawn, passes, and if it is out or stands."""
        return [self._hand_size(hand) for hand in view.hands]

    def opponents(self, view: LineView, seat: int) -> list[str]:
        """Return the lines of `hands` for all other seats."""
        return [self._hand_size(hand) for hand in view.hands if hand.seat != seat]

    def stock(self, view: LineView) -> str:
        """Return the number of tiles in the stock and set aside, and the tiles where visible."""
        lines = [self._stock(view)]
        if view.removed:
            lines.append(self.text("stock-removed", tiles=self.count("tiles", view.removed)))
        if view.stock_tiles:
            lines.append(self.text("stock-tiles", tiles=self.tiles(view.stock_tiles)))
        if view.removed_tiles:
            lines.append(self.text("stock-removed-tiles", tiles=self.tiles(view.removed_tiles)))
        return " ".join(lines)

    def bank(self, view: LineView) -> str:
        """Return the tokens in the bank; empty in games without one."""
        if view.bank is None:
            return ""
        return self.text("bank", tokens=self.count("tokens", view.bank))

    def totals(self, view: LineView) -> str:
        """Return the total of every seat: "Jana 34, Petr 28"."""
        if self.unit == TILES:
            return self.amounts([(0, len(view.line))])
        return self.amounts((score.seat, score.total) for score in view.scores)

    def scores(self, view: LineView) -> list[str]:
        """Return every score in full, the length of the match, and how the last deal ended."""
        if self.unit == TILES:
            return [self.text("score-laid", count=len(view.line)), *self._ending(view)]
        lines = [*map(self._score, view.scores), *self._length_of_match(view)]
        return [*lines, *self._ending(view)]

    def spoken(self, view: LineView) -> list[str]:
        """Return the whole view in full words; views that differ in any fact differ here."""
        lines = [self.title(view), self.expected(view), *self.line(view), *self.hands(view)]
        for hand in view.hands:
            if hand.tiles:
                lines += self.hand(view, hand.seat)
        lines += [self.stock(view), *filter(None, [self.bank(view)]), *self.scores(view)]
        if view.lead is not None:
            lines.append(self.text("score-lead", **self.about(view.lead)))
        return lines

    def _stock(self, view: LineView) -> str:
        """Return the number of tiles in the stock; during the deal, of those still undealt."""
        tiles = self.count("tiles", view.stock)
        if view.step in DEALING:
            return self.text("stock-undealt", tiles=tiles)
        return self.text("stock", tiles=tiles) if self.has_stock else self.text("stock-none")

    def _expected_step(self, view: LineView) -> str:
        """Return the step that names the message of `expected`."""
        if view.step == "draw_tile" and view.turn is not None:
            return "draw_tile-turn"
        if view.step == "play" and view.stock and self.facts.drawing == "freely":
            return "play-draw"
        return view.step

    def _crossing(self, key: str, view: LineView) -> list[str]:
        """Return the tile at which the line crosses, if there is one."""
        return [] if view.cross_tile is None else [self.text(key, tile=self.tile(view.cross_tile))]

    def _arms(self, view: LineView, ends: Iterable[str]) -> list[str]:
        """Return each arm outwards."""
        lines = []
        for end in ends:
            arm = [self._as_it_lies(tile) for tile in view.line if tile.end == end]
            if arm:
                name = capitalised(self.end(end))
                lines.append(self.text("line-arm", end=name, tiles=", ".join(arm)))
        return lines

    def _groups(self, tiles: Sequence[LaidTile]) -> Iterable[str]:
        for start in range(0, len(tiles), GROUP):
            group = tiles[start : start + GROUP]
            places = self.span(str(start + 1), str(start + len(group)))
            named = ", ".join(map(self._as_it_lies, group))
            yield self.text("line-part", places=places, tiles=named)

    def _as_it_lies(self, laid: LaidTile) -> str:
        """Return a tile with its half on the left, or nearer to the middle, first."""
        first, last = lying(laid, outwards=self.facts.cross == "led")
        if first == last:
            return self.tile(laid.tile)
        return self.text("tile-plain", high=first, low=last)

    def _hand_size(self, hand: HandView) -> str:
        parts = [self.count("tiles", hand.size)] if hand.out is None else []
        if hand.drawn:
            parts.append(self.text("hand-drawn", count=hand.drawn))
        if hand.passes:
            parts.append(self.text("hand-passes", count=hand.passes))
        if hand.out is not None:
            parts.insert(0, self.text("hand-out", place=hand.out))
        if hand.stood:
            parts.append(self.text("hand-stood"))
        return self.text("hand-size", name=self.leading_name(hand.seat), parts=", ".join(parts))

    def _score(self, score: LineScore) -> str:
        """Return a total, the deals won where they are not the total, and the gain of this deal."""
        words = {"name": self.leading_name(score.seat), "amount": self.amount(score.total)}
        if self.tells_deals_won:
            deals = self.count("deals", score.deals_won)
            line = self.text("score-seat-deals", **words, deals=deals)
        else:
            line = self.text("score-seat", **words)
        if not score.gained:
            return line
        return self.text("score-gained", score=line, points=score.gained)

    def _ending(self, view: LineView) -> list[str]:
        """Return how the last deal ended; empty before one has."""
        if view.ending is None:
            return []
        return [self.text("score-ending", reason=self.text(f"deal-reason-{view.ending}"))]

    def _length_of_match(self, view: LineView) -> list[str]:
        if view.target is not None:
            return [self.text("score-target", deal=view.deal, target=view.target)]
        if view.deals is None or view.deals == 1:
            return []
        return [self.text("score-deals", deal=view.deal, deals=view.deals)]


def _laying(legal: Iterable[Action], tile: str) -> list[Action]:
    """Return the actions that lay or lead a tile."""
    return [action for action in legal if action.kind in {"lead", "lay"} and action.tile == tile]
