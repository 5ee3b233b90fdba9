"""The routes that make the site an application: its manifest, its icons, and what it keeps."""

from functools import cache
from typing import Final

import msgspec
from litestar import Response, get
from litestar.enums import MediaType

from dominium.describe import messages
from dominium.render import icon_svg
from dominium.render.picture import palette
from dominium.server.http.dependencies import AnyRequest, TheLanguage, TheServices
from dominium.server.presenters.kept_answers import kept_answers
from dominium.server.presenters.link_previews import SITE

DAY = "public, max-age=86400"
ICONS: Final = {
    "/icon-192.png": (192, False),
    "/icon-512.png": (512, False),
    "/icon-maskable-192.png": (192, True),
    "/icon-maskable-512.png": (512, True),
    "/apple-touch-icon.png": (180, True),
}
"""The size of each icon, and whether it may be cut to any shape."""
SCREENSHOTS: Final = {"wide": "1200x750", "narrow": "390x844"}
"""The size of the picture of a table on a screen of each form."""


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def manifest(language: TheLanguage) -> Response[bytes]:
    """Return the manifest of the application."""
    texts, colours = messages(language), palette()["themes"]["light"]
    content = {
        "id": "/",
        "name": SITE,
        "short_name": SITE,
        "description": texts.text("plain-about"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": colours["page"],
        "background_color": colours["page"],
        "categories": ["games"],
        "icons": [
            {
                "src": path,
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": "maskable" if maskable else "any",
            }
            for path, (size, maskable) in ICONS.items()
            if path.startswith("/icon")
        ],
        "screenshots": [
            {
                "src": f"/screenshots/{form}.webp",
                "sizes": size,
                "type": "image/webp",
                "form_factor": form,
                "label": texts.text("game-kingdomino"),
            }
            for form, size in SCREENSHOTS.items()
        ],
        "shortcuts": [
            {"name": texts.text("web-puzzle"), "url": "/puzzle"},
            {"name": texts.text("web-scorer"), "url": "/score"},
        ],
    }
    return Response(
        msgspec.json.encode(content),
        media_type="application/manifest+json",
        headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"},
    )


@get([*ICONS], include_in_schema=False)
async def icon(request: AnyRequest, services: TheServices) -> Response[bytes]:
    """Return an icon of the application."""
    size, maskable = ICONS[request.url.path]
    drawn = await services.pictures.png(
        ("icon", maskable), size, lambda: icon_svg(SITE, maskable=maskable)
    )
    return Response(drawn, media_type="image/png", headers={"Cache-Control": DAY})


@get("/api/kept-answers", include_in_schema=False, sync_to_thread=True)
def answers_to_keep(services: TheServices) -> Response[bytes]:
    """Return in all languages what everybody is answered, for a browser that keeps it."""
    return Response(_encoded(services.settings.public_contact), media_type=MediaType.JSON)


@cache
def _encoded(contact: str | None) -> bytes:
    return msgspec.json.encode(kept_answers(contact))


HANDLERS = (manifest, icon, answers_to_keep)
