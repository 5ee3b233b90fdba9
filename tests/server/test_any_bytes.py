"""Whatever bytes come on a connection: an answer or an end, never a failure of the server."""

from __future__ import annotations

import base64
import logging
import socket
import struct
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dominium.server import app
from tests.patience import PATIENCE
from tests.server.conftest import ME, RunningServer, quick

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
HOST = b"Host: 127.0.0.1\r\n"
POST = b"POST /api/score HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\n"
KEY = base64.b64encode(bytes(16))
# After this the server ends a connection on its own account, so that no test waits for it.
LAST = b"GET /api/health HTTP/1.1\r\n" + HOST + b"Connection: close\r\n\r\n"
REQUESTS = {
    "nothing of HTTP": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    "another method": b"FOO / HTTP/1.1\r\n" + HOST + b"\r\n",
    "another version": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "no path": b"GET ?x HTTP/1.1\r\n" + HOST + b"\r\n",
    "a path of bytes": b"GET /\xff\xfe HTTP/1.1\r\n" + HOST + b"\r\n",
    "a path of escapes": b"GET //api//me?%%%=%ff&a[]=1 HTTP/1.1\r\n" + HOST + b"\r\n" + LAST,
    "an endless path": b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n" + HOST + b"\r\n" + LAST,
    "headers of bytes": b"GET /api/me HTTP/1.1\r\n"
    + HOST
    + b"Cookie: \xff=\x80\r\nAccept-Language: \xff;q=x,cs;q=9e999\r\nOrigin: \xff\r\n\r\n"
    + LAST,
    "a host of bytes": b"GET /api/me HTTP/1.1\r\nHost: \xff\xfe\r\n\r\n" + LAST,
    "an invented proxy": b"GET /api/me HTTP/1.1\r\n"
    + HOST
    + b"X-Forwarded-For: \xff, [::1, ::::, 1:99999999999\r\nX-Forwarded-Proto: \xff\r\n\r\n"
    + LAST,
    "a negative length": POST + b"Content-Length: -1\r\n\r\n",
    "an endless length": POST + b"Content-Length: " + b"9" * 40 + b"\r\n\r\n{",
    "a great length": POST + b"Content-Length: 99999999999\r\n\r\n{",
    "two lengths": POST
    + b"Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    "no chunk": POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\nzz\r\n",
    "no JSON": POST + b"Content-Length: 4\r\n\r\n\xff\xfe{}" + LAST,
    "another upgrade": b"GET /api/me HTTP/1.1\r\n"
    + HOST
    + b"Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
    "a socket by post": POST
    + b"Upgrade: websocket\r\nConnection: Upgrade\r\nContent-Length: 2\r\n\r\n{}",
    "a socket without a key": b"GET / HTTP/1.1\r\n"
    + HOST
    + b"Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
}


def frame(kind: int, data: bytes, *, last: bool = True, reserved: int = 0) -> bytes:
    """A frame of a socket, masked by nothing."""
    length = len(data)
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + struct.pack(">H", length)
    return bytes([(last << 7) | (reserved << 4) | kind]) + size + bytes(4) + data


FRAMES = {
    "no text": frame(TEXT, b"\xff\xfe"),
    "no text in two parts": frame(TEXT, b"\xc3", last=False) + frame(0, b"\xff"),
    "bytes": frame(BINARY, b"\xff\xfe"),
    "nothing": frame(TEXT, b""),
    "reserved bits": frame(TEXT, b"x", reserved=4),
    "a reserved kind": frame(5, b"x"),
    "no mask": b"\x81\x01x",
    "a part of nothing": frame(0, b"x"),
    "a text in a text": frame(TEXT, b"x", last=False) + frame(TEXT, b"x"),
    "a long ping": frame(PING, b"x" * 200),
    "half a ping": frame(PING, b"x", last=False),
    "half a code": frame(CLOSE, b"\x00"),
    "an unknown code": frame(CLOSE, struct.pack(">H", 999)),
    "a reason that is no text": frame(CLOSE, struct.pack(">H", 1000) + b"\xff"),
    "an endless length": b"\x81\xff" + struct.pack(">Q", 2**63) + bytes(4),
    "brackets": frame(TEXT, b"[" * 7000),
}


