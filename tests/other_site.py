"""Other sites beside the server that is tested: a service, a web host, a page that frames ours."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from http.server import ThreadingHTTPServer
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from http.server import BaseHTTPRequestHandler


class Silent:
    """A handler of requests that writes no log."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def other_site(handler: Callable[..., BaseHTTPRequestHandler]) -> Iterator[int]:
    """Let a handler answer at a port of this machine; its number."""
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as site:
        thread = threading.Thread(target=site.serve_forever)
        thread.start()
        try:
            yield site.server_port
        finally:
            site.shutdown()
            thread.join()
