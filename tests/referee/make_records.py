"""Write conformance/kingdomino/records/: a whole random game for every way a match can end.

`python -m tests.referee.make_records` writes the files from the seeds below;
`python -m tests.referee.make_records --search` prints the first seed that fits each wish.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.referee.kingdomino import Referee

FOLDER = Path(__file__).parents[2] / "conformance" / "kingdomino" / "records"
Wish = Callable[[Referee], bool]


# --- What can be wished of a finished match -------------------------------------------------------


def anything(_: Referee) -> bool:
    return True


def tie_breaks(referee: Referee) -> list[str]:
    return [standing["tie_break"] for standing in referee.standings()]


def won_by_points(referee: Referee) -> bool:
    return set(tie_breaks(referee)) == {"none"}


def won_by_largest_property(referee: Referee) -> bool:
    return tie_breaks(referee)[0] == "largest_property"


def won_by_crowns(referee: Referee) -> bool:
    return tie_breaks(referee)[0] == "crowns"


def first_place_shared(referee: Referee) -> bool:
    return len(referee.ranking()[0]) > 1


def last_place_shared(referee: Referee) -> bool:
    return len(referee.ranking()) > 1 and len(referee.ranking()[-1]) > 1


def all_discards(referee: Referee) -> int:
    return sum(len(referee.discards(seat)) for seat in range(referee.seats))


def nobody_discarded(referee: Referee) -> bool:
    return all_discards(referee) == 0


def many_discards(referee: Referee) -> bool:
    return all_discards(referee) >= 6


def ended_with_a_discard(referee: Referee) -> bool:
    kings = referee.seats * referee.set_up.kings_each
    claims = [int(action) for action in referee.actions if action.isdigit()]
    last = max(claims[-kings:])
    return any(last in referee.discards(seat) for seat in range(referee.seats))


def bonus_earned(referee: Referee) -> bool:
    return any(sum(score["bonuses"].values()) == 15 for score in referee.scores())


def bonus_missed(referee: Referee) -> bool:
    return all(sum(score["bonuses"].values()) == 0 for score in referee.scores())


# --- The records ----------------------------------------------------------------------------------

BONUSES = {"middle_kingdom": True, "harmony": True}
TRAY = {"frame": "fixed", "opening": "clockwise"}
DYNASTY = {"games_in_match": 3}
WIDER = {"wider_offer": True}
DUEL = {"size": 7}


@dataclass(frozen=True)
class Wanted:
    """A record: its file, its options, what is wished of it, and the seed that fulfils the wish."""

    name: str
    options: dict[str, Any]
    wish: Wish
    seed: int


RECORDS = [
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


def play_randomly(options: dict[str, Any], seed: int) -> Referee:
    rng = random.Random(seed)
    referee = Referee(**options)
    while referee.actor is not None:
        referee.apply(rng.choice(referee.legal_actions()))
    return referee


def record(referee: Referee) -> dict[str, Any]:
    return {
        "format": "dominium-record",
        "version": 1,
        "game": "kingdomino",
        "rules_revision": 1,
        "options": referee.options,
        "seats": [{"name": f"Seat {seat + 1}", "bot": None} for seat in range(referee.seats)],
        "actions": referee.actions,
        "outcome": {
            "reason": "completed",
            "ranking": referee.ranking(),
            "standings": referee.standings(),
        },
    }


def file_text(wanted: Wanted) -> str:
    """The text of a record file, one game with the wish fulfilled."""
    referee = play_randomly(wanted.options, wanted.seed)
    if not wanted.wish(referee):
        raise ValueError(f"{wanted.name}: seed {wanted.seed} does not fulfil the wish")
    lines = [f'  "{key}": {json.dumps(value)}' for key, value in record(referee).items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def first_seed(wanted: Wanted) -> int:
    seed = 0
    while not wanted.wish(play_randomly(wanted.options, seed)):
        seed += 1
    return seed


def main(arguments: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for wanted in RECORDS:
        if "--search" in arguments:
            print(wanted.name, first_seed(wanted), flush=True)
        else:
            path = FOLDER / f"{wanted.name}.json"
            path.write_text(file_text(wanted), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
