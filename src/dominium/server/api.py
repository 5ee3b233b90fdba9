"""The requests that a page can make, one function each."""

import re
from datetime import UTC, datetime
from typing import Annotated, Any, TypeVar

from litestar import Response, WebSocket, get, post, websocket
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath, JSONBody, QueryParameter

from dominium.server import catalogue, lobby, replays, rules, scorer, snapshots
from dominium.server.dependencies import AnyRequest, TheLanguage, TheServices, TheViewer
from dominium.server.live import TableSocket
from dominium.server.messages import (
    BuildingShown,
    GameShown,
    InvitationShown,
    Joined,
    Joining,
    Json,
    Me,
    MyTable,
    NewTable,
    PhysicalKingdom,
    RematchOpened,
    ReplayShown,
    ReplayWish,
    RulesShown,
    ScoreShown,
    Snapshot,
    TableOpened,
)
from dominium.server.people import Person, Viewer, clean_name
from dominium.server.refusals import Refused
from dominium.server.security import COOKIE, check_origin, person_cookie
from dominium.server.tables import wanted_game, wanted_seats
from dominium.server.words import language_of, seat_names

AnySocket = WebSocket[Any, Any, Any]
Content = TypeVar("Content")
PlyNumber = Annotated[int | None, QueryParameter(name="ply", ge=0)]


@get("/api/me")
async def me(viewer: TheViewer) -> Me:
    """The name last given by the asking person."""
    return Me(viewer.person.name if viewer.person else None)


@get("/api/games", sync_to_thread=False)
def games(language: TheLanguage) -> list[GameShown]:
    """The games with all options, presets and levels of bots."""
    return lobby.games(language)


@get("/api/buildings", sync_to_thread=False)
def building_catalogue(language: TheLanguage) -> list[BuildingShown]:
    """The buildings of Queendomino."""
    return catalogue.buildings(language)


@get("/api/rules/{game:str}", sync_to_thread=False)
def rules_page(game: FromPath[str], language: TheLanguage) -> RulesShown:
    """The rules page of a game."""
    return rules.rules_page(game, language)


@post("/api/tables")
async def open_table(
    data: JSONBody[NewTable], request: AnyRequest, services: TheServices, viewer: TheViewer
) -> Response[TableOpened]:
    """Open a table."""
    name = clean_name(data.my_name)
    game = wanted_game(data)
    creator = await services.people.welcome(viewer.person, name)
    table = await services.tables.open(creator, game, wanted_seats(data, creator))
    seen = Viewer(creator, viewer.language)
    return _with_cookie(
        TableOpened(
            table.id,
            snapshots.seats_shown(table, seen, ()),
            snapshots.invitations(table, creator),
        ),
        creator,
        request,
    )


@get("/api/tables/mine")
async def my_tables(services: TheServices, viewer: TheViewer) -> list[MyTable]:
    """The tables of the asking person, the latest first."""
    if viewer.person is None:
        return []
    return [
        MyTable(
            table=table.id,
            title=snapshots.title(table, viewer),
            names=seat_names(table.seats, viewer.language),
            your_turn=table.status == "running"
            and table.state.actor in table.seats_of(viewer.person.id),
            finished=table.status == "finished",
            status=table.status,
            updated=datetime.fromtimestamp(updated / 1000, UTC).isoformat(timespec="milliseconds"),
        )
        for table, updated in await services.tables.of_person(viewer.person)
    ]


@get("/api/tables/{table:str}")
async def table_snapshot(
    table: FromPath[str], services: TheServices, viewer: TheViewer
) -> Snapshot:
    """A table as the asking person sees it."""
    present = await services.presence.at(table)
    return snapshots.snapshot(await services.tables.read(table), viewer, present)


@get("/api/tables/{table:str}/record")
async def table_record(table: FromPath[str], services: TheServices, viewer: TheViewer) -> Json:
    """The record of a finished table; of a running one for those who sit at it."""
    found = await services.tables.read(table)
    person = viewer.person
    if found.status != "finished" and not found.seats_of(person.id if person else None):
        raise Refused("not_seated")
    return replays.record_of(found, viewer.language).to_dict()


@get("/api/tables/{table:str}/replay")
async def table_replay(
    table: FromPath[str], services: TheServices, language: TheLanguage, ply: PlyNumber = None
) -> ReplayShown:
    """A finished table at one ply."""
    found = await services.tables.read(table)
    if found.status != "finished":
        raise Refused("not_finished")
    return replays.replay(replays.record_of(found, language), ply, language)


@post("/api/tables/{table:str}/rematch")
async def rematch(table: FromPath[str], services: TheServices, viewer: TheViewer) -> RematchOpened:
    """The table where the same people play again."""
    return RematchOpened(await services.tables.rematch(table, viewer.person))


@get("/api/invitations/{token:str}")
async def invitation(
    token: FromPath[str], services: TheServices, viewer: TheViewer
) -> InvitationShown:
    """The table that somebody is invited to."""
    table, seat = await services.tables.invited(token)
    return InvitationShown(
        table=table.id,
        game=table.game.id,
        title=snapshots.title(table, viewer),
        seats=snapshots.seats_shown(table, viewer, await services.presence.at(table.id)),
        seat=seat.seat,
        taken=not seat.is_open,
    )


@post("/api/invitations/{token:str}", status_code=200)
async def join(
    token: FromPath[str],
    data: JSONBody[Joining],
    request: AnyRequest,
    services: TheServices,
    viewer: TheViewer,
) -> Response[Joined]:
    """Take the seat of an invitation."""
    name = clean_name(data.name)
    await services.tables.invited(token)
    person = await services.people.welcome(viewer.person, name)
    table, seat = await services.tables.join(token, person)
    return _with_cookie(Joined(table.id, seat.seat), person, request)


@post("/api/replay", status_code=200)
async def replay_record(data: JSONBody[ReplayWish], language: TheLanguage) -> ReplayShown:
    """A record that somebody has, at one ply."""
    return replays.replay(replays.record_from(data.record), data.ply, language)


@post("/api/score", status_code=200)
async def score(data: JSONBody[PhysicalKingdom], language: TheLanguage) -> ScoreShown:
    """The explained score of a kingdom on a table at home."""
    return scorer.score(data, language)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, table: FromPath[str], services: TheServices) -> None:
    """Follow a table and act at it."""
    try:
        check_origin(socket, services.settings.origins)
    except Refused as refused:
        raise PermissionDeniedException(refused.code) from None
    person = await services.people.find(socket.cookies.get(COOKIE))
    language = language_of(
        socket.query_params.get("language"), socket.headers.get("accept-language")
    )
    since = socket.query_params.get("from", "")
    await socket.accept()
    page = TableSocket(socket, services, table, Viewer(person, language))
    await page.follow(int(since) if re.fullmatch("[0-9]{1,9}", since) else None)


HANDLERS = (
    me,
    games,
    building_catalogue,
    rules_page,
    open_table,
    my_tables,
    table_snapshot,
    table_record,
    table_replay,
    rematch,
    invitation,
    join,
    replay_record,
    score,
    table_socket,
)


def _with_cookie(content: Content, person: Person, request: AnyRequest) -> Response[Content]:
    cookie = person_cookie(person, secure=request.url.scheme == "https")
    return Response(content, cookies=[cookie])
