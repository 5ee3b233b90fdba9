"""The built web pages, and a notice where they have not been built."""

import asyncio
import html
import mimetypes
from pathlib import Path
from typing import Annotated

from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import PathParameter

from dominium.describe import Language, messages
from dominium.server.common.errors import RequestError
from dominium.server.http.dependencies import TheLanguage, TheServices

PagePath = Annotated[str, PathParameter()]
FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    services: TheServices, language: TheLanguage, path: PagePath = ""
) -> Response[bytes]:
    """Return a file of the web pages; every address without a file belongs to the one page."""
    name = path.strip("/")
    if name.split("/")[0] == "api":
        raise RequestError("unknown_page")
    return await asyncio.to_thread(_page, services.settings.static, name, language)


def _page(folder: Path, name: str, language: Language) -> Response[bytes]:
    if not (folder / "index.html").is_file():
        return _not_built(language)
    folder = folder.resolve()
    file = _file_named(folder, name)
    if file is not None:
        return _file(file, FOREVER if file.is_relative_to(folder / "assets") else ALWAYS_ASK)
    if "." in name.rsplit("/", 1)[-1]:
        raise RequestError("unknown_page")
    return _file(folder / "index.html", ALWAYS_ASK)


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
    return Response(content.encode(), media_type=MediaType.HTML, status_code=503)
