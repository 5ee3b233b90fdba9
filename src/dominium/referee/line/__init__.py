"""The referees of the domino games: hands are hidden from the program too, except in Solo."""

from dominium.referee.line.line_referee import LineReferee
from dominium.referee.line.solo import SoloReferee

__all__ = ["LineReferee", "SoloReferee"]
