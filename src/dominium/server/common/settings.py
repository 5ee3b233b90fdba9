"""The settings of one server process."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from dominium.server.common.bot_programs import Program

SOCKET_MESSAGE_BYTES = 16 * 1024
HTTP_BODY_BYTES = 256 * 1024
NO_CONTACT = "mailto:operator@localhost"


def _threads_for_bots() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


def _limits() -> float:
    return float(os.environ.get("DOMINIUM_LIMITS") or 1)


def _messages_per_second() -> float:
    return 10.0 * _limits()


def _hosts() -> tuple[str, ...]:
    return tuple(os.environ.get("DOMINIUM_HOSTS", "").replace(",", " ").split())


def _head_seconds() -> float:
    return float(os.environ.get("DOMINIUM_HEAD_SECONDS") or 10)


def _body_seconds() -> float:
    return float(os.environ.get("DOMINIUM_BODY_SECONDS") or 30)


def _connections() -> int | None:
    return int(os.environ.get("DOMINIUM_CONNECTIONS") or 0) or None


def _address_connections() -> int:
    return int(os.environ.get("DOMINIUM_ADDRESS_CONNECTIONS") or 2000)


def _here_seconds() -> float:
    return float(os.environ.get("DOMINIUM_HERE_SECONDS") or 120)


def _person_tables() -> int:
    return int(os.environ.get("DOMINIUM_PERSON_TABLES") or 2)


def _address_tables() -> int:
    return int(os.environ.get("DOMINIUM_ADDRESS_TABLES") or 2)


def _waiting_days() -> int:
    return max(1, int(os.environ.get("DOMINIUM_WAITING_DAYS") or 30))


def _people_days() -> int:
    return max(1, int(os.environ.get("DOMINIUM_PEOPLE_DAYS") or 400))


def _finished_days() -> int | None:
    return max(0, int(os.environ.get("DOMINIUM_FINISHED_DAYS") or 0)) or None


def _cookie_key() -> str | None:
    return os.environ.get("DOMINIUM_COOKIE_KEY") or None


def _deal_seconds() -> float:
    return float(os.environ.get("DOMINIUM_DEAL_SECONDS") or 10)


def _coach_playouts() -> int | None:
    return int(os.environ.get("DOMINIUM_COACH_PLAYOUTS") or 0) or None


def _puzzles_ahead() -> bool:
    return os.environ.get("DOMINIUM_PUZZLES_AHEAD") != "0"


def _contact() -> str:
    return os.environ.get("DOMINIUM_CONTACT") or NO_CONTACT


def _smtp() -> str | None:
    return os.environ.get("DOMINIUM_SMTP") or None


def _mail_from() -> str:
    return os.environ.get("DOMINIUM_MAIL_FROM", "")


def _url() -> str:
    return os.environ.get("DOMINIUM_URL", "")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of a server: its addresses, database, limits and paces.

    Attributes:
        host: Address to listen on.
        port: Port to listen on.
        database: Path of the SQLite file, or a database URL (``postgresql://…``).
        redis: URL of Redis (``redis://…``), by which several processes notify each other at once of
            changes; without it they poll every ``poll`` seconds.
        origins: Origins (``https://example.org``) that may use the server beside its own.
        hosts: Names by which the server may be called, beside addresses, localhost, this machine's
            own names and the hosts of ``origins``.
        static: Folder with the built web pages.
        bot_pace: Seconds between the previous action and a bot's turn, so that people can follow.
        bot_threads: Number of bots that may think at the same moment.
        lease: Seconds after which another process takes over a bot's turn.
        cookie_key: Key that signs cookies; by default one stored in the database.
        limits: Multiple of the usual rate limits of one address; 0 for no limits.
        proxies: Addresses of the proxies that are trusted to name the client of a request.
        head_seconds: Seconds in which the head of a request must have come.
        body_seconds: Seconds in which its body must have come after that.
        connections: Number of connections at the same time; by default as many as the limit of
            open files allows.
        address_connections: Number of connections of one address at the same time, and of its open
            requests where a proxy names it; never more than half of all.
        here_seconds: Seconds for which somebody counts as here after the last sign of them; the
            lobby shows the tables of those who are here.
        person_tables: Number of open tables of one person that the lobby shows.
        address_tables: Number of those of all people at one address.
        waiting_days: Days for which a table is kept that never began, since its last change.
        people_days: Days for which a browser is known, and somebody without an account is kept,
            since they were last here.
        finished_days: Days for which a finished game is kept; None for ever.
        poll: Seconds between two polls for jobs and entries of which no signal arrived.
        commit_seconds: The least time between two commits to the logs, in seconds. Changes that
            come sooner share one; a change that comes alone never waits.
        send_seconds: Seconds in which a page must accept a message.
        messages_per_second: Messages that a page may send to its table per second in the long run;
            0 for no limit.
        spectator_delay: Seconds by which spectators see play later where hands are hidden.
        notice_after: Seconds of a turn after which its player is notified at a live table.
        contact: Address for push services and, if it is set, for the people who play:
            ``mailto:me@example.org`` or the URL of a page.
        smtp: URL of the mail server (``smtps://user:password@mail.example.org``);
            without it no mail is sent.
        mail_from: Address that the mail comes from.
        url: Address of this server for links in mail: ``https://play.example.org``.
        metrics: True to answer ``/metrics``; a proxy must keep the public from it.
        log_format: Format of the log, for people (``text``) or for programs (``json``).
        push_anywhere: True to allow push services at any address; for tests only.
        programs: The programs that people may choose as bots.
        deal_seconds: Seconds that the browsers of a live table have for each step of a joint deal.
        puzzles_ahead: True to search for the puzzle of a day before somebody asks for it.
        coach_playouts: Number of playouts of the coach for each decision; by default the usual one
            of the game.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "dominium.sqlite3"
    redis: str | None = None
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = field(default_factory=_hosts)
    static: Path = Path(__file__).parents[1] / "static"
    bot_pace: float = 0.7
    bot_threads: int = _threads_for_bots()
    lease: float = 30.0
    cookie_key: str | None = field(default_factory=_cookie_key, repr=False)
    limits: float = field(default_factory=_limits)
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    head_seconds: float = field(default_factory=_head_seconds)
    body_seconds: float = field(default_factory=_body_seconds)
    connections: int | None = field(default_factory=_connections)
    address_connections: int = field(default_factory=_address_connections)
    here_seconds: float = field(default_factory=_here_seconds)
    person_tables: int = field(default_factory=_person_tables)
    address_tables: int = field(default_factory=_address_tables)
    waiting_days: int = field(default_factory=_waiting_days)
    people_days: int = field(default_factory=_people_days)
    finished_days: int | None = field(default_factory=_finished_days)
    poll: float = 10.0
    commit_seconds: float = 0.008
    send_seconds: float = 20.0
    messages_per_second: float = field(default_factory=_messages_per_second)
    spectator_delay: int = 60
    notice_after: float = 30.0
    contact: str = field(default_factory=_contact)
    smtp: str | None = field(default_factory=_smtp, repr=False)
    mail_from: str = field(default_factory=_mail_from)
    url: str = field(default_factory=_url)
    metrics: bool = False
    log_format: Literal["text", "json"] = "text"
    push_anywhere: bool = False
    programs: tuple[Program, ...] = ()
    deal_seconds: float = field(default_factory=_deal_seconds)
    puzzles_ahead: bool = field(default_factory=_puzzles_ahead)
    coach_playouts: int | None = field(default_factory=_coach_playouts)

    @property
    def public_contact(self) -> str | None:
        """The address at which people may reach the operator; None if there is none."""
        return None if self.contact == NO_CONTACT else self.contact

    @property
    def database_url(self) -> str:
        """The URL of the database; a path is one of a SQLite file."""
        if "://" in self.database:
            return self.database
        return f"sqlite:///{Path(self.database).absolute()}"
