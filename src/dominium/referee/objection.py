"""The objections of the referee."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.engine.errors import DominiumError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dominium.engine.errors import Parameter


class Objection(DominiumError):  # noqa: N818 - it is said, not reported
    """A refusal of a line by the referee, as a sentence; nothing has changed.

    `code` and `params` are those of the rules' refusal, or of the referee's own reason.
    """

    def __init__(self, sentence: str, code: str, params: Mapping[str, Parameter]) -> None:
        super().__init__(sentence)
        self.code = code
        self.params = dict(params)
