"""Addresses that a page needs first: named at once, they need not be found.

Without that each script is asked for only when the one before it has come and asks for it.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import dominium
from dominium.server.common.build_name import ENTRY, MANIFEST

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from dominium.describe import Language
    from dominium.engine.game import Game

_EMBEDDED = "embed.html"
_OTHER_PAGES = "src/app/other-pages.ts"
_PAGES = {"": ("src/pages/Lobby.svelte", "room"), "join": ("src/pages/Join.svelte",)}
"""The component of a page, and the words it needs besides those of every page."""
_ASK_FIRST = "src/app/ask-first.ts"
"""The module that asks for a table while the page that shows it is on its way."""
_TABLE = ("src/pages/Table.svelte", "src/families/open-table.svelte.ts")
_TABLES = {"kingdom": "src/kingdom/kingdom-table.ts", "line": "src/line/line-table.ts"}
_REPLAYS = {
    "kingdom": "src/kingdom/KingdomReplay.svelte",
    "line": "src/line/LineReplay.svelte",
}
_COURT = "src/kingdom/court/index.ts"

Manifest = dict[str, dict[str, Any]]


class FirstFiles(NamedTuple):
    """The addresses of what a page shows first."""

    scripts: list[str]
    """Modules that run before the page itself."""
    files: list[str]
    """Scripts and styles of the page itself."""
    answers: list[str]
    """Requests that the page will send."""


def first_files(
    folder: Path, parts: Sequence[str], game: Game | None, language: Language
) -> FirstFiles:
    """Return the addresses of what an address shows first.

    Args:
        folder: The built pages.
        parts: The parts of the address.
        game: The game at the table that it shows, if it is one.
        language: The language of the reader.
    """
    file = folder / MANIFEST
    if not file.is_file():
        return FirstFiles([], [], [])
    manifest = _read(file, file.stat().st_mtime_ns)
    named: set[str] = set()
    runs = parts[0] == "table" and game is not None
    scripts = [f"/{manifest[_ASK_FIRST]['file']}"] if runs and _ASK_FIRST in manifest else []
    entry = _EMBEDDED if parts[0] == "embed" else ENTRY
    for _ in _files_of(manifest, entry, named):
        pass  # The built page names its own.
    files = [
        f"/{file}"
        for module in _modules(parts, game, language)
        for file in _files_of(manifest, module, named)
    ]
    return FirstFiles(scripts, files, list(_answers(parts, game, language)))


def _modules(parts: Sequence[str], game: Game | None, language: Language) -> Iterator[str]:
    words = f"virtual:words/{language}"
    if parts[0] == "table" and game is not None:
        yield from (*_TABLE, words, *_of_game(game, _TABLES, words))
    elif parts[0] == "embed":
        yield from (words, f"{words}/replay")
        if game is not None:
            yield from _of_game(game, _REPLAYS, words)
    elif page := _PAGES.get(parts[0]):
        component, *more = page
        yield from (_OTHER_PAGES, component, words)
        yield from (f"{words}/{part}" for part in ("elsewhere", "fields", *more))


def _of_game(game: Game, modules: Mapping[str, str], words: str) -> Iterator[str]:
    family = game.info.family
    yield from (modules[family], f"{words}/{family}")
    if _has_court(game):
        yield from (_COURT, f"{words}/court")


def _answers(parts: Sequence[str], game: Game | None, language: Language) -> Iterator[str]:
    if parts[0] == "table" and game is not None and _has_court(game):
        yield f"/api/buildings?language={language}"


def _has_court(game: Game) -> bool:
    return isinstance(game, dominium.KingdomGame) and game.facts.has_court


def _files_of(manifest: Manifest, module: str, seen: set[str]) -> Iterator[str]:
    """Yield the files of a module and of all that it imports, what is imported last."""
    if module in seen or module not in manifest:
        return
    seen.add(module)
    built = manifest[module]
    yield from (*built.get("css", ()), built["file"])
    for imported in built.get("imports", ()):
        yield from _files_of(manifest, imported, seen)


@lru_cache(maxsize=4)
def _read(file: Path, _changed: int) -> Manifest:
    manifest: Manifest = json.loads(file.read_text(encoding="utf-8"))
    return manifest
