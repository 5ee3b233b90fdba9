"""Actions that are refused, after which actions and for which reason, of every game."""

from typing import Any

Actions = tuple[str, ...]
Refused = tuple[dict[str, Any], Actions, str, str, dict[str, Any]]
"""Options, actions, refused action, code, parameters."""
RefusedIn = tuple[str, dict[str, Any], Actions, str, str, dict[str, Any]]
"""The game before them."""

# --- Kingdomino -----------------------------------------------------------------------------------

FIRST_OFFER = ("=24", "=3", "=48", "=11")
TOP_DOWN = {"opening": "top_down"}
TRAY = {"frame": "fixed", "opening": "clockwise"}
TOP_DOWN_TO_PLACE = (*FIRST_OFFER, "=k1", "=k2", "=k2", "=k1", "=1", "=2", "=4", "=5")

KINGDOMINO: list[Refused] = [
    ({}, (), "", "malformed", {"text": ""}),
    ({}, (), "forest", "malformed", {"text": "forest"}),
    ({}, (), "=?", "malformed", {"text": "=?"}),
    ({}, (), "24", "chance_acts", {}),
    ({}, (), "e6r", "chance_acts", {}),
    ({}, (), "=k1", "must_draw_domino", {}),
    ({}, (), "=49", "malformed", {"text": "=49"}),
    ({}, ("=24",), "=24", "domino_not_available", {"domino": 24}),
    ({}, FIRST_OFFER, "=12", "must_draw_king", {}),
    ({}, FIRST_OFFER, "=s1", "must_draw_king", {}),
    ({}, FIRST_OFFER, "=k3", "king_not_available", {"seat": 2}),
    ({}, (*FIRST_OFFER, "=k1", "3", "=k1", "24"), "=k1", "king_not_available", {"seat": 0}),
    ({}, (*FIRST_OFFER, "=k1"), "=k1", "not_chance", {}),
    ({}, (*FIRST_OFFER, "=k1"), "e6r", "must_claim", {}),
    ({}, (*FIRST_OFFER, "=k1"), "c3", "must_claim", {}),
    ({}, (*FIRST_OFFER, "=k1"), "12", "not_in_offer", {"domino": 12}),
    ({}, (*FIRST_OFFER, "=k1", "3", "=k2"), "3", "already_claimed", {"domino": 3, "seat": 0}),
    (TRAY, (), "=24", "not_chance", {}),
    (TRAY, (), "24", "must_place_castle", {}),
    (TRAY, (), "c3r", "must_place_castle", {}),
    (TRAY, (), "f1", "outside_frame", {"square": "f1"}),
    (TRAY, ("c3", "c3", *FIRST_OFFER), "=k1", "must_draw_seat", {}),
    (TRAY, ("c3", "c3", *FIRST_OFFER), "=s3", "seat_not_available", {"seat": 2}),
    (TOP_DOWN, TOP_DOWN_TO_PLACE, "1", "must_place", {"domino": 3}),
    (TOP_DOWN, TOP_DOWN_TO_PLACE, "e6", "ambiguous", {"text": "e6", "options": "e6r, e6d"}),
    (TOP_DOWN, TOP_DOWN_TO_PLACE, "e5r", "square_occupied", {"square": "e5"}),
    (TOP_DOWN, TOP_DOWN_TO_PLACE, "e6u", "square_occupied", {"square": "e5"}),
    (TOP_DOWN, TOP_DOWN_TO_PLACE, "f4r", "no_matching_terrain", {}),
    (TOP_DOWN, TOP_DOWN_TO_PLACE, "i4r", "outside_window", {"square": "j4"}),
]

# --- Queendomino and the Royal Wedding ------------------------------------------------------------

