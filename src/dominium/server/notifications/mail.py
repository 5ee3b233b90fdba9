"""Electronic mail in plain text, handed to the mail server that the operator has set."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

SECONDS_OF_PATIENCE: Final = 10.0
SUBMISSION_PORT: Final = 587
SECURE_PORT: Final = 465
_THIS_MACHINE: Final = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True, slots=True)
class MailServer:
    """The mail server of an operator.

    Attributes:
        host: Its name or address.
        port: Its port.
        is_secure: True if the line is encrypted from the first byte, False for STARTTLS.
        user: The name for logging in; empty for none.
        password: The password.
    """

    host: str
    port: int
    is_secure: bool
    user: str
    password: str

    @classmethod
    def parse(cls, url: str) -> MailServer:
        """Read a URL such as ``smtps://user:password@mail.example.org:465``.

        Raises:
            ValueError: It is no address of a mail server.
        """
        parts = urlsplit(url)
        if parts.scheme not in {"smtp", "smtps"} or not parts.hostname:
            raise ValueError("DOMINIUM_SMTP is not smtp://… or smtps://…")
        is_secure = parts.scheme == "smtps"
        return cls(
            host=parts.hostname,
            port=parts.port or (SECURE_PORT if is_secure else SUBMISSION_PORT),
            is_secure=is_secure,
            user=unquote(parts.username or ""),
            password=unquote(parts.password or ""),
        )


@dataclass(frozen=True, slots=True)
class Letter:
    """A message to one address.

    Attributes:
        to: The address.
        subject: The subject, one line.
        body: The plain text.
        unsubscribe: The URL that ends such messages by one POST; None where nothing is repeated.
    """

    to: str
    subject: str
    body: str
    unsubscribe: str | None = None


class Mailer:
    """The sender of mail in the name of this server.

    Args:
        url: The URL of the mail server.
        sender: The address that the mail comes from.
    """

    def __init__(self, url: str, sender: str) -> None:
        self._server = MailServer.parse(url)
        self._sender = sender

    async def send(self, letter: Letter) -> bool:
        """Hand a letter to the mail server and tell whether it was taken; raise no exception."""
        message = self._message(letter)
        try:
            await asyncio.to_thread(self._hand_over, message)
        except (OSError, smtplib.SMTPException):
            return False
        return True

    def _message(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if letter.unsubscribe is not None:
            message["List-Unsubscribe"] = f"<{letter.unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.body)
        return message

    def _hand_over(self, message: EmailMessage) -> None:
        server = self._server
        if server.is_secure:
            line: smtplib.SMTP = smtplib.SMTP_SSL(
                server.host,
                server.port,
                timeout=SECONDS_OF_PATIENCE,
                context=ssl.create_default_context(),
            )
        else:
            line = smtplib.SMTP(server.host, server.port, timeout=SECONDS_OF_PATIENCE)
        with line:
            # Only a mail server on this machine is spoken to without encryption.
            if not server.is_secure and server.host not in _THIS_MACHINE:
                line.starttls(context=ssl.create_default_context())
            if server.user:
                line.login(server.user, server.password)
            line.send_message(message)
