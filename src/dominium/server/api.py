"""The requests that a page can make, one function each."""

import asyncio
import re
from datetime import UTC, datetime
from typing import Annotated, Any

from litestar import WebSocket, get, post, websocket
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from dominium.describe import Length
from dominium.server import (
    catalogue,
    lessons,
    lobby,
    printing,
    puzzles,
    referee,
    replays,
    rules,
    scorer,
    snapshots,
    tally,
)
from dominium.server.accounts import api as accounts
from dominium.server.dependencies import (
    AnyRequest,
    TheLanguage,
    TheServices,
    TheViewer,
    known_person,
)
from dominium.server.evenings import api as evenings
from dominium.server.limits import address_of
from dominium.server.live import TableSocket
from dominium.server.messages import (
    AdviceShown,
    BuildingShown,
    Contact,
    GameShown,
    InvitationShown,
    Joined,
    Joining,
    Json,
    LessonInfo,
    LessonShown,
    LessonWish,
    Me,
    MyTable,
    NewTable,
    OpenTable,
    PhysicalKingdom,
    PuzzleInfo,
    PuzzleShown,
    PuzzleWish,
    RematchOpened,
    ReplayShown,
    ReplayWish,
    ReviewShown,
    RulesShown,
    ScoreShown,
    Snapshot,
    TableOpened,
    TallyShown,
    TallyWish,
)
from dominium.server.notify import api as notify
from dominium.server.opening import wanted_game, wanted_seats, wanted_settings
from dominium.server.people import Viewer, clean_name
from dominium.server.proof import Promise, Proof, promise_of, proof_of
from dominium.server.refusals import Refused
from dominium.server.security import COOKIE, check_origin
from dominium.server.words import language_of, seat_names

AnySocket = WebSocket[Any, Any, Any]
SeatNumber = Annotated[int, PathParameter(ge=0, le=99)]
PlyNumber = Annotated[int | None, QueryParameter(name="ply", ge=0)]


@get("/api/me")
async def me(viewer: TheViewer) -> Me:
    """The name last given by the asking person."""
    return Me(viewer.person.name if viewer.person else None)


@get("/api/contact", sync_to_thread=False)
def contact(services: TheServices) -> Contact:
    """Where the operator of the server may be written to."""
    return Contact(services.settings.public_contact)


@get("/api/games", sync_to_thread=False)
def games(services: TheServices, language: TheLanguage) -> list[GameShown]:
    """The games with all options, presets and levels of bots."""
    return lobby.games(language, services.programs)


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
) -> TableOpened:
    """Open a table."""
    clean_name(data.my_name)
    game = wanted_game(data, services.programs)
    await services.limits.take("tables", address_of(request))
    creator = await known_person(data.my_name, request, services, viewer)
    table = await services.tables.open(
        creator, game, wanted_seats(data, creator), wanted_settings(data)
    )
    seen = Viewer(creator, viewer.language)
    return TableOpened(
        table.id, snapshots.seats_shown(table, seen, ()), snapshots.invitations(table, creator)
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
async def open_tables(services: TheServices, viewer: TheViewer) -> list[OpenTable]:
    """The tables at which anybody may sit down, the latest first."""
    return [
        OpenTable(
            table=table.id,
            game=table.game.id,
            title=snapshots.title(table, viewer),
            names=seat_names(table.seats, viewer.language),
            free=[seat.seat for seat in table.seats if seat.is_open],
            settings=table.settings,
            updated=_moment(updated),
        )
        for table, updated in await services.tables.open_tables()
    ]


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def sit(
    table: FromPath[str],
    seat: SeatNumber,
    *,
    data: JSONBody[Joining],
    request: AnyRequest,
    services: TheServices,
    viewer: TheViewer,
) -> Joined:
    """Sit down at an open table."""
    clean_name(data.name)
    await services.tables.read(table)
    person = await known_person(data.name, request, services, viewer)
    after, taken = await services.tables.sit(table, seat, person)
    return Joined(after.id, taken.seat)


@get("/api/tables/{table:str}")
async def table_snapshot(
    table: FromPath[str], services: TheServices, viewer: TheViewer
) -> Snapshot:
    """A table as the asking person sees it."""
    found = await services.tables.seen_by(table, viewer)
    return snapshots.snapshot(found, viewer, await services.presence.at(table))


@get("/api/tables/{table:str}/record")
async def table_record(table: FromPath[str], services: TheServices, viewer: TheViewer) -> Json:
    """The record of a finished table; of a running one for those who sit at it."""
    found = await services.tables.seen_by(table, viewer)
    person = viewer.person
    if found.status != "finished" and not found.seats_of(person.id if person else None):
        raise Refused("not_seated")
    return replays.record_of(found, viewer).to_dict()


@get("/api/tables/{table:str}/proof")
async def table_proof(
    table: FromPath[str], services: TheServices, viewer: TheViewer
) -> Proof | Promise:
    """What a finished table was dealt by; of any other to what its draws are bound."""
    found = await services.tables.seen_by(table, viewer)
    if found.status != "finished":
        return promise_of(found)
    return await asyncio.to_thread(proof_of, found)


@get("/api/tables/{table:str}/replay")
async def table_replay(
    table: FromPath[str], services: TheServices, viewer: TheViewer, ply: PlyNumber = None
) -> ReplayShown:
    """A finished table at one ply."""
    found = await services.tables.seen_by(table, viewer)
    if found.status != "finished":
        raise Refused("not_finished")
    return await asyncio.to_thread(replays.replay_of, found, ply, viewer)


@post("/api/tables/{table:str}/review", status_code=200)
async def begin_review(
    table: FromPath[str], request: AnyRequest, services: TheServices, viewer: TheViewer
) -> ReviewShown:
    """Have a finished table reviewed by the coach; tells how far that is."""
    await services.limits.take("coach", address_of(request))
    return await services.reviews.begin(table, viewer)


@get("/api/tables/{table:str}/review")
async def table_review(
    table: FromPath[str], services: TheServices, viewer: TheViewer
) -> ReviewShown:
    """The review of a finished table, as far as it is."""
    return await services.reviews.shown(table, viewer)


@post("/api/tables/{table:str}/advice", status_code=200)
async def table_advice(
    table: FromPath[str], request: AnyRequest, services: TheServices, viewer: TheViewer
) -> AdviceShown:
    """What the coach advises somebody who has to act, at a table with a coach."""
    await services.limits.take("coach", address_of(request))
    return await services.reviews.advice(table, viewer)


@post("/api/tables/{table:str}/rematch")
async def rematch(
    table: FromPath[str], request: AnyRequest, services: TheServices, viewer: TheViewer
) -> RematchOpened:
    """The table where the same people play again."""
    if (await services.tables.read(table)).rematch is None:
        await services.limits.take("tables", address_of(request))
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
        settings=table.settings,
    )


