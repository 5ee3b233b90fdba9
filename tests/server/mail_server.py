"""A mail server for tests: it takes every letter, or none."""

from __future__ import annotations

import socketserver
import threading
import time
from email import message_from_bytes, policy
from typing import TYPE_CHECKING

from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from email.message import EmailMessage


class Post(socketserver.ThreadingTCPServer):
    """A mail server on a free port of this machine."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Conversation)
        self.is_full = False
        self.is_quick = threading.Event()
        self.is_quick.set()
        self._letters: list[EmailMessage] = []
        self._changed = threading.Condition()

    @property
    def url(self) -> str:
        """The URL by which a server of Dominium finds it."""
        return f"smtp://127.0.0.1:{self.server_address[1]}"

    def running(self) -> Iterator[Post]:
        """Take letters as long as the block lasts."""
        thread = threading.Thread(target=self.serve_forever, args=(0.01,))
        thread.start()
        yield self
        self.shutdown()
        thread.join()
        self.server_close()

    def keep(self, letter: EmailMessage) -> None:
        """Keep a letter that has arrived."""
        with self._changed:
            self._letters.append(letter)
            self._changed.notify_all()

    def letters(self, address: str, count: int) -> list[EmailMessage]:
        """Wait for so many letters to an address, and return all of them."""
        deadline = time.monotonic() + PATIENCE
        with self._changed:
            while len(found := [one for one in self._letters if one["to"] == address]) < count:
                left = deadline - time.monotonic()
                assert left > 0, f"{len(found)} letters of {count} came"
                self._changed.wait(left)
        return found


class _Conversation(socketserver.StreamRequestHandler):
    server: Post

    def handle(self) -> None:
        """Speak as much SMTP as is needed to take letters."""
        self._answer("220 post")
        while line := self.rfile.readline():
            verb = line.split()[0].upper() if line.split() else b""
            if verb == b"DATA":
                self.server.is_quick.wait(PATIENCE)
            if verb == b"DATA" and not self.server.is_full:
                self._answer("354 go on")
                self.server.keep(self._letter())
            if verb == b"QUIT":
                self._answer("221 bye")
                return
            self._answer("452 full" if verb == b"DATA" and self.server.is_full else "250 ok")

    def _letter(self) -> EmailMessage:
        lines = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line.removeprefix(b"."))
        return message_from_bytes(b"".join(lines), policy=policy.default)

    def _answer(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())
