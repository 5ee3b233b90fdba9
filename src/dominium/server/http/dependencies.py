"""The dependencies that are injected into requests."""

from typing import Any, Final

from litestar import Request
from litestar.di import NamedDependency, Provide

from dominium.describe import Language
from dominium.server.accounts.sessions import Session
from dominium.server.common.rate_limits import address_of
from dominium.server.common.security import cookie_of, give_cookie, has_old_cookie
from dominium.server.model.viewer import Person, Viewer, clean_name
from dominium.server.presenters.text import language_of
from dominium.server.services import Services

AnyRequest = Request[Any, Any, Any]
TheServices = NamedDependency[Services]
TheLanguage = NamedDependency[Language]
TheViewer = NamedDependency[Viewer]
TheSession = NamedDependency[Session | None]
NEEDED_SCOPE: Final = "needed_scope"
"""The option of routes for programs: the scope that a personal token must have, or None."""
OWN_AFFAIRS: Final[dict[str, Any]] = {"own_affairs": True}
"""The option of routes that reach nobody else: somebody who is banned may use them too."""


def dependencies(services: Services) -> dict[str, Provide]:
    """Return the providers of one process.

    Args:
        services: The parts of the server that all requests share.
    """

    def provide_services() -> Services:
        return services

    return {
        "services": Provide(provide_services, sync_to_thread=False),
        "language": Provide(asked_language, sync_to_thread=False),
        "session": Provide(asking_session),
        "viewer": Provide(asking_viewer),
    }


def asked_language(request: AnyRequest) -> Language:
    """Return the language that a request asks for."""
    return language_of(request.query_params.get("language"), request.headers.get("accept-language"))


async def asking_session(request: AnyRequest, services: TheServices) -> Session | None:
    """Find the session of the cookie; the answer renews a cookie of an earlier day."""
    shown = cookie_of(request)
    session = await services.sessions.find(shown)
    if session is not None and (session.cookie is not None or has_old_cookie(request)):
        give_cookie(request, session.cookie or shown)
    return session


async def asking_viewer(
    request: AnyRequest, services: TheServices, session: TheSession, language: TheLanguage
) -> Viewer:
    """Return the viewer whom the cookie names, or the public.

    Raises:
        RequestError: ``banned``, where the request changes something that reaches others.
    """
    person = session.person if session else None
    await check_ban(request, services, person)
    return Viewer(person, language)


async def check_ban(request: AnyRequest, services: Services, person: Person | None) -> None:
    """Check that somebody may do what a request asks; reading is allowed to everybody.

    Raises:
        RequestError: ``banned``.
    """
    if request.method != "GET" and not request.route_handler.opt.keys() & OWN_AFFAIRS.keys():
        await services.bans.check(person)


async def known_person(
    name: str, request: AnyRequest, services: Services, viewer: Viewer
) -> Person:
    """Return the asking person by a new name; somebody unknown is created and gets a cookie.

    A program acts for a person by a personal token and gives them no other name.

    Raises:
        RequestError: ``bad_name``, or ``too_many`` new people from one address.
    """
    cleaned = clean_name(name)
    known = viewer.person
    if known is not None:
        is_program = NEEDED_SCOPE in request.route_handler.opt
        return known if is_program else await services.people.update_or_create(known, cleaned)
    await services.limits.take("people", address_of(request))
    person = await services.people.update_or_create(None, cleaned)
    give_cookie(request, await services.sessions.begin(person.id))
    return person
