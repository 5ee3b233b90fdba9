"""The presenter of the rules pages in the package."""

from __future__ import annotations

from pathlib import Path

import dominium
from dominium.server.common.errors import RequestError
from dominium.server.schema.games import RulesPage

RULES = Path(dominium.__file__).parent / "rules"


def rules_page(game_id: str, language: str) -> RulesPage:
    """Return the rules of a game in a language.

    Raises:
        RequestError: ``unknown_rules``.
    """
    for game in dominium.games():
        if game.id == game_id:
            page = RULES / language / f"{game.rules_page}.md"
            return RulesPage(page.read_text(encoding="utf-8"), language)
    raise RequestError("unknown_rules", {"game": game_id})
