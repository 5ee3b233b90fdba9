"""Write conformance/<game>/records/: a whole random game for every way a match can end.

`python -m tests.referee.make_records` writes the files from the seeds below and in
`domino_records.py`, of all games or of those that are named;
`python -m tests.referee.make_records --search` prints the first seed that fits each wish.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from tests.referee import dominoes, kingdomino, queendomino
from tests.referee.domino_records import DOMINOES
from tests.referee.tiles import Table
from tests.referee.wishes import Wanted, Wish, anything

CONFORMANCE = Path(__file__).parents[2] / "conformance"
KingdomReferee = kingdomino.Referee | queendomino.Referee
Referee = KingdomReferee | Table
REFEREES: dict[str, type[Referee]] = {
    "kingdomino": kingdomino.Referee,
    "queendomino": queendomino.Referee,
    **dominoes.REFEREES,
}


# --- What can be wished of a finished match -------------------------------------------------------


def tie_breaks(referee: KingdomReferee) -> list[str]:
    return [standing["tie_break"] for standing in referee.standings()]


def won_by_points(referee: KingdomReferee) -> bool:
    return set(tie_breaks(referee)) == {"none"}


def won_by_largest_property(referee: KingdomReferee) -> bool:
    return tie_breaks(referee)[0] == "largest_property"


def won_by_crowns(referee: KingdomReferee) -> bool:
    return tie_breaks(referee)[0] == "crowns"


def won_by_coins(referee: KingdomReferee) -> bool:
    return tie_breaks(referee)[0] == "coins"


def first_place_shared(referee: KingdomReferee) -> bool:
    return len(referee.ranking()[0]) > 1


def last_place_shared(referee: KingdomReferee) -> bool:
    return len(referee.ranking()) > 1 and len(referee.ranking()[-1]) > 1


def all_discards(referee: KingdomReferee) -> list[int]:
    kingdoms = range(len(referee.scores()))
    return [domino for kingdom in kingdoms for domino in referee.discards(kingdom)]


def nobody_discarded(referee: KingdomReferee) -> bool:
    return not all_discards(referee)


def many_discards(referee: KingdomReferee) -> bool:
    return len(all_discards(referee)) >= 6


def ended_with_a_discard(referee: KingdomReferee) -> bool:
    kings = referee.seats * referee.set_up.kings_each
    claims = [
        queendomino.read_domino_name(action)
        for action in referee.actions
        if action.removeprefix("q").isdigit()
    ]
    return max(claims[-kings:]) in all_discards(referee)


def bonus_earned(referee: KingdomReferee) -> bool:
    return any(sum(score["bonuses"].values()) == 15 for score in referee.scores())


def bonus_missed(referee: KingdomReferee) -> bool:
    return all(sum(score["bonuses"].values()) == 0 for score in referee.scores())


def ended_with(kind: str) -> Wish:
    """The last action of all is of this kind: `tax`, `build`, `burn` or `-`."""
    return lambda referee: referee.actions[-1].split()[0] == kind


def ended_with_placing(referee: queendomino.Referee) -> bool:
    return referee.actions[-1][-1] in kingdomino.DIRECTIONS


def pile_is_empty(referee: queendomino.Referee) -> bool:
    board = referee.building_board
    return not board.undrawn and board.open_token is None


def queen_came_to_nobody(referee: queendomino.Referee) -> bool:
    return referee.building_board.queen is None


def terrain_of_the_queen(referee: queendomino.Referee) -> str | None:
    for score in referee.scores():
        if score["court"]["queen"]:
            return str(score["properties"][score["court"]["queen"]["property_index"]]["terrain"])
    return None


def queen_ended_in_a_town(referee: queendomino.Referee) -> bool:
    return terrain_of_the_queen(referee) == "town"


def tax_buildings_were_built(referee: queendomino.Referee) -> bool:
    built = {building for realm in referee.realms for building in realm.buildings.values()}
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


def play_randomly(game: str, options: dict[str, Any], seed: int) -> Referee:
    rng = random.Random(seed)
    referee = REFEREES[game](**options)
    while referee.actor is not None:
        referee.apply(rng.choice(referee.legal_actions()))
    return referee


def record(game: str, referee: Referee) -> dict[str, Any]:
    return {
        "format": "dominium-record",
        "version": 1,
        "game": game,
        "rules_revision": 1,
        "options": referee.options,
        "seats": [{"name": f"Seat {seat + 1}", "bot": None} for seat in range(referee.seats)],
        "actions": referee.actions,
        "outcome": outcome(referee),
    }


def outcome(referee: Referee) -> dict[str, Any] | None:
    if isinstance(referee, Table):
        return referee.outcome()
    return {
        "reason": "completed",
        "ranking": referee.ranking(),
        "standings": referee.standings(),
    }


def file_text(game: str, wanted: Wanted) -> str:
    """The text of a record file, one game with the wish fulfilled."""
    referee = play_randomly(game, wanted.options, wanted.seed)
    if not wanted.wish(referee):
        raise ValueError(f"{wanted.name}: seed {wanted.seed} does not fulfil the wish")
    lines = [f'  "{key}": {json.dumps(value)}' for key, value in record(game, referee).items()]
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
