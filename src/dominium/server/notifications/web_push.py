"""Web Push: notices encrypted for a browser and signed by this server."""

from __future__ import annotations

import asyncio
import base64
import binascii
from functools import cached_property
from typing import TYPE_CHECKING, Literal, NamedTuple
from urllib.parse import urlsplit

import http_ece
import httpcore
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException

from dominium.server.notifications.public_network import (
    NotPublicError,
    PublicNetwork,
    check_url,
    public_addresses,
)

if TYPE_CHECKING:
    import ssl

    from dominium.server.schema.notifications import PushNotice

SECONDS_OF_PATIENCE = 10.0
AUTH_BYTES = 16
GONE = (404, 410)
_CURVE = ec.SECP256R1()

Answer = Literal["sent", "gone", "failed"]


class Subscription(NamedTuple):
    """The address at which a browser is notified, with its keys in base64."""

    endpoint: str
    p256dh: str
    auth: str

    @property
    def service(self) -> str:
        """The origin of the push service, which says nothing about the browser."""
        parts = urlsplit(self.endpoint)
        return f"{parts.scheme}://{parts.netloc}"


class Sender:
    """A sender of notices in the name of this server.

    Args:
        key: The private key of this installation, as ``new_key`` makes it.
        contact: The contact for push services: a mail address or a page, as a URL.
        anywhere: True to allow push services at any address; for tests.
    """

    def __init__(self, key: bytes, contact: str, *, anywhere: bool = False) -> None:
        self._vapid = Vapid02.from_pem(key)
        self._contact = contact
        self._anywhere = anywhere

    @property
    def public_key(self) -> str:
        """The key by which browsers subscribe for this server alone, in base64."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def check(self, subscription: Subscription) -> bool:
        """Tell whether notices can be sent to a subscription."""
        if not _has_good_keys(subscription):
            return False
        if self._anywhere:
            return True
        try:
            await public_addresses(check_url(subscription.endpoint))
        except NotPublicError:
            return False
        return True

    async def send(self, subscription: Subscription, notice: PushNotice, seconds: int) -> Answer:
        """Send a notice and return the result; failures raise no exception.

        Args:
            subscription: The browser.
            notice: The notice.
            seconds: The time for which the service stores it for a browser that is off.
        """
        try:
            if not self._anywhere:
                check_url(subscription.endpoint)
            async with asyncio.timeout(SECONDS_OF_PATIENCE):
                status = await self._post(subscription, notice, seconds)
        except _FAILURES:
            return "failed"
        if status in GONE:
            return "gone"
        return "sent" if 200 <= status < 300 else "failed"

    async def _post(self, subscription: Subscription, notice: PushNotice, seconds: int) -> int:
        headers = {
            **self._vapid.sign({"aud": subscription.service, "sub": self._contact}),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Topic": notice.tag,
            "TTL": str(seconds),
            "Urgency": "high",
        }
        network = None if self._anywhere else PublicNetwork()
        async with (
            httpcore.AsyncConnectionPool(
                ssl_context=self._certificates, network_backend=network
            ) as services,
            services.stream(
                "POST",
                subscription.endpoint,
                headers=headers,
                content=encrypted(subscription, msgspec.json.encode(notice)),
            ) as response,
        ):
            return response.status

    @cached_property
    def _certificates(self) -> ssl.SSLContext:
        return httpcore.default_ssl_context()


_FAILURES = (
    NotPublicError,
    OSError,
    VapidException,
    httpcore.NetworkError,
    httpcore.ProtocolError,
    httpcore.UnsupportedProtocol,
)


def new_key() -> bytes:
    """Generate a private key for an installation, in PEM."""
    vapid = Vapid02()
    vapid.generate_keys()
    return bytes(vapid.private_pem())


def encrypted(subscription: Subscription, content: bytes) -> bytes:
    """Encrypt a content so that only the browser of a subscription can read it."""
    return bytes(
        http_ece.encrypt(
            content,
            private_key=ec.generate_private_key(_CURVE),
            dh=_decoded(subscription.p256dh),
            auth_secret=_decoded(subscription.auth),
            version="aes128gcm",
        )
    )


def _has_good_keys(subscription: Subscription) -> bool:
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, _decoded(subscription.p256dh))
        return len(_decoded(subscription.auth)) == AUTH_BYTES
    except (ValueError, binascii.Error):
        return False


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
