"""Languages and words of the server: which language, what a seat is called, why it says no."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.describe import LANGUAGES, fault, messages
from dominium.server.messages import Failure, FaultShown
from dominium.server.programs import name_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from dominium.describe import Language
    from dominium.errors import Fault, Parameter
    from dominium.server.log import Seat
    from dominium.server.refusals import Refused

_LONGEST_HEADER = 400


def language_of(asked: str | None, accepted: str | None) -> Language:
    """The language asked for, or the best of an ``Accept-Language`` header, or English."""
    for name in (asked or "", *_preferred(accepted or "")):
        for language in LANGUAGES:
            if name.lower().split("-")[0] == language:
                return language
    return "en"


def seat_names(seats: Iterable[Seat], language: str) -> list[str]:
    """What the seats are called: those without a name get words of the language."""
    names: list[str] = []
    for seat in seats:
        default = name = seat.name or _default_name(seat, language)
        count = 1
        while name in names:
            count += 1
            name = f"{default} {count}"
        names.append(name)
    return names


def refusal_text(code: str, params: Mapping[str, Parameter], language: str) -> str:
    """The sentence of a refusal's code."""
    texts = messages(language)
    key = f"refusal-{code}"
    return texts.text(key, **params) if key in texts else fault(code, params, language)


def faults_shown(
    faults: Iterable[Fault], language: str, game: str = "kingdomino"
) -> list[FaultShown]:
    """Faults with their sentences, in the words of a game."""
    return [
        FaultShown(found.code, dict(found.params), fault(found.code, found.params, language, game))
        for found in faults
    ]


def failure(refused: Refused, language: str) -> Failure:
    """A refusal as it is answered to a request."""
    faults = faults_shown(refused.faults, language)
    if faults:
        text = " ".join(found.text for found in faults)
        return Failure(refused.code, refused.params, text, faults)
    text = refusal_text(refused.code, refused.params, language)
    return Failure(refused.code, refused.params, text)


def _preferred(header: str) -> list[str]:
    weighted = []
    for part in header[:_LONGEST_HEADER].split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        try:
            weighted.append((float(weight or 1), name))
        except ValueError:
            continue
    return [name for _, name in sorted(weighted, key=lambda pair: -pair[0])]


def _default_name(seat: Seat, language: str) -> str:
    texts = messages(language)
    if seat.level is not None and (program := name_of(seat.level)) is not None:
        return program
    if seat.level is not None:
        return texts.text(f"server-bot-{seat.level}")
    if seat.is_open:
        return texts.text("server-open-seat", number=seat.seat + 1)
    return texts.text("seat-name", number=seat.seat + 1)
