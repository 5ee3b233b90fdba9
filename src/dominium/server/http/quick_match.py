"""The routes of quick matches: waiting for anybody else who wants the same game."""

import asyncio
from typing import Annotated

from litestar import delete, post
from litestar.params import JSONBody, PathParameter

from dominium.server.common.errors import RequestError
from dominium.server.common.rate_limits import address_of
from dominium.server.http.dependencies import AnyRequest, TheServices, TheViewer, known_person
from dominium.server.model.viewer import clean_name
from dominium.server.realtime.http_protocol import END_OF_STREAM
from dominium.server.realtime.quick_match import game_for
from dominium.server.schema.tables import SeekRequest, SeekView

Key = Annotated[str, PathParameter(max_length=64)]


@post("/api/seeks", status_code=200)
async def begin_seek(
    data: JSONBody[SeekRequest], request: AnyRequest, services: TheServices, viewer: TheViewer
) -> SeekView:
    """Wait for anybody else who wants to play a game; the same request twice changes nothing."""
    clean_name(data.my_name)
    game = game_for(data.game, data.seats)
    address = address_of(request)
    await services.limits.take("tables", address)
    person = await known_person(data.my_name, request, services, viewer)
    await services.visits.note(person, address)
    await services.quick_match.begin(person, data.key, game)
    return SeekView(None, await services.visits.count())


@post("/api/seeks/{key:str}", status_code=200)
async def seek(key: Key, request: AnyRequest, services: TheServices, viewer: TheViewer) -> SeekView:
    """Tell that the page is there and wait a while; the answer has the table that was found."""
    if viewer.person is None:
        raise RequestError("not_waiting")
    request.scope["state"][END_OF_STREAM] = services.quick_match.end
    await services.visits.note(viewer.person, address_of(request))
    going = asyncio.create_task(_until_gone(request))
    try:
        table = await services.quick_match.wait(viewer.person, key, going.done)
    finally:
        going.cancel()
    return SeekView(table, await services.visits.count())


@delete("/api/seeks/{key:str}")
async def end_seek(key: Key, services: TheServices, viewer: TheViewer) -> None:
    """Wait no longer."""
    if viewer.person is not None:
        await services.quick_match.leave(viewer.person, key)


async def _until_gone(request: AnyRequest) -> None:
    """Wait until the client ends the connection on which it waits for the answer."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


HANDLERS = (begin_seek, seek, end_seek)
