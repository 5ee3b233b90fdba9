"""Who may ask, and what a browser may do with the answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar.datastructures import Cookie

from dominium.server.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import Collection

    from litestar.connection import ASGIConnection

    from dominium.server.people import Person

COOKIE = "dominium_person"
COOKIE_SECONDS = 400 * 24 * 3600

_POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}

HEADERS = {
    "Content-Security-Policy": "; ".join(f"{what} {where}" for what, where in _POLICY.items()),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], allowed: Collection[str]) -> None:
    """Let only the server's own pages through; programs other than browsers name no origin.

    Raises:
        Refused: ``wrong_origin``.
    """
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    if origin.partition("://")[2] != connection.headers.get("host"):
        raise Refused("wrong_origin")


def person_cookie(person: Person, *, secure: bool) -> Cookie:
    """The cookie by which a browser is known again.

    Args:
        person: Whose secret it holds.
        secure: Whether the browser came by https.
    """
    return Cookie(
        COOKIE,
        value=person.secret,
        max_age=COOKIE_SECONDS,
        httponly=True,
        secure=secure,
        samesite="lax",
    )