@dataclass(frozen=True)
class Target:
    """A server and a table there."""

    server: RunningServer
    table: str

    def opened(self, *headers: bytes) -> bytes:
        """The request that opens a socket of the table."""
        lines = (
            b"GET /api/tables/" + self.table.encode() + b"/socket HTTP/1.1",
            b"Host: 127.0.0.1",
            b"Upgrade: websocket",
            b"Connection: Upgrade",
            b"Sec-WebSocket-Key: " + KEY,
            b"Sec-WebSocket-Version: 13",
        )
        return b"\r\n".join((*lines, *headers, b"", b""))

    def send(self, *parts: bytes, ends: bool = False) -> bytes:
        """Send bytes, then nothing more or the end of all; all that comes back."""
        host, _, port = self.server.address.partition(":")
        told = b""
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
            try:
                for part in parts:
                    line.sendall(part)
                    if part == self.opened():  # a browser waits until the socket is open
                        told += line.recv(65536)
                if ends:
                    with suppress(OSError):  # the server may have ended it before
                        line.shutdown(socket.SHUT_WR)
                while some := line.recv(65536):
                    told += some
            except ConnectionError:
                pass
        return told


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """A server that does not wait long for what does not come."""
    folder: Path = tmp_path_factory.mktemp("bytes")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "SECONDS_KEPT_IDLE", 1)
        patch.setattr(app, "SECONDS_BETWEEN_PINGS", 1.0)
        patch.setattr(app, "SECONDS_FOR_AN_ANSWER", 1.0)
        server = RunningServer(quick(folder, head_seconds=1.0, body_seconds=1.0))
    server.start()
    yield Target(server, server.browser().open_table([ME, ME])["table"])
    server.stop()


def failures(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """The lines of the log about a failure of the server."""
    return [line for line in caplog.records if line.levelno >= logging.ERROR or line.exc_info]


@pytest.mark.parametrize("sent", REQUESTS.values(), ids=REQUESTS.keys())
def test_a_request_that_is_none_is_answered_or_ended(
    target: Target, caplog: pytest.LogCaptureFixture, sent: bytes
) -> None:
    told = target.send(sent)
    assert b"HTTP/1.1 500" not in told
    assert told.startswith(b"HTTP/1.1 ") or len(sent) > 64 * 1024
    assert failures(caplog) == []


@pytest.mark.parametrize("sent", FRAMES.values(), ids=FRAMES.keys())
def test_a_frame_that_is_none_is_refused_or_ends_the_socket(
    target: Target, caplog: pytest.LogCaptureFixture, sent: bytes
) -> None:
    # At once: what comes after the server has ended a connection lets its last words be lost.
    told = target.send(target.opened(), sent + frame(CLOSE, struct.pack(">H", 1000)))
    assert told.startswith(b"HTTP/1.1 101 ")
    code = told[told.rindex(b"\x88") :][2:4]
    assert struct.unpack(">H", code)[0] in {1000, 1002, 1003, 1007, 1009}
    assert failures(caplog) == []


@pytest.mark.parametrize(
    "headers",
    [
        [b"X-%d: a" % number for number in range(300)],
        [b"X: " + b"a" * 20_000],
        [b"Content-Length: 2"],
        [b"Sec-WebSocket-Protocol: a,\xff"],
        [b"Sec-WebSocket-Extensions: ;;;"],
        [b"Cookie: dominium_person=\xff"],
        [b"Origin: \xff"],
    ],
    ids=["many", "long", "body", "protocol", "extension", "cookie", "origin"],
)
def test_a_socket_that_cannot_be_opened_is_not_held(
    target: Target, caplog: pytest.LogCaptureFixture, headers: list[bytes]
) -> None:
    """Before it is opened no ping finds out that nobody is there."""
    told = target.send(target.opened(*headers), frame(CLOSE, struct.pack(">H", 1000)))
    assert told.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 403 ", b"HTTP/1.1 101 "))
    assert failures(caplog) == []


def test_a_head_has_an_end(target: Target, caplog: pytest.LogCaptureFixture) -> None:
    begun = b"GET /api/health HTTP/1.1\r\n" + HOST + b"X: "
    told = target.send(begun, *(b"a" * 10_000 for _ in range(200)))
    assert b" 200 OK" not in told
    assert failures(caplog) == []


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """A request of which some bytes are others, missing or too many."""
    sent = bytearray(draw(st.sampled_from([*REQUESTS.values(), LAST, POST + b"\r\n"]))[:2000])
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(sent)))
        sent[place : place + draw(st.integers(0, 3))] = draw(st.binary(max_size=3))
    return bytes(sent)


@settings(
    max_examples=settings.default.max_examples // 2,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(sent=damaged())
def test_damaged_requests_are_no_failure(
    target: Target, caplog: pytest.LogCaptureFixture, sent: bytes
) -> None:
    assert b"HTTP/1.1 500" not in target.send(sent, ends=True)
    assert failures(caplog) == []


@settings(
    max_examples=settings.default.max_examples // 2,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(sent=st.lists(st.binary(max_size=20) | st.sampled_from(list(FRAMES.values())), max_size=5))
def test_no_frames_are_a_failure(
    target: Target, caplog: pytest.LogCaptureFixture, sent: list[bytes]
) -> None:
    close = frame(CLOSE, struct.pack(">H", 1000))
    told = target.send(target.opened(), *sent, close, b"\xff" * 200, ends=True)
    assert b"\x88\x02" + struct.pack(">H", 1011) not in told
    assert failures(caplog) == []
