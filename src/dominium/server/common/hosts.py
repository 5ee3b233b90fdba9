"""The hosts by whose names a server lets itself be called.

A name of somebody else's that leads here is how a foreign page gets the browser of a visitor to
speak with this server as with its own (DNS rebinding). An address is no name, and leads nowhere
else.
"""

from __future__ import annotations

import re
import socket
from functools import cache
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Iterable

# Names of home networks, which nobody can register.
_HOME: Final = ("local", "lan", "home", "home.arpa", "internal", "localdomain")
_HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^\[\]:]*)(:[0-9]{1,5})?", re.ASCII)


class AcceptedHosts:
    """The names that are accepted beside every address, localhost and this machine's own names.

    Args:
        names: The names that the operator has set.
        origins: Origins (``https://example.org``) whose hosts are accepted too.
    """

    def __init__(self, names: Iterable[str], origins: Iterable[str] = ()) -> None:
        told = [*names, *(urlsplit(origin).hostname or "" for origin in origins)]
        self._names = {"localhost", *own_names(), *(name.lower().rstrip(".") for name in told)}

    def accept(self, header: str) -> bool:
        """Tell whether a request for a host is answered.

        Args:
            header: The host of the request, as it says itself; empty for programs that name none.
        """
        found = _HOST.fullmatch(header)
        if found is None:
            return False
        name = found[1].lower().rstrip(".")
        return not name or name in self._names or name.endswith(".localhost") or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


@cache
def own_names() -> frozenset[str]:
    """Return the names of this machine, alone and in a home network."""
    full = socket.gethostname().lower()
    short = full.partition(".")[0]
    return frozenset({full, short, *(f"{short}.{home}" for home in _HOME)} - {""})
