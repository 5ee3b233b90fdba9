"""The routes of `/api/v1`, by which other people's programs play, watch and fetch games.

Most are the routes of the pages under another path. A program is known by a personal token and by
nothing else: cookies do not count here.
"""

import time
from collections.abc import Sequence
from typing import Annotated, Any

from litestar import Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from dominium.server.accounts.tokens import Token
from dominium.server.common.errors import RequestError
from dominium.server.common.rate_limits import address_of
from dominium.server.http import games, tables
from dominium.server.http.dependencies import (
    NEEDED_SCOPE,
    AnyRequest,
    TheLanguage,
    TheServices,
    TheViewer,
    check_ban,
)
from dominium.server.model.viewer import Viewer
from dominium.server.presenters import snapshots
from dominium.server.realtime.connections import END_OF_REQUEST
from dominium.server.realtime.http_protocol import END_OF_STREAM
from dominium.server.schema.accounts import TokenHolder
from dominium.server.schema.tables import ActCommand, Command, CommandDone, StreamMessage
from dominium.server.websocket import commands
from dominium.server.websocket.table_stream import TableStream

PATH = "/api/v1"
LINES_OF_JSON = "application/x-ndjson"
# What is kept back or pressed comes late.
UNBUFFERED = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
PLAY: dict[str, Any] = {NEEDED_SCOPE: "play"}
WATCH: dict[str, Any] = {NEEDED_SCOPE: "watch"}
READ: dict[str, Any] = {NEEDED_SCOPE: "read"}
ANY: dict[str, Any] = {NEEDED_SCOPE: None}

TheToken = NamedDependency[Token | None]
EntryNumber = Annotated[int | None, QueryParameter(name="from", ge=0, le=2**31 - 1)]


@get("/me", opt=ANY)
async def token_holder(shown: TheToken) -> TokenHolder:
    """Return whom the token acts for, and its scopes."""
    if shown is None:
        raise RequestError("no_token")
    person = shown.person
    return TokenHolder(person.name, shown.login, list(shown.scopes), bot=person.is_bot)


@post("/tables/{table:str}/commands", opt=PLAY, status_code=200)
async def command(
    table: FromPath[str],
    data: JSONBody[Command],
    services: TheServices,
    viewer: TheViewer,
) -> CommandDone:
    """Carry out a command at a table, as its socket does; one that comes twice changes nothing."""
    begun = time.perf_counter()
    try:
        await commands.answer(services, table, viewer, data)
    except RequestError as refused:
        if refused.state is not None:
            words = snapshots.describer(await services.tables.seen_by(table, viewer), viewer)
            refused.text = words.refusal(refused.code, refused.params, refused.state)
        raise
    if isinstance(data, ActCommand):
        services.metrics.committed(begun)
    after = await services.tables.seen_by(table, viewer)
    return CommandDone(after.number, after.ply, after.status)


@get(
    "/tables/{table:str}/events",
    opt=WATCH,
    media_type=LINES_OF_JSON,
    response_headers=UNBUFFERED,
    responses={
        200: ResponseSpec(
            StreamMessage,
            description="Messages, one a line.",
            media_type=LINES_OF_JSON,
            generate_examples=False,
        )
    },
)
async def events(
    table: FromPath[str],
    request: AnyRequest,
    services: TheServices,
    viewer: TheViewer,
    *,
    shown: TheToken,
    since: EntryNumber = None,
) -> Stream:
    """Follow a table as lines of JSON, each a message as its socket sends it."""
    await services.limits.take("sockets", address_of(request))
    await services.bans.check(viewer.person)
    await services.tables.seen_by(table, viewer)
    stream = TableStream(services, table, viewer, address_of(request), shown)
    request.scope["state"][END_OF_STREAM] = stream.end
    request.scope["state"][END_OF_REQUEST]()
    return Stream(stream.lines(since))


def router(handlers: Sequence[BaseRouteHandler]) -> Router:
    """Return the routes of the version, which know nobody but by a personal token."""
    return Router(
        PATH,
        route_handlers=handlers,
        dependencies={
            "shown": Provide(shown_token),
            "session": Provide(_no_session, sync_to_thread=False),
            "viewer": Provide(viewer_of_token),
        },
    )


async def shown_token(request: AnyRequest, services: TheServices) -> Token | None:
    """Find the personal token of a request; None when there is none.

    Raises:
        RequestError: ``no_token`` where one is needed, ``bad_token``, or ``missing_scope``.
    """
    secret, scope = secret_of(request), request.route_handler.opt[NEEDED_SCOPE]
    if secret is None:
        if scope == "play":
            raise RequestError("no_token")
        return None
    token = await services.tokens.use(secret)
    if scope is not None and scope not in token.scopes:
        raise RequestError("missing_scope", {"scope": scope})
    return token


async def viewer_of_token(
    request: AnyRequest, services: TheServices, shown: TheToken, language: TheLanguage
) -> Viewer:
    """Return the viewer whom the token names, or the public.

    Raises:
        RequestError: ``banned``, where the request changes something.
    """
    person = shown.person if shown else None
    await check_ban(request, services, person)
    return Viewer(person, language)


def secret_of(request: AnyRequest) -> str | None:
    """Return the secret that a request shows as a bearer token; None when it shows none."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.casefold() == "bearer" else None


def _no_session() -> None:
    """Know no browser: what it may do, no program may."""


HANDLERS = (
    get("/games", sync_to_thread=False)(games.games.fn),
    token_holder,
    post("/tables", opt=PLAY)(tables.open_table.fn),
    get("/tables/mine", opt=READ)(tables.my_tables.fn),
    get("/tables/open", opt=READ)(tables.open_tables.fn),
    post("/tables/{table:str}/seats/{seat:int}", opt=PLAY, status_code=200)(tables.sit.fn),
    post("/invitations/{token:str}", opt=PLAY, status_code=200)(tables.join.fn),
    get("/tables/{table:str}", opt=WATCH)(tables.table_snapshot.fn),
    events,
    command,
    get("/tables/{table:str}/record", opt=READ)(tables.table_record.fn),
    get("/tables/{table:str}/replay", opt=READ)(tables.table_replay.fn),
    get("/tables/{table:str}/proof", opt=READ)(tables.table_proof.fn),
)
