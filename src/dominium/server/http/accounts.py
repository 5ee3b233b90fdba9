"""The routes of accounts, results and ratings, one function each."""

import logging
from contextlib import suppress
from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.background_tasks import BackgroundTask
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

import dominium
from dominium.server.accounts.accounts import Account
from dominium.server.accounts.passwords import counted_login
from dominium.server.accounts.statistics import time_text
from dominium.server.accounts.tokens import Token
from dominium.server.common.errors import RequestError
from dominium.server.common.rate_limits import address_of
from dominium.server.common.security import give_cookie
from dominium.server.http.dependencies import (
    OWN_AFFAIRS,
    AnyRequest,
    TheServices,
    TheSession,
    TheViewer,
    known_person,
)
from dominium.server.model.viewer import Person, Viewer, clean_name
from dominium.server.schema.accounts import (
    AccountView,
    BotView,
    ChangeAccountRequest,
    ChangePasswordRequest,
    CurrentUser,
    DeleteAccountRequest,
    Export,
    HistoryPage,
    IntroductionRequest,
    LoginRequest,
    LogoutRequest,
    MailedCodeRequest,
    NewRecoveryCodes,
    NewRecoveryCodesRequest,
    NewToken,
    NewTokenRequest,
    OperatorContact,
    PlayerView,
    RatingsPage,
    RecoverRequest,
    RegisterRequest,
    TokenView,
)
from dominium.server.services import Services

Moment = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
RowNumber = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]
SeatCount = Annotated[int | None, QueryParameter(ge=1, le=16)]
NEVER_KEPT = {"Cache-Control": "no-store"}

logger = logging.getLogger(__name__)


@get("/api/me")
async def me(viewer: TheViewer) -> CurrentUser:
    """Return the name last given by the asking person."""
    return CurrentUser(viewer.person.name if viewer.person else None)


@post("/api/me", status_code=200)
async def introduce(
    data: JSONBody[IntroductionRequest],
    request: AnyRequest,
    services: TheServices,
    viewer: TheViewer,
) -> CurrentUser:
    """Make the asking person known in this browser, before they take a seat.

    A seat is lost when somebody unknown takes it and the answer, which says who they are, does not
    arrive. Whoever is known can ask again.
    """
    person = await known_person(data.name, request, services, viewer)
    return CurrentUser(person.name)


@get("/api/contact", sync_to_thread=False)
def contact(services: TheServices) -> OperatorContact:
    """Return the address of the server's operator."""
    return OperatorContact(services.settings.public_contact)


@get("/api/account", response_headers=NEVER_KEPT)
async def account(services: TheServices, viewer: TheViewer) -> AccountView:
    """Return the name, account and browsers of the asking person."""
    person = viewer.person
    if person is None:
        return AccountView(None)
    found = await services.accounts.of(person)
    return AccountView(
        name=person.name,
        login=found.login if found else None,
        public=found is not None and found.public,
        browsers=await services.sessions.count(person.id),
        recovery_codes=await services.recovery_codes.left(found) if found else 0,
        statistics=await services.statistics.of(person.id),
        ratings=await services.statistics.ratings(person.id),
        bots=await _bot_views(services, person),
        kept_days=services.settings.people_days,
    )


@post("/api/account")
async def register(
    data: JSONBody[RegisterRequest],
    request: AnyRequest,
    services: TheServices,
    session: TheSession,
) -> AccountView:
    """Register an account; the tables of the browser belong to it from then on."""
    await services.limits.take("logins", address_of(request))
    known, name = session.person if session else None, clean_name(data.name)
    await services.accounts.check_new(known, data.login, data.password)
    person = await services.people.update_or_create(known, name)
    made = await services.accounts.register(person, data.login, data.password)
    await _enter(made.person, request, services, session)
    return AccountView(made.person.name, made.login)


@post("/api/account/login", status_code=200)
async def login(
    data: JSONBody[LoginRequest], request: AnyRequest, services: TheServices, session: TheSession
) -> AccountView:
    """Log in with a login and its password; tables of the browser may be taken along."""
    await _count_guess(request, services, data.login)
    found = await services.accounts.log_in(data.login, data.password)
    return await _come_in(found, request, services, session, keep_tables=data.keep_tables)


@post("/api/account/recover/mail", status_code=202)
async def mail_recovery_code(
    data: JSONBody[MailedCodeRequest], request: AnyRequest, services: TheServices
) -> Response[None]:
    """Mail a recovery code to the confirmed address of an account.

    The answer comes before anything is looked up, so that nobody learns whether there is such.
    """
    if not services.mail.is_offered:
        raise RequestError("no_mail")
    await services.limits.take("logins", address_of(request))
    await services.limits.take("mails", address_of(request))
    mailing = BackgroundTask(_mail_recovery_code, services, data.login)
    return Response(None, status_code=202, background=mailing)