WEDDING = {"set": "royal_wedding", "seats": 3}
DISPLAY = ("=inn", "=watchtower", "=training_camp", "=queens_tower", "=weaver", "=forge", "=statue")
OFFER = (*DISPLAY, "=45", "=46", "=47", "=48")
TO_PLACE = (*OFFER, "=k1", "46", "45", "47", "48", "=1", "=2", "=3", "=4")
TO_TAX = (*TO_PLACE, "g8d")  # a mine on g8, a town on g9; one knight
TO_BUILD = (*TO_TAX, "-")
TO_BURN = (*TO_BUILD, "build 4 g9")
SECOND_TOWN = (*TO_BURN, "burn 0", "4", "g8d", "-", "-", "3", "h9r")
POOR = (*SECOND_TOWN, "-")  # three coins are left
TOWNS_OF_WEDDING = (*DISPLAY, "=q45", "=q46", "=q47", "=q48")

QUEENDOMINO: list[Refused] = [
    ({}, (), "", "malformed", {"text": ""}),
    ({}, (), "forest", "malformed", {"text": "forest"}),
    ({}, (), "=?", "malformed", {"text": "=?"}),
    ({}, (), "=castle", "malformed", {"text": "=castle"}),
    ({}, (), "statue", "malformed", {"text": "statue"}),
    ({}, (), "=q24", "malformed", {"text": "=q24"}),
    ({}, (), "=s1", "malformed", {"text": "=s1"}),
    ({}, (), "24", "chance_acts", {}),
    ({}, (), "e6r", "chance_acts", {}),
    ({}, (), "tax e6", "chance_acts", {}),
    ({}, (), "build 1 e6", "chance_acts", {}),
    ({}, (), "burn 1", "chance_acts", {}),
    ({}, (), "-", "chance_acts", {}),
    ({}, (), "=24", "must_draw_building", {}),
    ({}, (), "=k1", "must_draw_building", {}),
    ({}, ("=tavern",), "=tavern", "building_not_available", {"building": "tavern"}),
    ({}, DISPLAY, "=statue", "must_draw_domino", {}),
    ({}, DISPLAY, "=k1", "must_draw_domino", {}),
    ({}, DISPLAY, "=49", "malformed", {"text": "=49"}),
    ({}, (*DISPLAY, "=24"), "=24", "domino_not_available", {"domino": 24}),
    ({}, OFFER, "=12", "must_draw_king", {}),
    ({}, OFFER, "=inn", "must_draw_king", {}),
    ({}, OFFER, "=k3", "king_not_available", {"seat": 2}),
    ({}, (*OFFER, "=k1"), "=k1", "not_chance", {}),
    ({}, (*OFFER, "=k1"), "g8d", "must_claim", {}),
    ({}, (*OFFER, "=k1"), "tax g8", "must_claim", {}),
    ({}, (*OFFER, "=k1"), "build 1 g8", "must_claim", {}),
    ({}, (*OFFER, "=k1"), "burn 1", "must_claim", {}),
    ({}, (*OFFER, "=k1"), "-", "must_claim", {}),
    ({}, (*OFFER, "=k1"), "12", "not_in_offer", {"domino": 12}),
    ({}, (*OFFER, "=k1", "46"), "46", "already_claimed", {"domino": 46, "seat": 0}),
    ({}, TO_PLACE, "1", "must_place", {"domino": 45}),
    ({}, TO_PLACE, "tax g8", "must_place", {"domino": 45}),
    ({}, TO_PLACE, "build 1 g8", "must_place", {"domino": 45}),
    ({}, TO_PLACE, "burn 1", "must_place", {"domino": 45}),
    ({}, TO_PLACE, "-", "must_place", {"domino": 45}),
    ({}, TO_PLACE, "g8", "ambiguous", {"text": "g8", "options": "g8r, g8l, g8d"}),
    ({}, TO_PLACE, "g7r", "square_occupied", {"square": "g7"}),
    ({}, TO_PLACE, "i5r", "no_matching_terrain", {}),
    ({}, TO_PLACE, "n7r", "outside_window", {"square": "n7"}),
    ({}, TO_TAX, "tax", "malformed", {"text": "tax"}),
    ({}, TO_TAX, "tax g8 g9 g10", "malformed", {"text": "tax g8 g9 g10"}),
    ({}, TO_TAX, "tax g7", "not_on_domino", {"square": "g7"}),
    ({}, TO_TAX, "tax e6", "not_on_domino", {"square": "e6"}),
    ({}, TO_TAX, "tax g8 e6", "not_on_domino", {"square": "e6"}),
    ({}, TO_TAX, "tax g8 g9", "not_enough_knights", {"knights": 1}),
    ({}, TO_TAX, "tax g9 g8", "not_enough_knights", {"knights": 1}),
    ({}, TO_TAX, "build 1 g9", "must_tax", {}),
    ({}, TO_TAX, "burn 1", "must_tax", {}),
    ({}, TO_TAX, "1", "must_tax", {}),
    ({}, TO_TAX, "g10r", "must_tax", {}),
    ({}, TO_BUILD, "build", "malformed", {"text": "build"}),
    ({}, TO_BUILD, "build 1", "malformed", {"text": "build 1"}),
    ({}, TO_BUILD, "build g9", "malformed", {"text": "build g9"}),
    ({}, TO_BUILD, "build 6 g9", "no_such_slot", {"slot": 6}),
    ({}, TO_BUILD, "build 1 g8", "not_a_town", {"square": "g8"}),
    ({}, TO_BUILD, "build 1 g7", "not_a_town", {"square": "g7"}),
    ({}, TO_BUILD, "build 1 e6", "not_a_town", {"square": "e6"}),
    ({}, TO_BUILD, "build 1 z9", "outside_window", {"square": "z9"}),
    ({}, TO_BUILD, "burn 1", "must_build", {}),
    ({}, TO_BUILD, "tax g9", "must_build", {}),
    ({}, TO_BUILD, "1", "must_build", {}),
    ({}, TO_BUILD, "g10r", "must_build", {}),
    ({}, POOR, "build 4 h9", "slot_empty", {"slot": 4}),
    ({}, POOR, "build 5 h9", "not_enough_coins", {"cost": 5, "coins": 2}),
    ({}, POOR, "build 1 g9", "town_occupied", {"square": "g9"}),
    ({}, TO_BURN, "burn", "malformed", {"text": "burn"}),
    ({}, TO_BURN, "burn x", "malformed", {"text": "burn x"}),
    ({}, TO_BURN, "burn 4", "slot_empty", {"slot": 4}),
    ({}, TO_BURN, "burn 6", "no_such_slot", {"slot": 6}),
    ({}, TO_BURN, "build 1 g9", "must_burn", {}),
    ({}, TO_BURN, "tax g8", "must_burn", {}),
    ({}, TO_BURN, "1", "must_burn", {}),
    ({}, TO_BURN, "g10r", "must_burn", {}),
    ({}, (*TO_BURN, "-"), "-", "must_claim", {}),
    ({}, (*TO_BURN, "-"), "burn 1", "must_claim", {}),
    (WEDDING, DISPLAY, "=24", "domino_not_available", {"domino": 24}),
    (WEDDING, DISPLAY, "=q49", "malformed", {"text": "=q49"}),
    (WEDDING, DISPLAY, "=72", "malformed", {"text": "=72"}),
    (WEDDING, (*DISPLAY, "=q24"), "=q24", "domino_not_available", {"domino": 72}),
    (WEDDING, (*TOWNS_OF_WEDDING, "=k2"), "46", "not_in_offer", {"domino": 46}),
    (WEDDING, (*TOWNS_OF_WEDDING, "=k2"), "q44", "not_in_offer", {"domino": 92}),
    (
        WEDDING,
        (*TOWNS_OF_WEDDING, "=k2", "q46", "=k1"),
        "q46",
        "already_claimed",
        {"domino": 94, "seat": 1},
    ),
]

