"""First tables.

Revision: 0001, the first
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the tables to this revision."""
    op.create_table(
        "person",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("secret_hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_person")),
        sa.UniqueConstraint("secret_hash", name=op.f("uq_person_secret_hash")),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("rules_revision", sa.Integer(), nullable=False),
        sa.Column("seed", sa.LargeBinary(length=32), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("creator_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("rematch", sa.String(length=16), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["creator_id"], ["person.id"], name=op.f("fk_game_table_creator_id")
        ),
        sa.ForeignKeyConstraint(["rematch"], ["game_table.id"], name=op.f("fk_game_table_rematch")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_game_table")),
    )
    op.create_table(
        "entry",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_entry_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_entry_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_entry")),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("process", sa.String(length=16), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_presence_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_presence_table_id")),
        sa.PrimaryKeyConstraint("table_id", "person_id", "process", name=op.f("pk_presence")),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("name", sa.String(length=48), nullable=True),
        sa.Column("level", sa.String(length=40), nullable=True),
        sa.Column("person_id", sa.Integer(), nullable=True),
        sa.Column("invitation_hash", sa.LargeBinary(length=32), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_seat_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_seat_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seat")),
        sa.UniqueConstraint("invitation_hash", name=op.f("uq_seat_invitation_hash")),
    )
    op.create_index(op.f("ix_seat_person_id"), "seat", ["person_id"])
    op.create_table(
        "work",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("leased_until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_work_table_id")),
        sa.PrimaryKeyConstraint("table_id", "kind", name=op.f("pk_work")),
    )
    op.create_index(op.f("ix_work_due_at"), "work", ["due_at"])


def downgrade() -> None:
    """Go back to an empty database."""
    for name in ("work", "seat", "presence", "entry", "game_table", "person"):
        op.drop_table(name)
