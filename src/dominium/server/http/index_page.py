"""The one page of the site as it goes out: with its words for links and for pages without scripts.

The built page is a template: its language, its title and the ends of its head and
its body are written anew.
"""

import html
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from urllib.parse import quote, urlencode

import dominium
from dominium.describe import Language, formats, messages
from dominium.render import CARD_HEIGHT, CARD_WIDTH
from dominium.server.http.first_files import FirstFiles
from dominium.server.presenters.link_previews import SITE, LinkPreview

_PLACES = re.compile(
    '(?<=<html lang=")(?P<language>[a-z]+)(?=")|(?P<head><title>[^<]*</title>)'
    "|(?P<first>(?=</head>))|(?P<end>(?=</body>))"
)
_INSTALLATION = (
    '<link rel="manifest" href="/manifest.webmanifest">'
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">'
)


def index_page(
    template: str,
    preview: LinkPreview,
    language: Language,
    *,
    origin: str | None,
    path: str,
    first: FirstFiles,
) -> str:
    """Write the page of an address.

    Args:
        template: The built page.
        preview: The words about the address.
        language: The language of the reader.
        origin: The scheme and host of the site; None leaves out what needs it.
        path: The address within the site.
        first: The addresses that it needs first.
    """
    written = {
        "language": language,
        "head": "\n    ".join(
            (*_head(preview, language, origin, path), *map(_script, first.scripts))
        ),
        "first": "\n    ".join((*map(_preload, first.files), *map(_request, first.answers))),
        "end": without_scripts(language),
    }
    return _PLACES.sub(lambda place: written[place.lastgroup or ""], template)


def template_of(file: Path) -> str:
    """Read the built page, once for each build."""
    return _read(file, file.stat().st_mtime_ns)


@lru_cache(maxsize=4)
def _read(file: Path, _changed: int) -> str:
    return file.read_text(encoding="utf-8")


def _head(preview: LinkPreview, language: Language, origin: str | None, path: str) -> Iterator[str]:
    yield f"<title>{html.escape(preview.title)} – {SITE}</title>"
    yield _INSTALLATION
    yield _named("name", "description", preview.text)
    large = origin and preview.picture
    yield _named("name", "twitter:card", "summary_large_image" if large else "summary")
    graph = {
        "site_name": SITE,
        "type": "website",
        "locale": formats.locale_name(language),
        "title": preview.heading,
        "description": preview.text,
    }
    if origin:
        graph["url"] = origin + quote(path)
    if origin and preview.picture:
        graph["image"] = origin + _picture(preview, language)
        graph |= {"image:type": "image/png", "image:alt": f"{preview.heading}. {preview.shown}"}
        graph |= {"image:width": str(CARD_WIDTH), "image:height": str(CARD_HEIGHT)}
    for name, content in graph.items():
        yield _named("property", f"og:{name}", content)


def _script(file: str) -> str:
    return f'<script type="module" src="{file}"></script>'


def _preload(file: str) -> str:
    if file.endswith(".css"):
        # The pages ask for their styles as modules are asked for: other requests do not match.
        return f'<link rel="preload" as="style" crossorigin href="{file}">'
    return f'<link rel="modulepreload" href="{file}">'


def _request(address: str) -> str:
    return f'<link rel="preload" as="fetch" crossorigin href="{address}">'


def _picture(preview: LinkPreview, language: Language) -> str:
    version = {} if preview.version is None else {"v": preview.version}
    return f"{preview.picture}?{urlencode({'language': language, **version})}"


def _named(attribute: str, name: str, content: str) -> str:
    return f'<meta {attribute}="{name}" content="{html.escape(content)}">'


@lru_cache
def without_scripts(language: Language) -> str:
    """Write the part of the page that only a browser without scripts shows."""
    texts = messages(language)
    games = ", ".join(texts.text(f"game-{game.id}") for game in dominium.games())
    paragraphs = (
        f"{texts.text('plain-about')} {texts.text('web-lobby-lead')}",
        texts.text("plain-games", games=games),
        f"{texts.text('plain-script')} {texts.text('plain-terminal')}",
    )
    told = "".join(f"<p>{html.escape(paragraph)}</p>" for paragraph in paragraphs)
    title = html.escape(f"{SITE}: {texts.text('web-lobby-title')}")
    return f"<noscript><main><h1>{title}</h1>{told}</main></noscript>"
