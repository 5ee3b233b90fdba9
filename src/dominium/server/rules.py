"""The rules pages of the package."""

from __future__ import annotations

from pathlib import Path

import dominium
from dominium.server.messages import RulesShown
from dominium.server.refusals import Refused

RULES = Path(dominium.__file__).parent / "rules"


def rules_page(game_id: str, language: str) -> RulesShown:
    """The rules of a game in a language.

    Raises:
        Refused: ``unknown_rules``.
    """
    for game in dominium.games():
        if game.id == game_id:
            page = RULES / language / f"{game.rules_page}.md"
            return RulesShown(page.read_text(encoding="utf-8"), language)
    raise Refused("unknown_rules", {"game": game_id})
