"""The tables of the database, as SQLAlchemy models.

A table begins with its rules, seed and seats; the rows of ``entry`` are the source of truth for all
that happens from then on. Columns beside them for quick queries (last number, status, the person
of each seat) are derived from them and written in the same transaction.
Times are whole milliseconds since 1970, so that all databases store them alike.
"""

from typing import Any, Literal

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from dominium.server.model.moderation import Act, BanGrounds, ReportGrounds
from dominium.server.model.plans import PlanOutcome
from dominium.server.model.table import EntryKind, SeatKind, Status
from dominium.server.model.viewer import Scope

Visibility = Literal["private", "open", "hidden"]
"""The people who find a table; the operator took one that is hidden off the lobby."""

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
UNDER_THEIR_KEY = {"sqlite_with_rowid": False}
"""For rows that are written often: on SQLite they lie under their key and need no second index."""


class Base(DeclarativeBase):
    """The common base class, which collects the tables."""

    metadata = MetaData(naming_convention=NAMES)


class ServerValueRow(Base):
    """A key of this installation, made when it is first needed and the same for all processes."""

    __tablename__ = "server_value"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[bytes] = mapped_column(LargeBinary)


class PersonRow(Base):
    """A person with a name, known by the sessions of their browsers."""

    __tablename__ = "person"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    name: Mapped[str | None] = mapped_column(String(40))
    created_at: Mapped[int] = mapped_column(BigInteger)


class BotRow(Base):
    """A bot of somebody with an account: a person of its own, for whom a program decides."""

    __tablename__ = "bot"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("person.id"), unique=True)
    owner_id: Mapped[int] = mapped_column(ForeignKey("person.id"), index=True)


class SessionRow(Base):
    """A session of a browser, known by a token of which only the hash is stored.

    A token that was replaced by a new one stays valid for requests that are still on their way.
    """

    __tablename__ = "session"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    token_hash: Mapped[bytes] = mapped_column(LargeBinary(32), unique=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("person.id"), index=True)
    created_at: Mapped[int] = mapped_column(BigInteger)
    used_at: Mapped[int] = mapped_column(BigInteger)
    replaced_at: Mapped[int | None] = mapped_column(BigInteger)


class AccountRow(Base):
    """An account for logging in from other devices; ``public`` is their choice to be listed."""

    __tablename__ = "account"

    person_id: Mapped[int] = mapped_column(ForeignKey("person.id"), primary_key=True)
    login: Mapped[str] = mapped_column(String(40), unique=True)
    password_hash: Mapped[str] = mapped_column(String(200))
    public: Mapped[bool] = mapped_column(Boolean)
    created_at: Mapped[int] = mapped_column(BigInteger)


class RecoveryCodeRow(Base):
    """A code by which somebody enters an account without its password; deleted when it is used."""

    __tablename__ = "recovery_code"

    code_hash: Mapped[bytes] = mapped_column(LargeBinary(32), primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("person.id"), index=True)
    created_at: Mapped[int] = mapped_column(BigInteger)


class TokenRow(Base):
    """A personal token, by which programs act for an account or a bot of it; only a hash of it."""

    __tablename__ = "token"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    token_hash: Mapped[bytes] = mapped_column(LargeBinary(32), unique=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("person.id"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    scopes: Mapped[list[Scope]] = mapped_column(JSON)
    created_at: Mapped[int] = mapped_column(BigInteger)
    used_at: Mapped[int | None] = mapped_column(BigInteger)


class MailRow(Base):
    """The mail address of an account; ``code_hash`` is of the code that was mailed there last.

    It confirms the address; one that is confirmed already gets codes that recover the account.
    """

    __tablename__ = "mail"

    person_id: Mapped[int] = mapped_column(ForeignKey("person.id"), primary_key=True)
    address: Mapped[str] = mapped_column(String(254))
    language: Mapped[str] = mapped_column(String(8))
    confirmed: Mapped[bool] = mapped_column(Boolean)
    notices: Mapped[bool] = mapped_column(Boolean)
    code_hash: Mapped[bytes | None] = mapped_column(LargeBinary(32))
    code_until: Mapped[int] = mapped_column(BigInteger)


class TableRow(Base):
    """A table: the rules of its game, and the last number of its log."""

    __tablename__ = "game_table"
    __table_args__ = (Index(None, "visibility", "status"),)

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, int | bool | str]] = mapped_column(JSON)
    rules_revision: Mapped[int] = mapped_column(Integer)
    seed: Mapped[bytes] = mapped_column(LargeBinary(32))
    commitment: Mapped[str] = mapped_column(String(64))
    settings: Mapped[dict[str, Any]] = mapped_column(JSON)
    visibility: Mapped[Visibility] = mapped_column(String(10))
    creator_id: Mapped[int] = mapped_column(ForeignKey("person.id"))
    number: Mapped[int] = mapped_column(Integer)
    status: Mapped[Status] = mapped_column(String(10))
    rematch: Mapped[str | None] = mapped_column(ForeignKey("game_table.id"))
    created_at: Mapped[int] = mapped_column(BigInteger)
    updated_at: Mapped[int] = mapped_column(BigInteger)


