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


class PushOffer(Struct):
    """The key of this server, by which a push service knows that notices are from it."""

    key: str


class PushNotice(Struct):
    """The text of a notice; it holds no more than anybody may see who knows the table."""

    title: str
    body: str
    url: str
    tag: str
