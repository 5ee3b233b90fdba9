"""The application: the routes and parts of the server joined, and its start."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import ExitStack, asynccontextmanager, suppress
from functools import partial
from typing import Any, cast

import uvicorn
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import SecurityRequirement
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from dominium.server.common import logging_setup, security
from dominium.server.common.errors import STATUS, RequestError
from dominium.server.common.file_limit import connections_allowed, raise_file_limit
from dominium.server.common.rate_limits import address_of
from dominium.server.common.settings import HTTP_BODY_BYTES, Settings
from dominium.server.http import HANDLERS, health, identification, installation, pages, programs
from dominium.server.http.dependencies import asked_language, dependencies
from dominium.server.presenters.text import failure
from dominium.server.realtime.connections import END_OF_REQUEST, ConnectionRegistry, SocketProtocol
from dominium.server.realtime.http_protocol import HttpProtocol
from dominium.server.realtime.quiet_server import QuietServer
from dominium.server.schema.errors import ErrorResponse
from dominium.server.services import Services

logger = logging.getLogger(__name__)

# Beyond this a socket is closed; messages up to it are answered with a refusal.
SOCKET_CLOSED_BYTES = 1024 * 1024
SECONDS_TO_END = 5
# Longer than proxies keep an idle connection: a request on one that ends meanwhile would be lost.
SECONDS_KEPT_IDLE = 75
# What an action leaves behind is freed at once, by counting references; cycles come from requests
# over HTTP. So the youngest objects are looked through in small portions, and those that tables
# are made of, which takes 100 ms for a thousand tables, only every few minutes.
COLLECTIONS = (1_000, 300, 20)
_REFUSALS = {
    status: ResponseSpec(ErrorResponse, description="Not done.", generate_examples=False)
    for status in sorted({400, 429, 503, *STATUS.values()} - {500})
}
# The pages that the server has: one of another build loads itself anew.
BUILD_HEADER = "Dominium-Build"
# What Litestar says of a request whose client goes away before the whole body has come.
CLIENT_IS_GONE = "client disconnected prematurely"
# A page of which nothing was heard for so long is asked whether it is there, soon enough for what
# lies between, which may cut a silent line after a minute; a page in use asks by itself before.
SECONDS_BETWEEN_PINGS = 45.0
# It is gone if it does not answer within this time.
SECONDS_FOR_AN_ANSWER = 10.0


def create_app(settings: Settings | None = None) -> Litestar:
    """Create the application of one process.

    Args:
        settings: Its settings; the default ones when left out.
    """
    return _app_of(Services(settings or Settings()))


def _app_of(services: Services) -> Litestar:
    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        async with services.running():
            yield

    async def check_first(request: Request[Any, Any, Any]) -> None:
        await services.limits.take("requests", address_of(request))
        if request.scope["path"] not in health.PATHS:
            security.check_host(request, services.hosts)
        if request.method != "GET":
            security.check_origin(request, services.settings.origins)

    def answer_and_count(
        request: Request[Any, Any, Any], error: Exception
    ) -> Response[ErrorResponse]:
        answer = answer_exception(request, error)
        services.metrics.refused(answer.content.code)
        return answer

    build = services.build.encode()

    async def name_build(message: Message, _scope: Scope) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], (BUILD_HEADER.lower().encode(), build)]

    return Litestar(
        [
            *_documented(HANDLERS, identification.of_page),
            programs.router(_documented(programs.HANDLERS, identification.of_program)),
            *health.HANDLERS,
            *installation.HANDLERS,
            *pages.HANDLERS,
        ],
        before_request=check_first,
        before_send=[security.send_cookie, name_build],
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=6, exclude=[r"\.png$", r"/events$"]
        ),
        dependencies=dependencies(services),
        exception_handlers={Exception: answer_and_count},
        lifespan=[running],
        logging_config=None,
        middleware=[logging_setup.Requests(), OpenRequests(services.connections)],
        openapi_config=OpenAPIConfig(
            title="Dominium",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            components=identification.SCHEMES,
        ),
        request_max_body_size=HTTP_BODY_BYTES,
        response_headers=security.HEADERS,
    )


class OpenRequests(ASGIMiddleware):
    """A middleware that bounds the open requests of an address, as a trusted proxy tells it.

    Args:
        connections: The counter of the process.
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, connections: ConnectionRegistry) -> None:
        self._connections = connections

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Serve a request, or refuse it while too many others are open."""
        with ExitStack() as counted:
            counted.enter_context(self._connections.one_request(address_of(ASGIConnection(scope))))
            scope["state"][END_OF_REQUEST] = counted.close
            await next_app(scope, receive, send)


def _documented(
    handlers: Iterable[BaseRouteHandler],
    shown: Callable[[HTTPRouteHandler], list[SecurityRequirement]],
) -> list[BaseRouteHandler]:
    """Add to descriptions who may ask, and the responses of a refusal, alike everywhere."""
    listed = list(handlers)
    for handler in listed:
        if isinstance(handler, HTTPRouteHandler):
            handler.security = shown(handler)
            handler.responses = {**_REFUSALS, **(handler.responses or {})}
    return listed


def answer_exception(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorResponse]:
    """Answer a failed request with a code, its parameters and a text in the asked language."""
    refused = error if isinstance(error, RequestError) else _refusal_of(error)
    if refused.code == "server_error":
        # Not the address itself: it may hold the token of an invitation.
        path = request.scope.get("path_template", "")
        logger.error("%s %s failed", request.method, path, exc_info=error)
    content = failure(refused, asked_language(request))
    return Response(content, status_code=refused.status, headers=security.HEADERS | refused.headers)


def server_of(settings: Settings) -> uvicorn.Server:
    """Configure a server of one process, ready to run.

    Args:
        settings: The address to listen on, the database, and all else.
    """
    services = Services(settings)
    protocol = partial(
        HttpProtocol, gate=services.gate, metrics=services.metrics, settings=settings
    )
    configuration = uvicorn.Config(
        _app_of(services),
        access_log=False,
        forwarded_allow_ips=",".join(settings.proxies),
        host=settings.host,
        http=cast("type[asyncio.Protocol]", protocol),
        port=settings.port,
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_END,
        timeout_keep_alive=SECONDS_KEPT_IDLE,
        ws=SocketProtocol,
        ws_max_size=SOCKET_CLOSED_BYTES,
        # What a page gets is a few kilobytes; to press each costs more than sending it.
        ws_per_message_deflate=False,
        ws_ping_interval=SECONDS_BETWEEN_PINGS,
        ws_ping_timeout=SECONDS_FOR_AN_ANSWER,
    )
    return QuietServer(configuration)


def serve(settings: Settings) -> None:
    """Serve until interrupted.

    Args:
        settings: The address to listen on, the database, and all else.
    """
    logging_setup.write_logs(settings.log_format)
    if not (settings.static / "index.html").is_file():
        logger.warning("the web pages are not built yet: run `make web`")
    files = raise_file_limit()
    connections = settings.connections or connections_allowed()
    logger.info("%d files may be open, so there is room for %d connections", files, connections)
    server = server_of(settings)
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
    with suppress(KeyboardInterrupt):  # raised again by uvicorn when everything has ended well
        server.run()
    if not server.started:
        raise SystemExit(1)


def _refusal_of(error: Exception) -> RequestError:
    if isinstance(error, RecursionError):  # JSON nested too deeply to be read
        return RequestError("bad_message")
    if isinstance(error, HTTPException) and error.detail == CLIENT_IS_GONE:
        return RequestError("bad_message")  # nobody reads it, and the server has not failed
    if not isinstance(error, HTTPException) or error.status_code >= 500:
        return RequestError("server_error")
    codes = {404: "unknown_page", 405: "unknown_page", 413: "message_too_big"}
    return RequestError(codes.get(error.status_code, "bad_message"))
