"""Plans for the coming turn.

Revision: 0012, after 0008
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the tables to this revision."""
    op.create_table(
        "plan",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("plans", sa.JSON(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.String(length=10), nullable=True),
        sa.Column("chosen", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_plan_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_plan_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_plan")),
    )
    op.create_index(op.f("ix_plan_person_id"), "plan", ["person_id"])


def downgrade() -> None:
    """Go back to the revision before."""
    op.drop_index(op.f("ix_plan_person_id"), "plan")
    op.drop_table("plan")