@post("/api/account/recover", status_code=200)
async def recover(
    data: JSONBody[RecoverRequest], request: AnyRequest, services: TheServices, session: TheSession
) -> Response[AccountView]:
    """Enter an account by a recovery code, which ends other browsers and all tokens.

    The confirmed address of the account is told so.
    """
    await _count_guess(request, services, data.login)
    found = await services.recovery_codes.recover(data.login, data.code, data.password)
    await services.sessions.end_all(found.person.id)
    await services.tokens.revoke_all(found)
    view = await _come_in(found, request, services, session, keep_tables=data.keep_tables)
    return Response(view, background=BackgroundTask(_tell_of_recovery, services, found))


@post("/api/account/logout", status_code=204)
async def logout(
    data: JSONBody[LogoutRequest], request: AnyRequest, services: TheServices, session: TheSession
) -> None:
    """Log out in this browser, or in all browsers of the person."""
    if session is not None and data.everywhere:
        await services.sessions.end_all(session.person.id)
    elif session is not None:
        await services.sessions.end(session.id)
    give_cookie(request, None)


@post("/api/account/password", opt=OWN_AFFAIRS, status_code=204)
async def change_password(
    data: JSONBody[ChangePasswordRequest],
    request: AnyRequest,
    services: TheServices,
    session: TheSession,
    viewer: TheViewer,
) -> None:
    """Change the password; every other browser has to log in again, and tokens are revoked."""
    found = await confirmed_account(services, session, viewer, data.old)
    await services.accounts.change_password(found, data.new)
    await services.sessions.end_all(found.person.id)
    await services.tokens.revoke_all(found)
    await _enter(found.person, request, services, session)


@post("/api/account/recovery-codes", response_headers=NEVER_KEPT)
async def new_recovery_codes(
    data: JSONBody[NewRecoveryCodesRequest],
    services: TheServices,
    session: TheSession,
    viewer: TheViewer,
) -> NewRecoveryCodes:
    """Make new recovery codes in place of those before, and return them this once."""
    found = await confirmed_account(services, session, viewer, data.password)
    return NewRecoveryCodes(await services.recovery_codes.renew(found))


@get("/api/account/tokens", response_headers=NEVER_KEPT)
async def tokens(services: TheServices, viewer: TheViewer) -> list[TokenView]:
    """Return the personal tokens of the own account."""
    found = await own_account(services, viewer)
    return [_token_view(token) for token in await services.tokens.of(found)]


@post("/api/account/tokens", response_headers=NEVER_KEPT)
async def new_token(
    data: JSONBody[NewTokenRequest],
    services: TheServices,
    session: TheSession,
    viewer: TheViewer,
) -> NewToken:
    """Make a personal token, and return its secret this once."""
    found = await confirmed_account(services, session, viewer, data.password)
    secret, token = await services.tokens.make(found, data.name, data.scopes)
    return NewToken(secret, _token_view(token))


@delete("/api/account/tokens/{number:int}", opt=OWN_AFFAIRS, status_code=204)
async def revoke_token(number: RowNumber, services: TheServices, viewer: TheViewer) -> None:
    """Revoke a personal token of the own account."""
    await services.tokens.revoke(await own_account(services, viewer), number)


@delete("/api/account/bots/{number:int}", opt=OWN_AFFAIRS, status_code=204)
async def delete_bot(number: RowNumber, services: TheServices, viewer: TheViewer) -> None:
    """Delete a bot of the own account with its tokens and ratings; twice changes nothing more."""
    found = await own_account(services, viewer)
    for bot in await services.own_bots.of(found.person):
        if bot.id == number:
            await services.owned_data.erase(bot.person.id)


@patch("/api/account", status_code=204)
async def change(
    data: JSONBody[ChangeAccountRequest], services: TheServices, viewer: TheViewer
) -> None:
    """Change the name, or the consent to be found by others."""
    found = await own_account(services, viewer)
    if data.name is not None:
        await services.people.update_or_create(found.person, clean_name(data.name))
    if data.public is not None:
        await services.accounts.change_public(found, public=data.public)


@get("/api/account/games", response_headers=NEVER_KEPT)
async def games(services: TheServices, viewer: TheViewer, before: Moment = None) -> HistoryPage:
    """Return the latest finished games of the asking person."""
    if viewer.person is None:
        return HistoryPage([], None)
    return await services.statistics.history(viewer.person.id, before)


@get("/api/account/export")
async def export(services: TheServices, viewer: TheViewer) -> Response[Export]:
    """Return all data that the server has about the asking person, as a file."""
    if viewer.person is None:
        raise RequestError("nobody_known")
    everything = await services.data_export.of(viewer.person, viewer.language)
    attachment = 'attachment; filename="dominium.json"'
    return Response(everything, headers={**NEVER_KEPT, "Content-Disposition": attachment})


@delete("/api/account", opt=OWN_AFFAIRS, status_code=204)
async def forget(
    data: JSONBody[DeleteAccountRequest],
    request: AnyRequest,
    services: TheServices,
    session: TheSession,
    viewer: TheViewer,
) -> None:
    """Delete the asking person's data; with an account, the password confirms it."""
    if viewer.person is None:
        raise RequestError("nobody_known")
    found = await services.accounts.of(viewer.person)
    if found is not None:
        await _check_password(services, session, found, data.password)
    await services.owned_data.erase(viewer.person.id)
    await services.sessions.end_all(viewer.person.id)
    give_cookie(request, None)


