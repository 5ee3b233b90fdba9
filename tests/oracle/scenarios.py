"""The wishes that a record can fulfil, and those of the seven domino games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.oracle import matador
from tests.oracle.tiles import Event, Table, pips
from tests.oracle.walk import Walk

Wish = Callable[[Any], bool]


@dataclass(frozen=True)
class Wanted:
    """A record: its file, its options, what is wished of it, and the seed that fulfils the wish."""

    name: str
    options: dict[str, Any]
    wish: Wish
    seed: int


def anything(_: Walk) -> bool:
    return True


# --- What happened in a match ---------------------------------------------------------------------


def told(table: Table, kind: str) -> list[Event]:
    """All events of a kind, from the first deal to the last."""
    return [event for event in table.events if event["kind"] == kind]


def last_deal(table: Table) -> list[Event]:
    """The events of the last deal."""
    start = max(i for i, event in enumerate(table.events) if event["kind"] == "deal_started")
    return table.events[start:]


def last_ended(reason: str, *, drawn: bool = False) -> Wish:
    """The last deal ended like this, with a winner or without."""

    def wish(table: Table) -> bool:
        end = told(table, "deal_ended")[-1]
        return bool(end["reason"] == reason and drawn == (not end["winners"]))

    return wish


def some_deal(reason: str, *, winners: int) -> Wish:
    """Some deal ended like this, with so many winners."""
    return lambda table: any(
        end["reason"] == reason and len(end["winners"]) == winners
        for end in told(table, "deal_ended")
    )


def first_place_shared(table: Table) -> bool:
    return len(table.ranking()[0]) > 1


def both(*wishes: Wish) -> Wish:
    return lambda table: all(wish(table) for wish in wishes)


def played_on_without_tiles(table: Table) -> bool:
    """Somebody had laid all tiles, had to draw, and lost in the end."""
    deal = last_deal(table)
    empty = {event["seat"] for event in deal if event.get("hand_size") == 0}
    end = next(event for event in deal if event["kind"] == "deal_ended")
    return bool(end["winners"]) and bool(empty - set(end["winners"]))


def neither_had_tiles(table: Table) -> bool:
    """Both had laid all their tiles, and the one who had to draw took the last of the stock."""
    hands = [7, 7]
    for event in last_deal(table):
        if event["kind"] == "tile_laid":
            hands[event["seat"]] = event["hand_size"]
        elif event["kind"] == "tile_drawn":
            if hands == [0, 0] and event["stock"] == 0:
                return True
            hands[event["seat"]] += 1
    return False


def whole_stock_for_nothing(table: Table) -> bool:
    """Somebody drew the last tile, still could not lay one, and passed."""
    return bool(told(table, "passed"))


def a_choice_to_draw(table: Table) -> bool:
    """A matador was saved."""
    return "draw" in table.actions


def wild_beside_an_ordinary_tile(table: matador.Oracle) -> bool:
    """A matador was laid wild although an ordinary tile would have done."""
    walk = type(table)(**table.options)
    for action in table.actions:
        seat = walk.actor
        ordinary = isinstance(seat, int) and walk.line.led and walk.ordinary(seat)
        if ordinary and any(event.get("wild") for event in walk.take(action)):
            return True
        if not ordinary:
            walk.apply(action)
    return False


def zeros_at_both_ends(table: Table) -> bool:
    laid = told(table, "tile_laid")[-1]
    return {each["number"] for each in laid["open_ends"]} == {0}


# --- Bergen ---------------------------------------------------------------------------------------


def reached_by(reason: str) -> Wish:
    """The goal was reached in the middle of a deal by points of this kind, with tiles in hand."""

    def wish(table: Table) -> bool:
        deal = last_deal(table)
        ended = any(
            event["kind"] == "deal_ended" and event["reason"] == "target_reached" for event in deal
        )
        scored = [event["reason"] for event in deal if event["kind"] == "points_scored"]
        return ended and scored[-1] == reason and not any(e["kind"] == "went_out" for e in deal)

    return wish


def reached_by_the_last_tile(table: Table) -> bool:
    deal = last_deal(table)
    ended = [event["reason"] for event in deal if event["kind"] == "deal_ended"]
    return ended == ["target_reached"] and any(event["kind"] == "went_out" for event in deal)


def no_double_dealt(table: Table) -> bool:
    return any(event["reason"] == "lowest_tile" for event in told(table, "lead_given"))


def blocked_hands(table: Table) -> list[list[list[str]]]:
    """The hands at the end of every blocked deal."""
    shown = told(table, "hands_shown")
    ends = told(table, "deal_ended")
    return [
        [hand["tiles"] for hand in hands["hands"]]
        for hands, end in zip(shown, ends, strict=True)
        if end["reason"] == "blocked"
    ]


def doubles(tiles: list[str]) -> list[str]:
    return [tile for tile in tiles if tile[0] == tile[1]]


def decided_by(what: str) -> Wish:
    """Some blocked deal was decided by this step of the comparison."""

    def step(hands: list[list[str]]) -> str:
        counts = [len(doubles(hand)) for hand in hands]
        equal = [hand for hand in hands if len(doubles(hand)) == min(counts)]
        sums = [pips(doubles(hand)) for hand in equal]
        totals = [pips(hand) for hand in equal]
        if len(equal) == 1:
            return "no_double" if min(counts) == 0 else "fewer_doubles"
        if min(counts) == 1:
            return "lower_double"
        if min(counts) > 1:
            return "lower_doubles" if sums.count(min(sums)) == 1 else "pips_beside_doubles"
        return "pips" if totals.count(min(totals)) == 1 else "nothing"

    return lambda table: any(step(hands) == what for hands in blocked_hands(table))


def triple_by_a_single(table: Table) -> bool:
    """A tile with two numbers scored three."""
    laid = ""
    for event in table.events:
        if event["kind"] == "tile_laid":
            laid = event["tile"]
        elif event["kind"] == "points_scored" and event["points"] == 3 and not doubles([laid]):
            return True
    return False


# --- Muggins --------------------------------------------------------------------------------------


def scored_at_least(points: int) -> Wish:
    """Some tile scored so many points at once."""
    return lambda table: any(e["points"] >= points for e in told(table, "points_scored"))


def four_arms(table: Table) -> bool:
    """In the last deal tiles were laid above and below the spinner."""
    return {"up", "down"} <= {event.get("end") for event in last_deal(table)}


def crossed_at_a_later_tile(table: Table) -> bool:
    """The spinner of the last deal was not led."""
    led = next(event["tile"] for event in last_deal(table) if event["kind"] == "tile_laid")
    return not doubles([led]) and four_arms(table)


# --- Sebastopol -----------------------------------------------------------------------------------


def some_places(places: list[int], reason: str) -> Wish:
    """Some deal ended with these places, in any order of the seats."""
    return lambda table: any(
        sorted(end["places"]) == places and end["reason"] == reason
        for end in told(table, "deal_ended")
    )


def blocked_with(out: int, places: list[int]) -> Wish:
    """Some deal was blocked after so many went out, with these places."""

    def wish(table: Table) -> bool:
        gone = 0
        for event in table.events:
            gone = 0 if event["kind"] == "deal_started" else gone + (event["kind"] == "went_out")
            blocked = event["kind"] == "deal_ended" and event["reason"] == "blocked"
            if blocked and gone == out and sorted(event["places"]) == places:
                return True
        return False

    return wish


def bank_kept_a_remainder(table: Table) -> bool:
    """Something stayed in the bank after a deal that was not the last."""
    return any(event["bank"] for event in told(table, "prizes_paid")[:-1])


def everything_lost(table: Table) -> bool:
    """Somebody never won anything from the bank."""
    return min(table.totals) == -int(table.options["stake"] * table.options["deals"])


# --- Twenty-One -----------------------------------------------------------------------------------


def showdowns(table: Table) -> list[tuple[list[list[str]], list[int]]]:
    """The hands and the winners of every deal."""
    hands = [[hand["tiles"] for hand in event["hands"]] for event in told(table, "hands_shown")]
    winners = [event["winners"] for event in told(table, "deal_ended")]
    return list(zip(hands, winners, strict=True))


def exactly_twenty_one(table: Table) -> bool:
    return any(pips(hands[w[0]]) == 21 for hands, w in showdowns(table) if len(w) == 1)


def several_twenty_ones(table: Table) -> bool:
    return any(len(w) > 1 and pips(hands[w[0]]) == 21 for hands, w in showdowns(table))


def dealt_over(table: Table) -> bool:
    """Somebody held more than 21 with two tiles."""
    return any(
        pips(hand) > 21 and len(hand) == 2 for hands, _ in showdowns(table) for hand in hands
    )


def dealt_twenty_one(table: Table) -> bool:
    """Somebody held 21 with two tiles."""
    return any(
        pips(hand) == 21 and len(hand) == 2 for hands, _ in showdowns(table) for hand in hands
    )


def fewer_tiles_decided(table: Table) -> bool:
    """A single winner had as many pips as somebody with more tiles."""
    return any(
        len(w) == 1 and [pips(hand) for hand in hands].count(pips(hands[w[0]])) > 1
        for hands, w in showdowns(table)
    )


def fewer_tiles_equal(table: Table) -> bool:
    """Equal totals with equally many tiles, and somebody with more tiles lost by them."""
    return any(
        len(w) > 1 and [pips(hand) for hand in hands].count(pips(hands[w[0]])) > len(w)
        for hands, w in showdowns(table)
    )


# --- Solo -----------------------------------------------------------------------------------------


def tiles_left(least: int, most: int) -> Wish:
    return lambda table: least <= 28 - table.totals[0] <= most


def lost_with_an_empty_stock(table: Table) -> bool:
    return not table.stock and table.totals[0] < 28
