"""What requests are given beside their own parameters."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide

from dominium.describe import Language
from dominium.server.people import Viewer
from dominium.server.security import COOKIE
from dominium.server.services import Services
from dominium.server.words import language_of

AnyRequest = Request[Any, Any, Any]
TheServices = NamedDependency[Services]
TheLanguage = NamedDependency[Language]
TheViewer = NamedDependency[Viewer]


def dependencies(services: Services) -> dict[str, Provide]:
    """The providers of one process.

    Args:
        services: The parts of the server that all requests share.
    """

    def provide_services() -> Services:
        return services

    return {
        "services": Provide(provide_services, sync_to_thread=False),
        "language": Provide(asked_language, sync_to_thread=False),
        "viewer": Provide(asking_viewer),
    }


def asked_language(request: AnyRequest) -> Language:
    """The language that a request asks for."""
    return language_of(request.query_params.get("language"), request.headers.get("accept-language"))


async def asking_viewer(
    request: AnyRequest, services: TheServices, language: TheLanguage
) -> Viewer:
    """Who asks, by the secret in the cookie."""
    return Viewer(await services.people.find(request.cookies.get(COOKIE)), language)
