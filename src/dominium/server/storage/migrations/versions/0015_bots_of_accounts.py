"""Bots of accounts.

Revision: 0015, after 0014
"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the tables to this revision."""
    op.create_table(
        "bot",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("owner_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["owner_id"], ["person.id"], name=op.f("fk_bot_owner_id")),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_bot_person_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bot")),
        sa.UniqueConstraint("person_id", name=op.f("uq_bot_person_id")),
    )
    op.create_index(op.f("ix_bot_owner_id"), "bot", ["owner_id"])


def downgrade() -> None:
    """Go back to the revision before."""
    op.drop_index(op.f("ix_bot_owner_id"), "bot")
    op.drop_table("bot")
