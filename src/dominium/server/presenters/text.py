"""The presenter of texts: the choice of the language, the names of seats, refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.describe import LANGUAGES, fault, messages
from dominium.server.common.bot_programs import name_of
from dominium.server.schema.errors import ErrorResponse, FaultView

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from dominium.describe import Language
    from dominium.engine.errors import Fault, Parameter
    from dominium.server.common.errors import RequestError
    from dominium.server.model.table import Seat

_LONGEST_HEADER = 400


def language_of(asked: str | None, accepted: str | None) -> Language:
    """Return the language asked for, or the best of an ``Accept-Language`` header, or English."""
    for name in (asked or "", *_preferred(accepted or "")):
        for language in LANGUAGES:
            if name.lower().split("-")[0] == language:
                return language
    return "en"


def seat_names(seats: Iterable[Seat], language: str) -> list[str]:
    """Return distinct names of all seats; those without a name get one in the language.

    A bot of somebody is marked by its name, wherever it is seen or heard.
    """
    names: list[str] = []
    for seat in seats:
        default = name = _name(seat, language)
        count = 1
        while name in names:
            count += 1
            name = f"{default} {count}"
        names.append(name)
    return names


def bot_name(name: str, language: str) -> str:
    """Mark the name of a bot of somebody."""
    return messages(language).text("server-own-bot", name=name)


def refusal_text(code: str, params: Mapping[str, Parameter], language: str) -> str:
    """Describe a refusal by its code."""
    texts = messages(language)
    key = f"refusal-{code}"
    return texts.text(key, **params) if key in texts else fault(code, params, language)


def faults_shown(faults: Iterable[Fault], language: str, game: str = "") -> list[FaultView]:
    """Return faults with their texts, in the terms of a game."""
    return [
        FaultView(found.code, dict(found.params), fault(found.code, found.params, language, game))
        for found in faults
    ]


def failure(refused: RequestError, language: str) -> ErrorResponse:
    """Return the answer to a request that was refused."""
    faults = faults_shown(refused.faults, language)
    if faults:
        text = " ".join(found.text for found in faults)
        return ErrorResponse(refused.code, refused.params, text, faults)
    text = refused.text or refusal_text(refused.code, refused.params, language)
    return ErrorResponse(refused.code, refused.params, text)


def _preferred(header: str) -> list[str]:
    weighted = []
    for part in header[:_LONGEST_HEADER].split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        try:
            weighted.append((float(weight or 1), name))
        except ValueError:
            continue
    return [name for _, name in sorted(weighted, key=lambda pair: -pair[0])]


def _name(seat: Seat, language: str) -> str:
    if seat.kind == "own_bot":
        return bot_name(seat.name or str(seat.seat + 1), language)
    return seat.name or _default_name(seat, language)


def _default_name(seat: Seat, language: str) -> str:
    texts = messages(language)
    if seat.level is not None and (program := name_of(seat.level)) is not None:
        return program
    if seat.level is not None:
        return texts.text(f"server-bot-{seat.level}")
    if seat.is_open:
        return texts.text("server-open-seat", number=seat.seat + 1)
    return texts.text("seat-name", number=seat.seat + 1)
