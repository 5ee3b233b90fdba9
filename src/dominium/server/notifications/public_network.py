"""The public network: push services may be anywhere in it, but never in our own network.

The address of a push service is chosen by a browser, so it could name a machine beside this server.
Names are resolved here and connected to by the very address that was found to be public.
"""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import httpcore

if TYPE_CHECKING:
    from collections.abc import Iterable

HTTPS_PORT = 443
RESOLVED_IN_SECONDS = 10.0
# All that is assigned to anybody, by https://www.iana.org/assignments/ipv6-address-space: whatever
# lies outside has a special use, and is often another way to write an address of IPv4.
_GLOBAL_UNICAST = IPv6Network("2000::/3")
# Not known as special to every Python: relays of 6to4 (RFC 7526) and documentation (RFC 9637).
_SPECIAL = (IPv4Network("192.88.99.0/24"), IPv6Network("3fff::/20"))
# Names that take long to be found, or are never, keep nothing waiting but other names.
_resolvers = ThreadPoolExecutor(4, "resolver")


class NotPublicError(Exception):
    """An error for an address that is not public, or not an address at all."""


def check_url(url: str) -> str:
    """Return the host of a plain https address.

    Raises:
        NotPublicError: The address has another scheme, port or form.
    """
    try:
        parts = urlsplit(url)
        usual = parts.scheme == "https" and parts.port in {None, HTTPS_PORT}
    except ValueError:
        raise NotPublicError from None
    if not usual or not parts.hostname or parts.username or parts.password:
        raise NotPublicError
    if not (url.isascii() and url.isprintable()):
        raise NotPublicError
    return parts.hostname


async def public_addresses(host: str, port: int = HTTPS_PORT) -> list[str]:
    """Resolve a host to its addresses, all of which must be public.

    Raises:
        NotPublicError: The host is unknown, or one of its addresses is not public.
    """
    loop = asyncio.get_running_loop()
    look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        async with asyncio.timeout(RESOLVED_IN_SECONDS):
            found = await loop.run_in_executor(_resolvers, look_up)
    except (OSError, TimeoutError, UnicodeError):
        raise NotPublicError from None
    addresses = [str(address[0]) for *_, address in found]
    if not addresses or not all(map(is_public, addresses)):
        raise NotPublicError
    return addresses


def is_public(address: str) -> bool:
    """Tell whether an address is public; one that stands for an address of IPv4 never is."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    if not found.is_global or found.is_multicast or any(found in network for network in _SPECIAL):
        return False
    return not isinstance(found, IPv6Address) or _is_unicast(found)


def _is_unicast(address: IPv6Address) -> bool:
    """Tell whether an IPv6 address is somebody's own, and not made of one of IPv4."""
    return address in _GLOBAL_UNICAST and address.sixtofour is None and address.teredo is None


class PublicNetwork(httpcore.AnyIOBackend):
    """A network backend that connects to public addresses only."""

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - the parameter of the base class
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to a host by one of its addresses, all of which have to be public.

        Raises:
            NotPublicError: One of them is not.
        """
        failure: Exception | None = None
        for address in await public_addresses(host, port):
            try:
                return await super().connect_tcp(
                    address, port, timeout, local_address, socket_options
                )
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                failure = error
        raise failure or NotPublicError
