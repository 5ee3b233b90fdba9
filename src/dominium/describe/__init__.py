"""Everything a person meets in words, in four languages.

`Describer(game, language, names)` turns views, events, actions, refusals and scores of a game into
text. Each game has a describer of its own; `Describer` makes the one of its game.
"""

from dominium.describe import kingdomino, queendomino  # noqa: F401 - they are found by their games
from dominium.describe.buildings import building_effect, building_name
from dominium.describe.kingdoms import Describer
from dominium.describe.messages import LANGUAGES, Language, Messages, messages
from dominium.describe.refusals import fault
from dominium.describe.speaker import Length
from dominium.describe.understanding import understand
from dominium.describe.words import option_value, sheet_row, terrain_letters, terrain_name

__all__ = [
    "LANGUAGES",
    "Describer",
    "Language",
    "Length",
    "Messages",
    "building_effect",
    "building_name",
    "fault",
    "messages",
    "option_value",
    "sheet_row",
    "terrain_letters",
    "terrain_name",
    "understand",
]
