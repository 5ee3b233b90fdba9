"""The referees of the seven domino games by the games' names."""

from tests.referee import bergen, block, draw, matador, sebastopol, solo, twenty_one
from tests.referee.tiles import Table

REFEREES: dict[str, type[Table]] = {
    "block": block.Referee,
    "draw": draw.Referee,
    "matador": matador.Referee,
    "bergen": bergen.Referee,
    "sebastopol": sebastopol.Referee,
    "twenty_one": twenty_one.Referee,
    "solo": solo.Referee,
}
