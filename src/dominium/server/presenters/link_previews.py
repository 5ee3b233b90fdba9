"""The presenter of links: the words that tell what an address shows before it is opened.

Whoever reads a link is unknown: a preview tells what a spectator of the table may see, and of a
table without spectators only the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import dominium
from dominium import lessons, puzzles
from dominium.describe import formats, messages
from dominium.events import LineMatchEnded, MatchEnded
from dominium.server.model.viewer import Viewer
from dominium.server.presenters import snapshots
from dominium.server.presenters.rules import rules_page
from dominium.server.presenters.text import seat_names

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import date

    from dominium.describe import Language
    from dominium.engine.game import Game
    from dominium.server.model.table import Table

SITE: Final = "Dominium"
_PAGES: Final[Mapping[str, tuple[str, str]]] = {
    "": ("web-lobby-title", "web-lobby-lead"),
    "join": ("web-join", "link-invitation"),
    "replay": ("web-nav-replay", "link-replay"),
    "analysis": ("web-analysis", "web-analysis-lead"),
    "review": ("web-coach", "link-review"),
    "score": ("web-scorer", "web-scorer-lead"),
    "referee": ("web-referee", "web-referee-about"),
    "print": ("web-print", "web-print-help"),
    "learn": ("web-learn", "web-learn-lead"),
    "puzzle": ("web-puzzle", "puzzle-lead"),
    "account": ("web-account", "web-account-lead"),
    "settings": ("web-settings", "web-prefer-lead"),
    "help": ("web-nav-help", "web-site-lead"),
    "player": ("web-player", "link-player"),
    "evenings": ("web-evenings", "web-evenings-lead"),
    "evening": ("web-evenings", "web-evenings-lead"),
    "verify": ("web-verify-title", "web-verify-lead"),
}
"""The title of a page and a sentence about it, by the first part of its address."""


class LinkPreview(NamedTuple):
    """The words about an address, and its picture."""

    title: str
    """The title of the page, as its script sets it."""
    heading: str
    """The title where the link is shared."""
    text: str
    shown: str
    """A description of what is drawn on the picture, beside the words."""
    picture: str = "/api/share.png"
    version: int | None = None
    """A number that is another one when the picture is."""
    game: Game | None = None
    """The game at the table that it shows."""


def page_preview(parts: Sequence[str], language: Language) -> LinkPreview:
    """Return the preview of a page that shows no table.

    Args:
        parts: The parts of the address.
        language: The language of the reader.
    """
    title, text = _page_words(parts, language)
    heading = title if any(parts) else f"{SITE}: {title}"
    return LinkPreview(title, heading, text, messages(language).text("link-picture-kingdom"))


def table_preview(table: Table, language: Language) -> LinkPreview:
    """Return the preview of a table: the game and who plays, or who has won.

    Args:
        table: The table as a spectator may see it.
        language: The language of the reader.
    """
    picture = f"/api/tables/{table.id}/share.png"
    game, summary = game_words(table.game.id, language)
    shown = _shown(table.game, language, many=_shows_many(table))
    if not table.settings.spectators:
        return LinkPreview(game, game, summary, shown, picture, game=table.game)
    viewer = Viewer(None, language)
    title, names = snapshots.title(table, viewer), ", ".join(players(table, language))
    if table.status == "finished":
        heading, text = f"{game}: {result(table, language)}", " ".join(standings(table, language))
        told = text or names
        return LinkPreview(title, heading, told, shown, picture, table.number, table.game)
    heading = f"{game}: {names}" if names else title
    told = f"{title}. {summary}"
    return LinkPreview(title, heading, told, shown, picture, table.number, table.game)


def review_preview(table: Table, language: Language) -> LinkPreview:
    """Return the preview of the review of a table."""
    preview, texts = table_preview(table, language), messages(language)
    title = texts.text("web-coach-of", title=texts.text(f"game-{table.game.id}"))
    return preview._replace(title=title, text=f"{preview.text} {texts.text('link-review')}")


def invitation_preview(token: str, table: Table, language: Language) -> LinkPreview:
    """Return the preview of an invitation: who invites, and to what game."""
    texts, (game, summary) = messages(language), game_words(table.game.id, language)
    name = inviter(table, language)
    heading = (
        texts.text("web-join-from", name=name, game=game)
        if name
        else texts.text("web-join-to", game=game)
    )
    return LinkPreview(
        heading,
        heading,
        f"{summary} {texts.text('link-invitation')}",
        _shown(table.game, language),
        f"/api/invitations/{token}/share.png",
    )


def puzzle_preview(day: date, language: Language) -> LinkPreview:
    """Return the preview of the puzzle of a day."""
    texts, game = messages(language), puzzles.game_of_day(day)
    title = texts.text(
        "puzzle-title",
        day=formats.date_in_words(day, language),
        game=texts.text(f"game-{game.id}"),
    )
    picture = f"/api/puzzles/{day.isoformat()}/share.png"
    return LinkPreview(title, title, texts.text("puzzle-lead"), _shown(game, language), picture)


def game_words(game: str, language: Language) -> tuple[str, str]:
    """Return the name of a game and a sentence about it."""
    texts = messages(language)
    return texts.text(f"game-{game}"), texts.text(f"game-{game}-summary")


def players(table: Table, language: Language) -> list[str]:
    """Return the names of those who have sat down."""
    names = zip(table.seats, seat_names(table.seats, language), strict=True)
    return [name for seat, name in names if not seat.is_open]


def inviter(table: Table, language: Language) -> str | None:
    """Return the name of the player who opened the table; None if they have no seat at it."""
    seats = table.seats_of(table.creator)
    return seat_names(table.seats, language)[seats[0]] if seats else None


def result(table: Table, language: Language) -> str:
    """Return who has won a finished table, and with how much."""
    viewer = Viewer(None, language)
    if table.forfeited or table.closed is not None:
        return snapshots.title(table, viewer).removesuffix(".")
    ended = [
        event for event in table.plies[-1].events if isinstance(event, MatchEnded | LineMatchEnded)
    ]
    return snapshots.describer(table, viewer).announce(ended)[0].removesuffix(".")


def standings(table: Table, language: Language) -> list[str]:
    """Return the ranking of a finished table line by line; none when it ended before."""
    words = snapshots.describer(table, Viewer(None, language))
    outcome = table.state.outcome()
    return words.standings(outcome) if outcome else []


def _shows_many(table: Table) -> bool:
    return table.settings.spectators and table.status == "running"


def _shown(game: dominium.Game, language: Language, *, many: bool = False) -> str:
    """Return a description of what is drawn of a game."""
    texts = messages(language)
    if isinstance(game, dominium.LineGame):
        return texts.text("link-picture-line")
    return texts.text("link-picture-kingdoms" if many else "link-picture-kingdom")


def _page_words(parts: Sequence[str], language: Language) -> tuple[str, str]:
    """Return the title of a page and a sentence about it."""
    texts, games = messages(language), {game.id for game in dominium.games()}
    match parts:
        case ["score", game] if game in games:
            title = f"{texts.text('web-scorer')} – {texts.text(f'game-{game}')}"
            return title, texts.text("link-tally")
        case ["rules", game] if game in games:
            about = f"{texts.text('web-rules')}. {game_words(game, language)[1]}"
            return _rules_heading(game, language), about
        case ["ratings", game] if game in games:
            title = texts.text("web-ratings-of", game=texts.text(f"game-{game}"))
            return title, texts.text("link-ratings")
        case ["learn", name] if name in {lesson.id for lesson in lessons.LESSONS}:
            words, lesson = lessons.Teller(language), lessons.lesson_named(name)
            return words.title(lesson), words.summary(lesson)
        case [first, *rest] if first in _PAGES and len(rest) <= 1:
            title, about = _PAGES[first]
            return texts.text(title), texts.text(about)
    return texts.text("web-unknown-page"), texts.text("web-lobby-lead")


def _rules_heading(game: str, language: Language) -> str:
    return rules_page(game, language).markdown.partition("\n")[0].removeprefix("#").strip()
