"""Pages to print or to emboss: as Markdown for the browser, as files to download."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Annotated

from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from dominium.describe import Language
from dominium.printing import (
    KINDS,
    Braille,
    BrailleError,
    Kind,
    Layout,
    braille_layout,
    document,
)
from dominium.server.dependencies import TheLanguage
from dominium.server.refusals import Refused

Players = Annotated[int, QueryParameter(name="players", ge=1, le=8)]
BRAILLE_FILE = "application/x-brf"


class DocumentShown(Struct):
    """A page to print, and whether the server can give it in braille."""

    markdown: str
    language: str
    braille: bool


@get("/api/print/{game:str}/{kind:str}", sync_to_thread=False)
def shown(
    game: FromPath[str], kind: FromPath[str], language: TheLanguage, players: Players = 4
) -> DocumentShown:
    """A page about a game, as Markdown."""
    return DocumentShown(_page(game, kind, language, players), language, Braille.is_here())


@get("/api/print/{game:str}/{kind:str}/{form:str}", media_type=MediaType.TEXT)
async def download(
    game: FromPath[str],
    kind: FromPath[str],
    form: FromPath[str],
    language: TheLanguage,
    players: Players = 4,
) -> Response[str]:
    """A page about a game, as a file of plain text or of braille."""
    page = _page(game, kind, language, players)
    if form not in LAYOUTS:
        raise Refused("unknown_page")
    try:
        text = await asyncio.to_thread(LAYOUTS[form], page, language)
    except BrailleError as error:
        raise Refused("no_braille") from error
    name = f"dominium-{game}-{kind}-{language}.{form}"
    return Response(
        text,
        media_type=BRAILLE_FILE if form == "brf" else MediaType.TEXT,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


def _page(game: str, kind: str, language: Language, players: int) -> str:
    known: Kind | None = next((one for one in KINDS if one == kind), None)
    if known is None:
        raise Refused("unknown_page")
    try:
        return document(game, known, language, players)
    except ValueError as error:
        raise Refused("unknown_rules", {"game": game}) from error


def _plain(page: str, language: Language) -> str:  # noqa: ARG001 - as for braille
    return Layout(height=None).text(page)


def _braille(page: str, language: Language) -> str:
    return braille_layout(language).text(page)


LAYOUTS: Mapping[str, Callable[[str, Language], str]] = {"txt": _plain, "brf": _braille}

HANDLERS = (shown, download)
