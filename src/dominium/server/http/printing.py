"""The routes of pages to print or to emboss."""

import asyncio
from typing import Annotated

from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath, QueryParameter

from dominium.printing import Braille
from dominium.server.http.dependencies import TheLanguage
from dominium.server.schema.tabletop import PrintedPage
from dominium.server.tabletop import printing

Players = Annotated[int, QueryParameter(name="players", ge=1, le=8)]
BRAILLE_FILE = "application/x-brf"


@get("/api/print/{game:str}/{kind:str}", sync_to_thread=False)
def shown(
    game: FromPath[str], kind: FromPath[str], language: TheLanguage, players: Players = 4
) -> PrintedPage:
    """Return a page about a game, as Markdown."""
    page = printing.page_of(game, kind, language, players)
    return PrintedPage(page, language, Braille.is_here())


@get("/api/print/{game:str}/{kind:str}/{form:str}", media_type=MediaType.TEXT)
async def download(
    game: FromPath[str],
    kind: FromPath[str],
    form: FromPath[str],
    language: TheLanguage,
    players: Players = 4,
) -> Response[str]:
    """Return a page about a game, as a file of plain text or of braille."""
    page = printing.page_of(game, kind, language, players)
    text = await asyncio.to_thread(printing.file_of, page, form, language)
    name = f"dominium-{game}-{kind}-{language}.{form}"
    return Response(
        text,
        media_type=BRAILLE_FILE if form == "brf" else MediaType.TEXT,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


HANDLERS = (shown, download)
