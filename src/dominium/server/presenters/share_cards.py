"""The presenter of share cards: the pictures that a shared link shows, as SVG.

They tell what `link_previews` tells, to the same unknown readers.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import dominium
from dominium.describe import formats, messages
from dominium.render import Card, card_svg
from dominium.server.model.viewer import Viewer
from dominium.server.presenters import snapshots
from dominium.server.presenters.link_previews import (
    SITE,
    game_words,
    inviter,
    players,
    result,
    standings,
)
from dominium.server.presenters.text import seat_names

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from dominium.describe import Language
    from dominium.puzzles import Puzzle
    from dominium.server.model.table import Table

_EXAMPLE: Final = "wwffs/ww1f1s2s/llcgg1/ll1gm2m/flggm1"
_EXAMPLE_WITH_TOWNS: Final = "ttffs/tw1f1s2s/llcgg1/ll1gm2m/flggm1"
_BUILDINGS: Final = {"a1": "tavern", "b1": "sawmill"}
_NO_LINE: Final = {"line": (), "open_ends": (), "cross_tile": None}


def site_card(language: Language) -> str:
    """Draw the card of the site."""
    texts = messages(language)
    lines = [texts.text("plain-about")]
    return card_svg(Card(texts.text("web-lobby-title"), lines=lines, kingdoms=[_example()]), SITE)


def invitation_card(table: Table, language: Language) -> str:
    """Draw the card of an invitation: who invites, and the game."""
    texts, name = messages(language), inviter(table, language)
    above = texts.text("link-invites", name=name) if name else texts.text("web-join")
    game, lines = texts.text(f"game-{table.game.id}"), [texts.text("link-invitation")]
    return card_svg(Card(game, above, lines, **_example_of(table.game)), SITE)


def table_card(table: Table, language: Language) -> str:
    """Draw the card of a table as a spectator may see it; without spectators, that of its game."""
    game, summary = game_words(table.game.id, language)
    if not table.settings.spectators:
        return card_svg(Card(game, lines=[summary], **_example_of(table.game)), SITE)
    if table.status == "finished":
        return card_svg(_result_card(table, language), SITE)
    title = snapshots.title(table, Viewer(None, language))
    lines = [_players(table, language), title.removeprefix(game).lstrip(" ,")]
    shown = _on_table(table, language) if table.status == "running" else _example_of(table.game)
    return card_svg(Card(game, lines=lines, **shown), SITE)


def puzzle_card(day: date, game: dominium.Game, puzzle: Puzzle | None, language: Language) -> str:
    """Draw the card of a puzzle.

    Args:
        day: Its day.
        game: Its game.
        puzzle: The puzzle; None while it is being searched.
        language: The language of the reader.
    """
    texts = messages(language)
    lines = [formats.date_in_words(day, language), texts.text("puzzle-task")]
    name = texts.text(f"game-{game.id}")
    shown = _position(puzzle) if puzzle else _example_of(game)
    return card_svg(Card(name, texts.text("web-puzzle"), lines, **shown), SITE)


def _result_card(table: Table, language: Language) -> Card:
    game = messages(language).text(f"game-{table.game.id}")
    told = result(table, language)
    lines = standings(table, language)[_first_places(table) :]
    shown = _on_table(table, language)
    return Card(told, game, lines or [_players(table, language)], **shown)


def _on_table(table: Table, language: Language) -> dict[str, Any]:
    """Return what lies on a table: the line, or kingdoms, after the end those of the winners."""
    view = table.state.view(None)
    if not isinstance(view, dominium.View):
        return {"line": view.to_dict()}
    if not any(kingdom.squares for kingdom in view.kingdoms):
        return _example_of(table.game)
    names = seat_names(table.seats, language)
    shown = [view.kingdoms[number] for number in _best_kingdoms(table) or range(len(view.kingdoms))]
    return {
        "kingdoms": [kingdom.to_dict() for kingdom in shown],
        "captions": [
            (_together(names, kingdom.seats), str(view.scores[kingdom.kingdom].total))
            for kingdom in shown
        ],
    }


def _first_places(table: Table) -> int:
    """Return how many share the first place, whom the heading names; none where nobody has won."""
    outcome = table.state.outcome()
    if outcome is None or table.forfeited or table.closed is not None:
        return 0
    return sum(one["place"] == 1 for one in outcome.to_dict()["standings"])


def _best_kingdoms(table: Table) -> list[int]:
    """Return the kingdoms on the first place of a finished game; none before its end."""
    outcome = table.state.outcome()
    if outcome is None or table.status != "finished":
        return []
    places = outcome.to_dict()["standings"]
    return [one["kingdom"] for one in places if one["place"] == 1]


def _players(table: Table, language: Language) -> str:
    """Return the names of the players, none of which is folded."""
    names = players(table, language)
    return ", ".join(name.replace(" ", "\N{NO-BREAK SPACE}") for name in names)


def _together(names: Sequence[str], seats: Sequence[int]) -> str:
    return ", ".join(names[seat] for seat in seats)


def _position(puzzle: Puzzle) -> dict[str, Any]:
    """Return what lies before the solver of a puzzle."""
    view = puzzle.position().view(puzzle.seat)
    if isinstance(view, dominium.View) and isinstance(puzzle.game, dominium.KingdomGame):
        return {"kingdoms": [view.kingdoms[puzzle.game.kingdom_of(puzzle.seat)].to_dict()]}
    return {"line": view.to_dict()}


def _example_of(game: dominium.Game) -> dict[str, Any]:
    """Return something of a game to show before anything lies on its table."""
    if isinstance(game, dominium.LineGame):
        return {"line": _NO_LINE}
    with_towns = isinstance(game, dominium.KingdomGame) and game.facts.has_court
    return {"kingdoms": [_example_with_towns(game.id) if with_towns else _example()]}


@cache
def _example() -> dict[str, Any]:
    return dominium.scoring.Kingdom.from_position(_EXAMPLE).view().to_dict()


@cache
def _example_with_towns(game: str) -> dict[str, Any]:
    kingdom = dominium.scoring.Kingdom.from_position(_EXAMPLE_WITH_TOWNS, game=game)
    for square, building in _BUILDINGS.items():
        kingdom.put_building(square, building)
    return kingdom.view().to_dict()
