"""The errors that answer a request: a code with parameters; presenters add the text."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import dominium
    from dominium.engine.errors import Fault, Parameter

STATUS = {
    "unknown_table": 404,
    "unknown_invitation": 404,
    "unknown_page": 404,
    "unknown_rules": 404,
    "no_braille": 503,
    "no_pictures": 503,
    "unknown_lesson": 404,
    "unknown_puzzle": 404,
    "puzzle_sought": 409,
    "not_seated": 403,
    "nobody_to_notify": 403,
    "wrong_origin": 403,
    "wrong_host": 421,
    "stale": 409,
    "table_full": 409,
    "not_your_turn": 409,
    "hand_over": 409,
    "not_started": 409,
    "not_open_table": 403,
    "not_creator": 403,
    "no_such_seat": 404,
    "already_seated": 409,
    "not_waiting": 404,
    "waits_elsewhere": 409,
    "no_coach": 403,
    "too_many_reviews": 429,
    "seat_taken": 409,
    "table_closed": 409,
    "seat_not_idle": 409,
    "not_finished": 409,
    "finished": 409,
    "no_plans": 409,
    "nobody_to_report": 409,
    "too_many_reports": 429,
    "own_turn": 409,
    "outdated_table": 410,
    "message_too_big": 413,
    "too_many": 429,
    "too_many_guesses": 429,
    "unknown_player": 404,
    "wrong_login": 403,
    "wrong_recovery_code": 403,
    "no_token": 401,
    "bad_token": 401,
    "missing_scope": 403,
    "too_many_tokens": 409,
    "too_many_bots": 409,
    "bots_by_invitation": 403,
    "wrong_mail_code": 403,
    "no_mail": 404,
    "mail_not_sent": 503,
    "nobody_known": 403,
    "no_account": 403,
    "carried_table": 409,
    "banned": 403,
    "login_taken": 409,
    "already_registered": 409,
    "too_fast": 429,
    "talk_too_fast": 429,
    "too_many_pages": 429,
    "unknown_league": 404,
    "not_organiser": 403,
    "stale_league": 409,
    "outdated_league": 410,
    "server_error": 500,
    "unavailable": 503,
}


class RequestError(Exception):
    """A refusal of a request, which changed nothing.

    Args:
        code: The code, for programs.
        params: The details of the code.
        faults: All single faults, where there can be several.
        state: The state that refused an action, for listing what is possible instead.

    Attributes:
        text: The words of the refusal, where its code does not choose them alone.
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
        self.text: str | None = None

    @property
    def status(self) -> int:
        """The HTTP status of the code; 400 for all without an entry in ``STATUS``."""
        return STATUS.get(self.code, 400)

    @property
    def headers(self) -> dict[str, str]:
        """The extra headers of the answer: when to ask again, or which token is asked for."""
        match self.code:
            case "too_many" | "too_many_guesses":
                return {"Retry-After": str(self.params["seconds"])}
            case "no_token":
                return {"WWW-Authenticate": "Bearer"}
            case "bad_token":
                return {"WWW-Authenticate": 'Bearer error="invalid_token"'}
            case "missing_scope":
                scope = self.params["scope"]
                challenge = f'Bearer error="insufficient_scope", scope="{scope}"'
                return {"WWW-Authenticate": challenge}
            case _:
                return {}
