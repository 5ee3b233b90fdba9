"""The oracles of the domino games by the games' names."""

from tests.oracle import bergen, block, draw, matador, muggins, sebastopol, solo, twenty_one
from tests.oracle.tiles import Table

ORACLES: dict[str, type[Table]] = {
    "block": block.Oracle,
    "draw": draw.Oracle,
    "matador": matador.Oracle,
    "bergen": bergen.Oracle,
    "muggins": muggins.Oracle,
    "sebastopol": sebastopol.Oracle,
    "twenty_one": twenty_one.Oracle,
    "solo": solo.Oracle,
}