# --- The domino games -----------------------------------------------------------------------------


def dealt(*hands: str, lot: int | None = 1, removed: str = "") -> Actions:
    """The lot, the tiles removed, and the hands from seat 0 on."""
    lots = () if lot is None else (f"=s{lot}",)
    return (*lots, *(f"={tile}" for tile in f"{removed} {' '.join(hands)}".split()))


BLOCK = dealt("21 00 33 44 55 66 65", "11 30 40 50 60 41 31")
SECOND = (*BLOCK, "21")  # 1 and 2 are open; 11, 41 and 31 fit on the left
BOTH = (*dealt("65 50 00 33 44 22 10", "60 64 61 51 20 30 40"), "65", "60r")  # 5 and 0 are open
STUCK = dealt("66 00 33 44 55 21 65", "11 30 40 50 10 41 31")
MATADOR = dealt("53 11 22", "44 61 00", removed="66 65 64")
NEEDED = (*MATADOR, "53")  # 44 fits the 3
WILD = (*dealt("53 11 22", "66 61 10", removed="65 64 63"), "53")
BERGEN = dealt("22 42 44 65 60 50", "52 54 33 66 61 41", lot=None)
TURN = (*BERGEN, "22")
DRAWN = (*TURN, "draw", "=20")
SEBASTOPOL = dealt(
    "66 61 60 11 22 33 44",
    "62 63 00 10 20 30 40",
    "55 50 51 52 53 54 41",
    "64 65 21 31 32 42 43",
    lot=None,
)
CROSS = (*SEBASTOPOL, "66", "62l")  # seat 2 has no 6 and has passed; seat 3 is asked
TWENTY_ONE = dealt("21 10", "66 65")
SOLO = dealt("65 64 10 20 66", lot=None)
AT_THE_RIGHT = {"tile": "44", "end": "right", "number": 5}

