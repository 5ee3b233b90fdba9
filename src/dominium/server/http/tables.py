"""The routes of tables, one function each, and the socket of a table."""

import asyncio
import re
from datetime import UTC, datetime
from typing import Annotated, Any, get_args

from litestar import WebSocket, get, post, websocket
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from dominium.describe import Length
from dominium.server.common.errors import RequestError
from dominium.server.common.rate_limits import address_of
from dominium.server.common.security import check_host, check_origin, cookie_of
from dominium.server.http.dependencies import (
    AnyRequest,
    TheLanguage,
    TheServices,
    TheViewer,
    known_person,
)
from dominium.server.model.proof import Proof, SeedCommitment, proof_of, seed_commitment_of
from dominium.server.model.viewer import Viewer, clean_name
from dominium.server.presenters import replays, snapshots
from dominium.server.presenters.text import language_of, seat_names
from dominium.server.realtime.connections import channel_of
from dominium.server.schema.tables import (
    MOST_PLIES,
    CarriedTable,
    CarryTableRequest,
    CreateTableRequest,
    InvitationView,
    JoinRequest,
    JoinResponse,
    KeptView,
    LobbyView,
    OpenTable,
    RematchCreated,
    Replay,
    ReplayRequest,
    Snapshot,
    TableCreated,
    TableSummary,
)
from dominium.server.schema.values import Json
from dominium.server.tables.carrying import carried_table
from dominium.server.tables.creation import (
    requested_game,
    requested_id,
    requested_seats,
    requested_settings,
)
from dominium.server.websocket.table_socket import TableSocket

USUAL_PAGE = 20
MOST_ON_A_PAGE = 50
MOST_SKIPPED = 10_000

AnySocket = WebSocket[Any, Any, Any]
SeatNumber = Annotated[int, PathParameter(ge=0, le=99)]
Offset = Annotated[int, QueryParameter(name="offset", ge=0, le=MOST_SKIPPED)]
PageSize = Annotated[int, QueryParameter(name="limit", ge=1, le=MOST_ON_A_PAGE)]
PlyNumber = Annotated[int | None, QueryParameter(name="ply", ge=0, le=MOST_PLIES)]


@post("/api/tables")
async def open_table(
    data: JSONBody[CreateTableRequest],
    request: AnyRequest,
    services: TheServices,
    viewer: TheViewer,
) -> TableCreated:
    """Open a table and return the links of its invitations."""
    clean_name(data.my_name)
    game = requested_game(data, services.programs)
    await services.limits.take("tables", address_of(request))
    creator = await known_person(data.my_name, request, services, viewer)
    table = await services.tables.open(
        creator,
        game,
        requested_seats(data, creator),
        requested_settings(data),
        requested_id(data, creator),
    )
    await services.visits.note(creator, address_of(request))
    seen = Viewer(creator, viewer.language)
    return TableCreated(
        table.id, snapshots.seats_shown(table, seen, ()), snapshots.invitations(table, creator)
    )


@get("/api/tables/mine")
async def my_tables(services: TheServices, viewer: TheViewer) -> list[TableSummary]:
    """Return the tables of the asking person, the latest first."""
    if viewer.person is None:
        return []
    return [
        TableSummary(
            table=table.id,
            game=table.game.id,
            title=snapshots.title(table, viewer),
            names=seat_names(table.seats, viewer.language),
            your_turn=table.person_to_move is not None
            and table.person_to_move.person == viewer.person.id,
            finished=table.status == "finished",
            status=table.status,
            updated=_moment(updated),
            pace=table.settings.pace,
            deadline=table.deadline,
        )
        for table, updated in await services.tables.of_person(viewer.person)
    ]


@get("/api/tables/open")
async def open_tables(
    request: AnyRequest,
    services: TheServices,
    viewer: TheViewer,
    offset: Offset = 0,
    limit: PageSize = USUAL_PAGE,
) -> LobbyView:
    """Return tables at which anybody may sit down and whose creators are here, the latest first."""
    await services.visits.note(viewer.person, address_of(request))
    page = await services.lobby.page(offset, limit)
    tables = [
        OpenTable(
            table=table.id,
            game=table.game.id,
            title=snapshots.title(table, viewer),
            names=seat_names(table.seats, viewer.language),
            free=[seat.seat for seat in table.seats if seat.is_open],
            settings=table.settings,
            updated=_moment(updated),
        )
        for table, updated in page.tables
        if table.has_open_seat
    ]
    seeking = await services.quick_match.seeking(viewer.person)
    return LobbyView(tables, page.following, page.here, dict(seeking))


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def sit(
    table: FromPath[str],
    seat: SeatNumber,
    *,
    data: JSONBody[JoinRequest],
    request: AnyRequest,
    services: TheServices,
    viewer: TheViewer,
) -> JoinResponse:
    """Sit down at an open table."""
    clean_name(data.name)
    await services.tables.read(table)
    person = await known_person(data.name, request, services, viewer)
    after, taken = await services.tables.sit(table, seat, person)
    return JoinResponse(after.id, taken.seat)


@get("/api/tables/{table:str}")
async def table_snapshot(
    table: FromPath[str], services: TheServices, viewer: TheViewer
) -> Snapshot:
    """Return a table as the asking person may see it."""
    found = await services.tables.seen_by(table, viewer)
    return snapshots.snapshot(found, viewer, await services.presence.at(table))


@get("/api/tables/{table:str}/kept")
async def table_kept(table: FromPath[str], services: TheServices, viewer: TheViewer) -> KeptView:
    """Return until when a table that waits is kept."""
    found = await services.tables.seen_by(table, viewer)
    until = await services.clearing.kept_until(found.id)
    return KeptView(None if until is None else _moment(until))