@post("/api/invitations/{token:str}", status_code=200)
async def join(
    token: FromPath[str],
    data: JSONBody[Joining],
    request: AnyRequest,
    services: TheServices,
    viewer: TheViewer,
) -> Joined:
    """Take the seat of an invitation."""
    clean_name(data.name)
    await services.tables.invited(token)
    person = await known_person(data.name, request, services, viewer)
    table, seat = await services.tables.join(token, person)
    return Joined(table.id, seat.seat)


@post("/api/replay", status_code=200)
async def replay_record(data: JSONBody[ReplayWish], language: TheLanguage) -> ReplayShown:
    """A record that somebody has, at one ply."""
    record = await asyncio.to_thread(replays.record_from, data.record)
    return await asyncio.to_thread(replays.replay, record, data.ply, language)


@post("/api/score", status_code=200)
async def score(data: JSONBody[PhysicalKingdom], language: TheLanguage) -> ScoreShown:
    """The explained score of a kingdom on a table at home."""
    return scorer.score(data, language)


@post("/api/tally", status_code=200)
async def tally_pad(data: JSONBody[TallyWish], language: TheLanguage) -> TallyShown:
    """The score pad of a line game played at home."""
    return tally.tally(data, language)


@get("/api/lessons", sync_to_thread=False)
def all_lessons(language: TheLanguage) -> list[LessonInfo]:
    """The lessons, in the order in which they are best taken."""
    return lessons.all_lessons(language)


@post("/api/lessons/{lesson:str}", status_code=200)
async def follow_lesson(
    lesson: FromPath[str], data: JSONBody[LessonWish], language: TheLanguage
) -> LessonShown:
    """A lesson after some answers: what is said, what is to be done, and its table."""
    return await asyncio.to_thread(lessons.lesson, lesson, data, language)


@get("/api/puzzles", sync_to_thread=False)
def all_puzzles(language: TheLanguage) -> list[PuzzleInfo]:
    """The days that have a puzzle, the latest first."""
    return puzzles.all_puzzles(language)


@post("/api/puzzles/{day:str}", status_code=200)
async def answer_puzzle(
    day: FromPath[str],
    data: JSONBody[PuzzleWish],
    services: TheServices,
    language: TheLanguage,
) -> PuzzleShown:
    """The puzzle of a day after some answers; while it is being sought one asks again."""
    puzzle = await services.puzzles.puzzle(puzzles.day_named(day))
    return await asyncio.to_thread(puzzles.answered, puzzle, data, language)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, table: FromPath[str], services: TheServices) -> None:
    """Follow a table and act at it."""
    try:
        check_origin(socket, services.settings.origins)
        await services.limits.take("sockets", address_of(socket))
    except Refused as refused:
        raise PermissionDeniedException(refused.code) from None
    session = await services.sessions.find(socket.cookies.get(COOKIE))
    person = session.person if session else None
    language = language_of(
        socket.query_params.get("language"), socket.headers.get("accept-language")
    )
    since, heard = (_number(socket.query_params.get(name, "")) for name in ("from", "talk"))
    await socket.accept()
    length: Length = "long" if socket.query_params.get("length") == "long" else "short"
    viewer = Viewer(person, language, length=length)
    page = TableSocket(socket, services, table, viewer, session)
    await page.follow(since, heard or 0)


HANDLERS = (
    me,
    contact,
    games,
    building_catalogue,
    rules_page,
    open_table,
    my_tables,
    open_tables,
    sit,
    table_snapshot,
    table_record,
    table_proof,
    table_replay,
    begin_review,
    table_review,
    table_advice,
    rematch,
    invitation,
    join,
    replay_record,
    score,
    tally_pad,
    all_lessons,
    follow_lesson,
    all_puzzles,
    answer_puzzle,
    table_socket,
    *accounts.HANDLERS,
    *evenings.HANDLERS,
    *printing.HANDLERS,
    *referee.HANDLERS,
    *notify.HANDLERS,
)


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")


def _number(text: str) -> int | None:
    return int(text) if re.fullmatch("[0-9]{1,9}", text) else None
