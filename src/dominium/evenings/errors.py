"""The refusals of a league: a code with parameters; words are made where it is shown."""

from collections.abc import Mapping
from typing import Any

from dominium.engine.errors import DominiumError, Fault, Parameter


class EveningRefused(DominiumError):  # noqa: N818 - a refusal is an answer, not an error
    """A refusal of something that cannot be done with a league as it is; nothing changed."""

    def __init__(self, code: str, params: Mapping[str, Parameter] | None = None) -> None:
        super().__init__(str(Fault(code, params or {})))
        self.code = code
        self.params = dict(params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.params)
