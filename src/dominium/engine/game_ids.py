"""The ids of the games; written from the core by `make generate`."""

from typing import Literal

KingdomGameId = Literal[
    "kingdomino",
    "queendomino",
]
LineGameId = Literal[
    "block",
    "draw",
    "matador",
    "bergen",
    "sebastopol",
    "twenty_one",
    "solo",
    "muggins",
]
