"""Write conformance/<game>/records/: a whole random game for every way a match can end.

`python -m tests.oracle.make_records` writes the files from the seeds below and in
`domino_records.py`, of all games or of those that are named;
`python -m tests.oracle.make_records --search` prints the first seed that fits each wish.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from tests.oracle import dominoes, kingdomino, queendomino
from tests.oracle.domino_records import DOMINOES
from tests.oracle.scenarios import Wanted, Wish, anything
from tests.oracle.tiles import Table

CONFORMANCE = Path(__file__).parents[2] / "conformance"
KingdomOracle = kingdomino.Oracle | queendomino.Oracle
Oracle = KingdomOracle | Table
ORACLES: dict[str, type[Oracle]] = {
    "kingdomino": kingdomino.Oracle,
    "queendomino": queendomino.Oracle,
    **dominoes.ORACLES,
}


# --- What can be wished of a finished match -------------------------------------------------------


def tie_breaks(oracle: KingdomOracle) -> list[str]:
    return [standing["tie_break"] for standing in oracle.standings()]


def won_by_points(oracle: KingdomOracle) -> bool:
    return set(tie_breaks(oracle)) == {"none"}


def won_by_largest_property(oracle: KingdomOracle) -> bool:
    return tie_breaks(oracle)[0] == "largest_property"


def won_by_crowns(oracle: KingdomOracle) -> bool:
    return tie_breaks(oracle)[0] == "crowns"


def won_by_coins(oracle: KingdomOracle) -> bool:
    return tie_breaks(oracle)[0] == "coins"


def first_place_shared(oracle: KingdomOracle) -> bool:
    return len(oracle.ranking()[0]) > 1


def last_place_shared(oracle: KingdomOracle) -> bool:
    return len(oracle.ranking()) > 1 and len(oracle.ranking()[-1]) > 1


def all_discards(oracle: KingdomOracle) -> list[int]:
    kingdoms = range(len(oracle.scores()))
    return [domino for kingdom in kingdoms for domino in oracle.discards(kingdom)]


def nobody_discarded(oracle: KingdomOracle) -> bool:
    return not all_discards(oracle)


def many_discards(oracle: KingdomOracle) -> bool:
    return len(all_discards(oracle)) >= 6


def ended_with_a_discard(oracle: KingdomOracle) -> bool:
    kings = oracle.seats * oracle.set_up.kings_each
    claims = [
        queendomino.read_domino_name(action)
        for action in oracle.actions
        if action.removeprefix("q").isdigit()
    ]
    return max(claims[-kings:]) in all_discards(oracle)


def bonus_earned(oracle: KingdomOracle) -> bool:
    return any(sum(score["bonuses"].values()) == 15 for score in oracle.scores())


def bonus_missed(oracle: KingdomOracle) -> bool:
    return all(sum(score["bonuses"].values()) == 0 for score in oracle.scores())


def ended_with(kind: str) -> Wish:
    """The last action of all is of this kind: `tax`, `build`, `burn` or `-`."""
    return lambda oracle: oracle.actions[-1].split()[0] == kind


def ended_with_placing(oracle: queendomino.Oracle) -> bool:
    return oracle.actions[-1][-1] in kingdomino.DIRECTIONS


def pile_is_empty(oracle: queendomino.Oracle) -> bool:
    board = oracle.building_board
    return not board.undrawn and board.open_token is None


def queen_came_to_nobody(oracle: queendomino.Oracle) -> bool:
    return oracle.building_board.queen is None


def terrain_of_the_queen(oracle: queendomino.Oracle) -> str | None:
    for score in oracle.scores():
        if score["court"]["queen"]:
            return str(score["properties"][score["court"]["queen"]["property_index"]]["terrain"])
    return None


def queen_ended_in_a_town(oracle: queendomino.Oracle) -> bool:
    return terrain_of_the_queen(oracle) == "town"


def tax_buildings_were_built(oracle: queendomino.Oracle) -> bool:
    built = {building for realm in oracle.realms for building in realm.buildings.values()}
    return {"knights_hall", "fortified_guardhouse"} <= built


# --- The records ----------------------------------------------------------------------------------

BONUSES = {"middle_kingdom": True, "harmony": True}
TRAY = {"frame": "fixed", "opening": "clockwise"}
DYNASTY = {"games_in_match": 3}
WIDER = {"wider_offer": True}
DUEL = {"size": 7}


KINGDOMINO = [
    Wanted("won_by_points", {}, won_by_points, 0),
    Wanted("won_by_largest_property", {}, won_by_largest_property, 1),
    Wanted("won_by_crowns", {}, won_by_crowns, 20),
    Wanted("shared_victory", {}, first_place_shared, 718),
    Wanted("three_seats", {"seats": 3}, won_by_points, 2),
    Wanted("three_seats_largest_property", {"seats": 3}, won_by_largest_property, 0),
    Wanted("three_seats_shared_last_place", {"seats": 3, **TRAY}, last_place_shared, 253),
    Wanted("four_seats", {"seats": 4, **BONUSES}, won_by_points, 0),
    Wanted("four_seats_shared_victory", {"seats": 4, **TRAY}, first_place_shared, 176),
    Wanted("four_seats_crowns", {"seats": 4, **TRAY}, won_by_crowns, 139),
    Wanted("without_discards", BONUSES, nobody_discarded, 141),
    Wanted("with_many_discards", {"frame": "fixed"}, many_discards, 0),
    Wanted("ended_with_a_discard", {}, ended_with_a_discard, 5),
    Wanted("both_bonuses_earned", BONUSES, bonus_earned, 0),
    Wanted("both_bonuses_missed", BONUSES, bonus_missed, 1),
    Wanted("opening_top_down", {"opening": "top_down"}, anything, 0),
    Wanted("opening_clockwise", {"opening": "clockwise"}, anything, 0),
    Wanted("top_down_four_seats", {"seats": 4, "opening": "top_down"}, anything, 0),
    Wanted("top_down_wider_offer", {**WIDER, "opening": "top_down"}, anything, 0),
    Wanted("clockwise_wider_offer", {**WIDER, "seats": 3, "opening": "clockwise"}, anything, 0),
    Wanted("kralovska_zahrada", TRAY, anything, 0),
    Wanted("tray_drawn", {"seats": 3, "frame": "fixed", **BONUSES}, anything, 0),
    Wanted("wider_offer", WIDER, anything, 0),
    Wanted("modern_three", {"seats": 3, **WIDER}, anything, 0),
    Wanted("mighty_duel", {**DUEL, **BONUSES}, anything, 0),
    Wanted("mighty_duel_tray", {**DUEL, **TRAY, **BONUSES}, anything, 0),
    Wanted("wider_duel", {**DUEL, **WIDER, "harmony": True}, nobody_discarded, 1),
    Wanted("dynasty", {**DYNASTY, **BONUSES}, won_by_points, 0),
    Wanted("dynasty_shared_victory", {**DYNASTY, **TRAY}, first_place_shared, 16),
    Wanted("dynasty_four_seats", {**DYNASTY, "seats": 4, "frame": "fixed"}, won_by_points, 0),
    Wanted("dynasty_everything", {**DYNASTY, **DUEL, **WIDER, **TRAY, **BONUSES}, anything, 0),
]

WEDDING = {"set": "royal_wedding"}
TEAMS = {**WEDDING, "seats": 6, "teams": True}
PER_KNIGHT = {"tax_bonus": "per_knight"}

QUEENDOMINO = [
    Wanted("won_by_points", {}, won_by_points, 0),
    Wanted("won_by_largest_property", {}, won_by_largest_property, 22),
    Wanted("won_by_coins", {"seats": 4}, won_by_coins, 269),
    Wanted("shared_victory", {"seats": 4}, first_place_shared, 74),
    Wanted("three_seats", {"seats": 3}, won_by_points, 0),
    Wanted("three_seats_shared_last_place", {"seats": 3}, last_place_shared, 140),
    Wanted("four_seats", {"seats": 4, **PER_KNIGHT}, won_by_points, 1),
    Wanted("both_bonuses_earned", BONUSES, bonus_earned, 356),
    Wanted("both_bonuses_missed", {"seats": 4, **BONUSES}, bonus_missed, 2),
    Wanted("tax_buildings_per_turn", {}, tax_buildings_were_built, 0),
    Wanted("tax_buildings_per_knight", PER_KNIGHT, tax_buildings_were_built, 0),
    Wanted("ended_with_taxes", {"seats": 4}, ended_with("tax"), 5),
    Wanted("ended_with_a_building", {}, ended_with("build"), 1),
    Wanted("ended_with_the_dragon", {}, ended_with("burn"), 4),
    Wanted("ended_with_a_decline", {}, ended_with("-"), 7),
    Wanted("ended_with_placing", {"seats": 4}, ended_with_placing, 8),
    Wanted("ended_with_a_discard", {"seats": 4}, ended_with_a_discard, 0),
    Wanted("empty_pile", {**WEDDING, "seats": 4}, pile_is_empty, 0),
    Wanted("no_queen", {"seats": 3}, queen_came_to_nobody, 946),
    Wanted("queen_in_a_town", {}, queen_ended_in_a_town, 1),
    Wanted("wedding_three_seats", {**WEDDING, "seats": 3, **BONUSES}, anything, 0),
    Wanted("wedding_four_seats", {**WEDDING, "seats": 4, **PER_KNIGHT}, anything, 0),
    Wanted("wedding_five_seats", {**WEDDING, "seats": 5}, anything, 0),
    Wanted("wedding_six_seats", {**WEDDING, "seats": 6}, anything, 0),
    Wanted("wedding_seven_seats", {**WEDDING, "seats": 7}, anything, 0),
    Wanted("wedding_shared_victory", {**WEDDING, "seats": 7}, first_place_shared, 109),
    Wanted("teams_of_six", {**TEAMS, **BONUSES}, anything, 0),
    Wanted("teams_of_eight", {**TEAMS, "seats": 8, **PER_KNIGHT}, anything, 0),
    Wanted("teams_by_largest_property", TEAMS, won_by_largest_property, 9),
]

RECORDS = {"kingdomino": KINGDOMINO, "queendomino": QUEENDOMINO, **DOMINOES}


def play_randomly(game: str, options: dict[str, Any], seed: int) -> Oracle:
    rng = random.Random(seed)
    oracle = ORACLES[game](**options)
    while oracle.actor is not None:
        oracle.apply(rng.choice(oracle.legal_actions()))
    return oracle


def record(game: str, oracle: Oracle) -> dict[str, Any]:
    return {
        "format": "dominium-record",
        "version": 1,
        "game": game,
        "rules_revision": 1,
        "options": oracle.options,
        "seats": [{"name": f"Seat {seat + 1}", "bot": None} for seat in range(oracle.seats)],
        "actions": oracle.actions,
        "outcome": outcome(oracle),
    }


def outcome(oracle: Oracle) -> dict[str, Any] | None:
    if isinstance(oracle, Table):
        return oracle.outcome()
    return {
        "reason": "completed",
        "ranking": oracle.ranking(),
        "standings": oracle.standings(),
    }


def file_text(game: str, wanted: Wanted) -> str:
    """The text of a record file, one game with the wish fulfilled."""
    oracle = play_randomly(game, wanted.options, wanted.seed)
    if not wanted.wish(oracle):
        raise ValueError(f"{wanted.name}: seed {wanted.seed} does not fulfil the wish")
    lines = [f'  "{key}": {json.dumps(value)}' for key, value in record(game, oracle).items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def first_seed(game: str, wanted: Wanted) -> int:
    seed = 0
    while not wanted.wish(play_randomly(game, wanted.options, seed)):
        seed += 1
    return seed


def main(arguments: list[str]) -> None:
    games = [argument for argument in arguments if argument in RECORDS] or list(RECORDS)
    for game in games:
        records = RECORDS[game]
        folder = CONFORMANCE / game / "records"
        folder.mkdir(parents=True, exist_ok=True)
        for wanted in records:
            if "--search" in arguments:
                print(game, wanted.name, first_seed(game, wanted), flush=True)
            else:
                path = folder / f"{wanted.name}.json"
                path.write_text(file_text(game, wanted), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
