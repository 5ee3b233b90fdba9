"""Just enough of HTTP to use tables: one request a connection, from an address of one's own."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from http.cookies import SimpleCookie
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

PATIENCE = 60.0


class WrongAnswerError(Exception):
    """A server answered otherwise than it must."""


class TooLateError(Exception):
    """A server did not do something within the time that people have patience for."""


@asynccontextmanager
async def in_time(what: str) -> AsyncIterator[None]:
    """Limit the time of a block to `PATIENCE` seconds; the error names what took too long.

    Raises:
        TooLateError: It was not done in time.
    """
    try:
        async with asyncio.timeout(PATIENCE):
            yield
    except TimeoutError as error:
        raise TooLateError(f"{what} took more than {PATIENCE:.0f} seconds") from error


class Household:
    """A browser with cookies, at an address of its own as the people of a real server have.

    Args:
        port: Where the server listens on 127.0.0.1.
        number: Chooses the address among those of the loopback network.
    """

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.address = f"127.{1 + (number >> 16)}.{number >> 8 & 255}.{number & 255}"
        self._cookies: dict[str, str] = {}

    @property
    def cookie(self) -> str:
        """The value of the Cookie header, by which the server recognizes the browser."""
        return "; ".join(f"{name}={value}" for name, value in self._cookies.items())

    async def get(self, path: str) -> Any:
        """Return the decoded answer to a GET request.

        Raises:
            WrongAnswerError: It is not what was asked for.
        """
        return await self._ask(self._head("GET", path, 0))

    async def post(self, path: str, body: object) -> Any:
        """Return the decoded answer to a POST request with a JSON body.

        Raises:
            WrongAnswerError: It is not what was asked for.
        """
        return await self._send("POST", path, body)

    async def put(self, path: str, body: object) -> Any:
        """Return the decoded answer to a PUT request with a JSON body.

        Raises:
            WrongAnswerError: It is not what was asked for.
        """
        return await self._send("PUT", path, body)

    async def _send(self, method: str, path: str, body: object) -> Any:
        content = msgspec.json.encode(body)
        return await self._ask(self._head(method, path, len(content)) + content)

    async def _ask(self, request: bytes) -> Any:
        async with in_time("an answer over HTTP"):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=(self.address, 0)
            )
            try:
                writer.write(request)
                head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
            finally:
                writer.close()
        status, *lines = head.decode("latin-1").split("\r\n")
        if status.split(" ")[1][:1] != "2":
            raise WrongAnswerError(f"{status}: {answer.decode(errors='replace')[:200]}")
        for line in lines:
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                cookies = SimpleCookie(value)
                self._cookies |= {key: morsel.value for key, morsel in cookies.items()}
        return msgspec.json.decode(answer)

    def _head(self, method: str, path: str, length: int) -> bytes:
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            "Content-Type: application/json",
            f"Content-Length: {length}",
            "Connection: close",
        ]
        if self._cookies:
            lines.append(f"Cookie: {self.cookie}")
        return "\r\n".join([*lines, "", ""]).encode()
