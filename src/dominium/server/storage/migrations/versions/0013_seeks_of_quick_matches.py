"""Seeks: people who wait for anybody else at a quick match.

Revision: 0013, after 0012
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the tables to this revision."""
    op.create_table(
        "seek",
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("begun_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("partner_id", sa.Integer(), nullable=True),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.Column("agreed", sa.Boolean(), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_seek_person_id")),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_seek")),
    )
    op.create_index(op.f("ix_seek_game_seats"), "seek", ["game", "seats"])


def downgrade() -> None:
    """Go back to the revision before."""
    op.drop_index(op.f("ix_seek_game_seats"), "seek")
    op.drop_table("seek")
