"""Everything a person meets in words, in four languages."""

from dominium.describe.messages import LANGUAGES, Language, Messages, messages
from dominium.describe.words import option_value, terrain_letters, terrain_name

__all__ = [
    "LANGUAGES",
    "Language",
    "Messages",
    "messages",
    "option_value",
    "terrain_letters",
    "terrain_name",
]
