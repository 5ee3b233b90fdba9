"""Visits of people: who is here now.

Revision: 0008, after 0007
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the tables to this revision."""
    op.create_table(
        "visit",
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("address", sa.LargeBinary(length=32), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_visit_person_id")),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_visit")),
    )


def downgrade() -> None:
    """Go back to the revision before."""
    op.drop_table("visit")
