"""Invariants of every game of tiles, counted from views and events once more."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dominium._core import LineView

Event = Mapping[str, Any]
ALL_TILES = sorted(f"{high}{low}" for high in range(7) for low in range(high + 1))


def tiles_in(view: LineView) -> list[str]:
    """Every tile of an open view: in the line, in hands, in the stock, set aside."""
    tiles = [laid.tile for laid in view.line]
    for hand in view.hands:
        tiles += hand.tiles or ()
    return sorted([*tiles, *(view.stock_tiles or ()), *(view.removed_tiles or ())])


def numbers(tile: str) -> list[int]:
    return [int(number) for number in tile]


def pips(tiles: Iterable[str]) -> int:
    return sum(sum(numbers(tile)) for tile in tiles)


def check_line(view: LineView, *, sum_to_seven: bool) -> None:
    """Every tile touches its neighbour as the game wants it; the open ends are the outer halves."""
    arms: dict[str | None, list[Any]] = {}
    for laid in view.line:
        assert sorted([laid.inward, laid.outward]) == sorted(numbers(laid.tile))
        arms.setdefault(laid.end, []).append(laid)
    led = arms.pop(None, [None])[0]
    assert (led is None) == (not view.line)

    def beginning(end: str | None) -> int:
        """The half at which an arm begins: up and down it is the tile where the line crosses."""
        if end in {"up", "down"}:
            assert view.cross_tile is not None
            return numbers(view.cross_tile)[0]
        return int(led.inward if end == "left" else led.outward)

    for end, arm in arms.items():
        touching = beginning(end)
        for position, laid in enumerate(arm, start=1):
            assert laid.position == position
            fits = touching + laid.inward == 7 if sum_to_seven else touching == laid.inward
            assert fits != laid.wild
            touching = laid.outward
    for open_end in view.open_ends:
        arm = arms.get(open_end.end, [])
        assert open_end.number == (arm[-1].outward if arm else beginning(open_end.end))


class Scores:
    """The totals of a match, kept from what is told of it."""

    def __init__(self, game: str, options: Mapping[str, Any]) -> None:
        self.game = game
        self.options = options
        self.totals = [0] * int(options["seats"])
        self.hands: list[Sequence[str]] = []
        self.laid = 0

    def observe(self, event: Event) -> None:
        match event["kind"]:
            case "stakes_paid":
                self.totals = [total - event["stake"] for total in self.totals]
            case "tile_laid":
                self.laid += 1
            case "points_scored":
                self.totals[event["seat"]] += event["points"]
            case "hands_shown":
                self.hands = [hand["tiles"] for hand in event["hands"]]
                assert [hand["pips"] for hand in event["hands"]] == list(map(pips, self.hands))
            case "prizes_paid":
                prizes = zip(self.totals, event["prizes"], strict=True)
                self.totals = [total + prize for total, prize in prizes]
            case "deal_ended":
                assert not (event["winners"] and event["reason"] == "target_reached")
                for seat in event["winners"]:
                    self.totals[seat] += self._worth(seat, event["reason"])
                if self.game == "solo":
                    self.totals = [self.laid]

    def _worth(self, winner: int, reason: str) -> int:
        """The points for winning the deal."""
        if self.game == "bergen":
            return int(self.options["deal_points"])
        if self.game == "muggins":
            others = sum(pips(hand) for seat, hand in enumerate(self.hands) if seat != winner)
            return 5 * round(others / 5)
        if self.game == "block" or self.options.get("scoring") == "points":
            opponent, own = pips(self.hands[1 - winner]), pips(self.hands[winner])
            difference = self.options.get("blocked_score") == "difference" and reason == "blocked"
            return opponent - own if difference else opponent
        return 0 if self.game in {"sebastopol", "solo"} else 1
