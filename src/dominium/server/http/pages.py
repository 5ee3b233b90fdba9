"""The built web pages, and a notice where they have not been built."""

import asyncio
import html
import mimetypes
import re
from pathlib import Path
from typing import Annotated

from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath, PathParameter
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE

from dominium import render
from dominium.describe import Language, messages
from dominium.server.common import security
from dominium.server.common.errors import RequestError
from dominium.server.http.dependencies import AnyRequest, TheLanguage, TheServices
from dominium.server.http.first_files import first_files
from dominium.server.http.index_page import index_page, template_of
from dominium.server.http.share import seen_by_strangers
from dominium.server.learning import puzzles
from dominium.server.presenters.link_previews import (
    LinkPreview,
    invitation_preview,
    page_preview,
    puzzle_preview,
    review_preview,
    table_preview,
)
from dominium.server.services import Services

PagePath = Annotated[str, PathParameter()]
FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
_PAGE = "index.html"
_EMBEDDED = "embed.html"
_HOST = re.compile(r"[A-Za-z0-9.-]+(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]+\](:[0-9]{1,5})?")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: AnyRequest, services: TheServices, language: TheLanguage, path: PagePath = ""
) -> Response[bytes]:
    """Return a file of the web pages; every address without a file belongs to the one page."""
    name = path.strip("/")
    if name.split("/")[0] == "api":
        raise RequestError("unknown_page")
    static = services.settings.static
    return await asyncio.to_thread(_file_of, static, name) or await _written(
        request, services, language, name, static / _PAGE
    )


@get("/embed/{table:str}", include_in_schema=False)
async def embedded_replay(
    table: FromPath[str], request: AnyRequest, services: TheServices, language: TheLanguage
) -> Response[bytes]:
    """Return the replay of a finished table alone, the one page that other sites may frame."""
    template = services.settings.static / _EMBEDDED
    answer = await _written(request, services, language, f"embed/{table}", template)
    if answer.status_code != HTTP_503_SERVICE_UNAVAILABLE:
        answer.headers |= security.FRAMED
    return answer


HANDLERS = (embedded_replay, page)


async def _written(
    request: AnyRequest, services: Services, language: Language, name: str, template: Path
) -> Response[bytes]:
    """Write the page of an address from its template, or the notice that it is not built."""
    found = await asyncio.to_thread(_template, template)
    if found is None:
        return _not_built(language)
    parts = name.split("/")
    preview = await _preview(services, parts, language)
    first = await asyncio.to_thread(
        first_files, services.settings.static, parts, preview.game, language
    )
    if not await asyncio.to_thread(render.png_is_possible):
        preview = preview._replace(picture="")
    written = index_page(
        found,
        preview,
        language,
        origin=_origin(request),
        path=f"/{name}",
        first=first,
    )
    headers = {"Cache-Control": ALWAYS_ASK, "Vary": "Accept-Language"}
    return Response(written.encode(), media_type=MediaType.HTML, headers=headers)


def _template(file: Path) -> str | None:
    """Return the template of a page; None where it is not built."""
    return template_of(file) if file.is_file() else None


def _file_of(folder: Path, name: str) -> Response[bytes] | None:
    """Return the file of a name; None where the address belongs to the page."""
    if not (folder / _PAGE).is_file():
        return None
    folder = folder.resolve()
    file = _file_named(folder, name)
    if file is not None:
        return _file(file, FOREVER if file.is_relative_to(folder / "assets") else ALWAYS_ASK)
    if "." in name.rsplit("/", 1)[-1]:
        raise RequestError("unknown_page")
    return None


async def _preview(services: Services, parts: list[str], language: Language) -> LinkPreview:
    """Return the words about an address; those about the site where what it names is unknown."""
    try:
        match parts:
            case ["table" | "replay" | "review" | "embed" as shown, table]:
                found = await seen_by_strangers(services, table, language)
                tell = review_preview if shown == "review" else table_preview
                return tell(found, language)
            case ["join", token]:
                found, _ = await services.tables.invited(token)
                return invitation_preview(token, found, language)
            case ["puzzle", *day]:
                known = puzzles.known_day(day[0]) if day else puzzles.today()
                return puzzle_preview(known, language)
    except RequestError:
        return page_preview([""], language)
    return page_preview(parts, language)


def _origin(request: AnyRequest) -> str | None:
    """Return the scheme and host by which the site was reached; None without a proper host."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if _HOST.fullmatch(host) else None


def _file_named(folder: Path, name: str) -> Path | None:
    """Find the file of a name inside the folder; None for hidden and missing files."""
    if any(part.startswith(".") for part in name.split("/")):
        return None
    try:
        file = (folder / name).resolve()
        return file if file.is_relative_to(folder) and file.is_file() else None
    except (OSError, ValueError):
        return None


def _file(file: Path, caching: str) -> Response[bytes]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": caching})


def _not_built(language: Language) -> Response[bytes]:
    texts = messages(language)
    title = html.escape(texts.text("server-pages-missing-title"))
    text = html.escape(texts.text("server-pages-missing-text"))
    content = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p></html>"
    )
    return Response(
        content.encode(), media_type=MediaType.HTML, status_code=HTTP_503_SERVICE_UNAVAILABLE
    )
