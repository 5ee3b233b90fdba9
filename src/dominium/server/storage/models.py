"""The tables of the database.

A table begins with its rules, seed and seats; the rows of ``entry`` are the truth about all that
happens from then on. What is kept beside them for quick questions (its last number, its status, who
has taken which seat) follows from them and is written in the same transaction.
Times are whole milliseconds since 1970, so that every database keeps them alike.
"""

from sqlalchemy import JSON, BigInteger, ForeignKey, Integer, LargeBinary, MetaData, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from dominium.server.log import EntryKind, SeatKind, Status

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(DeclarativeBase):
    """The common ancestor that collects the tables."""

    metadata = MetaData(naming_convention=NAMES)


class PersonRow(Base):
    """Somebody known by a secret that only the own browser keeps."""

    __tablename__ = "person"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    secret_hash: Mapped[bytes] = mapped_column(LargeBinary(32), unique=True)
    name: Mapped[str | None] = mapped_column(String(40))
    created_at: Mapped[int] = mapped_column(BigInteger)


class TableRow(Base):
    """A table: the rules it is played by, and where its log stands."""

    __tablename__ = "game_table"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, int | bool | str]] = mapped_column(JSON)
    rules_revision: Mapped[int] = mapped_column(Integer)
    seed: Mapped[bytes] = mapped_column(LargeBinary(32))
    commitment: Mapped[str] = mapped_column(String(64))
    creator_id: Mapped[int] = mapped_column(ForeignKey("person.id"))
    number: Mapped[int] = mapped_column(Integer)
    status: Mapped[Status] = mapped_column(String(10))
    rematch: Mapped[str | None] = mapped_column(ForeignKey("game_table.id"))
    created_at: Mapped[int] = mapped_column(BigInteger)
    updated_at: Mapped[int] = mapped_column(BigInteger)


class SeatRow(Base):
    """A place at a table and who may act for it; without person and level it is still open."""

    __tablename__ = "seat"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[SeatKind] = mapped_column(String(10))
    name: Mapped[str | None] = mapped_column(String(48))
    level: Mapped[str | None] = mapped_column(String(40))
    person_id: Mapped[int | None] = mapped_column(ForeignKey("person.id"), index=True)
    invitation_hash: Mapped[bytes | None] = mapped_column(LargeBinary(32), unique=True)


class EntryRow(Base):
    """One numbered entry of a table's log.

    ``kind`` is ``action`` (``text`` is its notation; ``seat`` is empty when chance acted),
    ``joined`` (``text`` is the name) or ``rematch`` (``text`` is the new table).
    """

    __tablename__ = "entry"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[EntryKind] = mapped_column(String(10))
    seat: Mapped[int | None] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(Text)
    person_id: Mapped[int | None] = mapped_column(ForeignKey("person.id"))
    created_at: Mapped[int] = mapped_column(BigInteger)


class WorkRow(Base):
    """Due work of a table: a bot's turn. An expired lease may be taken over by any process."""

    __tablename__ = "work"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    due_at: Mapped[int] = mapped_column(BigInteger, index=True)
    leased_until: Mapped[int] = mapped_column(BigInteger)


class PresenceRow(Base):
    """Somebody has a table open in a page that a process serves; true until it expires."""

    __tablename__ = "presence"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("person.id"), primary_key=True)
    process: Mapped[str] = mapped_column(String(16), primary_key=True)
    until: Mapped[int] = mapped_column(BigInteger)
