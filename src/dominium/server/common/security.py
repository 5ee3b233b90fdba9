"""The security of requests and answers: origins, headers and cookies."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from litestar.datastructures import Cookie

from dominium.server.common.errors import RequestError
from dominium.server.common.seldom import Seldom

if TYPE_CHECKING:
    from collections.abc import Collection

    from litestar import Request
    from litestar.connection import ASGIConnection
    from litestar.types import Message, Scope

    from dominium.server.common.hosts import AcceptedHosts

logger = logging.getLogger(__name__)
_seldom = Seldom()

COOKIE = "dominium_person"
COOKIE_BY_HTTPS = f"__Host-{COOKIE}"
COOKIE_SECONDS = 400 * 24 * 3600
_GIVEN = "dominium_given_cookie"

_POLICY = {
    "default-src": "'none'",
    # The core is compiled in the page; texts become no programs all the same.
    "script-src": "'self' 'wasm-unsafe-eval'",
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


def _policy(**changes: str) -> str:
    changed = {what.replace("_", "-"): where for what, where in changes.items()}
    return "; ".join(f"{what} {where}" for what, where in (_POLICY | changed).items())


# Answers are cut for whoever asks; the files of the pages say themselves how long they may be kept.
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": _policy(),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
# What a page has besides that any other site may show in a frame.
FRAMED = {"Content-Security-Policy": _policy(frame_ancestors="*")}


def check_host(connection: ASGIConnection[Any, Any, Any, Any], accepted: AcceptedHosts) -> None:
    """Check that a request is for a host that this server is.

    Raises:
        RequestError: ``wrong_host``.
    """
    if accepted.accept(connection.headers.get("host", "")):
        return
    left_out = _seldom.due("wrong_host")
    if left_out is not None:
        logger.warning(
            "a request for a name that is not in DOMINIUM_HOSTS was refused"
            " (%d more since last told)",
            left_out,
        )
    raise RequestError("wrong_host")


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], allowed: Collection[str]) -> None:
    """Check that a request comes from an allowed page; programs other than browsers send no origin.

    Raises:
        RequestError: ``wrong_origin``.
    """
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    scheme = "https" if is_https(connection) else "http"
    if origin != f"{scheme}://{connection.headers.get('host')}":
        raise RequestError("wrong_origin")


def is_https(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Tell whether a browser has asked by https, as far as a trusted proxy tells."""
    return connection.scope["scheme"] in {"https", "wss"}


def cookie_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """Return the cookie of a browser; by https one of the old name where there is no other."""
    cookies = connection.cookies
    return (cookies.get(COOKIE_BY_HTTPS) if is_https(connection) else None) or cookies.get(COOKIE)


def has_old_cookie(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Tell whether a browser that asks by https has the cookie under the name of earlier times."""
    return is_https(connection) and COOKIE in connection.cookies


def give_cookie(request: Request[Any, Any, Any], value: str | None) -> None:
    """Set the cookie in the answer to a request, or delete it; one of the old name is deleted.

    Args:
        request: The request; by https the cookie is never sent without it, and no other site of
            the same domain can set it.
        value: The new value; None to delete the cookie.
    """
    name = COOKIE_BY_HTTPS if is_https(request) else COOKIE
    given = [_cookie(request, name, value)]
    if has_old_cookie(request):
        given.append(_cookie(request, COOKIE, None))
    request.scope["state"][_GIVEN] = given


def _cookie(request: Request[Any, Any, Any], name: str, value: str | None) -> Cookie:
    return Cookie(
        name,
        value=value or "",
        max_age=COOKIE_SECONDS if value else 0,
        httponly=True,
        secure=is_https(request),
        samesite="lax",
    )


async def send_cookie(message: Message, scope: Scope) -> None:
    """Add the cookies that were given to the headers of the answer."""
    if message["type"] == "http.response.start":
        given = scope.get("state", {}).get(_GIVEN, ())
        headers = [cookie.to_encoded_header() for cookie in given]
        message["headers"] = [*message.get("headers", ()), *headers]
