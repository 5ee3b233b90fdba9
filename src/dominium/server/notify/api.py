"""The requests about notices."""

from litestar import get, post
from litestar.params import JSONBody

from dominium.server.dependencies import TheServices, TheViewer
from dominium.server.notify.messages import PushEnd, PushOffer, PushWish
from dominium.server.notify.push import Subscription


@get("/api/push")
async def push_offer(services: TheServices) -> PushOffer:
    """The key by which a browser subscribes for notices of this server."""
    return PushOffer(await services.notices.key())


@post("/api/push", status_code=204)
async def begin_push(data: JSONBody[PushWish], services: TheServices, viewer: TheViewer) -> None:
    """Notify the asking browser from now on, in the language asked for."""
    subscription = Subscription(data.endpoint, data.keys.p256dh, data.keys.auth)
    await services.notices.begin(viewer.person, subscription, viewer.language)


@post("/api/push/end", status_code=204)
async def end_push(data: JSONBody[PushEnd], services: TheServices, viewer: TheViewer) -> None:
    """Notify a browser of the asking person no more."""
    await services.notices.end(viewer.person, data.endpoint)


HANDLERS = (push_offer, begin_push, end_push)
