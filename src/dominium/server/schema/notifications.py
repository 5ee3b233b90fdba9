"""The messages of Web Push, as they stand in the JSON."""

from typing import Annotated

from msgspec import Meta, Struct

_BASE64 = "^[A-Za-z0-9_=-]*$"
Address = Annotated[str, Meta(max_length=1000)]


class PushKeys(Struct, forbid_unknown_fields=True):
    """The public keys of a browser's subscription, as the browser writes them."""

    p256dh: Annotated[str, Meta(max_length=120, pattern=_BASE64)]
    auth: Annotated[str, Meta(max_length=40, pattern=_BASE64)]


class PushSubscriptionRequest(Struct, forbid_unknown_fields=True):
    """A browser that is to be notified."""

    endpoint: Address
    keys: PushKeys


class PushUnsubscribeRequest(Struct, forbid_unknown_fields=True):
    """A browser that is not to be notified any more."""

    endpoint: Address


class MailAddressRequest(Struct, forbid_unknown_fields=True):
    """A mail address for the own account, confirmed by the password."""

    address: Annotated[str, Meta(max_length=254)]
    password: Annotated[str, Meta(max_length=400)]


class MailCodeRequest(Struct, forbid_unknown_fields=True):
    """The code that was sent to a mail address."""

    code: Annotated[str, Meta(max_length=40)]


class MailNoticesRequest(Struct, forbid_unknown_fields=True):
    """A wish to be told turns by days by mail, or not to be."""

    wanted: bool


class MailView(Struct):
    """The mail address of the own account.

    Attributes:
        offered: True if this server sends mail.
        address: The address, if there is one.
        confirmed: True once the code that was sent to it has come back.
        notices: True if turns by days are told by mail.
    """

    offered: bool
    address: str | None = None
    confirmed: bool = False
    notices: bool = False


class PushOffer(Struct):
    """The key of this server, by which a push service knows that notices are from it."""

    key: str


class PushNotice(Struct):
    """The text of a notice; it holds no more than anybody may see who knows the table."""

    title: str
    body: str
    url: str
    tag: str
