"""The referee: leads a game with a physical set, for people around one table.

`Referee(sheet, language)` makes the referee of the sheet's game. It announces what is expected,
takes the lines that people say, refuses what the rules refuse with the reason, draws or takes what
was drawn by hand, and writes the record. Everything here is a value or a function of values: no
server, no clock, no file.
"""

from dominium.referee.contents import contents, editions, pieces
from dominium.referee.kingdom import KingdomReferee
from dominium.referee.line import LineReferee, SoloReferee
from dominium.referee.objection import Objection
from dominium.referee.referee import Referee, Said
from dominium.referee.sheet import Sheet

__all__ = [
    "KingdomReferee",
    "LineReferee",
    "Objection",
    "Referee",
    "Said",
    "Sheet",
    "SoloReferee",
    "contents",
    "editions",
    "pieces",
]
