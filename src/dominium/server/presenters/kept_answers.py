"""The answers that are the same for everybody, as pages keep them for times without a server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import dominium
from dominium.describe import LANGUAGES
from dominium.lessons import LESSONS
from dominium.server.presenters import lessons
from dominium.server.presenters.buildings import buildings
from dominium.server.presenters.games import games
from dominium.server.presenters.rules import rules_page
from dominium.server.schema.accounts import OperatorContact

if TYPE_CHECKING:
    from dominium.describe import Language


def kept_answers(contact: str | None = None) -> dict[Language, dict[str, Any]]:
    """Return what a server answers everybody, by the language and the path below ``/api``.

    Args:
        contact: The address of the server's operator.
    """
    return {language: _answers(language, contact) for language in LANGUAGES}


def _answers(language: Language, contact: str | None) -> dict[str, Any]:
    rules = {f"/rules/{game.id}": rules_page(game.id, language) for game in dominium.games()}
    taught = {f"/lessons/{one.id}": lessons.script(one.id, language) for one in LESSONS}
    return {
        "/games": games(language),
        "/buildings": buildings(language),
        "/contact": OperatorContact(contact),
        **rules,
        "/lessons": lessons.all_lessons(language),
        **taught,
    }
