"""A push service for tests: it keeps what arrives, and a browser that can read it."""

from __future__ import annotations

import base64
import json
import os
import threading
import time
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.other_site import Silent, other_site
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.conftest import Json


@dataclass
class Delivery:
    """A notice as it arrived at the service."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def claims(self) -> Json:
        """The claims of the sender, when the signature is that of the key it names."""
        assert Vapid02.verify(self.headers["authorization"])
        token = self.headers["authorization"].partition(" t=")[2].split(".")[1]
        found: Json = json.loads(_decoded(token))
        return found

    @property
    def key(self) -> str:
        """The public key of the sender."""
        return self.headers["authorization"].rpartition("k=")[2]


@dataclass
class Subscriber:
    """A browser that is notified: it alone can read what is sent to it."""

    endpoint: str
    _private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    _auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def wish(self) -> Json:
        """The subscription that the page of the browser tells the server."""
        point = self._private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": _encoded(point), "auth": _encoded(self._auth)}
        return {"endpoint": self.endpoint, "keys": keys}

    def read(self, delivery: Delivery) -> Json:
        """The notice that was sent."""
        clear = http_ece.decrypt(
            delivery.body, private_key=self._private, auth_secret=self._auth, version="aes128gcm"
        )
        found: Json = json.loads(clear)
        return found


class PushService:
    """Receives notices at any path; ``/gone/…`` and ``/broken/…`` answer accordingly."""

    def __init__(self) -> None:
        self._arrived = threading.Condition()
        self._deliveries: list[Delivery] = []
        service = self

        class Handler(Silent, BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service._arrive(Delivery(self.path, headers, body))
                self.send_response({"gone": 410, "broken": 500}.get(self.path.split("/")[1], 201))
                self.send_header("Content-Length", "0")
                self.end_headers()

        self._handler = Handler
        self.address = ""
        """The address on which it listens."""

    def running(self) -> Iterator[PushService]:
        """Serve as long as a fixture lasts."""
        with other_site(self._handler) as port:
            self.address = f"http://127.0.0.1:{port}"
            yield self

    def subscriber(self, name: str) -> Subscriber:
        """A new browser."""
        return Subscriber(f"{self.address}/{name}")

    def deliveries(self, subscriber: Subscriber, count: int) -> list[Delivery]:
        """The deliveries to a browser, as soon as there are so many."""
        path = urlsplit(subscriber.endpoint).path

        def found() -> list[Delivery]:
            return [delivery for delivery in self._deliveries if delivery.path == path]

        with self._arrived:
            deadline = time.monotonic() + PATIENCE
            while len(found()) < count:
                assert self._arrived.wait(deadline - time.monotonic()), "no notice came"
            return found()

    def _arrive(self, delivery: Delivery) -> None:
        with self._arrived:
            self._deliveries.append(delivery)
            self._arrived.notify_all()


def _encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
