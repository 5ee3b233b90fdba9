"""All texts of the games, in four languages.

`Describer(game, language, names)` turns views, events, actions, refusals and scores of a game into
text. Each family of games has one describer; `Describer` makes that of the family of its game.
"""

from dominium.describe.describer import Describer
from dominium.describe.kingdom.buildings import building_effect, building_name
from dominium.describe.kingdom.describer import KingdomDescriber
from dominium.describe.line.describer import LineDescriber
from dominium.describe.line.tiles import end_letters, tile_name
from dominium.describe.messages import LANGUAGES, Language, Messages, messages
from dominium.describe.parsing import understand
from dominium.describe.refusals import fault
from dominium.describe.speaker import Length
from dominium.describe.words import (
    english_rows,
    option_value,
    sheet_row,
    terrain_letters,
    terrain_name,
)

__all__ = [
    "LANGUAGES",
    "Describer",
    "KingdomDescriber",
    "Language",
    "Length",
    "LineDescriber",
    "Messages",
    "building_effect",
    "building_name",
    "end_letters",
    "english_rows",
    "fault",
    "messages",
    "option_value",
    "sheet_row",
    "terrain_letters",
    "terrain_name",
    "tile_name",
    "understand",
]