@get("/api/players/{login:str}")
async def player(login: FromPath[str], services: TheServices) -> PlayerView:
    """Return the statistics and ratings of a public account."""
    found = await services.accounts.public(login)
    person = found.person
    return PlayerView(
        login=found.login,
        name=person.name or found.login,
        statistics=await services.statistics.of(person.id),
        ratings=await services.statistics.ratings(person.id),
        bots=await _bot_views(services, person),
    )


@get("/api/ratings/{game:str}")
async def ratings(
    game: FromPath[str],
    services: TheServices,
    seats: SeatCount = None,
    *,
    bots: FromQuery[bool] = False,
) -> RatingsPage:
    """Return the ratings of all public accounts in a game, or those of their bots."""
    if game not in {info.id for info in dominium.games()}:
        raise RequestError("unknown_rules", {"game": game})
    return await services.statistics.ranked(game, seats, bots=bots)


HANDLERS = (
    me,
    introduce,
    contact,
    account,
    register,
    login,
    mail_recovery_code,
    recover,
    logout,
    change_password,
    new_recovery_codes,
    tokens,
    new_token,
    revoke_token,
    delete_bot,
    change,
    games,
    export,
    forget,
    player,
    ratings,
)


def _token_view(token: Token) -> TokenView:
    return TokenView(
        id=token.id,
        name=token.name,
        scopes=list(token.scopes),
        created=time_text(token.created_at),
        used=None if token.used_at is None else time_text(token.used_at),
    )


async def _bot_views(services: Services, owner: Person) -> list[BotView]:
    """Return the bots of somebody with their ratings."""
    return [
        BotView(bot.id, bot.person.name, await services.statistics.ratings(bot.person.id))
        for bot in await services.own_bots.of(owner)
    ]


async def own_account(services: Services, viewer: Viewer) -> Account:
    """Return the account of the asking person.

    Raises:
        RequestError: ``no_account``.
    """
    found = await services.accounts.of(viewer.person)
    if found is None:
        raise RequestError("no_account")
    return found


async def _count_guess(request: AnyRequest, services: Services, login: str) -> None:
    """Count an attempt to enter an account; only those of the same address are ever refused."""
    address, counted = address_of(request), counted_login(login)
    await services.limits.take("logins", address)
    await services.limits.take("guesses", f"{counted} {address}")
    await services.limits.slow_down("slow_logins", counted)


async def _mail_recovery_code(services: Services, login: str) -> None:
    """Mail a recovery code where the login has a confirmed address and no code just now."""
    with suppress(RequestError):  # the database is away, and the answer has gone already
        made = await services.recovery_codes.for_mail(login)
        if made is None:
            return
        account, code = made
        if not await _write_to(services, account, "mail-recover", code=code):
            await services.recovery_codes.withdraw(account, code)


async def _tell_of_recovery(services: Services, account: Account) -> None:
    """Tell the confirmed address of an account that somebody entered it by a recovery code."""
    with suppress(RequestError):
        await _write_to(services, account, "mail-recovered")


async def _write_to(services: Services, account: Account, message: str, **values: str) -> bool:
    """Write to the confirmed address of an account and tell whether nothing failed."""
    sent = await services.mail.write_to(account.person.id, message, login=account.login, **values)
    if not sent:
        logger.warning("the mail server did not take a letter about an account")
    return sent


async def confirmed_account(
    services: Services, session: TheSession, viewer: Viewer, password: str
) -> Account:
    """Return the account of the asking person, who has to show that they know its password.

    Raises:
        RequestError: ``no_account``, ``wrong_login``, or ``too_many`` attempts.
    """
    found = await own_account(services, viewer)
    await _check_password(services, session, found, password)
    return found


async def _check_password(
    services: Services, session: TheSession, account: Account, password: str
) -> None:
    """Check the password in an open session, whose attempts are counted by themselves."""
    await services.limits.take("guesses", session.id.hex() if session else "")
    await services.accounts.reauthenticate(account, password)


async def _come_in(
    account: Account,
    request: AnyRequest,
    services: Services,
    session: TheSession,
    *,
    keep_tables: bool,
) -> AccountView:
    """Open an account in this browser, whose tables it takes along unless another one has them."""
    before = session.person if session else None
    if before and keep_tables and await services.accounts.of(before) is None:
        await services.owned_data.transfer(before.id, account.person.id)
    await _enter(account.person, request, services, session)
    return AccountView(account.person.name, account.login, account.public)


async def _enter(
    person: Person, request: AnyRequest, services: Services, session: TheSession
) -> None:
    """Begin a new session of somebody in this browser and end the one before."""
    if session is not None:
        await services.sessions.end(session.id)
    give_cookie(request, await services.sessions.begin(person.id))
