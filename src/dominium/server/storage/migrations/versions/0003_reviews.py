"""Reviews of finished tables.

Revision: 0003, after 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the tables to this revision."""
    op.create_table(
        "review",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("progress", sa.Float(), nullable=False),
        sa.Column("judged", sa.JSON(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_review_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_review")),
    )


def downgrade() -> None:
    """Go back to the revision before."""
    op.drop_table("review")
