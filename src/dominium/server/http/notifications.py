"""The routes of notifications."""

from litestar import get, post
from litestar.params import JSONBody

from dominium.server.http.dependencies import TheServices, TheViewer
from dominium.server.notifications.web_push import Subscription
from dominium.server.schema.notifications import (
    PushOffer,
    PushSubscriptionRequest,
    PushUnsubscribeRequest,
)


@get("/api/push")
async def push_offer(services: TheServices) -> PushOffer:
    """Return the public key by which a browser subscribes to notifications of this server."""
    return PushOffer(await services.notifier.key())


@post("/api/push", status_code=204)
async def begin_push(
    data: JSONBody[PushSubscriptionRequest], services: TheServices, viewer: TheViewer
) -> None:
    """Notify the asking browser from now on, in the language asked for."""
    subscription = Subscription(data.endpoint, data.keys.p256dh, data.keys.auth)
    await services.notifier.begin(viewer.person, subscription, viewer.language)


@post("/api/push/end", status_code=204)
async def end_push(
    data: JSONBody[PushUnsubscribeRequest], services: TheServices, viewer: TheViewer
) -> None:
    """Stop notifying a browser of the asking person."""
    await services.notifier.end(viewer.person, data.endpoint)


HANDLERS = (push_offer, begin_push, end_push)