@get("/api/tables/{table:str}/record")
async def table_record(table: FromPath[str], services: TheServices, viewer: TheViewer) -> Json:
    """Return the record of a finished table; of a running one only to those who sit at it."""
    found = await services.tables.seen_by(table, viewer)
    person = viewer.person
    if found.status != "finished" and not found.seats_of(person.id if person else None):
        raise RequestError("not_seated")
    return replays.record_of(found, viewer).to_dict()


@get("/api/tables/{table:str}/proof")
async def table_proof(
    table: FromPath[str], services: TheServices, viewer: TheViewer
) -> Proof | SeedCommitment:
    """Return the proof of a finished table; of one that did not begin or end, its promise."""
    found = await services.tables.seen_by(table, viewer)
    if found.status != "finished" or not found.plies:
        return seed_commitment_of(found)
    if found.settings.carried:
        raise RequestError("carried_table")
    return await asyncio.to_thread(proof_of, found)


@get("/api/tables/{table:str}/replay")
async def table_replay(
    table: FromPath[str], services: TheServices, viewer: TheViewer, ply: PlyNumber = None
) -> Replay:
    """Return the position of a finished table at one ply."""
    found = await services.tables.seen_by(table, viewer)
    if found.status != "finished":
        raise RequestError("not_finished")
    return await asyncio.to_thread(replays.replay_of, found, ply, viewer)


@post("/api/tables/{table:str}/rematch")
async def rematch(
    table: FromPath[str], request: AnyRequest, services: TheServices, viewer: TheViewer
) -> RematchCreated:
    """Open the table where the same people play again, or return the one that is open."""
    if (await services.tables.read(table)).rematch is None:
        await services.limits.take("tables", address_of(request))
    return RematchCreated(await services.tables.rematch(table, viewer.person))


@post("/api/tables/carried")
async def carry_table(
    data: JSONBody[CarryTableRequest],
    request: AnyRequest,
    services: TheServices,
    viewer: TheViewer,
) -> CarriedTable:
    """Take over a table of a device for the account of the asking person."""
    if viewer.person is None or await services.accounts.of(viewer.person) is None:
        raise RequestError("no_account")
    await services.limits.take("tables", address_of(request))
    record = await asyncio.to_thread(replays.record_from, data.record)
    table, entries = await asyncio.to_thread(carried_table, record, data, viewer.person)
    return CarriedTable((await services.tables.carry(table, entries)).id)


@get("/api/invitations/{token:str}")
async def invitation(
    token: FromPath[str], services: TheServices, viewer: TheViewer
) -> InvitationView:
    """Return the table that somebody is invited to."""
    table, seat = await services.tables.invited(token)
    return InvitationView(
        table=table.id,
        game=table.game.id,
        title=snapshots.title(table, viewer),
        inviter=next(iter(table.seats_of(table.creator)), None),
        seats=snapshots.seats_shown(table, viewer, await services.presence.at(table.id)),
        seat=seat.seat,
        taken=not seat.is_open,
        settings=table.settings,
    )


@post("/api/invitations/{token:str}", status_code=200)
async def join(
    token: FromPath[str],
    data: JSONBody[JoinRequest],
    request: AnyRequest,
    services: TheServices,
    viewer: TheViewer,
) -> JoinResponse:
    """Take the seat of an invitation."""
    clean_name(data.name)
    await services.tables.invited(token)
    person = await known_person(data.name, request, services, viewer)
    table, seat = await services.tables.join(token, person)
    return JoinResponse(table.id, seat.seat)


@post("/api/replay", status_code=200)
async def replay_record(data: JSONBody[ReplayRequest], language: TheLanguage) -> Replay:
    """Return the position at one ply of a record that the request brings."""
    record = await asyncio.to_thread(replays.record_from, data.record)
    return await asyncio.to_thread(replays.replay, record, data.ply, language)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, table: FromPath[str], services: TheServices) -> None:
    """Follow a table and act at it.

    With ``changes`` the page is sent what changes in a picture, with ``actions`` the actions of
    kingdom games alone, which it plays again by itself.
    """
    try:
        check_host(socket, services.hosts)
        check_origin(socket, services.settings.origins)
        await services.limits.take("sockets", address_of(socket))
    except RequestError as refused:
        raise PermissionDeniedException(refused.code) from None
    session = await services.sessions.find(cookie_of(socket))
    person = session.person if session else None
    language = language_of(
        socket.query_params.get("language"), socket.headers.get("accept-language")
    )
    since, heard = (_number(socket.query_params.get(name, "")) for name in ("from", "talk"))
    await socket.accept()
    length = _length(socket.query_params.get("length"))
    by_actions = "actions" in socket.query_params
    viewer = Viewer(person, language, length=length, by_actions=by_actions)
    by_changes = "changes" in socket.query_params
    page = TableSocket(
        channel_of(socket.scope), services, table, viewer, session, by_changes=by_changes
    )
    await page.follow(since, heard or 0, address_of(socket))


HANDLERS = (
    open_table,
    my_tables,
    open_tables,
    sit,
    table_snapshot,
    table_kept,
    table_record,
    table_proof,
    carry_table,
    table_replay,
    rematch,
    invitation,
    join,
    replay_record,
    table_socket,
)


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")


def _length(name: str | None) -> Length:
    lengths: tuple[Length, ...] = get_args(Length)
    return next((length for length in lengths if length == name), "short")


def _number(text: str) -> int | None:
    return int(text) if re.fullmatch("[0-9]{1,9}", text) else None
