"""The pages to print or to emboss: as Markdown for the browser, as files to download."""

from collections.abc import Callable, Mapping

from dominium.describe import Language
from dominium.printing import KINDS, BrailleError, Kind, Layout, braille_layout, document
from dominium.server.common.errors import RequestError


def page_of(game: str, kind: str, language: Language, players: int) -> str:
    """Return a page about a game, as Markdown.

    Raises:
        RequestError: ``unknown_page`` or ``unknown_rules``.
    """
    known: Kind | None = next((one for one in KINDS if one == kind), None)
    if known is None:
        raise RequestError("unknown_page")
    try:
        return document(game, known, language, players)
    except ValueError as error:
        raise RequestError("unknown_rules", {"game": game}) from error


def file_of(page: str, form: str, language: Language) -> str:
    """Return a page as a file of plain text or of braille.

    Raises:
        RequestError: ``unknown_page`` for any other form, ``no_braille`` where braille is not
            available.
    """
    if form not in LAYOUTS:
        raise RequestError("unknown_page")
    try:
        return LAYOUTS[form](page, language)
    except BrailleError as error:
        raise RequestError("no_braille") from error


def _plain(page: str, language: Language) -> str:  # noqa: ARG001 - as for braille
    return Layout(height=None).text(page)


def _braille(page: str, language: Language) -> str:
    return braille_layout(language).text(page)


LAYOUTS: Mapping[str, Callable[[str, Language], str]] = {"txt": _plain, "brf": _braille}
