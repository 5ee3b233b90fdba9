"""The ways in which a request may show who asks, as the server's description of itself has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from litestar.openapi.spec import Components, SecurityScheme

from dominium.server.common.security import COOKIE, COOKIE_BY_HTTPS
from dominium.server.http.dependencies import NEEDED_SCOPE

if TYPE_CHECKING:
    from litestar.handlers import HTTPRouteHandler
    from litestar.openapi.spec import SecurityRequirement

_TOLD: Final = "The browser of a person, by {}; the server sets it."
SCHEMES: Final = Components(
    security_schemes={
        "token": SecurityScheme(
            type="http", scheme="bearer", description="A personal token of an account."
        ),
        "cookie": SecurityScheme(
            type="apiKey",
            name=COOKIE,
            security_scheme_in="cookie",
            description=_TOLD.format("http"),
        ),
        "cookie_by_https": SecurityScheme(
            type="apiKey",
            name=COOKIE_BY_HTTPS,
            security_scheme_in="cookie",
            description=_TOLD.format("https"),
        ),
    }
)
_NOTHING: Final[SecurityRequirement] = {}


def of_page(_handler: HTTPRouteHandler) -> list[SecurityRequirement]:
    """Return what a request of a page may show; a cookie nowhere has to be there."""
    return [_NOTHING, {"cookie": []}, {"cookie_by_https": []}]


def of_program(handler: HTTPRouteHandler) -> list[SecurityRequirement]:
    """Return what a request of a program may or must show: a token with the scope it needs."""
    if NEEDED_SCOPE not in handler.opt:
        return [_NOTHING]
    scope = handler.opt[NEEDED_SCOPE]
    token: SecurityRequirement = {"token": [scope] if scope else []}
    return [token] if scope in {None, "play"} else [_NOTHING, token]
