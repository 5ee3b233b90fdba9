"""Everything a person meets in words, in four languages.

`Describer(game, language, names)` turns views, events, actions, refusals and scores of a game into
text. Each family of games has a describer of its own on top of `Speaker`; `Describer` is the one
for the games there are.
"""

from dominium.describe.kingdomino import KingdomDescriber as Describer
from dominium.describe.messages import LANGUAGES, Language, Messages, messages
from dominium.describe.refusals import fault
from dominium.describe.speaker import Length
from dominium.describe.understanding import understand
from dominium.describe.words import option_value, terrain_letters, terrain_name

__all__ = [
    "LANGUAGES",
    "Describer",
    "Language",
    "Length",
    "Messages",
    "fault",
    "messages",
    "option_value",
    "terrain_letters",
    "terrain_name",
    "understand",
]
