"""The routes of share cards: the pictures that a shared link shows."""

from collections.abc import Callable, Hashable
from datetime import date

from litestar import Response, get
from litestar.params import FromPath

from dominium.describe import Language
from dominium.puzzles import Puzzle, game_of_day
from dominium.render import CARD_WIDTH
from dominium.server.common.errors import RequestError
from dominium.server.common.rate_limits import address_of
from dominium.server.http.dependencies import AnyRequest, TheLanguage, TheServices
from dominium.server.learning import puzzles
from dominium.server.model.table import Table
from dominium.server.model.viewer import Viewer
from dominium.server.presenters import share_cards
from dominium.server.services import Services

PNG = "image/png"
# Other sites show these pictures, and ask for them again and again.
HEADERS = {
    "Cache-Control": "public, max-age=300",
    "Cross-Origin-Resource-Policy": "cross-origin",
}


@get("/api/share.png", media_type=PNG)
async def site_picture(
    request: AnyRequest, services: TheServices, language: TheLanguage
) -> Response[bytes]:
    """Return the picture of the site, 1200 by 630 pixels."""
    await _count(request, services)
    return await _card(services, ("site", language), lambda: share_cards.site_card(language))


@get("/api/tables/{table:str}/share.png", media_type=PNG)
async def table_picture(
    table: FromPath[str], request: AnyRequest, services: TheServices, language: TheLanguage
) -> Response[bytes]:
    """Return the picture of a table as any spectator may see it, 1200 by 630 pixels."""
    await _count(request, services)
    found = await seen_by_strangers(services, table, language)
    key = ("table", found.id, found.number, language)
    return await _card(services, key, lambda: share_cards.table_card(found, language))


@get("/api/invitations/{token:str}/share.png", media_type=PNG)
async def invitation_picture(
    token: FromPath[str], request: AnyRequest, services: TheServices, language: TheLanguage
) -> Response[bytes]:
    """Return the picture of an invitation, 1200 by 630 pixels."""
    await _count(request, services)
    table, _ = await services.tables.invited(token)
    key = ("invitation", table.id, table.number, language)
    return await _card(services, key, lambda: share_cards.invitation_card(table, language))


@get("/api/puzzles/{day:str}/share.png", media_type=PNG)
async def puzzle_picture(
    day: FromPath[str], request: AnyRequest, services: TheServices, language: TheLanguage
) -> Response[bytes]:
    """Return the picture of the puzzle of a day, 1200 by 630 pixels."""
    await _count(request, services)
    known = puzzles.known_day(day)
    puzzle = await _found_puzzle(services, known)
    key = ("puzzle", known, puzzle is None, language)
    return await _card(
        services,
        key,
        lambda: share_cards.puzzle_card(known, game_of_day(known), puzzle, language),
    )


HANDLERS = (site_picture, table_picture, invitation_picture, puzzle_picture)


async def seen_by_strangers(services: Services, table_id: str, language: Language) -> Table:
    """Return a table as an unknown spectator sees it; one without spectators as it is.

    Raises:
        RequestError: As ``Tables.read``.
    """
    table = await services.tables.read(table_id)
    if not table.settings.spectators:
        return table
    return await services.tables.seen_by(table_id, Viewer(None, language))


async def _found_puzzle(services: Services, day: date) -> Puzzle | None:
    """Return the puzzle of a day; None while it is being searched."""
    try:
        return await services.puzzles.puzzle(day)
    except RequestError:
        return None


async def _count(request: AnyRequest, services: Services) -> None:
    await services.limits.take("pictures", address_of(request))


async def _card(services: Services, key: Hashable, draw: Callable[[], str]) -> Response[bytes]:
    png = await services.pictures.png(key, CARD_WIDTH, draw)
    return Response(png, media_type=PNG, headers=HEADERS)
