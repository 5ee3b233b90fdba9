"""The failures for which a program loses its seat."""

from __future__ import annotations

from typing import Any, Final

from dominium.engine.errors import DominiumError

CODES: Final = (
    "not_started",
    "too_slow",
    "crashed",
    "closed_output",
    "line_too_long",
    "malformed",
    "unknown_version",
    "wrong_answer",
    "other_game",
    "illegal_action",
)
"""The codes of failures; `docs/bot-protocol.md` explains them, `failure-<code>` is their text."""

FOUND_BY_CHECKS: Final = ("talks_unasked", "does_not_quit")
"""The codes of faults that only a check finds; they cost no seat."""


class ProgramFailure(DominiumError):  # noqa: N818 - it is reported, not mended
    """An error for a program that does not conform to the protocol or to its limits.

    Attributes:
        code: One of `CODES`, or of a check's.
        detail: The exact fault, for the author of the program.
        log: The last line that it wrote to standard error.
    """

    def __init__(self, code: str, detail: str = "", log: str = "") -> None:
        super().__init__(": ".join(part for part in (code, detail, log) if part))
        self.code = code
        self.detail = detail
        self.log = log

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.detail, self.log)