LINES: list[RefusedIn] = [
    *(("block", {}, SECOND, text, "malformed", {"text": text}) for text in ("", "x", "=?", "99")),
    ("block", {}, SECOND, "11l1", "malformed", {"text": "11l1"}),
    ("block", {}, SECOND, "e6r", "malformed", {"text": "e6r"}),
    ("block", {}, (), "65", "chance_acts", {}),
    ("block", {}, (), "pass", "chance_acts", {}),
    ("block", {}, (), "=65", "must_draw_seat", {}),
    ("block", {}, (), "=s3", "seat_not_available", {"seat": 2}),
    ("block", {}, ("=s1",), "=s1", "must_draw_tile", {}),
    ("block", {}, ("=s1", "=65"), "=65", "tile_not_available", {"tile": "65"}),
    ("block", {}, ("=s1",), "65", "chance_acts", {}),
    ("block", {}, BLOCK, "=65", "not_chance", {}),
    ("block", {}, BLOCK, "=s1", "not_chance", {}),
    ("block", {}, BLOCK, "11", "tile_not_in_hand", {"tile": "11"}),
    ("block", {}, BLOCK, "21l", "must_lead", {}),
    ("block", {}, BLOCK, "pass", "must_lead", {}),
    ("block", {}, BLOCK, "draw", "must_lead", {}),
    ("block", {}, BLOCK, "hit", "must_lead", {}),
    ("block", {}, SECOND, "21l", "tile_not_in_hand", {"tile": "21"}),
    ("block", {}, SECOND, "11r", "tile_does_not_fit", {"tile": "11", "end": "right", "number": 2}),
    ("block", {}, SECOND, "50l", "tile_does_not_fit", {"tile": "50", "end": "left", "number": 1}),
    ("block", {}, SECOND, "50", "tile_does_not_fit", {"tile": "50"}),
    ("block", {}, SECOND, "11u", "not_in_this_game", {"action": "11u"}),
    ("block", {}, SECOND, "pass", "must_play", {}),
    ("block", {}, SECOND, "draw", "not_in_this_game", {"action": "draw"}),
    ("block", {}, SECOND, "hit", "must_play", {}),
    ("block", {}, BOTH, "50", "ambiguous", {"text": "50", "options": "50l, 50r"}),
    ("draw", {}, SECOND, "draw", "must_play", {}),
    ("draw", {}, SECOND, "pass", "must_play", {}),
    ("draw", {}, SECOND, "stand", "must_play", {}),
    ("draw", {}, (*STUCK, "66"), "=66", "tile_not_available", {"tile": "66"}),
    ("matador", {}, ("=s1",), "=s2", "must_draw_tile", {}),
    ("matador", {}, ("=s1", "=00"), "=00", "tile_not_available", {"tile": "00"}),
    ("matador", {}, NEEDED, "61l1", "matador_not_needed", {"tile": "61"}),
    ("matador", {}, NEEDED, "00r", "matador_not_needed", {"tile": "00"}),
    ("matador", {}, NEEDED, "00", "matador_not_needed", {"tile": "00"}),
    (
        "matador",
        {},
        NEEDED,
        "44r",
        "tile_does_not_fit",
        {"tile": "44", "end": "right", "number": 5},
    ),
    ("matador", {}, NEEDED, "draw", "must_play", {}),
    ("matador", {}, NEEDED, "pass", "must_play", {}),
    ("matador", {}, WILD, "61l", "ambiguous", {"text": "61l", "options": "61l1, 61l6"}),
    ("matador", {}, WILD, "61", "ambiguous", {"text": "61", "options": "61l1, 61l6, 61r1, 61r6"}),
    ("matador", {}, WILD, "61l5", "malformed", {"text": "61l5"}),
    ("matador", {}, WILD, "draw", "must_play", {}),
    ("matador", {"wild": "any_time"}, WILD, "pass", "must_play", {}),
    ("matador", {"wild": "any_time"}, NEEDED, "draw", "must_play", {}),
    ("bergen", {}, (), "=s1", "must_draw_tile", {}),
    ("bergen", {}, BERGEN, "44", "must_lead_tile", {"tile": "22"}),
    ("bergen", {}, BERGEN, "draw", "must_lead", {}),
    ("bergen", {}, BERGEN, "22l", "must_lead", {}),
    ("bergen", {}, TURN, "pass", "draw_first", {}),
    ("bergen", {}, TURN, "hit", "must_play", {}),
    ("bergen", {}, DRAWN, "draw", "already_drawn", {}),
    ("bergen", {}, DRAWN, "33", "tile_does_not_fit", {"tile": "33"}),
    ("bergen", {}, DRAWN, "20", "ambiguous", {"text": "20", "options": "20l, 20r"}),
    ("sebastopol", {}, SEBASTOPOL, "61", "must_lead_tile", {"tile": "66"}),
    ("sebastopol", {}, CROSS, "21l", "end_not_open", {"end": "left"}),
    ("sebastopol", {}, CROSS, "64l", "end_not_open", {"end": "left"}),
    ("sebastopol", {}, CROSS, "21u", "tile_does_not_fit", {"tile": "21", "end": "up", "number": 6}),
    ("sebastopol", {}, CROSS, "64", "ambiguous", {"text": "64", "options": "64r, 64u, 64d"}),
    ("sebastopol", {}, CROSS, "pass", "must_play", {}),
    ("sebastopol", {}, CROSS, "draw", "not_in_this_game", {"action": "draw"}),
    ("twenty_one", {}, (), "=s3", "seat_not_available", {"seat": 2}),
    ("twenty_one", {}, TWENTY_ONE, "21", "must_hit_or_stand", {}),
    ("twenty_one", {}, TWENTY_ONE, "pass", "must_hit_or_stand", {}),
    ("twenty_one", {}, TWENTY_ONE, "draw", "must_hit_or_stand", {}),
    ("twenty_one", {}, (*TWENTY_ONE, "stand"), "hit", "must_stand", {"total": 23}),
    ("twenty_one", {}, (*TWENTY_ONE, "hit"), "stand", "chance_acts", {}),
    ("solo", {}, SOLO, "00", "tile_not_in_hand", {"tile": "00"}),
    ("solo", {}, (*SOLO, "66"), "10", "tile_does_not_fit", {"tile": "10"}),
    ("solo", {}, (*SOLO, "66"), "65", "ambiguous", {"text": "65", "options": "65l, 65r"}),
    ("solo", {}, (*SOLO, "66"), "pass", "not_in_this_game", {"action": "pass"}),
    ("solo", {}, (*SOLO, "66"), "draw", "not_in_this_game", {"action": "draw"}),
]

REFUSALS: list[RefusedIn] = [
    *(("kingdomino", *each) for each in KINGDOMINO),
    *(("queendomino", *each) for each in QUEENDOMINO),
    *LINES,
]
