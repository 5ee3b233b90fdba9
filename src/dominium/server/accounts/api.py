"""The requests about accounts, results and ratings, one function each."""

from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody, QueryParameter

import dominium
from dominium.server.accounts.accounts import Account
from dominium.server.accounts.messages import (
    AccountChange,
    AccountShown,
    Deletion,
    Export,
    HistoryShown,
    LoginWish,
    LogoutWish,
    PasswordChange,
    PlayerShown,
    RatingsShown,
    Registration,
)
from dominium.server.accounts.passwords import counted_login
from dominium.server.dependencies import (
    AnyRequest,
    TheServices,
    TheSession,
    TheViewer,
)
from dominium.server.limits import address_of
from dominium.server.people import Person, Viewer, clean_name
from dominium.server.refusals import Refused
from dominium.server.security import give_cookie
from dominium.server.services import Services

Moment = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
SeatCount = Annotated[int | None, QueryParameter(ge=1, le=16)]
NEVER_KEPT = {"Cache-Control": "no-store"}


@get("/api/account", response_headers=NEVER_KEPT)
async def account(services: TheServices, viewer: TheViewer) -> AccountShown:
    """What the server shows somebody of themselves."""
    person = viewer.person
    if person is None:
        return AccountShown(None)
    found = await services.accounts.of(person)
    return AccountShown(
        name=person.name,
        login=found.login if found else None,
        public=found is not None and found.public,
        browsers=await services.sessions.count(person.id),
        statistics=await services.statistics.of(person.id),
        ratings=await services.statistics.ratings(person.id),
    )


@post("/api/account")
async def register(
    data: JSONBody[Registration],
    request: AnyRequest,
    services: TheServices,
    session: TheSession,
) -> AccountShown:
    """Make an account; the tables of the browser belong to it from then on."""
    await services.limits.take("logins", address_of(request))
    known, name = session.person if session else None, clean_name(data.name)
    await services.accounts.check_new(known, data.login, data.password)
    person = await services.people.welcome(known, name)
    made = await services.accounts.register(person, data.login, data.password)
    await _enter(made.person, request, services, session)
    return AccountShown(made.person.name, made.login)


@post("/api/account/login", status_code=200)
async def login(
    data: JSONBody[LoginWish], request: AnyRequest, services: TheServices, session: TheSession
) -> AccountShown:
    """Let somebody in who knows the password of an account."""
    await services.limits.take("logins", address_of(request))
    await services.limits.take("guesses", counted_login(data.login))
    found = await services.accounts.enter(data.login, data.password)
    before = session.person if session else None
    if before and data.keep_tables and await services.accounts.of(before) is None:
        await services.belongings.move(before.id, found.person.id)
    await _enter(found.person, request, services, session)
    return AccountShown(found.person.name, found.login, found.public)


@post("/api/account/logout", status_code=204)
async def logout(
    data: JSONBody[LogoutWish], request: AnyRequest, services: TheServices, session: TheSession
) -> None:
    """Know somebody no more in this browser, or in none at all."""
    if session is not None and data.everywhere:
        await services.sessions.end_all(session.person.id)
    elif session is not None:
        await services.sessions.end(session.id)
    give_cookie(request, None)


@post("/api/account/password", status_code=204)
async def change_password(
    data: JSONBody[PasswordChange],
    request: AnyRequest,
    services: TheServices,
    session: TheSession,
    viewer: TheViewer,
) -> None:
    """Change the password; every other browser has to log in again."""
    found = await _own_account(services, viewer)
    await _check_password(request, services, found, data.old)
    await services.accounts.change_password(found, data.new)
    await services.sessions.end_all(found.person.id)
    await _enter(found.person, request, services, session)


@patch("/api/account", status_code=204)
async def change(data: JSONBody[AccountChange], services: TheServices, viewer: TheViewer) -> None:
    """Change the name, or whether others may find the account."""
    found = await _own_account(services, viewer)
    if data.name is not None:
        await services.people.welcome(found.person, clean_name(data.name))
    if data.public is not None:
        await services.accounts.change_public(found, public=data.public)


@get("/api/account/games", response_headers=NEVER_KEPT)
async def games(services: TheServices, viewer: TheViewer, before: Moment = None) -> HistoryShown:
    """The latest finished games of the asking person."""
    if viewer.person is None:
        return HistoryShown([], None)
    return await services.statistics.history(viewer.person.id, before)


@get("/api/account/export")
async def export(services: TheServices, viewer: TheViewer) -> Response[Export]:
    """Everything that the server knows about the asking person, as a file."""
    if viewer.person is None:
        raise Refused("nobody_known")
    everything = await services.exports.of(viewer.person, viewer.language)
    attachment = 'attachment; filename="dominium.json"'
    return Response(everything, headers={**NEVER_KEPT, "Content-Disposition": attachment})


@delete("/api/account", status_code=204)
async def forget(
    data: JSONBody[Deletion], request: AnyRequest, services: TheServices, viewer: TheViewer
) -> None:
    """Forget the asking person; whoever has an account confirms it by the password."""
    if viewer.person is None:
        raise Refused("nobody_known")
    found = await services.accounts.of(viewer.person)
    if found is not None:
        await _check_password(request, services, found, data.password)
    await services.belongings.forget(viewer.person.id)
    await services.sessions.end_all(viewer.person.id)
    give_cookie(request, None)


@get("/api/players/{login:str}")
async def player(login: FromPath[str], services: TheServices) -> PlayerShown:
    """What somebody has made public."""
    found = await services.accounts.public(login)
    person = found.person
    return PlayerShown(
        login=found.login,
        name=person.name or found.login,
        statistics=await services.statistics.of(person.id),
        ratings=await services.statistics.ratings(person.id),
    )


@get("/api/ratings/{game:str}")
async def ratings(
    game: FromPath[str], services: TheServices, seats: SeatCount = None
) -> RatingsShown:
    """The ratings of those who made theirs public."""
    if game not in {info.id for info in dominium.games()}:
        raise Refused("unknown_rules", {"game": game})
    return await services.statistics.ranked(game, seats)


HANDLERS = (
    account,
    register,
    login,
    logout,
    change_password,
    change,
    games,
    export,
    forget,
    player,
    ratings,
)


async def _own_account(services: Services, viewer: Viewer) -> Account:
    found = await services.accounts.of(viewer.person)
    if found is None:
        raise Refused("no_account")
    return found


async def _check_password(
    request: AnyRequest, services: Services, account: Account, password: str
) -> None:
    await services.limits.take("logins", address_of(request))
    await services.limits.take("guesses", account.login)
    await services.accounts.prove(account, password)


async def _enter(
    person: Person, request: AnyRequest, services: Services, session: TheSession
) -> None:
    """Know somebody in this browser from now on, by another cookie than before."""
    if session is not None:
        await services.sessions.end(session.id)
    give_cookie(request, await services.sessions.begin(person.id))
