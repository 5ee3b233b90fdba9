"""Mail addresses of accounts.

Revision: 0007, after 0006
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the tables to this revision."""
    op.create_table(
        "mail",
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("notices", sa.Boolean(), nullable=False),
        sa.Column("code_hash", sa.LargeBinary(length=32), nullable=True),
        sa.Column("code_until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_mail_person_id")),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_mail")),
    )


def downgrade() -> None:
    """Go back to the revision before."""
    op.drop_table("mail")
