"""The logs of the server: lines for people or for programs, without personal data.

No line holds a name, an address, a token or anything that was written or played at a table.
Requests are named by the pattern of their path, never by the path itself, and found by their id.
"""

from __future__ import annotations

import logging
import secrets
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware

from dominium.server.common.errors import RequestError
from dominium.server.common.seldom import Seldom

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

LogFormat = Literal["text", "json"]
LOG_FORMATS: Final[tuple[LogFormat, ...]] = ("text", "json")
REQUEST_HEADER: Final = "X-Request-ID"
REQUESTS: Final = "dominium.requests"

_requests = logging.getLogger(REQUESTS)
_request: ContextVar[str | None] = ContextVar("request", default=None)


class JsonLines(logging.Formatter):
    """A formatter of one JSON object a line: time, level, logger, message, and any details."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record as a line of JSON."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        request = _request.get()
        if request is not None:
            line["request"] = request
        line |= getattr(record, "details", {})
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class OnceAMinute(logging.Filter):
    """A filter of lines that would come again and again: one a minute, without a traceback.

    These are the lines about a database that is away or full, whatever could not be done for it,
    and those of uvicorn about requests that are none.
    """

    def __init__(self) -> None:
        super().__init__()
        self._seldom = Seldom()

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a line is written; one in place of many says how many were left out."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, RequestError) and error.code == "unavailable":
            kind, told = error.code, f"{record.getMessage()}: {_reason(error)}"
        elif record.name.startswith("uvicorn"):
            kind = told = record.getMessage()
        else:
            return True
        left_out = self._seldom.due(kind)
        if left_out is None:
            return False
        if record.levelno < logging.ERROR or kind == "unavailable":
            record.exc_info = record.exc_text = None
        record.msg, record.args = f"{told} ({left_out} more since last told)", ()
        return True


def _reason(error: BaseException) -> str:
    """Return what a driver of a database says, on one line."""
    cause = error.__cause__ or error
    return str(getattr(cause, "orig", None) or cause).partition("\n")[0]


class Requests(ASGIMiddleware):
    """A middleware that gives each request an id, for its answer and every line about it."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Serve a request and log it."""
        begun, request, status = time.perf_counter(), secrets.token_hex(8), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableScopeHeaders.from_message(message)[REQUEST_HEADER] = request
            await send(message)

        token = _request.set(request)
        try:
            await next_app(scope, receive, answer)
        finally:
            details: dict[str, Any] = {
                "method": scope["method"] if scope["type"] == ScopeType.HTTP else "SOCKET",
                "path": scope.get("path_template", ""),
                "milliseconds": round((time.perf_counter() - begun) * 1000, 1),
            }
            if status:
                details["status"] = status
            _requests.info("served", extra={"details": details})
            _request.reset(token)


def write_logs(log_format: LogFormat) -> None:
    """Write the logs of this process to its standard error.

    Args:
        log_format: ``text`` reports errors for people; ``json`` reports them, and every request,
            for programs.
    """
    handler = logging.StreamHandler()
    if log_format == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    handler.addFilter(OnceAMinute())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("dominium").setLevel(logging.INFO)
    _requests.setLevel(logging.INFO if log_format == "json" else logging.WARNING)