class SeatRow(Base):
    """A seat at a table and who may act for it; without person and level it is still open."""

    __tablename__ = "seat"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[SeatKind] = mapped_column(String(10))
    name: Mapped[str | None] = mapped_column(String(48))
    level: Mapped[str | None] = mapped_column(String(40))
    person_id: Mapped[int | None] = mapped_column(ForeignKey("person.id"), index=True)
    invitation_hash: Mapped[bytes | None] = mapped_column(LargeBinary(32), unique=True)
    stand_in: Mapped[str | None] = mapped_column(String(40))


class EntryRow(Base):
    """A numbered entry of a table's log; ``model.table.Entry`` explains its columns."""

    __tablename__ = "entry"
    __table_args__ = UNDER_THEIR_KEY

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[EntryKind] = mapped_column(String(16))
    seat: Mapped[int | None] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(Text)
    person_id: Mapped[int | None] = mapped_column(ForeignKey("person.id"))
    created_at: Mapped[int] = mapped_column(BigInteger)


class WorkRow(Base):
    """A due job of a table, one of each kind. Any process may take over an expired lease."""

    __tablename__ = "work"
    __table_args__ = UNDER_THEIR_KEY

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    due_at: Mapped[int] = mapped_column(BigInteger, index=True)
    leased_until: Mapped[int] = mapped_column(BigInteger)


class PlanRow(Base):
    """The plans for the coming turn of a seat, written after an entry of the log.

    ``model.plans.Planned`` explains its columns.
    """

    __tablename__ = "plan"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("person.id"), index=True)
    plans: Mapped[list[list[str]]] = mapped_column(JSON)
    number: Mapped[int] = mapped_column(Integer)
    version: Mapped[int] = mapped_column(Integer)
    outcome: Mapped[PlanOutcome | None] = mapped_column(String(10))
    chosen: Mapped[int | None] = mapped_column(Integer)


class PresenceRow(Base):
    """A presence row: somebody has a page of a table open in a process; valid until it expires."""

    __tablename__ = "presence"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("person.id"), primary_key=True)
    process: Mapped[str] = mapped_column(String(16), primary_key=True)
    until: Mapped[int] = mapped_column(BigInteger)


class VisitRow(Base):
    """A visit row: somebody was seen at a moment; ``address`` is a keyed hash of where they are."""

    __tablename__ = "visit"

    person_id: Mapped[int] = mapped_column(ForeignKey("person.id"), primary_key=True)
    address: Mapped[bytes] = mapped_column(LargeBinary(32))
    seen_at: Mapped[int] = mapped_column(BigInteger)


class SeekRow(Base):
    """A seek: somebody waits for anybody else who wants the same game; one for each person.

    ``realtime.quick_match`` explains its columns.
    """

    __tablename__ = "seek"
    __table_args__ = (Index(None, "game", "seats"),)

    person_id: Mapped[int] = mapped_column(ForeignKey("person.id"), primary_key=True)
    key: Mapped[str] = mapped_column(String(64))
    game: Mapped[str] = mapped_column(String(40))
    seats: Mapped[int] = mapped_column(Integer)
    begun_at: Mapped[int] = mapped_column(BigInteger)
    seen_at: Mapped[int] = mapped_column(BigInteger)
    partner_id: Mapped[int | None] = mapped_column(Integer)
    asked_at: Mapped[int] = mapped_column(BigInteger)
    agreed: Mapped[bool] = mapped_column(Boolean)
    table_id: Mapped[str | None] = mapped_column(String(16))


class MessageRow(Base):
    """A chat message at a table; ``text`` is the code of a phrase, or the written text.

    Its kind is ``phrase``, ``text``, or ``hidden`` for a text that the operator has hidden.
    """

    __tablename__ = "message"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    person_id: Mapped[int | None] = mapped_column(ForeignKey("person.id"), index=True)
    seat: Mapped[int] = mapped_column(Integer)
    audience: Mapped[str] = mapped_column(String(10))
    kind: Mapped[str] = mapped_column(String(10))
    text: Mapped[str] = mapped_column(Text)
    created_at: Mapped[int] = mapped_column(BigInteger)


