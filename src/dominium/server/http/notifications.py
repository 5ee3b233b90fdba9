"""The routes of notifications."""

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from dominium.server.common.rate_limits import address_of
from dominium.server.http.accounts import NEVER_KEPT, confirmed_account, own_account
from dominium.server.http.dependencies import (
    OWN_AFFAIRS,
    AnyRequest,
    TheServices,
    TheSession,
    TheViewer,
)
from dominium.server.notifications.web_push import Subscription
from dominium.server.schema.notifications import (
    MailAddressRequest,
    MailCodeRequest,
    MailNoticesRequest,
    MailView,
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


@post("/api/push/end", opt=OWN_AFFAIRS, status_code=204)
async def end_push(
    data: JSONBody[PushUnsubscribeRequest], services: TheServices, viewer: TheViewer
) -> None:
    """Stop notifying a browser of the asking person."""
    await services.notifier.end(viewer.person, data.endpoint)


@get("/api/account/mail", response_headers=NEVER_KEPT)
async def mail_address(services: TheServices, viewer: TheViewer) -> MailView:
    """Return the mail address of the asking person, and whether this server sends mail."""
    found = await services.mail.of(viewer.person.id) if viewer.person else None
    if found is None:
        return MailView(services.mail.is_offered)
    return MailView(services.mail.is_offered, found.address, found.confirmed, found.notices)


@put("/api/account/mail", status_code=204)
async def set_mail_address(
    data: JSONBody[MailAddressRequest],
    request: AnyRequest,
    services: TheServices,
    session: TheSession,
    viewer: TheViewer,
) -> None:
    """Send a code to a mail address, which belongs to the account once the code comes back."""
    found = await confirmed_account(services, session, viewer, data.password)
    await services.limits.take("mails", address_of(request))
    await services.limits.take("mails", data.address.casefold())
    await services.mail.begin(found.person.id, data.address, viewer.language)


@post("/api/account/mail/confirm", status_code=204)
async def confirm_mail_address(
    data: JSONBody[MailCodeRequest], services: TheServices, viewer: TheViewer
) -> None:
    """Confirm the mail address of the own account by the code that was sent to it."""
    found = await own_account(services, viewer)
    await services.limits.take("guesses", f"mail {found.person.id}")
    await services.mail.confirm(found.person.id, data.code)


@post("/api/account/mail/notices", opt=OWN_AFFAIRS, status_code=204)
async def change_mail_notices(
    data: JSONBody[MailNoticesRequest], services: TheServices, viewer: TheViewer
) -> None:
    """Begin or end notices by mail to the asking person."""
    found = await own_account(services, viewer)
    await services.mail.change_notices(found.person.id, wanted=data.wanted)


@delete("/api/account/mail", opt=OWN_AFFAIRS, status_code=204)
async def remove_mail_address(services: TheServices, viewer: TheViewer) -> None:
    """Delete the mail address of the own account."""
    found = await own_account(services, viewer)
    await services.mail.remove(found.person.id)


@post("/api/mail/unsubscribe/{token:str}", status_code=204)
async def unsubscribe(token: FromPath[str], services: TheServices) -> None:
    """End notices by mail, as mail programs ask for it in one step (RFC 8058)."""
    await services.mail.unsubscribe(token)


@get("/api/mail/unsubscribe/{token:str}", status_code=302, sync_to_thread=False)
def look_at_mail() -> Redirect:
    """Lead to the account; programs that look at every link in a mail end nothing."""
    return Redirect("/account", status_code=302)


HANDLERS = (
    push_offer,
    begin_push,
    end_push,
    mail_address,
    set_mail_address,
    confirm_mail_address,
    change_mail_notices,
    remove_mail_address,
    unsubscribe,
    look_at_mail,
)
