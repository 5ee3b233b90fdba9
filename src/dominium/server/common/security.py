"""The security of requests and answers: origins, headers and cookies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar.datastructures import Cookie

from dominium.server.common.errors import RequestError

if TYPE_CHECKING:
    from collections.abc import Collection

    from litestar import Request
    from litestar.connection import ASGIConnection
    from litestar.types import Message, Scope

COOKIE = "dominium_person"
COOKIE_SECONDS = 400 * 24 * 3600
_GIVEN = "dominium_given_cookie"

_POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}

# Answers are cut for whoever asks; the files of the pages say themselves how long they may be kept.
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "; ".join(f"{what} {where}" for what, where in _POLICY.items()),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], allowed: Collection[str]) -> None:
    """Check that a request comes from an allowed page; programs other than browsers send no origin.

    Raises:
        RequestError: ``wrong_origin``.
    """
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    if origin.partition("://")[2] != connection.headers.get("host"):
        raise RequestError("wrong_origin")


def give_cookie(request: Request[Any, Any, Any], value: str | None) -> None:
    """Set the cookie in the answer to a request, or delete it.

    Args:
        request: The request; by https the cookie is never sent without it.
        value: The new value; None to delete the cookie.
    """
    request.scope["state"][_GIVEN] = Cookie(
        COOKIE,
        value=value or "",
        max_age=COOKIE_SECONDS if value else 0,
        httponly=True,
        secure=request.url.scheme == "https",
        samesite="lax",
    )


async def send_cookie(message: Message, scope: Scope) -> None:
    """Add the cookie that was given to the headers of the answer."""
    if message["type"] == "http.response.start":
        cookie = scope.get("state", {}).get(_GIVEN)
        if cookie is not None:
            name, value = cookie.to_encoded_header()
            message["headers"] = [*message.get("headers", ()), (name, value)]
