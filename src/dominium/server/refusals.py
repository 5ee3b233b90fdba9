"""What the server says no with: a code with parameters; words are made where it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import dominium
    from dominium.errors import Fault, Parameter

STATUS = {
    "unknown_table": 404,
    "unknown_invitation": 404,
    "unknown_page": 404,
    "unknown_rules": 404,
    "not_seated": 403,
    "wrong_origin": 403,
    "stale": 409,
    "table_full": 409,
    "not_your_turn": 409,
    "not_started": 409,
    "not_finished": 409,
    "finished": 409,
    "outdated_table": 410,
    "message_too_big": 413,
    "server_error": 500,
}


class Refused(Exception):  # noqa: N818 - a refusal is an answer, not an error
    """A request that was not done; nothing changed.

    Args:
        code: What is wrong, for programs.
        params: The details of the code.
        faults: Every single thing that is wrong, where there can be several.
        state: Where an action was refused, for telling what is possible instead.
    """

    def __init__(
        self,
        code: str,
        params: Mapping[str, Parameter] | None = None,
        faults: Sequence[Fault] = (),
        state: dominium.State | None = None,
    ) -> None:
        super().__init__(code, params, faults)
        self.code = code
        self.params = dict(params or {})
        self.faults = tuple(faults)
        self.state = state

    @property
    def status(self) -> int:
        """The HTTP status that fits the code."""
        return STATUS.get(self.code, 400)