class MuteRow(Base):
    """A pair of people, the second of whom the first has muted."""

    __tablename__ = "mute"

    person_id: Mapped[int] = mapped_column(ForeignKey("person.id"), primary_key=True)
    muted_id: Mapped[int] = mapped_column(ForeignKey("person.id"), primary_key=True, index=True)


class ResultRow(Base):
    """The result of a finished table for one of its seats; ``rank`` 1 is the best."""

    __tablename__ = "result"
    __table_args__ = (Index(None, "person_id", "finished_at"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    person_id: Mapped[int | None] = mapped_column(ForeignKey("person.id"))
    game: Mapped[str] = mapped_column(String(40))
    seats: Mapped[int] = mapped_column(Integer)
    rank: Mapped[int] = mapped_column(Integer)
    points: Mapped[int | None] = mapped_column(Integer)
    rated: Mapped[bool] = mapped_column(Boolean)
    finished_at: Mapped[int] = mapped_column(BigInteger)


class ReviewRow(Base):
    """The coach's review of a finished table as far as it is done, without words."""

    __tablename__ = "review"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    progress: Mapped[float] = mapped_column(Float)
    judged: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    updated_at: Mapped[int] = mapped_column(BigInteger)


class RatingRow(Base):
    """The rating of somebody in a game with a number of seats."""

    __tablename__ = "rating"

    person_id: Mapped[int] = mapped_column(ForeignKey("person.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    seats: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    games: Mapped[int] = mapped_column(Integer)
    updated_at: Mapped[int] = mapped_column(BigInteger)


class PushRow(Base):
    """A push subscription of somebody's browser; the keys are the browser's public ones."""

    __tablename__ = "push"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("person.id"), index=True)
    endpoint_hash: Mapped[bytes] = mapped_column(LargeBinary(32), unique=True)
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str] = mapped_column(String(120))
    auth: Mapped[str] = mapped_column(String(40))
    language: Mapped[str] = mapped_column(String(8))
    created_at: Mapped[int] = mapped_column(BigInteger)


class LeagueRow(Base):
    """A league of club evenings: one document, replaced only by its next version."""

    __tablename__ = "league"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    owner_id: Mapped[int | None] = mapped_column(ForeignKey("person.id"), index=True)
    edit_hash: Mapped[bytes] = mapped_column(LargeBinary(32), unique=True)
    version: Mapped[int] = mapped_column(Integer)
    document: Mapped[dict[str, Any]] = mapped_column(JSON)
    created_at: Mapped[int] = mapped_column(BigInteger)
    updated_at: Mapped[int] = mapped_column(BigInteger)


class BanRow(Base):
    """A ban: somebody does not play on this server until a moment, or for good without one."""

    __tablename__ = "ban"

    person_id: Mapped[int] = mapped_column(
        ForeignKey("person.id", ondelete="CASCADE"), primary_key=True
    )
    grounds: Mapped[BanGrounds] = mapped_column(String(10))
    until: Mapped[int | None] = mapped_column(BigInteger)
    created_at: Mapped[int] = mapped_column(BigInteger)


class ReportRow(Base):
    """A report about somebody at a table; what was said there until then is read with it.

    ``ply`` and ``message`` are the last ply and the last chat message at that moment.
    """

    __tablename__ = "report"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    table_id: Mapped[str] = mapped_column(
        ForeignKey("game_table.id", ondelete="CASCADE"), index=True
    )
    reporter_id: Mapped[int] = mapped_column(
        ForeignKey("person.id", ondelete="CASCADE"), index=True
    )
    person_id: Mapped[int] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int] = mapped_column(Integer)
    grounds: Mapped[ReportGrounds] = mapped_column(String(10))
    text: Mapped[str] = mapped_column(String(300))
    ply: Mapped[int] = mapped_column(Integer)
    message: Mapped[int] = mapped_column(Integer)
    created_at: Mapped[int] = mapped_column(BigInteger)
    settled_at: Mapped[int | None] = mapped_column(BigInteger, index=True)


class AuditRow(Base):
    """An act of the operator; the database refuses to change or delete one.

    It outlives tables and people, so it names them without referring to them.
    """

    __tablename__ = "audit"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)
    by: Mapped[str] = mapped_column(String(80))
    act: Mapped[Act] = mapped_column(String(20))
    table_id: Mapped[str | None] = mapped_column(String(16))
    person_id: Mapped[int | None] = mapped_column(Integer)
    detail: Mapped[dict[str, Any]] = mapped_column(JSON)
    note: Mapped[str] = mapped_column(String(300))
