"""Sessions, accounts, talk, results, leagues and the settings of tables.

Revision: 0002, after 0001
"""

import base64
import hashlib
import hmac

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NEW_TABLES = (
    "league",
    "push",
    "rating",
    "result",
    "mute",
    "message",
    "account",
    "session",
    "server_value",
)


def upgrade() -> None:
    """Bring the tables to this revision."""
    _create_people()
    _create_talk()
    _create_results()
    _create_leagues()
    op.execute(
        "INSERT INTO session (token_hash, person_id, created_at, used_at)"
        " SELECT secret_hash, id, created_at, created_at FROM person"
    )
    with op.batch_alter_table("person") as person:
        person.drop_constraint(op.f("uq_person_secret_hash"), type_="unique")
        person.drop_column("secret_hash")
    with op.batch_alter_table("entry") as entry:
        entry.alter_column("kind", type_=sa.String(length=16), existing_type=sa.String(length=10))
    op.add_column("seat", sa.Column("stand_in", sa.String(length=40), nullable=True))
    op.add_column(
        "game_table", sa.Column("settings", sa.JSON(), nullable=False, server_default="{}")
    )
    op.add_column(
        "game_table",
        sa.Column("visibility", sa.String(length=10), nullable=False, server_default="private"),
    )
    op.create_index(op.f("ix_game_table_visibility_status"), "game_table", ["visibility", "status"])
    _renew_invitations()


def downgrade() -> None:
    """Go back to the first tables; people are known by the latest of their sessions."""
    op.drop_index(op.f("ix_game_table_visibility_status"), "game_table")
    with op.batch_alter_table("game_table") as game_table:
        game_table.drop_column("visibility")
        game_table.drop_column("settings")
    with op.batch_alter_table("seat") as seat:
        seat.drop_column("stand_in")
    with op.batch_alter_table("entry") as entry:
        entry.alter_column("kind", type_=sa.String(length=10), existing_type=sa.String(length=16))
    op.add_column("person", sa.Column("secret_hash", sa.LargeBinary(length=32), nullable=True))
    op.execute(
        "UPDATE person SET secret_hash = (SELECT token_hash FROM session"
        " WHERE session.person_id = person.id ORDER BY used_at DESC, id DESC LIMIT 1)"
    )
    _forget_people_without_secret()
    with op.batch_alter_table("person") as person:
        person.alter_column("secret_hash", nullable=False, existing_type=sa.LargeBinary(length=32))
        person.create_unique_constraint(op.f("uq_person_secret_hash"), ["secret_hash"])
    for name in NEW_TABLES:
        op.drop_table(name)


def _create_people() -> None:
    op.create_table(
        "server_value",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_server_value")),
    )
    op.create_table(
        "session",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("used_at", sa.BigInteger(), nullable=False),
        sa.Column("replaced_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_session_person_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_session")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_session_token_hash")),
    )
    op.create_index(op.f("ix_session_person_id"), "session", ["person_id"])
    op.create_table(
        "account",
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=False),
        sa.Column("password_hash", sa.String(length=200), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_account_person_id")),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_account")),
        sa.UniqueConstraint("login", name=op.f("uq_account_login")),
    )
    op.create_table(
        "push",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("endpoint_hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=120), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_push_person_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_push")),
        sa.UniqueConstraint("endpoint_hash", name=op.f("uq_push_endpoint_hash")),
    )
    op.create_index(op.f("ix_push_person_id"), "push", ["person_id"])


def _create_talk() -> None:
    op.create_table(
        "message",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("audience", sa.String(length=10), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_message_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_message_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_message")),
    )
    op.create_index(op.f("ix_message_person_id"), "message", ["person_id"])
    op.create_table(
        "mute",
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("muted_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["muted_id"], ["person.id"], name=op.f("fk_mute_muted_id")),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_mute_person_id")),
        sa.PrimaryKeyConstraint("person_id", "muted_id", name=op.f("pk_mute")),
    )
    op.create_index(op.f("ix_mute_muted_id"), "mute", ["muted_id"])


def _create_results() -> None:
    op.create_table(
        "result",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=True),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("finished_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_result_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_result_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_result")),
    )
    op.create_index(op.f("ix_result_person_id_finished_at"), "result", ["person_id", "finished_at"])
    op.create_table(
        "rating",
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_rating_person_id")),
        sa.PrimaryKeyConstraint("person_id", "game", "seats", name=op.f("pk_rating")),
    )


def _create_leagues() -> None:
    op.create_table(
        "league",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("owner_id", sa.Integer(), nullable=True),
        sa.Column("edit_hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("document", sa.JSON(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner_id"], ["person.id"], name=op.f("fk_league_owner_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_league")),
        sa.UniqueConstraint("edit_hash", name=op.f("uq_league_edit_hash")),
    )
    op.create_index(op.f("ix_league_owner_id"), "league", ["owner_id"])


def _renew_invitations() -> None:
    """Make the links of open seats follow from the table's seed, no longer from a secret."""
    connection = op.get_bind()
    seats = connection.execute(
        sa.text(
            "SELECT seat.table_id, seat.seat, game_table.seed FROM seat"
            " JOIN game_table ON game_table.id = seat.table_id"
            " WHERE seat.invitation_hash IS NOT NULL"
        )
    ).all()
    for table_id, seat, seed in seats:
        message = f"dominium invitation {table_id} {seat}".encode()
        token = base64.urlsafe_b64encode(hmac.digest(bytes(seed), message, "sha256")[:18])
        connection.execute(
            sa.text(
                "UPDATE seat SET invitation_hash = :hash WHERE table_id = :table AND seat = :seat"
            ),
            {"hash": hashlib.sha256(token).digest(), "table": table_id, "seat": seat},
        )


def _forget_people_without_secret() -> None:
    """Give those without a session a secret that nobody knows."""
    connection = op.get_bind()
    people = connection.execute(sa.text("SELECT id FROM person WHERE secret_hash IS NULL"))
    for (person,) in people.all():
        unknown = hashlib.sha256(f"nobody {person}".encode()).digest()
        connection.execute(
            sa.text("UPDATE person SET secret_hash = :hash WHERE id = :id"),
            {"hash": unknown, "id": person},
        )
